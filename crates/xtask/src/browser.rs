//! Finds the browsers for the tests, and Chromium's driver, on PATH. Installs missing programs with apt, if apt can run
//! as root.

use std::env;
use std::path::PathBuf;

use crate::command::{command, output_of, run_to_end};
use crate::paths;
use anyhow::{Result, anyhow};

/// The environment variable that names the browser for the tests of the page. Without it, the driver chooses a browser.
pub(crate) const CHOSEN: &str = "QUEENS_BROWSER";

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const PACKAGES: &str = "chromium chromium-driver chromium-headless-shell";

/// Installs Chromium and its driver if one of them is missing. Returns the path of the driver.
pub(crate) fn ensure() -> Result<PathBuf> {
    if let Some(driver) = driver() {
        return Ok(driver);
    }
    let remedy = "install them, on Debian with: apt-get install chromium chromium-driver \
                  (any Chrome with a chromedriver of the same version does, on PATH)";
    let missing = || anyhow!("Chromium or its driver is missing: {remedy}");
    install(PACKAGES)?;
    driver().ok_or_else(missing)
}

/// Installs Firefox if it is missing. Returns its path.
pub(crate) fn ensure_firefox() -> Result<PathBuf> {
    let found = || ["firefox-esr", "firefox"].map(paths::find_on_path);
    if let Some(firefox) = found().into_iter().flatten().next() {
        return Ok(firefox);
    }
    install("firefox-esr")?;
    let installed = found().into_iter().flatten().next();
    installed.ok_or_else(|| {
        anyhow!("Firefox is missing: install it, on Debian with: apt-get install firefox-esr")
    })
}

/// The path of Chromium's driver: the value of `CHROMEDRIVER`, or a program on PATH. `None` if the driver or a browser
/// is missing.
fn driver() -> Option<PathBuf> {
    BROWSERS.iter().find_map(|name| paths::find_on_path(name))?;
    match env::var_os("CHROMEDRIVER") {
        Some(chosen) => Some(PathBuf::from(chosen)),
        None => paths::find_on_path("chromedriver"),
    }
}

/// The browser for the tests of the page: the browser in [`CHOSEN`], or Debian's headless Chromium. The headless
/// Chromium has the same engine as Chromium and does less work. `None` if there is neither. Then the driver chooses a
/// browser.
pub(crate) fn for_pages() -> Option<PathBuf> {
    let chosen = env::var_os(CHOSEN).map(PathBuf::from);
    chosen.or_else(|| paths::find_on_path("chromium-headless-shell"))
}

/// The prefix of a command that must run as root. Empty if this process runs as root, or `sudo` if it needs no
/// password. `None` without these rights, or if apt is missing.
fn administrator() -> Option<&'static str> {
    paths::find_on_path("apt-get")?;
    if output_of(&mut command("id -u")).as_deref() == Some("0") {
        return Some("");
    }
    output_of(&mut command("sudo --non-interactive true"))?;
    Some("sudo --non-interactive")
}

/// Installs packages with apt. Does nothing if apt cannot run as root.
pub(crate) fn install(packages: &str) -> Result<()> {
    let Some(prefix) = administrator() else {
        return Ok(());
    };
    println!("Installing {packages} with apt (once; a minute or two) …");
    run_apt(prefix, "update")?;
    run_apt(
        prefix,
        &format!("install --yes --no-install-recommends {packages}"),
    )
}

fn run_apt(prefix: &str, arguments: &str) -> Result<()> {
    // sudo clears the environment, so `env` sets the variable.
    let noninteractive = "env DEBIAN_FRONTEND=noninteractive apt-get";
    run_to_end(&mut command(&format!(
        "{prefix} {noninteractive} {arguments}"
    )))
}
