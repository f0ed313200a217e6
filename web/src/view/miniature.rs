//! A board as a small picture, for the gallery and for examples.

use std::fmt::Write;

use queens_core::knight::is_closed;
use queens_core::{BoardSize, Square};
use yew::{AttrValue, Html, html};

/// The dark squares and the blocked squares of a board, as paths.
#[derive(Clone, PartialEq)]
pub(super) struct Ground {
    dark: AttrValue,
    blocked: AttrValue,
}

/// The board with queens on these squares, or with a knight's path through them.
pub(super) fn miniature(
    size: BoardSize,
    squares: &[Square],
    is_way: bool,
    ground: &Ground,
) -> Html {
    let (n, m) = (size.files(), size.ranks());
    let top = |square: &Square| m.saturating_sub(square.rank.get() + 1);
    let queens = squares.iter().filter(|_| !is_way).map(|square| {
        let (x, y) = (square.file.get().to_string(), top(square).to_string());
        html! { <use href="#queen-small" {x} {y} width="1" height="1" /> }
    });
    let way = squares.iter().filter(|_| is_way);
    let way = way.fold(String::new(), |mut path, square| {
        let step = if path.is_empty() { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{step}{}.5 {}.5", square.file.get(), top(square));
        path
    });
    let home = if is_closed(squares) { "Z" } else { "" };
    html! {
        <svg class="miniature" viewBox={format!("0 0 {n} {m}")} aria-hidden="true" focusable="false">
            <rect class="square-light" width={n.to_string()} height={m.to_string()} />
            <path class="square-dark" d={ground.dark.clone()} />
            if !ground.blocked.is_empty() {
                <path class="mark-hole" stroke-width=".08" d={ground.blocked.clone()} />
            }
            <g class="piece">{for queens}</g>
            if is_way {
                <path class="mark mark-way" stroke-width=".12" d={way + home} />
            }
        </svg>
    }
}

/// A board above 32, whose squares are too small to draw: a dot for each queen. `rows` holds the row of each column,
/// from 0.
pub(super) fn dots(rows: &[u16]) -> Html {
    let n = rows.len();
    let dots = (0..)
        .zip(rows)
        .fold(String::new(), |mut path, (column, row)| {
            // Writing to a string cannot fail.
            let _ = write!(path, "M{column} {}h0", n - 1 - usize::from(*row));
            path
        });
    html! {
        <svg class="miniature" viewBox={format!("0 0 {n} {n}")} aria-hidden="true" focusable="false">
            <rect class="square-light" width={n.to_string()} height={n.to_string()} />
            <path class="dots" d={dots} />
        </svg>
    }
}

/// The squares of a board that are not light. The dark ones include a1; the blocked ones are hatched.
pub(super) fn ground(size: BoardSize, blocked: &[Square]) -> Ground {
    let top = size.ranks() - 1;
    let (mut dark, mut hatched) = (String::new(), String::new());
    for square in size.squares() {
        let (x, y) = (square.file.get(), top - square.rank.get());
        // Writing to a string cannot fail.
        if blocked.contains(&square) {
            let _ = write!(
                hatched,
                "M{x} {y}h1v1h-1zM{x} {y}.5l.5-.5m-.5 1 1-1m-.5 1 .5-.5"
            );
        } else if (square.file.get() + square.rank.get()).is_multiple_of(2) {
            let _ = write!(dark, "M{x} {y}h1v1h-1z");
        }
    }
    Ground {
        dark: dark.into(),
        blocked: hatched.into(),
    }
}
