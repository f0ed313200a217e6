//! Why an event happened, and what the program did under it: what only other algorithms say. Squares and lanes stand between stars.

use queens_core::{Detail, LineKind, Reason};

use super::super::number::count;
use super::{covering, framing, repairing};

pub(crate) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::Marked { square, attacker, line } => {
            let line = match line {
                LineKind::Row => "sur sa ligne",
                LineKind::Column => "dans sa colonne",
                LineKind::Diagonal => "sur une diagonale",
            };
            format!("*{square}* est marquée dans *t*\u{a0}: la reine en *{attacker}* l’a marquée, {line}.")
        }
        Reason::Root { square } => {
            format!("Le programme pose une reine en *{square}* sans test et cherche la suite.")
        }
        Reason::LowestBit { square, free: 1 } => {
            format!("*{square}* est la seule case encore libre de sa colonne.")
        }
        Reason::LowestBit { square, free } => {
            format!("*{square}* est la plus basse des {free} cases encore libres de sa colonne.")
        }
        Reason::Fewest { square, free: 1 } => format!(
            "Aucune colonne n’a moins de cases libres que *{}*, et *{square}* est la dernière qui lui reste.",
            square.file
        ),
        Reason::Fewest { square, free } => format!(
            "Aucune colonne n’a moins de cases libres que *{}*\u{a0}; *{square}* est la plus basse des {free} qui lui restent.",
            square.file
        ),
        Reason::TableWritten => {
            "Sur chaque case est inscrit *hb*\u{a0}: le nombre de cases qu’une reine y menace sur l’échiquier vide.".to_owned()
        }
        Reason::Valued { squares: 0 } => {
            "Aucune case n’est libre, donc aucune n’a de valeur.".to_owned()
        }
        Reason::Valued { squares: 1 } => {
            "Une seule case est libre\u{a0}: une reine n’y élimine aucune autre, sa valeur est 0.".to_owned()
        }
        Reason::Valued { squares } => format!(
            "Chacune des {squares} cases libres porte le nombre d’autres cases libres qu’une reine y éliminerait."
        ),
        Reason::LeastValue { square, value, sharing: 1 } => {
            format!("*{square}* est la seule case libre à avoir la plus petite valeur, {value}.")
        }
        Reason::LeastValue { square, value, sharing } => format!(
            "La plus petite valeur d’une case libre est {value}\u{a0}; {sharing} cases l’ont, et *{square}* est la première, ligne par ligne."
        ),
        Reason::Drawn { square, free } => {
            let free = count(free.into(), "case libre", "cases libres");
            format!("*{square}* a été tirée au sort parmi {free}.")
        }
        Reason::NoSquareFree => {
            "Toutes les cases de l’échiquier sont prises ou menacées, et il manque des reines."
                .to_owned()
        }
        Reason::NextCandidate => {
            "La combinaison suivante est posée, toutes ses reines à la fois.".to_owned()
        }
        Reason::DrawnCandidate => {
            "Une ligne a été tirée au sort pour chaque colonne, toutes à la fois.".to_owned()
        }
        Reason::Restarted => "Le tirage suivant repart de l’échiquier donné.".to_owned(),
        Reason::Mirrored { .. } => {
            "Renversée de haut en bas, la solution en donne une autre, sans recherche.".to_owned()
        }
        Reason::Moved {
            from,
            to,
            valuation: None,
        } => format!("De *{from}*, le cavalier va en *{to}*, la case suivante de la liste."),
        Reason::Moved {
            from,
            to,
            valuation: Some(left),
        } => format!(
            "De *{from}* à *{to}*\u{a0}: la valuation de *{to}* est {left}, et aucune case restante de la liste n’en a de plus petite."
        ),
        Reason::Sorted { square, moves } => {
            let moves = count(moves.into(), "case", "cases");
            format!("La liste de *{square}* est triée par valuation croissante\u{a0}: {moves}.")
        }
        Reason::Emptied { square, by } => format!(
            "Situation critique\u{a0}: après *{by}*, plus aucune autre case ne mène à *{square}*, qui ne pourrait être que la dernière."
        ),
        Reason::NoWayHome { start, by } => format!(
            "Situation critique\u{a0}: avec *{by}*, toutes les cases qui mènent à *{start}* sont occupées\u{a0}; le parcours ne peut plus se refermer."
        ),
        Reason::NoMove { square } => {
            format!("Toutes les cases que le cavalier pourrait atteindre depuis *{square}* sont occupées.")
        }
        Reason::Freed {
            square,
            to,
            more: true,
        } => format!(
            "*{square}* est libérée et passe à la fin des listes. Le cavalier est de retour en *{to}*, d’où il reste des cases à essayer."
        ),
        Reason::Freed {
            square,
            to,
            more: false,
        } => format!(
            "*{square}* est libérée et passe à la fin des listes. Le cavalier est de retour en *{to}*, d’où il ne reste rien à essayer."
        ),
        Reason::OnlySquare { square, from } => {
            format!("*{square}* est la seule case restante, à un coup de *{from}*.")
        }
        Reason::Detached { square } => {
            format!("Le parcours est noté\u{a0}; on en retire *{square}* pour en chercher un autre.")
        }
        Reason::Toured { is_closed: true } => {
            "Chaque case est visitée une fois, et le départ est à un coup\u{a0}: *parcours fermé*.".to_owned()
        }
        Reason::Toured { is_closed: false } => {
            "Chaque case est visitée une fois\u{a0}: *parcours complet*.".to_owned()
        }
        Reason::CapReached => "La recherche a atteint sa limite et s’arrête là.".to_owned(),
        Reason::Covering(why) => covering::covering(why),
        Reason::Framing(ref why) => framing::framing(why),
        Reason::Repairing(why) => repairing::repairing(why),
        // The algorithm that the page opens with says these, too.
        Reason::Start { .. }
        | Reason::Free { .. }
        | Reason::Compared { .. }
        | Reason::Attacked { .. }
        | Reason::TakenBack { .. }
        | Reason::NoSquareLeft { .. }
        | Reason::Complete
        | Reason::Finished => String::new(),
    }
}

pub(crate) fn detail(detail: &Detail) -> String {
    match detail {
        Detail::Read(squares) => {
            let squares = count(squares.len() as u64, "case", "cases");
            format!("Le parcours a lu {squares}.")
        }
        Detail::Marked(squares) => {
            let squares = count(squares.len() as u64, "case", "cases");
            format!("La reine a marqué {squares}, la sienne comprise.")
        }
        Detail::Pairs { rows: 0, pairs } => {
            let pairs = count(pairs.len() as u64, "paire", "paires");
            format!("Comparaison de {pairs} de reines.")
        }
        Detail::Pairs { rows, pairs } => {
            let rows = count((*rows).into(), "ligne", "lignes");
            let pairs = count(pairs.len() as u64, "paire", "paires");
            format!("Toute la liste à nouveau\u{a0}: {rows}, puis {pairs} de reines comparées.")
        }
        Detail::Called { squares, off_board } => {
            let calls = squares.len() as u64 + u64::from(*off_board);
            format!("test a été appelée {calls} fois, dont {off_board} au-delà du bord.")
        }
        Detail::Compared(_) => String::new(),
    }
}
