//! The sentences of the deferred searches. Their messages are loaded with their code.

use std::cell::RefCell;

use queens_core::knight::existence::{Obstacle, is_search_too_costly, obstacle};
use queens_core::{
    BoardSize, Event, Goal, Position, Problem, Reason, RepairReason, Square, Traversal, Variant,
};

use crate::event::marked;
use crate::rest::RestTexts;
use crate::words::{Domination, Greedy, Knight, Repair};
use queens_draw::{Sentence, Tone};
use queens_page::run::Run;
use queens_page::settings::Settings;

/// The sentence about the current event of a run, if the event belongs to a deferred search.
pub fn tell(texts: &RestTexts, run: &Run, number: &str) -> Option<(Tone, Sentence)> {
    let position = run.replay().position();
    let told = greedy(texts.greedy(), run).or_else(|| knight(texts.knight(), run, number));
    let told = told.or_else(|| repair(texts.repair(), run));
    told.or_else(|| {
        let solves = run.settings().algorithm.problem;
        let event = run.event().filter(|_| solves == Problem::Domination)?;
        domination(texts.domination(), event, position, number)
    })
}

thread_local! {
    /// The last request to `known_obstacle` and its result. Small boards need a search for the result.
    static ASKED: RefCell<Option<(Asked, Option<Obstacle>)>> = const { RefCell::new(None) };
}

/// The board with its blocked squares, the start and the variant.
type Asked = (BoardSize, Vec<Square>, Square, Option<Variant>);

/// The reason why there is no solution, if it is known without a run.
pub fn none(texts: &RestTexts, settings: &Settings) -> Option<String> {
    let is_single = settings.size.area() == 1;
    match settings.algorithm.problem {
        Problem::Knight => known_obstacle(settings).map(|why| texts.knight().obstacle(&why)),
        Problem::Domination if settings.variant == Some(Variant::Total) && is_single => {
            Some(texts.domination().no_total().to_owned())
        }
        Problem::Queens | Problem::Domination => None,
    }
}

/// The reason why the knight has no tour from the start, if it is known without a run.
pub(super) fn known_obstacle(settings: &Settings) -> Option<Obstacle> {
    let instance = settings.instance().ok()?;
    let start = *settings.algorithm.traversal.given(&instance).first()?;
    let (size, variant) = (settings.size, settings.variant);
    let asked = (size, settings.blocked.clone(), start, variant);
    ASKED.with_borrow_mut(|known| match known {
        Some((of, why)) if *of == asked => *why,
        _ => {
            let why = obstacle(size, &settings.blocked, start, variant);
            *known = Some((asked, why));
            why
        }
    })
}

/// The limit at which a search stops by itself.
pub enum Cap {
    /// The search stops there, because it would take unreasonably long otherwise.
    Reached(String),
    /// The search may end earlier.
    Possible(String),
}

/// The limit of a search, to show before the search starts. `None` without a limit.
pub fn cap(texts: &RestTexts, settings: &Settings) -> Option<Cap> {
    let algorithm = settings.algorithm;
    let most = algorithm.capabilities.cap?;
    let tries_all = settings.goal != Goal::First;
    Some(match algorithm.traversal {
        Traversal::LocalSearch => Cap::Possible(texts.cap().moves(most)),
        Traversal::Moves if tries_all && is_search_too_costly(settings.size) => {
            Cap::Reached(texts.cap().endless(most))
        }
        _ => Cap::Possible(texts.cap().calls(most)),
    })
}

/// An event of the greedy search, which always takes the best square.
fn greedy(texts: Greedy, run: &Run) -> Option<(Tone, Sentence)> {
    let position = run.replay().position();
    let (event, start) = (run.event(), *position.given().first()?);
    let code = run
        .code()
        .filter(|code| code.traversal == Traversal::Greedy)?;
    if event.is_none() {
        return Some((Tone::Given, marked(texts.start(start))));
    }
    if event == Some(Event::End) && run.counters().solutions == 0 {
        let (queens, n) = (position.queens().len(), position.size().files());
        let sentence = marked(texts.missed(queens as u64, n.into()));
        return Some((Tone::DeadEnd, sentence));
    }
    match code.explain(position).reason {
        Reason::TableWritten => Some((Tone::Information, marked(texts.table()))),
        Reason::Valued { squares } => {
            Some((Tone::Information, marked(texts.valued(squares.into()))))
        }
        Reason::LeastValue { square, value, .. } => {
            Some((Tone::Place, marked(texts.place(square, value.into()))))
        }
        _ => None,
    }
}

