//! Measures domination by frames: the time until the page has proven the minimum, and the worker against native code.

use std::time::Instant;

use queens_core::{BoardSize, Goal, Instance, Problem, Setup, algorithm};
use queens_tests::Visit;
use queens_worker::protocol::Job;

use crate::count::{ask, pairs, surveyed, told};
use crate::large::RUN;
use crate::machine::{Ticks, say_stolen};
use crate::{Limit, print};

/// The number of runs of each search.
const TIMES: usize = 7;
/// The boards that are also traced, and the number of their minimum sets.
const TRACED: [(u8, &str); 5] = [(8, "4860"), (9, "114"), (10, "8"), (11, "2"), (12, "8")];

/// Prints all figures of domination by frames.
pub(crate) fn report() {
    let ticks = Ticks::now();
    for (n, sets) in TRACED {
        of_page(n, "count", sets, TIMES, Some(100.0));
        of_page(n, "first", "1", TIMES, None);
    }
    of_page(18, "first", "1", TIMES, Some(2_000.0));
    of_page(24, "first", "1", 1, Some(60_000.0));
    of_page(8, "all", "4860", TIMES, Some(300.0));
    say_stolen(&ticks, "domination by frames");
    against_native();
}

/// Prints the time of one worker from the click to the result, for the first search of a page and for a repetition. A
/// trace is played to its end.
fn of_page(n: u8, goal: &str, solutions: &str, times: usize, limit: Option<f64>) {
    let search = format!("problem=domination&n={n}&algorithm=frames&goal={goal}");
    let (mut first, mut again) = (Vec::new(), Vec::new());
    for _ in 0..times {
        let page = Visit::new()
            .with_own_server()
            .open(&format!("#{search}&speed=max"));
        page.wait_for_state("idle");
        let run = || {
            page.script(&format!(
                "window.told = new Promise((done) => ((...arguments) => {{ {RUN} }})(done))"
            ));
            let took = told(&page).as_f64().expect("milliseconds");
            let total = page.attribute("total", "data-value");
            assert_eq!(total.as_deref(), Some(solutions), "{search}");
            took
        };
        first.push(run());
        if times > 1 {
            again.push(run());
        }
        page.close();
    }
    let limit: Limit = limit.map(|most| ("most", "<=", most));
    let what = format!("{search} from the click to the result");
    match times {
        1 => print(&what, "ms", first, limit),
        _ => {
            print(&format!("{what}, the page just opened"), "ms", first, None);
            print(&format!("{what}, again"), "ms", again, limit);
        }
    }
}

/// Compares the worker with native code, in pairs, on the refutation of ten queens for 20 × 20.
fn against_native() {
    let ticks = Ticks::now();
    let page = Visit::new()
        .with_own_server()
        .before_load(&ask())
        .open("#n=8");
    page.wait_for_state("idle");
    let setup = || Setup {
        k: Some(10),
        ..Setup::new(
            Problem::Domination,
            BoardSize::try_from(20).expect("a size"),
            Goal::Count,
        )
    };
    let in_worker = || {
        let algorithm = "frames".to_owned();
        let job = Job {
            algorithm,
            setup: setup(),
        };
        let (sets, took) = surveyed(&page, vec![job])[0];
        assert_eq!(sets, 0);
        took
    };
    let natively = || {
        let frames = algorithm::find("frames").expect("it is registered");
        let instance = Instance::new(setup()).expect("ten queens");
        let begun = Instant::now();
        let mut search = frames.accept(instance).expect("served").count();
        while search.work(1_024).is_pending() {}
        let took = begun.elapsed().as_secs_f64() * 1e3;
        assert_eq!(search.counters().solutions, 0);
        took
    };
    in_worker();
    let what = "10 queens on 20×20 refuted by frames";
    let names = [
        &format!("the same natively, {what}")[..],
        &format!("{what} in the worker"),
    ];
    pairs(5, Some(("median", "<=", 3.0)), names, natively, in_worker);
    say_stolen(&ticks, what);
    page.close();
}
