//! The stylesheets of views that are fetched later: they come within the same part, so that a first visit does
//! not fetch them, and no view waits for its own.

use web_sys::CssStyleSheet;

const PANELS: [&str; 5] = [
    include_str!("../../styles/large.css"),
    include_str!("../../styles/compare.css"),
    include_str!("../../styles/count.css"),
    include_str!("../../styles/results.css"),
    include_str!("../../styles/starts.css"),
];

const ABOUT: &str = include_str!("../../styles/about.css");

/// Dresses the panels that are not shown at first.
pub(super) fn panels() {
    PANELS.into_iter().for_each(wear);
}

/// Dresses the article.
pub(super) fn about() {
    wear(ABOUT);
}

/// Adds a stylesheet after all others. A browser that takes none shows the view without it.
fn wear(text: &str) {
    if let Ok(sheet) = CssStyleSheet::new()
        && sheet.replace_sync(text).is_ok()
    {
        let worn = gloo_utils::document().adopted_style_sheets();
        worn.push(&sheet);
    }
}
