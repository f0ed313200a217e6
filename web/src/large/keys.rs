//! The keys of a large board while it has the focus: those of the tree, as far as it has them.

use super::{LargeMessage, Way};
use crate::camera::Motion;
use crate::keyboard::{Does, Keymap, line, shifted};

/// What they do; others are left to the page.
pub(crate) const LARGE: Keymap<LargeMessage> = {
    use LargeMessage::{Camera, Moved};
    Keymap(&[
        line(
            Does::MoveAbout,
            &[
                ("ArrowLeft", Moved(Way::Columns(-1))),
                ("ArrowRight", Moved(Way::Columns(1))),
                ("ArrowUp", Moved(Way::Rows(1))),
                ("ArrowDown", Moved(Way::Rows(-1))),
            ],
        ),
        line(
            Does::RowEnds,
            &[("Home", Moved(Way::First)), ("End", Moved(Way::Last))],
        ),
        line(
            Does::Fit,
            &[("0", Camera(Motion::Fitted)), ("f", Camera(Motion::Fitted))],
        ),
        line(
            Does::Zoom,
            &[
                ("+", Camera(Motion::LARGER)),
                ("-", Camera(Motion::SMALLER)),
            ],
        ),
        shifted(
            Does::Pan,
            &[
                ("ArrowLeft", Camera(Motion::LEFT)),
                ("ArrowRight", Camera(Motion::RIGHT)),
                ("ArrowUp", Camera(Motion::UP)),
                ("ArrowDown", Camera(Motion::DOWN)),
            ],
        ),
    ])
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_from_queen_to_queen_and_with_shift_move_the_picture() {
        let next = LargeMessage::Moved(Way::Columns(1));
        assert_eq!(LARGE.find("ArrowRight", false), Some(next));
        let moved = LargeMessage::Camera(Motion::UP);
        assert_eq!(LARGE.find("ArrowUp", true), Some(moved));
        let fitted = LargeMessage::Camera(Motion::Fitted);
        assert_eq!(LARGE.find("0", false), Some(fitted));
        for key in [" ", "n", "?", "Tab", "Escape"] {
            assert_eq!(LARGE.find(key, false), None, "{key}");
        }
    }
}
