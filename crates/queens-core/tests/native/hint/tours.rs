//! Compares the hints for a knight's path with all of its extensions.

use std::cell::RefCell;
use std::collections::HashMap;

use queens_core::hint::{Constraint, Hint, HintSearch, Impossible};
use queens_core::knight::moves;
use queens_core::knight::rotations::Rotations;
use queens_core::{BoardSize, Goal, Instance, Problem, Random, Setup, Square, Variant, Work};

use super::check;
use crate::common::exhaustive;

#[test]
fn deductions_are_right_by_all_ways_on() {
    let mut random = Random::new(24);
    let mut seen = [0; 7];
    for (files, ranks, variant) in [
        (5, 5, Variant::Open),
        (5, 4, Variant::Open),
        (5, 6, Variant::Closed),
        (4, 4, Variant::Open),
    ] {
        let size = BoardSize::rectangular(files, ranks).expect("a board");
        let instance = Instance::new(Setup {
            variant: Some(variant),
            ..Setup::new(Problem::Knight, size, Goal::First)
        })
        .expect("an instance");
        let closes = variant == Variant::Closed;
        let known = RefCell::new(HashMap::new());
        let can_be = |path: &[Square]| {
            let is_known = known.borrow().get(path).copied();
            is_known.unwrap_or_else(|| {
                let can_be = exhaustive::tours(size, closes, path, 1) == 1;
                known.borrow_mut().insert(path.to_vec(), can_be);
                can_be
            })
        };
        let trials = |constraint: Constraint, path: &[Square]| -> Vec<Square> {
            let last = *path.last().expect("a knight");
            assert_eq!(constraint, Constraint::Onward(last));
            moves(size, last).filter(|to| !path.contains(to)).collect()
        };
        let has_tour = can_be(&[]);
        for _ in 0..160 {
            let mut path = if has_tour {
                Rotations::new(size, Square::A1, closes)
                    .expect("a start")
                    .finish()
            } else {
                vec![Square::A1]
            };
            // Takes at least half of a tour, and adds some other moves at the end.
            let least = size.area() as u32 / 2;
            path.truncate((least + random.below(size.area() as u32 - least + 1)) as usize);
            for _ in 0..random.below(3) {
                let next = trials(Constraint::Onward(path[path.len() - 1]), &path);
                path.extend(next.get(random.below(next.len().max(1) as u32) as usize));
            }
            seen[check(&instance, &path, &can_be, &trials)] += 1;
        }
    }
    let known = [0, 1, 2, 3, 5, 6];
    assert!(known.iter().all(|&it| seen[it] > 3), "{seen:?}");
}

#[test]
fn if_every_move_is_right_the_hint_is_the_first_with_the_fewest_exits() {
    let size = BoardSize::rectangular(6, 6).expect("a board");
    let instance = Instance::new(Setup::new(Problem::Knight, size, Goal::First)).expect("one");
    let mut seen = 0;
    for start in size.squares() {
        let mut hints = HintSearch::new(&instance, &[start]).expect("a start");
        let Hint::Next(next) = hints.finish() else {
            panic!("{start}");
        };
        if next.impossible == Impossible::Nothing {
            let exits = |to: &Square| moves(size, *to).filter(|it| *it != start).count();
            let fewest = moves(size, start).min_by_key(exits);
            assert_eq!(Some(next.right), fewest, "{start}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}
