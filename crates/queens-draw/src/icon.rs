//! The icons on buttons and next to words, and the colours of a sentence with its icon.

use strum::{IntoStaticStr, VariantArray};

use crate::Tone;

/// An icon, by the name of its symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "#sign-")]
pub enum Icon {
    // Events and marks.
    Try,
    Place,
    Visited,
    Critical,
    Conflict,
    /// Two queens that attack each other.
    Clash,
    Back,
    DeadEnd,
    Solution,
    Given,
    Attacked,
    Read,
    Marked,
    Blocked,
    /// A square that no queen covers yet.
    Open,
    Warning,
    Information,
    // Playback.
    First,
    Previous,
    Next,
    Last,
    Play,
    Pause,
    PreviousSolution,
    NextSolution,
    GoTo,
    Stop,
    // Tools.
    Plus,
    Minus,
    Cross,
    Check,
    Down,
    Up,
    Left,
    Right,
    Share,
    Theme,
    Language,
    Keys,
    Menu,
    Reload,
    Copy,
    Export,
    #[strum(serialize = "back")]
    Undo,
    Redo,
    Hint,
    Puzzle,
    Watch,
    Hand,
    Ask,
    Draw,
    About,
    Story,
    Fit,
    Unfold,
    Fold,
    Similar,
    FullScreen,
    Number,
}

/// The colour class and the icon of a sentence with this tone.
pub fn look(tone: Tone) -> (&'static str, Icon) {
    match tone {
        Tone::Information => ("kind-back", Icon::Information),
        Tone::Given => ("kind-fixed", Icon::Given),
        Tone::Place => ("kind-place", Icon::Place),
        Tone::Visit => ("kind-place", Icon::Visited),
        Tone::Conflict => ("kind-conflict", Icon::Conflict),
        Tone::Back => ("kind-back", Icon::Back),
        Tone::DeadEnd => ("kind-conflict", Icon::DeadEnd),
        Tone::Solution => ("kind-solution", Icon::Solution),
        Tone::Right => ("kind-solution", Icon::Check),
        Tone::Waiting => ("kind-place", Icon::Try),
        Tone::Warning => ("kind-warning", Icon::Warning),
        Tone::Failure => ("kind-conflict", Icon::Warning),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_sprite_has_the_symbol_of_each_sign_and_no_other() {
        let sprite = crate::sprite::SPRITE;
        let ids = sprite.split("id=\"").skip(1);
        let ids = ids.filter_map(|rest| rest.split('"').next());
        let drawn: BTreeSet<String> = ids
            .filter(|id| id.starts_with("sign-"))
            .map(|id| format!("#{id}"))
            .collect();
        let named = Icon::VARIANTS.iter().map(|icon| icon.into_str().to_owned());
        assert_eq!(drawn, named.collect());
    }
}
