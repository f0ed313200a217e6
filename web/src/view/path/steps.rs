//! The path of a search whose places are not rows or columns of the board. Each level shows the chosen square and the
//! squares tried before. A long path shows only its end.

use queens_core::{Event, Position, Square, Traversal, TrialOutcome};
use yew::{Html, classes, html};

use crate::view::Context;
use crate::view::deepest::deepest;

/// The maximum number of visible levels.
const SHOWN: usize = 24;

/// The levels, the deepest last.
pub(super) fn steps(position: &Position, walk: Traversal, context: &Context) -> Html {
    levels(position, walk, shown(position), context)
}

/// The levels up to this depth.
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

/// The number of levels to show. The next level is left out if no square will be tried there: below a solution, on a
/// full board, and after the end.
fn shown(position: &Position) -> usize {
    let depths = position.depths();
    let is_over = matches!(position.last(), Some(Event::End | Event::CapReached));
    let is_full = position.queens().len() + position.blocked().len() == position.size().area();
    let is_last = is_over || is_full || position.solution().is_some();
    depths - usize::from(is_last && position.tried(depths - 1).is_empty())
}

/// The squares tried at one depth, and the chosen square.
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
    // The number of the square on the board, which includes the given pieces.
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
