//! The form: board, algorithm, goal, symmetry and given queens; Run, Stop and Reset. Submitting the form runs the
//! search.

pub(super) mod algorithm;
mod cost;
mod foretold;
mod given;
mod queens;
mod seed;
mod size;
mod start;
mod typed;

pub(crate) use cost::cost;
pub(crate) use foretold::foretold;
use queens_core::{Goal, Unsupported};
use strum::VariantArray;
use yew::{Callback, Html, MouseEvent, SubmitEvent, classes, html};

use super::icons::{Icon, icon};
use super::{Context, rest};
use crate::view::widgets::radio::{RadioChoice, WHY, choice};
use queens_page::command::Command;
use queens_page::engine::Engine;

use queens_page::keymap::Stroke;
use queens_page::message::{FormMessage, Message, TransportMessage};
use queens_page::model::{Model, State};
use queens_page::pool::count::Count;
use queens_page::settings::{Settings, SymmetrySetting};
use queens_text::narration::board_size;

pub(crate) fn setup(model: &Model, context: &Context) -> Html {
    let texts = context.texts.setup();
    let refusal = model.address.settings.refusal();
    let send = context.send.clone();
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        send.emit(RUN);
    };
    html! {
        <section class="card setup" id="setup" aria-label={texts.title()}>
            <div class="card-header"><h2>{texts.title()}</h2></div>
            // The browser keeps the state of this checkbox. A new card starts unfolded.
            if model.shown.settings().is_some() && !rest::compares(model, context) {
                <label class="fold" title={texts.fold()}>
                    <input type="checkbox" data-testid="setup-fold" aria-label={texts.fold()} />
                    {icon(Icon::Up)}
                </label>
            }
            <form {onsubmit} novalidate=true autocomplete="off">
                {size::size(model, context)}
                // In a comparison, each of the two boards has its own list above it.
                if !rest::compares(model, context) {
                    {algorithm::algorithm(model, context)}
                }
                {goal(model, context)}
                {variant(model, context)}
                {queens::queens(model, context)}
                if model.address.settings.is_symmetric() {
                    {symmetry(model, context)}
                }
                {given::given(model, context)}
                {seed::seed(model, context)}
                {actions(model, refusal.as_ref(), context)}
                {start::start(model, refusal.as_ref(), context)}
            </form>
        </section>
    }
}

/// The settings of the current search, if the form now describes another search.
fn before(model: &Model) -> Option<&Settings> {
    model.shown.settings().filter(|_| model.is_stale())
}

/// A row of the form. Below the label is the previous value, if the field was changed after the run.
fn row(context: &Context, label: Html, was: Option<String>, field: Html) -> Html {
    html! {
        <div class={classes!("row", was.is_some().then_some("changed"))}>
            <div class="label">
                {label}
                if let Some(was) = was {
                    <span class="was">{context.texts.setup().changed(&was)}</span>
                }
            </div>
            <div class="field">{field}</div>
        </div>
    }
}

fn goal(model: &Model, context: &Context) -> Html {
    let (texts, settings) = (context.texts.setup(), &model.address.settings);
    let before = before(model).map(|before| before.goal);
    let was = before.filter(|&goal| goal != settings.goal);
    let goals = Goal::ALL.map(|goal| RadioChoice {
        value: goal.name(),
        label: texts.goals(goal),
        is_chosen: goal == settings.goal,
        is_off: !model.offers_goal(goal),
        message: Message::Form(FormMessage::GoalChosen(goal)),
    });
    let lacking = goals.iter().filter(|choice| choice.is_off);
    let lacking: Vec<_> = lacking.map(|choice| &choice.label[..]).collect();
    let lacking = (!lacking.is_empty()).then(|| {
        let lacking = context.texts.start().goals_lacking(&lacking.join(", "));
        html! { <p class="hint" id={WHY}>{lacking}</p> }
    });
    row(
        context,
        html! { texts.goal() },
        was.map(|goal| texts.goals(goal)),
        html! { <>{choice(context, "goal", texts.goal(), goals.to_vec())}{lacking}</> },
    )
}

