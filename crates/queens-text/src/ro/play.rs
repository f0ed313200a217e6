//! Pieces placed by hand. Squares stand between stars.

use queens_core::feasibility::Infeasible;
use queens_core::{Axis, LineKind, Problem};
use queens_page::play::Change;
use queens_page::screen::Role;

use super::event::knight;
use super::number::{count, written};
use crate::play::{PlayTexts, line_name};

pub(crate) const TEXTS: PlayTexts = PlayTexts {
    region: "Mutarea dumneavoastră",
    undo: "Anulează",
    redo: "Refă",
    clear: "Ia tot înapoi",
    reach: |problem| match problem {
        Problem::Domination => "Câmpuri acoperite",
        _ => "Câmpuri atacate",
    },
    empty: |problem, wanted| match (problem, wanted) {
        (Problem::Knight, _) => "Alegeți câmpul de pe care pornește calul".to_owned(),
        (Problem::Domination, None) => "Puneți regine care acoperă toate câmpurile".to_owned(),
        (Problem::Domination, Some(1)) => "Puneți o regină care acoperă toate câmpurile".to_owned(),
        (Problem::Domination, Some(wanted)) => {
            format!(
                "Puneți *{}* care împreună acoperă toate câmpurile",
                queens(wanted)
            )
        }
        (Problem::Queens, wanted) => {
            let wanted = queens(wanted.unwrap_or(0));
            format!("Puneți *{wanted}* astfel încât niciuna să nu o atace pe alta")
        }
    },
    clash: |clash, others| {
        let (first, second) = (clash.first, clash.second);
        let along = match clash.line {
            LineKind::Row => "pe linie",
            LineKind::Column => "pe coloană",
            LineKind::Diagonal => "pe diagonală",
        };
        let more = match others {
            0 => String::new(),
            1 => ", la fel încă o pereche".to_owned(),
            _ => format!(
                ", la fel încă {}",
                count(others as u64, "o pereche", "perechi")
            ),
        };
        format!("*{first}* și *{second}* se atacă {along}{more}")
    },
    apart: |standing, left| match standing {
        1 => format!("*Încă {left}*; e pusă o regină"),
        _ => format!(
            "*Încă {left}*; sunt puse {}, fără să se atace",
            queens(standing)
        ),
    },
    open: |open, left| {
        let open = match open {
            0 => "Toate câmpurile sunt acoperite".to_owned(),
            1 => "Încă *un* câmp neacoperit".to_owned(),
            _ => format!("Încă *{}* neacoperite", squares(open)),
        };
        match left {
            None => open,
            Some(0) => format!("{open} și nu mai rămâne nicio regină"),
            Some(1) => format!("{open}; mai rămâne o regină"),
            Some(left) => format!("{open}; mai rămân {}", queens(left)),
        }
    },
    too_many: |standing, wanted, open| match open {
        0 => {
            let enough = match wanted {
                1 => "ajunge una".to_owned(),
                _ => format!("ajung {wanted}"),
            };
            format!(
                "Toate câmpurile sunt acoperite, dar cu *{}*: {enough}",
                queens(standing)
            )
        }
        _ => format!(
            "Sunt puse *{}*, dar trebuie să ajungă {}; {} fără acoperire",
            queens(standing),
            match wanted {
                1 => "una".to_owned(),
                _ => wanted.to_string(),
            },
            squares(open)
        ),
    },
    knight: |square, visited, of, moves| {
        let moves = match moves {
            0 => "nicio continuare".to_owned(),
            1 => "o continuare".to_owned(),
            _ => format!("{moves} continuări"),
        };
        format!(
            "Calul pe *{square}*, {visited} din {} vizitate; {moves}",
            squares(of)
        )
    },
    not_closed: |start| {
        format!("Toate câmpurile sunt vizitate, dar nicio mutare nu duce înapoi pe *{start}*")
    },
    solved: |problem, pieces, is_closed| match (problem, is_closed) {
        (Problem::Queens, _) => match pieces {
            1 => "*Rezolvat*: o regină, și nimic de atacat".to_owned(),
            _ => format!(
                "*Rezolvat*: {} și niciuna nu o atacă pe alta",
                queens(pieces)
            ),
        },
        (Problem::Domination, _) => match pieces {
            1 => "*Rezolvat*: o regină acoperă toate câmpurile".to_owned(),
            _ => format!("*Rezolvat*: {} acoperă toate câmpurile", queens(pieces)),
        },
        (Problem::Knight, false) => {
            format!("*Rezolvat*: un parcurs prin toate cele {}", squares(pieces))
        }
        (Problem::Knight, true) => {
            format!(
                "*Rezolvat*: un parcurs închis prin toate cele {}",
                squares(pieces)
            )
        }
    },
    covered: |queens, squares, is_least| {
        let (queens, squares) = (self::queens(queens), self::squares(squares));
        let fewer = if is_least {
            ", și mai puține nu ajung"
        } else {
            ""
        };
        format!("{squares} acoperite de *{queens}*{fewer}")
    },
    toured: |moves, first, last, is_closed| {
        let moves = count(moves as u64, "o mutare", "mutări");
        if is_closed {
            format!("Un parcurs *închis* în {moves}: una duce de pe *{last}* înapoi pe *{first}*")
        } else {
            format!(
                "Un parcurs *deschis* în {moves}: niciuna nu duce de pe *{last}* înapoi pe *{first}*"
            )
        }
    },
    left: |problem, left| match problem {
        Problem::Knight => format!("Încă {}", squares(left)),
        _ => format!("Încă {}", queens(left)),
    },
    uncovered: |open| match open {
        1 => "un câmp neacoperit".to_owned(),
        _ => format!("{} neacoperite", squares(open)),
    },
    change: |problem, change| match (problem, change) {
        (Problem::Knight, Change::Placed(square)) => format!("Calul pe {square}"),
        (Problem::Knight, Change::TakenBack(_)) => "Calul înapoi".to_owned(),
        (_, Change::Placed(square)) => format!("Regină pe {square}"),
        (_, Change::TakenBack(square)) => format!("Regină luată de pe {square}"),
        (_, Change::Undone) => "Mutare anulată".to_owned(),
        (_, Change::Redone) => "Mutare refăcută".to_owned(),
        (_, Change::Cleared) => "Totul e luat înapoi".to_owned(),
    },
    attacked_by: |queens| format!("Atacată de {queens}"),
    attacker: |square, line| {
        let along = match line {
            LineKind::Row => "pe aceeași linie",
            LineKind::Column => "pe aceeași coloană",
            LineKind::Diagonal => "pe diagonală",
        };
        format!("{square} ({along})")
    },
    role: |role| match role {
        Role::Watch => "Priviți căutarea",
        Role::Play => "Puneți piesele",
        Role::Predict => "Spuneți ce urmează",
    },
    own: |problem| match problem {
        Problem::Queens | Problem::Domination => "Reginele dumneavoastră",
        Problem::Knight => "Parcursul dumneavoastră",
    },
    nothing: "Încă nu e așezat nimic.",
    stands: |problem, number| match problem {
        Problem::Knight => format!("Câmpul {number} al parcursului dumneavoastră."),
        _ => "Aici stă regina dumneavoastră.".to_owned(),
    },
    tells: "Spune dacă se mai poate termina",
    untold: "Nu se spune dacă se mai poate termina",
    to_be_told: "După fiecare mutare, aici se spune dacă se mai poate termina",
    awaited: "Se mai poate termina? Se caută…",
    yes: |ways| match ways {
        None => "Încă *se poate* termina".to_owned(),
        Some((1, _)) => "Încă *se poate* termina, într-*un* singur fel".to_owned(),
        Some((ways, text)) => {
            let ways = written(ways, text, "un fel", "feluri");
            format!("Încă *se poate* termina, în *{ways}*")
        }
    },
    finished: "Nu mai e nimic de făcut",
    no: |reason| format!("*Nu se mai poate* termina: {reason}"),
    reason: |why, numbers| match *why {
        Infeasible::Attack { first, second, .. } => format!("*{first}* și *{second}* se atacă"),
        Infeasible::BlockedLine { axis, index } => {
            let line = match axis {
                Axis::Files => "coloana",
                Axis::Ranks => "linia",
            };
            format!(
                "toate câmpurile de pe {line} *{}* sunt atacate",
                line_name(axis, index)
            )
        }
        Infeasible::TooMany {
            queens: standing,
            k,
        } => {
            format!("sunt puse {}, mai mult decât {k}", queens(standing.into()))
        }
        Infeasible::Uncoverable { square } => {
            format!("nicio regină care se mai poate pune nu acoperă *{square}*")
        }
        Infeasible::TooFew {
            left: 0, open: 1, ..
        } => "nu mai rămâne nicio regină, și un câmp nu e acoperit".to_owned(),
        Infeasible::TooFew { left: 0, open, .. } => {
            format!(
                "nu mai rămâne nicio regină, și {} nu sunt acoperite",
                squares(open.into())
            )
        }
        Infeasible::TooFew {
            left: 1, open: 1, ..
        } => "încă o regină nu poate acoperi câmpul rămas".to_owned(),
        Infeasible::TooFew { left, open: 1, .. } => {
            format!("încă {} nu pot acoperi câmpul rămas", queens(left.into()))
        }
        Infeasible::TooFew { left, open, reach } => format!(
            "încă {} acoperă cel mult {reach} din cele {} rămase",
            queens(left.into()),
            squares(open.into())
        ),
        Infeasible::Stuck { left: 1 } => "nicio continuare, și rămâne un câmp".to_owned(),
        Infeasible::Stuck { left } => {
            format!("nicio continuare, și rămân {}", squares(left.into()))
        }
        Infeasible::Unreachable { square } => format!("niciun drum nu mai duce pe *{square}*"),
        Infeasible::NoReturn => "niciun câmp liber nu duce înapoi la început".to_owned(),
        Infeasible::DeadEnd { square } => {
            format!("pe *{square}* duce o singură mutare, iar un parcurs închis cere două")
        }
        Infeasible::DeadEnds {
            squares: [one, other],
        } => format!(
            "pe *{one}* duce o singură mutare, la fel pe *{other}*, iar un parcurs se încheie doar pe unul din ele"
        ),
        Infeasible::Trap { square, from } => format!(
            "pe *{square}* se mai ajunge doar de pe *{from}*, iar de pe *{square}* nicio mutare nu duce mai departe"
        ),
        Infeasible::NoTour(ref obstacle) => (knight::TEXTS.obstacle)(obstacle, numbers),
        Infeasible::Searched { nodes } => {
            let positions = written(nodes, &numbers.whole(nodes), "o poziție", "poziții");
            format!("s-a încercat totul, {positions} în total")
        }
    },
    legend_clash: "se atacă",
    legend_open: "neacoperit",
    legend_meant: "vizat de indiciu",
    legend_covers: "îl acoperă",
    legend_impossible: "imposibil",
    legend_move: |problem| match problem {
        Problem::Knight => "mutare posibilă",
        Problem::Queens | Problem::Domination => "mutare dată de un indiciu",
    },
    too_long: "Poziția e prea lungă pentru un link: nu încape în el.",
};

fn queens(queens: usize) -> String {
    count(queens as u64, "o regină", "regine")
}

fn squares(squares: usize) -> String {
    count(squares as u64, "un câmp", "câmpuri")
}
