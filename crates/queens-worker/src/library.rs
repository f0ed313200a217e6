//! The code that a server runs. A browser fetches most of it when a request first needs it.

use queens_core::check::{self, Check, CheckError};
use queens_core::large::LargeInstance;
use queens_core::text::joined;
use queens_core::{Accepted, Algorithm, CountedSearch, Descriptor, Problem, algorithm};

use crate::counter::{self, Counter};
use crate::play::{self, BeginPlay};
use crate::prospect::{self, BeginProspect};
use crate::protocol::{Begin, Job, Reason};

/// The code that is here, by its use.
#[derive(Clone, Copy)]
pub struct Library {
    /// The algorithm of a descriptor.
    pub algorithm: fn(&Descriptor) -> Option<&'static Algorithm>,
    /// Begins checks of printed solutions.
    pub check: fn() -> Option<BeginCheck>,
    /// Makes counting workers.
    pub counter: fn() -> Option<BeginCounter>,
    /// Begins to look whether positions can be finished.
    pub prospect: fn() -> Option<BeginProspect>,
    /// Begins to answer a reader who plays.
    pub play: fn() -> Option<BeginPlay>,
}

/// Makes a counting worker.
pub type BeginCounter = fn() -> Box<dyn Counter>;

/// Begins to compare a text with all solutions of a search, or returns why it cannot.
pub type BeginCheck = fn(&Accepted, &str) -> Result<Check, CheckError>;

impl Library {
    /// All code.
    pub const WHOLE: Library = Library {
        algorithm: |descriptor| algorithm::find(descriptor.id),
        check: || Some(check::begin),
        counter: || Some(counter::begin),
        prospect: || Some(prospect::begin),
        play: || Some(play::begin),
    };

    /// Whether the code of all jobs of some work is here. Where it is one job, beginning it shows that.
    pub(crate) fn has_code(&self, begin: &Begin) -> bool {
        let (Begin::Survey(jobs) | Begin::Starts(jobs)) = begin else {
            return true;
        };
        let has = |descriptor| (self.algorithm)(descriptor).is_some();
        let described = |job: &Job| algorithm::describe(&job.algorithm);
        jobs.iter().filter_map(described).all(has)
    }

    /// The search of a job, or what is wrong with the job.
    pub(crate) fn find(&self, job: &Job) -> Result<Accepted, Reason> {
        let (descriptor, instance) = job.check().map_err(Reason::Job)?;
        let algorithm = (self.algorithm)(descriptor).ok_or(Reason::NoCode)?;
        let accepted = algorithm.accept(instance);
        accepted.map_err(|error| Reason::Job(error.to_string()))
    }

    /// The search of a large board, or why there is none.
    pub(crate) fn search_large(
        &self,
        id: &str,
        instance: &LargeInstance,
    ) -> Result<Box<dyn CountedSearch>, Reason> {
        let n = instance.size.get();
        let serves = |it: &&Descriptor| it.capabilities.serves_large(instance.size);
        let unserved = || {
            let serving = algorithm::solving(Problem::Queens).filter(serves);
            let ids = joined(serving.map(|it| it.id), ", ");
            Reason::Job(format!(
                "“{id}” does not serve boards of n={n}; allowed: {ids}"
            ))
        };
        let descriptor = algorithm::describe(id).filter(serves);
        let descriptor = descriptor.ok_or_else(unserved)?;
        let algorithm = (self.algorithm)(descriptor).ok_or(Reason::NoCode)?;
        algorithm.search_large(instance).ok_or_else(unserved)
    }

    /// Begins a check, or returns why it cannot be made.
    pub(crate) fn begin_check(&self, job: &Job, text: &str) -> Result<Check, Reason> {
        let accepted = self.find(job)?;
        let begin = (self.check)().ok_or(Reason::NoCode)?;
        begin(&accepted, text).map_err(|error| Reason::Job(error.to_string()))
    }
}
