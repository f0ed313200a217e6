//! A picture of another drawing than a board, such as a tree. It is clipped at its width and height.

use super::{GAP, Plate, Surroundings};
use crate::element::Element;

impl Plate {
    /// The picture of these elements, with this width and height. `within` is the class around them.
    pub fn of_window(
        board: Vec<Element>,
        (width, height): (f64, f64),
        within: &'static str,
        surroundings: &Surroundings,
    ) -> Plate {
        Plate {
            board,
            within,
            window: Some((width, height)),
            ..Plate::around(width, height, GAP, surroundings)
        }
    }
}
