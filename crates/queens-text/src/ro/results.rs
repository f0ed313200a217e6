//! The results panel.

mod verdict;

use queens_core::check::Fault;
use queens_core::formats::read::{Expected, Spot};
use queens_core::formats::{Base, Border, Form};
use queens_core::{LineKind, Problem};
use queens_page::results::{FileKind, Refusal, Tool};

use super::header;
use super::number;
use crate::number::Numbers;
use crate::results::{CheckTexts, Cost, ExportTexts, ResultsTexts, listed, sum};

/// The boards that symmetries make of one, itself included.
fn images(size: usize) -> String {
    match size {
        1 => "imagine unică".to_owned(),
        _ => format!("{size} imagini"),
    }
}

pub(crate) const TEXTS: ResultsTexts = ResultsTexts {
    nothing: "Porniți o căutare: tablele găsite vor sta aici.",
    count_alone: "O numărătoare nu păstrează nicio tablă. Alegeți alt algoritm și scopul „Toate” ca să le vedeți.",
    count: "O numărătoare nu păstrează nicio tablă. Alegeți scopul „Toate” ca să le vedeți.",
    too_wide: "Pe o tablă atât de mare soluțiile nu sunt listate; cea găsită stă pe tablă.",
    more: "Mai pot veni soluții cât timp căutarea continuă.",
    limit: |numbers, limit| {
        format!(
            "Se păstrează doar primele {}; totalul le numără pe toate.",
            counted(numbers, limit, "table")
        )
    },
    orbits: |numbers, sizes, total| {
        let part = |(index, &(size, count)): (usize, &(usize, u64))| match (index, count) {
            (0, 1) => format!("1 orbită de {size}"),
            (0, _) => format!("{} de {size}", counted(numbers, count, "orbite")),
            _ => format!("{} de {size}", numbers.whole(count)),
        };
        let parts: Vec<_> = sizes.iter().enumerate().map(part).collect();
        format!("{}: {}", listed(&parts, "și"), sum(numbers, sizes, total))
    },
    no_symmetry: "Nicio simetrie nu păstrează reginele fixate: fiecare tablă e o clasă aparte.",
    chain: "Demonstrația numărului minim",
    refuted: |numbers, queens, cost| {
        let (count, one, many) = match cost {
            Cost::Nodes(nodes) => (nodes, "un nod", "noduri"),
            Cost::Tests(tests) => (tests, "un test", "teste"),
        };
        let cost = number::written(count, &numbers.whole(count), one, many);
        format!("k\u{a0}=\u{a0}{queens}: infirmat, {cost}")
    },
    found: |queens| format!("k\u{a0}=\u{a0}{queens}: găsit"),
    gallery: "Soluții",
    orbit: images,
    board: |numbers, number, squares, orbit| {
        format!(
            "Soluția {}, {}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    class_board: |numbers, number, squares, orbit| {
        format!(
            "Clasa {}, {}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    open_class: |numbers, number, size| {
        format!(
            "{}: arată tablele clasei {}",
            images(size),
            numbers.whole(number)
        )
    },
    class: |numbers, number, found, size| {
        let number = numbers.whole(number);
        match (found, size) {
            (1, 1) => format!("Clasa {number}: o tablă"),
            _ if found == size => format!("Clasa {number}: {size} table"),
            _ => format!("Clasa {number}: {found} din {size} table până aici"),
        }
    },
    all_classes: "Toate clasele",
    tools: "Unelte",
    tool: |tool| match tool {
        Tool::Export => header::TEXTS.export,
        Tool::Check => "Verifică rezultatul meu",
        Tool::Definitions => "Definiții",
    },
    export: ExportTexts {
        form: "Forma",
        form_name: |form| match form {
            None
            | Some(Form::Spaced | Form::Compact | Form::Pairs | Form::Tour | Form::Squares) => {
                "Cum scrie programul"
            }
            Some(Form::Numbered) => "Sol #, de la 0 (fișa 000)",
            Some(Form::Digits(Base::Zero)) => "Cifre de la 0 (fișa 001)",
            Some(Form::Digits(Base::One)) => "Cifre de la 1 (fișa 001)",
            Some(Form::Letters(Border::Framed)) => "Table din Q și -, numerotate (fișa 000)",
            Some(Form::Letters(Border::Bare)) => "Table din Q și -",
            Some(Form::Bars(Border::Framed)) => "Table din DD, cu chenar (fișa 003)",
            Some(Form::Bars(Border::Bare)) => "Table din DD",
            Some(Form::List) => "Câte o listă pe rând (fișa 002)",
            Some(Form::Lists) => "O singură listă Python",
            Some(Form::Plain(Base::Zero)) => "Numere de la 0",
            Some(Form::Plain(Base::One)) => "Numere de la 1",
        },
        numbers: |are_rows| match are_rows {
            true => "Numerele sunt linia fiecărei coloane, de la coloana a.",
            false => "Numerele sunt coloana fiecărei linii, de la linia 1.",
        },
        most: "Câte",
        all: "toate",
        preview: "Începutul textului",
        copy: "Copiază",
        save: |kind| match kind {
            FileKind::Text => "Fișier text",
            FileKind::Csv => "CSV",
            FileKind::Json => "JSON",
        },
        limits: |numbers, copied, saved| {
            format!(
                "Se copiază cel mult {}, se salvează cel mult {}. CSV și JSON numesc căutarea.",
                counted(numbers, copied as u64, "table"),
                numbers.whole(saved as u64)
            )
        },
        nothing: "Încă nu sunt table de exportat.",
    },
    check: CheckTexts {
        label: "Ce a scris programul dumneavoastră",
        hint: |numbers, problem, bytes, n| match problem {
            Problem::Domination => format!(
                "Lipiți mulțimi dominante, una pe rând sau fiecare între paranteze: câmpuri ca a1, b5, c8. Se judecă după tablă, variantă, \
                 k și câmpurile fixate și se compară cu toate mulțimile cele mai mici, sau cu toate cele de k regine, dacă o căutare le găsește \
                 la timp. Cel mult {}.",
                counted(numbers, bytes as u64, "octeți")
            ),
            Problem::Knight => format!(
                "Lipiți parcursuri, fiecare câmp în ordinea vizitelor: câmpuri ca a1 b3 c1, indicii lor de la 0, ca [0, 17, 2], sau coordonatele lor \
                 [linie, coloană] de la 0, ca [[0, 0], [2, 1], [0, 2]]. Rândurile care urmează unul după altul se citesc împreună până când tabla e \
                 plină. Se judecă după tablă, variantă și câmpul de start, dacă e fixat, și se compară cu toate parcursurile cu același start, dacă o \
                 căutare le găsește la timp. Cel mult {}.",
                counted(numbers, bytes as u64, "octeți")
            ),
            Problem::Queens => format!(
                "Lipiți textul așa cum e: rânduri Sol #, cifre ca 15863724, liste ca [1, 3, 0, 2], șiruri de numere, \
                 table din Q și -, table din DD. Se compară cu toate soluțiile pentru tabla și câmpurile fixate, în ordinea algoritmului, oricare ar fi \
                 scopul și simetria alese. Cel mult {}, și n până la {n}.",
                counted(numbers, bytes as u64, "octeți")
            ),
        },
        ask: "Verifică",
        stop: "Oprește",
        waiting: "Se caută toate soluțiile…",
        stopped: "Verificarea a fost oprită.",
        refused: |numbers, refusal| {
            match refusal {
            Refusal::Empty => "Nu e nimic de verificat: lipiți ce a scris programul.".to_owned(),
            Refusal::TooLong(length) => format!(
                "Textul are {}; se verifică cel mult {}.",
                counted(numbers, *length as u64, "octeți"),
                numbers.whole(queens_core::check::LONGEST_TEXT as u64)
            ),
            Refusal::TooLarge(n) => format!(
                "n\u{a0}=\u{a0}{n} e prea mare: o verificare caută din nou toate soluțiile, pentru n până la {}.",
                queens_core::check::LARGEST_BOARD
            ),
            Refusal::NoEngine => {
                "Motorul s-a oprit; reîncărcați-l și verificați din nou.".to_owned()
            }
            Refusal::NoCode => "Codul de verificare nu a putut fi încărcat; verificați conexiunea, apoi încercați din nou".to_owned(),
            Refusal::Engine(reason) => format!("Motorul a refuzat verificarea: {reason}"),
        }
        },
        verdict: verdict::verdict,
        starts: |count, squares| match count {
            1 => format!("Start: {squares}. Pe pagină nu e fixat niciunul, se admite oricare."),
            _ => format!("Starturi: {squares}. Pe pagină nu e fixat niciunul, se admite oricare."),
        },
        other: |n| {
            format!(
                "Acestea sunt soluții ale tablei {n}×{n}: alegeți n\u{a0}=\u{a0}{n} și verificați din nou."
            )
        },
        empty_lists: |lists| {
            let lists = match lists {
                1 => "Există o listă goală".to_owned(),
                2..=19 => format!("Sunt {lists} liste goale"),
                _ => format!("Sunt {lists} de liste goale"),
            };
            format!(
                "{lists} și nicio tablă: programul dumneavoastră păstrează câte o copie a fiecărei liste, înainte să ia regine de pe tablă?"
            )
        },
        form: |form, are_rows| {
            let lines = match are_rows {
                true => "linia fiecărei coloane",
                false => "coloana fiecărei linii",
            };
            match form {
                Form::Numbered
                | Form::List
                | Form::Lists
                | Form::Spaced
                | Form::Compact
                | Form::Tour => format!("Citit ca liste: {lines}."),
                Form::Squares => "Citit ca nume de câmpuri.".to_owned(),
                Form::Pairs => "Citit ca perechi: coloana și linia, de la 0.".to_owned(),
                Form::Digits(base) => format!("Citit ca cifre de la {}: {lines}.", base.first()),
                Form::Plain(base) => format!("Citit ca numere de la {}: {lines}.", base.first()),
                Form::Letters(_) => "Citit ca table din Q și -, întâi linia 0.".to_owned(),
                Form::Bars(_) => {
                    "Citit ca table din DD, câte un rând de coloană, ca în fișa 003.".to_owned()
                }
            }
        },
        missing: |numbers, count| format!("Lipsesc: {}", numbers.whole(count)),
        doubled: |numbers, count| format!("Repetate: {}", numbers.whole(count)),
        wrong: |numbers, count| format!("Greșite: {}", numbers.whole(count)),
        unreadable: |numbers, count| format!("Rânduri necitite: {}", numbers.whole(count)),
        doubled_line: |numbers, doubled| {
            let (line, before) = (spot(numbers, doubled.at), spot(numbers, doubled.before));
            format!("Rândul {line}: la fel ca rândul {before}")
        },
        wrong_line: |numbers, wrong| {
            let line = spot(numbers, wrong.at);
            match wrong.fault {
                Fault::Queens { found: 1, expected } => {
                    format!("Rândul {line}: o regină în loc de {expected}")
                }
                Fault::Queens { found, expected } => {
                    let found = counted(numbers, found, "regine");
                    format!("Rândul {line}: {found} în loc de {expected}")
                }
                Fault::Number { number } => {
                    format!(
                        "Rândul {line}: {number} nu e nici linie, nici coloană, nici câmp al acestei table"
                    )
                }
                Fault::SquareNumber { number, last } => {
                    format!(
                        "Rândul {line}: {number} nu e un câmp al acestei table: câmpurile au numere de la 0 la {last}"
                    )
                }
                Fault::Beyond { square } => {
                    format!("Rândul {line}: {square} nu e pe această tablă")
                }
                Fault::Again { square } => format!("Rândul {line}: {square} apare de două ori"),
                Fault::Uncovered { square } => {
                    format!("Rândul {line}: nicio regină nu acoperă {square}")
                }
                Fault::Visits { found, expected } => {
                    format!("Rândul {line}: câmpuri vizitate: {found} în loc de {expected}")
                }
                Fault::Start { square } => {
                    format!("Rândul {line}: parcursul nu începe pe {square}")
                }
                Fault::Jump { from, to } => {
                    let place = wrong
                        .jumps_at()
                        .map(|place| format!(", câmpul {place} al parcursului"));
                    format!(
                        "Rândul {line}: nicio mutare a calului nu duce de pe {from} pe {to}{}",
                        place.unwrap_or_default()
                    )
                }
                Fault::Open { square } => {
                    format!(
                        "Rândul {line}: de pe ultimul câmp, {square}, nicio mutare nu duce înapoi pe primul"
                    )
                }
                Fault::Attack {
                    first,
                    second,
                    line: along,
                } => {
                    let along = match along {
                        LineKind::Row => "pe linie",
                        LineKind::Column => "pe coloană",
                        LineKind::Diagonal => "pe diagonală",
                    };
                    format!("Rândul {line}: {first} și {second} se atacă {along}")
                }
                Fault::Given { square } => {
                    format!("Rândul {line}: nicio regină pe câmpul fixat {square}")
                }
            }
        },
        open: "Arată această tablă",
        unreadable_line: |numbers, unreadable| {
            let expected = match unreadable.expected {
                Expected::Solution => "o soluție într-una din forme".to_owned(),
                Expected::Digits(n) => counted(numbers, n.into(), "cifre"),
                Expected::Numbers(n) => counted(numbers, n.into(), "numere"),
                Expected::Squares(n) => format!("un rând de {n} câmpuri"),
                Expected::Rows { expected, found } => {
                    format!("o tablă de {expected} rânduri, sunt {found}")
                }
                Expected::Bracket => "o paranteză de închidere".to_owned(),
                Expected::Names { last, most: None } => format!("câmpuri de la a1 la {last}"),
                Expected::Names {
                    last,
                    most: Some(most),
                } => {
                    format!("câmpuri de la a1 la {last} sau indici de la 0 la {most}")
                }
            };
            let line = numbers.whole(unreadable.line);
            format!(
                "Rândul {line}: „{}”; se aștepta {expected}",
                unreadable.text
            )
        },
        departure: |numbers, at, printed, expected, name| {
            let line = spot(numbers, at);
            format!(
                "Rândul {line} se abate de la ordinea lui {name}: are {printed}, se aștepta {expected}."
            )
        },
        and_more: |numbers, count| format!("și încă {}", numbers.whole(count)),
    },
};

/// A number that is not told in a word, with its noun.
fn counted(numbers: &Numbers, count: u64, noun: &str) -> String {
    number::written(count, &numbers.whole(count), &format!("1 {noun}"), noun)
}

/// The line of a board, and which of the boards on it that is.
fn spot(numbers: &Numbers, at: Spot) -> String {
    let line = numbers.whole(at.line);
    match at.list {
        Some(list) => format!("{line}, lista {}", numbers.whole(list)),
        None => line,
    }
}
