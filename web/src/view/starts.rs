//! All starts: a map of the board with the result of each start. A table shows the successes on boards of other sizes,
//! or with other orders of the knight's moves. A click on a start runs it.

use queens_core::{BoardSize, File, Problem, Rank, Square, StartResult, Variant};
use queens_worker::protocol::Reason;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::{Html, classes, html};

use super::Context;
use super::board::neighbour;
use super::predict;
use super::rest;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::starts::{Board, COUNTED_TO, MOST_CALLS, Starts, has_fixed_values, has_starts};

/// The widest board whose squares have room for a number.
const WIDEST_NUMBERED: u8 = 16;
/// The largest number of squares whose tours are counted in a minute or so.
const QUICK: u64 = 36;
/// The length of the longest bar.
const BAR: f64 = 120.0;

pub(super) fn starts(model: &Model, context: &Context) -> Html {
    if model.exercises.hides_figures {
        return predict::hidden(model, context);
    }
    let texts = context.texts.starts();
    if !has_starts(model.address.settings.algorithm) {
        return html! { <p class="note">{texts.none()}</p> };
    }
    let starts = model.starts.as_ref();
    let Some((starts, board)) = starts.and_then(|starts| Some((starts, starts.board()?))) else {
        return Html::default();
    };
    match &board.refused {
        Some(Reason::NoCode) => return rest::missing(model, context),
        Some(Reason::Job(why)) => return html! { <p class="note" role="alert">{why.clone()}</p> },
        None => {}
    }
    let (made, all) = (board.made.len(), starts.starts(board.size));
    let problem = board.algorithm.problem;
    let said = if board.is_complete() {
        texts.successes(problem, board.successes() as u64, all as u64)
    } else {
        texts.running(made as u64, all as u64)
    };
    let legend = match problem {
        Problem::Knight => texts.tour_legend(MOST_CALLS),
        _ => texts.legend().to_owned(),
    };
    let chart = match problem {
        Problem::Knight => orders(starts, context),
        _ => chart(starts, context),
    };
    html! {
        <>
            <p class="summary" role="status"><b>{said}</b></p>
            {map(model, starts, board, context)}
            <p class="hint">{legend}</p>
            if problem == Problem::Knight {
                {tours(model, starts, context)}
            }
            {chart}
        </>
    }
}

/// A square for each start, the first rank at the bottom. Until the first result, only the space is kept: a fast
/// engine would otherwise wait for a drawing that its results make stale.
fn map(model: &Model, starts: &Starts, board: &Board, context: &Context) -> Html {
    if board.made.is_empty() {
        return html! { <div class="starts-map" /> };
    }
    let size = board.size;
    let focus = Some(model.focus).filter(|&focus| size.contains(focus));
    let focus = focus.unwrap_or(Square::A1);
    let onkeydown = move |event: KeyboardEvent| {
        let Some(from) = square_of(&event) else {
            return;
        };
        if let Some(to) = neighbour(size, from, &event.key(), event.ctrl_key()) {
            event.prevent_default();
            event.stop_propagation();
            focus_start(&event, to);
        }
    };
    let rows = Rank::first(size.ranks()).rev().map(|rank| {
        let squares = File::first(size.files()).map(|file| Square { file, rank });
        let cells = squares.map(|square| cell(starts, board, square, square == focus, context));
        html! {
            <div role="row" key={rank.get()}>
                <span class="label" aria-hidden="true">{rank.to_string()}</span>
                {for cells}
            </div>
        }
    });
    let files = File::first(size.files())
        .map(|file| html! { <span class="label">{file.to_string()}</span> });
    let is_dense = (size.files() > WIDEST_NUMBERED).then_some("is-dense");
    html! {
        <div class={classes!("starts-map", is_dense)} role="grid" aria-label={context.texts.starts().map(board.algorithm.problem)} {onkeydown}>
            {for rows}
            <div class="starts-files" aria-hidden="true">{for files}</div>
        </div>
    }
}

