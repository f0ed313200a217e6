//! The form. Only this module changes settings.

pub(crate) mod problem;

#[cfg(test)]
mod tests;

use queens_core::large::LargeSize;
use queens_core::{
    BlockedError, BoardSize, Event, GivenError, GivenRule, GivenSquares, Goal, InstanceError,
    Square,
};

use crate::address::link::{self, write_address};
use crate::address::{self, Address, Key};
use crate::cost::faster_counter;
use crate::effect::{Effect, Entry};
use crate::message::FormMessage;
use crate::model::{Announcement, Model, RefusedClick, Replaced, SideDraft};
use crate::notice::Notice;
use crate::play::PlaceError;
use crate::results::export::names;
use crate::run;
use crate::screen::View;
use crate::settings::{Settings, Side};
use crate::squares;

/// The keys of the seed and the number of queens in notices.
const SEED: &str = Key::Seed.into_str();
const QUEENS: &str = Key::K.into_str();
const FILES: &str = Key::N.into_str();
const RANKS: &str = Key::M.into_str();
const FIXED: &str = Key::Fixed.into_str();
const BLOCKED: &str = Key::Blocked.into_str();

pub(crate) fn update(model: &mut Model, message: FormMessage, effects: &mut Vec<Effect>) {
    let before = link::of(model);
    match message {
        FormMessage::SizeTyped(side, text) => {
            forget(model, key_of(side));
            model.drafts.sides[side as usize] = Some(SideDraft {
                text,
                is_refused: false,
            });
            return;
        }
        FormMessage::SizeEntered(side) => match model.drafts.sides[side as usize].take() {
            Some(draft) => {
                enter_side(model, side, draft.text);
            }
            None => return,
        },
        FormMessage::SizeStepped(side, by) => {
            model.drafts.sides[side as usize] = None;
            let number = i64::from(model.address.settings.side(side)) + by;
            // The last size of the range has no next one.
            take_side(model, side, Some(number));
        }
        FormMessage::SizeWanted(size) => {
            model.drafts.sides = Default::default();
            take_board(model, size);
        }
        FormMessage::VariantChosen(variant) => {
            model.address.settings.variant = Some(variant);
            // The rule for given squares depends on the variant.
            let (kept, dropped) = model.address.settings.given_on(model.address.settings.size);
            model.address.settings.given = kept;
            if !dropped.is_empty() {
                model.notices.push(Notice::GivenFreed { squares: dropped });
            }
        }
        FormMessage::QueensTyped(text) => {
            forget(model, QUEENS);
            model.drafts.queens = Some(text);
            return;
        }
        FormMessage::QueensEntered => match model.drafts.queens.take() {
            Some(text) => enter_queens(model, text.trim()),
            None => return,
        },
        FormMessage::AlgorithmChosen(algorithm) => {
            model.want_code();
            model.before_count = None;
            let from = model.address.settings.goal;
            let large = model.address.settings.large;
            model.address.settings = model.address.settings.with(algorithm);
            enter_refused_sides(model);
            if let (Some(size), None) = (large, model.address.settings.large) {
                model
                    .notices
                    .push(left(size.get(), &model.address.settings));
            }
            let to = model.address.settings.goal;
            if from != to {
                model.notices.push(Notice::GoalChanged { from, to });
            }
        }
        FormMessage::GoalChosen(goal) => choose_goal(model, goal),
        FormMessage::SymmetryChosen(symmetry) => model.address.settings.symmetry = symmetry,
        FormMessage::GivenTyped(text) => {
            model.notices.retain(|notice| !notice.is_of_squares());
            model.refusal = None;
            model.drafts.given = text;
            return;
        }
        FormMessage::GivenEntered => enter_given(model),
        FormMessage::GivenFreed => model.address.settings.given = GivenSquares::none(),
        FormMessage::BlockingSet(is_on) => {
            model.drafts.is_blocking = is_on;
            return;
        }
        FormMessage::BlockedFreed => model.address.settings.blocked.clear(),
        FormMessage::SeedTyped(text) => {
            forget(model, SEED);
            model.drafts.seed = Some(text);
            return;
        }
        FormMessage::SeedEntered => match model.drafts.seed.take() {
            Some(text) => enter_seed(model, text.trim()),
            None => return,
        },
        FormMessage::SeedWanted => return effects.push(Effect::DrawSeed),
        FormMessage::SeedDrawn(seed) => {
            model.drafts.seed = None;
            model.address.settings.seed = Some(seed);
        }
        FormMessage::SquareToggled(square) => toggle(model, square),
        FormMessage::SquareFreed(square) => {
            model.address.settings.given.remove(square);
        }
    }
    apply(model, before, effects);
    if let Some(why) = model.address.settings.refusal() {
        model.announce(Announcement::Refusal(why));
    }
}

