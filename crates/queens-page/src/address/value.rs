//! The values of simple keys: how they are parsed, written and listed.

use queens_draw::Theme;
use strum::VariantArray;

use super::LAST_STEP;
use crate::compare::Pace;
use crate::language::Language;
use crate::screen::{Layout, View};
use crate::settings::SymmetrySetting;
use crate::story::Chapter;
use crate::transport::speed::Speed;

/// The sign for a key that is left out, in notices.
pub(super) const NONE: &str = "–";

/// A value of a key.
pub(super) trait Value: PartialEq + Clone {
    fn parse(text: &str) -> Option<Self>;

    fn written(&self) -> String;

    /// The allowed values, for a notice.
    fn allowed() -> String;
}

/// A flag: 1 for on, 0 for off.
impl Value for bool {
    fn parse(text: &str) -> Option<bool> {
        match text {
            "0" => Some(false),
            "1" => Some(true),
            _ => None,
        }
    }

    fn written(&self) -> String {
        u8::from(*self).to_string()
    }

    fn allowed() -> String {
        "0, 1".to_owned()
    }
}

/// A step.
impl Value for u64 {
    fn parse(text: &str) -> Option<u64> {
        whole(text).filter(|&step| step <= LAST_STEP)
    }

    fn written(&self) -> String {
        self.to_string()
    }

    fn allowed() -> String {
        format!("0–{LAST_STEP}")
    }
}

/// Any text.
impl Value for String {
    fn parse(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    fn written(&self) -> String {
        self.clone()
    }

    fn allowed() -> String {
        String::new()
    }
}

impl Value for Speed {
    fn parse(text: &str) -> Option<Speed> {
        Speed::parse(text)
    }

    fn written(&self) -> String {
        self.to_string()
    }

    fn allowed() -> String {
        "0.5–10000, max".to_owned()
    }
}

/// A language, even if it is a draft that the page does not offer.
impl Value for Language {
    fn parse(text: &str) -> Option<Language> {
        Language::from_code(text)
    }

    fn written(&self) -> String {
        self.code().to_owned()
    }

    fn allowed() -> String {
        names(&Language::ALL, Language::code)
    }
}

/// A chapter by its number.
impl Value for Chapter {
    fn parse(text: &str) -> Option<Chapter> {
        Chapter::from_number(whole(text)?)
    }

    fn written(&self) -> String {
        self.number().to_string()
    }

    fn allowed() -> String {
        format!("1–{}", Chapter::VARIANTS.len())
    }
}

impl<T: Value> Value for Option<T> {
    fn parse(text: &str) -> Option<Option<T>> {
        T::parse(text).map(Some)
    }

    fn written(&self) -> String {
        self.as_ref().map_or_else(|| NONE.to_owned(), T::written)
    }

    fn allowed() -> String {
        T::allowed()
    }
}

/// Enums whose variants have names.
macro_rules! named {
    ($($name:ty),*) => {
        $(impl Value for $name {
            fn parse(text: &str) -> Option<$name> {
                let mut all = <$name>::VARIANTS.iter().copied();
                all.find(|value| value.into_str() == text)
            }

            fn written(&self) -> String {
                self.into_str().to_owned()
            }

            fn allowed() -> String {
                names(<$name>::VARIANTS, |value| value.into_str())
            }
        })*
    };
}

named!(Layout, Pace, SymmetrySetting, Theme, View);

/// Parses a whole number in plain digits.
pub(super) fn whole(text: &str) -> Option<u64> {
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| text.parse().ok())
        .flatten()
}

/// The names of all values, separated by commas.
pub(super) fn names<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str) -> String {
    all.iter()
        .map(|&it| name(it))
        .collect::<Vec<_>>()
        .join(", ")
}
