//! What is drawn anew: boards at every frame, and with them everything else, unless events pass faster
//! than anyone reads. Then the panels beside the boards take turns.

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

/// Panels that are drawn together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Panels {
    /// What is said in words: the event, the form, the code.
    Words,
    /// The explorer.
    Explorer,
}

/// Which panels are to be drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Redraw {
    draws: Draws,
    /// Whose turn was last, and when.
    last: (Panels, f64),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Draws {
    Everything,
    Boards,
    With(Panels),
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

impl Panels {
    fn others(self) -> Panels {
        match self {
            Panels::Words => Panels::Explorer,
            Panels::Explorer => Panels::Words,
        }
    }
}

impl Default for Redraw {
    fn default() -> Redraw {
        Redraw {
            draws: Draws::Everything,
            last: (Panels::Explorer, f64::MIN),
        }
    }
}

impl Redraw {
    /// Whether these are to be drawn with the boards.
    pub(crate) fn draws(self, panels: Panels) -> bool {
        self.draws == Draws::Everything || self.draws == Draws::With(panels)
    }

    /// A message has been handled, and events pass so fast, or not, now.
    pub(crate) fn after(&mut self, cause: Cause, is_blurred: bool) {
        let (panels, at) = self.last;
        self.draws = match cause {
            Cause::Frame(now) if is_blurred && now - at >= TURN => {
                self.last = (panels.others(), now);
                Draws::With(panels.others())
            }
            Cause::Frame(_) if is_blurred => Draws::Boards,
            // What it said is drawn when its panel has its turn.
            Cause::Engine if is_blurred => self.draws,
            _ => Draws::Everything,
        };
    }
}
