//! The path of a search whose places are no lanes of the board: its levels one under another, each with the
//! square that was chosen and those that were tried before it. Of a long path, the end.

use queens_core::replay::{Fate, Position};
use queens_core::square::Square;
use yew::{Html, classes, html};

use crate::view::Context;
use crate::view::deepest::deepest;

/// The most levels that are shown.
const SHOWN: usize = 24;

/// The levels, the deepest last.
pub(super) fn steps(position: &Position, context: &Context) -> Html {
    let texts = &context.texts.explorer;
    let depths = position.depths();
    let above = depths.saturating_sub(SHOWN);
    let given = position.given().iter().map(|&square| {
        html! { <li class="step-given"><b>{(texts.given)(square)}</b></li> }
    });
    let levels = (above..depths).map(|depth| level(position, depth, context));
    let items = html! {
        <>
            {for given}
            if above > 0 {
                <li class="note">{(texts.levels_above)(above)}</li>
            }
            {for levels}
        </>
    };
    deepest("steps", texts.path, items)
}

/// What was tried at one depth, and the square that stands.
fn level(position: &Position, depth: usize, context: &Context) -> Html {
    let texts = &context.texts.explorer;
    let chosen = position.placed().get(depth);
    let tried = position.tried(depth).iter().map(|&(square, fate)| {
        let (class, said) = match fate {
            Fate::Rejected => ("is-cut", (texts.rejected)(square)),
            Fate::Removed { solved: false } => ("is-failed", (texts.taken_back)(square)),
            Fate::Removed { solved: true } => ("is-solved", (texts.taken_back)(square)),
        };
        html! { <span class={classes!("tried", class)} aria-label={said} role="img">{square.to_string()}</span> }
    });
    let is_here = depth + 1 == position.depths();
    html! {
        <li key={depth} aria-current={is_here.then_some("step")}>
            <span class="step-no">{depth + 1}</span>
            {for tried}
            <b>{chosen.map(Square::to_string)}</b>
        </li>
    }
}
