//! Creates the search of a job.

use queens_core::{Accepted, Algorithm, Instance, algorithm};

use crate::protocol::{Job, Reason};

/// The search of a job, or why the job is refused.
pub(super) fn find(job: &Job) -> Result<Accepted, Reason> {
    let (descriptor, instance) = job.check().map_err(Reason::Job)?;
    let algorithm = algorithm::find(descriptor.id).ok_or(Reason::NoCode)?;
    accept(algorithm, instance)
}

/// The search of an instance, or why the algorithm does not accept it.
pub(super) fn accept(
    algorithm: &'static Algorithm,
    instance: Instance,
) -> Result<Accepted, Reason> {
    let accepted = algorithm.accept(instance);
    accepted.map_err(|error| Reason::Job(error.to_string()))
}

/// Whether the search is traced rather than counted.
pub(super) fn leaves_trace(accepted: &Accepted) -> bool {
    let (goal, size) = (accepted.instance().goal(), accepted.instance().size());
    accepted.algorithm().leaves_trace(goal, size)
}
