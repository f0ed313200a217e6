//! Reading a trace back in slices: a window of events around a step, the solution next to a step.

use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::reader::Reader;
use crate::replay::{Replay, Rules};
use crate::trace::{Outline, Trace};

/// The number of events of a full window; windows begin at its multiples.
pub const WINDOW: u64 = 8192;

/// Consecutive events, and the state before the first of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// The state at the window's first step.
    pub start: Replay,
    /// The events that follow it.
    pub events: Vec<Event>,
}

impl Window {
    /// The first step that can be shown from this window.
    pub fn first(&self) -> u64 {
        self.start.step()
    }

    /// The last step that can be shown from this window.
    pub fn last(&self) -> u64 {
        self.first() + self.events.len() as u64
    }

    /// Whether the step can be shown from this window.
    pub fn holds(&self, step: u64) -> bool {
        (self.first()..=self.last()).contains(&step)
    }

    /// The state at a step; the nearest one in the window if it does not hold the step.
    pub fn replay_at(&self, step: u64, rules: &Rules) -> Replay {
        let mut replay = self.start.clone();
        self.advance(&mut replay, step, rules);
        replay
    }

    /// Applies the window's events to a state within it, up to a later step.
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
pub struct WindowReading {
    reader: Reader,
    first: u64,
    last: u64,
    batch: Vec<Event>,
}

impl WindowReading {
    /// Begins to read the window with this index: the events from `index × WINDOW` on, as far as
    /// the trace is known. `near` is a reader that may be closer than the trace's checkpoints.
    pub fn begin(trace: &Trace, index: u64, near: Option<&Reader>) -> WindowReading {
        let first = index.saturating_mul(WINDOW).min(trace.known());
        let last = first.saturating_add(WINDOW).min(trace.known());
        let reader = trace.reader_before(first);
        let closer = |near: &&Reader| (reader.step()..=first).contains(&near.step());
        let reader = near.filter(closer).cloned().unwrap_or(reader);
        WindowReading {
            reader,
            first,
            last,
            batch: Vec::new(),
        }
    }

    /// Reads on by about `budget` events; the window and the reader at its end when it is there.
    pub fn advance(&mut self, budget: u64) -> Option<(Window, Reader)> {
        let skip = self.first.saturating_sub(self.reader.step());
        if skip > budget {
            self.reader.read(budget, &mut self.batch, |_, _| {});
            return None;
        }
        self.reader.read(skip, &mut self.batch, |_, _| {});
        let start = self.reader.replay().clone();
        let mut events = Vec::with_capacity((self.last - self.first) as usize);
        self.reader
            .read(self.last - self.first, &mut self.batch, |event, _| {
                events.push(event)
            });
        Some((Window { start, events }, self.reader.clone()))
    }
}

/// Which way to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// Towards the end.
    Forwards,
    /// Towards the beginning.
    Backwards,
}

/// A search of the trace for the solution next to a step.
pub struct SolutionReading {
    from: u64,
    direction: Direction,
    /// The stretches to be read, the nearest last: each a reader at its beginning, and its end.
    stretches: Vec<(Reader, u64)>,
    found: Option<u64>,
    batch: Vec<Event>,
}

impl SolutionReading {
    /// Begins to look from a step, which is not itself a candidate, in the known part of the trace.
    pub fn begin(trace: &Trace, from: u64, direction: Direction) -> SolutionReading {
        let Outline {
            width, stretches, ..
        } = trace.outline();
        let holds = |&index: &usize| stretches[index].solutions > 0;
        // Stretch i holds the steps i × width + 1 to (i + 1) × width.
        let (here, beyond) = match direction {
            Direction::Forwards => {
                let here = usize::try_from(from / width).unwrap_or(usize::MAX);
                (here, (here.saturating_add(1)..stretches.len()).find(holds))
            }
            Direction::Backwards => {
                let step = from.min(trace.known() + 1).saturating_sub(2);
                let here = (step / width) as usize;
                (here, (0..here.min(stretches.len())).rev().find(holds))
            }
        };
        let here = Some(here)
            .filter(|&index| index < stretches.len())
            .filter(holds);
        let stretches = [beyond, here].into_iter().flatten().map(|index| {
            let first = index as u64 * width;
            (
                trace.reader_before(first),
                (first + width).min(trace.known()),
            )
        });
        let stretches = stretches.collect();
        SolutionReading {
            from,
            direction,
            stretches,
            found: None,
            batch: Vec::new(),
        }
    }

    /// Reads on by about `budget` events. `Some` when the answer is there: the step of the
    /// solution, or none if there is no solution that way.
    pub fn advance(&mut self, budget: u64) -> Option<Option<u64>> {
        let Some((reader, end)) = self.stretches.last_mut() else {
            return Some(None);
        };
        let (from, direction, found) = (self.from, self.direction, &mut self.found);
        reader.read(
            budget.min(*end - reader.step()),
            &mut self.batch,
            |event, replay| {
                if event == Event::Solution {
                    match direction {
                        Direction::Forwards if replay.step() > from => {
                            *found = found.or(Some(replay.step()))
                        }
                        Direction::Backwards if replay.step() < from => {
                            *found = Some(replay.step())
                        }
                        _ => {}
                    }
                }
            },
        );
        let read = reader.step() >= *end;
        match (self.found, self.direction) {
            (Some(step), Direction::Forwards) => return Some(Some(step)),
            (Some(step), Direction::Backwards) if read => return Some(Some(step)),
            _ => {}
        }
        if read {
            self.stretches.pop();
            if self.stretches.is_empty() {
                return Some(None);
            }
        }
        None
    }
}
