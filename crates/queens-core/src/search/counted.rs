//! Counted searches: they leave no trace, work in slices, and report counters and progress.

use crate::board::attacks::crossed;
use crate::search::{
    Accepted, BatchSearch, CountedSearch, Counters, Ending, Event, Position, Replay, Rules,
    Traversal,
};
use crate::work::Work;
use std::task::Poll;

/// Counts by running a traced search and discarding its events.
struct Untraced {
    search: Box<dyn BatchSearch>,
    replay: Replay,
    rules: Rules,
    share: Share,
    batch: Vec<Event>,
}

/// The rule by which the completed share of a search is computed.
///
/// ```
/// use queens_core::{Goal, Trace, queens};
///
/// let search = queens(6).accept(Goal::All)?;
/// let mut trace = Trace::new(&search);
/// trace.extend(u64::MAX)?;
/// let half = trace.replay_at(trace.known_steps() / 2);
/// assert_eq!(search.share().fraction(&half), Some(0.5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Share {
    traversal: Traversal,
    /// The number of candidates; `None` if the algorithm does not state this number.
    space: Option<f64>,
    /// The cap of the search; `None` if the search has no cap.
    cap: Option<u64>,
}

impl Accepted {
    /// Starts the fastest count of the algorithm.
    ///
    /// ```
    /// use queens_core::{Goal, queens};
    ///
    /// let mut count = queens(8).accept(Goal::Count)?.count();
    /// while count.work(100).is_pending() {}
    /// assert_eq!((count.counters().solutions, count.progress()), (92, 1.0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn count(&self) -> Box<dyn CountedSearch> {
        self.own_count().unwrap_or_else(|| self.untraced())
    }

    /// Starts the search without a trace, to get only its counters.
    ///
    /// ```
    /// use queens_core::{Ending, Goal, queens};
    ///
    /// let mut search = queens(6).accept(Goal::All)?.untraced();
    /// assert_eq!(search.finish(), Ending::Complete);
    /// assert_eq!(search.counters().fundamental, 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn untraced(&self) -> Box<dyn CountedSearch> {
        let (replay, rules) = self.replay();
        Box::new(Untraced {
            search: self.search(),
            replay,
            rules,
            share: self.share(),
            batch: Vec::new(),
        })
    }

    /// The rule by which the completed share of this search is computed.
    pub fn share(&self) -> Share {
        let (algorithm, instance) = (self.algorithm(), self.instance());
        let space = algorithm.capabilities.space;
        Share {
            traversal: algorithm.traversal,
            space: space.map(|space| space(instance).as_f64()),
            cap: instance.cap().or(algorithm.capabilities.cap),
        }
    }
}

impl Share {
    /// Whether the share is relative to the cap. Such a search can end long before it reaches the cap.
    pub fn is_capped(&self) -> bool {
        self.cap.is_some()
    }

    /// The completed share of the search at this state, from 0 to 1; `None` if it is unknown.
    pub fn fraction(&self, replay: &Replay) -> Option<f64> {
        if replay.is_ended() {
            return Some(1.0);
        }
        let done = self.done(replay) as f64;
        if let Some(cap) = self.cap {
            return Some(done / (cap as f64 + 1.0));
        }
        match self.traversal {
            Traversal::Lines(_) | Traversal::Roots | Traversal::MinDomain => {
                Some(share_of_tree(replay.position(), self.traversal))
            }
            // The added 1 is the final event, after the last candidate. Random searches have no known number of
            // candidates.
            Traversal::Candidates
            | Traversal::RandomPlacement
            | Traversal::Greedy
            | Traversal::Moves
            | Traversal::SetCover
            | Traversal::LocalSearch
            | Traversal::CountOnly => self.space.map(|space| done / (space + 1.0)),
        }
    }

    /// The work done so far, in the unit of the budget.
    fn done(&self, replay: &Replay) -> u64 {
        let counters = replay.counters();
        match self.traversal {
            Traversal::Candidates => counters.tests,
            Traversal::LocalSearch => replay.step(),
            _ => counters.nodes,
        }
    }
}

/// The share of the tree that the search has left behind. It is the same in any order of the squares. Each line counts
/// its tried squares among the squares that no queen above attacks; attacked squares have no subtree.
fn share_of_tree(position: &Position, traversal: Traversal) -> f64 {
    let (size, given) = (position.size(), position.given().len());
    // Summing from the deepest line outwards keeps rounding from lowering the share.
    (0..position.depths()).rev().fold(0.0, |below, depth| {
        let Some(line) = position.line(traversal, depth) else {
            return 0.0;
        };
        let (axis, places) = (line.axis(), size.rank_mask());
        // The first queen of a search from roots is on a square from the middle upwards.
        let places = match traversal {
            Traversal::Roots if depth == 0 => places & (places << (size.files() / 2)),
            _ => places,
        };
        let above = position.queens()[..given + depth].iter();
        let free = above.fold(places, |free, &queen| {
            let far = axis.line_of(queen).abs_diff(line.index());
            free & !crossed(far, 1 << axis.place_of(queen))
        });
        let is_free = |square| free >> axis.place_of(square) & 1 == 1;
        let tried = position.tried(depth).iter();
        let done = tried.filter(|&&(square, _)| is_free(square)).count();
        (done as f64 + below) / f64::from(free.count_ones().max(1))
    })
}

impl Work for Untraced {
    type Output = Ending;

    fn work(&mut self, budget: u64) -> Poll<Ending> {
        let before = self.share.done(&self.replay);
        while !self.replay.is_ended() && self.share.done(&self.replay) - before < budget {
            self.batch.clear();
            self.search.advance_into(&mut self.batch, 4096);
            for &event in &self.batch {
                self.replay.apply(event, &self.rules);
            }
        }
        self.replay.ending().map_or(Poll::Pending, Poll::Ready)
    }
}

impl CountedSearch for Untraced {
    fn counters(&self) -> Counters {
        *self.replay.counters()
    }

    fn progress(&self) -> f64 {
        self.share.fraction(&self.replay).unwrap_or(0.0)
    }
}
