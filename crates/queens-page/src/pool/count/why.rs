//! Why a count ends without a result.

use queens_core::counting::published::Discrepancy;

use crate::engine::Failure;

/// Why a count cannot go on, or is not to be trusted.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// This shard was lost so often; the reason of the last time, and its details.
    Shard {
        number: u32,
        failure: Failure,
        details: String,
    },
    /// No worker starts.
    NoWorker { failure: Failure, details: String },
    /// A worker refused, or its answer was refused.
    Refused(String),
    /// The count is not the published one.
    Differs(Discrepancy),
    /// It cannot be right: what is wrong with it, in English, to be reported.
    Wrong(String),
}

impl Why {
    /// Whether the count, or a part of it, is not what it should be.
    pub const fn is_wrong(&self) -> bool {
        matches!(self, Why::Differs(_) | Why::Wrong(_))
    }
}
