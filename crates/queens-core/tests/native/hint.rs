//! Checks the hints. The hints for queens are compared with all solutions, and with the free squares counted one by
//! one. The hints for the other problems are compared with all sets and all tours.

mod coverings;
mod tours;

use std::task::Poll;

use queens_core::feasibility::Infeasible;
use queens_core::hint::{
    Conflict, Constraint, Hint, HintSearch, Impossible, NextMove, RefutedSquare,
};
use queens_core::{BoardSize, Goal, Instance, LineKind, Random, Square, Work, line_between};

use crate::common::by_line::{is_contradictory, open_lines};
use crate::common::{exhaustive, instance, square_at};

fn deduced(n: u8, queens: &[Square]) -> Hint {
    let instance = instance(n.into(), &[], Goal::First);
    HintSearch::new(&instance, queens)
        .expect("a position")
        .finish()
}

fn squares(names: &str) -> Vec<Square> {
    let names = names.split(',').filter(|it| !it.is_empty());
    names.map(|name| name.parse().expect("a square")).collect()
}

/// Random queens in random order. They are either part of a solution or on arbitrary squares, and may attack each
/// other.
fn drawn(n: u8, solutions: &[Vec<Square>], random: &mut Random) -> Vec<Square> {
    let count = random.below(u32::from(n) + 1) as usize;
    let from_solution = random.below(2) == 0 && !solutions.is_empty();
    let mut all: Vec<Square> = if from_solution {
        solutions[random.below(solutions.len() as u32) as usize].clone()
    } else {
        BoardSize::new(n.into())
            .expect("a size")
            .squares()
            .collect()
    };
    random.shuffle(&mut all);
    let may_attack = random.below(4) == 0;
    let mut queens: Vec<Square> = Vec::new();
    for square in all {
        let is_apart = queens.iter().all(|&it| line_between(it, square).is_none());
        if queens.len() < count && (is_apart || may_attack) {
            queens.push(square);
        }
    }
    queens
}

/// Whether the squares are part of a solution.
fn is_completable(solutions: &[Vec<Square>], queens: &[Square]) -> bool {
    let holds = |solution: &Vec<Square>| queens.iter().all(|it| solution.contains(it));
    solutions.iter().any(holds)
}

/// Checks each forced move of a contradiction, and that every move is needed.
fn check_contradiction(n: u8, queens: &[Square], contradiction: &RefutedSquare) {
    let RefutedSquare {
        square,
        forced,
        end,
    } = contradiction;
    let Conflict::NoCandidate(Constraint::Line(blocked)) = end else {
        panic!("{contradiction:?}");
    };
    let line = |constraint| match constraint {
        Constraint::Line(line) => line,
        other => panic!("{other:?}"),
    };
    let shows = |without: Option<usize>| {
        let mut queens = [queens, &[*square]].concat();
        let kept = forced
            .iter()
            .enumerate()
            .filter(|(at, _)| Some(*at) != without);
        let are_forced = kept.fold(true, |are_forced, (_, it)| {
            let is_it =
                open_lines(n, &queens, &[]).contains(&(line(it.constraint), vec![it.square]));
            queens.push(it.square);
            are_forced && is_it
        });
        are_forced && open_lines(n, &queens, &[]).contains(&(*blocked, vec![]))
    };
    assert!(shows(None), "{queens:?}: {contradiction:?}");
    for at in 0..forced.len() {
        assert!(
            !shows(Some(at)),
            "{queens:?}: {contradiction:?} without {at}"
        );
    }
}

fn check_move(n: u8, solutions: &[Vec<Square>], queens: &[Square], next: &NextMove) {
    let lines = open_lines(n, queens, &[]);
    let least = lines.iter().map(|(_, free)| free.len()).min();
    let first = lines.iter().find(|(_, free)| Some(free.len()) == least);
    let reported = first.map(|(line, free)| (Constraint::Line(*line), free));
    assert_eq!(reported, Some((next.constraint, &next.free)), "{queens:?}");
    let with = |square| is_completable(solutions, &[queens, &[square]].concat());
    assert!(
        next.free.contains(&next.right) && with(next.right),
        "{queens:?}"
    );
    let is_refuted = |square: &Square| {
        let mut queens = [queens, &[*square]].concat();
        is_contradictory(n, &mut queens, &[])
    };
    match &next.impossible {
        Impossible::AllOthers => assert_eq!(next.free, [next.right]),
        Impossible::Refuted(RefutedSquare {
            square,
            end: Conflict::Reason(Infeasible::Searched { nodes }),
            ..
        }) => {
            assert!(next.free.contains(square) && !with(*square) && *nodes > 0);
            assert!(!lines.iter().any(|(_, free)| free.iter().any(is_refuted)));
        }
        Impossible::Refuted(contradiction) => {
            assert!(!with(contradiction.square), "{queens:?}: {contradiction:?}");
            check_contradiction(n, queens, contradiction);
            let of_line = next.free.iter().any(is_refuted);
            assert_eq!(next.free.contains(&contradiction.square), of_line);
        }
        Impossible::Nothing => {
            assert!(next.free.iter().all(|&square| with(square)), "{queens:?}");
            assert!(!lines.iter().any(|(_, free)| free.iter().any(is_refuted)));
        }
    }
}

