//! Runs a search to its end. Each reported solution is compared with the definition of the problem before it is printed.

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

/// Events read between two checks for a failure.
const SLICE: u64 = 1 << 12;
/// The budget of a count between two looks at its progress: some milliseconds.
const BUDGET: u64 = 1 << 16;

/// The result of a search.
#[derive(Default)]
pub(crate) struct Found {
    pub(crate) counters: Counters,
    /// Whether it stopped at its cap.
    pub(crate) is_capped: bool,
    /// The proof that fewer queens do not suffice, if the search was traced.
    pub(crate) proof: Option<Proof>,
    /// The reason why there is no solution, if it was known before the search.
    pub(crate) why: Option<String>,
}

/// The proof that fewer queens do not suffice.
#[derive(Default)]
pub(crate) struct Proof {
    /// The lower bound with which it began.
    pub(crate) at_least: u16,
    pub(crate) refutations: Vec<Refutation>,
}

/// A number of queens that does not suffice.
#[derive(Serialize)]
pub(crate) struct Refutation {
    pub(crate) k: u16,
    /// The frames that were searched, if they were counted for people.
    #[serde(skip)]
    pub(crate) frames: Option<u64>,
    /// The nodes of the tree that shows it; 0 if there is no tree.
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

/// The counters of a search that leaves no trace.
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

/// Runs a search to its end. `see` gets the first `wanted` selected solutions, each with its number from 1 and its
/// squares in the order of placing.
pub(crate) fn searched(
    accepted: &Accepted,
    selection: Selection,
    wanted: u64,
    mut see: impl FnMut(u64, &[Square]) -> Result<(), Failure>,
) -> Result<Found, Failure> {
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    if algorithm.is_traced() && instance.goal() != Goal::Count {
        return traced(accepted, selection, wanted, see);
    }
    let mut search = accepted.count();
    let found = counted(&mut *search, &SearchProgress::new(accepted));
    if let CountDetail::Solution(squares) | CountDetail::Frames(_, squares) = search.detail()
        && instance.goal() != Goal::Count
        && found.counters.solutions > 0
    {
        see(1, &checked(instance, squares)?)?;
    }
    Ok(found)
}

/// The same search with a trace.
fn traced(
    accepted: &Accepted,
    selection: Selection,
    wanted: u64,
    mut see: impl FnMut(u64, &[Square]) -> Result<(), Failure>,
) -> Result<Found, Failure> {
    let (progress, share) = (SearchProgress::new(accepted), accepted.share());
    let mut proof = Proof::default();
    // The placements of the trees that are refuted.
    let mut placed = 0;
    let (mut seen, mut classes) = (0, 0);
    let look = |event: Event, replay: &Replay| -> Result<(), Failure> {
        let counters = replay.counters();
        match event {
            Event::Bound(Bound::AtLeast(queens)) => proof.at_least = queens,
            Event::Bound(Bound::Refuted(k)) => {
                let nodes = if accepted.algorithm().has_frames {
                    let frames = replay.position().frame_accounts().iter();
                    let framed = frames.filter(|frame| u16::from(frame.k) == k);
                    framed.map(|frame| frame.nodes).sum()
                } else {
                    // The root of the tree of k queens, and a node for each queen placed in it.
                    counters.nodes.min(1) + counters.placements - placed
                };
                placed = counters.placements;
                proof.refutations.push(Refutation {
                    k,
                    frames: None,
                    nodes: nodes.to_string(),
                });
            }
            Event::Solution | Event::Image { .. } if seen < wanted => {
                let known = std::mem::replace(&mut classes, counters.fundamental);
                if selection == Selection::All || classes != known {
                    seen += 1;
                    let squares = solution(accepted.instance(), replay)?;
                    progress.aside(|| see(seen, &squares))?;
                }
            }
            _ => {}
        }
        Ok(())
    };
    let mut reader = Reader::start(accepted);
    let show = |replay: &Replay| progress.show(share.of(replay), || *replay.counters());
    read(&mut reader, u64::MAX, look, show)?;
    Ok(Found {
        counters: *reader.replay().counters(),
        is_capped: reader.replay().position().last() == Some(Event::CapReached),
        proof: Some(proof),
        why: None,
    })
}

/// Reads this number of events, or fewer if the search ends. The first failure of `see` ends the reading. `pause` gets the state
/// from time to time.
pub(crate) fn read(
    reader: &mut Reader,
    events: u64,
    mut see: impl FnMut(Event, &Replay) -> Result<(), Failure>,
    mut pause: impl FnMut(&Replay),
) -> Result<(), Failure> {
    let (mut batch, mut outcome) = (Vec::new(), Ok(()));
    let end = reader.step().saturating_add(events);
    while outcome.is_ok() && reader.step() < end && !reader.is_ended() {
        let slice = SLICE.min(end - reader.step());
        reader.read(slice, &mut batch, |event, replay| {
            if outcome.is_ok() {
                outcome = see(event, replay);
            }
        });
        pause(reader.replay());
    }
    outcome
}

/// The squares of the solution just reported, in the order of placing.
pub(crate) fn solution(instance: &Instance, replay: &Replay) -> Result<Vec<Square>, Failure> {
    checked(instance, replay.position().solution().unwrap_or_default())
}

/// These squares, if they are a solution.
pub(crate) fn checked(instance: &Instance, squares: Vec<Square>) -> Result<Vec<Square>, Failure> {
    if is_solution(instance, &squares) {
        Ok(squares)
    } else {
        Err(Failure::no_solution(&joined(squares, ",")))
    }
}
