//! Frames, long tasks and the answer to a key while a search plays.

use std::thread;
use std::time::Duration;

use queens_tests::{Page, Visit};
use serde_json::Value;

use crate::machine::{Ticks, stolen_since};
use crate::{numbers, percentile};

/// Watches frames, long tasks and keys.
pub(crate) const WATCH: &str = "
    window.watch = { frames: [], long: [], keys: [] };
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.watch.long.push(entry.duration);
    }).observe({ type: 'longtask' });
    let last = 0;
    const frame = (now) => {
        if (last) window.watch.frames.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    addEventListener('keydown', () => {
        const pressed = performance.now();
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => window.watch.keys.push(performance.now() - pressed);
            port2.postMessage(null);
        });
    }, true);";

/// How long each case is watched.
const WATCHED: Duration = Duration::from_secs(10);
/// Before that, so long a page that has just begun to play is left alone.
const SETTLING: Duration = Duration::from_secs(1);

/// Begins again whatever has been played to its end: a page at rest has no frames to tell of.
pub(crate) const OVER_AND_OVER: &str = "
    setInterval(() => { const play = document.querySelector('[data-testid=play]'); if (play) play.click(); }, 0);";

/// The frames of a page that plays, for so long, and what part of the machine's time went to others.
pub(crate) fn watched(page: &Page, time: Duration) -> String {
    thread::sleep(SETTLING);
    page.script("window.watch.frames.length = window.watch.long.length = 0");
    let ticks = Ticks::now();
    thread::sleep(time);
    let stolen = stolen_since(&ticks);
    let watch = page.script("return window.watch");
    format!("{}{stolen}", frames(&watch))
}

/// Plays n=12 at 60 events a second and at full speed, and n=32 at full speed; then presses keys.
pub(crate) fn report() {
    for (n, speed) in [(12, "60"), (12, "max"), (32, "60"), (32, "max")] {
        let page = playing(n, speed);
        let told = watched(&page, WATCHED);
        let step = page.number("step").unwrap_or(0);
        println!("Playing n={n} at {speed}: {told}; come to step {step}");
        page.close();
    }
    let page = Visit::new()
        .before_load(WATCH)
        .open("#n=12&algorithm=recursive&step=1000");
    page.wait_for_state("paused");
    for _ in 0..40 {
        page.press("ArrowRight");
    }
    let keys = numbers(&page.script("return window.watch.keys"));
    let (median, high) = (percentile(&keys, 0.5), percentile(&keys, 1.0));
    println!(
        "A key to the paint after it, {} keys: median {median:.1} ms, most {high:.1} ms",
        keys.len()
    );
    page.close();
}

fn playing(n: u8, speed: &str) -> Page {
    let page = Visit::new()
        .before_load(WATCH)
        .open(&format!("#n={n}&algorithm=recursive&speed={speed}"));
    page.by_testid("run").click();
    page.wait_for_state("playing");
    page
}

/// How long its frames took.
fn frames(watch: &Value) -> String {
    let frames = numbers(&watch["frames"]);
    let long = numbers(&watch["long"]);
    let within = frames.iter().filter(|&&frame| frame <= 20.0).count();
    format!(
        "{} frames, {:.1} % within 20 ms, 95th percentile {:.1} ms, longest {:.1} ms; {} tasks over 50 ms",
        frames.len(),
        100.0 * within as f64 / frames.len().max(1) as f64,
        percentile(&frames, 0.95),
        percentile(&frames, 1.0),
        long.len(),
    )
}
