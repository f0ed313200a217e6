//! `min-conflicts`: independent checks verify its solutions on boards of every size. A seed always gives the same
//! search, traced or not. Given queens do not move. On a board without a solution, the search ends at the cap.

use crate::common;
use crate::common::{events, instance, solutions, squares, traced};
use queens_core::large::{LargeInstance, LargeSize, is_solution};
use queens_core::{
    Algorithm, Ending, Event, Goal, Instance, LargeSearch, Problem, Setup, Unsupported, algorithm,
    line_between,
};

fn min_conflicts() -> &'static Algorithm {
    algorithm::find("min-conflicts").expect("min-conflicts")
}

fn seeded(n: i64, given: &str, seed: u64) -> Instance {
    instance(n, &squares(given), Goal::First).with_seed(seed)
}

fn capped(n: i64, given: &str, cap: u64) -> Instance {
    let setup = Setup {
        given: squares(given),
        seed: Some(1),
        cap: Some(cap),
        ..Setup::new(Problem::Queens, common::board(n), Goal::First)
    };
    Instance::new(setup).expect("an instance")
}

fn large(n: i64, seed: u64, cap: Option<u64>) -> Box<dyn LargeSearch> {
    let size = LargeSize::new(n).expect("a large size");
    let search = min_conflicts().search_large(&LargeInstance { size, seed, cap });
    search.expect("it supports large boards")
}

/// The counter of the operation with this name.
fn operation(counters: &queens_core::Counters, name: &str) -> u64 {
    let mut all = min_conflicts().operations.iter();
    counters.operations[all.position(|it| it.name == name).expect("an operation")]
}

/// Whether no two queens on these rows attack each other. Compares every pair.
fn is_free_of_attacks(rows: &[u16]) -> bool {
    let attack = |(a, &at): (usize, &u16), (b, &bt): (usize, &u16)| {
        at == bt || a.abs_diff(b) == usize::from(at.abs_diff(bt))
    };
    let queens = || rows.iter().enumerate();
    !queens().any(|one| queens().skip(one.0 + 1).any(|other| attack(one, other)))
}

#[test]
fn every_solvable_board_is_solved_from_every_seed() {
    for n in [1].into_iter().chain(4..=32) {
        for seed in 0..20 {
            let found = solutions(min_conflicts(), &seeded(n, "", seed), 2);
            let [rows] = &found[..] else {
                panic!("n = {n}, seed {seed}: {found:?}");
            };
            let queens = common::queens(rows);
            assert_eq!(rows.len() as i64, n);
            for (at, &queen) in queens.iter().enumerate() {
                let free = |&other| line_between(queen, other).is_none();
                assert!(
                    queens[..at].iter().all(free),
                    "n = {n}, seed {seed}: {rows:?}"
                );
            }
        }
    }
}

#[test]
fn large_boards_are_solved_and_a_seed_always_gives_the_same_rows() {
    for n in [33, 34, 50, 99, 250, 1_000, 2_000] {
        for seed in [0, 7, u64::MAX] {
            let mut whole = large(n, seed, None);
            assert_eq!(whole.finish(), Ending::Complete);
            assert_eq!(whole.progress(), 1.0);
            assert!(is_solution(whole.rows()) && is_free_of_attacks(whole.rows()));
            let mut sliced = large(n, seed, None);
            let mut progress = 0.0;
            while sliced.work(1_000).is_pending() {
                assert!((progress..1.0).contains(&sliced.progress()));
                progress = sliced.progress();
            }
            assert_eq!(sliced.rows(), whole.rows(), "n = {n}, seed {seed}");
            assert_eq!(sliced.counters(), whole.counters());
            assert_eq!(sliced.steps(), whole.steps());
            // Further work after the end changes nothing.
            assert_eq!(sliced.finish(), Ending::Complete);
            assert_eq!(sliced.steps(), whole.steps());
        }
        assert_ne!(rows_of(n, 1), rows_of(n, 2));
    }
}

fn rows_of(n: i64, seed: u64) -> Vec<u16> {
    let mut search = large(n, seed, None);
    search.finish();
    search.rows().to_vec()
}

