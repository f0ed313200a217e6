//! Makes the errors about unknown arguments.

use anyhow::{Error, Result, anyhow};

pub(crate) fn usage(argument: &str, allowed: &str) -> Error {
    anyhow!("`{argument}` is not known; allowed: {allowed}")
}

/// Fails if there are any arguments.
pub(crate) fn no_arguments(arguments: &[String]) -> Result<()> {
    arguments
        .first()
        .map_or(Ok(()), |argument| Err(usage(argument, "nothing")))
}
