//! The map of frames: a square for each frame, with a sign for the rule that closed it. The drawing is also a grid for
//! keys and screen readers. A row is redrawn only when it changes.

use std::fmt::Write;

use queens_core::BoardSize;
use queens_core::frames::{FrameLines, FrameRecord, Margins, Rule};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, SvgElement};
use yew::{
    Callback, Html, KeyboardEvent, MouseEvent, Properties, classes, component, html, use_node_ref,
};

use super::fate;
use crate::view::Context;
use queens_draw::pen::short;
use queens_page::keyboard::{MAP, OnBoard};
use queens_page::message::Message;
use queens_page::proof::ProofMessage;
use queens_page::proof::map::{FrameMap, Pair, shade};
use queens_text::Texts;

/// The side of a frame's square.
const SIDE: usize = 10;
/// The maximum number of pairs that are all labelled.
const NUMBERED: usize = 20;

#[derive(PartialEq, Properties)]
pub(super) struct MapProps {
    pub(super) map: FrameMap,
    pub(super) size: BoardSize,
    pub(super) selected: Option<Margins>,
    pub(super) context: Context,
}

/// The map.
#[component]
pub(super) fn Map(props: &MapProps) -> Html {
    let drawing = use_node_ref();
    let MapProps {
        map,
        size,
        selected,
        context,
    } = props;
    let onclick = {
        let send = context.send.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(margins) = frame_of(&event) {
                send.emit(Message::Proof(ProofMessage::FrameChosen(margins)));
            }
        })
    };
    let onkeydown = {
        let (map, send, drawing) = (map.clone(), context.send.clone(), drawing.clone());
        Callback::from(move |event: KeyboardEvent| {
            let Some(margins) = frame_of(&event) else {
                return;
            };
            if event.alt_key() || event.meta_key() || event.ctrl_key() {
                return;
            }
            let is_chosen = matches!(event.key().as_str(), " " | "Enter") && !event.shift_key();
            let to = neighbour(&map, margins, &event.key());
            if is_chosen || to.is_some() {
                event.prevent_default();
                event.stop_propagation();
            }
            if is_chosen {
                send.emit(Message::Proof(ProofMessage::FrameChosen(margins)));
            } else if let (Some(to), Some(drawing)) = (to, drawing.cast::<Element>()) {
                focus_frame(&drawing, to);
            }
        })
    };
    let frames = || map.rows.iter().flatten().map(|(_, frame)| frame.margins);
    let stop = selected.or(map.current).or_else(|| frames().next());
    let [height, width] = [0, 1].map(|axis| (map.pairs[axis].len() * SIDE) as f64);
    // Space for the letters of a label, and a gap.
    let margin = 1.5 + 2.3 * letters(map);
    let view = [-margin, -margin, width + margin, height + margin]
        .map(short)
        .join(" ");
    let rows = map.rows.iter().enumerate().map(|(row, frames)| {
        let in_row = |margins: &Margins| frames.iter().any(|(_, it)| it.margins == *margins);
        html! {
            <MapRow key={row} {row} frames={frames.clone()} size={*size} texts={context.texts}
                current={map.current.filter(in_row)} selected={selected.filter(in_row)} stop={stop.filter(in_row)} />
        }
    });
    html! {
        <svg ref={drawing.clone()} class="frames-map" viewBox={view} preserveAspectRatio="xMinYMid meet" role="grid"
            aria-label={context.texts.proof().map()} data-testid="frames" data-k={map.sums.k.to_string()}
            data-frames={map.sums.begun.to_string()} data-closed={map.sums.closed.to_string()}
            {onclick} {onkeydown}>
            {places(map)}
            {labels(map)}
            {for rows}
        </svg>
    }
}

/// The squares of frames that have not been started, if the total number is known.
fn places(map: &FrameMap) -> Html {
    if map.sums.all.is_none_or(|all| all == map.sums.begun) {
        return Html::default();
    }
    let mut d = String::new();
    let pairs = map.pairs[0].len();
    for row in 0..pairs {
        for column in row..pairs {
            let _ = write!(d, "M{}.5 {}.5h9v9h-9z", column * SIDE, row * SIDE);
        }
    }
    html! { <path class="places-of-frames" aria-hidden="true" {d} /> }
}

