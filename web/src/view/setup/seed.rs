//! The seed of a random algorithm: typed, or chosen at random. The same seed gives the same events.

use yew::{Html, html};

use super::row;
use super::typed::{Content, Typed, typed};
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::message::FormMessage;
use queens_page::model::Model;
use queens_page::notice::Notice;

pub(super) fn seed(model: &Model, context: &Context) -> Html {
    let texts = context.texts.start();
    let Some(seed) = model.address.settings.seed else {
        return Html::default();
    };
    let draft = model.drafts.seed.clone();
    let mut notices = model.notices.iter();
    let field = Typed {
        id: "seed",
        content: Content::Number,
        value: draft.unwrap_or_else(|| seed.to_string()),
        placeholder: None,
        refused: notices.find(|it| matches!(it, Notice::BadValue { key: "seed", .. })),
        typed: FormMessage::SeedTyped,
        entered: FormMessage::SeedEntered,
    };
    let again = html! {
        <button type="button" class="button icon" data-testid="new-seed" aria-label={texts.new_seed()}
            title={texts.new_seed()} onclick={context.on(FormMessage::SeedWanted)}>
            {icon(Icon::Draw)}
        </button>
    };
    row(
        html! { <label for="seed">{texts.seed()}</label> },
        typed(field, again, context),
    )
}
