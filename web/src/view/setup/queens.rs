//! The number of queens, if the problem has one: typed, or left open for the minimum.

use queens_core::Problem;
use yew::{Html, html};

use super::row;
use super::typed::{Content, Typed, typed};
use crate::view::Context;
use queens_page::message::FormMessage;
use queens_page::model::Model;
use queens_page::notice::Notice;

pub(super) fn queens(model: &Model, context: &Context) -> Html {
    let texts = context.texts.setup();
    let k = model.address.settings.k;
    if model.address.settings.algorithm.problem != Problem::Domination {
        return Html::default();
    }
    let draft = model.drafts.queens.clone();
    let mut notices = model.notices.iter();
    let field = Typed {
        id: "k",
        content: Content::Number,
        value: draft.or_else(|| Some(k?.to_string())).unwrap_or_default(),
        placeholder: Some(texts.queens_least().into()),
        refused: notices.find(|it| matches!(it, Notice::BadValue { key: "k", .. })),
        typed: FormMessage::QueensTyped,
        entered: FormMessage::QueensEntered,
    };
    row(
        html! { <label for="k">{texts.queens()}</label> },
        typed(field, Html::default(), context),
    )
}
