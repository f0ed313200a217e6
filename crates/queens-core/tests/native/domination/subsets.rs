//! An independent enumeration of all subsets, judged only by the definition.

use std::collections::BTreeSet;

use proptest::prelude::*;
use queens_core::{GivenSquares, Symmetry};

use super::*;
use crate::common::square_at;

/// All sets of exactly k squares that contain the given squares, as sorted square numbers.
fn naive(instance: &Instance, k: usize) -> BTreeSet<Vec<usize>> {
    fn choose(from: usize, left: usize, set: &mut Vec<usize>, keep: &mut dyn FnMut(&[usize])) {
        if left == 0 {
            return keep(set);
        }
        for next in from..set.capacity() {
            set.push(next);
            choose(next + 1, left - 1, set, keep);
            set.pop();
        }
    }
    let (size, mut sets) = (instance.size(), BTreeSet::new());
    let mut keep = |set: &[usize]| {
        let squares: Vec<_> = set.iter().map(|&number| size.numbered(number)).collect();
        if is_solution(instance, &squares) {
            sets.insert(set.to_vec());
        }
    };
    let mut set = Vec::with_capacity(size.area());
    assert_eq!(set.capacity(), size.area());
    choose(0, k, &mut set, &mut keep);
    sets
}

/// The number of classes of the sets under the symmetries that keep the given queens.
fn classes(instance: &Instance, sets: &BTreeSet<Vec<usize>>) -> usize {
    let size = instance.size();
    let group = instance.stabiliser();
    let least = |set: &Vec<usize>| {
        let image = |symmetry: &Symmetry| {
            let numbers = set
                .iter()
                .map(|&it| symmetry.apply(size, size.numbered(it)));
            numbers.map(|it| size.number(it)).collect::<BTreeSet<_>>()
        };
        group.iter().map(image).min()
    };
    sets.iter().map(least).collect::<BTreeSet<_>>().len()
}

/// Every algorithm must find each existing set once, and count each class at its first set.
fn check(instance: &Instance) {
    let area = instance.size().area();
    let known = match instance.k() {
        Some(k) => naive(instance, k.into()),
        None => {
            let sets = (1..=area).map(|k| naive(instance, k));
            sets.into_iter()
                .find(|sets| !sets.is_empty())
                .unwrap_or_default()
        }
    };
    for algorithm in supporting(instance) {
        let (found, replay) = run(algorithm, instance);
        let at = format!("{algorithm:?} on {instance:?}");
        assert_eq!(found.len(), known.len(), "{at}");
        assert_eq!(
            found.iter().cloned().collect::<BTreeSet<_>>(),
            known,
            "{at}"
        );
        let counted = replay.counters().fundamental as usize;
        assert_eq!(counted, classes(instance, &known), "{at}");
        check_firsts(algorithm, instance);
    }
}

/// A class must be counted when its first set is found.
fn check_firsts(algorithm: &'static Algorithm, instance: &Instance) {
    let mut seen = BTreeSet::new();
    let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
    reader.read(u64::MAX, &mut Vec::new(), |event, replay| {
        if event == Event::Solution {
            let size = instance.size();
            let set = replay.position().queens().iter();
            seen.insert({
                let mut numbers: Vec<_> = set.map(|&it| size.number(it)).collect();
                numbers.sort();
                numbers
            });
            if seen.len() <= 100 {
                let known = classes(instance, &seen);
                assert_eq!(
                    replay.counters().fundamental as usize,
                    known,
                    "{algorithm:?}"
                );
            }
        }
    });
}

#[test]
fn all_find_the_sets_among_all_subsets() {
    for n in 1..=4 {
        for &variant in Problem::Domination.variants() {
            check(&sets(n, variant, None, &[]));
            for k in 1..=(n * n).min(5) as u16 {
                check(&sets(n, variant, Some(k), &[]));
            }
        }
    }
    for &variant in Problem::Domination.variants() {
        check(&sets(5, variant, None, &[]));
    }
}

#[test]
fn small_boards_are_gone_through_to_the_last_number_of_queens() {
    for n in 1..=3 {
        for &variant in Problem::Domination.variants() {
            for k in 1..=(n * n) as u16 {
                check(&sets(n, variant, Some(k), &[]));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn all_find_the_sets_among_all_subsets_with_given_queens(
        n in 1..=4_i64,
        variant in prop::sample::select(Problem::Domination.variants()),
        drawn in prop::collection::vec((0..4_u8, 0..4_u8), 0..4),
        k in prop::option::of(1..=6_u16),
    ) {
        let mut given = GivenSquares::none();
        for (file, rank) in drawn {
            // A square that the variant does not allow as given is skipped.
            let given_rule = Problem::Domination.given_rule(Some(variant));
            let _ = given.add(given_rule, board(n), square_at(file, rank));
        }
        let k = k.map(|k| k.min((n * n) as u16));
        check(&sets(n, variant, k, given.squares()));
    }
}
