//! Boards with blocked squares: solutions, counts and feasibility agree with the list of all solutions, and no search
//! tests or visits a blocked square.

use queens_core::completion::NoCompletion;
use queens_core::feasibility::{Feasibility, FeasibilitySearch};
use queens_core::hint::{Hint, HintSearch};
use queens_core::knight::existence::{Obstacle, obstacle};
use queens_core::knight::totals::AllTours;
use queens_core::{
    BoardSize, EventKind, Goal, Instance, Problem, Random, Reader, Setup, Square, StartResult,
    Starts, Traversal, Unsupported, Variant, Work, algorithm, is_solution, line_between, queens,
};

use crate::common::{
    accepted, all, counted, events, exhaustive, queens as placed_on, solutions, squares,
    supporting, with_blocked, with_goal,
};

/// All boards of up to 5 × 5 squares with several lists of random blocked squares, and their solutions.
fn boards() -> Vec<(Instance, Vec<Vec<Square>>)> {
    let mut random = Random::new(65);
    let mut boards = Vec::new();
    for n in 1..=5 {
        for _ in 0..60 {
            let chance = 1 + random.below(6);
            let mut blocked: Vec<Square> = all(n).size().squares().collect();
            blocked.retain(|_| random.below(8) < chance);
            let mut solutions = exhaustive::boards(n as u8);
            solutions.retain(|queens| !queens.iter().any(|queen| blocked.contains(queen)));
            boards.push((with_blocked(&all(n), blocked), solutions));
        }
    }
    boards
}

#[test]
fn every_supporting_search_finds_the_solutions_that_avoid_blocked_squares() {
    let (mut solved, mut unsolved) = (0, 0);
    for (instance, known) in boards() {
        if known.is_empty() {
            unsolved += 1;
        } else {
            solved += 1;
        }
        let blocked = instance.blocked();
        let serving = supporting(&instance);
        if !blocked.is_empty() {
            let ids: Vec<_> = serving.iter().map(|algorithm| algorithm.id).collect();
            for id in [
                "recursive",
                "explicit-stack",
                "row-by-row",
                "bitmask",
                "forward-checking",
            ] {
                assert!(ids.contains(&id), "{id} in {ids:?}");
            }
        }
        for algorithm in serving {
            let found = solutions(algorithm, &instance, usize::MAX);
            let mut found: Vec<_> = found.iter().map(|rows| placed_on(rows)).collect();
            found.sort();
            assert_eq!(found, known, "{algorithm:?} on {instance:?}");
            for event in events(algorithm, &instance) {
                let square = event.square();
                assert!(
                    !square.is_some_and(|square| blocked.contains(&square)),
                    "{event:?}"
                );
            }
            let count = counted(algorithm, &with_goal(&instance, Goal::Count));
            assert_eq!(count.solutions, known.len() as u64, "{algorithm:?}");
        }
    }
    assert!(solved > 60 && unsolved > 60, "{solved}, {unsolved}");
}

#[test]
fn eight_queens_avoid_four_blocked_squares_in_65_ways() {
    let holes = squares("c6,d2,f3,g3");
    let query = queens(8).blocked(&holes);
    assert_eq!(query.count(), Ok(65));
    let found: Vec<_> = query.solutions().unwrap().collect();
    assert_eq!(found.len(), 65);
    let instance = with_blocked(&all(8), holes.clone());
    assert!(found.iter().all(|queens| is_solution(&instance, queens)));
    let others = queens(8).solutions().unwrap();
    let refused = others
        .filter(|queens| !is_solution(&instance, queens))
        .count();
    assert_eq!(refused, 92 - 65);
}

#[test]
fn feasibility_and_hints_avoid_blocked_squares() {
    let (mut feasible, mut infeasible) = (0, 0);
    for (instance, known) in boards() {
        let open: Vec<Square> = {
            let blocked = instance.blocked();
            let all = instance.size().squares();
            all.filter(|square| !blocked.contains(square)).collect()
        };
        let placements = open.iter().map(|&square| vec![square]).chain([Vec::new()]);
        for placed in placements {
            let containing = known
                .iter()
                .filter(|queens| placed.iter().all(|queen| queens.contains(queen)));
            let containing = containing.count() as u64;
            let mut search = FeasibilitySearch::new(&instance, &placed).unwrap();
            assert_eq!(
                search.solution_count().finish(),
                Some(containing),
                "{instance:?}"
            );
            match search.finish() {
                Feasibility::Feasible { witness } => {
                    feasible += 1;
                    assert!(is_solution(&instance, &witness));
                    assert!(placed.iter().all(|queen| witness.contains(queen)));
                }
                Feasibility::Infeasible(_) => {
                    infeasible += 1;
                    assert_eq!(containing, 0, "{placed:?} on {instance:?}");
                }
            }
            match HintSearch::new(&instance, &placed).unwrap().finish() {
                Hint::Next(next) => {
                    let is_known = |queens: &&Vec<Square>| {
                        queens.contains(&next.right)
                            && placed.iter().all(|queen| queens.contains(queen))
                    };
                    assert!(known.iter().any(|queens| is_known(&queens)));
                    assert!(next.free.iter().all(|square| open.contains(square)));
                }
                Hint::Complete => assert!(known.contains(&placed)),
                Hint::Mistaken { .. } => assert_eq!(containing, 0),
                Hint::NoSolution(_) => assert!(known.is_empty()),
            }
        }
    }
    assert!(
        feasible > 100 && infeasible > 100,
        "{feasible}, {infeasible}"
    );
    let corner = squares("a1");
    let instance = with_blocked(&all(5), corner.clone());
    let error = FeasibilitySearch::new(&instance, &corner).err().unwrap();
    assert_eq!(error.to_string(), "a1 is blocked");
}

