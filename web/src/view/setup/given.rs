//! The given queens: one chip each, and a field for further squares. If the squares are too small to click, the field
//! is the only way to add a queen. For the knight, also the check box of the numbers (`numbered`).

use queens_core::{GivenRule, Problem, Square};
use yew::{AttrValue, Html, html};

use super::row;
use super::typed::{Content, Typed, typed};
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::address::Setting;
use queens_page::message::{FormMessage, Message};
use queens_page::model::Model;
use queens_page::screen::Role;

pub(super) fn given(model: &Model, context: &Context) -> Html {
    let texts = context.texts.setup();
    let given = &model.address.settings.given;
    // The given queens of a puzzle cannot be removed.
    let is_kept = model.puzzles.posed().is_some();
    let chips = (given.squares().iter()).map(|&square| chip(square, is_kept, context));
    if model.address.settings.large.is_some() {
        let label = texts.given();
        let why = context
            .texts
            .rest
            .map_or("", |rest| rest.large().no_given());
        return row(
            html! { label },
            html! { <p class="hint" data-testid="no-fixed">{why}</p> },
        );
    }
    let label = match model.address.settings.given_rule() {
        GivenRule::Start => texts.start(),
        GivenRule::Apart | GivenRule::Together => texts.given(),
    };
    row(
        html! { <label for="fixed">{label}</label> },
        html! {
            <>
            if !given.squares().is_empty() {
                <ul class="chips" aria-label={label}>{for chips}</ul>
            }
            if given.squares().len() > 1 && !is_kept {
                <button type="button" class="button quiet" data-testid="free-all" data-next-focus="#fixed"
                    onclick={context.on(FormMessage::GivenFreed)}>
                    {texts.clear()}
                </button>
            }
            {field(model, context)}
            if model.can_block() {
                {blocking(model, context)}
            }
            if model.address.settings.algorithm.problem == Problem::Knight {
                <label class="check">
                    <input type="checkbox" data-testid="numbering" checked={model.address.is_numbered}
                        onchange={context.on(Message::Set(Setting::Numbered(!model.address.is_numbered)))} />
                    {texts.numbering()}
                </label>
            }
            </>
        },
    )
}

/// The tool that blocks squares on the board, and the number of blocked squares.
fn blocking(model: &Model, context: &Context) -> Html {
    let texts = context.texts.setup();
    let (is_on, blocked) = (
        model.drafts.is_blocking,
        model.address.settings.blocked.len(),
    );
    html! {
        <>
            <label class="check">
                <input type="checkbox" id="blocking" data-testid="blocking" checked={is_on}
                    onchange={context.on(FormMessage::BlockingSet(!is_on))} />
                {texts.blocking()}
            </label>
            if blocked > 0 {
                <button type="button" class="button" data-testid="free-blocked" data-next-focus="#blocking"
                    onclick={context.on(FormMessage::BlockedFreed)}>
                    {texts.free_blocked(blocked as u64)}
                </button>
            }
        </>
    }
}

fn chip(square: Square, is_kept: bool, context: &Context) -> Html {
    html! {
        <li class="chip" key={square.to_string()}>
            {icon(Icon::Given)}{square.to_string()}
            if !is_kept {
                <button type="button" aria-label={context.texts.setup().free(square)}
                    onclick={context.on(FormMessage::SquareFreed(square))}>
                    {icon(Icon::Cross)}
                </button>
            }
        </li>
    }
}

fn field(model: &Model, context: &Context) -> Html {
    let texts = context.texts.setup();
    let is_first = model.address.settings.given.squares().is_empty();
    // In play, the knight may start anywhere.
    let is_implied = is_first && model.address.role != Role::Play;
    let example = match model.address.settings.given_rule() {
        GivenRule::Start if is_implied => {
            texts.start_implied(model.address.settings.start()).into()
        }
        _ => AttrValue::Static(texts.given_example()),
    };
    // A refused click is reported elsewhere.
    let refused = model
        .notices
        .iter()
        .find(|notice| !model.drafts.given.is_empty() && notice.is_of_squares());
    let field = Typed {
        id: "fixed",
        content: Content::Squares,
        value: model.drafts.given.clone(),
        placeholder: Some(example),
        refused,
        typed: FormMessage::GivenTyped,
        entered: FormMessage::GivenEntered,
    };
    typed(field, Html::default(), context)
}
