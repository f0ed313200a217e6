//! Writes an address.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use queens_core::{Problem, Square};

use super::{Address, FLAG, Key, LONGEST};
use crate::compare::Pace;
use crate::language::Language;
use crate::screen::{Role, View};
use crate::settings::SymmetrySetting;
use crate::transport::speed::Speed;
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
    let mut pairs = Vec::new();
    for &key in keys {
        if let Some(value) = value(address, key) {
            pairs.push(format!(
                "{}={}",
                key.into_str(),
                utf8_percent_encode(&value, ESCAPED)
            ));
        }
    }
    pairs.join("&")
}

fn value(address: &Address, key: Key) -> Option<String> {
    let settings = &address.settings;
    match key {
        Key::N => Some(settings.n().to_string()),
        Key::Algorithm => Some(settings.algorithm.id.to_owned()),
        Key::Goal => Some(settings.goal)
            .filter(|&goal| goal != settings.algorithm.default_goal())
            .map(|goal| goal.name().to_owned()),
        Key::Symmetry => Some(settings.symmetry)
            .filter(|&symmetry| symmetry != SymmetrySetting::All)
            .map(|symmetry| symmetry.into_str().to_owned()),
        Key::Fixed => squares(settings.given.squares()),
        Key::Seed => settings.seed.map(|seed| seed.to_string()),
        Key::Step => Some(address.step)
            .filter(|&step| step > 0)
            .map(|step| step.to_string()),
        Key::Speed => Some(address.speed)
            .filter(|&speed| speed != Speed::DEFAULT)
            .map(|speed| speed.to_string()),
        Key::Lang => address.language.map(Language::code).map(str::to_owned),
        Key::Theme => address.theme.map(|theme| theme.into_str().to_owned()),
        Key::View => Some(address.view)
            .filter(|&view| view != View::Tree)
            .map(|view| view.into_str().to_owned()),
        Key::Compare => address.compare.map(|algorithm| algorithm.id.to_owned()),
        Key::Clock => Some(address.clock)
            .filter(|&clock| clock != Pace::default())
            .map(|clock| clock.into_str().to_owned()),
        Key::Problem => Some(settings.algorithm.problem)
            .filter(|&problem| problem != Problem::Queens)
            .map(|problem| problem.name().to_owned()),
        Key::M => Some(settings.size)
            .filter(|size| settings.large.is_none() && !size.is_square())
            .map(|size| size.ranks().to_string()),
        Key::Variant => settings
            .variant
            .filter(|variant| settings.algorithm.problem.variants().first() != Some(variant))
            .map(|variant| variant.name().to_owned()),
        Key::K => settings.k.map(|k| k.to_string()),
        Key::Embed => flag(address.is_embed),
        Key::Question => (address.question)
            .filter(|_| address.view == View::Sheets)
            .map(|question| question.name().to_owned()),
        Key::From => Some(address.excerpt.from)
            .filter(|&from| from > 0)
            .map(|from| from.to_string()),
        Key::To => address.excerpt.to.map(|to| to.to_string()),
        Key::Play => flag(address.excerpt.plays),
        Key::Loop => flag(address.excerpt.loops),
        Key::Exercise => address.exercise.clone(),
        Key::Puzzle => address.puzzle.as_ref().map(|it| it.puzzle.clone()),
        Key::Grade => address.puzzle.as_ref().and_then(|it| it.grade.clone()),
        Key::Generator => address.puzzle.as_ref().and_then(|it| it.generator.clone()),
        Key::Numbered => flag(address.is_numbered && settings.algorithm.problem == Problem::Knight),
        Key::Mode => Some(address.role)
            .filter(|&role| role != Role::Watch)
            .map(|role| role.into_str().to_owned()),
        Key::Placed => squares(address.placed.squares()).filter(|_| address.role == Role::Play),
    }
}

/// The value of a flag. `None` if the flag is not set.
fn flag(is_so: bool) -> Option<String> {
    is_so.then(|| FLAG.to_owned())
}

/// The names of squares. `None` without squares.
fn squares(squares: &[Square]) -> Option<String> {
    let names: Vec<_> = squares.iter().map(Square::to_string).collect();
    Some(names.join(",")).filter(|names| !names.is_empty())
}
