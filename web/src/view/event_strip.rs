//! The strip above the board, which describes the latest event in one sentence. It is not a live region; the page has
//! a separate one for screen readers.

use queens_core::{Event, EventKind, Goal};
use queens_worker::protocol::Pane;
use yew::{Callback, Html, MouseEvent, classes, html};

use super::icons::{Icon, icon};
use super::{Context, hook, rest, sentence};
use crate::sight::show_panels;
use queens_draw::icon::look;
use queens_draw::{Sentence, Tone};
use queens_page::engine::Engine;
use queens_page::message::{Message, TransportMessage};
use queens_page::model::Model;
use queens_page::run::Run;
use queens_page::run::shown::Shown;
use queens_page::screen::{Panel, Role, View};
use queens_text::narration::{Narration, before_looking, narrate};

/// The number of characters that fit at the usual font size.
const ROOM: usize = 72;

/// The event of a board.
pub(crate) fn event_strip(model: &Model, pane: Pane, context: &Context) -> Html {
    let texts = context.texts;
    let Narration {
        kind,
        tone,
        sentence: text,
    } = narrate(model, texts, pane);
    // Before the panels are loaded, a traced search waits for the first question.
    let is_waiting = context.panels.is_none()
        && model.address.role == Role::Predict
        && model.shown.traced().is_some()
        && !matches!(model.engine, Engine::Failed { .. });
    let is_asking = model.predictions.open().is_some() || is_waiting;
    html! {
        <div class="event" data-testid={hook("event", pane)} data-kind={kind.map_or("start", EventKind::name)}>
            if pane == Pane::First && is_asking {
                {rest::panel(model, context, |panels| (panels.question)(model, context))}
            } else {
            // The previous event stays until the delay becomes noticeable.
            {before_looking(model, texts, pane).map(|(tone, text)| told(tone, &text, "before", Html::default()))}
            {told(tone, &text, "now", next(model, context))}
            }
        </div>
    }
}

/// The suggested next action: run the form's search, or see the results of a search that left an empty board.
fn next(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    let is_alone = rest::compares(model, context) || !model.address.has_form();
    if is_alone || matches!(model.engine, Engine::Failed { .. }) {
        return Html::default();
    }
    let is_over = |run: &Run| {
        let found_all = run.settings().goal == Goal::All && run.counters().solutions > 0;
        found_all && run.event() == Some(Event::End)
    };
    let settings = &model.address.settings;
    let is_first = matches!(model.shown, Shown::Nothing);
    // On a phone, the form's own Run button is far below. With fixed queens, it is many Tab presses from the board on
    // every screen.
    let has_fixed =
        !settings.given.squares().is_empty() && !settings.algorithm.traversal.has_start();
    if is_first || model.is_stale() {
        if settings.refusal().is_some() {
            return Html::default();
        }
        html! {
            <button type="button" class={classes!("button", (is_first && !has_fixed).then_some("on-phones"))} data-testid="event-run"
                onclick={context.on(TransportMessage::Run)}>
                {icon(Icon::Play)}{texts.setup().run()}
            </button>
        }
    } else if model.address.view != View::Results && model.shown.run().is_some_and(is_over) {
        see_results(context)
    } else {
        Html::default()
    }
}

/// A button that shows the results.
fn see_results(context: &Context) -> Html {
    let send = context.send.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        send.emit(Message::ViewChosen(View::Results));
        send.emit(Message::PanelChosen(Panel::Path));
        show_panels();
    });
    html! {
        <button type="button" class="button" data-testid="event-solutions" data-next-focus="#view-results" {onclick}>
            {context.texts.event().see_solutions()}
        </button>
    }
}

pub(super) fn told(tone: Tone, text: &Sentence, when: &'static str, next: Html) -> Html {
    let (class, sign) = look(tone);
    let is_long = text.plain().chars().count() > ROOM;
    html! {
        <div key={when} class={classes!("told", class, when, is_long.then_some("long"))}>
            <span class="badge">{icon(sign)}</span>
            <p>{sentence(text)}</p>
            {next}
        </div>
    }
}
