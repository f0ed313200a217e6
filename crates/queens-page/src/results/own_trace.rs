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
mod tests;
