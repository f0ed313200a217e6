//! Completions of given queens. Their existence and their number are compared with all solutions of small boards, and
//! with the exact count.

use std::task::Poll;

use queens_core::completion::{
    Completability, CompletionCount, CompletionError, CompletionSearch, NoCompletion,
};
use queens_core::counting::{Engine, Tally};
use queens_core::large::is_solution;
use queens_core::{Axis, Goal, Queen, Random, Square, Work};

use crate::common::{exhaustive, instance, list, number, square_at, table};

/// All solutions for n columns, each as the row of each column.
fn all_solutions(n: u8) -> Vec<Vec<u16>> {
    let solutions = exhaustive::solutions(n).into_iter();
    solutions
        .map(|rows| rows.into_iter().map(u16::from).collect())
        .collect()
}

fn holds(rows: &[u16], given: &[Queen]) -> bool {
    given
        .iter()
        .all(|queen| rows[usize::from(queen.column)] == queen.row)
}

/// Random queens that do not attack each other, either from a solution or placed one by one.
fn drawn(n: u16, solutions: &[Vec<u16>], random: &mut Random) -> Vec<Queen> {
    let count = random.below(u32::from(n) + 1) as usize;
    let mut given: Vec<Queen> = Vec::new();
    if random.below(3) == 0 && !solutions.is_empty() {
        let rows = &solutions[random.below(solutions.len() as u32) as usize];
        given.extend((0..n).zip(rows).map(|(column, &row)| Queen { column, row }));
        random.shuffle(&mut given);
        given.truncate(count);
        return given;
    }
    for _ in 0..4 * n {
        let mut place = || random.below(n.into()) as u16;
        let queen = Queen {
            column: place(),
            row: place(),
        };
        let attacks = |it: &Queen| *it == queen || it.attacks(queen).is_some();
        if given.len() < count && !given.iter().any(attacks) {
            given.push(queen);
        }
    }
    given
}

/// Whether a line holds no queen although the given queens attack all of its squares.
fn is_blocked(n: u16, given: &[Queen], axis: Axis, index: u16) -> bool {
    let square = |place| match axis {
        Axis::Files => (index, place),
        Axis::Ranks => (place, index),
    };
    (0..n).map(square).all(|(column, row)| {
        let square = Queen { column, row };
        given
            .iter()
            .any(|queen| queen.attacks(square).is_some() && *queen != square)
    }) && given.iter().all(|queen| match axis {
        Axis::Files => queen.column != index,
        Axis::Ranks => queen.row != index,
    })
}

#[test]
fn ten_thousand_positions_are_answered_as_by_the_list_of_all_solutions() {
    let mut random = Random::new(11);
    let solutions: Vec<Vec<Vec<u16>>> = (0..=9).map(all_solutions).collect();
    let (mut completable, mut blocked, mut searched) = (0, 0, 0);
    for _ in 0..10_000 {
        let n = 1 + random.below(9) as u16;
        let solutions = &solutions[usize::from(n)];
        let given = drawn(n, solutions, &mut random);
        let completions = solutions.iter().filter(|rows| holds(rows, &given)).count();
        match CompletionSearch::new(n, &given).unwrap().finish() {
            Completability::Yes { witness } => {
                completable += 1;
                assert!(completions > 0 && is_solution(&witness) && holds(&witness, &given));
            }
            Completability::No { reason } => {
                assert_eq!(completions, 0, "{given:?}, n = {n}");
                match reason {
                    NoCompletion::BlockedLine { axis, index } => {
                        blocked += 1;
                        assert!(is_blocked(n, &given, axis, index), "{given:?}, {reason}");
                    }
                    NoCompletion::Searched { nodes } => {
                        searched += 1;
                        assert!(nodes > 0);
                    }
                }
            }
        }
        let mut count = CompletionCount::new(n, &given).unwrap();
        assert_eq!(count.finish(), completions as u64, "{given:?}, n = {n}");
    }
    for answers in [completable, blocked, searched] {
        assert!(answers > 500, "{completable}, {blocked}, {searched}");
    }
}

/// Compares the given queens, and all positions with further queens to their right, with the list of all solutions.
/// Returns the number of positions without a completion.
fn check_positions(n: u16, most: usize, solutions: &[Vec<u16>], queens: &mut Vec<Queen>) -> u32 {
    let expected = solutions.iter().any(|rows| holds(rows, queens));
    let answer = CompletionSearch::new(n, queens)
        .expect("queens apart")
        .finish();
    let found = matches!(answer, Completability::Yes { .. });
    assert_eq!(found, expected, "{queens:?}, n = {n}");
    let mut without = u32::from(!expected);
    if queens.len() == most {
        return without;
    }
    let first = queens.last().map_or(0, |queen| queen.column + 1);
    for (column, row) in (first..n).flat_map(|column| (0..n).map(move |row| (column, row))) {
        let queen = Queen { column, row };
        if queens.iter().all(|other| other.attacks(queen).is_none()) {
            queens.push(queen);
            without += check_positions(n, most, solutions, queens);
            queens.pop();
        }
    }
    without
}

#[test]
fn every_position_on_a_small_board_is_answered() {
    let check = |n: u8, most| check_positions(n.into(), most, &all_solutions(n), &mut Vec::new());
    let without = [1, 2, 3, 4, 5, 6, 7].map(|n| check(n, 7));
    assert_eq!(without[..3], [0, 5, 18], "boards without a solution");
    assert!(check(8, 3) > 1_000);
}

