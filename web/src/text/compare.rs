//! The comparison of two algorithms, and surveys over many boards.

use super::Sentence;
use crate::comparison::Pace;
use crate::survey::{Preset, Quantity};

/// The texts of the comparison. Numbers are given as the language writes them.
pub(crate) struct CompareTexts {
    pub(crate) title: &'static str,
    /// The name of a board's region, by its letter.
    pub(crate) side: fn(&str) -> String,
    /// The name of the list of algorithms of a board.
    pub(crate) algorithm: fn(&str) -> String,
    pub(crate) pace: &'static str,
    pub(crate) paces: fn(Pace) -> &'static str,
    pub(crate) counter: &'static str,
    pub(crate) fewer: &'static str,
    pub(crate) at_step: fn(&str) -> String,
    pub(crate) at_tests: fn(&str) -> String,
    pub(crate) whole_run: &'static str,
    pub(crate) so_far: &'static str,
    pub(crate) steps: &'static str,
    /// A number of millions, in short.
    pub(crate) millions: fn(&str) -> String,
    /// The first board finds its first solution at this step, the second at that one.
    pub(crate) first_solutions: fn(&str, &str) -> Sentence,
    /// The second board searches for something else: the name of its goal.
    pub(crate) other_goal: fn(&str) -> Sentence,
    pub(crate) survey: SurveyTexts,
}

/// The texts of surveys.
pub(crate) struct SurveyTexts {
    pub(crate) title: &'static str,
    pub(crate) what: &'static str,
    pub(crate) presets: fn(Preset) -> &'static str,
    /// What is counted, in a sentence.
    pub(crate) about: fn(Preset) -> &'static str,
    pub(crate) largest: &'static str,
    pub(crate) begin: &'static str,
    pub(crate) stop: &'static str,
    /// So many searches of so many.
    pub(crate) progress: fn(&str, &str) -> String,
    pub(crate) quantity: &'static str,
    /// The name of a quantity that is no counter.
    pub(crate) quantities: fn(Quantity) -> Option<&'static str>,
    /// What the chart shows: the quantity, the first and the last board.
    pub(crate) chart: fn(&str, u8, u8) -> String,
    pub(crate) table: &'static str,
    pub(crate) copy: &'static str,
    pub(crate) save: &'static str,
    pub(crate) program: &'static str,
    pub(crate) solutions: &'static str,
    pub(crate) own_work: &'static str,
    pub(crate) time: &'static str,
    pub(crate) boards_drawn: &'static str,
    pub(crate) candidates: &'static str,
    pub(crate) expected: &'static str,
    pub(crate) expected_draws: &'static str,
    /// How many searches were made.
    pub(crate) searches: &'static str,
    pub(crate) mean: &'static str,
    pub(crate) median: &'static str,
    pub(crate) quartiles: &'static str,
    pub(crate) range: &'static str,
    /// Under a chart with the quartiles of samples.
    pub(crate) spread: &'static str,
}

pub(super) const ENGLISH: CompareTexts = CompareTexts {
    title: "Two algorithms, one board",
    side: |letter| format!("Board {letter}"),
    algorithm: |letter| format!("Algorithm of board {letter}"),
    pace: "Clock",
    paces: |pace| match pace {
        Pace::Events => "Events",
        Pace::Tests => "Tests",
    },
    counter: "Counter",
    fewer: "Fewer in bold",
    at_step: |step| format!("At step {step}"),
    at_tests: |tests| format!("At {tests} tests"),
    whole_run: "Whole run",
    so_far: "So far",
    steps: "Steps",
    millions: |number| format!("{number}\u{a0}M"),
    first_solutions: |first, second| {
        Sentence::marked(&format!(
            "*A* finds its first solution at step {first}, *B* at step {second}."
        ))
    },
    other_goal: |goal| {
        Sentence::marked(&format!(
            "*B* cannot be asked for the goal of A. Its own goal: {goal}."
        ))
    },
    survey: SurveyTexts {
        title: "Board after board",
        what: "Compare",
        presets: |preset| match preset {
            Preset::Pair => "A and B",
            Preset::Sheet001 => "Sheet 001: four programs",
            Preset::Random => "Random against exhaustive",
            Preset::Loops => "Nested loops against recursion",
            Preset::HalfBoard => "Half board against whole board",
            Preset::ForwardChecking => "Plain against forward checking",
        },
        about: |preset| match preset {
            Preset::Pair => "Both algorithms search each empty board from n = 4 on.",
            Preset::Sheet001 => {
                "All solutions by each program of sheet 001: the same tree, held and tested in four ways."
            }
            Preset::Random => {
                "100 random searches on each board, with seeds 1 to 100, beside all n\u{207f} candidates. A row drawn at random for each column takes n\u{207f} ÷ solutions draws on average; for queens drawn onto free squares there is no such formula, so they are only measured."
            }
            Preset::Loops => {
                "The first program of sheet 001 marks a board at every level of its loops; the third calls itself and scans the board."
            }
            Preset::HalfBoard => {
                "All solutions: from every square of the first column, and from half of them with their mirror images."
            }
            Preset::ForwardChecking => {
                "Up to the first solution: column by column, and on the column with the fewest free squares."
            }
        },
        largest: "Up to n =",
        begin: "Count",
        stop: "Stop",
        progress: |done, all| format!("{done} of {all} searches"),
        quantity: "Chart of",
        quantities: |quantity| match quantity {
            Quantity::Time => Some("Milliseconds"),
            _ => None,
        },
        chart: |quantity, first, last| {
            format!(
                "{quantity} for n = {first} to {last}, on a logarithmic scale. The table has the numbers."
            )
        },
        table: "Numbers of the chart",
        copy: "Copy CSV",
        save: "Download CSV",
        program: "Program",
        solutions: "Solutions",
        own_work: "Its own work",
        time: "Time",
        boards_drawn: "Boards drawn until the first solution",
        candidates: "Candidates n\u{207f}",
        expected: "Expected",
        expected_draws: "n\u{207f} ÷ solutions",
        searches: "Searches",
        mean: "Mean ± standard error",
        median: "Median",
        quartiles: "Quartiles",
        range: "Fewest to most",
        spread: "Each mean has its quartiles as a bar.",
    },
};

