//! Why a local search did what it did. Squares stand between stars.

use queens_core::Repairing;

use super::super::number::count;

pub(crate) fn repairing(why: Repairing) -> String {
    let pairs = |pairs| match pairs {
        0 => "no two queens attack each other".to_owned(),
        1 => "1 pair of queens attacks each other".to_owned(),
        _ => format!("{pairs} pairs of queens attack each other"),
    };
    match why {
        Repairing::Drawn { pairs: drawn } => format!(
            "A queen stands in each column and in each row, in an order drawn by the seed: {}.",
            pairs(drawn)
        ),
        Repairing::Moved {
            from,
            to,
            before,
            after,
            sharing,
            pairs: left,
        } => {
            let chosen = match sharing {
                1 => format!(
                    "*{to}* alone has the fewest of the other squares of column *{}*",
                    to.file
                ),
                _ => format!(
                    "*{to}* was drawn from the {sharing} other squares of column *{}* that have the fewest",
                    to.file
                ),
            };
            format!(
                "On *{from}* the queen had {}; {chosen}, {after}. Now {}.",
                count(before.into(), "attacker", "attackers"),
                pairs(left)
            )
        }
        Repairing::Restarted { moves } => {
            format!(
                "After {moves} moves queens still attack each other, so another board is drawn."
            )
        }
    }
}
