//! The parts to draw after a message. Boards are drawn after every visible change, together with everything else. If
//! events pass too fast to read, two groups of panels alternate.

use queens_worker::protocol::{Answer, Response};

use crate::message::{Message, TransportMessage};
use crate::pool::PoolMessage;

/// The time between two turns in milliseconds. Each group is drawn about ten times per second.
const TURN: f64 = 45.0;

/// The possible changes under a message, in addition to those that are always checked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cause {
    /// Only a frame, at this time of the page's clock in milliseconds.
    Frame(f64),
    /// Nothing visible now. A later message draws the change.
    Quiet,
    /// The state of the engine.
    Engine,
    /// Anything.
    Other,
}

/// A group of panels that are drawn together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelGroup {
    /// The event, the header, the form, the code, and the squares for screen readers.
    Words,
    /// The explorer's panel and the counters.
    Explorer,
}

/// The number of drawings, and the last one in which each group was due.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Redraw {
    epoch: u32,
    words: u32,
    explorer: u32,
    /// Whether panels may be out of date.
    is_behind: bool,
    /// The time of the last turn.
    turned_at: f64,
}

impl Cause {
    pub fn of(message: &Message) -> Cause {
        match message {
            Message::Transport(TransportMessage::Frame(now)) => Cause::Frame(*now),
            // The next tick draws the progress of a count.
            Message::Pool(PoolMessage::WorkerSaid { .. }) => Cause::Quiet,
            Message::EngineSaid(response) => match response {
                Response::Ack { .. }
                | Response::Ready { .. }
                | Response::About(_, Answer::Window { .. }) => Cause::Quiet,
                _ => Cause::Engine,
            },
            Message::Pool(
                PoolMessage::Looked { .. }
                | PoolMessage::Opened { .. }
                | PoolMessage::Unattended { .. }
                | PoolMessage::InUse
                | PoolMessage::Kept { .. }
                | PoolMessage::WorkerFailed { .. }
                | PoolMessage::Ticked { .. },
            ) => Cause::Engine,
            _ => Cause::Other,
        }
    }
}

impl Redraw {
    /// The number of the current drawing. The page is drawn when it changes.
    pub fn epoch(&self) -> u32 {
        self.epoch
    }

    /// Whether this group has become due since the drawing `drawn`, or was never drawn.
    pub fn is_due(&self, panels: PanelGroup, drawn: Option<Redraw>) -> bool {
        drawn.is_none_or(|drawn| drawn.due(panels) != self.due(panels))
    }

    /// The last drawing in which this group was due.
    fn due(&self, panels: PanelGroup) -> u32 {
        match panels {
            PanelGroup::Words => self.words,
            PanelGroup::Explorer => self.explorer,
        }
    }

    /// Handles a message. `changed` is whether state, step, notices or announcements have changed. `is_rushing` is
    /// whether events pass too fast to read.
    pub fn after(&mut self, cause: Cause, changed: bool, is_rushing: bool) {
        match cause {
            Cause::Other => self.draw_all(),
            Cause::Engine if is_rushing => self.is_behind = true,
            Cause::Engine => self.draw_all(),
            // Playback has stalled, so the panels catch up.
            Cause::Frame(_) if !changed && self.is_behind => self.draw_all(),
            _ if !changed => {}
            Cause::Frame(now) if is_rushing => {
                self.draw_boards();
                self.take_turns(now);
            }
            Cause::Quiet if is_rushing => self.draw_boards(),
            Cause::Frame(_) | Cause::Quiet => self.draw_all(),
        }
    }

    fn draw_all(&mut self) {
        self.epoch = self.epoch.wrapping_add(1);
        (self.words, self.explorer) = (self.epoch, self.epoch);
        self.is_behind = false;
    }

    fn draw_boards(&mut self) {
        self.epoch = self.epoch.wrapping_add(1);
        self.is_behind = true;
    }

    /// Marks the group that was drawn least recently as due, if a turn has passed.
    fn take_turns(&mut self, now: f64) {
        if now - self.turned_at < TURN {
            return;
        }
        self.turned_at = now;
        if self.words <= self.explorer {
            self.words = self.epoch
        } else {
            self.explorer = self.epoch
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The groups that become due under a message.
    fn due(redraw: &mut Redraw, cause: Cause, changed: bool) -> [bool; 2] {
        let groups = [PanelGroup::Words, PanelGroup::Explorer];
        let before = groups.map(|it| redraw.due(it));
        redraw.after(cause, changed, true);
        [0, 1].map(|it| redraw.due(groups[it]) != before[it])
    }

    #[test]
    fn what_the_engine_says_while_events_rush_is_drawn_when_its_panel_has_its_turn() {
        let mut redraw = Redraw::default();
        assert_eq!(due(&mut redraw, Cause::Engine, false), [false; 2]);
        assert_eq!(redraw.epoch(), 0, "boards show nothing of it");
        let turns = [TURN, 1.5 * TURN, 2.0 * TURN];
        let turns = turns.map(|now| due(&mut redraw, Cause::Frame(now), true));
        assert_eq!(turns, [[true, false], [false, false], [false, true]]);
        assert_eq!(redraw.epoch(), 3);
    }

    #[test]
    fn panels_catch_up_once_when_frames_bring_nothing() {
        let mut redraw = Redraw::default();
        due(&mut redraw, Cause::Frame(TURN), true);
        let stalled = [2.0, 3.0].map(|turns| due(&mut redraw, Cause::Frame(turns * TURN), false));
        assert_eq!(stalled, [[true; 2], [false; 2]]);
        assert_eq!(redraw.epoch(), 2);
    }

    #[test]
    fn what_changes_nothing_that_is_seen_draws_nothing() {
        let mut redraw = Redraw::default();
        for cause in [Cause::Quiet, Cause::Frame(1.0)] {
            redraw.after(cause, false, false);
        }
        assert_eq!(redraw, Redraw::default());
        redraw.after(Cause::Quiet, true, false);
        assert_eq!(redraw.due(PanelGroup::Explorer), 1);
    }
    #[test]
    fn what_another_message_moves_while_events_rush_is_the_boards_alone() {
        let mut redraw = Redraw::default();
        assert_eq!(due(&mut redraw, Cause::Quiet, true), [false; 2]);
        assert_eq!(redraw.epoch(), 1);
        let stalled = due(&mut redraw, Cause::Frame(1.0), false);
        assert_eq!(stalled, [true; 2], "panels catch up");
    }

    #[test]
    fn what_is_due_stays_due_until_it_is_drawn() {
        let mut redraw = Redraw::default();
        let drawn = Some(redraw);
        redraw.after(Cause::Other, false, true);
        redraw.after(Cause::Frame(1.0), true, true);
        assert!(redraw.is_due(PanelGroup::Words, drawn));
        assert!(redraw.is_due(PanelGroup::Explorer, drawn));
        assert!(!redraw.is_due(PanelGroup::Words, Some(redraw)));
        assert!(redraw.is_due(PanelGroup::Words, None), "the first drawing");
    }

    #[test]
    fn what_the_reader_does_to_a_count_is_drawn_at_once() {
        let chosen = Message::Pool(PoolMessage::WorkersChosen(2));
        assert_eq!(Cause::of(&chosen), Cause::Other);
        let ticked = Message::Pool(PoolMessage::Ticked { now: 1.0 });
        assert_eq!(Cause::of(&ticked), Cause::Engine);
        let mut redraw = Redraw::default();
        redraw.after(Cause::Engine, false, false);
        assert_eq!(redraw.epoch(), 1);
    }
}
