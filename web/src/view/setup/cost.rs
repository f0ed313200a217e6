//! The cost of the chosen algorithm, below its idea: a description, the number of candidate boards, the counted
//! operations, and references.

use queens_core::Count;
use yew::{Html, html};

use crate::view::Context;
use crate::view::about::written::Writer;
use queens_page::address::link::another_search;
use queens_page::cost::formula::Formula;
use queens_page::model::Model;
use queens_text::cost::{cited, formula};

pub(crate) fn cost(model: &Model, context: &Context) -> Html {
    let (texts, rest) = (context.texts, context.texts.rest());
    let (settings, own) = (&model.address.settings, texts.cost());
    let algorithm = settings.algorithm;
    let boards = Formula::of(settings).map(|it| {
        let written = own.boards(it.chosen, &formula(&it, &texts.numbers));
        html! { <><dt>{own.space(it.is_whole)}</dt><dd data-testid="space">{written}</dd></> }
    });
    let common = [("tests", Count::Tests), ("nodes", Count::Nodes)];
    let common = common
        .into_iter()
        .filter(|(_, count)| algorithm.traversal.keeps(*count));
    let common = common.map(|(name, _)| name);
    let counters = common.chain(algorithm.operations.iter().map(|it| it.name));
    let counters = counters.filter_map(|name| texts.explorer().counter(algorithm.problem, name));
    let counters =
        counters.map(|(label, about)| html! { <li key={label}><b>{label}</b>{" – "}{about}</li> });
    let address = another_search(model, settings.clone());
    let writer = Writer {
        context,
        address: &address,
    };
    let cited = cited(rest.article(), algorithm.id).into_iter();
    let cited: Vec<_> = cited
        .map(|it| html! { <li>{writer.written(it)}</li> })
        .collect();
    html! {
        <>
            <p>{rest.cost_of(algorithm.id)}</p>
            <dl>
                {for boards}
                <dt>{own.counts()}</dt>
                <dd><ul>{for counters}</ul></dd>
                if !cited.is_empty() {
                    <dt>{own.sources()}</dt>
                    <dd><ul>{for cited}</ul></dd>
                }
            </dl>
        </>
    }
}
