//! The replay of a trace equals the state of the sheet's own program after every event, and a search is a
//! value: a clone of it is a checkpoint, and it can be advanced for ever.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::naive::{Account, Moment, account};
use common::random::any_instance;
use common::{TRACE_HASHES, advanced, all, board, events, instance, squares, trace_hash};
use proptest::prelude::*;
use queens_core::algorithm::{self, ALL, Algorithm};
use queens_core::event::{Event, EventKind};
use queens_core::instance::{Goal, Instance};
use queens_core::reader::Reader;
use queens_core::replay::{Fate, Replay};

/// The state in the program's words must be the replay's.
fn check_moment(algorithm: &Algorithm, replay: &Replay, moment: &Moment, instance: &Instance) {
    let at = format!("{algorithm:?}, step {} of {instance:?}", replay.step());
    let (position, counters) = (replay.position(), replay.counters());
    assert_eq!(position.queens(), moment.queens, "{at}");
    assert_eq!(position.given(), instance.given(), "{at}");
    assert_eq!(position.depths(), moment.tried.len(), "{at}");
    let rejects = algorithm.id == "recursive";
    for (depth, tried) in moment.tried.iter().enumerate() {
        let mut tried = tried.clone();
        tried.retain(|&(_, fate)| rejects || fate != Fate::Rejected);
        assert_eq!(position.tried(depth), tried, "depth {depth}, {at}");
    }
    let tests = if rejects {
        moment.tests
    } else {
        moment.placements
    };
    assert_eq!(counters.tests, tests, "{at}");
    assert_eq!(counters.placements, moment.placements, "{at}");
    assert_eq!(counters.removals, moment.removals, "{at}");
    assert_eq!(counters.nodes, 1 + moment.placements, "{at}");
    assert_eq!(counters.depth, moment.most as u64, "{at}");
    assert_eq!(counters.solutions, moment.solutions, "{at}");
    if rejects {
        let operations = [
            moment.calls,
            moment.comparisons,
            moment.erasures,
            moment.loops_left,
        ];
        assert_eq!(counters.operations[..4], operations, "{at}");
    }
}

fn check_replay(algorithm: &Algorithm, instance: &Instance) {
    let Account { start, steps } = account(instance);
    let (mut replay, rules) = algorithm.replay(instance);
    assert_eq!((replay.step(), replay.position().last()), (0, None));
    check_moment(algorithm, &replay, &start, instance);
    let mut steps = steps.into_iter();
    for (event, step) in events(algorithm, instance).into_iter().zip(1..) {
        // The program also tells the rejects that this algorithm may not have.
        let moment =
            steps.find(|(told, _)| told.kind() == event.kind() && told.square() == event.square());
        let (_, moment) = moment.expect("the program does the same");
        replay.apply(event, &rules);
        assert_eq!(
            (replay.step(), replay.position().last()),
            (step, Some(event))
        );
        check_moment(algorithm, &replay, &moment, instance);
    }
    assert!(replay.is_ended() && steps.next().is_none());
}

#[test]
fn the_replay_is_the_state_of_the_program_after_every_event() {
    for algorithm in ALL {
        for n in 1..=6 {
            check_replay(algorithm, &all(n));
            check_replay(algorithm, &instance(n, &[], Goal::First));
        }
    }
}

proptest! {
    #[test]
    fn the_replay_from_given_queens_is_the_state_of_the_program(
        instance in any_instance(6, Goal::All),
    ) {
        for algorithm in ALL {
            check_replay(algorithm, &instance);
        }
    }

    #[test]
    fn a_clone_goes_on_with_the_same_events(
        instance in any_instance(8, Goal::All), part in 0.0_f64..1.0,
    ) {
        for algorithm in ALL {
            let whole = events(algorithm, &instance);
            let at = (part * whole.len() as f64) as usize;
            let mut search = (algorithm.start)(&instance);
            prop_assert_eq!(&advanced(&mut *search, at)[..], &whole[..at]);
            let mut clone = search.clone();
            prop_assert_eq!(&advanced(&mut *search, usize::MAX)[..], &whole[at..]);
            prop_assert_eq!(&advanced(&mut *clone, usize::MAX)[..], &whole[at..]);
        }
    }
}

