//! Measures the exact count in the page's worker against `bitmask` there and against native code. Runs alternate in
//! pairs, timed by the worker's clock. Also measures two workers against one, and frames during a count.

use std::cell::Cell;
use std::time::Instant;

use queens_core::{BoardSize, Counters, Ending, Goal, Instance, Problem, Setup, algorithm};
use queens_tests::{Page, Visit};
use queens_worker::protocol::{
    Answer, Begin, Envelope, Job, Request, Response, RunId, Serial, decode, encode,
};
use serde_json::json;

use crate::frames::print_frames;
use crate::large::RUN;
use crate::machine::{Ticks, growth, pages_memory, say_stolen};
use crate::{Limit, first_byte, numbers, print};

/// The published totals from n = 12 on.
const TOTALS: [u64; 7] = [
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
];
const FIRST: u8 = 12;
/// The number of pairs for each size. The last sizes take minutes.
const PAIRS: [usize; 7] = [15, 15, 11, 7, 3, 1, 1];
/// The number of pairs with native code, which is faster.
const NATIVE_PAIRS: [usize; 7] = [15, 15, 15, 11, 9, 7, 5];
const ENGINE: &str = "meet-in-the-middle";
/// The number of counts that are watched for a second each.
const WATCHED: usize = 3;

/// A script that keeps the page's engine, and sends requests that the page itself never sends.
pub(crate) fn ask() -> String {
    let surveyed = Answer::Surveyed {
        index: 0,
        outcome: Ok((Counters::default(), Ending::Complete)),
        milliseconds: 0.0,
    };
    ASK.replace("SURVEYED", &first_byte(&surveyed).to_string())
}

const ASK: &str = "
    const Real = Worker;
    window.workers = [];
    window.Worker = class extends Real {
        constructor(...all) {
            super(...all);
            // Its first word is that it listens: what it is sent before is lost.
            this.listens = new Promise((listens) => super.addEventListener('message', listens, { once: true }));
            window.workers.push(this);
        }
        terminate() { window.ended += 1; super.terminate(); }
    };
    window.ended = 0;
    window.ask = (request, wanted, done) => {
        const engine = workers[0], told = [];
        const hear = ({ data }) => {
            const bytes = new Uint8Array(data);
            // A search of a survey has been counted, of the run of the last number.
            if (bytes[0] !== 3 || bytes[5] !== 15 || bytes[6] !== SURVEYED) return;
            told.push([...bytes]);
            if (told.length < wanted) return;
            engine.removeEventListener('message', hear);
            done(told);
        };
        engine.addEventListener('message', hear);
        const buffer = new Uint8Array(request).buffer;
        engine.listens.then(() => engine.postMessage(buffer, [buffer]));
    };";

fn instance(n: u8) -> Instance {
    let size = BoardSize::try_from(n).expect("a size");
    Instance::queens(size, &[], Goal::Count).expect("an empty board")
}

fn job(algorithm: &str, n: u8) -> Job {
    let size = BoardSize::try_from(n).expect("a size");
    Job {
        algorithm: algorithm.to_owned(),
        setup: Setup::new(Problem::Queens, size, Goal::Count),
    }
}

/// The time of each algorithm in the page's worker, in milliseconds, one after another. Asserts the totals.
fn in_page(page: &Page, n: u8, algorithms: &[&str]) -> Vec<f64> {
    let jobs = algorithms.iter().map(|id| job(id, n)).collect();
    let total = TOTALS[usize::from(n - FIRST)];
    let timed = |(solutions, took)| {
        assert_eq!(solutions, total, "n={n}");
        took
    };
    surveyed(page, jobs).into_iter().map(timed).collect()
}

/// The solutions of each job and its time in the page's worker, in milliseconds, one after another.
pub(crate) fn surveyed(page: &Page, jobs: Vec<Job>) -> Vec<(u64, f64)> {
    let number = jobs.len();
    let envelope = Envelope {
        serial: Serial(u32::MAX),
        request: Some((RunId(u32::MAX), Request::Begin(Begin::Survey(jobs)))),
    };
    let bytes = encode(&envelope).expect("a request");
    page.script(&format!(
        "window.told = new Promise((done) => ask({}, {number}, done))",
        json!(bytes),
    ));
    let told = told(page);
    let answers = told.as_array().expect("answers");
    let read = |answer: &serde_json::Value| {
        let bytes: Vec<u8> = numbers(answer).into_iter().map(|byte| byte as u8).collect();
        let Ok(Response::About(
            _,
            Answer::Surveyed {
                outcome: Ok((counters, _)),
                milliseconds,
                ..
            },
        )) = decode(&bytes)
        else {
            panic!("no count");
        };
        (counters.solutions, milliseconds)
    };
    answers.iter().map(read).collect()
}

