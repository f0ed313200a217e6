//! What readers are told besides the search: notices, and what screen readers say.

use queens_core::Unsupported;

use super::Model;
use crate::hints::Hint;
use crate::notice::Notice;
use crate::play::Change;
use crate::run::Described;
use crate::screen::Role;

/// What screen readers are told, once.
#[derive(Clone, PartialEq, Debug)]
pub enum Announcement {
    /// The event that is shown.
    Event,
    /// The problem that has been chosen.
    Problem,
    /// The form asks for what cannot be run.
    Refusal(Unsupported),
    /// The queen of a large board that the reader points at.
    Queen,
    /// The node of the tree that the cursor is at.
    Node(Described),
    /// What a first visit is told of the page.
    Hint(Hint),
    /// What the board is used for now.
    Role,
    /// What has become of the pieces placed by hand.
    Played(Change),
    /// Whether they can still be completed, after what was done to them.
    Answered(Option<Change>),
    /// What the reader is asked before the next event.
    Question,
    /// A step of a hint about them.
    Advice,
}

impl Model {
    /// Tells the reader this, once.
    pub fn tell(&mut self, notice: Notice) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// What is told at the board of whoever plays or predicts: why the last thing done there was refused.
    pub fn told_at_board(&self) -> Option<&Notice> {
        let told = self.notices.last().filter(|it| it.is_of_board());
        told.filter(|_| self.role != Role::Watch)
    }

    /// Has screen readers told this.
    pub fn announce(&mut self, announcement: Announcement) {
        self.announcement = Some(announcement);
        self.announcements = self.announcements.wrapping_add(1);
    }

    /// What screen readers were told last is of a board that is gone.
    pub fn hush(&mut self) {
        self.announcement = None;
        self.announcements = self.announcements.wrapping_add(1);
    }
}
