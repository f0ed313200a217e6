//! A search run to its end. What it reports as a solution is compared with the definition of its problem before it is
//! printed.

use queens_core::{Accepted, Algorithm, Event, Instance, Reader, Replay, Square, is_solution};

use crate::failure::Failure;

/// Events read between two checks for a failure.
const SLICE: u64 = 1 << 16;

/// Runs a search to its end. `see` gets each event with the state after it; its first failure ends the search.
pub(crate) fn run(
    accepted: &Accepted,
    mut see: impl FnMut(Event, &Replay) -> Result<(), Failure>,
) -> Result<Replay, Failure> {
    let mut reader = Reader::start(accepted);
    let mut batch = Vec::new();
    while !reader.is_ended() {
        let mut outcome = Ok(());
        reader.read(SLICE, &mut batch, |event, replay| {
            if outcome.is_ok() {
                outcome = see(event, replay);
            }
        });
        outcome?;
    }
    Ok(reader.replay().clone())
}

/// Whether a search that is over stopped at its cap.
pub(crate) fn is_capped(replay: &Replay) -> bool {
    replay.position().last() == Some(Event::CapReached)
}

/// The squares of the solution just reported, in the order of placing.
pub(crate) fn solution(instance: &Instance, replay: &Replay) -> Result<Vec<Square>, Failure> {
    checked(instance, replay.position().solution().unwrap_or_default())
}

/// These squares, if they are a solution.
pub(crate) fn checked(instance: &Instance, squares: Vec<Square>) -> Result<Vec<Square>, Failure> {
    if is_solution(instance, &squares) {
        return Ok(squares);
    }
    let names: Vec<_> = squares.iter().map(Square::to_string).collect();
    Err(Failure::no_solution(&names.join(",")))
}

/// The instance, accepted by an algorithm that this program chose for it.
pub(crate) fn accept(
    algorithm: &'static Algorithm,
    instance: Instance,
) -> Result<Accepted, Failure> {
    let accepted = algorithm.accept(instance);
    accepted.map_err(|error| Failure::Fault(error.to_string()))
}
