//! The number of queens, if the problem has one: typed, or left open for the minimum.

use queens_core::Problem;
use yew::{Html, html};

use super::typed::{Content, Typed, typed};
use super::{before, row};
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
    let written = |k: Option<u16>| k.map(|k| k.to_string());
    let was = before(model).map(|before| before.k);
    let was = was.filter(|&was| was != k);
    let was = was.map(|was| written(was).unwrap_or_else(|| texts.queens_least().to_owned()));
    let draft = model.drafts.queens.clone();
    let mut notices = model.notices.iter();
    let field = Typed {
        id: "k",
        content: Content::Number,
        value: draft.or_else(|| written(k)).unwrap_or_default(),
        placeholder: Some(texts.queens_least()),
        refused: notices.find(|it| matches!(it, Notice::BadValue { key: "k", .. })),
        typed: FormMessage::QueensTyped,
        entered: FormMessage::QueensEntered,
    };
    row(
        context,
        html! { <label for="k">{texts.queens()}</label> },
        was,
        typed(field, Html::default(), context),
    )
}
