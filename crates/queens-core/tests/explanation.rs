//! What an algorithm says about an event is true of the board: the line is in the listing, the attacker
//! stands and attacks along that line, counts and bits are those of the squares themselves.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::random::any_instance;
use common::{all, events, instance};
use proptest::prelude::*;
use queens_core::algorithm::{self, ALL, Algorithm};
use queens_core::attacks::line_between;
use queens_core::event::Event;
use queens_core::explanation::{Explanation, Reason, Value};
use queens_core::instance::{Goal, Instance};
use queens_core::replay::{Position, Replay};
use queens_core::square::{File, Square};

/// A step of a replay: the state before the event, the event, the state after it, the next event.
struct Step {
    before: Replay,
    event: Event,
    after: Replay,
    next: Option<Event>,
}

fn steps(algorithm: &Algorithm, instance: &Instance) -> Vec<Step> {
    let (mut replay, rules) = algorithm.replay(instance);
    let events = events(algorithm, instance);
    let nexts = events.iter().skip(1).copied().map(Some).chain([None]);
    let step = |(&event, next)| {
        let before = replay.clone();
        replay.apply(event, &rules);
        let after = replay.clone();
        Step {
            before,
            event,
            after,
            next,
        }
    };
    events.iter().zip(nexts).map(step).collect()
}

/// The first column without a queen, which is the one being searched.
fn open_column(position: &Position) -> Option<File> {
    let taken = |file: u8| position.queens().iter().any(|queen| queen.file.0 == file);
    (0..position.size().get())
        .find(|&file| !taken(file))
        .map(File)
}

fn free(position: &Position, square: Square) -> bool {
    let queens = position.queens();
    queens
        .iter()
        .all(|&queen| queen != square && line_between(queen, square).is_none())
}

/// The squares of a column that no queen attacks, from this rank up.
fn free_from(position: &Position, file: File, rank: u8) -> Vec<Square> {
    let squares = (rank..position.size().get()).map(|rank| Square::new(file.0, rank));
    squares.filter(|&square| free(position, square)).collect()
}

/// What holds for every algorithm.
fn check_common(algorithm: &Algorithm, step: &Step, explanation: &Explanation) {
    let (before, after) = (step.before.position(), step.after.position());
    assert!((1..=algorithm.listing.len()).contains(&usize::from(explanation.line)));
    match (step.event, explanation.reason) {
        (
            Event::Place { square },
            Reason::Compared {
                square: told,
                queens,
            },
        ) => {
            assert_eq!(told, square);
            assert_eq!(usize::from(queens), before.queens().len());
            assert!(free(before, square));
        }
        (
            Event::Place { square },
            Reason::LowestBit {
                square: told,
                free: left,
            },
        ) => {
            assert_eq!(told, square);
            let untried = free_from(before, square.file, square.rank.0);
            assert_eq!(usize::from(left), untried.len());
            assert_eq!(untried.first(), Some(&square));
            // Lower rows were tried before, or are attacked.
            let tried = before.tried(before.depths() - 1);
            for lower in free_from(before, square.file, 0) {
                assert!(lower >= square || tried.iter().any(|&(tried, _)| tried == lower));
            }
        }
        (
            Event::Reject {
                square,
                attacker,
                line,
            },
            Reason::Attacked {
                square: told,
                attacker: by,
                line: along,
                across,
                up,
            },
        ) => {
            assert_eq!((told, by, along), (square, attacker, line));
            assert!(before.queens().contains(&attacker));
            assert_eq!(line_between(attacker, square), Some(line));
            let sum = |from: u8, by: i8| i16::from(from) + i16::from(by);
            assert_eq!(sum(attacker.file.0, across), i16::from(square.file.0));
            assert_eq!(sum(attacker.rank.0, up), i16::from(square.rank.0));
        }
        (Event::Remove { square }, Reason::TakenBack { square: told, more }) => {
            assert_eq!(told, square);
            assert!(before.queens().contains(&square) && !after.queens().contains(&square));
            let goes_on = !matches!(step.next, Some(Event::Remove { .. } | Event::End));
            assert_eq!(more, goes_on, "{square}, then {:?}", step.next);
        }
        (Event::DeadEnd, Reason::NoRowLeft { file }) => {
            assert_eq!(Some(file), open_column(after));
            assert_eq!(free_from(after, file, 0), []);
        }
        (Event::Solution, Reason::Complete) => {
            assert_eq!(after.queens().len(), after.size().len());
        }
        (Event::End, Reason::Finished) => assert_eq!(step.next, None),
        (event, reason) => panic!("{reason:?} explains {event:?}"),
    }
}

fn variable<'a>(explanation: &'a Explanation, name: &str) -> Option<&'a Value> {
    let named = explanation
        .variables
        .iter()
        .find(|(other, _)| *other == name);
    named.map(|(_, value)| value)
}

