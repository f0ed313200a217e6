//! The table of a survey: a line for each search.

use queens_core::{Count, Problem};
use queens_worker::protocol::Reason;
use yew::{Html, classes, html};

use crate::view::Context;
use queens_page::address::link::another_search;
use queens_page::address::write;
use queens_page::compare::survey::{Outcome, Taken, kept};
use queens_page::model::Model;
use queens_page::notice::Notice;
use queens_page::settings::Settings;
use queens_text::narration::board_size;
use queens_text::notice::sentence;
use queens_text::survey::series_name;

/// Every search with its counters, board by board. On a single board, each name is a link to its search. These
/// searches have different goals, so the fewest tests are not highlighted.
pub(super) fn searches(model: &Model, taken: &Taken, context: &Context) -> Html {
    let (texts, survey) = (context.texts, context.texts.compare());
    let label = |counter: &'static str| {
        let named = texts.explorer().counter(taken.plan.problem, counter);
        named.map_or(counter, |(label, _)| label)
    };
    let has_sets = taken.plan.problem == Problem::Domination;
    let count = taken.plan.algorithms.len().max(1);
    let entries: Vec<_> = taken.entries().collect();
    let has_space = taken.plan.searches.iter().any(|it| it.space().is_some());
    let has_boards = taken.plan.has_boards();
    let name = |at: usize, search: &Settings| {
        let name = series_name(at, search.algorithm, taken, context.texts);
        if has_boards {
            return html! { name };
        }
        let address = another_search(model, search.clone());
        html! { <a href={format!("#{}", write(&address))}>{name}</a> }
    };
    let space = |search: &Settings| {
        let space = search.space();
        space.map_or_else(
            || "–".to_owned(),
            |it| texts.numbers.grouped(&it.to_string()),
        )
    };
    let boards = entries.chunks(count).map(|board| {
        let made = || {
            board
                .iter()
                .filter_map(|&(search, outcome)| tests(search, outcome))
        };
        let fewest = made()
            .min()
            .filter(|&fewest| has_boards && Some(fewest) < made().max());
        let lines = board.iter().enumerate().map(|(at, &(search, outcome))| {
            let is_less = fewest.is_some() && tests(search, outcome) == fewest;
            html! {
                <tr key={at}>
                    if at == 0 {
                        <th scope="rowgroup" rowspan={board.len().to_string()}>{side(search)}</th>
                    }
                    <th scope="row">{name(at, search)}</th>
                    if has_space { <td class="number">{space(search)}</td> }
                    if !has_boards { <td>{texts.setup().goals(search.goal)}</td> }
                    {numbers(search, outcome, is_less, context)}
                </tr>
            }
        });
        let n = board.first().map_or(0, |(search, _)| search.size.files());
        html! { <tbody key={n}>{for lines}</tbody> }
    });
    html! {
        <table class="result-table" data-testid="survey-table">
            <thead>
                <tr>
                    <th scope="col">{"n"}</th>
                    <th scope="col">{survey.survey_program()}</th>
                    if has_space { <th class="number" scope="col">{survey.survey_space()}</th> }
                    if !has_boards { <th scope="col">{texts.setup().goal()}</th> }
                    if has_sets { <th class="number" scope="col">{survey.survey_queens()}</th> }
                    <th class="number" scope="col">{survey.survey_solutions(taken.plan.problem)}</th>
                    <th class="number" scope="col">{label("tests")}</th>
                    <th class="number" scope="col">{label("placements")}</th>
                    <th class="number" scope="col">{label("nodes")}</th>
                    <th class="number" scope="col">{survey.survey_time()}</th>
                    <th scope="col">{survey.survey_own_work()}</th>
                </tr>
            </thead>
            {for boards}
        </table>
    }
}

/// The tests of a search. `None` if the search does not count tests or was stopped early.
fn tests(search: &Settings, outcome: &Outcome) -> Option<u64> {
    kept(search.algorithm, outcome.complete()?, Count::Tests)
}

