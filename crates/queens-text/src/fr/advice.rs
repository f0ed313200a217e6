//! Hints about queens placed by hand. Squares stand between stars.

use queens_core::{Axis, Line, LineKind};

use super::number::written;
use crate::advice::{AdviceTexts, forced, name};

pub(crate) const TEXTS: AdviceTexts = AdviceTexts {
    hint: |is_next| if is_next { "Indice suivant" } else { "Indice" },
    look: |line, free| match free {
        1 => format!("Regardez {}\u{a0}: *une* seule case y est libre", of(line)),
        _ => format!("Regardez {}\u{a0}: *{free}* cases y sont libres", of(line)),
    },
    all_others: |line| format!("Sur {}, toutes les autres cases sont menacées", of(line)),
    refuted: |refuted| {
        let (square, blocked) = (refuted.square, of(refuted.blocked));
        match &refuted.forced[..] {
            [] => format!("*{square}* est impossible\u{a0}: {blocked} n’aurait plus de case libre"),
            _ => format!(
                "*{square}* est impossible\u{a0}: une reine y force {}, et {blocked} n’a plus de case libre",
                forced(refuted, ", puis ")
            ),
        }
    },
    searched: |square, nodes, numbers| {
        let positions = written(nodes, &numbers.whole(nodes), "position", "positions");
        format!(
            "*{square}* est impossible\u{a0}: tout a été essayé à partir de là, {positions} au total"
        )
    },
    nothing: |line| format!("Sur {}, chaque case libre peut encore convenir", of(line)),
    only: |square, line| format!("*{square}* est la seule case libre sur {}", of(line)),
    right: |square| format!("*{square}* convient\u{a0}: une solution y a une reine"),
    attacks: |square, other, line| {
        let along = match line {
            LineKind::Row => "sur une ligne",
            LineKind::Column => "dans une colonne",
            LineKind::Diagonal => "en diagonale",
        };
        format!("La reine en *{square}* menace *{other}* {along}\u{a0}: reprenez-la")
    },
    since: |square| {
        format!("Depuis la reine en *{square}*, il n’y a plus de solution\u{a0}: reprenez-la")
    },
    given: "Les reines données n’ont pas de solution",
    no_solution: "Cet échiquier n’a pas de solution",
    awaited: "Je cherche un indice…",
};

fn of(line: Line) -> String {
    match line.axis() {
        Axis::Files => format!("la colonne *{}*", name(line)),
        Axis::Ranks => format!("la ligne *{}*", name(line)),
    }
}
