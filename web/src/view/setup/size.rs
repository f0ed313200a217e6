//! The fields for the sides of the board: typed, or changed with the buttons.

use queens_core::BoardSize;
use web_sys::{HtmlInputElement, InputEvent, KeyboardEvent};
use yew::{Html, TargetCast, html};

use super::row;
use super::typed::once_left;
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::cost::longest;
use queens_page::message::{FormMessage, Message};
use queens_page::model::Model;
use queens_page::notice::Notice;
use queens_page::settings::Side;
use queens_text::setup::is_whole;

/// The properties of the field for one side.
struct Field {
    side: Side,
    testid: &'static str,
    /// The id of the description.
    range: &'static str,
    /// The key in the address.
    key: &'static str,
    label: &'static str,
}

/// One field if the board must be square, otherwise one for files and one for ranks.
pub(super) fn size(model: &Model, context: &Context) -> Html {
    let texts = context.texts.setup();
    let is_oblong = model.address.settings.algorithm.problem.is_rectangular();
    let files = Field {
        side: Side::Files,
        testid: "size",
        range: "size-range",
        key: "n",
        label: if is_oblong {
            texts.files()
        } else {
            texts.size()
        },
    };
    let ranks = Field {
        side: Side::Ranks,
        testid: "ranks",
        range: "ranks-range",
        key: "m",
        label: texts.ranks(),
    };
    html! {
        <>
            {field(model, &files, context)}
            if is_oblong {
                {field(model, &ranks, context)}
            }
        </>
    }
}

fn field(model: &Model, field: &Field, context: &Context) -> Html {
    let Field {
        side,
        testid,
        range,
        key,
        label,
    } = *field;
    let texts = context.texts.setup();
    let length = model.address.settings.side(side);
    let named = model.address.settings.algorithm.problem.is_rectangular();
    let named = named.then_some(side);
    let capabilities = &model.address.settings.algorithm.capabilities;
    let lowest = u16::from(*capabilities.sizes.start());
    let drawn = *capabilities.sizes.end().min(&BoardSize::MAX);
    let highest = capabilities.max_large_n.unwrap_or(drawn.into());
    // A wider board can be entered. The form then refuses it and gives the reason.
    let runs_to = capabilities
        .max_large_n
        .unwrap_or_else(|| longest(&model.address.settings, drawn).into());
    let draft = model.drafts.sides[side as usize].as_ref();
    let value = draft.map_or_else(|| length.to_string(), |draft| draft.text.clone());
    let typing = context.send.clone();
    let oninput = move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        typing.emit(Message::Form(FormMessage::SizeTyped(side, field.value())));
    };
    let onchange = once_left(FormMessage::SizeEntered(side), context);
    let entering = context.send.clone();
    let onkeydown = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "Enter" if !event.shift_key() => {
                event.prevent_default();
                return entering.emit(Message::Form(FormMessage::SizeEntered(side)));
            }
            "ArrowUp" => 1,
            "ArrowDown" => -1,
            _ => return,
        };
        event.prevent_default();
        entering.emit(Message::Form(FormMessage::SizeStepped(side, by)));
    };
    let typed = draft.filter(|draft| draft.is_refused);
    let typed = typed.map(|draft| draft.text.trim());
    let of_address = model.notices.iter().find_map(|notice| match notice {
        Notice::BadValue { key: of, value, .. } if *of == key => Some(value.as_str()),
        _ => None,
    });
    // A notice about the address is announced elsewhere.
    let role = typed.map(|_| "alert");
    let reason = typed.or(of_address).map(|text| {
        let value = (!text.is_empty()).then_some(text);
        texts.out_of_range(value, is_whole(text), runs_to)
    });
    row(
        html! { <label for={testid}>{label}</label> },
        html! {
            <>
            <span class="stepper">
                <button type="button" aria-label={texts.step(named, false)} disabled={length <= lowest}
                    onclick={context.on(FormMessage::SizeStepped(side, -1))}>
                    {icon(Icon::Minus)}
                </button>
                <input class={(highest > 999).then_some("is-long")} id={testid} data-testid={testid} inputmode="numeric" autocomplete="off" maxlength="40" {value}
                    aria-describedby={range} aria-invalid={reason.is_some().then_some("true")}
                    {oninput} {onkeydown} {onchange} />
                <button type="button" aria-label={texts.step(named, true)} disabled={length >= highest}
                    onclick={context.on(FormMessage::SizeStepped(side, 1))}>
                    {icon(Icon::Plus)}
                </button>
            </span>
            if let Some(reason) = &reason {
                <span class="hint bad" id={range} data-testid={format!("{testid}-error")} {role}>{reason}</span>
            } else {
                <span class="hint" id={range}>{texts.range(lowest, runs_to)}</span>
            }
            </>
        },
    )
}
