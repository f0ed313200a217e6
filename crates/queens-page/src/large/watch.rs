//! A search of a large board that is watched: in each frame the engine is asked for as many moves as the speed allows.

use crate::transport::speed::Speed;

/// The longest time that one frame makes up for, in milliseconds.
const LONGEST_FRAME: f64 = 250.0;
/// Squares that are read in a frame at full speed, some ten milliseconds of work.
const A_FRAME: u64 = 500_000;

/// The clock of such a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Watch {
    pub is_playing: bool,
    /// The time of the last frame, in milliseconds; none before the first.
    at: Option<f64>,
    /// Moves that are due and not asked for yet.
    due: f64,
    /// Whether the engine has not answered yet.
    is_asked: bool,
}

impl Watch {
    /// It plays from the first frame on.
    pub fn begin() -> Watch {
        Watch {
            is_playing: true,
            at: None,
            due: 0.0,
            is_asked: false,
        }
    }

    /// Plays, or rests where it is.
    pub fn toggle(&mut self) {
        *self = Watch {
            is_playing: !self.is_playing,
            is_asked: self.is_asked,
            ..Watch::begin()
        };
    }

    /// The moves to be asked for in this frame, on a board of n columns.
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

    /// The engine is asked to come where it was.
    pub fn ask_again(&mut self) {
        self.is_asked = true;
    }

    /// The engine has made them.
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
