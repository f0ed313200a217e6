//! Finds markup in index.html and 404.html that the content security policy forbids, and views that depend on test ids.

use crate::report;
use crate::repository::{File, file, files};

#[test]
fn the_pages_have_no_inline_script_style_or_handler() {
    let mut findings = Vec::new();
    for page in ["index.html", "web/404.html"].map(file) {
        look_at(&page, &mut findings);
    }
    report("scripts and styles are files", &findings);
}

fn look_at(page: &File, findings: &mut Vec<String>) {
    for (line, number) in page.text.lines().zip(1..) {
        let mut find = |what: &str| findings.push(format!("{}:{number}: {what}", page.path));
        if line.contains("<style") {
            find("a style element");
        }
        for tag in line.split('<').skip(1) {
            let (inside, after) = tag.split_once('>').unwrap_or((tag, ""));
            let script = inside.starts_with("script");
            if script && (!inside.contains(" src=") || !after.trim().is_empty()) {
                find("a script that is not a file");
            }
            for attribute in inside
                .split_whitespace()
                .filter_map(|word| word.split_once('='))
            {
                match attribute.0 {
                    "style" => find("a style attribute"),
                    handler if handler.starts_with("on") => find("an event handler"),
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn every_style_sheet_is_linked_tokens_first() {
    let page = file("web/styles/page.css");
    let imports = page.text.lines().filter_map(|line| line.split('"').nth(1));
    let linked: Vec<&str> = imports.collect();
    assert_eq!(
        linked.first(),
        Some(&"tokens.css"),
        "tokens.css comes first"
    );
    let is_linked = |path: &str| {
        linked
            .iter()
            .any(|name| path.ends_with(&format!("/{name}")))
    };
    let findings: Vec<String> = crate::repository::files(&["web/styles"], &[".css"])
        .iter()
        .filter(|sheet| sheet.path != page.path && !is_linked(&sheet.path))
        .map(|sheet| format!("{}:1: page.css does not import it", sheet.path))
        .collect();
    report("a style sheet that exists is used", &findings);
}

#[test]
fn only_tests_select_elements_by_test_id() {
    let mut findings = Vec::new();
    for source in files(&["web/src", "web/styles"], &[".rs", ".css"]) {
        if source.path.contains("/tests") {
            continue;
        }
        for (line, number) in source.text.lines().zip(1..) {
            if line.contains("[data-testid") {
                findings.push(format!("{}:{number}: {}", source.path, line.trim()));
            }
        }
    }
    report("views and styles select by id or class", &findings);
}
