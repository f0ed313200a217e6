//! The choice of the algorithm, with its idea and its source underneath.

use queens_core::algorithm::{self, Algorithm};
use yew::{Html, html};

use super::{before, row};
use crate::message::Message;
use crate::model::Model;
use crate::view::Context;
use crate::view::select::{Choice, Select};

pub(super) fn algorithm(model: &Model, context: &Context) -> Html {
    let (texts, chosen) = (context.texts, model.settings.algorithm);
    let name = |algorithm: &Algorithm| {
        texts
            .algorithms
            .find(algorithm.id)
            .map_or(algorithm.id, |words| words.name)
    };
    let send = context.send.clone();
    let onchoose = move |id: String| {
        if let Some(algorithm) = algorithm::find(&id) {
            send.emit(Message::AlgorithmChosen(algorithm));
        }
    };
    let choices = algorithm::ALL.map(|algorithm| Choice {
        value: algorithm.id,
        name: name(algorithm).into(),
        language: None,
    });
    let was = before(model).map(|before| before.algorithm);
    let was = was.filter(|&was| was != chosen);
    let list = html! {
        <Select testid="algorithm" description="algorithm-idea" chosen={chosen.id}
            choices={choices.to_vec()} {onchoose} />
    };
    html! {
        <>
        {row(
            context,
            html! { <label for="algorithm">{texts.setup.algorithm}</label> },
            was.map(|was| name(was).to_owned()),
            list,
        )}
        if let Some(words) = texts.algorithms.find(chosen.id) {
            <p class="idea" id="algorithm-idea">{words.idea}{" "}<cite>{words.source}</cite></p>
        }
        </>
    }
}
