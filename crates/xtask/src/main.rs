//! `cargo xtask`: the developer commands. The commands install missing tools, then build, serve, test or measure.
//!
//! Each subcommand has a module. `tools`, `node` and `browser` find or install programs, and `command` runs programs.

mod bench;
mod browser;
mod build;
mod cluster;
mod command;
mod decoders;
mod driver;
mod files;
mod finish;
mod node;
mod package;
mod paths;
mod pictures;
mod programs;
mod python;
mod serve;
mod server;
mod site;
mod sources;
mod stage;
mod styles;
mod test;
mod tex;
mod texts;
mod tidy;
mod tools;
mod usage;

use std::process::ExitCode;

use anyhow::Result;
use usage::usage;

const HELP: &str = "\
cargo xtask serve [--release]       build the page, serve it on 127.0.0.1:8080, rebuild on every change
cargo xtask test [STEP…]            every check, or only the steps named
cargo xtask test STEP NAME…         the tests of a step whose names contain a word; more for the test binaries after --
cargo xtask build [--site ADDRESS]  the release page, in dist/; --site (or QUEENS_SITE) writes its public address into it
cargo xtask pictures                the pictures of README and link previews, taken again from the release page
cargo xtask package                 the core as an npm package, run once under Node, in target/package/
cargo xtask package --cli           the command queens as one static file, with its checksum, in target/package-cli/
cargo xtask tidy                    the repository's own rules: headers, imports, colours, links of documents
cargo xtask texts                   checks the words in all languages; lists equal and too long ones
cargo xtask bench [--record] [SUBJECT] [N …]  measurements; N … are boards, for count and scale
cargo xtask help

Missing Rust tools (trunk, wasm-bindgen, wasm-pack, cargo-deny, geckodriver) are installed into target/tools.
Missing browsers, compilers, TeX and GNU parallel are installed with apt, by root or by sudo without a password.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<()> {
    let (subcommand, rest) = match arguments.split_first() {
        Some((subcommand, rest)) => (subcommand.as_str(), rest),
        None => ("help", arguments),
    };
    let asks_for_help = rest.iter().any(|word| word == "--help" || word == "-h");
    match subcommand {
        _ if asks_for_help => dispatch(&[]),
        "serve" => serve::run(rest),
        "build" => build::run(rest),
        "test" => test::test(rest),
        "package" => package::run(rest),
        "pictures" => pictures::run(rest),
        "tidy" => tidy::run(rest),
        "texts" => texts::run(rest),
        "styles" => styles::run(rest),
        "finish" => finish::run(rest),
        "bench" => bench::run(rest),
        "help" | "--help" | "-h" => {
            println!("{HELP}\n\nSteps of test:\n{}", test::step_lines());
            println!(
                "Subjects of bench, see docs/BENCHMARKS.md: {}",
                bench::subjects()
            );
            Ok(())
        }
        unknown => Err(usage(
            unknown,
            "serve, build, test, pictures, package, tidy, bench or help",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The arguments of each `cargo xtask` in a text. They end with the line, the code span or the table cell, or
    /// before a comment.
    fn commands(text: &str) -> impl Iterator<Item = Vec<&str>> {
        text.split("cargo xtask ").skip(1).map(|rest| {
            let end = rest.find(['\n', '`', '#', '|']).unwrap_or(rest.len());
            rest[..end].split_whitespace().collect()
        })
    }

    #[test]
    fn the_documents_name_commands_steps_and_options_that_exist() {
        let root = paths::root();
        let documents = [
            "README.md",
            "CONTRIBUTING.md",
            "docs/HOSTING.md",
            "docs/ARCHITECTURE.md",
        ];
        let mut found = 0;
        for document in documents {
            let text = fs_err::read_to_string(root.join(document)).expect("a text");
            for words in commands(&text) {
                let line = words.join(" ");
                assert!(
                    HELP.contains(&format!("cargo xtask {}", words[0])),
                    "{document}: {line}"
                );
                let own = words[1..].iter().take_while(|word| **word != "--");
                for word in own.filter(|_| words[0] == "test" || line.contains(" --")) {
                    let is_option = word.starts_with("--") && HELP.contains(*word);
                    let is_step = test::step_names().split(' ').any(|name| name == *word);
                    let is_value = word.contains("://") || ["NAME", "ADDRESS"].contains(word);
                    assert!(
                        is_option || is_step || is_value,
                        "{document}: {line}: {word}"
                    );
                }
                found += 1;
            }
        }
        assert!(found >= 10, "{found}");
    }
}
