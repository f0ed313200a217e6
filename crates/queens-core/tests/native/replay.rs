//! The replay of a trace equals the state of the program after every event. A clone of a search can serve as a
//! checkpoint, and a search can be advanced after its end.

use crate::common::naive::{History, Snapshot, Test, history, operations, test_of};
use crate::common::random::any_instance;
use crate::common::{
    OTHER_ORDER, advanced, all, board, default_of, events, hashed, instance, rejects, squares,
    supporting, trace_hash, trace_hashes, trees, watched, with_goal,
};
use proptest::prelude::*;
use queens_core::{
    Algorithm, Event, EventKind, Goal, Instance, Problem, Reader, Replay, Setup, Traversal,
    TrialOutcome, algorithm,
};

/// Compares the replay with the state of the program.
fn check_moment(
    algorithm: &'static Algorithm,
    rejects: bool,
    replay: &Replay,
    moment: &Snapshot,
    instance: &Instance,
) {
    let at = format!("{algorithm:?}, step {} of {instance:?}", replay.step());
    let (position, counters) = (replay.position(), replay.counters());
    assert_eq!(position.queens(), moment.queens, "{at}");
    assert_eq!(position.given(), instance.given(), "{at}");
    assert_eq!(position.placed(), &moment.queens[instance.given().len()..]);
    let is_started = algorithm.traversal == Traversal::Roots && !position.placed().is_empty();
    assert_eq!(position.is_started(), is_started, "{at}");
    assert_eq!(position.depths(), moment.tried.len(), "{at}");
    for (depth, tried) in moment.tried.iter().enumerate() {
        let mut tried = tried.clone();
        tried.retain(|&(_, fate)| rejects || fate != TrialOutcome::Rejected);
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
    assert_eq!(counters.nodes, moment.nodes, "{at}");
    assert_eq!(counters.depth, moment.most as u64, "{at}");
    assert_eq!(counters.solutions, moment.solutions, "{at}");
    if let Some(operations) = operations(algorithm, moment) {
        assert_eq!(counters.operations[..operations.len()], operations, "{at}");
    }
}

fn check_replay(algorithm: &'static Algorithm, instance: &Instance) {
    let test = test_of(algorithm).unwrap_or(Test::QueenByQueen);
    let History { start, steps } = history(algorithm, test, instance);
    let rejects = rejects(algorithm);
    let (mut replay, rules) = algorithm
        .accept(instance.clone())
        .expect("supported")
        .replay();
    assert_eq!((replay.step(), replay.position().last()), (0, None));
    check_moment(algorithm, rejects, &replay, &start, instance);
    let mut steps = steps.into_iter();
    for (event, step) in events(algorithm, instance).into_iter().zip(1..) {
        // The program also reports rejects, which this algorithm may not report.
        let moment = steps.find(|(reported, _)| {
            reported.kind() == event.kind() && reported.square() == event.square()
        });
        let (_, moment) =
            moment.unwrap_or_else(|| panic!("{algorithm:?}: {event:?}; {OTHER_ORDER}"));
        replay.apply(event, &rules);
        assert_eq!(
            (replay.step(), replay.position().last()),
            (step, Some(event))
        );
        check_moment(algorithm, rejects, &replay, &moment, instance);
    }
    assert!(replay.is_ended() && steps.next().is_none());
}

/// The given queens always stay on the board. The other queens are those of the last candidate or random draw.
fn check_board(algorithm: &'static Algorithm, instance: &Instance) {
    let (mut replay, rules) = algorithm
        .accept(instance.clone())
        .expect("supported")
        .replay();
    let mut drawn = Vec::new();
    for event in events(algorithm, instance) {
        replay.apply(event, &rules);
        match event {
            Event::Candidate(candidate) => {
                drawn = candidate.squares(instance.size(), instance.given());
            }
            Event::Place { square } => drawn.push(square),
            Event::Restart => drawn.clear(),
            Event::Relocate { from, to } => {
                let mut moved = drawn.iter_mut().filter(|queen| **queen == from);
                *moved.next().expect("a queen that moves stands") = to;
            }
            _ => {}
        }
        let position = replay.position();
        assert_eq!(
            position.given(),
            algorithm.traversal.given(instance),
            "{algorithm:?}"
        );
        assert_eq!(position.placed(), drawn, "{algorithm:?} on {instance:?}");
        let solution = (event == Event::Solution).then(|| position.queens().to_vec());
        assert_eq!(position.solution(), solution);
    }
    assert!(replay.is_ended());
}

#[test]
fn the_replay_is_the_state_of_the_program_after_every_event() {
    for n in 1..=6 {
        for goal in [Goal::All, Goal::First] {
            let instance = instance(n, &[], goal);
            for algorithm in trees(&instance) {
                check_replay(algorithm, &instance);
            }
        }
    }
}

#[test]
fn without_a_tree_the_board_holds_the_last_candidate_or_draw() {
    for n in 1..=5 {
        for goal in [Goal::All, Goal::First] {
            let instance = instance(n, &[], goal);
            let mut brute = supporting(&instance);
            brute.retain(|algorithm| !algorithm.traversal.is_tree());
            for algorithm in brute {
                check_board(algorithm, &instance);
            }
        }
    }
}

proptest! {
    #[test]
    fn the_replay_from_given_queens_is_the_state_of_the_program(
        instance in any_instance(6, Goal::All),
    ) {
        for algorithm in trees(&instance) {
            check_replay(algorithm, &instance);
        }
    }

    #[test]
    fn a_clone_continues_with_the_same_events(
        instance in any_instance(7, Goal::All), first in any::<bool>(), part in 0.0_f64..1.0,
    ) {
        let instance = with_goal(&instance, if first { Goal::First } else { Goal::All });
        for algorithm in supporting(&instance) {
            let whole = events(algorithm, &instance);
            let at = (part * whole.len() as f64) as usize;
            let mut search = algorithm.accept(instance.clone()).expect("supported").search();
            prop_assert_eq!(&advanced(&mut *search, at)[..], &whole[..at]);
            let mut clone = search.clone();
            prop_assert_eq!(&advanced(&mut *search, usize::MAX)[..], &whole[at..]);
            prop_assert_eq!(&advanced(&mut *clone, usize::MAX)[..], &whole[at..]);
        }
    }
}

#[test]
fn after_the_end_there_is_only_the_end() {
    for goal in Goal::ALL {
        for given in ["", "a1", "b1,d2,a3,c4"] {
            let instance = instance(4, &squares(given), goal);
            for algorithm in supporting(&instance) {
                let mut search = algorithm
                    .accept(instance.clone())
                    .expect("supported")
                    .search();
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
    for algorithm in watched() {
        let instance = default_of(algorithm, 5);
        let whole = events(algorithm, &instance);
        for length in [1, 2, 3, 64, 1000, 100_000] {
            let mut search = algorithm
                .accept(instance.clone())
                .expect("supported")
                .search();
            let mut events = Vec::new();
            while !events.last().is_some_and(|event: &Event| event.is_last()) {
                let before = events.len();
                search.advance_into(&mut events, length);
                assert!(events.len() <= before + length);
            }
            assert_eq!(events, whole, "{algorithm:?} by {length}");
        }
    }
}

#[test]
fn a_reader_stops_at_the_requested_step() {
    for algorithm in watched() {
        let instance = hashed(algorithm);
        let whole = events(algorithm, &instance);
        let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
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
    let mut reader = Reader::start(&recursive.accept(instance.clone()).expect("supported"));
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
fn the_largest_board_can_be_watched_for_long() {
    for algorithm in watched() {
        let largest = *algorithm.capabilities.sizes.end();
        let instance = default_of(algorithm, largest.into());
        if algorithm.accepts(&instance).is_err() {
            continue;
        }
        let most = algorithm.problem.max_pieces(instance.size());
        let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
        // A node of a set cover takes as long as a hundred events of another search.
        let events = match algorithm.traversal {
            Traversal::SetCover => 50_000,
            _ => 1_000_000,
        };
        reader.read(events, &mut Vec::new(), |_, replay| {
            assert!(replay.position().queens().len() <= most);
        });
        assert!(reader.step() == events || reader.is_ended());
        assert_eq!(reader.replay().position().size(), board(largest.into()));
        if algorithm.traversal.is_tree() && algorithm.problem == Problem::Queens {
            assert!(!reader.is_ended(), "{algorithm:?}");
            let queens = reader.replay().position().queens();
            let attack = queens_core::attacking_pair(queens);
            assert_eq!(attack, None, "{algorithm:?}");
        }
    }
}

#[test]
fn the_trace_is_the_same_on_every_machine() {
    let found: Vec<_> = watched()
        .into_iter()
        .map(|algorithm| (algorithm.id, trace_hash(algorithm, &hashed(algorithm))))
        .collect();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let lines = found.iter().map(|(id, hash)| format!("{hash:016x} {id}\n"));
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/trace-hashes.txt");
        std::fs::write(path, lines.collect::<String>()).expect("the file is written");
        return;
    }
    let record = "UPDATE_EXPECT=1 cargo test -p queens-core the_trace records it";
    let recorded = trace_hashes();
    for (id, hash) in &found {
        let known = recorded.iter().find(|(known, _)| known == id);
        let (_, known) = known.unwrap_or_else(|| panic!("{id} has no trace hash; {record}"));
        assert_eq!(hash, known, "the trace of {id} has changed; {record}");
    }
    assert_eq!(
        found.len(),
        recorded.len(),
        "an algorithm is gone; {record}"
    );
}

/// The JSON of a replay after eight events on the 5×5 board. Also checks that it can be read back.
fn written(id: &str, problem: Problem) -> String {
    let instance = Instance::new(Setup::new(problem, board(5), Goal::First)).expect("an instance");
    let mut reader = Reader::start(&crate::common::accepted(
        algorithm::find(id).expect("an algorithm"),
        &instance,
    ));
    reader.read(8, &mut Vec::new(), |_, _| {});
    let text = serde_json::to_string(reader.replay()).expect("a text");
    assert_eq!(
        &serde_json::from_str::<Replay>(&text).expect("a replay"),
        reader.replay()
    );
    text
}

#[test]
fn a_position_with_a_piece_off_its_board_is_not_read() {
    let queens = written("recursive", Problem::Queens);
    let knight = written("tour-natural-order", Problem::Knight);
    for (text, part, bad) in [
        // A board that is too small for the queens.
        (&queens, r#""size":[5,5]"#, r#""size":[2,5]"#),
        (
            &queens,
            r#""queens":[{"file":0,"#,
            r#""queens":[{"file":5,"#,
        ),
        (
            &queens,
            r#""queens":[{"file":0,"#,
            r#""queens":[{"file":200,"#,
        ),
        (
            &queens,
            r#""trail":[[{"file":1,"#,
            r#""trail":[[{"file":9,"#,
        ),
        (&queens, r#""given":0"#, r#""given":9"#),
        (
            &queens,
            r#""depth_marks":[[0,0]"#,
            r#""depth_marks":[[99,0]"#,
        ),
        (&knight, r#""lists":[67,"#, r#""lists":[67,67,"#),
        (&knight, r#""lists":[67,"#, r#""lists":[15,"#),
        // A move to the left from the leftmost file.
        (&knight, r#""lists":[67,"#, r#""lists":[5,"#),
    ] {
        assert!(text.contains(part), "{part} in {text}");
        let bad = text.replacen(part, bad, 1);
        assert!(serde_json::from_str::<Replay>(&bad).is_err(), "{bad}");
    }
}
