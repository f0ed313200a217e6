//! Pieces placed by hand. Squares stand between stars.

use queens_core::feasibility::Infeasible;
use queens_core::{Axis, LineKind, Problem};
use queens_page::play::Change;
use queens_page::screen::Role;

use super::event::knight;
use super::number::{count, written};
use crate::play::{PlayTexts, line_name};

pub(crate) const TEXTS: PlayTexts = PlayTexts {
    region: "À vous de jouer",
    undo: "Annuler",
    redo: "Rétablir",
    clear: "Tout retirer",
    reach: |problem| match problem {
        Problem::Domination => "Cases couvertes",
        _ => "Cases menacées",
    },
    empty: |problem, wanted| match (problem, wanted) {
        (Problem::Knight, _) => "Choisissez la case de départ du cavalier".to_owned(),
        (Problem::Domination, None) => "Placez des reines qui couvrent toutes les cases".to_owned(),
        (Problem::Domination, Some(1)) => "Placez une reine qui couvre toutes les cases".to_owned(),
        (Problem::Domination, Some(wanted)) => {
            format!("Placez *{wanted} reines* qui, ensemble, couvrent toutes les cases")
        }
        (Problem::Queens, wanted) => {
            let wanted = queens(wanted.unwrap_or(0));
            format!("Placez *{wanted}* qui ne se menacent pas")
        }
    },
    clash: |clash, others| {
        let (first, second) = (clash.first, clash.second);
        let along = match clash.line {
            LineKind::Row => "sur une ligne",
            LineKind::Column => "dans une colonne",
            LineKind::Diagonal => "en diagonale",
        };
        let more = match others {
            0 => String::new(),
            1 => ", et une autre paire aussi".to_owned(),
            _ => format!(", et {others} autres paires aussi"),
        };
        format!("*{first}* et *{second}* se menacent {along}{more}")
    },
    apart: |standing, left| match standing {
        1 => format!("*Encore {left}*\u{a0}; une reine est posée"),
        _ => format!("*Encore {left}*\u{a0}; {standing} reines sont posées, sans se menacer"),
    },
    open: |open, left| {
        let open = match open {
            0 => "Toutes les cases sont couvertes".to_owned(),
            1 => "Encore *une* case à couvrir".to_owned(),
            _ => format!("Encore *{open}* cases à couvrir"),
        };
        match left {
            None => open,
            Some(0) => format!("{open}, et il ne reste plus de reine"),
            Some(left) => format!("{open}\u{a0}; il reste {}", queens(left)),
        }
    },
    too_many: |standing, wanted, open| match open {
        0 => {
            let enough = match wanted {
                1 => "une suffit".to_owned(),
                _ => format!("{wanted} suffisent"),
            };
            format!("Toutes les cases sont couvertes, mais par *{standing} reines*\u{a0}: {enough}")
        }
        _ => {
            let enough = match wanted {
                1 => "une doit suffire".to_owned(),
                _ => format!("{wanted} doivent suffire"),
            };
            let open = squares(open);
            format!("*{standing} reines* sont posées, et {enough}\u{a0}; {open} à couvrir")
        }
    },
    knight: |square, visited, of, moves| {
        let moves = match moves {
            0 => "aucun coup possible".to_owned(),
            1 => "un coup possible".to_owned(),
            _ => format!("{moves} coups possibles"),
        };
        format!("Cavalier en *{square}*, {visited} des {of} cases visitées\u{a0}; {moves}")
    },
    not_closed: |start| {
        format!("Toutes les cases sont visitées, mais aucun coup ne ramène en *{start}*")
    },
    solved: |problem, pieces, is_closed| match (problem, is_closed) {
        (Problem::Queens, _) => match pieces {
            1 => "*Résolu*\u{a0}: une reine, et rien à menacer".to_owned(),
            _ => format!("*Résolu*\u{a0}: {pieces} reines, et aucune n’en menace une autre"),
        },
        (Problem::Domination, _) => match pieces {
            1 => "*Résolu*\u{a0}: une reine couvre toutes les cases".to_owned(),
            _ => format!("*Résolu*\u{a0}: {pieces} reines couvrent toutes les cases"),
        },
        (Problem::Knight, false) => format!("*Résolu*\u{a0}: un parcours des {pieces} cases"),
        (Problem::Knight, true) => format!("*Résolu*\u{a0}: un parcours fermé des {pieces} cases"),
    },
    covered: |queens, squares, is_least| {
        let queens = self::queens(queens);
        let fewer = if is_least {
            ", et moins ne suffisent pas"
        } else {
            ""
        };
        format!("{squares} cases couvertes par *{queens}*{fewer}")
    },
    toured: |moves, first, last, is_closed| {
        if is_closed {
            format!(
                "Un parcours *fermé* en {moves} coups\u{a0}: un coup ramène de *{last}* en *{first}*"
            )
        } else {
            format!(
                "Un parcours *ouvert* en {moves} coups\u{a0}: aucun ne ramène de *{last}* en *{first}*"
            )
        }
    },
    left: |problem, left| match problem {
        Problem::Knight => format!("Encore {}", squares(left)),
        _ => format!("Encore {}", queens(left)),
    },
    uncovered: |open| format!("{open} à couvrir"),
    change: |problem, change| match (problem, change) {
        (Problem::Knight, Change::Placed(square)) => format!("Cavalier en {square}"),
        (Problem::Knight, Change::TakenBack(_)) => "Retour du cavalier".to_owned(),
        (_, Change::Placed(square)) => format!("Reine en {square}"),
        (_, Change::TakenBack(square)) => format!("Reine retirée de {square}"),
        (_, Change::Undone) => "Coup annulé".to_owned(),
        (_, Change::Redone) => "Coup rétabli".to_owned(),
        (_, Change::Cleared) => "Tout est repris".to_owned(),
    },
    attacked_by: |queens| format!("Menacée par {queens}"),
    attacker: |square, line| {
        let along = match line {
            LineKind::Row => "même ligne",
            LineKind::Column => "même colonne",
            LineKind::Diagonal => "diagonale",
        };
        format!("{square} ({along})")
    },
    role: |role| match role {
        Role::Watch => "Vous regardez la recherche",
        Role::Play => "Vous placez les pièces",
        Role::Predict => "Vous prédisez la suite",
    },
    own: |problem| match problem {
        Problem::Queens | Problem::Domination => "Vos reines",
        Problem::Knight => "Votre parcours",
    },
    nothing: "Rien n’est encore placé.",
    stands: |problem, number| match problem {
        Problem::Knight => format!("Case {number} de votre parcours."),
        _ => "Votre reine est ici.".to_owned(),
    },
    tells: "Dire si l’on peut encore finir",
    untold: "La page ne dit pas si l’on peut encore finir",
    to_be_told: "Après chaque coup, la page dit ici si l’on peut encore finir",
    awaited: "Peut-on encore finir\u{a0}? Je cherche…",
    yes: |ways| match ways {
        None => "On *peut* encore finir".to_owned(),
        Some((1, _)) => "On *peut* encore finir, d’*une* seule façon".to_owned(),
        Some((_, written)) => format!("On *peut* encore finir, de *{written}* façons"),
    },
    finished: "Il n’y a plus rien à faire",
    no: |reason| format!("On *ne peut pas* finir\u{a0}: {reason}"),
    reason: |why, numbers| match *why {
        Infeasible::Attack { first, second, .. } => format!("*{first}* et *{second}* se menacent"),
        Infeasible::BlockedLine { axis, index } => {
            let line = match axis {
                Axis::Files => "colonne",
                Axis::Ranks => "ligne",
            };
            let name = line_name(axis, index);
            format!("toutes les cases de la {line} *{name}* sont menacées")
        }
        Infeasible::TooMany { queens, k } => format!("{queens} reines sont posées, plus que {k}"),
        Infeasible::Uncoverable { square } => {
            format!("aucune reine encore permise ne couvre *{square}*")
        }
        Infeasible::TooFew { left: 0, open, .. } => {
            format!(
                "il ne reste plus de reine, et {} à couvrir",
                squares(open.into())
            )
        }
        Infeasible::TooFew {
            left: 1, open: 1, ..
        } => "une reine de plus ne peut pas couvrir la case qui reste".to_owned(),
        Infeasible::TooFew { left, open: 1, .. } => {
            format!("{left} reines de plus ne peuvent pas couvrir la case qui reste")
        }
        Infeasible::TooFew {
            left: 1,
            open,
            reach,
        } => {
            format!("une reine de plus couvre au plus {reach} des {open} cases qui restent")
        }
        Infeasible::TooFew { left, open, reach } => {
            format!("{left} reines de plus couvrent au plus {reach} des {open} cases qui restent")
        }
        Infeasible::Stuck { left } => {
            format!("aucun coup possible, et il reste {}", squares(left.into()))
        }
        Infeasible::Unreachable { square } => format!("aucun chemin ne mène plus en *{square}*"),
        Infeasible::NoReturn => "aucune case libre ne ramène au départ".to_owned(),
        Infeasible::DeadEnd { square } => {
            format!("un seul coup mène en *{square}*, et un parcours fermé en demande deux")
        }
        Infeasible::DeadEnds {
            squares: [one, other],
        } => format!(
            "un seul coup mène en *{one}*, un seul en *{other}*, et un parcours ne finit que sur l’une des deux"
        ),
        Infeasible::Trap { square, from } => format!(
            "on ne peut plus aller en *{square}* que depuis *{from}*, et de *{square}* aucun coup ne mène plus loin"
        ),
        Infeasible::NoTour(ref obstacle) => (knight::TEXTS.obstacle)(obstacle, numbers),
        Infeasible::Searched { nodes } => {
            let positions = written(nodes, &numbers.whole(nodes), "position", "positions");
            format!("tout a été essayé, {positions} au total")
        }
    },
    legend_clash: "se menacent",
    legend_open: "non couverte",
    legend_meant: "visée par l’indice",
    legend_covers: "la couvre",
    legend_impossible: "impossible",
    legend_move: |problem| match problem {
        Problem::Knight => "coup possible",
        Problem::Queens | Problem::Domination => "coup donné par un indice",
    },
    too_long: "La position est trop longue pour un lien\u{a0}: il ne la contient pas.",
};

fn queens(queens: usize) -> String {
    count(queens as u64, "reine", "reines")
}

fn squares(squares: usize) -> String {
    count(squares as u64, "case", "cases")
}
