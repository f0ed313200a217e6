//! The board: a drawing, and over it a grid of buttons.

mod drawing;
mod grid;
mod gutters;
mod pen;
mod picture;

use std::rc::Rc;

use queens_core::square::Square;
use yew::{Html, classes, html};

use self::drawing::{Drawing, Motion};
use self::grid::Grid;
use self::gutters::Gutters;
use self::picture::Picture;
use super::Context;
use crate::model::{Model, State};
use crate::playback::Run;

/// The board with its coordinates.
pub(crate) fn board(model: &Model, context: &Context) -> Html {
    let picture = Rc::new(Picture::of(model));
    let (size, file) = (picture.size, picture.file);
    let focus = Some(model.focus).filter(|&focus| size.contains(focus));
    let class = classes!(
        "board",
        (!picture.is_roomy()).then_some("dense"),
        picture.is_stale.then_some("is-stale"),
    );
    html! {
        <div {class}>
            <Gutters {size} {file} />
            <Drawing
                picture={picture.clone()}
                step={model.run.as_ref().map_or(0, Run::step)}
                motion={motion(model)}
            />
            <Grid
                {picture}
                focus={focus.unwrap_or(Square::new(0, 0))}
                context={context.clone()}
            />
        </div>
    }
}

/// The mark of an event moves if the eye can follow.
fn motion(model: &Model) -> Motion {
    match model.state() {
        State::Playing if !model.speed.is_calm() => Motion::Stands,
        _ => Motion::Moves,
    }
}
