//! The choice of the algorithm, with its idea and its source underneath.

use queens_core::algorithm::{self, Algorithm};
use web_sys::HtmlSelectElement;
use yew::{Html, TargetCast, html};

use super::{before, row};
use crate::message::Message;
use crate::model::Model;
use crate::view::Context;
use crate::view::icons::{Icon, icon};

pub(super) fn algorithm(model: &Model, context: &Context) -> Html {
    let (texts, chosen) = (context.texts, model.settings.algorithm);
    let name = |algorithm: &Algorithm| {
        texts.algorithms.find(algorithm.id).map_or(algorithm.id, |words| words.name)
    };
    let send = context.send.clone();
    let onchange = move |event: yew::Event| {
        let id = event.target_unchecked_into::<HtmlSelectElement>().value();
        if let Some(algorithm) = algorithm::find(&id) {
            send.emit(Message::AlgorithmChosen(algorithm));
        }
    };
    let options = algorithm::ALL.into_iter().map(|algorithm| {
        html! {
            <option value={algorithm.id} selected={algorithm == chosen}>{name(algorithm)}</option>
        }
    });
    let was = before(model).map(|before| before.algorithm);
    let was = was.filter(|&was| was != chosen);
    row(
        context,
        html! { <label for="algorithm">{texts.setup.algorithm}</label> },
        was.map(|was| name(was).to_owned()),
        html! {
            <>
            <span class="select">
                <select id="algorithm" data-testid="algorithm" aria-describedby="algorithm-idea" {onchange}>
                    {for options}
                </select>
                {icon(Icon::Down)}
            </span>
            if let Some(words) = texts.algorithms.find(chosen.id) {
                <p class="idea" id="algorithm-idea">{words.idea}{" "}<cite>{words.source}</cite></p>
            }
            </>
        },
    )
}
