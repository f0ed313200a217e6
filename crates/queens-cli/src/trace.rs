//! `queens trace`: prints the events of a search, one event per line. Each solution is checked before it is printed.

use std::io::{self, BufWriter, Write};

use clap::{Arg, Args};
use queens_core::event_text::{EventFormat, variable_names};
use queens_core::text::joined;
use queens_core::{Accepted, BoardSize, Reader, Replay};

use crate::failure::Failure;
use crate::options::SearchOptions;
use crate::output::note;
use crate::values::{named, whole};
use crate::{Answer, search};

/// The greatest step that a link to the page can contain: 2⁵³ − 1.
pub(crate) const MAX_STEP: u64 = (1 << 53) - 1;

#[derive(Args)]
#[command(mut_args(hide_idle))]
#[command(after_help = "\
Examples:
  queens trace --algorithm recursive -n 4 --events 10
  queens trace --algorithm recursive -n 4 --format csv --variables > trace.csv")]
pub(crate) struct TraceOptions {
    #[command(flatten)]
    search: SearchOptions,
    /// Print events after this step
    #[arg(long, value_name = "T", help_heading = "Output", default_value_t = 0, value_parser = whole(0..=MAX_STEP))]
    from: u64,
    /// Print at most this number of events
    #[arg(long, value_name = "K", help_heading = "Output", default_value_t = 100, value_parser = whole(0..=MAX_STEP))]
    events: u64,
    /// Print one JSON object per line, or comma-separated values below a header line
    #[arg(long, value_name = "FORMAT", help_heading = "Output", default_value = "jsonl", value_parser = named(EventFormat::ALL, EventFormat::name))]
    format: EventFormat,
    /// Print the variables of the program after each event, too
    #[arg(long, help_heading = "Output")]
    variables: bool,
}

/// Hides the options of `run` that only affect how solutions are printed. These options are accepted without effect.
fn hide_idle(argument: Arg) -> Arg {
    let idle = ["symmetry", "list", "draw", "json"];
    let is_idle = idle.contains(&argument.get_id().as_str());
    argument.hide(is_idle)
}

impl TraceOptions {
    /// Prints the events.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        if self.search.large()?.is_some() {
            let (id, most) = (self.search.algorithm.id, BoardSize::MAX);
            let why = format!("{id} has no steps on boards above {most}; use a smaller board");
            return Err(Failure::refused("-n", self.search.n, why));
        }
        let accepted = self.search.traced()?;
        if let (None, Some(seed)) = (self.search.seed, accepted.instance().seed()) {
            note(format!("--seed {seed} gives these events again"));
        }
        let mut out = BufWriter::new(io::stdout().lock());
        let range = [self.from, self.events];
        write(&mut out, &accepted, self.format, range, self.variables)?;
        Ok(Answer::Done)
    }
}

/// The message about a step after the last step of the search.
pub(crate) fn past_the_end(option: &str, step: u64, last: u64) -> Failure {
    let why = format!("the search ends at step {last}; use a step from 0 to {last}");
    Failure::refused(option, step, why)
}

/// Writes at most `events` events after the step `from`, with the variables of the program if requested. Fails if the
/// search ends before that step, or reports a wrong solution. The events before the wrong solution are still written.
fn write(
    out: &mut impl Write,
    accepted: &Accepted,
    format: EventFormat,
    [from, events]: [u64; 2],
    has_variables: bool,
) -> Result<(), Failure> {
    let mut reader = Reader::start(accepted);
    reader.read(from, &mut Vec::new(), |_, _| {});
    if reader.step() < from {
        return Err(past_the_end("--from", from, reader.step()));
    }
    let names = match format {
        EventFormat::Csv if has_variables => variable_names(&reader, events, accepted),
        _ => Vec::new(),
    };
    out.write_all(format.heading_with(&names).as_bytes())?;
    let on_event = |event, replay: &Replay| {
        let line = if has_variables {
            format.line_with(event, replay, accepted, &names)
        } else {
            format.line(event, replay, accepted)
        };
        let line = line.map_err(|wrong| Failure::wrong_solution(&joined(wrong.0, ",")))?;
        Ok(out.write_all(line.as_bytes())?)
    };
    let outcome = search::read(&mut reader, events, on_event, |_| {});
    out.flush()?;
    outcome
}

#[cfg(test)]
mod tests {
    use queens_core::algorithm::OPENING;
    use queens_core::{Algorithm, Event, Goal, Instance, Problem, Search, Setup, Square};

    use super::*;

    /// A search that places two queens on one diagonal and reports them as a solution. The events are in reverse order.
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
        let algorithm = Algorithm::new(OPENING.descriptor(), FalseSolution::start);
        Box::leak(Box::new(algorithm.explanation(explain)))
    }

    fn written(algorithm: &'static Algorithm, events: u64) -> (String, Result<(), Failure>) {
        let size = BoardSize::new(2).unwrap();
        let setup = Setup::new(Problem::Queens, size, Goal::All);
        let accepted = algorithm.accept(Instance::new(setup).unwrap()).unwrap();
        let mut out = Vec::new();
        let outcome = write(
            &mut out,
            &accepted,
            EventFormat::JsonLines,
            [0, events],
            false,
        );
        (String::from_utf8(out).unwrap(), outcome)
    }

    #[test]
    fn a_wrong_solution_is_not_printed_but_reported_as_a_failure() {
        let (text, outcome) = written(false_solution(), 9);
        assert_eq!(text.lines().count(), 2, "{text}");
        assert!(!text.contains("solution"), "{text}");
        let failure = outcome.unwrap_err();
        assert_eq!(failure.status(), 70);
        assert!(
            failure.to_string().ends_with("a wrong solution: a1,b2"),
            "{failure}"
        );
        let (text, outcome) = written(false_solution(), 2);
        assert_eq!((text.lines().count(), outcome.is_ok()), (2, true));
    }
}
