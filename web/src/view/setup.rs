//! The form: board, algorithm, goal, symmetry and given queens; Run, Stop and Reset. Submitting the form runs the
//! search.

pub(super) mod algorithm;
mod cost;
pub(in crate::view) mod foretold;
mod given;
mod queens;
mod seed;
mod size;
mod start;
mod typed;

pub(crate) use cost::cost;
use queens_core::{Goal, Unsupported};
pub(crate) use start::{before_run, faster};
use strum::VariantArray;
use yew::{Html, SubmitEvent, html};

use super::icons::{Icon, icon};
use super::{Context, rest};
use crate::view::widgets::radio::{RadioChoice, WHY, choice};
use queens_page::command::Command;
use queens_page::engine::Engine;

use queens_page::keymap::Stroke;
use queens_page::message::{FormMessage, Message, TransportMessage};
use queens_page::model::{Model, State};
use queens_page::pool::count::Count;
use queens_page::screen::{Drawer, Role};
use queens_page::settings::SymmetrySetting;
use queens_text::narration::searched;

pub(crate) fn setup(model: &Model, context: &Context) -> Html {
    let texts = context.texts.setup();
    let refusal = model.address.settings.refusal();
    let is_open = model.drawers[Drawer::Settings as usize] || refusal.is_some();
    let send = context.send.clone();
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        send.emit(RUN);
    };
    html! {
        <section class="card setup" id="setup" aria-label={texts.title()}>
            <div class="card-header"><h2>{texts.title()}</h2></div>
            // Only a wide screen folds the form.
            if !rest::compares(model, context) {
            <button type="button" class="fold" data-testid="settings" title={texts.fold()} aria-controls="settings" disabled={refusal.is_some()}
                aria-expanded={is_open.to_string()}
                onclick={context.on(Message::DrawerToggled(Drawer::Settings))}>
                <span class="visually-hidden">{format!("{}: ", texts.title())}</span>
                <span>{searched(&model.address, context.texts)}</span>
                {icon(Icon::Down)}
            </button>
            }
            <form id="settings" {onsubmit} novalidate=true autocomplete="off">
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

/// A row of the form.
fn row(label: Html, field: Html) -> Html {
    html! {
        <div class="row">
            <div class="label">{label}</div>
            <div class="field">{field}</div>
        </div>
    }
}

fn goal(model: &Model, context: &Context) -> Html {
    let (texts, settings) = (context.texts.setup(), &model.address.settings);
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
        html! { texts.goal() },
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
        html! { texts.symmetry() },
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
    row(
        html! { texts.variant() },
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
    let texts = context.texts.setup();
    let run = if model.awaits_run() {
        texts.run()
    } else {
        texts.run_again()
    };
    let is_off = matches!(model.engine, Engine::Failed { .. }) || refusal.is_some();
    // A count has its Stop button next to its numbers.
    let is_working = is_working(model) && !model.shown.shared().is_some_and(Count::is_going_on);
    html! {
        <div class="run">
            // While the count asks its question, the button only reports invalid input.
            <button type="submit" class="button submit" data-testid="run" disabled={is_off}
                aria-disabled={model.is_asking().then_some("true")} title={Command::Run.stroke(model).map(Stroke::sign)}
                aria-keyshortcuts={Command::Run.stroke(model).map(Stroke::aria)}
                aria-describedby={refusal.is_some().then_some(start::REASON)}>
                if !is_off { {icon(Icon::Play)} }
                {run}
            </button>
            if is_working {
                <button type="button" class="button" data-testid="stop" onclick={context.on(TransportMessage::Stop)}>
                    {icon(Icon::Stop)}<span>{texts.stop()}</span>
                </button>
            }
            // The strip above two boards, and above pieces placed by hand, has no button.
            if Command::UndoChange.is_available(model) && (model.address.role == Role::Play || rest::compares(model, context)) {
                <button type="button" class="button" data-testid="event-undo" onclick={context.on(Command::UndoChange)}>
                    {icon(Icon::Undo)}<span>{texts.undo()}</span>
                </button>
            }
            <button type="button" class="button" data-testid="reset" onclick={context.on(TransportMessage::Reset)}>
                {texts.reset()}
            </button>
        </div>
    }
}
