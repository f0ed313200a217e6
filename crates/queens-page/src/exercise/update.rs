//! The current exercise: its setup, its evaluation and its storage.

use queens_core::{Direction, Problem};

use crate::address::link::{push_address, write_address};
use crate::effect::{Aim, Effect};
use crate::exercise::composing::DraftQuestion;
use crate::exercise::working::{ExerciseCommand, ExerciseMessage, InHand, OpenExercise, judged};
use crate::exercise::{Exercise, MOST_QUESTIONS, Mark, Task};
use crate::message::{FormMessage, Message, TransportMessage};
use crate::model::{Announcement, Model};
use crate::notice::Notice;
use crate::play::Placed;
use crate::play::role;
use crate::proof::ProofMessage;
use crate::run;
use crate::run::{Activity, Run, Then};
use crate::screen::{Panel, Role, View};

pub(crate) fn update(model: &mut Model, message: ExerciseMessage, effects: &mut Vec<Effect>) {
    let exercises = &mut model.exercises;
    let command = match message {
        ExerciseMessage::Begun(_) | ExerciseMessage::Answered(_)
            if model.predictions.end().is_some() =>
        {
            // Running a search does not abandon predictions.
            return model.tell(Notice::ExerciseStepByStep);
        }
        ExerciseMessage::Begun(task) => return begin(model, task, effects),
        ExerciseMessage::Answered(task) => return answer(model, task, effects),
        ExerciseMessage::Typed { task, field, text } => {
            if let Some(open) = exercises.open_mut() {
                open.enter(task, field, text);
                open.refused = None;
            }
            None
        }
        ExerciseMessage::RestartWanted => {
            if let Some(open) = exercises.open_mut() {
                open.is_restart_asked = true;
            }
            None
        }
        ExerciseMessage::Restarted => {
            let open = exercises.open_mut().filter(|open| !open.is_last_try());
            let command = open.map(OpenExercise::restart);
            if command.is_some() {
                // A position in play is not an answer after a restart.
                model.address.role = Role::Watch;
            }
            command
        }
        ExerciseMessage::Dropped(to) => {
            drop_predictions(model, effects);
            let exercises = &mut model.exercises;
            model.predictions.end_exercise();
            exercises.begin(InHand::Nothing);
            return role::choose(model, to, effects);
        }
        ExerciseMessage::Left => {
            // Back returns to the exercise.
            write_address(model, effects);
            model.exercises.set(None);
            return push_address(model, effects);
        }
        ExerciseMessage::NameTyped(name) => exercises.open_mut().map(|open| open.sign(name)),
        ExerciseMessage::ResultWanted(text) => {
            let done = Notice::ResultCopied;
            return effects.push(Effect::Copy { text, done });
        }
        ExerciseMessage::Looked { exercise, code } => {
            let open = exercises.open_mut().filter(|open| open.sum() == exercise);
            if let (Some(open), Some(code)) = (open, code) {
                open.recall(&code);
            }
            None
        }
        ExerciseMessage::Kept(is_kept) => {
            if let Some(open) = exercises.open_mut() {
                open.is_unkept = !is_kept;
            }
            None
        }
        ExerciseMessage::FromTyped(text) => {
            exercises.composing.from = Some(text);
            None
        }
        ExerciseMessage::ToTyped(text) => {
            exercises.composing.to = Some(text);
            None
        }
        ExerciseMessage::TaskToggled(task) => {
            exercises.composing.toggle(task);
            None
        }
        ExerciseMessage::LinkWanted(text) => {
            let done = Notice::ExerciseLinkCopied;
            return effects.push(Effect::Copy { text, done });
        }
        ExerciseMessage::CodeTyped(text) => {
            exercises.composing.check(text.into());
            // Earlier notices are outdated, and would cover the verdict.
            model.notices.retain(Notice::is_warning);
            None
        }
        ExerciseMessage::FileRefused(error) => {
            exercises.composing.check("".into());
            exercises.composing.class = Err(error);
            None
        }
        ExerciseMessage::SortChosen(column) => {
            exercises.composing.sorting.choose(column);
            None
        }
        ExerciseMessage::WordsTyped(text) => {
            exercises.composing.words = text;
            None
        }
        ExerciseMessage::CounterToggled(count) => {
            exercises.composing.toggle_counter(count);
            None
        }
        ExerciseMessage::TriesTyped(text) => {
            exercises.composing.tries = text;
            None
        }
        ExerciseMessage::QuestionAdded => {
            let questions = &mut exercises.composing.questions;
            if questions.len() < MOST_QUESTIONS {
                questions.push(DraftQuestion::default());
            }
            None
        }
        ExerciseMessage::QuestionRemoved(index) => {
            let questions = &mut exercises.composing.questions;
            if index < questions.len() {
                questions.remove(index);
            }
            None
        }
        ExerciseMessage::QuestionEdited(index, draft) => {
            if let Some(question) = exercises.composing.questions.get_mut(index) {
                *question = draft;
            }
            None
        }
        ExerciseMessage::ClassSaved(text) => {
            let name = "queens-results.csv".to_owned();
            return effects.push(Effect::Save { name, text });
        }
    };
    if let Some(command) = command {
        carry_out(model, command, effects);
    }
}

