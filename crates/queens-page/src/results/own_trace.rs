//! The comparison of a program's trace with the search of the form.

use std::rc::Rc;

use queens_core::check::trace::{
    Action, Comparison, LONGEST_TRACE, NotRead, Numbering, OtherLine, TraceLine, TraceText,
    compare, read, supports,
};
use queens_core::{Algorithm, BoardSize, Descriptor, Goal, Square};

use crate::settings::Settings;

/// The number of agreeing lines shown before the first difference.
const BEFORE: usize = 6;

/// The trace of the reader's program.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnTrace {
    /// The trace, as of the last time that its field lost the focus.
    pub draft: Rc<str>,
    /// The chosen numbering of squares. `None` for names such as a1.
    pub numbering: Option<Numbering>,
    pub result: Compared,
}

/// The result of a comparison.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Compared {
    /// No comparison was requested.
    #[default]
    None,
    Refused(TraceRefusal),
    Done(Rc<TraceVerdict>),
}

/// The reason why a trace cannot be compared.
#[derive(Clone, PartialEq, Debug)]
pub enum TraceRefusal {
    /// The text is empty.
    Empty,
    /// The text is too long, with this number of bytes.
    TooLong(usize),
    /// The code of the algorithm is not loaded.
    NoCode,
    /// The algorithm does not place and remove single pieces in a fixed order.
    Unsupported(&'static Descriptor),
    /// The search of the form is impossible, for this reason.
    Impossible(String),
}

/// A comparison, and its search.
#[derive(Clone, PartialEq, Debug)]
pub struct TraceVerdict {
    pub settings: Settings,
    pub text: TraceText,
    pub comparison: Comparison,
}

/// The outcome of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceOutcome {
    /// All actions agree, and the search has no other.
    Same,
    /// All lines agree, but the search continues.
    Incomplete,
    /// A line differs.
    Different,
    /// No line differs, but some lines could not be read.
    Unread,
    /// The text has no action.
    NoActions,
}

/// A row of the two traces next to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PairedLine {
    pub printed: Option<TraceLine>,
    pub expected: Option<(Action, Square)>,
    /// Whether this is the first difference.
    pub differs: bool,
}

impl TraceVerdict {
    pub fn outcome(&self) -> TraceOutcome {
        if self.comparison.difference.is_some() {
            TraceOutcome::Different
        } else if self.unread().next().is_some() {
            TraceOutcome::Unread
        } else if self.text.lines.is_empty() {
            TraceOutcome::NoActions
        } else if self.comparison.next.is_empty() {
            TraceOutcome::Same
        } else {
            TraceOutcome::Incomplete
        }
    }

    pub fn size(&self) -> BoardSize {
        self.settings.size
    }

    /// The lines with an action that could not be read.
    pub fn unread(&self) -> impl Iterator<Item = &OtherLine> {
        let others = self.text.others.iter();
        others.filter(|line| line.reason != NotRead::NoAction)
    }

    /// The lines without an action, which may be the program's output.
    pub fn outputs(&self) -> impl Iterator<Item = &OtherLine> {
        let others = self.text.others.iter();
        others.filter(|line| line.reason == NotRead::NoAction)
    }

    /// The lines around the first difference, or at the end of the trace.
    pub fn pairs(&self) -> Vec<PairedLine> {
        let (lines, compared) = (&self.text.lines, &self.comparison);
        let agreed = compared.agreed.min(lines.len());
        let same = lines[agreed.saturating_sub(BEFORE)..agreed].iter();
        let same = same.map(|line| PairedLine {
            printed: Some(*line),
            expected: Some((line.action, line.square)),
            differs: false,
        });
        let later = (0..compared.next.len().max(1)).map(|at| PairedLine {
            printed: lines.get(agreed + at).copied(),
            expected: compared.next.get(at).copied(),
            differs: at == 0 && compared.difference.is_some(),
        });
        let later = later.filter(|pair| pair.printed.is_some() || pair.expected.is_some());
        same.chain(later).collect()
    }
}

impl OwnTrace {
    /// The result for these settings. Results for another search are ignored.
    pub fn result_with(&self, settings: &Settings) -> Compared {
        match &self.result {
            Compared::Done(verdict) if verdict.settings != compared(settings) => Compared::None,
            result => result.clone(),
        }
    }
}

/// The search with which a trace is compared: for one solution, or for all.
fn compared(settings: &Settings) -> Settings {
    let goal = match settings.goal {
        Goal::First => Goal::First,
        Goal::All | Goal::Count => Goal::All,
    };
    Settings {
        goal,
        ..settings.clone()
    }
}

/// Compares a trace with the search of these settings.
pub(crate) fn compared_with(
    settings: &Settings,
    code: Option<&'static Algorithm>,
    numbering: Option<Numbering>,
    text: &str,
) -> Result<TraceVerdict, TraceRefusal> {
    if text.trim().is_empty() {
        return Err(TraceRefusal::Empty);
    }
    if text.len() > LONGEST_TRACE {
        return Err(TraceRefusal::TooLong(text.len()));
    }
    let settings = compared(settings);
    if settings.large.is_some() || !supports(settings.algorithm) {
        return Err(TraceRefusal::Unsupported(settings.algorithm));
    }
    let code = code.ok_or(TraceRefusal::NoCode)?;
    let instance = settings.instance();
    let instance = instance.map_err(|error| TraceRefusal::Impossible(error.to_string()))?;
    let accepted = code.accept(instance);
    let accepted = accepted.map_err(|error| TraceRefusal::Impossible(error.to_string()))?;
    if !accepted.leaves_trace() {
        return Err(TraceRefusal::Unsupported(settings.algorithm));
    }
    let text = read(settings.size, numbering, text);
    let comparison = compare(&accepted, &text.lines);
    Ok(TraceVerdict {
        settings,
        text,
        comparison,
    })
}

