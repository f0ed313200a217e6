//! The signs on the board and what they mean, under the transport. Phones have no room for it.

use yew::{Html, html};

use super::Context;
use super::icons::{Icon, icon};

/// The list of signs.
pub(crate) fn legend(context: &Context) -> Html {
    let texts = &context.texts.board;
    let entries = [
        (Icon::Place, texts.legend_place),
        (Icon::Conflict, texts.legend_conflict),
        (Icon::Back, texts.legend_removed),
        (Icon::DeadEnd, texts.legend_dead_end),
        (Icon::Solution, texts.legend_solution),
        (Icon::Given, texts.legend_fixed),
        (Icon::Attacked, texts.legend_attacked),
    ];
    let entries = entries.map(|(sign, text)| html! { <li>{icon(sign)}<span>{text}</span></li> });
    html! { <ul class="legend" aria-label={texts.legend}>{for entries}</ul> }
}
