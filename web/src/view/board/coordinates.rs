//! The names of files and ranks around the board. They are decorative, because each square has its own label.

use queens_core::{BoardSize, File, Line, Rank};
use yew::{Html, Properties, classes, component, html};

#[derive(PartialEq, Properties)]
pub(super) struct CoordinatesProps {
    pub(super) size: BoardSize,
    /// The row or column that is being searched. `None` if there is none.
    pub(super) line: Option<Line>,
}

/// Ranks to the left of the board, files below the board.
#[component]
pub(super) fn Coordinates(props: &CoordinatesProps) -> Html {
    let (n, m) = (props.size.files(), props.size.ranks());
    let ranks = Rank::first(m).rev().map(|rank| {
        // On small boards, the style sheet shows only these names.
        let on = (props.line == Some(Line::Rank(rank))).then_some("on");
        let kept = (rank.get() == 0 || (rank.get() + 1).is_multiple_of(4)).then_some("kept");
        html! { <span class={classes!(on, kept)}>{rank.to_string()}</span> }
    });
    let files = File::first(n).map(|file| {
        let on = (props.line == Some(Line::File(file))).then_some("on");
        let kept = file.get().is_multiple_of(4).then_some("kept");
        html! { <span class={classes!(on, kept)}>{file.to_string()}</span> }
    });
    html! {
        <>
            <div class="ranks" aria-hidden="true">{for ranks}</div>
            <div class="files" aria-hidden="true">{for files}</div>
        </>
    }
}
