//! The calls of the program at the step shown, the outermost first, each with its variables; of an
//! iterative program, the levels of its stack.

use queens_core::algorithm::Algorithm;
use queens_core::explanation::Frame;
use queens_core::replay::Position;
use web_sys::Element;
use yew::{Html, Properties, classes, component, html, use_effect_with, use_node_ref};

use crate::view::Context;
use crate::view::value::{is_long, value};

pub(super) fn stack(algorithm: &Algorithm, position: &Position, context: &Context) -> Html {
    let frames = (algorithm.stack)(position);
    let last = frames.len().saturating_sub(1);
    let frames = frames.iter().enumerate();
    let frames = frames.map(|(depth, frame)| call(depth, depth == last, frame, context));
    html! {
        <Calls label={context.texts.explorer.calls} depth={last}>{for frames}</Calls>
    }
}

#[derive(PartialEq, Properties)]
struct CallsProps {
    label: &'static str,
    /// How deep the innermost call lies.
    depth: usize,
    children: Html,
}

/// The calls; the innermost one is in sight whenever it is another one.
#[component]
fn Calls(props: &CallsProps) -> Html {
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(props.depth, move |_| {
            if let Some(list) = list.cast::<Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    html! { <ol class="calls" ref={list} aria-label={props.label}>{props.children.clone()}</ol> }
}

fn call(depth: usize, is_current: bool, frame: &Frame, context: &Context) -> Html {
    let locals = frame.locals.iter().map(|(name, held)| {
        let class = is_long(held).then_some("long");
        html! { <div key={*name} {class}><dt>{*name}</dt><dd>{value(held, context)}</dd></div> }
    });
    html! {
        <li key={depth} class={classes!("frame", is_current.then_some("on"))}
            aria-current={is_current.then_some("step")}>
            <span class="frame-name">{frame.name}</span>
            <dl class="vars">{for locals}</dl>
        </li>
    }
}
