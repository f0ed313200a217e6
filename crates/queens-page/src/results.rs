//! The results panel: which tool is open, the class that is looked into, the form of the text, and
//! the last check. Also which boards the gallery shows.

pub mod export;
pub(crate) mod update;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use queens_core::check::{LONGEST_TEXT, Outcome, Progress, Verdict};
use queens_core::formats::read::Notation;
use queens_core::formats::{Base, Form};
use queens_core::{
    Algorithm, Axis, Descriptor, Gallery, Goal, Instance, Placement, Problem, Setup, Square,
    algorithm,
};
use queens_worker::protocol::{Job, RunId};
use strum::{IntoStaticStr, VariantArray};

use crate::run::{Classes, Run};
use crate::settings::{Settings, SymmetrySetting};

/// What the page remembers of the results panel.
#[derive(Default)]
pub struct Results {
    /// The tool that is open.
    pub tool: Option<Tool>,
    /// Whether it was asked for from elsewhere in the page and has not taken the focus yet.
    pub is_called: bool,
    /// The class whose boards are shown, of the run with this number.
    pub class: Option<(RunId, usize)>,
    /// The form of the text; none is that of the algorithm's own program.
    pub form: Option<Form>,
    /// How many boards the text has at most; none is all of them.
    pub most: Option<u32>,
    /// The output to be checked, as it was when its field was left.
    pub draft: Rc<str>,
    pub check: Check,
}

/// A tool of the panel; one is open at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "results-")]
pub enum Tool {
    /// The solutions as text and files.
    Export,
    /// What another program printed, checked.
    Check,
    /// What each counter counts.
    Definitions,
}

/// Something that happened in the panel.
#[derive(Clone, PartialEq, Debug)]
pub enum ResultsMessage {
    /// A tool is to be opened, or closed if it is open.
    ToolToggled(Tool),
    /// The tool that was asked for has the focus.
    ToolEntered,
    /// The boards of a class are to be shown.
    ClassOpened(usize),
    ClassClosed,
    /// The text is to have this form, or that of the algorithm's own program.
    FormChosen(Option<Form>),
    /// The field for the number of boards holds this text.
    MostTyped(String),
    /// The text is to be copied.
    TextCopied,
    /// The boards are to be saved as a file.
    Saved(FileKind),
    /// The field for another program's output holds another text than the one that was judged.
    DraftEdited,
    /// The field for another program's output was left with this text.
    DraftLeft(Rc<str>),
    /// This output is to be checked.
    CheckAsked(Rc<str>),
    CheckStopped,
}

/// A file of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// In the chosen form.
    Text,
    Csv,
    Json,
}

/// How far a check has come.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Check {
    /// None has been asked for.
    #[default]
    None,
    /// The engine is at it.
    Waiting(Asked),
    /// It cannot be made.
    Refused(Refusal),
    /// It was stopped.
    Stopped,
    /// It is done.
    Done(Judged),
}

/// A check that was asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    pub run: RunId,
    pub algorithm: &'static Descriptor,
    pub job: Job,
    pub text: Rc<str>,
    /// How far the engine has come.
    pub progress: Progress,
}

/// Why a check cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is nothing to check.
    Empty,
    /// The text has so many bytes.
    TooLong(usize),
    /// The engine cannot go on.
    NoEngine,
    /// Its code could not be fetched.
    NoCode,
    /// The engine refused it.
    Engine(String),
}

/// What came of a check, and of what.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    pub algorithm: &'static Descriptor,
    /// The search whose solutions it was compared with.
    pub setup: Setup,
    pub verdict: Rc<Verdict>,
    /// The empty lists of the text.
    pub empty_lists: usize,
}

impl Results {
    /// How far the check has come. What was held against another search than that of these settings is done with.
    pub fn check_with(&self, settings: &Settings) -> Check {
        match &self.check {
            Check::Done(judged) if !judged.is_of(settings) => Check::None,
            check => check.clone(),
        }
    }

    /// The engine cannot go on.
    pub fn interrupt(&mut self) {
        if let Check::Waiting(_) = self.check {
            self.check = Check::Refused(Refusal::NoEngine);
        }
    }
}

