//! The reasons why a count ends without a result.

use queens_core::counting::published::Discrepancy;

use crate::engine::Failure;

/// The reason why a count cannot continue, or is not trustworthy.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// This shard failed too often, the last time for this reason.
    Shard {
        number: u32,
        failure: Failure,
        details: String,
    },
    /// No worker could be started.
    NoWorker { failure: Failure, details: String },
    /// A worker refused its task, or its answer was refused.
    Refused(String),
    /// The count differs from the published number.
    Differs(Discrepancy),
    /// The count is impossible. The description is in English, for a bug report.
    Wrong(String),
}

impl Why {
    /// Whether the count or a part of it is wrong.
    pub const fn is_wrong(&self) -> bool {
        matches!(self, Why::Differs(_) | Why::Wrong(_))
    }
}
