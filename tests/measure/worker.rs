//! Measures the worker: against native code in pairs, its response time to requests, and the time of distant seeks.

use std::time::Instant;

use queens_core::{BoardSize, Goal, Instance, Trace, algorithm};
use queens_tests::{Page, Visit};
use queens_worker::protocol::{Answer, Encoded, StartsAnswer};

use crate::machine::{self, Ticks, say_stolen};
use crate::{first_byte, numbers, print};

/// A script that reads the first fields of protocol messages. To the worker: `Begin` (0) of `Run` (0) and `Starts` (3).
/// From the worker: `Ack` (1), and `About` (3) with `Known` (1) or `Starts`. Numbers are varints with seven bits per
/// byte.
pub(crate) fn listen() -> String {
    let starts = Answer::Starts(Encoded::new(&StartsAnswer::Made {
        index: 0,
        from: 0,
        outcome: Ok(Vec::new()),
    }));
    LISTEN.replace("STARTS", &first_byte(&starts).to_string())
}

const LISTEN: &str = "
    const Real = Worker;
    window.line = { waits: [], begun: 0, run: null, whole: null, posted: [] };
    const varint = (bytes, at) => {
        let value = 0, scale = 1;
        for (;;) {
            const byte = bytes[at++];
            value += (byte & 127) * scale;
            if (byte < 128) return [value, at];
            scale *= 128;
        }
    };
    window.Worker = class extends Real {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', ({ data }) => {
                const bytes = new Uint8Array(data);
                const [run, answer] = varint(bytes, 1);
                if (bytes[0] === 1) {
                    const sent = window.line.posted.shift();
                    if (sent) window.line.waits.push(performance.now() - sent);
                } else if (bytes[0] === 3 && bytes[answer] === 1) {
                    // A run that is given up tells once more what it knows.
                    if (run !== window.line.run) return;
                    const [count, complete] = varint(bytes, answer + 1);
                    window.line.known = count;
                    if (bytes[complete] === 1) {
                        window.line.whole = performance.now() - window.line.begun;
                        window.line.done?.(window.line.whole);
                    }
                } else if (bytes[0] === 3 && bytes[answer] === STARTS) {
                    // The encoded answer is `Ok` (0), its length and its bytes, which begin with `Made` (0).
                    const [, body] = varint(bytes, answer + 2);
                    const [board, from] = varint(bytes, body + 1);
                    const [first, outcome] = varint(bytes, from);
                    const [made] = varint(bytes, outcome + 1);
                    // The first board is the one of the form.
                    if (board === 0) {
                        const took = performance.now() - window.line.begun;
                        window.line.starts = { made: first + made, took };
                    }
                }
            });
        }
        postMessage(data, ...rest) {
            // The first message is no request: it hands over the module.
            if (!(data instanceof ArrayBuffer)) return super.postMessage(data, ...rest);
            const bytes = new Uint8Array(data);
            const [, about] = varint(bytes, 0);
            // A ping has no request.
            if (bytes[about] === 1) {
                const [run, request] = varint(bytes, about + 1);
                const begins = bytes[request] === 0 && [0, 3].includes(bytes[request + 1]);
                if (begins) Object.assign(window.line, { begun: performance.now(), run });
            }
            window.line.posted.push(performance.now());
            super.postMessage(data, ...rest);
        }
    };";

/// Prints all figures of the worker.
pub(crate) fn report() {
    against_native();
    while_busy();
    far_away();
    in_memory();
}

/// A duration in milliseconds.
#[derive(Clone, Copy)]
struct Took {
    /// The elapsed time from start to end.
    whole: f64,
    /// The thread's own run time, without waiting for a processor. It includes the start of a worker that the page
    /// started.
    run: f64,
}

/// Measures the whole trace of `recursive`: first in a fresh page, whose engine the browser still compiles, then again
/// in the same page.
fn against_native() {
    for (n, pairs) in [(12_u8, 9), (13, 5)] {
        let ticks = Ticks::now();
        let (mut opened, mut again) = (Vec::new(), Vec::new());
        for _ in 0..pairs {
            let before = machine::workers_ran();
            let page = Visit::new()
                .with_own_server()
                .before_load(&listen())
                .open(&format!("#n={n}&algorithm=recursive&step=1"));
            let first = whole_trace(&page, before);
            let between = native(n);
            page.script("window.line.whole = null; window.line.done = null;");
            let before = machine::workers_ran();
            page.by_testid("run").click();
            let second = whole_trace(&page, before);
            page.close();
            let after = native(n);
            opened.push((first, between));
            again.push((second, after));
        }
        let whole = format!("the whole trace of recursive n={n} in the worker");
        print_ratios(&format!("{whole}, the page just opened"), &opened);
        print_ratios(&whole, &again);
        say_stolen(&ticks, &whole);
    }
}

