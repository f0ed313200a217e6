//! The board for screen readers, keys and touch: a grid of transparent buttons above the drawing, with one tab stop.
//! Rows and squares are redrawn only when they change.

use std::rc::Rc;

use queens_core::{BoardSize, File, Rank, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};
use yew::{
    AttrValue, Callback, FocusEvent, Html, KeyboardEvent, MouseEvent, NodeRef, PointerEvent,
    Properties, classes, component, html, use_mut_ref, use_node_ref, use_state_eq,
};

use crate::sight::{PLAY, focus_first};
use crate::view::Context;
use queens_draw::{Conflict, Figure, Mark, Marks, Picture};
use queens_page::keyboard::{BOARD, OnBoard};
use queens_page::message::{FormMessage, Message};
use queens_page::play::PlayMessage;
use queens_text::Texts;

#[derive(PartialEq, Properties)]
pub(super) struct GridProps {
    pub(super) picture: Rc<Picture>,
    /// The square with the tab stop.
    pub(super) focus: Square,
    /// The test hook of the grid.
    pub(super) hook: AttrValue,
    /// The id of the card.
    pub(super) card: AttrValue,
    /// The letter of the board. `None` unless two boards are compared.
    pub(super) letter: Option<&'static str>,
    /// The square of the queen that the reader has picked up with a key.
    pub(super) picked_up: Option<Square>,
    /// Whether the fixed queens are those that the reader places in the story.
    pub(super) is_by_hand: bool,
    /// Whether the reader answers a question by choosing a square.
    pub(super) answers: bool,
    pub(super) context: Context,
}

/// Pixels that a pointer may move during a click.
const STILL: i32 = 5;

/// A pressed queen.
#[derive(Clone, Copy)]
struct Pressed {
    from: Square,
    /// The point at which the pointer was pressed.
    at: (i32, i32),
    is_dragged: bool,
}

