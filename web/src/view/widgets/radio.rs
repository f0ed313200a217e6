//! A choice of one value among a few, side by side: radio buttons drawn as one control.

use yew::{Html, html};

use crate::view::Context;
use queens_page::message::Message;

/// The id of the sentence that explains why a value cannot be chosen.
pub(in crate::view) const WHY: &str = "choice-why";

/// One value of a choice.
#[derive(Clone)]
pub(in crate::view) struct RadioChoice {
    pub(in crate::view) value: &'static str,
    pub(in crate::view) label: String,
    pub(in crate::view) is_chosen: bool,
    /// Whether the value cannot be chosen.
    pub(in crate::view) is_off: bool,
    pub(in crate::view) message: Message,
}

/// The values side by side. The group has the test hook and the chosen value.
pub(in crate::view) fn choice(
    context: &Context,
    testid: &'static str,
    label: &'static str,
    choices: Vec<RadioChoice>,
) -> Html {
    let chosen = choices.iter().find(|choice| choice.is_chosen);
    let value = chosen.map_or("", |choice| choice.value);
    let buttons = choices.iter().map(|choice| {
        html! {
            <label key={choice.value}>
                <input type="radio" name={testid} value={choice.value} checked={choice.is_chosen}
                    disabled={choice.is_off} aria-describedby={choice.is_off.then_some(WHY)}
                    onchange={context.on(choice.message.clone())} />
                <span>{choice.label.clone()}</span>
            </label>
        }
    });
    html! {
        <fieldset class="segments" data-testid={testid} {value} aria-label={label}>{for buttons}</fieldset>
    }
}
