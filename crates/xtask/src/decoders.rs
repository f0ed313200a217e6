//! The step `decoders`: stills and animations of the command line, read by Pillow, which shares no code with what wrote them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::json;

use crate::browser;
use crate::command::{command, output_of, run_to_end};
use crate::paths;

/// What Debian calls Pillow.
const PACKAGE: &str = "python3-pil";
const SCRIPT: &str = "crates/xtask/src/decoders/frames.py";

/// The files: a name, the search, the stretch, and whether it begins again.
const ANIMATIONS: [(&str, &str, [u64; 2], bool); 5] = [
    ("queens.gif", "--algorithm recursive -n 8", [70, 89], true),
    (
        "queens.png",
        "--algorithm recursive -n 8 --theme dark",
        [70, 89],
        false,
    ),
    (
        "knight.gif",
        "--problem knight --algorithm tour-roth -n 5 --coordinates",
        [0, 48],
        false,
    ),
    (
        "domination.png",
        "--problem domination --algorithm coverage-search -n 6",
        [0, 40],
        true,
    ),
    (
        "large.gif",
        "--algorithm min-conflicts -n 100 --seed 7",
        [0, 9],
        true,
    ),
];

/// The milliseconds that a frame stays at ten a second.
const DELAY: u64 = 100;
/// The same of the last one.
const LAST: u64 = 2000;

pub(crate) fn pictures() -> Result<()> {
    let python = pillow()?;
    let folder = paths::target().join("decoders");
    fs::create_dir_all(&folder)?;
    for (name, search, [from, to], repeats) in ANIMATIONS {
        let file = folder.join(name);
        let look = format!("{search} --size 240");
        let times = if repeats { " --loop" } else { "" };
        queens(
            &format!("animate {look} --from {from} --to {to} --fps 10{times}"),
            &file,
        )?;
        let mut delays = vec![DELAY; (to - from) as usize];
        delays.push(LAST);
        let mut stills = serde_json::Map::new();
        for step in [from, (from + to) / 2, to] {
            let still = folder.join(format!("{name}-{step}.png"));
            queens(&format!("draw {look} --step {step}"), &still)?;
            let alone = json!({ "file": still, "format": "PNG", "delays": [0], "stills": {} });
            read(python, &alone)?;
            stills.insert((step - from).to_string(), json!(still));
        }
        // An animated PNG says how often it is shown, 0 for ever; a GIF says nothing of once.
        let (format, once) = match name.ends_with("gif") {
            true => ("GIF", json!(null)),
            false => ("PNG", json!(1)),
        };
        let times = if repeats { json!(0) } else { once };
        read(
            python,
            &json!({ "file": file, "format": format, "delays": delays, "loop": times, "stills": stills }),
        )?;
        println!("{name}: {} frames", to - from + 1);
    }
    Ok(())
}

/// Python with Pillow: the system's own first, for that is the one for which apt installs it.
fn pillow() -> Result<&'static str> {
    let found = || {
        let has =
            |python: &&str| output_of(command(python).args(["-c", "import PIL.Image"])).is_some();
        ["/usr/bin/python3", "python3"].into_iter().find(has)
    };
    if let Some(python) = found() {
        return Ok(python);
    }
    browser::install(PACKAGE)?;
    found().with_context(|| {
        format!("Pillow is missing: install it, on Debian with: apt-get install {PACKAGE}")
    })
}

fn queens(arguments: &str, file: &Path) -> Result<()> {
    let line = format!("cargo run --quiet --package queens-cli -- {arguments} --out");
    run_to_end(command(&line).arg(file))
}

/// Has the script read a file, which is told as JSON.
fn read(python: &str, told: &serde_json::Value) -> Result<()> {
    run_to_end(command(&format!("{python} {SCRIPT}")).arg(told.to_string()))
}
