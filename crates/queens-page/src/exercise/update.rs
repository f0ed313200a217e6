//! The current exercise: its setup, its evaluation and its storage.

use queens_core::{Direction, Problem};

use crate::address::link::{self, push_address, write_address};
use crate::address::{self, Address, Key, open};
use crate::effect::{Aim, Effect};
use crate::exercise::compose;
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
    match message {
        ExerciseMessage::Begun(_) | ExerciseMessage::Answered(_)
            if model.predictions.end().is_some() =>
        {
            // Running a search does not abandon predictions.
            model.tell(Notice::ExerciseStepByStep);
        }
        ExerciseMessage::Begun(task) => begin(model, task, effects),
        ExerciseMessage::Answered(task) => answer(model, task, effects),
        ExerciseMessage::Typed { task, field, text } => {
            if let Some(open) = exercises.open_mut() {
                open.enter(task, field, text);
                open.refused = None;
            }
        }
        ExerciseMessage::RestartWanted => {
            if let Some(open) = exercises.open_mut() {
                open.is_restart_asked = true;
            }
        }
        ExerciseMessage::Restarted => {
            let open = exercises.open_mut().filter(|open| !open.is_last_try());
            if let Some(open) = open {
                open.restart();
                // A position in play is not an answer after a restart.
                model.address.role = Role::Watch;
                keep(model, effects);
            }
        }
        ExerciseMessage::PartChosen(part) => choose(model, part, effects),
        ExerciseMessage::Dropped(to) => {
            drop_predictions(model, effects);
            let exercises = &mut model.exercises;
            model.predictions.end_exercise();
            exercises.begin(InHand::Nothing);
            role::choose(model, to, effects);
        }
        ExerciseMessage::Left => {
            if model.predictions.has_answers() {
                drop_predictions(model, effects);
            }
            // Back returns to the exercise.
            write_address(model, effects);
            model.exercises.set(None, 0);
            push_address(model, effects);
        }
        ExerciseMessage::NameTyped(name) => {
            let commands = exercises.series_mut().map(|series| series.sign(name));
            for command in commands.into_iter().flatten() {
                carry_out(model, command, effects);
            }
        }
        ExerciseMessage::ResultWanted(text) => {
            let done = Notice::ResultCopied;
            effects.push(Effect::Copy { text, done });
        }
        ExerciseMessage::Looked { exercise, code } => {
            if let (Some(series), Some(code)) = (exercises.series_mut(), code) {
                series.recall(&exercise, &code);
            }
        }
        ExerciseMessage::Kept(is_kept) => {
            if let Some(series) = exercises.series_mut() {
                series.is_unkept = !is_kept;
            }
        }
        ExerciseMessage::FromTyped(text) => {
            exercises.composing.from = Some(text);
        }
        ExerciseMessage::ToTyped(text) => {
            exercises.composing.to = Some(text);
        }
        ExerciseMessage::TaskToggled(task) => {
            exercises.composing.toggle(task);
        }
        ExerciseMessage::LinkWanted(text) => {
            let done = Notice::ExerciseLinkCopied;
            effects.push(Effect::Copy { text, done });
        }
        ExerciseMessage::EmbedWanted(text) => {
            let done = Notice::EmbedCopied;
            effects.push(Effect::Copy { text, done });
        }
        ExerciseMessage::PartAdded => {
            if let Ok(exercise) = compose::next_part(model) {
                model.exercises.composing.series.push(exercise);
            }
        }
        ExerciseMessage::PartRemoved(index) => {
            let series = &mut exercises.composing.series;
            if index < series.len() {
                series.remove(index);
            }
        }
        ExerciseMessage::PartRaised(index) => {
            let series = &mut exercises.composing.series;
            if (1..series.len()).contains(&index) {
                series.swap(index - 1, index);
            }
        }
        ExerciseMessage::CodeTyped(text) => {
            exercises.composing.check(text.into());
            // Earlier notices are outdated, and would cover the verdict.
            model.notices.retain(Notice::is_warning);
        }
        ExerciseMessage::FileRefused(error) => {
            exercises.composing.check("".into());
            exercises.composing.class = Err(error);
        }
        ExerciseMessage::SortChosen(column) => {
            exercises.composing.sorting.choose(column);
        }
        ExerciseMessage::WordsTyped(text) => {
            exercises.composing.words = text;
        }
        ExerciseMessage::CounterToggled(count) => {
            exercises.composing.toggle_counter(count);
        }
        ExerciseMessage::TriesTyped(text) => {
            exercises.composing.tries = text;
        }
        ExerciseMessage::QuestionAdded => {
            let questions = &mut exercises.composing.questions;
            if questions.len() < MOST_QUESTIONS {
                questions.push(DraftQuestion::default());
            }
        }
        ExerciseMessage::QuestionRemoved(index) => {
            let questions = &mut exercises.composing.questions;
            if index < questions.len() {
                questions.remove(index);
            }
        }
        ExerciseMessage::QuestionEdited(index, draft) => {
            if let Some(question) = exercises.composing.questions.get_mut(index) {
                *question = draft;
            }
        }
        ExerciseMessage::ClassSaved(text) => {
            let name = "queens-results.csv".to_owned();
            effects.push(Effect::Save { name, text });
        }
    }
}

