//! The frame of the page: the header, the skip link, the names of its regions and panels.

use queens_core::Problem;
use queens_page::screen::Role;

/// The texts of the frame.
pub struct HeaderTexts {
    pub brand: &'static str,
    /// What the page is for, in one line.
    pub purpose: &'static str,
    pub skip: &'static str,
    /// On the page about the problem, where there is no board.
    pub skip_to_text: &'static str,
    /// The name of the navigation between problems.
    pub problems: &'static str,
    pub problem: fn(Problem) -> &'static str,
    pub about: &'static str,
    pub share: &'static str,
    /// The tool that exports, here and among the results.
    pub export: &'static str,
    pub theme: &'static str,
    pub language: &'static str,
    pub keys: &'static str,
    pub menu: &'static str,
    /// The link from an embed to the whole page.
    pub whole: &'static str,
    /// The name of the region with the board.
    pub board: &'static str,
    /// The name of the choice of what the board is used for, and its words.
    pub roles: &'static str,
    pub role: fn(Role) -> &'static str,
    /// The name of the tabs that phones show.
    pub panels: &'static str,
    pub setup: &'static str,
    /// The exercise, which takes the place of the form.
    pub exercise: &'static str,
    pub code: &'static str,
    pub path: &'static str,
}
