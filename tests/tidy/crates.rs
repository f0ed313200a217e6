//! The allowed dependencies between crates, compared with the manifests.

use crate::report;
use crate::repository::{File, file};

/// Each crate's manifest, and the crates of this workspace that it may depend on.
const ARROWS: [(&str, &[&str]); 15] = [
    ("crates/queens-core/Cargo.toml", &[]),
    ("crates/queens-worker/Cargo.toml", &["queens-core"]),
    ("crates/queens-draw/Cargo.toml", &["queens-core"]),
    (
        "crates/queens-pictures/Cargo.toml",
        &[
            "queens-core",
            "queens-draw",
            "queens-page",
            "queens-text",
            "queens-worker",
        ],
    ),
    // The command line draws the page's pictures with the page's texts.
    (
        "crates/queens-cli/Cargo.toml",
        &[
            "queens-core",
            "queens-draw",
            "queens-page",
            "queens-pictures",
            "queens-programs",
            "queens-proof",
            "queens-text",
        ],
    ),
    ("crates/queens-npm/Cargo.toml", &["queens-core"]),
    ("crates/queens-programs/Cargo.toml", &["queens-core"]),
    ("crates/queens-text-build/Cargo.toml", &[]),
    ("crates/xtask/Cargo.toml", &["queens-text-build"]),
    (
        "crates/queens-page/Cargo.toml",
        &["queens-core", "queens-draw", "queens-worker"],
    ),
    // The proof checker shares no code with the core, whose output it checks. Only its tests use the core.
    ("crates/queens-proof/Cargo.toml", &[]),
    // Its tests run the page without a browser.
    (
        "crates/queens-text/Cargo.toml",
        &[
            "queens-core",
            "queens-draw",
            "queens-page",
            "queens-programs",
            "queens-worker",
        ],
    ),
    (
        "web/Cargo.toml",
        &[
            "queens-core",
            "queens-draw",
            "queens-page",
            "queens-pictures",
            "queens-programs",
            "queens-text",
            "queens-worker",
        ],
    ),
    ("web/start/Cargo.toml", &["queens-web"]),
    // Measurements compare the browser's worker with the core, and use the worker's protocol. The harness and the page
    // tests see only the built page, which `the_page_tests_see_only_the_built_page` checks.
    ("tests/Cargo.toml", &["queens-core", "queens-worker"]),
];

const BROWSER: [&str; 6] = [
    "wasm-bindgen",
    "js-sys",
    "web-sys",
    "yew",
    "gloo",
    "serde-wasm-bindgen",
];

#[test]
fn crates_depend_in_one_direction() {
    let mut findings = Vec::new();
    for (manifest, allowed) in ARROWS {
        for (line, name) in dependencies(&file(manifest)) {
            let ours = name.starts_with("queens-") || name == "xtask";
            if ours && !allowed.contains(&name.as_str()) {
                findings.push(format!("{manifest}:{line}: {name}"));
            }
        }
    }
    report(
        "core ← draw, worker ← page ← text ← pictures ← web ← start, pictures ← cli, core ← npm, core ← programs ← text, proof ← cli",
        &findings,
    );
}

#[test]
fn the_command_line_needs_the_page_only_for_pictures() {
    let manifest = file("crates/queens-cli/Cargo.toml");
    let lines: Vec<&str> = manifest.text.lines().collect();
    let page = [
        "queens-draw",
        "queens-page",
        "queens-pictures",
        "queens-text",
    ];
    let mut found = dependencies(&manifest);
    found.retain(|(line, name)| {
        page.contains(&name.as_str()) && !lines[line - 1].contains("optional = true")
    });
    let findings = found.iter();
    let findings: Vec<String> = findings
        .map(|(line, name)| format!("{}:{line}: {name}", manifest.path))
        .collect();
    report(
        "without pictures, `queens` has no page and no texts",
        &findings,
    );
}

#[test]
fn what_decides_and_what_is_said_depend_on_no_browser() {
    let mut findings = Vec::new();
    for name in [
        "core", "page", "text", "draw", "pictures", "programs", "proof",
    ] {
        let manifest = file(&format!("crates/queens-{name}/Cargo.toml"));
        for (line, name) in dependencies(&manifest) {
            if BROWSER.iter().any(|browser| name.starts_with(browser)) {
                findings.push(format!("{}:{line}: {name}", manifest.path));
            }
        }
    }
    report(
        "core, page, text, draw, pictures, programs and proof run anywhere",
        &findings,
    );
}

#[test]
fn the_page_tests_see_only_the_built_page() {
    let mut findings = Vec::new();
    for file in crate::repository::files(&["tests/src", "tests/page"], &[".rs"]) {
        for ours in ["queens_core", "queens_worker"] {
            let lines = crate::source::Source::of(&file).lines_with(ours);
            let told = lines
                .iter()
                .map(|line| format!("{}:{line}: {ours}", file.path));
            findings.extend(told);
        }
    }
    report("browser tests know nothing but the page", &findings);
}

/// The names under `[dependencies]` and `[target.….dependencies]`, without development and build dependencies.
fn dependencies(manifest: &File) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut inside = false;
    for (line, number) in manifest.text.lines().zip(1..) {
        let line = line.trim();
        if let Some(table) = line.strip_prefix('[') {
            let table = table.trim_end_matches(']');
            let (parent, name) = table.rsplit_once('.').unwrap_or(("", table));
            let plain = |table: &str| table == "dependencies" || table.ends_with(".dependencies");
            inside = plain(table);
            if plain(parent) {
                found.push((number, name.to_owned()));
            }
        } else if inside && let Some((name, _)) = line.split_once(['=', '.', ' ']) {
            found.push((number, name.trim().to_owned()));
        }
    }
    found
}
