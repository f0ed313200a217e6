//! The examples: each is a link with a small picture of its board, its name and a hint about what to watch.

use strum::VariantArray;
use web_sys::Element;
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref};

use super::Context;
use super::icons::{Icon, icon};
use super::miniature::{dots, ground, miniature};
use crate::sight::{show, show_board};
use queens_page::address::Address;
use queens_page::address::examples::{Example, Scene};
use queens_page::address::link::another_search;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::screen::Dialog;

#[derive(PartialEq, Properties)]
struct ListProps {
    /// The current address. A link to an example keeps its language and theme.
    page: Address,
    /// The current example. `None` if the page shows another search.
    current: Option<Example>,
    context: Context,
}

/// The panel.
pub(super) fn examples(model: &Model, context: &Context) -> Html {
    let settings = model.shown_settings().clone();
    let current = Example::of(&settings);
    let page = another_search(model, settings);
    html! {
        <>
            <p class="beside-places">{puzzles(context)}</p>
            <List {page} {current} context={context.clone()} />
        </>
    }
}

/// A button that opens the puzzles, next to the examples.
fn puzzles(context: &Context) -> Html {
    html! {
        <button type="button" class="button" data-testid="puzzles-beside" aria-haspopup="dialog"
            onclick={context.on(Message::DialogOpened(Dialog::Puzzles))}>
            {icon(Icon::Puzzle)}{context.texts.puzzle().title()}
        </button>
    }
}

/// The list of examples. It is redrawn only when a link or the current example changes, not at every step.
#[component]
fn List(props: &ListProps) -> Html {
    let ListProps {
        page,
        current,
        context,
    } = props;
    let texts = context.texts.examples();
    let list = use_node_ref();
    use_effect_with(list.clone(), |list| {
        // When the panel opens again, the list scrolls to the current example.
        let list = list.cast::<Element>();
        let current = list.and_then(|list| list.query_selector("[aria-current]").ok()?);
        if let Some(current) = current {
            show(&current);
        }
    });
    let entries = Example::VARIANTS.iter().map(|&example| {
        let (name, about) = texts.words(example);
        let is_current = *current == Some(example);
        html! {
            <li key={example.into_str()}>
                <a class="place" href={example.link(page)} data-example={example.into_str()}
                    aria-current={is_current.then_some("true")} onclick={|_| show_board()}>
                    {picture(example)}
                    <b>{name}</b>
                    <span>{about}</span>
                </a>
            </li>
        }
    });
    html! { <ol class="places" aria-label={texts.list()} ref={list}>{for entries}</ol> }
}

fn picture(example: Example) -> Html {
    let settings = example.address().settings;
    let size = settings.size;
    let ground = || ground(size, &settings.blocked);
    match example.scene() {
        Scene::Set(squares) => miniature(size, &squares, false, &ground()),
        Scene::Way(squares) => miniature(size, &squares, true, &ground()),
        Scene::Rows(rows) => dots(&rows),
    }
}
