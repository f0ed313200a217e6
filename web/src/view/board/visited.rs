//! The squares that a knight has visited, as a picture by itself.

use std::rc::Rc;

use queens_core::{BoardSize, Square};
use yew::{Html, html};

use super::drawing::{Drawing, Motion};
use super::gutters::Gutters;
use super::picture::Picture;

/// The way so far, the squares that he may go to next, one that he can no more reach, and what a screen
/// reader says of it all.
pub(crate) fn visited(
    size: BoardSize,
    way: &[Square],
    next: &[Square],
    lost: Option<Square>,
    label: String,
) -> Html {
    let picture = Picture::of_way(size, way, next, lost);
    html! {
        <div class="board" role="img" aria-label={label}>
            <Gutters {size} line={None} />
            <Drawing picture={Rc::new(picture)} step={way.len() as u64} motion={Motion::Stands} />
        </div>
    }
}

impl Picture {
    fn of_way(size: BoardSize, way: &[Square], next: &[Square], lost: Option<Square>) -> Picture {
        let mut picture = Picture::blank(size);
        picture.is_tour = true;
        picture.stand(way, 0);
        picture.visit();
        picture.targets = next.to_vec();
        picture.lost = lost;
        picture
    }
}
