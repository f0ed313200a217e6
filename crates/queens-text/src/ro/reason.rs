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
        Line::File(file) => format!("coloana *{file}*"),
        Line::Rank(rank) => format!("linia *{rank}*"),
    }
}

/// Why an event happened; none where only other algorithms say so.
pub(crate) fn reason(reason: &Reason) -> Option<String> {
    Some(match *reason {
        Reason::Start { line: Some(first) } => format!("Căutarea începe cu {}.", line(first)),
        Reason::Start { line: None } => "Încă nu s-a încercat nimic.".to_owned(),
        Reason::Free { square } => format!("*{square}* e liber."),
        Reason::Compared { square, queens: 0 } => {
            format!("*{square}* e liber: nu e nicio regină de comparat.")
        }
        Reason::Compared { square, queens: 1 } => {
            format!("*{square}* e liber: comparat cu o regină, care nu îl atacă.")
        }
        Reason::Compared { square, queens } => {
            let queens = count(queens.into(), "o regină", "regine");
            format!("*{square}* e liber: comparat cu {queens}, niciuna nu îl atacă.")
        }
        Reason::Attacked {
            square,
            attacker,
            line,
            across,
            up,
        } => match line {
            LineKind::Row => format!("*{square}* e pe aceeași linie cu *{attacker}*: Δy = 0."),
            LineKind::Column => format!("*{square}* e pe aceeași coloană cu *{attacker}*: Δx = 0."),
            LineKind::Diagonal => {
                let columns = count(across.unsigned_abs().into(), "o coloană", "coloane");
                let rows = count(up.unsigned_abs().into(), "o linie", "linii");
                format!(
                    "*{square}* e la {columns} și {rows} de *{attacker}*, deci pe aceeași diagonală."
                )
            }
        },
        Reason::TakenBack {
            square,
            line: of,
            more: true,
        } => {
            let next = match of {
                Line::File(_) => "Linia următoare",
                Line::Rank(_) => "Coloana următoare",
            };
            format!(
                "Tot ce urmează după *{square}* a fost încercat. {next} din {}.",
                line(of)
            )
        }
        Reason::TakenBack {
            square,
            line: of,
            more: false,
        } => {
            let places = match of {
                Line::File(_) => "linii",
                Line::Rank(_) => "coloane",
            };
            format!(
                "Tot ce urmează după *{square}* a fost încercat, iar {} nu mai are {places} de încercat.",
                line(of)
            )
        }
        Reason::NoSquareLeft { line: of } => format!(
            "Toate câmpurile din {} sunt atacate, deci regina dinainte e luată înapoi.",
            line(of)
        ),
        Reason::Complete => {
            "Toate reginele sunt așezate și niciuna nu o atacă pe alta: o *soluție*.".to_owned()
        }
        Reason::Finished => "Căutarea s-a încheiat.".to_owned(),
        _ => return None,
    })
}

/// What the program did; none where only others do it.
pub(crate) fn detail(detail: &Detail) -> Option<String> {
    let Detail::Compared(queens) = detail else {
        return None;
    };
    Some(match queens.len() as u64 {
        0 => "Nu era nicio regină de comparat.".to_owned(),
        queens => format!("Comparat cu {}.", count(queens, "o regină", "regine")),
    })
}
