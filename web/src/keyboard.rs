//! The page's keys. The board has keys of its own, which never come here.

use queens_core::window::Direction;

use crate::message::Message;
use crate::model::Dialog;

/// What has the focus, as far as keys are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    /// Nothing that uses keys itself.
    Page,
    /// A button or link: Enter and Space are its own.
    Button,
    /// The scrubber: single steps and ends are its own.
    Slider,
    /// A field, a list, a dialog: all keys are its own.
    Field,
}

/// The message of a key, as in the list of keys.
pub(crate) fn message(key: &str, shift: bool, focus: Focus) -> Option<Message> {
    let is_own = match focus {
        Focus::Page => false,
        Focus::Button => key == " ",
        Focus::Slider => matches!(key, "Home" | "End") || key.starts_with("Arrow") && !shift,
        Focus::Field => true,
    };
    if is_own {
        return None;
    }
    match key {
        " " => Some(Message::PlayToggled),
        "ArrowRight" => Some(Message::Stepped(if shift { 10 } else { 1 })),
        "ArrowLeft" => Some(Message::Stepped(if shift { -10 } else { -1 })),
        "Home" => Some(Message::ToStart),
        "End" => Some(Message::ToEnd),
        "n" | "N" if shift => Some(Message::ToSolution(Direction::Backwards)),
        "n" => Some(Message::ToSolution(Direction::Forwards)),
        "+" | "=" => Some(Message::Faster),
        "-" | "−" => Some(Message::Slower),
        "?" => Some(Message::DialogOpened(Dialog::Keys)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_is_left_to_a_focused_button() {
        assert_eq!(message(" ", false, Focus::Page), Some(Message::PlayToggled));
        assert_eq!(message(" ", false, Focus::Button), None);
        assert_eq!(
            message("ArrowRight", false, Focus::Button),
            Some(Message::Stepped(1))
        );
    }

    #[test]
    fn the_scrubber_keeps_its_steps_and_no_other_keys() {
        let slider = |key, shift| message(key, shift, Focus::Slider);
        assert_eq!(slider("ArrowRight", false), None);
        assert_eq!(slider("End", false), None);
        assert_eq!(slider("ArrowRight", true), Some(Message::Stepped(10)));
        assert_eq!(slider(" ", false), Some(Message::PlayToggled));
        assert_eq!(slider("?", true), Some(Message::DialogOpened(Dialog::Keys)));
    }

    #[test]
    fn a_field_keeps_its_keys() {
        for key in [" ", "ArrowLeft", "Home", "n", "+", "?"] {
            assert_eq!(message(key, false, Focus::Field), None);
        }
    }

    #[test]
    fn shift_goes_further_or_back() {
        assert_eq!(
            message("ArrowLeft", true, Focus::Page),
            Some(Message::Stepped(-10))
        );
        let back = Message::ToSolution(Direction::Backwards);
        assert_eq!(message("N", true, Focus::Page), Some(back));
    }
}
