//! The views of the page, one file each. A view reads the model and sends messages; it knows neither the worker nor
//! the address.

mod about;
mod answer;
mod ask;
mod board;
mod chart;
mod compare;
mod count;
mod counters;
mod deepest;
mod dialogs;
mod embed;
mod event_strip;
mod examples;
mod exercise;
mod explorer;
mod failed;
mod frame;
mod gestures;
mod header;
mod helpers;
mod icons;
mod large;
mod legend;
mod listing;
mod lists;
mod live;
mod miniature;
mod named;
mod notices;
mod panels;
mod path;
mod play;
mod predict;
mod program;
mod progress;
mod proof;
mod puzzles;
mod rest;
mod results;
mod roles;
mod scrubber;
mod setup;
mod share;
mod sheets;
mod starts;
mod story;
mod tabs;
mod trace;
mod transport;
mod tree;
mod value;
mod widgets;
mod worksheet;

use queens_core::{Event, EventKind};
use queens_worker::protocol::{BUILD, Pane};
use yew::{AttrValue, Callback, Html, classes, html};

use crate::opening::Opening;
use icons::{Icon, icon};
use legend::Legend;
pub(crate) use panels::PANELS;
use queens_draw::{Sentence, Span};
use queens_page::address::Setting;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::pool::is_shared;
use queens_page::screen::{Drawer, Layout, Role, View};
use queens_text::Texts;
use queens_text::narration;
pub(crate) use rest::Panels;
use tabs::Tabs;
pub(crate) use transport::going::open_go_to;

/// The arguments of every view, in addition to the model.
#[derive(Clone, PartialEq)]
pub(crate) struct Context {
    /// The texts of the page's language.
    pub(crate) texts: &'static Texts,
    /// The deferred views. `None` until they are loaded.
    pub(crate) panels: Option<&'static Panels>,
    /// Whether variables and procedures have the names of the exercise sheet.
    pub(crate) has_sheet_names: bool,
    /// The part of the page that is drawn.
    pub(crate) opening: Opening,
    /// Receives the messages of views.
    pub(crate) send: Callback<Message>,
}

impl Context {
    /// A text with names of variables and procedures, in the chosen names.
    pub(crate) fn renamed(&self, text: &str) -> String {
        if self.has_sheet_names {
            text.to_owned()
        } else {
            self.texts.renamed(text)
        }
    }

    /// A callback that sends this message.
    pub(crate) fn on<E>(&self, message: impl Into<Message>) -> Callback<E> {
        let message = message.into();
        self.send.reform(move |_| message.clone())
    }
}

/// The test hook of an element that each compared board has. On the second board it ends in `-2`.
fn hook(name: &str, pane: Pane) -> AttrValue {
    match pane {
        Pane::First => name.to_owned().into(),
        Pane::Second => format!("{name}-2").into(),
    }
}

/// The letter of a board of a comparison.
const fn letter(pane: Pane) -> &'static str {
    match pane {
        Pane::First => "A",
        Pane::Second => "B",
    }
}

/// A sentence with its bold words.
pub(crate) fn sentence(sentence: &Sentence) -> Html {
    sentence
        .0
        .iter()
        .map(|span| match span {
            Span::Plain(text) => html! { <>{text}</> },
            Span::Strong(text) => html! { <b>{text}</b> },
        })
        .collect()
}

/// The CSS class that gives a view the colour of its event.
pub(crate) fn tint(event: Option<Event>) -> &'static str {
    let Some(event) = event else {
        return "kind-place";
    };
    match event.kind() {
        EventKind::Place | EventKind::Relocate | EventKind::Score | EventKind::Bound => {
            "kind-place"
        }
        EventKind::Reject | EventKind::DeadEnd => "kind-conflict",
        EventKind::Remove | EventKind::Restart | EventKind::End => "kind-back",
        EventKind::Solution => "kind-solution",
    }
}

/// The button that closes and opens the code or the explorer of a wide screen.
fn drawer(drawer: Drawer, model: &Model, context: &Context) -> Html {
    let is_open = model.drawers[drawer as usize];
    let name = match drawer {
        Drawer::Explorer => context.texts.explorer().region(),
        _ => context.texts.listing().region(),
    };
    html! {
        <button type="button" class="drawer" data-testid={format!("drawer-{}", drawer.into_str())} aria-label={name} title={name}
            aria-expanded={is_open.to_string()} onclick={context.on(Message::DrawerToggled(drawer))}>
            {icon(if (drawer == Drawer::Code) == is_open { Icon::Left } else { Icon::Right })}
        </button>
    }
}

/// A board under its event.
fn stage(model: &Model, pane: Pane, context: &Context) -> Html {
    html! {
        <>
            {event_strip::event_strip(model, pane, context)}
            {alone(model, pane, context)}
        </>
    }
}

/// The event of a single board, next to the choice of the board's mode.
fn head(model: &Model, context: &Context) -> Html {
    let is_advised = model.address.role == Role::Play && model.play.advice.told().is_some();
    html! {
        <div class={classes!("head", is_advised.then_some("is-advised"))}>
            {roles::roles(model, context)}
            if let (Role::Play, Some(panels)) = (model.address.role, context.panels) {
                {(panels.standing)(model, context)}
            } else {
                {event_strip::event_strip(model, Pane::First, context)}
            }
        </div>
    }
}

