//! The rows of the trace table, read from the run on the board.

use queens_core::event_text::{EventFormat, add_names};
use queens_core::{Replay, Traversal};

use super::{MOST_ROWS, NoTable, TraceRow, TraceTable};
use crate::exercise::number;
use crate::model::Model;
use crate::run::Run;
use crate::screen::{Dialog, Role, View};
use crate::share::update::range;
use crate::worksheet::WorksheetKind;

/// The number of steps between the first and the last row around the cursor, if the reader chooses no range.
const AROUND: u64 = 100;
/// The number of steps between the first and the last row of a worksheet, if the teacher chooses no range. With its
/// heading, the table fits on a page.
const ON_PAPER: u64 = 24;

/// The table in the panel.
pub fn table(model: &Model) -> Result<TraceTable, NoTable> {
    let (steps, is_part) = in_panel(model)?;
    rows(model, steps, is_part)
}

/// The table of the worksheet.
pub fn sheet_table(model: &Model) -> Result<TraceTable, NoTable> {
    let (steps, is_part) = on_sheet(model)?;
    rows(model, steps, is_part)
}

/// The steps whose windows the run has to load. `None` if no table is shown.
pub(super) fn shown_steps(model: &Model) -> Option<[u64; 2]> {
    let on_sheet_now =
        model.dialog == Some(Dialog::Worksheet) && model.worksheet.kind == WorksheetKind::Trace;
    let shown = match model.address.view {
        _ if on_sheet_now => on_sheet(model),
        View::Trace => in_panel(model),
        _ => return None,
    };
    shown.ok().map(|(steps, _)| steps)
}

/// The first and the last step in the panel, and whether the chosen range has more.
fn in_panel(model: &Model) -> Result<([u64; 2], bool), NoTable> {
    let run = traced(model)?;
    if model.is_rushing() {
        return Err(NoTable::Rushing);
    }
    let usual = if run.is_complete() && run.known() < MOST_ROWS {
        [0, run.known()]
    } else {
        // The rows stay while the cursor moves through them.
        let from = run.step() / AROUND * AROUND;
        [from, from + AROUND]
    };
    shown_part(model, run, &model.trace.typed, usual)
}

/// The first and the last step of the worksheet, and whether the chosen range has more.
fn on_sheet(model: &Model) -> Result<([u64; 2], bool), NoTable> {
    let run = traced(model)?;
    let is_short = run.is_complete() && run.known() <= ON_PAPER;
    let from = if is_short { 0 } else { run.step() };
    shown_part(model, run, &model.worksheet.steps, [from, from + ON_PAPER])
}

/// The run whose steps the table has.
fn traced(model: &Model) -> Result<&Run, NoTable> {
    if model.address.role == Role::Play {
        return Err(NoTable::Played);
    }
    if model.shows_large() {
        return Err(NoTable::Large);
    }
    match (model.shown.traced(), model.shown.counted()) {
        (Some(run), _) => Ok(run),
        (None, Some(_)) => Err(NoTable::Counted),
        (None, None) if !model.shown_settings().leaves_trace() => Err(NoTable::Counted),
        (None, None) => Err(NoTable::NotRun),
    }
}

/// The typed range, or the usual one. At most [`MOST_ROWS`] of its steps: the part with the cursor, or else the first
/// part.
fn shown_part(
    model: &Model,
    run: &Run,
    typed: &[String; 2],
    [usual_from, usual_to]: [u64; 2],
) -> Result<([u64; 2], bool), NoTable> {
    let [first, last] = typed.each_ref().map(|text| text.trim());
    let length = usual_to - usual_from;
    let within = |step: u64| {
        let end = if run.is_complete() { run.known() } else { step };
        step.min(end).to_string()
    };
    // One typed step is the end of a range with the usual length.
    let (from, to) = match (first, last) {
        ("", "") => (usual_from.to_string(), within(usual_to)),
        ("", last) => {
            let from = number(last).unwrap_or(0).saturating_sub(length);
            (from.to_string(), last.to_owned())
        }
        (first, "") => {
            let to = number(first).unwrap_or(0).saturating_add(length);
            (first.to_owned(), within(to))
        }
        (first, last) => (first.to_owned(), last.to_owned()),
    };
    let [from, to] = range(model, [from, to]).map_err(NoTable::Range)?;
    // Later steps would answer the question of a prediction.
    let to = match model.address.role {
        Role::Predict => to.min(run.step()),
        _ => to,
    };
    let from = from.min(to);
    let part = match run.step() {
        step if (from..=to).contains(&step) => (step - from) / MOST_ROWS,
        _ => 0,
    };
    let begin = from + part * MOST_ROWS;
    let end = to.min(begin + MOST_ROWS - 1);
    Ok(([begin, end], end - begin < to - from))
}

/// The rows of these steps, as far as they are known.
fn rows(model: &Model, [from, to]: [u64; 2], is_part: bool) -> Result<TraceTable, NoTable> {
    let (run, mut rows, mut variables) = (traced(model)?, Vec::new(), Vec::new());
    let code = run.code().ok_or(NoTable::Coming)?;
    walk(run, [from, to], |replay| {
        let explained = code.explain(replay.position());
        add_names(&mut variables, &explained.variables);
        rows.push(TraceRow {
            step: replay.step(),
            event: replay.position().last(),
            line: explained.code_line,
            variables: explained.variables,
            is_candidate: code.traversal == Traversal::Candidates,
            solutions: replay.counters().solutions,
        });
    });
    let last = rows.last().ok_or(NoTable::Coming)?.step;
    Ok(TraceTable {
        rows,
        variables,
        steps: [from, last],
        is_part,
    })
}

/// Visits the states at these steps in order, as far as they are loaded.
fn walk(run: &Run, [from, to]: [u64; 2], mut visit: impl FnMut(&Replay)) {
    let Some((window, rules)) = run.reading_from(from) else {
        return;
    };
    let mut replay = window.replay_at(from, rules);
    visit(&replay);
    while replay.step() < to {
        let step = replay.step();
        let Some((window, rules)) = run.reading_from(step) else {
            return;
        };
        window.advance(&mut replay, step + 1, rules);
        if replay.step() == step {
            return;
        }
        visit(&replay);
    }
}

/// The events of these steps as comma-separated values, with the variables. `names` are the shown names of the
/// variables. `None` if the search is not loaded, or reports a wrong solution.
pub(super) fn csv(model: &Model, table: &TraceTable, names: &str) -> Option<String> {
    let run = traced(model).ok()?;
    let accepted = run.code()?.accept(run.settings().instance().ok()?).ok()?;
    let format = EventFormat::Csv;
    let names: Vec<&str> = names.lines().collect();
    let mut text = Some(format.heading_with(&names));
    walk(run, table.steps, |replay| {
        let Some(event) = replay.position().last() else {
            return;
        };
        let line = format.line_with(event, replay, &accepted, &table.variables);
        text = text.take().zip(line.ok()).map(|(text, line)| text + &line);
    });
    text
}
