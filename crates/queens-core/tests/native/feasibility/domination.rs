//! Compares the feasibility of domination with all sets of queens on small boards.

use std::collections::HashMap;
use std::mem::discriminant;

use queens_core::feasibility::{Feasibility, Infeasible};
use queens_core::{
    Goal, Instance, Random, Square, Variant, attacking_pair, is_solution, line_between,
};

use super::{decide, drawn};
use crate::common::{board, domination};

/// All sets of at most k queens that dominate a board, by the definition.
fn sets(n: i64, variant: Variant, k: usize) -> Vec<Vec<Square>> {
    let instance = domination(n, variant, None, &[], Goal::First);
    let all: Vec<Square> = board(n).squares().collect();
    let mut found = Vec::new();
    let mut sets = vec![(0, Vec::new())];
    while let Some((from, set)) = sets.pop() {
        if is_solution(&instance, &set) {
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

fn covers(variant: Variant, queen: Square, square: Square) -> bool {
    line_between(queen, square).is_some() || queen == square && variant != Variant::Total
}

/// Recounts a reason.
fn check_reason(instance: &Instance, queens: &[Square], reason: Infeasible) {
    let variant = instance.variant().expect("a variant");
    let most = instance.k().map_or(instance.size().area(), usize::from);
    let is_open = |square: &Square| !queens.iter().any(|&it| covers(variant, it, *square));
    let open: Vec<Square> = instance.size().squares().filter(is_open).collect();
    let may_stand = |square: &Square| {
        let is_apart = || queens.iter().all(|&it| line_between(it, *square).is_none());
        !queens.contains(square) && (variant != Variant::Independent || is_apart())
    };
    let candidates = instance.size().squares().filter(may_stand);
    match reason {
        Infeasible::TooMany { queens: placed, k } => {
            assert_eq!((placed.into(), k.into()), (queens.len(), most));
            assert!(placed > k);
        }
        Infeasible::Attack {
            first,
            second,
            line,
        } => {
            let mut in_order = queens.to_vec();
            in_order.sort();
            assert_eq!(attacking_pair(&in_order), Some((first, second, line)));
            assert_eq!(variant, Variant::Independent);
        }
        Infeasible::Uncoverable { square } => {
            assert!(open.contains(&square));
            assert!(!candidates.into_iter().any(|it| covers(variant, it, square)));
        }
        Infeasible::TooFew {
            left,
            open: reported,
            reach,
        } => {
            let gain = |it: Square| open.iter().filter(|&&to| covers(variant, it, to)).count();
            let mut gains: Vec<usize> = candidates.map(gain).collect();
            gains.sort_by(|one, other| other.cmp(one));
            assert_eq!(usize::from(left), most - queens.len());
            let sum: usize = gains.iter().take(left.into()).sum();
            assert_eq!((reported.into(), reach.into()), (open.len(), sum));
            assert!(reach < reported);
        }
        Infeasible::Searched { nodes } => assert!(nodes > 0),
        other => panic!("{other:?} is no reason for domination"),
    }
}

#[test]
fn positions_on_small_boards_are_answered_as_by_the_list_of_all_sets() {
    let mut random = Random::new(26);
    let mut seen: HashMap<_, u32> = HashMap::new();
    for variant in [Variant::Dominating, Variant::Independent, Variant::Total] {
        for (n, most) in [(1, 1), (2, 4), (3, 4), (4, 5), (5, 4), (6, 4)] {
            let sets = sets(n, variant, most);
            for k in 1..=most {
                let instance = domination(n, variant, Some(k as u16), &[], Goal::First);
                for _ in 0..80 {
                    let mut queens =
                        drawn(&instance, random.below(k as u32 + 2) as usize, &mut random);
                    if random.below(2) == 0 && !sets.is_empty() {
                        queens = sets[random.below(sets.len() as u32) as usize].clone();
                        random.shuffle(&mut queens);
                        queens.truncate(random.below(k as u32 + 1) as usize);
                    }
                    let holding = sets.iter().filter(|set| {
                        set.len() <= k && queens.iter().all(|queen| set.contains(queen))
                    });
                    let expected = holding.count() as u64;
                    let what = format!("{queens:?}, n = {n}, k = {k}, {variant:?}");
                    let (feasibility, ways) = decide(&instance, &queens);
                    assert_eq!(ways, Some(expected), "{what}");
                    let reason = match feasibility {
                        Feasibility::Feasible { witness } => {
                            assert!(expected > 0 && witness.len() <= k, "{what}");
                            assert!(queens.iter().all(|queen| witness.contains(queen)));
                            let any_number = domination(n, variant, None, &[], Goal::First);
                            assert!(is_solution(&any_number, &witness), "{what}");
                            None
                        }
                        Feasibility::Infeasible(reason) => {
                            assert_eq!(expected, 0, "{what}: {reason:?}");
                            check_reason(&instance, &queens, reason);
                            Some(discriminant(&reason))
                        }
                    };
                    *seen.entry(reason).or_default() += 1;
                }
            }
        }
    }
    // One entry for feasible positions, and one for each of the five reasons.
    assert_eq!(seen.len(), 6, "{seen:?}");
    assert!(seen.values().all(|&seen| seen > 20), "{seen:?}");
}

#[test]
fn more_ways_than_64_bits_hold_are_not_counted() {
    let instance = domination(12, Variant::Dominating, None, &[], Goal::First);
    let (feasibility, ways) = decide(&instance, &[]);
    assert!(super::is_yes(&feasibility));
    assert_eq!(ways, None);
}
