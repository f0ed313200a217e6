//! The signs on buttons and beside words, hidden from screen readers. They are drawn in `web/sprite.svg`.

use strum::IntoStaticStr;
use yew::{Html, html};

/// A sign, by its symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "#sign-")]
pub(crate) enum Icon {
    // Events and marks.
    Try,
    Place,
    Visited,
    Critical,
    Conflict,
    Back,
    DeadEnd,
    Solution,
    Given,
    Attacked,
    Read,
    Marked,
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
    Fit,
    Unfold,
    Fold,
    Similar,
    FullScreen,
    Number,
}

/// A sign, as large as its surroundings make it.
pub(crate) fn icon(icon: Icon) -> Html {
    html! {
        <svg class="sign" aria-hidden="true" focusable="false"><use href={icon.into_str()} /></svg>
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::VariantArray;

    use super::*;

    #[test]
    fn the_sprite_has_the_symbol_of_each_sign_and_no_other() {
        let sprite = include_str!("../../sprite.svg");
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
