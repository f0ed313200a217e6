//! A list whose last item is in sight whenever it is another one: the calls of a program, the levels of a path.

use web_sys::Element;
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref};

#[derive(PartialEq, Properties)]
pub(super) struct DeepestProps {
    pub(super) class: &'static str,
    pub(super) label: &'static str,
    /// How deep the last item lies.
    pub(super) depth: usize,
    pub(super) children: Html,
}

#[component]
pub(super) fn Deepest(props: &DeepestProps) -> Html {
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(props.depth, move |_| {
            if let Some(list) = list.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    html! {
        <ol class={props.class} ref={list} aria-label={props.label} tabindex="0">{props.children.clone()}</ol>
    }
}
