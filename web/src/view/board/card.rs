//! The card of the square that the reader points at. It shows the contents of the square, why the square was refused,
//! and the queens that attack it. A button goes to the step where that happened.

use queens_core::{BoardSize, Event, Position, Problem, Square, SquareReason, SquareState};
use queens_worker::protocol::Pane;
use web_sys::HtmlElement;
use yew::{AttrValue, Html, NodeRef, Properties, component, html, use_effect_with, use_node_ref};

use crate::view::{Context, hook, sentence};
use queens_draw::pen::short;
use queens_draw::{Pen, Sentence};
use queens_page::looked_at::standing;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::run::Run;
use queens_page::screen::Role;
use queens_page::story::Chapter;

/// The card of a board. Empty if there is nothing to explain about the square.
pub(in crate::view) fn card(model: &Model, pane: Pane, context: &Context) -> Html {
    if model.address.role == Role::Play {
        return of_play(model, pane, context);
    }
    // The reader's queens in the story are given queens, but are not fixed.
    if model.address.story.is_some_and(Chapter::is_by_hand) {
        return Html::default();
    }
    let found = model.asked.and_then(|(_, square)| {
        let position = standing(model, pane)?;
        let square_state = state(&position, square)?;
        Some((square, position, square_state))
    });
    let Some((square, position, square_state)) = found else {
        return Html::default();
    };
    let run = model.run_at(pane);
    let settings = run.map_or_else(|| model.shown_settings(), Run::settings);
    let (problem, position) = (settings.algorithm.problem, &position);
    let texts = context.texts.card();
    let mut said = texts.said(problem, position, square, &square_state);
    said.extend(list(position, square, context));
    let reason = square_state.reason(problem, position, square);
    // Nothing ever happens on a given square. If the event happened at the current step, the board already shows it.
    let past = run.filter(|run| {
        let is_here = run.event().and_then(Event::square) == Some(square);
        let is_past = run.step() > 0 && !is_here && reason != SquareReason::Given;
        is_past && !run.has_spared(square)
    });
    let mut is_told = square_state.tried.is_some() || square_state.piece_index.is_some();
    if let Some(run) = past
        && !is_told
        && let Some((step, event)) = run.last_event_on(square)
        && let Some(before) = texts.before(problem, event, &context.texts.numbers.whole(step))
    {
        said.push(before);
        is_told = true;
    }
    let go = past.map(|_| {
        html! {
            <button type="button" class="button" data-testid={hook("card-go", pane)}
                data-next-focus={format!("#{}-squares .cell[tabindex='0']", hook("board", pane))}
                onclick={context.on(Message::AskedOpened(pane, square))}>
                {if is_told { texts.go() } else { texts.last() }}
            </button>
        }
    });
    beside(
        pane,
        problem,
        position.size(),
        (square, reason),
        &square_state,
        &said,
        go,
    )
}

/// The state of a square. Attacks on a blocked square do not matter.
fn state(position: &Position, square: Square) -> Option<SquareState> {
    let mut state = position.square_state(square)?;
    if position.blocked().contains(&square) {
        state.attackers.clear();
    }
    Some(state)
}

/// The sentence about the square's list of free neighbours. `None` if the search keeps no such lists.
fn list(position: &Position, square: Square, context: &Context) -> Option<Sentence> {
    if position.blocked().contains(&square) {
        return None;
    }
    let text = context.texts.helper().of_square(position, square)?;
    Some(Sentence::marked(&context.renamed(&text)))
}

/// The card of a square in play.
fn of_play(model: &Model, pane: Pane, context: &Context) -> Html {
    let found = model.asked.and_then(|(_, square)| {
        let position = model.play.position(&model.address.settings)?;
        let square_state = state(&position, square)?;
        Some((square, position, square_state))
    });
    let Some((square, position, square_state)) = found else {
        return Html::default();
    };
    let problem = model.address.settings.algorithm.problem;
    let mut said = context
        .texts
        .card()
        .said(problem, &position, square, &square_state);
    let is_given = model.address.settings.given.contains(square);
    if let (Some(index), Some(first)) = (
        square_state.piece_index.filter(|_| !is_given),
        said.first_mut(),
    ) {
        *first = Sentence::marked(&context.texts.play().piece(problem, index as u64 + 1));
    }
    said.extend(list(&position, square, context));
    let reason = match square_state.reason(problem, &position, square) {
        // In play, the chosen start of a tour is not a given square.
        SquareReason::Given if !is_given => SquareReason::Visited,
        reason => reason,
    };
    beside(
        pane,
        problem,
        position.size(),
        (square, reason),
        &square_state,
        &said,
        None,
    )
}