pub(super) const FRENCH: CompareTexts = CompareTexts {
    title: "Deux algorithmes, un échiquier",
    side: |letter| format!("Échiquier {letter}"),
    algorithm: |letter| format!("Algorithme de l’échiquier {letter}"),
    pace: "Horloge",
    paces: |pace| match pace {
        Pace::Events => "Étapes",
        Pace::Tests => "Tests",
    },
    counter: "Compteur",
    fewer: "Le moindre en gras",
    at_step: |step| format!("À l’étape {step}"),
    at_tests: |tests| format!("À {tests} tests"),
    whole_run: "En tout",
    so_far: "Jusqu’ici",
    steps: "Étapes",
    millions: |number| format!("{number}\u{a0}M"),
    first_solutions: |first, second| {
        Sentence::marked(&format!(
            "*A* trouve sa première solution à l’étape {first}, *B* à l’étape {second}."
        ))
    },
    other_goal: |goal| {
        Sentence::marked(&format!(
            "*B* ne connaît pas le but de A. Son propre but : {goal}."
        ))
    },
    survey: SurveyTexts {
        title: "D’échiquier en échiquier",
        what: "Comparer",
        presets: |preset| match preset {
            Preset::Pair => "A et B",
            Preset::Sheet001 => "Fiche 001 : quatre programmes",
            Preset::Random => "Hasard contre exhaustivité",
            Preset::Loops => "Boucles imbriquées contre récursivité",
            Preset::HalfBoard => "Demi-échiquier contre échiquier entier",
            Preset::ForwardChecking => "Recherche simple contre vérification anticipée",
        },
        about: |preset| match preset {
            Preset::Pair => {
                "Les deux algorithmes parcourent chaque échiquier vide à partir de n = 4."
            }
            Preset::Sheet001 => {
                "Toutes les solutions par chaque programme de la fiche 001 : le même arbre, tenu et testé de quatre façons."
            }
            Preset::Random => {
                "100 recherches au hasard sur chaque échiquier, avec les graines 1 à 100, à côté des n\u{207f} combinaisons. Une ligne tirée au sort par colonne demande en moyenne n\u{207f} ÷ solutions tirages ; pour des reines tirées sur les cases libres, aucune formule semblable : elles sont seulement mesurées."
            }
            Preset::Loops => {
                "Le premier programme de la fiche 001 marque un échiquier à chaque niveau de ses boucles ; le troisième s’appelle lui-même et scrute l’échiquier."
            }
            Preset::HalfBoard => {
                "Toutes les solutions : depuis chaque case de la première colonne, et depuis la moitié d’entre elles avec leurs images par réflexion."
            }
            Preset::ForwardChecking => {
                "Jusqu’à la première solution : colonne après colonne, et sur la colonne qui a le moins de cases libres."
            }
        },
        largest: "Jusqu’à n =",
        begin: "Compter",
        stop: "Arrêter",
        progress: |done, all| format!("{done} recherches sur {all}"),
        quantity: "Graphique",
        quantities: |quantity| match quantity {
            Quantity::Time => Some("Millisecondes"),
            _ => None,
        },
        chart: |quantity, first, last| {
            format!(
                "{quantity} pour n = {first} à {last}, sur une échelle logarithmique. Le tableau donne les nombres."
            )
        },
        table: "Nombres du graphique",
        copy: "Copier le CSV",
        save: "Télécharger le CSV",
        program: "Programme",
        solutions: "Solutions",
        own_work: "Travail propre",
        time: "Temps",
        boards_drawn: "Tirages jusqu’à la première solution",
        candidates: "Combinaisons n\u{207f}",
        expected: "Attendu",
        expected_draws: "n\u{207f} ÷ solutions",
        searches: "Recherches",
        mean: "Moyenne ± erreur type",
        median: "Médiane",
        quartiles: "Quartiles",
        range: "Du moins au plus",
        spread: "Chaque moyenne porte ses quartiles en barre.",
    },
};

