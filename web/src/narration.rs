//! What the page tells about the step that is shown, in one sentence: the event strip shows it, the
//! live region speaks it.

use queens_core::columns::Columns;
use queens_core::event::{Event, EventKind};
use queens_core::instance::Goal;

use crate::model::{Engine, Model};
use crate::playback::{Activity, Run};
use crate::text::Sentence;

/// So many events searched on without a solution, and looking for one has become a wait.
const LONG_SEARCH: u64 = 100_000;

/// A sentence, and what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Narration {
    /// The event that led to the step shown; none at its start.
    pub(crate) kind: Option<EventKind>,
    pub(crate) tone: Tone,
    pub(crate) sentence: Sentence,
}

/// The colour and the sign of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Information,
    Given,
    Place,
    Conflict,
    Back,
    DeadEnd,
    Solution,
    /// Something takes its time.
    Waiting,
    Warning,
    Failure,
}

/// The sentence of the event that is shown.
pub(crate) fn event_sentence(model: &Model) -> Sentence {
    narrate(model).sentence
}

/// What the page tells now.
pub(crate) fn narrate(model: &Model) -> Narration {
    let texts = &model.texts().event;
    let kind = model.run.as_ref().and_then(kind);
    let (tone, sentence) = match &model.run {
        _ if matches!(model.engine, Engine::Failed { .. }) => (Tone::Failure, (texts.failed)()),
        None => match model.settings.given.squares().len() {
            0 => (Tone::Information, (texts.empty)()),
            given => (Tone::Given, (texts.given)(given)),
        },
        Some(run) if model.is_stale() => {
            let n = run.settings().size;
            let differs = n != model.settings.size;
            (Tone::Warning, (texts.stale)(differs.then(|| n.get())))
        }
        Some(run) if run.settings().goal == Goal::Count => count(model, run),
        Some(run) => shown(model, run),
    };
    Narration {
        kind,
        tone,
        sentence,
    }
}

/// The event that led to what is shown; a count tells of its end alone.
fn kind(run: &Run) -> Option<EventKind> {
    let is_counted = run.settings().goal == Goal::Count && run.is_at_end();
    match is_counted {
        true => Some(EventKind::End),
        false => run.event().map(Event::kind),
    }
}

/// A search that is counted.
fn count(model: &Model, run: &Run) -> (Tone, Sentence) {
    let texts = model.texts();
    let solutions = run.counters().solutions;
    let number = texts.numbers.whole(solutions);
    if run.is_at_end() {
        let tone = match solutions {
            0 => Tone::DeadEnd,
            _ => Tone::Solution,
        };
        (tone, (texts.event.counted)(solutions, &number))
    } else if run.is_halted() {
        let sentence = (texts.event.count_stopped)(solutions, &number);
        (Tone::Information, sentence)
    } else {
        let n = run.settings().size.get();
        (Tone::Waiting, (texts.event.counting)(n))
    }
}

/// A search that is shown step by step.
fn shown(model: &Model, run: &Run) -> (Tone, Sentence) {
    let texts = model.texts();
    match run.activity() {
        Activity::Example => {
            let n = run.settings().size.get();
            let tests = texts.numbers.whole(run.counters().tests);
            (Tone::Solution, (texts.event.example)(n, &tests))
        }
        Activity::Reaching { step, .. } if step > run.known() => {
            let sentence = (texts.event.reaching)(&texts.numbers.whole(step), percent(run, step));
            (Tone::Waiting, sentence)
        }
        Activity::Looking { .. } if searches_on(run) => (Tone::Waiting, (texts.event.looking)()),
        _ => event(model, run),
    }
}

/// The percentage of the way to a step that the search has run.
pub(crate) fn percent(run: &Run, step: u64) -> u64 {
    let part = run.known() as f64 / step.max(1) as f64;
    (part * 100.0).clamp(0.0, 99.0) as u64
}

/// Whether the solution looked for is not among those known, so that it takes a search.
pub(crate) fn searches_on(run: &Run) -> bool {
    let ahead = run
        .outline()
        .marks
        .last()
        .is_some_and(|&mark| mark > run.step());
    !run.is_complete() && !ahead && run.known() > run.step().saturating_add(LONG_SEARCH)
}

/// The event that led to the step shown.
fn event(model: &Model, run: &Run) -> (Tone, Sentence) {
    let texts = model.texts();
    let position = run.replay().position();
    let solutions = run.counters().solutions;
    let number = texts.numbers.whole(solutions);
    let texts = &texts.event;
    let column = Columns::current(position);
    match run.event() {
        None => (Tone::Information, (texts.start)(column)),
        Some(Event::Place { square }) => (Tone::Place, (texts.place)(square)),
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => (Tone::Conflict, (texts.reject)(square, attacker, line)),
        Some(Event::Remove { square }) => (Tone::Back, (texts.remove)(square)),
        Some(Event::DeadEnd) => (Tone::DeadEnd, (texts.dead_end)(column)),
        Some(Event::Solution) => (Tone::Solution, (texts.solution)(&number)),
        Some(Event::End) => {
            let sentence = (texts.end)(run.settings().goal, solutions, &number);
            match solutions {
                0 => (Tone::DeadEnd, sentence),
                _ => (Tone::Solution, sentence),
            }
        }
    }
}