/// The grid of all squares.
#[component]
pub(super) fn Grid(props: &GridProps) -> Html {
    let grid = use_node_ref();
    let Context { texts, send, .. } = props.context.clone();
    let picture = &props.picture;
    let size = picture.size;
    let is_played = picture.is_played;
    let answers = props.answers;
    let onclick = {
        let send = send.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(square) = square_of(&event) {
                send.emit(if is_played {
                    Message::Play(PlayMessage::SquareToggled(square))
                } else {
                    Message::Form(FormMessage::SquareToggled(square))
                });
                // After a mouse click, move the focus on; keyboard users keep theirs.
                if answers && event.detail() > 0 {
                    focus_first(PLAY);
                }
            }
        })
    };

    let dragged = use_state_eq(|| None::<(i32, i32)>);
    let pressed = use_mut_ref(|| None::<Pressed>);
    let onpointerdown = {
        let (pressed, picture) = (pressed.clone(), picture.clone());
        Callback::from(move |event: PointerEvent| {
            let square =
                square_of(&event).filter(|&square| is_played && can_move(&picture, square));
            *pressed.borrow_mut() = square.filter(|_| event.is_primary()).map(|from| Pressed {
                from,
                at: (event.client_x(), event.client_y()),
                is_dragged: false,
            });
        })
    };
    let onpointermove = {
        let (pressed, dragged, grid) = (pressed.clone(), dragged.clone(), grid.clone());
        Callback::from(move |event: PointerEvent| {
            let mut pressed = pressed.borrow_mut();
            let (Some(queen), Some(grid)) = (pressed.as_mut(), grid.cast::<Element>()) else {
                return;
            };
            let (x, y) = queen.at;
            let moved = (event.client_x() - x)
                .abs()
                .max((event.client_y() - y).abs());
            if !queen.is_dragged && moved > STILL {
                queen.is_dragged = true;
                // Capturing fails only if the pointer no longer exists.
                let _ = grid.set_pointer_capture(event.pointer_id());
            }
            if queen.is_dragged {
                dragged.set(Some(point(&grid, size, &event)));
            }
        })
    };
    let onpointerup = {
        let (pressed, dragged, grid) = (pressed.clone(), dragged.clone(), grid.clone());
        let send = send.clone();
        Callback::from(move |event: PointerEvent| {
            dragged.set(None);
            let queen = pressed.borrow_mut().take().filter(|queen| queen.is_dragged);
            let (Some(Pressed { from, .. }), Some(grid)) = (queen, grid.cast::<Element>()) else {
                return;
            };
            let to = square_at(size, point(&grid, size, &event)).filter(|&to| to != from);
            if let Some(to) = to {
                send.emit(Message::Play(PlayMessage::Moved { from, to }));
            }
        })
    };
    let onpointercancel = {
        let (pressed, dragged) = (pressed.clone(), dragged.clone());
        Callback::from(move |_: PointerEvent| {
            *pressed.borrow_mut() = None;
            dragged.set(None);
        })
    };
    let picked_up = match *dragged {
        Some(_) => pressed.borrow().map(|queen| queen.from),
        None => props.picked_up,
    };
    let onfocusin = {
        let send = send.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(&event) {
                send.emit(Message::FocusMoved(square));
            }
        })
    };
    let onkeydown = {
        let (grid, has_picked_up) = (grid.clone(), props.picked_up.is_some());
        Callback::from(move |event: KeyboardEvent| {
            if event.alt_key() || event.meta_key() {
                return;
            }
            let from = square_of(&event);
            let to = from.and_then(|from| neighbour(size, from, &event.key(), event.ctrl_key()));
            if let Some(to) = to {
                event.prevent_default();
                event.stop_propagation();
                focus_square(&grid, to);
                return;
            }
            let message = match (from, BOARD.find(&event.key(), event.shift_key())) {
                (Some(square), Some(OnBoard::PickUp)) if is_played && !has_picked_up => {
                    PlayMessage::PickedUp(square)
                }
                (_, Some(OnBoard::PickUp | OnBoard::PutBack)) if has_picked_up => {
                    PlayMessage::PutBack
                }
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            send.emit(Message::Play(message));
        })
    };
    let (files, ranks) = (size.files().into(), size.ranks().into());
    let name = texts.board().name(files, ranks);
    let name = match props.letter {
        Some(letter) => format!("{letter}: {name}"),
        None => name,
    };
    let rows = Rank::first(size.ranks()).rev().map(|rank| {
        html! {
            <Row
                key={rank.get()}
                {texts}
                {rank}
                marks={picture.row(rank.get()).to_vec()}
                figures={picture.figures_of_row(rank.get()).to_vec()}
                conflicts={picture.conflicts_of_row(rank.get())}
                {is_played}
                is_by_hand={props.is_by_hand}
                focus={(props.focus.rank == rank).then_some(props.focus.file)}
                stop={(props.focus.rank == rank).then(|| props.card.clone())}
                picked_up={picked_up.filter(|square| square.rank == rank)}
            />
        }
    });
    let (n, m) = (size.files().to_string(), size.ranks().to_string());
    html! {
        <div
            ref={grid.clone()}
            class="grid"
            role="grid"
            id={format!("{}-squares", props.hook)}
            aria-label={name}
            aria-rowcount={m.clone()}
            aria-colcount={n.clone()}
            data-testid={props.hook.clone()}
            data-n={n.clone()}
            data-m={m.clone()}
            data-queens={picture.queens.len().to_string()}
            {onclick}
            {onfocusin}
            {onkeydown}
            {onpointerdown}
            {onpointermove}
            {onpointerup}
            {onpointercancel}
        >
            {for rows}
            if let Some((x, y)) = *dragged {
                <svg class="dragged" viewBox={format!("0 0 {n}00 {m}00")} aria-hidden="true">
                    <use href="#queen" class="piece" x={(x - 40).to_string()} y={(y - 40).to_string()} width="80" height="80" />
                </svg>
            }
        </div>
    }
}

/// Whether a square has a queen that the reader may move.
fn can_move(picture: &Picture, square: Square) -> bool {
    let marks = picture.row(square.rank.get()).get(square.file.index());
    marks.is_some_and(|marks| marks.has(Mark::Queen) && !marks.has(Mark::Fixed))
}

/// The point of an event in hundredths of a square, from the top left corner of the grid.
fn point(grid: &Element, size: BoardSize, event: &PointerEvent) -> (i32, i32) {
    let area = grid.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
    let y = (f64::from(event.client_y()) - area.top()) / area.height().max(1.0);
    let hundredths = |share: f64, squares: u8| (share * 100.0 * f64::from(squares)) as i32;
    (hundredths(x, size.files()), hundredths(y, size.ranks()))
}