pub(super) const ROMANIAN: CompareTexts = CompareTexts {
    title: "Doi algoritmi, o tablă",
    side: |letter| format!("Tabla {letter}"),
    algorithm: |letter| format!("Algoritmul tablei {letter}"),
    pace: "Ceas",
    paces: |pace| match pace {
        Pace::Events => "Pași",
        Pace::Tests => "Teste",
    },
    counter: "Contor",
    fewer: "Cel mai mic, îngroșat",
    at_step: |step| format!("La pasul {step}"),
    at_tests: |tests| format!("Teste făcute: {tests}"),
    whole_run: "În total",
    so_far: "Până aici",
    steps: "Pași",
    millions: |number| format!("{number}\u{a0}mil."),
    first_solutions: |first, second| {
        Sentence::marked(&format!(
            "*A* găsește prima soluție la pasul {first}, *B* la pasul {second}."
        ))
    },
    other_goal: |goal| Sentence::marked(&format!("*B* nu are scopul lui A. Scopul lui: {goal}.")),
    survey: SurveyTexts {
        title: "Din tablă în tablă",
        what: "Compară",
        presets: |preset| match preset {
            Preset::Pair => "A și B",
            Preset::Sheet001 => "Fișa 001: patru programe",
            Preset::Random => "La întâmplare față de exhaustiv",
            Preset::Loops => "Bucle imbricate față de recursivitate",
            Preset::HalfBoard => "Jumătate de tablă față de tabla întreagă",
            Preset::ForwardChecking => "Căutare simplă față de verificare anticipată",
        },
        about: |preset| match preset {
            Preset::Pair => "Amândoi algoritmii caută pe fiecare tablă goală, de la n = 4.",
            Preset::Sheet001 => {
                "Toate soluțiile, prin fiecare program din fișa 001: același arbore, ținut și testat în patru feluri."
            }
            Preset::Random => {
                "100 de căutări la întâmplare pe fiecare tablă, cu semințele de la 1 la 100, alături de toate cele n\u{207f} combinații. Dacă pentru fiecare coloană se trage la sorți o linie, e nevoie în medie de n\u{207f} ÷ soluții trageri; pentru regine trase pe câmpuri libere nu există o astfel de formulă, așa că ele sunt doar măsurate."
            }
            Preset::Loops => {
                "Primul program din fișa 001 marchează o tablă la fiecare nivel al buclelor; al treilea se apelează pe sine și scanează tabla."
            }
            Preset::HalfBoard => {
                "Toate soluțiile: de la fiecare câmp al primei coloane și de la jumătate din ele, cu imaginile lor în oglindă."
            }
            Preset::ForwardChecking => {
                "Până la prima soluție: coloană după coloană și pe coloana cu cele mai puține câmpuri libere."
            }
        },
        largest: "Până la n =",
        begin: "Numără",
        stop: "Oprește",
        progress: |done, all| format!("Căutări: {done} din {all}"),
        quantity: "Grafic",
        quantities: |quantity| match quantity {
            Quantity::Time => Some("Milisecunde"),
            _ => None,
        },
        chart: |quantity, first, last| {
            format!(
                "{quantity} pentru n = {first} până la {last}, pe scară logaritmică. Numerele sunt în tabel."
            )
        },
        table: "Numerele graficului",
        copy: "Copiază CSV",
        save: "Descarcă CSV",
        program: "Program",
        solutions: "Soluții",
        own_work: "Munca proprie",
        time: "Timp",
        boards_drawn: "Table trase la sorți până la prima soluție",
        candidates: "Combinații n\u{207f}",
        expected: "Așteptat",
        expected_draws: "n\u{207f} ÷ soluții",
        searches: "Căutări",
        mean: "Media ± eroarea standard",
        median: "Mediana",
        quartiles: "Cuartile",
        range: "De la cel mai puțin la cel mai mult",
        spread: "Fiecare medie are cuartilele ca bară.",
    },
};