/// The latest message for screen readers.
fn said(model: &Model, context: &Context) -> Option<String> {
    let said = narration::announced(model, context.texts);
    said.or_else(|| (context.panels?.announced)(model, context.texts))
}

/// A single board.
fn alone(model: &Model, pane: Pane, context: &Context) -> Html {
    html! {
            <div class="stage">
                if model.shows_large() {
                    {rest::panel(model, context, |panels| (panels.large)(model, context))}
                } else {
                    {board::board(model, pane, context)}
                }
                if pane == Pane::First {
                    if !rest::compares(model, context) {
                        {rest::beside(context, |panels| (panels.summary)(model, context))}
                    }
                    {failed::failed(model, context)}
                }
            </div>
    }
}

/// The whole page, or the part that is drawn while it opens. The document order is the reading order: the board first,
/// then the form, the code and the explorer. The layout may differ.
pub(crate) fn page(model: &Model, context: &Context) -> Html {
    let opening = context.opening;
    // The hook appears only once everything is drawn, so a script that waits for it finds a complete page.
    let hook = (opening == Opening::Done).then_some("app");
    if model.address.is_embed {
        return html! {
            <div class="app" data-testid={hook} data-state={model.state().into_str()} data-stale="false" data-build={BUILD} data-panel="code" translate="no">
                {embed::embed(model, context)}
                <live::Live number={model.announcements} text={said(model, context)} />
            </div>
        };
    }
    let texts = context.texts.header();
    let is_large = model.shows_large();
    let compares = rest::compares(model, context);
    let [settings, code, explorer] = model.drawers;
    // The form explains why a search cannot be run.
    let has_form = settings || compares || model.address.settings.refusal().is_some();
    let has_columns = model.address.story.is_none() && model.address.view != View::About;
    let presents = model.address.presents();
    let has_one_board = has_columns && !presents && !compares;
    let told = if dialogs::covers(model, context) {
        Html::default()
    } else {
        notices::notices(model, context)
    };
    html! {
        <div class={classes!("app", has_one_board.then_some("one-board"))} data-testid={hook} data-state={model.state().into_str()}
            data-stale={model.is_stale().to_string()} data-build={BUILD}
            data-settings={(has_columns && !presents).then(|| has_form.to_string())} data-layout={presents.then_some("present")} data-shows-code={code.to_string()} data-shows-explorer={explorer.to_string()} data-mode={model.address.role.into_str()} data-panel={model.panel.into_str()}>
            if opening >= Opening::Controls {
                {header::header(model, context)}
            }
            if model.pool.left.is_some() {
                {rest::beside(context, |panels| (panels.left_over)(model, context))}
            }
            if let Some(chapter) = model.address.story {
                {story::story(chapter, model, context)}
            } else if model.address.view == View::About {
                {told}
                {rest::article(model, context)}
            } else {
            <main class={classes!("columns", compares.then_some("is-compare"))}>
                // Browsers do not translate this section: a translator is slower than the search that changes it.
                <section class="column-centre" id="board" aria-label={texts.board()} translate="no">
                    if compares {
                        {rest::beside(context, |panels| (panels.boards)(model, context))}
                    } else if opening >= Opening::Board {
                        {head(model, context)}
                        {alone(model, Pane::First, context)}
                    }
                    if model.address.role == Role::Play {
                        {rest::panel(model, context, |panels| (panels.moves)(model, context))}
                    } else if is_large {
                        {rest::beside(context, |panels| (panels.still)(model, context))}
                    } else if is_shared(model.shown_settings()) {
                        {rest::panel(model, context, |panels| (panels.count)(model, context))}
                    } else if opening >= Opening::Controls {
                        {transport::transport(model, context)}
                        if model.address.role == Role::Predict {
                            {rest::beside(context, |panels| (panels.score)(model, context))}
                        } else {
                            <Legend algorithms={legend::shown(model)} has_blocked={!model.shown_settings().blocked.is_empty()} context={context.clone()} />
                        }
                    }
                </section>
                {told}
                if presents {
                    <button type="button" class="button quiet icon leave" data-testid="leave" title={texts.leave()} aria-label={texts.leave()}
                        onclick={context.on(Message::Set(Setting::Layout(Layout::Whole)))}>
                        {icon(Icon::Cross)}
                    </button>
                }
                if opening >= Opening::Form {
                    <Tabs chosen={model.panel} has_exercise={model.exercises.is_shown()} context={context.clone()} />
                    <div class="column-left">
                        if model.exercises.is_shown() {
                            {rest::beside(context, |panels| (panels.exercise)(model, context))}
                        } else {
                            {setup::setup(model, context)}
                        }
                        if opening >= Opening::Listing {
                            {listing::listing(model, context)}
                        }
                    </div>
                }
                if opening == Opening::Done {
                    {explorer::explorer(model, context)}
                }
            </main>
            }
            if opening == Opening::Done {
                {dialogs::dialogs(model, context)}
                if model.address.story.is_none() {
                    {rest::beside(context, |panels| (panels.paper)(model, context))}
                }
                <live::Live number={model.announcements} text={said(model, context)} />
            }
        </div>
    }
}

#[cfg(test)]
mod tests;
