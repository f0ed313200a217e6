//! The bytes that a visit transfers and keeps, compressed with brotli as on a static host.

use std::fs;
use std::process::Command;

use crate::{Answer, Page, Visit, places};

/// The maximum size of a first visit, in bytes with brotli. A test warns above nine tenths, so that fixes never compete
/// for the last bytes.
pub const FIRST_VISIT: u64 = 390_000;

/// A script that compresses with Node's brotli at its highest quality.
const COMPRESS: &str = "
    const { readFileSync } = require('fs');
    const { brotliCompressSync } = require('zlib');
    console.log(brotliCompressSync(readFileSync(process.argv[1])).length);";

/// A sent file, with its size in bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transfer {
    /// Its path below the page's address.
    pub name: String,
    /// The size in the built page.
    pub raw: u64,
    /// The size with brotli.
    pub compressed: u64,
}

/// The files of a visit. No request is blocked.
pub struct FirstVisit {
    /// The files sent before the board can be clicked.
    pub until_click: Vec<Transfer>,
    /// The files sent until the page is idle and the service worker controls it.
    pub whole: Vec<Transfer>,
    /// The files that the service worker keeps.
    pub kept: Vec<Transfer>,
}

impl FirstVisit {
    /// Opens this address in a browser without cached files, and touches nothing.
    pub fn of(address: &str) -> FirstVisit {
        let page = Visit::new().with_service_workers().open(address);
        page.wait_for_state("paused");
        let until_click = page.server().answered(Answer::Sent);
        page.wait_for_service_worker();
        page.wait_until_idle();
        let whole = page.server().answered(Answer::Sent);
        let kept = page.kept_files();
        page.close();
        let base = |url: String| url.rsplit('/').next().unwrap_or_default().to_owned();
        FirstVisit {
            until_click: weighed(until_click),
            whole: weighed(whole),
            kept: weighed(kept.into_iter().map(base).collect()),
        }
    }
}

/// The sum of the sizes with brotli.
pub fn weight(files: &[Transfer]) -> u64 {
    files.iter().map(|file| file.compressed).sum()
}

/// Every file that the server has sent to this page so far, in order of names and with repetitions. Files that the
/// browser had cached do not count. Panics if Node cannot compress a file.
pub fn transfers(page: &Page) -> Vec<Transfer> {
    weighed(page.server().answered(Answer::Sent))
}

fn weighed(mut names: Vec<String>) -> Vec<Transfer> {
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
