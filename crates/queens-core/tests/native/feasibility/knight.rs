//! Compares the feasibility of a knight's path with all of its extensions on small boards.

use std::collections::HashMap;
use std::mem::discriminant;

use queens_core::feasibility::{Feasibility, Infeasible};
use queens_core::knight::existence::Obstacle;
use queens_core::knight::is_move;
use queens_core::{
    BoardSize, Goal, Instance, Problem, Random, Setup, Square, Variant, is_solution,
};

use super::{decide, feasibility};
use crate::common::exhaustive;

fn instance(size: BoardSize, variant: Variant) -> Instance {
    let variant = Some(variant);
    Instance::new(Setup {
        variant,
        ..Setup::new(Problem::Knight, size, Goal::First)
    })
    .expect("an instance")
}

/// A random path of a knight with at most `most` squares.
fn walk(size: BoardSize, most: usize, random: &mut Random) -> Vec<Square> {
    let mut path: Vec<Square> = Vec::new();
    while path.len() < most {
        let last = path.last().copied();
        let goes = |square: &Square| {
            last.is_none_or(|last| is_move(last, *square)) && !path.contains(square)
        };
        let next: Vec<Square> = size.squares().filter(goes).collect();
        if next.is_empty() {
            break;
        }
        path.push(next[random.below(next.len() as u32) as usize]);
    }
    path
}

/// Recounts a reason.
fn check_reason(instance: &Instance, path: &[Square], reason: Infeasible) {
    let size = instance.size();
    let closes = instance.variant() == Some(Variant::Closed);
    let left: Vec<Square> = size.squares().filter(|it| !path.contains(it)).collect();
    let (first, last) = (path[0], path[path.len() - 1]);
    // The number of squares from which a tour can enter this square, or to which it can leave.
    let doors = |square: Square| {
        assert!(left.contains(&square));
        let is_door = |it: &Square| {
            is_move(*it, square) && (left.contains(it) || *it == last || closes && *it == first)
        };
        size.squares().filter(is_door).count()
    };
    match reason {
        Infeasible::Stuck { left: squares } => {
            assert_eq!(usize::from(squares), left.len());
            assert!(squares > 0 && !left.iter().any(|&to| is_move(last, to)));
        }
        Infeasible::Unreachable { square } => {
            assert!(left.contains(&square));
            let mut reached = vec![last];
            for _ in 0..left.len() {
                for &to in &left {
                    let is_near = reached.iter().any(|&from| is_move(from, to));
                    if is_near && !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
            assert!(!reached.contains(&square));
        }
        Infeasible::NoReturn => {
            assert!(closes && !left.iter().any(|&to| is_move(first, to)));
            assert!(!left.is_empty() || !is_move(first, last));
        }
        Infeasible::DeadEnd { square } => assert!(closes && doors(square) == 1),
        Infeasible::DeadEnds { squares } => {
            assert!(!closes && squares[0] != squares[1]);
            assert!(squares.iter().all(|&square| doors(square) == 1));
        }
        Infeasible::Trap { square, from } => {
            assert!(!closes && from == last && is_move(last, square));
            assert!(doors(square) == 1 && left.len() > 1);
        }
        Infeasible::NoTour(Obstacle::Odd { area }) => {
            assert!(closes && area == size.area() && area % 2 == 1);
        }
        Infeasible::NoTour(Obstacle::Minority { own, other }) => {
            let colour = |square: &Square| (square.file.get() + square.rank.get()) % 2;
            let same = size.squares().filter(|it| colour(it) == colour(&first));
            assert_eq!((own, other), (same.count(), size.area() - own));
            assert!(own < other);
        }
        Infeasible::NoTour(Obstacle::FourLines { inner_start }) => {
            let inner = |lines: u8, at: u8| lines == 4 && (1..=2).contains(&at);
            let is_inner =
                inner(size.ranks(), first.rank.get()) || inner(size.files(), first.file.get());
            assert!(if inner_start { is_inner } else { closes });
            assert!(size.files() == 4 || size.ranks() == 4);
        }
        Infeasible::Searched { nodes } => assert!(nodes > 0),
        other => panic!("{other:?} is no reason for the knight"),
    }
}

/// Compares the feasibility of a path with a naive search. Returns the reason if the path has no tour.
fn check(instance: &Instance, path: &[Square]) -> Option<Infeasible> {
    let closes = instance.variant() == Some(Variant::Closed);
    let expected = exhaustive::tours(instance.size(), closes, path, u64::MAX);
    let (feasibility, ways) = decide(instance, path);
    let what = format!("{path:?} on {}, {:?}", instance.size(), instance.variant());
    assert_eq!(ways, Some(expected), "{what}");
    match feasibility {
        Feasibility::Feasible { witness } => {
            assert!(expected > 0 && witness.starts_with(path), "{what}");
            assert!(is_solution(instance, &witness), "{what}");
            None
        }
        Feasibility::Infeasible(reason) => {
            assert_eq!(expected, 0, "{what}: {reason:?}");
            if !path.is_empty() {
                check_reason(instance, path, reason);
            }
            Some(reason)
        }
    }
}

#[test]
fn paths_on_small_boards_have_as_many_completions_as_a_naive_search_finds() {
    let mut random = Random::new(25);
    let mut seen: HashMap<_, u32> = HashMap::new();
    let sizes = (1..=5).flat_map(|files| (1..=5).map(move |ranks| (files, ranks)));
    let sizes = sizes.chain([(3, 6), (3, 7), (3, 8), (7, 3), (4, 6)]);
    for (files, ranks) in sizes {
        let size = BoardSize::rectangular(files, ranks).unwrap();
        for variant in [Variant::Open, Variant::Closed] {
            let instance = instance(size, variant);
            let rounds = if size.area() < 9 { 8 } else { 90 };
            for _ in 0..rounds {
                let most = 1 + random.below(size.area() as u32) as usize;
                // The naive search takes too long from short paths.
                let most = most.max(size.area().saturating_sub(18));
                let mut path = walk(size, most, &mut random);
                let begun = walk(size, random.below(4) as usize, &mut random);
                if let (0, Feasibility::Feasible { witness }) =
                    (random.below(2), feasibility(&instance, &begun))
                {
                    path = witness[..most].to_vec();
                }
                let reason = check(&instance, &path);
                *seen.entry(reason.map(|it| discriminant(&it))).or_default() += 1;
            }
        }
    }
    // One entry for feasible positions, and one for each of the eight reasons.
    assert_eq!(seen.len(), 9, "{seen:?}");
    assert!(seen.values().all(|&seen| seen > 5), "{seen:?}");
}

#[test]
fn after_the_beginning_of_the_sheet_the_only_way_to_b1_is_a_trap() {
    let instance = instance(BoardSize::new(8).unwrap(), Variant::Open);
    let path = ["a1", "b3", "c1", "a2", "c3", "b5", "a3", "c4", "d2"];
    let path: Vec<Square> = path.iter().map(|name| name.parse().unwrap()).collect();
    let [b1, d2] = ["b1", "d2"].map(|name| name.parse().unwrap());
    let expected = Feasibility::Infeasible(Infeasible::Trap {
        square: b1,
        from: d2,
    });
    assert_eq!(feasibility(&instance, &path), expected);
}

#[test]
fn before_the_first_square_a_tour_may_begin_anywhere() {
    for (files, ranks) in [(1, 1), (3, 3), (3, 4), (4, 4), (4, 5), (5, 4)] {
        let size = BoardSize::rectangular(files, ranks).unwrap();
        for variant in [Variant::Open, Variant::Closed] {
            check(&instance(size, variant), &[]);
        }
    }
}
