//! The results panel: its tools, its text and files, and the check of another program's output.

use std::rc::Rc;

use queens_core::check::{Progress, Verdict};
use queens_worker::protocol::{Begin, Reason, RunId};

use crate::address::link::write_address;
use crate::effect::Effect;
use crate::engine::Engine;
use crate::model::Model;
use crate::notice::Notice;
use crate::results::export::{self, MOST_TO_COPY};
use crate::results::own_trace::{Compared, compared_with};
use crate::results::{Check, Exhibition, Judged, Refusal, ResultsMessage, Tool, asked};
use crate::run::Run;
use crate::screen::{Panel, View};

pub(crate) fn update(model: &mut Model, message: ResultsMessage, effects: &mut Vec<Effect>) {
    let results = &mut model.results;
    match message {
        ResultsMessage::ToolToggled(tool) => {
            results.tool = Some(tool).filter(|_| results.tool != Some(tool));
            results.is_called = false;
        }
        ResultsMessage::ToolEntered => results.is_called = false,
        ResultsMessage::ClassOpened(class) => {
            results.class = model.shown.run().map(|run| (run.id(), class));
        }
        ResultsMessage::ClassClosed => results.class = None,
        ResultsMessage::FormChosen(form) => results.form = form,
        ResultsMessage::MostTyped(text) => results.most = text,
        ResultsMessage::TextCopied => {
            if let Some((run, shown)) = exhibition(model) {
                let text = export::text_of(run, &shown, &model.results, MOST_TO_COPY);
                let done = Notice::SolutionsCopied;
                effects.push(Effect::Copy { text, done });
            }
        }
        ResultsMessage::Saved(kind) => {
            if let Some((run, shown)) = exhibition(model) {
                let file = export::file(run, &shown, &model.results, kind);
                let (name, text) = (file.name, file.text);
                effects.push(Effect::Save { name, text });
            }
        }
        ResultsMessage::DraftEdited => {
            if let Check::Waiting(asked) = &results.check {
                effects.push(Effect::stop(asked.run));
            }
            results.check = Check::None;
        }
        ResultsMessage::DraftLeft(text) => results.draft = text,
        ResultsMessage::CheckAsked(text) => {
            results.draft = Rc::clone(&text);
            check(model, text, effects);
        }
        ResultsMessage::NumberingChosen(numbering) => {
            results.own_trace.numbering = numbering;
            results.own_trace.result = Compared::None;
        }
        ResultsMessage::TraceLeft(text) => results.own_trace.draft = text,
        ResultsMessage::TraceAsked(text) => {
            results.own_trace.draft = Rc::clone(&text);
            let settings = model.address.settings.clone();
            let numbering = model.results.own_trace.numbering;
            let code = model.code(settings.algorithm);
            let verdict = compared_with(&settings, code, numbering, &text);
            model.results.own_trace.result = match verdict {
                Ok(verdict) => Compared::Done(Rc::new(verdict)),
                Err(refusal) => Compared::Refused(refusal),
            };
        }
        ResultsMessage::OutputChecked(text) => {
            results.tool = Some(Tool::Check);
            results.is_called = true;
            results.draft = Rc::clone(&text);
            check(model, text, effects);
        }
        ResultsMessage::CheckStopped => {
            if let Check::Waiting(asked) = &results.check {
                effects.push(Effect::stop(asked.run));
                results.check = Check::Stopped;
            }
        }
    }
}

/// Opens the export tool from anywhere on the page.
pub(crate) fn call(model: &mut Model, effects: &mut Vec<Effect>) {
    model.results.tool = Some(Tool::Export);
    model.results.is_called = true;
    model.address.view = View::Results;
    model.panel = Panel::Path;
    model.dialog = None;
    write_address(model, effects);
}

fn exhibition(model: &Model) -> Option<(&Run, Exhibition)> {
    let run = model.shown.run()?;
    let shown = Exhibition::of(run, model.address.settings.symmetry, &model.results);
    Some((run, shown))
}

fn check(model: &mut Model, text: Rc<str>, effects: &mut Vec<Effect>) {
    let run = model.next_run();
    model.results.check = match asked(&model.address.settings, run, text) {
        _ if matches!(model.engine, Engine::Failed { .. }) => Check::Refused(Refusal::NoEngine),
        Ok(asked) => Check::Waiting(asked),
        Err(refusal) => Check::Refused(refusal),
    };
    submit(model, effects);
}

/// Sends a waiting check to the engine, if the engine is ready.
fn submit(model: &Model, effects: &mut Vec<Effect>) {
    if let (Check::Waiting(asked), Engine::Ready { .. }) = (&model.results.check, &model.engine) {
        let (job, text) = (asked.job.clone(), asked.text.to_string());
        effects.push(Effect::begin(asked.run, Begin::Check { job, text }));
    }
}

/// Sends the waiting check to a new engine.
pub(crate) fn resume(model: &mut Model, effects: &mut Vec<Effect>) {
    if !matches!(model.results.check, Check::Waiting(_)) {
        return;
    }
    let run = model.next_run();
    if let Check::Waiting(asked) = &mut model.results.check {
        asked.run = run;
    }
    submit(model, effects);
}

/// Updates the progress of a check.
pub(crate) fn checking(model: &mut Model, run: RunId, progress: Progress) {
    if let Check::Waiting(asked) = &mut model.results.check
        && asked.run == run
    {
        asked.progress = progress;
    }
}

/// Decodes the verdict of a check.
pub(crate) fn follow(model: &mut Model) {
    if let Some((run, verdict)) = model.results.verdict.take() {
        let verdict = verdict.open();
        checked(
            model,
            run,
            verdict.map_err(|error| Reason::Job(error.to_string())),
        );
    }
}

/// Handles the verdict of a check. Answers about an older check are ignored.
pub(crate) fn checked(model: &mut Model, run: RunId, outcome: Result<Verdict, Reason>) {
    let Check::Waiting(asked) = &model.results.check else {
        return;
    };
    if asked.run != run {
        return;
    }
    model.results.check = match outcome {
        Ok(verdict) => Check::Done(Judged {
            algorithm: asked.algorithm,
            setup: asked.job.setup.clone(),
            verdict: Rc::new(verdict),
            empty_lists: asked.text.matches("[]").count(),
        }),
        Err(Reason::Job(reason)) => Check::Refused(Refusal::Engine(reason)),
        Err(Reason::NoCode) => Check::Refused(Refusal::NoCode),
    };
}
