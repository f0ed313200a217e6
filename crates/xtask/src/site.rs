//! The public address of the page, which is optional. The page works at any address, but link previews and search
//! engines need an absolute address.

use std::env;

use anyhow::{Error, Result, anyhow, ensure};

/// The environment variable with the address, for `cargo xtask build` and the steps that Trunk starts.
pub(crate) const ADDRESS: &str = "QUEENS_SITE";

/// A public address with the scheme `http` or `https`, which ends with a slash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Site(String);

impl Site {
    /// The address in the environment. `None` if the variable is absent or empty.
    pub(crate) fn configured() -> Result<Option<Self>> {
        match env::var(ADDRESS) {
            Ok(address) if !address.is_empty() => Self::parse(&address).map(Some),
            _ => Ok(None),
        }
    }

    /// Parses an address. Adds the slash at the end if it is missing.
    pub(crate) fn parse(address: &str) -> Result<Self> {
        let schemes = ["https://", "http://"];
        let host = schemes
            .iter()
            .find_map(|scheme| address.strip_prefix(scheme))
            .unwrap_or_default();
        let is_first = |letter: char| letter.is_ascii_alphanumeric() || letter == '[';
        // In HTML, an attribute value of these characters needs no quotes.
        let is_plain =
            |letter: char| letter.is_ascii_alphanumeric() || "-._~:/%+@[]".contains(letter);
        let is_file = host.ends_with(".html") || host.ends_with(".htm");
        ensure!(
            host.starts_with(is_first) && host.chars().all(is_plain) && !is_file,
            example().context(format!("`{address}` is not a web address"))
        );
        Ok(Self(format!("{}/", address.trim_end_matches('/'))))
    }

    pub(crate) fn address(&self) -> &str {
        &self.0
    }
}

/// An error with an example of a valid address.
pub(crate) fn example() -> Error {
    anyhow!("use the public address of the page, such as https://example.org/queens/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_ends_with_a_slash() {
        for (given, expected) in [
            ("https://example.org/queens", "https://example.org/queens/"),
            ("https://example.org/queens/", "https://example.org/queens/"),
            ("http://[::1]:8080", "http://[::1]:8080/"),
        ] {
            let site = Site::parse(given).expect("an address");
            assert_eq!(site.address(), expected);
        }
    }

    #[test]
    fn a_wrong_address_is_refused_with_an_example() {
        for wrong in [
            "",
            "example.org",
            "ftp://example.org/",
            "https://",
            "https:///queens/",
            "https://example.org/?n=8",
            "https://example.org/#n=8",
            "https://example.org/queens/index.html",
            "https://example.org/a b",
            "https://example.org/\"><script>",
        ] {
            let refusal = format!("{:#}", Site::parse(wrong).expect_err("a refusal"));
            let expected = format!("`{wrong}` is not a web address: {}", example());
            assert_eq!(refusal, expected);
        }
    }
}
