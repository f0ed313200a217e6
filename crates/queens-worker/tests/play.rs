//! Questions from play: hints, puzzles and the numbers of solutions. A later question replaces an earlier question.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use client::{Answers, Client, job};
use queens_core::hint::HintSearch;
use queens_core::numbering::SolutionNumber;
use queens_core::puzzle::{Grade, PuzzleMaker, PuzzleSetup};
use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Square, Work};
use queens_worker::protocol::{Answer, Begin, Encoded, PlayAnswer, PlayQuestion, Reason};

fn size(n: u8) -> BoardSize {
    BoardSize::try_from(n).expect("a size")
}

fn setup(seed: u64) -> PuzzleSetup {
    PuzzleSetup::new(Problem::Queens, seed, 10, Grade::Nested).expect("a puzzle")
}

fn asks(question: PlayQuestion) -> Begin {
    Begin::Play(Encoded::new(&question))
}

/// The answers, each with the number of its run.
fn answers(received: &Answers) -> Vec<(u32, PlayAnswer)> {
    let all = received.iter().filter_map(|(run, answer)| match answer {
        Answer::Play(answer) => Some((*run, answer.open().expect("an answer"))),
        _ => None,
    });
    all.collect()
}

fn queens(names: &str) -> Vec<Square> {
    let names = names.split(',');
    names.map(|name| name.parse().expect("a square")).collect()
}

#[test]
fn a_hint_or_a_puzzle_is_computed_during_a_search() {
    let mut client = Client::run(job("recursive", 12, Goal::All));
    client.begin(2, asks(PlayQuestion::Puzzle(setup(7))));
    let puzzle = PuzzleMaker::new(setup(7)).finish();
    assert_eq!(
        answers(&client.work_to_rest()),
        [(2, PlayAnswer::Made(puzzle))]
    );
    let (setup, pieces) = (
        Setup::new(Problem::Queens, size(12), Goal::First),
        queens("c5,a1"),
    );
    let instance = Instance::new(setup.clone()).expect("an instance");
    let deduced = HintSearch::new(&instance, &pieces)
        .expect("a position")
        .finish();
    client.begin(3, asks(PlayQuestion::Deduce { setup, pieces }));
    let received = client.work_to_rest();
    assert_eq!(answers(&received), [(3, PlayAnswer::Deduced(deduced))]);
    assert!(client.known().1, "the search ended");
}

#[test]
fn a_solution_has_its_number_and_other_queens_have_none() {
    let mut client = Client::default();
    let (size, first) = (size(8), queens("a1,b5,c8,d6,e3,f7,g2,h4"));
    client.begin(
        1,
        asks(PlayQuestion::Number {
            size,
            queens: first,
        }),
    );
    let found = SolutionNumber {
        number: 1,
        solutions: 92,
        class: 1,
        classes: 12,
        images: 8,
    };
    let received = client.work_to_rest();
    assert_eq!(answers(&received), [(1, PlayAnswer::Numbered(found))]);
    let none = queens("a1,b2");
    let received = client.begin(2, asks(PlayQuestion::Number { size, queens: none }));
    assert!(
        matches!(received[..], [(2, Answer::Refused(_))]),
        "{received:?}"
    );
}

#[test]
fn only_the_last_question_is_answered() {
    let mut client = Client::default();
    for run in 1..=3 {
        client.begin(run, asks(PlayQuestion::Puzzle(setup(run.into()))));
    }
    let received = client.work_to_rest();
    let runs: Vec<u32> = answers(&received).iter().map(|(run, _)| *run).collect();
    assert_eq!(runs, [3], "{received:?}");
}

#[test]
fn an_invalid_position_is_refused_in_a_sentence() {
    let mut client = Client::default();
    let (size, queens) = (size(8), queens("a1,a1"));
    let setup = Setup::new(Problem::Queens, size, Goal::First);
    let pieces = queens;
    let received = client.begin(1, asks(PlayQuestion::Deduce { setup, pieces }));
    let why = Reason::Job("a1 is placed twice".to_owned());
    assert_eq!(received, [(1, Answer::Refused(why))]);
}
