//! The squares that a knight has visited, as a picture by itself.

use queens_core::{BoardSize, Square};
use yew::Html;

use super::picture::Picture;
use super::still;

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
    still(picture, way.len() as u64, label)
}

impl Picture {
    fn of_way(size: BoardSize, way: &[Square], next: &[Square], lost: Option<Square>) -> Picture {
        let mut picture = Picture::blank(size);
        picture.is_tour = true;
        picture.stand(way, 0);
        picture.visit();
        picture.targets = next.to_vec();
        picture.lost = lost.into_iter().collect();
        picture
    }
}
