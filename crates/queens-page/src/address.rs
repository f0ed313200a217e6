//! The address. Only this module reads and writes its keys. Reading never fails: invalid values are reported and
//! replaced by their defaults. Values for deferred code are kept unchanged.
//!
//! A new setting is a field of [`Address`] with its default, and a line in the table of keys.

pub mod examples;
mod exercise;
pub mod link;
pub mod open;
mod puzzle;
mod read;
mod story;
mod value;
mod write;

#[cfg(test)]
mod tests;

use queens_core::{Descriptor, Problem};
use queens_draw::Theme;
use strum::{IntoStaticStr, VariantArray};

use crate::compare::Pace;
use crate::embed::Excerpt;
use crate::language::Language;
use crate::notice::Notice;
use crate::play::Placed;
use crate::screen::{Layout, Role, View};
use crate::settings::Settings;
use crate::sheets::SheetQuestion;
use crate::story::Chapter;
use crate::transport::speed::Speed;

use read::Reader;
use value::Value;

pub use puzzle::PuzzleKeys;
pub(crate) use read::quoted;
pub use read::{read, seed, seeds};
pub use write::{is_whole, write};

/// The maximum length of an address, in characters.
const LONGEST: usize = 4096;
/// The largest step in an address: 2⁵³ − 1.
const LAST_STEP: u64 = (1 << 53) - 1;

/// Builds [`Key`] with its readers and writers. Each line names a key, and either its field or its reader and writer. A
/// field is read and written as a [`Value`], and left out if it has its default. `(Problem)` limits the key to one
/// problem. `kept` makes links inside the page carry the field. `-> Type` adds a [`Setting`] with a value of this type.
macro_rules! keys {
    ($($key:ident $(: $($field:ident).+ $(($problem:ident))? $($kept:ident)? $(-> $type:ty)?)? $(= $read:path, $write:path)?;)*) => {
        /// The keys of the address, in the order in which they are read and written.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
        #[strum(const_into_str, serialize_all = "kebab-case")]
        pub enum Key {
            $($key,)*
        }

        impl Key {
            fn read(self, reader: &mut Reader, address: &mut Address) {
                match self {
                    $(Key::$key => {
                        $(
                            $(reader.only(self, Problem::$problem, address);)?
                            reader.set(self, &mut address.$($field).+);
                        )?
                        $($read(reader, address);)?
                    })*
                }
            }

            /// The value of the key. `None` if the address leaves it out.
            fn value(self, address: &Address, default: &Address) -> Option<String> {
                match self {
                    $(Key::$key => {
                        $(
                            let is_usual = address.$($field).+ == default.$($field).+;
                            let is_out = is_usual $(|| address.problem() != Problem::$problem)?;
                            (!is_out).then(|| address.$($field).+.written())
                        )?
                        $($write(address))?
                    })*
                }
            }
        }

        /// A new value of a setting that changes only how the page shows its search.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum Setting {
            $($($($key($type),)?)?)*
        }

        impl Address {
            pub(crate) fn set(&mut self, setting: Setting) {
                $($(
                    keys!(@set [$($type)?] $key self setting $($field).+);
                )?)*
            }

            /// Copies each field marked `kept` from the page's address, unless this address sets a value other than the default.
            fn keep(&mut self, page: &Address) {
                let default = Address::default();
                $($(
                    keys!(@keep $($kept)? self page default $($field).+);
                )?)*
            }
        }
    };
    (@set [] $key:ident $self:ident $setting:ident $($field:ident).+) => {};
    (@set [$type:ty] $key:ident $self:ident $setting:ident $($field:ident).+) => {
        if let Setting::$key(value) = $setting {
            $self.$($field).+ = value;
        }
    };
    (@keep $self:ident $page:ident $default:ident $($field:ident).+) => {};
    (@keep kept $self:ident $page:ident $default:ident $($field:ident).+) => {
        if $self.$($field).+ == $default.$($field).+ {
            $self.$($field).+ = $page.$($field).+.clone();
        }
    };
}

keys! {
    Problem = read::problem, write::problem;
    N = read::files, write::files;
    M = read::ranks, write::ranks;
    Algorithm = read::algorithm, write::algorithm;
    Goal = read::goal, write::goal;
    Symmetry: settings.symmetry;
    Variant = read::variant, write::variant;
    K = read::k, write::k;
    Fixed = read::squares, write::given;
    Seed = read::own_seed, write::seed;
    Step: step;
    View: view;
    Compare = read::compare, write::compare;
    Clock: clock;
    Speed: speed kept;
    Lang: language kept -> Option<Language>;
    Theme: theme kept -> Option<Theme>;
    Embed = read::earlier, write::embed;
    Question = read::question, write::question;
    Mode = read::mode, write::mode;
    Placed = read::placed, write::placed;
    From = read::from, write::from;
    To = read::to, write::to;
    Play: excerpt.plays;
    Loop: excerpt.loops;
    Exercise: exercise;
    Puzzle = read::earlier, write::puzzle;
    Grade = read::earlier, write::grade;
    Generator = read::earlier, write::generator;
    Blocked = read::earlier, write::blocked;
    Numbered: is_numbered (Knight) kept -> bool;
    Story: story;
    Layout: layout kept -> Layout;
    Code: excerpt.shows_code;
    Part = read::part, write::part;
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
    /// The index of the open exercise in a series.
    pub part: usize,
    /// Whether the page is an embed.
    pub is_embed: bool,
    /// The part of the search that an embed shows.
    pub excerpt: Excerpt,
    /// Whether the knight's squares show their numbers.
    pub is_numbered: bool,
    /// The chapter of the story. An address that names only a chapter has the chapter's search.
    pub story: Option<Chapter>,
    pub layout: Layout,
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
            part: 0,
            is_embed: false,
            excerpt: Excerpt::default(),
            is_numbered: false,
            story: None,
            layout: Layout::default(),
        }
    }
}

/// A parsed address.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    pub address: Address,
    /// Whether the address has no key. It then means the first chapter of the story.
    pub is_empty: bool,
    /// The problems with the address.
    pub notices: Vec<Notice>,
}

impl Address {
    /// Whether the page shows the form and the panels. An embed and the story do not.
    pub fn has_form(&self) -> bool {
        !self.is_embed && self.story.is_none()
    }

    /// Whether the search can be shown in the layout for a projector. A comparison needs the whole page.
    pub fn can_present(&self) -> bool {
        let is_alone = !matches!(self.view, View::Compare | View::About);
        self.has_form() && self.role == Role::Watch && is_alone
    }

    /// Whether the page is in the layout for a projector.
    pub fn presents(&self) -> bool {
        self.layout == Layout::Present && self.can_present()
    }

    /// The problem of the search.
    pub fn problem(&self) -> Problem {
        self.settings.algorithm.problem
    }

    /// A link to the search in a fragment, with the fields marked `kept` of this page. The page's panel is used unless the fragment
    /// names one.
    pub fn link_to(&self, fragment: &str) -> String {
        let mut link = read("", fragment).address;
        if link.view == View::Tree {
            (link.view, link.question) = (self.view, self.question);
        }
        link.keep(self);
        format!("#{}", write(&link))
    }
}
