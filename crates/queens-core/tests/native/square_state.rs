//! The state of a single square at a position.

use queens_core::{
    BoardSize, Event, Goal, Instance, LineKind, Position, Problem, Setup, Square, TrialOutcome,
    algorithm,
};

/// The position of `recursive` after `steps` events.
fn after(n: i64, given: &[Square], steps: usize) -> Position {
    let size = BoardSize::new(n).expect("it is there");
    let instance = Instance::queens(size, given, Goal::All).expect("it is there");
    reached("recursive", instance, steps)
}

/// The position of a search after `steps` events.
fn reached(id: &str, instance: Instance, steps: usize) -> Position {
    let accepted = algorithm::find(id)
        .expect("it is there")
        .accept(instance)
        .expect("it is there");
    let (mut replay, rules) = accepted.replay();
    let mut events: Vec<Event> = Vec::new();
    accepted.search().advance_into(&mut events, steps);
    for event in events {
        replay.apply(event, &rules);
    }
    replay.position().clone()
}

fn square(name: &str) -> Square {
    name.parse().expect("it is there")
}

#[test]
fn a_refused_square_names_the_queens_that_stood_then() {
    // The events: a1 placed; b1 and b2 rejected; b3 placed; c1 to c4 rejected.
    let position = after(4, &[], 8);
    let b2 = position.square_state(square("b2")).expect("it is there");
    assert_eq!(b2.tried, Some((1, TrialOutcome::Rejected)));
    let named: Vec<_> = b2
        .attackers
        .iter()
        .map(|it| (it.square, it.was_there))
        .collect();
    assert_eq!(named, [(square("a1"), true), (square("b3"), false)]);
    let c4 = position.square_state(square("c4")).expect("it is there");
    assert_eq!(c4.tried, Some((2, TrialOutcome::Rejected)));
    assert_eq!(c4.attackers[0].line, LineKind::Diagonal);
    let b3 = position.square_state(square("b3")).expect("it is there");
    assert_eq!((b3.piece_index, b3.tried), (Some(1), None));
}

#[test]
fn a_removed_queen_is_reported_and_squares_off_the_board_have_no_state() {
    // Two more events follow: a dead end, and the removal of b3.
    let position = after(4, &[], 10);
    let b3 = position.square_state(square("b3")).expect("it is there");
    let without = TrialOutcome::Removed { solved: false };
    assert_eq!((b3.piece_index, b3.tried), (None, Some((1, without))));
    assert_eq!(position.square_state(square("e1")), None);
}

#[test]
fn every_refusal_of_a_run_is_accounted_for_while_its_path_lasts() {
    for steps in 1..400 {
        let position = after(6, &[], steps);
        if let Some(Event::Reject {
            square, attacker, ..
        }) = position.last()
        {
            let square_state = position.square_state(square).expect("it is there");
            assert!(matches!(
                square_state.tried,
                Some((_, TrialOutcome::Rejected))
            ));
            let mut named = square_state.attackers.iter();
            assert!(
                named.any(|it| it.square == attacker && it.was_there),
                "{steps}"
            );
        }
    }
}

#[test]
fn the_path_alone_accounts_for_a_refused_square_as_the_run_does() {
    let start = after(6, &[], 0);
    let mut refused = 0;
    for steps in 1..400 {
        let position = after(6, &[], steps);
        if let Some(Event::Reject { square, .. }) = position.last() {
            let placed = position.placed().iter().copied();
            let along = start.clone().after_path(placed, Some(square));
            assert_eq!(
                along.square_state(square),
                position.square_state(square),
                "{steps}"
            );
            refused += 1;
        }
    }
    assert!(refused > 200, "{refused}");
}

#[test]
fn the_reason_is_the_main_one_of_a_square() {
    let reasons = |problem: Problem, position: &Position, squares: &[&str]| {
        let reason = |name: &&str| {
            let square_state = position.square_state(square(name)).expect("it is there");
            square_state.reason(problem, position, square(name)).name()
        };
        squares.iter().map(reason).collect::<Vec<_>>()
    };
    // The given queen on d4 attacks a1. The events: a1 rejected; a2 placed; b1 and b2 rejected.
    let position = after(6, &[square("d4")], 4);
    let squares = ["d4", "a1", "a2", "b1", "f6", "c6"];
    let expected = ["given", "refused", "placed", "refused", "attacked", "free"];
    assert_eq!(reasons(Problem::Queens, &position, &squares), expected);
    let of = |problem, n| {
        let size = BoardSize::new(n).expect("it is there");
        Instance::new(Setup::new(problem, size, Goal::First)).expect("it is there")
    };
    let position = reached("coverage-search", of(Problem::Domination, 8), 90);
    let named = |square: &Square| square.to_string();
    let (queen, open) = (position.placed().first().map(named), position.size());
    let queen = queen.expect("a queen stands");
    let of_all = |reason: &str| {
        let squares = open.squares().map(|it| it.to_string());
        let is_it = |it: &String| reasons(Problem::Domination, &position, &[it]) == [reason];
        squares.filter(is_it).count()
    };
    assert_eq!(
        reasons(Problem::Domination, &position, &[&queen]),
        ["placed"]
    );
    assert_eq!(of_all("attacked"), 0);
    assert!(of_all("covered") > 0 && of_all("free") > 0);
    let position = reached("tour-natural-order", of(Problem::Knight, 5), 3);
    let second = position.queens()[1].to_string();
    let squares = ["a1", second.as_str(), "e5"];
    assert_eq!(
        reasons(Problem::Knight, &position, &squares),
        ["given", "visited", "free"]
    );
}

#[test]
fn the_last_square_of_a_tour_can_be_reached_though_nothing_is_beyond() {
    let size = BoardSize::new(5).expect("it is there");
    let setup = Setup::new(Problem::Knight, size, Goal::First);
    let instance = Instance::new(setup).expect("it is there");
    let (mut reported, mut steps) = ([0, 0], 0);
    while reported.contains(&0) && steps < 2_000 {
        steps += 1;
        let position = reached("tour-natural-order", instance.clone(), steps);
        let knight = position.queens().last().copied().expect("a knight");
        let lists = position.free_neighbours().expect("a knight's lists");
        let is_last = position.queens().len() == 24;
        for square in size.squares().filter(|it| !position.queens().contains(it)) {
            let square_state = position.square_state(square).expect("it is there");
            let is_refused = matches!(square_state.tried, Some((_, TrialOutcome::Rejected)));
            if is_refused || lists.squares(square).next().is_some() {
                continue;
            }
            let can_go = lists.squares(knight).any(|to| to == square);
            assert_eq!(square_state.attackers, [], "{square}");
            let reason = square_state
                .reason(Problem::Knight, &position, square)
                .name();
            assert_eq!(reason, if can_go { "free" } else { "unreachable" });
            reported[usize::from(can_go && is_last)] += 1;
        }
    }
    assert!(!reported.contains(&0), "{reported:?}");
}
