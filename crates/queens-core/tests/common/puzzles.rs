//! Checks puzzles with engines that do not generate them. The tests check a few puzzles of each grade, the benchmark
//! `puzzles` many.

use std::collections::BTreeSet;

use queens_core::completion::CompletionCount;
use queens_core::counting::{Engine, Tally};
use queens_core::feasibility::FeasibilitySearch;
use queens_core::frames::{FrameSearch, FrameSetup, Kinds};
use queens_core::knight::is_move;
use queens_core::puzzle::{Grade, Puzzle, PuzzleMaker, PuzzleSetup};
use queens_core::{Goal, Instance, Problem, Square, Variant, Work, is_solution};

use super::{exhaustive, instance};

/// Generates the puzzle of a seed.
pub(crate) fn made(problem: Problem, seed: u64, n: u8, grade: Grade) -> Puzzle {
    PuzzleMaker::new(PuzzleSetup::new(problem, seed, n, grade).expect("a puzzle")).finish()
}

/// The sizes of the boards that have puzzles of this grade.
pub(crate) fn boards(problem: Problem, grade: Grade) -> Vec<u8> {
    PuzzleSetup::sizes(problem)
        .filter(|&n| Grade::available(problem, n).contains(&grade))
        .collect()
}

/// The seeds to use on each board for a total of at least `puzzles` puzzles.
pub(crate) fn seeds(problem: Problem, grade: Grade, puzzles: u64) -> std::ops::Range<u64> {
    0..puzzles.div_ceil(boards(problem, grade).len() as u64)
}

/// Checks that two engines find exactly one completion of a puzzle. Returns the nodes of a search through all
/// completions.
pub(crate) fn check(puzzle: &Puzzle) -> u64 {
    let Puzzle {
        setup,
        given,
        solution,
    } = puzzle;
    let instance = Instance::new(setup.problem_setup()).expect("an instance");
    assert!(is_solution(&instance, solution), "{puzzle:?}");
    assert!(
        given.iter().all(|square| solution.contains(square)),
        "{puzzle:?}"
    );
    let search = FeasibilitySearch::new(&instance, given).expect("a position");
    assert_eq!(search.solution_count().finish(), Some(1), "{puzzle:?}");
    match setup.problem() {
        Problem::Queens => check_queens(puzzle),
        Problem::Domination => check_set(puzzle),
        Problem::Knight => check_tour(puzzle),
    }
}

fn assert_sorted(puzzle: &Puzzle) {
    assert!(puzzle.given.is_sorted(), "{puzzle:?}");
    assert!(puzzle.solution.is_sorted(), "{puzzle:?}");
}

fn check_queens(puzzle: &Puzzle) -> u64 {
    assert_sorted(puzzle);
    let (n, given) = (puzzle.setup.size().files(), &puzzle.given);
    assert_eq!(counted(n, given), Some(1), "{puzzle:?}");
    let (completions, nodes) = completions(n, given);
    assert_eq!(completions, 1, "{puzzle:?}");
    nodes
}

/// Checks a domination puzzle, and that every given queen is needed.
fn check_set(puzzle: &Puzzle) -> u64 {
    assert_sorted(puzzle);
    let sets = sets(puzzle.setup.size().files(), &puzzle.given);
    assert_eq!(sets.weighted_count(), 1, "{puzzle:?}");
    assert!(
        puzzle.given.len() + 2 <= puzzle.solution.len(),
        "{puzzle:?}"
    );
    for at in 0..puzzle.given.len() {
        let mut fewer = puzzle.given.clone();
        fewer.remove(at);
        assert_no_easier(puzzle, &fewer);
    }
    sets.nodes()
}

/// Checks that a puzzle with fewer given squares has several completions, or a higher grade.
fn assert_no_easier(puzzle: &Puzzle, fewer: &[Square]) {
    let grade = Grade::assess(&puzzle.setup.problem_setup(), fewer);
    assert!(
        grade.is_none_or(|grade| grade > puzzle.setup.grade()),
        "{puzzle:?} with only {fewer:?}"
    );
}

/// Checks a puzzle of a knight's tour, and that the last given square is needed.
fn check_tour(puzzle: &Puzzle) -> u64 {
    let Puzzle {
        setup,
        given,
        solution,
    } = puzzle;
    assert!(solution.starts_with(given), "{puzzle:?}");
    let mut steps = solution.windows(2);
    assert!(steps.all(|step| is_move(step[0], step[1])), "{puzzle:?}");
    let (mut tours, mut nodes) = (0, 0);
    exhaustive::visit_paths(setup.size(), &mut given.clone(), &mut |path| {
        nodes += 1;
        tours += u64::from(path.len() == setup.size().area());
        tours < 2
    });
    assert_eq!(tours, 1, "{puzzle:?}");
    let grade = Grade::assess(&setup.problem_setup(), given);
    assert_eq!(grade, Some(setup.grade()), "{puzzle:?}");
    assert_no_easier(puzzle, &given[..given.len() - 1]);
    nodes
}

/// The number of completions of the given queens, and the nodes of the search through them.
pub(crate) fn completions(n: u8, given: &[Square]) -> (u64, u64) {
    let queens: Vec<_> = given.iter().map(|&square| square.into()).collect();
    let mut count = CompletionCount::new(n.into(), &queens).expect("queens apart");
    (count.finish(), count.nodes())
}

/// The number of completions, by the engine for exact counts.
fn counted(n: u8, given: &[Square]) -> Option<u64> {
    let engine = Engine::new(&instance(n.into(), given, Goal::Count)).expect("an engine");
    let mut tally = Tally::new(engine.plan().clone());
    for shard in 0..engine.plan().shards() {
        tally
            .add(&engine.start(shard).finish().expect("a count"))
            .expect("a shard");
    }
    tally.solutions()
}

/// Checks every choice of given queens from one set of each class. If the given queens have a grade, two engines must
/// find exactly one completion. Returns the grades.
pub(crate) fn grades_of_sets(n: u8) -> Vec<Grade> {
    let setup = PuzzleSetup::new(Problem::Domination, 0, n, Grade::Forced).expect("a puzzle");
    let mut grades = BTreeSet::new();
    for set in sets(n, &[]).take_found() {
        for chosen in 0..1_u32 << set.len() {
            let queens = set.iter().enumerate();
            let given = queens.filter(|(at, _)| chosen >> at & 1 == 1);
            let given: Vec<Square> = given.map(|(_, &queen)| queen).collect();
            if given.len() + 2 > set.len() {
                continue;
            }
            if let Some(grade) = Grade::assess(&setup.problem_setup(), &given) {
                grades.insert(grade);
                let instance = Instance::new(setup.problem_setup()).expect("an instance");
                let search = FeasibilitySearch::new(&instance, &given).expect("a position");
                let ways = search.solution_count().finish();
                assert_eq!(
                    (ways, sets(n, &given).weighted_count()),
                    (Some(1), 1),
                    "{given:?}"
                );
            }
        }
    }
    grades.into_iter().collect()
}

/// Finds all minimum sets that contain the given queens, by a search by frames. Returns the finished search.
pub(crate) fn sets(n: u8, given: &[Square]) -> FrameSearch {
    let setup = PuzzleSetup::new(Problem::Domination, 0, n, Grade::Forced).expect("a puzzle");
    let mut search = FrameSearch::new(FrameSetup {
        size: setup.size(),
        variant: Variant::Dominating,
        k: setup.k().expect("a number") as u8,
        given: given.to_vec(),
        kinds: Kinds::ALL,
        is_first: false,
    })
    .expect("a question for frames");
    let _ = search.work(u64::MAX);
    search
}