/// The card next to its square, with the lines to the queens that it names.
fn beside(
    pane: Pane,
    problem: Problem,
    size: BoardSize,
    (square, reason): (Square, SquareReason),
    square_state: &SquareState,
    said: &[Sentence],
    go: Option<Html>,
) -> Html {
    let pen = Pen::new(size);
    let view = format!("0 0 {} {}", short(pen.width()), short(pen.height()));
    let class = match problem {
        Problem::Domination => "mark mark-way",
        _ => "mark mark-line",
    };
    let attackers = square_state
        .attackers
        .iter()
        .map(|attacker| attacker.square);
    let place = place(size, square, &attackers.collect::<Vec<_>>());
    html! {
        <>
        <svg class="asked" viewBox={view} aria-hidden="true" focusable="false">
            <path class="asked-square" d={pen.boxes([square].into_iter(), 0.02)} />
            <path {class} stroke-width={short(pen.line(0.05, 2.0))} d={lines(pen, square, square_state)} />
        </svg>
        {slip(place, Some(hook("why", pane)), (square, reason), said, go)}
        </>
    }
}

/// A card next to its square: the reason as its title, an explanation, and a button to the step. A card with an id
/// describes the focused element.
pub(in crate::view) fn slip(
    place: Place,
    id: Option<AttrValue>,
    (square, reason): (Square, SquareReason),
    said: &[Sentence],
    go: Option<Html>,
) -> Html {
    let testid = id.clone().unwrap_or(AttrValue::Static("why"));
    html! {
        <Placed {place}>
            <div {id} data-testid={testid} data-square={square.to_string()} data-reason={reason.name()}>
                <b>{square.to_string()}</b>
                {for said.iter().map(|said| html! { <>{" "}{sentence(said)}</> })}
            </div>
            {go.unwrap_or_default()}
        </Placed>
    }
}

/// The lines to the queens that the card names.
fn lines(pen: Pen, square: Square, square_state: &SquareState) -> String {
    square_state
        .attackers
        .iter()
        .map(|it| pen.attack(square, it.square))
        .collect()
}

/// The width and the height of a card, as fractions of a board of about 500 pixels.
const CARD: (f64, f64) = (0.5, 0.26);

/// The place of the card: near its square, and where it covers neither the square nor its attackers, nor much of the
/// lines to them.
fn place(size: BoardSize, square: Square, attackers: &[Square]) -> Place {
    let (files, ranks) = (size.width() as f64, f64::from(size.ranks()));
    let (width, height) = (CARD.0 * files, CARD.1 * ranks);
    // The middle of a square, from the upper left corner of the board. The unit is a square.
    let middle = |square: Square| {
        let (file, rank) = (square.file.index() as f64, square.rank.index() as f64);
        (file + 0.5, ranks - rank - 0.5)
    };
    let (x, y) = middle(square);
    // Points with the cost of covering them.
    let mut points = vec![(x, y, 1000.0)];
    for &attacker in attackers {
        let (to_x, to_y) = middle(attacker);
        points.push((to_x, to_y, 50.0));
        let parts = 2.0 * (to_x - x).abs().max((to_y - y).abs());
        points.extend((1..parts as u32).map(|part| {
            let part = f64::from(part) / parts;
            (x + (to_x - x) * part, y + (to_y - y) * part, 3.0)
        }));
    }
    let cost = |left: f64, top: f64| {
        // A half-covered square counts as covered.
        let distance = |at: f64, start: f64, length: f64| (start - at).max(at - start - length);
        let gap = |(at_x, at_y): (f64, f64)| {
            distance(at_x, left, width).max(distance(at_y, top, height)) - 0.5
        };
        let covered = points.iter().filter(|&&(x, y, _)| gap((x, y)) < -1e-9);
        covered.map(|&(.., cost)| cost).sum::<f64>() + 4.0 * gap((x, y)).max(0.0)
    };
    // A card begins or ends at an edge of the square or of the board, or at each square between them.
    let lefts = (0..=(files - width) as u32)
        .map(f64::from)
        .chain([files - width]);
    let tops = || {
        (0..=(ranks - height) as u32).map(f64::from).chain([
            ranks - height,
            y + 0.5,
            y - 0.5 - height,
        ])
    };
    let lefts = lefts
        .chain([x + 0.5, x - 0.5 - width])
        .filter(|&left| left >= 0.0 && left <= files - width);
    let places = lefts.flat_map(|left| {
        let tops = tops().filter(|&top| top >= 0.0 && top <= ranks - height);
        tops.map(move |top| (left, top))
    });
    let best = places.min_by(|&(a, b), &(c, d)| cost(a, b).total_cmp(&cost(c, d)));
    let (left, top) = best.unwrap_or_default();
    // A smaller card keeps its distance from the square.
    Place {
        shift: 0.0,
        across: if left + width / 2.0 < x {
            ("right", 1.0 - (left + width) / files)
        } else {
            ("left", left / files)
        },
        down: if top + height / 2.0 < y {
            ("bottom", 1.0 - (top + height) / ranks)
        } else {
            ("top", top / ranks)
        },
    }
}

