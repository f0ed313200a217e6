//! A run as the page sees it: the current step, the loaded windows of the trace, and the activity of the cursor. The
//! engine searches, and this module only replays the events.

mod activity;
mod classes;
mod ending;
mod equipped;
mod follow;
mod found;
mod grown;
pub(crate) mod panels;
mod passing;
mod replaced;
pub mod shown;
pub(crate) mod update;
mod wanted;
mod windows;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use queens_core::frames::FrameRecord;
use queens_core::{
    Algorithm, Counters, Direction, Ending, Event, InstanceError, Interest, Outline, Replay, Rules,
    Square, WINDOW, Window,
};
use queens_worker::protocol::RunId;

pub use self::activity::{Activity, Clock, Then};
pub use self::classes::Classes;
pub use self::follow::{Lead, Pursuit};
use self::found::FoundSolutions;
use self::grown::Grown;
pub use self::grown::{Described, Standing};
use self::windows::Windows;
use crate::settings::Settings;
use crate::transport::speed::Speed;

/// The maximum number of windows that a frame passes at full speed.
const WINDOWS_A_FRAME: u64 = 2;
/// The maximum time that a frame catches up, in milliseconds. After a hidden tab, playback continues where it was.
const LONGEST_FRAME: f64 = 250.0;
/// The extra time that playback shows a solution at a speed that the eye can follow, in milliseconds.
const SOLUTION_STAYS: f64 = 700.0;

/// The progress of a count.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Counting {
    pub counters: Counters,
    pub millionths: u32,
    pub ending: Option<Ending>,
    /// The engine's counting time in milliseconds.
    pub milliseconds: f64,
    /// The frames started so far, in a search by frames.
    pub frames: Vec<FrameRecord>,
    /// The set found by the search. Empty without one.
    pub set: Vec<Square>,
}

/// A run of a search.
pub struct Run {
    id: RunId,
    settings: Settings,
    /// The algorithm's code and its replay rules, once they are loaded.
    code: Option<(&'static Algorithm, Rules)>,
    replay: Replay,
    windows: Windows,
    /// The windows of the trace table, which are loaded in addition to those of the cursor.
    of_table: Vec<u64>,
    known: u64,
    /// The counters at the last known step.
    farthest: Counters,
    ending: Option<Ending>,
    outline: Rc<Outline>,
    activity: Activity,
    /// Whether the search was stopped.
    halted: bool,
    /// Whether a new engine is repeating the known part of the search.
    is_repeating: bool,
    /// The progress, if the run only counts. Such a run has no steps.
    counting: Option<Counting>,
    /// For a run that follows: a number of tests, and the first step with this number.
    led: Option<(u64, u64)>,
    pub found: FoundSolutions,
    pub grown: Grown,
}

impl Run {
    /// A run of these settings at step 0 with this activity. Without its code, the run waits there.
    pub fn begin(
        id: RunId,
        settings: Settings,
        activity: Activity,
        code: Option<&'static Algorithm>,
    ) -> Result<Run, InstanceError> {
        let instance = settings.instance()?;
        let replay = settings.algorithm.initial_replay(&instance);
        Ok(Run {
            id,
            found: FoundSolutions::new(&instance, settings.algorithm.traversal),
            grown: Grown::default(),
            settings,
            code: code.map(|code| (code, code.rules(&instance))),
            replay,
            windows: Windows::default(),
            of_table: Vec::new(),
            known: 0,
            farthest: Counters::default(),
            ending: None,
            outline: Rc::default(),
            activity,
            halted: false,
            is_repeating: false,
            counting: None,
            led: None,
        })
    }

    /// A run of these settings. If the search leaves no trace, the run counts. Otherwise it has this activity.
    pub fn traced_or_counted(
        id: RunId,
        settings: Settings,
        activity: Activity,
        code: Option<&'static Algorithm>,
    ) -> Result<Run, InstanceError> {
        let is_counted = !settings.leaves_trace();
        let mut run = Run::begin(id, settings, activity, code)?;
        if is_counted {
            run.activity = Activity::Counting;
            run.counting = Some(Counting {
                counters: *run.replay.counters(),
                ..Counting::default()
            });
        }
        Ok(run)
    }

