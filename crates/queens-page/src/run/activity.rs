//! What the cursor of a run is doing.

use queens_core::{Direction, Interest};

/// What the cursor is doing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Activity {
    /// The example of an empty address stands at its solution.
    Example,
    /// The cursor rests.
    Paused,
    /// The cursor moves with time.
    Playing(Clock),
    /// A step is asked for that has not been read yet.
    Reaching { step: u64, then: Then },
    /// The last step known is gone to as soon as the engine tells of one.
    AwaitingLast,
    /// The next event of interest is being looked for.
    Looking {
        from: u64,
        direction: Direction,
        interest: Interest,
    },
    /// The search is counted; there is nothing to play.
    Counting,
}

impl Activity {
    /// Whether the cursor plays, or will as soon as it has reached a step.
    pub fn is_moving(self) -> bool {
        matches!(
            self,
            Activity::Playing(_)
                | Activity::Reaching {
                    then: Then::Play,
                    ..
                }
        )
    }
}

/// What follows when a step has been reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    Rest,
    Play,
    /// Rest as the example does.
    ShowExample,
}

/// The time of a cursor that moves.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Clock {
    /// The time of the last frame, in milliseconds; none before the first.
    pub(super) at: Option<f64>,
    /// The part of an event that is due already.
    pub(super) due: f64,
    /// The step that is gone to at once, when its window has come.
    pub(super) head: Option<u64>,
}
