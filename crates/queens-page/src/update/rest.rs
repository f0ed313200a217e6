//! The rest of what updates do: fetched with the panels, which alone ask for it.

use queens_core::algorithm;

use super::{compare, large, pool, results, starts, tree};
use crate::effect::Effect;
use crate::message::Message;
use crate::model::Model;
use crate::parts::Rest;

/// What is fetched.
pub static REST: Rest = Rest {
    algorithms: &algorithm::ALL,
    update,
    follow,
};

fn update(model: &mut Model, message: Message, effects: &mut Vec<Effect>) {
    match message {
        Message::Compare(message) => compare::update(model, message, effects),
        Message::Large(message) => large::update(model, message, effects),
        Message::Pool(message) => pool::update(model, message, effects),
        Message::Results(message) => results::update(model, message, effects),
        Message::Tree(message) => tree::update(model, message, effects),
        _ => {}
    }
}

fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    starts::ask(model, effects);
    tree::refresh(model);
    compare::tend(model, effects);
    large::tend(model, effects);
    pool::tend(model, effects);
}
