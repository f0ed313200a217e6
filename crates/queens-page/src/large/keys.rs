//! The keys of a focused large board, which are also keys of the tree.

use queens_draw::camera::Motion;

use super::{LargeMessage, QueenStep};
use crate::keymap::{Does, Keymap, line};

/// The keys other than those that move the picture. The page handles all other keys.
pub const LARGE: Keymap<LargeMessage> = {
    use LargeMessage::Moved;
    Keymap(&[
        line(
            Does::MoveAbout,
            &[
                ("ArrowLeft", Moved(QueenStep::Columns(-1))),
                ("ArrowRight", Moved(QueenStep::Columns(1))),
                ("ArrowUp", Moved(QueenStep::Rows(1))),
                ("ArrowDown", Moved(QueenStep::Rows(-1))),
            ],
        ),
        line(
            Does::RowEnds,
            &[
                ("Home", Moved(QueenStep::First)),
                ("End", Moved(QueenStep::Last)),
            ],
        ),
        line(Does::Fit, &[("0", LargeMessage::Camera(Motion::Fitted))]),
    ])
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_from_queen_to_queen() {
        let next = LargeMessage::Moved(QueenStep::Columns(1));
        assert_eq!(LARGE.find("ArrowRight", false), Some(next));
        let fitted = LargeMessage::Camera(Motion::Fitted);
        assert_eq!(LARGE.find("0", false), Some(fitted));
        for key in [" ", "n", "?", "Tab", "Escape"] {
            assert_eq!(LARGE.find(key, false), None, "{key}");
        }
    }
}
