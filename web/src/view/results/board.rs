//! One board of the gallery: a small picture, its number and the size of its orbit.

use queens_core::{BoardSize, Square};
use yew::{Callback, Html, Properties, classes, component, html};

use crate::sight::show_board;
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::miniature::{Ground, miniature};
use queens_page::message::{Message, TransportMessage};
use queens_page::results::ResultsMessage;
use queens_page::results::export::names;

/// The number of boards in a row.
pub(super) const ACROSS: usize = 3;

/// The CSS classes of the columns.
const COLUMNS: [&str; ACROSS] = ["place-1", "place-2", "place-3"];

#[derive(Clone, PartialEq, Properties)]
pub(super) struct BoardProps {
    /// The position in the gallery, from 0, and the number of boards.
    pub(super) place: usize,
    pub(super) of: usize,
    /// The number of the board: among the solutions, or among the classes.
    pub(super) number: u64,
    pub(super) size: BoardSize,
    /// The squares of the board. A set is ordered by file, a path by visits.
    pub(super) squares: Vec<Square>,
    /// Whether the squares form a knight's path.
    pub(super) is_way: bool,
    pub(super) orbit: usize,
    /// The class that the board represents. `None` if it represents no class.
    pub(super) class: Option<usize>,
    /// The step of the solution.
    pub(super) step: u64,
    pub(super) ground: Ground,
    pub(super) is_current: bool,
    pub(super) is_stop: bool,
    pub(super) context: Context,
}

#[component]
pub(super) fn Board(props: &BoardProps) -> Html {
    let texts = props.context.texts.results();
    let (number, orbit) = (props.number, props.orbit as u64);
    let squares = names(&props.squares, " ");
    let name = match props.class {
        None => texts.board(number, orbit, &squares),
        Some(_) => texts.class_board(number, orbit, &squares),
    };
    let stop = if props.is_stop { "0" } else { "-1" };
    let images = texts.orbit(orbit);
    let members = props.class.map(|class| {
        let name = texts.open_class(number, orbit);
        let message = Message::Results(ResultsMessage::ClassOpened(class));
        html! {
            <button type="button" class="orbit" aria-label={name} tabindex={stop}
                data-testid={format!("orbit-{}", props.place + 1)} onclick={props.context.on(message)}>
                {images.clone()}{icon(Icon::Down)}
            </button>
        }
    });
    // On a phone, the board is above the gallery.
    let open = props.context.on(TransportMessage::ToStep(props.step));
    let open = Callback::from(move |event| {
        open.emit(event);
        show_board();
    });
    html! {
        <li class={classes!("exhibit", COLUMNS[props.place % ACROSS])} data-place={props.place.to_string()}
            aria-posinset={(props.place + 1).to_string()} aria-setsize={props.of.to_string()}>
            <button type="button" class="solution" data-testid={format!("solution-{}", props.place + 1)}
                data-orbit={props.orbit.to_string()} data-squares={names(&props.squares, ",")}
                aria-pressed={props.is_current.to_string()} aria-label={name} tabindex={stop}
                onclick={open}>
                {miniature(props.size, &props.squares, props.is_way, &props.ground)}
                <span class="caption" aria-hidden="true">
                    <b>{props.context.texts.numbers.whole(number)}</b>{" "}
                    if members.is_none() { <span>{images}</span> }
                </span>
                if props.is_current {
                    <svg class="diamond" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                        <path d="M10 1.5 18.5 10 10 18.5 1.5 10Z" />
                    </svg>
                }
            </button>
            {members}
        </li>
    }
}
