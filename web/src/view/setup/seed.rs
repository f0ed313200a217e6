//! The seed of an algorithm that draws: typed, or drawn anew. The same seed gives the same events.

use web_sys::{HtmlInputElement, InputEvent, KeyboardEvent};
use yew::{Html, TargetCast, html};

use super::{before, row};
use crate::message::Message;
use crate::model::Model;
use crate::notice::Notice;
use crate::view::Context;
use crate::view::icons::{Icon, icon};

pub(super) fn seed(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.start;
    let Some(seed) = model.settings.seed else {
        return Html::default();
    };
    let value = model
        .drafts
        .seed
        .clone()
        .unwrap_or_else(|| seed.to_string());
    let typing = context.send.clone();
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        typing.emit(Message::SeedTyped(field.value()));
    };
    let entering = context.send.clone();
    let onkeydown = move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            entering.emit(Message::SeedEntered);
        }
    };
    let refused = model
        .notices
        .iter()
        .find(|notice| matches!(notice, Notice::BadValue { key: "seed", .. }));
    let was = before(model).and_then(|before| before.seed);
    let was = was.filter(|&was| was != seed);
    row(
        context,
        html! { <label for="seed">{texts.seed}</label> },
        was.map(|was| was.to_string()),
        html! {
            <>
            <input class="sqin" id="seed" data-testid="seed" inputmode="numeric" autocomplete="off" maxlength="40" {value}
                aria-invalid={refused.is_some().then_some("true")}
                aria-describedby={refused.is_some().then_some("seed-error")}
                {oninput} {onkeydown} onchange={context.on(Message::SeedEntered)} />
            <button type="button" class="btn icon" data-testid="new-seed" aria-label={texts.new_seed}
                title={texts.new_seed} onclick={context.on(Message::SeedWanted)}>
                {icon(Icon::Draw)}
            </button>
            if let Some(notice) = refused {
                <p class="hint bad" id="seed-error">
                    {(context.texts.notice.sentence)(notice, &context.texts.numbers)}
                </p>
            }
            </>
        },
    )
}
