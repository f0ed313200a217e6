//! The squares that a knight has visited.

use queens_core::{BoardSize, Square};

use super::Picture;

impl Picture {
    /// The path so far, the squares that the knight can reach next, and one that it can no longer reach.
    pub fn of_way(
        size: BoardSize,
        way: &[Square],
        next: &[Square],
        lost: Option<Square>,
    ) -> Picture {
        let mut picture = Picture::blank(size);
        picture.is_tour = true;
        picture.stand(way, 0);
        picture.visit();
        picture.targets = next.to_vec();
        picture.lost = lost.into_iter().collect();
        picture
    }
}
