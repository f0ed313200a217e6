//! Measures the transfer of a first visit without the service worker, until the page is idle.

use queens_tests::{FIRST_VISIT, Visit, transfers};

use crate::print;

/// Opens the page, lists the files that the server sent, and adds up their sizes.
pub(crate) fn report() {
    let page = Visit::new()
        .with_own_server()
        .open("#n=8&algorithm=recursive&step=857");
    page.wait_for_state("paused");
    page.wait_until_idle();
    let files = transfers(&page);
    page.close();
    for file in &files {
        eprintln!(
            "{:>9} bytes, {:>7} with brotli  {}",
            file.raw, file.compressed, file.name
        );
    }
    let compressed: u64 = files.iter().map(|file| file.compressed).sum();
    let limit = Some(("most", "<=", FIRST_VISIT as f64));
    print(
        "a first visit, with brotli, worker included",
        "bytes",
        vec![compressed as f64],
        limit,
    );
}
