//! What a reader who plays asks for: deductions and puzzles, and that later ones replace earlier ones of their kind.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use client::{Client, Said, job};
use queens_core::deduction::{Deducing, Deduction};
use queens_core::numbering::SolutionNumber;
use queens_core::puzzle::{Grade, Puzzle, PuzzleMaker, PuzzleSetup};
use queens_core::{BoardSize, Goal, Square, Work};
use queens_worker::protocol::{Answer, Begin, Reason};

fn size(n: u8) -> BoardSize {
    BoardSize::try_from(n).expect("a size")
}

fn setup(seed: u64) -> PuzzleSetup {
    PuzzleSetup::new(seed, 10, Grade::Nested).expect("a puzzle")
}

fn deductions(said: &Said) -> Vec<(u32, Deduction)> {
    let all = said.iter().filter_map(|(run, answer)| match answer {
        Answer::Deduced(deduction) => Some((*run, deduction.open().expect("a deduction"))),
        _ => None,
    });
    all.collect()
}

fn puzzles(said: &Said) -> Vec<(u32, Puzzle)> {
    let all = said.iter().filter_map(|(run, answer)| match answer {
        Answer::Made(puzzle) => Some((*run, puzzle.open().expect("a puzzle"))),
        _ => None,
    });
    all.collect()
}

#[test]
fn a_deduction_and_a_puzzle_are_made_beside_a_search() {
    let mut client = Client::run(job("recursive", 12, Goal::All));
    let queens: Vec<Square> = ["c5", "a1"]
        .map(|name| name.parse().expect("a square"))
        .to_vec();
    client.begin(2, Begin::Puzzle(setup(7)));
    let (size, asked) = (size(12), queens.clone());
    client.begin(
        3,
        Begin::Deduce {
            size,
            queens: asked,
        },
    );
    let said = client.work_to_rest();
    let deduced = Deducing::new(size, &queens).expect("a position").finish();
    assert_eq!(deductions(&said), [(3, deduced)]);
    assert_eq!(puzzles(&said), [(2, PuzzleMaker::new(setup(7)).finish())]);
    assert!(client.known().1, "the search ended");
}

#[test]
fn a_solution_has_its_number_and_other_queens_have_none() {
    let queens = |names: &str| -> Vec<Square> {
        let names = names.split(',');
        names.map(|name| name.parse().expect("a square")).collect()
    };
    let mut client = Client::default();
    let (size, first) = (size(8), queens("a1,b5,c8,d6,e3,f7,g2,h4"));
    client.begin(
        1,
        Begin::Number {
            size,
            queens: first,
        },
    );
    let said = client.work_to_rest();
    let found = SolutionNumber {
        number: 1,
        solutions: 92,
        class: 1,
        classes: 12,
        images: 8,
    };
    assert_eq!(said, [(1, Answer::Numbered(found))]);
    let none = queens("a1,b2");
    let said = client.begin(2, Begin::Number { size, queens: none });
    assert!(matches!(said[..], [(2, Answer::Refused(_))]), "{said:?}");
}

#[test]
fn only_the_last_question_of_a_kind_is_answered() {
    let mut client = Client::default();
    for run in 1..=3 {
        client.begin(run, Begin::Puzzle(setup(run.into())));
        let queens = vec![Square::A1];
        let size = size(20);
        client.begin(run + 10, Begin::Deduce { size, queens });
    }
    let said = client.work_to_rest();
    let runs: Vec<u32> = said.iter().map(|(run, _)| *run).collect();
    assert_eq!(runs.len(), 2, "{said:?}");
    assert!(runs.contains(&3) && runs.contains(&13), "{said:?}");
}

#[test]
fn queens_that_are_no_position_are_refused_in_a_sentence() {
    let mut client = Client::default();
    let queens = vec![Square::A1, Square::A1];
    let said = client.begin(
        1,
        Begin::Deduce {
            size: size(8),
            queens,
        },
    );
    let why = Reason::Job("a1 is given twice".to_owned());
    assert_eq!(said, [(1, Answer::Refused(why))]);
}
