//! The results panel: its open tool, the selected class, the form of the text, the last check, and the boards in the
//! gallery.

pub mod export;
pub mod own_trace;
pub(crate) mod update;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use by_address::ByAddress;
use queens_core::check::trace::Numbering;
use queens_core::check::{LONGEST_TEXT, Outcome, Progress, Verdict};
use queens_core::formats::read::Notation;
use queens_core::formats::{Base, Form};
use queens_core::{
    Algorithm, Axis, Descriptor, Gallery, Goal, Instance, Placement, Problem, Setup, Square,
    algorithm,
};
use queens_worker::protocol::{Encoded, Job, RunId};
use strum::{IntoStaticStr, VariantArray};

use self::own_trace::OwnTrace;
use crate::exercise::number;
use crate::run::{Classes, Run};
use crate::settings::{Settings, SymmetrySetting};

/// The state of the results panel.
#[derive(Default)]
pub struct Results {
    /// The open tool.
    pub tool: Option<Tool>,
    /// Whether another part of the page has opened the tool, which has not taken the focus yet.
    pub is_called: bool,
    /// The class whose boards are shown, with the number of its run.
    pub class: Option<(RunId, usize)>,
    /// The form of the text. `None` is the form of the algorithm's own program.
    pub form: Option<Form>,
    /// The typed maximum number of boards in the text. Empty means all of them.
    pub most: String,
    /// The output to check, as of the last time that its field lost the focus.
    pub draft: Rc<str>,
    pub check: Check,
    /// A verdict of the engine that is not decoded yet.
    pub(crate) verdict: Option<(RunId, Encoded<Verdict>)>,
    /// The trace of the reader's program.
    pub own_trace: OwnTrace,
}

impl Results {
    /// The maximum number of boards in the text. `None` if the reader typed something else than a number.
    pub fn most(&self) -> Option<usize> {
        if self.most.trim().is_empty() {
            return Some(usize::MAX);
        }
        let most = number(&self.most)?;
        Some(usize::try_from(most).unwrap_or(usize::MAX))
    }
}

/// A tool of the panel. Only one is open at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "results-")]
pub enum Tool {
    /// The solutions as text and files.
    Export,
    /// The check of another program's output.
    Check,
    /// The comparison of another program's trace with the search.
    Trace,
    /// The definition of each counter.
    Definitions,
}

/// An event of the results panel.
#[derive(Clone, PartialEq, Debug)]
pub enum ResultsMessage {
    /// Open or close a tool.
    ToolToggled(Tool),
    /// The requested tool has taken the focus.
    ToolEntered,
    /// Show the boards of a class.
    ClassOpened(usize),
    ClassClosed,
    /// Set the form of the text. `None` is the form of the algorithm's own program.
    FormChosen(Option<Form>),
    /// The text in the field for the number of boards changed.
    MostTyped(String),
    /// Copy the text.
    TextCopied,
    /// Save the boards as a file.
    Saved(FileKind),
    /// The text in the field for the output differs from the checked one.
    DraftEdited,
    /// The field for the output lost the focus with this text.
    DraftLeft(Rc<str>),
    /// Check this output.
    CheckAsked(Rc<str>),
    CheckStopped,
    /// Set the numbering of squares in a trace. `None` for names.
    NumberingChosen(Option<Numbering>),
    /// The field for the trace lost the focus with this text.
    TraceLeft(Rc<str>),
    /// Compare this trace.
    TraceAsked(Rc<str>),
    /// Check these lines of a trace as output.
    OutputChecked(Rc<str>),
}

/// A file of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// Text in the chosen form.
    Text,
    Csv,
    Json,
}

/// The state of a check.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Check {
    /// No check was requested.
    #[default]
    None,
    /// The engine is checking.
    Waiting(Asked),
    /// The check is impossible.
    Refused(Refusal),
    /// The check was stopped.
    Stopped,
    /// The check is finished.
    Done(Judged),
}

/// A requested check.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    pub run: RunId,
    pub algorithm: &'static Descriptor,
    pub job: Job,
    pub text: Rc<str>,
    /// The progress of the engine.
    pub progress: Progress,
}

/// The reason why a check is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is empty.
    Empty,
    /// The text is too long, with this number of bytes.
    TooLong(usize),
    /// The engine has failed.
    NoEngine,
    /// The deferred code could not be loaded.
    NoCode,
    /// The engine refused the check.
    Engine(String),
}

/// The verdict of a check, and the checked output.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    pub algorithm: &'static Descriptor,
    /// The search whose solutions were the reference.
    pub setup: Setup,
    pub verdict: Rc<Verdict>,
    /// The number of empty lists in the text.
    pub empty_lists: usize,
}

impl Results {
    /// The state of the check. Checks for the search of other settings are ignored.
    pub fn check_with(&self, settings: &Settings) -> Check {
        match &self.check {
            Check::Done(judged) if !judged.is_of(settings) => Check::None,
            check => check.clone(),
        }
    }

    /// Stops the check, because the engine failed.
    pub fn interrupt(&mut self) {
        if let Check::Waiting(_) = self.check {
            self.check = Check::Refused(Refusal::NoEngine);
        }
    }
}

impl Judged {
    /// Whether the output is right.
    pub fn is_right(&self) -> bool {
        self.verdict.outcome() == Outcome::Right
    }

    /// Whether the reference was the search of these settings.
    fn is_of(&self, settings: &Settings) -> bool {
        Instance::new(checked(settings)).is_ok_and(|instance| *instance.setup() == self.setup)
    }

