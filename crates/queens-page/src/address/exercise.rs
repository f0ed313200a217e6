//! The text of an exercise: a version, the keys and values of its search and tasks, and a checksum, as in
//! `1_n.8_algorithm.row-by-row_to.120_ask.predict-5,solutions_0a1b2c3d`.

use super::read::quoted;
use super::read::repair::trimmed;
use super::value::whole;
use super::{Address, LAST_STEP, read, write};
use crate::exercise::result::checksum;
use crate::exercise::{EXERCISES, Exercise, ExerciseError, Task};
use crate::screen::Role;

const FROM: &str = "from";
const TO: &str = "to";
const ASK: &str = "ask";

impl Exercise {
    /// Parses the text of an exercise.
    pub fn read(text: &str) -> Result<Exercise, ExerciseError> {
        let (whole_text, sum) = text.rsplit_once('_').ok_or(ExerciseError::Damaged)?;
        if checksum(whole_text) != sum {
            return Err(ExerciseError::Damaged);
        }
        let (version, rest) = whole_text.split_once('_').ok_or(ExerciseError::Damaged)?;
        if version != EXERCISES {
            return Err(ExerciseError::Later {
                version: quoted(version),
            });
        }
        parse(rest).ok_or(ExerciseError::Unknown)
    }

    /// The exercise of a link in a text, such as a mail. `None` without a complete link.
    pub fn linked_in(text: &str) -> Option<Exercise> {
        let (_, after) = text.split_once("exercise=")?;
        let is_its = |sign: char| sign.is_ascii_alphanumeric() || "._-,".contains(sign);
        let mut words = after.split(|sign| !is_its(sign));
        Exercise::read(&trimmed(words.next()?)).ok()
    }

    /// The checksum of the exercise in its results.
    pub fn sum(&self) -> String {
        checksum(&self.written())
    }

    /// The text of the exercise.
    pub fn written(&self) -> String {
        let role = match self.placed.squares() {
            [] => Role::Watch,
            _ => Role::Play,
        };
        let search = write(&Address {
            settings: self.settings.clone(),
            placed: self.placed.clone(),
            role,
            ..Address::default()
        });
        let mut text = format!("{EXERCISES}_{}", search.replace('&', "_").replace('=', "."));
        for (key, step) in [(FROM, self.from), (TO, self.to)] {
            if step > 0 {
                text.push_str(&format!("_{key}.{step}"));
            }
        }
        let tasks: Vec<_> = self.tasks.iter().map(|task| task.written()).collect();
        text.push_str(&format!("_{ASK}.{}", tasks.join(",")));
        let sum = checksum(&text);
        format!("{text}_{sum}")
    }
}

/// Parses the part between version and checksum.
fn parse(text: &str) -> Option<Exercise> {
    let (mut from, mut to, mut tasks, mut search) = (0, 0, Vec::new(), Vec::new());
    let step = |value| whole(value).filter(|&step| step <= LAST_STEP);
    for pair in text.split('_') {
        match pair.split_once('.')? {
            (FROM, value) => from = step(value)?,
            (TO, value) => to = step(value)?,
            (ASK, value) => {
                tasks = value
                    .split(',')
                    .map(Task::from_name)
                    .collect::<Option<_>>()?
            }
            (key, value) => search.push(format!("{key}={value}")),
        }
    }
    let reading = read("", &search.join("&"));
    let Address {
        settings, placed, ..
    } = reading.address;
    let is_sound = reading.notices.is_empty()
        && settings.large.is_none()
        && !tasks.is_empty()
        && tasks.is_sorted_by(|one, other| one < other)
        && tasks
            .iter()
            .filter(|task| matches!(task, Task::Predict(_)))
            .count()
            <= 1;
    let needs_steps = tasks.iter().any(|task| task.is_of_search());
    (is_sound && from <= to && (!needs_steps || to > 0 && settings.leaves_trace())).then_some(
        Exercise {
            settings,
            from,
            to,
            placed,
            tasks,
        },
    )
}
