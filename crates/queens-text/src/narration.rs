//! The sentence about the current step, shown in the event strip and announced by the live region.

pub mod advice;
pub mod exercise;
pub mod frames;
pub mod large;
pub mod paper;
pub mod play;
pub mod predict;
pub mod searches;
pub mod total;

use queens_core::knight::moves;
use queens_core::{
    Counters, Ending, Event, EventKind, File, Goal, Line, Problem, Rank, Square, Traversal,
};
use queens_worker::protocol::Pane;

use crate::event::marked;
use crate::{Texts, card, notice, words};
use queens_draw::{Sentence, Span, Tone};
use queens_page::address::Address;
use queens_page::engine::Engine;
use queens_page::model::{Announcement, Model};
use queens_page::notice::Notice;
use queens_page::parts::is_deferred;
use queens_page::pool::count::CountStage;
use queens_page::pool::is_shared;
use queens_page::run::{Activity, Run, Standing};
use queens_page::screen::Role;
use queens_page::settings::{Settings, SymmetrySetting};

/// A sentence, and the kind of its event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Narration {
    /// The kind of the event that led to the current step; `None` at the start.
    pub kind: Option<EventKind>,
    pub tone: Tone,
    pub sentence: Sentence,
}

/// The sentence about the current event on the first board.
pub fn event_sentence(model: &Model, texts: &Texts) -> Sentence {
    narrate(model, texts, Pane::First).sentence
}

/// The latest announcement for screen readers.
pub fn announced(model: &Model, texts: &Texts) -> Option<String> {
    Some(match model.announcement.as_ref()? {
        Announcement::Event => predict::with_score(model, texts, event_sentence(model, texts)),
        // `play` announces this.
        Announcement::Problem if model.address.role == Role::Play => return None,
        Announcement::Problem => {
            let problem = model.address.settings.algorithm.problem;
            let name = texts.header().problem(problem);
            format!("{name}. {}", event_sentence(model, texts).plain())
        }
        Announcement::Refusal(why) => texts.refusal(why),
        // `play` and `predict` announce these. Both are deferred.
        Announcement::Role
        | Announcement::Played(_)
        | Announcement::Answered(_)
        | Announcement::Advice
        | Announcement::Question => return None,
        Announcement::Queen => large::readout(model, texts)?,
        Announcement::Node(node) => {
            let refused = model
                .shown
                .run()
                .filter(|_| node.standing == Standing::Rejected);
            let said = refused.and_then(|run| card::of_item(texts, run, run.current_item()?));
            match said {
                Some((square, _, said)) => {
                    let said: Vec<_> = said.iter().map(Sentence::plain).collect();
                    texts
                        .rest?
                        .picture()
                        .item(&square.to_string(), &said.join(" "))
                }
                None => texts.rest?.picture().described(node),
            }
        }
    })
}

/// The current sentence about a board.
pub fn narrate(model: &Model, texts: &Texts, pane: Pane) -> Narration {
    let run = model.run_at(pane);
    let kind = run.and_then(kind);
    if let Some(told) = large(model, texts).filter(|_| pane == Pane::First) {
        return told;
    }
    let refused = match pane {
        Pane::First => refusal(model, texts),
        Pane::Second => refused(model, texts),
    };
    let own = texts.event();
    let (tone, sentence) = match run {
        _ if matches!(model.engine, Engine::Failed { .. }) => (Tone::Failure, marked(own.failed())),
        None => match (refused, model.address.settings.given.squares().len()) {
            (Some(why), _) => (Tone::Warning, why),
            _ if model.blocks() => (Tone::Information, marked(own.blocking())),
            _ if model.address.settings.algorithm.traversal.has_start() => {
                (Tone::Given, start(model, texts))
            }
            (None, 0) => (Tone::Information, empty(model, texts)),
            (None, given) => (Tone::Given, marked(own.given(given as u64))),
        },
        Some(run) if run.counting().is_some() => count(model, texts, run),
        Some(run) if run.needs_code() && !run.is_halted() => (Tone::Waiting, coming(texts)),
        Some(run) if model.is_passing() => {
            let Counters {
                tests, solutions, ..
            } = run.counters();
            (Tone::Waiting, marked(own.passing(*tests, *solutions)))
        }
        Some(run) => shown(model, texts, run),
    };
    Narration {
        kind,
        tone,
        sentence,
    }
}

