//! The keys of the whole tree while it has the focus, as Gist has them where they are not the page's.

use super::camera::Point;
use super::folds::Rule;
use super::{TreeMessage, Way};

/// One press of a key makes the picture so many times as large.
pub(crate) const ZOOM: f64 = 1.25;
/// Pixels that one press moves the picture by.
pub(crate) const PAN: f64 = 60.0;

/// What a key does; none is left to the page.
pub(crate) fn message(key: &str, shift: bool) -> Option<TreeMessage> {
    let way = |way, x: f64, y: f64| match shift {
        true => TreeMessage::Panned(Point {
            x: x * PAN,
            y: y * PAN,
        }),
        false => TreeMessage::Moved(way),
    };
    Some(match key {
        "ArrowUp" => way(Way::Parent, 0.0, 1.0),
        "ArrowDown" => way(Way::Child, 0.0, -1.0),
        "ArrowLeft" => way(Way::Before, 1.0, 0.0),
        "ArrowRight" => way(Way::After, -1.0, 0.0),
        "Enter" | " " => TreeMessage::Toggled,
        "u" | "U" => TreeMessage::Folded(Rule::Nothing),
        "h" | "H" => TreeMessage::Folded(Rule::Failures),
        "f" | "F" => TreeMessage::Fitted,
        "+" | "=" => TreeMessage::Zoomed {
            factor: ZOOM,
            around: None,
        },
        "-" | "−" => TreeMessage::Zoomed {
            factor: 1.0 / ZOOM,
            around: None,
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_walk_the_tree_and_with_shift_move_the_picture() {
        let walks = TreeMessage::Moved(Way::Parent);
        assert_eq!(message("ArrowUp", false), Some(walks));
        let moves = TreeMessage::Panned(Point { x: 0.0, y: PAN });
        assert_eq!(message("ArrowUp", true), Some(moves));
    }

    #[test]
    fn the_keys_of_playback_are_left_to_the_page() {
        for key in ["n", "N", "Home", "End", "?", "Tab", "Escape", "g"] {
            assert_eq!(message(key, false), None, "{key}");
        }
    }
}
