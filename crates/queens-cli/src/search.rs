//! Runs a search to its end. Every solution is checked against the definition of the problem before it is printed.

use std::fmt;
use std::task::Poll;

use queens_core::text::joined;
use queens_core::{
    Accepted, Bound, CountDetail, CountedSearch, Counters, Ending, Event, Goal, Instance, Reader,
    Replay, Square, is_solution,
};
use serde::Serialize;

use crate::failure::Failure;
use crate::options::Selection;
use crate::progress::SearchProgress;
use crate::words::{several, too_few};

/// The number of events between two updates of the progress line. A failure ends the search after at most this number
/// of events.
const SLICE: u64 = 1 << 12;
/// The work of a search without a trace between two updates of the progress line. It takes a few milliseconds.
const BUDGET: u64 = 1 << 16;

/// The result of a search.
#[derive(Default)]
pub(crate) struct Found {
    pub(crate) counters: Counters,
    /// Whether the search stopped at its cap, so that solutions may be missing.
    pub(crate) is_capped: bool,
    /// The proof that fewer queens do not suffice. `None` if the search left no trace.
    pub(crate) proof: Option<Proof>,
    /// The reason why there is no solution. `None` unless the reason is known without a search.
    pub(crate) why: Option<String>,
}

/// The proof that fewer queens do not suffice.
#[derive(Default)]
pub(crate) struct Proof {
    /// The lower bound on the number of queens from which the search started.
    pub(crate) at_least: u16,
    pub(crate) refutations: Vec<Refutation>,
}

/// The proof that `k` queens do not suffice.
#[derive(Serialize)]
pub(crate) struct Refutation {
    pub(crate) k: u16,
    /// The number of frames searched, up to symmetry. `None` if the search does not report the number. Only the text
    /// output contains it.
    #[serde(skip)]
    pub(crate) frames: Option<u64>,
    /// The number of nodes of the search that refuted `k`. 0 if no search was needed.
    pub(crate) nodes: String,
}

impl fmt::Display for Refutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: searched ", too_few(self.k))?;
        if let Some(frames) = self.frames {
            write!(f, "{} up to symmetry, ", several(frames, "frame"))?;
        }
        f.write_str(&several(&self.nodes, "node"))
    }
}

/// Runs a search without a trace to its end.
pub(crate) fn counted(search: &mut dyn CountedSearch, progress: &SearchProgress) -> Found {
    let ending = loop {
        if let Poll::Ready(ending) = search.work(BUDGET) {
            break ending;
        }
        let share = Some(search.progress()).filter(|&share| share > 0.0);
        progress.show(share, || search.counters());
    };
    let is_capped = ending == Ending::CapReached;
    Found {
        counters: search.counters(),
        is_capped,
        ..Found::default()
    }
}

/// Runs a search to its end. `on_solution` gets the first `limit` selected solutions: the number of each solution, from
/// 1, and its squares in the order of placing. A search without a trace reports at most one solution.
pub(crate) fn searched(
    accepted: &Accepted,
    selection: Selection,
    limit: u64,
    mut on_solution: impl FnMut(u64, &[Square]) -> Result<(), Failure>,
) -> Result<Found, Failure> {
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    if algorithm.is_traced() && instance.goal() != Goal::Count {
        return traced(accepted, selection, limit, on_solution);
    }
    let mut search = accepted.count();
    let found = counted(&mut *search, &SearchProgress::new(accepted));
    if let CountDetail::Solution(squares) | CountDetail::Frames(_, squares) = search.detail()
        && instance.goal() != Goal::Count
        && found.counters.solutions > 0
    {
        on_solution(1, &checked(instance, squares)?)?;
    }
    Ok(found)
}

/// Like `searched`, for a search with a trace.
fn traced(
    accepted: &Accepted,
    selection: Selection,
    limit: u64,
    mut on_solution: impl FnMut(u64, &[Square]) -> Result<(), Failure>,
) -> Result<Found, Failure> {
    let (progress, share) = (SearchProgress::new(accepted), accepted.share());
    let mut proof = Proof::default();
    // The number of placements at the last refutation: those in the trees of all smaller numbers of queens.
    let mut placed = 0;
    let (mut seen, mut classes) = (0, 0);
    let on_event = |event: Event, replay: &Replay| -> Result<(), Failure> {
        let counters = replay.counters();
        match event {
            Event::Bound(Bound::AtLeast(queens)) => proof.at_least = queens,
            Event::Bound(Bound::Refuted(k)) => {
                let nodes = if accepted.algorithm().has_frames {
                    let frames = replay.position().frame_records().iter();
                    let framed = frames.filter(|frame| u16::from(frame.k) == k);
                    framed.map(|frame| frame.nodes).sum()
                } else {
                    // The tree of k queens consists of its root and one node for each queen placed in it.
                    counters.nodes.min(1) + counters.placements - placed
                };
                placed = counters.placements;
                proof.refutations.push(Refutation {
                    k,
                    frames: None,
                    nodes: nodes.to_string(),
                });
            }
            Event::Solution | Event::Image { .. } if seen < limit => {
                let known = std::mem::replace(&mut classes, counters.fundamental);
                if selection == Selection::All || classes != known {
                    seen += 1;
                    let squares = solution(accepted.instance(), replay)?;
                    progress.suspend(|| on_solution(seen, &squares))?;
                }
            }
            _ => {}
        }
        Ok(())
    };
    let mut reader = Reader::start(accepted);
    let show = |replay: &Replay| progress.show(share.fraction(replay), || *replay.counters());
    read(&mut reader, u64::MAX, on_event, show)?;
    Ok(Found {
        counters: *reader.replay().counters(),
        is_capped: reader.replay().position().last() == Some(Event::CapReached),
        proof: Some(proof),
        why: None,
    })
}

/// Reads `events` events, or fewer if the search ends. The first failure of `on_event` ends the reading. `pause` gets
/// the state after every `SLICE` events.
pub(crate) fn read(
    reader: &mut Reader,
    events: u64,
    mut on_event: impl FnMut(Event, &Replay) -> Result<(), Failure>,
    mut pause: impl FnMut(&Replay),
) -> Result<(), Failure> {
    let (mut batch, mut outcome) = (Vec::new(), Ok(()));
    let end = reader.step().saturating_add(events);
    while outcome.is_ok() && reader.step() < end && !reader.is_ended() {
        let slice = SLICE.min(end - reader.step());
        reader.read(slice, &mut batch, |event, replay| {
            if outcome.is_ok() {
                outcome = on_event(event, replay);
            }
        });
        pause(reader.replay());
    }
    outcome
}

/// The squares of the last solution that the search reported, in the order of placing. Fails if the squares are not a
/// solution.
pub(crate) fn solution(instance: &Instance, replay: &Replay) -> Result<Vec<Square>, Failure> {
    checked(instance, replay.position().solution().unwrap_or_default())
}

/// Returns the squares if they are a solution, otherwise a failure.
pub(crate) fn checked(instance: &Instance, squares: Vec<Square>) -> Result<Vec<Square>, Failure> {
    if is_solution(instance, &squares) {
        Ok(squares)
    } else {
        Err(Failure::wrong_solution(&joined(squares, ",")))
    }
}
