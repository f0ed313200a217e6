//! A drawing that is a part of something larger, or larger than a board, such as a tree: what reaches beyond it is cut off.

use super::{GAP, Plate, Surroundings};
use crate::element::Element;

impl Plate {
    /// The picture of these elements, of this width and height, whose styles lie within a class.
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