fn numbers(search: &Settings, outcome: &Outcome, is_less: bool, context: &Context) -> Html {
    let texts = context.texts;
    let whole = |number| texts.numbers.whole(number);
    let (has_sets, reached_cap) = (
        search.algorithm.problem == Problem::Domination,
        outcome.reached_cap(),
    );
    let counters = match &outcome.counted {
        Ok((counters, _)) => counters,
        Err(reason) => {
            let why = why_not(search, context).unwrap_or_else(|| match reason {
                Reason::Job(why) => why.clone(),
                Reason::NoCode => sentence(texts, &Notice::CodeNotFetched),
            });
            let columns = if has_sets { "7" } else { "6" };
            return html! { <td class="note" colspan={columns}>{why}</td> };
        }
    };
    let hook = |what: &str| {
        format!(
            "survey-{what}{}-{}",
            search.size.files(),
            search.algorithm.id
        )
    };
    let given_up = reached_cap.then(|| {
        let (name, work) = match counters.nodes {
            0 => ("tests", counters.tests),
            nodes => ("nodes", nodes),
        };
        let problem = search.algorithm.problem;
        let label = texts
            .explorer()
            .counter(problem, name)
            .map_or(name, |(label, _)| label);
        texts.compare().survey_given_up(label, &whole(work))
    });
    let told = |count| {
        let number = kept(search.algorithm, counters, count).map(whole);
        let not_counted = || {
            html! {
                <>
                    <span aria-hidden="true">{"–"}</span>
                    <span class="visually-hidden">{texts.explorer().not_counted()}</span>
                </>
            }
        };
        number.map_or_else(not_counted, Html::from)
    };
    let cell = |count| html! { <td class="number">{told(count)}</td> };
    // Sets only grow, so those found have the maximum size reached.
    let queens = (counters.solutions > 0).then_some(counters.depth);
    let own = search.algorithm.operations.iter().zip(counters.operations);
    let own = own.map(|(operation, times)| {
        let label = texts
            .explorer()
            .counter(search.algorithm.problem, operation.name);
        let label = label.map_or(operation.name, |(label, _)| label);
        html! { <span key={operation.name}>{label}{" "}<b>{whole(times)}</b></span> }
    });
    html! {
        <>
            if has_sets {
                <td class="number" data-testid={hook("queens-")} data-value={queens.map(|it| it.to_string())}>
                    {queens.map_or_else(|| "–".to_owned(), whole)}
                </td>
            }
            <td class="number" data-testid={hook("found-")} data-value={counters.solutions.to_string()}
                data-exact={(!reached_cap).to_string()}>
                {if reached_cap { "≥ " } else { "" }}{whole(counters.solutions)}
            </td>
            <td class={classes!("number", is_less.then_some("less"))} data-testid={hook("")}
                data-value={counters.tests.to_string()}>
                {told(Count::Tests)}
            </td>
            {for [Count::Placements, Count::Nodes].map(cell)}
            <td class="number">{time(outcome.milliseconds, context)}</td>
            <td class="own">
                if let Some(given_up) = given_up { <p>{given_up}</p> }
                {for own}
            </td>
        </>
    }
}

/// The number of files, and the number of ranks if the board is not square.
fn side(search: &Settings) -> String {
    if search.size.is_square() {
        search.n().to_string()
    } else {
        board_size(search)
    }
}

/// Why a search cannot be run, in the page's language. `None` if it can be run.
fn why_not(search: &Settings, context: &Context) -> Option<String> {
    let why = search.refusal()?;
    Some(sentence(context.texts, &Notice::Refused(why)))
}

/// A time with its unit. A clock may be too coarse for very short times.
fn time(milliseconds: f64, context: &Context) -> String {
    let numbers = &context.texts.numbers;
    match milliseconds {
        ..0.1 => format!("< {} ms", numbers.decimal("0.1")),
        ..100.0 => format!("{} ms", numbers.decimal(&format!("{milliseconds:.1}"))),
        ..10_000.0 => format!("{} ms", numbers.whole(milliseconds.round() as u64)),
        _ => format!(
            "{} s",
            numbers.decimal(&format!("{:.1}", milliseconds / 1000.0))
        ),
    }
}
