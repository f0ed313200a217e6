//! The step `tex`: compiles the TikZ pictures of `queens draw` with pdfTeX. Each picture is in a document that loads
//! only the package `tikz`.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::command::{command, run_to_end};
use crate::{browser, paths};

/// The Debian packages of pdfTeX with TikZ.
const PACKAGES: &str = "texlive-latex-base texlive-pictures";

/// The pictures: a name, the kind of picture, and the options of `queens draw`. The list covers boards and trees of
/// each problem, paths, both themes and three languages.
const PICTURES: [(&str, &str, &str); 9] = [
    (
        "queens",
        "board",
        "--algorithm recursive -n 8 --step 80 --lang fr",
    ),
    (
        "large",
        "board",
        "--algorithm recursive -n 20 --step 400 --theme dark",
    ),
    (
        "domination",
        "board",
        "--problem domination --algorithm frames -n 9 --step 60 --lang ro",
    ),
    (
        "knight",
        "board",
        "--problem knight --algorithm tour-roth -n 8 --step 40 --theme dark --lang ro",
    ),
    (
        "queens-tree",
        "tree",
        "--algorithm recursive -n 6 --step 80 --lang fr",
    ),
    (
        "queens-path",
        "path",
        "--algorithm recursive -n 8 --step 80 --theme dark",
    ),
    (
        "domination-tree",
        "tree",
        "--problem domination --algorithm coverage-search -n 8 --step 40 --lang ro",
    ),
    (
        "knight-tree",
        "tree",
        "--problem knight --algorithm tour-roth -n 8 --step 40 --theme dark --lang ro",
    ),
    (
        "ranks-path",
        "path",
        "--algorithm row-by-row -n 6 --step 40 --lang ro",
    ),
];

pub(crate) fn pictures() -> Result<()> {
    if paths::find_on_path("pdflatex").is_none() {
        browser::install(PACKAGES)?;
    }
    let missing =
        || format!("pdflatex is missing: install it, on Debian with: apt-get install {PACKAGES}");
    paths::find_on_path("pdflatex").with_context(missing)?;
    let folder = paths::target().join("tex");
    fs::create_dir_all(&folder)?;
    for (name, of, options) in PICTURES {
        let picture = folder.join(format!("{name}-picture.tex"));
        let line = format!("cargo run --quiet --package queens-cli -- draw --of {of} {options}");
        let coordinates = if of == "board" { " --coordinates" } else { "" };
        let mut draw = command(&format!(
            "{line} --caption --counters{coordinates} --size 480 --out"
        ));
        run_to_end(draw.arg(&picture))?;
        let document = format!(
            "\\documentclass{{article}}\\usepackage{{tikz}}\\begin{{document}}\n\\input{{{name}-picture}}\n\\end{{document}}\n"
        );
        fs::write(folder.join(format!("{name}.tex")), document)?;
        let mut set = command("pdflatex -interaction=nonstopmode -halt-on-error");
        run_to_end(set.arg(format!("{name}.tex")).current_dir(&folder))?;
        let pdf = fs::metadata(folder.join(format!("{name}.pdf")))?;
        ensure!(pdf.len() > 10_000, "{name}.pdf is empty");
    }
    Ok(())
}
