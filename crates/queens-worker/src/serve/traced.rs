//! A search with a trace. The page reads parts of the trace while it grows.

use std::collections::VecDeque;
use std::task::Poll;

use queens_core::{
    Accepted, Direction, Interest, Reader, Seek, Trace, TreeReader, WINDOW, WindowReader, Work,
    WrongSolution,
};

use super::slot::Task;
use super::{REPORT_EVERY, SLICE};
use crate::protocol::{Answer, Read, Reason};

/// The greatest number of solutions in one answer.
const PART: usize = 4096;

pub(super) struct Traced {
    accepted: Accepted,
    trace: Trace,
    /// The number of events that the search computes beyond the last requested step.
    ahead: u64,
    /// Whether the search can continue. A stop sets it to `false`.
    is_running: bool,
    /// The wrong solution that the search has reported, if any.
    wrong: Option<WrongSolution>,
    /// Whether the last report covers the whole trace.
    is_reported: bool,
    report_at: f64,
    /// The step at the end of the farthest requested window.
    requested: u64,
    /// The indices of the requested windows that have not been read, the most urgent first.
    windows: VecDeque<u64>,
    reading: Option<(u64, WindowReader)>,
    /// The reader at the end of the last window. The next requested window often starts there.
    near: Option<Reader>,
    pending: Option<PendingSeek>,
    /// The number of the next solution to send. `None` if no solutions are requested.
    gallery: Option<usize>,
    tree: Option<TreeReader>,
    /// The step around which the tree is requested. `None` once it is sent.
    tree_at: Option<u64>,
    /// Whether the next slice builds the tree instead of extending the trace.
    is_trees_turn: bool,
    /// The time of the next report about building the tree, and the step at which building started.
    report_tree: Option<(f64, u64)>,
}

