//! Measures domination, the accessibility heuristics and the knight's tour: the worker's time from the request to the
//! complete result, and frames during playback. Asserts each result.

use std::time::Duration;

use queens_tests::{Page, Visit};

use crate::frames::{OVER_AND_OVER, WATCH, watch};
use crate::machine::{Ticks, say_stolen};
use crate::print;
use crate::worker::listen;

/// The number of runs of each search.
const TIMES: usize = 7;

/// The searches, and the number of their solutions.
const SEARCHES: [(&str, &str); 6] = [
    (
        "problem=domination&n=8&algorithm=coverage-search&goal=all",
        "4860",
    ),
    (
        "problem=domination&n=8&algorithm=coverage-search&goal=all&k=4",
        "0",
    ),
    (
        "problem=domination&n=8&algorithm=move-one&goal=first&k=3",
        "0",
    ),
    (
        "problem=domination&n=8&algorithm=move-one&goal=first&k=4",
        "0",
    ),
    (
        "problem=domination&n=8&algorithm=move-one&goal=first&k=5",
        "1",
    ),
    (
        "problem=knight&n=8&algorithm=tour-fewest-onward&fixed=f5",
        "1",
    ),
];

/// The searches to play, and their speed.
const PLAYED: [(&str, &str); 7] = [
    (
        "problem=domination&n=8&algorithm=coverage-search&goal=all",
        "60",
    ),
    (
        "problem=domination&n=8&algorithm=coverage-search&goal=all",
        "max",
    ),
    ("problem=domination&n=8&algorithm=move-one&goal=all", "max"),
    (
        "problem=knight&n=8&algorithm=tour-natural-order&fixed=d4",
        "60",
    ),
    (
        "problem=knight&n=8&algorithm=tour-natural-order&fixed=d4",
        "max",
    ),
    // At full speed, a tour without a critical situation has only 2,047 events, less than one frame.
    ("problem=knight&n=32&algorithm=tour-roth&fixed=b2", "1000"),
    (
        "problem=knight&n=32&algorithm=tour-natural-order&fixed=b2",
        "max",
    ),
];

/// The time for which each case is watched.
const WATCHED: Duration = Duration::from_secs(6);

/// Prints all figures of these problems.
pub(crate) fn report() {
    let ticks = Ticks::now();
    for (search, solutions) in SEARCHES {
        let page = listening(search);
        let times: Vec<f64> = (0..TIMES).map(|_| run(&page, solutions)).collect();
        print(search, "ms", times, Some(("most", "<=", 1_000.0)));
        page.close();
    }
    let starts = [
        "a1", "b1", "p16", "q17", "af32", "a32", "ae2", "c30", "j21", "x5",
    ];
    let tours = starts.map(|start| {
        let page = listening(&format!(
            "problem=knight&n=32&algorithm=tour-roth&fixed={start}"
        ));
        let took = run(&page, "1");
        page.close();
        took
    });
    let what = "problem=knight&n=32&algorithm=tour-roth, ten starts, the first search of a page";
    print(what, "ms", tours.into(), Some(("most", "<=", 50.0)));
    for algorithm in [
        "accessibility-scan",
        "accessibility-list",
        "accessibility-dynamic",
    ] {
        let what = format!("n=32&algorithm={algorithm}, all 1,024 starts");
        print(
            &what,
            "ms",
            every_start(algorithm),
            Some(("most", "<=", 200.0)),
        );
    }
    say_stolen(&ticks, "problems");
    for (search, speed) in PLAYED {
        let page = Visit::new()
            .with_own_server()
            .before_load(WATCH)
            .open(&format!("#{search}&speed={speed}"));
        page.by_testid("run").click();
        page.wait_for_state("playing");
        page.script(OVER_AND_OVER);
        watch(
            &page,
            WATCHED,
            &format!("playing {search} at {speed} over and over"),
        );
        page.close();
    }
}

/// A page before its search, with the engine started and the code loaded.
fn listening(search: &str) -> Page {
    let page = Visit::new()
        .with_own_server()
        .before_load(&listen())
        .open(&format!("#{search}&step=1"));
    page.wait_for_state("paused");
    page
}

/// Runs the search again. Returns the time from the request to the complete result, in milliseconds.
fn run(page: &Page, solutions: &str) -> f64 {
    page.script("window.line.whole = null; window.line.done = null;");
    page.by_testid("run").click();
    let took = page.script_async(
        "const { line } = window;
         if (line.whole === null) line.done = arguments[0]; else arguments[0](line.whole);",
    );
    let told = || page.attribute("total", "data-value");
    page.wait_for("its total", |_| told().as_deref() == Some(solutions));
    took.as_f64().unwrap_or(f64::NAN)
}

/// The times from the request to the last result for the largest board, in milliseconds.
fn every_start(algorithm: &str) -> Vec<f64> {
    let once = || {
        let page = listening(&format!("n=32&algorithm={algorithm}"));
        page.script("document.getElementById('view-starts').click()");
        page.wait_for_script("all starts", "window.line.starts?.made === 1024");
        let took = page.script("return window.line.starts.took").as_f64();
        page.close();
        took.unwrap_or(f64::NAN)
    };
    (0..TIMES).map(|_| once()).collect()
}
