//! The story: seven short chapters for newcomers, each with a board to touch. A chapter is an address. Its board and its
//! search are those of the page, which then shows the chapter's text instead of the form and the panels.

pub mod progress;

use strum::VariantArray;

/// A chapter of the story.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, VariantArray)]
pub enum Chapter {
    /// The reader places four queens.
    FourQueens,
    /// A column without a free square.
    Stuck,
    /// The reader takes queens back until four fit.
    TakeBack,
    /// The computer does the same.
    Computer,
    /// The search as a tree.
    Tree,
    /// Eight queens, by two algorithms.
    EightQueens,
    /// A knight's tour, and links to the rest of the page.
    Onward,
}

/// The two algorithms of the chapter about eight queens.
pub const EIGHT_QUEENS: [&str; 2] = ["recursive", "forward-checking"];

impl Chapter {
    /// The number in addresses and on the page, from 1.
    pub fn number(self) -> u64 {
        self as u64 + 1
    }

    /// The chapter with this number.
    pub fn from_number(number: u64) -> Option<Chapter> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        Chapter::VARIANTS.get(index).copied()
    }

    /// The next chapter. `None` after the last.
    pub fn next(self) -> Option<Chapter> {
        Chapter::from_number(self.number() + 1)
    }

    /// The previous chapter. `None` before the first.
    pub fn previous(self) -> Option<Chapter> {
        Chapter::from_number(self.number() - 1)
    }

    /// Whether the reader places and removes queens. In the other chapters, the computer searches.
    pub fn is_by_hand(self) -> bool {
        self <= Chapter::TakeBack
    }

    /// Whether the search plays. In the other chapters, the reader moves queens, or moves through the tree.
    pub fn is_watched(self) -> bool {
        !self.is_by_hand() && self != Chapter::Tree
    }

    /// Whether the chapter shows a panel, which the page loads later.
    pub fn has_panel(self) -> bool {
        matches!(self, Chapter::Tree | Chapter::Onward)
    }
}
