//! The dialog that shares, but for the link.

use queens_page::screen::ShareTab;

use super::number::Numbers;

/// The texts of the dialog.
pub struct ShareTexts {
    /// The name of the tabs, and each.
    pub tabs: &'static str,
    pub tab: fn(ShareTab) -> &'static str,
    /// The QR code: its name, what it is for, and that an address of so many characters has none, with the most.
    pub qr: &'static str,
    pub qr_use: &'static str,
    pub qr_too_long: fn(&Numbers, usize, usize) -> String,
    /// The code of an embed, and what copies it; its size, whether it plays by itself and begins again.
    pub embed: &'static str,
    pub copy_embed: &'static str,
    pub embed_use: &'static str,
    pub width: &'static str,
    pub height: &'static str,
    pub plays: &'static str,
    pub loops: &'static str,
    /// The board as text, and what copies it.
    pub text: &'static str,
    pub copy_text: &'static str,
    /// The way to the files of solutions.
    pub files: &'static str,
    /// The events of a stretch, and what makes a file of them; so many steps of so many are gone, and the size so far.
    pub events: &'static str,
    pub make_events: &'static str,
    pub making_events: fn(&Numbers, u64, u64, &str) -> String,
}