/// The resolved value of the script's promise. Waits at most an hour. A single script has a shorter time limit.
pub(crate) fn told(page: &Page) -> serde_json::Value {
    let once = |_| {
        page.script_async(
            "const [done] = arguments; told.then(done); setTimeout(() => done(null), 30000);",
        )
    };
    let told = (0..120).map(once).find(|told| !told.is_null());
    told.expect("an answer within an hour")
}

/// The time of the same search in native code, in milliseconds.
fn natively(n: u8) -> f64 {
    let engine = algorithm::find(ENGINE).expect("the engine is registered");
    let instance = instance(n);
    let begun = Instant::now();
    let mut search = engine.accept(instance).expect("served").count();
    while search.work(32_768).is_pending() {}
    let took = begun.elapsed().as_secs_f64() * 1e3;
    assert_eq!(search.counters().solutions, TOTALS[usize::from(n - FIRST)]);
    took
}

/// The sizes on the command line. The default is n = 12 to 16.
fn sizes() -> Vec<u8> {
    let asked: Vec<u8> = std::env::args().filter_map(|it| it.parse().ok()).collect();
    if asked.is_empty() {
        (FIRST..=16).collect()
    } else {
        asked
            .into_iter()
            .filter(|n| (FIRST..=18).contains(n))
            .collect()
    }
}

/// Prints all figures of counts.
pub(crate) fn report() {
    for n in sizes() {
        against_bitmask(n);
        against_native(n);
    }
    shared();
    frames();
    memory(18, None, 160.0);
    memory(20, Some(7), 400.0);
}

/// A page whose engine has loaded and optimized the code of both algorithms.
fn warm() -> Page {
    let page = Visit::new()
        .with_own_server()
        .before_load(&ask())
        .open("#n=8&algorithm=recursive");
    page.wait_for_state("idle");
    in_page(&page, FIRST, &[ENGINE, "bitmask", ENGINE, "bitmask"]);
    page
}

/// Compares the count with `bitmask`, both in the worker.
fn against_bitmask(n: u8) {
    let (ticks, page) = (Ticks::now(), warm());
    let number = PAIRS[usize::from(n - FIRST)];
    let by = |id| in_page(&page, n, &[id])[0];
    let limit = match n {
        16 => Some(("median", ">=", 15.0)),
        17 => Some(("median", ">=", 18.0)),
        18 => Some(("median", ">=", 40.0)),
        _ => None,
    };
    let bitmask = format!("bitmask n={n} in the worker");
    pairs(
        number,
        limit,
        [&format!("the exact count n={n} in the worker"), &bitmask],
        || by(ENGINE),
        || by("bitmask"),
    );
    say_stolen(&ticks, &bitmask);
    page.close();
}

/// Compares the worker with native code. The runs alternate, because the machine's speed varies.
fn against_native(n: u8) {
    let (ticks, page) = (Ticks::now(), warm());
    let number = NATIVE_PAIRS[usize::from(n - FIRST)];
    let in_worker = || in_page(&page, n, &[ENGINE])[0];
    let limit = (n >= 16).then_some(("median", "<=", 1.6));
    let worker = format!("the exact count n={n} in the worker");
    pairs(
        number,
        limit,
        [&format!("the same natively, n={n}"), &worker],
        || natively(n),
        in_worker,
    );
    say_stolen(&ticks, &worker);
    page.close();
}

/// Prints the ratio of the second time to the first for each of `number` pairs, and the times in milliseconds.
pub(crate) fn pairs(
    number: usize,
    limit: Limit,
    names: [&str; 2],
    first: impl Fn() -> f64,
    second: impl Fn() -> f64,
) {
    let pairs = (0..number).map(|pair| {
        if pair % 2 == 0 {
            let took = first();
            [took, second()]
        } else {
            let took = second();
            [first(), took]
        }
    });
    let pairs: Vec<[f64; 2]> = pairs.collect();
    let ratios = pairs.iter().map(|[one, other]| other / one);
    let what = format!("{}, against {}", names[1], names[0]);
    print(&what, "times", ratios.collect(), limit);
    for side in [0, 1] {
        let times = pairs.iter().map(|pair| pair[side]);
        print(names[side], "ms", times.collect(), None);
    }
}