fn check_recursive(step: &Step, explanation: &Explanation) {
    let [before, after] = [&step.before, &step.after].map(|replay| replay.counters());
    let position = step.after.position();
    let comparisons = after.operations[1] - before.operations[1];
    match explanation.reason {
        Reason::Compared { queens, .. } => assert_eq!(comparisons, u64::from(queens)),
        Reason::Attacked { attacker, .. } => {
            // By column, the attacker is the last queen compared and the first that attacks.
            let mut queens = position.queens().to_vec();
            queens.sort();
            let at = queens.iter().position(|&queen| queen == attacker);
            assert_eq!(at.map(|at| at as u64 + 1), Some(comparisons));
        }
        _ => assert_eq!(comparisons, 0),
    }
    let mut rows = vec![-1; position.size().len()];
    for queen in position.queens() {
        rows[queen.file.index()] = queen.rank.0 as i8;
    }
    if let Event::Reject { square, .. } = step.event {
        rows[square.file.index()] = square.rank.0 as i8;
    }
    assert_eq!(variable(explanation, "cb"), Some(&Value::Rows(rows)));
    let row = step
        .event
        .square()
        .map(|square| Value::Number(i64::from(square.rank.0)));
    assert_eq!(variable(explanation, "j"), row.as_ref());
    let column = step
        .event
        .square()
        .map(|square| square.file)
        .or(open_column(position));
    let column = column.map_or(i64::from(position.size().get()), |file| i64::from(file.0));
    assert_eq!(variable(explanation, "k"), Some(&Value::Number(column)));
}

fn check_bitmask(step: &Step, explanation: &Explanation) {
    let position = step.after.position();
    let width = position.size().get();
    let bits = |squares: &[Square]| {
        let bits = squares
            .iter()
            .fold(0, |bits, square| bits | 1 << square.rank.0);
        Some(Value::Bits { bits, width })
    };
    // A queen placed is told of by the call that placed it.
    let position = match step.event {
        Event::Place { .. } => step.before.position(),
        _ => position,
    };
    assert_eq!(
        variable(explanation, "rows").cloned(),
        bits(position.queens())
    );
    let column = open_column(position);
    let free = column.and_then(|file| {
        let tried = position.tried(position.depths() - 1);
        let mut untried = free_from(position, file, 0);
        untried.retain(|&square| tried.iter().all(|&(tried, _)| tried < square));
        bits(&untried)
    });
    assert_eq!(
        variable(explanation, "free").cloned(),
        free,
        "{:?}",
        step.event
    );
    let column = column.map_or(i64::from(width), |file| i64::from(file.0));
    assert_eq!(
        variable(explanation, "column"),
        Some(&Value::Number(column))
    );
}

fn check_explanations(instance: &Instance) {
    for algorithm in ALL {
        let (start, _) = algorithm.replay(instance);
        let explanation = (algorithm.explain)(start.position());
        let file = open_column(start.position());
        assert_eq!(explanation.reason, Reason::Start { file });
        for step in steps(algorithm, instance) {
            let explanation = (algorithm.explain)(step.after.position());
            check_common(algorithm, &step, &explanation);
            match algorithm.id {
                "recursive" => check_recursive(&step, &explanation),
                "bitmask" => check_bitmask(&step, &explanation),
                id => panic!("nothing checks the variables of {id}"),
            }
        }
    }
}

#[test]
fn explanations_are_true_of_the_board() {
    for n in 1..=7 {
        check_explanations(&all(n));
        check_explanations(&instance(n, &[], Goal::First));
    }
}

#[test]
fn explanations_are_true_of_the_widest_board() {
    for algorithm in ALL {
        let mut search = (algorithm.start)(&all(32));
        let (mut replay, rules) = algorithm.replay(&all(32));
        for event in common::advanced(&mut *search, 20_000) {
            let before = replay.clone();
            replay.apply(event, &rules);
            // Without the event that follows, a removal cannot be judged.
            if matches!(event, Event::Remove { .. }) {
                continue;
            }
            let step = Step {
                before,
                event,
                after: replay.clone(),
                next: None,
            };
            check_common(algorithm, &step, &(algorithm.explain)(replay.position()));
        }
    }
}

#[test]
fn lines_of_the_listing_run_as_often_as_they_are_shown() {
    // Where a line is told by exactly one kind of event, its count is the number of those events.
    let recursive = algorithm::find("recursive").expect("recursive");
    let steps = steps(recursive, &all(6));
    let told = |line: u8| {
        let at = |step: &&Step| (recursive.explain)(step.after.position()).line == line;
        steps.iter().filter(at).count() as u64
    };
    let end = steps.last().expect("a last step").after.counters();
    let run = |line: usize| end.get(recursive.listing[line - 1]);
    assert_eq!(run(3), told(3), "solutions are added");
    assert_eq!(run(7), told(7), "a placed queen calls the next column");
    assert_eq!(run(6), told(6) + told(7), "a test rejects or places");
    assert_eq!(
        run(8),
        told(6) + told(8),
        "a rejected row and a queen taken back are erased"
    );
}

proptest! {
    #[test]
    fn explanations_are_true_with_given_queens(instance in any_instance(7, Goal::All)) {
        check_explanations(&instance);
    }
}
