//! Checks the reasons of a local search for its random choices and moves against the board.

use crate::common::square_at;
use queens_core::{Algorithm, Event, RepairReason, Square, line_between};

use super::Step;

/// The number of queens that attack a square.
fn attackers(queens: &[Square], square: Square) -> u16 {
    let attacks = |&&queen: &&Square| line_between(queen, square).is_some();
    queens.iter().filter(attacks).count() as u16
}

fn pairs(queens: &[Square]) -> u16 {
    let attacked = queens.iter().map(|&queen| attackers(queens, queen));
    attacked.sum::<u16>() / 2
}

/// Checks the reason of one step.
pub(crate) fn check(algorithm: &Algorithm, step: &Step, why: RepairReason) {
    let (before, after) = (step.before.position(), step.after.position());
    let values = algorithm.values_at(after);
    match (step.event, why) {
        (Event::Candidate(_), RepairReason::Drawn { pairs: reported }) => {
            assert_eq!(reported, pairs(after.queens()));
            let lines = |of: fn(&Square) -> u8| {
                let mut lines: Vec<u8> = after.queens().iter().map(of).collect();
                lines.sort();
                lines
            };
            let all: Vec<u8> = (0..after.size().files()).collect();
            assert_eq!(lines(|queen| queen.file.get()), all, "one in each column");
            assert_eq!(lines(|queen| queen.rank.get()), all, "one in each row");
            assert_eq!(values, []);
        }
        (
            Event::Relocate { from, to },
            RepairReason::Moved {
                from: reported_from,
                to: reported_to,
                before: reported_before,
                after: reported_after,
                sharing,
                pairs: pairs_now,
            },
        ) => {
            assert_eq!((reported_from, reported_to), (from, to));
            assert!(from.file == to.file && from != to && !before.given().contains(&from));
            assert!(before.queens().contains(&from) && !before.queens().contains(&to));
            let mut others = before.queens().to_vec();
            others.retain(|&queen| queen != from);
            let column = (0..after.size().files()).map(|row| square_at(to.file.get(), row));
            let column: Vec<_> = column.map(|it| (it, attackers(&others, it))).collect();
            assert_eq!(values, column);
            let elsewhere = column.iter().filter(|(square, _)| *square != from);
            let least = elsewhere.clone().map(|&(_, count)| count).min();
            assert_eq!(Some(reported_after), least);
            let as_good = elsewhere.filter(|&&(_, count)| Some(count) == least);
            assert_eq!(usize::from(sharing), as_good.count());
            assert_eq!(reported_before, attackers(&others, from));
            assert!(reported_before > 0, "only a queen that is attacked moves");
            assert_eq!(reported_after, attackers(after.queens(), to));
            assert_eq!(pairs_now, pairs(after.queens()));
        }
        (Event::Restart, RepairReason::Restarted { moves }) => {
            let operation = |name: &str| {
                let mut all = algorithm.operations.iter();
                let index = all.position(|it| it.name == name).expect("an operation");
                step.after.counters().operations[index]
            };
            assert_eq!(operation("moves"), moves * operation("restarts"));
            assert!(pairs(before.queens()) > 0);
        }
        (event, why) => panic!("{why:?} explains {event:?}"),
    }
}
