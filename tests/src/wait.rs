//! Waiting for states, never for a time: the page is looked at again and again, and only a state that never comes is given
//! up on.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::page::Page;

/// How long a state may take to come before the test fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// The same for what counts for a while.
const LONG_PATIENCE: Duration = Duration::from_secs(240);
/// The longest time between two looks.
const LONGEST_PAUSE: Duration = Duration::from_millis(50);

impl Page {
    /// Waits until the condition holds, looking again after each painted frame, and less often the longer it takes: the
    /// page needs the processor more than who waits. The condition reads the page with what does not panic while things
    /// are missing: [`Page::state`], [`Page::attribute`], [`Page::has`], [`Page::marked`].
    #[track_caller]
    pub fn wait_for(&self, what: &str, condition: impl Fn(&Self) -> bool) {
        self.wait_within(PATIENCE, what, condition);
    }

    /// The same for what takes a machine like this up to minutes.
    #[track_caller]
    pub fn wait_long_for(&self, what: &str, condition: impl Fn(&Self) -> bool) {
        self.wait_within(LONG_PATIENCE, what, condition);
    }

    #[track_caller]
    fn wait_within(&self, patience: Duration, what: &str, condition: impl Fn(&Self) -> bool) {
        let started = Instant::now();
        while !condition(self) {
            assert!(
                started.elapsed() < patience,
                "in {patience:?} the page never had: {what}"
            );
            let pause = (started.elapsed() / 20).min(LONGEST_PAUSE).as_millis();
            self.script_async(&format!(
                "requestAnimationFrame(() => setTimeout(arguments[0], {pause}))"
            ));
        }
    }

    /// Waits until `data-state` is this one.
    #[track_caller]
    pub fn wait_for_state(&self, state: &str) {
        let is_there = format!("document.querySelector('[data-testid=app][data-state={state}]')");
        self.wait_for_script(&format!("state {state}"), &is_there);
    }

    /// Waits until this JavaScript expression is true. Evaluated inside the page in every frame, so
    /// that a state which lasts for a frame only is not missed.
    #[track_caller]
    pub fn wait_for_script(&self, what: &str, expression: &str) {
        let patience = PATIENCE.as_millis();
        let came = self.script_async(&format!(
            "const done = arguments[0];
             const started = performance.now();
             const look = () => {{
                 if ({expression}) done(true);
                 else if (performance.now() - started > {patience}) done(false);
                 else requestAnimationFrame(look);
             }};
             look();"
        ));
        assert_eq!(
            came,
            Value::Bool(true),
            "in {PATIENCE:?} the page never had: {what}"
        );
    }
}
