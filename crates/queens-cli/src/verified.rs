//! What a search tells as a solution is held against the definition of its problem before it is printed.

use queens_core::definition::is_solution;
use queens_core::instance::Instance;
use queens_core::replay::Replay;
use queens_core::square::Square;

use crate::failure::Failure;

/// The solution that has just been told, its squares in the order of placing, once it is seen to be one.
pub(crate) fn solution(instance: &Instance, replay: &Replay) -> Result<Vec<Square>, Failure> {
    let squares = replay.position().solution().unwrap_or_default();
    match is_solution(instance, &squares) {
        true => Ok(squares),
        false => Err(Failure::Untrue { squares }),
    }
}
