//! The check of a program's output.

use queens_core::check::{NotASolution, Outcome, Selection, Verdict};
use queens_core::formats::read::{Claim, Expected, FirstLine, Notation};
use queens_core::{Axis, LineKind, Problem};
use queens_page::results::Refusal;

use super::number;
use crate::Sentence;
use crate::check::CheckTexts;
use crate::number::Numbers;

pub(crate) const TEXTS: CheckTexts = CheckTexts {
    label: "Ce a afișat programul dumneavoastră",
    hint: |numbers, problem, bytes| {
        let forms = match problem {
            Problem::Queens => {
                "Lipiți textul neschimbat: numere, liste, perechi, câmpuri ca a1, table desenate cu orice semne, tabele de 0 și 1."
            }
            Problem::Domination => {
                "Lipiți textul neschimbat: table desenate, câmpuri ca a1, b5, c8, perechi de numere sau numerele câmpurilor. Fiecare \
                 rând, listă sau tablă este o mulțime."
            }
            Problem::Knight => {
                "Lipiți textul neschimbat: tabele cu numerele pașilor, câmpuri ca a1 b3 c1, perechi de numere sau numerele \
                 câmpurilor în ordinea vizitării."
            }
        };
        let compared = match problem {
            Problem::Queens => {
                "Pagina le compară cu toate soluțiile pentru această tablă și câmpurile ei fixate."
            }
            Problem::Domination => {
                "Pagina le verifică după tablă, variantă, k și câmpurile fixate. Le compară cu toate mulțimile, dacă o căutare se termină la timp."
            }
            Problem::Knight => {
                "Pagina le verifică după tablă, variantă și câmpul de plecare. Le compară cu toate parcursurile de pe același câmp de plecare, dacă o căutare \
                 se termină la timp."
            }
        };
        format!(
            "{forms} {compared} Cel mult {}.",
            counted(numbers, bytes as u64, "octeți")
        )
    },
    ask: "Verifică",
    stop: "Oprește",
    reading: "Se citește textul…",
    waiting: "Se caută toate soluțiile…",
    stopped: "Ați oprit verificarea.",
    refused: |numbers, refusal| {
        match refusal {
        Refusal::Empty => "Nu e nimic de verificat: lipiți ce a afișat programul.".to_owned(),
        Refusal::TooLong(length) => format!(
            "Textul are {}; limita este {}. Verificați o parte din el sau folosiți comanda queens check.",
            counted(numbers, *length as u64, "octeți"),
            numbers.whole(queens_core::check::LONGEST_TEXT as u64)
        ),
        Refusal::NoEngine => "Motorul s-a oprit. Reîncărcați-l și verificați din nou.".to_owned(),
        Refusal::NoCode => {
            "Codul de verificare nu a putut fi încărcat. Verificați conexiunea și încercați din nou.".to_owned()
        }
        Refusal::Engine(reason) => format!("Motorul a refuzat verificarea: {reason}"),
    }
    },
    outcome: |verdict| match verdict.outcome() {
        Outcome::Incomplete if verdict.solutions.is_none() => "Poate incomplet.",
        Outcome::Right => "Corect.",
        Outcome::Wrong => "Greșit.",
        Outcome::Incomplete => "Incomplet.",
        Outcome::Unread => "Nu s-a citit tot.",
    },
    verdict,
    starts: |count, squares| match count {
        1 => {
            format!("Câmp de plecare: {squares}. Pe pagină nu e fixat niciunul, se admite oricare.")
        }
        _ => format!(
            "Câmpuri de plecare: {squares}. Pe pagină nu e fixat niciunul, se admite oricare."
        ),
    },
    other: |n| {
        format!("Acestea sunt soluții ale tablei {n}×{n}. Verificați-le cu n\u{a0}=\u{a0}{n}.")
    },
    empty_lists: |lists| {
        let lists = match lists {
            1 => "Textul are o listă goală".to_owned(),
            _ => format!(
                "Textul are {}",
                number::written(
                    lists as u64,
                    &lists.to_string(),
                    "1 listă goală",
                    "liste goale"
                )
            ),
        };
        format!(
            "{lists} și nicio tablă. Programul dumneavoastră copiază fiecare listă înainte să ia regine de pe tablă?"
        )
    },
    form: |notation| match notation {
        Notation::Drawing { sign, first } => format!(
            "Citit ca table desenate, cu {} pentru o regină; {}.",
            match sign.as_str() {
                "" => "un spațiu",
                sign => sign,
            },
            first_line(*first)
        ),
        Notation::Lines { axis, base } => {
            let lines = match axis {
                Axis::Files => "linia fiecărei coloane",
                Axis::Ranks => "coloana fiecărei linii",
            };
            format!("Citit ca {lines}, numărate de la {}.", base.first())
        }
        Notation::Pairs { first, base } => {
            let pair = match first {
                Axis::Files => "coloană și linie",
                Axis::Ranks => "linie și coloană",
            };
            format!(
                "Citit ca perechi de {pair}, numărate de la {}.",
                base.first()
            )
        }
        Notation::SquareNumbers { axis, base } => {
            let lines = match axis {
                Axis::Files => "coloană cu coloană",
                Axis::Ranks => "linie cu linie",
            };
            format!(
                "Citit ca numere de câmpuri de la {}, {lines}.",
                base.first()
            )
        }
        Notation::VisitNumbers { first, base } => format!(
            "Citit ca tabel cu numerele pașilor de la {}; {}.",
            base.first(),
            first_line(*first)
        ),
        Notation::Names => "Citit ca nume de câmpuri.".to_owned(),
        Notation::Fen => "Citit ca poziție FEN.".to_owned(),
    },
    missing: |numbers, count| format!("Lipsesc: {}", numbers.whole(count)),
    doubled: |numbers, count| format!("Repetate: {}", numbers.whole(count)),
    wrong: |numbers, count| format!("Greșite: {}", numbers.whole(count)),
    unread: |numbers, count| format!("Rânduri necitite: {}", numbers.whole(count)),
    passed_over: |numbers, count| match count {
        1 => "Un rând fără tablă și fără afirmație a fost ignorat.".to_owned(),
        _ => format!(
            "{} fără tablă și fără afirmație au fost ignorate.",
            counted(numbers, count, "rânduri")
        ),
    },
    line: |numbers, at, reason| {
        let line = numbers.whole(at.line);
        match at.list {
            Some(list) => format!("Rândul {line}, lista {}: {reason}", numbers.whole(list)),
            None => format!("Rândul {line}: {reason}"),
        }
    },
    again: |numbers, before| {
        let line = numbers.whole(before.line);
        match before.list {
            Some(list) => format!("la fel ca rândul {line}, lista {}", numbers.whole(list)),
            None => format!("la fel ca rândul {line}"),
        }
    },
    claim: |numbers, judged| {
        let claim = match judged.claim {
            Claim::None => "textul spune că nu există soluții".to_owned(),
            Claim::Solutions(1) | Claim::Found(1) => "textul spune că există o soluție".to_owned(),
            Claim::Solutions(count) | Claim::Found(count) => {
                format!(
                    "textul spune că există {}",
                    counted(numbers, count, "soluții")
                )
            }
            Claim::Size(1) => "textul spune că este suficientă o regină".to_owned(),
            Claim::Size(count) => format!(
                "textul spune că sunt suficiente {}",
                counted(numbers, count, "regine")
            ),
        };
        match (judged.holds, judged.expected) {
            (Some(true), _) if judged.counts_printed => format!("{claim} și conține tot atâtea"),
            (Some(true), _) => format!("{claim}; e adevărat"),
            (Some(false), Some(expected)) => {
                format!("{claim}; numărul corect este {}", numbers.whole(expected))
            }
            (Some(false), None) => format!("{claim}; e fals"),
            (None, _) => format!("{claim}; nu a putut fi comparat"),
        }
    },
    reason: |numbers, wrong| match wrong.fault {
        NotASolution::Queens { found: 1, expected } => format!("o regină în loc de {expected}"),
        NotASolution::Queens { found, expected } => {
            format!("{} în loc de {expected}", counted(numbers, found, "regine"))
        }
        NotASolution::Number { number } => {
            format!("{number} nu e nici linie, nici coloană a acestei table")
        }
        NotASolution::SquareNumber {
            number,
            first,
            last,
        } => {
            format!("{number} nu e numărul unui câmp: câmpurile au numere de la {first} la {last}")
        }
        NotASolution::VisitNumbers {
            twice: Some(twice),
            missing,
        } => format!("{twice} apare de două ori, {missing} lipsește"),
        NotASolution::VisitNumbers {
            twice: None,
            missing,
        } => format!("{missing} lipsește"),
        NotASolution::NoMove { number, from, to } => format!(
            "nicio mutare a calului de la pasul {number} la pasul {} ({from} – {to})",
            number + 1
        ),
        NotASolution::OffBoard { square } => format!("{square} nu e pe această tablă"),
        NotASolution::Repeated { square } => format!("{square} apare de două ori"),
        NotASolution::Uncovered { square } => format!("nicio regină nu acoperă {square}"),
        NotASolution::Visits { found, expected } => format!(
            "câmpuri vizitate: {} din {}",
            numbers.whole(found),
            numbers.whole(expected)
        ),
        NotASolution::Start { square } => format!("parcursul nu începe pe {square}"),
        NotASolution::Jump { from, to } => {
            let place = wrong
                .jumps_at()
                .map(|place| format!(", câmpul {place} al parcursului"));
            format!(
                "nicio mutare a calului nu duce de pe {from} pe {to}{}",
                place.unwrap_or_default()
            )
        }
        NotASolution::Open { square } => {
            format!("de pe ultimul câmp, {square}, nicio mutare nu duce înapoi pe primul")
        }
        NotASolution::Attack {
            first,
            second,
            line,
        } => {
            let along = match line {
                LineKind::Row => "pe linie",
                LineKind::Column => "pe coloană",
                LineKind::Diagonal => "pe diagonală",
            };
            format!("{first} și {second} se atacă {along}")
        }
        NotASolution::Given { square } => format!("nicio regină pe câmpul fixat {square}"),
    },
    open: "Arată această tablă",
    unread_reason: |numbers, unread| {
        let expected = match unread.expected {
            Expected::Solution => "o tablă sau o listă într-o formă cunoscută".to_owned(),
            Expected::Digits(n) => counted(numbers, n.into(), "cifre"),
            Expected::Numbers(n) => counted(numbers, n.into(), "numere"),
            Expected::Squares(n) => format!("un rând de {}", counted(numbers, n.into(), "câmpuri")),
            Expected::Rows { expected, found } if found > expected => {
                format!(
                    "o tablă de {}, dar urmează mai multe",
                    counted(numbers, expected.into(), "rânduri")
                )
            }
            Expected::Rows { expected, found: 1 } => {
                format!(
                    "o tablă de {}, dar e numai unul",
                    counted(numbers, expected.into(), "rânduri")
                )
            }
            Expected::Rows { expected, found } => {
                format!(
                    "o tablă de {}, dar sunt {found}",
                    counted(numbers, expected.into(), "rânduri")
                )
            }
            Expected::Bracket => "o paranteză de închidere".to_owned(),
        };
        format!("„{}” nu a fost citit; se aștepta {expected}", unread.text)
    },
    departure: |numbers, at, printed, expected, name| {
        let line = numbers.whole(at.line);
        format!(
            "De la rândul {line}, ordinea diferă de cea a lui {name}: textul are {printed}, {name} are {expected}."
        )
    },
    and_more: |numbers, count| format!("și încă {}", numbers.whole(count)),
};

