//! The address: the only reader and writer of its keys. Reading never fails: what cannot be used is
//! reported and replaced by its default; what is not served yet is kept as it came.

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

/// The longest address that is read or written, in characters.
const LONGEST: usize = 4096;
/// The greatest step that an address can name: 2⁵³ − 1.
const LAST_STEP: u64 = (1 << 53) - 1;

/// The only value of keys that say that something is so.
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

/// What an address says.
#[derive(Clone, PartialEq, Debug)]
pub struct Address {
    pub settings: Settings,
    pub step: u64,
    pub speed: Speed,
    /// None is the browser's.
    pub language: Option<Language>,
    /// None is the system's.
    pub theme: Option<Theme>,
    pub view: View,
    /// The question of a sheet that is shown, where sheets are; none is their list.
    pub question: Option<SheetQuestion>,
    /// The algorithm of the second board.
    pub compare: Option<&'static Descriptor>,
    /// What both boards have had equally many of.
    pub clock: Pace,
    /// What the board is used for.
    pub role: Role,
    /// The squares placed by hand.
    pub placed: Placed,
    /// The puzzle that is played. Its board is that of the settings, its given queens are not told.
    pub puzzle: Option<PuzzleKeys>,
    /// The exercise, as it came: it is read once what understands it has been fetched.
    pub exercise: Option<String>,
    /// Whether the page is an embed.
    pub is_embed: bool,
    /// What an embed shows of the search.
    pub excerpt: Excerpt,
    /// Whether the squares of the knight's board show their numbers.
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

/// An address that has been read.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    pub address: Address,
    /// Whether it names no key at all: the page shows its example.
    pub is_empty: bool,
    /// What could not be used.
    pub notices: Vec<Notice>,
}

impl Address {
    /// A link to what a fragment tells of a search, in the language and the colours and at the speed of the page, with its
    /// panel unless the fragment names one, and with numbered squares if one of both has them.
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
