//! The keys of a large board while it has the focus: those of the tree, as far as it has them.

use super::{LargeMessage, Way};
use crate::tree_view::camera::Point;
use crate::tree_view::keys::{PAN, ZOOM};

/// What a key does; none is left to the page.
pub(crate) fn message(key: &str, shift: bool) -> Option<LargeMessage> {
    let way = |way, x: f64, y: f64| match shift {
        true => LargeMessage::Panned(Point {
            x: x * PAN,
            y: y * PAN,
        }),
        false => LargeMessage::Moved(way),
    };
    let zoomed = |factor| LargeMessage::Zoomed {
        factor,
        around: None,
    };
    Some(match key {
        "ArrowLeft" => way(Way::Columns(-1), 1.0, 0.0),
        "ArrowRight" => way(Way::Columns(1), -1.0, 0.0),
        "ArrowUp" => way(Way::Rows(1), 0.0, 1.0),
        "ArrowDown" => way(Way::Rows(-1), 0.0, -1.0),
        "Home" => LargeMessage::Moved(Way::First),
        "End" => LargeMessage::Moved(Way::Last),
        "0" | "f" | "F" => LargeMessage::Fitted,
        "+" | "=" => zoomed(ZOOM),
        "-" | "−" => zoomed(1.0 / ZOOM),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_from_queen_to_queen_and_with_shift_move_the_picture() {
        let next = LargeMessage::Moved(Way::Columns(1));
        assert_eq!(message("ArrowRight", false), Some(next));
        let moved = LargeMessage::Panned(Point { x: 0.0, y: PAN });
        assert_eq!(message("ArrowUp", true), Some(moved));
        assert_eq!(message("0", false), Some(LargeMessage::Fitted));
        for key in [" ", "n", "?", "Tab", "Escape"] {
            assert_eq!(message(key, false), None, "{key}");
        }
    }
}
