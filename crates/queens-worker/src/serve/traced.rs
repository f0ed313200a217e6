//! A trace that grows, and the requests to read from it.

use std::collections::VecDeque;

use queens_core::{
    Accepted, Direction, Interest, Look, Reader, Seek, Trace, TreeReading, WINDOW, WindowReading,
};

use super::SLICE;
use crate::protocol::{Response, RunId};

/// The most solutions of one answer.
const PART: usize = 4096;

pub(super) struct Traced {
    accepted: Accepted,
    trace: Trace,
    /// The end of the farthest requested window.
    wanted: u64,
    /// The requested windows that are not read yet.
    windows: VecDeque<u64>,
    reading: Option<(u64, WindowReading)>,
    /// The end of the window read last, where the next one often begins.
    near: Option<Reader>,
    pending: Option<PendingSeek>,
    /// The number of the next solution to send, if solutions are requested.
    gallery: Option<usize>,
    tree: Option<TreeReading>,
    /// Whether the tree is requested and not sent yet.
    tree_is_due: bool,
}

/// A request for an event.
struct PendingSeek {
    from: u64,
    direction: Direction,
    interest: Interest,
    seek: Seek,
}

impl Traced {
    pub(super) fn new(accepted: Accepted) -> Traced {
        Traced {
            trace: Trace::new(&accepted),
            accepted,
            wanted: 0,
            windows: VecDeque::new(),
            reading: None,
            near: None,
            pending: None,
            gallery: None,
            tree: None,
            tree_is_due: false,
        }
    }

    pub(super) fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Requests these windows, in place of those that wait.
    pub(super) fn request_windows(&mut self, indices: Vec<u64>) {
        let end = |&index: &u64| index.saturating_add(1).saturating_mul(WINDOW);
        self.wanted = indices.iter().map(end).max().unwrap_or(self.wanted);
        self.reading.take_if(|(index, _)| !indices.contains(index));
        let read = self.reading.as_ref().map(|&(index, _)| index);
        self.windows = indices
            .into_iter()
            .filter(|&index| Some(index) != read)
            .collect();
    }

    /// Requests the next event of interest, in place of one that waits.
    pub(super) fn request_event(&mut self, from: u64, direction: Direction, interest: Interest) {
        self.pending = Some(PendingSeek {
            from,
            direction,
            interest,
            seek: Seek::begin(from, direction, interest),
        });
    }

    /// Requests the solutions from this number on.
    pub(super) fn request_gallery(&mut self, from: u64) {
        self.gallery = Some(usize::try_from(from).unwrap_or(usize::MAX));
    }

    /// Requests the tree.
    pub(super) fn request_tree(&mut self) {
        self.tree_is_due = true;
    }

    /// Extends the trace, at most `ahead` events beyond the requested windows, or without bound while an event is
    /// sought; whether it was extended.
    pub(super) fn extend(&mut self, ahead: u64) -> bool {
        let limit = match self.pending {
            Some(_) => u64::MAX,
            None => self.wanted.saturating_add(ahead),
        };
        let is_short = !self.trace.is_complete() && self.trace.known() < limit;
        if is_short {
            self.trace.extend(SLICE);
        }
        is_short
    }

    /// Reads for one request, if one can be read for yet; whether there was one.
    pub(super) fn read(
        &mut self,
        run: RunId,
        is_running: bool,
        answer: &mut dyn FnMut(Response),
    ) -> bool {
        if self.reading.is_none() {
            self.begin_reading(is_running);
        }
        if let Some((index, reading)) = &mut self.reading {
            if let Some((window, end)) = reading.advance(SLICE) {
                answer(Response::Window {
                    run,
                    index: *index,
                    window,
                });
                self.near = Some(end);
                self.reading = None;
            }
            return true;
        }
        self.find(run, is_running, answer)
            || self.send_solutions(run, answer)
            || self.send_tree(run, answer)
    }

    /// Begins to read the first window that the trace reaches. A window beyond waits while the search runs.
    fn begin_reading(&mut self, is_running: bool) {
        let known = self.trace.known();
        let last = known / WINDOW;
        let is_final = self.trace.is_complete() || !is_running;
        let within = |&index: &u64| is_final || index.saturating_mul(WINDOW) < known;
        if let Some(at) = self.windows.iter().position(within)
            && let Some(index) = self.windows.remove(at)
        {
            let index = index.min(last);
            let reading = WindowReading::begin(&self.trace, index, self.near.as_ref());
            self.reading = Some((index, reading));
        }
    }

    fn find(&mut self, run: RunId, is_running: bool, answer: &mut dyn FnMut(Response)) -> bool {
        let Some(pending) = &mut self.pending else {
            return false;
        };
        let grows = is_running && !self.trace.is_complete();
        if pending.direction == Direction::Backwards && grows && self.trace.known() < pending.from {
            // A new worker has not reached this step again.
            return false;
        }
        let step = match pending.seek.advance(&self.trace, SLICE) {
            Look::GoesOn => return true,
            // Sought again once more is known.
            Look::Nothing if pending.direction == Direction::Forwards && grows => return false,
            Look::Nothing => None,
            Look::Found(step) => Some(step),
        };
        let PendingSeek {
            from,
            direction,
            interest,
            ..
        } = *pending;
        self.pending = None;
        answer(Response::Found {
            run,
            from,
            direction,
            interest,
            step,
        });
        true
    }

    /// Sends requested solutions, a part at a time.
    fn send_solutions(&mut self, run: RunId, answer: &mut dyn FnMut(Response)) -> bool {
        let gallery = self.trace.gallery();
        let Some(from) = self.gallery.filter(|&from| from < gallery.len()) else {
            return false;
        };
        let part = gallery.part(from, PART);
        self.gallery = Some(from + part.len());
        answer(Response::Gallery {
            run,
            from: from as u64,
            part,
        });
        true
    }

    /// Extends the tree to the end of what is known, then sends it.
    fn send_tree(&mut self, run: RunId, answer: &mut dyn FnMut(Response)) -> bool {
        if !self.tree_is_due {
            return false;
        }
        let known = self.trace.known();
        let tree = self
            .tree
            .get_or_insert_with(|| TreeReading::begin(&self.accepted));
        if !tree.is_over() && tree.tree().known < known {
            tree.advance(SLICE, known);
            return true;
        }
        self.tree_is_due = false;
        let tree = tree.tree().clone();
        answer(Response::Tree { run, tree });
        true
    }
}
