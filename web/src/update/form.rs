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

/// After a change of settings: the example gives way to the form's own board, and a search that is
/// playing rests, since it is no longer the form's.
fn settle(model: &mut Model) {
    let is_example = model
        .run
        .as_ref()
        .is_some_and(|run| run.activity() == Activity::Example);
    if is_example && model.is_stale() {
        model.run = None;
    } else if model.is_stale()
        && let Some(run) = &mut model.run
        && matches!(run.activity(), Activity::Playing(_))
    {
        run.rest(Activity::Paused);
    }
    let board = model.shown().size;
    if !board.contains(model.focus) {
        model.focus = Square::new(0, 0);
    }
}

fn enter_size(model: &mut Model, text: &str) {
    let size = text.parse().ok().and_then(|n| BoardSize::new(n).ok());
    let Some(size) = size else {
        let value = text.chars().take(40).collect();
        model.notices = vec![Notice::BadSize {
            value,
            used: model.settings.size,
        }];
        return;
    };
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
