//! One meaning for each type name: no crate defines the same name in two files.

use std::collections::BTreeMap;

use proc_macro2::{TokenStream, TokenTree};

use crate::report;
use crate::repository::files;
use crate::source::Source;

/// The crates in which a type name has one meaning.
const CRATES: [&str; 10] = [
    "crates/queens-core/src/",
    "crates/queens-worker/src/",
    "crates/queens-page/src/",
    "crates/queens-text/src/",
    "crates/queens-draw/src/",
    "crates/queens-programs/src/",
    "web/src/",
    "crates/queens-cli/src/",
    "crates/queens-npm/src/",
    "crates/xtask/src/",
];

#[test]
fn no_type_name_is_defined_twice_in_a_crate() {
    let mut findings = Vec::new();
    for room in CRATES {
        let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for file in files(&[room], &[".rs"]) {
            let mut names = Vec::new();
            types(Source::of(&file).tokens, &mut names);
            // Two kinds of a type for two targets stand in one file.
            names.sort();
            names.dedup();
            for name in names {
                places.entry(name).or_default().push(file.path.clone());
            }
        }
        let doubled = places.iter().filter(|(_, places)| places.len() > 1);
        findings.extend(doubled.map(|(name, places)| format!("{name}: {}", places.join(", "))));
    }
    report("a type name has one meaning in its crate", &findings);
}

/// The types that a module defines, those of modules inside it included, its tests aside.
fn types(tokens: TokenStream, names: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let word = |at: usize| match tokens.get(at) {
        Some(TokenTree::Ident(word)) => word.to_string(),
        _ => String::new(),
    };
    for at in 0..tokens.len() {
        match (word(at).as_str(), word(at + 1), tokens.get(at + 2)) {
            ("struct" | "enum" | "trait" | "union" | "type", name, _) if !name.is_empty() => {
                names.push(name);
            }
            ("mod", name, Some(TokenTree::Group(inside))) if name != "tests" => {
                types(inside.stream(), names);
            }
            _ => {}
        }
    }
}

#[test]
fn types_are_found_at_module_level_only() {
    let code =
        "pub struct A<T>(T); mod inner { pub(crate) enum B {} } impl I for A { type C = u8; }
                fn f() { struct D; } #[cfg(test)] mod tests { struct E; } type F = fn();";
    let mut names = Vec::new();
    types(code.parse().expect("code"), &mut names);
    assert_eq!(names, ["A", "B", "F"]);
}
