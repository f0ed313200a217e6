//! The strip above the board, which describes the latest event in one sentence. It is not a live region; the page has
//! a separate one for screen readers.

use queens_core::EventKind;
use queens_worker::protocol::Pane;
use yew::{Callback, Html, MouseEvent, classes, html};

use super::icons::{Icon, icon};
use super::miniature::{ground, miniature};
use super::{Context, hook, rest, sentence};
use crate::sight::show_panels;
use queens_draw::icon::look;
use queens_draw::{Sentence, Tone};
use queens_page::command::Command;
use queens_page::engine::Engine;
use queens_page::keymap::Stroke;
use queens_page::looked_at::ended;
use queens_page::message::{Message, TransportMessage};
use queens_page::model::Model;
use queens_page::results::Exhibition;
use queens_page::results::export::names;
use queens_page::run::Run;
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

/// The suggested next action: return to the search that a change replaced, or see the results of a search that left an
/// empty board.
fn next(model: &Model, context: &Context) -> Html {
    let is_failed = matches!(model.engine, Engine::Failed { .. });
    let is_embed = !model.address.has_form();
    if is_failed || is_embed || rest::compares(model, context) {
        return Html::default();
    }
    let has_boards = ended(model).is_some_and(|run| run.counters().solutions > 0);
    if has_boards && model.address.view != View::Results {
        return see_results(context);
    }
    if !Command::UndoChange.is_available(model) {
        return Html::default();
    }
    html! {
        <button type="button" class="button" data-testid="event-undo" data-next-focus="#play"
            aria-keyshortcuts={Command::UndoChange.stroke(model).map(Stroke::aria)} onclick={context.on(Command::UndoChange)}>
            {icon(Icon::Undo)}{context.texts.setup().undo()}
        </button>
    }
}

/// Whether the strip shows the result of a search for all solutions, so that nothing else repeats it.
pub(super) fn tells_result(model: &Model) -> bool {
    ended(model).is_some()
}

/// The most boards that the summary shows.
const MOST_BOARDS: usize = 12;

/// The first solutions of a search that has left an empty board. A click goes to the step of a solution.
pub(crate) fn summary(model: &Model, context: &Context) -> Html {
    // The results show the boards themselves.
    let is_seen = model.address.view == View::Results || model.hides_search();
    let is_empty = |run: &&Run| !is_seen && run.replay().position().queens().is_empty();
    let Some(run) = ended(model).filter(is_empty) else {
        return Html::default();
    };
    let shown = Exhibition::of(run, model.address.settings.symmetry, &model.results);
    if shown.count() == 0 {
        return Html::default();
    }
    let size = shown.gallery.size();
    let ground = ground(size, &shown.blocked);
    let texts = context.texts.results();
    let solutions = shown.solutions();
    let boards = solutions.iter().take(MOST_BOARDS).filter_map(|&solution| {
        let squares = shown.squares(solution)?;
        let orbit = shown.classes.orbit(solution) as u64;
        let name = texts.board(solution as u64 + 1, orbit, &names(&squares, " "));
        let open = TransportMessage::ToStep(shown.gallery.step(solution)?);
        Some(html! {
            <li>
                <button type="button" class="solution" aria-label={name.clone()} title={name} data-next-focus="#play" onclick={context.on(open)}>
                    {miniature(size, &squares, shown.is_way, &ground)}
                </button>
            </li>
        })
    });
    html! { <ul class="ended" data-testid="ended" aria-label={texts.gallery()}>{for boards}</ul> }
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
        <button type="button" class="button" data-testid="event-solutions" data-next-focus="#view-results, [popovertarget=views]" {onclick}>
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
