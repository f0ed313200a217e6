//! `cargo xtask serve`: the page on this machine, built again on every change. Needs neither Node nor Trunk.
//!
//! With `--release`, Trunk builds the page as for `cargo xtask build`.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use crate::usage::usage;
use crate::{build, files, finish, paths, server, stage, tools};
use anyhow::{Result, bail};

const FIRST_PORT: u16 = 8080;
const LAST_PORT: u16 = 8180;

/// The files and directories from which the page is built.
const SOURCES: [&str; 6] = [
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates",
    "index.html",
    "web",
];

/// Crates that are not in the page.
const OTHERS: [&str; 3] = ["queens-cli", "queens-npm", "xtask"];

/// The time between two looks at the sources.
const PAUSE: Duration = Duration::from_millis(500);

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let build = match arguments {
        [] => development,
        [one] if one == "--release" => release,
        [one, ..] => return Err(usage(one, "--release")),
    };
    let (listener, port) = free_port()?;
    println!("Building; then the page is at http://127.0.0.1:{port}/ until Ctrl+C.");
    let mut built = sources()?;
    timed(build)?;
    server::start(listener, &paths::served())?;
    loop {
        thread::sleep(PAUSE);
        let now = sources()?;
        if now != built {
            built = now;
            if let Err(failure) = timed(build) {
                eprintln!("xtask: {failure:#}\nThe previous page stays until the next change.");
            }
        }
    }
}

/// Builds the page and prints the time.
fn timed(build: fn() -> Result<()>) -> Result<()> {
    let started = Instant::now();
    build()?;
    let seconds = started.elapsed().as_secs_f64();
    println!("Built in {seconds:.1} s. Reload the page to see it.");
    Ok(())
}

/// Builds the page for development, next to the one that is served, and then replaces that one.
fn development() -> Result<()> {
    tools::ensure(&[])?;
    let served = paths::served();
    let staged = served.with_extension("staged");
    stage::stage(&staged)?;
    finish::for_development(&staged)?;
    files::remove_directory(&served)?;
    Ok(fs_err::rename(staged, served)?)
}

fn release() -> Result<()> {
    build::release_into(&paths::served(), None)
}

fn free_port() -> Result<(TcpListener, u16)> {
    for port in FIRST_PORT..=LAST_PORT {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => return Ok((listener, port)),
            Err(error) => println!("Port {port} cannot be used ({error}); trying {}.", port + 1),
        }
    }
    bail!("no free port in {FIRST_PORT}–{LAST_PORT}")
}

/// A number that changes with the names and times of the sources.
fn sources() -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        add(&paths::root().join(source), &mut hasher)?;
    }
    Ok(hasher.finish())
}

/// Adds the names and times of this file, or of all files below this directory.
fn add(path: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    // An editor may remove a file at any time.
    let Ok(metadata) = path.metadata() else {
        return Ok(());
    };
    if !metadata.is_dir() {
        path.hash(hasher);
        metadata.modified()?.hash(hasher);
    } else if !OTHERS.iter().any(|other| path.ends_with(other)) {
        let mut paths: Vec<_> = fs_err::read_dir(path)?
            .map(|entry| Ok(entry?.path()))
            .collect::<Result<_>>()?;
        paths.sort();
        paths.iter().try_for_each(|path| add(path, hasher))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fingerprint(path: &Path) -> u64 {
        let mut hasher = DefaultHasher::new();
        add(path, &mut hasher).expect("a readable directory");
        hasher.finish()
    }

    #[test]
    fn a_new_a_changed_and_a_removed_file_are_changes_of_the_sources() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("page").join("a.rs");
        let states = [
            None,
            Some(Duration::from_secs(1)),
            Some(Duration::from_secs(2)),
            None,
        ];
        let prints = states.map(|state| {
            files::remove_directory(&directory.path().join("page")).expect("an old file");
            if let Some(time) = state {
                fs_err::create_dir_all(directory.path().join("page")).expect("a new directory");
                let file = fs_err::File::create(&path).expect("a new file");
                let time = std::time::UNIX_EPOCH + time;
                file.set_modified(time).expect("another time");
            }
            fingerprint(directory.path())
        });
        assert_eq!(prints[0], prints[3]);
        assert_ne!(prints[0], prints[1]);
        assert_ne!(prints[1], prints[2]);
    }

    #[test]
    fn crates_that_are_not_in_the_page_are_no_sources() {
        let directory = tempfile::tempdir().expect("a directory");
        let before = fingerprint(directory.path());
        for other in OTHERS {
            let other = directory.path().join(other);
            fs_err::create_dir(&other).expect("a directory");
            fs_err::write(other.join("a.rs"), "").expect("a file");
        }
        assert_eq!(fingerprint(directory.path()), before);
    }

    #[test]
    fn every_source_exists() {
        for source in SOURCES {
            assert!(paths::root().join(source).exists(), "{source}");
        }
    }
}
