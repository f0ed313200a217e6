//! The explorer: its panels with their tabs, and the counters below.

mod stack;
mod switch;

use queens_core::{Problem, Replay};
use queens_worker::protocol::Pane;
use yew::{Html, classes, html};

use super::counters::counters;
use super::event_strip::tells_result;
use super::path::placed;
use super::tree::{nodes as nodes_shown, tree};
use super::{Context, drawer, hook, proof, rest, results, sentence};
use queens_page::model::Model;
use queens_page::pool::is_shared;
use queens_page::run::Run;
use queens_page::run::shown::Shown;
use queens_page::screen::{Drawer, Role, View};
use queens_page::settings::has_frames;
use queens_page::starts::has_starts;
use queens_text::narration::total;
use stack::stack;
use switch::Switch;

pub(crate) fn explorer(model: &Model, context: &Context) -> Html {
    let texts = context.texts.explorer();
    let settings = model.shown_settings();
    let is_large = model.shows_large();
    let at_start = match model.shown.run() {
        None if !is_large => settings.instance().ok(),
        _ => None,
    };
    let at_start = at_start.map(|instance| settings.algorithm.initial_replay(&instance));
    let replay = model.shown.run().map(Run::replay).or(at_start.as_ref());
    let values = model.shown.counters().or(replay.map(Replay::counters));
    // The nodes appear next to the shards.
    let values =
        values.filter(|_| !model.exercises.hides_figures && !model.shown.tells_nodes_alone());
    // In play, no search is shown.
    let tells_of_search = model.address.role != Role::Play;
    let nodes = replay.filter(|_| tells_of_search && model.address.view == View::Tree);
    let nodes = nodes.and_then(|replay| nodes_shown(model, replay.position()));
    let nodes = nodes.map(|nodes| nodes.to_string());
    let has_tree = tells_of_search && settings.algorithm.traversal.is_tree();
    let compares = rest::compares(model, context);
    let is_of_no_search = matches!(model.address.view, View::Examples | View::Sheets);
    // These panels need no replay here, and the trace table explains why a board has none.
    let is_by_itself = is_of_no_search || model.address.view == View::Trace;
    let step = model.shown.traced().map(Run::step);
    let boards = (model.address.view == View::Results && !is_large)
        .then(|| results::count(model).to_string());
    html! {
        <aside class="column-right" id="path" aria-label={texts.region()} translate="no">
            <div class="card panel">
                {drawer(Drawer::Explorer, model, context)}
                <Switch chosen={model.address.view} {has_tree} has_starts={has_starts(settings.algorithm)} has_frames={has_frames(settings.algorithm)} context={context.clone()} />
                // A panel that has just been chosen starts at its top.
                <div key={model.address.view.into_str()} class={classes!("pane", model.address.view.into_str())} role="tabpanel" id="panel"
                    data-testid={model.address.view.into_str()} data-nodes={nodes} data-count={boards}
                    translate={is_of_no_search.then_some("yes")}
                    aria-labelledby={format!("view-{}", model.address.view.into_str())}>
                    if is_by_itself {
                        {rest::panel(model, context, |panels| (panels.panel)(model, context))}
                    } else if is_large {
                        {rest::panel(model, context, |panels| (panels.solution)(model, context))}
                    } else {
                        {panel(model, replay, context)}
                        if tells_of_search && !matches!(model.address.view, View::Compare | View::Results | View::Starts) {
                            {total(model, Pane::First, context)}
                            if model.shown.run().is_some_and(Run::is_at_end) {
                                {rest::beside(context, |panels| (panels.by_frames)(model, context))}
                            }
                        }
                    }
                </div>
                if tells_of_search && !compares && !is_of_no_search {
                    if let Some(step) = step {
                        <p class="counters-at">{texts.at_step(&context.texts.numbers.whole(step))}</p>
                    }
                    {values.map(|values| counters(values, settings.algorithm, context)).unwrap_or_default()}
                }
            </div>
            if compares {
                {rest::beside(context, |panels| (panels.survey)(model, context))}
            }
        </aside>
    }
}

