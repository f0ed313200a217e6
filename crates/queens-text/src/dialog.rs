//! Dialogs: the engine that stopped.

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
    pub copy_details: &'static str,
}
