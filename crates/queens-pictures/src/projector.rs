//! Shows the steps of a search without a worker. Each run equals the run that the page would show.

use std::fmt;

use queens_core::{
    Accepted, InstanceError, Trace, TreeReader, WINDOW, WindowReader, Work, WrongSolution,
};
use queens_draw::camera::Size;
use queens_page::run::{Activity, Run, Then};
use queens_page::settings::Settings;
use queens_worker::protocol::RunId;

/// A search and its current step.
pub struct Projector {
    accepted: Accepted,
    trace: Trace,
    run: Run,
}

/// The reason why a step cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepError {
    /// The search ends before the step.
    PastTheEnd {
        /// The last step.
        last: u64,
    },
    /// The search reports a wrong solution.
    Wrong(WrongSolution),
}

impl From<WrongSolution> for StepError {
    fn from(wrong: WrongSolution) -> StepError {
        StepError::Wrong(wrong)
    }
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::PastTheEnd { last } => write!(f, "the search ends at step {last}"),
            StepError::Wrong(wrong) => wrong.fmt(f),
        }
    }
}

impl std::error::Error for StepError {}

impl Projector {
    /// Starts at step 0 of the search with these settings.
    pub fn new(accepted: &Accepted, settings: Settings) -> Result<Projector, InstanceError> {
        let code = Some(accepted.algorithm());
        Ok(Projector {
            accepted: accepted.clone(),
            trace: Trace::new(accepted),
            run: Run::begin(RunId(1), settings, Activity::Paused, code)?,
        })
    }

    /// The run at a step.
    ///
    /// # Errors
    ///
    /// If the search ends before the step, or reports a wrong solution up to the end of the step's window.
    pub fn show(&mut self, step: u64) -> Result<&Run, StepError> {
        let window = step / WINDOW;
        let end = (window + 1).saturating_mul(WINDOW);
        if self.trace.known_steps() < end && !self.trace.is_complete() {
            self.trace.extend(end - self.trace.known_steps())?;
            self.learn();
        }
        if step > self.trace.known_steps() {
            let last = self.trace.known_steps();
            return Err(StepError::PastTheEnd { last });
        }
        self.run.seek(step, Then::Rest);
        if self.run.step() != step {
            let (read, _) = WindowReader::new(&self.trace, window, None).finish();
            self.run.receive(window, read);
        }
        Ok(&self.run)
    }

    /// The run at the current step.
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// Reads the tree and lays it out. A large tree is limited to the part around the current step.
    pub fn grow(&mut self) {
        let mut reading = TreeReader::new(&self.accepted);
        reading.request(self.run.step());
        // With an unlimited budget, one call finishes the work.
        let _ = reading.work(u64::MAX, u64::MAX);
        self.run.grown.receive(reading.tree().clone());
        let (ground, current) = (self.run.ground(), self.run.current_item());
        let grown = &mut self.run.grown;
        grown
            .view
            .refresh(&grown.tree, ground, Size::default(), current, current);
    }

    fn learn(&mut self) {
        let trace = &self.trace;
        let counters = *trace.frontier().replay().counters();
        let (known, ending) = (trace.known_steps(), trace.ending());
        self.run
            .learn(known, ending, counters, trace.outline().clone());
    }
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm::find;

    use super::*;

    #[test]
    fn a_step_is_shown_whichever_was_shown_before() {
        let settings = Settings::default();
        let instance = settings.instance().expect("an instance");
        let code = find(settings.algorithm.id).expect("an algorithm");
        let accepted = code.accept(instance).expect("supported");
        let mut projector = Projector::new(&accepted, settings).expect("a projector");
        let (mut replays, trace) = (Vec::new(), {
            let mut trace = Trace::new(&accepted);
            trace.extend(u64::MAX).expect("right solutions");
            trace
        });
        let steps = [0, 5, 17_000, 8_192, 8_191, 16_999, 1];
        for step in steps {
            let run = projector.show(step).expect("a step");
            replays.push((run.step(), run.replay().clone()));
        }
        for (at, (step, replay)) in replays.iter().enumerate() {
            assert_eq!((*step, replay), (steps[at], &trace.replay_at(steps[at])));
        }
        let last = trace.known_steps();
        let past = StepError::PastTheEnd { last };
        assert_eq!(projector.show(last + 1).err(), Some(past));
        assert!(projector.show(last).expect("the end").is_at_end());
    }
}
