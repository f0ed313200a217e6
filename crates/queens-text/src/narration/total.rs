//! The headline of a search: its solutions, the least number of queens, or the tour.

use queens_core::{Bound, Ending, Goal, Problem, Traversal, Variant};
use queens_draw::{Sentence, Span};
use queens_page::proof::{is_refuted, size};
use queens_page::run::Run;
use queens_page::settings::SymmetrySetting;
use queens_page::settings::has_frames;
use strum::IntoStaticStr;

use super::{frames, searches};
use crate::Texts;
use crate::event::marked;
use crate::explorer::Total;

/// The known number of solutions.
pub fn known(run: &Run, symmetry: SymmetrySetting) -> Total {
    let counters = run.farthest();
    let (solutions, classes) = (counters.solutions, counters.fundamental);
    let is_first = run.settings().goal == Goal::First && solutions > 0;
    Total {
        solutions,
        classes,
        is_exact: run.is_exact(),
        is_over: run.ending().is_some(),
        is_stopped: run.is_halted(),
        is_first,
        is_one_try: run.ending() == Some(Ending::Complete)
            && run.settings().algorithm.traversal == Traversal::Greedy,
        by_class: symmetry == SymmetrySetting::Fundamental && counters.has_classes(),
    }
}

/// The kind of a result. The headline's `data-kind` attribute contains its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum ResultKind {
    /// The search is not over.
    Running,
    /// Solutions were found, and there may be more.
    Found,
    /// The whole search has no solution.
    None,
    /// The requested number of queens does not suffice.
    Refuted,
    /// The search ended early: the number is a lower bound.
    Bounded,
    /// The number of solutions is exact.
    Counted,
}

impl ResultKind {
    /// The value of `data-kind`.
    pub const fn name(self) -> &'static str {
        self.into_str()
    }
}

/// The kind of the result so far.
pub fn kind(run: &Run) -> ResultKind {
    let total = known(run, SymmetrySetting::All);
    match total {
        Total {
            is_over: false,
            is_stopped: false,
            ..
        } => ResultKind::Running,
        Total { is_first: true, .. } => ResultKind::Found,
        Total {
            is_exact: false, ..
        } => ResultKind::Bounded,
        Total { solutions: 0, .. } if run.settings().k.is_some() => ResultKind::Refuted,
        Total { solutions: 0, .. } => ResultKind::None,
        _ => ResultKind::Counted,
    }
}

/// The headline.
pub fn headline(texts: &Texts, run: &Run, symmetry: SymmetrySetting) -> Sentence {
    let total = known(run, symmetry);
    let is_answered = total.is_exact || total.is_first && total.is_over;
    let own = match run.settings().algorithm.problem {
        Problem::Domination if is_answered => least(texts, run, total),
        Problem::Knight if is_answered => tours(texts, run, total),
        _ => None,
    };
    let sentence = own.unwrap_or_else(|| texts.explorer().total(total));
    with_directions(texts, run, sentence)
}

/// Appends a note to a count of closed tours: both directions of each tour count.
pub(super) fn with_directions(texts: &Texts, run: &Run, sentence: Sentence) -> Sentence {
    let settings = run.settings();
    let is_counted = settings.goal != Goal::First && run.farthest().solutions > 0;
    let is_closed = settings.variant == Some(Variant::Closed);
    let rest = texts.rest.filter(|_| is_closed && is_counted);
    with(
        sentence,
        rest.map(|rest| rest.knight().directions().to_owned()),
    )
}

/// The number of queens that suffices, and the largest number that does not.
fn least(texts: &Texts, run: &Run, total: Total) -> Option<Sentence> {
    let rest = texts.rest?;
    let bounds = run.outline().bounds.iter().map(|known| known.bound);
    let too_few = bounds.filter_map(|bound| match bound {
        Bound::AtLeast(queens) => queens.checked_sub(1).filter(|&queens| queens > 0),
        Bound::Refuted(queens) => Some(queens),
        Bound::AtMost(_) => None,
    });
    let too_few = too_few.max().or_else(|| by_frames(run));
    let asked = run.settings().k;
    let queens = asked.or(too_few.map(|queens| queens + 1))?;
    if total.solutions == 0 {
        let refuted = marked(rest.domination().bound(Bound::Refuted(queens)));
        let took = frames::took(texts, run, queens).filter(|_| is_refuted(run, queens));
        return Some(with(refuted, took));
    }
    let ways = (!total.is_first).then_some(total.solutions);
    // With frames, the cost of a refutation belongs to the current step.
    let is_told = |few: u16| !has_frames(run.settings().algorithm) || is_refuted(run, few);
    let too_few = too_few.filter(|&few| few + 1 == queens && is_told(few));
    let few = too_few.map(u64::from);
    let suffices = marked(rest.domination().suffices(queens.into(), ways, few));
    let took = too_few.and_then(|few| frames::took(texts, run, few));
    Some(with(suffices, took))
}

/// For a count by frames without reported bounds: one queen fewer than the set has.
fn by_frames(run: &Run) -> Option<u16> {
    let size = size(run).filter(|_| run.settings().k.is_none())?;
    u16::from(size).checked_sub(1).filter(|&few| few > 0)
}

fn with(mut sentence: Sentence, more: Option<String>) -> Sentence {
    sentence.0.extend(more.map(Span::Plain));
    sentence
}

/// The number of tours, or the reason why there is no tour.
fn tours(texts: &Texts, run: &Run, total: Total) -> Option<Sentence> {
    let (texts, settings) = (texts.rest?.knight(), run.settings());
    let is_closed = settings.variant == Some(Variant::Closed);
    Some(marked(match total.solutions {
        0 => texts.no_tour(searches::known_obstacle(settings).as_ref()),
        tours => texts.found(tours, is_closed, settings.size.area() as u64),
    }))
}
