//! The worker of a count: its shards, reports and review.

use crate::common::{instance, squares};
use queens_core::counting::{Plan, PlanError, Report, Review, Tally, Task, Worker, classes};
use queens_core::{Goal, Work, algorithm};

fn plan(n: i64, fixed: &str) -> Plan {
    let instance = instance(n, &squares(fixed), Goal::Count);
    Plan::new(&instance).expect("a board that can be counted")
}

/// The number of solutions that `bitmask` counts.
fn counted(n: i64, fixed: &str) -> u64 {
    let instance = instance(n, &squares(fixed), Goal::Count);
    let bitmask = algorithm::find("bitmask").expect("it is registered");
    let mut search = bitmask.accept(instance.clone()).expect("supported").count();
    while search.work(1 << 20).is_pending() {}
    search.counters().solutions
}

/// Returns the last report of a task, and all earlier reports. Each slice takes a millisecond.
fn finish(worker: &mut Worker, task: Task) -> (Report, Vec<Report>) {
    worker.assign(task);
    let mut before = Vec::new();
    loop {
        worker.set_elapsed(before.len() as f64);
        if worker.work(1).is_ready() {
            return (worker.report().clone(), before);
        }
        before.push(worker.report().clone());
    }
}

fn review(milliseconds: u32) -> Task {
    Task::Review {
        seed: 5,
        milliseconds,
    }
}

#[test]
fn two_workers_count_all_shards_and_one_reviews_the_count() {
    for (n, given, solutions) in [
        (12, "", 14_200),
        (13, "", 73_712),
        // A given queen and its mirror image have equally many completions.
        (14, "a3", counted(14, "n3")),
    ] {
        let plan = plan(n, given);
        let mut workers = [(); 2].map(|()| Worker::new(&plan).unwrap());
        let mut tally = Tally::new(plan.clone());
        for number in (0..plan.shards()).rev() {
            let worker = &mut workers[number as usize % 2];
            let (Report::Finished(result), before) = finish(worker, Task::Shard(number)) else {
                panic!("n = {n}: shard {number} is not finished");
            };
            assert_eq!(result.shard().number(), number);
            let reported = before.iter().filter_map(|report| match report {
                Report::Running { slices, of } if *of > 1 => Some((*slices, *of)),
                _ => None,
            });
            let reported: Vec<_> = reported.collect();
            assert!(reported.is_sorted() && reported.iter().all(|(slices, of)| slices <= of));
            tally.add(&result).unwrap();
        }
        assert_eq!(tally.solutions(), Some(solutions), "n = {n}");
        let (Report::Reviewed(found), _) = finish(&mut workers[0], review(0)) else {
            panic!("n = {n}: not reviewed");
        };
        let classes = classes(&plan.instance().unwrap(), solutions);
        let derived = found.fixed_points.classes(solutions);
        assert_eq!((derived, found.difference), (classes, None));
        // With a given queen or with 12 queens, the count is depth first and has no audit.
        let is_joined = n == 13;
        assert_eq!(
            (found.sets > 0, found.solutions > 0),
            (is_joined, is_joined)
        );
    }
}

#[test]
fn a_review_counts_sets_again_for_its_time() {
    let mut worker = Worker::new(&plan(13, "")).unwrap();
    let mut sets = |milliseconds| match finish(&mut worker, review(milliseconds)).0 {
        Report::Reviewed(Review { sets, .. }) => sets,
        other => panic!("{other:?}"),
    };
    let few = sets(0);
    assert_eq!(few, 1);
    assert!(sets(400) > 10);
}

#[test]
fn a_task_can_be_replaced_and_done_later() {
    let mut worker = Worker::new(&plan(15, "")).unwrap();
    assert!(worker.work(1).is_pending());
    assert_eq!(worker.report(), &Report::Preparing);
    worker.assign(Task::Shard(3));
    let counted = |report: &Report| matches!(report, Report::Running { slices: 5.., .. });
    while !counted(worker.report()) {
        assert!(worker.work(1).is_pending());
    }
    let (Report::Finished(other), _) = finish(&mut worker, Task::Shard(4)) else {
        panic!("another shard is not finished");
    };
    let (Report::Finished(first), _) = finish(&mut worker, Task::Shard(3)) else {
        panic!("the first shard is not finished");
    };
    let mut fresh = Worker::new(&plan(15, "")).unwrap();
    assert_eq!(
        finish(&mut fresh, Task::Shard(3)).0,
        Report::Finished(first)
    );
    assert_eq!(
        finish(&mut fresh, Task::Shard(4)).0,
        Report::Finished(other)
    );
    assert!(fresh.work(1).is_ready());
    assert_eq!(fresh.report(), &Report::Idle);
}

#[test]
fn a_plan_of_another_engine_is_refused() {
    let text = serde_json::to_string(&plan(9, "")).unwrap();
    let other = text.replace("\"engine\":2", "\"engine\":99");
    let other: Plan = serde_json::from_str(&other).unwrap();
    assert_eq!(
        Worker::new(&other).err(),
        Some(PlanError::Engine {
            found: 99,
            expected: 2
        })
    );
}
