//! The form: board, algorithm, goal, symmetry and given queens; Run, Stop, Reset. Submitting it runs.

mod algorithm;
mod choice;
mod given;
mod size;

use yew::{Html, SubmitEvent, classes, html};

use super::icons::{Icon, icon};
use super::{Context, sentence};
use crate::message::Message;
use crate::model::{Model, State};
use crate::playback::{Activity, Run};
use crate::settings::{Settings, SymmetrySetting};

pub(crate) fn setup(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.setup;
    let send = context.send.clone();
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        send.emit(Message::Run);
    };
    html! {
        <section class="card setup" id="setup" aria-label={texts.title}>
            <div class="card-hd"><h2>{texts.title}</h2></div>
            <form {onsubmit} novalidate=true autocomplete="off">
                {size::size(model, context)}
                {algorithm::algorithm(model, context)}
                {goal(model, context)}
                {symmetry(model, context)}
                {given::given(model, context)}
                {actions(model, context)}
                {stale(model, context)}
            </form>
        </section>
    }
}

/// The settings of the search that is shown, if the form now asks for another one.
fn before(model: &Model) -> Option<&Settings> {
    model
        .run
        .as_ref()
        .filter(|_| model.is_stale())
        .map(Run::settings)
}

/// A row of the form. Under the label stands what the setting was, if it was changed after the run.
fn row(context: &Context, label: Html, was: Option<String>, field: Html) -> Html {
    html! {
        <div class={classes!("row", was.is_some().then_some("changed"))}>
            <div class="lab">
                {label}
                if let Some(was) = was {
                    <span class="was">{(context.texts.setup.changed)(&was)}</span>
                }
            </div>
            <div class="field">{field}</div>
        </div>
    }
}

fn goal(model: &Model, context: &Context) -> Html {
    let (texts, settings) = (&context.texts.setup, &model.settings);
    let before = before(model).map(|before| before.goal);
    let was = before.filter(|&goal| goal != settings.goal);
    let offered = &settings.algorithm.capabilities.goals;
    let goals = queens_core::instance::Goal::ALL
        .into_iter()
        .filter(|goal| offered.contains(goal))
        .map(|goal| choice::Choice {
            value: goal.name(),
            label: (texts.goals)(goal),
            is_chosen: goal == settings.goal,
            message: Message::GoalChosen(goal),
        });
    row(
        context,
        html! { texts.goal },
        was.map(|goal| (texts.goals)(goal).to_owned()),
        choice::choice(context, "goal", texts.goal, goals.collect()),
    )
}

fn symmetry(model: &Model, context: &Context) -> Html {
    let (texts, chosen) = (&context.texts.setup, model.settings.symmetry);
    let choices = SymmetrySetting::ALL
        .into_iter()
        .map(|symmetry| choice::Choice {
            value: symmetry.name(),
            label: (texts.symmetries)(symmetry),
            is_chosen: symmetry == chosen,
            message: Message::SymmetryChosen(symmetry),
        });
    row(
        context,
        html! { texts.symmetry },
        None,
        choice::choice(context, "symmetry", texts.symmetry, choices.collect()),
    )
}

/// Whether there is a search that could be stopped.
fn is_working(model: &Model) -> bool {
    let Some(run) = model.run.as_ref() else {
        return false;
    };
    let is_ahead = !run.is_complete() && !run.is_halted();
    let is_counting = run.counting().is_some_and(|counting| !counting.complete);
    match model.state() {
        State::Preparing | State::Playing | State::Searching => true,
        State::Idle | State::Done | State::Failed => false,
        State::Paused | State::Stopped => {
            run.activity() != Activity::Example && (is_ahead || is_counting && !run.is_halted())
        }
    }
}

fn actions(model: &Model, context: &Context) -> Html {
    let (texts, settings) = (&context.texts.setup, &model.settings);
    let shown = before(model).map(|before| before.size);
    let run = match shown {
        Some(shown) if shown != settings.size => (texts.run_with)(settings.size.get()),
        _ => texts.run.to_owned(),
    };
    let has_failed = model.state() == State::Failed;
    html! {
        <div class="run">
            <button type="submit" class="btn primary" data-testid="run" disabled={has_failed}>
                if !has_failed { {icon(Icon::Play)} }
                {run}
            </button>
            if is_working(model) {
                <button type="button" class="btn" data-testid="stop" onclick={context.on(Message::Stop)}>
                    {icon(Icon::Stop)}{texts.stop}
                </button>
            }
            if shown.is_some() {
                <button type="button" class="btn" data-testid="undo" onclick={context.on(Message::Undo)}>
                    {icon(Icon::Undo)}{texts.undo}
                </button>
            }
            <button type="button" class="btn" data-testid="reset" onclick={context.on(Message::Reset)}>
                {texts.reset}
            </button>
        </div>
    }
}

/// Says that the board shows another search than the form asks for. It stands below the buttons, so
/// that none of them moves away under the pointer when a field is left.
fn stale(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.setup;
    let Some(before) = before(model) else {
        return Html::default();
    };
    let said = if before.size == model.settings.size {
        (texts.other_search)()
    } else {
        (texts.other_size)(before.size.get())
    };
    html! {
        <div class="notice warn">{icon(Icon::Warning)}<p>{sentence(&said)}</p></div>
    }
}