/// The height of the labels' letters, constant on the screen for all maps.
fn letters(map: &FrameMap) -> f64 {
    let pairs = map.pairs.each_ref().map(Vec::len);
    (pairs[0].max(pairs[1]) * SIDE) as f64 / 22.0
}

/// The labels of the pairs: to the left of each row, and upright above each column. If there are many, only pairs of
/// equal margins are labelled.
fn labels(map: &FrameMap) -> Html {
    let height = letters(map);
    let [rows, columns] = &map.pairs;
    let mut frames = map.rows.iter().enumerate();
    // With the symmetries of the empty board, there are no frames to the left of the diagonal.
    let is_triangle = rows == columns
        && frames.all(|(row, frames)| frames.iter().all(|(column, _)| *column >= row));
    let middle = |at: usize| short((at * SIDE) as f64 + 5.0 + height * 0.36);
    let of_rows = told(rows).map(|(at, (low, high))| {
        let x = if is_triangle { at * SIDE } else { 0 };
        html! { <text x={short(x as f64 - 1.5)} y={middle(at)}>{format!("{low}+{high}")}</text> }
    });
    let of_columns = told(columns).map(|(at, (low, high))| {
        let transform = format!("translate({} -1.5) rotate(-90)", middle(at));
        html! { <text class="pairs-of-columns" {transform}>{format!("{low}+{high}")}</text> }
    });
    html! { <g class="frames-pairs" font-size={short(height)} aria-hidden="true">{for of_rows}{for of_columns}</g> }
}

fn told(pairs: &[Pair]) -> impl Iterator<Item = (usize, &Pair)> {
    let is_told = |(low, high): &Pair| pairs.len() <= NUMBERED || low == high;
    let pairs = pairs.iter().enumerate();
    pairs.filter(move |(_, pair)| is_told(pair))
}

#[derive(PartialEq, Properties)]
struct MapRowProps {
    row: usize,
    frames: Vec<(usize, FrameRecord)>,
    size: BoardSize,
    texts: &'static Texts,
    /// The margins of the frame that is being searched, the selected frame and the tab stop. `None` if the frame is
    /// not in this row.
    current: Option<Margins>,
    selected: Option<Margins>,
    stop: Option<Margins>,
}

#[component]
fn MapRow(props: &MapRowProps) -> Html {
    let frames = &props.frames;
    if frames.is_empty() {
        return Html::default();
    }
    let cells = frames
        .iter()
        .map(|(column, frame)| cell(props, *column, frame));
    let mut signs: Vec<(Option<Rule>, String)> = Vec::new();
    for (column, frame) in frames {
        let sign = sign(frame.closed, (*column, props.row));
        match signs.iter_mut().find(|(closed, _)| *closed == frame.closed) {
            Some((_, path)) => path.push_str(&sign),
            None => signs.push((frame.closed, sign)),
        }
    }
    let signs = signs
        .into_iter()
        .map(|(closed, d)| html! { <path class={sign_class(closed)} aria-hidden="true" {d} /> });
    html! { <g role="row">{for cells}{for signs}</g> }
}

fn cell(props: &MapRowProps, column: usize, frame: &FrameRecord) -> Html {
    let is = |one: Option<Margins>| one == Some(frame.margins);
    let texts = props.texts.proof();
    let lines = FrameLines::new(props.size, frame.margins);
    let name = lines.map(|lines| queens_text::proof::frame(props.texts, lines.corners, frame));
    let mut name = name.unwrap_or_default();
    if is(props.current) {
        let _ = write!(name, ", {}", texts.current());
    }
    let class = classes!(
        class(frame.closed, frame.nodes),
        is(props.current).then_some("is-current"),
        is(props.selected).then_some("is-selected")
    );
    html! {
        <rect key={column} role="gridcell" {class} data-frame={hook(frame.margins)} data-rule={fate(frame.closed)}
            tabindex={if is(props.stop) { "0" } else { "-1" }} aria-selected={is(props.selected).to_string()}
            x={format!("{}.5", column * SIDE)} y={format!("{}.5", props.row * SIDE)} width="9" height="9">
            <title>{name}</title>
        </rect>
    }
}

