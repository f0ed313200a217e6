//! Colours are defined only in tokens.css, and other sheets use their names. Media queries for phones have names in
//! tokens.css.

use std::collections::BTreeSet;

use crate::report;
use crate::repository::{file, files};

const FUNCTIONS: [&str; 10] = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
];

const NAMES: [&str; 14] = [
    "black", "white", "gray", "grey", "silver", "red", "green", "blue", "yellow", "orange",
    "purple", "brown", "pink", "gold",
];

#[test]
fn only_tokens_hold_colours() {
    let mut findings = Vec::new();
    for sheet in files(&["web/styles"], &[".css"]) {
        if sheet.path.ends_with("/tokens.css") {
            continue;
        }
        for (line, value) in declarations(&sheet.text) {
            for colour in colours(&value) {
                findings.push(format!(
                    "{}:{line}: {colour} in `{}`",
                    sheet.path,
                    value.trim()
                ));
            }
        }
    }
    report("a colour has a name in tokens.css", &findings);
}

/// The sheet that names the media queries, and the sheets of views with a layout that depends on the width only.
const WITH_WIDTHS: [&str; 4] = ["/tokens.css", "/about.css", "/dialog.css", "/embed.css"];

#[test]
fn phones_have_one_media_query() {
    let mut findings = Vec::new();
    for sheet in files(&["web/styles"], &[".css"]) {
        if WITH_WIDTHS.iter().any(|it| sheet.path.ends_with(it)) {
            continue;
        }
        for (line, number) in sheet.text.lines().zip(1..) {
            // The width of a phone, or the smallest width of the other screens.
            if line.contains("899px") || line.contains("-width: 900px") {
                findings.push(format!("{}:{number}: {}", sheet.path, line.trim()));
            }
        }
    }
    report("queries for phones have names in tokens.css", &findings);
}

#[test]
fn every_class_of_a_sheet_is_in_a_view() {
    let mut views = files(&["web/src", "crates/queens-draw/src"], &[".rs"]);
    views.extend(files(&["web"], &["boot.js", "early.js", "sprite.svg"]));
    views.push(file("index.html"));
    // The code appends a number or the name of a value to these prefixes.
    let made = ["look-", "rule-", "searched-", "shade-", "share-", "sign-"];
    let is_word = |letter: char| letter.is_alphanumeric() || "-_".contains(letter);
    let used: BTreeSet<&str> = views
        .iter()
        .flat_map(|view| view.text.split(|letter| !is_word(letter)))
        .collect();
    let mut findings = Vec::new();
    for sheet in files(&["web/styles"], &[".css"]) {
        if sheet.path.ends_with("/page.css") {
            continue;
        }
        for (line, number) in without_comments(&sheet.text).lines().zip(1..) {
            let selectors = line.split('{').next().unwrap_or_default();
            let classes = selectors.split('.').skip(1);
            for class in classes.filter_map(|rest| rest.split(|it| !is_word(it)).next()) {
                let is_made = made.iter().any(|prefix| class.starts_with(prefix));
                if class.starts_with(char::is_alphabetic) && !is_made && !used.contains(class) {
                    findings.push(format!("{}:{number}: .{class}", sheet.path));
                }
            }
        }
    }
    report("a class is used", &findings);
}

/// The declarations of a sheet, `property: value`, with the line on which each ends.
fn declarations(sheet: &str) -> Vec<(usize, String)> {
    let sheet = without_comments(sheet);
    let mut found = Vec::new();
    let (mut line, mut chunk) = (1, String::new());
    for letter in sheet.chars() {
        match letter {
            // Before a brace comes a selector, where `#add` is a name.
            '{' => chunk.clear(),
            ';' | '}' => found.push((line, std::mem::take(&mut chunk))),
            _ => chunk.push(letter),
        }
        line += usize::from(letter == '\n');
    }
    found
}

/// Removes comments, but keeps their line breaks.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (comment, after) = part.split_once("*/").unwrap_or((part, ""));
        plain.extend(comment.matches('\n'));
        plain.push_str(after);
    }
    plain
}

/// The literal colours in a declaration.
fn colours(declaration: &str) -> Vec<String> {
    let Some((_, value)) = declaration.split_once(':') else {
        return Vec::new();
    };
    let word = |letter: char| letter.is_alphanumeric() || "-_#%.".contains(letter);
    let mut found = Vec::new();
    let (mut rest, mut previous) = (value, "");
    while let Some(start) = rest.find(word) {
        let end = rest[start..]
            .find(|letter| !word(letter))
            .map_or(rest.len(), |end| start + end);
        let (name, after) = (&rest[start..end], &rest[end..]);
        let hexadecimal = name.strip_prefix('#').is_some_and(|digits| {
            digits.len() >= 3 && digits.chars().all(|digit| digit.is_ascii_hexdigit())
        });
        let function = after.starts_with('(') && FUNCTIONS.contains(&name);
        if (hexadecimal && previous != "url") || function || NAMES.contains(&name) {
            found.push(name.to_owned());
        }
        (rest, previous) = (after, name);
    }
    found
}

#[test]
fn colours_are_told_from_names() {
    let sheet = "#add:hover { color: var(--red); /* #fff */ fill: url(#fade);\n\
                 border: 1px solid #FFF; background: color-mix(in srgb, var(--a), rgb(0 0 0 / 1)); }\n\
                 @media (x) { .white { color: white } }";
    let found: Vec<(usize, Vec<String>)> = declarations(sheet)
        .iter()
        .map(|(line, declaration)| (*line, colours(declaration)))
        .filter(|(_, colours)| !colours.is_empty())
        .collect();
    let found: Vec<(usize, &str)> = found
        .iter()
        .map(|(line, names)| (*line, &*names[0]))
        .collect();
    assert_eq!(found, [(2, "#FFF"), (2, "rgb"), (3, "white")]);
}
