//! The keys of the page and of the board. Tabs and fields also have the usual keys of their kind.

use crate::command::{Command, PAGE, PLAY};
use crate::keymap::{Does, Keymap, is_character, line};
use crate::model::Model;
use crate::screen::{Role, View};

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

/// The target of a key on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnBoard {
    Left,
    Right,
    Up,
    Down,
    RowStart,
    RowEnd,
    /// Pick up the queen on the square, in play.
    PickUp,
    /// Put the queen that is picked up back, in play.
    PutBack,
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
    line(
        Does::PickUp,
        &[("m", OnBoard::PickUp), ("Escape", OnBoard::PutBack)],
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

/// The state of the page that decides the command of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyState {
    /// Whether shortcuts that type a character are enabled.
    pub has_character_keys: bool,
    /// Whether the reader places pieces. Keys for steps then have no command.
    pub is_in_play: bool,
    /// Whether the page about the problem is open, where only `?` has a command.
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

    /// The command of a key. `None` if the focused element uses the key.
    pub fn command(self, press: Press) -> Option<Command> {
        let Press {
            key,
            shift,
            control,
            focus,
        } = press;
        if control {
            let is_own = self.is_reading || matches!(focus, Focus::Field | Focus::Dialog);
            let keys = if self.is_in_play { PLAY } else { PAGE };
            return keys.find_controlled(key, shift).filter(|_| !is_own);
        }
        let is_off = is_character(key) && !self.has_character_keys;
        if is_off || self.is_reading && key != "?" || is_own(key, shift, focus) {
            return None;
        }
        let of_page = PAGE.find(key, shift);
        if !self.is_in_play {
            return of_page;
        }
        let is_general =
            |command: &Command| matches!(command, Command::Escape | Command::Keys | Command::Run);
        (of_page.filter(is_general)).or_else(|| PLAY.find(key, shift))
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
