//! One run as the page sees it: the step that is shown, the windows of the trace around it, and what
//! the cursor is doing. The search itself is elsewhere; here its events are only replayed.

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
    Square, Trace, TreeReader, WINDOW, Window, WindowReader, Work,
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

/// The most windows that one frame walks through at full speed.
const WINDOWS_A_FRAME: u64 = 2;
/// The longest time that one frame makes up for, in milliseconds: after a hidden tab, playing goes
/// on from where it was.
const LONGEST_FRAME: f64 = 250.0;

/// How far a count has come.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Counting {
    pub counters: Counters,
    pub millionths: u32,
    pub ending: Option<Ending>,
    /// How long the engine has counted.
    pub milliseconds: f64,
    /// The frames begun so far, where it searches by frames.
    pub frames: Vec<FrameRecord>,
    /// A set that was found, where it finds one.
    pub set: Vec<Square>,
}

/// A run of a search.
pub struct Run {
    id: RunId,
    settings: Settings,
    /// The algorithm's code and how it makes the events be replayed, once they are here.
    code: Option<(&'static Algorithm, Rules)>,
    replay: Replay,
    windows: Windows,
    known: u64,
    /// The counters at the last known step.
    farthest: Counters,
    ending: Option<Ending>,
    outline: Rc<Outline>,
    activity: Activity,
    /// Whether the engine was told to search no further.
    halted: bool,
    /// Whether another engine is searching what was known already.
    is_repeating: bool,
    counting: Option<Counting>,
    /// Of a run that is led: so many tests, and the first step at which they have been made.
    led: Option<(u64, u64)>,
    pub found: FoundSolutions,
    pub grown: Grown,
}

impl Run {
    /// A run of these settings at step 0, about to do something. Without its code, it waits there.
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

    /// The first solution of these settings, read at once and shown as an example. The search must
    /// be short: it is run here and now. None where the algorithm does not serve them.
    pub fn example(id: RunId, settings: Settings, code: &'static Algorithm) -> Option<Run> {
        let accepted = code.accept(settings.instance().ok()?).ok()?;
        let mut trace = Trace::new(&accepted);
        trace.extend(WINDOW).ok()?;
        let mut run = Run::begin(id, settings, Activity::Example, Some(code)).ok()?;
        let (window, _) = WindowReader::new(&trace, 0, None).finish();
        run.receive(0, window);
        run.found.receive(0, trace.gallery());
        let counters = *trace.frontier().replay().counters();
        run.learn(
            trace.known_steps(),
            trace.ending(),
            counters,
            trace.outline().clone(),
        );
        let mut tree = TreeReader::new(&accepted);
        while tree.work(trace.known_steps(), WINDOW).is_pending() {}
        run.grown.receive(tree.tree().clone());
        let solution = run.outline.marks.first().copied();
        run.seek(solution.unwrap_or(0), Then::ShowExample);
        Some(run)
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

    /// The state that is shown.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The step that is shown.
    pub fn step(&self) -> u64 {
        self.replay.step()
    }

    /// The number of steps known.
    pub fn known(&self) -> u64 {
        self.known
    }

    /// The shape of the known trace.
    pub fn outline(&self) -> &Rc<Outline> {
        &self.outline
    }

    /// The window that holds the step shown.
    pub fn window(&self) -> Option<Rc<Window>> {
        self.windows.holding(self.step())
    }

    /// How far the count has come, where the goal is to count.
    pub fn counting(&self) -> Option<&Counting> {
        self.counting.as_ref()
    }

    /// The frames that were begun up to the step shown, or so far where they are counted.
    pub fn frame_records(&self) -> &[FrameRecord] {
        match &self.counting {
            Some(counting) => &counting.frames,
            None => self.replay.position().frame_records(),
        }
    }

    /// A set that a search has found which is counted.
    pub fn set(&self) -> &[Square] {
        self.counting.as_ref().map_or(&[], |counting| &counting.set)
    }

    /// Whether the event shown happened in a frame.
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

    /// The counters of the search as far as it is known: the count's, or those of the last step.
    pub fn farthest(&self) -> &Counters {
        self.counting
            .as_ref()
            .map_or(&self.farthest, |counting| &counting.counters)
    }

    /// The counters to be shown: the count's, or those of the step shown.
    pub fn counters(&self) -> &Counters {
        self.counting
            .as_ref()
            .map_or(self.replay.counters(), |counting| &counting.counters)
    }

    /// Rests where it is.
    pub fn rest(&mut self, activity: Activity) {
        self.activity = activity;
    }

    /// Begins to play from the step shown.
    pub fn play(&mut self) {
        self.activity = Activity::Playing(Clock::default());
    }

    /// Looks for the next event of interest from the step that the cursor is at or on its way to.
    /// Gives the step to look from.
    pub fn look(&mut self, direction: Direction, interest: Interest) -> u64 {
        let from = match interest {
            // The first time is the first of all.
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

    /// The step that is shown, or that the cursor is on its way to.
    pub fn target(&self) -> u64 {
        match self.activity {
            Activity::Reaching { step, .. } => step,
            _ => self.step(),
        }
    }

    /// Goes to a step: at once if it has been read, otherwise when it has.
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

    /// Goes to the last step known, or waits for the engine to tell of one.
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
            Then::ShowExample => self.activity = Activity::Example,
        }
    }

    /// Shows a step if a window holds it.
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

    /// How many events are due at the time of a frame; none if the cursor does not move.
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
        clock.due = due.fract();
        Some(due as u64)
    }

    /// Moves the cursor to the time of a frame, no further than a step.
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
    }

    /// The engine said how far the trace is known. Gives the step asked for if it lies past the end.
    pub fn learn(
        &mut self,
        steps: u64,
        ending: Option<Ending>,
        counters: Counters,
        outline: Outline,
    ) -> Option<u64> {
        // An engine that was replaced begins again and knows less at first.
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

    /// The engine sent a window.
    pub fn receive(&mut self, index: u64, window: Window) {
        let is_last = self.is_settled() && window.last() >= self.known;
        self.windows.keep(index, window, is_last);
        if let Activity::Reaching { step, then } = self.activity {
            self.seek(step, then);
        }
        self.windows.thin(self.awaited().unwrap_or(self.step()));
    }

    /// The engine counted on.
    pub fn count(&mut self, counting: Counting) {
        if counting.ending.is_some() {
            self.activity = Activity::Paused;
        }
        self.counting = Some(counting);
    }

    /// The event that led to the step shown.
    pub fn event(&self) -> Option<Event> {
        self.replay.position().last()
    }
}
