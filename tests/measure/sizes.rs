//! Measures the transfer of a first visit until the first click and until the page is idle, and the size of the files
//! kept for offline use.

use queens_tests::{FIRST_VISIT, FirstVisit, weight};

use crate::print;

/// Opens the page, lists the files that the server sent, and adds up their sizes.
pub(crate) fn report() {
    let visit = FirstVisit::of("#n=8&algorithm=recursive&step=857");
    for file in &visit.whole {
        eprintln!(
            "{:>9} bytes, {:>7} with brotli  {}",
            file.raw, file.compressed, file.name
        );
    }
    let limit = Some(("most", "<=", FIRST_VISIT as f64));
    for (what, files, limit) in [
        (
            "a first visit until the first click",
            &visit.until_click,
            limit,
        ),
        ("a whole first visit", &visit.whole, limit),
        ("a first visit kept for offline use", &visit.kept, None),
    ] {
        let what = format!("{what}, with brotli");
        print(&what, "bytes", vec![weight(files) as f64], limit);
    }
    let count = visit.whole.len() as f64;
    let limit = Some(("most", "<=", 12.0));
    print(
        "requests of a whole first visit",
        "requests",
        vec![count],
        limit,
    );
}
