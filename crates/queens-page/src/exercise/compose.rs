//! The exercise that a teacher composes from the current search and board, and its link.

use queens_draw::Theme;

use crate::address::link::{another_search, shared_link_of};
use crate::address::{Address, is_whole};
use crate::exercise::composing::{ComposeError, DraftQuestion};
use crate::exercise::result::line;
use crate::exercise::{
    Exercise, LONGEST_QUESTION, LONGEST_WORDS, MOST_EXERCISES, MOST_TRIES, OwnQuestion, Task,
    number,
};
use crate::language::Language;
use crate::model::Model;
use crate::play::Placed;
use crate::run::Run;
use crate::screen::{Role, View};
use crate::sheets::SheetQuestion;

/// The exercise from the current search, board and choices.
pub fn composed(model: &Model) -> Result<Exercise, ComposeError> {
    let settings = model.address.settings.clone();
    let composing = &model.exercises.composing;
    let mut tasks = composing.tasks().to_vec();
    let questions = composing.questions.iter().enumerate();
    let questions: Result<Vec<_>, _> = questions.map(|(at, draft)| question(at, draft)).collect();
    let questions = questions?;
    tasks.extend((0..).zip(&questions).map(|(index, _)| Task::Own(index)));
    let tries = match composing.tries.trim() {
        "" => None,
        value => {
            let tries = number(value).and_then(|tries| u32::try_from(tries).ok());
            let tries = tries.filter(|tries| (1..=MOST_TRIES).contains(tries));
            let value = value.to_owned();
            Some(tries.ok_or(ComposeError::BadTries { value })?)
        }
    };
    if settings.large.is_some() {
        return Err(ComposeError::TooLarge { n: settings.n() });
    }
    if tasks.is_empty() {
        return Err(ComposeError::NoTask);
    }
    let (mut from, mut to) = (0, 0);
    if tasks.iter().any(|task| task.is_of_search()) {
        let known = known(model).ok_or(ComposeError::NoSearch)?;
        let [first, last] = stretch(model);
        let step = |value: String| {
            let step = number(&value).filter(|&step| step <= known);
            step.ok_or(ComposeError::BadStep { value, known })
        };
        (from, to) = (step(first)?, step(last)?);
        if from >= to {
            return Err(ComposeError::Empty { from, to });
        }
    } else if !questions.is_empty() {
        // Own questions are about the shown step.
        let shown = model.shown.traced().map_or(0, Run::step);
        (from, to) = (shown, shown);
    }
    let mut placed = Placed::default();
    if tasks.contains(&Task::Complete) {
        if model.address.role == Role::Play {
            placed = model.play.placed().clone();
        }
        let run = model.shown.run();
        let is_empty = run.is_some_and(|run| run.is_exact() && run.farthest().solutions == 0);
        let is_refuted =
            model.address.role == Role::Play && model.play.prospects.infeasible().is_some();
        if is_empty || is_refuted {
            return Err(ComposeError::Infeasible);
        }
    }
    let exercise = Exercise {
        settings,
        from,
        to,
        placed,
        tasks,
        words: line(&composing.words, LONGEST_WORDS),
        counters: composing.counters_of(model.address.settings.algorithm),
        questions,
        tries,
    };
    let counts = |&task: &Task| task != Task::Counters || !exercise.counted(task).is_empty();
    if exercise.tasks.iter().all(counts) {
        Ok(exercise)
    } else {
        Err(ComposeError::NoCounters)
    }
}

/// A question of the author.
fn question(index: usize, draft: &DraftQuestion) -> Result<OwnQuestion, ComposeError> {
    let DraftQuestion { kind, text, answer } = draft;
    let question = OwnQuestion::new(*kind, text, answer);
    question.ok_or_else(|| match line(text, LONGEST_QUESTION).as_str() {
        "" => ComposeError::NoQuestion { index },
        _ => ComposeError::BadAnswer { index, kind: *kind },
    })
}

/// The number of known events of the exercise's search.
fn known(model: &Model) -> Option<u64> {
    let run = model.shown.traced()?;
    Some(run.known()).filter(|&known| known > 0)
}

/// The typed steps. By default, from the first step to the current one, or else to the last known one.
pub fn stretch(model: &Model) -> [String; 2] {
    let composing = &model.exercises.composing;
    let shown = model.shown.run().map_or(0, Run::step);
    let last = match shown {
        0 => known(model).unwrap_or(0),
        step => step,
    };
    [(&composing.from, 0), (&composing.to, last)]
        .map(|(typed, usual)| typed.clone().unwrap_or_else(|| usual.to_string()))
}

/// The composed exercise, if it can be added to the series.
pub fn next_part(model: &Model) -> Result<Exercise, ComposeError> {
    let exercise = composed(model)?;
    let series = &model.exercises.composing.series;
    if series.contains(&exercise) {
        return Err(ComposeError::Repeated);
    }
    if series.len() >= MOST_EXERCISES {
        return Err(ComposeError::SeriesFull);
    }
    let longer: Vec<_> = series.iter().chain([&exercise]).cloned().collect();
    if has_room(model, &longer) {
        Ok(exercise)
    } else {
        Err(ComposeError::TooLong)
    }
}

/// The series, or without one the composed exercise.
pub fn composed_series(model: &Model) -> Result<Vec<Exercise>, ComposeError> {
    let series = match model.exercises.composing.series.as_slice() {
        [] => vec![composed(model)?],
        series => series.to_vec(),
    };
    if has_room(model, &series) {
        Ok(series)
    } else {
        Err(ComposeError::TooLong)
    }
}

/// The link to the series, or without one to the composed exercise.
pub fn link_to_exercise(model: &Model) -> Result<String, ComposeError> {
    let series = composed_series(model)?;
    Ok(shared_link_of(model, address_of(model, &series)))
}

/// Whether a link has room for these exercises.
fn has_room(model: &Model, series: &[Exercise]) -> bool {
    // The longest address that a reader may have.
    let mut longest = series.iter().map(|exercise| Address {
        settings: exercise.settings.clone(),
        role: Role::Predict,
        view: View::Sheets,
        question: Some(SheetQuestion::PROOF),
        language: Some(Language::ROMANIAN),
        theme: Some(Theme::Light),
        step: exercise.to,
        part: MOST_EXERCISES,
        ..address_of(model, series)
    });
    let is_as_written = |text: &str| {
        let read = Exercise::read_series(text);
        read.is_ok_and(|read| read.iter().map(|(_, exercise)| exercise).eq(series))
    };
    is_as_written(&Exercise::written_series(series)) && longest.all(|address| is_whole(&address))
}

/// The link to an exercise.
pub fn exercise_link(model: &Model, exercise: &Exercise) -> String {
    shared_link_of(model, address_of(model, std::slice::from_ref(exercise)))
}

/// The address of a series, which opens its first exercise.
pub(crate) fn address_of(model: &Model, series: &[Exercise]) -> Address {
    let first = series.first().cloned().unwrap_or_default();
    Address {
        step: first.from,
        exercise: Some(Exercise::written_series(series)),
        ..another_search(model, first.settings)
    }
}
