//! Hints about queens placed by hand. Squares stand between stars.

use queens_core::{Axis, Line, LineKind, Problem};

use super::number::{count, written};
use crate::advice::{AdviceTexts, name};

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
    refuted: |square, forced, blocked| match forced {
        "" => format!(
            "*{square}* nu se poate: {} ar rămâne fără câmp liber",
            of(blocked)
        ),
        _ => format!(
            "*{square}* nu se poate: o regină acolo impune {forced}, iar {} rămâne fără câmp liber",
            of(blocked)
        ),
    },
    elsewhere: |refuted| format!("În altă parte, {refuted}"),
    then: ", apoi ",
    infeasible: |square, forced, why| match forced {
        "" => format!("*{square}* nu se poate: {why}"),
        _ => format!("*{square}* nu se poate: impune {forced}, iar apoi {why}"),
    },
    no_cover: |square| {
        format!("nicio regină care acoperă *{square}* nu le lasă celorlalte o șansă")
    },
    no_move: |square| format!("orice mutare de pe *{square}* izolează un câmp"),
    look_cover: |square, free| match free {
        1 => format!(
            "Priviți *{square}*: numai o regină de pe *un* câmp îl poate acoperi lăsându-le celorlalte o șansă"
        ),
        _ => {
            let free = count(free as u64, "un câmp", "câmpuri");
            format!(
                "Priviți *{square}*: numai regine de pe *{free}* îl pot acoperi lăsându-le celorlalte o șansă"
            )
        }
    },
    look_onward: |square, exits| match exits {
        0 => format!("Priviți *{square}*: nu are *nicio* ieșire"),
        1 => format!("Priviți *{square}*: are *o* ieșire, și nicio altă mutare nu are mai puține"),
        _ => {
            format!(
                "Priviți *{square}*: are *{exits}* ieșiri, și nicio altă mutare nu are mai puține"
            )
        }
    },
    look_sole: |square| format!("Priviți *{square}*: calul nu are altă mutare"),
    all_others_cover: |square| {
        format!("Orice altă regină care acoperă *{square}* lasă prea mult celorlalte")
    },
    one_move: "Nu mai rămâne altă mutare",
    nothing_else: "Fiecare câmp rămas mai poate fi bun",
    searched: |square, nodes, numbers| {
        let positions = written(nodes, &numbers.whole(nodes), "o poziție", "poziții");
        format!("*{square}* nu se poate: de acolo s-a încercat totul, {positions} în total")
    },
    nothing: |line| format!("Pe {}, fiecare câmp liber mai poate fi bun", of(line)),
    only: |square, line| format!("*{square}* e singurul câmp liber de pe {}", of(line)),
    right: |problem, square| match problem {
        Problem::Queens => format!("*{square}* e bun: o soluție are acolo o regină"),
        Problem::Domination => format!("*{square}* e bun: cu o regină acolo se poate termina"),
        Problem::Knight => format!("*{square}* e bun: un parcurs continuă pe acolo"),
    },
    attacks: |square, other, line| {
        let along = match line {
            LineKind::Row => "pe linie",
            LineKind::Column => "pe coloană",
            LineKind::Diagonal => "pe diagonală",
        };
        format!("Regina de pe *{square}* atacă *{other}* {along}: luați-o înapoi")
    },
    since: |square| format!("Cu regina pe *{square}* nu mai există soluție: luați regina înapoi"),
    since_move: |square| {
        format!("De la mutarea pe *{square}*, nu mai există parcurs: întoarceți-vă")
    },
    given: "Reginele date nu au soluție",
    no_tour: |square| format!("Niciun parcurs nu începe de pe *{square}*"),
    no_solution: "Această tablă nu are soluție",
    awaited: "Se caută un indiciu…",
};

fn of(line: Line) -> String {
    match line.axis() {
        Axis::Files => format!("coloana *{}*", name(line)),
        Axis::Ranks => format!("linia *{}*", name(line)),
    }
}
