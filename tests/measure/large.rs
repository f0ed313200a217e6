//! Measures a board of 2,000 queens: the time in the worker by its own clock, and the time from the click to the result
//! on the page.

use queens_tests::Visit;

use crate::machine::{Ticks, say_stolen};
use crate::print;

/// A script that measures the time from the click on Run to the end of the search, by the page's clock in milliseconds.
pub(crate) const RUN: &str = "
    const [done] = arguments;
    const app = document.querySelector('[data-testid=app]');
    const begun = performance.now();
    new MutationObserver((_, observer) => {
        if (app.dataset.state !== 'done') return;
        observer.disconnect();
        done(performance.now() - begun);
    }).observe(app, { attributes: true });
    document.querySelector('[data-testid=run]').click();";

/// Prints the figures of large boards.
pub(crate) fn report() {
    let ticks = Ticks::now();
    let (mut waits, mut works) = (Vec::new(), Vec::new());
    for seed in 0..9 {
        let page = Visit::new()
            .with_own_server()
            .open(&format!("#n=2000&algorithm=min-conflicts&seed={seed}"));
        page.wait_for("the board", |page| page.has(".large-frame"));
        for _ in 0..3 {
            let wait = page.script_async(RUN);
            waits.push(wait.as_f64().unwrap_or(f64::NAN));
            let work = page.script(
                "return document.querySelector('[data-milliseconds]').dataset.milliseconds",
            );
            let work = work.as_str().and_then(|work| work.parse().ok());
            works.push(work.unwrap_or(f64::NAN));
        }
        page.close();
    }
    print(
        "min-conflicts n=2000 in the worker",
        "ms",
        works,
        Some(("most", "<=", 200.0)),
    );
    print(
        "min-conflicts n=2000 from the click to the result",
        "ms",
        waits,
        None,
    );
    say_stolen(&ticks, "large boards");
}
