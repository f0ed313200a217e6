//! The code that a server runs. In a browser, most of it is fetched when a request first needs it.

use queens_core::algorithm::{self, Accepted, Algorithm, Descriptor};
use queens_core::check::{self, Check, CheckError};
use queens_core::large::{LargeInstance, LargeSearch};

use crate::counter::{self, Counter};
use crate::protocol::{Job, Reason, Request};

/// Code by what it is for; none of what has not been fetched.
#[derive(Clone, Copy)]
pub struct Library {
    /// The algorithm that states this about itself.
    pub algorithm: fn(&Descriptor) -> Option<&'static Algorithm>,
    /// What begins checks of printed solutions.
    pub check: fn() -> Option<BeginCheck>,
    /// What makes workers of counts.
    pub counter: fn() -> Option<BeginCounter>,
}

/// Makes a worker of counts.
pub type BeginCounter = fn() -> Box<dyn Counter>;

/// Begins to compare a text with all solutions of a search.
pub type BeginCheck = fn(&Accepted, &str) -> Result<Box<dyn Check>, CheckError>;

impl Library {
    /// All code there is.
    pub const WHOLE: Library = Library {
        algorithm: |descriptor| algorithm::find(descriptor.id),
        check: || Some(check::begin),
        counter: || Some(counter::begin),
    };

    /// Whether it has all that a request needs. What no algorithm serves is refused without any.
    pub fn serves(&self, request: &Request) -> bool {
        let has = |job: &Job| {
            let known = algorithm::describe(&job.algorithm);
            known.is_none_or(|descriptor| (self.algorithm)(descriptor).is_some())
        };
        match request {
            Request::Run { job, .. } => has(job),
            Request::Large { algorithm, .. } => {
                let known = algorithm::describe(algorithm);
                known.is_none_or(|descriptor| (self.algorithm)(descriptor).is_some())
            }
            Request::Survey { jobs, .. } | Request::Starts { jobs, .. } => jobs.iter().all(has),
            Request::Check { job, .. } => has(job) && (self.check)().is_some(),
            Request::Count { .. } => (self.counter)().is_some(),
            _ => true,
        }
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
    ) -> Result<Box<dyn LargeSearch>, Reason> {
        let n = instance.size.get();
        let unserved = || Reason::Job(format!("“{id}” does not serve boards of n={n}"));
        let descriptor = algorithm::describe(id).ok_or_else(unserved)?;
        if !descriptor.capabilities.serves_large(instance.size) {
            return Err(unserved());
        }
        let algorithm = (self.algorithm)(descriptor).ok_or(Reason::NoCode)?;
        algorithm.search_large(instance).ok_or_else(unserved)
    }

    pub(crate) fn begin_check(&self, job: &Job, text: &str) -> Result<Box<dyn Check>, Reason> {
        let accepted = self.find(job)?;
        let begin = (self.check)().ok_or(Reason::NoCode)?;
        begin(&accepted, text).map_err(|error| Reason::Job(error.to_string()))
    }
}
