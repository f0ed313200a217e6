//! Compares the hints for domination with all sets of at most k queens.

use queens_core::hint::Constraint;
use queens_core::{Goal, Instance, Random, Setup, Square, Variant, is_solution, line_between};

use super::check;
use crate::common::{board, domination};

/// All sets of at most k queens that dominate the board.
fn sets(plain: &Instance, k: usize) -> Vec<Vec<Square>> {
    let all: Vec<Square> = plain.size().squares().collect();
    let mut found = Vec::new();
    let mut sets = vec![(0, Vec::new())];
    while let Some((from, set)) = sets.pop() {
        if is_solution(plain, &set) {
            found.push(set.clone());
        }
        for at in from..all.len() {
            if set.len() < k {
                sets.push((at + 1, [set.as_slice(), &all[at..=at]].concat()));
            }
        }
    }
    found
}

#[test]
fn deductions_are_right_by_all_sets() {
    let mut random = Random::new(24);
    let mut seen = [0; 7];
    for (n, variant, k) in [
        (5, Variant::Dominating, 3),
        (5, Variant::Dominating, 4),
        (6, Variant::Dominating, 3),
        (5, Variant::Independent, 3),
        (5, Variant::Total, 3),
        (4, Variant::Total, 3),
        (5, Variant::Dominating, 2),
    ] {
        let plain = domination(n, variant, None, &[], Goal::First);
        let sets = sets(&plain, k);
        let instance = Instance::new(Setup {
            k: Some(k as u16),
            ..plain.setup().clone()
        })
        .expect("an instance");
        let can_be = |queens: &[Square]| {
            let holds = |set: &Vec<Square>| queens.iter().all(|it| set.contains(it));
            sets.iter().any(holds)
        };
        let trials = |constraint: Constraint, queens: &[Square]| -> Vec<Square> {
            let Constraint::Cover(square) = constraint else {
                panic!("{constraint:?}");
            };
            let covers = |&from: &Square| {
                line_between(from, square).is_some() || from == square && variant != Variant::Total
            };
            assert!(!queens.iter().any(covers), "{square} is covered");
            let all = board(n).squares();
            all.filter(|it| !queens.contains(it) && covers(it))
                .collect()
        };
        for _ in 0..120 {
            let mut all: Vec<Square> = board(n).squares().collect();
            random.shuffle(&mut all);
            if let Some(set) = sets.get(random.below(sets.len().max(1) as u32) as usize)
                && random.below(4) > 0
            {
                all.splice(0..0, set.iter().copied());
                all.truncate(set.len());
                random.shuffle(&mut all);
            }
            all.truncate(random.below(k as u32 + 1) as usize);
            seen[check(&instance, &all, &can_be, &trials)] += 1;
        }
    }
    // On such small boards, refutations never need a search. So kind 6 is not required.
    assert!(seen[..6].iter().all(|&it| it > 5), "{seen:?}");
}
