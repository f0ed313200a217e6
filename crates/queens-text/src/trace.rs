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
            Event::Place { square } => [self.is_free(square), self.placed(problem)],
            Event::Append { square } => [self.is_free(square), String::from(self.last_square())],
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
            Event::Critical => [String::new(), String::from(self.critical())],
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
mod tests {
    use queens_core::algorithm::ALL;
    use queens_page::language::Language;
    use queens_page::message::TransportMessage;
    use queens_page::testing::Page;
    use queens_page::trace::table;

    use super::*;

    /// The tests and results of the first steps of a search.
    fn told(fragment: &str, language: Language) -> Vec<[String; 2]> {
        let mut page = Page::open(fragment);
        page.send(TransportMessage::Run);
        page.send(TransportMessage::ToStep(0));
        page.work(2_000);
        let problem = page.model.shown_settings().algorithm.problem;
        let texts = Texts::of(language).trace();
        let rows = table(&page.model).expect("a table").rows;
        rows.iter()
            .map(|row| texts.test_and_result(row, problem))
            .collect()
    }

    #[test]
    fn every_step_of_every_algorithm_has_a_result() {
        for algorithm in ALL.iter().filter(|algorithm| algorithm.is_traced()) {
            let (problem, id) = (algorithm.problem, algorithm.id);
            let n = if problem == Problem::Domination { 4 } else { 5 };
            let fragment = format!("problem={problem}&n={n}&algorithm={id}&seed=7&view=trace");
            for language in Language::ALL {
                let told = told(&fragment, language);
                assert!(told.len() > 5, "{id}: {}", told.len());
                assert!(told.iter().all(|[_, result]| !result.is_empty()), "{id}");
            }
        }
    }

    #[test]
    fn a_row_has_the_tested_square_and_the_attacker() {
        let told = told("n=4&algorithm=recursive&view=trace", Language::ENGLISH);
        let expected = [
            ["", "start"],
            ["a1 free?", "yes: queen placed"],
            ["b1 free?", "no: a1, same row"],
            ["b2 free?", "no: a1, diagonal"],
            ["b3 free?", "yes: queen placed"],
        ];
        assert_eq!(told[..5], expected);
        assert!(told.contains(&["a square left?".to_owned(), "no: dead end".to_owned()]));
        assert!(told.contains(&[String::new(), "b3 removed".to_owned()]));
    }

    #[test]
    fn a_candidate_is_tested_as_a_whole_and_a_set_for_squares_it_leaves() {
        let told_of = |fragment: &str| told(fragment, Language::ENGLISH).concat().join("; ");
        let candidates = told_of("n=4&algorithm=permutations&view=trace");
        assert!(
            candidates.contains("no attack?; no: a1 and b2, diagonal"),
            "{candidates}"
        );
        let sets = told_of("problem=domination&n=4&algorithm=move-one&view=trace");
        assert!(sets.contains("all squares covered?; no: not "), "{sets}");
        let tour = told_of("problem=knight&n=5&algorithm=tour-roth&view=trace");
        assert!(tour.contains("free?; yes: knight moves"), "{tour}");
    }
}
