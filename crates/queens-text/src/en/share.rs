//! The dialog that shares, but for the link.

use queens_page::screen::ShareTab;

use crate::share::ShareTexts;

pub(crate) const TEXTS: ShareTexts = ShareTexts {
    tabs: "Ways to share",
    tab: |tab| match tab {
        ShareTab::Link => "Link",
        ShareTab::Qr => "QR code",
        ShareTab::Embed => "Embed",
        ShareTab::Picture => "Picture",
        ShareTab::Animation => "Animation",
        ShareTab::Text => "Text",
    },
    qr: "QR code of the link",
    qr_use: "Point a camera at it: the page opens on what is shown.",
    qr_too_long: |numbers, length, most| {
        format!(
            "The address has {} characters, more than the {} of a QR code: share the link instead.",
            numbers.whole(length as u64),
            numbers.whole(most as u64)
        )
    },
    embed: "Code of the embed",
    copy_embed: "Copy code",
    embed_use: "For pages from a web server: browsers do not show it in a file that is opened from a disk.",
    width: "Width",
    height: "Height",
    plays: "Play by itself",
    loops: "Again and again",
    text: "The board as text",
    copy_text: "Copy text",
    files: "Solution files",
    events: "The events of a stretch, one line each",
    make_events: "Make the file",
    making_events: |numbers, done, of, size| {
        format!(
            "Step {} of {}, {size}",
            numbers.whole(done),
            numbers.whole(of)
        )
    },
};
