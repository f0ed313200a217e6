//! The sentences about a program's trace.

use queens_core::Event;
use queens_core::check::trace::{Action, Difference, NotRead, OtherLine};
use queens_page::results::own_trace::{TraceOutcome, TraceRefusal, TraceVerdict};

use crate::Texts;

impl Texts {
    /// Why a trace was not compared.
    pub fn trace_refused(&self, refusal: &TraceRefusal) -> String {
        let texts = self.own_trace();
        match refusal {
            TraceRefusal::Empty => texts.empty().to_owned(),
            TraceRefusal::TooLong(bytes) => {
                let most = queens_core::check::trace::LONGEST_TRACE;
                texts.too_long(*bytes as u64, most as u64)
            }
            TraceRefusal::NoCode => self.parts().coming().to_owned(),
            TraceRefusal::Unsupported(algorithm) => texts.unsupported(self.name_of(algorithm)),
            TraceRefusal::Impossible(why) => texts.impossible(why),
        }
    }

    /// The result of a comparison, in one or two sentences.
    pub fn trace_verdict(&self, verdict: &TraceVerdict) -> String {
        let texts = self.own_trace();
        let name = self.name_of(verdict.settings.algorithm);
        let lines = verdict.text.lines.len() as u64;
        match verdict.outcome() {
            TraceOutcome::Same => texts.same(name, lines),
            TraceOutcome::NoActions => texts.no_actions().to_owned(),
            TraceOutcome::Unread => texts.unread(verdict.unread().count() as u64),
            TraceOutcome::Incomplete => {
                let next = verdict.comparison.next.first();
                next.map_or_else(String::new, |&(action, square)| {
                    texts.incomplete(name, lines, action, square)
                })
            }
            TraceOutcome::Different => {
                let difference = verdict.comparison.difference.as_ref();
                difference.map_or_else(String::new, |it| self.trace_difference(it, name))
            }
        }
    }

    /// The first difference: the printed line, and the search in its place.
    fn trace_difference(&self, difference: &Difference, name: &str) -> String {
        let texts = self.own_trace();
        let line = difference.line;
        let printed = texts.printed(line.line, line.action, line.square);
        let expected = match difference.event {
            None => texts.ended(name),
            Some(Event::Reject {
                square,
                attacker,
                line,
            }) => texts.rejects(name, square, attacker, line),
            Some(Event::Remove { square }) => texts.goes_on(name, Action::Remove, square),
            Some(event) => {
                let action = match event {
                    Event::Pruned { .. } => Action::Reject,
                    _ => Action::Place,
                };
                let square = event.square().unwrap_or(line.square);
                texts.goes_on(name, action, square)
            }
        };
        format!("{printed} {expected}")
    }

    /// A line that was not read, with the reason.
    pub fn trace_unread(&self, line: &OtherLine) -> String {
        let texts = self.own_trace();
        let why = match line.reason {
            NotRead::NoAction | NotRead::NoSquare => texts.no_square(),
            NotRead::OffBoard => texts.off_board(),
            NotRead::NoNumbering => texts.no_numbering(),
        };
        texts.unread_line(line.line, &line.excerpt(), why)
    }
}
