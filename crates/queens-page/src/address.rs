//! The address. Only this module reads and writes its keys. Reading never fails: invalid values are reported and
//! replaced by their defaults. Values for deferred code are kept unchanged.

pub mod examples;
mod exercise;
pub mod link;
pub mod open;
mod puzzle;
mod read;
mod write;

#[cfg(test)]
mod tests;

use queens_core::Descriptor;
use queens_draw::Theme;
use strum::{IntoStaticStr, VariantArray};

use crate::compare::Pace;
use crate::embed::Excerpt;
use crate::language::Language;
use crate::notice::Notice;
use crate::play::Placed;
use crate::screen::{Role, View};
use crate::settings::Settings;
use crate::sheets::SheetQuestion;
use crate::transport::speed::Speed;

pub use puzzle::PuzzleKeys;
pub(crate) use read::quoted;
pub use read::{read, seed, seeds};
pub use write::{is_whole, write};

/// The maximum length of an address, in characters.
const LONGEST: usize = 4096;
/// The largest step in an address: 2⁵³ − 1.
const LAST_STEP: u64 = (1 << 53) - 1;

/// The only value of keys that are flags.
const FLAG: &str = "1";

/// The keys of the address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Key {
    Problem,
    N,
    M,
    Algorithm,
    Goal,
    Symmetry,
    Variant,
    K,
    Fixed,
    Seed,
    Step,
    View,
    Compare,
    Clock,
    Speed,
    Lang,
    Theme,
    Embed,
    Question,
    Mode,
    Placed,
    From,
    To,
    Play,
    Loop,
    Exercise,
    Puzzle,
    Grade,
    Generator,
    Numbered,
}

/// The contents of an address.
#[derive(Clone, PartialEq, Debug)]
pub struct Address {
    pub settings: Settings,
    pub step: u64,
    pub speed: Speed,
    /// `None` is the browser's language.
    pub language: Option<Language>,
    /// `None` is the system's theme.
    pub theme: Option<Theme>,
    pub view: View,
    /// The current question of a sheet, in the view of sheets. `None` is the list of questions.
    pub question: Option<SheetQuestion>,
    /// The algorithm of the second board.
    pub compare: Option<&'static Descriptor>,
    /// The unit of the common clock of both boards.
    pub clock: Pace,
    /// The board mode.
    pub role: Role,
    /// The squares placed by hand.
    pub placed: Placed,
    /// The current puzzle. The settings contain its board, but not its given queens.
    pub puzzle: Option<PuzzleKeys>,
    /// The text of the exercise, which is parsed once the deferred code is loaded.
    pub exercise: Option<String>,
    /// Whether the page is an embed.
    pub is_embed: bool,
    /// The part of the search that an embed shows.
    pub excerpt: Excerpt,
    /// Whether the knight's squares show their numbers.
    pub is_numbered: bool,
}

impl Default for Address {
    fn default() -> Address {
        Address {
            settings: Settings::default(),
            step: 0,
            speed: Speed::DEFAULT,
            language: None,
            theme: None,
            view: View::Tree,
            question: None,
            compare: None,
            clock: Pace::default(),
            role: Role::Watch,
            placed: Placed::default(),
            puzzle: None,
            exercise: None,
            is_embed: false,
            excerpt: Excerpt::default(),
            is_numbered: false,
        }
    }
}

/// A parsed address.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    pub address: Address,
    /// Whether the address has no key. The page then shows its example.
    pub is_empty: bool,
    /// The problems with the address.
    pub notices: Vec<Notice>,
}

impl Address {
    /// A link to the search in a fragment, with the page's language, colours and speed. The page's panel is used unless
    /// the fragment names one. Squares are numbered if either asks for it.
    pub fn link_to(&self, fragment: &str) -> String {
        let told = read("", fragment).address;
        let (view, question) = match told.view {
            View::Tree => (self.view, self.question),
            view => (view, told.question),
        };
        let address = Address {
            speed: self.speed,
            language: self.language,
            theme: self.theme,
            view,
            question,
            is_numbered: self.is_numbered || told.is_numbered,
            ..told
        };
        format!("#{}", write(&address))
    }
}
