//! Checks up to a thousand puzzles of each grade and problem. Two engines must find one completion of each puzzle. On
//! each board, a higher grade must need more nodes. On 8×8, the benchmark also grades every choice of given queens
//! from one set of each class.
//!
//! Some searches need a hundred times as many nodes as most others. Therefore the means for domination and for the
//! knight are geometric. The benchmark measures only nodes, so other load on the machine does not matter. It takes
//! several minutes.

// The benchmark uses only the module `puzzles`.
#[path = "../tests/common/mod.rs"]
mod common;
mod figures;

use common::puzzles;
use queens_core::Problem;
use queens_core::puzzle::{Grade, PuzzleSetup};

fn main() {
    for problem in Problem::ALL {
        for n in PuzzleSetup::sizes(problem) {
            compare_grades(problem, n);
        }
    }
    let made = Grade::available(Problem::Domination, 8);
    assert_eq!(puzzles::grades_of_sets(8), made, "grades of sets on 8×8");
}

/// Checks the puzzles of one board. The mean number of nodes must rise with the grade.
fn compare_grades(problem: Problem, n: u8) {
    let mut easier: Option<(Grade, f64)> = None;
    for &grade in Grade::available(problem, n) {
        let mean = mean_nodes(problem, n, grade);
        let what = format!("puzzles of {problem}, n={n}, nodes for grade {grade}");
        figures::print(&what, "nodes", vec![mean], None);
        if let Some((easier, nodes)) = easier {
            assert!(mean > nodes, "{what}: {mean} after {nodes}");
            let what = format!("{what}, against grade {easier}");
            figures::print(
                &what,
                "times",
                vec![mean / nodes],
                Some(("median", ">=", 1.0)),
            );
        }
        easier = Some((grade, mean));
    }
}

/// The mean number of nodes for the puzzles of one grade on one board.
fn mean_nodes(problem: Problem, n: u8, grade: Grade) -> f64 {
    let seeds = puzzles::seeds(problem, grade, number_of_puzzles(problem, grade));
    let count = seeds.end as f64;
    let nodes = seeds.map(|seed| puzzles::check(&puzzles::made(problem, seed, n, grade)) as f64);
    match problem {
        Problem::Queens => nodes.sum::<f64>() / count,
        Problem::Domination | Problem::Knight => (nodes.map(f64::ln).sum::<f64>() / count).exp(),
    }
}

/// The number of puzzles to check. Sets of grade 2, which only 10×10 has, and of grade 4, which only 12×12 has, take
/// long to generate.
fn number_of_puzzles(problem: Problem, grade: Grade) -> u64 {
    match (problem, grade) {
        (Problem::Domination, Grade::OneContradiction) => 100,
        (Problem::Domination, Grade::Nested) => 60,
        _ => 1_000,
    }
}
