//! The path of a search whose places are no lanes of the board: its levels one under another, each with the
//! square that was chosen and those that were tried before it. Of a long path, the end.

use queens_core::{Event, Position, Square, Traversal, TrialOutcome};
use yew::{Html, classes, html};

use crate::view::Context;
use crate::view::deepest::deepest;

/// The most levels that are shown.
const SHOWN: usize = 24;

/// The levels, the deepest last.
pub(super) fn steps(position: &Position, walk: Traversal, context: &Context) -> Html {
    levels(position, walk, shown(position), context)
}

/// So many levels.
pub(super) fn levels(
    position: &Position,
    walk: Traversal,
    depths: usize,
    context: &Context,
) -> Html {
    let texts = context.texts.explorer();
    let above = depths.saturating_sub(SHOWN);
    let given = position.given().iter().map(|&square| {
        let text = if walk.has_start() {
            texts.start(square)
        } else {
            texts.given(square)
        };
        html! { <li key={square.to_string()} class="step-given"><b>{text}</b></li> }
    });
    let hidden = (above > 0).then(|| {
        html! { <li key="above" class="note">{texts.levels_above(above as u64)}</li> }
    });
    let levels = (above..depths).map(|depth| level(position, depth, depth + 1 == depths, context));
    deepest(
        "steps",
        texts.path(),
        given.chain(hidden).chain(levels).collect(),
    )
}

/// How many levels there are to show. Nothing is looked for below a solution or after the end, nor is a
/// board without a free square tried: the level that would be next stays empty.
fn shown(position: &Position) -> usize {
    let depths = position.depths();
    let is_over = matches!(position.last(), Some(Event::End | Event::CapReached));
    let is_full = position.queens().len() == position.size().area();
    let is_last = is_over || is_full || position.solution().is_some();
    depths - usize::from(is_last && position.tried(depths - 1).is_empty())
}

/// What was tried at one depth, and the square that stands.
fn level(position: &Position, depth: usize, is_here: bool, context: &Context) -> Html {
    let texts = context.texts.explorer();
    let chosen = position.placed().get(depth);
    let tried = position.tried(depth).iter().map(|&(square, fate)| {
        let (class, said) = match fate {
            TrialOutcome::Rejected => ("is-cut", texts.rejected(square)),
            TrialOutcome::Removed { solved: false } => ("is-failed", texts.taken_back(square)),
            TrialOutcome::Removed { solved: true } => ("is-solved", texts.taken_back(square)),
        };
        html! { <span key={square.to_string()} class={classes!("tried", class)} aria-label={said} role="img">{square.to_string()}</span> }
    });
    // The number that the square has on the board, what is given counted.
    let number = position.given().len() + depth + 1;
    html! {
        <li key={depth} aria-current={is_here.then_some("step")}>
            <span key="number" class="step-number">{number}</span>
            {for tried}
            <b key="chosen">{chosen.map(Square::to_string)}</b>
        </li>
    }
}

#[cfg(test)]
mod tests;
