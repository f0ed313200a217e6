//! The trace of a search of any length in little memory. It keeps about a thousand evenly spaced checkpoints. For each
//! segment between two checkpoints, it keeps the least and greatest depth and the number of solutions. When the trace
//! grows, every second checkpoint is dropped. Every step can be read again from the nearest checkpoint before it.

pub mod event_text;
mod gallery;
mod seek;
mod tree;
mod window;

use std::sync::Arc;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::deserialise::deserialise_checked;
use crate::problem::{Instance, is_solution};
use crate::search::{Accepted, BatchSearch, Bound, Ending, Event, EventKind, Replay, Rules};

pub use gallery::Gallery;
pub use seek::{Direction, Interest, Seek};
pub use tree::{Node, Tree, TreeReader, Tried};
pub use window::{WINDOW, Window, WindowReader};

/// The largest number of segments of a trace.
const MAX_SEGMENTS: usize = 1024;
/// The initial length of a segment, in events.
const FIRST_WIDTH: u64 = 1;
/// The largest number of solutions whose steps are kept for the marks on a timeline.
const MAX_MARKS: usize = 4096;
/// The largest number of events that a search makes at once.
const BATCH: u64 = 4096;

/// A summary of a segment of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct TraceSegment {
    /// The fewest queens on the board at a step of the segment, including its first and last step.
    pub low: u16,
    /// The most queens on the board at a step of the segment.
    pub high: u16,
    /// The number of solutions found in the segment.
    pub solutions: u64,
}

/// A summary of a trace by segments, for drawing a timeline.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Self"))]
pub struct Outline {
    /// The length of each segment in events, at least 1. The last segment can be shorter.
    pub width: u64,
    /// The segments, from step 0.
    #[cfg_attr(feature = "serde", serde(rename = "stretches"))]
    pub segments: Vec<TraceSegment>,
    /// The steps of the first solutions, at most 4,096.
    pub marks: Vec<u64>,
    /// The bounds on the number of queens, in the order in which they were established.
    pub bounds: Vec<BoundRecord>,
}

/// A bound on the number of queens, with the step and the counters at which it was established.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct BoundRecord {
    /// The bound.
    pub bound: Bound,
    /// The step of the event that reports the bound.
    pub step: u64,
    /// The number of placements up to this step.
    pub placements: u64,
    /// The number of tests up to this step.
    pub tests: u64,
}

/// The error of a search that reports a wrong solution: the solution does not meet the definition of its problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{algorithm} reports a wrong solution at step {step}")]
pub struct WrongSolution {
    /// The id of the algorithm.
    pub algorithm: &'static str,
    /// The step of the report.
    pub step: u64,
}

/// Reads the events of one search in order: the search and the replay of its events. A clone is a checkpoint from which
/// the trace can be read again.
#[derive(Clone)]
pub struct Reader {
    search: Box<dyn BatchSearch>,
    replay: Replay,
    rules: Arc<Rules>,
}

/// A search that has run up to some step. Every earlier step can be read again.
///
/// ```
/// use queens_core::{Ending, Goal, Trace, queens};
///
/// let mut trace = Trace::new(&queens(6).accept(Goal::All)?);
/// while !trace.is_complete() {
///     trace.extend(1_000)?;
/// }
/// assert_eq!((trace.ending(), trace.gallery().len()), (Some(Ending::Complete), 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Trace {
    algorithm: &'static str,
    frontier: Reader,
    checkpoints: Vec<Reader>,
    outline: Outline,
    gallery: Gallery,
    instance: Instance,
    batch: Vec<Event>,
    /// The first wrong solution, after which the trace does not grow.
    wrong: Option<WrongSolution>,
}

impl Trace {
    /// The trace of this search, at step 0.
    pub fn new(accepted: &Accepted) -> Trace {
        let instance = accepted.instance();
        Trace {
            algorithm: accepted.algorithm().id,
            frontier: Reader::start(accepted),
            checkpoints: Vec::new(),
            outline: Outline::default(),
            gallery: Gallery::new(instance.size()),
            instance: instance.clone(),
            batch: Vec::new(),
            wrong: None,
        }
    }

