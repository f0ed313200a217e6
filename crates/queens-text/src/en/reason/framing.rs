//! Why a search by frames did what it did. Squares stand between stars.

use queens_core::Framing;
use queens_core::frames::{Need, Shortage, Side};

use super::super::number::count;

pub(crate) fn framing(why: Framing) -> String {
    match why {
        Framing::Boundary { queens } => format!(
            "Fewer than (n − 1) ÷ 2 queens leave a square of the frame uncovered, so at least {queens} are needed (Spencer’s bound)."
        ),
        Framing::Opened { low, high, queens } => format!(
            "Say that the first and the last empty column and row are the sides of *{low}–{high}*. No inequality rules that out for {}, so it is searched.",
            self::queens(queens)
        ),
        Framing::Closed {
            low,
            high,
            shortage,
        } => format!(
            "Say that the first and the last empty column and row are the sides of *{low}–{high}*. {} So there is no such set.",
            self::shortage(shortage)
        ),
        Framing::Short { square, shortage } => {
            format!("With a queen on *{square}*: {}", self::shortage(shortage))
        }
        Framing::Known { square } => format!(
            "With *{square}* the queens are the image of a set that has been reported, and that was counted with it."
        ),
        Framing::Serves {
            square, need: None, ..
        } => format!(
            "Every square is covered already: any square will do for the queens that are left, *{square}* among them."
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
    match why {
        Shortage::Lines {
            are_files,
            lines,
            queens,
        } => {
            let lines = match are_files {
                true => count(lines.into(), "column", "columns"),
                false => count(lines.into(), "row", "rows"),
            };
            format!(
                "{lines} outside it must still get a queen, and there are {}.",
                self::queens(queens)
            )
        }
        Shortage::Weight {
            side,
            is_dark,
            open,
            most,
            queens,
        } => {
            let squares = if is_dark { "dark" } else { "light" };
            let side = match side {
                Side::Ring => "boundary",
                Side::Files => "columns",
                Side::Ranks => "rows",
            };
            format!(
                "What is open of its {side} on {squares} squares weighs {open}, a queen takes at most {most} of that, and {} at most {}: {open} > {}.",
                self::queens(queens),
                u16::from(queens) * most,
                u16::from(queens) * most
            )
        }
        Shortage::Division { queens } => format!(
            "However {} are divided among the squares of even and odd columns and rows, some inequality fails.",
            self::queens(queens)
        ),
        Shortage::Coverage { open, most, queens } => format!(
            "{} uncovered, a queen covers at most {most} of them, and {} at most {}.",
            count(open.into(), "square is", "squares are"),
            self::queens(queens),
            u16::from(queens) * most
        ),
        Shortage::Prices { sum: 0, .. } => {
            "A square of its boundary is out of reach of every candidate.".to_owned()
        }
        Shortage::Prices { sum, queens } => format!(
            "What is open of its boundary costs {:.2} queens at least, and there are {queens}.",
            f64::from(sum) / 840.0
        ),
        Shortage::Need(need) => format!("{}, and no square is left for that.", self::need(need)),
    }
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
