//! What a reader who plays asks for, as the server sees it: what follows from pieces that stand, puzzles, and which solution
//! a board is. Questions and answers are encoded, so that their encoding is fetched with the code that answers.

use std::task::Poll;

use queens_core::deduction::Deducing;
use queens_core::numbering::Numbering;
use queens_core::puzzle::PuzzleMaker;
use queens_core::{Instance, Placement, Work};

use crate::protocol::{Encoded, PlayAnswer, PlayQuestion, Reason};

/// Work that ends with an answer. Its budget is about nodes.
pub type Answering = Box<dyn Work<Output = Encoded<PlayAnswer>>>;

/// Begins to answer a question, or returns why it cannot.
pub type BeginPlay = fn(&Encoded<PlayQuestion>) -> Result<Answering, Reason>;

enum Search {
    Deduce(Deducing),
    Make(PuzzleMaker),
    Number(Numbering),
}

/// Nodes of a deduction that take as long as trying to take one queen of a puzzle away, and as so many nodes of the search
/// through all solutions.
const NODES: u64 = 256;
const NUMBERED: u64 = 16;

/// Begins to answer a question.
pub fn begin(question: &Encoded<PlayQuestion>) -> Result<Answering, Reason> {
    let question = question.open();
    let question = question.map_err(|error| Reason::Job(error.to_string()))?;
    Ok(Box::new(match question {
        PlayQuestion::Deduce { setup, pieces } => {
            let instance = Instance::new(setup);
            let instance = instance.map_err(|error| Reason::Job(error.to_string()))?;
            let deducing = Deducing::new(&instance, &pieces);
            Search::Deduce(deducing.map_err(|error| Reason::Job(error.to_string()))?)
        }
        PlayQuestion::Puzzle(setup) => Search::Make(PuzzleMaker::new(setup)),
        PlayQuestion::Number { size, queens } => {
            let numbering = Placement::new(size, &queens).and_then(Numbering::new);
            let most = Numbering::MAX;
            let why = format!("solutions are numbered on boards up to {most}×{most}");
            Search::Number(numbering.ok_or(Reason::Job(why))?)
        }
    }))
}

impl Work for Search {
    type Output = Encoded<PlayAnswer>;

    fn work(&mut self, budget: u64) -> Poll<Encoded<PlayAnswer>> {
        let answer = match self {
            Search::Deduce(search) => search.work(budget).map(PlayAnswer::Deduced),
            Search::Make(maker) => maker.work((budget / NODES).max(1)).map(PlayAnswer::Made),
            Search::Number(search) => {
                let nodes = budget.saturating_mul(NUMBERED);
                search.work(nodes).map(PlayAnswer::Numbered)
            }
        };
        answer.map(|answer| Encoded::new(&answer))
    }
}
