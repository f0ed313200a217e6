//! `queens dominate` with the search by frames, which shows its progress.

use std::task::Poll;

use queens_core::frames::Domination;
use queens_core::{Goal, Instance, Square, Work};

use super::summary::Sets;
use crate::failure::Failure;
use crate::progress::{ProgressLine, duration, rate};
use crate::search::Refutation;
use crate::words::several;

/// The number of nodes between two updates of the progress line. Searching them takes a few hundredths of a second.
const SLICE: u64 = 1 << 14;

/// Runs the search to its end.
pub(super) fn search(mut search: Domination, instance: &Instance) -> Result<Sets, Failure> {
    let line = ProgressLine::new();
    let outcome = loop {
        if let Poll::Ready(outcome) = search.work(SLICE) {
            break outcome;
        }
        // Some frames take far longer than others, so the line shows no estimate of the time left.
        line.show(None, |elapsed| {
            let (queens, frames) = (several(search.k(), "queen"), 100.0 * search.progress());
            let rate = rate(search.nodes(), "node", elapsed);
            let time = duration(elapsed);
            format!("{queens}, {frames:.0} % of the frames, {rate}{time}")
        });
    };
    drop(line);
    outcome.map_err(Failure::wrong_count)?;
    let (count, class_count) = (search.count(), search.class_count());
    let classes = || search.classes().map(<[Square]>::to_vec);
    let refuted = search.refuted().iter().map(|refuted| Refutation {
        k: refuted.k.into(),
        frames: Some(refuted.frames),
        nodes: refuted.nodes.to_string(),
    });
    let goal = instance.goal();
    Ok(Sets {
        engine: "frames",
        size: (count > 0).then_some(search.k().into()),
        count: match goal {
            Goal::First => class_count,
            Goal::All | Goal::Count => count,
        },
        class_count,
        at_least: Some(search.at_least().into()),
        refutations: refuted.collect(),
        nodes: search.nodes(),
        frames: Some(search.frame_count()),
        witness: classes().next(),
        list: match goal {
            Goal::Count => Vec::new(),
            Goal::First => classes().collect(),
            Goal::All => search.sets().into_iter().collect(),
        },
    })
}
