//! What is drawn anew: boards, their event and the counters at every frame that moves them; with them
//! everything else, unless events pass faster than anyone reads. Then the panels take turns.

use crate::message::Message;

/// Milliseconds from one turn to the next: each panel is drawn some ten times a second.
const TURN: f64 = 45.0;

/// Where a message comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Cause {
    /// A frame, at this time in milliseconds of the page's clock.
    Frame(f64),
    /// The engine.
    Engine,
    /// The reader, or whatever else may change anything that is shown.
    Other,
}

/// What became of the boards under a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// They can be read, or are at rest.
    Readable,
    /// Events pass too fast to be read.
    Rushing,
    /// The same, but under this message none has passed.
    Stalled,
}

/// Panels that are drawn together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// The header, the form and the code.
    Words,
    /// The panel of the explorer.
    Explorer,
}

/// Which panels are to be drawn, and which still show an earlier step.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Redraw {
    draws: Draws,
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
    pub(crate) fn of(message: &Message) -> Cause {
        match message {
            Message::Frame(now) => Cause::Frame(*now),
            Message::EngineSaid(_) => Cause::Engine,
            _ => Cause::Other,
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
            owes: false,
            last: (Turn::Explorer, f64::MIN),
        }
    }
}

impl Redraw {
    /// Whether these are to be drawn with the boards.
    pub(crate) fn draws(self, panels: Turn) -> bool {
        self.draws == Draws::Everything || self.draws == Draws::With(panels)
    }

    /// A message has been handled. True if something is to be drawn though no board has moved.
    pub(crate) fn after(&mut self, cause: Cause, pace: Pace) -> bool {
        let (turn, at) = self.last;
        let catches_up = self.owes && pace == Pace::Stalled && matches!(cause, Cause::Frame(_));
        self.draws = match (cause, pace) {
            (_, Pace::Readable) | (Cause::Other, _) => Draws::Everything,
            // What it said is drawn when its panel has its turn.
            (Cause::Engine, _) => self.draws,
            (Cause::Frame(_), Pace::Stalled) => Draws::Everything,
            (Cause::Frame(now), Pace::Rushing) if now - at >= TURN => {
                self.last = (turn.next(), now);
                Draws::With(turn.next())
            }
            (Cause::Frame(_), Pace::Rushing) => Draws::Boards,
        };
        self.owes = match self.draws {
            Draws::Everything => false,
            Draws::Boards | Draws::With(_) => self.owes || pace == Pace::Rushing,
        };
        catches_up
    }
}
