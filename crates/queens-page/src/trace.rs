//! The trace table: for each step of a range, the line of the listing, the variables, the test and the result.

pub(crate) mod update;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use queens_core::event_text::{EventFormat, add_names};
use queens_core::{Event, Replay, Traversal, Variables};

use crate::exercise::number;
use crate::model::Model;
use crate::run::Run;
use crate::screen::{Dialog, Role, View};
use crate::share::ShareError;
use crate::share::update::range;
use crate::worksheet::WorksheetKind;

/// The maximum number of rows on the page.
pub const MOST_ROWS: u64 = 500;
/// The number of steps between the first and the last row around the cursor, if the reader chooses no range.
const AROUND: u64 = 100;
/// The number of steps between the first and the last row of a worksheet, if the teacher chooses no range. With its
/// heading, the table fits on a page.
const ON_PAPER: u64 = 24;

/// The range of the trace table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TracePanel {
    /// The typed first and last step. Empty means around the cursor.
    pub typed: [String; 2],
    /// Whether rows of the table are still being loaded.
    is_loading: bool,
}

/// An event of the trace table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TraceMessage {
    /// The text in the field for the first step (0) or the last step (1) changed.
    Typed(usize, String),
    /// Save the rows as a file. The argument has the shown names of the variables, one on each line.
    Saved(Rc<str>),
    /// Compose a worksheet of the table.
    SheetWanted,
}

/// A row of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TraceRow {
    pub step: u64,
    /// The event of the step. `None` at step 0.
    pub event: Option<Event>,
    /// The line of the listing, from 1. 0 if the algorithm does not explain its events.
    pub line: u8,
    pub variables: Variables,
    /// Whether the search tests whole candidates.
    pub is_candidate: bool,
    /// The number of solutions found so far.
    pub solutions: u64,
}

/// The table of a range of steps.
#[derive(Clone, PartialEq, Debug)]
pub struct TraceTable {
    pub rows: Vec<TraceRow>,
    /// The names of the variables, in order of their first use.
    pub variables: Vec<&'static str>,
    /// The first and the last step of the rows.
    pub steps: [u64; 2],
    /// Whether the chosen range has more steps than the table.
    pub is_part: bool,
}

/// A column that a pupil can fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceColumn {
    Line,
    Test,
    Result,
    /// The variable with this index and this name.
    Variable(usize, &'static str),
}

impl TraceColumn {
    /// The number of the column in a choice of columns. It does not depend on the range of steps, except for variables.
    pub const fn number(self) -> usize {
        match self {
            TraceColumn::Line => 0,
            TraceColumn::Test => 1,
            TraceColumn::Result => 2,
            TraceColumn::Variable(index, _) => 3 + index,
        }
    }
}

/// The reason why there is no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoTable {
    /// No search has run.
    NotRun,
    /// The search only counts.
    Counted,
    /// A board above n = 32 is searched without steps.
    Large,
    /// The reader places the pieces.
    Played,
    /// Events pass too fast to read.
    Rushing,
    /// The rows are still being loaded.
    Coming,
    /// The typed range is not valid.
    Range(ShareError),
}

impl TraceTable {
    /// All columns that a pupil can fill in, from left to right.
    pub fn columns(&self) -> Vec<TraceColumn> {
        let variables = self.variables.iter().enumerate();
        let variables = variables.map(|(index, name)| TraceColumn::Variable(index, name));
        let ends = [TraceColumn::Test, TraceColumn::Result];
        [TraceColumn::Line]
            .into_iter()
            .chain(variables)
            .chain(ends)
            .collect()
    }
}

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
fn shown_steps(model: &Model) -> Option<[u64; 2]> {
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
fn csv(model: &Model, table: &TraceTable, names: &str) -> Option<String> {
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
