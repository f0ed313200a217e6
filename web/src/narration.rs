//! What the page tells about the step that is shown, in one sentence: the event strip shows it, the
//! live region speaks it.

pub(crate) mod large;
pub(crate) mod searches;

use queens_core::knight::moves;
use queens_core::{Ending, Event, EventKind, Goal, Problem, Square, Traversal};
use queens_worker::protocol::Pane;

use crate::library;
use crate::model::{Engine, Model};
use crate::notice::Notice;
use crate::parts::Part;
use crate::playback::{Activity, Run};
use crate::text::searches::SearchTexts;
use crate::text::{Sentence, Span};

/// A sentence, and what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Narration {
    /// The event that led to the step shown; none at its start.
    pub(crate) kind: Option<EventKind>,
    pub(crate) tone: Tone,
    pub(crate) sentence: Sentence,
}

/// Tells the event that a run shows, with the number of its solutions, if it differs from those of the
/// algorithm that the page opens with.
pub(crate) type Tell = fn(&SearchTexts, &Run, &str) -> Option<(Tone, Sentence)>;

/// The colour and the sign of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Information,
    Given,
    Place,
    /// A knight has come to a square.
    Visit,
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
    narrate(model, Pane::First).sentence
}

/// What the page tells now of a board.
pub(crate) fn narrate(model: &Model, pane: Pane) -> Narration {
    let texts = &model.texts().event;
    let run = model.run_at(pane);
    let kind = run.and_then(kind);
    if let Some(told) = large(model).filter(|_| pane == Pane::First) {
        return told;
    }
    let refused = match pane {
        Pane::First => refusal(model),
        Pane::Second => refused(model),
    };
    let (tone, sentence) = match run {
        _ if matches!(model.engine, Engine::Failed { .. }) => (Tone::Failure, (texts.failed)()),
        None => match (refused, model.settings.given.squares().len()) {
            (Some(why), _) => (Tone::Warning, why),
            _ if model.settings.algorithm.traversal.has_start() => (Tone::Given, start(model)),
            (None, 0) => (Tone::Information, (texts.empty)()),
            (None, given) => (Tone::Given, (texts.given)(given)),
        },
        Some(run) if model.is_stale() => {
            let ran = run.settings();
            let differs = !ran.has_board_of(&model.settings);
            (Tone::Warning, (texts.stale)(differs.then(|| ran.n())))
        }
        Some(run) if run.settings().goal == Goal::Count => count(model, run),
        Some(run) if run.lacks_code() && !run.is_halted() => (Tone::Waiting, coming(model)),
        Some(run) => shown(model, run),
    };
    Narration {
        kind,
        tone,
        sentence,
    }
}

/// What is told of a board above 32, if it is one that is shown.
fn large(model: &Model) -> Option<Narration> {
    let is_shown = model.shows_large() && !matches!(model.engine, Engine::Failed { .. });
    let told = is_shown.then(|| library::tell_large()?(model));
    let coming = || Narration {
        kind: None,
        tone: Tone::Waiting,
        sentence: coming(model),
    };
    told.map(|told| told.unwrap_or_else(coming))
}

/// That what would be told is on its way.
fn coming(model: &Model) -> Sentence {
    Sentence(vec![Span::Plain(model.texts().parts.coming.to_owned())])
}

/// Where the search will begin, and where a knight can go from there.
fn start(model: &Model) -> Sentence {
    let (settings, texts) = (&model.settings, &model.texts().event);
    let given = settings.given.squares().first().copied();
    let start = given.unwrap_or(Square::A1);
    if settings.algorithm.problem != Problem::Knight {
        return (texts.first_queen)(start);
    }
    let size = settings.size;
    let squares: Vec<_> = moves(size, start).collect();
    let indices: Vec<_> = squares.iter().map(|&it| size.number(it)).collect();
    (texts.first_square)(start, size.number(start), &indices, &squares)
}

/// That the form asks for something that cannot be run, if it does.
fn refusal(model: &Model) -> Option<Sentence> {
    let refusal = model.settings.refusal();
    refusal.map(|_| (model.texts().start.cannot_run)())
}

