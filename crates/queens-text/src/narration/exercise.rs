//! The texts of an exercise: its questions, the answers, the result to hand in, and the check of a result code.

use queens_core::{Count, Problem};
use queens_draw::Tone;
use queens_page::exercise::compose::{composed, exercise_link};
use queens_page::exercise::result::{ExerciseResult, ResultError, checksum};
use queens_page::exercise::{Exercise, Mark, Reply, Task};
use queens_page::model::Model;

use super::board_size;
use crate::Texts;
use crate::exercise::bad_code;

/// The search or board of an exercise, in one line.
pub fn subject(exercise: &Exercise, texts: &Texts) -> String {
    let settings = &exercise.settings;
    let problem = texts.header().problem(settings.algorithm.problem);
    let board = board_size(settings);
    let is_searched = exercise.tasks.iter().any(|task| task.is_of_search());
    let search = is_searched.then(|| {
        let name = texts.name_of(settings.algorithm);
        format!(" · {name} · {}", texts.setup().goals(settings.goal))
    });
    format!("{problem} · {board}{}", search.unwrap_or_default())
}

/// The question of a task.
pub fn asked(exercise: &Exercise, task: Task, texts: &Texts) -> String {
    let own = texts.exercise();
    let problem = exercise.settings.algorithm.problem;
    own.asks(task, problem, exercise.from, exercise.to)
}

/// The label of a counter.
pub fn counter(problem: Problem, count: Count, texts: &Texts) -> &'static str {
    let name = count.name().unwrap_or_default();
    texts
        .explorer()
        .counter(problem, name)
        .map_or(name, |(label, _)| label)
}

/// The sentence about an answer to a task of a known exercise.
pub fn said(mark: &Mark, exercise: &Exercise, texts: &Texts) -> String {
    let own = texts.exercise();
    let problem = exercise.settings.algorithm.problem;
    match mark {
        Mark::Counters(replies) => {
            let counted = exercise.counted(Task::Counters);
            let each = counted.into_iter().zip(replies).map(|(count, &reply)| {
                let label = counter(problem, count, texts);
                format!("{label} {}", number(reply, texts))
            });
            format!("{}.", each.collect::<Vec<_>>().join(own.separator()))
        }
        other => alone(other, texts),
    }
}

/// The sentence about an answer whose exercise is unknown.
fn alone(mark: &Mark, texts: &Texts) -> String {
    let own = texts.exercise();
    match mark {
        Mark::Predicted { right, asked } => own.predicted((*right).into(), (*asked).into()),
        Mark::Completed { hints } => own.completed((*hints).into()),
        Mark::Solutions(reply) => format!("{}.", number(*reply, texts)),
        Mark::Counters(replies) => {
            let each = replies.iter().map(|&reply| number(reply, texts));
            format!("{}.", each.collect::<Vec<_>>().join(own.separator()))
        }
    }
}

fn number(reply: Reply, texts: &Texts) -> String {
    let own = texts.exercise();
    if reply.is_right() {
        own.right(reply.given)
    } else {
        own.wrong(reply.given, reply.right)
    }
}

/// The result of the current exercise, as text to hand in.
pub fn result(model: &Model, texts: &Texts) -> Option<String> {
    let own = texts.exercise();
    let open = model.exercises.open()?;
    let (exercise, result) = (&open.exercise, open.result());
    let mut lines = vec![subject(exercise, texts), exercise_link(model, exercise)];
    lines.extend(marks(&result, exercise, texts));
    lines.push(own.code(&result.to_string()));
    Some(lines.join("\n"))
}

/// The verdict on a pasted result, and its answers. The sentence states whether the code is valid and belongs to the
/// current, the composed or the linked exercise.
pub fn checked(model: &Model, texts: &Texts) -> Option<(Tone, String, Vec<String>)> {
    let own = texts.exercise();
    let composing = &model.exercises.composing;
    let result = match composing.checked()? {
        Ok(result) => result,
        Err(why) => return Some((Tone::Conflict, bad_code(texts, &why), Vec::new())),
    };
    let is_its = |it: &Exercise| result.is_of(it, &checksum(&it.written()));
    let open = model.exercises.open().map(|open| open.exercise.clone());
    let mut known = open.into_iter().chain(composed(model).ok());
    let this = known.find(is_its);
    let linked = Exercise::linked_in(&composing.code).filter(is_its);
    let agreed = |exercise: &Exercise| {
        let lines = marks(&result, exercise, texts);
        let said = answers_in(&composing.code);
        (
            said.is_none_or(|said| said == digits(&lines.join(" "))),
            lines,
        )
    };
    let (tone, sentence, lines) = match (this, linked) {
        (Some(this), _) => {
            let (agrees, lines) = agreed(&this);
            let said = if agrees {
                own.of_this()
            } else {
                own.disagrees()
            };
            (agrees.then_some(Tone::Right), said.to_owned(), lines)
        }
        (None, Some(linked)) => {
            let (agrees, lines) = agreed(&linked);
            let said = own.of_linked(&subject(&linked, texts), agrees);
            (agrees.then_some(Tone::Information), said, lines)
        }
        (None, None) => {
            let said = |mark: &Option<Mark>| {
                let said = mark.as_ref().map(|mark| alone(mark, texts));
                said.unwrap_or_else(|| own.open().to_owned())
            };
            let lines = result.marks.iter().map(said).collect();
            let said = own.of_another(&result.exercise);
            (Some(Tone::Information), said, lines)
        }
    };
    Some((tone.unwrap_or(Tone::Conflict), sentence, lines))
}

/// The digits of the worded answers in a result. `None` without worded answers. The language, line breaks and quotation
/// marks of a mail do not matter.
fn answers_in(result: &str) -> Option<String> {
    let lines = result
        .lines()
        .map(|line| line.trim_start_matches(['>', ' ']));
    let lines: Vec<_> = lines.collect();
    let first = lines.iter().position(|line| line.starts_with("1. "))?;
    let has_code = |line: &&str| ExerciseResult::find(line) != Err(ResultError::NoCode);
    let answers = lines
        .into_iter()
        .skip(first)
        .take_while(|line| !has_code(line));
    Some(digits(&answers.collect::<Vec<_>>().join(" ")))
}

/// The digits of a text. They do not depend on how a language groups digits.
fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

/// The answers of a result, one per line.
fn marks(result: &ExerciseResult, exercise: &Exercise, texts: &Texts) -> Vec<String> {
    let own = texts.exercise();
    let all = exercise.tasks.iter().zip(&result.marks).enumerate();
    all.map(|(index, (&task, mark))| {
        let said = mark.as_ref().map(|mark| said(mark, exercise, texts));
        let said = said.unwrap_or_else(|| own.open().to_owned());
        format!("{}. {} {said}", index + 1, asked(exercise, task, texts))
    })
    .collect()
}

#[cfg(test)]
mod tests;
