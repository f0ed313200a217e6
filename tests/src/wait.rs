//! Tests wait for states, never for a time. They poll the page, and fail if the state does not come.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::page::Page;

/// The maximum time to wait for a state.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// The maximum time to wait for exact counts.
const LONG_PATIENCE: Duration = Duration::from_secs(240);
/// The maximum time between two polls.
const LONGEST_PAUSE: Duration = Duration::from_millis(50);

impl Page {
    /// Waits until the condition holds. It is checked after each painted frame, and less often later, because the page
    /// needs the processor more. The condition must not panic while elements are missing: it uses [`Page::state`],
    /// [`Page::attribute`], [`Page::has`] or [`Page::marked`].
    #[track_caller]
    pub fn wait_for(&self, what: &str, condition: impl Fn(&Self) -> bool) {
        self.wait_within(PATIENCE, what, condition);
    }

    /// Like [`Page::wait_for`], for work of up to several minutes.
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

    /// Waits until the service worker controls the page, which is after it has stored its files.
    #[track_caller]
    pub fn wait_for_service_worker(&self) {
        self.wait_for_script(
            "files that are kept",
            "navigator.serviceWorker.controller?.state === 'activated'",
        );
    }

    /// The addresses of the files that service workers keep for this origin.
    pub fn kept_files(&self) -> Vec<String> {
        let addresses = self.script_async(
            "const done = arguments[0];
             (async () => {
                 const kept = [];
                 for (const name of await caches.keys()) {
                     for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
                 }
                 done(kept);
             })();",
        );
        let addresses = addresses.as_array().expect("a list").iter();
        addresses
            .filter_map(|address| address.as_str().map(str::to_owned))
            .collect()
    }

    /// Waits until the browser has been idle twice, after whatever the page loads by itself.
    #[track_caller]
    pub fn wait_until_idle(&self) {
        self.script_async("requestIdleCallback(() => requestIdleCallback(() => arguments[0]()))");
    }

    /// Waits until `data-state` has this value.
    #[track_caller]
    pub fn wait_for_state(&self, state: &str) {
        let is_there = format!("document.querySelector('[data-testid=app][data-state={state}]')");
        self.wait_for_script(&format!("state {state}"), &is_there);
    }

    /// Waits until this JavaScript expression is true. The page itself evaluates it in every frame, so a state that
    /// lasts for one frame is not missed.
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
