//! Compares the feasibility of queens with all solutions of small boards, and with the exact count.

use queens_core::counting::Engine;
use queens_core::feasibility::{Feasibility, Infeasible};
use queens_core::{
    Axis, Goal, Instance, Random, Square, attacking_pair, is_solution, line_between,
};

use super::{decide, drawn};
use crate::common::{all, exhaustive, instance};

/// A random position: arbitrary squares, queens that do not attack each other, or a part of a solution.
fn position(instance: &Instance, solutions: &[Vec<Square>], random: &mut Random) -> Vec<Square> {
    let n = u32::from(instance.size().files());
    let count = random.below(n + 1) as usize;
    match random.below(4) {
        0 => drawn(instance, random.below(4) as usize, random),
        1 if !solutions.is_empty() => {
            let mut queens = solutions[random.below(solutions.len() as u32) as usize].clone();
            random.shuffle(&mut queens);
            queens.truncate(count);
            queens
        }
        _ => apart(instance, count, random),
    }
}

/// At most `count` random queens that do not attack each other.
fn apart(instance: &Instance, count: usize, random: &mut Random) -> Vec<Square> {
    let mut queens: Vec<Square> = Vec::new();
    for square in drawn(instance, instance.size().area(), random) {
        let is_free = queens.iter().all(|&it| line_between(it, square).is_none());
        if queens.len() < count && is_free {
            queens.push(square);
        }
    }
    queens
}

/// Recounts a reason. Returns false if the reason is only that an exhaustive search found nothing.
fn holds(instance: &Instance, queens: &[Square], reason: Infeasible) -> bool {
    match reason {
        Infeasible::Attack {
            first,
            second,
            line,
        } => {
            let mut in_order = queens.to_vec();
            in_order.sort();
            assert_eq!(attacking_pair(&in_order), Some((first, second, line)));
        }
        Infeasible::BlockedLine { axis, index } => {
            let line = |square: &Square| match axis {
                Axis::Files => square.file.index() == usize::from(index),
                Axis::Ranks => square.rank.index() == usize::from(index),
            };
            let mut on_line = instance.size().squares().filter(line);
            let is_attacked = |square| queens.iter().any(|&it| line_between(it, square).is_some());
            assert!(on_line.all(is_attacked) && !queens.iter().any(line));
        }
        Infeasible::Searched { nodes } => {
            assert!(nodes > 0);
            return false;
        }
        other => panic!("{other:?} is no reason for queens"),
    }
    true
}

#[test]
fn ten_thousand_positions_are_answered_as_by_the_list_of_all_solutions() {
    let mut random = Random::new(24);
    let solutions: Vec<_> = (0..=9).map(exhaustive::boards).collect();
    let (mut hopeful, mut attacking, mut shown, mut searched) = (0, 0, 0, 0);
    for _ in 0..10_000 {
        let n = 1 + random.below(9) as usize;
        let instance = all(n as i64);
        let queens = position(&instance, &solutions[n], &mut random);
        let holding = solutions[n]
            .iter()
            .filter(|all| queens.iter().all(|queen| all.contains(queen)))
            .count();
        let (feasibility, ways) = decide(&instance, &queens);
        assert_eq!(ways, Some(holding as u64), "{queens:?}, n = {n}");
        match feasibility {
            Feasibility::Feasible { witness } => {
                hopeful += 1;
                let contains_all = queens.iter().all(|queen| witness.contains(queen));
                assert!(holding > 0 && contains_all && is_solution(&instance, &witness));
                assert!(witness.is_sorted());
            }
            Feasibility::Infeasible(reason) => {
                assert_eq!(holding, 0, "{queens:?}, n = {n}: {reason:?}");
                let is_attack = matches!(reason, Infeasible::Attack { .. });
                attacking += u32::from(is_attack);
                if holds(&instance, &queens, reason) {
                    shown += u32::from(!is_attack)
                } else {
                    searched += 1
                }
            }
        }
    }
    for answers in [hopeful, attacking, shown, searched] {
        assert!(answers > 400, "{hopeful}, {attacking}, {shown}, {searched}");
    }
}

#[test]
fn a_thousand_positions_are_answered_as_by_the_exact_count() {
    let mut random = Random::new(10);
    let (mut hopeful, mut infeasible) = (0, 0);
    for round in 0..1_000 {
        let n = 10 + round % 5;
        let empty = all(n);
        let count = 1 + random.below(n as u32) as usize;
        let queens = apart(&empty, count, &mut random);
        let engine = Engine::new(&instance(n, &queens, Goal::Count)).unwrap();
        let slices = engine.slices().map(|slice| slice.unwrap().solutions);
        let counted: u64 = slices.sum();
        let (feasibility, ways) = decide(&empty, &queens);
        assert_eq!(ways, Some(counted), "{queens:?}, n = {n}");
        match feasibility {
            Feasibility::Feasible { witness } => {
                hopeful += 1;
                let contains_all = queens.iter().all(|queen| witness.contains(queen));
                assert!(counted > 0 && contains_all && is_solution(&empty, &witness));
            }
            Feasibility::Infeasible(reason) => {
                infeasible += 1;
                assert_eq!(counted, 0, "{queens:?}, n = {n}");
                holds(&empty, &queens, reason);
            }
        }
    }
    assert!(hopeful > 200 && infeasible > 200, "{hopeful}, {infeasible}");
}
