//! The keys of the page and of the board. Tabs and fields have the keys of their kind besides.

use queens_core::{Direction, Interest};

use crate::keymap::{Does, Keymap, Stroke, controlled, line, shifted};
use crate::message::{Message, TransportMessage};
use crate::play::PlayMessage;
use crate::predict::session::PredictMessage;
use crate::screen::Dialog;

/// What has the focus, as far as keys are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
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
    /// A field or a list of the form: all keys are its own but the one that runs it.
    Field,
    /// A dialog, a menu, a longer text: all keys are its own.
    Dialog,
}

/// The keys of the page.
pub const PAGE: Keymap<Message> = {
    use Direction::{Backwards, Forwards};
    use Interest::{DeadEnd, Rejection, Solution};
    use Message::{DialogOpened, Transport};
    use TransportMessage::{
        Faster, PlayToggled, Run, Slower, Stepped, ToEnd, ToEvent, ToFocused, ToStart,
    };
    Keymap(&[
        line(Does::Play, &[(" ", Transport(PlayToggled))]),
        shifted(Does::Run, &[("Enter", Transport(Run))]),
        line(
            Does::Step,
            &[
                ("ArrowLeft", Transport(Stepped(-1))),
                ("ArrowRight", Transport(Stepped(1))),
            ],
        ),
        shifted(
            Does::TenSteps,
            &[
                ("ArrowLeft", Transport(Stepped(-10))),
                ("ArrowRight", Transport(Stepped(10))),
            ],
        ),
        line(
            Does::Ends,
            &[("Home", Transport(ToStart)), ("End", Transport(ToEnd))],
        ),
        line(
            Does::NextSolution,
            &[("n", Transport(ToEvent(Forwards, Solution)))],
        ),
        line(
            Does::NextDeadEnd,
            &[("d", Transport(ToEvent(Forwards, DeadEnd)))],
        ),
        line(
            Does::NextRejection,
            &[("r", Transport(ToEvent(Forwards, Rejection)))],
        ),
        line(Does::NextOnSquare, &[("s", Transport(ToFocused(Forwards)))]),
        shifted(
            Does::Backwards,
            &[
                ("n", Transport(ToEvent(Backwards, Solution))),
                ("d", Transport(ToEvent(Backwards, DeadEnd))),
                ("r", Transport(ToEvent(Backwards, Rejection))),
                ("s", Transport(ToFocused(Backwards))),
            ],
        ),
        line(
            Does::Answer,
            &[
                ("1", Message::Predict(PredictMessage::Chosen(0))),
                ("2", Message::Predict(PredictMessage::Chosen(1))),
            ],
        ),
        line(Does::GoTo, &[("g", DialogOpened(Dialog::GoTo))]),
        line(
            Does::Speed,
            &[("+", Transport(Faster)), ("-", Transport(Slower))],
        ),
        line(Does::Escape, &[("Escape", Message::Escaped)]),
        line(Does::ThisList, &[("?", DialogOpened(Dialog::Keys))]),
    ])
};

/// The keys of the page while pieces are placed by hand, beside those of [`PAGE`] that have nothing to do with steps.
pub const PLAY: Keymap<Message> = {
    use Message::{DialogOpened, Play};
    use PlayMessage::{Clear, HintWanted, Redo, Undo};
    Keymap(&[
        controlled(Does::Undo, false, &[("z", Play(Undo))]),
        controlled(Does::Redo, true, &[("z", Play(Redo))]),
        line(Does::Clear, &[("c", Play(Clear))]),
        line(Does::Hint, &[("h", Play(HintWanted))]),
        line(Does::Puzzles, &[("p", DialogOpened(Dialog::Puzzles))]),
    ])
};

/// The page's key for this message; none if it is one of the character keys and they are off.
pub fn stroke(message: &Message, character_keys: bool) -> Option<Stroke> {
    // To compare whole messages would take code for all that they may hold.
    let is_it = |asked: &Message| match (asked, message) {
        (Message::Transport(asked), Message::Transport(message)) => asked == message,
        (Message::DialogOpened(asked), Message::DialogOpened(dialog)) => asked == dialog,
        (Message::Play(asked), Message::Play(message)) => asked == message,
        (Message::Predict(asked), Message::Predict(message)) => asked == message,
        _ => false,
    };
    let stroke = PAGE.stroke(is_it).or_else(|| PLAY.stroke(is_it));
    stroke.filter(|stroke| character_keys || !stroke.is_character())
}

/// Where a key leads on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnBoard {
    Left,
    Right,
    Up,
    Down,
    RowStart,
    RowEnd,
    /// What the browser does with buttons.
    Native,
}

/// The keys of the board, which is made of buttons.
pub const BOARD: Keymap<OnBoard> = Keymap(&[
    line(
        Does::MoveAbout,
        &[
            ("ArrowLeft", OnBoard::Left),
            ("ArrowRight", OnBoard::Right),
            ("ArrowUp", OnBoard::Up),
            ("ArrowDown", OnBoard::Down),
        ],
    ),
    line(
        Does::ToggleSquare,
        &[("Enter", OnBoard::Native), (" ", OnBoard::Native)],
    ),
    line(
        Does::RowEnds,
        &[("Home", OnBoard::RowStart), ("End", OnBoard::RowEnd)],
    ),
    line(Does::Leave, &[("Tab", OnBoard::Native)]),
]);

