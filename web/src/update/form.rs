//! The form: settings are changed here, and only here.

use queens_core::board::BoardSize;
use queens_core::given::{Given, GivenError};
use queens_core::problem::Giving;
use queens_core::square::Square;

use super::{parts, touched};
use crate::effect::Effect;
use crate::message::Message;
use crate::model::{Model, Refusal};
use crate::notice::Notice;
use crate::parts::Part;
use crate::permalink::{self, Key};
use crate::playback::Activity;

/// The seed in messages.
const SEED: &str = Key::Seed.name();

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
            parts::ask_again(model, Some(Part::Code));
            model.unserved.forget(Key::Algorithm);
            model.unserved.forget(Key::Seed);
            let from = model.settings.goal;
            model.settings = model.settings.with(algorithm);
            let to = model.settings.goal;
            if from != to {
                model.notices.push(Notice::GoalChanged { from, to });
            }
        }
        Message::GoalChosen(goal) => model.settings.goal = goal,
        Message::SymmetryChosen(symmetry) => model.settings.symmetry = symmetry,
        Message::GivenTyped(text) => {
            model.drafts.given = text;
            return;
        }
        Message::GivenEntered => enter_given(model),
        Message::GivenFreed => model.settings.given = Given::none(),
        Message::SeedTyped(text) => {
            model.drafts.seed = Some(text);
            return;
        }
        Message::SeedEntered => match model.drafts.seed.take() {
            Some(text) => enter_seed(model, text.trim()),
            None => return,
        },
        Message::SeedWanted => return effects.push(Effect::DrawSeed),
        Message::SeedDrawn(seed) => {
            model.drafts.seed = None;
            model.settings.seed = Some(seed);
        }
        Message::SquareToggled(square) => toggle(model, square),
        Message::Undo => {
            if let Some(run) = &model.run {
                model.settings = run.settings().clone();
            }
        }
        _ => return,
    }
    settle(model);
    if let Some(why) = model.settings.refusal() {
        let texts = model.texts();
        model.spoken = (texts.start.refused)(&why, &texts.numbers);
    }
    touched(model, effects);
}

/// After a change of settings: the example gives way to the form's own board, and a cursor that is on
/// its way rests, since the search is no longer the form's.
fn settle(model: &mut Model) {
    model.settings.keep_seed(&mut model.spare_seed);
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
        is_usable = text.trim() == model.settings.size.get().to_string();
    }
    if let Some(text) = model.drafts.seed.take() {
        enter_seed(model, text.trim());
        is_usable &=
            Some(text.trim()) == model.settings.seed.map(|seed| seed.to_string()).as_deref();
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
    let (kept, dropped) = model.settings.given_on(size);
    model.settings.given = kept;
    if !dropped.is_empty() {
        model.notices.push(Notice::GivenDropped {
            squares: dropped,
            size,
        });
    }
}

/// Takes a typed seed. One that cannot be used is named, and the one before stays.
fn enter_seed(model: &mut Model, text: &str) {
    let is_of_seed = |notice: &Notice| matches!(notice, Notice::BadValue { key: SEED, .. });
    model.notices.retain(|notice| !is_of_seed(notice));
    match permalink::seed(text) {
        Some(seed) => model.settings.seed = Some(seed),
        None => model.notices.push(Notice::BadValue {
            key: SEED,
            value: text.chars().take(40).collect(),
            allowed: permalink::seeds(),
            used: model.settings.seed.unwrap_or(model.spare_seed).to_string(),
        }),
    }
}

/// Takes the typed squares, separated by commas or blanks. What cannot be used stays in the field.
fn enter_given(model: &mut Model) {
    let text = std::mem::take(&mut model.drafts.given);
    let mut left = Vec::new();
    for name in text.split([',', ' ', ';']).filter(|name| !name.is_empty()) {
        let error = match name.parse() {
            Ok(square) => give(model, square).err(),
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
    // A start moves; queens stay and are joined.
    if model.settings.giving() == Giving::Start {
        model.settings.given = Given::none();
    }
    if let Err(error) = give(model, square) {
        refuse(model, error);
    }
}

fn give(model: &mut Model, square: Square) -> Result<(), GivenError> {
    let settings = &mut model.settings;
    let giving = settings.giving();
    settings.given.add(giving, settings.size, square)
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