/// Why the algorithm of the second board cannot search it, if it cannot.
fn refused(model: &Model) -> Option<Sentence> {
    let texts = model.texts();
    let settings = model.compared()?;
    let why = settings
        .algorithm
        .accepts(&settings.instance().ok()?)
        .err()?;
    let why = (texts.notice.sentence)(&Notice::Refused(why), &texts.numbers);
    Some(Sentence(vec![Span::Plain(why)]))
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
    if run.ending() == Some(Ending::CapReached) {
        let sentence = (texts.event.given_up)(solutions, &number, &cap(model, run));
        (Tone::Warning, sentence)
    } else if run.is_at_end() {
        let tone = match solutions {
            0 => Tone::DeadEnd,
            _ => Tone::Solution,
        };
        (tone, (texts.event.counted)(solutions, &number))
    } else if let Some((tone, said)) = model.pool.strip {
        (tone, said(texts))
    } else if run.is_halted() {
        let sentence = (texts.event.count_stopped)(solutions, &number);
        (Tone::Information, sentence)
    } else {
        let n = run.settings().size.get();
        (Tone::Waiting, (texts.event.counting)(n))
    }
}

/// After how many calls, or moves, a search is given up.
fn cap(model: &Model, run: &Run) -> String {
    let (algorithm, texts) = (run.settings().algorithm, model.texts());
    let cap = algorithm.capabilities.cap.unwrap_or(0);
    (texts.event.cap)(algorithm.traversal, &texts.numbers.whole(cap))
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
            let sentence = (texts.going.reaching)(&texts.numbers.whole(step), percent(run, step));
            (Tone::Waiting, sentence)
        }
        Activity::Looking {
            direction,
            interest,
            ..
        } => (
            Tone::Waiting,
            (texts.going.looking)(run.settings().algorithm.problem, direction, interest),
        ),
        _ => event(model, run),
    }
}

/// The percentage of the way to a step that the search has run.
pub(crate) fn percent(run: &Run, step: u64) -> u64 {
    let part = run.known() as f64 / step.max(1) as f64;
    (part * 100.0).clamp(0.0, 99.0) as u64
}

/// What was told before an event was looked for. Most are found so soon that nothing else is to be
/// seen meanwhile.
pub(crate) fn before_looking(model: &Model, pane: Pane) -> Option<(Tone, Sentence)> {
    let run = model.run_at(pane).filter(|_| !model.is_stale())?;
    matches!(run.activity(), Activity::Looking { .. }).then(|| event(model, run))
}

/// The event that led to the step shown.
fn event(model: &Model, run: &Run) -> (Tone, Sentence) {
    let texts = model.texts();
    let position = run.replay().position();
    let solutions = run.counters().solutions;
    let number = texts.numbers.whole(solutions);
    let algorithm = run.settings().algorithm;
    if Part::of_algorithm(algorithm).is_some()
        && let (Some(texts), Some(tell)) = (texts.searches(), library::tell())
        && let Some(told) = tell(texts, run, &number)
    {
        return told;
    }
    let texts = &texts.event;
    let line = position.line(algorithm.traversal, position.placed().len());
    match run.event() {
        None => (Tone::Information, (texts.start)(line)),
        Some(Event::Place { square }) => (Tone::Place, (texts.place)(square)),
        Some(Event::Start { square }) => (Tone::Place, (texts.root)(square)),
        Some(Event::Candidate(_)) => (Tone::Place, (texts.candidate)()),
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) if algorithm.traversal == Traversal::Candidates => {
            (Tone::Conflict, (texts.clash)(square, attacker, line))
        }
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => (Tone::Conflict, (texts.reject)(square, attacker, line)),
        Some(Event::Remove { square }) => (Tone::Back, (texts.remove)(square)),
        Some(Event::DeadEnd) => (Tone::DeadEnd, (texts.dead_end)(line)),
        Some(Event::Solution) => (Tone::Solution, (texts.solution)(&number)),
        Some(Event::Image { .. }) => (Tone::Solution, (texts.image)(&number)),
        Some(Event::Restart) => (Tone::Back, (texts.restart)()),
        Some(
            // What only some searches do is told above.
            Event::Append { .. }
            | Event::Uncovered { .. }
            | Event::Pruned { .. }
            | Event::Relocate { .. }
            | Event::Critical
            | Event::Score
            | Event::Bound(_),
        ) => (Tone::Information, (texts.start)(None)),
        Some(Event::CapReached) => (
            Tone::Warning,
            (texts.given_up)(solutions, &number, &cap(model, run)),
        ),
        Some(Event::End) => {
            let sentence = (texts.end)(run.settings().goal, solutions, &number);
            match solutions {
                0 => (Tone::DeadEnd, sentence),
                _ => (Tone::Solution, sentence),
            }
        }
    }
}
