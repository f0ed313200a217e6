//! Puzzles: making the current one, timing and numbering its solution, and keeping the record.

use std::mem;

use queens_core::Problem;
use queens_core::numbering::Numbering;
use queens_core::puzzle::{Day, PuzzleSetup, PuzzleSource};
use queens_core::text::joined;
use queens_worker::protocol::{Begin, Encoded, PlayAnswer, PlayQuestion, Reason, RunId};

use crate::address::link::{fragment_of_puzzle, push_address, write_address};
use crate::address::{Key, quoted};
use crate::effect::{Effect, Entry};
use crate::engine::Engine;
use crate::model::{Announcement, Model};
use crate::notice::Notice;
use crate::play;
use crate::puzzle::{PuzzleCommand, PuzzleMessage};
use crate::screen::{Dialog, Role};

/// The file name of the record.
const FILE: &str = "queens-puzzles.txt";
/// The first line of the record.
const HEADING: &str = "puzzle n grade generator seconds hints problem\n";

pub(crate) fn update(model: &mut Model, message: PuzzleMessage, effects: &mut Vec<Effect>) {
    let puzzles = &mut model.puzzles;
    match message {
        PuzzleMessage::ProblemChosen(problem) => puzzles.choose(problem),
        PuzzleMessage::GradeChosen(grade) => puzzles.wish(grade),
        PuzzleMessage::SizeChosen(n) => puzzles.n = n,
        PuzzleMessage::Looked { seconds, record } => {
            (puzzles.today, puzzles.record) = (Day::at(seconds), record);
            if let (Some(today), Some(PuzzleSource::Day(day))) = (puzzles.today, puzzles.which())
                && today < day
            {
                model.tell(Notice::PuzzleOfLater { day, today });
            }
        }
        PuzzleMessage::Timed { milliseconds } => {
            let seconds = (milliseconds.max(0.0) / 1_000.0).round() as u64;
            if let Some(line) = puzzles.solve(seconds) {
                effects.push(Effect::Puzzles(PuzzleCommand::Keep(line)));
                model.announce(Announcement::Answered(None));
            }
        }
        PuzzleMessage::Kept(is_kept) => puzzles.is_unkept = !is_kept,
        PuzzleMessage::ResultWanted(text) => {
            let done = Notice::ResultCopied;
            effects.push(Effect::Copy { text, done });
        }
        PuzzleMessage::ExportWanted => {
            let record = puzzles.record.as_deref().unwrap_or_default();
            effects.push(Effect::Save {
                name: FILE.to_owned(),
                text: format!("{HEADING}{record}"),
            });
        }
        PuzzleMessage::ClearWanted => effects.push(Effect::Puzzles(PuzzleCommand::Clear)),
    }
}

/// Updates the puzzle after a message. Its queens are given once it is made. Another board ends it with a link back.
pub(crate) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    let is_open = model.dialog == Some(Dialog::Puzzles);
    if is_open && !model.puzzles.is_open {
        model
            .puzzles
            .choose(model.address.settings.algorithm.problem);
        effects.push(Effect::Puzzles(PuzzleCommand::Look));
    }
    model.puzzles.is_open = is_open;
    if model.address.role != Role::Play {
        return;
    }
    if let Some((setup, notices)) = model.puzzles.pose() {
        model.play.shows_answer = None;
        if let Some(setup) = setup {
            set(model, setup);
        }
        for notice in notices {
            model.tell(notice);
        }
        if let Some(PuzzleSource::Day(_)) = model.puzzles.which() {
            // The puzzle may be for a future day.
            effects.push(Effect::Puzzles(PuzzleCommand::Look));
        }
        write_address(model, effects);
    }
    for (run, answer) in mem::take(&mut model.play.answers) {
        match answer.open() {
            Ok(answer) => handle(model, run, answer, effects),
            Err(error) => {
                play::update::refuse(model, run, &Reason::Job(error.to_string()));
            }
        }
    }
    if let Some(posed) = model.puzzles.posed()
        && !model.puzzles.is_of(&model.address.settings)
    {
        // Back returns to the puzzle, too.
        let fragment = fragment_of_puzzle(model, posed);
        model.tell(Notice::PuzzleLeft {
            which: posed.source,
            link: format!("#{fragment}"),
        });
        let entry = Entry::Replace;
        effects.push(Effect::WriteAddress { fragment, entry });
        model.puzzles.open(None);
        push_address(model, effects);
    }
    let beginning = model.puzzles.beginning();
    if let Some(lost) = model.play.begin(beginning) {
        if !lost.is_empty() {
            let squares = quoted(&joined(&lost, ", "));
            model.tell(Notice::OfPuzzle { squares });
        }
        write_address(model, effects);
    }
    if let (Engine::Ready { .. }, Some(setup)) = (&model.engine, model.puzzles.due()) {
        let run = model.next_run();
        model.puzzles.ask(run);
        effects.push(ask(run, PlayQuestion::Puzzle(setup)));
    }
}

