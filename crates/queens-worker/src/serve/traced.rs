//! A traced search: its trace grows, and parts of it are read.

use std::collections::VecDeque;
use std::task::Poll;

use queens_core::{
    Accepted, Direction, Interest, Reader, Seek, Trace, TreeReading, WINDOW, WindowReading, Work,
    WrongSolution,
};

use super::slot::Task;
use super::{REPORT_EVERY, SLICE};
use crate::protocol::{Answer, Read, Reason};

/// The most solutions of one answer.
const PART: usize = 4096;

pub(super) struct Traced {
    accepted: Accepted,
    trace: Trace,
    /// How far the search runs ahead of the last requested step.
    ahead: u64,
    /// Whether the search may continue: it was not stopped.
    is_running: bool,
    /// The wrong solution that the search has reported.
    wrong: Option<WrongSolution>,
    /// Whether the trace has not grown since the last report.
    is_reported: bool,
    report_at: f64,
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
    /// The step around which the tree is requested, if it is and was not sent yet.
    tree_at: Option<u64>,
    /// Whether the tree is read before the trace grows: they take turns.
    is_trees_turn: bool,
    /// When it is said how far the tree has been read, and where that began.
    report_tree: Option<(f64, u64)>,
}

/// A request for an event.
struct PendingSeek {
    from: u64,
    direction: Direction,
    interest: Interest,
    seek: Seek,
}

impl Traced {
    pub(super) fn new(accepted: Accepted, ahead: u64) -> Traced {
        Traced {
            trace: Trace::new(&accepted),
            accepted,
            ahead,
            is_running: true,
            wrong: None,
            is_reported: false,
            report_at: f64::MIN,
            wanted: 0,
            windows: VecDeque::new(),
            reading: None,
            near: None,
            pending: None,
            gallery: None,
            tree: None,
            tree_at: None,
            is_trees_turn: false,
            report_tree: None,
        }
    }

    fn report(&mut self, answer: &mut dyn FnMut(Answer)) {
        self.is_reported = true;
        answer(Answer::Known {
            steps: self.trace.known(),
            ending: self.trace.ending(),
            counters: *self.trace.frontier().replay().counters(),
            outline: self.trace.outline().clone(),
        });
    }

    /// Whether the trace may still grow.
    fn grows(&self) -> bool {
        self.is_running && !self.trace.is_complete()
    }

    /// Requests these windows, in place of those that wait.
    fn request_windows(&mut self, indices: Vec<u64>) {
        let end = |&index: &u64| index.saturating_add(1).saturating_mul(WINDOW);
        self.wanted = indices.iter().map(end).max().unwrap_or(self.wanted);
        self.reading.take_if(|(index, _)| !indices.contains(index));
        let read = self.reading.as_ref().map(|&(index, _)| index);
        self.windows = indices
            .into_iter()
            .filter(|&index| Some(index) != read)
            .collect();
    }

    /// Extends the trace, at most `ahead` events beyond the requested windows, or without bound while an event is
    /// sought; whether it was extended.
    fn extend(&mut self) -> bool {
        let limit = match self.pending {
            Some(_) => u64::MAX,
            None => {
                let wanted = self.wanted.max(self.tree_at.unwrap_or(0));
                wanted.saturating_add(self.ahead)
            }
        };
        let is_short = self.grows() && self.trace.known() < limit;
        if is_short {
            self.wrong = self.trace.extend(SLICE).err();
            self.is_reported = false;
        }
        is_short
    }

    /// Reads for one request, if one can be read for yet; whether there was one.
    fn read_one(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        if self.reading.is_none() {
            self.begin_reading();
        }
        if let Some((index, reading)) = &mut self.reading {
            if let Poll::Ready((window, end)) = reading.work(SLICE) {
                answer(Answer::Window {
                    index: *index,
                    window,
                });
                self.near = Some(end);
                self.reading = None;
            }
            return true;
        }
        self.find(answer) || self.send_solutions(answer)
    }

    /// Begins to read the first window that the trace reaches. A window beyond waits while the search runs.
    fn begin_reading(&mut self) {
        let known = self.trace.known();
        let last = known / WINDOW;
        let is_final = !self.grows();
        let within = |&index: &u64| is_final || index.saturating_mul(WINDOW) < known;
        if let Some(at) = self.windows.iter().position(within)
            && let Some(index) = self.windows.remove(at)
        {
            let index = index.min(last);
            let reading = WindowReading::begin(&self.trace, index, self.near.as_ref());
            self.reading = Some((index, reading));
        }
    }

    fn find(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        let grows = self.grows();
        let Some(pending) = &mut self.pending else {
            return false;
        };
        if pending.direction == Direction::Backwards && grows && self.trace.known() < pending.from {
            // A new worker has not reached this step again.
            return false;
        }
        let step = match pending.seek.work(&self.trace, SLICE) {
            Poll::Pending => return true,
            // Sought again once more is known.
            Poll::Ready(None) if pending.direction == Direction::Forwards && grows => return false,
            Poll::Ready(step) => step,
        };
        let PendingSeek {
            from,
            direction,
            interest,
            ..
        } = *pending;
        self.pending = None;
        answer(Answer::Found {
            from,
            direction,
            interest,
            step,
        });
        true
    }