/// Changes the goal. To count, the form chooses a faster algorithm if one supports its settings. Another goal returns to
/// the algorithm before. All solutions are shown in the gallery, which fills before a replay of all steps ends.
fn choose_goal(model: &mut Model, goal: Goal) {
    let is_new = model.address.settings.goal != goal;
    let before = model.replaced_algorithm().filter(|_| goal != Goal::Count);
    let settings = &mut model.address.settings;
    settings.goal = goal;
    if goal == Goal::All && is_new && matches!(model.address.view, View::Tree | View::Stack) {
        model.address.view = View::Results;
    }
    if let Some(algorithm) = before {
        *settings = settings.with(algorithm);
        model.before_count = None;
        model.want_code();
        return;
    }
    // A comparison keeps its two algorithms.
    let is_count = goal == Goal::Count && is_new && model.address.view != View::Compare;
    let counter = faster_counter(settings).filter(|_| is_count);
    if let Some(algorithm) = counter {
        let before = settings.algorithm;
        *settings = settings.with(algorithm);
        model.before_count = Some(before);
        model
            .notices
            .push(Notice::CounterChosen { algorithm, before });
        model.want_code();
    }
}

/// Applies changed settings at once: the board is empty until the form's search runs. Undo and Back return to the address
/// `before` the change.
fn apply(model: &mut Model, before: Address, effects: &mut Vec<Effect>) {
    model.address.settings.keep_seed(&mut model.spare_seed);
    if model.shows_another_search() {
        effects.push(Effect::WriteAddress {
            fragment: address::write(&before),
            entry: Entry::Replace,
        });
        run::update::abandon(model, effects);
        model.replaced = Some(Replaced {
            settings: before.settings,
            step: before.step,
            has_run: true,
        });
        link::push_address(model, effects);
    } else {
        let has_changed = model.address.settings != before.settings;
        if model.awaits_run() && model.replaced.is_none() && has_changed {
            model.replaced = Some(Replaced {
                settings: before.settings,
                step: 0,
                has_run: false,
            });
        }
        write_address(model, effects);
    }
    keep_focus(model);
}

/// Replaces all settings, as a change of the form does.
pub(crate) fn replace(model: &mut Model, settings: Settings, effects: &mut Vec<Effect>) {
    let before = link::of(model);
    model.address.settings = settings;
    apply(model, before, effects);
}

/// Keeps the tab stop on the board.
fn keep_focus(model: &mut Model) {
    let board = model.shown_settings().size;
    if !board.contains(model.focus) {
        model.focus = Square::A1;
    }
}

/// Enters squares that are typed but not entered.
pub(crate) fn take(model: &mut Model, effects: &mut Vec<Effect>) {
    if !model.drafts.given.is_empty() && model.address.settings.large.is_none() {
        let before = link::of(model);
        enter_given(model);
        apply(model, before, effects);
    }
}

