//! The code available to a server: only the code for the first search of the page, or all code. A browser loads all
//! other code after it has drawn the first board.

use queens_core::large::LargeInstance;
use queens_core::text::joined;
use queens_core::{Accepted, Descriptor, LargeSearch, Problem, algorithm, check};

use super::check::Check;
use super::count::Count;
use super::counted::Counted;
use super::feasibility::FeasibilityTask;
use super::jobs::{Jobs, RefuseJob};
use super::play::Play;
use super::slot::{Started, Task};
use super::tours::Tours;
use super::traced::Traced;
use super::watched::Watched;
use super::{starts, survey, tours};
use crate::protocol::{Answer, Begin, Job, Reason};

/// The available code, represented by a function that starts tasks.
#[derive(Clone, Copy)]
pub struct CodeBundle(BeginWork);

/// Starts a task. The arguments are the request, the earlier task of its slot, and a number of events. A traced search
/// computes this number of events beyond the last requested step.
type BeginWork = fn(&Begin, EarlierTask, u64) -> Started;

/// The earlier task of the slot. `None` if the slot was empty.
type EarlierTask = Option<Box<dyn Task>>;

impl CodeBundle {
    /// Only the code for searches by [`algorithm::OPENING`].
    pub const INITIAL: CodeBundle = CodeBundle(begin_initial);
    /// All code.
    pub const FULL: CodeBundle = CodeBundle(begin_any);

    /// Starts a task. `before` is the earlier task of its slot. Returns [`Reason::NoCode`] if the code is not
    /// available.
    pub(super) fn start(self, begin: &Begin, before: EarlierTask, ahead: u64) -> Started {
        (self.0)(begin, before, ahead)
    }
}

fn begin_initial(begin: &Begin, _: EarlierTask, ahead: u64) -> Started {
    let Begin::Run { job, .. } = begin else {
        return Err(Reason::NoCode);
    };
    let opening = algorithm::OPENING;
    let accepted = job.resolve(|id| (opening.id == id).then_some(opening))?;
    Ok(run(accepted, ahead))
}

fn begin_any(begin: &Begin, before: EarlierTask, ahead: u64) -> Started {
    Ok(match begin {
        Begin::Run { job, .. } => run(job.resolve(algorithm::find)?, ahead),
        Begin::Large {
            algorithm,
            instance,
            is_watched,
        } => {
            let search = search_large(algorithm, instance)?;
            if *is_watched {
                Box::new(Watched::new(search))
            } else {
                Box::new(Counted::new(search))
            }
        }
        Begin::Survey(jobs) => Box::new(Jobs::new(jobs.clone(), survey::start, survey::refuse)),
        Begin::Starts(jobs) => Box::new(Jobs::new(jobs.clone(), starts::start, starts::refuse)),
        Begin::Tours(setup) => Box::new(Tours::start(setup)?),
        Begin::Check { job, text } => {
            let begun = check::start(&job.resolve(algorithm::find)?, text);
            let check = begun.map_err(|error| Reason::Job(error.to_string()))?;
            Box::new(Check::new(check))
        }
        Begin::Feasibility { setup, placed } => Box::new(FeasibilityTask::start(setup, placed)?),
        Begin::Play(question) => Box::new(Play::start(question)?),
        Begin::Count(task) => {
            let before = before.and_then(|task| task.into_worker());
            Box::new(Count::start(task, before)?)
        }
    })
}

/// A task that traces a search, or that only counts if the search leaves no trace.
fn run(accepted: Accepted, ahead: u64) -> Box<dyn Task> {
    if accepted.leaves_trace() {
        Box::new(Traced::new(accepted, ahead))
    } else {
        Box::new(Counted::new(accepted.count()))
    }
}

/// The answers to a refused request. A list of jobs gets one answer for each job.
pub(super) fn refused(begin: &Begin, reason: Reason) -> Vec<Answer> {
    let each = |jobs: &[Job], refuse: RefuseJob| {
        let numbers = 0..jobs.len() as u32;
        numbers
            .map(|number| refuse(number, reason.clone()))
            .collect()
    };
    match begin {
        Begin::Survey(jobs) => each(jobs, survey::refuse),
        Begin::Starts(jobs) => each(jobs, starts::refuse),
        Begin::Tours(_) => vec![tours::refuse(reason)],
        _ => vec![Answer::Refused(reason)],
    }
}

/// Starts the search of a large board. The error lists the algorithms that support the board.
fn search_large(id: &str, instance: &LargeInstance) -> Result<Box<dyn LargeSearch>, Reason> {
    let n = instance.size.get();
    let supports = |descriptor: &&Descriptor| descriptor.capabilities.supports_large(instance.size);
    let unsupported = || {
        let supporting = algorithm::solving(Problem::Queens).filter(supports);
        let ids = joined(supporting.map(|descriptor| descriptor.id), ", ");
        Reason::Job(format!(
            "“{id}” does not serve boards of n={n}; allowed: {ids}"
        ))
    };
    let descriptor = algorithm::describe(id).filter(supports);
    let algorithm = descriptor.and_then(|descriptor| algorithm::find(descriptor.id));
    let search = algorithm.and_then(|algorithm| algorithm.search_large(instance));
    search.ok_or_else(unsupported)
}
