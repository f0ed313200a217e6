//! The tasks of a count: shards and a review. The server handles requests between two slices.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use client::{Answers, Client};
use queens_core::counting::{Plan, Report, Tally, Task};
use queens_core::{BoardSize, Goal, Instance};
use queens_worker::protocol::{Answer, Begin, Encoded, Reason};

fn plan(n: i64) -> Plan {
    let size = BoardSize::new(n).expect("a size");
    let instance = Instance::queens(size, &[], Goal::Count).expect("an empty board");
    Plan::new(&instance).expect("a board that can be counted")
}

fn count(plan: &Plan, task: Task) -> Begin {
    Begin::Count(Encoded::new(&(plan.clone(), task)))
}

/// The run and the report of each answer about a task.
fn reported(answers: &Answers) -> Vec<(u32, Report)> {
    let reported = answers.iter().filter_map(|(run, answer)| match answer {
        Answer::Task { report, .. } => Some((*run, report.open().expect("a report"))),
        _ => None,
    });
    reported.collect()
}

#[test]
fn shards_and_a_review_are_done_one_after_another() {
    let (plan, mut client) = (plan(13), Client::default());
    let mut tally = Tally::new(plan.clone());
    for number in 0..plan.shards() {
        client.begin(1, count(&plan, Task::Shard(number)));
        let answers = reported(&client.work_to_rest());
        let Some((1, Report::Finished(result))) = answers.last() else {
            panic!("shard {number}: {answers:?}");
        };
        tally.add(result).expect("a result of this count");
    }
    assert_eq!(tally.solutions(), Some(73_712));
    let task = Task::Review {
        seed: 3,
        milliseconds: 0,
    };
    client.begin(1, count(&plan, task));
    let answers = reported(&client.work_to_rest());
    let Some((1, Report::Reviewed(review))) = answers.last() else {
        panic!("{answers:?}");
    };
    assert_eq!(
        (
            review.fixed_points.classes(73_712),
            review.sets,
            &review.difference
        ),
        (Some(9_233), 1, &None)
    );
}

#[test]
fn a_long_task_reports_its_progress_and_can_be_stopped() {
    let (plan, mut client) = (plan(18), Client::default());
    client.begin(1, count(&plan, Task::Shard(0)));
    // The shard needs more than 700 slices.
    let answers = reported(&client.work(700));
    let is_running = |(run, report): &(u32, Report)| {
        *run == 1 && matches!(report, Report::Preparing | Report::Running { .. })
    };
    assert!(
        !answers.is_empty() && answers.iter().all(is_running),
        "{answers:?}"
    );
    assert!(
        (2..20).contains(&answers.len()),
        "{} reports",
        answers.len()
    );
    assert_eq!(client.stop(1), [(1, Answer::Stopped)]);
    assert_eq!(reported(&client.work_to_rest()), []);
}

#[test]
fn another_count_replaces_the_one_before() {
    let mut client = Client::default();
    client.begin(1, count(&plan(18), Task::Shard(0)));
    client.work(3);
    client.begin(2, count(&plan(12), Task::Shard(0)));
    let answers = reported(&client.work_to_rest());
    let Some((2, Report::Finished(result))) = answers.last() else {
        panic!("{answers:?}");
    };
    assert_eq!(result.count(), 14_200);
}

#[test]
fn a_plan_that_this_engine_does_not_make_is_refused() {
    let text = serde_json::to_string(&plan(13)).expect("a plan is JSON");
    let other = text.replace("\"shards\":16", "\"shards\":17");
    let other: Plan = serde_json::from_str(&other).expect("a plan");
    let answers = Client::default().begin(4, count(&other, Task::Shard(0)));
    let reason = Reason::Job("this count has 16 shards, not 17".to_owned());
    assert_eq!(answers, [(4, Answer::Refused(reason))]);
}
