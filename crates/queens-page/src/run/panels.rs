//! Requests the data of the explorer's panels from the engine as soon as they are shown.

use queens_worker::protocol::{Pane, Read};

use crate::effect::Effect;
use crate::engine::Engine;
use crate::looked_at::{ended, looked_at, looks_at_tree};
use crate::model::Model;
use crate::run;
use crate::screen::{Dialog, View};

/// Requests the missing data of the current panel.
pub(crate) fn ask(model: &mut Model, effects: &mut Vec<Effect>) {
    let wants_boards = model.address.view == View::Results
        || model.dialog == Some(Dialog::Worksheet)
        || looked_at(model).is_some()
        || ended(model).is_some();
    let looks_at_tree = looks_at_tree(model);
    let (Some(run), Engine::Ready { holds }) = (model.shown.traced_mut(), &model.engine) else {
        return;
    };
    let id = run.id();
    if !holds.has(id) {
        // The engine has been replaced, and missing data is lost with it.
        let is_lacking = wants_boards && run.lacks_boards() || looks_at_tree && run.lacks_tree();
        if is_lacking {
            run::update::resume(model, Pane::First, effects);
            ask(model, effects);
        }
        return;
    }
    match model.address.view {
        _ if wants_boards && run.found.is_wanted(id) && !run.found.gallery.is_full() => {
            run.found.asked = Some(id);
            let from = run.found.gallery.len() as u64;
            effects.push(Effect::read(id, Read::Gallery(from)));
        }
        _ if looks_at_tree => {
            let step = run.asks_for_tree();
            effects.extend(step.map(|step| Effect::read(id, Read::Tree(step))));
        }
        _ => {}
    }
}
