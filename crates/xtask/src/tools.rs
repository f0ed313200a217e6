//! The Rust tools at their pinned versions: taken from PATH, otherwise installed into `target/tools`.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use crate::command::{command, output_of, run};
use crate::failure::{Failure, Outcome};
use crate::paths;

const WASM_TARGET: &str = "wasm32-unknown-unknown";

pub(crate) struct Tool {
    /// The crate that installs it.
    package: &'static str,
    /// One of its programs, which answers `--version` with `program version`.
    program: &'static str,
    version: Version,
    /// What is asked of its compilation: the features that are needed here, for nothing is fetched by it, and how
    /// well it is optimised.
    features: &'static str,
    optimised: &'static str,
    /// Cold on two cores, so that nobody thinks it hangs.
    minutes: &'static str,
}

enum Version {
    Exactly(&'static str),
    /// The same as the library of this name in `Cargo.lock`.
    Locked(&'static str),
}

pub(crate) const TRUNK: Tool = Tool {
    package: "trunk",
    program: "trunk",
    version: Version::Exactly("0.21.14"),
    features: "--no-default-features",
    optimised: "0",
    minutes: "3 minutes",
};

pub(crate) const WASM_BINDGEN: Tool = Tool {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    version: Version::Locked("wasm-bindgen"),
    features: "",
    optimised: "1",
    minutes: "1 to 2 minutes",
};

pub(crate) const WASM_PACK: Tool = Tool {
    package: "wasm-pack",
    program: "wasm-pack",
    version: Version::Exactly("0.15.1"),
    features: "",
    optimised: "0",
    minutes: "about a minute",
};

/// Makes sure that the WebAssembly target and these tools are there.
pub(crate) fn ensure(tools: &[&Tool]) -> Outcome {
    ensure_wasm_target()?;
    let mut installed = 0;
    for tool in tools {
        installed += usize::from(tool.install_if_missing()? == Found::NowInstalled);
    }
    // Gigabytes that nobody needs again; only ours, not those of an installation beside us.
    let build = build_directory();
    if installed > 0 && build.exists() {
        fs::remove_dir_all(&build).map_err(|error| Failure::file(&build, error))?;
    }
    Ok(())
}

#[derive(PartialEq, Eq)]
enum Found {
    OnPath,
    NowInstalled,
}

impl Tool {
    fn install_if_missing(&self) -> Result<Found, Failure> {
        let wanted = self.wanted()?;
        if self.is_there(&wanted) {
            return Ok(Found::OnPath);
        }
        let Self {
            package, minutes, ..
        } = self;
        println!(
            "Installing {package} {wanted} into target/tools (once; {minutes} on two cores) …"
        );
        let started = Instant::now();
        if !(self.fetch(&wanted) && self.is_there(&wanted)) {
            self.compile(&wanted)?;
        }
        if !self.is_there(&wanted) {
            let what = format!("{package} {wanted} was installed but does not answer to it");
            return Err(Failure::Unexpected(what));
        }
        println!(
            "Installed {package} {wanted} in {} s",
            started.elapsed().as_secs()
        );
        Ok(Found::NowInstalled)
    }

    fn wanted(&self) -> Result<String, Failure> {
        match self.version {
            Version::Exactly(version) => Ok(version.to_owned()),
            Version::Locked(library) => locked_version(library),
        }
    }

    fn is_there(&self, wanted: &str) -> bool {
        let mut asked = command(&format!("{} --version", self.program));
        output_of(asked.env_remove("NO_COLOR"))
            .is_some_and(|answer| answer.split_whitespace().nth(1) == Some(wanted))
    }

    /// Tries a binary, where `cargo binstall` is there; false if that did not work.
    fn fetch(&self, wanted: &str) -> bool {
        if paths::find_on_path("cargo-binstall").is_none() {
            return false;
        }
        let mut fetch = command("cargo binstall --no-confirm --disable-strategies compile");
        fetch.arg("--root").arg(paths::tools());
        run(fetch.arg(format!("{}@={wanted}", self.package))).is_ok()
    }

    fn compile(&self, wanted: &str) -> Outcome {
        let Tool {
            package, features, ..
        } = self;
        let mut install = command(&format!("cargo install {package} --locked {features}"));
        install.arg("--version").arg(format!("={wanted}"));
        install.arg("--root").arg(paths::tools());
        install.arg("--target-dir").arg(build_directory());
        // Trunk alone would be linked as one unit for minutes, to save milliseconds of each build.
        install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.optimised);
        install.env("CARGO_PROFILE_RELEASE_LTO", "off");
        install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        run(&mut install)
    }
}

/// What the tools share while they are compiled. It stays if that fails: the next try goes on from there.
fn build_directory() -> PathBuf {
    paths::tools().join("build")
}

fn ensure_wasm_target() -> Outcome {
    let mut ask = command(&format!(
        "rustc --print target-libdir --target {WASM_TARGET}"
    ));
    if output_of(&mut ask).is_some_and(|directory| fs::exists(directory).unwrap_or(false)) {
        return Ok(());
    }
    println!("Adding Rust's {WASM_TARGET} target (once; half a minute) …");
    run(&mut command(&format!("rustup target add {WASM_TARGET}")))
}

/// The version of a library in `Cargo.lock`, which its command line tool must match.
fn locked_version(library: &str) -> Result<String, Failure> {
    let path = paths::root().join("Cargo.lock");
    let lock = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
    version_in(&lock, library)
        .ok_or_else(|| Failure::file(&path, format!("has no version of {library}")))
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