/// Counts another try for predictions that the reader drops. In the last try, they are the answer.
fn drop_predictions(model: &mut Model, effects: &mut Vec<Effect>) {
    let score = model.predictions.score();
    let mark = Mark::Predicted {
        right: score.right,
        asked: score.asked,
    };
    let Some(open) = model.exercises.open_mut() else {
        return;
    };
    let command = match *open.in_hand() {
        InHand::Predicting { task, .. } if open.is_last_try() => open.answer(task, mark),
        _ => Some(open.count_try()),
    };
    if let Some(command) = command {
        carry_out(model, command, effects);
    }
}

/// Whether an exercise forbids a message: one that changes the board or skips events to predict.
pub(crate) fn intercept(model: &mut Model, message: &Message) -> bool {
    if model.exercises.open().is_none() {
        return false;
    }
    let notice = match *message {
        Message::RoleChosen(role)
            if role != Role::Predict
                && model.predictions.end().is_some()
                && model.predictions.score().asked > 0 =>
        {
            let asked = model.predictions.score().asked;
            Notice::ExerciseAnswersLost { asked, role }
        }
        Message::Form(
            FormMessage::SquareToggled(_) | FormMessage::SquareFreed(_) | FormMessage::GivenFreed,
        ) if model.address.role == Role::Watch => Notice::ExerciseKeepsBoard,
        Message::StartOpened(_) | Message::Proof(ProofMessage::Wanted(_)) => {
            Notice::ExerciseKeepsBoard
        }
        Message::Transport(ref message) if model.predictions.end().is_some() => {
            let run = model.shown.run();
            let shown = run.map_or(0, Run::step);
            let is_leap = match *message {
                TransportMessage::ToStep(step) => {
                    step > shown + 1 && !model.predictions.is_behind(step - 1)
                }
                TransportMessage::Run
                | TransportMessage::Reset
                | TransportMessage::ToEnd
                | TransportMessage::ToEvent(Direction::Forwards, _)
                | TransportMessage::ToFocused(Direction::Forwards) => true,
                _ => false,
            };
            if !is_leap {
                return false;
            }
            Notice::ExerciseStepByStep
        }
        _ => return false,
    };
    model.tell(notice);
    true
}

/// Updates the exercise after a message, and hides the figures that it asks for.
pub(crate) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    follow_exercise(model, effects);
    model.exercises.hide_figures();
}

/// Parses the exercise, requests its search, and evaluates the current task.
fn follow_exercise(model: &mut Model, effects: &mut Vec<Effect>) {
    match model.exercises.pose() {
        None => {}
        Some(Err(why)) => {
            model.tell(Notice::ExerciseRefused(why));
            write_address(model, effects);
        }
        Some(Ok(exercise)) => {
            let exercise = exercise.clone();
            set_up(model, &exercise, effects);
        }
    }
    let Some(open) = model.exercises.open() else {
        return model.predictions.end_exercise();
    };
    if !model
        .address
        .settings
        .has_search_of(&open.exercise.settings)
    {
        // The form now has another search.
        model.exercises.set(None);
        return write_address(model, effects);
    }
    let exercise = open.exercise.clone();
    follow_task(model, &exercise, effects);
}

