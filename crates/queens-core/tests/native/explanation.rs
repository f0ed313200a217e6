//! The explanation of an event agrees with the board. The line is in the listing, and the attacker is on the board and
//! attacks as stated. Counts and bits follow from the squares, and the length of the detail equals the change of the
//! counters. The modules in `explanation/` check variables and calls of individual programs.

mod covering;
mod details;
mod each_program;
mod frames;
mod framing;
mod knights;
mod moments;
mod own_call;
mod repairing;
mod variables;
mod written;

use crate::common;
use std::collections::{HashMap, HashSet};

use crate::common::random::any_instance;
use crate::common::{
    accepted, all, default_of, hashed, instance, knights as knight_instances, label, labelled,
    square_at, supporting, watched, with_goal,
};
use details::{check_detail, check_values};
use proptest::prelude::*;
use queens_core::{
    Algorithm, Axis, BoardSize, Bound, Detail, Event, EventKind, Explanation, File, Finding, Goal,
    Instance, Line, LineKind, Position, Rank, Reason, Replay, Square, Traversal, Value, algorithm,
    line_between, queen_attacks,
};

/// One step of a replay: the state before the event, the event, the state after it, and the next event.
pub(crate) struct Step {
    pub(crate) before: Replay,
    pub(crate) event: Event,
    pub(crate) after: Replay,
    pub(crate) next: Option<Event>,
}