#[test]
fn deductions_are_right_by_all_solutions() {
    let mut random = Random::new(24);
    let all: Vec<_> = (0..=8).map(exhaustive::boards).collect();
    let mut seen = [0; 8];
    for _ in 0..4_000 {
        let n = 1 + random.below(8) as u8;
        let solutions = &all[usize::from(n)];
        let queens = drawn(n, solutions, &mut random);
        let kind = match deduced(n, &queens) {
            Hint::Complete => {
                assert!(queens.len() == usize::from(n) && is_completable(solutions, &queens));
                0
            }
            Hint::NoSolution(_) => {
                assert!(solutions.is_empty(), "n = {n}");
                1
            }
            Hint::Mistaken { at, why } => {
                assert!(is_completable(solutions, &queens[..at]), "{queens:?}");
                assert!(!is_completable(solutions, &queens[..=at]), "{queens:?}");
                match why {
                    Infeasible::Attack {
                        first,
                        second,
                        line,
                    } => {
                        assert!([first, second].contains(&queens[at]));
                        assert_eq!(line_between(first, second), Some(line));
                        2
                    }
                    _ => 3,
                }
            }
            Hint::Next(next) => {
                check_move(n, solutions, &queens, &next);
                match next.impossible {
                    Impossible::AllOthers => 4,
                    Impossible::Refuted(refuted) => match refuted.end {
                        Conflict::NoCandidate(_) => 5,
                        Conflict::Reason(_) => 6,
                    },
                    Impossible::Nothing => 7,
                }
            }
        };
        seen[kind] += 1;
    }
    assert!(seen.iter().all(|&it| it > 50), "{seen:?}");
}

#[test]
fn the_first_queen_that_leaves_no_solution_is_named() {
    let blamed = |n, names: &str| match deduced(n, &squares(names)) {
        Hint::Mistaken { at, why } => (squares(names)[at].to_string(), why),
        other => panic!("{other:?}"),
    };
    let (queen, why) = blamed(6, "b1,a1,d2");
    assert_eq!(queen, "a1");
    // The squares of the pair are in ascending order.
    let attack = Infeasible::Attack {
        first: square_at(0, 0),
        second: square_at(1, 0),
        line: LineKind::Row,
    };
    assert_eq!(why, attack);
    let (queen, why) = blamed(6, "a1,d2,d5");
    assert_eq!(queen, "a1");
    assert!(matches!(why, Infeasible::Searched { .. }));
    assert!(matches!(deduced(3, &[]), Hint::NoSolution(_)));
}

#[test]
fn queens_off_the_board_or_twice_are_refused() {
    let board = instance(8, &[], Goal::First);
    let refused = |names| {
        HintSearch::new(&board, &squares(names))
            .err()
            .unwrap()
            .to_string()
    };
    assert_eq!(refused("a1,a9"), "a9 is not on the 8×8 board");
    assert_eq!(refused("a5,b1,a5"), "a5 is placed twice");
}

#[test]
fn node_by_node_the_deduction_is_the_same() {
    for (n, names) in [
        (8, ""),
        (8, "a1,b3,c5"),
        (6, "a1"),
        (20, "c4"),
        (10, "e2,h3"),
    ] {
        let board = instance(n, &[], Goal::First);
        let mut work = HintSearch::new(&board, &squares(names)).unwrap();
        let sliced = loop {
            if let Poll::Ready(hint) = work.work(1) {
                break hint;
            }
        };
        assert_eq!(sliced, deduced(n as u8, &squares(names)));
    }
}

/// Compares a hint for any problem with the positions that can be completed. `can_be` returns whether pieces can be
/// completed. `trials` returns the squares on which a piece could satisfy a constraint. Returns a number for the kind
/// of hint.
fn check(
    instance: &Instance,
    pieces: &[Square],
    can_be: &dyn Fn(&[Square]) -> bool,
    trials: &dyn Fn(Constraint, &[Square]) -> Vec<Square>,
) -> usize {
    let reported = format!("{instance:?}: {pieces:?}");
    let with = |more: &[Square]| can_be(&[pieces, more].concat());
    match HintSearch::new(instance, pieces)
        .expect("a position")
        .finish()
    {
        Hint::Complete => {
            assert!(with(&[]), "{reported}");
            0
        }
        Hint::NoSolution(_) => {
            assert!(!can_be(&[]), "{reported}");
            1
        }
        Hint::Mistaken { at, .. } => {
            assert!(
                can_be(&pieces[..at]) && !can_be(&pieces[..=at]),
                "{reported}"
            );
            2
        }
        Hint::Next(next) => {
            let reported = format!("{reported}: {next:?}");
            assert!(
                next.free.contains(&next.right) && with(&[next.right]),
                "{reported}"
            );
            for square in trials(next.constraint, pieces) {
                assert!(
                    !with(&[square]) || next.free.contains(&square),
                    "{reported}: {square}"
                );
            }
            match &next.impossible {
                Impossible::AllOthers => {
                    assert_eq!(next.free, [next.right], "{reported}");
                    3
                }
                Impossible::Nothing => {
                    assert!(next.free.iter().all(|&it| with(&[it])), "{reported}");
                    4
                }
                Impossible::Refuted(refuted) => {
                    let mut chain = vec![refuted.square];
                    assert!(!with(&chain), "{reported}");
                    for forced in &refuted.forced {
                        let here = [pieces, &chain].concat();
                        for square in trials(forced.constraint, &here) {
                            let is_it = square == forced.square;
                            assert!(
                                is_it || !with(&[&chain[..], &[square]].concat()),
                                "{reported}"
                            );
                        }
                        chain.push(forced.square);
                    }
                    match refuted.end {
                        Conflict::NoCandidate(_) => 5,
                        Conflict::Reason(_) => 6,
                    }
                }
            }
        }
    }
}
