//! `queens draw` and `queens animate` in a build without the feature `pictures`. Both commands fail with a message that
//! names the remedy.

use std::ffi::OsString;

use clap::Args;

use crate::Answer;
use crate::failure::Failure;

/// The arguments of a command that this build lacks. Any argument is accepted, so that the only error is the missing
/// feature.
#[derive(Args)]
pub(crate) struct MissingCommand {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    _arguments: Vec<OsString>,
}

impl MissingCommand {
    /// Fails, because this build has no pictures.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        Err(Failure::bad_input(
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
