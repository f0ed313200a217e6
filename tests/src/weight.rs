//! The bytes that a visit transfers, compressed with brotli as on a static host.

use std::fs;
use std::process::Command;

use crate::{Answer, Page, places};

/// The most that a first visit may transfer, in bytes with brotli. A tenth of it stays free, so that no fix is ever traded
/// for bytes: a test warns from there on.
pub const FIRST_VISIT: u64 = 390_000;

/// Compresses with the brotli that Node carries, at its highest quality.
const COMPRESS: &str = "
    const { readFileSync } = require('fs');
    const { brotliCompressSync } = require('zlib');
    console.log(brotliCompressSync(readFileSync(process.argv[1])).length);";

/// A file that was sent, with its size in bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transfer {
    /// Its path below the page's address.
    pub name: String,
    /// As it lies in the built page.
    pub raw: u64,
    /// With brotli.
    pub compressed: u64,
}

/// Every file that this page was sent so far, in the order of their names, as often as it was sent. One that
/// the browser held already, and was told to be unchanged, does not count. Panics if Node cannot compress one.
pub fn transfers(page: &Page) -> Vec<Transfer> {
    let mut names = page.server().answered(Answer::Sent);
    names.sort();
    let weighed = names.iter().filter_map(|name| {
        let name = name.split('?').next()?.trim_start_matches('/');
        let name = if name.is_empty() { "index.html" } else { name };
        let path = places::dist().join(name);
        let raw = fs::metadata(&path).ok()?.len();
        let output = Command::new("node")
            .args(["-e", COMPRESS])
            .arg(&path)
            .output();
        let output = output.expect("Node compresses the file");
        let printed = String::from_utf8_lossy(&output.stdout);
        Some(Transfer {
            name: name.to_owned(),
            raw,
            compressed: printed.trim().parse().expect("a size"),
        })
    });
    weighed.collect()
}
