//! The paths that Rust code names, imports and others, and what they mean from the crate's root.

/// `crates/queens-core/src/enumeration/recursive.rs` → `enumeration`, `recursive`.
pub(crate) fn module_of<'path>(path: &'path str, room: &str) -> Vec<&'path str> {
    let below = path.trim_start_matches(room).trim_end_matches(".rs");
    match below.trim_end_matches("/mod") {
        "lib" | "main" => Vec::new(),
        module => module.split('/').collect(),
    }
}

/// The path from the crate's root, `crate` first; another crate's path as it is.
pub(crate) fn absolute<'code>(module: &[&'code str], path: &[&'code str]) -> Vec<&'code str> {
    let supers = path.iter().take_while(|name| **name == "super").count();
    let (base, rest) = match path[0] {
        "self" => (module, &path[1..]),
        "super" => (
            &module[..module.len().saturating_sub(supers)],
            &path[supers..],
        ),
        _ => return path.to_vec(),
    };
    [&["crate"], base, rest].concat()
}

/// Every path of the code with its line; each leaf of a `use` tree is a path of its own.
pub(crate) fn paths(code: &str) -> Vec<(usize, Vec<&str>)> {
    let mut found = Vec::new();
    // The path so far, and what stood before each brace that is open inside it.
    let (mut path, mut outer): (Vec<&str>, Vec<Vec<&str>>) = (Vec::new(), Vec::new());
    let mut joined = false;
    for (line, token) in tokens(code) {
        match token {
            "::" => joined = true,
            "{" if joined => {
                outer.push(path.clone());
                joined = false;
                path = outer.last().cloned().unwrap_or_default();
            }
            name if name.starts_with(|letter: char| letter.is_alphabetic() || letter == '_') => {
                let fresh = !joined && outer.last() != Some(&path);
                if fresh {
                    path = outer.last().cloned().unwrap_or_default();
                }
                path.push(name);
                found.push((line, path.clone()));
                joined = false;
            }
            other => {
                if other == "}" {
                    outer.pop();
                }
                path = outer.last().cloned().unwrap_or_default();
                joined = false;
            }
        }
    }
    found
}

/// Names, `::`, and every other sign by itself, with their lines.
fn tokens(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let named = |letter: char| letter.is_alphanumeric() || letter == '_';
    for (line, number) in code.lines().zip(1..) {
        let mut rest = line;
        while let Some(letter) = rest.chars().next() {
            let length = if named(letter) {
                rest.find(|letter| !named(letter)).unwrap_or(rest.len())
            } else if rest.starts_with("::") {
                2
            } else {
                letter.len_utf8()
            };
            let (token, after) = rest.split_at(length);
            if !token.trim().is_empty() {
                found.push((number, token));
            }
            rest = after;
        }
    }
    found
}

#[test]
fn a_tree_of_imports_is_read_leaf_by_leaf() {
    let code = "use crate::a::{b, c::{d, e}};\nfn f() { super::g::h(); g }";
    let found: Vec<String> = paths(code)
        .iter()
        .map(|(line, path)| format!("{line} {}", path.join("::")))
        .collect();
    for expected in [
        "1 crate::a::b",
        "1 crate::a::c::d",
        "1 crate::a::c::e",
        "2 super::g::h",
        "2 g",
    ] {
        assert!(
            found.iter().any(|path| path == expected),
            "{expected} in {found:?}"
        );
    }
    assert_eq!(absolute(&["x", "y"], &["super", "g"]), ["crate", "x", "g"]);
    assert_eq!(absolute(&["x", "y"], &["yew", "g"]), ["yew", "g"]);
}
