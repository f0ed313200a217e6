//! The definition of every counter: the common ones, then those of the algorithm's own program.

use queens_core::{Count, Descriptor};
use yew::{Html, html};

use crate::view::Context;

pub(super) fn definitions(algorithm: &Descriptor, context: &Context) -> Html {
    let common = Count::COMMON.into_iter().filter_map(Count::name);
    let own = algorithm.operations.iter().map(|operation| operation.name);
    let told = common.chain(own).filter_map(|name| {
        let (label, meaning) = context.texts.explorer().counter(algorithm.problem, name)?;
        Some(html! { <div key={name}><dt>{label}</dt><dd>{meaning}</dd></div> })
    });
    html! { <dl class="definitions">{for told}</dl> }
}