/// The CSS class of a frame's square.
pub(super) fn class(closed: Option<Rule>, nodes: u64) -> String {
    match closed {
        Some(_) => format!("place-of-frame rule-{}", fate(closed)),
        None => format!("place-of-frame searched-{}", shade(nodes)),
    }
}

/// The CSS class of a rule's sign.
pub(super) fn sign_class(closed: Option<Rule>) -> String {
    format!("sign-of-rule sign-{}", fate(closed))
}

/// The sign of a rule at this column and row: a bar at the edge, a short line, a ring, a slope, or a cross. A searched
/// frame is dark instead.
pub(super) fn sign(closed: Option<Rule>, (column, row): (usize, usize)) -> String {
    let (x, y) = (column * SIDE, row * SIDE);
    match closed {
        Some(Rule::Margins) => format!("M{} {}v5", x + 3, y as f64 + 2.5),
        Some(Rule::Gains) => format!("M{} {}h4", x + 3, y + 5),
        Some(Rule::Coverage) => format!("M{} {}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z", x + 3, y + 5),
        Some(Rule::Prices) => format!("M{} {}l4 -4", x + 3, y + 7),
        Some(Rule::NoCandidate) => format!("M{} {y1}l4 4m0 -4l-4 4", x + 3, y1 = y + 3),
        None => String::new(),
    }
}

/// The frame that a key moves to: the next in its row or column, or the closest frame of the next row. `None` for
/// other keys.
pub(crate) fn neighbour(map: &FrameMap, from: Margins, key: &str) -> Option<Margins> {
    let [row, column] = map.place(from)?;
    let mut along = map.rows[row].iter();
    let frame = match MAP.find(key, false)? {
        OnBoard::Left => &along.rfind(|(at, _)| *at < column)?.1,
        OnBoard::Right => &along.find(|(at, _)| *at > column)?.1,
        OnBoard::RowStart => &along.next()?.1,
        OnBoard::RowEnd => &along.next_back()?.1,
        OnBoard::Up => nearest(map.rows[..row].iter().rev(), column)?,
        OnBoard::Down => nearest(map.rows[row + 1..].iter(), column)?,
        OnBoard::PickUp | OnBoard::PutBack | OnBoard::Native => return None,
    };
    Some(frame.margins)
}

/// The first frame of these rows in this column. If there is none, the closest frame of the first row that has any.
fn nearest<'m>(
    rows: impl Iterator<Item = &'m Vec<(usize, FrameRecord)>> + Clone,
    column: usize,
) -> Option<&'m FrameRecord> {
    let straight = rows.clone().flatten().find(|(at, _)| *at == column);
    let closest = || {
        let row = rows.clone().find(|row| !row.is_empty())?;
        row.iter().min_by_key(|(at, _)| at.abs_diff(column))
    };
    straight.or_else(closest).map(|(_, frame)| frame)
}

/// The margins in the format of `data-frame`: left, right, above, below.
fn hook(margins: Margins) -> String {
    let [left, right, top, bottom] = margins.lines();
    format!("{left},{right},{top},{bottom}")
}

/// The frame on which an event occurred.
fn frame_of(event: &Event) -> Option<Margins> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let place = target.closest("[data-frame]").ok()??;
    let mut numbers = Vec::new();
    for number in place.get_attribute("data-frame")?.split(',') {
        numbers.push(number.parse().ok()?);
    }
    let [left, right, top, bottom] = numbers[..] else {
        return None;
    };
    Some(Margins {
        left,
        right,
        top,
        bottom,
    })
}

fn focus_frame(drawing: &Element, margins: Margins) {
    let selector = format!("[data-frame=\"{}\"]", hook(margins));
    let place = drawing.query_selector(&selector).ok().flatten();
    if let Some(place) = place.and_then(|place| place.dyn_into::<SvgElement>().ok()) {
        // An element that cannot be focused leaves the focus where it is.
        let _ = place.focus();
    }
}
