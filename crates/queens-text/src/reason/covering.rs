//! The reasons of events in a search for dominating sets.

use queens_core::CoverageReason;

use crate::words::ReasonCovering;

impl ReasonCovering {
    /// The reason of an event.
    pub(super) fn why(self, why: CoverageReason) -> String {
        match why {
            CoverageReason::TooFew { open: 0, given, .. } => self.covered(given.into()),
            CoverageReason::TooFew { open, most: 0, .. } => self.uncoverable_squares(open.into()),
            CoverageReason::TooFew {
                queens,
                open,
                most,
                given: 0,
            } => self.too_few(most.into(), open.into(), queens.into()),
            CoverageReason::TooFew {
                queens,
                open,
                most,
                given,
            } => self.too_few_more(given.into(), open.into(), most.into(), queens.into()),
            CoverageReason::Blocked { queens, blocking } => {
                self.blocked(blocking.into(), queens.into())
            }
            CoverageReason::Refuted { queens } => self.refuted(queens.into()),
            CoverageReason::Covers {
                square,
                target: Some(target),
                covers,
                open,
            } => self.covers(target, square, covers.into(), open.into()),
            CoverageReason::Covers {
                square,
                target: None,
                ..
            } => self.covers_any(square),
            CoverageReason::Beyond {
                square,
                queens,
                reach: None,
                ..
            } => self.beyond_squares(square, queens.into()),
            CoverageReason::Beyond {
                square,
                open,
                queens: 0,
                ..
            } => self.beyond_last(square, open.into()),
            CoverageReason::Beyond {
                square,
                open,
                queens,
                reach: Some(reach),
            } => self.beyond(square, open.into(), queens.into(), reach.into()),
            CoverageReason::Withdrawn {
                square,
                target,
                more,
            } => self.withdrawn(square, target, more),
            CoverageReason::Uncoverable {
                target: Some(target),
                refused: 0,
            } => self.no_candidate(target),
            CoverageReason::Uncoverable {
                target: Some(target),
                ..
            } => self.all_refused(target),
            CoverageReason::Uncoverable { target: None, .. } => self.too_few_squares().to_owned(),
            CoverageReason::Uncovered { square, open } => self.uncovered(open.into(), square),
            CoverageReason::Moved { from, to } => self.moved(from, to),
            CoverageReason::Dominated { variant, queens } => self.dominated(variant, queens.into()),
        }
    }
}
