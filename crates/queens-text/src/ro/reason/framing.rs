//! Why a search by frames did what it did. Squares stand between stars.

use queens_core::Framing;
use queens_core::frames::{Branching, Need, NodeBound, NodeRefutation, RefutedCandidate, Side};

use super::super::number::count;
use crate::proof::corners;
use crate::reason::{alike, span, weigh};

mod lines;

pub(crate) use lines::{lines, required};

pub(crate) fn framing(why: &Framing) -> String {
    match *why {
        Framing::Boundary { queens } => format!(
            "Mai puțin de (n − 1) ÷ 2 regine lasă neacoperit un câmp al cadrului, deci e nevoie de cel puțin {} (marginea lui Spencer).",
            count(queens.into(), "o regină", "regine")
        ),
        Framing::Opened {
            ref lines,
            queens,
            ref next,
        } => format!(
            "Cadrul *{}*: nicio regulă nu îl închide cu {}, deci se caută în el.{}{}",
            corners(lines),
            self::queens(queens),
            required(lines),
            branching(next.as_ref())
        ),
        Framing::Closed {
            ref lines,
            ref shortage,
        } => format!(
            "Cadrul *{}*: nicio mulțime nu îl are.{} {}",
            corners(lines),
            required(lines),
            self::shortage(shortage)
        ),
        Framing::Short {
            square,
            ref shortage,
        } => {
            format!("O regină pe *{square}*? {}", self::shortage(shortage))
        }
        Framing::Known { square } => format!(
            "Cu *{square}*, reginele sunt imaginea unei mulțimi deja notate și au fost numărate cu ea."
        ),
        Framing::Serves {
            square, need: None, ..
        } => format!(
            "Totul e deja acoperit: orice candidată e bună pentru reginele rămase, de pildă *{square}*."
        ),
        Framing::Serves {
            need: Some(need),
            missing,
            ref next,
            ..
        } => format!(
            "{}, iar nimic altceva nu are mai puține candidate. De pus după ea: {}.{}",
            self::need(need),
            self::queens(missing),
            branching(next.as_ref())
        ),
        Framing::Completes { square } => {
            format!("Ultima regină: cu *{square}* toate câmpurile sunt acoperite.")
        }
        Framing::Withdrawn { square, more, need } => {
            let next = match need.filter(|_| more) {
                Some(need) => format!(" {}: urmează altă candidată.", self::need(need)),
                None => String::new(),
            };
            format!("S-a încercat totul cu o regină pe *{square}*.{next}")
        }
        Framing::Exhausted {
            need: Some(need), ..
        } => format!("{}, iar toate candidatele sunt excluse.", self::need(need)),
        Framing::Exhausted { need: None, .. } => "Toate candidatele sunt excluse.".to_owned(),
    }
}

/// Why too few queens are left.
pub(crate) fn shortage(why: &NodeRefutation) -> String {
    let bound = bound(&why.bound);
    let one = |lines: &str| {
        format!("{lines} din afară cer toate reginele: fiecare stă pe una dintre ele. {bound}")
    };
    match (why.files_need_all, why.ranks_need_all) {
        (false, false) => bound,
        (true, false) => one("Coloanele"),
        (false, true) => one("Liniile"),
        (true, true) => format!(
            "Coloanele din afară cer toate reginele, la fel și liniile: fiecare stă pe una dintre aceste coloane și pe una dintre aceste linii. {bound}"
        ),
    }
}

fn bound(bound: &NodeBound) -> String {
    match *bound {
        NodeBound::Lines {
            are_files,
            lines,
            queens,
        } => {
            let lines = if are_files {
                count(lines.into(), "o coloană", "coloane")
            } else {
                count(lines.into(), "o linie", "linii")
            };
            format!(
                "În afara cadrului mai așteaptă câte o regină {lines}; de pus: {}.",
                self::queens(queens)
            )
        }
        NodeBound::Weight {
            side,
            is_dark,
            open,
            most,
            queens,
        } => {
            let weights = weights(side, is_dark, open);
            let together = u16::from(queens) * most;
            format!(
                "{weights} O candidată ia cel mult {most}, iar {} cel mult {together}: {open} > {together}.",
                self::queens(queens)
            )
        }
        NodeBound::Serving {
            need,
            side,
            is_dark,
            open,
            gain,
            most,
            queens,
        } => {
            let taken = format!(
                "{}. {} O regină care face asta ia cel mult {gain}",
                self::need(need),
                weights(side, is_dark, open)
            );
            let others = queens.saturating_sub(1);
            let rest = u16::from(others) * most;
            match others {
                0 => format!("{taken}: {gain} < {open}."),
                1 => format!("{taken}, cealaltă cel mult {rest}: {gain} + {rest} < {open}."),
                _ => format!(
                    "{taken}, celelalte {others} cel mult {rest}: {gain} + {rest} < {open}."
                ),
            }
        }
        NodeBound::Coverage { open, most, queens } => format!(
            "De acoperit: {}; o candidată acoperă cel mult {most}, iar {} cel mult {}.",
            count(open.into(), "un câmp", "câmpuri"),
            self::queens(queens),
            u16::from(queens) * most
        ),
        NodeBound::Need(need) => {
            format!(
                "{}, iar pentru asta nu mai e nicio candidată.",
                self::need(need)
            )
        }
        NodeBound::Cases { need, ref cases } => format!(
            "{}, iar {}. {}",
            self::need(need),
            match cases.len() {
                1 => "singura candidată le lasă prea mult celorlalte".to_owned(),
                many => format!(
                    "fiecare dintre cele {} le lasă prea mult celorlalte",
                    count(many as u64, "o candidată", "candidate")
                ),
            },
            each(cases)
        ),
        NodeBound::Rule(_) => "O regulă a căutării îl închide.".to_owned(),
    }
}

