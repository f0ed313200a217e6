//! The comparison of two algorithms, and surveys over many boards.

use queens_core::Problem;
use queens_page::comparison::Pace;
use queens_page::survey::{Preset, Quantity};

use crate::Sentence;
use crate::compare::{CompareTexts, SurveyTexts};

pub(crate) const TEXTS: CompareTexts = CompareTexts {
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
        title: "Alte comparații",
        what: "Compară",
        presets: |preset| match preset {
            Preset::Pair => "A și B",
            Preset::Every => "Toți algoritmii, această tablă",
            Preset::Sheet001 => "Fișa 001: patru programe",
            Preset::Random => "La întâmplare față de exhaustiv",
            Preset::BruteForce => "Forță brută față de backtracking",
            Preset::Loops => "Bucle imbricate față de recursivitate",
            Preset::HalfBoard => "Jumătate de tablă față de tabla întreagă",
            Preset::ForwardChecking => "Căutare simplă față de verificare anticipată",
            Preset::LeastSets => "Toate mulțimile cele mai mici, în două feluri",
            Preset::Tours => "Cele trei ordini ale calului",
        },
        about: |preset, problem| match preset {
            Preset::Pair => match problem {
                Problem::Queens => {
                    "Amândoi algoritmii caută pe fiecare tablă goală, de la n\u{a0}=\u{a0}4."
                }
                Problem::Domination => {
                    "Amândoi caută o mulțime cu cele mai puține regine, din varianta aleasă, pe fiecare tablă goală, de la n\u{a0}=\u{a0}3, oricare ar fi k."
                }
                Problem::Knight => {
                    "Amândoi caută un parcurs din varianta aleasă, din a1, pe fiecare tablă pătrată de la n\u{a0}=\u{a0}3. Ce ajunge la limită e abandonat, iar tabelul o spune."
                }
            },
            Preset::Every => {
                "Toți algoritmii acestei probleme pe tabla din formular, cu câmpurile ei fixate și cu scopul ei, sau cu un scop propriu, unde algoritmul nu îl are pe acesta. Un nume duce la căutare. Ce refuză un algoritm spune rândul lui."
            }
            Preset::BruteForce => {
                "Până la prima soluție: toate mulțimile de n câmpuri, câte o linie pentru fiecare coloană și toate permutările, una după alta, și backtrackingul, care renunță la un început de îndată ce două regine se atacă. Testele unei forțe brute sunt numărul de ordine al primei ei soluții printre combinații."
            }
            Preset::LeastSets => {
                "Toate mulțimile cu cele mai puține regine, din varianta aleasă, pe fiecare tablă goală: acoperind un câmp după altul și trecând prin toate mulțimile de atâtea regine."
            }
            Preset::Tours => {
                "Un parcurs din varianta aleasă, din a1, pe table pătrate: mutările în ordinea fișei, după cele mai puține continuări, și la fel cu departajarea lui Roth. Ce ajunge la limită e abandonat, iar tabelul o spune."
            }
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
        lettered: |letter, algorithm| format!("{letter}: {algorithm}"),
        begin: "Pornește tot",
        stop: "Oprește",
        progress: |done, all| format!("Căutări: {done} din {all}"),
        quantity: "Grafic",
        quantities: |quantity| match quantity {
            Quantity::Time => Some("Milisecunde (mediană)"),
            _ => None,
        },
        chart: |quantity, first, last| {
            format!(
                "{quantity} pentru n\u{a0}=\u{a0}{first} până la {last}, pe scară logaritmică. Numerele sunt în tabel."
            )
        },
        table: "Numerele graficului",
        copy: "Copiază CSV",
        save: "Descarcă CSV",
        save_chart: "Descarcă graficul (SVG)",
        program: "Program",
        solutions: |problem| match problem {
            Problem::Queens => "Soluții",
            Problem::Domination => "Mulțimi găsite",
            Problem::Knight => "Parcursuri găsite",
        },
        queens: "Regine într-o mulțime",
        given_up: |label, number| format!("S-a renunțat. {label}: {number}."),
        own_work: "Munca proprie",
        time: "Timp median",
        timing: |seconds| {
            format!(
                "O căutare scurtă se face de cinci ori; timpul ei e mediana. După {seconds}\u{a0}secunde de lucru se renunță la o căutare."
            )
        },
        boards_drawn: "Table trase la sorți până la prima soluție",
        candidates: "Combinații n\u{207f}",
        space: "Combinații",
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
