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
    /// A radio button that is chosen: arrows are its own; to it, Space, Home and End are nothing.
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
        controlled(Does::Redo, false, &[("y", Play(Redo))]),
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
        Focus::Choice => key.starts_with("Arrow"),
        Focus::Reading => key != "?",
        Focus::Field => !(key == "Enter" && shift),
        Focus::Dialog => true,
    }
}

#[cfg(test)]
mod tests;
