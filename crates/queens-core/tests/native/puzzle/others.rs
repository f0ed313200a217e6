//! Puzzles of domination and of the knight: one completion each by two other engines, and the grades that boards say.

use std::collections::BTreeSet;

use queens_core::frames::{FrameSearch, Kinds, Question};
use queens_core::knight::{is_move, moves};
use queens_core::prospect::Prospect;
use queens_core::puzzle::{Grade, Puzzle, PuzzleMaker, PuzzleSetup};
use queens_core::text::joined;
use queens_core::{BoardSize, Instance, Problem, Square, SquareSet, Variant, Work, is_solution};

fn made(problem: Problem, seed: u64, n: u8, grade: Grade) -> Puzzle {
    PuzzleMaker::new(PuzzleSetup::new(problem, seed, n, grade).expect("a puzzle")).finish()
}

/// Checks what a puzzle says of itself; the number of ways to finish it by the engine of live answers.
fn ways(puzzle: &Puzzle, told: &str) -> Option<u64> {
    let Puzzle {
        setup,
        given,
        solution,
    } = puzzle;
    let instance = Instance::new(setup.asked()).expect("an instance");
    assert!(is_solution(&instance, solution), "{told}");
    assert!(given.iter().all(|it| solution.contains(it)), "{told}");
    let prospect = Prospect::new(&instance, given).expect("a position");
    prospect.ways().finish()
}

/// All sets of the fewest queens that hold these, by frames.
fn sets(n: u8, given: &[Square]) -> FrameSearch {
    let setup = PuzzleSetup::new(Problem::Domination, 0, n, Grade::Forced).expect("a puzzle");
    let mut search = FrameSearch::new(Question {
        size: setup.size(),
        variant: Variant::Dominating,
        k: setup.k().expect("a number") as u8,
        given: given.to_vec(),
        kinds: Kinds::ALL,
        is_first: false,
    });
    let _ = search.work(u64::MAX);
    search
}

/// The ways on from a path, move by move, if they are fewer than two; `nodes` are counted.
fn ways_on(size: BoardSize, last: Square, left: &mut SquareSet, nodes: &mut u64) -> u32 {
    *nodes += 1;
    if left.is_empty() {
        return 1;
    }
    let mut found = 0;
    for to in moves(size, last) {
        if found < 2 && left.contains(to) {
            left.remove(to);
            found += ways_on(size, to, left, nodes);
            left.insert(to);
        }
    }
    found
}

/// The boards with puzzles of a problem and grade.
fn boards(problem: Problem, grade: Grade) -> impl Iterator<Item = u8> {
    PuzzleSetup::sizes(problem).filter(move |&n| Grade::made(problem, n).contains(&grade))
}

/// Checks so many puzzles of each grade, shared out to its boards; on each board they need more nodes the higher the grade is,
/// by the geometric mean: some need a hundred times as many as most. The check tells the nodes of a search through all
/// completions.
fn rises_in_nodes(
    problem: Problem,
    puzzles: impl Fn(Grade) -> u64,
    check: impl Fn(&Puzzle, &str) -> u64,
) {
    for n in PuzzleSetup::sizes(problem) {
        let mut before = 0.0;
        for &grade in Grade::made(problem, n) {
            let boards = boards(problem, grade).count() as u64;
            let seeds = puzzles(grade).div_ceil(boards);
            let nodes = (0..seeds).map(|seed| {
                let puzzle = made(problem, seed, n, grade);
                let told = format!("n = {n}, grade {grade}, seed {seed}: {:?}", puzzle.given);
                check(&puzzle, &told)
            });
            let mean = (nodes.map(|it| (it as f64).ln()).sum::<f64>() / seeds as f64).exp();
            assert!(
                mean > before,
                "n = {n}, grade {grade}: {mean} after {before}"
            );
            before = mean;
        }
    }
}

/// To make them takes long: of grade 2, which only 10×10 has, a hundred, of grade 4, which only 12×12 has, sixty. All puzzles that
/// these boards can have are held against two engines below.
#[test]
fn sets_of_each_grade_have_one_completion_by_other_engines_and_rise_in_nodes() {
    let puzzles = |grade| match grade {
        Grade::Forced | Grade::Contradictions => 1_000,
        Grade::OneContradiction => 100,
        Grade::Nested => 60,
    };
    rises_in_nodes(Problem::Domination, puzzles, |puzzle, told| {
        let (n, given) = (puzzle.setup.size().get(), &puzzle.given);
        assert_eq!(ways(puzzle, told), Some(1), "{told}");
        let sets = sets(n, given);
        assert_eq!(sets.weighed(), 1, "{told}");
        assert!(given.is_sorted() && puzzle.solution.is_sorted(), "{told}");
        assert!(given.len() + 2 <= puzzle.solution.len(), "{told}");
        sets.nodes()
    });
}

