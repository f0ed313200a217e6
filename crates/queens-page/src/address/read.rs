//! Reads an address.

mod embed;
mod play;
pub(super) mod repair;
mod search;

use queens_core::Problem;
use strum::VariantArray;

use super::value::{NONE, Value, names, whole};
use super::{Address, Key, LONGEST, Reading};
use crate::exercise::MOST_EXERCISES;
use crate::notice::Notice;
use crate::screen::View;
use crate::sheets::SheetQuestion;
use crate::story::Chapter;

pub(super) use embed::{from, to};
pub(super) use play::{mode, placed};
pub(super) use search::{
    algorithm, compare, files, goal, k, own_seed, problem, ranks, squares, variant,
};

/// The maximum length of a quoted value in a notice, in characters.
const QUOTED: usize = 40;

/// The maximum number of problems of an address with their own notices.
const MOST_NOTICES: usize = 8;

/// Parses the query and the fragment, each without its prefix. The fragment takes precedence.
pub fn read(query: &str, fragment: &str) -> Reading {
    let length = query.chars().count() + fragment.chars().count();
    if length > LONGEST {
        let notices = vec![Notice::AddressTooLong { length }];
        return Reading {
            address: Address::default(),
            is_empty: false,
            notices,
        };
    }
    let mut reader = Reader::default();
    reader.collect(query, fragment);
    let is_empty = reader.pairs.is_empty();
    let mut keys = reader.pairs.iter().map(|(key, _)| key);
    let has_search = keys.any(|key| !matches!(key, Key::Lang | Key::Theme));
    let mut address = reader.address();
    // A language and a theme name no search, so the story opens.
    if !has_search && reader.notices.is_empty() {
        let Address {
            language, theme, ..
        } = address;
        address = Address {
            language,
            theme,
            ..Chapter::FourQueens.address()
        };
    }
    let mut notices = reader.notices;
    // Unknown keys next to known ones are ignored, and so is a query with only unknown keys, because other sites add
    // them to links.
    if is_empty {
        let text = unknown(fragment);
        if !text.is_empty() {
            let text = quoted(&text);
            notices.push(Notice::NotUnderstood { text });
        }
    }
    let count = notices.len().saturating_sub(MOST_NOTICES);
    if count > 0 {
        notices.truncate(MOST_NOTICES);
        notices.push(Notice::AndMore { count });
    }
    Reading {
        address,
        is_empty,
        notices,
    }
}

/// A fragment without a known key, quoted for a notice. Empty if the fragment contains no text.
fn unknown(fragment: &str) -> String {
    let pairs = repair::pairs(fragment).map(|(name, value)| match value.as_str() {
        "" => name,
        _ => format!("{name}={value}"),
    });
    let pairs: Vec<_> = pairs.filter(|pair| !pair.is_empty()).collect();
    pairs.join("&")
}

#[derive(Default)]
pub(super) struct Reader {
    pub(super) pairs: Vec<(Key, String)>,
    pub(super) notices: Vec<Notice>,
}

impl Reader {
    fn collect(&mut self, query: &str, fragment: &str) {
        for (is_fragment, part) in [(true, fragment), (false, query)] {
            let before = self.pairs.len();
            for (name, value) in repair::pairs(part) {
                let is_named = |key: &&Key| key.into_str().eq_ignore_ascii_case(&name);
                let Some(&key) = Key::VARIANTS.iter().find(is_named) else {
                    continue;
                };
                match self.pairs.iter().position(|(known, _)| *known == key) {
                    None => self.pairs.push((key, value)),
                    // The fragment takes precedence over the query without a notice. Within one part, the first value
                    // counts.
                    Some(at) if is_fragment || at >= before => {
                        let used = quoted(&self.pairs[at].1);
                        let notice = Notice::RepeatedKey {
                            key: key.into_str(),
                            used,
                        };
                        if !self.notices.contains(&notice) {
                            self.notices.push(notice);
                        }
                    }
                    Some(_) => {}
                }
            }
        }
    }

    fn address(&mut self) -> Address {
        let mut address = Address {
            is_embed: self.embed(),
            ..Address::default()
        };
        let has_search = self.pairs.iter().any(|&(key, _)| key == Key::N);
        for key in Key::VARIANTS {
            key.read(self, &mut address);
        }
        let Some(chapter) = address.story else {
            return address;
        };
        let begun = Address {
            language: address.language,
            theme: address.theme,
            ..chapter.address()
        };
        if !has_search {
            return begun;
        }
        // Within a chapter, only the search and its step change.
        let is_of_chapter = address.problem() == begun.problem()
            && address.settings.size == begun.settings.size
            && address.settings.large.is_none();
        let within = Address {
            settings: address.settings.clone(),
            step: address.step,
            speed: address.speed,
            ..begun
        };
        if !is_of_chapter || within != address {
            self.bad(
                Key::Story,
                &chapter.written(),
                NONE.to_owned(),
                NONE.to_owned(),
            );
            address.story = None;
        }
        address
    }

