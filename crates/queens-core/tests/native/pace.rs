//! How far a count is and how long it takes: never back, one only at the end, and not disturbed by one wrong time.

use crate::common;
use crate::common::instance;
use proptest::prelude::*;
use queens_core::counting::engine::{Engine, Slice};
use queens_core::counting::pace::{Left, Pace};
use queens_core::counting::plan::{Plan, ShardResult};
use queens_core::counting::tally::Tally;
use queens_core::instance::Goal;

fn tally(n: i64) -> Tally {
    Tally::new(Plan::new(&instance(n, &[], Goal::Count)).expect("a plan"))
}

fn pace(n: i64) -> Pace {
    Pace::new(&tally(n))
}

/// So many shards of n=19, each in so many milliseconds.
fn finished(times: impl IntoIterator<Item = f64>) -> Pace {
    let mut pace = pace(19);
    for (shard, time) in (0..).zip(times) {
        pace.finished(shard, time);
    }
    pace
}

fn left(pace: &Pace, workers: u32) -> Left {
    pace.left(workers).expect("two seconds that are counted")
}

#[test]
fn nothing_is_said_of_time_before_two_seconds_are_counted() {
    assert_eq!(finished([]).left(2), None);
    assert_eq!(finished([900.0, 900.0]).left(2), None);
    assert_eq!(finished([900.0, 900.0]).rate(2), None);
    assert!(finished([900.0, 900.0, 900.0]).left(2).is_some());
    assert_eq!(finished([900.0; 3]).left(0), None);
    // Half a shard in three seconds is known as well.
    let mut pace = pace(19);
    pace.running(5, 10, 20, 1_500.0);
    assert_eq!(pace.left(1), None);
    pace.running(5, 20, 40, 3_000.0);
    let left = left(&pace, 1);
    assert!((left.likely - 63.5 * 6.0).abs() < 1.0, "{left:?}");
    assert!(left.low < 0.7 * left.likely && left.high > 1.3 * left.likely);
}

#[test]
fn the_time_left_is_what_is_left_at_the_middle_of_the_last_times() {
    let pace = finished([1_000.0; 32]);
    let one = left(&pace, 1);
    assert!((one.likely - 32.0).abs() < 0.1, "{one:?}");
    assert!(
        one.low < one.likely && one.likely < one.high && one.high < 35.0,
        "{one:?}"
    );
    let four = left(&pace, 4);
    assert!((four.likely - 8.0).abs() < 0.1, "{four:?}");
    assert!(pace.rate(4).is_some_and(|rate| (rate - 4.0).abs() < 0.1));
    // The last shard is counted by one worker, however many there are.
    let mut last = finished([1_000.0; 63]);
    assert!((left(&last, 8).likely - 1.0).abs() < 0.01);
    last.running(63, 1, 2, 500.0);
    assert!((left(&last, 8).likely - 0.5).abs() < 0.01);
    last.finished(63, 1_000.0);
    assert_eq!((left(&last, 8).high, last.fraction()), (0.0, 1.0));
}

#[test]
fn a_machine_that_slept_or_a_clock_that_was_set_changes_little() {
    let steady = left(&finished([1_000.0; 20]), 2);
    let odd = [3.6e6, 0.0, -1e9, f64::NAN, f64::INFINITY, 7.2e6];
    let times = [1_000.0; 14].into_iter().chain(odd);
    let disturbed = left(&finished(times), 2);
    for (a, b) in [
        (steady.low, disturbed.low),
        (steady.likely, disturbed.likely),
        (steady.high, disturbed.high),
    ] {
        assert!((a - b).abs() < 0.05 * a, "{steady:?} {disturbed:?}");
    }
    // A machine that has become slower for good is believed within some shards.
    let slower = [1_000.0; 10].into_iter().chain([3_000.0; 30]);
    assert!((left(&finished(slower), 1).likely - 72.0).abs() < 1.0);
}

#[test]
fn what_a_ledger_had_is_behind_and_costs_no_time() {
    let mut half = tally(19);
    let plan = half.plan().clone();
    for number in 0..32 {
        let result = ShardResult::new(plan.shard(number), 1);
        half.add(&result).expect("a result of its own");
    }
    let mut pace = Pace::new(&half);
    assert!((pace.fraction() - 0.5).abs() < 0.01);
    assert_eq!(pace.left(1), None);
    for shard in 0..36 {
        pace.finished(shard, 1_000.0);
    }
    assert!((left(&pace, 1).likely - 28.0).abs() < 0.1);
}

#[test]
fn slices_are_as_many_as_are_told_beforehand() {
    for (n, given) in [(8, ""), (13, ""), (14, ""), (15, "a1"), (14, "g7")] {
        let instance = instance(n, &common::squares(given), Goal::Count);
        let engine = Engine::new(&instance).expect("an engine");
        for shard in 0..engine.plan().shards() {
            let (mut run, mut slices) = (engine.start(shard), 0);
            while let Slice::More = run.advance().expect("a sum that fits") {
                slices += 1;
            }
            assert_eq!(slices, engine.slices_of(shard), "n = {n}, {given}, {shard}");
        }
    }
}

/// What can be heard of workers.
#[derive(Clone, Debug)]
enum Heard {
    Running(u32, u32, u32, f64),
    Finished(u32, f64),
    Dropped(u32),
}

fn heard() -> impl Strategy<Value = Heard> {
    let time = || prop_oneof![0.0..1e5, any::<f64>()];
    prop_oneof![
        (0..40_u32, any::<u32>(), any::<u32>(), time())
            .prop_map(|(shard, slices, of, time)| Heard::Running(shard, slices, of, time)),
        (0..40_u32, time()).prop_map(|(shard, time)| Heard::Finished(shard, time)),
        (0..40_u32).prop_map(Heard::Dropped),
    ]
}

proptest! {
    #[test]
    fn whatever_is_heard_the_fraction_never_falls_and_times_are_in_order(
        all in prop::collection::vec(heard(), 0..200),
        workers in 1..20_u32,
    ) {
        let mut pace = pace(18);
        let (mut before, mut finished) = (0.0, std::collections::BTreeSet::new());
        for one in all {
            match one {
                Heard::Running(shard, slices, of, time) => pace.running(shard, slices, of, time),
                Heard::Finished(shard, time) => {
                    pace.finished(shard, time);
                    finished.extend(Some(shard).filter(|&shard| shard < 32));
                }
                Heard::Dropped(shard) => pace.dropped(shard),
            }
            prop_assert!(pace.fraction() >= before);
            before = pace.fraction();
            prop_assert_eq!(before >= 1.0, finished.len() == 32);
            // What is begun, too, may be lost. The shards of n = 18 differ by one set of rows at most.
            let part = pace.finished_fraction();
            prop_assert!(part <= before && (part * 32.0 - finished.len() as f64).abs() < 0.1);
            if let Some(Left { low, likely, high }) = pace.left(workers) {
                prop_assert!(0.0 <= low && low <= likely && likely <= high, "{low} {likely} {high}");
            }
        }
    }
}
