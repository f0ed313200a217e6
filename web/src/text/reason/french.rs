//! Explanations in French. Squares and lanes stand between stars.

use queens_core::attacks::Line;
use queens_core::explanation::{Detail, Reason};
use queens_core::lanes::Lane;

fn count(number: u64, one: &str, many: &str) -> String {
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

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::Start { lane: Some(first) } => {
            format!("La recherche commence par {}.", lane(first))
        }
        Reason::Start { lane: None } => "Rien n’a encore été essayé.".to_owned(),
        Reason::Root { square } => {
            format!("Le programme pose une reine en *{square}* sans test et cherche derrière elle.")
        }
        Reason::Free { square } => format!("*{square}* est libre."),
        Reason::Compared { square, queens: 0 } => {
            format!("*{square}* est libre : il n’y a aucune reine à comparer.")
        }
        Reason::Compared { square, queens } => {
            let queens = count(queens.into(), "reine", "reines");
            format!("*{square}* est libre : comparée à {queens}, aucune ne la menace.")
        }
        Reason::Attacked {
            square,
            attacker,
            line,
            across,
            up,
        } => match line {
            Line::Row => format!("*{square}* est sur la même ligne que *{attacker}* : Δy = 0."),
            Line::Column => {
                format!("*{square}* est dans la même colonne que *{attacker}* : Δx = 0.")
            }
            Line::Diagonal => {
                let columns = count(across.unsigned_abs().into(), "colonne", "colonnes");
                let rows = count(up.unsigned_abs().into(), "ligne", "lignes");
                format!(
                    "*{square}* est à {columns} et {rows} de *{attacker}* : elles sont sur une même diagonale."
                )
            }
        },
        Reason::LowestBit { square, free: 1 } => {
            format!("*{square}* est la seule ligne encore libre de sa colonne.")
        }
        Reason::LowestBit { square, free } => {
            format!("*{square}* est la plus basse des {free} lignes encore libres de sa colonne.")
        }
        Reason::Fewest { square, free: 1 } => format!(
            "Aucune colonne n’a moins de cases libres que *{}*, et *{square}* est la dernière qui lui reste.",
            square.file
        ),
        Reason::Fewest { square, free } => format!(
            "Aucune colonne n’a moins de cases libres que *{}* ; *{square}* est la plus basse des {free} qui lui restent.",
            square.file
        ),
        Reason::TableWritten => {
            "Sur chaque case est inscrit *hb* : le nombre de cases qu’une reine y menace sur l’échiquier vide.".to_owned()
        }
        Reason::Valued { squares: 0 } => {
            "Aucune case n’est libre, donc aucune n’a de valeur.".to_owned()
        }
        Reason::Valued { squares: 1 } => {
            "Une seule case est libre : une reine n’y élimine aucune autre, sa valeur est 0.".to_owned()
        }
        Reason::Valued { squares } => format!(
            "Sur chacune des {squares} cases libres est inscrit combien des autres une reine y éliminerait."
        ),
        Reason::LeastValue { square, value, sharing: 1 } => {
            format!("*{square}* est la seule case libre à avoir la plus petite valeur, {value}.")
        }
        Reason::LeastValue { square, value, sharing } => format!(
            "La plus petite valeur d’une case libre est {value} ; {sharing} cases l’ont, et *{square}* est la première, ligne par ligne."
        ),
        Reason::Drawn { square, free } => {
            let free = count(free.into(), "case libre", "cases libres");
            format!("*{square}* a été tirée au sort parmi {free}.")
        }
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
            "Toutes les cases de {} sont menacées : on reprend la reine précédente.",
            lane(of)
        ),
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
        Reason::Complete => {
            "Toutes les reines sont posées et aucune n’en menace une autre : une *solution*."
                .to_owned()
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
            "De *{from}* à *{to}*\u{a0}: sa valuation est {left}, et aucune case restante de la liste n’en a une plus petite."
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
        Reason::GivenUp => "La recherche a atteint sa limite et s’arrête là.".to_owned(),
        Reason::Covering(why) => super::covering::french(why),
        Reason::Repairing(why) => super::repairing::french(why),
        Reason::Finished => "La recherche est terminée.".to_owned(),
    }
}

pub(super) fn detail(detail: &Detail) -> String {
    match detail {
        Detail::Read(squares) => {
            let squares = count(squares.len() as u64, "case", "cases");
            format!("Le parcours a lu {squares}.")
        }
        Detail::Marked(squares) => {
            let squares = count(squares.len() as u64, "case", "cases");
            format!("La reine a marqué {squares}, la sienne comprise.")
        }
        Detail::Compared(queens) => match queens.len() as u64 {
            0 => "Il n’y avait aucune reine à comparer.".to_owned(),
            queens => format!("Comparaison avec {}.", count(queens, "reine", "reines")),
        },
        Detail::Pairs { rows: 0, pairs } => {
            let pairs = count(pairs.len() as u64, "paire", "paires");
            format!("Comparaison de {pairs} de reines.")
        }
        Detail::Pairs { rows, pairs } => {
            let rows = count((*rows).into(), "ligne", "lignes");
            let pairs = count(pairs.len() as u64, "paire", "paires");
            format!("Toute la liste à nouveau : {rows}, puis {pairs} de reines comparées.")
        }
        Detail::Called { squares, beyond } => {
            let calls = squares.len() as u64 + u64::from(*beyond);
            format!("test a été appelée {calls} fois, dont {beyond} au-delà du bord.")
        }
    }
}
