//! A watched search of a large board. In each frame, the engine gets a request for the moves that the speed allows.

use crate::transport::speed::Speed;

/// The maximum time that a frame catches up, in milliseconds.
const LONGEST_FRAME: f64 = 250.0;
/// The number of squares read in a frame at full speed. This is about ten milliseconds of work.
const A_FRAME: u64 = 500_000;

/// The clock of a watched search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Watch {
    pub is_playing: bool,
    /// The time of the last frame in milliseconds. `None` before the first frame.
    at: Option<f64>,
    /// The number of moves that are due but not requested yet.
    due: f64,
    /// Whether a request to the engine is pending.
    is_asked: bool,
}

impl Watch {
    /// A clock that starts with the first frame.
    pub fn begin() -> Watch {
        Watch {
            is_playing: true,
            at: None,
            due: 0.0,
            is_asked: false,
        }
    }

    /// Starts or pauses the clock.
    pub fn toggle(&mut self) {
        *self = Watch {
            is_playing: !self.is_playing,
            is_asked: self.is_asked,
            ..Watch::begin()
        };
    }

    /// The number of moves to request in this frame, on a board of n columns.
    pub fn frame(&mut self, now: f64, speed: Speed, n: u16) -> Option<u64> {
        if !self.is_playing {
            return None;
        }
        let elapsed = self
            .at
            .map_or(0.0, |at| (now - at).clamp(0.0, LONGEST_FRAME));
        self.at = Some(now);
        self.due = match speed.events_in(elapsed) {
            Some(moves) => self.due + moves,
            None => (A_FRAME / u64::from(n.max(1))) as f64,
        };
        let moves = self.due as u64;
        if moves == 0 || self.is_asked {
            return None;
        }
        self.due -= moves as f64;
        self.is_asked = true;
        Some(moves)
    }

    /// Repeats the request after the engine was replaced.
    pub fn ask_again(&mut self) {
        self.is_asked = true;
    }

    /// Records the engine's answer.
    pub fn answered(&mut self) {
        self.is_asked = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_asked_for_as_time_goes_by_and_not_again_before_the_answer() {
        let mut watch = Watch::begin();
        let speed = Speed::Thousandths(100_000);
        let mut frame = |now| {
            let moves = watch.frame(now, speed, 100);
            if now != 20.0 {
                watch.answered();
            }
            moves
        };
        let asked = [0.0, 5.0, 20.0, 40.0, 60.0].map(&mut frame);
        assert_eq!(asked, [None, None, Some(2), None, Some(4)]);
    }

    #[test]
    fn what_rests_asks_for_nothing_and_makes_up_for_nothing() {
        let mut watch = Watch::begin();
        watch.frame(0.0, Speed::Max, 2_000);
        watch.answered();
        watch.toggle();
        assert_eq!(watch.frame(100.0, Speed::Max, 2_000), None);
        watch.toggle();
        assert_eq!(watch.frame(200.0, Speed::DEFAULT, 2_000), None);
        assert_eq!(watch.frame(450.0, Speed::DEFAULT, 2_000), Some(2));
    }
}
