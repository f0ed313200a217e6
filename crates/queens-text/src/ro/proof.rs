//! A proof by frames: the map of frames, the frame that is looked at, and the values that are known.

use queens_core::frames::Rule;
use queens_page::proof::SetsFound;
use queens_page::proof::check::{LogClaim, LogLack, LogOutcome};
use queens_page::proof::values::Basis;

use super::number::{self, queens, written};
use super::reason::framing;
use crate::Sentence;
use crate::proof::{LogTexts, ProofTexts, ValuesTexts, corners};

pub(crate) const TEXTS: ProofTexts = ProofTexts {
    none: "Acest algoritm nu caută cadru cu cadru.",
    before: "Porniți căutarea: fiecare cadru la care ajunge apare aici.",
    no_frame: |excluded| {
        Sentence::marked(&match excluded {
            Some(k) => format!(
                "*{}:* mai puțin de (n − 1) ÷ 2 regine lasă neacoperit un câmp de pe contur (marginea lui Spencer), așa că niciun cadru nu trebuie parcurs.",
                queens(k)
            ),
            None => "Această căutare nu a ajuns la niciun cadru.".to_owned(),
        })
    },
    sums: |numbers, sums| {
        let searched = sums.begun - sums.closed - usize::from(sums.is_open);
        let open = if sums.is_open { ", 1 neterminat" } else { "" };
        let whole = |number: usize| numbers.whole(number as u64);
        let frames = |number: usize| written(number as u64, &whole(number), "un cadru", "cadre");
        let told = match sums.all {
            Some(all) if all == sums.begun => format!("{} până la o simetrie", frames(all)),
            Some(all) => format!("{} din {}", frames(sums.begun), whole(all)),
            None => format!("{} până acum", frames(sums.begun)),
        };
        Sentence::marked(&format!(
            "*{}:* {told}; {}, {}{open}",
            queens(sums.k.into()),
            count_of(
                sums.closed,
                &whole(sums.closed),
                "închis imediat",
                "închise imediat"
            ),
            count_of(searched, &whole(searched), "parcurs", "parcurse"),
        ))
    },
    choice: "Regine",
    map: "Harta cadrelor",
    argument: "De ce e o demonstrație",
    axes: "Câte un pătrat pentru fiecare cadru: linia lui dă coloanele din stânga + din dreapta cadrului, coloana lui liniile de deasupra + de dedesubt.",
    key: "Legenda hărții",
    hint: "Clic pe un cadru ca să-l vedeți pe tablă.",
    rule: |rule| match rule {
        Rule::Margins => "Margini",
        Rule::Gains => "Câștiguri",
        Rule::Coverage => "Acoperire",
        Rule::Prices => "Prețuri",
        Rule::NoCandidate => "Inaccesibil",
    },
    finds: |rule| match rule {
        Rule::Margins => "în afară, mai multe coloane sau linii fără regină decât regine rămase",
        Rule::Gains => "reginele rămase câștigă mai puțin decât cer două laturi ale cadrului",
        Rule::Coverage => "reginele rămase acoperă mai puține câmpuri decât au rămas",
        Rule::Prices => "câmpurile rămase costă mai multe regine decât mai sunt",
        Rule::NoCandidate => {
            "la un câmp, o coloană sau o linie din afară nu mai ajunge nicio regină"
        }
    },
    searched: "Parcurs: cu cât mai multe poziții, cu atât mai intens",
    current: "neterminat",
    frame: |numbers, [low, high], frame| {
        let end = match frame.closed {
            Some(rule) => format!("închis, {}", short(rule)),
            None => format!(
                "parcurs, {}",
                positions(frame.nodes, &numbers.whole(frame.nodes))
            ),
        };
        format!("{low}–{high}: {end}")
    },
    lines: |lines| {
        Sentence::marked(&format!(
            "*Cadrul {}.* Într-o mulțime cu acest cadru rămân goale {}.{}",
            corners(lines),
            framing::lines(&lines.empty),
            framing::required(lines)
        ))
    },
    account: |numbers, frame, shortage, sets| {
        Sentence::marked(&match frame.closed {
            Some(rule) => {
                let of_search = (TEXTS.rule)(rule);
                let counted = match shortage.as_ref().map(|it| it.bound.rule()) {
                    Some(None) => ", numărat pe cazuri".to_owned(),
                    Some(Some(told)) if told != rule => {
                        format!(", numărat după „{}”", (TEXTS.rule)(told))
                    }
                    _ => String::new(),
                };
                let why = shortage.as_ref().map(framing::shortage);
                format!(
                    "*Închis de „{of_search}”{counted}:* {}",
                    why.unwrap_or_default()
                )
            }
            None => format!(
                "*{}, {}:* {}.",
                match sets {
                    SetsFound::Open => "Neterminat",
                    SetsFound::Unknown | SetsFound::Sets(_) => "Parcurs",
                },
                positions(frame.nodes, &numbers.whole(frame.nodes)),
                match sets {
                    SetsFound::Open | SetsFound::Unknown =>
                        "nicio regulă nu-l închide îndată".to_owned(),
                    SetsFound::Sets(0) => "nicio ramură nu a dus la o mulțime".to_owned(),
                    SetsFound::Sets(1) => "s-a găsit o mulțime".to_owned(),
                    SetsFound::Sets(sets) => format!(
                        "s-au găsit {}",
                        written(sets, &numbers.whole(sets), "o mulțime", "mulțimi")
                    ),
                }
            ),
        })
    },
    to_step: "La pasul lui",
    by_frames: "Demonstrează pe cadre",
    took: |numbers, of_positions, frames| {
        let squares = of_positions.saturating_sub(frames);
        format!(
            " ({}: {} până la o simetrie, {})",
            positions(of_positions, &numbers.whole(of_positions)),
            written(frames, &numbers.whole(frames), "un cadru", "cadre"),
            written(squares, &numbers.whole(squares), "un câmp", "câmpuri")
        )
    },
    check: LogTexts {
        choose: "Verifică o demonstrație…",
        note: "scrie jurnalul unei demonstrații. Fiecare linie a lui este recalculată aici, de un program care nu are nimic în comun cu căutarea.",
        progress: "Progresul verificării",
        begun: |file| format!("Fișierul {file} este în curs de verificare."),
        going: |file, percent| format!("{file}: {percent}% verificat"),
        stopped: |file| format!("Verificarea fișierului {file} a fost oprită."),
        outcome: |numbers, file, outcome| {
            Sentence::marked(&match outcome {
                LogOutcome::TooLarge => format!(
                    "*Fișierul {file} este respins:* depășește 64 MB. Îl verifică această comandă:"
                ),
                LogOutcome::Unreadable => {
                    format!("*Fișierul {file} nu a fost verificat:* browserul nu îl poate citi.")
                }
                LogOutcome::NoProof => format!(
                    "*Fișierul {file} este respins:* nu este o demonstrație de versiunea 1."
                ),
                LogOutcome::Refused {
                    line: Some(line), ..
                } => format!(
                    "*Fișierul {file} este respins:* linia {} este greșită. Motivul dat de verificator, în engleză:",
                    numbers.whole(*line)
                ),
                LogOutcome::Refused { line: None, .. } => format!(
                    "*Fișierul {file} este respins:* la sfârșit lipsește ceva. Motivul dat de verificator, în engleză:"
                ),
                LogOutcome::Holds(LogClaim { n, k, nodes, bound }) => {
                    let queens = number::count(*k, "o regină nu domină", "regine nu domină");
                    let claim = format!("{queens} tabla {n} × {n}");
                    let added_up = numbers.whole(*nodes);
                    let nodes = positions(*nodes, &added_up);
                    match bound {
                        None => format!(
                            "*Fișierul {file} este acceptat:* {claim}. Poziții recalculate: {added_up}."
                        ),
                        Some(LogLack::Frame(frame)) => format!(
                            "*Fișierul {file} este doar o parte* din demonstrația că {claim}: fiecare linie este corectă ({nodes}), dar lipsesc cadrul {frame} și imaginile lui."
                        ),
                        Some(LogLack::Elsewhere(elsewhere)) => format!(
                            "*Fișierul {file} este doar o parte* din demonstrația că {claim}: fiecare linie este corectă ({nodes}), dar pozițiile de după {} se află în alte jurnale.",
                            written(
                                *elsewhere,
                                &numbers.whole(*elsewhere),
                                "o primă regină",
                                "prime regine"
                            )
                        ),
                    }
                }
            })
        },
    },
    values: ValuesTexts {
        title: "Cele mai mici numere de regine, γ(n)",
        queens: "γ(n)",
        time: "durata aici",
        rests_on: |basis| match basis {
            Basis::Listed => "În OEIS, A075458",
            Basis::Met => {
                "O margine inferioară publicată și o mulțime de atâtea regine, găsită aici"
            }
            Basis::Proven => "Nu cunoaștem o demonstrație anterioară; nerecenzat",
        },
        prove: "Demonstrează aici",
        prove_board: |n| format!("Demonstrează aici: n\u{a0}=\u{a0}{n}"),
        note: "Căutarea rulează în această pagină; duratele sunt estimate.",
    },
};

/// “1 închis”, “2 închise”, “20 închise”: what is counted was named before.
fn count_of(number: usize, as_written: &str, one: &str, many: &str) -> String {
    let word = if number == 1 { one } else { many };
    format!("{as_written} {word}")
}

fn short(rule: Rule) -> &'static str {
    match rule {
        Rule::Margins => "margini",
        Rule::Gains => "câștiguri",
        Rule::Coverage => "acoperire",
        Rule::Prices => "prețuri",
        Rule::NoCandidate => "inaccesibil",
    }
}

/// What a search by frames examines: roots of frames, and squares tried. The counter of nodes has fewer.
fn positions(number: u64, as_written: &str) -> String {
    written(number, as_written, "o poziție", "poziții")
}
