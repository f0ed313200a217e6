//! Puzzles of queens: two other engines find exactly one completion, and a plain version of the rules gives the same
//! grade. The submodule checks puzzles of the other problems.

mod others;

use std::task::Poll;

use queens_core::puzzle::{Day, GENERATOR, Grade, Puzzle, PuzzleError, PuzzleMaker, PuzzleSetup};
use queens_core::text::joined;
use queens_core::{Problem, Square, Work};

use crate::common::by_line::{is_contradictory, open_lines};
use crate::common::puzzles::{self, completions};
use crate::common::{all, exhaustive};

fn setup(seed: u64, n: u8, grade: Grade) -> Result<PuzzleSetup, PuzzleError> {
    PuzzleSetup::new(Problem::Queens, seed, n, grade)
}

/// The setup of a day's puzzle.
fn of_day(day: Day) -> PuzzleSetup {
    PuzzleSetup::on_random_board(Problem::Queens, day.seed(), day.grade())
}

fn made(seed: u64, n: u8, grade: Grade) -> Puzzle {
    puzzles::made(Problem::Queens, seed, n, grade)
}

/// Checks at least `number` puzzles of each grade on all of its boards. The benchmark `puzzles` checks more.
fn check_some(problem: Problem, grades: &[Grade], number: u64) {
    for &grade in grades {
        for n in puzzles::boards(problem, grade) {
            for seed in puzzles::seeds(problem, grade, number) {
                puzzles::check(&puzzles::made(problem, seed, n, grade));
            }
        }
    }
}

/// The grade of given queens with one completion, by a plain version of the published rules.
fn naive_grade(n: u8, given: &[Square]) -> u8 {
    let is_full = |queens: &[Square]| queens.len() == usize::from(n);
    let mut queens = given.to_vec();
    assert!(!is_contradictory(n, &mut queens, &[]));
    if is_full(&queens) {
        return 1;
    }
    let refuted = |queens: &[Square], excluded: &[Square]| -> Vec<Square> {
        let lines = open_lines(n, queens, excluded);
        let all = lines.into_iter().flat_map(|(_, free)| free);
        all.filter(|&square| is_contradictory(n, &mut [queens, &[square]].concat(), excluded))
            .collect()
    };
    let solves = |square: &Square| {
        let mut queens = queens.clone();
        !is_contradictory(n, &mut queens, &[*square]) && is_full(&queens)
    };
    if refuted(&queens, &[]).iter().any(solves) {
        return 2;
    }
    let mut excluded = Vec::new();
    loop {
        let more = refuted(&queens, &excluded);
        excluded.extend(&more);
        assert!(!is_contradictory(n, &mut queens, &excluded));
        match (is_full(&queens), more.is_empty()) {
            (true, _) => return 3,
            (false, true) => return 4,
            (false, false) => {}
        }
    }
}

#[test]
fn puzzles_of_queens_have_one_completion() {
    check_some(Problem::Queens, &Grade::ALL, 50);
}

#[test]
fn grades_are_those_of_the_rules_and_no_given_queen_is_superfluous() {
    for grade in Grade::ALL {
        for n in puzzles::boards(Problem::Queens, grade) {
            for seed in 1_000..1_010 {
                let puzzle = made(seed, n, grade);
                let given = &puzzle.given;
                let reported = format!("n = {n}, grade {grade}, seed {seed}: {given:?}");
                assert_eq!(naive_grade(n, given), grade.number(), "{reported}");
                for at in 0..given.len() {
                    let mut fewer = given.clone();
                    fewer.remove(at);
                    let is_as_easy =
                        completions(n, &fewer).0 == 1 && naive_grade(n, &fewer) <= grade.number();
                    assert!(!is_as_easy, "{reported} without {}", given[at]);
                }
            }
        }
    }
}

