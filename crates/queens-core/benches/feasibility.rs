//! The time to decide whether a position placed by hand can be completed. Prints, for each problem on boards up to
//! 20×20, the share of positions decided within 100 ms, and the longest times.

mod figures;
mod positions;

use std::task::Poll;
use std::time::{Duration, Instant};

use queens_core::feasibility::{Feasibility, FeasibilitySearch};
use queens_core::{Instance, Problem, Square, Work};

/// The number of positions of each problem.
const POSITIONS: u64 = 600;
/// The time limit that most positions should meet, and the time after which the benchmark gives up.
const SOON: Duration = Duration::from_millis(100);
const LONGEST: Duration = Duration::from_secs(2);
/// The number of nodes in a slice.
const SLICE: u64 = 64;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Arguments that Cargo adds are not names of problems.
    let names: Vec<String> = std::env::args().skip(1).collect();
    let is_listed = std::env::var_os("POSITIONS").is_some();
    for problem in Problem::ALL {
        let is_asked = |name: &String| Problem::from_name(name) == Some(problem);
        if names.iter().any(|it| Problem::from_name(it).is_some()) && !names.iter().any(is_asked) {
            continue;
        }
        let (mut times, mut soon, mut yes, mut no, mut unknown) = (vec![], 0, 0, 0, 0);
        for seed in 0..POSITIONS {
            let (asked, placed) = positions::drawn(problem, seed)?;
            let instance = Instance::new(asked)?;
            let begun = Instant::now();
            let feasibility = answered(&instance, &placed, begun)?;
            let time = begun.elapsed();
            times.push(time.as_secs_f64() * 1e3);
            soon += u64::from(time <= SOON);
            if is_listed && time > SOON {
                eprintln!(
                    "{seed}: {time:?} {feasibility:?} {} {:?} {:?} {placed:?}",
                    instance.size(),
                    instance.variant(),
                    instance.k()
                );
            }
            match feasibility {
                Some(Feasibility::Feasible { .. }) => yes += 1,
                Some(Feasibility::Infeasible(_)) => no += 1,
                None => unknown += 1,
            }
        }
        let what = format!("prospect of {problem}, n ≤ 20: {yes} yes, {no} no, {unknown} given up");
        figures::print(&what, "ms", times, None);
        let share = 100.0 * soon as f64 / POSITIONS as f64;
        let what = format!("prospect of {problem}, n ≤ 20, answered within 100 ms");
        figures::print(&what, "%", vec![share], Some(("median", ">=", 95.0)));
    }
    Ok(())
}

fn answered(
    instance: &Instance,
    placed: &[Square],
    begun: Instant,
) -> Result<Option<Feasibility>, Box<dyn std::error::Error>> {
    let mut search = FeasibilitySearch::new(instance, placed)?;
    while begun.elapsed() < LONGEST {
        if let Poll::Ready(feasibility) = search.work(SLICE) {
            return Ok(Some(feasibility));
        }
    }
    Ok(None)
}
