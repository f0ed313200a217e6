//! The keys that move and zoom a picture: the whole tree or a large board.

use queens_draw::camera::Motion;

use crate::keymap::{Does, Keymap, line, shifted};

/// The keys of a picture.
pub const MOTIONS: Keymap<Motion> = {
    Keymap(&[
        line(Does::Zoom, &[("+", Motion::LARGER), ("-", Motion::SMALLER)]),
        line(Does::Fit, &[("f", Motion::Fitted)]),
        shifted(
            Does::Pan,
            &[
                ("ArrowLeft", Motion::LEFT),
                ("ArrowRight", Motion::RIGHT),
                ("ArrowUp", Motion::UP),
                ("ArrowDown", Motion::DOWN),
            ],
        ),
    ])
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_keys_move_and_zoom_every_picture() {
        let up = Motion::UP;
        assert_eq!(MOTIONS.find("ArrowUp", true), Some(up));
        assert_eq!(MOTIONS.find("ArrowUp", false), None);
        assert_eq!(MOTIONS.find("=", false), Some(Motion::LARGER));
        assert_eq!(MOTIONS.find("F", true), Some(Motion::Fitted));
    }
}