/// The form in one line: the board, and unless the reader plays, the algorithm and the goal.
pub fn searched(address: &Address, texts: &Texts) -> String {
    let (own, settings) = (texts.setup(), &address.settings);
    let board = match settings.algorithm.problem {
        Problem::Queens => own.number_of_queens(settings.n().into()),
        Problem::Domination | Problem::Knight => {
            own.board(settings.n().into(), settings.size.ranks().into())
        }
    };
    let board = match settings.blocked.len() as u64 {
        0 => board,
        blocked => format!("{board} · {}", own.blocked(blocked)),
    };
    if address.role == Role::Play {
        return board;
    }
    let name = texts.name_of(settings.algorithm);
    format!("{board} · {name} · {}", own.wanted(settings.goal))
}

/// The size of a board: n, or files × ranks for the knight's boards.
pub fn board_size(settings: &Settings) -> String {
    let (files, ranks) = (settings.n(), settings.size.ranks());
    match settings.algorithm.problem {
        Problem::Knight => format!("{files}\u{a0}×\u{a0}{ranks}"),
        Problem::Queens | Problem::Domination => format!("n\u{a0}=\u{a0}{files}"),
    }
}

/// The sentence about a board with n above 32; `None` if the page shows another board.
fn large(model: &Model, texts: &Texts) -> Option<Narration> {
    if !model.shows_large() || matches!(model.engine, Engine::Failed { .. }) {
        return None;
    }
    let coming = || Narration {
        kind: None,
        tone: Tone::Waiting,
        sentence: coming(texts),
    };
    Some(large::tell(model, texts).unwrap_or_else(coming))
}

/// The sentence while texts are being loaded.
fn coming(texts: &Texts) -> Sentence {
    Sentence(vec![Span::Plain(texts.parts().coming().to_owned())])
}

/// The question of the chosen variant. Without a variant, an instruction for the reader.
fn empty(model: &Model, texts: &Texts) -> Sentence {
    let settings = &model.address.settings;
    let rest = texts.rest.filter(|_| settings.k.is_none());
    match (settings.variant, rest) {
        (Some(variant), Some(rest)) => marked(rest.domination().question(variant)),
        (_, Some(rest)) if is_shared(settings) => marked(rest.count().start()),
        _ => marked(texts.event().empty()),
    }
}

/// The start of the search. For a knight, the sentence lists its first moves, too.
fn start(model: &Model, texts: &Texts) -> Sentence {
    let (settings, texts) = (&model.address.settings, texts.event());
    let start = settings.start();
    if settings.algorithm.problem != Problem::Knight {
        return marked(texts.first_queen(start));
    }
    let is_open = |square: &Square| !settings.blocked.contains(square);
    let squares: Vec<_> = moves(settings.size, start).filter(is_open).collect();
    marked(texts.first_square(start, &squares))
}

/// A warning that the requested search cannot run. `None` if it can.
fn refusal(model: &Model, texts: &Texts) -> Option<Sentence> {
    let refusal = model.address.settings.refusal();
    refusal.map(|_| marked(texts.start().cannot_run()))
}

/// The reason why the algorithm of the second board cannot run. `None` if it can.
fn refused(model: &Model, texts: &Texts) -> Option<Sentence> {
    let settings = model.compared()?;
    let why = settings
        .algorithm
        .accepts(&settings.instance().ok()?)
        .err()?;
    let why = notice::sentence(texts, &Notice::Refused(why));
    Some(Sentence(vec![Span::Plain(why)]))
}