#[test]
fn a_line_without_a_free_square_is_the_reason() {
    let mut file = squares("b1,b2,b3,b4,b5");
    let instance = with_blocked(&all(5), file.clone());
    let reason = FeasibilitySearch::new(&instance, &[]).unwrap().finish();
    let expected = NoCompletion::BlockedLine {
        axis: queens_core::Axis::Files,
        index: 1,
    };
    assert_eq!(reason, Feasibility::Infeasible(expected.into()));
    // The last open square of the file is attacked by a1.
    assert_eq!(file.pop(), Some(squares("b5")[0]));
    file.remove(0);
    file.push(squares("b5")[0]);
    let instance = with_blocked(&all(5), file);
    let (first, last) = (squares("a1"), squares("b1")[0]);
    assert!(line_between(first[0], last).is_some());
    let reason = FeasibilitySearch::new(&instance, &first).unwrap().finish();
    assert_eq!(reason, Feasibility::Infeasible(expected.into()));
}

#[test]
fn other_algorithms_refuse_blocked_squares_by_name() {
    let instance = with_blocked(&all(6), squares("a1"));
    let mut refusing = 0;
    for algorithm in algorithm::ALL {
        if algorithm.problem != Problem::Queens || algorithm.capabilities.supports_blocked {
            continue;
        }
        let goal = algorithm.default_goal();
        let error = algorithm.accepts(&with_goal(&instance, goal)).unwrap_err();
        let blocked = instance.blocked().to_vec();
        let id = algorithm.id;
        assert_eq!(error, Unsupported::Blocked { id, blocked });
        let sentence = format!("{id} does not support blocked squares, such as a1; use bitmask");
        assert_eq!(error.to_string(), sentence);
        refusing += 1;
    }
    assert!(refusing > 10);
}

/// The tours that begin with `path` and visit every other square that is not blocked.
fn tours(instance: &Instance, path: &mut Vec<Square>, found: &mut Vec<Vec<Square>>) {
    let is_move = |a: Square, b: Square| {
        let files = a.file.get().abs_diff(b.file.get());
        let ranks = a.rank.get().abs_diff(b.rank.get());
        files * ranks == 2
    };
    let (size, blocked) = (instance.size(), instance.blocked());
    let (first, last) = (path[0], path[path.len() - 1]);
    if path.len() + blocked.len() == size.area() {
        if instance.variant() != Some(Variant::Closed) || is_move(last, first) {
            found.push(path.clone());
        }
        return;
    }
    for next in size.squares() {
        if is_move(last, next) && !path.contains(&next) && !blocked.contains(&next) {
            path.push(next);
            tours(instance, path, found);
            path.pop();
        }
    }
}

/// Knight's boards with random blocked squares, each with its tours from the first free square.
fn knights_boards() -> Vec<(Instance, Vec<Vec<Square>>)> {
    let mut random = Random::new(66);
    let mut boards = Vec::new();
    for (files, ranks) in [(3, 3), (3, 4), (4, 4), (5, 3), (4, 5), (5, 5)] {
        for round in 0..40 {
            let size = BoardSize::rectangular(files, ranks).expect("a size");
            let mut all: Vec<Square> = size.squares().collect();
            random.shuffle(&mut all);
            if round % 2 == 0 {
                // Take blocked squares of both colours in turn, so that more boards have tours.
                let is_dark =
                    |square: &Square| (square.file.get() + square.rank.get()).is_multiple_of(2);
                let (dark, light): (Vec<_>, Vec<_>) =
                    all.iter().partition(|square| is_dark(square));
                let pairs = dark.iter().zip(&light);
                let paired: Vec<Square> = pairs.flat_map(|(&dark, &light)| [dark, light]).collect();
                all = paired;
            }
            // At most 16 squares are free, so that all paths can be listed.
            let least = size.area().saturating_sub(16);
            let most = size.area() - 2;
            let count = least + random.below((most - least).min(4) as u32) as usize;
            let setup = Setup {
                blocked: all[..count].to_vec(),
                variant: Some(if round % 3 == 0 {
                    Variant::Closed
                } else {
                    Variant::Open
                }),
                ..Setup::new(Problem::Knight, size, Goal::All)
            };
            let instance = Instance::new(setup).expect("free squares");
            let start = size
                .squares()
                .find(|square| !instance.blocked().contains(square));
            let mut found = Vec::new();
            tours(
                &instance,
                &mut vec![start.expect("a free square")],
                &mut found,
            );
            boards.push((instance, found));
        }
    }
    boards
}

