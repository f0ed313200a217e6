//! `cargo xtask styles`: Trunk's first step. Joins the stylesheets of the views into one file. The compressed file is a
//! third smaller than the separate files, and the page needs only one link and one hash. Trunk minifies the joined
//! file.
//!
//! `@custom-media --phone …;` names a media query, which other sheets use as `@media (--phone)`. Browsers do not know
//! these names, so this step replaces them.
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
    let mut named = Vec::new();
    for line in fs_err::read_to_string(&list)?.lines() {
        let name = imported(line)
            .with_context(|| format!("{}: `{line}` is not an import", list.display()))?;
        let sheet = fs_err::read_to_string(list.with_file_name(name))?;
        for line in sheet.lines() {
            if let Some(query) = named_query(line) {
                named.push(query);
                continue;
            }
            let line = in_ems(&without_names(line, &named));
            let query = line
                .split('{')
                .next()
                .filter(|query| query.contains("@media"));
            let is_known = query.is_none_or(|query| {
                !query.contains("px") && !query.contains("(--") && line.contains('{')
            });
            ensure!(
                is_known,
                "{name}: `{line}`: a query is on one line, with defined names, such as @media (--phone) {{"
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

/// The name of a media query, such as `--phone`, and its alternatives, separated by commas.
type NamedQuery = (String, String);

/// The query that a line defines. `None` if the line is not a definition.
fn named_query(line: &str) -> Option<NamedQuery> {
    let definition = line.strip_prefix("@custom-media ")?.strip_suffix(';')?;
    let (name, query) = definition.split_once(' ')?;
    Some((name.to_owned(), query.to_owned()))
}

/// A line with the names in its media query replaced. A name for several alternatives repeats the rest of its condition
/// for each of them.
fn without_names(line: &str, named: &[NamedQuery]) -> String {
    let Some((query, rules)) = line.split_once('{') else {
        return line.to_owned();
    };
    let Some((before, conditions)) = query.split_once("@media ") else {
        return line.to_owned();
    };
    let mut conditions: Vec<String> = conditions.trim().split(", ").map(str::to_owned).collect();
    for (name, alternatives) in named {
        let name = format!("({name})");
        conditions = conditions
            .iter()
            .flat_map(|condition| {
                let has_name = condition.contains(&name);
                let alternatives =
                    alternatives
                        .split(", ")
                        .take(if has_name { usize::MAX } else { 1 });
                alternatives.map(|alternative| condition.replace(&name, alternative))
            })
            .collect();
    }
    format!("{before}@media {} {{{rules}", conditions.join(", "))
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
    fn names_of_media_queries_are_replaced() {
        let named = [
            "@custom-media --phone (max-width: 899px), (max-width: 1199px) and (max-height: 560px);",
            "@custom-media --low (max-height: 799px);",
        ];
        let named: Vec<NamedQuery> = named.into_iter().filter_map(named_query).collect();
        assert_eq!(named.len(), 2);
        assert_eq!(named_query("@media (--phone) {"), None);
        assert_eq!(
            without_names(
                "  @media (--phone) and (--low), print { p { top: 0 } }",
                &named
            ),
            "  @media (max-width: 899px) and (max-height: 799px), \
             (max-width: 1199px) and (max-height: 560px) and (max-height: 799px), print { p { top: 0 } }"
        );
        for line in ["p { width: calc(100px) }", "@media print {", "}"] {
            assert_eq!(without_names(line, &named), line);
        }
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