/// Grades every subset of the queens of every solution.
#[test]
fn boards_say_truly_which_grades_they_have() {
    for (n, has) in [
        (6, [176, 48, 28, 0]),
        (7, [3504, 464, 144, 0]),
        (8, [14192, 2616, 592, 0]),
    ] {
        let mut sets = [0; 4];
        for solution in exhaustive::boards(n) {
            for set in 0..1_u32 << n {
                let given = solution
                    .iter()
                    .enumerate()
                    .filter(|(at, _)| set >> at & 1 == 1);
                let given: Vec<Square> = given.map(|(_, &square)| square).collect();
                if let Some(grade) = Grade::assess(all(n.into()).setup(), &given) {
                    sets[usize::from(grade.number()) - 1] += 1;
                }
            }
        }
        assert_eq!(sets, has, "n = {n}");
        let offered = Grade::ALL.map(|grade| setup(0, n, grade).is_ok());
        assert_eq!(offered, has.map(|sets| sets > 0), "n = {n}");
    }
    let refused = |n, grade| setup(0, n, grade).unwrap_err().to_string();
    assert_eq!(
        refused(8, Grade::Nested),
        "on 8 files no puzzle of queens is made of grade 4; allowed are 1, 2, 3"
    );
    let outside = "n=5 is outside 6–14, the boards of puzzles of queens";
    assert_eq!(refused(5, Grade::Forced), outside);
    assert!(setup(0, 255, Grade::Forced).is_err());
}

/// Links contain the version and the seed of a puzzle. A change that generates other puzzles needs a new version.
#[test]
fn the_puzzles_of_this_version_stay_the_same() {
    assert_eq!(GENERATOR, 1);
    let reported =
        |seed, n, number: u8| joined(made(seed, n, number.try_into().unwrap()).given, ",");
    for (seed, n, grade, given) in [
        (0, 6, 1, "a3,b6,e1"),
        (7, 8, 2, "b5,f2,h6"),
        (7, 8, 3, "e7,h2"),
        (20_260_131, 14, 4, "a13,b8,d1,g2,l12"),
        (u64::MAX, 10, 4, "a4,b9,c1"),
    ] {
        assert_eq!(reported(seed, n, grade), given, "{seed}, {n}, {grade}");
    }
    let day: Day = "2026-11-25".parse().unwrap();
    let setup = of_day(day);
    let summary = (setup.seed(), setup.size().files(), setup.grade().number());
    assert_eq!(summary, (20_261_125, 11, 2));
}

#[test]
fn each_day_has_its_puzzle_on_boards_of_all_widths() {
    let first = 1_767_225_600;
    let days = (0..1_000).filter_map(|day| Day::at(first + day * 86_400));
    let puzzles: Vec<_> = days
        .map(|day| PuzzleMaker::new(of_day(day)).finish())
        .collect();
    assert_eq!(puzzles.len(), 1_000);
    for n in 8..=14 {
        let of_board = puzzles.iter().filter(|it| it.setup.size().files() == n);
        assert!(of_board.count() > 80, "n = {n}");
    }
    let mut given: Vec<_> = puzzles
        .iter()
        .map(|it| (it.setup.size(), &it.given))
        .collect();
    given.sort();
    given.dedup();
    assert!(given.len() > 900, "{} different puzzles", given.len());
}

#[test]
fn slice_by_slice_the_puzzle_is_the_same() {
    let mut maker = PuzzleMaker::new(setup(3, 11, Grade::Nested).unwrap());
    let sliced = loop {
        if let Poll::Ready(puzzle) = maker.work(1) {
            break puzzle;
        }
    };
    assert_eq!(sliced, made(3, 11, Grade::Nested));
}

#[test]
fn an_impossible_puzzle_is_not_deserialised() {
    let read = |text| serde_json::from_str::<PuzzleSetup>(text);
    assert_eq!(
        read(r#"["Queens",7,8,3]"#).unwrap(),
        setup(7, 8, Grade::Contradictions).unwrap()
    );
    for (text, why) in [
        (
            r#"["Queens",7,8,4]"#,
            "on 8 files no puzzle of queens is made of grade 4",
        ),
        (r#"["Knight",7,8,0]"#, "grade 0 is outside 1–4"),
        (r#"["Domination",7,15,1]"#, "n=15 is outside 6–13"),
    ] {
        let error = read(text).unwrap_err().to_string();
        assert!(error.contains(why), "{text}: {error}");
    }
}
