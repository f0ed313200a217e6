//! Keeps each hash where the browser checks it. Trunk puts `integrity` on every preload; on a preload
//! for `fetch` browsers ignore it and warn at each load, so it moves to where boot.js reads it.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};

/// Rewrites the built page in this directory.
pub(crate) fn settle(dist: &Path) -> Outcome {
    let path = dist.join("index.html");
    let page = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
    fs::write(&path, settled(&page)).map_err(|error| Failure::file(&path, error))
}

fn settled(page: &str) -> String {
    let tags = page.split_inclusive('>').map(|tag| {
        if is_preload_for_fetch(tag) {
            tag.replace(" integrity=", " data-integrity=")
        } else {
            tag.to_owned()
        }
    });
    tags.collect()
}

fn is_preload_for_fetch(tag: &str) -> bool {
    let tag = tag.replace('"', "");
    let has = |attribute: &str| tag.split([' ', '>']).any(|word| word == attribute);
    tag.trim_start().starts_with("<link ") && has("rel=preload") && has("as=fetch")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_hash_of_a_preload_for_fetch_moves() {
        let page = "<link rel=\"modulepreload\" href=\"a.js\" integrity=\"sha384-a\">\
                    <link rel=\"preload\" href=\"a.wasm\" integrity=\"sha384-b\" as=\"fetch\">\
                    <script src=b.js integrity=sha384-c></script>";
        let expected = page.replace("integrity=\"sha384-b\"", "data-integrity=\"sha384-b\"");
        assert_eq!(settled(page), expected);
        let minified = page.replace('"', "");
        let expected = expected.replace('"', "");
        assert_eq!(settled(&minified), expected);
    }
}
