//! Records the nodes of a search: in the accounts of the frames, as events, and in a log.

use super::{FrameSearch, Question, square};
use crate::board::{Square, Symmetry};
use crate::frames::log::{Log, Steps, header};
use crate::frames::margins::CanonicalFrame;
use crate::frames::outcome::QuestionError;
use crate::search::{Event, FrameAccount, Rule};

impl FrameSearch {
    /// Like [`FrameSearch::new`], but keeps a log until it is taken.
    ///
    /// # Errors
    ///
    /// Those of [`FrameSearch::new`].
    pub fn logged(question: Question) -> Result<FrameSearch, QuestionError> {
        let text = header(question.size, question.k);
        let mut search = FrameSearch::new(question)?;
        search.keep_log(text);
        Ok(search)
    }

    /// The search of one frame, with a log that has no first line. Only the first queens with the numbers `only` are
    /// searched, or all if it is `None`.
    pub(in crate::frames) fn of(
        question: Question,
        frame: CanonicalFrame,
        only: Option<Vec<u32>>,
    ) -> FrameSearch {
        let mut search = FrameSearch::over(question, Symmetry::ALL.to_vec(), vec![frame]);
        search.only = only;
        search.keep_log(String::new());
        search
    }

    fn keep_log(&mut self, text: String) {
        self.log = Some(Log::new(text));
        self.desk.steps = Some(Steps::default());
    }

    /// The number of first queens tried in the last frame so far.
    pub(in crate::frames) fn first_queens(&self) -> u32 {
        self.first
    }

    /// The number of sets found, in units of 1/840.
    pub(in crate::frames) fn weight(&self) -> u64 {
        self.weight
    }

    /// Returns the lines of the log since the last call.
    pub fn take_log(&mut self) -> String {
        self.log.as_mut().map(Log::take).unwrap_or_default()
    }

    pub(super) fn tell(&mut self, event: Event) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Writes the log line of the node just examined, if a log is kept.
    #[inline(always)]
    pub(super) fn note_node(&mut self, depth: usize) {
        if let (Some(log), Some(steps), Some(current)) =
            (&mut self.log, &self.desk.steps, &self.current)
        {
            match depth.checked_sub(1) {
                None => log.frame(self.question.size, current.frame.margins, steps),
                Some(above) => log.node(depth, self.levels[above].queen, steps),
            }
        }
    }

    /// Records the frame whose root was just examined.
    pub(super) fn note_frame(&mut self, closed: Option<Rule>) {
        if let Some(current) = &self.current {
            let margins = current.frame.margins;
            self.accounts.push(FrameAccount {
                k: self.question.k,
                margins,
                closed,
                nodes: 1,
                step: 0,
            });
            self.tell(Event::Frame { margins, closed });
        }
    }

    /// Records that the queen of a node was tried.
    #[inline(always)]
    pub(super) fn note_try(&mut self, above: usize, is_placed: bool) {
        let level = &mut self.levels[above];
        level.has_placed |= is_placed;
        let square = square(level.queen);
        self.note_test(square, above, is_placed);
    }

    #[inline(always)]
    pub(super) fn note_test(&mut self, square: Square, above: usize, is_placed: bool) {
        if let Some(account) = self.accounts.last_mut() {
            account.nodes += 1;
        }
        self.counters.tests += 1;
        if is_placed {
            self.counters.placements += 1;
            self.counters.depth = self.counters.depth.max(above as u64 + 1);
            self.tell(Event::Place { square });
        } else {
            self.tell(Event::Pruned { square });
        }
    }
}
