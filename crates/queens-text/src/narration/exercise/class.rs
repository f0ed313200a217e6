//! The results of a class as a table: its rows in the chosen order, and its file.

use std::cmp::Ordering;

use queens_page::exercise::Mark;
use queens_page::exercise::class::{Class, Column, Pasted, csv, sort_key};
use queens_page::exercise::result::{ExerciseResult, ResultError};
use queens_page::model::Model;

use super::{Owner, answers, judge, subject};
use crate::Texts;
use strum::VariantArray;

/// The table of the results in a text.
pub struct ClassTable {
    /// The number of results, and of those that are not intact results of this exercise.
    pub summary: String,
    /// In the chosen order.
    pub rows: Vec<ClassRow>,
    /// The lines that look like a result but cannot be read. `None` without such lines.
    pub unread: Option<(String, Vec<String>)>,
}

/// A result in the table.
pub struct ClassRow {
    /// The line of its code, from 1.
    pub line: usize,
    /// Empty without a name.
    pub name: String,
    /// The exercise in one line, after its number in the current or the composed series. Empty if it is not known.
    pub exercise: String,
    /// Whether the exercise is the current or the composed one.
    pub is_this: bool,
    /// Whether it is one of a series.
    pub is_part: bool,
    /// The number of right answers, and of questions. `None` for a damaged code.
    pub score: Option<(usize, usize)>,
    pub tries: Option<u32>,
    pub state: CodeState,
    /// The state of the code in words.
    pub checksum: String,
    pub answers: Vec<String>,
}

/// The state of a code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CodeState {
    Intact,
    /// An earlier result has the same code.
    Repeated,
    /// The text next to the code differs from it.
    Altered,
    Damaged,
}

/// The table of the pasted results. `None` for a single result, and for a text without any.
pub fn class(model: &Model, texts: &Texts) -> Option<ClassTable> {
    let own = texts.exercise();
    let composing = &model.exercises.composing;
    let Class { results, unread } = composing.class.as_ref().ok()?;
    if results.len() < 2 && unread.is_empty() {
        return None;
    }
    let mut rows: Vec<_> = results
        .iter()
        .map(|pasted| row(model, pasted, texts))
        .collect();
    // Without an open or composed exercise, results of any exercise are usual.
    let has_own = rows.iter().any(|row| row.is_this);
    let odd = rows
        .iter()
        .filter(|row| has_own && !row.is_this || row.state != CodeState::Intact);
    let odd = odd.count() as u64;
    let mut summary = own.class_found(rows.len() as u64);
    if odd > 0 {
        summary = format!("{summary} {}", own.class_odd(odd));
    }
    let sorting = composing.sorting;
    rows.sort_by(|one, other| {
        let order = order(one, other, sorting.column);
        if sorting.is_descending {
            order.reverse()
        } else {
            order
        }
    });
    let unread = (!unread.is_empty()).then(|| {
        let lines = unread.iter();
        let lines = lines.map(|it| own.unread_line(it.line as u64, &it.text));
        (own.unread_lines(unread.len() as u64), lines.collect())
    });
    Some(ClassTable {
        summary,
        rows,
        unread,
    })
}

fn row(model: &Model, pasted: &Pasted, texts: &Texts) -> ClassRow {
    let own = texts.exercise();
    match &pasted.result {
        Ok(result) => {
            let (owner, agrees) = judge(model, pasted, result, texts);
            let state = match pasted.repeats {
                _ if !agrees => CodeState::Altered,
                Some(_) => CodeState::Repeated,
                None => CodeState::Intact,
            };
            let checksum = match (state, pasted.repeats) {
                (CodeState::Altered, _) => own.altered().to_owned(),
                (_, Some(line)) => own.repeated(line as u64),
                _ => own.intact().to_owned(),
            };
            intact_row(pasted, result, &owner, state, checksum, texts)
        }
        Err(error) => {
            let checksum = match error {
                ResultError::Later { version } => own.other_version(version),
                ResultError::NoCode | ResultError::Mistyped { .. } => own.damaged().to_owned(),
            };
            let linked = pasted.linked.as_ref();
            ClassRow {
                line: pasted.line,
                name: String::new(),
                exercise: linked.map(|it| subject(it, texts)).unwrap_or_default(),
                is_this: false,
                is_part: false,
                score: None,
                tries: None,
                state: CodeState::Damaged,
                checksum,
                answers: Vec::new(),
            }
        }
    }
}

