//! The event strip: what has just happened. Squares stand between stars.

pub(crate) mod domination;
pub(crate) mod greedy;
pub(crate) mod knight;
pub(crate) mod repair;

use queens_core::{Line, LineKind, Traversal};

use super::number;
use crate::event::{EventTexts, joined, marked};

pub(crate) const TEXTS: EventTexts = EventTexts {
    first_square: |square, squares| {
        let squares = joined(squares);
        marked(format!("Cal pe *{square}*; poate merge pe {squares}"))
    },
    first_queen: |square| {
        marked(format!(
            "Prima regină stă pe *{square}*. Atingeți alt câmp sau faceți clic pe el, apoi porniți."
        ))
    },
    empty: || {
        marked("Tablă goală. Atingeți câmpuri sau faceți clic ca să fixați regine, apoi porniți.")
    },
    given: |queens| match queens {
        1 => marked("O regină fixată. Porniți căutarea."),
        2..20 => marked(format!("{queens} regine fixate. Porniți căutarea.")),
        _ => marked(format!("{queens} de regine fixate. Porniți căutarea.")),
    },
    start: |line| match line {
        Some(Line::File(file)) => marked(format!("Start: căutarea începe cu *coloana {file}*")),
        Some(Line::Rank(rank)) => marked(format!("Start: căutarea începe cu *linia {rank}*")),
        None => marked("Start: încă nu s-a încercat nimic"),
    },
    root: |square| {
        marked(format!(
            "Începutul unei căutări: regină pusă pe *{square}*, fără test"
        ))
    },
    candidate: || marked("Combinația următoare: toate reginele deodată"),
    clash: |later, earlier, line| {
        let along = match line {
            LineKind::Row => "pe aceeași linie",
            LineKind::Column => "pe aceeași coloană",
            LineKind::Diagonal => "pe aceeași diagonală",
        };
        marked(format!("Respinsă: *{earlier}* și *{later}* sunt {along}"))
    },
    restart: || marked("Tragerea a eșuat: se începe din nou"),
    image: |number| marked(format!("*Soluția {number}*: cea dinainte, răsturnată")),
    place: |square| {
        let (file, rank) = (square.file, square.rank);
        marked(format!(
            "Coloana {file}, linia {rank}: câmp liber, regină pe *{square}*"
        ))
    },
    reject: |square, attacker, line| {
        let (file, rank) = (square.file, square.rank);
        let along = match line {
            LineKind::Row => "pe aceeași linie",
            LineKind::Column => "pe aceeași coloană",
            LineKind::Diagonal => "pe diagonală",
        };
        marked(format!(
            "Coloana {file}, linia {rank}: câmp atacat de *{attacker}* {along}"
        ))
    },
    remove: |square| {
        marked(format!(
            "Coloana {}: regina e luată înapoi de pe *{square}*",
            square.file
        ))
    },
    dead_end: |line| match line {
        Some(Line::File(file)) => marked(format!(
            "Coloana {file}: fundătură – toate câmpurile sunt atacate"
        )),
        Some(Line::Rank(rank)) => marked(format!(
            "Linia {rank}: fundătură – toate câmpurile sunt atacate"
        )),
        None => marked("Fundătură – toate câmpurile sunt atacate"),
    },
    solution: |number| {
        marked(format!(
            "*Soluția {number}*: nicio regină nu o atacă pe alta"
        ))
    },
    example: |n, tests| {
        marked(format!(
            "Exemplu: prima soluție pentru n\u{a0}=\u{a0}{n}, găsită după {tests} de teste"
        ))
    },
    stale: |board| match board {
        Some(board) => marked(format!("Setări schimbate; se vede căutarea cu {board}")),
        None => marked("Setări schimbate; se vede căutarea dinainte"),
    },
    see_solutions: "Arată-le",
    failed: || marked("Motorul s-a oprit. Reîncărcați-l ca să continuați."),
    counting: |n| {
        marked(format!(
            "Se numără toate soluțiile pentru n\u{a0}=\u{a0}{n}"
        ))
    },
    cap: |walk, cap| match walk {
        Traversal::LocalSearch => format!("{cap} de mutări"),
        _ => format!("{cap} de apeluri"),
    },
    given_up: |count, number, cap| match count {
        0 => marked(format!(
            "Abandon la limita de {cap}: *nicio soluție găsită*"
        )),
        _ => {
            let solutions = number::written(count, number, "o soluție", "soluții");
            marked(format!(
                "Abandon la limita de {cap}: cel puțin *{solutions}*"
            ))
        }
    },
    counted: |count, number| match count {
        0 => marked("Numărarea s-a încheiat: *nicio soluție*"),
        _ => marked(format!(
            "Numărarea s-a încheiat: *{}*",
            solutions(count, number)
        )),
    },
    count_stopped: |count, number| {
        marked(format!(
            "Numărare oprită: cel puțin *{}*",
            solutions(count, number)
        ))
    },
};

fn solutions(count: u64, number: &str) -> String {
    number::written(count, number, "o soluție", "soluții")
}