/// The square at a point; `None` outside the board.
fn square_at(size: BoardSize, (x, y): (i32, i32)) -> Option<Square> {
    let file = u8::try_from(x.div_euclid(100)).ok()?;
    let from_top = u8::try_from(y.div_euclid(100)).ok()?;
    let rank = (size.ranks() - 1).checked_sub(from_top)?;
    Square::new(file, rank)
        .ok()
        .filter(|&square| size.contains(square))
}

/// The square that a key moves to. `None` for other keys.
pub(crate) fn neighbour(size: BoardSize, from: Square, key: &str, control: bool) -> Option<Square> {
    let (last, top) = (size.files() - 1, size.ranks() - 1);
    let (file, rank) = (from.file.get(), from.rank.get());
    let (file, rank) = match (BOARD.find(key, false)?, control) {
        (OnBoard::Left, false) => (file.saturating_sub(1), rank),
        (OnBoard::Right, false) => (last.min(file + 1), rank),
        (OnBoard::Down, false) => (file, rank.saturating_sub(1)),
        (OnBoard::Up, false) => (file, top.min(rank + 1)),
        (OnBoard::RowStart, false) => (0, rank),
        (OnBoard::RowEnd, false) => (last, rank),
        (OnBoard::RowStart, true) => (0, top),
        (OnBoard::RowEnd, true) => (last, 0),
        _ => return None,
    };
    Square::new(file, rank).ok()
}

/// The square on which an event occurred.
pub(super) fn square_of(event: &Event) -> Option<Square> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let cell = target.closest("[data-square]").ok()??;
    cell.get_attribute("data-square")?.parse().ok()
}

fn focus_square(grid: &NodeRef, square: Square) {
    let selector = format!("[data-square=\"{square}\"] button");
    let found = grid
        .cast::<Element>()
        .and_then(|grid| grid.query_selector(&selector).ok()?);
    if let Some(button) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // A button that exists and is enabled can be focused.
        let _ = button.focus();
    }
}

#[derive(PartialEq, Properties)]
struct RankProps {
    texts: &'static Texts,
    rank: Rank,
    marks: Vec<Marks>,
    /// The numbers of the squares. Empty if no square has a number.
    figures: Vec<Option<Figure>>,
    /// The conflicts of the squares.
    conflicts: Vec<Conflict>,
    /// Whether the reader placed the pieces.
    is_played: bool,
    is_by_hand: bool,
    /// The file of the tab stop. `None` if the tab stop is in another row.
    focus: Option<File>,
    /// The id of the tab stop's card. `None` if the row has no tab stop.
    stop: Option<AttrValue>,
    /// The square of the queen that is picked up or dragged, if it is in this row.
    picked_up: Option<Square>,
}

#[component]
fn Row(props: &RankProps) -> Html {
    let cells = File::first(BoardSize::MAX)
        .zip(&props.marks)
        .map(|(file, &marks)| {
            let square = Square {
                file,
                rank: props.rank,
            };
            html! {
                <Cell
                    key={file.get()}
                    texts={props.texts}
                    {square}
                    {marks}
                    figure={props.figures.get(file.index()).copied().flatten()}
                    conflicts={props.conflicts.iter().filter(|it| it.square == square).copied().collect::<Vec<_>>()}
                    is_played={props.is_played}
                    is_by_hand={props.is_by_hand}
                    stop={props.stop.clone().filter(|_| props.focus == Some(file))}
                    is_picked_up={props.picked_up == Some(square)}
                />
            }
        });
    html! { <div role="row">{for cells}</div> }
}

#[derive(PartialEq, Properties)]
struct CellProps {
    texts: &'static Texts,
    square: Square,
    marks: Marks,
    figure: Option<Figure>,
    conflicts: Vec<Conflict>,
    is_played: bool,
    is_by_hand: bool,
    /// The id of the square's card. `None` unless the square is the tab stop.
    stop: Option<AttrValue>,
    is_picked_up: bool,
}

#[component]
fn Cell(props: &CellProps) -> Html {
    // An ARIA label, not a text: many squares change in a frame, and labels need no layout.
    let words = words(props);
    let tabindex = AttrValue::Static(if props.stop.is_some() { "0" } else { "-1" });
    html! {
        <span
            role="gridcell"
            data-square={props.square.to_string()}
            data-marks={props.marks.names()}
            data-value={props.figure.map(|figure| figure.number().to_string())}
        >
            <button type="button" class={classes!("cell", props.is_picked_up.then_some("is-picked-up"))} {tabindex} aria-label={words} aria-describedby={props.stop.clone()} />
        </span>
    }
}

