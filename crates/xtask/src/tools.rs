//! Installs the Rust tools in their pinned versions into `target/tools`, unless they are already on PATH.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use crate::command::{command, output_of, run_to_end};
use crate::{files, paths};
use anyhow::{Context, Result, bail};

const WASM_TARGET: &str = "wasm32-unknown-unknown";

pub(crate) struct Tool {
    /// The crate that contains the tool.
    package: &'static str,
    /// The program that the crate installs. With `--version`, it prints `program version`.
    program: &'static str,
    version: Version,
    /// The options of Cargo for the features of the crate.
    features: &'static str,
    opt_level: &'static str,
    /// The time of a first installation on two cores, as a phrase for a message.
    minutes: &'static str,
}

enum Version {
    Exactly(&'static str),
    /// The version of this library in `Cargo.lock`.
    Locked(&'static str),
}

pub(crate) const TRUNK: Tool = Tool {
    package: "trunk",
    program: "trunk",
    version: Version::Exactly("0.21.14"),
    features: "--no-default-features",
    opt_level: "0",
    minutes: "3 minutes",
};

pub(crate) const WASM_BINDGEN: Tool = Tool {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    version: Version::Locked("wasm-bindgen"),
    features: "",
    opt_level: "1",
    minutes: "1 to 2 minutes",
};

pub(crate) const WASM_PACK: Tool = Tool {
    package: "wasm-pack",
    program: "wasm-pack",
    version: Version::Exactly("0.15.1"),
    features: "",
    opt_level: "0",
    minutes: "about a minute",
};

pub(crate) const CARGO_DENY: Tool = Tool {
    package: "cargo-deny",
    program: "cargo-deny",
    version: Version::Exactly("0.20.2"),
    features: "--no-default-features",
    opt_level: "0",
    minutes: "2 minutes",
};

pub(crate) const GECKODRIVER: Tool = Tool {
    package: "geckodriver",
    program: "geckodriver",
    version: Version::Exactly("0.37.1"),
    features: "",
    opt_level: "0",
    minutes: "2 minutes",
};

/// Installs the WebAssembly target and the tools that are missing.
pub(crate) fn ensure(tools: &[&Tool]) -> Result<()> {
    ensure_wasm_target()?;
    let mut installed = false;
    for tool in tools {
        installed |= tool.install_if_missing()?;
    }
    // The build directory takes gigabytes and is not needed again. It is removed only after an installation, because
    // another xtask may be building there.
    if installed {
        files::remove_directory(&build_directory())
    } else {
        Ok(())
    }
}

impl Tool {
    /// Installs the tool if it is missing. Returns whether it was missing.
    fn install_if_missing(&self) -> Result<bool> {
        let required_version = self.required_version()?;
        if self.is_installed(&required_version) {
            return Ok(false);
        }
        let Self {
            package, minutes, ..
        } = self;
        println!(
            "Installing {package} {required_version} into target/tools (once; {minutes} on two cores) …"
        );
        let started = Instant::now();
        if !(self.fetch(&required_version) && self.is_installed(&required_version)) {
            self.compile(&required_version)?;
        }
        if !self.is_installed(&required_version) {
            bail!("{package} {required_version} was installed, but another version runs");
        }
        println!(
            "Installed {package} {required_version} in {} s",
            started.elapsed().as_secs()
        );
        Ok(true)
    }

    fn required_version(&self) -> Result<String> {
        match self.version {
            Version::Exactly(version) => Ok(version.to_owned()),
            Version::Locked(library) => locked_version(library),
        }
    }

    fn is_installed(&self, required_version: &str) -> bool {
        let mut version = command(&format!("{} --version", self.program));
        output_of(version.env_remove("NO_COLOR"))
            .is_some_and(|output| output.split_whitespace().nth(1) == Some(required_version))
    }

    /// Tries to install a compiled program with `cargo binstall`. Returns whether the installation succeeded.
    fn fetch(&self, required_version: &str) -> bool {
        if paths::find_on_path("cargo-binstall").is_none() {
            return false;
        }
        let mut fetch = command("cargo binstall --no-confirm --disable-strategies compile");
        fetch.arg("--root").arg(paths::tools());
        run_to_end(fetch.arg(format!("{}@={required_version}", self.package))).is_ok()
    }

    fn compile(&self, required_version: &str) -> Result<()> {
        let Tool {
            package, features, ..
        } = self;
        let mut install = command(&format!("cargo install {package} --locked {features}"));
        install.arg("--version").arg(format!("={required_version}"));
        install.arg("--root").arg(paths::tools());
        install.arg("--target-dir").arg(build_directory());
        // Trunk's own settings optimise the program as one unit. Such a build takes minutes, and saves only
        // milliseconds when Trunk runs.
        install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.opt_level);
        install.env("CARGO_PROFILE_RELEASE_LTO", "off");
        install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        run_to_end(&mut install)
    }
}

/// The target directory for compiling tools. It is kept if an installation fails, so that the next installation can
/// continue.
fn build_directory() -> PathBuf {
    paths::tools().join("build")
}

fn ensure_wasm_target() -> Result<()> {
    let mut ask = command(&format!(
        "rustc --print target-libdir --target {WASM_TARGET}"
    ));
    if output_of(&mut ask).is_some_and(|directory| fs::exists(directory).unwrap_or(false)) {
        return Ok(());
    }
    println!("Adding Rust's {WASM_TARGET} target (once; half a minute) …");
    run_to_end(&mut command(&format!("rustup target add {WASM_TARGET}")))
}

/// The version of a library in `Cargo.lock`. The command-line tool of the library must have the same version.
fn locked_version(library: &str) -> Result<String> {
    let path = paths::root().join("Cargo.lock");
    let lock = fs_err::read_to_string(&path)?;
    version_in(&lock, library)
        .with_context(|| format!("{} has no version of {library}", path.display()))
}

fn version_in(lock: &str, library: &str) -> Option<String> {
    let mut lines = lock
        .lines()
        .skip_while(|line| *line != format!("name = \"{library}\""));
    let version = lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')?;
    Some(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locked_version_is_the_line_below_the_name() {
        let lock = "[[package]]\nname = \"js-sys\"\nversion = \"0.3.1\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.126\"\n";
        assert_eq!(version_in(lock, "wasm-bindgen").as_deref(), Some("0.2.126"));
        assert_eq!(version_in(lock, "yew"), None);
    }
}