/// Enters all text that is typed but not entered. Returns whether all of it was valid.
pub(crate) fn commit(model: &mut Model, effects: &mut Vec<Effect>) -> bool {
    let before = link::of(model);
    let mut is_usable = true;
    for side in [Side::Files, Side::Ranks] {
        if let Some(draft) = model.drafts.sides[side as usize].take() {
            is_usable &= enter_side(model, side, draft.text);
        }
    }
    if let Some(text) = model.drafts.queens.take() {
        enter_queens(model, text.trim());
        let k = model
            .address
            .settings
            .k
            .map(|k| k.to_string())
            .unwrap_or_default();
        is_usable &= text.trim() == k;
    }
    if let Some(text) = model.drafts.seed.take() {
        enter_seed(model, text.trim());
        is_usable &= Some(text.trim())
            == model
                .address
                .settings
                .seed
                .map(|seed| seed.to_string())
                .as_deref();
    }
    enter_given(model);
    apply(model, before, effects);
    is_usable && model.drafts.given.is_empty()
}

/// Removes the notice about a value whose text has changed.
fn forget(model: &mut Model, key: &'static str) {
    let is_of_key = |it: &Notice| matches!(it, Notice::BadValue { key: of, .. } if *of == key);
    model.notices.retain(|notice| !is_of_key(notice));
}

fn key_of(side: Side) -> &'static str {
    match side {
        Side::Files => FILES,
        Side::Ranks => RANKS,
    }
}

/// Enters a typed side length. A refused text stays in the field. Returns whether the text is valid.
fn enter_side(model: &mut Model, side: Side, text: String) -> bool {
    forget(model, key_of(side));
    let is_valid = take_side(model, side, text.trim().parse().ok());
    if !is_valid {
        model.drafts.sides[side as usize] = Some(SideDraft {
            text,
            is_refused: true,
        });
    }
    is_valid
}

/// Enters the refused side lengths that the chosen algorithm supports, and drops the others.
fn enter_refused_sides(model: &mut Model) {
    for side in [Side::Files, Side::Ranks] {
        let draft = model.drafts.sides[side as usize].take_if(|draft| draft.is_refused);
        if let Some(draft) = draft {
            take_side(model, side, draft.text.trim().parse().ok());
        }
    }
}

/// Changes a side of the board. Returns whether the length is valid.
fn take_side(model: &mut Model, side: Side, length: Option<i64>) -> bool {
    let settings = &model.address.settings;
    if let Some(large) = length.and_then(|length| settings.large_of(length)) {
        enter_large(model, large);
        return true;
    }
    let size = length.and_then(|length| settings.with_side(side, length));
    if let Some(size) = size {
        take_board(model, size);
    }
    size.is_some()
}

/// Changes the board. Given and blocked squares outside it are removed with a notice.
fn take_board(model: &mut Model, size: BoardSize) {
    model.notices.clear();
    model.refusal = None;
    let (settings, dropped) = model.address.settings.on(size);
    model.address.settings = Settings {
        large: None,
        ..settings
    };
    if !dropped.is_empty() {
        model.notices.push(Notice::GivenDropped {
            squares: dropped,
            size,
        });
    }
    let most = size.area() as u16;
    if let Some(k) = model.address.settings.k.filter(|&k| k > most) {
        model.address.settings.k = None;
        let problem = model.address.settings.algorithm.problem;
        let why = InstanceError::Queens { problem, k, most };
        model.notices.push(Notice::Impossible(why));
    }
}

/// Changes to a board above n = 32, which has no given or blocked squares.
fn enter_large(model: &mut Model, size: LargeSize) {
    model.notices.clear();
    model.refusal = None;
    model.address.settings.large = Some(size);
    let given = std::mem::take(&mut model.address.settings.given);
    let blocked = std::mem::take(&mut model.address.settings.blocked);
    for (key, squares) in [(FIXED, given.squares()), (BLOCKED, &blocked)] {
        if !squares.is_empty() {
            model.notices.push(Notice::BadValue {
                key,
                value: names(squares, ","),
                allowed: "–".to_owned(),
                used: "–".to_owned(),
            });
        }
    }
}

