//! `cargo xtask serve`: the page on this machine, rebuilt on every change. Needs no Node.

use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;

use crate::command::{failure, trunk, without_paths};
use crate::usage::usage;
use crate::{paths, tools};
use anyhow::{Result, bail};

const FIRST_PORT: u16 = 8080;
const LAST_PORT: u16 = 8180;

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let release = match arguments {
        [] => false,
        [one] if one == "--release" => true,
        [one, ..] => return Err(usage(one, "--release")),
    };
    tools::ensure(&[&tools::TRUNK, &tools::WASM_BINDGEN])?;
    // Trunk refuses to ignore a directory that does not exist, and must not rebuild after `cargo xtask build`.
    fs_err::create_dir_all(paths::dist())?;

    let port = free_port()?;
    let mut server = trunk(&format!("serve --port {port}"), &paths::served())?;
    if release {
        without_paths(&mut server).arg("--release");
    }
    println!("Building; then the page is at http://127.0.0.1:{port}/ until Ctrl+C.");
    replace_with(server)
}

fn free_port() -> Result<u16> {
    for port in FIRST_PORT..=LAST_PORT {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(_) => return Ok(port),
            Err(error) => println!("Port {port} cannot be used ({error}); trying {}.", port + 1),
        }
    }
    bail!("no free port in {FIRST_PORT}–{LAST_PORT}")
}

/// Replaces this process with the server, so that a signal stops the server.
#[cfg(unix)]
fn replace_with(mut server: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let error = server.exec();
    Err(failure(&server, error))
}

#[cfg(not(unix))]
fn replace_with(mut server: Command) -> Result<()> {
    crate::command::run_to_end(&mut server)
}
