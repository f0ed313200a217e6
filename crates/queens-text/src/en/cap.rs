//! Where searches stop by themselves.

use crate::cap::CapTexts;

pub(crate) const TEXTS: CapTexts = CapTexts {
    calls: |calls| format!("Stops after {calls} calls, if it has not ended before."),
    moves: |moves| format!("Stops after {moves} moves, if it has found nothing before."),
    endless: |calls| {
        format!(
            "This will not end in reasonable time: the board has too many ways to try. The search stops at its limit of {calls} calls, with what it has found until then."
        )
    },
};
