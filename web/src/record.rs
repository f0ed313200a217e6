//! The record of solved puzzles and the answers to exercises, in local storage, and the time that a puzzle takes.

use std::cell::Cell;

use web_sys::Storage;

use crate::settings::storage;
use queens_page::exercise::working::{ExerciseCommand, ExerciseMessage};
use queens_page::puzzle::{PuzzleCommand, PuzzleMessage};

const KEY: &str = "queens-puzzles";
/// Prefix of the key of an exercise; its checksum follows.
const EXERCISE: &str = "queens-exercise-";

thread_local! {
    /// The time when the puzzle appeared on the board, in milliseconds of the page's clock.
    static BEGUN: Cell<f64> = const { Cell::new(0.0) };
}

/// Carries out a puzzle command. `None` if there is nothing to report.
pub(crate) fn perform(command: &PuzzleCommand) -> Option<PuzzleMessage> {
    match command {
        PuzzleCommand::Look => Some(look()),
        PuzzleCommand::Begin => {
            BEGUN.set(now());
            None
        }
        PuzzleCommand::End => {
            let milliseconds = now() - BEGUN.get();
            Some(PuzzleMessage::Timed { milliseconds })
        }
        PuzzleCommand::Keep(line) => Some(PuzzleMessage::Kept(keep(line))),
        PuzzleCommand::Clear => {
            if let Some(storage) = storage() {
                let _ = storage.remove_item(KEY);
            }
            Some(look())
        }
    }
}

/// Carries out an exercise command.
pub(crate) fn perform_exercise(command: &ExerciseCommand) -> ExerciseMessage {
    match command {
        ExerciseCommand::Look { exercise } => {
            let item = |storage: Storage| storage.get_item(&format!("{EXERCISE}{exercise}"));
            ExerciseMessage::Looked {
                exercise: exercise.clone(),
                code: storage().and_then(|storage| item(storage).ok()?),
            }
        }
        ExerciseCommand::Keep { exercise, code } => {
            let key = format!("{EXERCISE}{exercise}");
            let is_kept = storage().is_some_and(|storage| storage.set_item(&key, code).is_ok());
            ExerciseMessage::Kept(is_kept)
        }
    }
}

/// Milliseconds since the page was opened. The system clock may be changed in the meantime.
fn now() -> f64 {
    let clock = gloo_utils::window().performance();
    clock.map_or_else(js_sys::Date::now, |clock| clock.now())
}

fn look() -> PuzzleMessage {
    let record = storage().and_then(|storage| storage.get_item(KEY).ok());
    PuzzleMessage::Looked {
        seconds: (js_sys::Date::now() / 1_000.0).max(0.0) as u64,
        record: record.map(Option::unwrap_or_default),
    }
}

/// Appends a line to the record. Returns whether it was stored.
fn keep(line: &str) -> bool {
    let Some(storage) = storage() else {
        return false;
    };
    let before = storage.get_item(KEY).ok().flatten().unwrap_or_default();
    storage.set_item(KEY, &format!("{before}{line}\n")).is_ok()
}
