//! Checks every table of `data/enumeration.json`: totals, classes, orbits, counts with a given queen, and first
//! solutions. All algorithms count small boards. Only `bitmask` counts boards up to n = 15, and the benchmark
//! `totals` counts larger ones.

use crate::common;
use std::collections::BTreeSet;

use crate::common::{
    OTHER_ORDER, all, ascending, board, counted, instance, list, number, queens, solutions,
    square_at, supporting, table, traced, transpose,
};
use queens_core::{Algorithm, Axis, Counters, Goal, Placement, algorithm};

fn check_total(n: i64, counters: &Counters, who: &str) {
    let rows = table("enumeration", "totals");
    let row = rows.iter().find(|row| number(row, "n") == n);
    let row = row.expect("a row of that size");
    let found = [counters.solutions, counters.fundamental].map(|count| count as i64);
    let expected = [number(row, "solutions"), number(row, "fundamental")];
    assert_eq!(found, expected, "{who}, n = {n}");
}

fn counted_by_bitmask(n: i64) -> Counters {
    let bitmask = algorithm::find("bitmask").expect("bitmask");
    counted(bitmask, &instance(n, &[], Goal::Count))
}

#[test]
fn traced_totals_and_classes_are_the_known_ones_up_to_eleven() {
    for n in 1..=11 {
        for algorithm in supporting(&all(n)) {
            check_total(n, &traced(algorithm, &all(n)), algorithm.id);
        }
    }
}

#[test]
fn counted_totals_and_classes_are_the_known_ones_up_to_twelve() {
    for n in 1..=12 {
        let instance = instance(n, &[], Goal::Count);
        for algorithm in supporting(&instance) {
            check_total(n, &counted(algorithm, &instance), algorithm.id);
        }
    }
}

#[test]
fn bitmask_counts_thirteen_to_fifteen() {
    for n in 13..=15 {
        check_total(n, &counted_by_bitmask(n), "bitmask");
    }
}

#[test]
fn bitmask_and_recursive_trace_twelve() {
    for id in ["bitmask", "recursive"] {
        let algorithm = algorithm::find(id).expect(id);
        check_total(12, &traced(algorithm, &all(12)), id);
    }
}

#[test]
fn classes_have_the_known_numbers_of_images() {
    for row in table("enumeration", "totals") {
        let n = number(&row, "n");
        if n > 10 {
            continue;
        }
        for algorithm in supporting(&all(n)) {
            let mut orbits = [0; 4];
            for representative in classes(algorithm, n) {
                let images = representative.orbit().len();
                assert_eq!(images * representative.stabiliser().len(), 8);
                orbits[3 - images.ilog2() as usize] += 1;
            }
            let known: Vec<i64> = list(&row, "orbits");
            assert_eq!(orbits.to_vec(), known, "{algorithm:?}, n = {n}");
        }
    }
}

#[test]
fn the_twelve_classes_of_eight_are_the_known_ones() {
    let known: Vec<Vec<u8>> = table("enumeration", "fundamental_8")
        .iter()
        .map(|row| list(row, "q"))
        .collect();
    for algorithm in supporting(&all(8)) {
        let found: Vec<_> = classes(algorithm, 8)
            .iter()
            .map(|placement| placement.rows().to_vec())
            .collect();
        assert_eq!(found, known, "{algorithm:?}");
    }
}

/// The canonical placement of each class of solutions, sorted.
fn classes(algorithm: &'static Algorithm, n: i64) -> BTreeSet<Placement> {
    let found = solutions(algorithm, &all(n), usize::MAX);
    let placement = |rows: &Vec<u8>| Placement::new(board(n), &queens(rows));
    let placements = found
        .iter()
        .map(|rows| placement(rows).expect("a placement"));
    placements.map(|placement| placement.canonical()).collect()
}

#[test]
fn counts_with_a_queen_on_file_a_are_the_known_ones() {
    for row in table("enumeration", "by_first_row") {
        let n = number(&row, "n");
        let counts: Vec<u64> = list(&row, "counts");
        for (rank, &expected) in (0..).zip(&counts) {
            let instance = instance(n, &[square_at(0, rank)], Goal::Count);
            for algorithm in supporting(&instance) {
                // The largest of these boards would take the other algorithms too long.
                if n > 10 && algorithm.id != "bitmask" {
                    continue;
                }
                let found = counted(algorithm, &instance).solutions;
                assert_eq!(found, expected, "{algorithm:?}, n = {n}, row {rank}");
            }
        }
    }
}

#[test]
fn counts_with_one_given_queen_are_the_known_ones() {
    for row in table("enumeration", "fixed_queen") {
        let n = number(&row, "n");
        let counts: Vec<Vec<u64>> = list(&row, "counts");
        for square in board(n).squares() {
            let expected = counts[square.file.index()][square.rank.index()];
            let instance = |goal| instance(n, &[square], goal);
            for algorithm in supporting(&instance(Goal::All)) {
                let at = format!("{algorithm:?}, n = {n}, {square}");
                let counted = counted(algorithm, &instance(Goal::Count));
                let traced = traced(algorithm, &instance(Goal::All));
                assert_eq!(counted.solutions, expected, "{at}");
                assert_eq!(traced.solutions, expected, "{at}");
            }
        }
    }
}

/// An ascending search through open lines finds the solutions in lexicographic order. A search along the ranks has the order of
/// the transposed solutions.
#[test]
fn the_first_solutions_are_the_known_ones_in_order() {
    for row in table("enumeration", "first_solutions") {
        let n = number(&row, "n");
        let known: Vec<Vec<u8>> = list(&row, "solutions");
        for (algorithm, axis) in ascending(&all(n)) {
            let seen = |found: Vec<u8>| match axis {
                Axis::Files => found,
                Axis::Ranks => {
                    let queens: Vec<_> = queens(&found).into_iter().map(transpose).collect();
                    common::rows(&queens)
                }
            };
            let first = |goal, limit| -> Vec<Vec<u8>> {
                let found = solutions(algorithm, &instance(n, &[], goal), limit);
                found.into_iter().map(seen).collect()
            };
            assert_eq!(
                first(Goal::All, 5),
                known,
                "{algorithm:?}, n = {n}; {OTHER_ORDER}"
            );
            let one = &known[..known.len().min(1)];
            assert_eq!(
                first(Goal::First, usize::MAX),
                one,
                "{algorithm:?}, n = {n}"
            );
        }
    }
}
