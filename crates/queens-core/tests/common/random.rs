//! Random instances for property tests.

use std::collections::BTreeSet;

use super::square_at;
use proptest::prelude::*;
use queens_core::{GivenRule, GivenSquares, Goal, Instance};

use super::{board, instance, with_blocked};

/// An instance as from [`any_given`] and, half of the time, random blocked squares.
pub(crate) fn any_instance(most: u8, goal: Goal) -> impl Strategy<Value = Instance> {
    any_given(most, goal).prop_flat_map(|instance| {
        let n = instance.size().files();
        let square = (0..n, 0..n).prop_map(|(file, rank)| square_at(file, rank));
        let holes = prop::collection::btree_set(square, 0..=usize::from(n));
        prop_oneof![Just(BTreeSet::new()), holes].prop_map(move |mut holes| {
            holes.retain(|hole| !instance.given().contains(hole));
            with_blocked(&instance, holes.into_iter().collect())
        })
    })
}

/// An instance with n up to `most` and random given queens. The given queens are those of a random list of squares
/// that do not attack each other. About half the lists follow a knight's path, which often leads to solutions.
pub(crate) fn any_given(most: u8, goal: Goal) -> impl Strategy<Value = Instance> {
    (1..=most).prop_flat_map(move |n| {
        let square = (0..n, 0..n).prop_map(|(file, rank)| square_at(file, rank));
        let scattered = prop::collection::vec(square, 0..=usize::from(n));
        let leaping = (0..n, 0..n, 0..=n).prop_map(move |(file, rank, count)| {
            let leap = |i: u8| square_at((file + i) % n, (rank + 2 * i) % n);
            (0..count).map(leap).collect::<Vec<_>>()
        });
        prop_oneof![scattered, leaping].prop_map(move |drawn| {
            let size = board(i64::from(n));
            let mut given = GivenSquares::none();
            for square in drawn {
                // A queen that attacks an earlier one is skipped.
                let _ = given.add(GivenRule::Apart, size, square);
            }
            instance(i64::from(n), given.squares(), goal)
        })
    })
}
