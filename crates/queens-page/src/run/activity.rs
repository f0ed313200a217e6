//! The activities of a run's cursor.

use queens_core::{Direction, Interest};

/// The activity of the cursor.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Activity {
    /// The cursor is paused.
    Paused,
    /// The cursor moves with time.
    Playing(Clock),
    /// The requested step is not loaded yet.
    Reaching { step: u64, then: Then },
    /// The cursor goes to the last known step as soon as the engine reports one.
    AwaitingLast,
    /// The engine looks for the next event of interest.
    Looking {
        from: u64,
        direction: Direction,
        interest: Interest,
    },
    /// The search only counts, so it has no steps to play.
    Counting,
}

impl Activity {
    /// Whether the cursor plays, or will play once it reaches its target.
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

/// The activity after a step is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    Rest,
    Play,
}

/// The clock of a moving cursor.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Clock {
    /// The time of the last frame in milliseconds. `None` before the first frame.
    pub(super) at: Option<f64>,
    /// The fraction of an event that is already due. Negative while playback rests on a solution.
    pub(super) due: f64,
    /// The step to which the cursor jumps when its window is loaded.
    pub(super) head: Option<u64>,
}
