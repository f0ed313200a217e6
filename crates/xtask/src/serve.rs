//! `cargo xtask serve`: serves the page on this machine and rebuilds it after every change. The command needs neither
//! Node nor Trunk.
//!
//! With `--release`, Trunk builds the page, as for `cargo xtask build`.

use std::net::{Ipv4Addr, TcpListener};
use std::thread;
use std::time::{Duration, Instant};

use crate::usage::usage;
use crate::{build, files, finish, paths, server, sources, stage, tools};
use anyhow::{Result, bail};

const FIRST_PORT: u16 = 8080;
const LAST_PORT: u16 = 8180;

/// The time between two checks of the sources for changes.
const PAUSE: Duration = Duration::from_millis(500);

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let build = match arguments {
        [] => development,
        [one] if one == "--release" => release,
        [one, ..] => return Err(usage(one, "--release")),
    };
    let (listener, port) = free_port()?;
    println!("Building; then the page is at http://127.0.0.1:{port}/ until Ctrl+C.");
    let mut built = sources::fingerprint()?;
    timed(build)?;
    server::start(listener, &paths::served())?;
    loop {
        thread::sleep(PAUSE);
        let now = sources::fingerprint()?;
        if now != built {
            built = now;
            if let Err(failure) = timed(build) {
                eprintln!("xtask: {failure:#}\nThe previous page stays until the next change.");
            }
        }
    }
}

/// Builds the page and prints the time that the build took.
fn timed(build: fn() -> Result<()>) -> Result<()> {
    let started = Instant::now();
    build()?;
    let seconds = started.elapsed().as_secs_f64();
    println!("Built in {seconds:.1} s. Reload the page to see it.");
    Ok(())
}

/// Builds the page for development in a second directory, which then replaces the served directory.
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
