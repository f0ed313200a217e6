//! Compares the number of a solution and of its class with the list of all solutions.

use std::task::Poll;

use queens_core::numbering::{Numbering, SolutionNumber};
use queens_core::{Placement, Work};

use crate::common::{board, exhaustive, queens};

fn placement(rows: &[u8]) -> Placement {
    Placement::new(board(rows.len() as i64), &queens(rows)).expect("a placement")
}

#[test]
fn each_solution_has_its_number_and_its_class() {
    for n in [1, 4, 5, 6, 7, 8] {
        let all = exhaustive::solutions(n);
        let all: Vec<_> = all.iter().map(|rows| placement(rows)).collect();
        let mut firsts: Vec<_> = all.iter().map(Placement::canonical).collect();
        firsts.sort();
        firsts.dedup();
        for (number, &solution) in (1..).zip(&all) {
            let found = Numbering::new(solution).unwrap().finish();
            let class = firsts
                .iter()
                .position(|first| *first == solution.canonical());
            let expected = SolutionNumber {
                number,
                solutions: all.len() as u32,
                class: class.unwrap() as u32 + 1,
                classes: firsts.len() as u32,
                images: solution.orbit().len() as u32,
            };
            assert_eq!(found, expected, "{solution:?}");
        }
    }
}

#[test]
fn a_number_found_in_slices_is_the_same() {
    let attacked = placement(&[0, 2, 4, 6, 8, 1, 3, 5, 7, 9]);
    let error = Numbering::new(attacked)
        .err()
        .map(|error| error.to_string());
    assert_eq!(
        error.as_deref(),
        Some("c5 and f2 attack each other on a diagonal")
    );
    let solution = placement(&[0, 2, 5, 7, 9, 4, 8, 1, 3, 6]);
    let mut sliced = Numbering::new(solution).unwrap();
    let found = loop {
        if let Poll::Ready(found) = sliced.work(1) {
            break found;
        }
    };
    assert_eq!((found.number, found.solutions, found.classes), (1, 724, 92));
}

#[test]
fn boards_above_14_are_not_numbered() {
    let rows = [0, 2, 4, 1, 9, 11, 13, 3, 12, 8, 5, 14, 6, 10, 7];
    let wide = placement(&rows);
    let error = Numbering::new(wide).err().map(|error| error.to_string());
    assert_eq!(error.as_deref(), Some("n=15 is outside 1–14 for numbering"));
}
