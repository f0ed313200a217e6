//! The proof panel: its frames, and the proofs that its table requests.

use queens_core::{BoardSize, GivenSquares, Goal, Problem, algorithm};

use crate::effect::Effect;
use crate::form;
use crate::message::TransportMessage;
use crate::model::{Drafts, Model};
use crate::proof::{ProofMessage, by_frames};
use crate::screen::View;
use crate::settings::{FRAMES, Settings};
use crate::transport;

pub(crate) fn update(model: &mut Model, message: ProofMessage, effects: &mut Vec<Effect>) {
    match message {
        ProofMessage::NumberChosen(k) => model.proof.choose(k),
        ProofMessage::FrameChosen(margins) => model.proof.toggle(margins),
        ProofMessage::Wanted(n) => prove(model, n, effects),
        ProofMessage::ByFramesWanted => {
            if let Some(settings) = model.shown.run().and_then(by_frames) {
                model.address.view = View::Proof;
                search(model, settings, effects);
            }
        }
    }
}

/// Finds and proves the least number of queens that cover the empty board.
fn prove(model: &mut Model, n: u8, effects: &mut Vec<Effect>) {
    let (Some(algorithm), Ok(size)) = (algorithm::describe(FRAMES), BoardSize::try_from(n)) else {
        return;
    };
    let settings = Settings {
        size,
        large: None,
        algorithm,
        goal: Goal::First,
        given: GivenSquares::none(),
        variant: Problem::Domination.variants().first().copied(),
        k: None,
        ..model.address.settings.clone()
    };
    search(model, settings, effects);
}

fn search(model: &mut Model, settings: Settings, effects: &mut Vec<Effect>) {
    form::replace(model, settings, effects);
    model.drafts = Drafts::default();
    transport::update(model, TransportMessage::Run, effects);
}
