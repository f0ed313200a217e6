//! Explanations in French, of the algorithm that the page opens with. Squares and lanes stand between stars.

use queens_core::attacks::Line;
use queens_core::explanation::{Detail, Reason};
use queens_core::lanes::Lane;

pub(super) fn count(number: u64, one: &str, many: &str) -> String {
    match number {
        0 | 1 => format!("{number} {one}"),
        _ => format!("{number} {many}"),
    }
}

fn lane(lane: Lane) -> String {
    match lane {
        Lane::File(file) => format!("la colonne *{file}*"),
        Lane::Rank(rank) => format!("la ligne *{rank}*"),
    }
}

/// What a lane is made of.
fn places(lane: Lane) -> &'static str {
    match lane {
        Lane::File(_) => "ligne",
        Lane::Rank(_) => "colonne",
    }
}

/// Why an event happened; none where only other algorithms say so.
pub(super) fn reason(reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::Start { lane: Some(first) } => {
            format!("La recherche commence par {}.", lane(first))
        }
        Reason::Start { lane: None } => "Rien n’a encore été essayé.".to_owned(),
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
            Line::Row => {
                format!("*{square}* est sur la même ligne que *{attacker}*\u{a0}: Δy = 0.")
            }
            Line::Column => {
                format!("*{square}* est dans la même colonne que *{attacker}*\u{a0}: Δx = 0.")
            }
            Line::Diagonal => {
                let columns = count(across.unsigned_abs().into(), "colonne", "colonnes");
                let rows = count(up.unsigned_abs().into(), "ligne", "lignes");
                format!(
                    "*{square}* est à {columns} et {rows} de *{attacker}*\u{a0}: elles sont sur une même diagonale."
                )
            }
        },
        Reason::TakenBack {
            square,
            lane: of,
            more: true,
        } => {
            let next = match of {
                Lane::File(_) => "Ligne suivante",
                Lane::Rank(_) => "Colonne suivante",
            };
            format!(
                "Tout ce qui suit *{square}* a été essayé. {next} de {}.",
                lane(of)
            )
        }
        Reason::TakenBack {
            square,
            lane: of,
            more: false,
        } => format!(
            "Tout ce qui suit *{square}* a été essayé, et {} n’a plus de {} à essayer.",
            lane(of),
            places(of)
        ),
        Reason::NoSquareLeft { lane: of } => format!(
            "Toutes les cases de {} sont menacées\u{a0}: on reprend la reine précédente.",
            lane(of)
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
pub(super) fn detail(detail: &Detail) -> Option<String> {
    let Detail::Compared(queens) = detail else {
        return None;
    };
    Some(match queens.len() as u64 {
        0 => "Il n’y avait aucune reine à comparer.".to_owned(),
        queens => format!("Comparaison avec {}.", count(queens, "reine", "reines")),
    })
}