/// The keys of the map of frames.
pub const MAP: Keymap<OnBoard> = Keymap(&[
    line(
        Does::MoveOnMap,
        &[
            ("ArrowLeft", OnBoard::Left),
            ("ArrowRight", OnBoard::Right),
            ("ArrowUp", OnBoard::Up),
            ("ArrowDown", OnBoard::Down),
        ],
    ),
    line(
        Does::ChooseFrame,
        &[("Enter", OnBoard::Native), (" ", OnBoard::Native)],
    ),
    line(
        Does::RowEnds,
        &[("Home", OnBoard::RowStart), ("End", OnBoard::RowEnd)],
    ),
]);

/// The message of a key that is held with Control, while pieces are placed by hand.
pub fn controlled_message(key: &str, shift: bool, focus: Focus) -> Option<Message> {
    if matches!(focus, Focus::Field | Focus::Dialog | Focus::Reading) {
        return None;
    }
    PLAY.find_controlled(key, shift)
}

/// The message of a key while pieces are placed by hand: steps of the search have none.
pub fn message_in_play(key: &str, shift: bool, focus: Focus) -> Option<Message> {
    if is_own(key, shift, focus) {
        return None;
    }
    let of_page = PAGE.find(key, shift).filter(|message| {
        matches!(
            message,
            Message::Escaped
                | Message::DialogOpened(Dialog::Keys)
                | Message::Transport(TransportMessage::Run)
        )
    });
    of_page.or_else(|| PLAY.find(key, shift))
}

/// The message of a key, unless what has the focus uses the key itself.
pub fn message(key: &str, shift: bool, focus: Focus) -> Option<Message> {
    if is_own(key, shift, focus) {
        return None;
    }
    PAGE.find(key, shift)
}

