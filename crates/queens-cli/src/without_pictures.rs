//! `queens draw` and `queens animate` in a build without the feature `pictures`. They fail with a message that names
//! the remedy.

use std::ffi::OsString;

use clap::Args;

use crate::Answer;
use crate::failure::Failure;

/// The arguments of a command that this build lacks. All are accepted, so that the error can name the remedy.
#[derive(Args)]
pub(crate) struct MissingCommand {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    _arguments: Vec<OsString>,
}

impl MissingCommand {
    /// Refuses the command.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        Err(Failure::wrong(
            "this build of queens has no pictures; install it again without --no-default-features",
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_commands_are_refused_with_the_remedy() {
        for command in ["draw", "animate"] {
            let words = ["queens", command, "-n", "8", "--out", "a.png"].map(OsString::from);
            let failure = crate::answer(&words).expect_err("a refusal");
            assert_eq!(failure.status(), 2);
            let remedy = "install it again without --no-default-features";
            assert!(failure.to_string().ends_with(remedy), "{failure}");
        }
    }
}
