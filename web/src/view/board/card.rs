//! The card of the square that the reader points at. It shows the contents of the square, why the square was refused,
//! and the queens that attack it. A button goes to the step where that happened.

use std::cmp::Ordering;

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
        let square_state = position.square_state(square)?;
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

/// The sentence about the square's list of free neighbours. `None` if the search keeps no such lists.
fn list(position: &Position, square: Square, context: &Context) -> Option<Sentence> {
    let text = context.texts.helper().of_square(position, square)?;
    Some(Sentence::marked(&context.renamed(&text)))
}

/// The card of a square in play.
fn of_play(model: &Model, pane: Pane, context: &Context) -> Html {
    let found = model.asked.and_then(|(_, square)| {
        let position = model.play.position(&model.address.settings)?;
        let square_state = position.square_state(square)?;
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
    let (file, rank) = (square.file.index() as f64, square.rank.index() as f64);
    let (files, ranks) = (size.width() as f64, f64::from(size.ranks()));
    let place = Place {
        shift: 0.0,
        across: if file * 2.0 < files {
            ("left", file / files)
        } else {
            ("right", (files - 1.0 - file) / files)
        },
        down: if is_below(square, size.ranks(), square_state) {
            ("top", (ranks - rank) / ranks)
        } else {
            ("bottom", (rank + 1.0) / ranks)
        },
    };
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

/// The greatest height of a card, as a fraction of the board.
const ROOM: f64 = 0.36;

/// Whether the card is below its square. It goes to the side with fewer of its lines, otherwise to the larger part of
/// the board.
fn is_below(square: Square, ranks: u8, square_state: &SquareState) -> bool {
    let lines = |side| {
        let attackers = square_state.attackers.iter();
        attackers
            .filter(|it| it.square.rank.cmp(&square.rank) == side)
            .count()
    };
    let (above, below) = (lines(Ordering::Greater), lines(Ordering::Less));
    let (rank, ranks) = (square.rank.index() as f64, f64::from(ranks));
    let has_room = rank.min(ranks - 1.0 - rank) >= ranks * ROOM;
    if has_room && above != below {
        above > below
    } else {
        rank * 2.0 >= ranks
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
    use queens_core::{Attacker, LineKind};

    use super::*;

    #[test]
    fn the_card_stands_where_its_lines_are_not_if_there_is_room() {
        let below = |square: &str, attackers: &[&str]| {
            let attackers = attackers.iter().map(|it| Attacker {
                square: it.parse().unwrap(),
                line: LineKind::Diagonal,
                was_there: true,
            });
            let square_state = SquareState {
                piece_index: None,
                tried: None,
                attackers: attackers.collect(),
            };
            is_below(square.parse().unwrap(), 8, &square_state)
        };
        assert!(below("d4", &["d8", "g7"]));
        assert!(!below("d5", &["a1"]));
        assert!(below("d5", &["d8", "a1"]));
        assert!(below("d8", &["d1"]));
        assert!(!below("d2", &["d8"]));
    }
}
