//! The texts of an exercise: its questions, the answers, the result to hand in, and the check of a result code.

pub mod class;

use queens_core::{Count, Descriptor};
use queens_draw::Tone;
use queens_page::exercise::class::Pasted;
use queens_page::exercise::compose::{composed, exercise_link};
use queens_page::exercise::result::{ExerciseResult, ResultError};
use queens_page::exercise::{Exercise, Mark, Reply, Task};
use queens_page::model::Model;

use super::board_size;
use crate::Texts;
use crate::exercise::{bad_code, refused};

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
    if let Some(question) = exercise.question(task) {
        return question.text.clone();
    }
    let problem = exercise.settings.algorithm.problem;
    own.asks(task, problem, exercise.from, exercise.to)
}

/// The label of a counter.
pub fn counter(algorithm: &'static Descriptor, count: Count, texts: &Texts) -> &'static str {
    let name = match count {
        Count::Operation(index) => algorithm
            .operations
            .get(index)
            .map(|operation| operation.name),
        common => common.name(),
    };
    let name = name.unwrap_or_default();
    texts
        .explorer()
        .counter(algorithm.problem, name)
        .map_or(name, |(label, _)| label)
}

/// The sentence about an answer to a task of a known exercise.
pub fn said(mark: &Mark, exercise: &Exercise, texts: &Texts) -> String {
    let own = texts.exercise();
    let algorithm = exercise.settings.algorithm;
    match mark {
        Mark::Counters(replies) => {
            let counted = exercise.counted(Task::Counters);
            let each = counted.into_iter().zip(replies).map(|(count, &reply)| {
                let label = counter(algorithm, count, texts);
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
        Mark::Own { given, is_right } => match is_right {
            Some(true) => own.own_right(given),
            Some(false) => own.own_wrong(given),
            None => own.own_read(given),
        },
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

/// The result of the current exercise, or of all exercises of its series, as text to hand in.
pub fn result(model: &Model, texts: &Texts) -> Option<String> {
    let series = model.exercises.series()?;
    let all = series.exercises();
    let results = (1..).zip(all).map(|(part, open)| {
        let result = one_result(model, &open.exercise, &series.result(open), texts);
        if series.is_series() {
            let title = texts.exercise().part(part, all.len() as u64);
            format!("{title} · {result}")
        } else {
            result
        }
    });
    Some(results.collect::<Vec<_>>().join("\n\n"))
}

/// The result of one exercise.
fn one_result(
    model: &Model,
    exercise: &Exercise,
    result: &ExerciseResult,
    texts: &Texts,
) -> String {
    let own = texts.exercise();
    let mut lines = vec![subject(exercise, texts), exercise_link(model, exercise)];
    lines.extend((!result.name.is_empty()).then(|| own.name(&result.name)));
    lines.extend(result.tries.map(|tries| own.tries(tries.into())));
    lines.extend(marks(result, exercise, texts));
    lines.push(own.code(&result.to_string()));
    lines.join("\n")
}

/// The verdict on one pasted result, and its answers. The sentence states whether the code is valid and belongs to the
/// current, the composed or the linked exercise. `None` if the text contains several results or is empty.
pub fn checked(model: &Model, texts: &Texts) -> Option<(Tone, String, Vec<String>)> {
    let own = texts.exercise();
    let composing = &model.exercises.composing;
    let class = match &composing.class {
        Ok(class) => class,
        Err(error) => return Some((Tone::Conflict, refused(texts, error), Vec::new())),
    };
    let pasted = match class.results.as_slice() {
        _ if !class.unread.is_empty() || composing.code.trim().is_empty() => return None,
        [] => {
            let said = bad_code(texts, &ResultError::NoCode);
            return Some((Tone::Conflict, said, Vec::new()));
        }
        [pasted] => pasted,
        _ => return None,
    };
    let result = match &pasted.result {
        Ok(result) => result,
        Err(why) => return Some((Tone::Conflict, bad_code(texts, why), Vec::new())),
    };
    let (tone, sentence, lines) = match judge(model, pasted, result, texts) {
        (Owner::This { exercise, .. }, agrees) => {
            let said = if agrees {
                own.of_this()
            } else {
                own.disagrees()
            };
            let lines = marks(result, &exercise, texts);
            (agrees.then_some(Tone::Right), said.to_owned(), lines)
        }
        (Owner::Linked(exercise), agrees) => {
            let said = own.of_linked(&subject(&exercise, texts), agrees);
            let lines = marks(result, &exercise, texts);
            (agrees.then_some(Tone::Information), said, lines)
        }
        (Owner::Unknown, _) => {
            let said = own.of_another(&result.exercise);
            (Some(Tone::Information), said, answers(result, None, texts))
        }
    };
    let name = (!result.name.is_empty()).then(|| own.name(&result.name));
    let tries = result.tries.map(|tries| own.tries(tries.into()));
    let lines = name.into_iter().chain(tries).chain(lines).collect();
    Some((tone.unwrap_or(Tone::Conflict), sentence, lines))
}

/// The exercise of a result.
enum Owner {
    /// The current exercise or the composed one. `part` is its number in a series.
    This {
        exercise: Exercise,
        part: Option<u64>,
    },
    /// The exercise that the text of the result links to.
    Linked(Exercise),
    Unknown,
}

/// The exercise of an intact code, and whether the text next to the code agrees with it.
fn judge(model: &Model, pasted: &Pasted, result: &ExerciseResult, texts: &Texts) -> (Owner, bool) {
    let open = model.exercises.series().map(|series| {
        let all = series.exercises().iter();
        all.map(|open| open.exercise.clone()).collect()
    });
    let composed_series = model.exercises.composing.series.clone();
    let lists = [open.unwrap_or_default(), composed_series];
    let known = lists.into_iter().flat_map(|list: Vec<Exercise>| {
        let is_series = list.len() > 1;
        let numbered = (1..).zip(list);
        numbered.map(move |(number, exercise)| (is_series.then_some(number), exercise))
    });
    let mut known = known.chain(composed(model).ok().map(|exercise| (None, exercise)));
    let this = known.find(|(_, exercise)| result.is_of(exercise, &exercise.sum()));
    let owner = match (this, &pasted.linked) {
        (Some((part, exercise)), _) => Owner::This { exercise, part },
        (None, Some(linked)) => Owner::Linked(linked.clone()),
        (None, None) => Owner::Unknown,
    };
    let code = &model.exercises.composing.code;
    let said = code.get(pasted.around.clone()).and_then(answers_in);
    let agrees = match &owner {
        Owner::This { exercise, .. } | Owner::Linked(exercise) => {
            said.is_none_or(|said| said == digits(&marks(result, exercise, texts).join(" ")))
        }
        Owner::Unknown => true,
    };
    (owner, agrees)
}

/// The answers of a result without their questions, one per task.
fn answers(result: &ExerciseResult, exercise: Option<&Exercise>, texts: &Texts) -> Vec<String> {
    let each = result.marks.iter().map(|mark| match (mark, exercise) {
        (Some(mark), Some(exercise)) => said(mark, exercise, texts),
        (Some(mark), None) => alone(mark, texts),
        (None, _) => texts.exercise().open().to_owned(),
    });
    each.collect()
}

/// The digits of the worded answers before a code. `None` without worded answers. The language, line breaks and quotation
/// marks of a mail do not matter.
fn answers_in(result: &str) -> Option<String> {
    let lines = result
        .lines()
        .map(|line| line.trim_start_matches(['>', ' ']));
    let lines: Vec<_> = lines.collect();
    let first = lines.iter().rposition(|line| line.starts_with("1. "))?;
    Some(digits(&lines[first..].join(" ")))
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