/// A request for an event of interest.
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
            requested: 0,
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
            steps: self.trace.known_steps(),
            ending: self.trace.ending(),
            counters: *self.trace.frontier().replay().counters(),
            outline: self.trace.outline().clone(),
        });
    }

    /// Whether the trace can still grow.
    fn can_grow(&self) -> bool {
        self.is_running && !self.trace.is_complete()
    }

    /// Replaces the requested windows. Continues with a window that is being read if it is still requested.
    fn request_windows(&mut self, indices: Vec<u64>) {
        let end = |&index: &u64| index.saturating_add(1).saturating_mul(WINDOW);
        self.requested = indices.iter().map(end).max().unwrap_or(self.requested);
        self.reading.take_if(|(index, _)| !indices.contains(index));
        let read = self.reading.as_ref().map(|&(index, _)| index);
        self.windows = indices
            .into_iter()
            .filter(|&index| Some(index) != read)
            .collect();
    }

    /// Extends the trace by one slice, but not beyond `ahead` events after the requested windows and tree. There is no
    /// limit while an event of interest is requested. Returns whether the trace was extended.
    fn extend(&mut self) -> bool {
        let limit = match self.pending {
            Some(_) => u64::MAX,
            None => {
                let requested = self.requested.max(self.tree_at.unwrap_or(0));
                requested.saturating_add(self.ahead)
            }
        };
        let is_short = self.can_grow() && self.trace.known_steps() < limit;
        if is_short {
            self.wrong = self.trace.extend(SLICE).err();
            self.is_reported = false;
        }
        is_short
    }

    /// Works on one request that can be handled now. Returns `false` if there is no such request.
    fn read_one(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        if self.reading.is_none() {
            self.begin_reading();
        }
        if let Some((index, reading)) = &mut self.reading {
            if let Poll::Ready((window, end)) = reading.work(SLICE) {
                answer(Answer::Window {
                    index: *index,
                    window: Box::new(window),
                });
                self.near = Some(end);
                self.reading = None;
            }
            return true;
        }
        self.find(answer) || self.send_solutions(answer)
    }

    /// Starts to read the first requested window that the trace has reached. While the search runs, later windows wait.
    fn begin_reading(&mut self) {
        let known = self.trace.known_steps();
        let last = known / WINDOW;
        let is_final = !self.can_grow();
        let within = |&index: &u64| is_final || index.saturating_mul(WINDOW) < known;
        if let Some(at) = self.windows.iter().position(within)
            && let Some(index) = self.windows.remove(at)
        {
            let index = index.min(last);
            let reading = WindowReader::new(&self.trace, index, self.near.as_ref());
            self.reading = Some((index, reading));
        }
    }

    fn find(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        let grows = self.can_grow();
        let Some(pending) = &mut self.pending else {
            return false;
        };
        if pending.direction == Direction::Backwards
            && grows
            && self.trace.known_steps() < pending.from
        {
            // A worker that was restarted has not reached the requested step yet.
            return false;
        }
        let step = match pending.seek.work(&self.trace, SLICE) {
            Poll::Pending => return true,
            // The known part of the trace has no such event. The seek continues when the trace has grown.
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

    /// Sends the next part of the requested solutions. Returns `false` if there is nothing to send.
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

    /// Builds the requested part of the tree from the known trace. Sends the tree when it is complete. Returns `false`
    /// if there is nothing to do.
    fn send_tree(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        let (known, grows) = (self.trace.known_steps(), self.can_grow());
        let (Some(step), Some(tree)) = (self.tree_at, &mut self.tree) else {
            return false;
        };
        if grows && known < step {
            // A worker that was restarted has not reached the requested step yet.
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
    /// Reports the progress of building the tree, at most every `REPORT_EVERY` milliseconds.
    fn report_tree(&mut self, now: f64, answer: &mut dyn FnMut(Answer)) {
        let (Some(tree), Some(requested)) = (&self.tree, self.tree_at) else {
            self.report_tree = None;
            return;
        };
        let read = tree.step();
        let (report_at, from) = self.report_tree.get_or_insert((now + REPORT_EVERY, read));
        if now >= *report_at && (*from + 1..requested).contains(&read) {
            *report_at = now + REPORT_EVERY;
            answer(Answer::TreeRead {
                from: *from,
                to: read,
            });
        }
    }

    /// Extends the trace and builds the tree, in turns, so that neither waits for the other. Returns `false` if there
    /// is nothing to do.
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

    /// The trace can be read after the end of the search.
    fn is_kept(&self) -> bool {
        self.wrong.is_none()
    }

    fn stop(&mut self, answer: &mut dyn FnMut(Answer)) -> bool {
        self.is_running = false;
        self.report(answer);
        true
    }

    /// Each request replaces the waiting request of the same kind.
    fn read(&mut self, read: Read) {
        match read {
            Read::Windows(indices) => self.request_windows(indices),
            // A traced search has no moves to request.
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
                    seek: Seek::new(from, direction, interest),
                });
            }
            Read::Gallery(from) => {
                self.gallery = Some(usize::try_from(from).unwrap_or(usize::MAX));
            }
            Read::Tree(step) => {
                let tree = self
                    .tree
                    .get_or_insert_with(|| TreeReader::new(&self.accepted));
                tree.request(step);
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

    /// A search that reports the empty board as a solution.
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
        let algorithm =
            Algorithm::new(OPENING.descriptor(), FalseSolution::start).explanation(explain);
        let algorithm: &'static Algorithm = Box::leak(Box::new(algorithm));
        let size = BoardSize::new(8).expect("a size");
        let instance = Instance::queens(size, &[], Goal::All).expect("an empty board");
        let mut traced = Traced::new(algorithm.accept(instance).expect("supported"), 1_000);
        let mut answers = Vec::new();
        assert!(
            traced
                .work(&|| 0.0, &mut |answer| answers.push(answer))
                .is_ready()
        );
        let why = format!("{} reports a wrong solution at step 1", OPENING.id);
        assert_eq!(answers, [Answer::Refused(Reason::Job(why))]);
        assert!(!traced.is_kept());
    }
}
