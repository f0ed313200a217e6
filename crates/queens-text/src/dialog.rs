//! Dialogs: the list of keys, the link, the engine that stopped.

use queens_page::engine::Failure;

/// The texts of dialogs.
pub struct DialogTexts {
    pub close: &'static str,
    /// The title of the list of keys.
    pub keys: &'static str,
    /// The title of the failure.
    pub stopped: &'static str,
    pub failure: fn(Failure) -> &'static str,
    pub reload: &'static str,
    /// Of the link that is shared: its name, the button that copies it, and that it has the reader's colours and language.
    pub link: &'static str,
    pub copy_link: &'static str,
    /// The switch of the keys that write a character.
    pub character_keys: &'static str,
    pub share_look: &'static str,
    pub copy_details: &'static str,
}