fn cell(starts: &Starts, board: &Board, square: Square, is_stop: bool, context: &Context) -> Html {
    let (texts, n) = (context.texts.starts(), board.size.files());
    let is_blocked = starts.blocked.contains(&square);
    let made = (board.made.get(board.size.number(square))).filter(|_| !is_blocked);
    let is_tour = board.algorithm.problem == Problem::Knight;
    let shade = made.map(|made| {
        if is_tour {
            tour_shade(made, starts.starts(board.size))
        } else {
            shade(made.pieces as u8, n)
        }
    });
    let written = made.map(|made| {
        if is_tour {
            calls(made)
        } else {
            made.pieces.to_string()
        }
    });
    let name = match (made, &written) {
        (Some(made), Some(written)) if is_tour => {
            let name = texts.tour(square, made);
            // The accessible name contains the visible text, which speech input needs.
            let is_shortened = written.ends_with('k');
            if is_shortened {
                format!("{name} – {written}")
            } else {
                name
            }
        }
        (Some(made), _) => texts.placed(square, made.pieces.into(), n.into()),
        (None, _) if is_blocked => format!("{square}, {}", context.texts.board().blocked()),
        (None, _) => square.to_string(),
    };
    html! {
        <span role="gridcell" key={square.file.get()}>
            <button type="button" data-start={square.to_string()} data-value={written.clone()}
                class={classes!("start", shade.map(|shade| format!("share-{shade}")), made.is_some_and(|it| it.is_solved).then_some("is-solved"), is_blocked.then_some("is-blocked"))}
                tabindex={if is_stop { "0" } else { "-1" }} aria-label={name} disabled={made.is_none()}
                onclick={context.on(Message::StartOpened(square))}>
                if n <= WIDEST_NUMBERED {
                    {written}
                }
            </button>
        </span>
    }
}

/// The number of calls until a tour is found, in thousands if it is large. Without a tour, the reason.
fn calls(made: &StartResult) -> String {
    match (made.is_solved, made.is_capped) {
        (true, _) if made.nodes < 1000 => made.nodes.to_string(),
        (true, _) => format!("{}k", made.nodes / 1000),
        (false, true) => "…".to_owned(),
        (false, false) => "–".to_owned(),
    }
}

/// How directly a start leads to a tour: 4 without backtracking, 0 without a tour.
fn tour_shade(made: &StartResult, squares: usize) -> u8 {
    if !made.is_solved {
        0
    } else if made.nodes < squares as u64 {
        4
    } else {
        2
    }
}

/// How close the number of queens of a start comes to n, from 0 to 4.
fn shade(queens: u8, n: u8) -> u8 {
    let missing = n.saturating_sub(queens);
    4_u8.saturating_sub(missing)
}

/// The square of the start on which an event occurred.
fn square_of(event: &KeyboardEvent) -> Option<Square> {
    let target: HtmlElement = event.target()?.dyn_into().ok()?;
    target.get_attribute("data-start")?.parse().ok()
}

fn focus_start(event: &KeyboardEvent, square: Square) {
    let map = event.current_target();
    let map = map.and_then(|map| map.dyn_into::<HtmlElement>().ok());
    let found = map.and_then(|map| {
        map.query_selector(&format!("[data-start=\"{square}\"]"))
            .ok()?
    });
    if let Some(button) = found.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        // A button that cannot be focused leaves the focus where it is.
        let _ = button.focus();
    }
}