/// Whether what has the focus uses this key itself.
fn is_own(key: &str, shift: bool, focus: Focus) -> bool {
    match focus {
        Focus::Page => false,
        Focus::Button => key == " ",
        Focus::Slider => matches!(key, "Home" | "End") || key.starts_with("Arrow") && !shift,
        Focus::Roving => {
            matches!(key, " " | "Home" | "End")
                || key == "Enter" && !shift
                || key.starts_with("Arrow")
        }
        Focus::Choice => key == " " || key.starts_with("Arrow"),
        Focus::Reading => key != "?",
        Focus::Field => !(key == "Enter" && shift),
        Focus::Dialog => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_is_left_to_a_focused_button() {
        assert_eq!(
            message(" ", false, Focus::Page),
            Some(Message::Transport(TransportMessage::PlayToggled))
        );
        assert_eq!(message(" ", false, Focus::Button), None);
        assert_eq!(
            message("ArrowRight", false, Focus::Button),
            Some(Message::Transport(TransportMessage::Stepped(1)))
        );
    }

    #[test]
    fn the_scrubber_keeps_its_steps_and_no_other_keys() {
        let slider = |key, shift| message(key, shift, Focus::Slider);
        assert_eq!(slider("ArrowRight", false), None);
        assert_eq!(slider("End", false), None);
        assert_eq!(
            slider("ArrowRight", true),
            Some(Message::Transport(TransportMessage::Stepped(10)))
        );
        assert_eq!(
            slider(" ", false),
            Some(Message::Transport(TransportMessage::PlayToggled))
        );
        assert_eq!(slider("?", true), Some(Message::DialogOpened(Dialog::Keys)));
    }

    #[test]
    fn shift_and_enter_run_the_form_from_wherever_the_focus_is() {
        let run = Some(Message::Transport(TransportMessage::Run));
        for focus in [
            Focus::Page,
            Focus::Button,
            Focus::Slider,
            Focus::Roving,
            Focus::Choice,
            Focus::Field,
        ] {
            assert_eq!(message("Enter", true, focus), run, "{focus:?}");
            assert_eq!(message("Enter", false, focus), None, "{focus:?}");
        }
        assert_eq!(message("Enter", true, Focus::Dialog), None);
        assert_eq!(message_in_play("Enter", true, Focus::Field), run);
    }

    #[test]
    fn a_field_keeps_its_keys() {
        for key in [" ", "ArrowLeft", "Home", "n", "d", "r", "s", "g", "+", "?"] {
            assert_eq!(message(key, false, Focus::Field), None);
            assert_eq!(message(key, true, Focus::Dialog), None);
        }
    }

    #[test]
    fn the_board_and_tabs_keep_what_moves_about_and_leave_the_letters() {
        for key in [" ", "Enter", "ArrowUp", "ArrowLeft", "Home", "End"] {
            assert_eq!(message(key, false, Focus::Roving), None);
        }
        let next = Message::Transport(TransportMessage::ToFocused(Direction::Forwards));
        assert_eq!(message("s", false, Focus::Roving), Some(next));
    }

    #[test]
    fn a_radio_button_keeps_arrows_and_space_and_leaves_the_ends_and_the_letters() {
        let choice = |key| message(key, false, Focus::Choice);
        for key in [" ", "Enter", "ArrowUp", "ArrowLeft"] {
            assert_eq!(choice(key), None);
        }
        assert_eq!(
            choice("Home"),
            Some(Message::Transport(TransportMessage::ToStart))
        );
        assert_eq!(
            choice("End"),
            Some(Message::Transport(TransportMessage::ToEnd))
        );
        let next = Message::Transport(TransportMessage::ToFocused(Direction::Forwards));
        assert_eq!(choice("s"), Some(next));
    }

    #[test]
    fn each_interest_has_a_letter_and_shift_turns_it_round() {
        for (key, interest) in [
            ("n", Interest::Solution),
            ("d", Interest::DeadEnd),
            ("r", Interest::Rejection),
        ] {
            let [next, previous] = [Direction::Forwards, Direction::Backwards].map(|direction| {
                Some(Message::Transport(TransportMessage::ToEvent(
                    direction, interest,
                )))
            });
            assert_eq!(message(key, false, Focus::Page), next);
            assert_eq!(message(&key.to_uppercase(), true, Focus::Page), previous);
            // With the capitals locked, the letter is a capital without Shift.
            assert_eq!(message(&key.to_uppercase(), false, Focus::Button), next);
        }
        let earlier = Message::Transport(TransportMessage::ToFocused(Direction::Backwards));
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
            Some(Message::Transport(TransportMessage::Stepped(-10)))
        );
        let back = Message::Transport(TransportMessage::ToEvent(
            Direction::Backwards,
            Interest::Solution,
        ));
        assert_eq!(message("N", true, Focus::Page), Some(back));
    }

    #[test]
    fn a_message_knows_its_key() {
        let key = |message| stroke(&message, true).expect("a key");
        let back = key(Message::Transport(TransportMessage::ToEvent(
            Direction::Backwards,
            Interest::Solution,
        )));
        assert_eq!((back.aria(), back.sign()), ("Shift+N".into(), "⇧N".into()));
        let play = key(Message::Transport(TransportMessage::PlayToggled));
        assert_eq!(play.aria(), "Space");
        let next = key(Message::Transport(TransportMessage::Stepped(1)));
        assert_eq!(
            (next.aria(), next.sign()),
            ("ArrowRight".into(), "→".into())
        );
        assert_eq!(
            stroke(&Message::Transport(TransportMessage::Reset), true),
            None
        );
    }

    #[test]
    fn in_play_control_and_z_undo_and_no_key_steps_through_the_search() {
        let z = |shift, focus| controlled_message("z", shift, focus);
        assert_eq!(z(false, Focus::Roving), Some(PlayMessage::Undo.into()));
        assert_eq!(z(true, Focus::Page), Some(PlayMessage::Redo.into()));
        assert_eq!(z(false, Focus::Field), None, "a field has its own");
        let stroke = stroke(&PlayMessage::Redo.into(), false).expect("a key");
        assert_eq!(
            (stroke.aria().as_str(), stroke.sign().as_str()),
            ("Control+Shift+Z", "Ctrl+⇧Z")
        );
        assert!(!stroke.is_character());
        for key in [" ", "ArrowLeft", "Home", "n", "g", "+"] {
            assert_eq!(message_in_play(key, false, Focus::Page), None, "{key}");
        }
        let keys = Message::DialogOpened(Dialog::Keys);
        assert_eq!(message_in_play("?", true, Focus::Page), Some(keys));
    }

    #[test]
    fn in_play_letters_ask_for_a_hint_for_puzzles_and_to_clear() {
        for (key, asked) in [
            ("h", PlayMessage::HintWanted.into()),
            ("C", PlayMessage::Clear.into()),
            ("p", Message::DialogOpened(Dialog::Puzzles)),
        ] {
            for focus in [Focus::Page, Focus::Button, Focus::Roving] {
                let found = message_in_play(key, false, focus);
                assert_eq!(found, Some(asked.clone()), "{focus:?}");
            }
            assert_eq!(message_in_play(key, false, Focus::Field), None);
            assert_eq!(message(key, false, Focus::Page), None, "of play alone");
            assert!(stroke(&asked, true).is_some() && stroke(&asked, false).is_none());
        }
        // It would be copied.
        assert_eq!(controlled_message("c", false, Focus::Page), None);
    }

    #[test]
    fn character_keys_that_are_off_are_not_told_and_the_others_are() {
        let next = Message::Transport(TransportMessage::ToEvent(
            Direction::Forwards,
            Interest::Solution,
        ));
        assert!(stroke(&next, true).is_some());
        assert_eq!(stroke(&next, false), None);
        let play = Message::Transport(TransportMessage::PlayToggled);
        assert!(stroke(&play, false).is_some());
    }
}
