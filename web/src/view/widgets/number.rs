//! A field for a number. It accepts any text, so that a refused text stays in it with the reason nearby.

use web_sys::{HtmlInputElement, InputEvent};
use yew::{AttrValue, Callback, Classes, Html, Properties, TargetCast, component, html};

#[derive(PartialEq, Properties)]
pub(in crate::view) struct NumberProps {
    /// The id, which is also the test hook.
    pub(in crate::view) id: AttrValue,
    #[prop_or_default]
    pub(in crate::view) class: Classes,
    pub(in crate::view) value: String,
    /// Whether the value is refused.
    #[prop_or_default]
    pub(in crate::view) is_refused: bool,
    /// The id of the reason for a refusal.
    #[prop_or_default]
    pub(in crate::view) reason: Option<&'static str>,
    /// The CSS selector of the element that gets the focus if the field disappears.
    #[prop_or_default]
    pub(in crate::view) next_focus: Option<AttrValue>,
    #[prop_or_default]
    pub(in crate::view) placeholder: Option<AttrValue>,
    pub(in crate::view) ontype: Callback<String>,
}

#[component]
pub(in crate::view) fn Number(props: &NumberProps) -> Html {
    let oninput = props
        .ontype
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    html! {
        <input class={props.class.clone()} id={&props.id} data-testid={&props.id} inputmode="numeric" autocomplete="off" maxlength="30"
            value={props.value.clone()} placeholder={&props.placeholder} data-next-focus={&props.next_focus}
            aria-invalid={props.is_refused.then_some("true")}
            aria-describedby={props.reason.filter(|_| props.is_refused)} {oninput} />
    }
}
