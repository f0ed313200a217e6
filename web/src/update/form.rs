//! The form: settings are changed here, and only here.

use queens_core::board::BoardSize;
use queens_core::instance::{GivenError, GivenQueens};
use queens_core::square::Square;

use super::touched;
use crate::effect::Effect;
use crate::message::Message;
use crate::model::{Model, Refusal};
use crate::notice::Notice;
use crate::permalink::Key;
use crate::playback::Activity;

pub(super) fn update(model: &mut Model, message: Message, effects: &mut Vec<Effect>) {
    match message {
        Message::SizeTyped(text) => {
            model.drafts.size = Some(text);
            return;
        }
        Message::SizeEntered => match model.drafts.size.take() {
            Some(text) => enter_size(model, text.trim()),
            None => return,
        },
        Message::SizeStepped(by) => {
            model.drafts.size = None;
            let n = i64::from(model.settings.size.get()) + by;
            enter_size(model, &n.to_string());
        }
        Message::AlgorithmChosen(algorithm) => {
            model.unserved.forget(Key::Algorithm);
            model.settings.algorithm = algorithm;
            if !algorithm.capabilities.goals.contains(&model.settings.goal) {
                model.settings.goal = algorithm.default_goal();
            }
        }
        Message::GoalChosen(goal) => model.settings.goal = goal,
        Message::SymmetryChosen(symmetry) => model.settings.symmetry = symmetry,
        Message::GivenTyped(text) => {
            model.drafts.given = text;
            return;
        }
        Message::GivenEntered => enter_given(model),
        Message::SquareToggled(square) => toggle(model, square),
        Message::Undo => {
            if let Some(run) = &model.run {
                model.settings = run.settings().clone();
            }
        }
        _ => return,
    }
    settle(model);
    touched(model, effects);
}

/// After a change of settings: the example gives way to the form's own board, and a cursor that is on
/// its way rests, since the search is no longer the form's.
fn settle(model: &mut Model) {
    let Some(run) = &mut model.run else {
        return keep_focus(model);
    };
    if run.settings().job() != model.settings.job() {
        match run.activity() {
            Activity::Example => model.run = None,
            // A count is of use for itself, and can be stopped.
            Activity::Counting => {}
            _ => run.rest(Activity::Paused),
        }
    }
    keep_focus(model);
}

/// Keeps the board's tab stop on the board.
fn keep_focus(model: &mut Model) {
    let board = model.shown().size;
    if !board.contains(model.focus) {
        model.focus = Square::new(0, 0);
    }
}

/// Takes what has been typed and not entered; whether all of it could be used.
pub(super) fn commit(model: &mut Model) -> bool {
    let mut is_usable = true;
    if let Some(text) = model.drafts.size.take() {
        enter_size(model, text.trim());
        is_usable = text.trim() == model.settings.size.to_string();
    }
    enter_given(model);
    settle(model);
    is_usable && model.drafts.given.is_empty()
}

fn enter_size(model: &mut Model, text: &str) {
    let size = text.parse().ok().and_then(|n| BoardSize::new(n).ok());
    let Some(size) = size else {
        let value = text.chars().take(40).collect();
        model
            .notices
            .retain(|notice| !matches!(notice, Notice::BadSize { .. }));
        model.notices.push(Notice::BadSize {
            value,
            used: model.settings.size,
        });
        return;
    };
    model.notices.clear();
    model.refusal = None;
    model.settings.size = size;
    let given = std::mem::take(&mut model.settings.given);
    let (kept, dropped): (Vec<_>, Vec<_>) = given
        .squares()
        .iter()
        .partition(|&&square| size.contains(square));
    model.settings.given = GivenQueens::new(size, &kept).unwrap_or_default();
    if !dropped.is_empty() {
        model.notices.push(Notice::GivenDropped {
            squares: dropped,
            size,
        });
    }
}

/// Takes the typed squares, separated by commas or blanks. What cannot be used stays in the field.
fn enter_given(model: &mut Model) {
    let text = std::mem::take(&mut model.drafts.given);
    let mut left = Vec::new();
    for name in text.split([',', ' ', ';']).filter(|name| !name.is_empty()) {
        let error = match name.parse() {
            Ok(square) => model.settings.given.add(model.settings.size, square).err(),
            Err(_) => {
                let quoted = name.chars().take(40).collect();
                model.notices.push(Notice::NotASquare { text: quoted });
                left.push(name);
                continue;
            }
        };
        if let Some(error) = error {
            refuse(model, error);
            left.push(name);
        }
    }
    model.drafts.given = left.join(", ");
}

fn toggle(model: &mut Model, square: Square) {
    model.focus = square;
    if model.settings.given.remove(square) {
        return;
    }
    if let Err(error) = model.settings.given.add(model.settings.size, square) {
        refuse(model, error);
    }
}

fn refuse(model: &mut Model, error: GivenError) {
    if let GivenError::Attacking {
        first,
        second,
        line,
    } = error
    {
        model.refusal = Some(Refusal {
            square: second,
            attacker: first,
            line,
        });
    }
    model.notices.push(Notice::GivenRefused(error));
}