fn symmetry(model: &Model, context: &Context) -> Html {
    let (texts, chosen) = (context.texts.setup(), model.address.settings.symmetry);
    let choices = SymmetrySetting::VARIANTS
        .iter()
        .map(|&symmetry| RadioChoice {
            value: symmetry.into_str(),
            label: texts.symmetries(symmetry),
            is_chosen: symmetry == chosen,
            is_off: false,
            message: Message::Form(FormMessage::SymmetryChosen(symmetry)),
        });
    row(
        context,
        html! { texts.symmetry() },
        None,
        choice(context, "symmetry", texts.symmetry(), choices.collect()),
    )
}

/// The kind of solutions. Empty if the problem has no variants.
fn variant(model: &Model, context: &Context) -> Html {
    let (texts, settings) = (context.texts.setup(), &model.address.settings);
    let variants = settings.algorithm.problem.variants();
    if variants.is_empty() {
        return Html::default();
    }
    let choices = variants.iter().map(|&variant| RadioChoice {
        value: variant.name(),
        label: texts.variants(variant),
        is_chosen: settings.variant == Some(variant),
        is_off: false,
        message: Message::Form(FormMessage::VariantChosen(variant)),
    });
    let was = before(model).and_then(|before| before.variant);
    let was = was.filter(|&was| Some(was) != settings.variant);
    row(
        context,
        html! { texts.variant() },
        was.map(|was| texts.variants(was)),
        choice(context, "variant", texts.variant(), choices.collect()),
    )
}

/// Whether a search is running that can be stopped.
fn is_working(model: &Model) -> bool {
    if model.shown.large().is_some() {
        return matches!(
            model.state(),
            State::Searching | State::Playing | State::Paused
        );
    }
    let Some(run) = model.shown.run() else {
        return false;
    };
    let is_ahead = !run.is_complete() && !run.is_halted();
    match model.state() {
        State::Preparing | State::Playing | State::Searching => true,
        State::Idle | State::Done | State::Failed => false,
        State::Paused | State::Stopped => is_ahead,
    }
}

/// The message of the form's button.
const RUN: Message = Message::Transport(TransportMessage::Run);

fn actions(model: &Model, refusal: Option<&Unsupported>, context: &Context) -> Html {
    let (texts, settings) = (context.texts.setup(), &model.address.settings);
    let shown = before(model);
    let is_next = model.awaits_run();
    let run = match shown {
        Some(shown) if !shown.has_board_of(settings) => texts.run_with(&board_size(settings)),
        _ if is_next => texts.run().to_owned(),
        _ => texts.run_again().to_owned(),
    };
    let is_off = matches!(model.engine, Engine::Failed { .. }) || refusal.is_some();
    // A count has its Stop button next to its numbers.
    let is_working = is_working(model) && !model.shown.shared().is_some_and(Count::is_going_on);
    let is_tight = is_working && shown.is_some();
    html! {
        <div class="run">
            // While the count asks its question, the button only reports invalid input.
            <button type="submit" class={classes!("button", "submit", is_next.then_some("primary"))} data-testid="run" disabled={is_off}
                aria-disabled={model.awaits_answer().then_some("true")} title={Command::Run.stroke(model).map(Stroke::sign)}
                aria-keyshortcuts={Command::Run.stroke(model).map(Stroke::aria)}
                aria-describedby={refusal.is_some().then_some(start::REASON)}>
                if !is_off { {icon(Icon::Play)} }
                {run}
            </button>
            if is_working {
                {action("stop", Icon::Stop, texts.stop(), is_tight, context.on(TransportMessage::Stop))}
            }
            if shown.is_some() {
                {action("undo", Icon::Undo, texts.undo(), is_tight, context.on(FormMessage::Undo))}
            } else {
                <button type="button" class="button" data-testid="reset" onclick={context.on(TransportMessage::Reset)}>
                    {texts.reset()}
                </button>
            }
        </div>
    }
}

/// A button next to Run. If space is short, it shows only its icon.
fn action(
    testid: &'static str,
    sign: Icon,
    name: &'static str,
    is_tight: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let class = classes!("button", is_tight.then_some("icon"));
    html! {
        <button type="button" {class} data-testid={testid} title={name} {onclick}>
            {icon(sign)}<span class={is_tight.then_some("visually-hidden")}>{name}</span>
        </button>
    }
}
