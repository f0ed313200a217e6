//! The number of queens, where the problem asks for one: typed, or left open for the least that suffices.

use queens_core::problem::Problem;
use web_sys::{HtmlInputElement, InputEvent, KeyboardEvent};
use yew::{Html, TargetCast, html};

use super::{before, row};
use crate::message::Message;
use crate::model::Model;
use crate::notice::Notice;
use crate::view::Context;

pub(super) fn queens(model: &Model, context: &Context) -> Html {
    let texts = &context.texts.setup;
    let k = model.settings.k;
    if model.settings.algorithm.problem != Problem::Domination {
        return Html::default();
    }
    let written = |k: Option<u16>| k.map(|k| k.to_string()).unwrap_or_default();
    let value = model.drafts.queens.clone().unwrap_or_else(|| written(k));
    let typing = context.send.clone();
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        typing.emit(Message::QueensTyped(field.value()));
    };
    let entering = context.send.clone();
    let onkeydown = move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            entering.emit(Message::QueensEntered);
        }
    };
    let refused = model
        .notices
        .iter()
        .find(|notice| matches!(notice, Notice::BadValue { key: "k", .. }));
    let was = before(model).map(|before| before.k);
    let was = was.filter(|&was| was != k).map(|was| match was {
        Some(k) => k.to_string(),
        None => texts.queens_least.to_owned(),
    });
    row(
        context,
        html! { <label for="k">{texts.queens}</label> },
        was,
        html! {
            <>
            <input class="sqin" id="k" data-testid="k" inputmode="numeric" autocomplete="off" maxlength="40"
                placeholder={texts.queens_least} {value}
                aria-invalid={refused.is_some().then_some("true")}
                aria-describedby={refused.is_some().then_some("k-error")}
                {oninput} {onkeydown} onchange={context.on(Message::QueensEntered)} />
            if let Some(notice) = refused {
                <p class="hint bad" id="k-error">
                    {(context.texts.notice.sentence)(notice, &context.texts.numbers)}
                </p>
            }
            </>
        },
    )
}