#[cfg(test)]
mod tests {
    use queens_core::Event;
    use queens_core::check::trace::Action::{Place, Remove, Try};
    use queens_core::formats::Base;

    use super::*;
    use crate::message::{FormMessage, Message};
    use crate::results::{Check, ResultsMessage, Tool};
    use crate::testing::Page;

    fn ask(page: &mut Page, text: &str) -> Compared {
        page.send(Message::Results(ResultsMessage::TraceAsked(text.into())));
        let results = &page.model.results;
        results.own_trace.result_with(&page.model.address.settings)
    }

    fn verdict(page: &mut Page, text: &str) -> Rc<TraceVerdict> {
        match ask(page, text) {
            Compared::Done(verdict) => verdict,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_wrong_diagonal_test_is_the_first_difference() {
        let mut page = Page::open("n=4&algorithm=recursive");
        let text = "try a1\nplace a1\ntry b1\ntry b2\nplace b2\ntry c1\n";
        let verdict = verdict(&mut page, text);
        assert_eq!(verdict.outcome(), TraceOutcome::Different);
        let difference = verdict.comparison.difference.as_ref().expect("one");
        assert_eq!((difference.line.line, difference.step), (5, 2));
        assert!(matches!(difference.event, Some(Event::Reject { .. })));
        let pairs = verdict.pairs();
        assert_eq!(pairs.len(), 4 + 3);
        let at = pairs.iter().position(|pair| pair.differs);
        assert_eq!(at, Some(4));
        let square = |name: &str| name.parse().expect("a square");
        assert_eq!(pairs[4].expected, Some((Try, square("b3"))));
        assert_eq!(pairs[4].printed.map(|line| line.action), Some(Place));
        assert_eq!(pairs[3].expected, Some((Try, square("b2"))));
    }

    #[test]
    fn a_trace_is_right_only_if_it_is_whole_and_read() {
        let mut page = Page::open("n=2&algorithm=recursive&goal=count");
        let whole = "place a1\nremove a1\nplace a2\nremove a2\n";
        let outcome = |page: &mut Page, text: &str| verdict(page, text).outcome();
        assert_eq!(outcome(&mut page, whole), TraceOutcome::Same);
        assert_eq!(outcome(&mut page, "place a1\n"), TraceOutcome::Incomplete);
        assert_eq!(
            verdict(&mut page, "place a1\n").comparison.next[0].0,
            Remove
        );
        let unread = format!("{whole}place z9\n");
        assert_eq!(outcome(&mut page, &unread), TraceOutcome::Unread);
        assert_eq!(outcome(&mut page, "hello"), TraceOutcome::NoActions);
        let longer = format!("{whole}place a1\n");
        assert_eq!(outcome(&mut page, &longer), TraceOutcome::Different);
    }

    #[test]
    fn a_trace_that_cannot_be_compared_has_a_reason() {
        let mut page = Page::open("n=4&algorithm=recursive");
        let refused = |page: &mut Page, text: &str| match ask(page, text) {
            Compared::Refused(refusal) => refusal,
            other => panic!("{other:?}"),
        };
        assert_eq!(refused(&mut page, " \n"), TraceRefusal::Empty);
        let long = "place a1\n".repeat(LONGEST_TRACE / 9 + 1);
        assert_eq!(refused(&mut page, &long), TraceRefusal::TooLong(long.len()));
        for fragment in [
            "n=4&algorithm=permutations",
            "n=4&algorithm=meet-in-the-middle",
            "n=8&algorithm=random-placement&seed=7",
            "n=100&algorithm=min-conflicts&seed=7",
        ] {
            let mut page = Page::open(fragment);
            let refusal = refused(&mut page, "place a1");
            assert!(
                matches!(refusal, TraceRefusal::Unsupported(_)),
                "{fragment}"
            );
        }
    }

    #[test]
    fn a_result_is_of_one_search_and_one_numbering() {
        let mut page = Page::open("n=4&algorithm=recursive");
        let rows = Numbering::new(queens_core::Axis::Ranks, Base::Zero);
        page.send(Message::Results(ResultsMessage::NumberingChosen(Some(
            rows,
        ))));
        let verdict = verdict(&mut page, "place 0 0\nplace 2 1\n");
        assert_eq!(verdict.comparison.agreed, 2);
        page.send(FormMessage::SizeStepped(crate::settings::Side::Files, 1));
        let results = &page.model.results;
        let result = results.own_trace.result_with(&page.model.address.settings);
        assert_eq!(result, Compared::None);
        assert_eq!(&*results.own_trace.draft, "place 0 0\nplace 2 1\n");
    }

    #[test]
    fn other_lines_go_to_the_check_of_outputs() {
        let mut page = Page::open("n=4&algorithm=recursive&view=results");
        let verdict = verdict(&mut page, "place a1\n1 3 0 2\n2 0 3 1\n");
        let outputs: Vec<&str> = verdict.outputs().map(|line| line.text.as_str()).collect();
        let outputs = outputs.join("\n");
        page.send(Message::Results(ResultsMessage::OutputChecked(
            outputs.into(),
        )));
        page.work(200);
        assert_eq!(page.model.results.tool, Some(Tool::Check));
        let Check::Done(judged) = &page.model.results.check else {
            panic!("{:?}", page.model.results.check);
        };
        assert!(judged.is_right());
    }
}