/// The time of a count from Run to the end by this number of workers, in milliseconds.
fn by(workers: u32, n: u8) -> f64 {
    let page = Visit::new()
        .with_own_server()
        .open(&format!("#n={n}&algorithm={ENGINE}"));
    page.wait_for("the workers", |page| page.has("[data-testid=workers]"));
    page.by_testid("workers").choose(&workers.to_string());
    // The browser is busy for a while after its start.
    page.script_async("setTimeout(arguments[0], 2000)");
    let took = page.script_async(RUN);
    let solutions = page.attribute("total", "data-value");
    assert_eq!(
        solutions,
        Some(TOTALS[usize::from(n - FIRST)].to_string()),
        "n={n}"
    );
    page.close();
    took.as_f64().unwrap_or(f64::NAN)
}

/// Compares two workers with one, from the click to the audited result.
fn shared() {
    for (n, number) in [(17, 7), (18, 7)] {
        let ticks = Ticks::now();
        let names = [2, 1].map(|workers| format!("n={n} counted by {workers} of the page's workers, from the click to the audited result"));
        let limit = Some(("median", ">=", 1.8));
        pairs(
            number,
            limit,
            [&names[0], &names[1]],
            || by(2, n),
            || by(1, n),
        );
        say_stolen(&ticks, &names[0]);
    }
}

/// While one worker and then two count n = 18: the share of frames within 20 ms, the tasks over 50 ms, and the time
/// from Stop to the end of the workers.
fn frames() {
    for workers in [1, 2] {
        let ticks = Ticks::now();
        let seen: Vec<_> = (0..WATCHED).map(|_| watched(workers)).collect();
        let what = format!("n=18 counted by {workers} of the page's workers");
        let frames: Vec<f64> = seen
            .iter()
            .flat_map(|(frames, ..)| frames.clone())
            .collect();
        let long: Vec<f64> = seen.iter().flat_map(|(_, long, _)| long.clone()).collect();
        print_frames(&what, &frames, &long);
        let stops = seen.iter().map(|&(.., stop)| stop).collect();
        print(
            &format!("{what}: from Stop to the last worker's end"),
            "ms",
            stops,
            Some(("most", "<=", 100.0)),
        );
        say_stolen(&ticks, &what);
    }
}

/// Watches one second of a count. Returns the times of all frames, of tasks over 50 ms, and from Stop to the end of the
/// last worker, in milliseconds.
fn watched(workers: u32) -> (Vec<f64>, Vec<f64>, f64) {
    let page = Visit::new()
        .with_own_server()
        .before_load(&ask())
        .open(&format!("#n=18&algorithm={ENGINE}"));
    page.wait_for("the workers", |page| page.has("[data-testid=workers]"));
    page.by_testid("workers").choose(&workers.to_string());
    page.by_testid("run").click();
    page.wait_for("a shard", |page| {
        let finished = page.attribute("shards", "data-finished");
        finished.is_some_and(|finished| finished != "0")
    });
    let seen = page.script_async(
        "const [done] = arguments;
         const frames = [], long = [];
         new PerformanceObserver((list) => long.push(...list.getEntries().map((it) => it.duration)))
             .observe({ type: 'longtask' });
         const begun = performance.now();
         let last = begun;
         const frame = (now) => {
             frames.push(now - last);
             last = now;
             if (now - begun < 1000) return requestAnimationFrame(frame);
             const wanted = ended + workers.length - 1;
             const stopped = performance.now();
             document.querySelector('[data-testid=stop]').click();
             const look = () => {
                 if (ended < wanted) return setTimeout(look);
                 done([frames, long, [performance.now() - stopped]]);
             };
             look();
         };
         requestAnimationFrame(frame);",
    );
    page.close();
    (numbers(&seen[0]), numbers(&seen[1]), numbers(&seen[2])[0])
}

/// Prints the memory growth of the page's process while one worker counts this number of shards. `None` means all
/// shards.
fn memory(n: u8, shards: Option<u32>, limit: f64) {
    let page = Visit::new()
        .with_own_server()
        .open(&format!("#n={n}&algorithm={ENGINE}"));
    page.wait_for("the workers", |page| page.has("[data-testid=workers]"));
    page.by_testid("workers").choose("1");
    let before = pages_memory();
    page.by_testid("run").click();
    let most = Cell::new(f64::NAN);
    page.wait_long_for("the shards", |page| {
        // The page asks for confirmation before a count of several hours.
        if page.has("[data-testid=count-agree]") {
            page.by_testid("count-agree").click();
        }
        most.set(most.get().max(growth(&before)));
        let finished = page.attribute("shards", "data-finished");
        let finished = finished.and_then(|number| number.parse::<u32>().ok());
        page.state() == "done" || shards.is_some_and(|shards| finished >= Some(shards))
    });
    let what = match shards {
        Some(shards) => format!("growth of the page's process, {shards} shards of n={n}"),
        None => format!("growth of the page's process, n={n} counted by one worker"),
    };
    print(&what, "MB", vec![most.get()], Some(("most", "<=", limit)));
    page.close();
}
