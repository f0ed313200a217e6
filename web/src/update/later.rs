//! What panels do to the model: fetched with them, for nothing else asks for it.

use std::cell::Cell;

use super::{compare, large, pool, results, starts, tree};
use crate::effect::Effect;
use crate::large::LargeMessage;
use crate::message::CompareMessage;
use crate::model::Model;
use crate::pool::PoolMessage;
use crate::results::ResultsMessage;
use crate::tree_view::TreeMessage;

type Handler<M> = fn(&mut Model, M, &mut Vec<Effect>);

/// What handles the messages of panels.
pub(crate) struct Changes {
    pub(super) compare: Handler<CompareMessage>,
    pub(super) large: Handler<LargeMessage>,
    pub(super) pool: Handler<PoolMessage>,
    pub(super) results: Handler<ResultsMessage>,
    pub(super) tree: Handler<TreeMessage>,
    /// Keeps panels up with the model, after every message.
    pub(super) tend: fn(&mut Model, &mut Vec<Effect>),
}

/// What the door to the panels gives.
pub(crate) static ALL_CHANGES: Changes = Changes {
    compare: compare::update,
    large: large::update,
    pool: pool::update,
    results: results::update,
    tree: tree::update,
    tend,
};

thread_local! {
    static CHANGES: Cell<Option<&'static Changes>> = const { Cell::new(None) };
}

/// Keeps what has been fetched.
pub(crate) fn keep(changes: &'static Changes) {
    CHANGES.set(Some(changes));
}

/// What has been fetched. Tests on other targets need no fetching.
pub(super) fn changes() -> Option<&'static Changes> {
    if cfg!(target_family = "wasm") {
        CHANGES.get()
    } else {
        Some(&ALL_CHANGES)
    }
}

fn tend(model: &mut Model, effects: &mut Vec<Effect>) {
    starts::ask(model, effects);
    tree::refresh(model);
    compare::tend(model, effects);
    large::tend(model, effects);
    pool::tend(model, effects);
}
