//! The list of keys: what they do, and the names of those that have one.

use queens_page::keymap::{Does, sign};

/// The texts of the list of keys.
pub struct KeysTexts {
    pub playback: &'static str,
    pub on_board: &'static str,
    pub on_tree: &'static str,
    pub on_map: &'static str,
    pub in_play: &'static str,
    pub does: fn(Does) -> &'static str,
    /// What clicks do on the tree.
    pub first_event: &'static str,
    pub last_event: &'static str,
    pub click: &'static str,
    pub marks: &'static str,
    pub space_key: &'static str,
    pub shift_key: &'static str,
    pub control_key: &'static str,
    pub home_key: &'static str,
    pub end_key: &'static str,
    pub enter_key: &'static str,
    pub escape_key: &'static str,
    pub tab_key: &'static str,
}

impl KeysTexts {
    /// What stands on a key.
    pub fn key(&self, key: &str) -> String {
        match key {
            " " => self.space_key.to_owned(),
            "Home" => self.home_key.to_owned(),
            "End" => self.end_key.to_owned(),
            "Enter" => self.enter_key.to_owned(),
            "Escape" => self.escape_key.to_owned(),
            "Tab" => self.tab_key.to_owned(),
            key => sign(key),
        }
    }
}
