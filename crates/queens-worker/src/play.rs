//! What a reader who plays asks for, as the server sees it: what follows from queens that stand, puzzles, and
//! which solution a board is. What it tells
//! is encoded, so that its encoding is fetched with the code that finds it.

use std::task::Poll;

use queens_core::deduction::Deducing;
use queens_core::numbering::Numbering;
use queens_core::puzzle::{PuzzleMaker, PuzzleSetup};
use queens_core::{BoardSize, Placement, Square, Work};

use crate::protocol::{Answer, Encoded, Reason};

/// Work that ends with an answer.
pub type Answering = Box<dyn Work<Output = Answer>>;

/// Begins to deduce what follows from queens, in the order of placing, or returns why it cannot.
pub type BeginDeducing = fn(BoardSize, &[Square]) -> Result<Answering, Reason>;

/// Begins to make a puzzle.
pub type BeginPuzzle = fn(PuzzleSetup) -> Answering;

/// Begins to look which solution a board is, or returns why that is not known.
pub type BeginNumbering = fn(BoardSize, &[Square]) -> Result<Answering, Reason>;

struct Deduce(Deducing);

struct Make(PuzzleMaker);

struct Number(Numbering);

/// Begins to deduce.
pub fn deduce(size: BoardSize, queens: &[Square]) -> Result<Answering, Reason> {
    let deducing = Deducing::new(size, queens);
    let deducing = deducing.map_err(|error| Reason::Job(error.to_string()))?;
    Ok(Box::new(Deduce(deducing)))
}

/// Begins to make a puzzle.
pub fn make(setup: PuzzleSetup) -> Answering {
    Box::new(Make(PuzzleMaker::new(setup)))
}

/// Begins to look which solution a board is.
pub fn number(size: BoardSize, queens: &[Square]) -> Result<Answering, Reason> {
    let numbering = Placement::new(size, queens).and_then(Numbering::new);
    let most = Numbering::MAX;
    let why = format!("solutions are numbered on boards up to {most}×{most}");
    Ok(Box::new(Number(numbering.ok_or(Reason::Job(why))?)))
}

impl Work for Number {
    type Output = Answer;

    fn work(&mut self, budget: u64) -> Poll<Answer> {
        self.0.work(budget).map(Answer::Numbered)
    }
}

impl Work for Deduce {
    type Output = Answer;

    fn work(&mut self, budget: u64) -> Poll<Answer> {
        let deduction = self.0.work(budget);
        deduction.map(|it| Answer::Deduced(Encoded::new(&it)))
    }
}

impl Work for Make {
    type Output = Answer;

    fn work(&mut self, budget: u64) -> Poll<Answer> {
        self.0
            .work(budget)
            .map(|it| Answer::Made(Encoded::new(&it)))
    }
}