#[test]
fn every_tour_avoids_blocked_squares_and_every_tour_is_found() {
    let (mut touring, mut impossible, mut explained) = (0, 0, 0);
    for (instance, mut known) in knights_boards() {
        known.sort();
        let start = Traversal::Moves.given(&instance)[0];
        let why = obstacle(
            instance.size(),
            instance.blocked(),
            start,
            instance.variant(),
        );
        assert_eq!(why.is_none(), !known.is_empty(), "{instance:?}");
        touring += u32::from(!known.is_empty());
        impossible += u32::from(known.is_empty());
        explained += u32::from(matches!(
            why,
            Some(Obstacle::Minority { .. } | Obstacle::Odd { .. })
        ));
        for algorithm in algorithm::ALL {
            if algorithm.problem != Problem::Knight {
                continue;
            }
            if !algorithm.is_traced() {
                let first = with_goal(&instance, Goal::First);
                let mut search = accepted(algorithm, &first).count();
                search.finish();
                assert_eq!(search.counters().solutions, u64::from(!known.is_empty()));
                continue;
            }
            let mut found = Vec::new();
            let mut reader = Reader::start(&accepted(algorithm, &instance));
            reader.read(u64::MAX, &mut Vec::new(), |event, replay| {
                let square = event.square();
                let is_blocked = |square: Square| instance.blocked().contains(&square);
                assert!(!square.is_some_and(is_blocked), "{event:?} on {instance:?}");
                if event.kind() == EventKind::Solution {
                    found.extend(replay.position().solution());
                }
            });
            found.sort();
            assert_eq!(found, known, "{algorithm:?} on {instance:?}");
            assert!(found.iter().all(|tour| is_solution(&instance, tour)));
            let count = counted(algorithm, &with_goal(&instance, Goal::Count));
            assert_eq!(count.solutions, known.len() as u64);
        }
        let mut search = FeasibilitySearch::new(&instance, &[start]).unwrap();
        assert_eq!(search.solution_count().finish(), Some(known.len() as u64));
        match search.finish() {
            Feasibility::Feasible { witness } => assert!(known.contains(&witness)),
            Feasibility::Infeasible(_) => assert!(known.is_empty(), "{instance:?}"),
        }
        match HintSearch::new(&instance, &[start]).unwrap().finish() {
            Hint::Next(next) => assert!(known.iter().any(|tour| tour.get(1) == Some(&next.right))),
            Hint::Complete => assert_eq!(known.len(), 1),
            Hint::Mistaken { .. } | Hint::NoSolution(_) => assert!(known.is_empty()),
        }
    }
    assert!(
        touring > 20 && impossible > 20 && explained > 20,
        "{touring}, {impossible}, {explained}"
    );
}

#[test]
fn the_totals_count_the_tours_from_every_free_square() {
    let mut touring = 0;
    for (instance, _) in knights_boards() {
        let (mut paths, mut starts) = (0, 0);
        for start in instance.size().squares() {
            if instance.blocked().contains(&start) {
                continue;
            }
            let mut found = Vec::new();
            tours(&instance, &mut vec![start], &mut found);
            paths += found.len() as u64;
            starts += u32::from(!found.is_empty());
        }
        let totals = AllTours::new(&instance).unwrap().finish().unwrap();
        // Every closed tour is found once from each of its squares.
        let free = (instance.size().area() - instance.blocked().len()) as u64;
        let is_closed = instance.variant() == Some(Variant::Closed);
        let directed = if is_closed { paths / free } else { paths };
        assert_eq!(
            (totals.directed, totals.starts),
            (directed, starts),
            "{instance:?}"
        );
        touring += u32::from(directed > 0);
    }
    assert!(touring > 20, "{touring}");
    assert!(AllTours::new(&all(5)).is_none(), "no knight");
}

#[test]
fn a_run_from_every_square_skips_blocked_squares() {
    let size = BoardSize::rectangular(4, 3).unwrap();
    let setup = Setup {
        blocked: squares("a1,d3"),
        ..Setup::new(Problem::Knight, size, Goal::First)
    };
    let accepted = accepted(
        algorithm::find("tour-roth").unwrap(),
        &Instance::new(setup).unwrap(),
    );
    let mut starts = Starts::new(&accepted).unwrap();
    starts.finish();
    assert_eq!(starts.made().len(), 12);
    for number in [0, 11] {
        assert_eq!(starts.made()[number], StartResult::default());
    }
    assert!(starts.made()[1].nodes > 0);
}

#[test]
fn a_knight_needs_a_free_square() {
    let blocked: Vec<Square> = BoardSize::new(3).unwrap().squares().collect();
    let setup = Setup {
        blocked,
        ..Setup::new(Problem::Knight, BoardSize::new(3).unwrap(), Goal::First)
    };
    let error = Instance::new(setup).unwrap_err();
    assert_eq!(error.to_string(), "every square is blocked");
}
