//! The range of the trace table, its file and its worksheet; the windows that it needs.

use queens_worker::protocol::Pane;

use super::TraceMessage;
use super::table::{csv, shown_steps, table};
use crate::effect::Effect;
use crate::model::Model;
use crate::results::export::{Span, named};
use crate::run;
use crate::screen::Dialog;
use crate::share;
use crate::worksheet::WorksheetKind;

pub(crate) fn update(model: &mut Model, message: TraceMessage, effects: &mut Vec<Effect>) {
    match message {
        TraceMessage::Typed(at, text) => model.trace.typed[at.min(1)] = text,
        TraceMessage::Saved(names) => effects.extend(saved(model, &names)),
        TraceMessage::SheetWanted => {
            model.worksheet.kind = WorksheetKind::Trace;
            model.worksheet.steps.clone_from(&model.trace.typed);
            model.dialog = Some(Dialog::Worksheet);
            share::update::rest(model, effects);
        }
    }
}

/// The file of the rows in the panel.
fn saved(model: &Model, names: &str) -> Option<Effect> {
    let table = table(model).ok()?;
    let [from, to] = table.steps;
    let name = named(model.shown_settings(), Span::Stretch(from, to), "trace.csv");
    let text = csv(model, &table, names)?;
    Some(Effect::Save { name, text })
}

/// Loads the steps of the table, and draws it once they have come.
pub(crate) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    let steps = shown_steps(model);
    let Some(run) = model.shown.traced_mut() else {
        return;
    };
    let has_changed = run.show_in_table(steps);
    let is_loading = run.lacks_table();
    if std::mem::replace(&mut model.trace.is_loading, is_loading) && !is_loading {
        model.redraw.require();
    }
    if has_changed && is_loading {
        run::update::ask_for(model, Pane::First, effects);
    }
}
