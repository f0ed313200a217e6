//! The whole search tree: its controls.

use crate::tree::TreeTexts;

pub(crate) const TEXTS: TreeTexts = TreeTexts {
    mode: "What is shown of the tree",
    path: "Path",
    whole: "Whole tree",
    icicle: "Icicle",
    counted: "A search that is only counted keeps no tree.",
};
