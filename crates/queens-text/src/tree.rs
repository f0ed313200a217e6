//! The whole search tree: its controls.

/// The texts of the whole tree.
pub struct TreeTexts {
    /// The name of the choice between the path and the whole tree.
    pub mode: &'static str,
    pub path: &'static str,
    pub whole: &'static str,
    pub icicle: &'static str,
    /// In place of the picture, where a search is counted.
    pub counted: &'static str,
}
