//! Engines that crash, hang or never start.

use queens_tests::{Visit, label};

/// A script that records every worker of the page, so that a test can terminate it.
pub(crate) const KEEP_WORKERS: &str = "
    const Real = Worker;
    window.workers = [];
    window.Worker = class extends Real {
        constructor(...all) { super(...all); window.workers.push(this); }
    };";

#[test]
fn a_killed_worker_is_replaced_and_the_search_goes_on() {
    let page = Visit::new()
        .before_load(KEEP_WORKERS)
        .open("#n=12&algorithm=recursive&step=500000");
    page.wait_for_state("paused");
    let queens = page.marked("queen");
    page.script("workers.at(-1).terminate()");
    page.by_testid("play").click();
    page.wait_for("another worker", |page| {
        page.script("return workers.length") == 2
    });
    page.wait_for("events beyond those read", |page| {
        page.number("step") > Some(500_000)
    });
    page.by_testid("pause").click();
    page.wait_for("the address", |page| !page.address().ends_with("=500000"));
    page.set_fragment("n=12&algorithm=recursive&step=500000");
    page.wait_for("the same step", |page| {
        page.number("step") == Some(500_000) && page.state() == "paused"
    });
    assert_eq!(page.marked("queen"), queens);
    page.close();
}

#[test]
fn a_worker_killed_while_it_searches_ahead_is_noticed() {
    let page = Visit::new()
        .before_load(KEEP_WORKERS)
        .open("#n=20&algorithm=recursive&step=9000000000000");
    // A worker that ends before it is ready would be a different fault: an engine that never starts.
    page.wait_for("a search under way", |page| {
        page.state() == "preparing"
            && page
                .attribute("step", "data-of")
                .is_some_and(|of| of != "0")
    });
    page.script("workers.at(-1).terminate()");
    page.wait_for("another worker", |page| {
        page.script("return workers.length") == 2
    });
    page.by_testid("stop").click();
    page.wait_for_state("stopped");
    page.close();
}

#[test]
fn a_worker_that_never_comes_back_from_a_request_is_ended_and_replaced() {
    let page = Visit::new()
        .before_load(KEEP_WORKERS)
        .before_load("const end = Worker.prototype.terminate; window.ended = [];
            Worker.prototype.terminate = function () { ended.push(performance.now()); end.call(this); };")
        .tampered(
            "worker.js",
            "addEventListener('message', ({ data }) => { if (data === 'hang') for (;;) {} });",
        )
        .open("#n=12&algorithm=recursive&step=500000");
    page.wait_for_state("paused");
    let queens = page.marked("queen");
    page.script("workers.at(-1).postMessage('hang')");
    page.by_testid("next-solution").click();
    page.wait_for("the next solution", |page| {
        page.address().ends_with("=500565")
    });
    assert_eq!(
        page.script("return [workers.length, ended.length]"),
        serde_json::json!([2, 1])
    );
    page.set_fragment("n=12&algorithm=recursive&step=500000");
    page.wait_for("the same step", |page| {
        page.number("step") == Some(500_000) && page.state() == "paused"
    });
    assert_eq!(page.marked("queen"), queens);
    page.close();
}

#[test]
fn a_crash_leaves_the_page_alive_with_a_way_on() {
    let page = Visit::new()
        .before_load(KEEP_WORKERS)
        .open("#n=8&algorithm=recursive&step=100");
    page.wait_for_state("paused");
    let queens = page.marked("queen");
    // An unreadable request: the worker reports its own failure.
    page.script("workers.at(-1).postMessage(new Uint8Array(40).fill(255).buffer)");
    page.wait_for_state("failed");
    assert_eq!(page.marked("queen"), queens);
    assert!(!page.by_testid("run").is_enabled());
    let reload = page.by_role("button", &label("dialog.reload"));
    assert!(reload.has_focus());
    reload.click();
    page.wait_for_state("paused");
    page.by_testid("next-solution").click();
    page.wait_for("the first solution", |page| {
        page.number("step") == Some(1024)
    });
    page.close();
}

#[test]
fn a_worker_that_cannot_be_made_is_reported() {
    let page = Visit::new()
        .before_load(
            "window.Worker = class { constructor() { throw new Error('no workers here') } };",
        )
        .open("#n=8&algorithm=recursive");
    page.wait_for_state("failed");
    assert!(page.has("[data-testid=board]"));
    page.by_role("button", &label("dialog.reload")).click();
    page.wait_for_state("failed");
    page.close();
}

#[test]
fn a_worker_that_does_not_come_is_tried_again_until_it_does() {
    let page = Visit::new()
        .before_load(
            // The page gives a worker 20 s to start, which the test shortens to 0.5 s.
            "const wait = setTimeout;
             window.setTimeout = (act, after, ...rest) => wait(act, after === 20_000 ? 500 : after, ...rest);",
        )
        .stalled("worker.js")
        .open("#n=8&algorithm=recursive&step=100");
    page.wait_for_state("failed");
    assert!(page.by_role("button", &label("dialog.reload")).has_focus());
    let asked = || {
        let served = page.server().served();
        served.iter().filter(|name| *name == "worker.js").count()
    };
    assert_eq!(asked(), 0, "nothing is sent");
    page.server().go_on();
    page.wait_for_state("paused");
    assert_eq!(page.number("step"), Some(100));
    page.wait_for("the focus", |page| page.by_testid("play").has_focus());
    page.close();
}

#[test]
fn a_worker_of_another_build_is_not_talked_to() {
    let page = Visit::new()
        .before_load(KEEP_WORKERS)
        .open("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    // The message `Ready` with an empty build name, in the protocol's encoding.
    page.script("workers.at(-1).dispatchEvent(new MessageEvent('message', { data: new Uint8Array([0, 0]).buffer }))");
    page.wait_for_state("failed");
    page.close();
}