/// Sets up the board of a parsed exercise.
fn set_up(model: &mut Model, exercise: &Exercise, effects: &mut Vec<Effect>) {
    if !model.address.settings.has_search_of(&exercise.settings) {
        model.address.settings = exercise.settings.clone();
    }
    model.puzzles.open(None);
    match (exercise.tasks.as_slice(), model.address.role) {
        ([Task::Complete], Role::Watch) => begin(model, 0, effects),
        (_, Role::Watch) if model.awaits_run() || model.address.is_embed => {
            stand_at(model, exercise, exercise.from, effects);
            effects.push(Effect::Focus(Aim::Exercise));
        }
        // Abandoned predictions start again.
        (_, Role::Predict) => model.address.role = Role::Watch,
        _ => {}
    }
    if model.address.view == View::Compare {
        model.address.view = View::Tree;
    }
    model.panel = Panel::Setup;
    if let Some(open) = model.exercises.open() {
        let exercise = open.sum();
        carry_out(model, ExerciseCommand::Look { exercise }, effects);
    }
    write_address(model, effects);
}

/// Requests a command. An embed stores nothing.
fn carry_out(model: &mut Model, command: ExerciseCommand, effects: &mut Vec<Effect>) {
    if !model.address.is_embed {
        effects.push(Effect::Exercise(command));
    } else if let Some(open) = model.exercises.open_mut() {
        open.is_unkept = true;
    }
}

/// Starts a task, and sets up its board.
fn begin(model: &mut Model, index: usize, effects: &mut Vec<Effect>) {
    let Some(open) = model.exercises.open() else {
        return;
    };
    let exercise = open.exercise.clone();
    let Some(&task) = exercise.tasks.get(index) else {
        return;
    };
    match task {
        Task::Predict(_) => {
            model.exercises.begin(InHand::Predicting {
                task: index,
                has_begun: false,
            });
            model.address.role = Role::Watch;
            stand_at(model, &exercise, exercise.from, effects);
        }
        Task::Complete => {
            model.exercises.begin(InHand::Completing {
                task: index,
                hints: 0,
            });
            model.address.role = Role::Play;
            model.play.forget(exercise.placed);
            model.announce(Announcement::Role);
        }
        Task::Solutions | Task::Counters | Task::Own(_) => return,
    }
    effects.push(Effect::Focus(Aim::Play));
    model.asked = None;
    write_address(model, effects);
}

/// Submits typed numbers, and moves the search to the step for comparison.
fn answer(model: &mut Model, index: usize, effects: &mut Vec<Effect>) {
    let Some(open) = model.exercises.open_mut() else {
        return;
    };
    if let Some(Task::Own(_)) = open.exercise.tasks.get(index) {
        let mark = open.own_answer(index);
        let command = mark.and_then(|mark| open.answer(index, mark));
        if let Some(command) = command {
            carry_out(model, command, effects);
        }
        return;
    }
    match open.numbers(index) {
        None => {}
        Some(Err(value)) => model.tell(Notice::NotANumber { value }),
        Some(Ok(given)) => {
            let exercise = open.exercise.clone();
            model
                .exercises
                .begin(InHand::Counting { task: index, given });
            model.address.role = Role::Watch;
            stand_at(model, &exercise, exercise.to, effects);
            write_address(model, effects);
        }
    }
}

/// Moves the exercise's search to this step, and pauses there. A search that was stopped earlier starts again.
fn stand_at(model: &mut Model, exercise: &Exercise, step: u64, effects: &mut Vec<Effect>) {
    let reaches = |run: &Run| !run.is_halted() || exercise.to <= run.known();
    // The search of the address may be another one.
    let is_other = model.awaits_run() || model.shows_another_search();
    if is_other || !model.shown.run().is_some_and(reaches) {
        run::update::begin(model, Activity::Paused, effects);
    }
    if let Some(run) = model.shown.run_mut() {
        run.seek(step, Then::Rest);
    }
    run::update::ask(model, effects);
}

