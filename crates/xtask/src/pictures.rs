//! `cargo xtask pictures`: makes the pictures for the documentation and for link previews again. The command in
//! README.md makes the animation. `tests/pictures` photographs the release page in Chromium for the other pictures.

use anyhow::{Context, Result};

use crate::command::{command, run_to_end};
use crate::driver::{self, Driver};
use crate::usage::no_arguments;
use crate::{browser, build, paths};

/// The path of the animation, from the root of the repository.
const ANIMATION: &str = "docs/search.gif";

/// The option whose value is the path of the animation, at the end of the command in README.md.
const OUT: &str = " --out ";

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let animate = animation()?;
    run_to_end(&mut command(&format!(
        "cargo run --quiet --package queens-cli -- {animate}"
    )))?;
    let size = fs_err::metadata(paths::root().join(ANIMATION))?.len();
    println!("{ANIMATION}: {size} bytes");
    let dist = build::page_for_tests()?;
    let driver = Driver::start()?;
    let mut pictures = command("cargo run --quiet --package queens-tests --bin pictures");
    pictures
        .env(driver::ADDRESS, driver.address())
        .env(build::GIVEN_PAGE, dist);
    if let Some(program) = browser::for_pages() {
        pictures.env(browser::CHOSEN, program);
    }
    run_to_end(&mut pictures)
}

/// The arguments with which `queens` makes the animation, from README.md.
fn animation() -> Result<String> {
    let readme = fs_err::read_to_string(paths::root().join("README.md"))?;
    let found = arguments_in(&readme).map(str::to_owned);
    found.with_context(|| format!("README.md has no line `queens animate …{OUT}{ANIMATION}`"))
}

/// The arguments of the command that writes the animation. `None` if no line of the document contains the command.
fn arguments_in(document: &str) -> Option<&str> {
    let end = format!("{OUT}{ANIMATION}");
    let line = document.lines().find(|line| line.ends_with(&end))?;
    line.find("animate ").map(|at| &line[at..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_shows_how_the_animation_is_made() {
        let animation = animation().expect("a line");
        assert!(animation.starts_with("animate --algorithm "), "{animation}");
    }

    #[test]
    fn the_arguments_follow_the_name_of_the_program() {
        let document = "Text\n    queens animate -n 8 --out docs/search.gif\nqueens animate -n 9 --out other.gif";
        assert_eq!(
            arguments_in(document),
            Some("animate -n 8 --out docs/search.gif")
        );
        assert_eq!(arguments_in("queens draw --out docs/search.png"), None);
    }
}
