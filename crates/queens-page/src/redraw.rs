//! Decides after which messages the page is drawn. The whole page is always drawn together, so that all of its parts show
//! the same step.

use queens_worker::protocol::{Answer, Response};

use crate::message::{Message, TransportMessage};
use crate::pool::PoolMessage;

/// The least time between two drawings while events pass too fast to read, in milliseconds. On a usual screen, every
/// second frame draws.
const INTERVAL: f64 = 30.0;

/// The origin of a message.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Origin {
    /// A frame at this time of the page's clock, in milliseconds.
    Frame(f64),
    /// The engine or a worker, with nothing new to show.
    Quiet,
    /// The engine or a worker, with news to show.
    Engine,
    /// Anything else, which is drawn at once.
    Reader,
}

/// Whether the page is to be drawn.
#[derive(Clone, Copy, Default, Debug)]
pub struct Redraw {
    /// Whether the last message requires a drawing.
    pub is_due: bool,
    /// Whether the page has changed since the last drawing.
    is_behind: bool,
    /// The frame of the last drawing.
    drawn_at: f64,
}

impl Origin {
    pub fn of(message: &Message) -> Origin {
        match message {
            Message::Transport(TransportMessage::Frame(now)) => Origin::Frame(*now),
            // The next tick draws the progress of a count.
            Message::Pool(PoolMessage::WorkerSaid { .. }) => Origin::Quiet,
            Message::EngineSaid(said) => match said.response() {
                Response::Ack { .. }
                | Response::Ready { .. }
                | Response::About(_, Answer::Window { .. }) => Origin::Quiet,
                _ => Origin::Engine,
            },
            Message::Pool(
                PoolMessage::Looked { .. }
                | PoolMessage::Opened { .. }
                | PoolMessage::Unattended { .. }
                | PoolMessage::InUse
                | PoolMessage::Kept { .. }
                | PoolMessage::WorkerFailed { .. }
                | PoolMessage::Ticked { .. },
            ) => Origin::Engine,
            _ => Origin::Reader,
        }
    }
}

impl Redraw {
    /// Requires a drawing, although nothing else on the page has changed.
    pub fn require(&mut self) {
        self.is_behind = true;
    }

    /// Handles a message. `changed` is whether state, step, notices or announcements have changed. `is_rushing` is
    /// whether events pass too fast to read. While they do, only some frames draw the page.
    pub fn after(&mut self, origin: Origin, changed: bool, is_rushing: bool) {
        self.is_behind |= changed || matches!(origin, Origin::Engine | Origin::Reader);
        self.is_due = self.is_behind
            && match origin {
                Origin::Reader => true,
                Origin::Frame(now) if is_rushing => now - self.drawn_at >= INTERVAL,
                _ => !is_rushing,
            };
        if self.is_due {
            self.is_behind = false;
            if let Origin::Frame(now) = origin {
                self.drawn_at = now;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the page is drawn after a message while events pass too fast to read.
    fn draws(redraw: &mut Redraw, origin: Origin, changed: bool) -> bool {
        redraw.after(origin, changed, true);
        redraw.is_due
    }

    #[test]
    fn while_events_rush_frames_draw_at_intervals() {
        let mut redraw = Redraw::default();
        assert!(!draws(&mut redraw, Origin::Engine, false));
        assert!(!draws(&mut redraw, Origin::Quiet, true));
        let frames = [1.0, 1.5, 2.0].map(|turns| Origin::Frame(turns * INTERVAL));
        let drawn = frames.map(|frame| draws(&mut redraw, frame, true));
        assert_eq!(drawn, [true, false, true]);
    }

    #[test]
    fn a_frame_without_a_change_draws_earlier_changes_once() {
        let mut redraw = Redraw::default();
        draws(&mut redraw, Origin::Engine, false);
        let frames = [2.0, 3.0].map(|turns| Origin::Frame(turns * INTERVAL));
        let drawn = frames.map(|frame| draws(&mut redraw, frame, false));
        assert_eq!(drawn, [true, false]);
    }

    #[test]
    fn a_message_of_the_reader_is_drawn_at_once() {
        let mut redraw = Redraw::default();
        assert!(draws(&mut redraw, Origin::Frame(INTERVAL), true));
        assert!(!draws(&mut redraw, Origin::Frame(1.1 * INTERVAL), true));
        assert!(draws(&mut redraw, Origin::Reader, false));
        assert!(!draws(&mut redraw, Origin::Frame(2.0 * INTERVAL), false));
    }

    #[test]
    fn messages_without_a_visible_change_draw_nothing() {
        let mut redraw = Redraw::default();
        for origin in [Origin::Quiet, Origin::Frame(1.0)] {
            redraw.after(origin, false, false);
            assert!(!redraw.is_due);
        }
        redraw.after(Origin::Quiet, true, false);
        assert!(redraw.is_due);
    }

    #[test]
    fn the_readers_choices_for_a_count_are_drawn_at_once() {
        let chosen = Message::Pool(PoolMessage::WorkersChosen(2));
        assert_eq!(Origin::of(&chosen), Origin::Reader);
        let ticked = Message::Pool(PoolMessage::Ticked { now: 1.0 });
        assert_eq!(Origin::of(&ticked), Origin::Engine);
    }
}