/// Opens another exercise of the series, at its first step.
fn choose(model: &mut Model, part: usize, effects: &mut Vec<Effect>) {
    let series = model.exercises.series();
    let Some(open) = series.and_then(|series| series.exercises().get(part)) else {
        return;
    };
    if part == model.exercises.part() {
        return;
    }
    let address = Address {
        settings: open.exercise.settings.clone(),
        step: open.exercise.from,
        compare: None,
        role: Role::Watch,
        placed: Placed::default(),
        puzzle: None,
        part,
        ..link::of(model)
    };
    open::go(model, address, effects);
    let mut others = Vec::new();
    follow_exercise(model, &mut others);
    // The focus stays on the button.
    others.retain(|effect| !matches!(effect, Effect::Focus(_)));
    effects.append(&mut others);
}

/// Stores the answers to the open exercise.
fn keep(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(command) = model.exercises.keep() {
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
    match *open.in_hand() {
        InHand::Predicting { task, .. } if open.is_last_try() => {
            open.answer(task, mark);
        }
        _ => open.count_try(),
    }
    keep(model, effects);
}

/// Whether the predictions of the open exercise continue at this address.
fn goes_on(model: &Model, address: &Address) -> bool {
    let (Some(series), Some(open)) = (model.exercises.series(), model.exercises.open()) else {
        return false;
    };
    // A number beyond the series changes nothing.
    let is_in_series = series.exercises().get(address.part).is_some();
    model.exercises.text() == address.exercise.as_deref()
        && (address.part == model.exercises.part() || !is_in_series)
        && address.role == Role::Predict
        && address.settings.has_search_of(&open.exercise.settings)
}

/// Whether an exercise forbids a message: one that changes the board or skips events to predict. An address that ends
/// predictions counts as a try.
pub(crate) fn intercept(model: &mut Model, message: &Message, effects: &mut Vec<Effect>) -> bool {
    if model.exercises.open().is_none() {
        return false;
    }
    let notice = match *message {
        Message::RoleChosen(role) if role != Role::Predict && model.predictions.has_answers() => {
            let asked = model.predictions.score().asked;
            Notice::ExerciseAnswersLost { asked, role }
        }
        Message::Exercise(ExerciseMessage::PartChosen(part))
            if part != model.exercises.part() && model.predictions.has_answers() =>
        {
            let (asked, role) = (model.predictions.score().asked, Role::Watch);
            Notice::ExerciseAnswersLost { asked, role }
        }
        Message::AddressChanged {
            ref query,
            ref fragment,
        } if model.predictions.has_answers() => {
            if !goes_on(model, &address::read(query, fragment).address) {
                drop_predictions(model, effects);
            }
            return false;
        }
        Message::Form(
            FormMessage::SquareToggled(_)
            | FormMessage::SquareFreed(_)
            | FormMessage::GivenFreed
            | FormMessage::BlockedFreed,
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
    match model.exercises.parse() {
        None => {}
        Some(Err(why)) => {
            model.tell(Notice::ExerciseRefused(why));
            write_address(model, effects);
        }
        Some(Ok((count, part))) => {
            if part >= count {
                model.tell(Notice::BadValue {
                    key: Key::Part.into_str(),
                    value: (part + 1).to_string(),
                    allowed: format!("1–{count}"),
                    used: "1".to_owned(),
                });
            }
            look(model, effects);
        }
    }
    if let Some(exercise) = model.exercises.pose() {
        let exercise = exercise.clone();
        set_up(model, &exercise, effects);
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
        model.exercises.set(None, 0);
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
    let is_answered = model
        .exercises
        .open()
        .is_some_and(|open| open.mark(0).is_some());
    match (exercise.tasks.as_slice(), model.address.role) {
        ([Task::Complete], Role::Watch) if !is_answered => begin(model, 0, effects),
        (_, Role::Watch) => {
            if model.awaits_run() || model.address.is_embed {
                stand_at(model, exercise, exercise.from, effects);
                effects.push(Effect::Focus(Aim::Exercise));
            }
            if let InHand::Completing { task } = *model.exercises.in_hand() {
                begin(model, task, effects);
            }
        }
        // Abandoned predictions start again.
        (_, Role::Predict) => model.address.role = Role::Watch,
        _ => {}
    }
    if model.address.view == View::Compare {
        model.address.view = View::Tree;
    }
    model.panel = Panel::Setup;
    write_address(model, effects);
}

/// Requests the stored answers to all exercises of the address.
fn look(model: &mut Model, effects: &mut Vec<Effect>) {
    let series = model.exercises.series();
    let sums = series.map(|series| series.exercises().iter().map(OpenExercise::sum).collect());
    let sums: Vec<_> = sums.unwrap_or_default();
    for exercise in sums {
        carry_out(model, ExerciseCommand::Look { exercise }, effects);
    }
}

/// Requests a command. An embed stores nothing.
fn carry_out(model: &mut Model, command: ExerciseCommand, effects: &mut Vec<Effect>) {
    if !model.address.is_embed {
        effects.push(Effect::Exercise(command));
    } else if let Some(series) = model.exercises.series_mut() {
        series.is_unkept = true;
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
            let placed = open.placed.clone();
            model.exercises.begin(InHand::Completing { task: index });
            model.address.role = Role::Play;
            model.play.forget(placed);
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
        if mark.is_some_and(|mark| open.answer(index, mark)) {
            keep(model, effects);
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
        InHand::Completing { task } => {
            if model.address.role != Role::Play {
                return;
            }
            let placed = model.play.placed();
            if let Some(open) = model.exercises.open_mut()
                && open.placed != *placed
            {
                open.placed = placed.clone();
            }
            if !model.play.is_solved(&model.address.settings) {
                return;
            }
            if !keeps(exercise, model.play.placed()) {
                let squares = exercise.placed.squares().to_vec();
                return model.tell(Notice::ExerciseNotKept { squares });
            }
            let hints = model.exercises.open().map(OpenExercise::hints);
            let hints = hints.unwrap_or_default();
            (task, Mark::Completed { hints })
        }
    };
    let open = model.exercises.open_mut();
    if open.is_some_and(|open| open.answer(task, mark)) {
        keep(model, effects);
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
        let placed = open.placed.clone();
        model.play.forget(placed);
    }
    model.exercises.begin(InHand::Completing { task });
}

/// Whether the initial pieces are still on the board. A knight's path must begin with them.
fn keeps(exercise: &Exercise, placed: &Placed) -> bool {
    let (before, now) = (exercise.placed.squares(), placed.squares());
    match exercise.settings.algorithm.problem {
        Problem::Knight => now.starts_with(before),
        _ => before.iter().all(|square| now.contains(square)),
    }
}
