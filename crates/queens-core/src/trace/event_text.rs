//! The events of a search as text, one line an event: as JSON objects, or as comma-separated values under a
//! heading. Both are written from one list of fields, so that one says what the other says.

use crate::board::Square;
use crate::problem::{Problem, is_solution};
use crate::search::{Accepted, Bound, Event, Replay, Rule};
use crate::text::joined;

/// How events are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum EventFormat {
    /// One JSON object a line, with the fields that the event has.
    JsonLines,
    /// Comma-separated values: a heading with the fields, then one line an event with every field; what the event does not have is
    /// empty, and what is a list has blanks between its items.
    Csv,
}

/// Squares that the search reported as a solution and that are none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSolution(pub Vec<Square>);

/// The fields of an event, in the order in which they are written.
const FIELDS: [&str; 13] = [
    "step",
    "kind",
    "depth",
    "code_line",
    "square",
    "from",
    "squares",
    "attacker",
    "line",
    "cause",
    "value",
    "frame",
    "symmetry",
];

/// What stands in a field.
enum Field {
    Number(u64),
    /// A name: of this program's, or of a square.
    Name(String),
    Numbers(Vec<u8>),
    Names(Vec<String>),
}

impl EventFormat {
    /// Each format.
    pub const ALL: [EventFormat; 2] = [EventFormat::JsonLines, EventFormat::Csv];

    /// The name on the command line, which is the ending of its files.
    pub const fn name(self) -> &'static str {
        match self {
            EventFormat::JsonLines => "jsonl",
            EventFormat::Csv => "csv",
        }
    }

    /// What stands before the first event: a line or nothing.
    pub fn heading(self) -> String {
        match self {
            EventFormat::JsonLines => String::new(),
            EventFormat::Csv => FIELDS.join(",") + "\n",
        }
    }

    /// The line of an event, with its end; `replay` is the state after the event.
    ///
    /// # Errors
    ///
    /// If the event reports a solution that the definition of its problem refuses.
    pub fn line(
        self,
        event: Event,
        replay: &Replay,
        accepted: &Accepted,
    ) -> Result<String, NoSolution> {
        let fields = fields(event, replay, accepted)?;
        let line = match self {
            EventFormat::JsonLines => {
                let named = FIELDS.iter().zip(&fields);
                let members = named.filter_map(|(name, field)| {
                    let value = field.as_ref()?.json();
                    Some(format!("\"{name}\":{value}"))
                });
                format!("{{{}}}", members.collect::<Vec<_>>().join(","))
            }
            EventFormat::Csv => {
                let values = fields.iter().map(|field| match field {
                    Some(field) => field.csv(),
                    None => String::new(),
                });
                values.collect::<Vec<_>>().join(",")
            }
        };
        Ok(line + "\n")
    }
}

impl Field {
    /// Names have no character that JSON would escape.
    fn json(&self) -> String {
        match self {
            Field::Number(number) => number.to_string(),
            Field::Name(name) => format!("\"{name}\""),
            Field::Numbers(numbers) => format!("[{}]", joined(numbers, ",")),
            Field::Names(names) => {
                format!(
                    "[{}]",
                    joined(names.iter().map(|name| format!("\"{name}\"")), ",")
                )
            }
        }
    }

    /// Names have no quotation marks; the formula of a symmetry has commas.
    fn csv(&self) -> String {
        match self {
            Field::Name(name) if name.contains(',') => format!("\"{name}\""),
            Field::Name(name) => name.clone(),
            Field::Number(number) => number.to_string(),
            Field::Numbers(numbers) => joined(numbers, " "),
            Field::Names(names) => names.join(" "),
        }
    }
}

/// What stands in each field of an event.
fn fields(
    event: Event,
    replay: &Replay,
    accepted: &Accepted,
) -> Result<[Option<Field>; 13], NoSolution> {
    let instance = accepted.instance();
    let queens = replay.position().queens();
    let code_line = accepted.algorithm().explain(replay.position()).code_line;
    let name = |name: &str| Some(Field::Name(name.to_owned()));
    let one = |square: Square| Some(Field::Name(square.to_string()));
    let all = |squares: &[Square]| Some(Field::Names(square_names(instance.problem(), squares)));
    let (mut from, mut squares, mut attacker, mut line) = (None, None, None, None);
    let (mut cause, mut value, mut frame, mut symmetry) = (None, None, None, None);
    match event {
        Event::Reject {
            attacker: queen,
            line: along,
            ..
        } => (attacker, line) = (one(queen), name(along.name())),
        Event::DeadEnd => cause = name("exhausted"),
        Event::Critical => cause = name("critical"),
        Event::CapReached => cause = name("cap"),
        Event::Pruned { .. } => cause = name("bound"),
        Event::Uncovered { .. } => cause = name("uncovered"),
        Event::Start { .. } => cause = name("start"),
        Event::Append { .. } => cause = name("append"),
        Event::Relocate { from: left, .. } => from = one(left),
        Event::Bound(bound) => {
            let (why, k) = match bound {
                Bound::AtLeast(k) => ("at-least", k),
                Bound::AtMost(k) => ("at-most", k),
                Bound::Refuted(k) => ("refuted", k),
            };
            (cause, value) = (name(why), Some(Field::Number(k.into())));
        }
        Event::Frame { margins, closed } => {
            frame = Some(Field::Numbers(margins.lines().to_vec()));
            cause = name(closed.map_or("searched", Rule::name));
        }
        Event::Candidate(_) => squares = all(queens),
        Event::Solution | Event::Image { .. } => {
            let solution = replay.position().solution().unwrap_or_default();
            if !is_solution(instance, &solution) {
                return Err(NoSolution(solution));
            }
            squares = all(&solution);
            if let Event::Image { symmetry: image } = event {
                symmetry = name(image.formula());
            }
        }
        Event::Place { .. } | Event::Remove { .. } | Event::Score | Event::Restart | Event::End => {
        }
    }
    Ok([
        Some(Field::Number(replay.step())),
        name(event.kind().name()),
        Some(Field::Number(queens.len() as u64)),
        Some(Field::Number(code_line.into())),
        event.square().and_then(one),
        from,
        squares,
        attacker,
        line,
        cause,
        value,
        frame,
        symmetry,
    ])
}

/// The squares of a solution by their names: of a tour in the order of visiting, else by file, then by rank.
pub fn square_names(problem: Problem, squares: &[Square]) -> Vec<String> {
    let mut squares = squares.to_vec();
    if problem != Problem::Knight {
        squares.sort();
    }
    squares.iter().map(Square::to_string).collect()
}
