//! The step `tex`: pictures that `queens draw` writes as TikZ, compiled in a document that loads `tikz` and nothing else.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::command::{command, run_to_end};
use crate::{browser, paths};

/// What Debian calls pdfTeX with TikZ, as little of it as there is.
const PACKAGES: &str = "texlive-latex-base texlive-pictures";

/// A picture of each problem: in both themes, with each language.
const PICTURES: [(&str, &str); 4] = [
    ("queens", "--algorithm recursive -n 8 --step 80 --lang fr"),
    (
        "large",
        "--algorithm recursive -n 20 --step 400 --theme dark",
    ),
    (
        "domination",
        "--problem domination --algorithm frames -n 9 --step 60 --lang ro",
    ),
    (
        "knight",
        "--problem knight --algorithm tour-roth -n 8 --step 40 --theme dark --lang ro",
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
    for (name, options) in PICTURES {
        let picture = folder.join(format!("{name}-picture.tex"));
        let line = format!("cargo run --quiet --package queens-cli -- draw {options}");
        let mut draw = command(&format!(
            "{line} --caption --counters --coordinates --size 480 --out"
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
