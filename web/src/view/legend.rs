//! The signs on the board and what they mean, under the transport. Phones have no room for it. Signs
//! of what a program reads and marks are there where a program does so.

use queens_core::algorithm::{Descriptor, Tells};
use queens_core::problem::Problem;
use yew::{Html, Properties, component, html};

use super::Context;
use super::icons::{Icon, icon};
use crate::model::Model;

#[derive(PartialEq, Properties)]
pub(crate) struct LegendProps {
    /// Whose signs they are.
    pub(crate) algorithms: Vec<&'static Descriptor>,
    pub(crate) context: Context,
}

/// The algorithms of the boards that are shown.
pub(crate) fn shown(model: &Model) -> Vec<&'static Descriptor> {
    let second = model.compared().map(|settings| settings.algorithm);
    let first = [model.shown().algorithm];
    first.into_iter().chain(second).collect()
}

/// The list of signs.
#[component]
pub(crate) fn Legend(props: &LegendProps) -> Html {
    let texts = &props.context.texts.board;
    let tells = |what| props.algorithms.iter().any(|it| it.tells == what);
    let has = |problem| props.algorithms.iter().any(|it| it.problem == problem);
    let (queens, knight) = (has(Problem::Queens), has(Problem::Knight));
    let always = [
        (!knight, Icon::Place, texts.legend_place),
        (!knight, Icon::Conflict, texts.legend_conflict),
        (knight, Icon::Visited, texts.legend_visited),
        (knight, Icon::Critical, texts.legend_critical),
        (true, Icon::Back, texts.legend_removed),
        (true, Icon::DeadEnd, texts.legend_dead_end),
        (true, Icon::Solution, texts.legend_solution),
        (true, Icon::Given, texts.legend_fixed),
        (queens, Icon::Attacked, texts.legend_attacked),
    ];
    let always = always.into_iter().filter(|&(is_there, ..)| is_there);
    let always = always.map(|(_, sign, text)| (sign, text));
    let read = tells(Tells::Reads).then_some((Icon::Read, texts.legend_read));
    // Under a number, it is a line.
    let scanned = tells(Tells::Scans).then_some((Icon::Minus, texts.legend_read));
    let marked = tells(Tells::Marks).then_some((Icon::Marked, texts.legend_marked));
    let entries = always.chain(read).chain(scanned).chain(marked);
    let entries = entries.map(|(sign, text)| html! { <li>{icon(sign)}<span>{text}</span></li> });
    html! { <ul class="legend" aria-label={texts.legend}>{for entries}</ul> }
}