/// The steps for the first events of a search, at most `limit`. The last event of a run has no next event and is
/// excluded.
pub(crate) fn steps(algorithm: &'static Algorithm, instance: &Instance, limit: usize) -> Vec<Step> {
    let accepted = accepted(algorithm, instance);
    let (mut replay, rules) = accepted.replay();
    let events = common::advanced(&mut *accepted.search(), limit);
    let is_over = events.last().is_some_and(|event| event.is_last());
    let nexts = events.iter().skip(1).copied().map(Some);
    let nexts = nexts.chain(is_over.then_some(None));
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

fn is_free(position: &Position, square: Square) -> bool {
    let mut queens = position.queens().iter();
    !position.blocked().contains(&square)
        && queens.all(|&queen| queen != square && line_between(queen, square).is_none())
}

/// The squares of a line that are not occupied, attacked or blocked, starting at `place`.
fn free_from(position: &Position, line: Line, place: u8) -> Vec<Square> {
    let places = place..position.size().files();
    let squares = places.map(|place| match line {
        Line::File(file) => square_at(file.get(), place),
        Line::Rank(rank) => square_at(place, rank.get()),
    });
    squares
        .filter(|&square| is_free(position, square))
        .collect()
}

/// The next line to search. `None` if every line holds a queen, or if the traversal has no lines.
fn open_line(traversal: Traversal, position: &Position) -> Option<Line> {
    let line = |index: u8| match traversal {
        Traversal::Lines(Axis::Ranks) => Line::Rank(Rank::new(index).expect("supported")),
        _ => Line::File(File::new(index).expect("supported")),
    };
    let holds = |line: Line, queen: &Square| match line {
        Line::File(file) => queen.file == file,
        Line::Rank(rank) => queen.rank == rank,
    };
    let lines = (0..position.size().files()).map(line);
    let mut open = lines.filter(|&line| !position.queens().iter().any(|queen| holds(line, queen)));
    match traversal {
        Traversal::Lines(_) | Traversal::Roots => open.next(),
        Traversal::MinDomain => open.min_by_key(|&line| free_from(position, line, 0).len()),
        _ => None,
    }
}

/// Checks the parts of an explanation that all algorithms have in common. An algorithm may leave out explanations.
pub(crate) fn check_common(algorithm: &'static Algorithm, step: &Step, explanation: &Explanation) {
    // A test cannot check a sentence of the algorithm's own.
    if let Reason::Other(_) = explanation.reason {
        return;
    }
    let (before, after) = (step.before.position(), step.after.position());
    let lines = algorithm.listing.len();
    assert!(lines == 0 || (1..=lines).contains(&explanation.code_line.into()));
    let deepest = before.depths() - 1;
    match (step.event, explanation.reason.clone()) {
        (Event::Start { square }, Reason::Root { square: reported }) => {
            assert_eq!(reported, square);
            assert!(before.placed().is_empty());
        }
        (
            Event::Place { square },
            Reason::Compared {
                square: reported,
                queens,
            },
        ) => {
            assert_eq!(reported, square);
            assert_eq!(usize::from(queens), before.queens().len());
            assert!(is_free(before, square));
        }
        (Event::Place { square }, Reason::Free { square: reported }) => {
            assert_eq!(reported, square);
            assert!(is_free(before, square));
        }
        (
            Event::Place { square },
            Reason::LowestBit {
                square: reported,
                free: left,
            }
            | Reason::Fewest {
                square: reported,
                free: left,
            },
        ) => {
            assert_eq!(reported, square);
            let file = Line::File(square.file);
            assert_eq!(open_line(algorithm.traversal, before), Some(file));
            let untried = free_from(before, file, square.rank.get());
            assert_eq!(usize::from(left), untried.len());
            assert_eq!(untried.first(), Some(&square));
            // Every lower row was tried before or is attacked.
            let tried = before.tried(deepest);
            for lower in free_from(before, file, 0) {
                assert!(lower >= square || tried.iter().any(|&(tried, _)| tried == lower));
            }
        }
        (Event::Score, Reason::TableWritten) => {
            let written = algorithm.values_at(after);
            let attacked = |square| queen_attacks(after.size(), square).count() as u16;
            let is_attacked = |&(square, value)| value == attacked(square);
            assert!(before.last().is_none() && written.iter().all(is_attacked));
            assert_eq!(written.len(), after.size().area());
        }
        (Event::Score, Reason::Valued { squares }) => {
            let written = algorithm.values_at(after);
            let free = |of: &Position| of.size().squares().filter(|&it| is_free(of, it)).count();
            assert_eq!(
                (written.len(), free(after)),
                (squares.into(), squares.into())
            );
            assert!(written.iter().all(|&(square, _)| is_free(after, square)));
        }
        (
            Event::Place { square },
            Reason::LeastValue {
                square: reported,
                value,
                sharing,
            },
        ) => {
            assert_eq!(reported, square);
            let mut free = algorithm.values_at(before);
            free.retain(|&(square, _)| is_free(before, square));
            assert_eq!(free.iter().map(|&(_, value)| value).min(), Some(value));
            free.retain(|&(_, other)| other == value);
            assert_eq!((free.len(), free[0].0), (sharing.into(), square));
            assert!(free.is_sorted_by_key(|&(square, _)| after.size().number(square)));
        }
        (
            Event::Place { square },
            Reason::Drawn {
                square: reported,
                free,
            },
        ) => {
            assert_eq!(reported, square);
            let squares = after.size().squares();
            let count = squares.filter(|&square| is_free(before, square)).count();
            assert_eq!(free as usize, count);
            assert!(is_free(before, square));
        }
        (
            Event::Reject {
                square,
                attacker,
                line,
            },
            Reason::Attacked {
                square: reported,
                attacker: by,
                line: along,
                across,
                up,
            },
        ) => {
            assert_eq!((reported, by, along), (square, attacker, line));
            let is_compared = match algorithm.id {
                "digit-string" | "upward-scan" => attacker.rank > square.rank,
                "prefix-check" => line != LineKind::Row || attacker.file > square.file,
                _ => true,
            };
            assert!(
                is_compared,
                "{algorithm:?} finds {attacker} in its own data"
            );
            assert!(before.queens().contains(&attacker));
            assert_eq!(line_between(attacker, square), Some(line));
            // If the algorithm tests whole candidates, both queens are on the board.
            let stands = before.queens().contains(&square);
            assert_eq!(stands, algorithm.traversal == Traversal::Candidates);
            let sum = |from: u8, by: i8| i16::from(from) + i16::from(by);
            assert_eq!(
                sum(attacker.file.get(), across),
                i16::from(square.file.get())
            );
            assert_eq!(sum(attacker.rank.get(), up), i16::from(square.rank.get()));
        }
        (
            Event::Reject {
                square,
                attacker,
                line,
            },
            Reason::Marked {
                square: reported,
                attacker: by,
                line: along,
            },
        ) => {
            assert_eq!((reported, by, along), (square, attacker, line));
            assert_eq!(line_between(attacker, square), Some(line));
            // The rejected square must be marked in `t`.
            let marks = explanation.variables.iter().find(|(name, _)| *name == "t");
            let Some((_, Value::Marks { marked, .. })) = marks else {
                panic!("{algorithm:?} shows no t");
            };
            assert!(marked.contains(square));
        }
        (
            Event::Reject {
                square,
                attacker,
                line,
            },
            Reason::Found {
                square: reported,
                attacker: by,
                finding,
            },
        ) => {
            assert_eq!((reported, by), (square, attacker));
            let (column, rank) = (square.file.get(), square.rank);
            let expected = match algorithm.id {
                "digit-string" if line == LineKind::Column => {
                    Finding::Digit(char::from(b'1' + column))
                }
                "digit-string" => Finding::Diagonal,
                "upward-scan" => Finding::Scan(line),
                "prefix-check" if line == LineKind::Row => Finding::OccupiedRow,
                id => panic!("{id} compares: {finding:?}"),
            };
            assert_eq!(finding, expected);
            // The program finds only queens of earlier lines.
            let earlier = match algorithm.traversal {
                Traversal::Lines(Axis::Files) => attacker.file < square.file,
                _ => attacker.rank < rank,
            };
            assert!(earlier, "{algorithm:?}: {attacker} before {square}");
        }
        (
            Event::Remove { square },
            Reason::TakenBack {
                square: reported,
                line,
                more,
            },
        ) => {
            assert_eq!(reported, square);
            assert!(before.queens().contains(&square) && !after.queens().contains(&square));
            assert_eq!(open_line(algorithm.traversal, after), Some(line));
            let goes_on = !matches!(step.next, Some(Event::Remove { .. } | Event::End));
            assert_eq!(
                more, goes_on,
                "{algorithm:?}: `more` of the reason after {square}, then {:?}",
                step.next
            );
        }
        (Event::DeadEnd, Reason::NoSquareLeft { line }) => {
            assert_eq!(open_line(algorithm.traversal, after), Some(line));
            assert_eq!(free_from(after, line, 0), []);
        }
        (Event::DeadEnd, Reason::NoSquareFree) => {
            assert!(after.queens().len() < after.size().width());
            assert!(!after.size().squares().any(|square| is_free(after, square)));
        }
        (Event::Solution, Reason::Complete) => {
            assert_eq!(after.queens().len(), after.size().width());
        }
        (Event::Image { symmetry }, Reason::Mirrored { symmetry: reported }) => {
            assert_eq!(reported, symmetry);
            // A search by frames reports all images one after another.
            let is_solved = matches!(before.last(), Some(Event::Solution | Event::Image { .. }));
            assert!(is_solved);
        }
        (Event::Candidate(_), Reason::NextCandidate) => {
            assert!(!algorithm.capabilities.is_random);
        }
        (Event::Candidate(_), Reason::DrawnCandidate) => assert!(algorithm.capabilities.is_random),
        (Event::Restart, Reason::Restarted) => assert!(after.placed().is_empty()),
        (_, Reason::Repair(why)) => repairing::check(algorithm, step, why),
        (_, Reason::Coverage(why)) => covering::check(algorithm, step, why),
        (_, Reason::Frame(why)) => framing::check(step, why),
        (Event::End, Reason::Finished) => assert_eq!(step.next, None),
        (_, reason) if algorithm.traversal == Traversal::Moves => {
            knights::check(algorithm, step, reason)
        }
        (event, reason) => panic!("{reason:?} explains {event:?}"),
    }
    check_detail(algorithm, step, explanation.detail.as_ref());
}

fn check_step(algorithm: &'static Algorithm, step: &Step) {
    let position = step.after.position();
    let explanation = algorithm.explain(position);
    check_common(algorithm, step, &explanation);
    check_values(position, &explanation.variables);
    let frames = algorithm.call_stack(position);
    for frame in &frames {
        assert!(!frame.name.is_empty());
        check_values(position, &frame.locals);
    }
    if algorithm.traversal == Traversal::Moves {
        knights::check_calls(position, &explanation.variables, &frames);
    }
}

fn check_explanations(instance: &Instance) {
    for algorithm in supporting(instance) {
        let (start, _) = accepted(algorithm, instance).replay();
        let explanation = algorithm.explain(start.position());
        if explanation.reason == Reason::Other("") {
            continue;
        }
        let line = open_line(algorithm.traversal, start.position());
        assert_eq!(explanation.reason, Reason::Start { line }, "{algorithm:?}");
        assert_eq!(explanation.detail, None, "{algorithm:?}");
        check_values(start.position(), &explanation.variables);
        variables::check(algorithm, start.position(), &explanation);
        frames::check(algorithm, start.position());
        for step in steps(algorithm, instance, usize::MAX) {
            check_step(algorithm, &step);
            let position = step.after.position();
            variables::check(algorithm, position, &algorithm.explain(position));
            frames::check(algorithm, position);
        }
    }
}

#[test]
fn explanations_are_true_of_the_board() {
    for n in 1..=6 {
        check_explanations(&all(n));
        check_explanations(&instance(n, &[], Goal::First));
    }
    for instance in knight_instances() {
        check_explanations(&instance);
    }
    for instance in common::dominations() {
        check_explanations(&instance);
    }
}

#[test]
fn explanations_are_true_of_the_largest_board() {
    for algorithm in watched() {
        let largest = *algorithm.capabilities.sizes.end();
        let instance = default_of(algorithm, largest.into());
        if algorithm.accepts(&instance).is_err() {
            continue;
        }
        // Checks on such a large board are slow. So the test checks only the first 300 steps and every ninth step
        // after them.
        for (at, step) in steps(algorithm, &instance, 3_000).iter().enumerate() {
            if at < 300 || at % 9 == 0 {
                check_step(algorithm, step);
            }
        }
    }
}

#[test]
fn a_line_of_the_listing_has_run_as_often_as_each_kind_of_event_shows_it_or_more() {
    for algorithm in watched() {
        let steps = steps(algorithm, &hashed(algorithm), usize::MAX);
        if label(algorithm, steps[0].after.position()).is_empty() {
            continue;
        }
        let end = steps.last().expect("a last step").after.counters();
        let mut shown = HashMap::new();
        for step in &steps {
            let line = label(algorithm, step.after.position());
            *shown.entry((line, step.event.kind())).or_insert(0) += 1;
        }
        for ((line, kind), &times) in &shown {
            let run = end.get(labelled(algorithm, line).count);
            // The end is shown at the line that the program came from. That line has not run again.
            let is_enough = times <= run || *kind == EventKind::End;
            assert!(
                is_enough,
                "{algorithm:?}, line {line}: {times} {kind:?} of {run}"
            );
        }
        let lines: HashSet<&str> = shown.into_keys().map(|(line, _)| line).collect();
        assert!(lines.len() > 2, "{algorithm:?}: {lines:?}");
    }
}

#[test]
fn the_lines_of_recursive_run_as_often_as_they_are_shown() {
    let recursive = algorithm::find("recursive").expect("recursive");
    let steps = steps(recursive, &all(6), usize::MAX);
    let shown = |line: &str| {
        let at = |step: &&Step| label(recursive, step.after.position()) == line;
        steps.iter().filter(at).count() as u64
    };
    let end = steps.last().expect("a last step").after.counters();
    let run = |line: &str| end.get(labelled(recursive, line).count);
    assert_eq!(run("Solution"), shown("Solution"), "solutions are added");
    assert_eq!(
        run("Recurse"),
        shown("Recurse"),
        "a placed queen calls the next column"
    );
    assert_eq!(
        run("Test"),
        shown("Test") + shown("Recurse"),
        "a test rejects or places"
    );
    assert_eq!(
        run("Erase"),
        shown("Test") + shown("Erase"),
        "a rejected row and a queen taken back are erased"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn explanations_are_true_with_given_queens(
        instance in any_instance(6, Goal::All), first in any::<bool>(),
    ) {
        check_explanations(&with_goal(&instance, if first { Goal::First } else { Goal::All }));
    }
}
