//! The board: a drawing with a grid of buttons above it.

mod blocked;
mod card;
mod coordinates;
mod drawing;
mod framed;
mod grid;
mod visited;

use std::rc::Rc;

use queens_core::Square;
use queens_draw::Picture;
use queens_worker::protocol::Pane;
use web_sys::Event;
use yew::{AttrValue, Callback, Html, classes, html};

use self::coordinates::Coordinates;
use self::drawing::{Drawing, Motion};
use self::grid::{Grid, square_of};
use super::ask::Ask;
use super::{Context, hook, letter, rest};
use queens_page::message::Message;
use queens_page::model::{Model, State};
use queens_page::picture;
use queens_page::run::Run;
use queens_page::screen::Role;
use queens_page::story::Chapter;

pub(crate) use self::blocked::blocked;
pub(super) use self::card::{Place, card, slip};
pub(super) use self::drawing::drawn;
pub(crate) use self::framed::framed;
pub(crate) use self::grid::neighbour;
pub(crate) use self::visited::visited;

/// A picture of the board after this number of steps, with a description for screen readers.
fn still(picture: Picture, step: u64, label: impl Into<AttrValue>) -> Html {
    let (size, line) = (picture.size, picture.line);
    html! {
        <div class="board" role="img" aria-label={label.into()}>
            <Coordinates {size} {line} />
            <Drawing picture={Rc::new(picture)} {step} motion={Motion::Stands} />
        </div>
    }
}

/// The board with its coordinates.
pub(crate) fn board(model: &Model, pane: Pane, context: &Context) -> Html {
    let plays = model.address.role == Role::Play && pane == Pane::First;
    let is_by_hand = plays || model.address.story.is_some_and(Chapter::is_by_hand);
    let deferred = context.panels.filter(|_| pane == Pane::First);
    let picture = deferred.and_then(|panels| (panels.picture)(model));
    let picture = Rc::new(picture.unwrap_or_else(|| picture::of_model(model, pane)));
    let (size, line) = (picture.size, picture.line);
    let focus = Some(model.focus).filter(|&focus| size.contains(focus));
    let class = classes!(
        "board",
        (!picture.is_roomy()).then_some("dense"),
        (size.ranks() > 9).then_some("two-digits"),
    );
    let find = Callback::from(move |event: Event| {
        square_of(&event).map(|square| Message::SquareAsked(Some((pane, square))))
    });
    html! {
        <Ask {find} nothing={Message::SquareAsked(None)} send={context.send.clone()} {class}>
            <Coordinates {size} {line} />
            <Drawing
                picture={picture.clone()}
                step={if is_by_hand { moves(model) } else { model.run_at(pane).map_or(0, Run::step) }}
                motion={motion(model)}
            />
            <Grid
                picked_up={model.play.picked_up.filter(|_| picture.is_played)}
                {picture}
                focus={focus.unwrap_or(Square::A1)}
                hook={hook("board", pane)}
                card={hook("why", pane)}
                letter={rest::compares(model, context).then(|| letter(pane))}
                is_by_hand={model.address.story.is_some_and(Chapter::is_by_hand)}
                answers={model.predictions.open().is_some_and(|open| open.question.choices().is_none())}
                context={context.clone()}
            />
            if model.asked.is_some_and(|(at, _)| at == pane) {
                {rest::beside(context, |panels| (panels.card)(model, pane, context))}
            }
        </Ask>
    }
}

/// The number of moves by hand, with the squares refused since the last one: each of them is drawn like a step.
fn moves(model: &Model) -> u64 {
    let moved = model.moved.map_or(0, |moved| moved.number);
    u64::from(moved) << 10 | model.refused.len() as u64
}

/// The mark of an event is animated if the eye can follow.
fn motion(model: &Model) -> Motion {
    match model.state() {
        State::Playing if !model.address.speed.is_calm() => Motion::Stands,
        _ => Motion::Moves,
    }
}
