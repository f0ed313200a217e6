//! The comparison: two boards side by side, each with its algorithm and its event, one clock for both, and a table of
//! their counters.

mod survey;
mod table;

use queens_core::{Descriptor, algorithm};
use queens_worker::protocol::Pane;
use strum::VariantArray;
use yew::{Html, html};

use super::explorer::total;
use super::predict;
use super::roles::roles;
use super::setup::algorithm::offered;
use super::{Context, hook, letter, sentence, stage};
use crate::view::widgets::radio::{RadioChoice, choice};
use crate::view::widgets::select::Select;
use queens_draw::Sentence;
use queens_page::compare::{Pace, contrast};
use queens_page::engine::PANES;
use queens_page::message::{CompareMessage, FormMessage, Message};
use queens_page::model::Model;

pub(crate) use survey::survey;

/// Both boards, in place of the single board.
pub(crate) fn boards(model: &Model, context: &Context) -> Html {
    let texts = context.texts.compare();
    html! {
        <>
            <div class="comparison-bar">
                {roles(model, context)}
                <p>{texts.title()}</p>
                {pace(model, context)}
            </div>
            <div class="comparison">
                {for PANES.map(|pane| side(model, pane, context))}
            </div>
        </>
    }
}

/// The choice of the clock.
fn pace(model: &Model, context: &Context) -> Html {
    let texts = context.texts.compare();
    let choices = Pace::VARIANTS.iter().map(|&pace| RadioChoice {
        value: pace.into_str(),
        label: texts.paces(pace),
        is_chosen: model.address.clock == pace,
        is_off: false,
        message: Message::Compare(CompareMessage::PaceChosen(pace)),
    });
    html! {
        <div class="comparison-pace">
            <span aria-hidden="true">{texts.pace()}</span>
            {choice(context, "clock", texts.pace(), choices.collect())}
        </div>
    }
}

/// A board under its algorithm and its event.
fn side(model: &Model, pane: Pane, context: &Context) -> Html {
    let (texts, letter) = (context.texts.compare(), letter(pane));
    html! {
        <section class="side" key={letter} aria-label={texts.side(letter)}>
            <div class="who">
                <span class="letter" aria-hidden="true">{letter}</span>
                {algorithms(model, pane, context)}
                <span class="paper" data-testid={hook("printed-name", pane)}>{context.texts.name_of(searched(model, pane))}</span>
            </div>
            {stage(model, pane, context)}
        </section>
    }
}

/// The algorithm of the search on a board. Without a search, the algorithm chosen for the board.
fn searched(model: &Model, pane: Pane) -> &'static Descriptor {
    let run = model.run_at(pane);
    run.map_or_else(|| chosen(model, pane), |run| run.settings().algorithm)
}

/// The algorithm chosen for a board: the form's algorithm for the first, the compared algorithm for the second.
fn chosen(model: &Model, pane: Pane) -> &'static Descriptor {
    let first = model.address.settings.algorithm;
    match pane {
        Pane::First => first,
        Pane::Second => model.address.compare.unwrap_or(contrast(first)),
    }
}

/// The list of algorithms for a board.
fn algorithms(model: &Model, pane: Pane, context: &Context) -> Html {
    let testid = match pane {
        Pane::First => "algorithm",
        Pane::Second => "algorithm-2",
    };
    let chosen = chosen(model, pane);
    let send = context.send.clone();
    let onchoose = move |id: String| {
        if let Some(algorithm) = algorithm::describe(&id) {
            send.emit(match pane {
                Pane::First => Message::Form(FormMessage::AlgorithmChosen(algorithm)),
                Pane::Second => Message::Compare(CompareMessage::Chosen(algorithm)),
            });
        }
    };
    let label = context.texts.compare().algorithm(letter(pane));
    let (choices, groups) = offered(chosen.problem, context);
    html! { <Select {testid} {label} chosen={chosen.id} {choices} {groups} {onchoose} /> }
}

/// The panel of the explorer: the counters of both boards, and their totals.
pub(crate) fn panel(model: &Model, context: &Context) -> Html {
    if model.exercises.hides_figures {
        return predict::hidden(model, context);
    }
    html! {
        <>
            {table::table(model, context)}
            <dl class="comparison-totals">
                {for PANES.into_iter().filter(|&pane| model.run_at(pane).is_some()).map(|pane| html! {
                    <div key={letter(pane)}>
                        <dt>{letter(pane)}</dt>
                        <dd>{total(model, pane, context)}</dd>
                    </div>
                })}
            </dl>
            {remarks(model, context)}
        </>
    }
}

/// Remarks next to the table: when each search found its first solution, once both boards have shown it, and whether the
/// second search has another goal.
fn remarks(model: &Model, context: &Context) -> Html {
    let texts = context.texts.compare();
    let first_solution = |pane| {
        let run = model.run_at(pane)?;
        let first = run.outline().marks.first().copied();
        first.filter(|&step| step <= run.step())
    };
    let solutions = match PANES.map(first_solution) {
        [Some(first), Some(second)] => Some(texts.first_solutions(first, second)),
        _ => None,
    };
    let other_goal = model.compared().map(|settings| settings.goal);
    let other_goal = other_goal.filter(|&goal| goal != model.shown_settings().goal);
    let other_goal = other_goal.map(|goal| texts.other_goal(&context.texts.setup().goals(goal)));
    let remarks = solutions.into_iter().chain(other_goal);
    html! { <>{for remarks.map(|remark| html! { <p class="remark">{sentence(&Sentence::marked(&remark))}</p> })}</> }
}
