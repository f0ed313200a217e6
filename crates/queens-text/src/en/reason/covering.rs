//! Why a search for dominating sets did what it did. Squares stand between stars.

use queens_core::{Covering, Variant};

use super::super::number::count;

pub(crate) fn covering(why: Covering) -> String {
    let queens = |number: u16| count(number.into(), "queen", "queens");
    let squares = |number: u16| count(number.into(), "square", "squares");
    match why {
        Covering::TooFew { open: 0, given, .. } => {
            format!("The given queens ({given}) cover every square already.")
        }
        Covering::TooFew { open, most: 0, .. } => {
            format!(
                "{} must be covered, and no queen can cover any of them.",
                squares(open)
            )
        }
        Covering::TooFew {
            queens: least,
            open,
            most,
            given: 0,
        } => format!(
            "A queen covers at most {most} of the {}, so at least {} are needed.",
            squares(open),
            queens(least)
        ),
        Covering::TooFew {
            queens: least,
            open,
            most,
            given,
        } => format!(
            "The given queens ({given}) leave {} uncovered, and a queen covers at most {most} of them: at least {} in all.",
            squares(open),
            queens(least)
        ),
        Covering::Blocked {
            queens: most,
            blocking,
        } => format!(
            "Queens on free squares only cover the board: n of them always, and here {} do already. So n − 1, that is {}, are enough.",
            blocking,
            queens(most)
        ),
        Covering::Refuted { queens: number } => format!(
            "Every set of {} has been tried or ruled out: none will do.",
            queens(number)
        ),
        Covering::Covers {
            square,
            target: Some(target),
            covers,
            open,
        } => format!(
            "*{target}* must be covered, and no uncovered square leaves fewer candidates. *{square}* covers {} not covered before; {open} remain.",
            squares(covers)
        ),
        Covering::Covers {
            square,
            target: None,
            ..
        } => format!(
            "Every square is covered already: any square will do for the queens that are left, *{square}* among them."
        ),
        Covering::Beyond {
            square,
            queens: left,
            reach: None,
            ..
        } => format!(
            "With *{square}*, {} would be left to place and there are not so many squares for them.",
            queens(left)
        ),
        Covering::Beyond {
            square,
            open,
            queens: 0,
            ..
        } => format!(
            "It would be the last queen, and with *{square}* {} would stay uncovered.",
            squares(open)
        ),
        Covering::Beyond {
            square,
            open,
            queens: left,
            reach: Some(reach),
        } => format!(
            "With *{square}*, {} would stay uncovered, and {} can cover at most {reach} of them.",
            squares(open),
            queens(left)
        ),
        Covering::Withdrawn {
            square,
            target: Some(target),
            more: true,
        } => format!(
            "Everything with a queen on *{square}* has been tried. Next candidate for *{target}*."
        ),
        Covering::Withdrawn {
            square,
            target: Some(target),
            more: false,
        } => format!(
            "Everything with a queen on *{square}* has been tried, and it was the last candidate for *{target}*."
        ),
        Covering::Withdrawn {
            square,
            target: None,
            ..
        } => {
            format!("Everything with a queen on *{square}* has been tried.")
        }
        Covering::Uncoverable {
            target: Some(target),
            refused: 0,
        } => {
            format!("No square is left from which a queen could cover *{target}*.")
        }
        Covering::Uncoverable {
            target: Some(target),
            ..
        } => {
            format!("Every queen that could cover *{target}* is ruled out.")
        }
        Covering::Uncoverable { target: None, .. } => {
            "There are not enough squares for the queens that are left.".to_owned()
        }
        Covering::Uncovered { square, open: 1 } => format!("*{square}* alone is uncovered."),
        Covering::Uncovered { square, open } => {
            format!("{open} squares are uncovered; *{square}* is the lowest of them.")
        }
        Covering::Moved { from, to } => format!(
            "The next set in the revolving-door order: only the queen on *{from}* moves, to *{to}*."
        ),
        Covering::Dominated {
            queens: 1,
            variant: Variant::Dominating | Variant::Independent,
        } => "1 queen covers every square: a *solution*.".to_owned(),
        Covering::Dominated {
            variant: Variant::Independent,
            queens: number,
        } => format!(
            "{} cover every square and none attacks another: a *solution*.",
            queens(number)
        ),
        Covering::Dominated {
            variant: Variant::Total,
            queens: number,
        } => format!(
            "Each square, those of the {} too, is attacked by another queen: a *solution*.",
            queens(number)
        ),
        Covering::Dominated { queens: number, .. } => {
            format!("{} cover every square: a *solution*.", queens(number))
        }
    }
}
