//! Why an event of a search for dominating sets happened.

use queens_core::Covering;

use crate::words::ReasonCovering;

impl ReasonCovering {
    /// Why an event happened.
    pub(super) fn why(self, why: Covering) -> String {
        match why {
            Covering::TooFew { open: 0, given, .. } => self.covered(given.into()),
            Covering::TooFew { open, most: 0, .. } => self.uncoverable_squares(open.into()),
            Covering::TooFew {
                queens,
                open,
                most,
                given: 0,
            } => self.too_few(most.into(), open.into(), queens.into()),
            Covering::TooFew {
                queens,
                open,
                most,
                given,
            } => self.too_few_more(given.into(), open.into(), most.into(), queens.into()),
            Covering::Blocked { queens, blocking } => self.blocked(blocking.into(), queens.into()),
            Covering::Refuted { queens } => self.refuted(queens.into()),
            Covering::Covers {
                square,
                target: Some(target),
                covers,
                open,
            } => self.covers(target, square, covers.into(), open.into()),
            Covering::Covers {
                square,
                target: None,
                ..
            } => self.covers_any(square),
            Covering::Beyond {
                square,
                queens,
                reach: None,
                ..
            } => self.beyond_squares(square, queens.into()),
            Covering::Beyond {
                square,
                open,
                queens: 0,
                ..
            } => self.beyond_last(square, open.into()),
            Covering::Beyond {
                square,
                open,
                queens,
                reach: Some(reach),
            } => self.beyond(square, open.into(), queens.into(), reach.into()),
            Covering::Withdrawn {
                square,
                target,
                more,
            } => self.withdrawn(square, target, more),
            Covering::Uncoverable {
                target: Some(target),
                refused: 0,
            } => self.no_candidate(target),
            Covering::Uncoverable {
                target: Some(target),
                ..
            } => self.all_refused(target),
            Covering::Uncoverable { target: None, .. } => self.too_few_squares().to_owned(),
            Covering::Uncovered { square, open } => self.uncovered(open.into(), square),
            Covering::Moved { from, to } => self.moved(from, to),
            Covering::Dominated { variant, queens } => self.dominated(variant, queens.into()),
        }
    }
}
