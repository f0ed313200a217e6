//! `queens trace`: the events of a search, one JSON object a line. A solution is checked before it is printed.

use std::io::{self, BufWriter, Write};

use queens_core::{Bound, Event, Reader, Replay};
use serde::Serialize;

use crate::arguments::Syntax;
use crate::failure::Failure;
use crate::request::{FLAGS, OPTIONS, RunRequest, Span};
use crate::summary::names;
use crate::{Answer, help, search};

/// Events read between two checks for a failure.
const SLICE: u64 = 1024;

/// An event as it is printed.
#[derive(Serialize)]
struct EventLine {
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

impl EventLine {
    /// The event, with the state after it. A solution is checked.
    fn new(event: Event, replay: &Replay, request: &RunRequest) -> Result<EventLine, Failure> {
        let queens = replay.position().queens();
        let mut line = EventLine {
            step: replay.step(),
            kind: event.kind().name(),
            depth: queens.len(),
            code_line: request
                .accepted
                .algorithm()
                .explain(replay.position())
                .code_line,
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
            Event::CapReached => line.cause = Some("cap"),
            Event::Pruned { .. } => line.cause = Some("bound"),
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
            Event::Candidate(_) => {
                line.squares = Some(names(request.accepted.instance().problem(), queens))
            }
            Event::Solution | Event::Image { .. } => {
                let squares = search::solution(request.accepted.instance(), replay)?;
                line.squares = Some(names(request.accepted.instance().problem(), &squares));
                if let Event::Image { symmetry } = event {
                    line.symmetry = Some(symmetry.formula());
                }
            }
            Event::Append { .. } => line.cause = Some("append"),
            Event::Place { .. }
            | Event::Remove { .. }
            | Event::Score
            | Event::Restart
            | Event::End => {}
        }
        Ok(line)
    }
}

/// Prints the events that the rest of the command line asks for.
pub(crate) fn main(parser: lexopt::Parser) -> Result<Answer, Failure> {
    let syntax = Syntax {
        positions: &[],
        options: &[&OPTIONS[..], &["--from", "--events"]].concat(),
        flags: &FLAGS,
    };
    let Some(arguments) = syntax.read(parser)? else {
        return help::print(help::OVERVIEW);
    };
    let request = RunRequest::check(&arguments)?;
    let span = Span::check(&arguments, &request)?;
    if let Some(seed) = request
        .accepted
        .instance()
        .seed()
        .filter(|_| request.seed_is_drawn)
    {
        eprintln!("queens: --seed {seed} gives these events again");
    }
    let mut out = BufWriter::new(io::stdout().lock());
    write(&mut out, &request, &span)?;
    Ok(Answer::Done)
}

/// Writes the events of the span. Where it fails, the events before are written.
fn write(out: &mut impl Write, request: &RunRequest, span: &Span) -> Result<(), Failure> {
    let mut reader = Reader::start(&request.accepted);
    let mut batch = Vec::new();
    reader.read(span.from, &mut batch, |_, _| {});
    let mut left = span.events;
    while left > 0 && !reader.is_ended() {
        let mut outcome = Ok(());
        reader.read(left.min(SLICE), &mut batch, |event, replay| {
            if outcome.is_ok() {
                let line = EventLine::new(event, replay, request);
                outcome = line.and_then(|line| print(out, &line));
            }
            left -= 1;
        });
        if outcome.is_err() {
            out.flush()?;
        }
        outcome?;
    }
    Ok(out.flush()?)
}

fn print(out: &mut impl Write, line: &EventLine) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, line)?;
    Ok(writeln!(out)?)
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm::OPENING;
    use queens_core::{
        Algorithm, BatchSearch, BoardSize, Goal, Instance, Problem, Search, Setup, Square,
    };

    use super::*;
    use crate::request::Selection;

    /// Places two queens that attack each other and calls that a solution.
    #[derive(Clone)]
    struct FalseSolution(Vec<Event>);

    impl Search for FalseSolution {
        fn advance(&mut self) -> Event {
            self.0.pop().unwrap_or(Event::End)
        }
    }

    fn false_solution() -> &'static Algorithm {
        let start = |_: &_| -> Box<dyn BatchSearch> {
            let place = |square| Event::Place { square };
            let queens = [Square::new(1, 1).unwrap(), Square::A1].map(place);
            let events = [Event::Solution].into_iter().chain(queens);
            Box::new(FalseSolution(events.collect()))
        };
        let explain = |position: &_| OPENING.explain(position);
        Box::leak(Box::new(Algorithm::new(
            OPENING.descriptor(),
            start,
            explain,
        )))
    }

    fn written(algorithm: &'static Algorithm, span: &Span) -> (String, Result<(), Failure>) {
        let size = BoardSize::new(2).unwrap();
        let setup = Setup::new(Problem::Queens, size, Goal::All);
        let request = RunRequest {
            accepted: algorithm.accept(Instance::new(setup).unwrap()).unwrap(),
            seed_is_drawn: false,
            selection: Selection::All,
            list: 0,
            draw: 0,
            json: false,
        };
        let mut out = Vec::new();
        let outcome = write(&mut out, &request, span);
        (String::from_utf8(out).unwrap(), outcome)
    }

    #[test]
    fn a_solution_that_is_none_is_not_printed_but_fails_loudly() {
        let (text, outcome) = written(false_solution(), &Span { from: 0, events: 9 });
        assert_eq!(text.lines().count(), 2, "{text}");
        assert!(!text.contains("solution"), "{text}");
        let failure = outcome.unwrap_err();
        assert_eq!(failure.status(), 70);
        assert!(failure.to_string().ends_with("is none: a1,b2"), "{failure}");
        let (text, outcome) = written(false_solution(), &Span { from: 0, events: 2 });
        assert_eq!((text.lines().count(), outcome.is_ok()), (2, true));
    }
}
