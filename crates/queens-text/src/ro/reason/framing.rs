//! Why a search by frames did what it did. Squares stand between stars.

use queens_core::Framing;
use queens_core::frames::{Lack, Need, Shortage, Side};

use super::super::number::count;

pub(crate) fn framing(why: Framing) -> String {
    match why {
        Framing::Boundary { queens } => format!(
            "Mai puțin de (n − 1) ÷ 2 regine lasă neacoperit un câmp al cadrului, deci e nevoie de cel puțin {} (marginea lui Spencer).",
            count(queens.into(), "o regină", "regine")
        ),
        Framing::Opened { low, high, queens } => format!(
            "Cadrul *{low}–{high}*: nicio inegalitate nu îl exclude cu {}, deci se caută în el.",
            self::queens(queens)
        ),
        Framing::Closed {
            low,
            high,
            shortage,
        } => format!(
            "Cadrul *{low}–{high}*: nicio mulțime nu îl are. {}",
            self::shortage(shortage)
        ),
        Framing::Short { square, shortage } => {
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
            ..
        } => format!(
            "{}, iar nimic altceva nu are mai puține candidate. De pus după ea: {}.",
            self::need(need),
            self::queens(missing)
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
pub(crate) fn shortage(why: Shortage) -> String {
    let lack = lack(why.lack);
    match why.is_outside {
        true => format!("Coloanele sau liniile din afară cer toate reginele. {lack}"),
        false => lack,
    }
}

fn lack(lack: Lack) -> String {
    match lack {
        Lack::Lines {
            are_files,
            lines,
            queens,
        } => {
            let lines = match are_files {
                true => count(lines.into(), "o coloană", "coloane"),
                false => count(lines.into(), "o linie", "linii"),
            };
            format!(
                "În afara cadrului mai așteaptă câte o regină {lines}; de pus: {}.",
                self::queens(queens)
            )
        }
        Lack::Weight {
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
        Lack::Serving {
            need,
            side,
            is_dark,
            open,
            gain,
            most,
            queens,
        } => {
            let weights = weights(side, is_dark, open);
            let rest = u16::from(queens.saturating_sub(1)) * most;
            format!(
                "{}. {weights} O regină care face asta ia cel mult {gain}, celelalte împreună cel mult {rest}: {gain} + {rest} < {open}.",
                self::need(need)
            )
        }
        Lack::Division { queens } => format!(
            "Oricum s-ar împărți {} între câmpurile de pe coloane și linii pare și impare, o inegalitate exclude asta.",
            self::queens(queens)
        ),
        Lack::Coverage { open, most, queens } => format!(
            "De acoperit: {}; o candidată acoperă cel mult {most}, iar {} cel mult {}.",
            count(open.into(), "un câmp", "câmpuri"),
            self::queens(queens),
            u16::from(queens) * most
        ),
        Lack::Prices { hundredths, queens } => format!(
            "După prețuri, ce mai e de acoperit din marginea cadrului costă {},{:02} regine, iar regine sunt {queens}.",
            hundredths / 100,
            hundredths % 100
        ),
        Lack::Need(need) => {
            format!(
                "{}, iar pentru asta nu mai e nicio candidată.",
                self::need(need)
            )
        }
        Lack::Candidates => {
            "Candidatele care le lasă destul celorlalte regine nu ajung.".to_owned()
        }
    }
}

/// What is open on a side, and what it weighs.
fn weights(side: Side, is_dark: Option<bool>, open: u16) -> String {
    let each = match is_dark {
        None => " (un câmp 1, o coloană sau o linie 2)",
        Some(_) => "",
    };
    let colour = match is_dark {
        Some(true) => "negre ",
        Some(false) => "albe ",
        None => "",
    };
    let (squares, lines) = match side {
        Side::Ring => ("din marginea cadrului", "coloanele și liniile"),
        Side::Files => (
            "din coloanele cadrului (nicio diagonală nu unește două)",
            "liniile",
        ),
        Side::Ranks => (
            "din liniile cadrului (nicio diagonală nu unește două)",
            "coloanele",
        ),
    };
    format!(
        "Câmpurile {colour}neacoperite {squares} și {lines} din afară fără regină cântăresc {open}{each}."
    )
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
