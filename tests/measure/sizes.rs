//! How much a first load transfers, compressed with brotli as a static host would.

use std::fs;
use std::process::Command;

use queens_tests::{Page, places};

/// Compresses with the brotli that Node carries, at its highest quality.
const COMPRESS: &str = "
    const { readFileSync } = require('fs');
    const { brotliCompressSync } = require('zlib');
    console.log(brotliCompressSync(readFileSync(process.argv[1])).length);";

/// Opens the page, sees which files were asked for, and adds them up.
pub(crate) fn report() {
    let page = Page::open("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    // A file that the worker asks for, too, counts twice, as if nothing were cached.
    let mut names = page.server().served();
    page.close();
    names.sort();
    println!("First load, every file that a visit asks for, worker included:");
    let (mut raw, mut packed) = (0, 0);
    for name in names {
        let name = name
            .split('?')
            .next()
            .unwrap_or_default()
            .trim_start_matches('/');
        let name = if name.is_empty() { "index.html" } else { name };
        let path = places::dist().join(name);
        let Ok(meta) = fs::metadata(&path) else {
            continue;
        };
        let output = Command::new("node")
            .args(["-e", COMPRESS])
            .arg(&path)
            .output();
        let output = output.expect("Node compresses the file");
        let size: u64 = String::from_utf8_lossy(&output.stdout)
            .trim()
            .parse()
            .expect("a size");
        println!("  {:>9} bytes, {size:>7} with brotli  {name}", meta.len());
        raw += meta.len();
        packed += size;
    }
    println!("  {raw:>9} bytes, {packed:>7} with brotli  in all\n");
}
