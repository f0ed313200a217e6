//! The button that deletes the stored results of a count. It needs two clicks, because the results may have taken
//! hours.

use yew::{Callback, Html, MouseEvent, Properties, classes, component, html, use_state_eq};

#[derive(PartialEq, Properties)]
pub(super) struct ForgetProps {
    /// The labels before the first and before the second click.
    pub(super) names: [&'static str; 2],
    pub(super) forget: Callback<MouseEvent>,
}

#[component]
pub(super) fn Forget(props: &ForgetProps) -> Html {
    let is_asking = use_state_eq(|| false);
    let [name, surely] = props.names;
    let onclick = if *is_asking {
        props.forget.clone()
    } else {
        let is_asking = is_asking.clone();
        Callback::from(move |_| is_asking.set(true))
    };
    let leave = {
        let is_asking = is_asking.clone();
        move |_| is_asking.set(false)
    };
    html! {
        <button type="button" class={classes!("button", is_asking.then_some("stop"))} data-testid="count-forget" onblur={leave} {onclick}>
            {if *is_asking { surely } else { name }}
        </button>
    }
}
