//! Writes an address.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use queens_core::{Problem, Square};

use super::value::Value;
use super::{Address, Key, LONGEST};
use crate::screen::{Role, View};
use crate::settings::Side;
use strum::VariantArray;

/// The escaped characters: all except letters, digits, and the separators of squares and decimals.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b',')
    .remove(b'_');

/// The fragment for an address, without its prefix. It lists the keys in order, and omits defaults except `n` and
/// `algorithm`. Squares placed by hand are dropped if the fragment would be too long with them.
pub fn write(address: &Address) -> String {
    let all = joined(address, Key::VARIANTS);
    if is_short(&all) {
        all
    } else {
        joined(
            address,
            Key::VARIANTS.iter().filter(|&&key| key != Key::Placed),
        )
    }
}

/// Whether the fragment has room for the squares placed by hand.
pub fn is_whole(address: &Address) -> bool {
    is_short(&joined(address, Key::VARIANTS))
}

fn is_short(fragment: &str) -> bool {
    // The fragment is ASCII, so its length in bytes is its length in characters.
    fragment.len() <= LONGEST
}

fn joined<'a>(address: &Address, keys: impl IntoIterator<Item = &'a Key>) -> String {
    let default = Address::default();
    let pairs = keys.into_iter().filter_map(|&key| {
        let value = key.value(address, &default)?;
        let value = utf8_percent_encode(&value, ESCAPED);
        Some(format!("{}={value}", key.into_str()))
    });
    pairs.collect::<Vec<_>>().join("&")
}

pub(super) fn problem(address: &Address) -> Option<String> {
    let problem = address.problem();
    (problem != Problem::Queens).then(|| problem.name().to_owned())
}

pub(super) fn files(address: &Address) -> Option<String> {
    Some(address.settings.n().to_string())
}

pub(super) fn ranks(address: &Address) -> Option<String> {
    let (files, ranks) = (address.settings.n(), address.settings.side(Side::Ranks));
    (files != ranks).then(|| ranks.to_string())
}

pub(super) fn algorithm(address: &Address) -> Option<String> {
    Some(address.settings.algorithm.id.to_owned())
}

pub(super) fn goal(address: &Address) -> Option<String> {
    let goal = address.settings.goal;
    (goal != address.settings.algorithm.default_goal()).then(|| goal.name().to_owned())
}

pub(super) fn variant(address: &Address) -> Option<String> {
    let usual = address.problem().variants().first().copied();
    let variant = address
        .settings
        .variant
        .filter(|_| address.settings.variant != usual)?;
    Some(variant.name().to_owned())
}

pub(super) fn k(address: &Address) -> Option<String> {
    address.settings.k.map(|k| k.to_string())
}

pub(super) fn given(address: &Address) -> Option<String> {
    squares(address.settings.given.squares())
}

pub(super) fn blocked(address: &Address) -> Option<String> {
    squares(&address.settings.blocked)
}

pub(super) fn seed(address: &Address) -> Option<String> {
    address.settings.seed.map(|seed| seed.to_string())
}

pub(super) fn compare(address: &Address) -> Option<String> {
    address.compare.map(|algorithm| algorithm.id.to_owned())
}

pub(super) fn embed(address: &Address) -> Option<String> {
    address.is_embed.then(|| true.written())
}

pub(super) fn question(address: &Address) -> Option<String> {
    let question = address.question.filter(|_| address.view == View::Sheets)?;
    Some(question.name().to_owned())
}

pub(super) fn mode(address: &Address) -> Option<String> {
    let role = address.role;
    (role != Role::Watch).then(|| role.into_str().to_owned())
}

pub(super) fn placed(address: &Address) -> Option<String> {
    squares(address.placed.squares()).filter(|_| address.role == Role::Play)
}

pub(super) fn from(address: &Address) -> Option<String> {
    let from = address.excerpt.from;
    (from > 0).then(|| from.to_string())
}

pub(super) fn to(address: &Address) -> Option<String> {
    address.excerpt.to.map(|to| to.to_string())
}

pub(super) fn part(address: &Address) -> Option<String> {
    let is_written = address.exercise.is_some() && address.part > 0;
    is_written.then(|| (address.part + 1).to_string())
}

pub(super) fn puzzle(address: &Address) -> Option<String> {
    Some(address.puzzle.as_ref()?.puzzle.clone())
}

pub(super) fn grade(address: &Address) -> Option<String> {
    address.puzzle.as_ref()?.grade.clone()
}

pub(super) fn generator(address: &Address) -> Option<String> {
    address.puzzle.as_ref()?.generator.clone()
}

/// The names of squares. `None` without squares.
fn squares(squares: &[Square]) -> Option<String> {
    let names: Vec<_> = squares.iter().map(Square::to_string).collect();
    Some(names.join(",")).filter(|names| !names.is_empty())
}
