//! The text of an exercise: a version, the keys and values of its search and tasks, and a checksum, as in
//! `1_n.8_algorithm.row-by-row_to.120_ask.predict-5,solutions_0a1b2c3d`. In a text of the author, a full stop is a blank,
//! and a hyphen precedes the two hexadecimal digits of any byte that is neither a letter nor a digit of ASCII. The texts of
//! a series are joined by two underscores, which no exercise contains.

use super::read::quoted;
use super::read::repair::trimmed;
use super::value::whole;
use super::{Address, LAST_STEP, read, write};
use strum::VariantArray;

use crate::exercise::result::{checksum, line};
use crate::exercise::{
    AnswerKind, EXERCISES, Exercise, ExerciseError, LONGEST_QUESTION, LONGEST_WORDS, MOST_COUNTERS,
    MOST_EXERCISES, MOST_QUESTIONS, MOST_TRIES, OwnQuestion, RefusedExercise, Task, counters_of,
};
use crate::screen::Role;

/// The sign between the exercises of a series.
const BETWEEN: &str = "__";
const FROM: &str = "from";
const TO: &str = "to";
const ASK: &str = "ask";
const WORDS: &str = "words";
const COUNTERS: &str = "counters";
const OWN: &str = "own";
const TRIES: &str = "tries";

impl Exercise {
    /// The sign before the text of an exercise in a link.
    pub const LINK: &'static str = "exercise=";

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

    /// Parses the text of a series. Returns each exercise with its text.
    pub fn read_series(text: &str) -> Result<Vec<(&str, Exercise)>, RefusedExercise> {
        let texts: Vec<&str> = text.split(BETWEEN).collect();
        let exercises = texts.len();
        if exercises > MOST_EXERCISES {
            let why = ExerciseError::TooMany { exercises };
            return Err(RefusedExercise { part: None, why });
        }
        let mut series: Vec<(&str, Exercise)> = Vec::new();
        for (number, text) in (1..).zip(texts) {
            let exercise = if series.iter().any(|(earlier, _)| *earlier == text) {
                Err(ExerciseError::Repeated)
            } else {
                Exercise::read(text)
            };
            let part = (exercises > 1).then_some(number);
            let exercise = exercise.map_err(|why| RefusedExercise { part, why })?;
            series.push((text, exercise));
        }
        Ok(series)
    }

    /// The text of a series.
    pub fn written_series(exercises: &[Exercise]) -> String {
        let texts: Vec<_> = exercises.iter().map(Exercise::written).collect();
        texts.join(BETWEEN)
    }

    /// The exercise of a link in a text, such as a mail. `None` without a complete link.
    pub fn linked_in(text: &str) -> Option<Exercise> {
        let (_, after) = text.split_once(Exercise::LINK)?;
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
        let tasks = self
            .tasks
            .iter()
            .filter(|task| !matches!(task, Task::Own(_)));
        let tasks: Vec<_> = tasks.map(|task| task.written()).collect();
        if !tasks.is_empty() {
            text.push_str(&format!("_{ASK}.{}", tasks.join(",")));
        }
        let named = counters_of(self.settings.algorithm);
        let counters = named.filter(|(count, _)| self.counters.contains(count));
        let counters: Vec<_> = counters.map(|(_, name)| encoded(name)).collect();
        if !counters.is_empty() {
            text.push_str(&format!("_{COUNTERS}.{}", counters.join(",")));
        }
        for question in &self.questions {
            let answer = question.answer.iter();
            let answer: String = answer.map(|sum| format!("-{sum}")).collect();
            let (kind, words) = (question.kind.into_str(), encoded(&question.text));
            text.push_str(&format!("_{OWN}.{kind}{answer},{words}"));
        }
        if let Some(tries) = self.tries {
            text.push_str(&format!("_{TRIES}.{tries}"));
        }
        if !self.words.is_empty() {
            text.push_str(&format!("_{WORDS}.{}", encoded(&self.words)));
        }
        let sum = checksum(&text);
        format!("{text}_{sum}")
    }
}

/// Parses the part between version and checksum.
fn parse(text: &str) -> Option<Exercise> {
    let (mut from, mut to, mut tasks, mut search) = (0, 0, Vec::new(), Vec::new());
    let (mut words, mut questions, mut tries) = (String::new(), Vec::new(), None);
    let mut names = Vec::new();
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
            (WORDS, value) => words = author_text(value, LONGEST_WORDS)?,
            (COUNTERS, value) => {
                names = value.split(',').map(decoded).collect::<Option<_>>()?;
            }
            (OWN, value) => questions.push(own_question(value)?),
            (TRIES, value) => {
                let most = whole(value).filter(|&most| (1..=MOST_TRIES.into()).contains(&most))?;
                tries = u32::try_from(most).ok();
            }
            (key, value) => search.push(format!("{key}={value}")),
        }
    }
    let reading = read("", &search.join("&"));
    let Address {
        settings, placed, ..
    } = reading.address;
    // Each counter at most once, in the usual order.
    let known =
        counters_of(settings.algorithm).filter(|(_, name)| names.iter().any(|it| it == name));
    let (counters, known): (Vec<_>, Vec<_>) = known.unzip();
    let asks_counters = tasks.contains(&Task::Counters);
    if known != names || names.len() > MOST_COUNTERS || !names.is_empty() && !asks_counters {
        return None;
    }
    if questions.len() > MOST_QUESTIONS || tasks.iter().any(|task| matches!(task, Task::Own(_))) {
        return None;
    }
    tasks.extend((0..).zip(&questions).map(|(index, _)| Task::Own(index)));
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
            words,
            counters,
            questions,
            tries,
        },
    )
}

/// A question as in `number-0a1b2c3d,How.many-3f`, or `text,Why-3f`.
fn own_question(text: &str) -> Option<OwnQuestion> {
    let (kind, words) = text.split_once(',')?;
    let (kind, answer) = match kind.split_once('-') {
        Some((kind, sum)) => (kind, Some(sum)),
        None => (kind, None),
    };
    let mut kinds = AnswerKind::VARIANTS.iter().copied();
    let kind = kinds.find(|known| known.into_str() == kind)?;
    let is_sum = |sum: &str| sum.len() == 8 && sum.bytes().all(|byte| byte.is_ascii_hexdigit());
    let is_sound = match answer {
        Some(sum) => kind != AnswerKind::Text && is_sum(sum),
        None => kind == AnswerKind::Text,
    };
    is_sound.then_some(OwnQuestion {
        kind,
        text: author_text(words, LONGEST_QUESTION)?,
        answer: answer.map(str::to_owned),
    })
}

/// A text of the author. `None` if it is empty, too long, or not on one line.
fn author_text(text: &str, longest: usize) -> Option<String> {
    let words = decoded(text)?;
    (!words.is_empty() && line(&words, longest) == words).then_some(words)
}

/// A text in the signs that an address needs not escape.
fn encoded(text: &str) -> String {
    let signs = text.bytes().map(|byte| match byte {
        b' ' => ".".to_owned(),
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("-{byte:02x}"),
    });
    signs.collect()
}

/// The text of these signs. `None` if [`encoded`] does not write them.
fn decoded(signs: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(signs.len());
    let mut rest = signs.bytes();
    while let Some(sign) = rest.next() {
        bytes.push(match sign {
            b'.' => b' ',
            b'-' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(str::from_utf8(&digits).ok()?, 16).ok()?
            }
            sign => sign,
        });
    }
    let text = String::from_utf8(bytes).ok()?;
    (encoded(&text) == signs).then_some(text)
}