    /// The number of known steps.
    pub fn known_steps(&self) -> u64 {
        self.frontier.step()
    }

    /// Whether the search has ended, so that all steps are known.
    pub fn is_complete(&self) -> bool {
        self.frontier.is_ended()
    }

    /// The ending of the search; `None` if the search has not ended.
    pub fn ending(&self) -> Option<Ending> {
        self.frontier.replay().ending()
    }

    /// The reader at the last known step.
    pub fn frontier(&self) -> &Reader {
        &self.frontier
    }

    /// The summary of the trace by segments.
    pub fn outline(&self) -> &Outline {
        &self.outline
    }

    /// The first solutions, with their steps.
    pub fn gallery(&self) -> &Gallery {
        &self.gallery
    }

    /// Runs the search for `budget` more events, or to its end.
    ///
    /// # Errors
    ///
    /// If the search reports a solution that the definition refuses. Every later call returns the same error.
    pub fn extend(&mut self, budget: u64) -> Result<(), WrongSolution> {
        let target = self.known_steps().saturating_add(budget);
        while self.known_steps() < target && !self.is_complete() && self.wrong.is_none() {
            let mut boundary = self.checkpoints.len() as u64 * self.outline.width;
            if self.known_steps() == boundary {
                self.begin_segment();
                boundary = self.checkpoints.len() as u64 * self.outline.width;
            }
            self.read_on(boundary.min(target) - self.known_steps());
        }
        self.wrong.map_or(Ok(()), Err)
    }

    fn begin_segment(&mut self) {
        if self.checkpoints.len() == MAX_SEGMENTS {
            self.halve_checkpoints();
        }
        self.checkpoints.push(self.frontier.clone());
        let depth = self.frontier.replay().position().queens().len() as u16;
        self.outline.segments.push(TraceSegment::at(depth));
    }

    /// Joins adjacent segments in pairs and drops every second checkpoint.
    fn halve_checkpoints(&mut self) {
        let checkpoints = std::mem::take(&mut self.checkpoints);
        self.checkpoints = checkpoints.into_iter().step_by(2).collect();
        let pairs = self.outline.segments.chunks(2);
        let joined = pairs.filter_map(|pair| pair.iter().copied().reduce(TraceSegment::join));
        self.outline.segments = joined.collect();
        self.outline.width *= 2;
    }

    fn read_on(&mut self, count: u64) {
        let Trace {
            frontier,
            outline:
                Outline {
                    segments,
                    marks,
                    bounds,
                    ..
                },
            gallery,
            batch,
            instance,
            algorithm,
            wrong,
            ..
        } = self;
        let Some(segment) = segments.last_mut() else {
            return;
        };
        frontier.read(count, batch, |event, replay| {
            let depth = replay.position().queens().len() as u16;
            segment.low = segment.low.min(depth);
            segment.high = segment.high.max(depth);
            if let Event::Bound(bound) = event {
                let counters = replay.counters();
                bounds.push(BoundRecord {
                    bound,
                    step: replay.step(),
                    placements: counters.placements,
                    tests: counters.tests,
                });
            }
            if event.kind() == EventKind::Solution {
                segment.solutions += 1;
                let reported = replay.position().solution().unwrap_or_default();
                if !is_solution(instance, &reported) {
                    wrong.get_or_insert(WrongSolution {
                        algorithm,
                        step: replay.step(),
                    });
                    return;
                }
                gallery.add(replay.step(), reported);
                if marks.len() < MAX_MARKS {
                    marks.push(replay.step());
                }
            }
        });
    }

    /// The checkpoint at exactly this step; `None` if no checkpoint has this step.
    pub fn checkpoint(&self, step: u64) -> Option<&Reader> {
        let index = usize::try_from(step / self.outline.width).ok()?;
        let checkpoint = self.checkpoints.get(index)?;
        (checkpoint.step() == step).then_some(checkpoint)
    }

