//! The path of the search: a picture by `queens-draw`, and the path in words.

mod coverage;
mod steps;

use std::cell::Cell;
use std::rc::Rc;

use queens_core::{Axis, Event, Line, Position, Problem, Square, Traversal, algorithm};
use queens_draw::PathPicture;
use queens_draw::path::PathRow;
use queens_draw::path::layout::{HEIGHT, PathLayout, WIDTH};
use queens_worker::protocol::Pane;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};
use yew::{Callback, Html, Properties, classes, component, html};

use super::Context;
use super::board::drawn;
use queens_page::message::Message;

/// The picture, and the path in words. A search that walks no tree has no path.
pub(crate) fn path(position: &Position, walk: Traversal, context: &Context) -> Html {
    if walk == Traversal::Greedy {
        return steps::steps(position, walk, context);
    }
    if walk == Traversal::LocalSearch {
        return html! { <p class="note">{context.texts.explorer().repairs()}</p> };
    }
    if walk == Traversal::CountOnly {
        return html! { <p class="note">{context.texts.tree().counted()}</p> };
    }
    let below = covered(position, context);
    if !walk.is_tree() {
        return html! { <><p class="note">{context.texts.explorer().no_tree()}</p>{below}</> };
    }
    if !walk.has_lines() {
        return html! { <>{steps::steps(position, walk, context)}{below}</> };
    }
    let Some(path) = PathPicture::of(position, walk) else {
        return Html::default();
    };
    let layout = path.layout;
    let (within, places) = (path.within(), path.places());
    let lines: Rc<[_]> = path.rows.iter().map(|row| row.line).collect();
    let rows = path.rows.into_iter();
    let rows = rows.map(|row| {
        let key = row.row;
        html! { <Row {key} {row} /> }
    });
    html! {
        <>
        <div class="path-frame" onpointermove={asking(layout, lines.clone(), context)} onclick={opening(layout, lines, context)}
            onpointerleave={context.on(Message::SquareAsked(None))}>
            <svg class={classes!("path", within)} viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="xMidYMin meet"
                aria-hidden="true" focusable="false">
                {drawn(places)}
                {for rows}
            </svg>
        </div>
        {words(position, context)}
        </>
    }
}

/// A histogram of how often the squares are covered. `None` unless the search is for dominating sets.
fn covered(position: &Position, context: &Context) -> Option<Html> {
    let variants = Problem::Domination.variants();
    let covers = position.variant().filter(|it| variants.contains(it));
    covers.map(|variant| coverage::histogram(position, variant, context))
}

/// The pieces that the reader has placed, in place of a search.
pub(crate) fn placed(position: Option<&Position>, problem: Problem, context: &Context) -> Html {
    let walk = algorithm::default(problem).traversal;
    // Until the deferred code is loaded, the bar of play reports that it is loading.
    let Some(texts) = context.texts.rest.map(|rest| rest.play()) else {
        return Html::default();
    };
    let position = position.filter(|it| !it.queens().is_empty());
    html! {
        <>
            <p class="summary">{if problem == Problem::Knight { texts.your_way() } else { texts.your_queens() }}</p>
            if let Some(position) = position {
                {steps::levels(position, walk, position.placed().len(), context)}
                {covered(position, context)}
            } else {
                <p class="note">{texts.nothing()}</p>
            }
        </>
    }
}

#[derive(PartialEq, Properties)]
struct PathRowProps {
    row: PathRow,
}

/// A row, redrawn only when it changes.
#[component]
fn Row(PathRowProps { row }: &PathRowProps) -> Html {
    html! { <g>{drawn(row.elements())}</g> }
}

/// The square of the sign under the pointer.
fn pointed(event: &MouseEvent, layout: PathLayout, lines: &[Option<Line>]) -> Option<Square> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let frame = target.closest(".path-frame").ok()??;
    let frame = frame.get_bounding_client_rect();
    let scale = (frame.width() / WIDTH).min(frame.height() / HEIGHT);
    let left = (frame.width() - WIDTH * scale) / 2.0;
    let x = (f64::from(event.client_x()) - frame.left() - left) / scale;
    let y = (f64::from(event.client_y()) - frame.top()) / scale;
    let (row, place) = layout.at(x, y)?;
    (*lines.get(row)?)?.square(place)
}

/// Opens the card of a sign's square.
fn asking(
    layout: PathLayout,
    lines: Rc<[Option<Line>]>,
    context: &Context,
) -> Callback<PointerEvent> {
    let send = context.send.clone();
    let asked = Cell::new(None);
    Callback::from(move |event: PointerEvent| {
        let square = pointed(&event, layout, &lines);
        if asked.replace(square) != square {
            send.emit(Message::SquareAsked(
                square.map(|square| (Pane::First, square)),
            ));
        }
    })
}

/// Goes to the event on a sign's square.
fn opening(
    layout: PathLayout,
    lines: Rc<[Option<Line>]>,
    context: &Context,
) -> Callback<MouseEvent> {
    let send = context.send.clone();
    Callback::from(move |event: MouseEvent| {
        if let Some(square) = pointed(&event, layout, &lines) {
            send.emit(Message::AskedOpened(Pane::First, square));
        }
    })
}

/// The path in words: the queens in the order of their columns, then the square that was left.
pub(super) fn words(position: &Position, context: &Context) -> Html {
    let texts = context.texts.explorer();
    let queens = Axis::Files.ordered(position.queens());
    let mut said: Vec<String> = queens
        .iter()
        .map(|&queen| {
            if position.given().contains(&queen) {
                texts.given(queen)
            } else {
                queen.to_string()
            }
        })
        .collect();
    match position.last() {
        Some(Event::Reject { square, .. }) => said.push(texts.rejected(square)),
        Some(Event::Remove { square }) => said.push(texts.taken_back(square)),
        _ if said.is_empty() => said.push(texts.no_path().to_owned()),
        _ => {}
    }
    html! {
        <ul class="visually-hidden" role="list" aria-label={texts.path()}>
            {for said.into_iter().enumerate().map(|(at, said)| html! { <li key={at}>{said}</li> })}
        </ul>
    }
}

/// The key to the signs of the picture.
pub(crate) fn key(context: &Context) -> Html {
    let texts = context.texts.explorer();
    let sign = |drawing: Html, name: &'static str| {
        html! { <li><svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">{drawing}</svg>{name}</li> }
    };
    html! {
        <ul class="path-key" aria-label={texts.key_title()}>
            {sign(html! { <circle class="path-on" cx="7" cy="7" r="6" /> }, texts.key_choice())}
            {sign(html! { <circle class="path-given" cx="7" cy="7" r="6" /> }, texts.key_given())}
            {sign(html! { <path class="path-cut" d="M2 2l10 10M12 2L2 12" /> }, texts.key_pruned())}
            {sign(html! { <path class="look-failure" d="M2 2h10v10H2z" /> }, texts.key_failed())}
            {sign(html! {
                <><circle class="look-choice" cx="7" cy="7" r="6.5" /><path class="look-solution" d="M7 3l4 4-4 4-4-4z" /></>
            }, texts.key_solved())}
            {sign(html! { <circle class="look-unexplored" cx="7" cy="7" r="6" /> }, texts.key_unexplored())}
        </ul>
    }
}
