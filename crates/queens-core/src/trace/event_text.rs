//! The events of a search as text, one line per event: JSON objects, or comma-separated values under a heading. Both
//! formats use one list of fields, so they contain the same data.

use crate::board::Square;
use crate::problem::{Problem, is_solution};
use crate::search::{Accepted, Bound, Event, Replay, Rule};
use crate::text::joined;

/// The format of event lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum EventFormat {
    /// One JSON object per line, with the fields that the event has.
    JsonLines,
    /// Comma-separated values: a heading with the fields, then one line per event with every field. A field that the
    /// event does not have is empty. The items of a list are separated by spaces.
    Csv,
}

/// Squares that the search wrongly reported as a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidSolution(pub Vec<Square>);

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

/// The value of a field.
enum Field {
    Number(u64),
    /// A keyword of this program, or the name of a square.
    Name(String),
    Numbers(Vec<u8>),
    Names(Vec<String>),
}

impl EventFormat {
    /// All formats.
    pub const ALL: [EventFormat; 2] = [EventFormat::JsonLines, EventFormat::Csv];

    /// The name on the command line, which is also the file extension.
    pub const fn name(self) -> &'static str {
        match self {
            EventFormat::JsonLines => "jsonl",
            EventFormat::Csv => "csv",
        }
    }

    /// The text before the first event: a line, or empty.
    pub fn heading(self) -> String {
        match self {
            EventFormat::JsonLines => String::new(),
            EventFormat::Csv => FIELDS.join(",") + "\n",
        }
    }

    /// The line of an event, including its line end. `replay` is the state after the event. A reported solution is
    /// first checked against the definition of its problem.
    ///
    /// ```
    /// use queens_core::event_text::EventFormat;
    /// use queens_core::{Goal, Reader, queens};
    ///
    /// let search = queens(4).accept(Goal::First)?;
    /// let mut reader = Reader::start(&search);
    /// reader.read(1, &mut Vec::new(), |event, replay| {
    ///     let line = EventFormat::Csv.line(event, replay, &search);
    ///     assert_eq!(line.as_deref(), Ok("1,place,1,6,a1,,,,,,,,\n"));
    /// });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the event reports a solution that the definition of its problem refuses.
    pub fn line(
        self,
        event: Event,
        replay: &Replay,
        accepted: &Accepted,
    ) -> Result<String, InvalidSolution> {
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
    /// The value in JSON. Names contain no characters that JSON would escape.
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

    /// The value in CSV. Names contain no quotation marks, but the formula of a symmetry contains commas.
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

/// The values of all fields of an event; `None` for a field that the event does not have.
fn fields(
    event: Event,
    replay: &Replay,
    accepted: &Accepted,
) -> Result<[Option<Field>; 13], InvalidSolution> {
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
                return Err(InvalidSolution(solution));
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

/// The names of the squares of a solution: in visiting order for a tour, otherwise by file, then by rank.
///
/// ```
/// use queens_core::Problem;
/// use queens_core::event_text::square_names;
///
/// let squares = ["c2".parse()?, "a1".parse()?];
/// assert_eq!(square_names(Problem::Queens, &squares), ["a1", "c2"]);
/// assert_eq!(square_names(Problem::Knight, &squares), ["c2", "a1"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn square_names(problem: Problem, squares: &[Square]) -> Vec<String> {
    let mut squares = squares.to_vec();
    if problem != Problem::Knight {
        squares.sort_unstable();
    }
    squares.iter().map(Square::to_string).collect()
}
