//! Every table of `data/enumeration.json`: totals, classes, orbits, counts with a queen given, first
//! solutions. Bigger boards are counted by `bitmask` alone, those beyond 15 by the benchmark `totals`.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use std::collections::BTreeSet;

use common::{all, board, counted, instance, list, number, queens, solutions, table, traced};
use queens_core::algorithm::{self, ALL, Algorithm};
use queens_core::counters::Counters;
use queens_core::instance::Goal;
use queens_core::placement::Placement;
use queens_core::square::Square;
use queens_core::symmetry::{canonical, orbit, stabiliser};

fn check_totals(sizes: std::ops::RangeInclusive<i64>, run: impl Fn(i64) -> Counters) {
    let mut rows = table("enumeration", "totals");
    rows.retain(|row| sizes.contains(&number(row, "n")));
    assert_eq!(rows.len() as i64, sizes.end() - sizes.start() + 1);
    for row in rows {
        let n = number(&row, "n");
        let counters = run(n);
        let found = [counters.solutions, counters.fundamental].map(|count| count as i64);
        let expected = [number(&row, "solutions"), number(&row, "fundamental")];
        assert_eq!(found, expected, "n = {n}");
    }
}

fn counted_by_bitmask(n: i64) -> Counters {
    let bitmask = algorithm::find("bitmask").expect("bitmask");
    counted(bitmask, &instance(n, &[], Goal::Count))
}

#[test]
fn traced_totals_and_classes_are_the_known_ones_up_to_twelve() {
    for algorithm in ALL {
        check_totals(1..=12, |n| traced(algorithm, &all(n)));
    }
}

#[test]
fn counted_totals_and_classes_are_the_known_ones_up_to_twelve() {
    for algorithm in ALL {
        check_totals(1..=12, |n| {
            counted(algorithm, &instance(n, &[], Goal::Count))
        });
    }
}

#[test]
fn bitmask_counts_thirteen_to_fifteen() {
    check_totals(13..=15, counted_by_bitmask);
}

#[test]
fn classes_have_the_known_numbers_of_images() {
    for algorithm in ALL {
        for row in table("enumeration", "totals") {
            let n = number(&row, "n");
            if n > 10 {
                continue;
            }
            let mut orbits = [0; 4];
            for representative in classes(algorithm, n) {
                let images = orbit(&representative).len();
                assert_eq!(images * stabiliser(&representative), 8);
                orbits[3 - images.ilog2() as usize] += 1;
            }
            assert_eq!(orbits.to_vec(), list::<i64>(&row, "orbits"), "n = {n}");
        }
    }
}

#[test]
fn the_twelve_classes_of_eight_are_the_known_ones() {
    let known: Vec<Vec<u8>> = table("enumeration", "fundamental_8")
        .iter()
        .map(|row| list(row, "q"))
        .collect();
    for algorithm in ALL {
        let found: Vec<_> = classes(algorithm, 8)
            .iter()
            .map(|placement| placement.rows().to_vec())
            .collect();
        assert_eq!(found, known, "{algorithm:?}");
    }
}

/// The least placement of each class of solutions, sorted.
fn classes(algorithm: &Algorithm, n: i64) -> BTreeSet<Placement> {
    let found = solutions(algorithm, &all(n), usize::MAX);
    let placement = |rows: &Vec<u8>| Placement::new(board(n), &queens(rows));
    let placements = found
        .iter()
        .map(|rows| placement(rows).expect("a placement"));
    placements.map(|placement| canonical(&placement)).collect()
}

#[test]
fn solutions_with_a_queen_on_file_a_are_as_many_as_known() {
    for row in table("enumeration", "by_first_row") {
        let n = number(&row, "n");
        for algorithm in ALL {
            let with = |rank| instance(n, &[Square::new(0, rank)], Goal::Count);
            let counts = (0..n as u8).map(|rank| counted(algorithm, &with(rank)).solutions);
            assert!(
                counts.eq(list::<u64>(&row, "counts")),
                "{algorithm:?}, n = {n}"
            );
        }
    }
}

#[test]
fn solutions_with_any_one_queen_given_are_as_many_as_known() {
    for row in table("enumeration", "fixed_queen") {
        let n = number(&row, "n");
        let counts: Vec<Vec<u64>> = list(&row, "counts");
        for algorithm in ALL {
            for square in board(n).squares() {
                let expected = counts[square.file.index()][square.rank.index()];
                let counted = counted(algorithm, &instance(n, &[square], Goal::Count));
                let traced = traced(algorithm, &instance(n, &[square], Goal::All));
                assert_eq!(
                    counted.solutions, expected,
                    "{algorithm:?}, n = {n}, {square}"
                );
                assert_eq!(
                    traced.solutions, expected,
                    "{algorithm:?}, n = {n}, {square}"
                );
            }
        }
    }
}

#[test]
fn the_first_solutions_are_the_known_ones_in_order() {
    for row in table("enumeration", "first_solutions") {
        let n = number(&row, "n");
        let known: Vec<Vec<u8>> = list(&row, "solutions");
        for algorithm in ALL {
            assert_eq!(
                solutions(algorithm, &all(n), 5),
                known,
                "{algorithm:?}, n = {n}"
            );
            let first = solutions(algorithm, &instance(n, &[], Goal::First), usize::MAX);
            assert_eq!(first, known[..known.len().min(1)], "{algorithm:?}, n = {n}");
        }
    }
}
