//! The path of the search: one row for each lane of the board, one slot for each square in it, so
//! that nothing moves while stepping. A picture, and the same path in words.

mod coverage;
mod layout;
mod row;
mod steps;

use std::cell::Cell;
use std::rc::Rc;

use queens_core::{
    Axis, Event, Fate, File, Line, OpenLines, Position, Problem, Rank, Square, Traversal,
};
use queens_worker::protocol::Pane;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};
use yew::{Callback, Html, classes, html};

use super::Context;
use layout::{HEIGHT, Layout, WIDTH};
use queens_page::message::Message;
use queens_page::rounded::hundredths;
pub(super) use row::name;
use row::{Node, Now, Row, Slot};

/// The picture, and the path in words. A search that walks no tree has none.
pub(crate) fn path(position: &Position, walk: Traversal, context: &Context) -> Html {
    if walk == Traversal::Greedy {
        return steps::steps(position, context);
    }
    if walk == Traversal::Repairs {
        return html! { <p class="note">{context.texts.explorer.repairs}</p> };
    }
    if walk == Traversal::Sets {
        return html! { <p class="note">{context.texts.tree.counted}</p> };
    }
    let variants = Problem::Domination.variants();
    let covers = position.variant().filter(|it| variants.contains(it));
    let below = covers.map(|variant| coverage::histogram(position, variant, context));
    if !walk.is_tree() {
        return html! { <><p class="note">{context.texts.explorer.no_tree}</p>{below}</> };
    }
    if !walk.has_lines() {
        return html! { <>{steps::steps(position, context)}{below}</> };
    }
    let layout = Layout::new(position.size());
    let rows = rows(position, walk);
    let axis = rows.iter().find_map(|row| row.line).map(Line::axis);
    let lines: Rc<[_]> = rows.iter().map(|row| row.line).collect();
    let rows = rows
        .iter()
        .map(|row| html! { <Row key={row.row} ..row.clone() /> });
    html! {
        <>
        <div class="path-frame" onpointermove={asking(layout, lines.clone(), context)} onclick={opening(layout, lines, context)}
            onpointerleave={context.on(Message::SquareAsked(None))}>
            <svg class={classes!("path", (!layout.has_names()).then_some("is-dense"))} viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="xMidYMin meet"
                aria-hidden="true" focusable="false">
                {places(&layout, axis.unwrap_or(Axis::Files))}
                {for rows}
            </svg>
        </div>
        {words(position, context)}
        </>
    }
}

