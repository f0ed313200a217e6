//! The events of a search as text, one line per event: JSON objects, or comma-separated values under a heading. Both
//! formats use one list of fields, so they contain the same data. The variables of the program can follow.

use crate::board::Square;
use crate::problem::{Problem, is_solution};
use crate::search::{Accepted, Bound, Event, Explanation, Replay, Rule, Value, Variables};
use crate::text::{csv_cell, joined};
use crate::trace::Reader;

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

/// The names of the variables that the program has after the next events, in order of their first use. The reader stays
/// at its step.
pub fn variable_names(reader: &Reader, events: u64, accepted: &Accepted) -> Vec<&'static str> {
    let mut names = Vec::new();
    reader.clone().read(events, &mut Vec::new(), |_, replay| {
        let explanation = accepted.algorithm().explain(replay.position());
        add_names(&mut names, &explanation.variables);
    });
    names
}

/// Appends the names that are missing.
pub fn add_names(names: &mut Vec<&'static str>, variables: &Variables) {
    for &(name, _) in variables {
        if !names.contains(&name) {
            names.push(name);
        }
    }
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
        self.heading_with::<&str>(&[])
    }

    /// Like [`EventFormat::heading`], with a column for each of these variables. A variable with the name of another
    /// column, such as `frame`, has the name `variable frame`.
    pub fn heading_with<N: AsRef<str>>(self, variables: &[N]) -> String {
        match self {
            EventFormat::JsonLines => String::new(),
            EventFormat::Csv => {
                let names = variables.iter().map(|name| match name.as_ref() {
                    name if FIELDS.contains(&name) => format!("variable {name}"),
                    name => csv_cell(name),
                });
                let fields = FIELDS.iter().map(|&field| field.to_owned());
                joined(fields.chain(names), ",") + "\n"
            }
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
        let explanation = accepted.algorithm().explain(replay.position());
        let fields = fields(event, replay, accepted, &explanation)?;
        Ok(self.written(&fields, Vec::new()))
    }

    /// Like [`EventFormat::line`], with the variables of the program after the event. As comma-separated values, the
    /// line has a column for each of these names. It is empty if the program does not have the variable then. As JSON,
    /// the member `variables` has all variables that the program has.
    ///
    /// ```
    /// use queens_core::event_text::{EventFormat, variable_names};
    /// use queens_core::{BoardSize, Goal, Instance, Reader, algorithm};
    ///
    /// let recursive = algorithm::find("recursive").ok_or("no such algorithm")?;
    /// let search = recursive.accept(Instance::queens(BoardSize::new(4)?, &[], Goal::First)?)?;
    /// let mut reader = Reader::start(&search);
    /// let names = variable_names(&reader, 2, &search);
    /// assert!(EventFormat::Csv.heading_with(&names).ends_with(",symmetry,k,j,cb\n"));
    /// reader.read(1, &mut Vec::new(), |event, replay| {
    ///     let line = EventFormat::Csv.line_with(event, replay, &search, &names);
    ///     assert_eq!(line.as_deref(), Ok("1,place,1,7,a1,,,,,,,,,0,0,[0 -1 -1 -1]\n"));
    /// });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the event reports a solution that the definition of its problem refuses.
    pub fn line_with(
        self,
        event: Event,
        replay: &Replay,
        accepted: &Accepted,
        variables: &[&str],
    ) -> Result<String, InvalidSolution> {
        let explanation = accepted.algorithm().explain(replay.position());
        let fields = fields(event, replay, accepted, &explanation)?;
        let held = &explanation.variables;
        let further = match self {
            EventFormat::JsonLines => {
                let members = held.iter();
                let members = members.map(|(name, value)| format!("\"{name}\":{}", json(value)));
                vec![format!("\"variables\":{{{}}}", joined(members, ","))]
            }
            EventFormat::Csv => {
                let value = |name| held.iter().find(|(known, _)| known == name);
                let cell = |name| value(name).map(|(_, value)| csv_cell(&value.to_string()));
                let cells = variables.iter().map(|name| cell(name).unwrap_or_default());
                cells.collect()
            }
        };
        Ok(self.written(&fields, further))
    }

    /// The line with these values of the fields, then further members or cells.
    fn written(self, fields: &[Option<Field>; 13], further: Vec<String>) -> String {
        let named = FIELDS.iter().zip(fields);
        let written = named.filter_map(|(name, field)| match (self, field) {
            (EventFormat::JsonLines, None) => None,
            (EventFormat::JsonLines, Some(field)) => Some(format!("\"{name}\":{}", field.json())),
            (EventFormat::Csv, None) => Some(String::new()),
            (EventFormat::Csv, Some(field)) => Some(field.csv()),
        });
        let line = joined(written.chain(further), ",");
        match self {
            EventFormat::JsonLines => format!("{{{line}}}\n"),
            EventFormat::Csv => line + "\n",
        }
    }
}

/// The value of a variable in JSON. Strings of the programs contain no characters that JSON would escape.
fn json(value: &Value) -> String {
    let names = |squares: Vec<Square>| {
        let names = squares.iter().map(|square| format!("\"{square}\""));
        format!("[{}]", joined(names, ","))
    };
    match value {
        Value::Number(number) => number.to_string(),
        Value::Rank { rank, .. } => rank.to_string(),
        Value::Rows(rows) => format!("[{}]", joined(rows, ",")),
        Value::List(numbers) => format!("[{}]", joined(numbers, ",")),
        Value::Squares(squares) => names(squares.clone()),
        Value::Marks { marked, .. } => names(marked.squares().collect()),
        Value::Text(text) => format!("\"{text}\""),
        Value::Bits { .. } => format!("\"{value}\""),
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
    explanation: &Explanation,
) -> Result<[Option<Field>; 13], InvalidSolution> {
    let instance = accepted.instance();
    let queens = replay.position().queens();
    let code_line = explanation.code_line;
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