/// Describes a square and its contents.
fn words(cell: &CellProps) -> String {
    let CellProps {
        square,
        marks,
        figure,
        ref conflicts,
        is_played,
        is_by_hand,
        ..
    } = *cell;
    let texts = cell.texts.board();
    let mut words = square.to_string();
    let mut say = |text: &str| {
        words.push_str(", ");
        words.push_str(text);
    };
    if marks.has(Mark::Knight) {
        say(texts.knight());
    }
    if let Some(figure) = figure {
        say(&texts.figure(figure));
    }
    if marks.has(Mark::Critical) {
        say(texts.critical());
    }
    match (marks.has(Mark::Queen), marks.has(Mark::Fixed)) {
        (true, true) if !is_by_hand => say(texts.fixed_queen()),
        (true, _) => say(texts.queen()),
        (false, true) => say(texts.fixed()),
        (false, false) => {}
    }
    if marks.has(Mark::Blocked) {
        say(texts.blocked());
    }
    if marks.has(Mark::Solution) {
        say(texts.solution());
    }
    if marks.has(Mark::Removed) {
        say(texts.removed());
    } else if marks.has(Mark::Tried) || marks.has(Mark::Conflict) && !is_played {
        say(texts.rejected());
    }
    for conflict in conflicts {
        say(&texts.attacked_by(conflict.attacker, conflict.line));
    }
    if conflicts.is_empty() && marks.has(Mark::Attacked) {
        say(texts.attacked());
    }
    if let (true, Some(rest)) = (marks.has(Mark::Asked), cell.texts.rest) {
        say(rest.predict().asked());
    }
    words
}

#[cfg(test)]
mod tests {
    use queens_core::LineKind;

    use super::*;
    use queens_page::language::Language;

    #[test]
    fn keys_lead_to_neighbours_and_stop_at_the_edge() {
        let size = BoardSize::new(8).unwrap();
        let go = |from: &str, key: &str, control: bool| {
            let to = neighbour(size, from.parse().unwrap(), key, control);
            to.map(|square| square.to_string())
        };
        assert_eq!(go("d4", "ArrowUp", false).as_deref(), Some("d5"));
        assert_eq!(go("d4", "ArrowLeft", false).as_deref(), Some("c4"));
        assert_eq!(go("h8", "ArrowRight", false).as_deref(), Some("h8"));
        assert_eq!(go("a1", "ArrowDown", false).as_deref(), Some("a1"));
        assert_eq!(go("d4", "Home", false).as_deref(), Some("a4"));
        assert_eq!(go("d4", "End", true).as_deref(), Some("h1"));
        assert_eq!(go("d4", "n", false), None);
    }

    #[test]
    fn a_square_says_what_is_on_it() {
        let [f5, b1] = ["f5", "b1"].map(|name| name.parse().unwrap());
        let conflict = Conflict {
            square: f5,
            attacker: b1,
            line: LineKind::Diagonal,
        };
        let mut picture = Picture::blank(BoardSize::new(8).unwrap());
        let said_in = |is_by_hand, picture: &Picture, conflict, figure| {
            words(&CellProps {
                texts: Texts::of(Language::ENGLISH),
                square: f5,
                marks: picture.marks(f5),
                figure,
                conflicts: Vec::from_iter(conflict),
                is_played: false,
                is_by_hand,
                stop: None,
                is_picked_up: false,
            })
        };
        let said = |picture: &Picture, conflict, figure| said_in(false, picture, conflict, figure);
        assert_eq!(said(&picture, None, None), "f5");
        let figure = Some(Figure::Covered(2));
        assert_eq!(said(&picture, None, figure), "f5, covered 2 times");
        picture.refuse(conflict);
        assert_eq!(
            said(&picture, Some(conflict), None),
            "f5, rejected, attacked by b1 on a diagonal"
        );
        let mut fixed = Picture::blank(BoardSize::new(8).unwrap());
        fixed.add(f5, Mark::Queen);
        fixed.add(f5, Mark::Fixed);
        assert_eq!(said(&fixed, None, None), "f5, fixed queen");
        assert_eq!(said_in(true, &fixed, None, None), "f5, queen");
    }
}