    /// Sends requested solutions, a part at a time.
    fn send_solutions(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        let gallery = self.trace.gallery();
        let Some(from) = self.gallery.filter(|&from| from < gallery.len()) else {
            return false;
        };
        let part = gallery.part(from, PART);
        self.gallery = Some(from + part.len());
        answer(Answer::Gallery {
            from: from as u64,
            part,
        });
        true
    }

    /// Reads the requested part of the tree, up to the end of what is known or as far as its limits allow, then sends it.
    fn send_tree(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        let (known, grows) = (self.trace.known(), self.grows());
        let (Some(step), Some(tree)) = (self.tree_at, &mut self.tree) else {
            return false;
        };
        if grows && known < step {
            // A new worker has not reached this step again.
            return false;
        }
        if tree.work(known, SLICE).is_ready() {
            self.tree_at = None;
            answer(Answer::Tree(tree.tree().clone()));
        }
        true
    }
}

impl Traced {
    /// Says now and then how far the tree has been read, on the way to the requested step.
    fn report_tree(&mut self, now: f64, answer: &mut dyn FnMut(Answer)) {
        let (Some(tree), Some(wanted)) = (&self.tree, self.tree_at) else {
            self.report_tree = None;
            return;
        };
        let read = tree.step();
        let (report_at, from) = self.report_tree.get_or_insert((now + REPORT_EVERY, read));
        if now >= *report_at && (*from + 1..wanted).contains(&read) {
            *report_at = now + REPORT_EVERY;
            answer(Answer::TreeRead {
                from: *from,
                to: read,
            });
        }
    }

    /// The trace grows and the tree is read in turns, so that neither waits for the other.
    fn grow(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        self.is_trees_turn = !self.is_trees_turn;
        self.is_trees_turn && self.send_tree(answer)
            || self.extend()
            || !self.is_trees_turn && self.send_tree(answer)
    }
}

impl Task for Traced {
    fn work(&mut self, clock: &dyn Fn() -> f64, answer: &mut dyn FnMut(Answer)) -> Poll<()> {
        let now = clock();
        let more = self.read_one(answer) || self.grow(answer);
        if let Some(wrong) = self.wrong {
            answer(Answer::Refused(Reason::Job(wrong.to_string())));
            return Poll::Ready(());
        }
        if !self.is_reported && (now >= self.report_at || !more || self.trace.is_complete()) {
            self.report(answer);
            self.report_at = now + REPORT_EVERY;
        }
        self.report_tree(now, answer);
        if more { Poll::Pending } else { Poll::Ready(()) }
    }

    /// What is known can be read after the end of the search, unless the search is wrong.
    fn stays(&self) -> bool {
        self.wrong.is_none()
    }

    fn stop(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        self.is_running = false;
        self.report(answer);
        true
    }

    /// Each in place of one of its kind that waits.
    fn read(&mut self, read: Read) {
        match read {
            Read::Windows(indices) => self.request_windows(indices),
            // It has no rows.
            Read::Moves(_) => {}
            Read::Find {
                from,
                direction,
                interest,
            } => {
                self.pending = Some(PendingSeek {
                    from,
                    direction,
                    interest,
                    seek: Seek::begin(from, direction, interest),
                });
            }
            Read::Gallery(from) => {
                self.gallery = Some(usize::try_from(from).unwrap_or(usize::MAX));
            }
            Read::Tree(step) => {
                let tree = self
                    .tree
                    .get_or_insert_with(|| TreeReading::begin(&self.accepted));
                tree.want(step);
                self.tree_at = Some(step);
                self.report_tree = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm::OPENING;
    use queens_core::{Algorithm, BoardSize, Event, Goal, Instance, Search};

    use super::*;

    /// Reports the empty board as a solution.
    #[derive(Clone)]
    struct FalseSolution;

    impl Search for FalseSolution {
        fn new(_: &Instance) -> Self {
            FalseSolution
        }

        fn advance(&mut self) -> Event {
            Event::Solution
        }
    }

    #[test]
    fn a_search_that_reports_a_wrong_solution_is_refused_with_its_name() {
        let explain = |position: &_| OPENING.explain(position);
        let algorithm = Algorithm::new(OPENING.descriptor(), FalseSolution::start, explain);
        let algorithm: &'static Algorithm = Box::leak(Box::new(algorithm));
        let size = BoardSize::new(8).expect("a size");
        let instance = Instance::queens(size, &[], Goal::All).expect("an empty board");
        let mut traced = Traced::new(algorithm.accept(instance).expect("served"), 1_000);
        let mut answers = Vec::new();
        assert!(traced.work(&|| 0.0, &mut |it| answers.push(it)).is_ready());
        let why = format!("{} reports a wrong solution at step 1", OPENING.id);
        assert_eq!(answers, [Answer::Refused(Reason::Job(why))]);
        assert!(!traced.stays());
    }
}
