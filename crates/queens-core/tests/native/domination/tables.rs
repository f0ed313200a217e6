//! Compares the tables of `domination.json` with a search.

use queens_core::Symmetry;
use serde_json::Value;

use super::*;
use crate::common::{list, number, table};

fn rows(name: &str) -> Vec<Value> {
    table("domination", name)
}

fn variant(row: &Value) -> Variant {
    named(row["kind"].as_str().expect("a variant"))
}

fn search() -> &'static Algorithm {
    find("coverage-search").expect("coverage-search")
}

/// Compares the size, the number of sets and the number of classes of a row with a search.
fn check_minimum(row: &Value) {
    let instance = sets(number(row, "n"), variant(row), None, &[]);
    let (mut found, replay) = run(search(), &instance);
    let size = row["size"].as_u64().map(|size| size as usize);
    assert_eq!(found.first().map(Vec::len), size, "{row}");
    let counters = replay.counters();
    let reported = [counters.solutions, counters.fundamental].map(|count| count as i64);
    assert_eq!(
        reported,
        [number(row, "sets"), number(row, "classes")],
        "{row}"
    );
    let all = found.len();
    found.sort();
    found.dedup();
    assert_eq!(found.len(), all, "each once, {row}");
}

#[test]
fn minimum_sets_are_those_of_the_table() {
    rows("minimum").iter().for_each(check_minimum);
}

#[test]
fn published_minimum_sets_are_found_where_that_is_quick() {
    let quick = |row: &&Value| {
        let most = if variant(row) == Variant::Total {
            10
        } else {
            11
        };
        number(row, "n") <= most
    };
    let published = rows("published");
    let quick: Vec<_> = published.iter().filter(quick).collect();
    assert_eq!(quick.len(), 5);
    quick.into_iter().for_each(check_minimum);
}

#[test]
fn the_least_of_their_classes_are_the_representatives_of_the_table() {
    for row in rows("representatives") {
        let (n, expected) = (number(&row, "n"), list::<Vec<usize>>(&row, "sets"));
        let size = board(n);
        let (found, _) = run(search(), &sets(n, variant(&row), None, &[]));
        let least = |set: &Vec<usize>| {
            let image = |symmetry: Symmetry| {
                let images = set
                    .iter()
                    .map(|&number| symmetry.apply(size, size.numbered(number)));
                let mut numbers: Vec<_> = images.map(|square| size.number(square)).collect();
                numbers.sort();
                numbers
            };
            Symmetry::ALL.map(image).into_iter().min()
        };
        let mut least: Vec<_> = found.iter().filter_map(least).collect();
        least.sort();
        least.dedup();
        least.truncate(3);
        assert_eq!(least, expected, "{row}");
    }
}

#[test]
fn each_square_is_in_as_many_minimum_sets_as_in_the_table() {
    for row in rows("contains") {
        let n = number(&row, "n");
        let (found, _) = run(search(), &sets(n, Variant::Dominating, None, &[]));
        assert_eq!(found[0].len() as i64, number(&row, "size"));
        let contains: Vec<usize> = list::<Vec<usize>>(&row, "contains").concat();
        for (square, &expected) in contains.iter().enumerate() {
            let containing = found.iter().filter(|set| set.contains(&square));
            assert_eq!(containing.count(), expected, "{square} of {n}");
        }
    }
}

#[test]
fn with_a_given_queen_there_are_the_sets_of_the_table() {
    for row in rows("with_fixed") {
        let n = number(&row, "n");
        let sizes: Vec<usize> = list::<Vec<usize>>(&row, "size").concat();
        let counts: Vec<usize> = list::<Vec<usize>>(&row, "count").concat();
        for (square, expected) in sizes.into_iter().zip(counts).enumerate() {
            let given = [board(n).numbered(square)];
            let (found, _) = run(search(), &sets(n, Variant::Dominating, None, &given));
            assert_eq!((found[0].len(), found.len()), expected, "{given:?} of {n}");
            assert!(found.iter().all(|set| set.contains(&square)));
        }
    }
}

#[test]
fn the_number_of_sets_of_exactly_k_queens_is_that_of_the_table() {
    for row in rows("k_sets") {
        let (n, k) = (number(&row, "n"), number(&row, "k") as u16);
        let instance = sets(n, Variant::Dominating, Some(k), &[]);
        let instance = instance.with_goal(Goal::Count);
        let mut count = search()
            .accept(instance.clone())
            .expect("supported")
            .count();
        while count.work(1 << 20).is_pending() {}
        assert_eq!(
            count.counters().solutions as i64,
            number(&row, "sets"),
            "{row}"
        );
    }
}
