//! Seeks the next event of interest in a trace, in slices.

use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::{Event, EventKind, Reader, Replay, Square, Stretch, Trace};

/// The direction of a seek.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Direction {
    /// Towards the end.
    Forwards,
    /// Towards the beginning.
    Backwards,
}

/// What a seek looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Interest {
    /// A solution.
    Solution,
    /// A dead end.
    DeadEnd,
    /// A critical situation of a knight's tour: a square's list of free neighbours becomes empty.
    Critical,
    /// A rejected square or candidate.
    Rejection,
    /// A bound or a refutation.
    Bound,
    /// An event about this square, or a candidate with a queen on it.
    Square(Square),
    /// A queen is placed or moved, and this number of queens stand.
    Depth(u16),
    /// This number of tests have been made.
    Tests(u64),
}

/// A seek in a trace from one step.
pub struct Seek {
    from: u64,
    direction: Direction,
    interest: Interest,
    /// Forwards, the steps up to this one have been searched; backwards, the steps from this one on.
    at: u64,
    /// The stretch that is being searched.
    reading: Option<StretchReading>,
    batch: Vec<Event>,
}

struct StretchReading {
    reader: Reader,
    /// The step before the first that counts.
    first: u64,
    /// The last step that counts.
    last: u64,
    found: Option<u64>,
}

impl Interest {
    /// Whether this event, which leads to this state, is of interest.
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

    /// Whether a stretch may hold an event of interest.
    fn may_lie_in(self, stretch: &Stretch) -> bool {
        match self {
            Interest::Solution => stretch.solutions > 0,
            Interest::Depth(depth) => (stretch.low..=stretch.high).contains(&depth),
            _ => true,
        }
    }
}

impl Seek {
    /// Begins a seek from a step; the event of this step itself does not count.
    pub fn begin(from: u64, direction: Direction, interest: Interest) -> Seek {
        Seek {
            from,
            direction,
            interest,
            at: from,
            reading: None,
            batch: Vec::new(),
        }
    }

    /// Reads about `budget` events of the trace. Ready with the step of the event, or with none if the known trace
    /// has no such event in this direction; a seek forwards can then go on when the trace has grown.
    pub fn work(&mut self, trace: &Trace, budget: u64) -> Poll<Option<u64>> {
        if self.reading.is_none() {
            self.reading = match self.direction {
                Direction::Forwards => self.stretch_ahead(trace),
                Direction::Backwards => self.stretch_behind(trace),
            };
        }
        let Some(reading) = &mut self.reading else {
            return Poll::Ready(None);
        };
        let (from, direction, interest) = (self.from, self.direction, self.interest);
        let (first, found) = (reading.first, &mut reading.found);
        let left = reading.last.saturating_sub(reading.reader.step());
        reading
            .reader
            .read(left.min(budget), &mut self.batch, |event, replay| {
                let step = replay.step();
                let is_ahead = match direction {
                    Direction::Forwards => step > from && found.is_none(),
                    Direction::Backwards => step < from,
                };
                if step > first && is_ahead && interest.is_met(event, replay) {
                    *found = Some(step);
                }
            });
        let is_read = reading.reader.step() >= reading.last;
        match (reading.found, direction) {
            (Some(step), Direction::Forwards) => return Poll::Ready(Some(step)),
            (Some(step), Direction::Backwards) if is_read => return Poll::Ready(Some(step)),
            _ => {}
        }
        if is_read {
            self.at = match direction {
                Direction::Forwards => reading.last,
                Direction::Backwards => reading.first + 1,
            };
            self.reading = None;
        }
        Poll::Pending
    }

    /// The next stretch that may hold an event of interest. Stretch i holds the steps i × width + 1 to
    /// (i + 1) × width.
    fn stretch_ahead(&mut self, trace: &Trace) -> Option<StretchReading> {
        let width = trace.outline().width;
        loop {
            let index = usize::try_from(self.at / width).ok()?;
            let stretch = trace.outline().stretches.get(index)?;
            let last = (index as u64 + 1).saturating_mul(width).min(trace.known());
            if last <= self.at {
                return None;
            }
            if self.interest.may_lie_in(stretch) && self.may_be_reached_by(trace, last) {
                return Some(StretchReading {
                    reader: trace.reader_before(self.at),
                    first: self.at,
                    last,
                    found: None,
                });
            }
            self.at = last;
        }
    }

    /// Whether enough tests may have been made at this step, the end of a stretch.
    fn may_be_reached_by(&self, trace: &Trace, step: u64) -> bool {
        match (self.interest, trace.checkpoint(step)) {
            (Interest::Tests(tests), Some(reader)) => reader.replay().counters().tests >= tests,
            _ => true,
        }
    }

    /// The next stretch backwards that may hold an event of interest.
    fn stretch_behind(&mut self, trace: &Trace) -> Option<StretchReading> {
        let width = trace.outline().width;
        self.at = self.at.min(trace.known() + 1);
        loop {
            let last = self.at.checked_sub(1).filter(|&last| last > 0)?;
            let index = (last - 1) / width;
            let first = index * width;
            let stretch = trace
                .outline()
                .stretches
                .get(usize::try_from(index).ok()?)?;
            if self.interest.may_lie_in(stretch) {
                return Some(StretchReading {
                    reader: trace.reader_before(first),
                    first,
                    last,
                    found: None,
                });
            }
            self.at = first + 1;
        }
    }
}