#[test]
fn the_counters_of_a_large_board_follow_from_its_steps() {
    for (n, seed) in [(33, 3), (40, 11), (64, 5)] {
        let mut search = large(n, seed, None);
        search.finish();
        let counters = search.counters();
        let [draws, moves, read, restarts] =
            ["draws", "moves", "cells_read", "restarts"].map(|name| operation(&counters, name));
        assert_eq!(search.steps(), draws + moves + restarts + 2);
        assert_eq!((draws, read), (restarts + 1, moves * (n as u64 - 1)));
        assert_eq!((counters.solutions, counters.depth), (1, n as u64));
    }
}

#[test]
fn given_queens_do_not_move() {
    for (n, given) in [
        (4, "b1"),
        (6, "b1"),
        (8, "a1,b5"),
        (8, "c8,a5"),
        (20, "a1,t19,j12"),
        (32, "a1,af31,p2"),
        (4, "b1,d2,a3,c4"),
    ] {
        for seed in 0..5 {
            let instance = seeded(n, given, seed);
            let found = solutions(min_conflicts(), &instance, 1);
            let queens = common::queens(&found[0]);
            assert!(instance.given().iter().all(|queen| queens.contains(queen)));
            for event in events(min_conflicts(), &instance) {
                if let Event::Relocate { from, .. } = event {
                    assert!(instance.given().iter().all(|queen| queen.file != from.file));
                }
            }
        }
    }
}

#[test]
fn a_board_that_cannot_be_completed_ends_at_the_cap() {
    for (n, given, cap) in [(4, "a1", 1_000), (6, "a1", 500), (6, "a1", 1)] {
        let instance = capped(n, given, cap);
        let reported = events(min_conflicts(), &instance);
        assert_eq!(reported.last(), Some(&Event::CapReached), "{given}");
        let counters = traced(min_conflicts(), &instance);
        assert_eq!(
            (operation(&counters, "moves"), counters.solutions),
            (cap, 0)
        );
        assert_eq!(
            operation(&counters, "restarts"),
            (cap - 1) / (50 + 10 * n as u64)
        );
    }
    let mut search = large(500, 1, Some(3));
    assert_eq!(search.finish(), Ending::CapReached);
    assert_eq!(operation(&search.counters(), "moves"), 3);
    assert_eq!(search.counters().solutions, 0);
}

#[test]
fn boards_without_a_solution_are_refused_with_an_algorithm_that_accepts_them() {
    for n in [2, 3] {
        let refused = min_conflicts().accepts(&seeded(n, "", 1)).unwrap_err();
        assert!(matches!(
            refused,
            Unsupported::Endless {
                alternative: Some("recursive"),
                ..
            }
        ));
    }
}

/// The search of a seed must not change, because links contain seeds. The expected numbers come from another program
/// with its own xoshiro256++.
#[test]
fn the_moves_of_a_seed_are_the_same_on_every_machine() {
    for (n, seed, moves, rows) in [
        (6, 1, 10, &[1, 3, 5, 0, 2, 4][..]),
        (8, 2018, 9, &[2, 4, 1, 7, 5, 3, 6, 0]),
        (12, 5, 14, &[10, 5, 7, 2, 11, 3, 8, 0, 4, 9, 1, 6]),
    ] {
        let instance = seeded(n, "", seed);
        assert_eq!(solutions(min_conflicts(), &instance, 1), [rows]);
        let counters = traced(min_conflicts(), &instance);
        assert_eq!(operation(&counters, "moves"), moves);
        assert_eq!(operation(&counters, "draws"), 1);
    }
    let hashed = |hash: u64, &row: &u16| (hash ^ u64::from(row)).wrapping_mul(0x100_0000_01b3);
    for (n, seed, moves, hash) in [
        (100, 2018, 117, 5_203_174_398_647_479_819),
        (250, 7, 237, 12_234_201_067_735_755_612),
    ] {
        let mut search = large(n, seed, None);
        search.finish();
        assert_eq!(operation(&search.counters(), "moves"), moves);
        assert_eq!(
            search.rows().iter().fold(0xcbf2_9ce4_8422_2325, hashed),
            hash
        );
    }
}
