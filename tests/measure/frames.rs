//! Frames, long tasks and the answer to a key while a search plays.

use std::thread;
use std::time::Duration;

use queens_tests::{Page, Visit};
use serde_json::json;

use crate::machine::{Ticks, say_stolen};
use crate::{numbers, print};

/// Records frames, long tasks and keys.
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

/// Watches a page that plays for so long.
pub(crate) fn watch(page: &Page, time: Duration, what: &str) {
    thread::sleep(SETTLING);
    page.script("window.watch.frames.length = window.watch.long.length = 0");
    let ticks = Ticks::now();
    thread::sleep(time);
    say_stolen(&ticks, what);
    let watch = page.script("return window.watch");
    print_frames(what, &numbers(&watch["frames"]), &numbers(&watch["long"]));
}

/// The share of frames that came in time, and how many tasks took too long.
pub(crate) fn print_frames(what: &str, frames: &[f64], long: &[f64]) {
    let within = frames.iter().filter(|&&frame| frame <= 20.0).count();
    let share = 100.0 * within as f64 / frames.len().max(1) as f64;
    let limit = Some(("least", ">=", 95.0));
    print(
        &format!("{what}: frames within 20 ms"),
        "%",
        vec![share],
        limit,
    );
    let limit = Some(("most", "<=", 0.0));
    print(
        &format!("{what}: tasks over 50 ms"),
        "tasks",
        vec![long.len() as f64],
        limit,
    );
}

/// Plays n=12 at 60 events a second and at full speed, and n=32 at full speed; then presses keys.
pub(crate) fn report() {
    for (n, speed) in [(12, "60"), (12, "max"), (32, "60"), (32, "max")] {
        let page = playing(n, speed);
        watch(&page, WATCHED, &format!("playing n={n} at {speed}"));
        page.close();
    }
    let page = asked_beside_icicle();
    watch(
        &page,
        WATCHED,
        "playing n=10 at max over and over, the card of a square and the icicle open",
    );
    page.close();
    let page = Visit::new()
        .with_own_server()
        .before_load(WATCH)
        .open("#n=12&algorithm=recursive&step=1000");
    page.wait_for_state("paused");
    for _ in 0..40 {
        page.press("ArrowRight");
    }
    let keys = numbers(&page.script("return window.watch.keys"));
    print(
        "a key to the paint after it",
        "ms",
        keys,
        Some(("most", "<=", 50.0)),
    );
    page.close();
}

fn playing(n: u8, speed: &str) -> Page {
    let page = Visit::new()
        .with_own_server()
        .before_load(WATCH)
        .open(&format!("#n={n}&algorithm=recursive&speed={speed}"));
    page.by_testid("run").click();
    page.wait_for_state("playing");
    page
}

/// All of n=10 played over and over, with the icicle beside it and the card of a square over the board.
fn asked_beside_icicle() -> Page {
    let page = Visit::new()
        .with_own_server()
        .before_load(WATCH)
        .open("#n=10&algorithm=recursive&goal=all&view=tree&speed=max");
    page.by_testid("run").click();
    page.wait_for_state("done");
    page.find("input[name=tree-mode][value=icicle]").click();
    page.wait_for("all of the icicle", |page| {
        page.attribute("tree-icicle", "data-rows").as_deref() == Some("11")
    });
    let (left, top, width, height) = page.square("e5").rectangle();
    page.devtools(
        "Input.dispatchMouseEvent",
        json!({ "type": "mouseMoved", "x": left + width / 2.0, "y": top + height / 2.0 }),
    );
    page.wait_for("the card", |page| page.has("[data-testid=why]"));
    page.script(OVER_AND_OVER);
    page
}
