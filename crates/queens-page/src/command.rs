//! The commands of the page, each with its message and its keys. Key handling, the list of keys, buttons and menus use
//! this table. Buttons also show whether a command is available.

#[cfg(test)]
mod tests;

use std::ops::Bound;

use queens_core::{Direction, Interest};

use crate::keymap::{Does, Keymap, Stroke, controlled, line, shifted};
use crate::message::{Message, TransportMessage};
use crate::model::Model;
use crate::play::{Judgement, PlayMessage};
use crate::predict::session::PredictMessage;
use crate::run::Run;
use crate::screen::Dialog;

/// A command that buttons, menus and keys give.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Command {
    /// Plays or pauses.
    Play,
    Run,
    /// Moves by this number of steps.
    Step(i64),
    ToStart,
    ToEnd,
    /// Goes to the next or previous event of this kind.
    ToEvent(Direction, Interest),
    /// Goes to the next or previous event on the focused square.
    ToFocused(Direction),
    /// Chooses the answer with this index.
    Answer(usize),
    /// Opens the popover “Go to”.
    GoTo,
    Faster,
    Slower,
    /// Closes the innermost open element.
    Escape,
    /// Opens the list of keys.
    Keys,
    /// Returns to the search that a change of the form replaced.
    UndoChange,
    /// Undoes the last change of the pieces placed by hand.
    Undo,
    Redo,
    Clear,
    Hint,
    Puzzles,
}

/// The keys of the page.
pub const PAGE: Keymap<Command> = {
    use Command::{
        Answer, Escape, Faster, GoTo, Keys, Play, Run, Slower, Step, ToEnd, ToEvent, ToFocused,
        ToStart, UndoChange,
    };
    use Direction::{Backwards, Forwards};
    use Interest::{DeadEnd, Rejection, Solution};
    Keymap(&[
        line(Does::Play, &[(" ", Play)]),
        shifted(Does::Run, &[("Enter", Run)]),
        line(
            Does::Step,
            &[("ArrowLeft", Step(-1)), ("ArrowRight", Step(1))],
        ),
        shifted(
            Does::TenSteps,
            &[("ArrowLeft", Step(-10)), ("ArrowRight", Step(10))],
        ),
        line(Does::Ends, &[("Home", ToStart), ("End", ToEnd)]),
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
        line(Does::Answer, &[("1", Answer(0)), ("2", Answer(1))]),
        line(Does::GoTo, &[("g", GoTo)]),
        line(Does::Speed, &[("+", Faster), ("-", Slower)]),
        controlled(Does::UndoChange, false, &[("z", UndoChange)]),
        line(Does::Escape, &[("Escape", Escape)]),
        line(Does::ThisList, &[("?", Keys)]),
    ])
};

/// The keys of the page in play. Of [`PAGE`], only Run, Escape and the list of keys work in play.
pub const PLAY: Keymap<Command> = {
    use Command::{Clear, Hint, Puzzles, Redo, Undo};
    Keymap(&[
        controlled(Does::Undo, false, &[("z", Undo)]),
        controlled(Does::Redo, true, &[("z", Redo)]),
        controlled(Does::Redo, false, &[("y", Redo)]),
        line(Does::Clear, &[("c", Clear)]),
        line(Does::Hint, &[("h", Hint)]),
        line(Does::Puzzles, &[("p", Puzzles)]),
    ])
};

impl Command {
    /// The first key of the command. `None` if the command has no key, or if its key types a character and such keys are
    /// off.
    pub fn stroke(self, model: &Model) -> Option<Stroke> {
        let is_it = |command: &Command| *command == self;
        let stroke = PAGE.stroke(is_it).or_else(|| PLAY.stroke(is_it));
        stroke.filter(|stroke| model.character_keys || !stroke.is_character())
    }

    /// Whether a button offers the command now. Commands without such a button are always available. An unavailable
    /// button stays focusable.
    pub fn is_available(self, model: &Model) -> bool {
        let run = model.shown.run();
        let excerpt = model.excerpt();
        let is_after_start = run.is_some_and(|run| run.step() > *excerpt.start());
        let is_over = |run: &Run| run.is_at_edge() || run.step() >= *excerpt.end();
        let is_before_end = run
            .is_none_or(|run| !is_over(run) || model.comparison.goes_on(model.address.clock, run));
        match self {
            Command::ToStart => is_after_start,
            Command::ToEnd => is_before_end,
            Command::Step(by) if by < 0 => is_after_start,
            Command::Step(_) => is_before_end,
            Command::ToEvent(Direction::Backwards, Interest::Solution) => {
                let is_without = |run: &Run| run.is_without_solution(*excerpt.start()..run.step());
                is_after_start && !run.is_none_or(is_without)
            }
            Command::ToEvent(Direction::Forwards, Interest::Solution) => {
                let is_without = |run: &Run| {
                    let rest = (Bound::Excluded(run.step()), Bound::Included(*excerpt.end()));
                    run.is_complete() && run.is_without_solution(rest)
                };
                is_before_end && !run.is_some_and(is_without)
            }
            Command::UndoChange => model.replaced.is_some(),
            Command::Undo => model.play.can_undo(),
            Command::Redo => model.play.can_redo(),
            Command::Clear => model.play.placed().squares().len() > model.staying().len(),
            Command::Hint => {
                let judgement = model.play.judgement.as_ref();
                let is_open = |judgement: &Judgement| !judgement.is_solved && judgement.has_piece();
                judgement.is_some_and(is_open) && model.play.advice.has_more()
            }
            _ => true,
        }
    }
}

impl From<Command> for Message {
    fn from(command: Command) -> Message {
        match command {
            Command::Play => TransportMessage::PlayToggled.into(),
            Command::Run => TransportMessage::Run.into(),
            Command::Step(by) => TransportMessage::Stepped(by).into(),
            Command::ToStart => TransportMessage::ToStart.into(),
            Command::ToEnd => TransportMessage::ToEnd.into(),
            Command::ToEvent(direction, interest) => {
                TransportMessage::ToEvent(direction, interest).into()
            }
            Command::ToFocused(direction) => TransportMessage::ToFocused(direction).into(),
            Command::Answer(index) => Message::Predict(PredictMessage::Chosen(index)),
            Command::GoTo => Message::GoToPressed,
            Command::Faster => TransportMessage::Faster.into(),
            Command::Slower => TransportMessage::Slower.into(),
            Command::Escape => Message::Escaped,
            Command::Keys => Message::DialogOpened(Dialog::Keys),
            Command::UndoChange => Message::ChangeUndone,
            Command::Undo => PlayMessage::Undo.into(),
            Command::Redo => PlayMessage::Redo.into(),
            Command::Clear => PlayMessage::Clear.into(),
            Command::Hint => PlayMessage::HintWanted.into(),
            Command::Puzzles => Message::DialogOpened(Dialog::Puzzles),
        }
    }
}
