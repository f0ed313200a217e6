//! The signs on buttons and beside words: drawn here once, in the text's own colour, hidden from
//! screen readers.

use yew::{Html, html};

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    Share,
    Theme,
    Language,
    Keys,
    Menu,
    Reload,
    Copy,
    Export,
    Undo,
    Draw,
    About,
    Fit,
    Unfold,
    Fold,
}

/// One part of a sign.
enum Stroke {
    /// A line.
    LineKind(&'static str),
    /// A line of dashes.
    Dashed(&'static str),
    /// A filled shape.
    Filled(&'static str),
    /// A filled shape with rounded corners.
    Solid(&'static str),
    /// A shape filled as marked squares are.
    Shaded(&'static str),
}

use Stroke::{Dashed, Filled, LineKind, Shaded, Solid};

impl Icon {
    /// The width of its drawing, and its parts.
    const fn drawing(self) -> (u8, &'static [Stroke]) {
        match self {
            Icon::Try => (20, &[Dashed("M3 3h14v14h-14z")]),
            Icon::Place => (
                20,
                &[
                    LineKind("M2.5 2.5h15v15h-15z"),
                    Filled("M5 7.5 7.5 10 10 6l2.5 4L15 7.5 13.8 14H6.2Z"),
                ],
            ),
            Icon::Critical => (
                20,
                &[
                    LineKind("M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14"),
                    LineKind("M10 6.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7"),
                ],
            ),
            Icon::Visited => (
                20,
                &[
                    LineKind("M10 4a6 6 0 1 1 0 12a6 6 0 1 1 0-12"),
                    LineKind("M1.5 3 6 6M14 14l4.5 3"),
                ],
            ),
            Icon::Conflict => (20, &[LineKind("M4.5 4.5l11 11M15.5 4.5l-11 11")]),
            Icon::Back | Icon::Undo => (
                20,
                &[LineKind("M7.5 4.5 3.5 8.5l4 4M4 8.5h8a4 4 0 0 1 0 8H9")],
            ),
            Icon::DeadEnd => (20, &[Filled("M5 5h10v10H5z")]),
            Icon::Solution => (20, &[Filled("M10 1.5 18.5 10 10 18.5 1.5 10Z")]),
            Icon::Given => (
                20,
                &[Filled(
                    "M10 1.5a5 5 0 0 1 5 5c0 3.5-3.2 5.5-5 12-1.8-6.5-5-8.5-5-12a5 5 0 0 1 5-5Zm0 3a2 2 0 1 0 .01 0Z",
                )],
            ),
            Icon::Attacked => (20, &[Filled("M10 7a3 3 0 1 0 .01 0Z")]),
            Icon::Read => (20, &[LineKind("M10 5.5a4.5 4.5 0 1 0 .01 0Z")]),
            Icon::Marked => (20, &[Shaded("M2 2h16v16h-16z")]),
            Icon::Warning => (20, &[LineKind("M10 2.8 18.2 17H1.8ZM10 8v4.2M10 14.6v.1")]),
            Icon::Information => (
                20,
                &[LineKind("M10 2.5a7.5 7.5 0 1 0 .01 0ZM10 9v5M10 6.2v.1")],
            ),
            Icon::First => (24, &[LineKind("M6 6v12"), Solid("M18 6.5v11L9.5 12Z")]),
            Icon::Previous => (24, &[Solid("M15.5 6.5v11L7 12Z")]),
            Icon::Next => (24, &[Solid("M8.5 6.5v11L17 12Z")]),
            Icon::Last => (24, &[LineKind("M18 6v12"), Solid("M6 6.5v11L14.5 12Z")]),
            Icon::Play => (24, &[Solid("M8 5.5v13L18.5 12Z")]),
            Icon::Pause => (24, &[Solid("M7.5 6h2.5v12H7.5ZM14 6h2.5v12H14Z")]),
            Icon::PreviousSolution => (24, &[Solid("M20 7v10l-7-5Z"), Filled("M7 6l6 6-6 6-6-6Z")]),
            Icon::NextSolution => (24, &[Solid("M4 7v10l7-5Z"), Filled("M17 6l6 6-6 6-6-6Z")]),
            Icon::GoTo => (
                20,
                &[LineKind(
                    "M10 4.2a5.8 5.8 0 1 0 .01 0ZM10 1.6v4M10 14.4v4M1.6 10h4M14.4 10h4",
                )],
            ),
            Icon::Stop => (20, &[Solid("M5.5 5.5h9v9h-9z")]),
            Icon::Plus => (20, &[LineKind("M10 4.5v11M4.5 10h11")]),
            Icon::Minus => (20, &[LineKind("M4.5 10h11")]),
            Icon::Cross => (20, &[LineKind("M5 5l10 10M15 5L5 15")]),
            Icon::Down => (20, &[LineKind("M5 7.5l5 5 5-5")]),
            Icon::Share => (
                20,
                &[LineKind(
                    "M10 12.5V2.8M6.5 6 10 2.5 13.5 6M5 9.5H4v8h12v-8h-1",
                )],
            ),
            Icon::Theme => (
                20,
                &[LineKind(
                    "M10 6.5a3.5 3.5 0 1 0 .01 0ZM10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4",
                )],
            ),
            Icon::Language => (
                20,
                &[LineKind(
                    "M10 2.5a7.5 7.5 0 1 0 .01 0ZM2.5 10h15M10 2.5c5 5 5 10 0 15M10 2.5c-5 5-5 10 0 15",
                )],
            ),
            Icon::Keys => (
                20,
                &[LineKind(
                    "M3.8 4.5h12.4a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H3.8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM5 8h.1M8.3 8h.1M11.6 8h.1M15 8h.1M5 12h.1M8 12h4M15 12h.1",
                )],
            ),
            Icon::Menu => (20, &[LineKind("M3 5.5h14M3 10h14M3 14.5h14")]),
            Icon::Draw => (
                20,
                &[LineKind(
                    "M3.5 3.5h13v13h-13zM7 7v.1M13 7v.1M10 10v.1M7 13v.1M13 13v.1",
                )],
            ),
            Icon::About => (
                20,
                &[LineKind(
                    "M10 5c-2-1.6-4.6-1.8-7.5-1.3v11.6c2.900-.5 5.500-.3 7.500 1.300M10 5c2-1.600 4.600-1.800 7.500-1.300v11.600c-2.900-.5-5.500-.3-7.500 1.300M10 5v11.600",
                )],
            ),
            Icon::Fit => (
                20,
                &[LineKind(
                    "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M7.5 10h5M10 7.5v5",
                )],
            ),
            Icon::Unfold => (
                20,
                &[LineKind(
                    "M10 8V1.5M6.8 4.7 10 1.5l3.2 3.2M10 12v6.5M6.8 15.3l3.2 3.2 3.2-3.2M3 10h14",
                )],
            ),
            Icon::Fold => (
                20,
                &[LineKind(
                    "M10 1.5V8M6.8 4.8 10 8l3.2-3.2M10 18.5V12M6.8 15.2 10 12l3.2 3.2M3 10h14",
                )],
            ),
            Icon::Reload => (
                20,
                &[LineKind("M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4")],
            ),
            Icon::Export => (
                20,
                &[LineKind("M10 2.8v9.4M6.5 9 10 12.5 13.5 9M4 12v5h12v-5")],
            ),
            Icon::Copy => (
                20,
                &[LineKind(
                    "M8.5 7h7A1.5 1.5 0 0 1 17 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7ZM13 4.5V4a1.5 1.5 0 0 0-1.5-1.5H4A1.5 1.5 0 0 0 2.5 4v7.5A1.5 1.5 0 0 0 4 13h.5",
                )],
            ),
        }
    }
}

/// A sign, as large as its surroundings make it.
pub(crate) fn icon(icon: Icon) -> Html {
    let (width, strokes) = icon.drawing();
    let strokes = strokes.iter().map(|stroke| match *stroke {
        LineKind(d) => html! { <path {d} /> },
        Dashed(d) => html! { <path {d} stroke-dasharray="3 2.6" /> },
        Filled(d) => html! { <path {d} fill="currentColor" stroke="none" fill-rule="evenodd" /> },
        Solid(d) => html! { <path {d} fill="currentColor" /> },
        Shaded(d) => html! { <path class="m-crossed" {d} /> },
    });
    html! {
        <svg class="ic" viewBox={format!("0 0 {width} {width}")} aria-hidden="true" focusable="false">
            {for strokes}
        </svg>
    }
}
