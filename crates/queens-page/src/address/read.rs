//! Reads an address.

mod embed;
mod play;
pub(super) mod repair;
mod search;

use queens_core::{Goal, Problem, algorithm};
use queens_draw::Theme;

use super::{Address, FLAG, Key, LAST_STEP, LONGEST, Reading};
use crate::compare::Pace;
use crate::language::Language;
use crate::notice::Notice;
use crate::screen::{Role, View};
use crate::settings::{Settings, SymmetrySetting};
use crate::sheets::SheetQuestion;
use crate::transport::speed::Speed;
use strum::VariantArray;

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
    let address = reader.address();
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
        let defaults = Address::default();
        let is_embed = self.embed();
        let problem = self.problem();
        let puzzle = self.puzzle(problem);
        let (n, large) = self.files(problem, defaults.settings.size.files());
        let algorithm = self.algorithm(Key::Algorithm, problem);
        let algorithm = algorithm.unwrap_or_else(|| algorithm::default(problem));
        let size = self.size(problem, n, large);
        let compare = self.algorithm(Key::Compare, problem);
        let goals = algorithm.capabilities.goals;
        let goal = self.value(
            Key::Goal,
            names(goals, |goal| goal.name()),
            algorithm.default_goal(),
            |text| Goal::from_name(text).filter(|goal| goals.contains(goal)),
        );
        let symmetry = self.one_of(Key::Symmetry, SymmetrySetting::VARIANTS, |it| it.into_str());
        let variant = self.variant(problem);
        let k = self.k(problem, size);
        let given = match large {
            None if puzzle.is_some() => self.given_by_puzzle(),
            None => self.given(algorithm.given_rule(variant), size),
            Some(_) => self.none_given(),
        };
        let seed = self.seed(algorithm);
        let step = self.value(Key::Step, format!("0–{LAST_STEP}"), 0, |text| {
            whole(text).filter(|&step| step <= LAST_STEP)
        });
        let speed = self.value(
            Key::Speed,
            "0.5–10000, max".into(),
            defaults.speed,
            Speed::parse,
        );
        let language = self.language();
        let theme = self.choice(Key::Theme, Theme::VARIANTS, |it| it.into_str());
        let settings = Settings {
            size,
            large,
            algorithm,
            goal,
            symmetry,
            given,
            variant,
            k,
            seed,
        };
        let view = self.one_of(Key::View, View::VARIANTS, |it| it.into_str());
        let question = self.question(view);
        let clock = self.one_of(Key::Clock, Pace::VARIANTS, |it| it.into_str());
        let role = match &puzzle {
            Some(_) => self.playing(),
            None => self.role(large),
        };
        let placed = self.placed(role, &settings);
        let exercise = self.take(Key::Exercise);
        let excerpt = self.excerpt(is_embed, &settings);
        let is_numbered = self.numbered(problem);
        Address {
            settings,
            step,
            speed,
            language,
            theme,
            view,
            question,
            compare,
            clock,
            role,
            placed,
            puzzle,
            exercise,
            is_embed,
            excerpt,
            is_numbered,
        }
    }

    /// Whether squares show their numbers. Only the knight's squares can.
    fn numbered(&mut self, problem: Problem) -> bool {
        if problem != Problem::Knight
            && let Some(text) = self.take(Key::Numbered)
        {
            self.bad(Key::Numbered, &text, "–".to_owned(), "–".to_owned());
        }
        self.flag(Key::Numbered)
    }

    /// The question of a sheet, in the view of sheets.
    fn question(&mut self, view: View) -> Option<SheetQuestion> {
        let key = Key::Question;
        if view != View::Sheets
            && let Some(text) = self.take(key)
        {
            let value = quoted(&text);
            self.notices.push(Notice::NoSheets { value });
        }
        self.choice(key, &SheetQuestion::ALL, SheetQuestion::name)
    }

    pub(super) fn take(&mut self, key: Key) -> Option<String> {
        let at = self.pairs.iter().position(|(known, _)| *known == key)?;
        Some(self.pairs.swap_remove(at).1)
    }

    /// Whether a flag is set.
    pub(super) fn flag(&mut self, key: Key) -> bool {
        let text = self.take(key);
        let wrong = text.as_ref().filter(|text| *text != FLAG);
        if let Some(text) = wrong {
            self.bad(key, text, FLAG.to_owned(), "–".to_owned());
        }
        text.is_some() && wrong.is_none()
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

    fn value<T: Written>(
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

    /// The language, even if it is a draft that the page does not offer.
    fn language(&mut self) -> Option<Language> {
        let text = self.take(Key::Lang)?;
        let found = Language::from_code(&text);
        if found.is_none() {
            self.bad(
                Key::Lang,
                &text,
                names(&Language::ALL, Language::code),
                "–".to_owned(),
            );
        }
        found
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
            self.bad(key, &text, names(all, name), "–".to_owned());
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

/// The notation of a value in addresses, for notices that name the value used.
trait Written {
    fn written(&self) -> String;
}

impl Written for Goal {
    fn written(&self) -> String {
        self.name().to_owned()
    }
}

impl Written for u64 {
    fn written(&self) -> String {
        self.to_string()
    }
}

impl Written for Speed {
    fn written(&self) -> String {
        self.to_string()
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

/// Parses a whole number in plain digits.
pub(super) fn whole(text: &str) -> Option<u64> {
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok())
        .flatten()
}

fn names<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str) -> String {
    all.iter()
        .map(|&it| name(it))
        .collect::<Vec<_>>()
        .join(", ")
}

/// A value quoted for a notice. Long values are cut.
pub(crate) fn quoted(value: &str) -> String {
    match value.char_indices().nth(QUOTED) {
        Some((at, _)) => format!("{}…", &value[..at]),
        None => value.to_owned(),
    }
}
