//! The page's keys. The board has keys of its own for moving about; they never come here.

use queens_core::{Direction, Interest};

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
    /// The board, tabs: what moves about among them or chooses one is theirs, letters are not.
    Roving,
    /// A radio button: arrows and Space are its own; to it, Home and End are nothing.
    Choice,
    /// The page about the problem: there is nothing to play.
    Reading,
    /// A field, a list, a dialog: all keys are its own.
    Field,
}

/// The message of a key, as in the list of keys.
pub(crate) fn message(key: &str, shift: bool, focus: Focus) -> Option<Message> {
    let is_own = match focus {
        Focus::Page => false,
        Focus::Button => key == " ",
        Focus::Slider => matches!(key, "Home" | "End") || key.starts_with("Arrow") && !shift,
        Focus::Roving => matches!(key, " " | "Enter" | "Home" | "End") || key.starts_with("Arrow"),
        Focus::Choice => key == " " || key.starts_with("Arrow"),
        Focus::Reading => key != "?",
        Focus::Field => true,
    };
    if is_own {
        return None;
    }
    let direction = match shift {
        true => Direction::Backwards,
        false => Direction::Forwards,
    };
    match key {
        " " => Some(Message::PlayToggled),
        "ArrowRight" => Some(Message::Stepped(if shift { 10 } else { 1 })),
        "ArrowLeft" => Some(Message::Stepped(if shift { -10 } else { -1 })),
        "Home" => Some(Message::ToStart),
        "End" => Some(Message::ToEnd),
        "n" | "N" => Some(Message::ToEvent(direction, Interest::Solution)),
        "d" | "D" => Some(Message::ToEvent(direction, Interest::DeadEnd)),
        "r" | "R" => Some(Message::ToEvent(direction, Interest::Rejection)),
        "s" | "S" => Some(Message::ToFocused(direction)),
        "g" | "G" => Some(Message::DialogOpened(Dialog::GoTo)),
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
        for key in [" ", "ArrowLeft", "Home", "n", "d", "r", "s", "g", "+", "?"] {
            assert_eq!(message(key, false, Focus::Field), None);
        }
    }

    #[test]
    fn the_board_and_tabs_keep_what_moves_about_and_leave_the_letters() {
        for key in [" ", "Enter", "ArrowUp", "ArrowLeft", "Home", "End"] {
            assert_eq!(message(key, false, Focus::Roving), None);
        }
        let next = Message::ToFocused(Direction::Forwards);
        assert_eq!(message("s", false, Focus::Roving), Some(next));
    }

    #[test]
    fn a_radio_button_keeps_arrows_and_space_and_leaves_the_ends_and_the_letters() {
        let choice = |key| message(key, false, Focus::Choice);
        for key in [" ", "Enter", "ArrowUp", "ArrowLeft"] {
            assert_eq!(choice(key), None);
        }
        assert_eq!(choice("Home"), Some(Message::ToStart));
        assert_eq!(choice("End"), Some(Message::ToEnd));
        let next = Message::ToFocused(Direction::Forwards);
        assert_eq!(choice("s"), Some(next));
    }

    #[test]
    fn each_interest_has_a_letter_and_shift_turns_it_round() {
        for (key, interest) in [
            ("n", Interest::Solution),
            ("d", Interest::DeadEnd),
            ("r", Interest::Rejection),
        ] {
            let [next, previous] = [Direction::Forwards, Direction::Backwards]
                .map(|direction| Some(Message::ToEvent(direction, interest)));
            assert_eq!(message(key, false, Focus::Page), next);
            assert_eq!(message(&key.to_uppercase(), true, Focus::Page), previous);
            // With the capitals locked, the letter is a capital without Shift.
            assert_eq!(message(&key.to_uppercase(), false, Focus::Button), next);
        }
        let earlier = Message::ToFocused(Direction::Backwards);
        assert_eq!(message("S", true, Focus::Page), Some(earlier));
    }

    #[test]
    fn nothing_is_played_while_the_page_about_the_problem_is_read() {
        for key in [" ", "ArrowLeft", "Home", "n", "g", "+"] {
            assert_eq!(message(key, false, Focus::Reading), None);
        }
        let keys = Message::DialogOpened(Dialog::Keys);
        assert_eq!(message("?", true, Focus::Reading), Some(keys));
    }

    #[test]
    fn shift_goes_further_or_back() {
        assert_eq!(
            message("ArrowLeft", true, Focus::Page),
            Some(Message::Stepped(-10))
        );
        let back = Message::ToEvent(Direction::Backwards, Interest::Solution);
        assert_eq!(message("N", true, Focus::Page), Some(back));
    }
}
