//! The comparison of two algorithms, and surveys over many boards.

use queens_core::Problem;
use queens_page::comparison::Pace;
use queens_page::survey::{Preset, Quantity};

use crate::Sentence;
use crate::compare::{CompareTexts, SurveyTexts};

pub(crate) const TEXTS: CompareTexts = CompareTexts {
    title: "Deux algorithmes, un échiquier",
    side: |letter| format!("Échiquier {letter}"),
    algorithm: |letter| format!("Algorithme de l’échiquier {letter}"),
    pace: "Horloge",
    paces: |pace| match pace {
        Pace::Events => "Étapes",
        Pace::Tests => "Tests",
    },
    counter: "Compteur",
    fewer: "La plus petite valeur en gras",
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
            "*B* ne connaît pas l’objectif de A. Le sien\u{a0}: {goal}."
        ))
    },
    survey: SurveyTexts {
        title: "Autres comparaisons",
        what: "Comparer",
        presets: |preset| match preset {
            Preset::Pair => "A et B",
            Preset::Every => "Tous les algorithmes, cet échiquier",
            Preset::Sheet001 => "Fiche 001\u{a0}: quatre programmes",
            Preset::Random => "Hasard contre exhaustivité",
            Preset::BruteForce => "Force brute contre retour arrière",
            Preset::Loops => "Boucles imbriquées contre récursivité",
            Preset::HalfBoard => "Demi-échiquier contre échiquier entier",
            Preset::ForwardChecking => "Recherche simple contre vérification anticipée",
            Preset::LeastSets => "Tous les ensembles de taille minimale, de deux façons",
            Preset::Tours => "Les trois ordres du cavalier",
        },
        about: |preset, problem| match preset {
            Preset::Pair => match problem {
                Problem::Queens => {
                    "Les deux algorithmes parcourent chaque échiquier vide à partir de n\u{a0}=\u{a0}4."
                }
                Problem::Domination => {
                    "Les deux cherchent un ensemble de taille minimale, de la variante choisie, sur chaque échiquier vide à partir de n\u{a0}=\u{a0}3, quel que soit k."
                }
                Problem::Knight => {
                    "Les deux cherchent un parcours de la variante choisie depuis a1, sur chaque échiquier carré à partir de n\u{a0}=\u{a0}3. Ce qui atteint sa limite est abandonné, et le tableau le dit."
                }
            },
            Preset::Every => {
                "Tous les algorithmes de ce problème sur l’échiquier du formulaire, avec ses cases fixées et son objectif, ou avec un objectif propre à l’algorithme s’il n’a pas celui-là. Un nom mène à la recherche. Ce qu’un algorithme refuse, sa ligne le dit."
            }
            Preset::BruteForce => {
                "Jusqu’à la première solution\u{a0}: tous les ensembles de n cases, une ligne par colonne et toutes les permutations, l’une après l’autre, et le retour arrière, qui abandonne un début dès que deux reines se menacent. Les tests d’une force brute sont le rang de sa première solution parmi ses combinaisons."
            }
            Preset::LeastSets => {
                "Tous les ensembles de taille minimale de la variante choisie sur chaque échiquier vide\u{a0}: en couvrant une case après l’autre, et en passant en revue tous les ensembles d’autant de reines."
            }
            Preset::Tours => {
                "Un parcours de la variante choisie depuis a1, sur des échiquiers carrés\u{a0}: les coups dans l’ordre de la fiche, par le plus petit nombre de coups suivants, et de même avec le départage de Roth. Ce qui atteint sa limite est abandonné, et le tableau le dit."
            }
            Preset::Sheet001 => {
                "Toutes les solutions par chaque programme de la fiche 001\u{a0}: le même arbre, tenu et testé de quatre façons."
            }
            Preset::Random => {
                "100 recherches au hasard sur chaque échiquier, avec les graines 1 à 100, à côté des n\u{207f} combinaisons. Une ligne tirée au sort par colonne demande en moyenne n\u{207f} ÷ solutions tirages\u{a0}; pour des reines tirées sur les cases libres, aucune formule semblable\u{a0}: elles sont seulement mesurées."
            }
            Preset::Loops => {
                "Le premier programme de la fiche 001 marque un échiquier à chaque niveau de ses boucles\u{a0}; le troisième s’appelle lui-même et scrute l’échiquier."
            }
            Preset::HalfBoard => {
                "Toutes les solutions\u{a0}: depuis chaque case de la première colonne, et depuis la moitié d’entre elles avec leurs images par réflexion."
            }
            Preset::ForwardChecking => {
                "Jusqu’à la première solution\u{a0}: colonne après colonne, et sur la colonne qui a le moins de cases libres."
            }
        },
        largest: "Jusqu’à n =",
        lettered: |letter, algorithm| format!("{letter}\u{a0}: {algorithm}"),
        begin: "Tout lancer",
        stop: "Arrêter",
        progress: |done, all| format!("{done} recherches sur {all}"),
        quantity: "Graphique",
        quantities: |quantity| match quantity {
            Quantity::Time => Some("Millisecondes (médiane)"),
            _ => None,
        },
        chart: |quantity, first, last| {
            format!(
                "{quantity} pour n\u{a0}=\u{a0}{first} à {last}, sur une échelle logarithmique. Le tableau donne les nombres."
            )
        },
        table: "Nombres du graphique",
        copy: "Copier le CSV",
        save: "Télécharger le CSV",
        save_chart: "Télécharger le graphique (SVG)",
        program: "Programme",
        solutions: |problem| match problem {
            Problem::Queens => "Solutions",
            Problem::Domination => "Ensembles trouvés",
            Problem::Knight => "Parcours trouvés",
        },
        queens: "Reines par ensemble",
        given_up: |label, number| format!("Abandonné. {label}\u{a0}: {number}."),
        own_work: "Travail propre",
        time: "Temps médian",
        timing: |seconds| {
            format!(
                "Une recherche courte est faite cinq fois\u{a0}; son temps est la médiane. Après {seconds}\u{a0}secondes de travail, une recherche est abandonnée."
            )
        },
        boards_drawn: "Tirages jusqu’à la première solution",
        candidates: "Combinaisons n\u{207f}",
        space: "Combinaisons",
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