/// A number that is not written as a word, with its noun.
fn counted(numbers: &Numbers, count: u64, noun: &str) -> String {
    number::written(count, &numbers.whole(count), &format!("1 {noun}"), noun)
}

fn first_line(first: FirstLine) -> &'static str {
    match first {
        FirstLine::FirstRank => "primul rând al textului este linia 1",
        FirstLine::LastRank => "ultimul rând al textului este linia 1",
        FirstLine::FirstFile => "fiecare rând al textului este o coloană",
    }
}

fn verdict(numbers: &Numbers, verdict: &Verdict, name: &str) -> Sentence {
    let all = verdict
        .solutions
        .map(|all| counted(numbers, all, "soluții"))
        .unwrap_or_default();
    let in_order = match verdict.departure {
        None => "în",
        Some(_) => "dar nu în",
    };
    match verdict.selection {
        Some(Selection::OnePerClass) => {
            let right = numbers.whole(verdict.right);
            return Sentence::marked(&format!(
                "*{right} din {all}*: câte una din fiecare clasă de simetrie."
            ));
        }
        Some(Selection::First) => {
            return Sentence::marked(&match verdict.right {
                1 => format!("*Prima din {all}*."),
                right => format!(
                    "*Primele {} din {all}*, {in_order} ordinea lui {name}.",
                    numbers.whole(right)
                ),
            });
        }
        None => {}
    }
    if verdict.is_complete() {
        return Sentence::marked(&match verdict.solutions {
            Some(0) => "*Nu există nicio soluție*, iar programul nu a afișat niciuna.".to_owned(),
            Some(1) => "*Singura soluție*, o dată.".to_owned(),
            _ => format!("*Toate cele {all}*, fiecare o dată, {in_order} ordinea lui {name}."),
        });
    }
    let defects = [
        (verdict.missed(), "lipsă", "lipsă"),
        (verdict.doubled.total, "repetată", "repetate"),
        (verdict.wrong.total, "greșită", "greșite"),
        (verdict.false_claims(), "afirmație falsă", "afirmații false"),
        (verdict.unread.total, "rând necitit", "rânduri necitite"),
    ];
    let defects = defects.into_iter().filter(|&(count, ..)| count > 0);
    let defects = defects.map(|(count, one, many)| match (count, one) {
        (1, one) => format!("1 {one}"),
        (_, "rând necitit" | "afirmație falsă") => counted(numbers, count, many),
        _ => format!("{} {many}", numbers.whole(count)),
    });
    let defects = defects.collect::<Vec<_>>().join(", ");
    let found = match (verdict.solutions, verdict.right) {
        (Some(0), _) => "*Nu există nicio soluție*".to_owned(),
        _ if verdict.has_no_board() => "*Textul nu conține nicio tablă*".to_owned(),
        (Some(count), 1) if !verdict.asks_for_all => {
            format!("*O soluție corectă* (există {})", numbers.whole(count))
        }
        (Some(count), right) if !verdict.asks_for_all && verdict.right > 0 => format!(
            "*{} corecte* (există {})",
            counted(numbers, right, "soluții"),
            numbers.whole(count)
        ),
        (Some(_), 0) => format!("*Nicio soluție corectă din {all}*"),
        (Some(_), 1) => format!("*1 din {all} e corectă*"),
        (Some(_), right) => format!("*{} din {all} sunt corecte*", numbers.whole(right)),
        (None, 0) => "*Nicio soluție corectă*".to_owned(),
        (None, 1) => "*O soluție corectă*".to_owned(),
        (None, right) => format!("*{} corecte*", counted(numbers, right, "soluții")),
    };
    let all_known = match verdict.solutions {
        Some(_) => "",
        None => " Nu au putut fi comparate cu toate soluțiile, așa că pot lipsi unele.",
    };
    let size_known = if verdict.knows_size {
        ""
    } else {
        " Nu se știe dacă sunt suficiente mai puține regine."
    };
    let defects = if defects.is_empty() {
        defects
    } else {
        format!("; {defects}")
    };
    Sentence::marked(&format!("{found}{defects}.{all_known}{size_known}"))
}
