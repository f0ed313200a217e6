//! Finds markup in index.html and 404.html that the content security policy forbids.

use crate::report;
use crate::repository::{File, file};

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