    /// The state at a step, or at the last known step if `step` is greater.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance, Trace, algorithm};
    ///
    /// let instance = Instance::queens(BoardSize::new(8)?, &[], Goal::First)?;
    /// let recursive = algorithm::find("recursive").ok_or("no such algorithm")?;
    /// let mut trace = Trace::new(&recursive.accept(instance)?);
    /// trace.extend(u64::MAX)?;
    /// let third = trace.replay_at(3);
    /// assert_eq!(recursive.explain(third.position()).code_line, 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay_at(&self, step: u64) -> Replay {
        let step = step.min(self.known_steps());
        let mut reader = self.reader_before(step);
        reader.read(step - reader.step(), &mut Vec::new(), |_, _| {});
        reader.replay().clone()
    }

    /// A reader at the last checkpoint at or before a known step.
    ///
    /// ```
    /// use queens_core::{Goal, Trace, queens};
    ///
    /// let mut trace = Trace::new(&queens(8).accept(Goal::All)?);
    /// trace.extend(u64::MAX)?;
    /// let mut reader = trace.reader_before(100);
    /// let rest = 100 - reader.step();
    /// reader.read(rest, &mut Vec::new(), |_, _| {});
    /// assert_eq!(reader.replay(), &trace.replay_at(100));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reader_before(&self, step: u64) -> Reader {
        let index = (step / self.outline.width) as usize;
        let checkpoint = self.checkpoints.get(index).or(self.checkpoints.last());
        checkpoint.unwrap_or(&self.frontier).clone()
    }
}

impl Reader {
    /// A reader at step 0.
    pub fn start(accepted: &Accepted) -> Reader {
        let (replay, rules) = accepted.replay();
        Reader {
            search: accepted.search(),
            replay,
            rules: Arc::new(rules),
        }
    }

    /// The state at the current step.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The current step.
    pub fn step(&self) -> u64 {
        self.replay.step()
    }

    /// Whether the search has ended.
    pub fn is_ended(&self) -> bool {
        self.replay.is_ended()
    }

    /// Reads `count` events, or fewer if the search ends. Calls `see` with each event and the state after it. `batch`
    /// is a buffer that can be reused.
    ///
    /// ```
    /// use queens_core::{EventKind, Goal, Reader, queens};
    ///
    /// let mut reader = Reader::start(&queens(6).accept(Goal::All)?);
    /// let mut solutions = 0;
    /// reader.read(u64::MAX, &mut Vec::new(), |event, _| {
    ///     solutions += u64::from(event.kind() == EventKind::Solution);
    /// });
    /// assert_eq!((solutions, reader.is_ended()), (4, true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(
        &mut self,
        count: u64,
        batch: &mut Vec<Event>,
        mut see: impl FnMut(Event, &Replay),
    ) {
        let target = self.step().saturating_add(count);
        while self.step() < target && !self.is_ended() {
            batch.clear();
            self.search
                .advance_into(batch, (target - self.step()).min(BATCH) as usize);
            for &event in batch.iter() {
                self.replay.apply(event, &self.rules);
                see(event, &self.replay);
            }
        }
    }
}

impl Default for Outline {
    /// The outline before the first event.
    fn default() -> Outline {
        Outline {
            width: FIRST_WIDTH,
            segments: Vec::new(),
            marks: Vec::new(),
            bounds: Vec::new(),
        }
    }
}

deserialise_checked!(Outline, |outline| {
    let (width, count) = (outline.width, outline.segments.len() as u64);
    if width == 0 || width.checked_mul(count).is_none() {
        return Err(format!(
            "an outline of segments of {width} events, {count} of them"
        ));
    }
    Ok(())
});

impl TraceSegment {
    fn at(depth: u16) -> TraceSegment {
        TraceSegment {
            low: depth,
            high: depth,
            solutions: 0,
        }
    }

    fn join(self, next: TraceSegment) -> TraceSegment {
        TraceSegment {
            low: self.low.min(next.low),
            high: self.high.max(next.high),
            solutions: self.solutions + next.solutions,
        }
    }
}