/// The successes on boards of other sizes, as a table with bars.
fn chart(starts: &Starts, context: &Context) -> Html {
    let texts = context.texts.starts();
    let charted = starts.boards().get(1..).unwrap_or_default();
    let boards = charted.iter().filter(|board| board.is_complete());
    let fixed = starts
        .board()
        .is_some_and(|it| has_fixed_values(it.algorithm));
    let is_whole = fixed && charted.iter().all(Board::is_complete);
    let most = boards.clone().map(Board::successes).max().unwrap_or(0);
    let rows = boards.map(|board| {
        let solved = board.successes();
        let length = BAR * solved as f64 / most.max(1) as f64;
        html! {
            <tr key={board.size.files()}>
                <th scope="row">{board.size.files()}</th>
                <td>{solved}</td>
                <td>{board.size.area()}</td>
                <td aria-hidden="true">
                    <svg class="bar" viewBox="0 0 120 12" focusable="false">
                        <rect width={format!("{length:.0}")} height="12" />
                    </svg>
                </td>
            </tr>
        }
    });
    html! {
        <>
        <table class="starts-chart">
            <caption>{texts.chart()}</caption>
            <thead>
                <tr>
                    <th scope="col">{texts.board()}</th>
                    <th scope="col">{texts.solved()}</th>
                    <th scope="col">{texts.starts()}</th>
                    <td></td>
                </tr>
            </thead>
            <tbody>{for rows}</tbody>
        </table>
        if is_whole {
            <p class="hint" data-testid="starts-beyond">{texts.larger_boards((BoardSize::MAX + 1).into(), COUNTED_TO.into())}</p>
        }
        </>
    }
}

/// The count of the tours over all starts.
fn tours(model: &Model, starts: &Starts, context: &Context) -> Html {
    let texts = context.texts.starts();
    let settings = &model.address.settings;
    let squares = starts.starts(settings.size) as u64;
    let running = starts.tours.as_ref();
    let (text, is_running) = match running.map(|tours| (&tours.outcome, tours.progress)) {
        None => {
            let text = (squares > QUICK).then(|| texts.tours_long(squares));
            (text, false)
        }
        Some((None, (counted, all))) => {
            let text = texts.tours_running(counted.into(), all.into());
            (Some(text), true)
        }
        Some((Some(Ok(totals)), _)) => {
            let (directed, undirected) = (totals.directed, totals.undirected());
            let text = match settings.variant {
                Some(Variant::Closed) => texts.closed_total(directed, undirected),
                _ => texts.open_total(directed, undirected, totals.starts.into(), squares),
            };
            (Some(text), false)
        }
        Some((Some(Err(Reason::Job(why))), _)) => (Some(why.clone()), false),
        Some((Some(Err(Reason::NoCode)), _)) => return rest::missing(model, context),
    };
    let is_offered = !running.is_some_and(|tours| matches!(tours.outcome, Some(Ok(_))));
    html! {
        <p class="tours-total">
            if is_offered {
                <button type="button" class="button" data-testid="count-tours" onclick={context.on(Message::ToursCounted(!is_running))}>
                    {if is_running { texts.stop_tours() } else { texts.count_tours() }}
                </button>
            }
            <span role="status" data-testid="tours-total">{text}</span>
        </p>
    }
}

/// The result of each order of the knight's moves, the form's order first.
fn orders(starts: &Starts, context: &Context) -> Html {
    let texts = context.texts.starts();
    let rows = starts.boards().iter().map(|board| {
        let name = context.texts.name_of(board.algorithm);
        html! {
            <tr key={board.algorithm.id} data-order={board.algorithm.id}>
                <th scope="row">{name}</th>
                <td>{board.successes()}</td>
                <td>{board.capped()}</td>
                <td>{board.made.len().min(starts.starts(board.size))}</td>
            </tr>
        }
    });
    html! {
        <table class="starts-chart" data-testid="starts-orders">
            <caption>{texts.orders()}</caption>
            <thead>
                <tr>
                    <th scope="col">{texts.order()}</th>
                    <th scope="col">{texts.tours()}</th>
                    <th scope="col">{texts.capped()}</th>
                    <th scope="col">{texts.starts()}</th>
                </tr>
            </thead>
            <tbody>{for rows}</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_the_darker_the_nearer_it_comes() {
        assert_eq!(
            [8, 7, 5, 4, 1].map(|queens| shade(queens, 8)),
            [4, 3, 1, 0, 0]
        );
    }
}
