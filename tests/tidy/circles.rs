//! Finds import cycles between the files of a crate.
//!
//! A file and the files of its submodules may import each other. So the search ignores the file of a module and looks
//! only at the files below it. A declaration `mod b;` is not an import. So the model may import the state of a feature,
//! and the feature's `update` may import the model. A strongly connected component that spans two children of the module
//! is a cycle.

use petgraph::algo::{astar, tarjan_scc};
use petgraph::graphmap::DiGraphMap;

use crate::modules::{Arrow, Crate};
use crate::report;
use crate::repository::File;

/// The crates without import cycles.
const CLEAN: &[&str] = &[
    "crates/queens-core/src/",
    "crates/queens-worker/src/",
    "crates/queens-cli/src/",
    "crates/queens-npm/src/",
    "crates/xtask/src/",
    "crates/queens-text/src/",
    "crates/queens-text-build/src/",
    "crates/queens-page/src/",
    "crates/queens-draw/src/",
    "crates/queens-pictures/src/",
    "crates/queens-proof/src/",
    "crates/queens-programs/src/",
    "web/src/",
];

#[test]
fn no_circle_of_files() {
    let rule = "files know each other in one direction, a file and those below it aside";
    let rooms = CLEAN.iter().map(|room| Crate::read(room));
    let found: Vec<String> = rooms.flat_map(|krate| circles(&krate)).collect();
    report(rule, &found);
}

/// Each cycle of a crate: the number of its files, and its shortest ring with one arrow per line.
fn circles(krate: &Crate) -> Vec<String> {
    let arrows = krate.arrows();
    let mut found = Vec::new();
    for module in krate.modules() {
        let child = |file: usize| krate.module(file).strip_prefix(&module[..])?.first();
        let mut graph: DiGraphMap<usize, &Arrow> = DiGraphMap::new();
        for arrow in &arrows {
            let is_below = child(arrow.from).is_some() && child(arrow.to).is_some();
            // Tests may import anything.
            if is_below && !arrow.named.is_test && !graph.contains_edge(arrow.from, arrow.to) {
                graph.add_edge(arrow.from, arrow.to, arrow);
            }
        }
        for component in tarjan_scc(&graph) {
            let across = graph.all_edges().filter(|&(from, to, _)| {
                component.contains(&from) && component.contains(&to) && child(from) != child(to)
            });
            let rings = across.filter_map(|(from, to, _)| {
                let (_, back) = astar(&graph, to, |file| file == from, |_| 1, |_| 0)?;
                Some([vec![from], back].concat())
            });
            if let Some(ring) = rings.min_by_key(Vec::len) {
                let steps = ring
                    .windows(2)
                    .filter_map(|pair| graph.edge_weight(pair[0], pair[1]));
                let steps: Vec<String> = steps.map(|arrow| krate.words(arrow)).collect();
                let (count, steps) = (component.len(), steps.join("\n    "));
                found.push(format!("a circle of {count} files, such as\n    {steps}"));
            }
        }
    }
    found
}

/// The cycles of a crate with these files. Each file is a path without `.rs` and its code. A missing root is added.
fn circles_of(files: &[(&str, &str)]) -> Vec<String> {
    let file = |&(path, code): &(&str, &str)| File {
        path: format!("{path}.rs"),
        text: code.to_owned(),
    };
    let mut files: Vec<File> = files.iter().map(file).collect();
    if files.iter().all(|file| file.path != "lib.rs") {
        files.push(file(&("lib", "")));
    }
    circles(&Crate::of(&files, ""))
}

#[test]
fn a_circle_is_told_arrow_by_arrow() {
    let files = [
        ("a", "\nuse crate::b::B;"),
        ("b", "use std::fmt;\nuse crate::{c::{C, D}, d};"),
        ("c", "fn c() { d::f(); crate::a::A::new() }"),
        ("d", "//! Not crate::a::A.\nfn d(it: a::A) { a.b() }"),
    ];
    let expected = "a circle of 3 files, such as\n    a.rs:2 → b.rs: crate::b::B\n    \
                    b.rs:2 → c.rs: crate::c::C\n    c.rs:1 → a.rs: crate::a::A::new";
    assert_eq!(circles_of(&files), [expected]);
}

#[test]
fn every_way_to_name_a_file_closes_a_circle() {
    let ways: [(&str, &[(&str, &str)]); 9] = [
        ("an import", &[("b", "use crate::a::A;")]),
        ("an import of another name", &[("b", "use crate::a as c;")]),
        ("a path", &[("b", "fn b() { crate::a::f() }")]),
        (
            "a path in a macro",
            &[("b", "fn b() { c!(1, crate::a::f()) }")],
        ),
        (
            "a path from the parent",
            &[("b", "fn b(it: Vec<super::a::A>) {}")],
        ),
        (
            "a path from a module inside",
            &[("b", "mod c { fn c() { super::super::a::f() } }")],
        ),
        (
            "a module's other name",
            &[("b", "use crate as c; fn b() { c::a::f() }")],
        ),
        (
            "a re-export of the root",
            &[
                ("lib", "mod a; mod b; pub use a::A as D;"),
                ("b", "use crate::D;"),
            ],
        ),
        (
            "a re-export of everything",
            &[
                ("lib", "mod a; mod b; pub use a::*;"),
                ("b", "use crate::A;"),
            ],
        ),
    ];
    for (way, files) in ways {
        let files = [&[("a", "use crate::b::B; pub struct A; fn f() {}")], files].concat();
        assert_eq!(circles_of(&files).len(), 1, "{way}");
    }
}

#[test]
fn siblings_are_a_circle_and_a_file_with_those_below_it_is_none() {
    let family = [
        ("lib", "mod a; pub use a::A; pub const L: u8 = 0;"),
        ("a", "mod b; mod c; use self::b::B; use crate::L;"),
        ("a/b", "use super::{A, c::C}; use crate::L;"),
        ("a/c", "mod d; use super::A; use self::d::D;"),
        ("a/c/d", "use super::C; use crate::a::A;"),
    ];
    assert_eq!(circles_of(&family), [""; 0]);
    let feature = [
        ("a", "use crate::b::B; pub struct A;"),
        ("b", "mod c; pub struct B;"),
        ("b/c", "use crate::a::A;"),
    ];
    assert_eq!(circles_of(&feature), [""; 0]);
    let siblings = [("a/c/d", "use crate::a::b::B;")];
    assert_eq!(circles_of(&[&family[..4], &siblings].concat()).len(), 1);
}

#[test]
fn a_re_export_counts_as_what_it_re_exports() {
    let files = [
        ("a", "mod b; pub use self::b::B; use crate::c::C;"),
        ("a/b", "pub struct B;"),
        ("c", "use crate::a::B;"),
    ];
    assert_eq!(circles_of(&files), [""; 0]);
    let files = [&files[..1], &[("a/b", "use crate::c::C;")], &files[2..]].concat();
    let found = circles_of(&files);
    assert!(
        found[0].contains("c.rs:1 → a/b.rs: crate::a::B"),
        "{found:?}"
    );
}

#[test]
fn tests_may_know_anything() {
    let files = [
        ("a", "use crate::b::B;"),
        (
            "b",
            "#[cfg(test)]\nuse crate::a::A;\n#[cfg(test)]\nmod tests { use crate::a::A; }",
        ),
        ("b/tests", "use crate::a::A;"),
        ("tests/c", "use crate::d::D;"),
        ("d", "use crate::tests::c::C;"),
    ];
    assert_eq!(circles_of(&files), [""; 0]);
}
