//! `cargo xtask styles`: Trunk's first step. Joins the stylesheets of the views into one file. The compressed file is a
//! third smaller than the separate files, and the page needs only one link and one hash. Trunk minifies the joined
//! file.
//!
//! The sources write media queries in pixels for the default text size. This step converts the pixels to ems, so that a
//! reader with a larger text size gets the layout for a smaller window. Container queries stay in pixels, because they
//! depend on the available space.

use std::process;

use crate::finish::languages;
use crate::paths;
use crate::usage::no_arguments;
use anyhow::{Context, Result, ensure};

/// The stylesheet that imports the stylesheets of the views, in the order in which they apply.
const LIST: &str = "web/styles/page.css";

/// The path of the joined stylesheet. `index.html` contains this path.
const JOINED: &str = "target/styles.css";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let list = paths::root().join(LIST);
    let mut joined = String::new();
    for line in fs_err::read_to_string(&list)?.lines() {
        let name = imported(line)
            .with_context(|| format!("{}: `{line}` is not an import", list.display()))?;
        let sheet = fs_err::read_to_string(list.with_file_name(name))?;
        for line in sheet.lines() {
            let line = in_ems(line);
            let query = line
                .split('{')
                .next()
                .filter(|query| query.contains("@media"));
            let is_known = query.is_none_or(|query| !query.contains("px") && line.contains('{'));
            ensure!(
                is_known,
                "{name}: `{line}`: a query is on one line, such as @media (max-width: 899px) {{"
            );
            joined += &in_languages(&line);
            joined.push('\n');
        }
    }
    let place = paths::root().join(JOINED);
    place.parent().map_or(Ok(()), fs_err::create_dir_all)?;
    // Another build may read the file at the same time. So the new file replaces the old file in one step.
    let fresh = place.with_extension(process::id().to_string());
    fs_err::write(&fresh, joined)?;
    Ok(fs_err::rename(fresh, place)?)
}

/// A rule for English is repeated for each other language: rules cannot compare the language of a sentence with that of
/// the page.
fn in_languages(line: &str) -> String {
    if !line.contains("lang=\"en\"") && !line.contains(":lang(en)") {
        return line.to_owned();
    }
    let lines = languages::offered().map(|code| {
        let line = line.replace("lang=\"en\"", &format!("lang=\"{code}\""));
        line.replace(":lang(en)", &format!(":lang({code})"))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The name of the file that a line of the list imports. `None` if the line is not an import.
fn imported(line: &str) -> Option<&str> {
    line.strip_prefix("@import \"")?.strip_suffix("\";")
}

/// A line with the pixels of its media query converted to ems. Other lines are unchanged.
fn in_ems(line: &str) -> String {
    let Some((query, rules)) = line.split_once('{').filter(|_| line.contains("@media")) else {
        return line.to_owned();
    };
    let pixels = |part: &str| {
        let (before, number) = part.rsplit_once(' ')?;
        let ems = number.parse::<f64>().ok()? / 16.0;
        Some(format!("{before} {ems}em)"))
    };
    let mut parts: Vec<&str> = query.split("px)").collect();
    let last = parts.pop().unwrap_or_default();
    let parts = parts
        .iter()
        .map(|part| pixels(part).unwrap_or_else(|| format!("{part}px)")));
    format!("{}{last}{{{rules}", parts.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_for_english_is_repeated_for_each_language() {
        let rules = in_languages("[lang=\"en\"] p:lang(en) { margin: 0; }");
        assert_eq!(rules.lines().count(), languages::offered().count());
        assert!(rules.contains("\n[lang=\"fr\"] p:lang(fr) { margin: 0; }"));
        assert_eq!(in_languages("p { margin: 0; }"), "p { margin: 0; }");
    }

    #[test]
    fn media_queries_ask_in_ems_and_rules_stay() {
        let line = "@media (max-width: 899px), (min-width: 1200px) and (max-height: 560px) { p { top: 4px; } }";
        assert_eq!(
            in_ems(line),
            "@media (max-width: 56.1875em), (min-width: 75em) and (max-height: 35em) { p { top: 4px; } }"
        );
        for line in ["p { width: calc(100px) }", "@media print {", "}"] {
            assert_eq!(in_ems(line), line);
        }
    }
}
