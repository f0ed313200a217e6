//! Exact counts that workers share.

use queens_core::counting::published::Discrepancy;
use queens_page::engine::Failure;
use queens_page::pool::{CountOf, Disputed, WhyRejected};

use super::ledger;
use super::number::count;
use crate::count::CountTexts;

pub(crate) const TEXTS: CountTexts = CountTexts {
    note: "This algorithm only counts: there are no steps to watch. All workers share the count.",
    sets_note: "On boards this wide the search shows no steps. All workers share the count of the sets.",
    workers: "Workers",
    each_core: |cores| format!("{cores} (one per core)"),
    fundamental: "Fundamental",
    engine: "Engine",
    engine_name: |version| format!("Meet in the middle, version {version}"),
    frames_name: |version| format!("By frames, version {version}"),
    nodes: "Nodes",
    nothing_finished: "No shard was finished, so nothing is known yet.",
    shards: |finished, of| format!("Shards finished: {finished} of {of}"),
    cell: |shards| format!("Each cell stands for {shards} shards"),
    percent: |percent| format!("{percent}%"),
    since_resumed: "Since resuming",
    left: |likely, low, high| format!("about {likely} ({low} to {high})"),
    opening: "Looking for what is already counted …",
    timing: "Measuring how fast this machine is …",
    asking: |time, workers, memory| {
        let workers = match workers {
            1 => "one worker".to_owned(),
            workers => format!("{workers} workers"),
        };
        let memory = memory.map(|memory| format!(", and about {memory} GB of memory"));
        let memory = memory.unwrap_or_default();
        format!("With {workers} this takes {time}{memory}. Count it now?")
    },
    agree: "Count now",
    decline: "Don’t count",
    awaits: "*Your answer is awaited* under the board",
    reviewing: "Counting some sets of rows again, depth first …",
    agrees: |sequences| format!("Agrees with the published value ({sequences})."),
    unpublished: "There is no published value to compare this count with.",
    audited: |sets, solutions| {
        let agree = match sets {
            1 => "One set of rows drawn at random was counted again depth first and agrees"
                .to_owned(),
            sets => {
                format!(
                    "{sets} sets of rows drawn at random were counted again depth first and agree"
                )
            }
        };
        format!("{agree} (solutions they stand for: {solutions}).")
    },
    not_audited: "Counted depth first.",
    unreviewed: "No shard was searched again here: “queens ledger verify --recount 3” makes the logs of shards again and checks them.",
    frames: "Workers share this count: its frames are in its shards, which stand under the board. A search for one set shows the frames as a map.",
    kept: |finished, of| {
        format!("Shards of this count that are kept in this browser: {finished} of {of}")
    },
    resume: "Resume",
    again: "Try again",
    forget: "Forget what is kept",
    forget_surely: "Forget for good?",
    save: "Save ledger",
    save_jobs: "Save job file",
    job_file: "The job file has the missing shards as commands for other machines: run it there, then open here the ledgers that it writes.",
    open: "Open ledgers …",
    opened: |files, shards, of| {
        format!("Ledgers opened: {files}. Shards in them: {shards} of {of}.")
    },
    saved: "Finished shards are kept in this browser: after a reload the count can go on.",
    full: "The browser’s storage is full: the count goes on, but is not kept.",
    broken: |details| {
        format!(
            "The browser keeps nothing here: the count goes on, but is lost with the page ({details})."
        )
    },
    elsewhere: "Another tab of this browser has this count open. Go on there, or close it and try again.",
    refused: |error| format!("A kept record was not used: {}", ledger::why(error)),
    rejected: |file, why| {
        let why = match why {
            WhyRejected::Refused(error, other) => {
                ledger::why(error) + &ledger::place(other.as_ref())
            }
            WhyRejected::Narrow(n) => {
                format!("the page counts the sets of the {n} × {n} board at once, without shards.")
            }
        };
        format!("{file} was not used: {why}")
    },
    more_rejected: |files| format!("More files that were not used: {files}."),
    disputed: |Disputed {
                   shards,
                   first,
                   other,
               }| {
        let why = ledger::refusal(first) + &ledger::place(other.as_ref());
        format!(
            "Shards of which this browser keeps another result than the files, and uses it: {shards}. The first: {why}"
        )
    },
    failure: |failure| match failure {
        Failure::NotStarted => "the worker could not be started",
        Failure::Crashed => "the worker stopped with an error",
        Failure::OtherBuild => "the worker is of another version of the page; reload it",
        Failure::Silent => "the worker gave no sign of life",
    },
    lost: |shard, why| {
        format!(
            "Shard {shard} failed three times: {why}. Finished shards are kept, and the rest can be tried again."
        )
    },
    no_worker: |why| format!("All workers failed: {why}. Finished shards are kept."),
    way_on: "Try again once the connection is back. If a newer version has taken the place of this page, reload it: the count goes on from what is kept in this browser.",
    differs: |Discrepancy { n, sequence, .. }, [counted, published], files| {
        let what = format!(
            "This count is wrong: for n\u{a0}=\u{a0}{n} it has {counted}, and {sequence} has {published}."
        );
        match files {
            None => format!("{what} Please report it."),
            Some(files) => format!(
                "{what} A part of it was read from {files}: count again without, and please report it if it stays wrong."
            ),
        }
    },
    wrong: |what| format!("This count is wrong; please report it. {what}"),
    left_over: |n, of| {
        let board = format!("n\u{a0}=\u{a0}{n}");
        let count = match of {
            CountOf::Queens { given: 0 } => format!("A count for {board}"),
            CountOf::Queens { given: 1 } => format!("A count for {board} with one fixed queen"),
            CountOf::Queens { given } => format!("A count for {board} with {given} fixed queens"),
            CountOf::Sets { k } => {
                let queens = count(k.into(), "queen", "queens");
                format!("A count of the dominating sets of {queens} for {board}")
            }
        };
        format!("{count} was left unfinished in this browser.")
    },
    go_on: "Go to it",
    not_now: "Not now",
};