    /// A solution in one line. A placement uses the number format of the checked program, and any other solution lists
    /// its squares.
    pub fn write(&self, squares: &[Square]) -> String {
        let base = match self.verdict.form {
            Some(Notation::Lines { base, .. }) => base,
            _ => Base::Zero,
        };
        let is_placement = self.algorithm.problem == Problem::Queens;
        let placement = Placement::new(self.setup.size, squares);
        match placement {
            Ok(placement) if is_placement => {
                Form::Plain(base).write(self.algorithm.axis, 1, placement.rows())
            }
            _ => squares
                .iter()
                .map(Square::to_string)
                .collect::<Vec<_>>()
                .join(", "),
        }
    }
}

/// The search of a check: for one solution, or for all if they are counted or shown.
fn checked(settings: &Settings) -> Setup {
    let goal = match settings.goal {
        Goal::First => Goal::First,
        Goal::All | Goal::Count => Goal::All,
    };
    Setup {
        goal,
        seed: None,
        ..settings.setup()
    }
}

/// The check of a text with these settings, or the reason why it is impossible.
pub fn asked(settings: &Settings, run: RunId, text: Rc<str>) -> Result<Asked, Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::Empty);
    }
    if text.len() > LONGEST_TEXT {
        return Err(Refusal::TooLong(text.len()));
    }
    let instance = Instance::new(checked(settings));
    let instance = instance.map_err(|error| Refusal::Engine(error.to_string()))?;
    let algorithm = finds_all(settings.algorithm, &instance);
    let job = Job {
        algorithm: algorithm.id.to_owned(),
        setup: instance.setup().clone(),
    };
    Ok(Asked {
        run,
        algorithm,
        job,
        text,
        progress: Progress::Reading(0.0),
    })
}

/// The algorithm itself if it finds all solutions, or else the first such algorithm of the registry.
fn finds_all(algorithm: &'static Descriptor, instance: &Instance) -> &'static Descriptor {
    match algorithm.accepts(&instance.clone().with_goal(Goal::All)) {
        Ok(()) => algorithm,
        Err(_) => algorithm::default(instance.problem()),
    }
}

/// The boards that the gallery shows.
#[derive(Clone, PartialEq)]
pub struct Exhibition {
    pub gallery: ByAddress<Rc<Gallery>>,
    pub classes: ByAddress<Rc<Classes>>,
    pub choice: Choice,
    /// Whether a solution is a knight's path, with its squares in visiting order.
    pub is_way: bool,
    /// The blocked squares of the board.
    pub blocked: Vec<Square>,
}

/// The shown subset of the solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// All of them.
    All,
    /// The first solution of each class.
    Classes,
    /// The solutions of one class.
    Members(usize),
}

impl Exhibition {
    /// The shown boards of a run.
    pub fn of(run: &Run, symmetry: SymmetrySetting, results: &Results) -> Exhibition {
        let class = results.class.filter(|(of, _)| *of == run.id());
        let choice = match (symmetry, class) {
            (SymmetrySetting::All, _) => Choice::All,
            (SymmetrySetting::Fundamental, None) => Choice::Classes,
            (SymmetrySetting::Fundamental, Some((_, class))) => Choice::Members(class),
        };
        Exhibition {
            gallery: ByAddress(Rc::clone(&run.found.gallery)),
            classes: ByAddress(Rc::clone(&run.found.classes)),
            choice,
            is_way: run.settings().algorithm.problem == Problem::Knight,
            blocked: run.settings().blocked.clone(),
        }
    }

    /// The squares of a solution: a set by file, a path in visiting order.
    pub fn squares(&self, solution: usize) -> Option<Vec<Square>> {
        let mut squares = self.gallery.squares(solution)?.to_vec();
        if !self.is_way {
            squares.sort_unstable();
        }
        Some(squares)
    }

    /// The number of shown boards.
    pub fn count(&self) -> usize {
        match self.choice {
            Choice::All => self.gallery.len(),
            Choice::Classes => self.classes.list.len(),
            Choice::Members(class) => self.classes.members(class).len(),
        }
    }

    /// The indices of the shown solutions, from 0, in display order.
    pub fn solutions(&self) -> Vec<usize> {
        match self.choice {
            Choice::All => (0..self.gallery.len()).collect(),
            Choice::Classes => self.classes.list.iter().map(|class| class.first).collect(),
            Choice::Members(class) => self.classes.members(class),
        }
    }

    /// The position of this step's solution, or of its class, among the shown boards.
    pub fn current(&self, step: u64) -> Option<usize> {
        let solution = self.gallery.index_of(step)?;
        match self.choice {
            Choice::All => Some(solution),
            Choice::Classes => self.classes.of(solution),
            Choice::Members(class) => {
                let members = self.classes.members(class);
                members.iter().position(|&member| member == solution)
            }
        }
    }
}

/// The text of some solutions in this form, or in the form of the algorithm's own program. Only placements have other
/// forms.
pub fn text(
    form: Option<Form>,
    code: Option<&Algorithm>,
    axis: Axis,
    gallery: &Gallery,
    solutions: &[usize],
) -> String {
    if let Some(form) = form {
        let rows = solutions.iter().filter_map(|&it| gallery.rows(it));
        let rows: Vec<_> = rows.collect();
        return form.write_all(axis, rows.iter().map(Vec::as_slice));
    }
    let Some(code) = code else {
        return String::new();
    };
    let squares = solutions.iter().filter_map(|&it| gallery.squares(it));
    let numbered = (1..).zip(squares);
    numbered
        .map(|(number, squares)| code.write(number, gallery.size(), squares) + "\n")
        .collect()
}

/// Whether the numbers in this algorithm's text are the rows of columns.
pub fn writes_rows(algorithm: &Descriptor) -> bool {
    algorithm.axis == Axis::Files
}
