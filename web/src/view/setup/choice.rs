//! One of a few values, side by side: radio buttons that look like one control.

use yew::{Html, html};

use crate::message::Message;
use crate::view::Context;

/// One value of a choice.
pub(super) struct Choice {
    pub(super) value: &'static str,
    pub(super) label: &'static str,
    pub(super) is_chosen: bool,
    pub(super) message: Message,
}

/// The values side by side. The group carries the hook and the chosen value.
pub(super) fn choice(
    context: &Context,
    testid: &'static str,
    label: &'static str,
    choices: Vec<Choice>,
) -> Html {
    let chosen = choices.iter().find(|choice| choice.is_chosen);
    let value = chosen.map_or("", |choice| choice.value);
    let buttons = choices.iter().map(|choice| {
        html! {
            <label key={choice.value}>
                <input type="radio" name={testid} value={choice.value} checked={choice.is_chosen}
                    onchange={context.on(choice.message.clone())} />
                <span>{choice.label}</span>
            </label>
        }
    });
    html! {
        <fieldset class="seg" data-testid={testid} {value} aria-label={label}>{for buttons}</fieldset>
    }
}
