//! `queens trace`: the events of a search, one JSON object a line. A solution is checked before it is printed.

use std::io::{self, BufWriter, Write};

use clap::{Arg, Args};
use queens_core::frames::Rule;
use queens_core::{Accepted, BoardSize, Bound, Event, Reader, Replay};
use serde::Serialize;

use crate::failure::Failure;
use crate::options::SearchOptions;
use crate::output::note;
use crate::summary::names;
use crate::values::whole;
use crate::{Answer, search};

/// The greatest step that an address can name: 2⁵³−1.
pub(crate) const MAX_STEP: u64 = (1 << 53) - 1;

#[derive(Args)]
#[command(mut_args(hide_idle))]
pub(crate) struct TraceOptions {
    #[command(flatten)]
    search: SearchOptions,
    /// The step after which events are printed
    #[arg(long, value_name = "T", default_value_t = 0, value_parser = whole(0..=MAX_STEP))]
    from: u64,
    /// The number of events to print
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = whole(0..=MAX_STEP))]
    events: u64,
}

/// Options of `run` on what it prints of solutions are accepted here, but have no effect and no help.
fn hide_idle(argument: Arg) -> Arg {
    let idle = ["symmetry", "list", "draw", "json"];
    let is_idle = idle.contains(&argument.get_id().as_str());
    argument.hide(is_idle)
}

/// An event as it is printed.
#[derive(Default, Serialize)]
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
    /// The margins of a frame: left, right, top, bottom.
    #[serde(skip_serializing_if = "Option::is_none")]
    frame: Option<[u8; 4]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    symmetry: Option<&'static str>,
}

impl EventLine {
    /// The event, with the state after it. A solution is checked.
    fn new(event: Event, replay: &Replay, accepted: &Accepted) -> Result<EventLine, Failure> {
        let problem = accepted.instance().problem();
        let queens = replay.position().queens();
        let mut line = EventLine {
            step: replay.step(),
            kind: event.kind().name(),
            depth: queens.len(),
            code_line: accepted.algorithm().explain(replay.position()).code_line,
            square: event.square().map(|square| square.to_string()),
            ..EventLine::default()
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
            Event::Frame { margins, closed } => {
                line.frame = Some(margins.lines());
                line.cause = Some(closed.map_or("searched", Rule::name));
            }
            Event::Start { .. } => line.cause = Some("start"),
            Event::Candidate(_) => line.squares = Some(names(problem, queens)),
            Event::Solution | Event::Image { .. } => {
                let squares = search::solution(accepted.instance(), replay)?;
                line.squares = Some(names(problem, &squares));
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

impl TraceOptions {
    /// Prints the events.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        if self.search.large()?.is_some() {
            let (id, most) = (self.search.algorithm.id, BoardSize::MAX);
            let why = format!("{id} leaves no trace of boards above {most}");
            let why = format!("{why}; allowed are whole numbers from 1 to {most}");
            return Err(Failure::refused("-n", self.search.n, why));
        }
        let accepted = self.search.traced()?;
        if let (None, Some(seed)) = (self.search.seed, accepted.instance().seed()) {
            note(format!("--seed {seed} gives these events again"));
        }
        let mut out = BufWriter::new(io::stdout().lock());
        write(&mut out, &accepted, self.from, self.events)?;
        Ok(Answer::Done)
    }
}

/// Writes so many events after a step. Where it fails, the events before are written.
fn write(out: &mut impl Write, accepted: &Accepted, from: u64, events: u64) -> Result<(), Failure> {
    let mut reader = Reader::start(accepted);
    reader.read(from, &mut Vec::new(), |_, _| {});
    let outcome = search::read(&mut reader, events, |event, replay| {
        serde_json::to_writer(&mut *out, &EventLine::new(event, replay, accepted)?)?;
        Ok(writeln!(out)?)
    });
    out.flush()?;
    outcome
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm::OPENING;
    use queens_core::{Algorithm, Goal, Instance, Problem, Search, Setup, Square};

    use super::*;

    /// Places two queens that attack each other and calls that a solution.
    #[derive(Clone)]
    struct FalseSolution(Vec<Event>);

    impl Search for FalseSolution {
        fn new(_: &Instance) -> Self {
            let place = |square| Event::Place { square };
            let queens = [Square::new(1, 1).unwrap(), Square::A1].map(place);
            let events = [Event::Solution].into_iter().chain(queens);
            FalseSolution(events.collect())
        }

        fn advance(&mut self) -> Event {
            self.0.pop().unwrap_or(Event::End)
        }
    }

    fn false_solution() -> &'static Algorithm {
        let explain = |position: &_| OPENING.explain(position);
        Box::leak(Box::new(Algorithm::new(
            OPENING.descriptor(),
            FalseSolution::start,
            explain,
        )))
    }

    fn written(algorithm: &'static Algorithm, events: u64) -> (String, Result<(), Failure>) {
        let size = BoardSize::new(2).unwrap();
        let setup = Setup::new(Problem::Queens, size, Goal::All);
        let accepted = algorithm.accept(Instance::new(setup).unwrap()).unwrap();
        let mut out = Vec::new();
        let outcome = write(&mut out, &accepted, 0, events);
        (String::from_utf8(out).unwrap(), outcome)
    }

    #[test]
    fn a_solution_that_is_none_is_not_printed_but_fails_loudly() {
        let (text, outcome) = written(false_solution(), 9);
        assert_eq!(text.lines().count(), 2, "{text}");
        assert!(!text.contains("solution"), "{text}");
        let failure = outcome.unwrap_err();
        assert_eq!(failure.status(), 70);
        assert!(failure.to_string().ends_with("is none: a1,b2"), "{failure}");
        let (text, outcome) = written(false_solution(), 2);
        assert_eq!((text.lines().count(), outcome.is_ok()), (2, true));
    }
}
