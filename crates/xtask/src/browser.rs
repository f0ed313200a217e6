//! Chromium and its driver for the browser tests: found, or installed with apt where that is allowed.

use std::env;
use std::path::PathBuf;

use crate::command::{command, output_of, run};
use crate::failure::{Failure, Outcome};
use crate::paths;

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const INSTALL: &str = "install --yes --no-install-recommends chromium chromium-driver";

/// Makes sure that a browser and its driver are there; returns the driver.
pub(crate) fn ensure() -> Result<PathBuf, Failure> {
    if let Some(driver) = driver() {
        return Ok(driver);
    }
    let remedy = "install them, on Debian with: apt-get install chromium chromium-driver \
                  (any Chrome with a chromedriver of the same version does, on PATH)";
    let missing = || Failure::missing("Chromium or its driver", remedy);
    let prefix = administrator().ok_or_else(missing)?;
    println!("Installing Chromium and its driver with apt (once; a minute or two) …");
    apt(prefix, "update")?;
    apt(prefix, INSTALL)?;
    driver().ok_or_else(missing)
}

/// The driver, if a browser is there too. `CHROMEDRIVER` overrides the search.
fn driver() -> Option<PathBuf> {
    BROWSERS.iter().find_map(|name| paths::find_on_path(name))?;
    match env::var_os("CHROMEDRIVER") {
        Some(chosen) => Some(PathBuf::from(chosen)),
        None => paths::find_on_path("chromedriver"),
    }
}

/// What to write before a command that needs an administrator: nothing for root, `sudo` where it asks
/// for no password. `None` if we may not, or if this system has no apt.
fn administrator() -> Option<&'static str> {
    paths::find_on_path("apt-get")?;
    if output_of(&mut command("id -u")).as_deref() == Some("0") {
        return Some("");
    }
    output_of(&mut command("sudo --non-interactive true"))?;
    Some("sudo --non-interactive")
}

fn apt(prefix: &str, arguments: &str) -> Outcome {
    // Through env, because sudo keeps no variables.
    let noninteractive = "env DEBIAN_FRONTEND=noninteractive apt-get";
    run(&mut command(&format!(
        "{prefix} {noninteractive} {arguments}"
    )))
}