    /// Reads a simple key into its field. If the value is invalid, the field keeps its default.
    pub(super) fn set<T: Value>(&mut self, key: Key, field: &mut T) {
        let Some(text) = self.take(key) else {
            return;
        };
        match T::parse(&text) {
            Some(value) => *field = value,
            None => self.bad(key, &text, T::allowed(), field.written()),
        }
    }

    /// Drops a key that only one problem has, with a notice, from an address of another problem.
    pub(super) fn only(&mut self, key: Key, problem: Problem, address: &Address) {
        if address.problem() != problem
            && let Some(text) = self.take(key)
        {
            self.bad(key, &text, NONE.to_owned(), NONE.to_owned());
        }
    }

    pub(super) fn take(&mut self, key: Key) -> Option<String> {
        let at = self.pairs.iter().position(|(known, _)| *known == key)?;
        Some(self.pairs.swap_remove(at).1)
    }

    pub(super) fn bad(&mut self, key: Key, value: &str, allowed: String, used: String) {
        let value = quoted(value);
        self.notices.push(Notice::BadValue {
            key: key.into_str(),
            value,
            allowed,
            used,
        });
    }

    /// Parses the value of a key. Without a valid value, the default.
    fn value<T: Value>(
        &mut self,
        key: Key,
        allowed: String,
        default: T,
        parse: impl Fn(&str) -> Option<T>,
    ) -> T {
        let Some(text) = self.take(key) else {
            return default;
        };
        parse(&text).unwrap_or_else(|| {
            self.bad(key, &text, allowed, default.written());
            default
        })
    }

    fn choice<T: Copy>(
        &mut self,
        key: Key,
        all: &[T],
        name: impl Fn(T) -> &'static str,
    ) -> Option<T> {
        let text = self.take(key)?;
        let found = all.iter().copied().find(|&choice| name(choice) == text);
        if found.is_none() {
            self.bad(key, &text, names(all, name), NONE.to_owned());
        }
        found
    }

    fn one_of<T: Copy>(&mut self, key: Key, all: &[T], name: impl Fn(T) -> &'static str) -> T {
        let Some(text) = self.take(key) else {
            return all[0];
        };
        all.iter()
            .copied()
            .find(|&choice| name(choice) == text)
            .unwrap_or_else(|| {
                self.bad(key, &text, names(all, &name), name(all[0]).to_owned());
                all[0]
            })
    }
}

/// The reader of keys that are read with an earlier key.
pub(super) fn earlier(_: &mut Reader, _: &mut Address) {}

/// The question of a sheet, in the view of sheets.
pub(super) fn question(reader: &mut Reader, address: &mut Address) {
    let key = Key::Question;
    if address.view != View::Sheets
        && let Some(text) = reader.take(key)
    {
        let value = quoted(&text);
        reader.notices.push(Notice::NoSheets { value });
    }
    address.question = reader.choice(key, &SheetQuestion::ALL, SheetQuestion::name);
}

/// The number of the open exercise in a series, from 1.
pub(super) fn part(reader: &mut Reader, address: &mut Address) {
    let Some(text) = reader.take(Key::Part) else {
        return;
    };
    let most = MOST_EXERCISES as u64;
    let number = whole(&text).filter(|number| (1..=most).contains(number));
    let index = number.and_then(|number| usize::try_from(number - 1).ok());
    match index.filter(|_| address.exercise.is_some()) {
        Some(index) => address.part = index,
        None if address.exercise.is_some() => {
            reader.bad(Key::Part, &text, format!("1–{most}"), "1".to_owned());
        }
        None => reader.bad(Key::Part, &text, NONE.to_owned(), NONE.to_owned()),
    }
}

/// Parses a seed from an address or a field.
pub fn seed(text: &str) -> Option<u64> {
    whole(text)
}

/// The range of seeds, for notices.
pub fn seeds() -> String {
    format!("0–{}", u64::MAX)
}

/// A value quoted for a notice. Long values are cut.
pub(crate) fn quoted(value: &str) -> String {
    match value.char_indices().nth(QUOTED) {
        Some((at, _)) => format!("{}…", &value[..at]),
        None => value.to_owned(),
    }
}
