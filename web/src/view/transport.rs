//! Playback: the scrubber, the buttons, the step and the speed. While a count runs, its progress is shown instead.

pub(super) mod going;
mod speed;

use by_address::ByAddress;
use queens_core::{Direction, Interest, Problem};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};
use yew::{Html, classes, html};

use self::going::GoTo;
pub(super) use self::going::menu;
use self::speed::SpeedControl;
use super::icons::{Icon, icon};
use super::scrubber::{Near, Scrubber};
use super::{Context, rest};
use queens_page::command::Command;
use queens_page::keymap::Stroke;
use queens_page::model::{Model, State};
use queens_page::parts::Part;
use queens_page::run::{Activity, Run};
use queens_page::screen::{Dialog, Role};
use queens_page::settings::Settings;

/// The region below the board.
pub(crate) fn transport(model: &Model, context: &Context) -> Html {
    let texts = context.texts.transport();
    if let Some(run) = model.shown.counted()
        && let Some(count) = run.counting()
    {
        let way = rest::beside(context, |panels| (panels.faster)(model, context));
        return match context.panels {
            Some(panels) => (panels.counting)(run, count, way, context),
            None => rest::waiting(Part::Rest, model, context),
        };
    }
    let run = model.clocked();
    let (step, steps) = (run.map_or(0, Run::step), model.reachable_steps());
    let window = run.and_then(Run::window).map(ByAddress);
    html! {
        <section class="transport" aria-label={texts.playback()}>
            <div class="track">
                <Scrubber
                    outline={run.filter(|_| !model.exercises.hides_figures).map(|run| ByAddress(run.outline().clone())).unwrap_or_default()}
                    window={window.clone().filter(|_| model.address.is_embed)}
                    pieces={pieces(model.shown_settings())}
                    step={target(model)}
                    {steps}
                    known={run.map_or(0, Run::known)}
                    disabled={is_failed(model)}
                    context={context.clone()}
                />
                {rest::beside(context, |panels| (panels.waiting)(model, context))}
            </div>
            if let Some(window) = window {
                <Near {window} {steps} {step} pieces={pieces(model.shown_settings())} context={context.clone()} />
            } else {
                <div class="near" />
            }
            <div class="deck" onclick={leave}>
                {buttons(model, context)}
                if model.address.has_form() {
                    {go_to(model, context)}
                }
                {position(model, context)}
                {rest::beside(context, |panels| (panels.time_left)(model, context))}
                <SpeedControl speed={model.address.speed} total={run.filter(|run| run.is_complete()).map(Run::known)} context={context.clone()} />
            </div>
        </section>
    }
}

/// After a mouse click on a button, moves the focus to the page, whose keys play and step.
fn leave(event: MouseEvent) {
    let by_pointer = event.detail() > 0;
    let button = gloo_utils::document().active_element();
    if let Some(button) =
        button.filter(|it| by_pointer && it.matches(".deck > .button") == Ok(true))
        && let Ok(button) = button.dyn_into::<HtmlElement>()
    {
        // If the button keeps the focus, nothing else changes.
        let _ = button.blur();
    }
}

fn is_failed(model: &Model) -> bool {
    model.state() == State::Failed
}

/// The position of the thumb: the current step, or the step that is being reached.
fn target(model: &Model) -> u64 {
    match model.shown.run().map(|run| (run, run.activity())) {
        Some((run, Activity::Reaching { step, .. })) => step.min(run.known().max(run.step())),
        _ => model.clock(),
    }
}

fn buttons(model: &Model, context: &Context) -> Html {
    let texts = context.texts.transport();
    // A count has no steps, so its form has nothing to step through.
    let has_steps = model.shown_settings().leaves_trace();
    let off = is_failed(model);
    let button = |testid: &'static str, sign, name: &'static str, command: Command| {
        // An unavailable button is not disabled, so that it keeps the focus.
        let class = classes!(
            "button",
            "quiet",
            "icon",
            (!matches!(command, Command::Step(_))).then_some("extra"),
            testid.ends_with("solution").then_some("next")
        );
        html! {
            <button
                type="button"
                {class}
                data-testid={testid}
                aria-label={name}
                title={name}
                disabled={off || !has_steps}
                aria-disabled={(!command.is_available(model)).then_some("true")}
                aria-keyshortcuts={command.stroke(model).map(Stroke::aria)}
                onclick={context.on(command)}
            >
                {icon(sign)}
            </button>
        }
    };
    let to_solution = |direction| Command::ToEvent(direction, Interest::Solution);
    html! {
        <>
            {button("to-start", Icon::First, texts.to_start(), Command::ToStart)}
            {button("step-back", Icon::Previous, texts.step_back(), Command::Step(-1))}
            {play(model, context)}
            {button("step-forward", Icon::Next, texts.step_forward(), Command::Step(1))}
            {button("to-end", Icon::Last, texts.to_end(), Command::ToEnd)}
            {button("previous-solution", Icon::PreviousSolution, texts.previous_solution(), to_solution(Direction::Backwards))}
            {button("next-solution", Icon::NextSolution, texts.next_solution(), to_solution(Direction::Forwards))}
        </>
    }
}

