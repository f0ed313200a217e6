//! The results: the number of solutions and its breakdown, the boards, and the tools. The tools export boards, check
//! another program's output, and explain the counters.

mod board;
mod chain;
mod check;
mod definitions;
mod export;
mod gallery;
mod own_trace;
mod tool;

use queens_core::{Ending, Goal};
use strum::VariantArray;
use yew::{Html, html};

use super::icons::{Icon, icon};
use super::{Context, predict};
use check::Check;
use gallery::Gallery;
use own_trace::OwnTrace;
use queens_page::address::link::another_search;
use queens_page::message::Message;
use queens_page::model::{Model, State};
use queens_page::results::{Choice, Exhibition, ResultsMessage, Tool};
use queens_page::run::Run;
use queens_text::words::Results;
use tool::ToolBox;

/// The number of boards in the gallery.
pub(crate) fn count(model: &Model) -> usize {
    exhibition(model).map_or(0, |(_, shown)| shown.count())
}

fn exhibition(model: &Model) -> Option<(&Run, Exhibition)> {
    let run = model.shown.run()?;
    let shown = Exhibition::of(run, model.address.settings.symmetry, &model.results);
    Some((run, shown))
}

/// The panel. The explorer provides the total.
pub(crate) fn results(model: &Model, total: Html, context: &Context) -> Html {
    let texts = context.texts.results();
    let exhibition = exhibition(model);
    let shown = exhibition.as_ref();
    html! {
        <div class="results-inside">
            {total}
            if !model.exercises.hides_figures {
                {shown.map(|(run, shown)| sums(run, shown, context))}
            }
            {model.shown.run().map(|run| chain::chain(run, context))}
            <div class="results-tools" role="group" aria-label={texts.tools()}>
                {for Tool::VARIANTS.iter().map(|&tool| toggle(tool, model, context))}
            </div>
            {open(model, shown, context)}
            {match shown {
                Some(_) if model.hides_search() => predict::hidden(model, context),
                Some((run, shown)) => boards(model, run, shown, context),
                None => html! { <p class="note">{texts.nothing()}</p> },
            }}
        </div>
    }
}

/// A summary of the visible boards.
fn sums(run: &Run, shown: &Exhibition, context: &Context) -> Html {
    let texts = context.texts.results();
    if run.counting().is_some() {
        let goals = run.settings().algorithm.capabilities.goals;
        let why = match run.settings().goal {
            Goal::First | Goal::All if run.set().is_empty() => return Html::default(),
            Goal::First | Goal::All => texts.too_wide(),
            Goal::Count if goals.contains(&Goal::All) => texts.count(),
            Goal::Count => texts.count_alone(),
        };
        return html! { <p class="check-summary">{why}</p> };
    }
    let kept = shown.gallery.len() as u64;
    let is_all =
        run.ending() == Some(Ending::Complete) && kept == run.farthest().solutions && kept > 0;
    let is_first = run.settings().goal == Goal::First;
    let line = match run.found.symmetries() {
        _ if !is_all || is_first => None,
        1 => Some(texts.no_symmetry().to_owned()),
        _ => Some(texts.sum_of_orbits(&context.texts.numbers, &shown.classes.sizes(), kept)),
    };
    html! {
        <>
            if let Some(line) = line {
                <p class="check-summary" data-testid="check-sum">{line}</p>
            }
            {remark(run, texts)}
        </>
    }
}

/// Why boards are missing. Empty if all are there.
fn remark(run: &Run, texts: Results) -> Html {
    let is_full = run.found.gallery.is_full();
    let grows = !run.is_halted() && !run.is_complete();
    let remark = match () {
        () if is_full => Some(texts.limit(run.found.gallery.len() as u64)),
        () if grows => Some(texts.more().to_owned()),
        () => None,
    };
    remark.map_or_else(
        Html::default,
        |remark| html! { <p class="check-summary">{remark}</p> },
    )
}

/// The button that opens or closes a tool.
fn toggle(tool: Tool, model: &Model, context: &Context) -> Html {
    let is_open = model.results.tool == Some(tool);
    let message = Message::Results(ResultsMessage::ToolToggled(tool));
    html! {
        <button type="button" class="button" aria-expanded={is_open.to_string()}
            aria-controls={is_open.then_some(tool.into_str())} data-testid={tool.into_str()} onclick={context.on(message)}>
            {context.texts.results().tool(tool)}{icon(Icon::Down)}
        </button>
    }
}

/// The open tool.
fn open(model: &Model, shown: Option<&(&Run, Exhibition)>, context: &Context) -> Html {
    let Some(tool) = model.results.tool else {
        return Html::default();
    };
    let inside = match tool {
        Tool::Export => export::export(model, shown, context),
        Tool::Definitions => definitions::definitions(model.shown_settings().algorithm, context),
        Tool::Check => html! {
            <Check another={another_search(model, model.address.settings.clone())} draft={model.results.draft.clone()} check={model.results.check_with(&model.address.settings)}
                problem={model.address.settings.algorithm.problem} context={context.clone()} />
        },
        Tool::Trace => {
            let mut own = model.results.own_trace.clone();
            own.result = own.result_with(&model.address.settings);
            html! { <OwnTrace another={another_search(model, model.address.settings.clone())} {own} context={context.clone()} /> }
        }
    };
    let name = context.texts.results().tool(tool);
    // The controls appear with the first board. Until then, nothing can take the focus.
    let is_awaited = shown.is_some_and(|(run, shown)| shown.count() == 0 && run.lacks_boards());
    let is_called = model.results.is_called && !is_awaited;
    html! {
        <ToolBox key={tool.into_str()} {tool} {name} {is_called} context={context.clone()}>
            {inside}
        </ToolBox>
    }
}

/// The gallery. If a class is open, its name is above.
fn boards(model: &Model, run: &Run, shown: &Exhibition, context: &Context) -> Html {
    let texts = context.texts.results();
    let class = match shown.choice {
        Choice::Members(class) => shown.classes.list.get(class).map(|it| (class, it.orbit)),
        Choice::All | Choice::Classes => None,
    };
    let heading = class.map(|(class, orbit)| {
        let found = shown.count();
        let name = texts.name_of_class(class as u64 + 1, found, orbit);
        let message = Message::Results(ResultsMessage::ClassClosed);
        html! {
            <div class="class-header">
                <h3>{name}</h3>
                <button type="button" class="button" data-testid="all-classes" onclick={context.on(message)}>
                    {icon(Icon::Back)}{texts.all_classes()}
                </button>
            </div>
        }
    });
    html! {
        <>
            {heading}
            if shown.count() > 0 {
                <Gallery shown={shown.clone()} current={shown.current(run.step())}
                    follows={model.state() != State::Playing} tool={model.results.tool}
                    context={context.clone()} />
            }
        </>
    }
}
