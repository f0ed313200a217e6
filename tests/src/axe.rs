//! The findings of axe-core on the current page.

use std::fmt;
use std::fs;

use serde_json::Value;

use crate::page::Page;
use crate::places;

/// A rule of axe that some elements break.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The rule's id, such as `color-contrast`.
    pub rule: String,
    /// The requirement of the rule, in words.
    pub help: String,
    /// A selector for each element that breaks the rule, with axe's explanation.
    pub elements: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.rule, self.help)?;
        self.elements
            .iter()
            .try_for_each(|element| write!(formatter, "\n    {element}"))
    }
}

const RUN: &str = "
    const done = arguments[0];
    axe.run(document, { resultTypes: ['violations'] }).then(
        ({ violations }) => done(violations.map(({ id, help, nodes }) => ({
            rule: id,
            help,
            elements: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
        }))),
        (error) => done(String(error)),
    );";

/// Runs every rule, both WCAG and best practices.
pub(crate) fn violations(page: &Page) -> Vec<Violation> {
    // The script stays in the document.
    if page.script("return typeof axe") == "undefined" {
        let path = places::root().join("node_modules/axe-core/axe.min.js");
        let source = fs::read_to_string(path).expect("axe-core is there after `npm ci`");
        page.script(&source);
    }
    let found = page.script_async(RUN);
    let found = found
        .as_array()
        .unwrap_or_else(|| panic!("axe could not run: {found}"));
    found.iter().map(violation).collect()
}

fn violation(found: &Value) -> Violation {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let elements = found["elements"].as_array();
    Violation {
        rule: text(&found["rule"]),
        help: text(&found["help"]),
        elements: elements.into_iter().flatten().map(text).collect(),
    }
}
