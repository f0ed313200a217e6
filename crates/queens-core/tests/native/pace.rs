//! The pace of a count. Its fraction never decreases and is 1 only at the end. A few wrong times change the estimate
//! little.

use crate::common;
use crate::common::instance;
use proptest::prelude::*;
use queens_core::Goal;
use queens_core::Work;
use queens_core::counting::{Engine, Pace, Plan, ShardResult, Tally, TimeLeft};

fn tally(n: i64) -> Tally {
    Tally::new(Plan::new(&instance(n, &[], Goal::Count)).expect("a plan"))
}

fn pace(n: i64) -> Pace {
    Pace::new(&tally(n))
}

/// The pace for n = 19 after shards with these times in milliseconds.
fn finished(times: impl IntoIterator<Item = f64>) -> Pace {
    let mut pace = pace(19);
    for (shard, time) in (0..).zip(times) {
        pace.finished(shard, time);
    }
    pace
}

fn left(pace: &Pace, workers: u32) -> TimeLeft {
    pace.time_left(workers)
        .expect("two seconds that are counted")
}

#[test]
fn there_is_no_time_left_before_two_seconds_are_counted() {
    assert_eq!(finished([]).time_left(2), None);
    assert_eq!(finished([900.0, 900.0]).time_left(2), None);
    assert_eq!(finished([900.0, 900.0]).rate(2), None);
    assert!(finished([900.0, 900.0, 900.0]).time_left(2).is_some());
    assert_eq!(finished([900.0; 3]).time_left(0), None);
    // Half a shard in three seconds also suffices for an estimate.
    let mut pace = pace(19);
    pace.running(5, 10, 20, 1_500.0);
    assert_eq!(pace.time_left(1), None);
    pace.running(5, 20, 40, 3_000.0);
    let left = left(&pace, 1);
    assert!((left.likely - 63.5 * 6.0).abs() < 1.0, "{left:?}");
    assert!(left.low < 0.7 * left.likely && left.high > 1.3 * left.likely);
}

#[test]
fn the_time_left_is_that_of_the_rest_at_the_median_of_recent_times() {
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
    // One worker counts the last shard, and the others are idle.
    let mut last = finished([1_000.0; 63]);
    assert!((left(&last, 8).likely - 1.0).abs() < 0.01);
    last.running(63, 1, 2, 500.0);
    assert!((left(&last, 8).likely - 0.5).abs() < 0.01);
    last.finished(63, 1_000.0);
    assert_eq!((left(&last, 8).high, last.fraction()), (0.0, 1.0));
}

#[test]
fn a_sleeping_machine_or_a_changed_clock_changes_the_estimate_little() {
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
    // The estimate adapts to a machine that becomes slower after some shards.
    let slower = [1_000.0; 10].into_iter().chain([3_000.0; 30]);
    assert!((left(&finished(slower), 1).likely - 72.0).abs() < 1.0);
}

#[test]
fn shards_of_a_ledger_count_as_finished_and_have_no_time() {
    let mut half = tally(19);
    let plan = half.plan().clone();
    for number in 0..32 {
        let result = ShardResult::new(plan.shard(number), 1);
        half.add(&result).expect("a result of its own");
    }
    let mut pace = Pace::new(&half);
    assert!((pace.fraction() - 0.5).abs() < 0.01);
    assert_eq!(pace.time_left(1), None);
    for shard in 0..36 {
        pace.finished(shard, 1_000.0);
    }
    assert!((left(&pace, 1).likely - 28.0).abs() < 0.1);
}

#[test]
fn a_shard_has_the_number_of_slices_that_its_engine_states() {
    for (n, given) in [(8, ""), (13, ""), (14, ""), (15, "a1"), (14, "g7")] {
        let instance = instance(n, &common::squares(given), Goal::Count);
        let engine = Engine::new(&instance).expect("an engine");
        for shard in 0..engine.plan().shards() {
            let (mut run, mut slices) = (engine.start(shard), 0);
            while run.work(1).is_pending() {
                slices += 1;
            }
            assert_eq!(slices, engine.slices_of(shard), "n = {n}, {given}, {shard}");
        }
    }
}

/// A report from a worker.
#[derive(Clone, Debug)]
enum WorkerReport {
    Running(u32, u32, u32, f64),
    Finished(u32, f64),
    Dropped(u32),
}

fn report() -> impl Strategy<Value = WorkerReport> {
    let time = || prop_oneof![0.0..1e5, any::<f64>()];
    prop_oneof![
        (0..40_u32, any::<u32>(), any::<u32>(), time())
            .prop_map(|(shard, slices, of, time)| WorkerReport::Running(shard, slices, of, time)),
        (0..40_u32, time()).prop_map(|(shard, time)| WorkerReport::Finished(shard, time)),
        (0..40_u32).prop_map(WorkerReport::Dropped),
    ]
}

proptest! {
    #[test]
    fn after_any_reports_the_fraction_never_falls_and_times_are_in_order(
        reports in prop::collection::vec(report(), 0..200),
        workers in 1..20_u32,
    ) {
        let mut pace = pace(18);
        let (mut before, mut finished) = (0.0, std::collections::BTreeSet::new());
        for report in reports {
            match report {
                WorkerReport::Running(shard, slices, of, time) => {
                    pace.running(shard, slices, of, time);
                }
                WorkerReport::Finished(shard, time) => {
                    pace.finished(shard, time);
                    finished.extend(Some(shard).filter(|&shard| shard < 32));
                }
                WorkerReport::Dropped(shard) => pace.dropped(shard),
            }
            prop_assert!(pace.fraction() >= before);
            before = pace.fraction();
            prop_assert_eq!(before >= 1.0, finished.len() == 32);
            if let Some(TimeLeft { low, likely, high }) = pace.time_left(workers) {
                prop_assert!(0.0 <= low && low <= likely && likely <= high, "{low} {likely} {high}");
            }
        }
    }
}
