//! Sets `QUEENS_BUILD` to the version and a hash of the sources of core and worker. A page refuses a worker of another
//! build.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let mut files = Vec::new();
    for folder in ["src", "../queens-core/src"] {
        println!("cargo::rerun-if-changed={folder}");
        sources(Path::new(folder), &mut files)?;
    }
    files.sort();
    let mut digest = DefaultHasher::new();
    for file in files {
        fs::read(file)?.hash(&mut digest);
    }
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    println!(
        "cargo::rustc-env=QUEENS_BUILD={version}-{:08x}",
        digest.finish() as u32
    );
    Ok(())
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sources(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
