//! The keys of the page and of the board. Tabs and fields also have the usual keys of their kind.

use queens_core::{Direction, Interest};

use crate::keymap::{Does, Keymap, Stroke, controlled, is_character, line, shifted};
use crate::message::{Message, TransportMessage};
use crate::model::Model;
use crate::play::PlayMessage;
use crate::predict::session::PredictMessage;
use crate::screen::{Dialog, Role, View};

/// The kind of the focused element, for the handling of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// An element without its own keys.
    Page,
    /// A button or link, which uses Enter and Space.
    Button,
    /// The scrubber, which uses the keys for single steps and for both ends.
    Slider,
    /// The board or tabs, which use keys for moving and choosing, but not letters.
    Roving,
    /// A selected radio button, which uses the arrows. Space, Home and End have no effect.
    Choice,
    /// A field or list of the form, which uses all keys except the one that runs the search.
    Field,
    /// A dialog, menu or long text, which uses all keys.
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

/// The keys of the page in play, in addition to those of [`PAGE`] that are not about steps.
pub const PLAY: Keymap<Message> = {
    use Message::{DialogOpened, Play};
    use PlayMessage::{Clear, HintWanted, Redo, Undo};
    Keymap(&[
        controlled(Does::Undo, false, &[("z", Play(Undo))]),
        controlled(Does::Redo, true, &[("z", Play(Redo))]),
        controlled(Does::Redo, false, &[("y", Play(Redo))]),
        line(Does::Clear, &[("c", Play(Clear))]),
        line(Does::Hint, &[("h", Play(HintWanted))]),
        line(Does::Puzzles, &[("p", DialogOpened(Dialog::Puzzles))]),
    ])
};

/// The page's key for this message. `None` for a character key while these are off.
pub fn stroke(message: &Message, character_keys: bool) -> Option<Stroke> {
    // A comparison of whole messages would pull in code for all their contents.
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

/// The target of a key on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnBoard {
    Left,
    Right,
    Up,
    Down,
    RowStart,
    RowEnd,
    /// The browser's default action for buttons.
    Native,
}

/// The keys of the board, whose squares are buttons.
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

/// A pressed key, and the kind of the focused element.
#[derive(Clone, Copy, Debug)]
pub struct Press<'a> {
    /// The key by its name in browsers.
    pub key: &'a str,
    pub shift: bool,
    /// Whether Control or Command is held.
    pub control: bool,
    pub focus: Focus,
}

/// The state of the page that decides the message of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyState {
    /// Whether shortcuts that type a character are enabled.
    pub has_character_keys: bool,
    /// Whether the reader places pieces. Keys for steps then have no message.
    pub is_in_play: bool,
    /// Whether the page about the problem is open, where only `?` has a message.
    pub is_reading: bool,
}

impl KeyState {
    pub fn of(model: &Model) -> KeyState {
        KeyState {
            has_character_keys: model.character_keys,
            is_in_play: model.address.role == Role::Play,
            is_reading: model.address.view == View::About,
        }
    }

    /// The message of a key. `None` if the focused element uses the key.
    pub fn message(self, press: Press) -> Option<Message> {
        let Press {
            key,
            shift,
            control,
            focus,
        } = press;
        if control {
            let is_own = self.is_reading || matches!(focus, Focus::Field | Focus::Dialog);
            return PLAY
                .find_controlled(key, shift)
                .filter(|_| self.is_in_play && !is_own);
        }
        let is_off = is_character(key) && !self.has_character_keys;
        if is_off || self.is_reading && key != "?" || is_own(key, shift, focus) {
            return None;
        }
        let of_page = PAGE.find(key, shift);
        if !self.is_in_play {
            return of_page;
        }
        let of_page = of_page.filter(|message| {
            matches!(
                message,
                Message::Escaped
                    | Message::DialogOpened(Dialog::Keys)
                    | Message::Transport(TransportMessage::Run)
            )
        });
        of_page.or_else(|| PLAY.find(key, shift))
    }
}

/// Whether the focused element uses this key.
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
        Focus::Choice => key.starts_with("Arrow"),
        Focus::Field => !(key == "Enter" && shift),
        Focus::Dialog => true,
    }
}

#[cfg(test)]
mod tests;
