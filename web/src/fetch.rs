//! Fetches parts of the page: each has a door in the file of what it holds.

use wasm_split_helpers::SplitLoaderError;

use crate::library;
use crate::parts::Part;
use crate::text::foreign;
use crate::view::later;

/// Fetches the part, unless it is here; it stays.
pub(crate) async fn fetch(part: Part) -> Result<(), SplitLoaderError> {
    match part {
        Part::French => foreign::fetch_french().await,
        Part::Romanian => foreign::fetch_romanian().await,
        Part::About => later::fetch_about().await,
        Part::Code => library::fetch().await,
        Part::Panels => later::fetch_panels().await,
    }
}
