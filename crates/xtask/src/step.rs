//! A named step of `test`: prints its name, runs, prints its time and, if it failed, how to repeat it.

use std::time::{Duration, Instant};

use crate::failure::Outcome;

pub(crate) struct Step {
    /// The name on the command line.
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// The step that must have passed before this one.
    pub(crate) needs: Option<&'static str>,
    /// Its arguments go to the test binaries.
    pub(crate) run: fn(&[String]) -> Outcome,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Passed,
    Failed,
    /// The step that it needs did not pass.
    Skipped,
}

pub(crate) struct Report {
    pub(crate) name: &'static str,
    pub(crate) verdict: Verdict,
    time: Duration,
}

impl Step {
    /// Runs the step unless what it needs has failed before.
    pub(crate) fn perform(&self, arguments: &[String], before: &[Report]) -> Report {
        let Self { name, about, .. } = self;
        println!("\n==> {name}: {about}");
        let blocks =
            |report: &Report| Some(report.name) == self.needs && report.verdict != Verdict::Passed;
        if before.iter().any(blocks) {
            println!("<== {name} skipped");
            return Report {
                name,
                verdict: Verdict::Skipped,
                time: Duration::ZERO,
            };
        }
        let started = Instant::now();
        let outcome = (self.run)(arguments);
        let time = started.elapsed();
        let verdict = match outcome {
            Ok(()) => {
                println!("<== {name} passed in {:.1} s", time.as_secs_f64());
                Verdict::Passed
            }
            Err(failure) => {
                println!(
                    "<== {name} FAILED after {:.1} s: {failure}",
                    time.as_secs_f64()
                );
                println!("    repeat it with: {}", repeat(name, arguments));
                Verdict::Failed
            }
        };
        Report {
            name,
            verdict,
            time,
        }
    }
}

impl Report {
    /// One line of the closing table.
    pub(crate) fn line(&self) -> String {
        let verdict = match self.verdict {
            Verdict::Passed => "passed",
            Verdict::Failed => "FAILED",
            Verdict::Skipped => "skipped",
        };
        format!(
            "  {:<12} {verdict:<8} {:>7.1} s",
            self.name,
            self.time.as_secs_f64()
        )
    }
}

fn repeat(name: &str, arguments: &[String]) -> String {
    if arguments.is_empty() {
        return format!("cargo xtask test {name}");
    }
    format!("cargo xtask test {name} -- {}", arguments.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure::Failure;

    fn fails(_: &[String]) -> Outcome {
        Err(Failure::Unexpected("on purpose".to_owned()))
    }

    fn passes(_: &[String]) -> Outcome {
        Ok(())
    }

    #[test]
    fn a_step_is_skipped_when_the_one_it_needs_failed() {
        let build = Step {
            name: "build",
            about: "",
            needs: None,
            run: fails,
        };
        let page = Step {
            name: "page",
            about: "",
            needs: Some("build"),
            run: passes,
        };
        let before = [build.perform(&[], &[])];
        assert_eq!(before[0].verdict, Verdict::Failed);
        assert_eq!(page.perform(&[], &before).verdict, Verdict::Skipped);
        assert_eq!(page.perform(&[], &[]).verdict, Verdict::Passed);
    }
}