impl Judged {
    /// Whether the verdict is "right".
    pub fn is_right(&self) -> bool {
        self.verdict.outcome() == Outcome::Right
    }

    /// Whether it was compared with the solutions of these settings.
    fn is_of(&self, settings: &Settings) -> bool {
        Instance::new(checked(settings)).is_ok_and(|instance| *instance.setup() == self.setup)
    }

    /// A solution in one line: a placement as the checked program writes numbers, others by their squares.
    pub fn write(&self, squares: &[Square]) -> String {
        let base = match self.verdict.form {
            Some(Notation::Lines { base, .. }) => base,
            _ => Base::Zero,
        };
        let is_placement = self.algorithm.problem == Problem::Queens;
        let placement = Placement::new(self.setup.size, squares).filter(|_| is_placement);
        match placement {
            Some(placement) => Form::Plain(base).write(self.algorithm.axis, 1, placement.rows()),
            None => squares
                .iter()
                .map(Square::to_string)
                .collect::<Vec<_>>()
                .join(", "),
        }
    }
}

/// The search of a check: for one solution or, whether they are counted or shown, for all.
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

/// The check of a text with these settings, or why it cannot be made.
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

/// The algorithm itself if it finds all solutions, otherwise the first of the registry.
fn finds_all(algorithm: &'static Descriptor, instance: &Instance) -> &'static Descriptor {
    match algorithm.accepts(&instance.clone().with_goal(Goal::All)) {
        Ok(()) => algorithm,
        Err(_) => algorithm::default(instance.problem()),
    }
}

/// The boards that the gallery shows.
#[derive(Clone)]
pub struct Exhibition {
    pub gallery: Rc<Gallery>,
    pub classes: Rc<Classes>,
    pub choice: Choice,
    /// Whether a solution is a knight's way: its squares in the order of visiting.
    pub is_way: bool,
}

/// Which of the solutions are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// All of them.
    All,
    /// The first of each class.
    Classes,
    /// Those of one class.
    Members(usize),
}

impl Exhibition {
    /// What is shown of a run.
    pub fn of(run: &Run, symmetry: SymmetrySetting, results: &Results) -> Exhibition {
        let class = results.class.filter(|(of, _)| *of == run.id());
        let choice = match (symmetry, class) {
            (SymmetrySetting::All, _) => Choice::All,
            (SymmetrySetting::Fundamental, None) => Choice::Classes,
            (SymmetrySetting::Fundamental, Some((_, class))) => Choice::Members(class),
        };
        Exhibition {
            gallery: Rc::clone(&run.found.gallery),
            classes: Rc::clone(&run.found.classes),
            choice,
            is_way: run.settings().algorithm.problem == Problem::Knight,
        }
    }

    /// The squares of a solution: of a set by file, of a way in the order of visiting.
    pub fn squares(&self, solution: usize) -> Option<Vec<Square>> {
        let mut squares = self.gallery.squares(solution)?.to_vec();
        if !self.is_way {
            squares.sort_unstable();
        }
        Some(squares)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        match self.choice {
            Choice::All => self.gallery.len(),
            Choice::Classes => self.classes.list.len(),
            Choice::Members(class) => self.classes.members(class).len(),
        }
    }

    /// The numbers of the solutions that are shown, from 0, in the order shown.
    pub fn solutions(&self) -> Vec<usize> {
        match self.choice {
            Choice::All => (0..self.gallery.len()).collect(),
            Choice::Classes => self.classes.list.iter().map(|class| class.first).collect(),
            Choice::Members(class) => self.classes.members(class),
        }
    }

    /// The place among those shown of the solution that this step tells, or of its class.
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

impl PartialEq for Exhibition {
    fn eq(&self, other: &Exhibition) -> bool {
        Rc::ptr_eq(&self.gallery, &other.gallery)
            && Rc::ptr_eq(&self.classes, &other.classes)
            && self.choice == other.choice
    }
}

/// The text of some solutions, in this form, or as the algorithm's own program prints them. Only
/// placements have other forms.
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

/// Whether the numbers of this algorithm's texts are the rows of columns.
pub fn writes_rows(algorithm: &Descriptor) -> bool {
    algorithm.axis == Axis::Files
}