/// What becomes of the candidates for what is to be done next.
fn branching(next: Option<&Branching>) -> String {
    let Some(Branching {
        need,
        tried,
        images,
        dropped,
        others,
    }) = next
    else {
        return String::new();
    };
    let all = dropped.len() as u64 + u64::from(tried + images + others);
    let mut told = format!(
        " Urmează: {}. Din {}, de încercat: {tried}",
        lower(&self::need(*need)),
        count(all, "o candidată", "candidate")
    );
    if *images > 0 {
        told += &format!("; prin simetrie încă {images}");
    }
    if *others > 0 {
        told += &format!("; excluse de reguli: {others}");
    }
    match dropped.len() {
        0 => told + ".",
        left => format!(
            "{told}; le-ar lăsa prea mult celorlalte: {left}. {}",
            each(dropped)
        ),
    }
}

/// Inside a sentence.
fn lower(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next();
    first
        .into_iter()
        .flat_map(char::to_lowercase)
        .chain(letters)
        .collect()
}

/// The candidates that leave too much, and what is counted.
fn each(cases: &[RefutedCandidate]) -> String {
    let counted = if weigh(cases) {
        " Un câmp neacoperit contează 1; o linie sau coloană din afară fără regină, cât câmpurile ei de pe aceste linii sau coloane ale cadrului."
    } else {
        ""
    };
    format!("{}.{counted}", self::cases(cases))
}

/// Each of them with its inequality.
fn cases(cases: &[RefutedCandidate]) -> String {
    let told = alike(cases)
        .into_iter()
        .map(|(squares, bound)| format!("{squares}: {}", shortly(bound)));
    told.collect::<Vec<_>>().join("; ")
}

fn shortly(bound: &NodeBound) -> String {
    match *bound {
        NodeBound::Lines {
            are_files,
            lines,
            queens,
        } => format!(
            "{} în afara cadrului > {}",
            if are_files {
                count(lines.into(), "o coloană", "coloane")
            } else {
                count(lines.into(), "o linie", "linii")
            },
            self::queens(queens)
        ),
        NodeBound::Weight {
            side,
            is_dark,
            open,
            most,
            queens,
        } => format!("{open} > {queens} × {most} {}", place(side, is_dark)),
        NodeBound::Coverage { open, most, queens } => {
            format!("{open} > {queens} × {most} câmpuri de acoperit")
        }
        NodeBound::Serving {
            need,
            side,
            is_dark,
            open,
            gain,
            most,
            queens,
        } => {
            let sum = match queens.saturating_sub(1) {
                0 => gain.to_string(),
                1 => format!("{gain} + {most}"),
                others => format!("{gain} + {others} × {most}"),
            };
            format!(
                "pentru {}, {sum} < {open} {}",
                target(need),
                place(side, is_dark)
            )
        }
        NodeBound::Need(need) => format!("niciuna pentru {}", target(need)),
        NodeBound::Cases { need, ref cases } => {
            format!("pentru {}, pe rând ({})", target(need), self::cases(cases))
        }
        NodeBound::Rule(_) => "printr-o regulă a căutării".to_owned(),
    }
}

/// What is open on a side, and what it weighs.
fn weights(side: Side, is_dark: Option<bool>, open: u16) -> String {
    let colour = match is_dark {
        Some(true) => "negre ",
        Some(false) => "albe ",
        None => "",
    };
    let (squares, lines, like) = match side {
        Side::Ring => (
            squares_of(side),
            "coloanele și liniile",
            "o coloană sau o linie",
        ),
        Side::Files { .. } => (
            format!("{} (nicio diagonală nu unește două)", squares_of(side)),
            "liniile",
            "o linie",
        ),
        Side::Ranks { .. } => (
            format!("{} (nicio diagonală nu unește două)", squares_of(side)),
            "coloanele",
            "o coloană",
        ),
    };
    let each = match is_dark {
        None => format!("un câmp 1, {like} 2"),
        Some(_) => format!(
            "un câmp 1, {like} cât numărul câmpurilor ei {colour}de pe liniile sau coloanele cadrului"
        ),
    };
    format!(
        "Câmpurile {colour}neacoperite {squares} și {lines} din afară fără regină cântăresc {open} ({each})."
    )
}

fn squares_of(side: Side) -> String {
    let (lines, across) = match side {
        Side::Ring => return "din marginea cadrului".to_owned(),
        Side::Files { .. } => ("coloanele", ["linia", "liniile"]),
        Side::Ranks { .. } => ("liniile", ["coloana", "coloanele"]),
    };
    let (first, last) = span(side).unwrap_or_default();
    if first == last {
        format!("din {lines} cadrului, {} {first}", across[0])
    } else {
        format!("din {lines} cadrului, {} {first}–{last}", across[1])
    }
}

/// Where the squares of a side are.
fn place(side: Side, is_dark: Option<bool>) -> String {
    let colour = match is_dark {
        Some(true) => " negre",
        Some(false) => " albe",
        None => "",
    };
    format!("(câmpuri{colour} {})", squares_of(side))
}

/// What is to be covered or occupied.
fn target(need: Need) -> String {
    match need {
        Need::Square(square) => format!("*{square}*"),
        Need::File(file) => format!("coloana *{file}*"),
        Need::Rank(rank) => format!("linia *{rank}*"),
    }
}

fn need(need: Need) -> String {
    match need {
        Need::Square(square) => format!("*{square}* trebuie acoperit"),
        Need::File(file) => format!("Coloana *{file}* trebuie să aibă o regină"),
        Need::Rank(rank) => format!("Linia *{rank}* trebuie să aibă o regină"),
    }
}

fn queens(number: u8) -> String {
    count(number.into(), "o regină", "regine")
}