fn print_ratios(which: &str, pairs: &[(Took, Took)]) {
    let ratios = |of: fn(Took) -> f64| {
        let ratios = pairs
            .iter()
            .map(|&(worker, native)| of(worker) / of(native));
        ratios.collect()
    };
    let limit = Some(("median", "<=", 1.7));
    print(
        &format!("{which}, against native"),
        "times",
        ratios(whole),
        limit,
    );
    let what = format!("{which}, against native, by the threads' own time");
    print(&what, "times", ratios(run), None);
}

fn whole(took: Took) -> f64 {
    took.whole
}

fn run(took: Took) -> f64 {
    took.run
}

/// The time from the request to the complete trace. `before` is the workers' run time so far, in milliseconds, so no
/// other browser may be busy. The page reports the end itself, because polling would slow down the worker.
fn whole_trace(page: &Page, before: f64) -> Took {
    let whole = page.script_async(
        "const { line } = window;
         if (line.whole === null) line.done = arguments[0]; else arguments[0](line.whole);",
    );
    let run = machine::workers_ran() - before;
    Took {
        whole: whole.as_f64().unwrap_or(f64::NAN),
        run,
    }
}

/// The time of the same trace in native code.
fn native(n: u8) -> Took {
    let size = BoardSize::new(n.into()).expect("a size");
    let instance = Instance::queens(size, &[], Goal::All).expect("an instance");
    let algorithm = algorithm::find("recursive").expect("an algorithm");
    let (begun, before) = (Instant::now(), machine::this_thread_ran());
    let mut trace = Trace::new(&algorithm.accept(instance).expect("served"));
    while !trace.is_complete() {
        trace.extend(32_768).expect("right solutions");
    }
    let whole = begun.elapsed().as_secs_f64() * 1000.0;
    let run = machine::this_thread_ran() - before;
    assert!(trace.known_steps() > 10_000_000, "the whole trace of n={n}");
    Took { whole, run }
}

fn while_busy() {
    let ticks = Ticks::now();
    let page = Visit::new()
        .with_own_server()
        .before_load(&listen())
        .open("#n=16&algorithm=recursive&speed=max");
    page.by_testid("run").click();
    page.wait_for("a way", |page| page.number("step") > Some(1_000_000));
    // The first requests reached a worker that had just started and did not search yet.
    let first = numbers(&page.script("return window.line.waits.splice(0)"));
    print(
        "the first requests of a page just opened are heard",
        "ms",
        first,
        Some(("most", "<=", 50.0)),
    );
    for _ in 0..20 {
        for (button, state) in [("stop", "stopped"), ("run", "playing")] {
            page.by_testid(button).click();
            // Polling from outside in every frame would take a processor from the worker.
            let is_there =
                format!("document.querySelector('#app .app').dataset.state === '{state}'");
            page.wait_for_script(state, &is_there);
        }
    }
    let waits = numbers(&page.script("return window.line.waits"));
    print(
        "a request is heard by a worker that searches",
        "ms",
        waits,
        Some(("most", "<=", 50.0)),
    );
    say_stolen(&ticks, "requests");
    page.close();
}

/// Runs a search past 10⁹ events, then measures seeks to earlier steps.
fn far_away() {
    let page = Visit::new()
        .with_own_server()
        .before_load(&listen())
        .open("#n=16&algorithm=recursive&step=1");
    let begun = Instant::now();
    while page.script("return window.line.known ?? 0").as_f64() < Some(1.0e9) {
        assert!(
            begun.elapsed().as_secs() < 300,
            "the search did not reach 10⁹ events"
        );
    }
    let mut waits = Vec::new();
    for part in 1..=24_u64 {
        let step = part * 41_650_001;
        waits.push(seek(&page, step));
    }
    print(
        "to any step below 10⁹",
        "ms",
        waits,
        Some(("most", "<=", 200.0)),
    );
    page.close();
}

/// The time from the move of the scrubber until the page shows the step, in milliseconds.
fn seek(page: &Page, step: u64) -> f64 {
    let body = format!(
        "const done = arguments[0];
         const range = document.querySelector('[data-testid=scrubber]');
         const shown = document.querySelector('[data-testid=step]');
         const begun = performance.now();
         const look = () => shown.dataset.value === '{step}' ? done(performance.now() - begun) : setTimeout(look, 1);
         Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(range, {step});
         range.dispatchEvent(new Event('input', {{ bubbles: true }}));
         look();"
    );
    page.script_async(&body).as_f64().unwrap_or(f64::NAN)
}

/// Measures the memory of a trace of 10⁹ events in native code.
fn in_memory() {
    let size = BoardSize::new(32).expect("a size");
    let instance = Instance::queens(size, &[], Goal::All).expect("an instance");
    let before = machine::own_memory();
    let recursive = algorithm::find("recursive").expect("an algorithm");
    let mut trace = Trace::new(&recursive.accept(instance).expect("served"));
    trace.extend(1_000_000_000).expect("right solutions");
    let megabytes = machine::own_memory() - before;
    print(
        "a trace of 10⁹ events of n=32, in memory",
        "MB",
        vec![megabytes],
        Some(("most", "<=", 64.0)),
    );
}
