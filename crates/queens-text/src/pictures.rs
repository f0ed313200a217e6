//! Pictures and animations, as the dialog that shares makes them.

use queens_page::pictures::{Every, PictureOf, StillFormat};
use queens_page::screen::Theme;
use queens_page::sharing::ShareError;

use super::number::Numbers;

/// The texts of the two tabs. Those with `Numbers` write numbers as the language does.
pub struct PicturesTexts {
    /// What is drawn.
    pub of: &'static str,
    pub of_name: fn(PictureOf) -> &'static str,
    pub format: &'static str,
    pub format_name: fn(StillFormat) -> &'static str,
    pub size: &'static str,
    /// None is the page's.
    pub theme: &'static str,
    pub theme_name: fn(Option<Theme>) -> &'static str,
    pub caption: &'static str,
    pub counters: &'static str,
    pub coordinates: &'static str,
    pub preview: &'static str,
    pub under_way: &'static str,
    /// Saves a file of this size.
    pub save: fn(&str) -> String,
    pub copy: &'static str,
    pub print: &'static str,
    pub print_use: &'static str,

    pub from: &'static str,
    pub to: &'static str,
    /// What sets both steps.
    pub whole: &'static str,
    pub next_solution: &'static str,
    pub every: &'static str,
    pub every_name: fn(Every) -> &'static str,
    pub rate: &'static str,
    pub repeats: &'static str,
    pub estimating: &'static str,
    /// So many frames, tenths of a second, and the size of the file.
    pub estimated: fn(&Numbers, u64, u64, &str) -> String,
    pub make: &'static str,
    /// So many frames of so many, and the size so far.
    pub making: fn(&Numbers, u64, u64, &str) -> String,
    pub stop: &'static str,
    pub made: &'static str,
    /// The size of a file.
    pub bytes: fn(&Numbers, u64) -> String,
    pub error: fn(&ShareError, &Numbers) -> String,
}

/// Whether nothing is typed: sentences do not quote that.
pub(crate) fn is_empty(typed: &str) -> bool {
    typed.trim().is_empty()
}
