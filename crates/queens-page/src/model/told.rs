//! Notices, and announcements for screen readers.

use queens_core::Unsupported;

use super::Model;
use crate::notice::Notice;
use crate::play::Change;
use crate::run::Described;
use crate::screen::Role;

/// An announcement for screen readers.
#[derive(Clone, PartialEq, Debug)]
pub enum Announcement {
    /// The current event.
    Event,
    /// The chosen problem.
    Problem,
    /// The search of the form cannot run.
    Refusal(Unsupported),
    /// The queen under the pointer on a large board.
    Queen,
    /// The tree node under the cursor.
    Node(Described),
    /// The new board mode.
    Role,
    /// The last change of the pieces placed by hand.
    Played(Change),
    /// Whether the pieces can still be completed, after their last change.
    Answered(Option<Change>),
    /// The question before the next event.
    Question,
    /// A step of a hint about the pieces.
    Advice,
}

impl Model {
    /// Shows a notice, unless it is already shown.
    pub fn tell(&mut self, notice: Notice) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// The notice at the board in play, in predictions and in the story: the reason why the last action was refused.
    pub fn told_at_board(&self) -> Option<&Notice> {
        let is_of_board = |notice: &&Notice| match (self.address.story, self.address.role) {
            (Some(_), _) => matches!(notice, Notice::GivenRefused(_)),
            (None, Role::Watch) => false,
            (None, _) => notice.is_of_board(),
        };
        self.notices.last().filter(is_of_board)
    }

    /// Announces this to screen readers.
    pub fn announce(&mut self, announcement: Announcement) {
        self.announcement = Some(announcement);
        self.announcements = self.announcements.wrapping_add(1);
    }

    /// Clears the last announcement, whose board is gone.
    pub fn hush(&mut self) {
        self.announcement = None;
        self.announcements = self.announcements.wrapping_add(1);
    }
}