/// The kind of the current event. A search without a trace has only the event of its end.
fn kind(run: &Run) -> Option<EventKind> {
    let is_counted = run.counting().is_some() && run.is_at_end();
    if is_counted {
        Some(EventKind::End)
    } else {
        run.event().map(Event::kind)
    }
}

/// The sentence about a search that only counts.
fn count(model: &Model, texts: &Texts, run: &Run) -> (Tone, Sentence) {
    let solutions = run.counters().solutions;
    if run.ending() == Some(Ending::CapReached) {
        let sentence = marked(texts.event().given_up(solutions, &cap(run, texts)));
        let sentence = total::with_directions(texts, run, sentence);
        (Tone::Warning, sentence)
    } else if run.is_at_end() && run.settings().goal != Goal::Count {
        end(texts, run, model.address.settings.symmetry)
    } else if run.is_at_end() {
        let tone = match solutions {
            0 => Tone::DeadEnd,
            _ => Tone::Solution,
        };
        let sentence = marked(texts.event().counted(solutions));
        (tone, total::with_directions(texts, run, sentence))
    } else if let Some(told) = shared(model, texts).or_else(|| frames::counting(texts, run)) {
        told
    } else if run.is_halted() {
        let sentence = marked(texts.event().count_stopped(solutions));
        let sentence = total::with_directions(texts, run, sentence);
        (Tone::Information, sentence)
    } else {
        let n = run.settings().size.files();
        (Tone::Waiting, marked(texts.event().counting(n.into())))
    }
}

/// The state of a count that workers share, if a sentence replaces the running number.
fn shared(model: &Model, texts: &Texts) -> Option<(Tone, Sentence)> {
    let (count, own) = (model.shown.shared()?, texts.rest?.count());
    let (tone, text) = match count.stage {
        CountStage::Asking { .. } => (Tone::Warning, own.awaits()),
        CountStage::Elsewhere => (Tone::Warning, own.elsewhere()),
        CountStage::Stopped if count.tally().finished() == 0 => {
            (Tone::Information, own.nothing_finished())
        }
        _ => return None,
    };
    Some((tone, Sentence::marked(text)))
}

/// The limit of a search, in calls or moves.
fn cap(run: &Run, texts: &Texts) -> String {
    let algorithm = run.settings().algorithm;
    let cap = algorithm.capabilities.cap.unwrap_or(0);
    match algorithm.traversal {
        Traversal::LocalSearch => texts.event().cap_moves(cap),
        _ => texts.event().cap_calls(cap),
    }
}

/// The sentence about a search with a trace.
fn shown(model: &Model, texts: &Texts, run: &Run) -> (Tone, Sentence) {
    match run.activity() {
        Activity::Reaching { step, .. } if step > run.known() => {
            let sentence = marked(texts.going().reaching(step, percent(run, step)));
            (Tone::Waiting, sentence)
        }
        Activity::Looking {
            direction,
            interest,
            ..
        } => (
            Tone::Waiting,
            texts
                .going()
                .looking(run.settings().algorithm.problem, direction, interest),
        ),
        _ => {
            let mut told = event(texts, run, model.address.settings.symmetry);
            if let Some(Event::Remove { square }) = run.event()
                && told.1 == marked(texts.event().remove(square.file, square))
                && has_tried_all(run)
            {
                told.1 = marked(texts.event().remove_tried(square.file, square));
            }
            predict::after_verdict(model, texts, run, told)
        }
    }
}

/// Whether the sentence about a removal gives its reason. After a dead end, the sentence before gave it.
fn has_tried_all(run: &Run) -> bool {
    let before = || {
        let window = run.window()?;
        let index = (run.step() - window.first()).checked_sub(2)?;
        window.events.get(usize::try_from(index).ok()?).copied()
    };
    run.settings().algorithm.traversal.is_tree()
        && before().is_some_and(|before| before != Event::DeadEnd)
}

