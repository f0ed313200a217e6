//! Why a search by frames did what it did. Squares stand between stars.

use queens_core::Framing;
use queens_core::frames::{Lack, Need, Shortage, Side};

use super::super::number::count;

pub(crate) fn framing(why: Framing) -> String {
    match why {
        Framing::Boundary { queens } => format!(
            "Fewer than (n − 1) ÷ 2 queens leave a square of the frame uncovered, so at least {queens} are needed (Spencer’s bound)."
        ),
        Framing::Opened { low, high, queens } => format!(
            "Frame *{low}–{high}*: no inequality rules it out for {}, so it is searched.",
            self::queens(queens)
        ),
        Framing::Closed {
            low,
            high,
            shortage,
        } => format!(
            "Frame *{low}–{high}*: no set has it. {}",
            self::shortage(shortage)
        ),
        Framing::Short { square, shortage } => {
            format!("A queen on *{square}*? {}", self::shortage(shortage))
        }
        Framing::Known { square } => format!(
            "With *{square}* the queens are the image of a set that has been reported, and that was counted with it."
        ),
        Framing::Serves {
            square, need: None, ..
        } => format!(
            "Every square is covered already: any candidate will do for the queens that are left, *{square}* among them."
        ),
        Framing::Serves {
            need: Some(need),
            missing,
            ..
        } => format!(
            "{}, and nothing else leaves fewer candidates. {} to be placed after it.",
            self::need(need),
            self::queens(missing)
        ),
        Framing::Completes { square } => {
            format!("The last queen: with *{square}* every square is covered.")
        }
        Framing::Withdrawn { square, more, need } => {
            let next = match need.filter(|_| more) {
                Some(need) => format!(" {}: next candidate.", self::need(need)),
                None => String::new(),
            };
            format!("Everything with a queen on *{square}* has been tried.{next}")
        }
        Framing::Exhausted {
            need: Some(need), ..
        } => format!("{}, and every candidate is ruled out.", self::need(need)),
        Framing::Exhausted { need: None, .. } => "Every candidate is ruled out.".to_owned(),
    }
}

/// Why too few queens are left.
pub(crate) fn shortage(why: Shortage) -> String {
    let lack = lack(why.lack);
    match why.is_outside {
        true => format!("The columns or the rows outside need all the queens. {lack}"),
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
                true => count(lines.into(), "column", "columns"),
                false => count(lines.into(), "row", "rows"),
            };
            format!(
                "{lines} outside the frame must still get a queen each; to be placed: {}.",
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
                "{weights} A candidate takes at most {most} of that, {} at most {together}: {open} > {together}.",
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
                "{}. {weights} A queen that does so takes at most {gain} of that, the others together at most {rest}: {gain} + {rest} < {open}.",
                self::need(need)
            )
        }
        Lack::Division { queens } => format!(
            "However {} are divided among the squares of even and odd columns and rows, some inequality rules it out.",
            self::queens(queens)
        ),
        Lack::Coverage { open, most, queens } => format!(
            "{} open, a candidate covers at most {most} of them, and {} at most {}.",
            count(open.into(), "square is", "squares are"),
            self::queens(queens),
            u16::from(queens) * most
        ),
        Lack::Prices { hundredths, queens } => format!(
            "By their prices, what is open of the frame’s boundary costs {}.{:02} queens, and there are {queens}.",
            hundredths / 100,
            hundredths % 100
        ),
        Lack::Need(need) => format!("{}, and no candidate is left for that.", self::need(need)),
        Lack::Candidates => {
            "The candidates that leave the other queens enough do not suffice.".to_owned()
        }
    }
}

/// What is open on a side, and what it weighs.
fn weights(side: Side, is_dark: Option<bool>, open: u16) -> String {
    let each = match is_dark {
        None => " (a square 1, a column or row 2)",
        Some(_) => "",
    };
    let colour = match is_dark {
        Some(true) => "dark ",
        Some(false) => "light ",
        None => "",
    };
    let (squares, lines) = match side {
        Side::Ring => ("on the frame’s boundary", "columns and rows"),
        Side::Files => ("on the frame’s columns (no diagonal meets two)", "rows"),
        Side::Ranks => ("on the frame’s rows (no diagonal meets two)", "columns"),
    };
    format!(
        "The open {colour}squares {squares} and the {lines} outside without a queen weigh {open}{each}."
    )
}

fn need(need: Need) -> String {
    match need {
        Need::Square(square) => format!("*{square}* must be covered"),
        Need::File(file) => format!("Column *{file}* must hold a queen"),
        Need::Rank(rank) => format!("Row *{rank}* must hold a queen"),
    }
}

fn queens(number: u8) -> String {
    count(number.into(), "queen", "queens")
}
