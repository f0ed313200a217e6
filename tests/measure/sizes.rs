//! How much a first load transfers.

use queens_tests::{Page, transfers};

/// Opens the page, sees which files were sent, and adds them up.
pub(crate) fn report() {
    let page = Page::open("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    let files = transfers(&page);
    page.close();
    println!("First load, every file that is sent, worker included:");
    for file in &files {
        println!(
            "  {:>9} bytes, {:>7} with brotli  {}",
            file.raw, file.compressed, file.name
        );
    }
    let raw: u64 = files.iter().map(|file| file.raw).sum();
    let compressed: u64 = files.iter().map(|file| file.compressed).sum();
    println!("  {raw:>9} bytes, {compressed:>7} with brotli  in all\n");
}
