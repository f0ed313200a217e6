//! Runs every `queens` command line of the documents and of the help. Each document has its own folder. The exit status
//! must be 0, or the number in a comment such as `# exit 1`. Each command must print the output that a document shows
//! below `$ queens …`.

use std::fs;

use crate::command::files::Folder;
use crate::command::{shell, subcommands, succeeds};

const README: &str = include_str!("../../../../README.md");
const CLI: &str = include_str!("../../../../docs/CLI.md");

/// Prefixes of command lines that the test does not run, with the reason.
const NOT_RUN: [(&str, &str); 1] = [("queens count 18", "takes half a minute in a debug build")];

/// A command line, and the output that a document shows below the line.
struct Documented<'a> {
    line: &'a str,
    shown: Vec<&'a str>,
}

/// The lines of the code blocks in a Markdown text. An empty line separates the blocks.
fn code(text: &str) -> Vec<&str> {
    let mut is_fenced = false;
    let lines = text.lines().filter_map(|line| {
        if line.starts_with("```") {
            is_fenced = !is_fenced;
            // An empty line ends the output of a command.
            return Some("");
        }
        if is_fenced {
            Some(line)
        } else {
            line.strip_prefix("    ").or(Some(""))
        }
    });
    lines.collect()
}

/// The command lines among the lines. Command lines that begin with `$` have an output.
fn documented<'a>(lines: &[&'a str]) -> Vec<Documented<'a>> {
    let mut all: Vec<Documented> = Vec::new();
    let mut has_output = false;
    for line in lines {
        let (is_prompted, command) = match line.strip_prefix("$ ") {
            Some(command) => (true, command),
            None => (false, *line),
        };
        let command = match command.split_once("--package queens-cli -- ") {
            Some((before, _)) if before.starts_with("cargo run ") => {
                &command[before.len() + "--package queens-cli -- ".len()..]
            }
            _ => command.strip_prefix("queens ").unwrap_or_default(),
        };
        match (command, all.last_mut()) {
            ("", Some(last)) if has_output && !line.is_empty() && !is_prompted => {
                last.shown.push(line);
            }
            ("", _) => has_output = false,
            (line, _) => {
                has_output = is_prompted;
                let shown = Vec::new();
                all.push(Documented { line, shown });
            }
        }
    }
    all
}

/// Fails unless a command printed the lines of a document, in order. `…` matches any text, including several lines.
fn shows(shown: &[&str], printed: &str) -> Result<(), String> {
    let mut printed = printed.lines();
    let mut has_gap = false;
    for line in shown {
        if line.trim() == "…" {
            has_gap = true;
            continue;
        }
        let parts: Vec<&str> = line.trim_end().split('…').collect();
        let is_shown = |printed: &str| {
            let (first, rest) = (parts[0], &parts[1..]);
            let Some(mut tail) = printed.strip_prefix(first) else {
                return false;
            };
            for part in rest {
                let Some(at) = tail.find(part) else {
                    return false;
                };
                tail = &tail[at + part.len()..];
            }
            tail.is_empty() || parts.last() == Some(&"")
        };
        let is_next = if has_gap {
            printed.any(|printed| is_shown(printed.trim_end()))
        } else {
            printed
                .next()
                .is_some_and(|printed| is_shown(printed.trim_end()))
        };
        if !is_next {
            return Err(format!("`{line}` is not printed there"));
        }
        has_gap = false;
    }
    Ok(())
}

/// Runs the command lines in one folder, in order.
fn run(name: &str, commands: &[Documented]) {
    let folder = Folder::new(name);
    fs::create_dir(folder.path().join("docs")).expect("a folder");
    // The documents check this file as the output of a student's program.
    let printed = "queens run --algorithm recursive -n 8 --list 92 | head -92 > output.txt";
    assert!(shell(printed, folder.path()).status.success());
    let mut wrong = Vec::new();
    for Documented { line, shown } in commands {
        let line = format!("queens {line}");
        if NOT_RUN
            .iter()
            .any(|(beginning, _)| line.starts_with(beginning))
        {
            continue;
        }
        let (_, expected) = line.split_once("# exit ").unwrap_or(("", "0"));
        let expected = expected.split(|it: char| !it.is_ascii_digit()).next();
        let output = shell(&line, folder.path());
        let printed = [&output.stdout[..], &output.stderr].concat();
        let printed = String::from_utf8_lossy(&printed);
        let status = output.status.code().map(|status| status.to_string());
        if status.as_deref() != expected {
            wrong.push(format!("{line}: status {status:?}: {printed}"));
        } else if let Err(why) = shows(shown, &printed) {
            wrong.push(format!("{line}: {why}, but\n{printed}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_command_lines_of_the_readme_work() {
    let commands = documented(&code(README));
    assert!(commands.len() >= 3, "{}", commands.len());
    run("readme-lines", &commands);
}

#[test]
fn the_command_lines_of_the_manual_work_and_print_the_output_shown() {
    let commands = documented(&code(CLI));
    assert!(commands.len() >= 15, "{}", commands.len());
    run("manual", &commands);
}

#[test]
fn the_examples_of_the_help_work() {
    let mut lines = String::new();
    for name in subcommands().iter().filter(|name| *name != "help") {
        let page = succeeds(&format!("{name} --help"));
        let (_, examples) = page.split_once("Examples:\n").expect(name);
        assert_eq!(examples.lines().count(), 2, "{page}");
        for example in examples.lines() {
            lines += example.trim_start();
            lines.push('\n');
        }
    }
    // The example of `count` comes first and writes the ledger that a later example reads.
    let commands = documented(&lines.lines().collect::<Vec<_>>());
    assert!(commands.len() >= 30, "{}", commands.len());
    run("examples", &commands);
}

#[test]
fn the_manual_names_every_command() {
    for name in subcommands() {
        assert!(CLI.contains(&format!("queens {name}")), "{name}");
    }
}

#[test]
fn shown_output_is_compared_in_order_and_with_gaps() {
    let printed = "solutions 92\ntook 3.5 ms\nend";
    for shown in [
        &["solutions 92", "…", "end"][..],
        &["solutions …", "took … ms"],
    ] {
        assert_eq!(shows(shown, printed), Ok(()));
    }
    for shown in [
        &["end", "solutions 92"][..],
        &["solutions 92", "end"],
        &["solutions 9"],
        &["took … s"],
    ] {
        assert!(shows(shown, printed).is_err(), "{shown:?}");
    }
    let text = "```\n$ queens count 8\nsolutions 92\n```\nText\n\n    queens tour 3 3 # exit 1\n    more\n";
    let found = documented(&code(text));
    assert_eq!(found[0].line, "count 8");
    assert_eq!(found[0].shown, ["solutions 92"]);
    assert_eq!(
        (found[1].line, found[1].shown.len()),
        ("tour 3 3 # exit 1", 0)
    );
}