fn intact_row(
    pasted: &Pasted,
    result: &ExerciseResult,
    owner: &Owner,
    state: CodeState,
    checksum: String,
    texts: &Texts,
) -> ClassRow {
    let right = result.marks.iter().flatten().filter(|mark| mark.is_right());
    // The teacher reads the other answers.
    let judged = result
        .marks
        .iter()
        .filter(|mark| mark.as_ref().is_none_or(Mark::is_judged));
    let (exercise, known, part) = match owner {
        Owner::This { exercise, part } => (subject(exercise, texts), Some(exercise), *part),
        Owner::Linked(exercise) => (subject(exercise, texts), Some(exercise), None),
        Owner::Unknown => {
            let other = texts.exercise().other_exercise(&result.exercise);
            (other, None, None)
        }
    };
    let exercise = match part {
        Some(part) => format!("{part}. {exercise}"),
        None => exercise,
    };
    ClassRow {
        line: pasted.line,
        name: result.name.clone(),
        exercise,
        is_this: matches!(owner, Owner::This { .. }),
        is_part: part.is_some(),
        score: Some((right.count(), judged.count())),
        tries: result.tries,
        state,
        checksum,
        answers: answers(result, known, texts),
    }
}

/// The order of two rows by a column. Rows with equal cells keep the order of the text.
fn order(one: &ClassRow, other: &ClassRow, column: Column) -> Ordering {
    match column {
        Column::Line => one.line.cmp(&other.line),
        Column::Name => sort_key(&one.name).cmp(&sort_key(&other.name)),
        Column::Exercise => (!one.is_this, &one.exercise).cmp(&(!other.is_this, &other.exercise)),
        Column::Right => {
            let [one, other] = [one, other].map(|row| row.score);
            // By the share of right answers: compares a / b with c / d.
            let shares = one.zip(other).map(|((a, b), (c, d))| (a * d).cmp(&(c * b)));
            shares.unwrap_or_else(|| one.is_some().cmp(&other.is_some()))
        }
        Column::Tries => one.tries.cmp(&other.tries),
        Column::Checksum => one.state.cmp(&other.state),
    }
}

/// The table as a file for spreadsheets. Where commas separate decimals, Excel expects semicolons between cells.
pub fn file(table: &ClassTable, texts: &Texts) -> String {
    let own = texts.exercise();
    let separator = match texts.numbers.decimal {
        ',' => ';',
        _ => ',',
    };
    let mut heads: Vec<_> = Column::VARIANTS
        .iter()
        .map(|&it| own.column(it).to_owned())
        .collect();
    heads.insert(3, own.questions().to_owned());
    heads.push(own.answers().to_owned());
    let number = |number: Option<usize>| number.map(|it| it.to_string()).unwrap_or_default();
    let rows = table.rows.iter().map(|row| {
        vec![
            row.name.clone(),
            row.exercise.clone(),
            number(row.score.map(|(right, _)| right)),
            number(row.score.map(|(_, all)| all)),
            row.tries.map(|tries| tries.to_string()).unwrap_or_default(),
            row.checksum.clone(),
            row.line.to_string(),
            row.answers.join(" "),
        ]
    });
    let unread = table.unread.iter().flat_map(|(_, lines)| lines);
    let unread = unread.map(|line| vec![line.clone()]);
    csv(separator, [heads].into_iter().chain(rows).chain(unread))
}
