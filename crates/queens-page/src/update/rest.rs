//! The rest of what updates do: fetched with the panels, which alone ask for it.

use super::{
    compare, exercise, hints, large, play, pool, predict, proof, puzzle, results, sharing, starts,
    tree,
};
use crate::effect::Effect;
use crate::message::Message;
use crate::model::Model;
use crate::worksheet;

/// What is fetched.
pub static REST: Rest = Rest {
    heed: hints::heed,
    intercept,
    update,
    follow,
};

/// What of updates is fetched.
pub struct Rest {
    /// Sees what is about to be done.
    pub(super) heed: fn(&mut Model, &Message),
    /// Does what a message asks for in its own way, if it has one. Gives whether it has.
    pub(super) intercept: fn(&mut Model, &Message, &mut Vec<Effect>) -> bool,
    /// What the message of a panel does.
    pub(super) update: fn(&mut Model, Message, &mut Vec<Effect>),
    /// Keeps panels up with the model, after every message.
    pub(super) follow: fn(&mut Model, &mut Vec<Effect>),
}

fn update(model: &mut Model, message: Message, effects: &mut Vec<Effect>) {
    match message {
        Message::Compare(message) => compare::update(model, message, effects),
        Message::Exercise(message) => exercise::update(model, message, effects),
        Message::Hint(message) => hints::update(model, message),
        Message::Large(message) => large::update(model, message, effects),
        Message::Play(message) => play::update(model, message, effects),
        Message::Pool(message) => pool::update(model, message, effects),
        Message::Predict(message) => predict::update(model, message, effects),
        Message::Proof(message) => proof::update(model, message, effects),
        Message::Puzzle(message) => puzzle::update(model, message, effects),
        Message::Results(message) => results::update(model, message, effects),
        Message::Sharing(message) => sharing::update(model, message, effects),
        Message::Tree(message) => tree::update(model, message, effects),
        Message::Worksheet(message) => {
            let is_printed = worksheet::update(&mut model.worksheet, message);
            effects.extend(is_printed.then_some(Effect::Print));
        }
        _ => {}
    }
}

fn intercept(model: &mut Model, message: &Message, effects: &mut Vec<Effect>) -> bool {
    exercise::intercept(model, message) || predict::intercept(model, message, effects)
}

fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    starts::ask(model, effects);
    tree::refresh(model);
    compare::sync(model, effects);
    pool::sync(model, effects);
    predict::follow(model, effects);
    exercise::follow(model, effects);
    hints::ask(model, effects);
    puzzle::follow(model, effects);
    play::follow(model, effects);
    puzzle::follow_solution(model, effects);
    sharing::follow(model, effects);
}
