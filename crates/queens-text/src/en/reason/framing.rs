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
            "Fewer than (n − 1) ÷ 2 queens leave a square of the frame uncovered, so at least {queens} are needed (Spencer’s bound)."
        ),
        Framing::Opened {
            ref lines,
            queens,
            ref next,
        } => format!(
            "Frame *{}*: no rule closes it for {}, so it is searched.{}{}",
            corners(lines),
            self::queens(queens),
            required(lines),
            branching(next.as_ref())
        ),
        Framing::Closed {
            ref lines,
            ref shortage,
        } => format!(
            "Frame *{}*: no set has it.{} {}",
            corners(lines),
            required(lines),
            self::shortage(shortage)
        ),
        Framing::Short {
            square,
            ref shortage,
        } => {
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
            ref next,
            ..
        } => format!(
            "{}, and nothing else leaves fewer candidates. {} to be placed after it.{}",
            self::need(need),
            self::queens(missing),
            branching(next.as_ref())
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
pub(crate) fn shortage(why: &NodeRefutation) -> String {
    let bound = bound(&why.bound);
    let one = |lines: &str| {
        format!("The {lines} outside need all the queens, so each queen is on one of them. {bound}")
    };
    match (why.files_need_all, why.ranks_need_all) {
        (false, false) => bound,
        (true, false) => one("columns"),
        (false, true) => one("rows"),
        (true, true) => format!(
            "The columns outside need all the queens, and so do the rows. Each queen is on one of these columns and on one of these rows. {bound}"
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
                count(lines.into(), "column", "columns")
            } else {
                count(lines.into(), "row", "rows")
            };
            format!(
                "{lines} outside the frame must still get a queen each; to be placed: {}.",
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
                "{weights} A candidate takes at most {most} of that, {} at most {together}: {open} > {together}.",
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
                "{}. {} A queen that does so takes at most {gain} of that",
                self::need(need),
                weights(side, is_dark, open)
            );
            let others = queens.saturating_sub(1);
            let rest = u16::from(others) * most;
            match others {
                0 => format!("{taken}: {gain} < {open}."),
                1 => format!("{taken}, the other at most {rest}: {gain} + {rest} < {open}."),
                _ => {
                    format!(
                        "{taken}, the {others} others at most {rest}: {gain} + {rest} < {open}."
                    )
                }
            }
        }
        NodeBound::Coverage { open, most, queens } => format!(
            "{} open, a candidate covers at most {most} of them, and {} at most {}.",
            count(open.into(), "square is", "squares are"),
            self::queens(queens),
            u16::from(queens) * most
        ),
        NodeBound::Need(need) => {
            format!("{}, and no candidate is left for that.", self::need(need))
        }
        NodeBound::Cases { need, ref cases } => format!(
            "{}, and {}. {}",
            self::need(need),
            match cases.len() {
                1 => "the only candidate leaves too much".to_owned(),
                many => format!("each of the {many} candidates leaves too much"),
            },
            each(cases)
        ),
        NodeBound::Rule(_) => "A rule of the search closes it.".to_owned(),
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
        " Next: {}. Of {}, {tried} to be tried",
        self::need(*need),
        count(all, "candidate", "candidates")
    );
    if *images > 0 {
        told += &format!("; {images} more by symmetry");
    }
    if *others > 0 {
        told += &format!("; {others} left out by the rules");
    }
    match dropped.len() {
        0 => told + ".",
        left => format!("{told}; {left} would leave too much. {}", each(dropped)),
    }
}

/// The candidates that leave too much, and what is counted.
fn each(cases: &[RefutedCandidate]) -> String {
    let counted = if weigh(cases) {
        " An open square counts 1; a line outside without a queen, as much as it has squares on these lines of the frame."
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
            "{} outside > {}",
            if are_files {
                count(lines.into(), "column", "columns")
            } else {
                count(lines.into(), "row", "rows")
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
            format!("{open} > {queens} × {most} open squares")
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
                "for {}, {sum} < {open} {}",
                target(need),
                place(side, is_dark)
            )
        }
        NodeBound::Need(need) => format!("none left for {}", target(need)),
        NodeBound::Cases { need, ref cases } => {
            format!("for {} one by one ({})", target(need), self::cases(cases))
        }
        NodeBound::Rule(_) => "by a rule of the search".to_owned(),
    }
}

/// What is open on a side, and what it weighs.
fn weights(side: Side, is_dark: Option<bool>, open: u16) -> String {
    let colour = colour(is_dark);
    let (squares, lines, like) = match side {
        Side::Ring => (place(side, None), "columns and rows", "a column or row"),
        Side::Files { .. } => (
            format!("{} (no diagonal meets two)", place(side, None)),
            "rows",
            "a row",
        ),
        Side::Ranks { .. } => (
            format!("{} (no diagonal meets two)", place(side, None)),
            "columns",
            "a column",
        ),
    };
    let each = match is_dark {
        None => format!("a square 1, {like} 2"),
        Some(_) => {
            format!("a square 1, {like} as much as it has {colour}squares on lines of the frame")
        }
    };
    format!(
        "The open {colour}squares {squares} and the {lines} outside without a queen weigh {open} ({each})."
    )
}

/// Where the squares of a side are.
fn place(side: Side, is_dark: Option<bool>) -> String {
    let colour = match is_dark {
        Some(true) => ", dark",
        Some(false) => ", light",
        None => "",
    };
    let (lines, across) = match side {
        Side::Ring => return format!("on the frame’s boundary{colour}"),
        Side::Files { .. } => ("columns", ["row", "rows"]),
        Side::Ranks { .. } => ("rows", ["column", "columns"]),
    };
    let (first, last) = span(side).unwrap_or_default();
    let across = if first == last {
        format!("{} {first}", across[0])
    } else {
        format!("{} {first}–{last}", across[1])
    };
    format!("on the frame’s {lines} in {across}{colour}")
}

fn colour(is_dark: Option<bool>) -> &'static str {
    match is_dark {
        Some(true) => "dark ",
        Some(false) => "light ",
        None => "",
    }
}

/// What is to be covered or occupied.
fn target(need: Need) -> String {
    match need {
        Need::Square(square) => format!("*{square}*"),
        Need::File(file) => format!("column *{file}*"),
        Need::Rank(rank) => format!("row *{rank}*"),
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
