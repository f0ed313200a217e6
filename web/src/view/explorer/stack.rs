//! The calls of the program at the current step, the outermost first, each with its variables. For an iterative
//! program, the levels of its stack.

use queens_core::{Algorithm, Position, StackFrame};
use yew::{Html, classes, html};

use crate::view::Context;
use crate::view::deepest::deepest;
use crate::view::value::{is_long, value};

pub(in crate::view) fn stack(
    algorithm: &Algorithm,
    position: &Position,
    context: &Context,
) -> Html {
    let frames = algorithm.call_stack(position);
    let last = frames.len().saturating_sub(1);
    // A deep stack shows only the innermost calls. Each call keeps its key from step to step.
    let hidden = position.queens().len().saturating_sub(frames.len());
    let frames = frames.iter().enumerate();
    let frames = frames.map(|(depth, frame)| call(hidden + depth, depth == last, frame, context));
    deepest("calls", context.texts.explorer().calls(), frames.collect())
}

fn call(depth: usize, is_current: bool, frame: &StackFrame, context: &Context) -> Html {
    let locals = frame.locals.iter().map(|(name, held)| {
        let class = is_long(held, context).then_some("long");
        html! { <div key={*name} {class}><dt>{context.renamed(name)}</dt><dd>{value(held, context)}</dd></div> }
    });
    html! {
        <li key={depth} class={classes!("frame", is_current.then_some("on"))}
            aria-current={is_current.then_some("step")}>
            <span class="frame-name">{context.renamed(frame.name)}</span>
            <dl class="variables">{for locals}</dl>
        </li>
    }
}
