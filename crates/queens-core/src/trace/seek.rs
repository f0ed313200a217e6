//! Searches a trace for the next event of interest, in slices.

use std::task::Poll;

use crate::board::Square;
use crate::search::{Event, EventKind, Replay};
use crate::trace::{Reader, Trace, TraceSegment};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// The direction of a seek.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Direction {
    /// Towards the end.
    Forwards,
    /// Towards the beginning.
    Backwards,
}

/// The kind of event that a seek searches for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Interest {
    /// A solution.
    Solution,
    /// A dead end.
    DeadEnd,
    /// A critical situation of a knight's tour: the last move leaves an unvisited square without free neighbours. Then
    /// the move is undone, or the square is the last unvisited square and is appended.
    Critical,
    /// A rejected square or candidate.
    Rejection,
    /// A bound or a refutation.
    Bound,
    /// An event about this square, or a candidate with a queen on this square.
    Square(Square),
    /// A queen is placed or moved, and then the board has this number of queens.
    Depth(u16),
    /// The number of tests reaches this number.
    Tests(u64),
}

/// A search for the next event of interest, from one step of a trace.
///
/// ```
/// use std::task::Poll;
/// use queens_core::{Direction, Goal, Interest, Seek, Trace, queens};
///
/// let mut trace = Trace::new(&queens(8).accept(Goal::All)?);
/// trace.extend(u64::MAX)?;
/// let mut seek = Seek::new(0, Direction::Forwards, Interest::Solution);
/// assert_eq!(seek.work(&trace, u64::MAX), Poll::Ready(trace.gallery().step(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Seek {
    direction: Direction,
    interest: Interest,
    /// Forwards, the last step that has been searched; backwards, the first step that has been searched.
    at: u64,
    /// The segment that is being searched.
    reading: Option<SegmentReader>,
    batch: Vec<Event>,
}

struct SegmentReader {
    reader: Reader,
    /// The step before the first step to search.
    first: u64,
    /// The last step to search.
    last: u64,
    found: Option<u64>,
}

impl Interest {
    /// Whether this event is of interest. `after` is the state after the event.
    fn is_met(self, event: Event, after: &Replay) -> bool {
        let kind = event.kind();
        match self {
            Interest::Solution => kind == EventKind::Solution,
            Interest::DeadEnd => kind == EventKind::DeadEnd,
            Interest::Critical => matches!(event, Event::Critical | Event::Append { .. }),
            Interest::Rejection => kind == EventKind::Reject,
            Interest::Bound => kind == EventKind::Bound,
            Interest::Square(square) => match event {
                Event::Candidate(_) => after.position().queens().contains(&square),
                _ => event.square() == Some(square),
            },
            Interest::Depth(depth) => {
                matches!(kind, EventKind::Place | EventKind::Relocate)
                    && after.position().queens().len() == usize::from(depth)
            }
            Interest::Tests(tests) => after.counters().tests >= tests,
        }
    }

    /// Whether a segment can contain an event of interest.
    fn may_be_in(self, segment: &TraceSegment) -> bool {
        match self {
            Interest::Solution => segment.solutions > 0,
            Interest::Depth(depth) => (segment.low..=segment.high).contains(&depth),
            _ => true,
        }
    }
}

impl Seek {
    /// Starts a seek from a step. The event at this step itself does not count.
    pub fn new(from: u64, direction: Direction, interest: Interest) -> Seek {
        Seek {
            direction,
            interest,
            at: from,
            reading: None,
            batch: Vec::new(),
        }
    }

    /// Reads about `budget` events of the trace. The result is the step of the event, or `None` if the known trace has
    /// no event of interest in this direction. A seek forwards can continue after the trace has grown.
    pub fn work(&mut self, trace: &Trace, budget: u64) -> Poll<Option<u64>> {
        if self.reading.is_none() {
            self.reading = self.next_segment(trace);
        }
        let Some(reading) = &mut self.reading else {
            return Poll::Ready(None);
        };
        let (direction, interest) = (self.direction, self.interest);
        let (first, last, found) = (reading.first, reading.last, &mut reading.found);
        let left = last.saturating_sub(reading.reader.step());
        reading
            .reader
            .read(left.min(budget), &mut self.batch, |event, replay| {
                let is_kept = direction == Direction::Backwards || found.is_none();
                if replay.step() > first && is_kept && interest.is_met(event, replay) {
                    *found = Some(replay.step());
                }
            });
        let is_read = reading.reader.step() >= last;
        if reading.found.is_some() && (is_read || direction == Direction::Forwards) {
            return Poll::Ready(reading.found);
        }
        if is_read {
            self.leave(first, last);
            self.reading = None;
        }
        Poll::Pending
    }

    /// The next segment that can contain an event of interest. Segment i contains the steps i × width + 1 to (i + 1) ×
    /// width.
    fn next_segment(&mut self, trace: &Trace) -> Option<SegmentReader> {
        let (width, known) = (trace.outline().width, trace.known_steps());
        loop {
            let (first, last) = match self.direction {
                Direction::Forwards => {
                    let end = (self.at / width + 1).saturating_mul(width);
                    (self.at, end.min(known))
                }
                Direction::Backwards => {
                    let last = self.at.saturating_sub(1).min(known);
                    (last.saturating_sub(1) / width * width, last)
                }
            };
            if last <= first {
                return None;
            }
            let index = usize::try_from(first / width).ok()?;
            let segment = trace.outline().segments.get(index)?;
            if self.interest.may_be_in(segment) && self.may_be_reached_by(trace, last) {
                return Some(SegmentReader {
                    reader: trace.reader_before(first),
                    first,
                    last,
                    found: None,
                });
            }
            self.leave(first, last);
        }
    }

    /// Marks the steps after `first` up to `last` as searched.
    fn leave(&mut self, first: u64, last: u64) {
        self.at = match self.direction {
            Direction::Forwards => last,
            Direction::Backwards => first + 1,
        };
    }

    /// Whether the search can reach the number of tests by this step, the last step to search in its segment. The
    /// number of tests is known only at a checkpoint, such as the end of a whole segment. Otherwise, the segment has to
    /// be read.
    fn may_be_reached_by(&self, trace: &Trace, step: u64) -> bool {
        match (self.interest, trace.checkpoint(step)) {
            (Interest::Tests(tests), Some(reader)) => reader.replay().counters().tests >= tests,
            _ => true,
        }
    }
}
