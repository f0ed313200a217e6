//! What is drawn anew: boards, their event and the counters at every frame that moves them; with them everything
//! else, unless events pass faster than anyone reads. Then the panels take turns; the event and the counters do so
//! where several events pass in each frame.

use crate::message::Message;

/// Milliseconds from one turn to the next: each panel is drawn some ten times a second.
const TURN: f64 = 45.0;

/// Where a message comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cause {
    /// A frame, at this time in milliseconds of the page's clock.
    Frame(f64),
    /// The engine.
    Engine,
    /// The reader, or whatever else may change anything that is shown.
    Other,
}

/// What became of the boards under a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// They can be read, or are at rest.
    Readable,
    /// Events pass too fast to be read.
    Rushing,
    /// The same, but under this message none has passed.
    Stalled,
}

/// Panels that are drawn together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The event, the header, the form, the code, and the squares as screen readers have them.
    Words,
    /// The panel of the explorer, and the counters.
    Explorer,
}

/// Which panels are to be drawn, and which still show an earlier step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Redraw {
    draws: Draws,
    /// Whether they have been drawn since.
    is_drawn: bool,
    owes: bool,
    /// Whose turn was last, and when.
    last: (Turn, f64),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Draws {
    Everything,
    Boards,
    With(Turn),
}

impl Cause {
    pub fn of(message: &Message) -> Cause {
        match message {
            Message::Frame(now) => Cause::Frame(*now),
            Message::EngineSaid(_) | Message::Pool(_) => Cause::Engine,
            _ => Cause::Other,
        }
    }
}

impl Draws {
    /// Both.
    fn and(self, other: Draws) -> Draws {
        match (self, other) {
            (Draws::Boards, more) | (more, Draws::Boards) => more,
            (one, another) if one == another => one,
            _ => Draws::Everything,
        }
    }
}

impl Turn {
    fn next(self) -> Turn {
        match self {
            Turn::Words => Turn::Explorer,
            Turn::Explorer => Turn::Words,
        }
    }
}

impl Default for Redraw {
    fn default() -> Redraw {
        Redraw {
            draws: Draws::Everything,
            is_drawn: false,
            owes: false,
            last: (Turn::Explorer, f64::MIN),
        }
    }
}

impl Redraw {
    /// Whether these are to be drawn with the boards.
    pub fn draws(self, panels: Turn) -> bool {
        self.draws == Draws::Everything || self.draws == Draws::With(panels)
    }

    /// The page has been drawn.
    pub fn drawn(&mut self) {
        self.is_drawn = true;
    }

    /// A message has been handled. True if something is to be drawn though no board has moved.
    pub fn after(&mut self, cause: Cause, pace: Pace) -> bool {
        let (turn, at) = self.last;
        let is_frame = matches!(cause, Cause::Frame(_));
        let catches_up = self.owes && pace == Pace::Stalled && is_frame;
        let wanted = match (cause, pace) {
            (_, Pace::Readable) | (Cause::Other, _) => Draws::Everything,
            // What it said is drawn when its panel has its turn.
            (Cause::Engine, _) => Draws::Boards,
            (Cause::Frame(_), Pace::Stalled) => Draws::Everything,
            (Cause::Frame(now), Pace::Rushing) if now - at >= TURN => {
                self.last = (turn.next(), now);
                Draws::With(turn.next())
            }
            (Cause::Frame(_), Pace::Rushing) => Draws::Boards,
        };
        // What was wanted before and has not been drawn yet still is.
        self.draws = match std::mem::take(&mut self.is_drawn) {
            true => wanted,
            false => self.draws.and(wanted),
        };
        self.owes = match self.draws {
            Draws::Everything => false,
            Draws::Boards | Draws::With(_) => {
                self.owes || pace == Pace::Rushing || cause == Cause::Engine
            }
        };
        catches_up
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn panels(redraw: Redraw) -> [bool; 2] {
        [Turn::Words, Turn::Explorer].map(|turn| redraw.draws(turn))
    }

    #[test]
    fn what_the_engine_says_while_events_rush_is_drawn_when_its_panel_has_its_turn() {
        let mut redraw = Redraw::default();
        redraw.drawn();
        redraw.after(Cause::Engine, Pace::Rushing);
        assert_eq!(panels(redraw), [false; 2]);
        redraw.drawn();
        let turns = [TURN, 2.0 * TURN].map(|now| {
            redraw.after(Cause::Frame(now), Pace::Rushing);
            redraw.drawn();
            panels(redraw)
        });
        assert_eq!(turns, [[true, false], [false, true]]);
        let catches_up = redraw.after(Cause::Frame(3.0 * TURN), Pace::Stalled);
        assert!(catches_up && panels(redraw) == [true; 2]);
    }

    #[test]
    fn what_is_wanted_stays_wanted_until_it_is_drawn() {
        let mut redraw = Redraw::default();
        redraw.drawn();
        redraw.after(Cause::Other, Pace::Rushing);
        redraw.after(Cause::Frame(1.0), Pace::Rushing);
        assert_eq!(panels(redraw), [true; 2]);
        redraw.drawn();
        redraw.after(Cause::Frame(2.0), Pace::Rushing);
        assert_eq!(panels(redraw), [false; 2]);
    }
}