/// The number of pieces of a solution. For domination, the maximum number.
fn pieces(settings: &Settings) -> u16 {
    let most = settings.algorithm.problem.max_pieces(settings.size);
    match settings.algorithm.problem {
        Problem::Knight => u16::try_from(most).unwrap_or(u16::MAX),
        Problem::Queens | Problem::Domination => settings.size.files().into(),
    }
}

fn go_to(model: &Model, context: &Context) -> Html {
    let is_open = model.dialog == Some(Dialog::GoTo);
    let inside = is_open.then(|| match context.panels {
        Some(panels) => (panels.going)(model, context),
        None => rest::waiting(Part::Rest, model, context),
    });
    let disabled = is_failed(model) || !model.shown_settings().leaves_trace();
    html! { <GoTo {is_open} {disabled} {inside} context={context.clone()} /> }
}

/// The speed of a run whose number of steps is not known in advance.
pub(super) fn speed(model: &Model, context: &Context) -> Html {
    html! { <SpeedControl speed={model.address.speed} total={None::<u64>} context={context.clone()} /> }
}

pub(super) fn play(model: &Model, context: &Context) -> Html {
    let texts = context.texts.transport();
    let is_watched = model.shows_large() && model.state() == State::Playing;
    let is_moving = is_watched || (model.shown.run()).is_some_and(|run| run.activity().is_moving());
    let (testid, sign, name) = if is_moving && !is_failed(model) {
        ("pause", Icon::Pause, texts.pause())
    } else {
        ("play", Icon::Play, texts.play())
    };
    let is_short = known(model) >= LONGER;
    html! {
        <button
            type="button"
            class={classes!("button", "play", "primary", is_short.then_some("is-short"))}
            id="play"
            data-testid={testid}
            aria-label={name}
            disabled={is_failed(model)}
            aria-keyshortcuts={Command::Play.stroke(model).map(Stroke::aria)}
            onclick={context.on(Command::Play)}
        >
            {icon(sign)}
            if !is_short {
                <span>{name}</span>
            }
        </button>
    }
}

/// The step number from which the word next to it is left out.
const LONG: u64 = 10_000;
/// The step number from which the play button also has no word.
const LONGER: u64 = 1_000_000;

/// The number of steps that are known.
fn known(model: &Model) -> u64 {
    model.clocked().map_or(0, Run::known).max(model.clock())
}

/// The shortest time left that is shown, in seconds.
const NOTABLE: f64 = 5.0;

/// The time that the rest of the run takes at the current speed. Empty if it is short or unknown.
pub(super) fn time_left(model: &Model, context: &Context) -> Html {
    let is_watched = model.address.has_form() && model.address.role == Role::Watch;
    let run = (model.clocked()).filter(|run| is_watched && run.is_complete());
    let seconds = run.and_then(|run| {
        let left = run.known().saturating_sub(model.clock()) as f64;
        Some(left / model.address.speed.events_in(1000.0)?)
    });
    let Some(seconds) = seconds.filter(|&seconds| seconds >= NOTABLE) else {
        return Html::default();
    };
    let time = context.texts.transport().estimate(seconds);
    html! { <p class="time-left" data-testid="time-left">{context.texts.menu().time_left(&time)}</p> }
}

/// The current step and the number of steps.
fn position(model: &Model, context: &Context) -> Html {
    let (texts, numbers) = (context.texts.transport(), &context.texts.numbers);
    let (run, step, known) = (model.clocked(), model.clock(), known(model));
    let is_complete = run.is_some_and(Run::is_complete);
    let of = texts.of(known);
    let grows = run.is_some_and(|run| !run.is_complete() && !run.is_halted());
    let more = grows.then(|| {
        html! {
            <><span aria-hidden="true">{"+"}</span><span class="visually-hidden">{format!(" {}", texts.so_far())}</span></>
        }
    });
    html! {
        <p
            class={classes!("position", (known >= LONG).then_some("is-long"))}
            data-testid="step"
            data-value={step.to_string()}
            data-of={known.to_string()}
            data-complete={is_complete.to_string()}
        >
            // Before a run, there is no step.
            if run.is_some() || step > 0 {
                <b><span class="word">{format!("{} ", texts.step())}</span>{numbers.whole(step)}</b>
                {" "}
                <span>{of}{more}</span>
            }
        </p>
    }
}