/// The square of the sign that the pointer is at.
fn pointed(event: &MouseEvent, layout: Layout, lines: &[Option<Line>]) -> Option<Square> {
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

/// Asks about the square of a sign.
fn asking(layout: Layout, lines: Rc<[Option<Line>]>, context: &Context) -> Callback<PointerEvent> {
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

/// Goes to what happened on the square of a sign.
fn opening(layout: Layout, lines: Rc<[Option<Line>]>, context: &Context) -> Callback<MouseEvent> {
    let send = context.send.clone();
    Callback::from(move |event: MouseEvent| {
        if let Some(square) = pointed(&event, layout, &lines) {
            send.emit(Message::AskedOpened(Pane::First, square));
        }
    })
}

/// The names of the places above the slots; only some of them where slots are narrow.
fn places(layout: &Layout, axis: Axis) -> Html {
    let shown = |place: &u8| !layout.is_narrow() || *place == 0 || (place + 1).is_multiple_of(4);
    let labels = (0..layout.size().get()).filter(shown).map(|place| {
        let name = match axis {
            Axis::Files => Rank::new(place).map(|rank| rank.to_string()),
            Axis::Ranks => File::new(place).map(|file| file.to_string()),
        };
        html! { <text class="path-label" x={hundredths(layout.x(place)).to_string()} y="8">{name}</text> }
    });
    labels.collect()
}

/// The depth of a lane in the path: none if a given queen holds it.
struct Level {
    line: Option<Line>,
    depth: Option<usize>,
}

/// The lanes in the order of their rows: as they lie on the board, or as the search chooses them.
fn levels(position: &Position, walk: Traversal) -> Vec<Level> {
    let size = position.size();
    if walk == Traversal::Fewest {
        let given = position.given().iter().map(|queen| Level {
            line: Some(Line::File(queen.file)),
            depth: None,
        });
        let depths = 0..size.len() - position.given().len();
        let searched = depths.map(|depth| Level {
            line: position.line(walk, depth),
            depth: Some(depth),
        });
        return given.chain(searched).collect();
    }
    let axis = match walk {
        Traversal::Lines(axis) => axis,
        _ => Axis::Files,
    };
    let open = OpenLines::open(axis, size, position.given());
    (0..size.get())
        .map(|line| Level {
            line: axis.line(line),
            depth: (0..open.count()).position(|depth| open.at(depth) == line),
        })
        .collect()
}

/// One row for each lane.
fn rows(position: &Position, walk: Traversal) -> Vec<row::PathRowProps> {
    let size = position.size();
    let levels = levels(position, walk);
    let here = position.placed().len();
    let current = levels.iter().position(|level| level.depth == Some(here));
    let mut parent = None;
    let mut rows = Vec::with_capacity(size.len());
    for (index, Level { line, depth }) in levels.into_iter().enumerate() {
        let is_reached = current.is_none_or(|current| index <= current);
        let queen = line.and_then(|line| {
            let axis = line.axis();
            let queens = position.queens().iter();
            queens
                .copied()
                .find(|&queen| axis.line_of(queen) == line.index())
        });
        let node = queen.zip(line).map(|(queen, line)| Node {
            place: line.axis().place_of(queen),
            is_given: depth.is_none(),
        });
        let slots = match depth {
            Some(depth) if is_reached => slots(position, depth, node, line),
            _ => Vec::new(),
        };
        rows.push(row::PathRowProps {
            size,
            row: index as u8,
            line,
            slots,
            parent,
            node,
            is_reached,
            now: line.and_then(|line| now(position, line)),
        });
        if is_reached {
            parent = node.map(|node| node.place);
        }
    }
    rows
}

/// What has become of the squares of one depth.
fn slots(position: &Position, depth: usize, node: Option<Node>, line: Option<Line>) -> Vec<Slot> {
    let mut slots = vec![Slot::Unexplored; position.size().len()];
    let axis = line.map_or(Axis::Files, Line::axis);
    let tried = position.tried(depth);
    for &(square, fate) in tried {
        slots[usize::from(axis.place_of(square))] = match fate {
            Fate::Rejected => Slot::Pruned,
            Fate::Removed { solved: false } => Slot::Failed,
            Fate::Removed { solved: true } => Slot::Solved,
        };
    }
    // What a search has passed over was masked out, without a test of its own.
    let last = tried
        .iter()
        .map(|&(square, _)| axis.place_of(square))
        .chain(node.map(|node| node.place))
        .max();
    let is_left = node.is_none() && matches!(position.last(), Some(Event::DeadEnd | Event::End));
    let passed = if is_left {
        slots.len()
    } else {
        last.map_or(0, usize::from)
    };
    for slot in &mut slots[..passed] {
        if *slot == Slot::Unexplored {
            *slot = Slot::Pruned;
        }
    }
    slots
}

/// The event that led here, if it is about this lane.
fn now(position: &Position, line: Line) -> Option<(u8, Now)> {
    let (square, now) = match position.last()? {
        Event::Reject { square, .. } => (square, Now::Rejected),
        Event::Remove { square } => (square, Now::TakenBack),
        Event::Place { square } | Event::Start { square } => (square, Now::Placed),
        _ => return None,
    };
    let axis = line.axis();
    (axis.line_of(square) == line.index()).then(|| (axis.place_of(square), now))
}

/// The path in words: the queens in the order of their columns, then a square that was left.
pub(super) fn words(position: &Position, context: &Context) -> Html {
    let texts = &context.texts.explorer;
    let queens = Axis::Files.ordered(position.queens());
    let mut said: Vec<String> = queens
        .iter()
        .map(|&queen| match position.given().contains(&queen) {
            true => (texts.given)(queen),
            false => queen.to_string(),
        })
        .collect();
    match position.last() {
        Some(Event::Reject { square, .. }) => said.push((texts.rejected)(square)),
        Some(Event::Remove { square }) => said.push((texts.taken_back)(square)),
        _ if said.is_empty() => said.push(texts.no_path.to_owned()),
        _ => {}
    }
    html! {
        <ul class="visually-hidden" role="list" aria-label={texts.path}>
            {for said.into_iter().enumerate().map(|(at, said)| html! { <li key={at}>{said}</li> })}
        </ul>
    }
}

/// What the signs of the picture mean.
pub(crate) fn key(context: &Context) -> Html {
    let key = &context.texts.explorer.key;
    let sign = |drawing: Html, name: &'static str| {
        html! { <li><svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">{drawing}</svg>{name}</li> }
    };
    html! {
        <ul class="path-key" aria-label={key.title}>
            {sign(html! { <circle class="path-on" cx="7" cy="7" r="6" /> }, key.choice)}
            {sign(html! { <circle class="path-given" cx="7" cy="7" r="6" /> }, key.given)}
            {sign(html! { <path class="path-cut" d="M2 2l10 10M12 2L2 12" /> }, key.pruned)}
            {sign(html! { <path class="look-failure" d="M7 0l7 13H0z" /> }, key.failed)}
            {sign(html! {
                <><circle class="look-choice" cx="7" cy="7" r="6.5" /><path class="look-solution" d="M7 3l4 4-4 4-4-4z" /></>
            }, key.solved)}
            {sign(html! { <circle class="look-unexplored" cx="7" cy="7" r="6" /> }, key.unexplored)}
        </ul>
    }
}

#[cfg(test)]
mod tests {
    use queens_core::{BoardSize, Goal, Instance, Replay, algorithm};

    use super::*;

    /// The rows after so many steps of a search for all solutions.
    fn after(steps: usize, id: &str, n: i64, given: &[Square]) -> Vec<row::PathRowProps> {
        let algorithm = algorithm::find(id).unwrap();
        let instance = Instance::queens(BoardSize::new(n).unwrap(), given, Goal::All).unwrap();
        let (mut replay, rules): (Replay, _) =
            algorithm.accept(instance.clone()).expect("served").replay();
        let mut events = Vec::new();
        algorithm
            .accept(instance.clone())
            .expect("served")
            .search()
            .advance_into(&mut events, steps);
        for event in events {
            replay.apply(event, &rules);
        }
        rows(replay.position(), algorithm.traversal)
    }

    #[test]
    fn a_dead_end_shows_its_column_pruned_below_the_path() {
        // a1; b1 and b2 rejected, b3 placed; every row of c rejected; dead end.
        for (id, steps) in [("recursive", 9), ("bitmask", 3)] {
            let rows = after(steps, id, 4, &[]);
            assert_eq!(rows[0].node.map(|node| node.place), Some(0), "{id}");
            assert_eq!(rows[1].slots[..2], [Slot::Pruned; 2], "{id}");
            assert_eq!(rows[1].node.map(|node| node.place), Some(2), "{id}");
            assert_eq!(rows[2].slots, [Slot::Pruned; 4], "{id}");
            assert!(!rows[3].is_reached, "{id}");
        }
    }

    #[test]
    fn the_end_shows_which_squares_of_the_first_column_lead_to_solutions() {
        let rows = after(1_000, "recursive", 4, &[]);
        let solved = [Slot::Failed, Slot::Solved, Slot::Solved, Slot::Failed];
        assert_eq!(rows[0].slots, solved);
    }

    #[test]
    fn given_queens_stand_in_their_columns() {
        let b4 = Square::new(1, 3).unwrap();
        let rows = after(0, "recursive", 4, &[b4]);
        assert_eq!(
            rows[1].node,
            Some(Node {
                place: 3,
                is_given: true
            })
        );
        assert!(rows[0].is_reached && !rows[1].is_reached && rows[1].slots.is_empty());
    }
}