    pub fn id(&self) -> RunId {
        self.id
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn activity(&self) -> Activity {
        self.activity
    }

    /// The state at the current step.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The current step.
    pub fn step(&self) -> u64 {
        self.replay.step()
    }

    /// The number of steps known.
    pub fn known(&self) -> u64 {
        self.known
    }

    /// The outline of the known trace.
    pub fn outline(&self) -> &Rc<Outline> {
        &self.outline
    }

    /// The window that contains the current step.
    pub fn window(&self) -> Option<Rc<Window>> {
        self.windows.holding(self.step())
    }

    /// The progress of the count. `None` if the run has steps.
    pub fn counting(&self) -> Option<&Counting> {
        self.counting.as_ref()
    }

    /// The frames started up to the current step, or so far in a count.
    pub fn frame_records(&self) -> &[FrameRecord] {
        match &self.counting {
            Some(counting) => &counting.frames,
            None => self.replay.position().frame_records(),
        }
    }

    /// The set found by a count. Empty without one.
    pub fn set(&self) -> &[Square] {
        self.counting.as_ref().map_or(&[], |counting| &counting.set)
    }

    /// Whether the current event happened in a frame.
    pub fn tells_of_frame(&self) -> bool {
        matches!(
            self.event(),
            Some(
                Event::Frame { .. }
                    | Event::Place { .. }
                    | Event::Pruned { .. }
                    | Event::Remove { .. }
                    | Event::DeadEnd
            )
        )
    }

    /// The counters of the known part of the search: those of the count, or of the last known step.
    pub fn farthest(&self) -> &Counters {
        self.counting
            .as_ref()
            .map_or(&self.farthest, |counting| &counting.counters)
    }

    /// The counters to show: those of the count, or of the current step.
    pub fn counters(&self) -> &Counters {
        self.counting
            .as_ref()
            .map_or(self.replay.counters(), |counting| &counting.counters)
    }

    /// Stops the cursor at the current step.
    pub fn rest(&mut self, activity: Activity) {
        self.activity = activity;
    }

    /// Starts playback at the current step.
    pub fn play(&mut self) {
        self.activity = Activity::Playing(Clock::default());
    }

    /// Looks for the next event of interest from the cursor's step or target. Returns the step at which the search
    /// starts.
    pub fn look(&mut self, direction: Direction, interest: Interest) -> u64 {
        let from = match interest {
            // The first such event of the whole search.
            Interest::Depth(_) | Interest::Tests(_) => 0,
            _ => self.target(),
        };
        self.activity = Activity::Looking {
            from,
            direction,
            interest,
        };
        from
    }

    /// The cursor's target, or else the current step.
    pub fn target(&self) -> u64 {
        match self.activity {
            Activity::Reaching { step, .. } => step,
            _ => self.step(),
        }
    }

    /// Goes to a step as soon as it is loaded.
    pub fn seek(&mut self, step: u64, then: Then) {
        let step = if self.is_settled() {
            step.min(self.known)
        } else {
            step
        };
        if self.show(step) {
            self.arrive(then);
        } else {
            self.activity = Activity::Reaching { step, then };
        }
    }

    /// Goes to the last known step, or waits until the engine reports one.
    pub fn seek_last(&mut self) {
        if self.known > 0 || self.is_settled() {
            self.seek(self.known, Then::Rest);
        } else {
            self.activity = Activity::AwaitingLast;
        }
    }

    fn arrive(&mut self, then: Then) {
        match then {
            Then::Rest => self.activity = Activity::Paused,
            Then::Play => self.play(),
        }
    }

    /// Shows a step if a window contains it.
    fn show(&mut self, step: u64) -> bool {
        if step == self.step() {
            return true;
        }
        let (Some(window), Some((_, rules))) = (self.windows.holding(step), &self.code) else {
            return false;
        };
        if window.holds(self.step()) && step > self.step() {
            window.advance(&mut self.replay, step, rules);
        } else {
            self.replay = window.replay_at(step, rules);
        }
        true
    }

    /// The number of events that are due in a frame. `None` if the cursor does not move.
    pub fn due(&mut self, now: f64, speed: Speed) -> Option<u64> {
        let Activity::Playing(clock) = &mut self.activity else {
            return None;
        };
        let elapsed = clock
            .at
            .map_or(0.0, |at| (now - at).clamp(0.0, LONGEST_FRAME));
        clock.at = Some(now);
        let Some(events) = speed.events_in(elapsed) else {
            return Some(WINDOW * WINDOWS_A_FRAME);
        };
        let due = clock.due + events;
        let whole = due as u64;
        clock.due = due - whole as f64;
        Some(whole)
    }

    /// Moves the cursor to the time of a frame, but not past the step `last`.
    pub fn frame(&mut self, now: f64, speed: Speed, last: u64) {
        let Some(due) = self.due(now, speed) else {
            return;
        };
        if speed == Speed::Max {
            self.follow_head();
        }
        let step = self.step();
        let readable = self.windows.readable_from(step);
        let target = step.saturating_add(due);
        if let Activity::Playing(clock) = &mut self.activity
            && target > readable
        {
            clock.due = 0.0;
        }
        let target = target.min(readable).min(last.max(step));
        while self.step() < target {
            let Some(window) = self.windows.following(self.step()) else {
                break;
            };
            let stop = target.min(window.last());
            if !self.show(stop) {
                break;
            }
        }
        if self.is_at_edge() || self.step() >= last {
            self.activity = Activity::Paused;
        }
        let has_solution = self.step() > step && self.event() == Some(Event::Solution);
        if let Activity::Playing(clock) = &mut self.activity
            && has_solution
            && speed.is_calm()
        {
            clock.due -= speed.events_in(SOLUTION_STAYS).unwrap_or_default();
        }
    }

    /// Updates the known part of the trace. Returns the requested step if it is past the end.
    pub fn learn(
        &mut self,
        steps: u64,
        ending: Option<Ending>,
        counters: Counters,
        outline: Outline,
    ) -> Option<u64> {
        // A new engine starts from the beginning and knows less at first.
        if steps >= self.known && !(self.halted && self.known > 0) {
            self.known = steps;
            self.ending = ending;
            self.farthest = counters;
            self.outline = Rc::new(outline);
        }
        match self.activity {
            Activity::AwaitingLast => {
                self.seek_last();
                None
            }
            Activity::Reaching { step, then } if self.is_complete() && step > self.known => {
                self.seek(self.known, then);
                Some(step)
            }
            _ => None,
        }
    }

    /// Stores a window from the engine.
    pub fn receive(&mut self, index: u64, window: Window) {
        let is_last = self.is_settled() && window.last() >= self.known;
        self.windows.keep(index, window, is_last);
        if let Activity::Reaching { step, then } = self.activity {
            self.seek(step, then);
        }
        let near = self.awaited().unwrap_or(self.step());
        self.windows.thin(near, &self.of_table);
    }

    /// Updates the count.
    pub fn count(&mut self, counting: Counting) {
        if counting.ending.is_some() {
            self.activity = Activity::Paused;
        }
        self.counting = Some(counting);
    }

    /// The event before the current step.
    pub fn event(&self) -> Option<Event> {
        self.replay.position().last()
    }
}
