//! Why an event happened, and what the program did under it: what the algorithm says that the page opens with. Squares and lanes
//! stand between stars.

mod covering;
pub(super) mod framing;
pub(crate) mod others;
mod repairing;

use queens_core::{Detail, Line, LineKind, Reason};

use super::number::count;
use crate::reason::ReasonTexts;

pub(crate) const TEXTS: ReasonTexts = ReasonTexts { reason, detail };

fn line(line: Line) -> String {
    match line {
        Line::File(file) => format!("la colonne *{file}*"),
        Line::Rank(rank) => format!("la ligne *{rank}*"),
    }
}

/// What a lane is made of.
fn places(line: Line) -> &'static str {
    match line {
        Line::File(_) => "ligne",
        Line::Rank(_) => "colonne",
    }
}

/// Why an event happened; none where only other algorithms say so.
pub(crate) fn reason(reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::Start { line: Some(first) } => {
            format!("La recherche commence par {}.", line(first))
        }
        Reason::Start { line: None } => "Rien n’a encore été essayé.".to_owned(),
        Reason::Free { square } => format!("*{square}* est libre."),
        Reason::Compared { square, queens: 0 } => {
            format!("*{square}* est libre\u{a0}: il n’y a aucune reine à comparer.")
        }
        Reason::Compared { square, queens } => {
            let queens = count(queens.into(), "reine", "reines");
            format!("*{square}* est libre\u{a0}: comparée à {queens}, aucune ne la menace.")
        }
        Reason::Attacked {
            square,
            attacker,
            line,
            across,
            up,
        } => match line {
            LineKind::Row => {
                format!("*{square}* est sur la même ligne que *{attacker}*\u{a0}: Δy = 0.")
            }
            LineKind::Column => {
                format!("*{square}* est sur la même colonne que *{attacker}*\u{a0}: Δx = 0.")
            }
            LineKind::Diagonal => {
                let columns = count(across.unsigned_abs().into(), "colonne", "colonnes");
                let rows = count(up.unsigned_abs().into(), "ligne", "lignes");
                format!(
                    "*{square}* est à {columns} et {rows} de *{attacker}*\u{a0}: elles sont sur une même diagonale."
                )
            }
        },
        Reason::TakenBack {
            square,
            line: of,
            more: true,
        } => {
            let next = match of {
                Line::File(_) => "Ligne suivante",
                Line::Rank(_) => "Colonne suivante",
            };
            format!(
                "Tout ce qui suit *{square}* a été essayé. {next} de {}.",
                line(of)
            )
        }
        Reason::TakenBack {
            square,
            line: of,
            more: false,
        } => format!(
            "Tout ce qui suit *{square}* a été essayé, et {} n’a plus de {} à essayer.",
            line(of),
            places(of)
        ),
        Reason::NoSquareLeft { line: of } => format!(
            "Toutes les cases de {} sont menacées\u{a0}: on reprend la reine précédente.",
            line(of)
        ),
        Reason::Complete => {
            "Toutes les reines sont posées et aucune n’en menace une autre\u{a0}: une *solution*."
                .to_owned()
        }
        Reason::Finished => "La recherche est terminée.".to_owned(),
        _ => return None,
    })
}

/// What the program did; none where only others do it.
pub(crate) fn detail(detail: &Detail) -> Option<String> {
    let Detail::Compared(queens) = detail else {
        return None;
    };
    Some(match queens.len() as u64 {
        0 => "Il n’y avait aucune reine à comparer.".to_owned(),
        queens => format!("Comparaison avec {}.", count(queens, "reine", "reines")),
    })
}
