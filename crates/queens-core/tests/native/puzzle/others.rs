//! Puzzles of domination and of the knight: other engines find exactly one completion, and each board has the grades
//! that it lists.

use std::collections::BTreeSet;

use queens_core::Problem;
use queens_core::puzzle::{Grade, PuzzleSetup};
use queens_core::text::joined;

use super::check_some;
use crate::common::exhaustive;
use crate::common::puzzles::{self, made};

#[test]
fn puzzles_of_domination_have_one_completion() {
    check_some(
        Problem::Domination,
        &[Grade::Forced, Grade::Contradictions],
        50,
    );
}

#[test]
fn rare_puzzles_of_domination_on_10_files_have_one_completion() {
    check_some(Problem::Domination, &[Grade::OneContradiction], 50);
}

#[test]
fn rare_puzzles_of_domination_on_12_files_have_one_completion() {
    check_some(Problem::Domination, &[Grade::Nested], 50);
}

#[test]
fn puzzles_of_the_knight_have_one_completion() {
    check_some(Problem::Knight, &Grade::ALL, 50);
}

/// The benchmark `puzzles` checks 8×8, which has 638 classes of sets. Grading on 13×13 takes too long.
#[test]
fn each_board_has_the_listed_grades_of_sets() {
    for n in [6, 7, 9, 10, 11, 12] {
        let made = Grade::available(Problem::Domination, n);
        assert_eq!(puzzles::grades_of_sets(n), made, "n = {n}");
    }
}

/// On 8×8, sets of grade 3 are so rare that it takes seconds to generate one.
#[test]
fn no_day_has_a_board_with_few_sets_of_its_grade() {
    let drawn = |seed, grade| PuzzleSetup::on_random_board(Problem::Domination, seed, grade);
    for seed in 0..200 {
        assert!(
            drawn(seed, Grade::Contradictions).size().files() > 8,
            "{seed}"
        );
    }
    assert!((0..200).any(|seed| drawn(seed, Grade::Forced).size().files() == 8));
}

/// Grades every initial part of every tour.
#[test]
fn puzzles_on_the_smallest_board_of_the_knight_have_all_grades_but_the_highest() {
    let setup = PuzzleSetup::new(Problem::Knight, 0, 5, Grade::Forced).expect("a puzzle");
    let mut starts = BTreeSet::new();
    // One square of each class of squares on which a tour can start.
    for square in ["a1", "b2", "c3", "c1", "a3"] {
        let mut path = vec![square.parse().expect("a square")];
        exhaustive::visit_paths(setup.size(), &mut path, &mut |path| {
            if path.len() == setup.size().area() {
                starts.extend((1..=path.len()).map(|squares| path[..squares].to_vec()));
            }
            true
        });
    }
    let grades = starts
        .iter()
        .filter_map(|start| Grade::assess(&setup.problem_setup(), start));
    let grades: BTreeSet<Grade> = grades.collect();
    let made: Vec<Grade> = grades.into_iter().collect();
    assert_eq!(made, Grade::available(Problem::Knight, 5));
}

/// Links contain the version and the seed of a puzzle. A change that generates other puzzles needs a new version.
#[test]
fn the_puzzles_of_this_version_stay_the_same() {
    let reported = |problem, seed, n, grade: u8| {
        let puzzle = made(problem, seed, n, grade.try_into().expect("a grade"));
        (
            puzzle.given.len(),
            joined(puzzle.given.iter().rev().take(3), ","),
        )
    };
    for (problem, seed, n, grade, given) in [
        (Problem::Domination, 7, 9, 3, (2, "e8,a1")),
        (Problem::Domination, 20_261_125, 10, 2, (2, "i7,e5")),
        (Problem::Domination, u64::MAX, 12, 4, (1, "b5")),
        (Problem::Knight, 7, 6, 2, (23, "a2,c1,e2")),
        (Problem::Knight, 20_261_125, 8, 4, (46, "c3,e4,f6")),
    ] {
        let (pieces, last) = given;
        assert_eq!(reported(problem, seed, n, grade), (pieces, last.to_owned()));
    }
}
