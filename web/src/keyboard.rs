//! The keys: what each does where the focus is. Each key is written here once: the list of keys, tooltips and
//! `aria-keyshortcuts` are made from these tables. Tabs and fields have the keys of their kind besides.

use std::mem;

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

/// What a line of the list of keys says that its keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Does {
    Play,
    Step,
    TenSteps,
    Ends,
    NextSolution,
    NextDeadEnd,
    NextRejection,
    NextOnSquare,
    /// What Shift makes of the four lines before.
    Backwards,
    GoTo,
    Speed,
    ThisList,
    MoveAbout,
    ToggleSquare,
    RowEnds,
    Leave,
    ParentChild,
    Siblings,
    ToggleNode,
    All,
    Zoom,
    Fit,
    Pan,
}

/// A line of the list of keys.
pub(crate) struct Line<T: 'static> {
    pub(crate) does: Does,
    /// Whether Shift is held.
    pub(crate) shift: bool,
    /// The keys by the names that browsers have for them, each with what it asks for.
    pub(crate) keys: &'static [(&'static str, T)],
}

/// The keys of one place.
pub(crate) struct Keymap<T: 'static>(pub(crate) &'static [Line<T>]);

/// A key with or without Shift.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stroke {
    shift: bool,
    key: &'static str,
}

/// Keys without Shift.
pub(crate) const fn line<T>(does: Does, keys: &'static [(&'static str, T)]) -> Line<T> {
    let shift = false;
    Line { does, shift, keys }
}

/// Keys with Shift.
pub(crate) const fn shifted<T>(does: Does, keys: &'static [(&'static str, T)]) -> Line<T> {
    let shift = true;
    Line { does, shift, keys }
}

impl<T: Clone> Keymap<T> {
    /// What a key asks for. Shift makes a difference only where a line has it.
    pub(crate) fn find(&self, key: &str, shift: bool) -> Option<T> {
        let key = match key {
            "=" => "+",
            "−" => "-",
            key => key,
        };
        let asked = |shift| {
            let lines = self.0.iter().filter(move |line| line.shift == shift);
            let mut keys = lines.flat_map(|line| line.keys);
            keys.find(|(known, _)| known.eq_ignore_ascii_case(key))
        };
        let asked = asked(shift).or_else(|| asked(false));
        asked.map(|(_, message)| message.clone())
    }

    /// The first key that asks for this.
    pub(crate) fn stroke(&self, is_it: impl Fn(&T) -> bool) -> Option<Stroke> {
        self.0.iter().find_map(|&Line { shift, keys, .. }| {
            let (key, _) = keys.iter().find(|(_, asked)| is_it(asked))?;
            Some(Stroke { shift, key })
        })
    }
}

impl Stroke {
    /// For `aria-keyshortcuts`.
    pub(crate) fn aria(self) -> String {
        let key = match self.key {
            " " => "Space".to_owned(),
            "+" => "Plus".to_owned(),
            key => capital(key),
        };
        if self.shift {
            format!("Shift+{key}")
        } else {
            key
        }
    }

    /// For readers.
    pub(crate) fn sign(self) -> String {
        let key = sign(self.key);
        if self.shift { format!("⇧{key}") } else { key }
    }
}

/// The sign of a key, or its name where it has none.
pub(crate) fn sign(key: &str) -> String {
    match key {
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "ArrowUp" => "↑".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        "-" => "−".to_owned(),
        key => capital(key),
    }
}

/// A letter as it stands on its key.
fn capital(key: &str) -> String {
    match key.len() {
        1 => key.to_ascii_uppercase(),
        _ => key.to_owned(),
    }
}

/// The keys of the page.
pub(crate) const PAGE: Keymap<Message> = {
    use Direction::{Backwards, Forwards};
    use Interest::{DeadEnd, Rejection, Solution};
    use Message::{DialogOpened, Stepped, ToEvent, ToFocused};
    Keymap(&[
        line(Does::Play, &[(" ", Message::PlayToggled)]),
        line(
            Does::Step,
            &[("ArrowLeft", Stepped(-1)), ("ArrowRight", Stepped(1))],
        ),
        shifted(
            Does::TenSteps,
            &[("ArrowLeft", Stepped(-10)), ("ArrowRight", Stepped(10))],
        ),
        line(
            Does::Ends,
            &[("Home", Message::ToStart), ("End", Message::ToEnd)],
        ),
        line(Does::NextSolution, &[("n", ToEvent(Forwards, Solution))]),
        line(Does::NextDeadEnd, &[("d", ToEvent(Forwards, DeadEnd))]),
        line(Does::NextRejection, &[("r", ToEvent(Forwards, Rejection))]),
        line(Does::NextOnSquare, &[("s", ToFocused(Forwards))]),
        shifted(
            Does::Backwards,
            &[
                ("n", ToEvent(Backwards, Solution)),
                ("d", ToEvent(Backwards, DeadEnd)),
                ("r", ToEvent(Backwards, Rejection)),
                ("s", ToFocused(Backwards)),
            ],
        ),
        line(Does::GoTo, &[("g", DialogOpened(Dialog::GoTo))]),
        line(
            Does::Speed,
            &[("+", Message::Faster), ("-", Message::Slower)],
        ),
        line(Does::ThisList, &[("?", DialogOpened(Dialog::Keys))]),
    ])
};

/// The page's key for this message.
pub(crate) fn stroke(message: &Message) -> Option<Stroke> {
    use Message::{DialogOpened, Stepped, ToEvent, ToFocused};
    // To compare whole messages would take code for all that they may hold.
    PAGE.stroke(|asked| match (asked, message) {
        (Stepped(asked), Stepped(by)) => asked == by,
        (ToFocused(asked), ToFocused(direction)) => asked == direction,
        (DialogOpened(asked), DialogOpened(dialog)) => asked == dialog,
        (ToEvent(way, asked), ToEvent(direction, interest)) => {
            (way, asked) == (direction, interest)
        }
        (asked, message) => mem::discriminant(asked) == mem::discriminant(message),
    })
}

/// Where a key leads on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OnBoard {
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
pub(crate) const BOARD: Keymap<OnBoard> = Keymap(&[
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

/// The message of a key, unless what has the focus uses the key itself.
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
    PAGE.find(key, shift)
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

    #[test]
    fn a_message_knows_its_key() {
        let key = |message| stroke(&message).expect("a key");
        let back = key(Message::ToEvent(Direction::Backwards, Interest::Solution));
        assert_eq!((back.aria(), back.sign()), ("Shift+N".into(), "⇧N".into()));
        let play = key(Message::PlayToggled);
        assert_eq!(play.aria(), "Space");
        let next = key(Message::Stepped(1));
        assert_eq!(
            (next.aria(), next.sign()),
            ("ArrowRight".into(), "→".into())
        );
        assert_eq!(stroke(&Message::Run), None);
    }
}
