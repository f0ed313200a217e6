//! Arguments that a subcommand does not know.

use anyhow::{Error, Result, anyhow};

pub(crate) fn usage(argument: &str, allowed: &str) -> Error {
    anyhow!("`{argument}` is not known; allowed: {allowed}")
}

/// Refuses any argument.
pub(crate) fn no_arguments(arguments: &[String]) -> Result<()> {
    arguments
        .first()
        .map_or(Ok(()), |argument| Err(usage(argument, "nothing")))
}
