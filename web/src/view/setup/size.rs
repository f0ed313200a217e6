//! The field for n: typed, or stepped by its buttons.

use queens_core::board::BoardSize;
use web_sys::{HtmlInputElement, InputEvent, KeyboardEvent};
use yew::{Html, TargetCast, html};

use super::{before, row};
use crate::message::Message;
use crate::model::Model;
use crate::notice::Notice;
use crate::view::Context;
use crate::view::icons::{Icon, icon};

pub(super) fn size(model: &Model, context: &Context) -> Html {
    let (texts, size) = (&context.texts.setup, model.settings.size);
    let sizes = &model.settings.algorithm.capabilities.sizes;
    let (lowest, highest) = (*sizes.start(), *sizes.end().min(&BoardSize::MAX));
    let value = model
        .drafts
        .size
        .clone()
        .unwrap_or_else(|| size.get().to_string());
    let typing = context.send.clone();
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        typing.emit(Message::SizeTyped(field.value()));
    };
    let entering = context.send.clone();
    let onkeydown = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "Enter" => {
                event.prevent_default();
                return entering.emit(Message::SizeEntered);
            }
            "ArrowUp" => 1,
            "ArrowDown" => -1,
            _ => return,
        };
        event.prevent_default();
        entering.emit(Message::SizeStepped(by));
    };
    let refused = model.notices.iter().find_map(|notice| match notice {
        Notice::BadSize { value, .. }
        | Notice::BadValue {
            key: "n", value, ..
        } => Some(value),
        _ => None,
    });
    let was = before(model).map(|before| before.size);
    let was = was.filter(|&was| was != size);
    row(
        context,
        html! { <label for="size">{texts.size}</label> },
        was.map(|was| was.get().to_string()),
        html! {
            <>
            <span class="stepper">
                <button type="button" aria-label={texts.smaller} disabled={size.get() <= lowest}
                    onclick={context.on(Message::SizeStepped(-1))}>
                    {icon(Icon::Minus)}
                </button>
                <input id="size" data-testid="size" inputmode="numeric" autocomplete="off" maxlength="40" {value}
                    aria-describedby="size-range" aria-invalid={refused.is_some().then_some("true")}
                    {oninput} {onkeydown} onchange={context.on(Message::SizeEntered)} />
                <button type="button" aria-label={texts.larger} disabled={size.get() >= highest}
                    onclick={context.on(Message::SizeStepped(1))}>
                    {icon(Icon::Plus)}
                </button>
            </span>
            if let Some(value) = refused {
                <span class="hint bad" id="size-range">{(texts.out_of_range)(value, highest)}</span>
            } else {
                <span class="hint" id="size-range">{(texts.range)(lowest, highest)}</span>
            }
            </>
        },
    )
}