/// Whether the page counts queens without any tree.
fn counts_queens(model: &Model) -> bool {
    let settings = model.shown_settings();
    let is_of_queens = settings.algorithm.problem == Problem::Queens;
    is_of_queens && model.address.role != Role::Play && is_shared(settings)
}

/// The content of the chosen panel.
fn panel(model: &Model, replay: Option<&Replay>, context: &Context) -> Html {
    let Some(position) = replay.map(Replay::position) else {
        return Html::default();
    };
    match model.address.view {
        View::Tree | View::About if counts_queens(model) => {
            rest::panel(model, context, |panels| (panels.known)(model, context))
        }
        View::Tree | View::About if model.address.role != Role::Play => {
            // A counted set is on the board without any step.
            let counted = model.shown.run().filter(|run| !run.set().is_empty());
            let standing = counted.map(Run::standing);
            tree(model, standing.as_ref().unwrap_or(position), context)
        }
        _ => rest::panel(model, context, |panels| (panels.panel)(model, context)),
    }
}

/// The boards found by the search, below their number.
pub(super) fn boards(model: &Model, context: &Context) -> Html {
    let total = total(model, Pane::First, context);
    let offer = proof::offer(model, context);
    results::results(model, html! { <>{total}{offer}</> }, context)
}

/// The path to the pieces that the reader has placed.
pub(super) fn played(model: &Model, context: &Context) -> Html {
    let settings = &model.address.settings;
    let played = model.play.position(settings);
    placed(played.as_ref(), settings.algorithm.problem, context)
}

/// The calls of the program at the current step.
pub(super) fn calls(model: &Model, context: &Context) -> Html {
    let settings = model.shown_settings();
    match model.code(settings.algorithm) {
        Some(code) if code.is_traced() => match model.shown.run() {
            Some(run) => stack(code, run.replay().position(), context),
            None => settings.instance().map_or_else(
                |_| Html::default(),
                |instance| {
                    let at_start = settings.algorithm.initial_replay(&instance);
                    stack(code, at_start.position(), context)
                },
            ),
        },
        Some(_) => html! { <p class="note">{context.texts.listing().counted()}</p> },
        // The listing already shows that the code is loading.
        None => Html::default(),
    }
}

/// The number of solutions of a board's search, as far as it is known.
pub(super) fn total(model: &Model, pane: Pane, context: &Context) -> Html {
    let texts = context.texts;
    let Some(run) = model.run_at(pane) else {
        return html! { <p class="summary" /> };
    };
    let total = total::known(run, model.address.settings.symmetry);
    // A shared count may not have found a solution yet. That does not mean that there is none.
    let is_shared = matches!(model.shown, Shown::Shared(..)) && pane == Pane::First;
    // The total is hidden while the reader predicts, or is asked for figures.
    let is_told = !model.hides_search();
    let is_known = is_told && (!is_shared || total.solutions > 0 || total.is_over);
    // Next to a board at an earlier step, the total would give the end away.
    let is_of_step = matches!(model.address.view, View::Tree | View::Stack | View::Compare);
    let is_ahead = is_of_step && run.counting().is_none() && !run.is_at_edge();
    let is_alone = !rest::compares(model, context);
    // The strip above the board shows it, or the card of the count.
    let is_repeated = is_of_step && (tells_result(model) || counts_queens(model));
    html! {
        <p class={classes!("summary", (is_ahead || is_repeated && is_alone).then_some("is-ahead"))} data-testid={hook("total", pane)} data-value={total.value().to_string()}
            data-exact={total.is_exact.to_string()}>
            if is_known {
                if is_alone { {texts.explorer().result()}{" "} }
                <span data-testid={hook("headline", pane)} data-kind={total::kind(run).name()}>
                    {sentence(&total::headline(texts, run, model.address.settings.symmetry))}
                </span>
            }
        </p>
    }
}
