//! The paths of the built page, of the repository's files, and of screenshots.

use std::env;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The built page: `QUEENS_DIST`, or the output folder of `cargo xtask test page`. Panics if there is no page.
pub fn dist() -> PathBuf {
    let dist = match env::var_os("QUEENS_DIST") {
        Some(chosen) => root().join(chosen),
        None => target().join("test-dist"),
    };
    assert!(
        dist.join("index.html").is_file(),
        "no page in {}: `cargo xtask build` writes one to dist, and `cargo xtask test page` to target/test-dist",
        dist.display()
    );
    dist
}

/// The path of the screenshot with this name. Creates its directory.
pub fn screen(name: &str) -> PathBuf {
    let screens = target().join("screens");
    std::fs::create_dir_all(&screens).expect("target/screens can be made");
    screens.join(format!("{name}.png"))
}
