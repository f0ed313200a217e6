//! A trace that grows, and what is to be read from it.

use std::collections::VecDeque;

use queens_core::algorithm::Accepted;
use queens_core::reader::Reader;
use queens_core::seek::{Direction, Interest, Look, Seek};
use queens_core::trace::Trace;
use queens_core::tree::TreeReading;
use queens_core::window::{WINDOW, WindowReading};

use super::SLICE;
use crate::protocol::{Response, RunId};

/// The most solutions of one answer.
const PART: usize = 4096;

pub(super) struct Traced {
    accepted: Accepted,
    trace: Trace,
    /// The last step that was asked for.
    wanted: u64,
    windows: VecDeque<u64>,
    reading: Option<(u64, WindowReading)>,
    /// Where the last window ended: the next one often begins there.
    near: Option<Reader>,
    asked: Option<Wish>,
    /// The number of the first solution that is wanted and has not been sent.
    gallery: Option<usize>,
    tree: Option<TreeReading>,
    /// Whether the tree that was read last is still to be sent.
    tree_is_due: bool,
}

/// An event that is asked for.
struct Wish {
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
            asked: None,
            gallery: None,
            tree: None,
            tree_is_due: false,
        }
    }

    pub(super) fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Takes these windows to be read, in place of those that wait.
    pub(super) fn want_windows(&mut self, indices: Vec<u64>) {
        let end = |&index: &u64| index.saturating_add(1).saturating_mul(WINDOW);
        self.wanted = indices.iter().map(end).max().unwrap_or(self.wanted);
        self.reading.take_if(|(index, _)| !indices.contains(index));
        let read = self.reading.as_ref().map(|&(index, _)| index);
        self.windows = indices
            .into_iter()
            .filter(|&index| Some(index) != read)
            .collect();
    }

    /// Takes this event to be found, in place of one that waits.
    pub(super) fn want_event(&mut self, from: u64, direction: Direction, interest: Interest) {
        self.asked = Some(Wish {
            from,
            direction,
            interest,
            seek: Seek::begin(from, direction, interest),
        });
    }

    /// Takes the solutions from this number on to be sent.
    pub(super) fn want_gallery(&mut self, from: u64) {
        self.gallery = Some(usize::try_from(from).unwrap_or(usize::MAX));
    }

    /// Takes the tree to be read on and sent.
    pub(super) fn want_tree(&mut self) {
        self.tree_is_due = true;
    }

    /// Searches on, but no farther than some way beyond the farthest step that is wanted, or without
    /// bound while an event is; whether it did.
    pub(super) fn extend(&mut self, ahead: u64) -> bool {
        let limit = match self.asked {
            Some(_) => u64::MAX,
            None => self.wanted.saturating_add(ahead),
        };
        let goes_on = !self.trace.is_complete() && self.trace.known() < limit;
        if goes_on {
            self.trace.extend(SLICE);
        }
        goes_on
    }

    /// Reads what was asked for, if it can be read yet; whether there was anything to do.
    pub(super) fn read(
        &mut self,
        run: RunId,
        going: bool,
        answer: &mut impl FnMut(Response),
    ) -> bool {
        if self.reading.is_none() {
            self.begin_reading(going);
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
        self.find(run, going, answer) || self.show(run, answer) || self.grow(run, answer)
    }

    /// Takes the first window that the trace reaches; one beyond waits while the search goes on.
    fn begin_reading(&mut self, going: bool) {
        let known = self.trace.known();
        let last = known / WINDOW;
        let settled = self.trace.is_complete() || !going;
        let within = |&index: &u64| settled || index.saturating_mul(WINDOW) < known;
        if let Some(at) = self.windows.iter().position(within)
            && let Some(index) = self.windows.remove(at)
        {
            let index = index.min(last);
            let reading = WindowReading::begin(&self.trace, index, self.near.as_ref());
            self.reading = Some((index, reading));
        }
    }

    fn find(&mut self, run: RunId, going: bool, answer: &mut impl FnMut(Response)) -> bool {
        let Some(seek) = &mut self.asked else {
            return false;
        };
        let grows = going && !self.trace.is_complete();
        if seek.direction == Direction::Backwards && grows && self.trace.known() < seek.from {
            // A new engine has not come this far again.
            return false;
        }
        let step = match seek.seek.advance(&self.trace, SLICE) {
            Look::GoesOn => return true,
            // Looked at again once more is known.
            Look::Nothing if seek.direction == Direction::Forwards && grows => return false,
            Look::Nothing => None,
            Look::Found(step) => Some(step),
        };
        let Wish {
            from,
            direction,
            interest,
            ..
        } = *seek;
        self.asked = None;
        answer(Response::Found {
            run,
            from,
            direction,
            interest,
            step,
        });
        true
    }

    /// Sends solutions that are known and wanted, a part at a time.
    fn show(&mut self, run: RunId, answer: &mut impl FnMut(Response)) -> bool {
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

    /// Reads the tree on to the end of what is known, then sends it.
    fn grow(&mut self, run: RunId, answer: &mut impl FnMut(Response)) -> bool {
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
