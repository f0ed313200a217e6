//! Windows of a trace: consecutive events and the state before them, read back in slices.

use std::task::Poll;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::deserialise::deserialise_checked;
use crate::search::{Event, Replay, Rules};
use crate::trace::{Outline, Reader, Trace, TraceSegment};
use crate::work::Work;

/// The number of events of a full window. Windows begin at multiples of this number.
pub const WINDOW: u64 = 8192;

/// Consecutive events, and the state before the first event.
///
/// ```
/// use queens_core::{Goal, Trace, WindowReader, Work, queens};
///
/// let search = queens(4).accept(Goal::All)?;
/// let mut trace = Trace::new(&search);
/// trace.extend(u64::MAX)?;
/// let (window, _) = WindowReader::new(&trace, 0, None).finish();
/// assert_eq!((window.first(), window.last()), (0, trace.known_steps()));
/// assert_eq!(window.replay_at(5, &search.replay().1), trace.replay_at(5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Self"))]
pub struct Window {
    /// The state at the window's first step.
    pub start: Replay,
    /// The events after the window's first step, at most [`WINDOW`].
    pub events: Vec<Event>,
}

deserialise_checked!(Window, |window| {
    let count = window.events.len() as u64;
    if count > WINDOW {
        return Err(format!("a window has {count} events, at most {WINDOW}"));
    }
    let mut position = window.start.position().clone();
    for (index, &event) in window.events.iter().enumerate() {
        let applied = position.apply_checked(event);
        applied.map_err(|why| format!("event {index} {why}"))?;
    }
    Ok(())
});

impl Window {
    /// The first step of the window.
    pub fn first(&self) -> u64 {
        self.start.step()
    }

    /// The last step of the window.
    pub fn last(&self) -> u64 {
        self.first() + self.events.len() as u64
    }

    /// Whether the window contains this step.
    pub fn holds(&self, step: u64) -> bool {
        (self.first()..=self.last()).contains(&step)
    }

    /// The state at a step, or at the nearest step of the window if the window does not contain the step.
    pub fn replay_at(&self, step: u64, rules: &Rules) -> Replay {
        let mut replay = self.start.clone();
        self.advance(&mut replay, step, rules);
        replay
    }

    /// The outline of the events after step `from` up to step `to`, with one segment for each event.
    pub fn outline(&self, from: u64, to: u64) -> Outline {
        let mut position = self.start.position().clone();
        let mut outline = Outline {
            width: 1,
            ..Outline::default()
        };
        for (&event, step) in self.events.iter().zip(self.first() + 1..=to) {
            position.apply(event, 0);
            if step <= from {
                continue;
            }
            let solves = matches!(event, Event::Solution | Event::Image { .. });
            let pieces = position.queens().len() as u16;
            outline.segments.push(TraceSegment {
                low: pieces,
                high: pieces,
                solutions: solves.into(),
            });
            if solves {
                outline.marks.push(step - from);
            }
        }
        outline
    }

    /// Advances a state of the window to a later step.
    pub fn advance(&self, replay: &mut Replay, step: u64, rules: &Rules) {
        let from = replay.step().saturating_sub(self.first()) as usize;
        let to = step
            .clamp(self.first(), self.last())
            .saturating_sub(self.first()) as usize;
        for &event in self.events.get(from..to).unwrap_or_default() {
            replay.apply(event, rules);
        }
    }
}

/// A window being read.
pub struct WindowReader {
    reader: Reader,
    first: u64,
    last: u64,
    batch: Vec<Event>,
}

impl WindowReader {
    /// Starts to read the window with this index: the known events from step `index × WINDOW` on. `near` is used
    /// instead of a checkpoint of the trace if `near` is closer to the first step.
    pub fn new(trace: &Trace, index: u64, near: Option<&Reader>) -> WindowReader {
        let first = index.saturating_mul(WINDOW).min(trace.known_steps());
        let last = first.saturating_add(WINDOW).min(trace.known_steps());
        let reader = trace.reader_before(first);
        let closer = |near: &&Reader| (reader.step()..=first).contains(&near.step());
        let reader = near.filter(closer).cloned().unwrap_or(reader);
        WindowReader {
            reader,
            first,
            last,
            batch: Vec::new(),
        }
    }
}

impl Work for WindowReader {
    /// The window, and the reader at its end.
    type Output = (Window, Reader);

    fn work(&mut self, budget: u64) -> Poll<(Window, Reader)> {
        let skip = self.first.saturating_sub(self.reader.step());
        if skip > budget {
            self.reader.read(budget, &mut self.batch, |_, _| {});
            return Poll::Pending;
        }
        self.reader.read(skip, &mut self.batch, |_, _| {});
        let start = self.reader.replay().clone();
        let mut events = Vec::with_capacity((self.last - self.first) as usize);
        self.reader
            .read(self.last - self.first, &mut self.batch, |event, _| {
                events.push(event)
            });
        Poll::Ready((Window { start, events }, self.reader.clone()))
    }
}
