//! `queens trace`: the events of a search, one JSON object a line.

use std::io::{self, BufWriter, Write};

use queens_core::event::{Bound, Event};
use queens_core::problem::Problem;
use queens_core::reader::Reader;
use queens_core::replay::Replay;
use queens_core::square::Square;
use serde::Serialize;

use crate::arguments::{self, Arguments};
use crate::failure::Failure;
use crate::request::{Request, Span};
use crate::{Answer, help};

/// Events read before what went wrong with the output is looked at.
const SLICE: u64 = 1024;

/// One event.
#[derive(Serialize)]
struct Line {
    step: u64,
    kind: &'static str,
    depth: usize,
    code_line: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    squares: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attacker: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    symmetry: Option<&'static str>,
}

impl Line {
    fn new(event: Event, replay: &Replay, request: &Request) -> Line {
        let queens = replay.position().queens();
        let mut line = Line {
            step: replay.step(),
            kind: event.kind().name(),
            depth: queens.len(),
            code_line: (request.algorithm.explain)(replay.position()).line,
            square: event.square().map(|square| square.to_string()),
            from: None,
            squares: None,
            attacker: None,
            line: None,
            cause: None,
            value: None,
            symmetry: None,
        };
        match event {
            Event::Reject {
                attacker,
                line: along,
                ..
            } => {
                line.attacker = Some(attacker.to_string());
                line.line = Some(along.name());
            }
            Event::DeadEnd => line.cause = Some("exhausted"),
            Event::Critical => line.cause = Some("critical"),
            Event::Abandon => line.cause = Some("cap"),
            Event::Hopeless { .. } => line.cause = Some("bound"),
            Event::Uncovered { .. } => line.cause = Some("uncovered"),
            Event::Relocate { from, .. } => line.from = Some(from.to_string()),
            Event::Bound(bound) => {
                let (cause, k) = match bound {
                    Bound::AtLeast(k) => ("at-least", k),
                    Bound::AtMost(k) => ("at-most", k),
                    Bound::Refuted(k) => ("refuted", k),
                };
                (line.cause, line.value) = (Some(cause), Some(k));
            }
            Event::Start { .. } => line.cause = Some("start"),
            Event::Candidate(_) | Event::Solution => {
                line.squares = Some(names(request.instance.problem(), queens));
            }
            Event::Image { symmetry } => {
                let image = replay.position().solution();
                let problem = request.instance.problem();
                line.squares = Some(names(problem, &image.unwrap_or_default()));
                line.symmetry = Some(symmetry.formula());
            }
            Event::Append { .. } => line.cause = Some("append"),
            Event::Place { .. }
            | Event::Remove { .. }
            | Event::Score
            | Event::Restart
            | Event::End => {}
        }
        line
    }
}

/// The squares by their names: of a tour in the order of visiting, else by file, then by rank.
fn names(problem: Problem, squares: &[Square]) -> Vec<String> {
    let mut squares = squares.to_vec();
    if problem != Problem::Knight {
        squares.sort();
    }
    squares.iter().map(Square::to_string).collect()
}

/// Prints the events that the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let arguments = Arguments::read(parser, arguments::Reader::Trace)?;
    if arguments.help {
        return help::print(help::OVERVIEW);
    }
    let request = Request::check(&arguments)?;
    let span = Span::check(&arguments, &request)?;
    if let Some(seed) = request.instance.seed().filter(|_| request.seed_is_drawn) {
        eprintln!("queens: --seed {seed} gives these events again");
    }
    let mut reader = Reader::start(request.algorithm, &request.instance);
    let mut batch = Vec::new();
    reader.read(span.from, &mut batch, |_, _| {});
    let mut out = BufWriter::new(io::stdout().lock());
    let mut left = span.events;
    while left > 0 && !reader.is_ended() {
        let mut outcome = Ok(());
        reader.read(left.min(SLICE), &mut batch, |event, replay| {
            if outcome.is_ok() {
                outcome = print(&mut out, &Line::new(event, replay, &request));
            }
            left -= 1;
        });
        outcome?;
    }
    out.flush()?;
    Ok(Answer::Done)
}

fn print(out: &mut impl Write, line: &Line) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, line)?;
    Ok(writeln!(out)?)
}
