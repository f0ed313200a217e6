//! Writes a step as plain text, like the files `steps.txt`: event, line of the listing, variables and calls.
//! `src/algorithms/README.md` describes the format of each kind of value.

use crate::common::label;
use queens_core::frames::Rule;
use queens_core::{Algorithm, Bound, Event, Position, Replay, Square, Value};

/// The lines of one step.
pub(super) fn step(algorithm: &Algorithm, replay: &Replay) -> Vec<String> {
    let position = replay.position();
    let explanation = algorithm.explain(position);
    let line = label(algorithm, position);
    let mut lines = vec![
        format!("step {}: {}", replay.step(), event(position)),
        with_values(&format!("line {line}"), &explanation.variables),
    ];
    let frames = algorithm.call_stack(position);
    let calls = frames.iter();
    lines.extend(calls.map(|frame| with_values(&format!("> {}", frame.name), &frame.locals)));
    lines
}

/// The event that led to a position, or `start`.
fn event(position: &Position) -> String {
    let Some(event) = position.last() else {
        return "start".to_owned();
    };
    let kind = event.kind().name();
    match event {
        Event::Reject {
            square,
            attacker,
            line,
        } => format!("{kind} {square}, {} of {attacker}", line.name()),
        Event::Relocate { from, to } => format!("{kind} {from} to {to}"),
        Event::Candidate(_) => format!("{kind} {}", squares(position.queens())),
        Event::Bound(Bound::AtLeast(queens)) => format!("{kind}, at least {queens}"),
        Event::Bound(Bound::AtMost(queens)) => format!("{kind}, at most {queens}"),
        Event::Bound(Bound::Refuted(queens)) => format!("{kind}, not {queens}"),
        Event::Frame { margins, closed } => {
            let [left, right, top, bottom] = margins.lines();
            let how = closed.map_or("searched", Rule::name);
            format!("{kind}, frame [{left} {right} {top} {bottom}] {how}")
        }
        Event::Image { symmetry } => format!("{kind}, image {}", symmetry.formula()),
        Event::Critical => format!("{kind}, critical"),
        Event::Append { square } => format!("{kind} {square}, the last"),
        Event::CapReached => format!("{kind}, given up"),
        event => match event.square() {
            Some(square) => format!("{kind} {square}"),
            None => kind.to_owned(),
        },
    }
}

fn with_values(before: &str, values: &[(&str, Value)]) -> String {
    let written = values.iter();
    written.fold(before.to_owned(), |line, (name, held)| {
        format!("{line} {name}={}", value(held))
    })
}

fn squares(squares: &[Square]) -> String {
    joined(squares.iter().map(Square::to_string), '{', '}')
}

fn joined(items: impl Iterator<Item = String>, open: char, close: char) -> String {
    let items: Vec<_> = items.collect();
    format!("{open}{}{close}", items.join(" "))
}

/// A value in the format of `steps.txt`.
pub(super) fn value(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Rows(rows) => joined(rows.iter().map(i8::to_string), '(', ')'),
        Value::List(numbers) => joined(numbers.iter().map(i64::to_string), '[', ']'),
        Value::Text(text) => format!("'{text}'"),
        Value::Squares(list) => squares(list),
        Value::Marks { size, marked } => {
            let row = |rank: u8| {
                let marks = (0..size.files())
                    .map(|file| marked.contains(Square::new(file, rank).expect("supported")));
                let marks = marks.map(|is_marked| if is_marked { '#' } else { '.' });
                marks.collect::<String>()
            };
            let rows: Vec<_> = (0..size.ranks()).map(row).collect();
            rows.join("/")
        }
        Value::Rank { rank, of } => format!("{rank}:{of}"),
        Value::Bits { bits, width } => format!("0b{bits:0width$b}", width = usize::from(*width)),
    }
}
