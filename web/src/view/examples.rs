//! Places to start from: each a link with a small picture of its board, its name and what to look at.

use strum::VariantArray;
use web_sys::Element;
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref};

use super::Context;
use super::icons::{Icon, icon};
use super::miniature::{dark, dots, miniature};
use crate::sight::{show, show_board};
use queens_page::address::Address;
use queens_page::address::examples::{Example, Scene};
use queens_page::address::link::another_search;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::screen::Dialog;

/// What has the focus after an example was opened.
const NEXT_FOCUS: &str = "[data-testid=play], [data-testid=pause], [data-testid=run]";

#[derive(PartialEq, Properties)]
struct ListProps {
    /// The address of the page, in which a link puts its own.
    page: Address,
    /// The example that is shown.
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

/// Who looks for something to do finds the puzzles, too.
fn puzzles(context: &Context) -> Html {
    html! {
        <button type="button" class="button" data-testid="puzzles-beside" aria-haspopup="dialog"
            onclick={context.on(Message::DialogOpened(Dialog::Puzzles))}>
            {icon(Icon::Puzzle)}{context.texts.puzzle().title()}
        </button>
    }
}

/// It is drawn anew only when a link or the current one changes, not with every step.
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
        // Who comes back finds the list where it was left.
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
                <a class="place" href={example.link(page)} data-example={example.into_str()} data-next-focus={NEXT_FOCUS}
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
    let size = example.address().settings.size;
    match example.scene() {
        Scene::Set(squares) => miniature(size, &squares, false, &dark(size)),
        Scene::Way(squares) => miniature(size, &squares, true, &dark(size)),
        Scene::Rows(rows) => dots(&rows),
    }
}
