//! The step `decoders`: stills and animations of the command line, read by programs that share no code with what wrote them.
//! Pillow reads them all; the frames of an animated PNG are taken out by apngdis, for Pillow before version 10 draws what stays
//! as it was in black.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result};
use serde_json::json;

use crate::browser;
use crate::command::{command, output_of, run_to_end};
use crate::paths;

/// What Debian calls Pillow and apngdis.
const PACKAGES: &str = "python3-pil apngdis";
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
            // Beside the file, under this name.
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
            // Numbered from 1; each of these animations has from 10 to 99 frames.
            let taken_out = folder.join(format!("frame{:02}.png", at + 1));
            let taken_out = (!is_gif).then_some(taken_out);
            stills.insert(at.to_string(), json!([still, taken_out]));
        }
        // An animated PNG says how often it is shown, 0 for ever; a GIF says nothing of once.
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

/// Python with Pillow, once apngdis is there, too: the system's own first, for that is the one for which apt installs it.
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

/// Has the script read a file, which is told as JSON.
fn read(python: &str, told: &serde_json::Value) -> Result<()> {
    run_to_end(command(&format!("{python} {SCRIPT}")).arg(told.to_string()))
}
