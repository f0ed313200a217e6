//! The keys of the focused whole tree. They are those of Gist, unless the page uses them.

use queens_draw::tree::folds::Rule;

use super::{NodeStep, TreeMessage};
use crate::keymap::{Does, Keymap, line};

/// The keys other than those that move the picture. The page handles all other keys.
pub const TREE: Keymap<TreeMessage> = {
    use TreeMessage::{Folded, Moved, Toggled};
    Keymap(&[
        line(
            Does::ParentChild,
            &[
                ("ArrowUp", Moved(NodeStep::Parent)),
                ("ArrowDown", Moved(NodeStep::Child)),
            ],
        ),
        line(
            Does::Siblings,
            &[
                ("ArrowLeft", Moved(NodeStep::Before)),
                ("ArrowRight", Moved(NodeStep::After)),
            ],
        ),
        line(Does::ToggleNode, &[("Enter", Toggled), (" ", Toggled)]),
        line(
            Does::All,
            &[("u", Folded(Rule::Nothing)), ("h", Folded(Rule::Failures))],
        ),
    ])
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_walk_the_tree() {
        let walks = TreeMessage::Moved(NodeStep::Parent);
        assert_eq!(TREE.find("ArrowUp", false), Some(walks));
    }

    #[test]
    fn the_keys_of_playback_are_left_to_the_page() {
        for key in ["n", "N", "Home", "End", "?", "Tab", "Escape", "g"] {
            assert_eq!(TREE.find(key, false), None, "{key}");
        }
    }
}