/// The notice that an algorithm does not support this number of columns, with the board used instead.
pub(crate) fn left(n: u16, settings: &Settings) -> Notice {
    Notice::BadValue {
        key: FILES,
        value: n.to_string(),
        allowed: format!("1–{}", BoardSize::MAX),
        used: settings.n().to_string(),
    }
}

/// Enters a typed number of queens. An empty text means the least number that suffices.
fn enter_queens(model: &mut Model, text: &str) {
    forget(model, QUEENS);
    let most = model.address.settings.size.area() as u16;
    match text.parse() {
        _ if text.is_empty() => model.address.settings.k = None,
        Ok(k) if (1..=most).contains(&k) => model.address.settings.k = Some(k),
        _ => model.notices.push(Notice::BadValue {
            key: QUEENS,
            value: text.chars().take(40).collect(),
            allowed: format!("1–{most}"),
            used: match model.address.settings.k {
                Some(k) => k.to_string(),
                None => "–".to_owned(),
            },
        }),
    }
}

/// Enters a typed seed. For an invalid seed, shows a notice and keeps the previous one.
fn enter_seed(model: &mut Model, text: &str) {
    forget(model, SEED);
    match address::seed(text) {
        Some(seed) => model.address.settings.seed = Some(seed),
        None => model.notices.push(Notice::BadValue {
            key: SEED,
            value: text.chars().take(40).collect(),
            allowed: address::seeds(),
            used: model
                .address
                .settings
                .seed
                .unwrap_or(model.spare_seed)
                .to_string(),
        }),
    }
}

/// Enters the typed squares. Invalid ones stay in the field.
fn enter_given(model: &mut Model) {
    let text = std::mem::take(&mut model.drafts.given);
    let mut left = Vec::new();
    for name in squares::names(&text) {
        let error = match name.parse() {
            Ok(square) if model.address.settings.blocked.contains(&square) => {
                refuse_blocked(model, square);
                left.push(name);
                continue;
            }
            Ok(square) => give(model, square).err(),
            Err(_) => {
                let text = name.chars().take(40).collect();
                let size = model.address.settings.size;
                model.notices.push(Notice::NotASquare { text, size });
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
    if model.blocks() {
        return toggle_blocked(model, square);
    }
    if model.address.settings.blocked.contains(&square) {
        return refuse_blocked(model, square);
    }
    if model.address.settings.given.remove(square) {
        model.move_by_hand(Event::Remove { square });
        return;
    }
    match give(model, square) {
        Ok(()) => model.move_by_hand(Event::Place { square }),
        Err(error) => refuse(model, error),
    }
}

/// Blocks a square, or frees it if it is blocked.
fn toggle_blocked(model: &mut Model, square: Square) {
    let settings = &mut model.address.settings;
    match settings.block(square) {
        Ok(()) => {}
        Err(BlockedError::Repeated { .. }) => settings.blocked.retain(|&other| other != square),
        Err(error) => model.notices.push(Notice::BlockedRefused(error)),
    }
}

fn refuse_blocked(model: &mut Model, square: Square) {
    let error = PlaceError::Blocked { square };
    model.notices.push(Notice::PlacedRefused(error));
}

/// Gives a square. A queen is added. A start moves, unless the new square is invalid.
fn give(model: &mut Model, square: Square) -> Result<(), GivenError> {
    let settings = &mut model.address.settings;
    let given_rule = settings.given_rule();
    let mut given = match given_rule {
        GivenRule::Start => GivenSquares::none(),
        _ => settings.given.clone(),
    };
    given.add(given_rule, settings.size, square)?;
    settings.given = given;
    Ok(())
}

fn refuse(model: &mut Model, error: GivenError) {
    if let GivenError::Attacking {
        first,
        second,
        line,
    } = error
    {
        model.refused.push(second);
        model.refusal = Some(RefusedClick {
            square: second,
            attacker: first,
            line,
        });
    }
    model.notices.push(Notice::GivenRefused(error));
}
