//! Job files: the missing shards of a count as commands for the command line, one per line. `sh` and GNU parallel can
//! run them.

use crate::counting::expected;
use crate::counting::tally::Tally;
use crate::problem::Instance;

/// The time of one unit of expected cost, in seconds, for one thread of a typical machine.
const UNIT_SECONDS: f64 = 0.03;
/// The intended running time of one line, in seconds, for one thread.
const JOB_SECONDS: f64 = 300.0;
/// The number of lines among which all shards are divided if the cost of a shard is unknown.
const JOBS: u32 = 32;

/// The job file for the missing shards of this tally, which belongs to the count of this instance. Each line writes a
/// separate ledger, named after its first shard.
pub fn write(instance: &Instance, tally: &Tally) -> String {
    let plan = tally.plan();
    let command = match (plan.k, plan.fixed.as_str()) {
        (Some(k), _) => format!("dominate {} --k {k}", plan.n),
        (None, "") => format!("count {}", plan.n),
        (None, fixed) => format!("count {} --fixed {fixed}", plan.n),
    };
    let most = most_shards(instance, plan.shards);
    let mut lines = String::new();
    let mut jobs = 0;
    for range in tally.missing_ranges() {
        for from in range.clone().step_by(most as usize) {
            let to = range.end.min(from.saturating_add(most));
            lines +=
                &format!("queens {command} --shards {from}..{to} --ledger part-{from}.jsonl\n");
            jobs += 1;
        }
    }
    format!(
        "\
# Missing shards of queens {command}: {} of {}, in {jobs} jobs of at most {most} shards.
# queens must be on the PATH. In an empty folder, one job after another, each in all cores:
#   sh FILE
# or on several machines that share the folder:
#   parallel --jobs 1 --sshlogin HOST,HOST --workdir . < FILE
# Run again, it counts only what is still missing. To bring the shards back:
#   queens ledger merge part-*.jsonl --out whole.jsonl
# and open whole.jsonl in the page.
{lines}",
        plan.shards - tally.finished(),
        plan.shards,
    )
}

/// The greatest number of shards in one line. If the cost is known, these shards take about [`JOB_SECONDS`].
fn most_shards(instance: &Instance, shards: u32) -> u32 {
    let Some(units) = expected::native(instance) else {
        return shards.div_ceil(JOBS);
    };
    let seconds = units * UNIT_SECONDS / f64::from(shards);
    // A shard that takes longer gets a line for itself.
    ((JOB_SECONDS / seconds) as u32).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::counting::plan::{Plan, ShardResult};
    use crate::problem::{Goal, Problem, Setup};

    /// The job file of a count in which only these shards are finished.
    fn jobs(n: i64, given: &str, finished: &[u32]) -> String {
        let squares = given.split(',').filter(|name| !name.is_empty());
        let given: Vec<_> = squares.map(|name| name.parse().unwrap()).collect();
        let instance = Instance::queens(BoardSize::new(n).unwrap(), &given, Goal::Count).unwrap();
        let plan = Plan::new(&instance).unwrap();
        let mut tally = Tally::new(plan.clone());
        for &number in finished {
            tally.add(&ShardResult::new(plan.shard(number), 1)).unwrap();
        }
        write(&instance, &tally)
    }

    fn commands(text: &str) -> Vec<&str> {
        text.lines().filter(|line| !line.starts_with('#')).collect()
    }

    #[test]
    fn a_line_has_a_range_of_missing_shards() {
        let text = jobs(14, "", &[0, 5, 6, 15]);
        assert_eq!(
            commands(&text),
            [
                "queens count 14 --shards 1..5 --ledger part-1.jsonl",
                "queens count 14 --shards 7..15 --ledger part-7.jsonl",
            ]
        );
        let first = "# Missing shards of queens count 14: 12 of 16, in 2 jobs of at most ";
        assert!(text.starts_with(first), "{text}");
        let text = jobs(16, "c4,a1", &(0..15).collect::<Vec<_>>());
        assert_eq!(
            commands(&text),
            ["queens count 16 --fixed a1,c4 --shards 15..16 --ledger part-15.jsonl"]
        );
        assert!(commands(&jobs(8, "", &[0])).is_empty());
    }

    #[test]
    fn lines_of_sets_name_their_queens() {
        let setup = Setup {
            k: Some(9),
            ..Setup::new(
                Problem::Domination,
                BoardSize::new(18).unwrap(),
                Goal::Count,
            )
        };
        let instance = Instance::new(setup).unwrap();
        let text = write(&instance, &Tally::new(Plan::new(&instance).unwrap()));
        let commands = commands(&text);
        assert_eq!(commands.len(), 32);
        assert_eq!(
            commands[1],
            "queens dominate 18 --k 9 --shards 4..8 --ledger part-4.jsonl"
        );
        assert!(text.starts_with("# Missing shards of queens dominate 18 --k 9: 128 of 128, "));
    }

    #[test]
    fn a_line_is_some_minutes_of_work() {
        for (n, lines, first) in [
            (18, 1, "--shards 0..32 "),
            (20, 1, "--shards 0..256 "),
            (21, 6, "--shards 0..372 "),
            (22, 45, "--shards 0..372 "),
            (23, 1_001, "--shards 0..131 "),
            (24, 10_083, "--shards 0..13 "),
            (27, 131_072, "--shards 0..1 "),
        ] {
            let text = jobs(n, "", &[]);
            let commands = commands(&text);
            assert_eq!(commands.len(), lines, "n = {n}, {}", commands[0]);
            assert!(commands[0].contains(first), "{}", commands[0]);
        }
    }
}
