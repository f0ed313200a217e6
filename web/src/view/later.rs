//! Views that are parts of the page, fetched when they are first wanted, and what stands in their place
//! until then.

use std::cell::Cell;

use queens_core::{Position, Traversal};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::{Callback, Html, html};

use super::transport::{self, MenuProps};
use super::{Context, about, compare, count, dialogs, large, results, starts, tree};
use crate::message::Message;
use crate::model::{Dialog, Model, View};
use crate::parts::{Part, Stage};
use crate::pool::Command;
use crate::update::{ALL_CHANGES, Changes, keep_changes};
use crate::workshop;

/// The panels that are not shown at first.
pub(super) struct Panels {
    pub(super) boards: fn(&Model, &Context) -> Html,
    pub(super) compare: fn(&Model, &Context) -> Html,
    pub(super) survey: fn(&Model, &Context) -> Html,
    pub(super) results: fn(&Model, Html, &Context) -> Html,
    pub(super) starts: fn(&Model, &Context) -> Html,
    pub(super) whole_tree: fn(&Model, &Position, Traversal, &Context) -> Html,
    pub(super) keys: fn(&Context) -> Html,
    pub(super) going: fn(MenuProps) -> Html,
    pub(super) tree_size: fn(&Model, &Context) -> Html,
    /// What their messages do.
    changes: &'static Changes,
    pub(super) large: fn(&Model, &Context) -> Html,
    pub(super) solution: fn(&Model, &Context) -> Html,
    pub(super) still: fn(&Model, &Context) -> Html,
    pub(super) count: fn(&Model, &Context) -> Html,
    pub(super) left_over: fn(&Model, &Context) -> Html,
    /// Carries out what counts ask for.
    perform: fn(&Callback<Message>, Command),
}

static ALL_PANELS: Panels = Panels {
    boards: compare::boards,
    compare: compare::panel,
    survey: compare::survey,
    results: results::results,
    starts: starts::starts,
    whole_tree: tree::whole,
    keys: dialogs::keys,
    going: transport::menu,
    tree_size: tree::size,
    changes: &ALL_CHANGES,
    large: large::board,
    solution: large::solution,
    still: large::transport,
    count: count::count,
    left_over: count::left_over,
    perform: workshop::perform,
};

type Article = fn(&Model, &Context) -> Html;

thread_local! {
    static PANELS: Cell<Option<&'static Panels>> = const { Cell::new(None) };
    static ABOUT: Cell<Option<Article>> = const { Cell::new(None) };
}

/// Tests on other targets need no fetching.
fn panels_here() -> Option<&'static Panels> {
    if cfg!(target_family = "wasm") {
        PANELS.get()
    } else {
        Some(&ALL_PANELS)
    }
}

/// Carries out what a count asks for. It asks once its part is here.
pub(crate) fn perform(send: &Callback<Message>, command: Command) {
    if let Some(panels) = panels_here() {
        (panels.perform)(send, command);
    }
}

/// The panels, drawn by this once they are here.
pub(super) fn panel(
    model: &Model,
    context: &Context,
    draw: impl FnOnce(&'static Panels) -> Html,
) -> Html {
    match panels_here() {
        Some(panels) => draw(panels),
        None => waiting(Part::Panels, model, context),
    }
}

/// The same for what stands beside a panel that tells already what is on its way.
pub(super) fn beside(draw: impl FnOnce(&'static Panels) -> Html) -> Html {
    panels_here().map_or_else(Html::default, draw)
}

/// Whether two boards are drawn side by side. The page takes their layout once what draws them is here.
pub(super) fn compares(model: &Model) -> bool {
    model.view == View::Compare && !model.shows_large() && panels_here().is_some()
}

/// The article about the problem.
pub(super) fn article(model: &Model, context: &Context) -> Html {
    match ABOUT.get() {
        Some(draw) => draw(model, context),
        None => html! { <main class="about">{waiting(Part::About, model, context)}</main> },
    }
}

pub(crate) async fn fetch_panels() -> Result<(), SplitLoaderError> {
    let panels = panels().await?;
    keep_changes(panels.changes);
    PANELS.set(Some(panels));
    Ok(())
}

pub(crate) async fn fetch_about() -> Result<(), SplitLoaderError> {
    ABOUT.set(Some(about().await?));
    Ok(())
}

#[wasm_split(panels, fallible)]
fn panels() -> Result<&'static Panels, SplitLoaderError> {
    Ok(&ALL_PANELS)
}

#[wasm_split(about, fallible)]
fn about() -> Result<Article, SplitLoaderError> {
    Ok(about::about)
}

pub(super) fn waiting(part: Part, model: &Model, context: &Context) -> Html {
    let texts = &context.texts.parts;
    if model.parts.stage(part) != Stage::Failed {
        return html! { <p class="note" aria-busy="true" data-testid="waiting">{texts.coming}</p> };
    }
    // When the part comes, or when it does not come again.
    let heir = match (part, model.dialog) {
        (Part::Code, _) => "[data-testid=play], [data-testid=pause]",
        (Part::About, _) => "#about-title, [data-testid=not-fetched] button",
        (_, Some(Dialog::Keys)) => "dialog button",
        (_, Some(Dialog::GoTo)) => "[data-testid=go-to]",
        _ => "[id^=view-][aria-selected=true]",
    };
    html! {
        <div class="note" role="alert" data-testid="not-fetched">
            <p>{texts.missing}</p>
            <button type="button" class="button" data-heir={heir} onclick={context.on(Message::PartWanted(part))}>
                {texts.again}
            </button>
        </div>
    }
}
