//! The answers to requests to run an algorithm from every square.
#![cfg(not(target_arch = "wasm32"))]

mod client;

use client::{Answers, Client, job, unknown};
use queens_core::knight::totals::TourTotals;
use queens_core::{BoardSize, Goal, Problem, Setup, Square, StartResult, Variant, successes};
use queens_worker::protocol::{Answer, Begin, Job, Reason, StartsAnswer};

const STARTS: u32 = 2;

fn dynamic(n: u8) -> Job {
    job("accessibility-dynamic", n, Goal::First)
}

fn ask(client: &mut Client, jobs: Vec<Job>) {
    assert_eq!(client.begin(STARTS, Begin::Starts(jobs)), []);
}

/// An answer about starts; `None` for another answer.
fn opened((run, answer): &(u32, Answer)) -> Option<StartsAnswer> {
    match answer {
        Answer::Starts(answer) if *run == STARTS => Some(answer.open().expect("an answer")),
        _ => None,
    }
}

/// The results of a job, in the order of the starts.
fn reported(answers: &Answers, job: u32) -> Result<Vec<StartResult>, Reason> {
    let mut made = Vec::new();
    for answer in answers {
        if let Some(StartsAnswer::Made {
            index,
            from,
            outcome,
        }) = opened(answer)
            && index == job
        {
            assert_eq!(from as usize, made.len());
            made.extend(outcome?);
        }
    }
    Ok(made)
}

#[test]
fn every_start_is_answered_in_order() {
    let mut client = Client::run(job("recursive", 4, Goal::All));
    client.work_to_rest();
    ask(&mut client, vec![dynamic(8)]);
    let answers = client.work_to_rest();
    assert_eq!(answers.len(), 1, "64 starts are reported at once");
    let made = reported(&answers, 0).expect("starts");
    assert_eq!((made.len(), successes(&made)), (64, 13));
}

#[test]
fn many_starts_are_reported_at_once_or_every_100_milliseconds() {
    // The 1,024 starts take nine slices.
    for (milliseconds, answered) in [(1.0, 2), (20.0, 3)] {
        let mut client = Client::run(job("recursive", 4, Goal::All));
        client.work_to_rest();
        ask(&mut client, vec![dynamic(32), dynamic(4)]);
        let answers = client.work_slowly(usize::MAX, milliseconds);
        assert_eq!(answers.len(), answered, "{milliseconds} ms a slice");
        assert_eq!(reported(&answers, 0).map(|made| made.len()), Ok(1024));
        assert_eq!(reported(&answers, 1).map(|made| made.len()), Ok(16));
    }
}

#[test]
fn the_successes_from_four_to_ten_are_sent_board_after_board() {
    let mut client = Client::run(job("recursive", 10, Goal::All));
    ask(&mut client, (4..=10).map(dynamic).collect());
    let answers = client.work_to_rest();
    let successes = (0..).zip(4_u8..=10).map(|(index, n)| {
        let made = reported(&answers, index).expect("starts");
        assert_eq!(made.len(), usize::from(n) * usize::from(n));
        successes(&made)
    });
    assert_eq!(successes.collect::<Vec<_>>(), [8, 23, 4, 29, 13, 40, 24]);
}

#[test]
fn a_job_without_a_start_is_refused_and_the_next_one_is_run() {
    let mut client = Client::run(job("recursive", 4, Goal::All));
    let jobs = vec![
        job("recursive", 6, Goal::All),
        job("no-such", 6, Goal::First),
        job("accessibility-scan", 5, Goal::First),
    ];
    ask(&mut client, jobs);
    let answers = client.work_to_rest();
    let refused = |sentence: &str| Err(Reason::Job(sentence.to_owned()));
    let message = "recursive does not begin on one square";
    assert_eq!(reported(&answers, 0), refused(message));
    assert_eq!(reported(&answers, 1), Err(unknown("no-such")));
    let made = reported(&answers, 2).expect("starts");
    assert_eq!(successes(&made), 3);
}

#[test]
fn starts_that_are_stopped_or_replaced_are_not_reported() {
    let mut client = Client::run(job("recursive", 4, Goal::All));
    client.work_to_rest();
    ask(&mut client, vec![dynamic(32)]);
    assert_eq!(client.work_slowly(6, 20.0).len(), 1);
    assert_eq!(client.stop(STARTS), [(STARTS, Answer::Stopped)]);
    assert_eq!(client.work_to_rest(), []);
    ask(&mut client, vec![dynamic(32)]);
    client.work(3);
    client.begin(3, Begin::Starts(vec![dynamic(4)]));
    let answers = client.work_to_rest();
    assert!(matches!(&answers[..], [(3, Answer::Starts(_))]));
}

#[test]
fn the_tours_from_all_starts_are_counted_with_progress_until_the_count_is_stopped() {
    let tours = |files, ranks, variant| {
        let size = BoardSize::rectangular(files, ranks).expect("a size");
        Begin::Tours(Setup {
            variant: Some(variant),
            given: vec![Square::A1],
            ..Setup::new(Problem::Knight, size, Goal::First)
        })
    };
    let totals = |answers: &Answers| match answers.last().and_then(opened) {
        Some(StartsAnswer::Tours { outcome, .. }) => outcome.and_then(Result::ok),
        _ => None,
    };
    let mut client = Client::run(job("recursive", 4, Goal::All));
    client.work_to_rest();
    assert_eq!(client.begin(STARTS, tours(5, 5, Variant::Open)), []);
    let answers = client.work_slowly(usize::MAX, 30.0);
    let directed = 1_728;
    assert_eq!(
        totals(&answers),
        Some(TourTotals {
            directed,
            starts: 13
        })
    );
    assert!(answers.len() > 1, "{answers:?}");
    assert_eq!(client.begin(STARTS, tours(10, 3, Variant::Closed)), []);
    let answers = client.work_to_rest();
    assert_eq!(
        totals(&answers),
        Some(TourTotals {
            directed: 32,
            starts: 30
        })
    );
    // A count that never ends is stopped.
    assert_eq!(client.begin(STARTS, tours(8, 8, Variant::Open)), []);
    let answers = client.work_slowly(20, 30.0);
    assert!(!answers.is_empty() && totals(&answers).is_none());
    client.stop(STARTS);
    assert_eq!(client.work_to_rest(), []);
    let queens = Begin::Tours(Setup::new(
        Problem::Queens,
        BoardSize::new(8).expect("a size"),
        Goal::First,
    ));
    let refused = client.begin(STARTS, queens);
    assert_eq!(refused.len(), 1);
    let Some(StartsAnswer::Tours { outcome, .. }) = opened(&refused[0]) else {
        panic!("{refused:?}");
    };
    assert!(matches!(outcome, Some(Err(Reason::Job(_)))), "{outcome:?}");
}
