//! The command of each key, for each kind of focus.

use queens_core::{Direction, Interest};

use super::*;
use crate::keymap::Stroke;
use crate::message::{Message, TransportMessage};
use crate::play::PlayMessage;
use crate::screen::Dialog;
use crate::testing::Page;

/// A page that watches a search.
const WATCH: KeyState = KeyState {
    has_character_keys: true,
    is_in_play: false,
    is_reading: false,
};
const PLAYS: KeyState = KeyState {
    is_in_play: true,
    ..WATCH
};

fn press(state: KeyState, key: &str, [shift, control]: [bool; 2], focus: Focus) -> Option<Message> {
    let command = state.command(Press {
        key,
        shift,
        control,
        focus,
    });
    command.map(Message::from)
}

fn pressed(state: KeyState, key: &str, shift: bool, focus: Focus) -> Option<Message> {
    press(state, key, [shift, false], focus)
}

fn message(key: &str, shift: bool, focus: Focus) -> Option<Message> {
    pressed(WATCH, key, shift, focus)
}

fn message_in_play(key: &str, shift: bool, focus: Focus) -> Option<Message> {
    pressed(PLAYS, key, shift, focus)
}

fn controlled_message(key: &str, shift: bool, focus: Focus) -> Option<Message> {
    press(PLAYS, key, [shift, true], focus)
}

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
fn a_chosen_radio_button_keeps_arrows_and_leaves_space_the_ends_and_the_letters() {
    let choice = |key| message(key, false, Focus::Choice);
    for key in ["Enter", "ArrowUp", "ArrowLeft"] {
        assert_eq!(choice(key), None);
    }
    let play = Message::Transport(TransportMessage::PlayToggled);
    assert_eq!(choice(" "), Some(play));
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
        // With caps lock, the letter is a capital without Shift.
        assert_eq!(message(&key.to_uppercase(), false, Focus::Button), next);
    }
    let earlier = Message::Transport(TransportMessage::ToFocused(Direction::Backwards));
    assert_eq!(message("S", true, Focus::Page), Some(earlier));
}

#[test]
fn nothing_is_played_while_the_page_about_the_problem_is_read() {
    let reading = KeyState {
        is_reading: true,
        ..WATCH
    };
    for key in [" ", "ArrowLeft", "Home", "n", "g", "+"] {
        assert_eq!(pressed(reading, key, false, Focus::Page), None);
    }
    let keys = Message::DialogOpened(Dialog::Keys);
    assert_eq!(pressed(reading, "?", true, Focus::Page), Some(keys));
    assert_eq!(pressed(reading, "?", true, Focus::Dialog), None);
}

#[test]
fn character_keys_that_are_off_have_no_message() {
    let off = KeyState {
        has_character_keys: false,
        ..WATCH
    };
    assert_eq!(pressed(off, "n", false, Focus::Page), None);
    assert!(pressed(off, " ", false, Focus::Page).is_some());
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

/// The key of a command, on a page with or without character keys.
fn stroke(command: Command, has_character_keys: bool) -> Option<Stroke> {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.model.character_keys = has_character_keys;
    command.stroke(&page.model)
}

#[test]
fn a_command_knows_its_key() {
    let key = |command| stroke(command, true).expect("a key");
    let back = key(Command::ToEvent(Direction::Backwards, Interest::Solution));
    assert_eq!((back.aria(), back.sign()), ("Shift+N".into(), "⇧N".into()));
    assert_eq!(key(Command::Play).aria(), "Space");
    let next = key(Command::Step(1));
    assert_eq!(
        (next.aria(), next.sign()),
        ("ArrowRight".into(), "→".into())
    );
    let bound = Command::ToEvent(Direction::Forwards, Interest::Bound);
    assert_eq!(stroke(bound, true), None);
}

#[test]
fn in_play_control_and_z_undo_and_no_key_steps_through_the_search() {
    let z = |shift, focus| controlled_message("z", shift, focus);
    assert_eq!(z(false, Focus::Roving), Some(PlayMessage::Undo.into()));
    assert_eq!(z(true, Focus::Page), Some(PlayMessage::Redo.into()));
    assert_eq!(z(false, Focus::Field), None, "a field has its own");
    let stroke = stroke(Command::Redo, false).expect("a key");
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
        ("h", Command::Hint),
        ("C", Command::Clear),
        ("p", Command::Puzzles),
    ] {
        for focus in [Focus::Page, Focus::Button, Focus::Roving] {
            let found = message_in_play(key, false, focus);
            assert_eq!(found, Some(asked.into()), "{focus:?}");
        }
        assert_eq!(message_in_play(key, false, Focus::Field), None);
        assert_eq!(message(key, false, Focus::Page), None, "only in play");
        assert!(stroke(asked, true).is_some() && stroke(asked, false).is_none());
    }
    // Control+C must copy.
    assert_eq!(controlled_message("c", false, Focus::Page), None);
}

#[test]
fn character_keys_that_are_off_are_not_told_and_the_others_are() {
    let next = Command::ToEvent(Direction::Forwards, Interest::Solution);
    assert!(stroke(next, true).is_some());
    assert_eq!(stroke(next, false), None);
    assert!(stroke(Command::Play, false).is_some());
}