#[test]
fn no_queen_of_a_set_is_superfluous() {
    for n in PuzzleSetup::sizes(Problem::Domination) {
        for &grade in Grade::made(Problem::Domination, n) {
            for seed in 1_000..1_012 {
                let Puzzle { given, setup, .. } = made(Problem::Domination, seed, n, grade);
                for at in 0..given.len() {
                    let mut fewer = given.clone();
                    fewer.remove(at);
                    let easier = Grade::of(&setup.asked(), &fewer);
                    assert!(
                        easier.is_none_or(|it| it > grade),
                        "n = {n}, grade {grade}, seed {seed}: {given:?} without {}",
                        given[at]
                    );
                }
            }
        }
    }
}

#[test]
fn a_thousand_beginnings_of_each_grade_have_one_end_by_other_engines_and_rise_in_nodes() {
    rises_in_nodes(
        Problem::Knight,
        |_| 1_000,
        |puzzle, told| {
            let Puzzle { given, setup, .. } = puzzle;
            assert_eq!(ways(puzzle, told), Some(1), "{told}");
            assert!(puzzle.solution.starts_with(given), "{told}");
            let mut steps = puzzle.solution.windows(2);
            assert!(steps.all(|it| is_move(it[0], it[1])), "{told}");
            let mut left = SquareSet::all(setup.size());
            given.iter().for_each(|&square| left.remove(square));
            let (last, mut nodes) = (given[given.len() - 1], 0);
            let ways = ways_on(setup.size(), last, &mut left, &mut nodes);
            assert_eq!(ways, 1, "{told}");
            assert_eq!(
                Grade::of(&setup.asked(), given),
                Some(setup.grade()),
                "{told}"
            );
            let shorter = Grade::of(&setup.asked(), &given[..given.len() - 1]);
            assert!(shorter.is_none_or(|it| it > setup.grade()), "{told}");
            nodes
        },
    );
}

/// All given queens of one set of each class: whatever has a grade has one completion by two other engines. Of 13×13 grades are
/// left out for what they cost.
#[test]
fn boards_say_truly_which_grades_sets_have() {
    for n in 6..=12 {
        let setup = PuzzleSetup::new(Problem::Domination, 0, n, Grade::Forced).expect("a puzzle");
        let mut has = BTreeSet::new();
        for set in sets(n, &[]).take_found() {
            for chosen in 0..1_u32 << set.len() {
                let queens = set.iter().enumerate();
                let given = queens.filter(|(at, _)| chosen >> at & 1 == 1);
                let given: Vec<Square> = given.map(|(_, &queen)| queen).collect();
                let grade = Grade::of(&setup.asked(), &given);
                if let Some(grade) = grade.filter(|_| given.len() + 2 <= set.len()) {
                    has.insert(grade);
                    let instance = Instance::new(setup.asked()).expect("an instance");
                    let prospect = Prospect::new(&instance, &given).expect("a position");
                    let ways = prospect.ways().finish();
                    assert_eq!((ways, sets(n, &given).weighed()), (Some(1), 1), "{given:?}");
                }
            }
        }
        let made: Vec<Grade> = has.into_iter().collect();
        assert_eq!(made, Grade::made(Problem::Domination, n), "n = {n}");
    }
}

/// On 8×8, sets of grade 3 are so rare that one takes seconds to make.
#[test]
fn no_day_has_a_board_with_few_sets_of_its_grade() {
    let drawn = |seed, grade| PuzzleSetup::on_drawn_board(Problem::Domination, seed, grade);
    for seed in 0..200 {
        assert!(
            drawn(seed, Grade::Contradictions).size().get() > 8,
            "{seed}"
        );
    }
    assert!((0..200).any(|seed| drawn(seed, Grade::Forced).size().get() == 8));
}

/// All beginnings of all tours.
#[test]
fn the_smallest_board_of_the_knight_has_no_puzzle_of_the_highest_grade() {
    fn go(setup: &PuzzleSetup, path: &mut Vec<Square>, has: &mut BTreeSet<Grade>) -> bool {
        let size = setup.size();
        if path.len() == size.area() {
            return true;
        }
        let mut has_tour = false;
        let last = path[path.len() - 1];
        for to in moves(size, last).collect::<Vec<_>>() {
            if !path.contains(&to) {
                path.push(to);
                has_tour |= go(setup, path, has);
                path.pop();
            }
        }
        if has_tour {
            has.extend(Grade::of(&setup.asked(), path));
        }
        has_tour
    }
    let setup = PuzzleSetup::new(Problem::Knight, 0, 5, Grade::Forced).expect("a puzzle");
    let mut has = BTreeSet::new();
    // One start of each class that has tours.
    for start in ["a1", "b2", "c3", "c1", "a3"] {
        let start: Square = start.parse().expect("a square");
        go(&setup, &mut vec![start], &mut has);
    }
    let made: Vec<Grade> = has.into_iter().collect();
    assert_eq!(made, Grade::made(Problem::Knight, 5));
}

/// Whoever changes these changes puzzles that people have links to: a new maker needs a new version.
#[test]
fn the_puzzles_of_this_version_stay_the_same() {
    let told = |problem, seed, n, grade: u8| {
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
        assert_eq!(told(problem, seed, n, grade), (pieces, last.to_owned()));
    }
}