/// The progress of the search towards a step, in percent.
pub fn percent(run: &Run, step: u64) -> u64 {
    let part = run.known() as f64 / step.max(1) as f64;
    (part * 100.0).clamp(0.0, 99.0) as u64
}

/// The sentence before the page looked for an event. Most events are found so quickly that a new sentence would only
/// flicker.
pub fn before_looking(model: &Model, texts: &Texts, pane: Pane) -> Option<(Tone, Sentence)> {
    let run = model.run_at(pane)?;
    matches!(run.activity(), Activity::Looking { .. })
        .then(|| event(texts, run, model.address.settings.symmetry))
}

/// The sentence about the current event.
pub fn event(texts: &Texts, run: &Run, symmetry: SymmetrySetting) -> (Tone, Sentence) {
    let position = run.replay().position();
    let solutions = run.counters().solutions;
    let number = texts.numbers.whole(solutions);
    let algorithm = run.settings().algorithm;
    if is_deferred(algorithm)
        && let Some(rest) = texts.rest
        && let Some(told) = searches::tell(rest, run, &number)
    {
        return told;
    }
    let own = texts.event();
    let line = position.line(algorithm.traversal, position.placed().len());
    match run.event() {
        None => (Tone::Information, start_of(own, line)),
        Some(Event::Place { square }) => (
            Tone::Place,
            marked(own.place(square.file, square.rank, square)),
        ),
        Some(Event::Start { square }) => (Tone::Place, marked(own.root(square))),
        Some(Event::Candidate(_)) => (Tone::Place, marked(own.candidate())),
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) if algorithm.traversal == Traversal::Candidates => {
            (Tone::Conflict, marked(own.clash(square, attacker, line)))
        }
        Some(Event::Reject {
            square,
            attacker,
            line,
        }) => (
            Tone::Conflict,
            marked(own.reject(square.file, square.rank, attacker, line)),
        ),
        Some(Event::Remove { square }) => (Tone::Back, marked(own.remove(square.file, square))),
        Some(Event::DeadEnd) => {
            let (file, rank) = file_and_rank(line);
            (Tone::DeadEnd, marked(own.dead_end(file, rank)))
        }
        Some(Event::Solution) => (Tone::Solution, marked(own.solution(&number))),
        Some(Event::Image { .. }) => (Tone::Solution, marked(own.image(&number))),
        Some(Event::Restart) => (Tone::Back, marked(own.restart())),
        Some(
            // The module `searches` handles the events of special searches above.
            Event::Append { .. }
            | Event::Uncovered { .. }
            | Event::Pruned { .. }
            | Event::Relocate { .. }
            | Event::Critical
            | Event::Score
            | Event::Bound(_)
            | Event::Frame { .. },
        ) => (Tone::Information, start_of(own, None)),
        Some(Event::CapReached) => {
            let sentence = marked(own.given_up(solutions, &cap(run, texts)));
            (Tone::Warning, total::with_directions(texts, run, sentence))
        }
        Some(Event::End) => end(texts, run, symmetry),
    }
}

/// The sentence about the start of the search.
fn start_of(texts: words::Event, line: Option<Line>) -> Sentence {
    let (file, rank) = file_and_rank(line);
    marked(texts.start(file, rank))
}

/// A line as a file or a rank.
pub(crate) fn file_and_rank(line: Option<Line>) -> (Option<File>, Option<Rank>) {
    match line {
        Some(Line::File(file)) => (Some(file), None),
        Some(Line::Rank(rank)) => (None, Some(rank)),
        None => (None, None),
    }
}

/// The sentence about the end of a search.
fn end(texts: &Texts, run: &Run, symmetry: SymmetrySetting) -> (Tone, Sentence) {
    let sentence = total::headline(texts, run, symmetry);
    match run.counters().solutions {
        0 => (Tone::DeadEnd, sentence),
        _ => (Tone::Solution, sentence),
    }
}
