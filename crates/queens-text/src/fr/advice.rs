//! Hints about queens placed by hand. Squares stand between stars.

use queens_core::{Axis, Line, LineKind, Problem};

use super::number::written;
use crate::advice::{AdviceTexts, name};

pub(crate) const TEXTS: AdviceTexts = AdviceTexts {
    hint: |is_next| if is_next { "Indice suivant" } else { "Indice" },
    look: |line, free| match free {
        1 => format!("Regardez {}\u{a0}: *une* seule case y est libre", of(line)),
        _ => format!("Regardez {}\u{a0}: *{free}* cases y sont libres", of(line)),
    },
    all_others: |line| format!("Sur {}, toutes les autres cases sont menacées", of(line)),
    refuted: |square, forced, blocked| match forced {
        "" => format!(
            "*{square}* est impossible\u{a0}: {} n’aurait plus de case libre",
            of(blocked)
        ),
        _ => format!(
            "*{square}* est impossible\u{a0}: une reine y force {forced}, et {} n’a plus de case libre",
            of(blocked)
        ),
    },
    elsewhere: |refuted| format!("Ailleurs, {refuted}"),
    then: ", puis ",
    infeasible: |square, forced, why| match forced {
        "" => format!("*{square}* est impossible\u{a0}: {why}"),
        _ => format!("*{square}* est impossible\u{a0}: cela force {forced}, et ensuite {why}"),
    },
    no_cover: |square| format!("aucune reine qui couvre *{square}* ne laisse de chance aux autres"),
    no_move: |square| format!("chaque coup depuis *{square}* isole une case"),
    look_cover: |square, free| match free {
        1 => format!(
            "Regardez *{square}*\u{a0}: seule une reine sur *une* case peut la couvrir en laissant une chance aux autres"
        ),
        _ => format!(
            "Regardez *{square}*\u{a0}: seule une reine sur l’une des *{free}* cases peut la couvrir en laissant une chance aux autres"
        ),
    },
    look_onward: |square, exits| match exits {
        0 => format!("Regardez *{square}*\u{a0}: elle n’a *aucune* sortie"),
        1 => {
            format!(
                "Regardez *{square}*\u{a0}: elle a *une* sortie, et aucun autre coup n’en a moins"
            )
        }
        _ => format!(
            "Regardez *{square}*\u{a0}: elle a *{exits}* sorties, et aucun autre coup n’en a moins"
        ),
    },
    look_sole: |square| format!("Regardez *{square}*\u{a0}: le cavalier n’a pas d’autre coup"),
    all_others_cover: |square| {
        format!("Toute autre reine qui couvre *{square}* laisse trop à faire au reste")
    },
    one_move: "Il ne reste pas d’autre coup",
    nothing_else: "Chaque case qui reste peut encore convenir",
    searched: |square, nodes, numbers| {
        let positions = written(nodes, &numbers.whole(nodes), "position", "positions");
        format!(
            "*{square}* est impossible\u{a0}: tout a été essayé à partir de là, {positions} au total"
        )
    },
    nothing: |line| format!("Sur {}, chaque case libre peut encore convenir", of(line)),
    only: |square, line| format!("*{square}* est la seule case libre sur {}", of(line)),
    right: |problem, square| match problem {
        Problem::Queens => format!("*{square}* convient\u{a0}: une solution y a une reine"),
        Problem::Domination => {
            format!("*{square}* convient\u{a0}: avec une reine là, on peut finir")
        }
        Problem::Knight => format!("*{square}* convient\u{a0}: un parcours passe par là"),
    },
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
    since_move: |square| {
        format!("Depuis le coup en *{square}*, il n’y a plus de parcours\u{a0}: revenez en arrière")
    },
    given: "Les reines données n’ont pas de solution",
    no_tour: |square| format!("Aucun parcours ne commence en *{square}*"),
    no_solution: "Cet échiquier n’a pas de solution",
    awaited: "Je cherche un indice…",
};

fn of(line: Line) -> String {
    match line.axis() {
        Axis::Files => format!("la colonne *{}*", name(line)),
        Axis::Ranks => format!("la ligne *{}*", name(line)),
    }
}