#[test]
fn after_the_end_there_is_only_the_end() {
    for algorithm in ALL {
        for goal in Goal::ALL {
            for given in ["", "a1", "b1,d2,a3,c4"] {
                let mut search = (algorithm.start)(&instance(4, &squares(given), goal));
                let whole = advanced(&mut *search, usize::MAX);
                let ends = whole.iter().filter(|event| event.kind() == EventKind::End);
                assert_eq!(ends.count(), 1, "{algorithm:?}, {goal:?}, {given}");
                for _ in 0..3 {
                    assert_eq!(advanced(&mut *search, 5), [Event::End]);
                }
            }
        }
    }
}

#[test]
fn batches_of_any_length_give_the_same_events() {
    for algorithm in ALL {
        let whole = events(algorithm, &all(6));
        for length in [1, 2, 3, 64, 1000, 100_000] {
            let mut search = (algorithm.start)(&all(6));
            let mut events = Vec::new();
            while events.last() != Some(&Event::End) {
                let before = events.len();
                search.advance_into(&mut events, length);
                assert!(events.len() <= before + length);
            }
            assert_eq!(events, whole, "{algorithm:?} by {length}");
        }
    }
}

#[test]
fn a_reader_stops_at_the_step_asked_for() {
    for algorithm in ALL {
        let whole = events(algorithm, &all(7));
        let mut reader = Reader::start(algorithm, &all(7));
        for count in [0, 1, 10, 4095, 4096, 4097, u64::MAX] {
            let before = reader.step();
            let expected = before.saturating_add(count).min(whole.len() as u64);
            let mut seen = Vec::new();
            reader.read(count, &mut Vec::new(), |event, replay| {
                seen.push(event);
                assert_eq!(replay.step(), before + seen.len() as u64);
            });
            assert_eq!(seen, whole[before as usize..expected as usize]);
            assert_eq!(reader.step(), expected);
        }
        assert!(reader.is_ended());
    }
}

#[test]
fn the_first_solution_of_eight_is_step_1024_of_1025() {
    let recursive = algorithm::find("recursive").expect("recursive");
    let instance = instance(8, &[], Goal::First);
    let mut reader = Reader::start(recursive, &instance);
    reader.read(1024, &mut Vec::new(), |_, _| {});
    assert_eq!(reader.replay().position().last(), Some(Event::Solution));
    let counters = reader.replay().counters();
    assert_eq!((counters.tests, counters.placements), (876, 113));
    assert_eq!(
        reader.replay().position().queens(),
        squares("a1,b5,c8,d6,e3,f7,g2,h4")
    );
    assert_eq!(events(recursive, &instance).len(), 1025);
}

#[test]
fn all_solutions_of_eight_are_18513_events() {
    let recursive = algorithm::find("recursive").expect("recursive");
    assert_eq!(events(recursive, &all(8)).len(), 18_513);
}

#[test]
fn thirty_two_queens_can_be_watched_for_five_million_events() {
    for algorithm in ALL {
        let mut reader = Reader::start(algorithm, &all(32));
        reader.read(5_000_000, &mut Vec::new(), |_, replay| {
            assert!(replay.position().queens().len() <= 32);
        });
        assert_eq!(reader.step(), 5_000_000, "{algorithm:?}");
        assert!(!reader.is_ended());
        let attacked = queens_core::attacks::attacking_pair(reader.replay().position().queens());
        assert_eq!(attacked, None, "{algorithm:?}");
        assert_eq!(reader.replay().position().size(), board(32));
    }
}

#[test]
fn the_trace_is_the_same_on_every_machine() {
    assert_eq!(
        TRACE_HASHES.map(|(id, _)| id),
        ALL.map(|algorithm| algorithm.id)
    );
    for (algorithm, (id, hash)) in ALL.into_iter().zip(TRACE_HASHES) {
        assert_eq!(trace_hash(algorithm, &all(8)), hash, "{id}");
    }
}
