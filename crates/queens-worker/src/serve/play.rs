//! Answers one question from play: finds a hint, makes a puzzle, or finds the number of a solution.

use std::task::Poll;

use queens_core::hint::HintSearch;
use queens_core::numbering::Numbering;
use queens_core::puzzle::PuzzleMaker;
use queens_core::{Instance, Placement, Work};

use super::slot::Task;
use crate::protocol::{Answer, Encoded, PlayAnswer, PlayQuestion, Reason};

/// The work in a slice: nodes of the hint search, attempts to remove a queen from a puzzle, and events of the numbering.
/// A slice takes a few milliseconds on the largest board.
const NODES: u64 = 2_048;
const TRIES: u64 = 8;
const NUMBERED: u64 = 65_536;

pub(super) enum Play {
    Deduce(Box<HintSearch>),
    Make(PuzzleMaker),
    Number(Box<Numbering>),
}

impl Play {
    /// Starts to answer a question.
    pub(super) fn start(question: &Encoded<PlayQuestion>) -> Result<Play, Reason> {
        let question = question.open();
        let question = question.map_err(|error| Reason::Job(error.to_string()))?;
        Ok(match question {
            PlayQuestion::Deduce { setup, pieces } => {
                let instance = Instance::new(setup);
                let instance = instance.map_err(|error| Reason::Job(error.to_string()))?;
                let hints = HintSearch::new(&instance, &pieces);
                let hints = hints.map_err(|error| Reason::Job(error.to_string()))?;
                Play::Deduce(Box::new(hints))
            }
            PlayQuestion::Puzzle(setup) => Play::Make(PuzzleMaker::new(setup)),
            PlayQuestion::Number { size, queens } => {
                let placement = Placement::new(size, &queens);
                let placement = placement.map_err(|error| Reason::Job(error.to_string()))?;
                let numbering = Numbering::new(placement);
                let numbering = numbering.map_err(|error| Reason::Job(error.to_string()))?;
                Play::Number(Box::new(numbering))
            }
        })
    }
}

impl Task for Play {
    fn work(&mut self, _: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let work = match self {
            Play::Deduce(search) => search.work(NODES).map(PlayAnswer::Deduced),
            Play::Make(maker) => maker.work(TRIES).map(PlayAnswer::Made),
            Play::Number(search) => search.work(NUMBERED).map(PlayAnswer::Numbered),
        };
        work.map(|hint| answer(Answer::Play(Encoded::new(&hint))))
    }
}