/// Changes the form's settings to those of the puzzle.
fn set(model: &mut Model, setup: PuzzleSetup) {
    let first = setup.problem().variants().first();
    let settings = &mut model.address.settings;
    (settings.size, settings.large) = (setup.size(), None);
    let variant = mem::replace(&mut settings.variant, first.copied());
    let other = variant.filter(|it| Some(it) != first);
    let refused = other.zip(first).map(|(other, first)| Notice::BadValue {
        key: Key::Variant.into_str(),
        value: other.name().to_owned(),
        allowed: first.name().to_owned(),
        used: first.name().to_owned(),
    });
    let k = setup.k().unwrap_or_default().to_string();
    let other = mem::take(&mut settings.k).filter(|&other| Some(other) != setup.k());
    let too = other.map(|other| Notice::BadValue {
        key: Key::K.into_str(),
        value: other.to_string(),
        allowed: k.clone(),
        used: k,
    });
    for notice in refused.into_iter().chain(too) {
        model.tell(notice);
    }
}

/// Handles an answer of the engine.
fn handle(model: &mut Model, run: RunId, answer: PlayAnswer, effects: &mut Vec<Effect>) {
    match answer {
        PlayAnswer::Deduced(hint) => {
            if model.play.advice.handle(run, hint) {
                model.announce(Announcement::Advice);
            }
        }
        PlayAnswer::Numbered(number) => {
            if model.puzzles.number(run, number) {
                model.announce(Announcement::Answered(None));
            }
        }
        PlayAnswer::Made(puzzle) => {
            if model.puzzles.handle(run, puzzle)
                && let Some(given) = model.puzzles.given()
            {
                // The given queens are on the board, even if the address has placed some of them.
                let placed = model.play.placed().squares().iter();
                let squares = joined(placed.filter(|&&it| given.contains(it)), ", ");
                if !squares.is_empty() {
                    model.tell(Notice::OfPuzzle { squares });
                }
                model.address.settings.given = given;
                model.announce(Announcement::Role);
                write_address(model, effects);
            }
        }
    }
}

/// Times the puzzle, and requests the number of the solution, after the board is judged.
pub(crate) fn follow_solution(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.address.role != Role::Play {
        return;
    }
    let judgement = model.play.judgement.as_ref();
    let solved = judgement.filter(|it| it.is_solved);
    let solution = solved
        .filter(|it| it.setup().problem == Problem::Queens)
        .map(|it| (it.setup().size, it.standing.clone()));
    if let Some(command) = model.puzzles.time(solved.is_some()) {
        effects.push(Effect::Puzzles(command));
    }
    let Engine::Ready { .. } = model.engine else {
        return;
    };
    match solution {
        None => effects.extend(model.puzzles.abandon_number().map(Effect::stop)),
        Some((size, queens)) => {
            if model.puzzles.is_number_due() && size.files() <= Numbering::MAX {
                let run = model.next_run();
                model.puzzles.ask_number(run);
                effects.push(ask(run, PlayQuestion::Number { size, queens }));
            }
        }
    }
}

/// A request to the engine.
fn ask(run: RunId, question: PlayQuestion) -> Effect {
    Effect::begin(run, Begin::Play(Encoded::new(&question)))
}