/// An event of a knight's tour. `number` is the number of the tour.
fn knight(texts: Knight, run: &Run, number: &str) -> Option<(Tone, Sentence)> {
    let position = run.replay().position();
    let code = run
        .code()
        .filter(|code| code.traversal == Traversal::Moves)?;
    let (tone, text) = match code.explain(position).reason {
        Reason::Start { .. } => (Tone::Given, texts.start(*position.given().first()?)),
        Reason::Moved {
            from,
            to,
            valuation,
        } => (Tone::Visit, texts.place(from, to, valuation.map(u64::from))),
        Reason::Sorted { square, moves } => (Tone::Information, texts.sorted(square, moves.into())),
        Reason::Emptied { square, .. } => (Tone::DeadEnd, texts.emptied(square)),
        Reason::NoWayHome { start, .. } => (Tone::DeadEnd, texts.no_way_home(start)),
        Reason::NoMove { square } => (Tone::DeadEnd, texts.no_move(square)),
        Reason::Freed { square, to, .. } => (Tone::Back, texts.freed(square, to)),
        Reason::OnlySquare { square, .. } => (Tone::Visit, texts.only_square(square)),
        Reason::Detached { square } => (Tone::Back, texts.detached(square)),
        Reason::Toured { is_closed } => (Tone::Solution, texts.toured(number, is_closed)),
        _ => return None,
    };
    Some((tone, marked(text)))
}

/// An event of a local search.
fn repair(texts: Repair, run: &Run) -> Option<(Tone, Sentence)> {
    let code = run
        .code()
        .filter(|code| code.traversal == Traversal::LocalSearch)?;
    let Reason::Repair(told) = code.explain(run.replay().position()).reason else {
        return None;
    };
    let tone = match told {
        RepairReason::Restarted { .. } => Tone::Back,
        RepairReason::Drawn { .. } | RepairReason::Moved { .. } => Tone::Place,
    };
    Some((tone, marked(texts.event(told))))
}

/// An event of a search for dominating sets, if its sentence differs from those of other searches.
fn domination(
    texts: Domination,
    told: Event,
    position: &Position,
    number: &str,
) -> Option<(Tone, Sentence)> {
    let is_framed = !position.frame_records().is_empty();
    let (tone, text) = match told {
        Event::Place { square } => (Tone::Place, texts.place(square)),
        Event::Remove { square } => (Tone::Back, texts.remove(square)),
        Event::Pruned { square } if is_framed => (Tone::Conflict, texts.excluded(square)),
        Event::Pruned { square } => (Tone::Conflict, texts.infeasible(square)),
        Event::DeadEnd if is_framed => (Tone::DeadEnd, texts.exhausted().to_owned()),
        Event::DeadEnd => (Tone::DeadEnd, texts.dead_end().to_owned()),
        Event::Candidate(_) => (Tone::Place, texts.first(position.k().into())),
        Event::Relocate { from, to } => (Tone::Place, texts.relocate(from, to)),
        Event::Uncovered { square } => (Tone::Conflict, texts.uncovered(square)),
        Event::Bound(bound) => (Tone::Information, texts.bound(bound)),
        Event::Frame { margins, closed } => {
            let (low, high) = margins.corners(position.size());
            (Tone::Information, texts.frame(low, high, closed.is_some()))
        }
        Event::Solution => {
            let variant = position.variant().unwrap_or(Variant::Dominating);
            (Tone::Solution, texts.solution(variant, number))
        }
        _ => return None,
    };
    Some((tone, marked(text)))
}
