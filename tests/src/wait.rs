//! Tests wait for states, never for a time. They read the page again and again, and fail if the state does not come.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::page::Page;

/// How long a state may take to come before the test fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// The same for exact counts.
const LONG_PATIENCE: Duration = Duration::from_secs(240);
/// The longest time between two looks.
const LONGEST_PAUSE: Duration = Duration::from_millis(50);

impl Page {
    /// Waits until the condition holds. It is tried after each painted frame, and less often the longer it takes, because the
    /// page needs the processor more. The condition must not panic while elements are missing: it uses [`Page::state`],
    /// [`Page::attribute`], [`Page::has`] or [`Page::marked`].
    #[track_caller]
    pub fn wait_for(&self, what: &str, condition: impl Fn(&Self) -> bool) {
        self.wait_within(PATIENCE, what, condition);
    }

    /// The same for work of up to some minutes.
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

    /// Waits until the page has reacted to the last change and is drawn.
    #[track_caller]
    pub fn wait_for_drawing(&self) {
        const NEXT: &str = "const done = arguments[0];
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));";
        self.script_async(NEXT);
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