/// Whether the search rests at this step, or at its last step if it ends earlier.
fn rests_at(model: &Model, step: u64) -> bool {
    let run = model.shown.run().filter(|run| run.target() == run.step());
    run.is_some_and(|run| run.step() == step || run.is_at_end() && run.step() < step)
}

/// Updates the current task.
fn follow_task(model: &mut Model, exercise: &Exercise, effects: &mut Vec<Effect>) {
    let (task, mark) = match model.exercises.in_hand().clone() {
        InHand::Nothing => return take_in_hand(model, exercise),
        InHand::Predicting {
            task,
            has_begun: false,
        } => {
            let Some(Task::Predict(often)) = exercise.tasks.get(task).copied() else {
                return;
            };
            if rests_at(model, exercise.from) {
                model
                    .predictions
                    .begin_exercise(exercise.from, exercise.to, often);
                model.address.role = Role::Predict;
                model.exercises.begin(InHand::Predicting {
                    task,
                    has_begun: true,
                });
                model.announce(Announcement::Role);
                write_address(model, effects);
            }
            return;
        }
        InHand::Predicting { task, .. } => {
            // Another board mode or another run ends the predictions.
            if model.address.role != Role::Predict || model.predictions.end().is_none() {
                model.predictions.end_exercise();
                return model.exercises.begin(InHand::Nothing);
            }
            if !rests_at(model, exercise.to) {
                return;
            }
            let score = model.predictions.score();
            model.predictions.end_exercise();
            // On a phone, the next task is far below.
            effects.push(Effect::Focus(Aim::Exercise));
            let (right, asked) = (score.right, score.asked);
            (task, Mark::Predicted { right, asked })
        }
        InHand::Counting { task, given } => {
            let (Some(run), Some(&asked)) = (model.shown.run(), exercise.tasks.get(task)) else {
                return;
            };
            if !rests_at(model, exercise.to) {
                return;
            }
            match judged(exercise, asked, &given, run.counters()) {
                Some(mark) => (task, mark),
                None => return,
            }
        }
        InHand::Completing { task, hints } => {
            if model.address.role != Role::Play || !model.play.is_solved(&model.address.settings) {
                return;
            }
            if !keeps(exercise, model.play.placed()) {
                let squares = exercise.placed.squares().to_vec();
                return model.tell(Notice::ExerciseNotKept { squares });
            }
            (task, Mark::Completed { hints })
        }
    };
    let open = model.exercises.open_mut();
    let command = open.and_then(|open| open.answer(task, mark));
    if let Some(command) = command {
        carry_out(model, command, effects);
    }
}

/// In play, starts the first unanswered task to complete a board, for example after a reload.
fn take_in_hand(model: &mut Model, exercise: &Exercise) {
    model.predictions.end_exercise();
    let Some(open) = model.exercises.open() else {
        return;
    };
    let is_unanswered =
        |&index: &usize| exercise.tasks[index] == Task::Complete && open.mark(index).is_none();
    let unanswered = (0..exercise.tasks.len()).find(is_unanswered);
    let Some(task) = unanswered.filter(|_| model.address.role == Role::Play) else {
        return;
    };
    if !keeps(exercise, model.play.placed()) {
        model.play.forget(exercise.placed.clone());
    }
    model.exercises.begin(InHand::Completing { task, hints: 0 });
}

/// Whether the initial pieces are still on the board. A knight's path must begin with them.
fn keeps(exercise: &Exercise, placed: &Placed) -> bool {
    let (before, now) = (exercise.placed.squares(), placed.squares());
    match exercise.settings.algorithm.problem {
        Problem::Knight => now.starts_with(before),
        _ => before.iter().all(|square| now.contains(square)),
    }
}
