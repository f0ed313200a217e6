//! The deferred part of updates, which loads with the panels that need it.

use crate::effect::Effect;
use crate::message::Message;
use crate::model::Model;
use crate::redraw::Origin;
use crate::{
    compare, exercise, large, play, pool, predict, proof, puzzle, results, share, starts, trace,
    tree, worksheet,
};

/// The deferred functions.
pub static REST: Rest = Rest {
    intercept,
    update,
    follow,
};

/// The deferred part of updates.
pub struct Rest {
    /// Handles a message specially if necessary. Returns whether it has.
    pub(super) intercept: fn(&mut Model, &Message, &mut Vec<Effect>) -> bool,
    /// Handles the message of a panel.
    pub(super) update: fn(&mut Model, Message, &mut Vec<Effect>),
    /// Requests the data that the panels lack after a message, and moves them to the current step. A frame that moves
    /// no search needs no call.
    pub(super) follow: fn(&mut Model, Origin, &mut Vec<Effect>),
}

fn update(model: &mut Model, message: Message, effects: &mut Vec<Effect>) {
    match message {
        Message::Compare(message) => compare::update::update(model, message, effects),
        Message::Exercise(message) => exercise::update::update(model, message, effects),
        Message::Large(message) => large::update::update(model, message, effects),
        Message::Play(message) => play::update::update(model, message, effects),
        Message::Pool(message) => pool::update::update(model, message, effects),
        Message::Predict(message) => predict::update::update(model, message, effects),
        Message::Proof(message) => proof::update::update(model, message, effects),
        Message::Puzzle(message) => puzzle::update::update(model, message, effects),
        Message::Results(message) => results::update::update(model, message, effects),
        Message::Sharing(message) => share::update::update(model, message, effects),
        Message::ToursCounted(is_begun) => starts::update::count_tours(model, is_begun, effects),
        Message::Trace(message) => trace::update::update(model, message, effects),
        Message::Tree(message) => tree::update::update(model, message, effects),
        Message::Worksheet(message) => {
            let is_printed = worksheet::update(&mut model.worksheet, message);
            effects.extend(is_printed.then_some(Effect::Print));
        }
        _ => {}
    }
}

fn intercept(model: &mut Model, message: &Message, effects: &mut Vec<Effect>) -> bool {
    exercise::update::intercept(model, message, effects)
        || predict::update::intercept(model, message, effects)
}

fn follow(model: &mut Model, origin: Origin, effects: &mut Vec<Effect>) {
    // These follow the current step.
    tree::update::refresh(model);
    compare::update::sync(model, effects);
    predict::update::follow(model, effects);
    exercise::update::follow(model, effects);
    share::update::follow(model, effects);
    trace::update::follow(model, effects);
    if let Origin::Frame(_) = origin {
        return;
    }
    // These follow the form, the mode of the board and the engine, which a frame never changes.
    starts::update::ask(model, effects);
    pool::update::sync(model, effects);
    results::update::follow(model);
    puzzle::update::follow(model, effects);
    play::update::follow(model, effects);
    puzzle::update::follow_solution(model, effects);
}
