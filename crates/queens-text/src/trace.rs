//! The cells of the trace table: the test of a step, and its result.

use queens_core::{Bound, Event, Problem};
use queens_page::trace::{NoTable, TraceColumn, TraceRow, TraceTable};

use crate::Texts;
use crate::words::Trace;

impl Trace {
    /// The test of a step and its result. Empty if the step has none.
    pub fn test_and_result(self, row: &TraceRow, problem: Problem) -> [String; 2] {
        let Some(event) = row.event else {
            return [String::new(), String::from(self.begin())];
        };
        match event {
            // A knight's list has only free squares. The program tests later if the situation is critical.
            Event::Place { .. } if problem == Problem::Knight => {
                [String::new(), self.placed(problem)]
            }
            Event::Place { square } => [self.is_free(square), self.placed(problem)],
            Event::Append { .. } => [
                String::from(self.is_critical()),
                String::from(self.last_square()),
            ],
            Event::Start { square } => [String::new(), self.untested(square)],
            // A whole candidate is tested, and no single square.
            Event::Reject {
                square,
                attacker,
                line,
            } if row.is_candidate => [
                String::from(self.is_safe()),
                self.clash(attacker, square, line),
            ],
            Event::Reject {
                square,
                attacker,
                line,
            } => [self.is_free(square), self.attacked(attacker, line)],
            Event::Uncovered { square } => {
                [String::from(self.is_covered()), self.uncovered(square)]
            }
            Event::Pruned { square } => [self.is_useful(square), String::from(self.pruned())],
            Event::Remove { square } => [String::new(), self.removed(square, problem)],
            Event::Candidate(_) => [String::new(), String::from(self.candidate())],
            Event::Relocate { from, to } => [String::new(), self.moved(from, to)],
            Event::DeadEnd => [String::from(self.is_left()), String::from(self.dead_end())],
            Event::Critical => [
                String::from(self.is_critical()),
                String::from(self.critical()),
            ],
            Event::Score => [String::new(), self.score(problem)],
            Event::Bound(Bound::AtLeast(queens)) => [String::new(), self.at_least(queens.into())],
            Event::Bound(Bound::AtMost(queens)) => [String::new(), self.at_most(queens.into())],
            Event::Bound(Bound::Refuted(queens)) => [String::new(), self.refuted(queens.into())],
            Event::Frame { closed, .. } => [String::new(), self.frame(closed.is_some())],
            Event::Solution => [self.is_solution(problem), self.solution(row.solutions)],
            Event::Image { .. } => [String::new(), self.image(row.solutions)],
            Event::Restart => [String::new(), String::from(self.restart())],
            Event::End => [String::new(), String::from(self.end())],
            Event::CapReached => [String::new(), String::from(self.cap())],
        }
    }
}

impl Texts {
    /// The heading of a column of the trace table.
    pub fn trace_column(&self, column: TraceColumn, has_sheet_names: bool) -> String {
        let texts = self.trace();
        match column {
            TraceColumn::Line => texts.line().to_owned(),
            TraceColumn::Variable(_, name) if has_sheet_names => name.to_owned(),
            TraceColumn::Variable(_, name) => self.renamed(name),
            TraceColumn::Test => texts.test().to_owned(),
            TraceColumn::Result => texts.result().to_owned(),
        }
    }

    /// The title of a printed trace table.
    pub fn trace_title(&self, table: &TraceTable, name: &str) -> String {
        let [from, to] = table.steps;
        self.trace().title(name, from, to)
    }

    /// Why there is no trace table.
    pub fn no_trace(&self, why: &NoTable) -> String {
        let texts = self.trace();
        match why {
            NoTable::NotRun => texts.not_run().to_owned(),
            NoTable::Counted => texts.counted().to_owned(),
            NoTable::Large => texts.large().to_owned(),
            NoTable::Played => texts.played().to_owned(),
            NoTable::Rushing => texts.rushing().to_owned(),
            NoTable::Coming => self.parts().coming().to_owned(),
            NoTable::Range(error) => self.share_error(error),
        }
    }
}

#[cfg(test)]
mod tests;