#[test]
fn the_verified_instances_have_their_completions() {
    for row in table("completion", "instances") {
        let n = number(&row, "n") as u16;
        let fixed: Vec<(u16, u16)> = list(&row, "fixed");
        let given = fixed.into_iter().map(|(column, row)| Queen { column, row });
        let given: Vec<Queen> = given.collect();
        let known = number(&row, "completions") as u64;
        let answer = CompletionSearch::new(n, &given).unwrap().finish();
        assert_eq!(
            matches!(answer, Completability::Yes { .. }),
            known > 0,
            "{row}"
        );
        assert_eq!(
            CompletionCount::new(n, &given).unwrap().finish(),
            known,
            "{row}"
        );
    }
}

#[test]
fn the_number_of_completions_is_that_of_the_exact_count() {
    let mut random = Random::new(5);
    let mut many = 0;
    for round in 0..100 {
        let n = 6 + round % 9;
        let mut given = drawn(n, &[], &mut random);
        // Large boards get several given queens, because a single queen has thousands of completions.
        given.truncate(1 + usize::from(n) / 3);
        let squares: Vec<Square> = given
            .iter()
            .map(|queen| square_at(queen.column as u8, queen.row as u8))
            .collect();
        let engine = Engine::new(&instance(n.into(), &squares, Goal::Count)).unwrap();
        let mut tally = Tally::new(engine.plan().clone());
        for shard in 0..engine.plan().shards() {
            tally.add(&engine.start(shard).finish().unwrap()).unwrap();
        }
        let count = CompletionCount::new(n, &given).unwrap().finish();
        assert_eq!(Some(count), tally.solutions(), "{given:?}, n = {n}");
        many += u32::from(count > 10);
    }
    assert!(many > 15, "{many}");
}

#[test]
fn wide_boards_have_a_completion_that_holds_the_given_queens() {
    for n in [33, 100, 300] {
        let given = [(0, 7), (5, 20), (n - 1, 3)].map(|(column, row)| Queen { column, row });
        let Completability::Yes { witness } = CompletionSearch::new(n, &given).unwrap().finish()
        else {
            panic!("n = {n}");
        };
        assert!(is_solution(&witness) && holds(&witness, &given), "n = {n}");
    }
}

#[test]
fn node_by_node_the_answer_is_the_same() {
    for (n, names) in [(8, "a1"), (8, "a1,b3,c5"), (6, "a1"), (20, "c4"), (3, "")] {
        let given: Vec<Queen> = names
            .split(',')
            .filter(|it| !it.is_empty())
            .map(|it| it.parse().unwrap())
            .collect();
        let mut search = CompletionSearch::new(n, &given).unwrap();
        let mut slices = 1_u64;
        let answer = loop {
            if let Poll::Ready(answer) = search.work(1) {
                break answer;
            }
            slices += 1;
        };
        assert_eq!(answer, CompletionSearch::new(n, &given).unwrap().finish());
        assert!(slices >= search.nodes(), "{slices}");
    }
}

#[test]
fn given_queens_that_do_not_fit_are_refused() {
    let refused = |n, names: &str| {
        let given: Vec<Queen> = names.split(',').map(|it| it.parse().unwrap()).collect();
        let error: CompletionError = CompletionSearch::new(n, &given).err().unwrap();
        error.to_string()
    };
    assert_eq!(refused(8, "a9"), "a9 is not on the 8×8 board");
    assert_eq!(refused(40, "ao1"), "ao1 is not on the 40×40 board");
    assert_eq!(refused(8, "a5,b1,a5"), "a5 is given twice");
    assert_eq!(
        refused(100, "a5,b1,cv104,bz82"),
        "cv104 is not on the 100×100 board"
    );
    assert_eq!(
        refused(100, "a5,b1,cv100,bz78"),
        "cv100 and bz78 attack each other on a diagonal"
    );
}

#[test]
fn a_reason_names_the_line_or_the_number_of_nodes_searched() {
    let reason = |n, names: &str| {
        let given: Vec<Queen> = names.split(',').map(|it| it.parse().unwrap()).collect();
        match CompletionSearch::new(n, &given).unwrap().finish() {
            Completability::Yes { witness } => panic!("{witness:?}"),
            Completability::No { reason } => reason.to_string(),
        }
    };
    let blocked = "has no free square";
    assert_eq!(reason(4, "a1,b3"), format!("file c {blocked}"));
    assert_eq!(reason(5, "a2,d4"), format!("rank 3 {blocked}"));
    let searched = reason(6, "a1");
    assert!(searched.starts_with("a full search of ") && searched.ends_with(" nodes found none"));
}

#[test]
fn a_board_of_no_column_or_of_more_than_2000_is_refused() {
    for n in [0, 2_001, 3_000, u16::MAX] {
        let answer = CompletionSearch::new(n, &[]).map(|search| search.nodes());
        let error = answer.expect_err("no such board").to_string();
        assert_eq!(error, format!("n={n} is outside 1–2000"));
        assert!(CompletionCount::new(n, &[]).is_err(), "{n}");
    }
    assert!(
        CompletionSearch::new(1, &[]).is_ok()
            && CompletionSearch::new(CompletionSearch::MAX, &[]).is_ok()
    );
}
