//! The choice of the algorithm, with its idea and its source below.

use queens_core::{Descriptor, Problem, algorithm};
use strum::VariantArray;
use yew::{Html, html};

use crate::view::Context;
use crate::view::header::{to_about, to_question};
use crate::view::rest;
use crate::view::widgets::select::{Choice, Group, Select};
use queens_page::address::link::{link_to_about, link_to_question};
use queens_page::message::{FormMessage, Message};
use queens_page::model::Model;
use queens_page::parts::{Part, PartStage};
use queens_page::settings::Family;
use queens_page::sheets::SheetQuestion;

/// The algorithms of a problem: single options, or groups by family.
pub(in crate::view) fn offered(problem: Problem, context: &Context) -> (Vec<Choice>, Vec<Group>) {
    let choice = |algorithm: &Descriptor| Choice {
        value: algorithm.id.into(),
        name: context.texts.name_of(algorithm).into(),
        language: None,
    };
    if problem != Problem::Queens {
        return (
            algorithm::solving(problem).map(choice).collect(),
            Vec::new(),
        );
    }
    let families = Family::VARIANTS.iter().map(|&family| {
        let members = algorithm::solving(problem);
        let members = members.filter(|algorithm| Family::of(algorithm) == family);
        Group {
            name: context.texts.start().families(family).into(),
            is_off: false,
            choices: members.map(choice).collect(),
        }
    });
    let groups = families.filter(|group| !group.choices.is_empty());
    (Vec::new(), groups.collect())
}

pub(super) fn algorithm(model: &Model, context: &Context) -> Html {
    let (texts, chosen) = (context.texts, model.address.settings.algorithm);
    let send = context.send.clone();
    let onchoose = move |id: String| {
        if let Some(algorithm) = algorithm::describe(&id) {
            send.emit(Message::Form(FormMessage::AlgorithmChosen(algorithm)));
        }
    };
    let title = texts.title_of(chosen);
    let (choices, groups) = offered(chosen.problem, context);
    let list = html! {
        <Select testid="algorithm" description="algorithm-idea" chosen={chosen.id}
            {choices} {groups} {onchoose} />
    };
    html! {
        <>
        <div class="row is-long">
            <div class="label"><label for="algorithm">{texts.setup().algorithm()}</label></div>
            <div class="field">{list}</div>
        </div>
        if !title.idea.is_empty() {
            <p class="idea"><span id="algorithm-idea">{title.idea}</span>{" "}
                {origin(model, title.source, context)}
            </p>
            <details class="about-cost" data-testid="about-cost">
                <summary>{texts.setup().cost()}</summary>
                if let Some(panels) = context.panels {
                    {(panels.cost)(model, context)}
                } else if model.parts.stage(Part::Rest) == PartStage::Failed {
                    {rest::again(".about-cost summary", context)}
                } else {
                    <p>{texts.parts().coming()}</p>
                }
            </details>
        }
        </>
    }
}

/// The source of the algorithm: a link to a question of a sheet, or to the article.
fn origin(model: &Model, source: &str, context: &Context) -> Html {
    let question = SheetQuestion::of(model.address.settings.algorithm);
    let (href, onclick) = match question {
        Some(_) => (
            link_to_question(model, question),
            to_question(question, context),
        ),
        None => (link_to_about(model), to_about(context)),
    };
    html! { <a {href} {onclick}>{context.texts.setup().origin()}{source}</a> }
}
