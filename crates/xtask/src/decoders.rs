//! The step `decoders`: reads pictures and animations of the command line with independent programs. Pillow reads all
//! files. apngdis also extracts the frames of an animated PNG, because Pillow before version 10 draws the unchanged
//! part of a frame in black.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result};
use serde_json::json;

use crate::browser;
use crate::command::{command, output_of, run_to_end};
use crate::paths;

/// The Debian packages of Pillow and apngdis.
const PACKAGES: &str = "python3-pil apngdis";
const SCRIPT: &str = "crates/xtask/src/decoders/frames.py";

/// The animations: a file name, the options of the search, the first and the last step, and whether the animation
/// loops.
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

/// The delay of a frame at ten frames per second, in milliseconds.
const DELAY: u64 = 100;
/// The delay of the last frame, in milliseconds.
const LAST: u64 = 2000;

pub(crate) fn pictures() -> Result<()> {
    let python = installed()?;
    for (name, search, [from, to], repeats) in ANIMATIONS {
        let folder = paths::target().join("decoders").join(name);
        fs::create_dir_all(&folder)?;
        let file = folder.join(name);
        let look = format!("{search} --size 240");
        let times = if repeats { " --loop" } else { "" };
        queens(
            &format!("animate {look} --from {from} --to {to} --fps 10{times}"),
            &file,
        )?;
        let mut delays = vec![DELAY; (to - from) as usize];
        delays.push(LAST);
        let is_gif = name.ends_with("gif");
        if !is_gif {
            // apngdis writes the frames next to the file, with names that start with `frame`.
            let mut take_out = command("apngdis");
            run_to_end(take_out.arg(&file).arg("frame").stdout(Stdio::null()))?;
        }
        let mut stills = serde_json::Map::new();
        for step in [from, (from + to) / 2, to] {
            let still = folder.join(format!("{name}-{step}.png"));
            queens(&format!("draw {look} --step {step}"), &still)?;
            let alone = json!({ "file": still, "format": "PNG", "delays": [0], "stills": {} });
            read(python, &alone)?;
            let at = step - from;
            // apngdis numbers the frames from 1, with two digits for 10 to 99 frames.
            let taken_out = folder.join(format!("frame{:02}.png", at + 1));
            let taken_out = (!is_gif).then_some(taken_out);
            stills.insert(at.to_string(), json!([still, taken_out]));
        }
        // An animated PNG contains the number of plays, and 0 means an endless loop. A GIF that plays once contains no
        // number.
        let (format, once) = if is_gif {
            ("GIF", json!(null))
        } else {
            ("PNG", json!(1))
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

/// The name of a Python with Pillow. Installs Pillow and apngdis if one of them is missing. Tries the system's Python
/// first, because apt installs Pillow for that Python.
fn installed() -> Result<&'static str> {
    let found = || {
        paths::find_on_path("apngdis")?;
        let has =
            |python: &&str| output_of(command(python).args(["-c", "import PIL.Image"])).is_some();
        ["/usr/bin/python3", "python3"].into_iter().find(has)
    };
    if let Some(python) = found() {
        return Ok(python);
    }
    browser::install(PACKAGES)?;
    found().with_context(|| {
        format!(
            "Pillow or apngdis is missing: install them, on Debian with: apt-get install {PACKAGES}"
        )
    })
}

fn queens(arguments: &str, file: &Path) -> Result<()> {
    let line = format!("cargo run --quiet --package queens-cli -- {arguments} --out");
    run_to_end(command(&line).arg(file))
}

/// Runs the script, which reads a file and compares it with the description. The description is JSON.
fn read(python: &str, description: &serde_json::Value) -> Result<()> {
    run_to_end(command(&format!("{python} {SCRIPT}")).arg(description.to_string()))
}
