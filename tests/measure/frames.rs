//! Measures frames, long tasks and the response to a key while a search plays.

use std::thread;
use std::time::Duration;

use queens_tests::{Page, Visit};
use serde_json::json;

use crate::machine::{Ticks, say_stolen};
use crate::{numbers, print};

/// A script that records frames, long tasks and keys.
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

/// The time for which each case is watched.
const WATCHED: Duration = Duration::from_secs(10);
/// The time before watching, in which a page settles after it starts to play.
const SETTLING: Duration = Duration::from_secs(1);

/// A script that restarts playback at the end, because an idle page draws no frames.
pub(crate) const OVER_AND_OVER: &str = "
    setInterval(() => { const play = document.querySelector('[data-testid=play]'); if (play) play.click(); }, 0);";

/// Watches a playing page for this time.
pub(crate) fn watch(page: &Page, time: Duration, what: &str) {
    thread::sleep(SETTLING);
    page.script("window.watch.frames.length = window.watch.long.length = 0");
    let ticks = Ticks::now();
    thread::sleep(time);
    say_stolen(&ticks, what);
    let watch = page.script("return window.watch");
    print_frames(what, &numbers(&watch["frames"]), &numbers(&watch["long"]));
}

/// Prints the share of frames within 20 ms and the number of tasks over 50 ms.
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

/// Plays n = 12 and n = 32, each at 60 events per second and at full speed. Then measures keys.
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

/// A page that replays n = 10 in a loop, with the icicle plot and the card of a square open.
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
