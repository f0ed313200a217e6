//! Writes the public address of the page into index.html, if the address is known (`cargo xtask build --site`).

use anyhow::{Context, Result};

use super::Page;
use crate::site::Site;

/// The picture for link previews. Its name is fixed, because other sites may refer to the picture for a long time.
pub(super) const PICTURE: &str = "preview.png";

/// Writes the public address. Without an address, the link to the picture stays relative.
pub(super) fn write(page: &Page) -> Result<()> {
    let Some(site) = Site::configured()? else {
        return Ok(());
    };
    let path = page.file("index.html");
    let html = at_address(&fs_err::read_to_string(&path)?, site.address());
    let html = html.with_context(|| format!("{} does not name {PICTURE} once", path.display()))?;
    Ok(fs_err::write(&path, html)?)
}

/// The page with its public address and the absolute address of its picture. `None` unless the page names the picture
/// exactly once.
fn at_address(html: &str, address: &str) -> Option<String> {
    let relative = format!("./{PICTURE}");
    let (before, after) = html.split_once(&relative)?;
    let (head, tag) = before.split_at(before.rfind('<')?);
    let own = format!(
        "<link rel=\"canonical\" href=\"{address}\"><meta property=\"og:url\" content=\"{address}\">"
    );
    let whole = format!("{head}{own}{tag}{address}{PICTURE}{after}");
    (!after.contains(&relative)).then_some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = include_str!("../../../../index.html");
    const ADDRESS: &str = "https://example.org/queens/";

    #[test]
    fn with_an_address_the_page_has_it_and_a_whole_one_for_its_picture() {
        let own = format!(
            "<link rel=\"canonical\" href=\"{ADDRESS}\"><meta property=\"og:url\" content=\"{ADDRESS}\">"
        );
        // Trunk writes the second form.
        for (before, after) in [
            ("<meta property=\"og:image\" content=\"", "\"><p>"),
            ("<meta content=", " property=og:image><p>"),
        ] {
            let page = format!("<p>{before}./{PICTURE}{after}");
            let expected = format!("<p>{own}{before}{ADDRESS}{PICTURE}{after}");
            assert_eq!(at_address(&page, ADDRESS), Some(expected));
        }
    }

    #[test]
    fn without_an_address_the_page_has_a_relative_picture_and_no_address() {
        assert!(SOURCE.contains("<meta property=\"og:image\" content=\"./preview.png\">"));
        assert!(!SOURCE.contains("canonical") && !SOURCE.contains("og:url"));
        assert!(at_address(SOURCE, ADDRESS).is_some());
    }

    #[test]
    fn a_page_without_a_picture_or_with_two_is_refused() {
        assert_eq!(at_address("<p>", ADDRESS), None);
        assert_eq!(at_address(&SOURCE.repeat(2), ADDRESS), None);
    }
}
