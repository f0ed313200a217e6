//! The page about the problem, which has its own entry in the history, and the questions of the sheets.

#[cfg(test)]
mod tests;

use crate::address::{self, Address, link};
use crate::effect::Effect;
use crate::model::Model;
use crate::run::Activity;
use crate::screen::View;
use crate::sheets::SheetQuestion;

/// Opens the page about the problem. Playback pauses, so that the reader can return to the same step.
pub(crate) fn open(model: &mut Model, effects: &mut Vec<Effect>) {
    model.dialog = None;
    if model.address.view == View::About {
        return;
    }
    pause_at_step(model, effects);
    turn(model, View::About);
    link::push_address(model, effects);
}

/// Opens a question of a sheet, or the list of all questions, next to the board. Back returns to the page about the
/// problem if it was open.
pub(crate) fn ask(model: &mut Model, question: Option<SheetQuestion>, effects: &mut Vec<Effect>) {
    let was_reading = model.address.view == View::About;
    model.address.view = View::Sheets;
    model.address.question = question;
    model.want_code();
    if was_reading {
        link::push_address(model, effects)
    } else {
        link::write_address(model, effects)
    }
}

/// Pauses playback, and writes the address of the current step.
pub(crate) fn pause_at_step(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(run) = model.shown.run_mut()
        && let Activity::Playing(_) = run.activity()
    {
        run.rest(Activity::Paused);
    }
    link::write_address(model, effects);
}

/// Opens or closes the page about the problem.
pub(crate) fn turn(model: &mut Model, view: View) {
    model.before_about = model.address.view;
    model.address.view = view;
}

/// Whether an address differs from the page only by the page about the problem. The search then continues unchanged.
pub(crate) fn is_all_that_changes(model: &Model, address: &Address) -> bool {
    let view = address.view;
    let own = link::of(model);
    let same = Address {
        view: own.view,
        question: own.question,
        ..address.clone()
    };
    // A setting of another problem is not written.
    let is_same = address::write(&same) == address::write(&own);
    (model.address.view == View::About) != (view == View::About) && is_same
}
