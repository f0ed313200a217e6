//! `queens shards` prints how a count is divided into shards. It also prints the time and the memory of one shard on
//! this machine.

use std::fmt;
use std::time::Instant;

use clap::Args;
use queens_core::counting::{ENGINE_VERSION, Engine, Plan, WIDEST, expected};
use serde::Serialize;

use crate::Answer;
use crate::count::memory;
use crate::failure::Failure;
use crate::options;
use crate::output::print_summary;
use crate::summary::square_names;
use crate::values::{Squares, squares, whole};

/// The number of measurements of the unit of cost. The shortest time counts.
const RUNS: u32 = 5;

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens shards 20
  queens shards 20 --fixed a1 --json")]
pub(crate) struct ShardsOptions {
    /// Files and ranks of the board, 1 to 27
    #[arg(value_name = "N", value_parser = whole(1..=WIDEST))]
    n: u8,
    /// Queens in every solution, such as a1,b3
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    fixed: Option<Squares>,
    /// Print one JSON object on one line
    #[arg(long)]
    json: bool,
}

/// The results. The fields are the JSON keys, in this order.
#[derive(Serialize)]
struct PlanSummary {
    engine_version: u32,
    n: u8,
    fixed: Vec<String>,
    /// The number of shards, which are numbered from 0.
    shards: u32,
    /// The estimated time of one shard on one core of this machine, in seconds.
    seconds: f64,
    /// The memory of a process that counts one shard, in bytes.
    bytes: u64,
}

impl ShardsOptions {
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let instance = options::count(self.n, self.fixed.unwrap_or_default())?;
        let plan = Plan::new(&instance).map_err(|error| Failure::Internal(error.to_string()))?;
        let units = expected::expected(&instance);
        let units = units.ok_or_else(|| Failure::Internal("its cost is not known".to_owned()))?;
        let summary = PlanSummary {
            engine_version: ENGINE_VERSION,
            n: self.n,
            fixed: square_names(instance.problem(), instance.given()),
            shards: plan.shards(),
            seconds: rounded(units * unit()? / f64::from(plan.shards())),
            bytes: memory::megabytes(&instance, 1) as u64 * 1_000_000,
        };
        print_summary(&summary, self.json, Answer::Done)
    }
}

/// Measures the unit of the expected costs on this machine: the time of a count with `UNIT_FILES` files, in seconds.
fn unit() -> Result<f64, Failure> {
    let internal = |what: &dyn fmt::Display| Failure::Internal(what.to_string());
    let instance = options::count(expected::UNIT_FILES, Vec::new())?;
    let mut shortest = f64::INFINITY;
    for _ in 0..RUNS {
        let start = Instant::now();
        let engine = Engine::new(&instance).map_err(|error| internal(&error))?;
        for slice in engine.slices() {
            slice.map_err(|error| internal(&error))?;
        }
        shortest = shortest.min(start.elapsed().as_secs_f64());
    }
    Ok(shortest)
}

/// Rounds an estimate to two significant digits.
fn rounded(seconds: f64) -> f64 {
    format!("{seconds:.1e}").parse().unwrap_or(seconds)
}

impl fmt::Display for PlanSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "engine {}, n = {}", self.engine_version, self.n)?;
        if !self.fixed.is_empty() {
            writeln!(f, "{:20}{:>20}", "fixed", self.fixed.join(","))?;
        }
        writeln!(f, "{:20}{:>20}", "shards", self.shards)?;
        writeln!(f, "{:20}{:>20}", "seconds per shard", self.seconds)?;
        let megabytes = self.bytes / 1_000_000;
        writeln!(f, "{:20}{megabytes:>20}", "megabytes per shard")
    }
}
