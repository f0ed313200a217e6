//! Hints about queens placed by hand. Squares stand between stars.

use queens_core::{Axis, Line, LineKind};

use super::number::{count, written};
use crate::advice::{AdviceTexts, forced, name};

pub(crate) const TEXTS: AdviceTexts = AdviceTexts {
    hint: |is_next| {
        if is_next {
            "Indiciul următor"
        } else {
            "Indiciu"
        }
    },
    look: |line, free| match free {
        1 => format!("Priviți {}: are *un* singur câmp liber", of(line)),
        _ => {
            let free = count(free as u64, "un câmp liber", "câmpuri libere");
            format!("Priviți {}: are *{free}*", of(line))
        }
    },
    all_others: |line| format!("Toate celelalte câmpuri de pe {} sunt atacate", of(line)),
    refuted: |refuted| {
        let (square, blocked) = (refuted.square, of(refuted.blocked));
        match &refuted.forced[..] {
            [] => format!("*{square}* nu se poate: {blocked} ar rămâne fără câmp liber"),
            _ => format!(
                "*{square}* nu se poate: o regină acolo impune {}, iar {blocked} rămâne fără câmp liber",
                forced(refuted, ", apoi ")
            ),
        }
    },
    searched: |square, nodes, numbers| {
        let positions = written(nodes, &numbers.whole(nodes), "o poziție", "poziții");
        format!("*{square}* nu se poate: de acolo s-au încercat toate, {positions} în total")
    },
    nothing: |line| format!("Pe {}, fiecare câmp liber mai poate fi bun", of(line)),
    only: |square, line| format!("*{square}* e singurul câmp liber de pe {}", of(line)),
    right: |square| format!("*{square}* e bun: o soluție are acolo o regină"),
    attacks: |square, other, line| {
        let along = match line {
            LineKind::Row => "pe linie",
            LineKind::Column => "pe coloană",
            LineKind::Diagonal => "pe diagonală",
        };
        format!("Regina de pe *{square}* atacă *{other}* {along}: luați-o înapoi")
    },
    since: |square| {
        format!("De când stă regina pe *{square}*, nu mai există soluție: luați-o înapoi")
    },
    given: "Reginele date nu au soluție",
    no_solution: "Această tablă nu are soluție",
    awaited: "Se caută un indiciu…",
};

fn of(line: Line) -> String {
    match line.axis() {
        Axis::Files => format!("coloana *{}*", name(line)),
        Axis::Ranks => format!("linia *{}*", name(line)),
    }
}
