//! The reasons of events in a local search.

use queens_core::RepairReason;

use crate::words::ReasonRepairing;

impl ReasonRepairing {
    /// The reason of an event.
    pub(super) fn why(self, why: RepairReason) -> String {
        match why {
            RepairReason::Drawn { pairs } => self.drawn(pairs.into()),
            RepairReason::Moved {
                from,
                to,
                before,
                after,
                sharing,
                pairs,
            } => {
                let [before, after, sharing] = [before, after, sharing].map(u64::from);
                let moved = self.moved(from, to, to.file, before, sharing, after);
                format!("{moved} {}", self.now(pairs.into()))
            }
            RepairReason::Restarted { moves } => self.restarted(moves),
        }
    }
}
