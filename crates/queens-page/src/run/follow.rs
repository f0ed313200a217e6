//! A cursor that follows another run, at the same step or with the same number of tests. Also a cursor that follows the
//! search at full speed.

use queens_core::{Direction, Interest, Replay, WINDOW, Window};

use super::{Activity, Clock, Run, Then};

/// Within this number of events, the cursor walks through the windows between. Beyond, it jumps.
const NEAR: u64 = 8 * WINDOW;
/// At full speed, the cursor stays this number of events behind the search, as a reserve for playback.
const BEHIND: u64 = 16 * WINDOW;

/// The target of a following run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// To this step.
    Step(u64),
    /// The first step with this number of tests.
    Tests(u64),
}

/// The progress of a following run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pursuit {
    /// The run is at its target, or at its end before the target.
    There,
    /// The run waits for windows, or for the engine to report the target.
    OnItsWay,
    /// The engine has to find the first step with this number of tests.
    Asks { tests: u64 },
}

impl Run {
    /// Goes to the target, as far as windows are loaded.
    pub fn follow(&mut self, lead: Lead) -> Pursuit {
        match lead {
            _ if self.counting.is_some() => Pursuit::There,
            Lead::Step(step) => self.follow_to(step),
            Lead::Tests(tests) => self.follow_tests(tests),
        }
    }

    /// At maximum speed, the cursor jumps to `BEHIND` events before the search's last event, unless it is near. It
    /// plays on until that window is loaded.
    pub(super) fn follow_head(&mut self) {
        let behind = self.known.saturating_sub(BEHIND);
        let is_far = !self.is_settled() && behind > self.step().saturating_add(NEAR);
        let goal = match self.awaited() {
            Some(step) => step,
            None if is_far => behind,
            None => return,
        };
        let is_there = self.show(goal);
        if let Activity::Playing(clock) = &mut self.activity {
            clock.head = (!is_there).then_some(goal);
        }
    }

    /// Whether the run is not at its target yet.
    pub fn is_behind(&self) -> bool {
        matches!(
            self.activity,
            Activity::Playing(_) | Activity::Reaching { .. } | Activity::Looking { .. }
        )
    }

    /// Records the engine's report: the first step with this number of tests, if any.
    pub fn arrive_at(&mut self, tests: u64, step: Option<u64>) {
        let step = step.unwrap_or(self.known);
        self.led = Some((tests, step));
        self.seek(step, Then::Rest);
    }

    /// The value of a test clock when it reaches the current step. If the current event is not a test, this is one more
    /// than the number of tests, because the clock passes this step.
    pub fn tests_to_come_here(&self) -> u64 {
        let came = self.event().zip(self.code.as_ref());
        let was_none = came.is_some_and(|(event, (_, rules))| !rules.is_test(event));
        self.replay.counters().tests + u64::from(was_none)
    }

    fn follow_to(&mut self, step: u64) -> Pursuit {
        let step = if self.is_settled() {
            step.min(self.known)
        } else {
            step
        };
        let is_near = (self.step()..self.step().saturating_add(NEAR)).contains(&step);
        if is_near && step > self.step() {
            self.walk(|replay| replay.step() < step);
            self.pace(step == self.step())
        } else {
            self.seek(step, Then::Rest);
            self.pursuit()
        }
    }

    fn follow_tests(&mut self, tests: u64) -> Pursuit {
        if tests == 0 {
            return self.follow_to(0);
        }
        if let Activity::Reaching { .. } = self.activity {
            // A requested step has priority. Afterwards, the next target is near or has to be requested.
            return Pursuit::OnItsWay;
        }
        if let Some((of, step)) = self.led
            && of == tests
        {
            self.seek(step, Then::Rest);
            return self.pursuit();
        }
        let before = |replay: &Replay| replay.counters().tests < tests;
        if !before(&self.replay) {
            // The first step with this number of tests is before the current one.
            let starts = |window: &Window| before(&window.start);
            match self.windows.last_before(self.step(), starts) {
                Some(window) => self.replay = window.start.clone(),
                None => return self.look_for(tests),
            }
        }
        self.walk(before);
        if self.is_settled() && self.farthest.tests < tests {
            self.seek(self.known, Then::Rest);
            return self.pursuit();
        }
        let missing = tests.saturating_sub(self.replay.counters().tests);
        match missing {
            0 => {
                self.led = Some((tests, self.step()));
                self.pace(true)
            }
            1..NEAR => self.pace(false),
            _ => self.look_for(tests),
        }
    }

    /// Replays loaded events while `goes_on` holds.
    fn walk(&mut self, goes_on: impl Fn(&Replay) -> bool) {
        let Some((_, rules)) = &self.code else { return };
        while goes_on(&self.replay)
            && let Some(window) = self.windows.following(self.replay.step())
        {
            let from = (self.replay.step() - window.first()) as usize;
            for &event in &window.events[from..] {
                if !goes_on(&self.replay) {
                    break;
                }
                self.replay.apply(event, rules);
            }
        }
    }

    /// Pauses at the target, or waits for more windows.
    fn pace(&mut self, is_there: bool) -> Pursuit {
        self.activity = if is_there {
            Activity::Paused
        } else {
            Activity::Playing(Clock::default())
        };
        self.pursuit()
    }

    fn pursuit(&self) -> Pursuit {
        if self.is_behind() {
            Pursuit::OnItsWay
        } else {
            Pursuit::There
        }
    }

    /// Makes the engine look for a step, unless it already looks for this step or for an earlier target.
    fn look_for(&mut self, tests: u64) -> Pursuit {
        if let Activity::Looking {
            interest: Interest::Tests(asked),
            ..
        } = self.activity
            && asked <= tests
        {
            return Pursuit::OnItsWay;
        }
        self.activity = Activity::Looking {
            from: 0,
            direction: Direction::Forwards,
            interest: Interest::Tests(tests),
        };
        Pursuit::Asks { tests }
    }
}

#[cfg(test)]
mod tests {
    use queens_core::{Trace, WindowReader, Work, algorithm};
    use queens_worker::protocol::RunId;

    use super::*;
    use crate::settings::Settings;

    #[test]
    fn the_tests_to_come_to_the_start_of_a_window_are_counted_without_the_one_before() {
        let mut told = [0, 0];
        for &code in &algorithm::ALL {
            let settings = Settings::default().with(code);
            let Ok(accepted) = code.accept(settings.instance().expect("an instance")) else {
                continue;
            };
            let id = code.id;
            let mut trace = Trace::new(&accepted);
            trace.extend(5 * WINDOW).expect("right solutions");
            for index in 1..trace.known_steps() / WINDOW {
                let (window, _) = WindowReader::new(&trace, index, None).finish();
                let step = window.first();
                let activity = Activity::Paused;
                let begun = Run::begin(RunId(1), settings.clone(), activity, Some(code));
                let mut run = begun.expect("a run");
                run.receive(index, window);
                run.seek(step, Then::Rest);
                assert_eq!(run.step(), step, "{id}");
                let made = |step| trace.replay_at(step).counters().tests;
                let was_test = made(step) > made(step - 1);
                told[usize::from(was_test)] += 1;
                let expected = made(step) + u64::from(!was_test);
                assert_eq!(run.tests_to_come_here(), expected, "{id} {step}");
            }
        }
        assert!(told.into_iter().all(|times| times > 0), "{told:?}");
    }
}