/// The edges of the picture from which the card is measured, each with a distance as a fraction of that side.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::view) struct Place {
    pub(in crate::view) across: (&'static str, f64),
    pub(in crate::view) down: (&'static str, f64),
    /// The fraction of the card's width that extends beyond that position.
    pub(in crate::view) shift: f64,
}

#[derive(PartialEq, Properties)]
struct PlacedProps {
    place: Place,
    children: Html,
}

/// The card at its position. The security policy forbids styles in the document, but a script may set them.
#[component]
fn Placed(PlacedProps { place, children }: &PlacedProps) -> Html {
    let card = use_node_ref();
    use_effect_with(
        (card.clone(), *place),
        |(card, place): &(NodeRef, Place)| {
            if let Some(card) = card.cast::<HtmlElement>() {
                let style = card.style();
                for side in ["left", "right", "top", "bottom"] {
                    let _ = style.remove_property(side);
                }
                for (side, part) in [place.across, place.down] {
                    // If the browser refuses the style, the card appears in the corner.
                    let _ = style.set_property(side, &format!("{:.2}%", part * 100.0));
                }
                let shift = format!("{:.2}% 0", place.shift * -100.0);
                let _ = style.set_property("translate", &shift);
            }
        },
    );
    html! { <div class="square-card" ref={card}>{children.clone()}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The left, right, upper and lower edge of a card, as fractions of the board.
    fn edges(place: Place) -> [f64; 4] {
        let [across, down] =
            [(place.across, CARD.0), (place.down, CARD.1)].map(|(edge, length)| match edge {
                ("left" | "top", at) => [at, at + length],
                (_, at) => [1.0 - at - length, 1.0 - at],
            });
        [across[0], across[1], down[0], down[1]]
    }

    #[test]
    fn the_card_covers_neither_its_square_nor_an_attacker() {
        let size = BoardSize::new(8).unwrap();
        for (square, attackers) in [
            ("f7", vec!["b3", "e7"]),
            ("d4", vec!["d8", "g7"]),
            ("d5", vec!["a1", "d8"]),
            ("d8", vec!["d1"]),
            ("h1", vec!["a8", "a1", "h8"]),
            ("e4", vec!["b1", "b4", "b7"]),
            ("a1", vec![]),
        ] {
            let square: Square = square.parse().unwrap();
            let attackers = attackers.iter().map(|name| name.parse().unwrap());
            let attackers = attackers.collect::<Vec<Square>>();
            let [left, right, top, bottom] = edges(place(size, square, &attackers));
            assert!(left >= -0.001 && right <= 1.001 && top >= -0.001 && bottom <= 1.001);
            for shown in attackers.into_iter().chain([square]) {
                let x = (shown.file.index() as f64 + 0.5) / 8.0;
                let y = 1.0 - (shown.rank.index() as f64 + 0.5) / 8.0;
                let is_covered = x > left && x < right && y > top && y < bottom;
                assert!(
                    !is_covered,
                    "{shown}, asked about {square}: {left} {right} {top} {bottom}"
                );
            }
        }
    }
}
