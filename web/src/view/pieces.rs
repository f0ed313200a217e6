//! The pieces and signs that are drawn again and again, as symbols of one sprite. Original drawings.

use queens_core::BoardSize;
use yew::{Html, html};

const QUEEN_HEAD: &str = "M7.2 22.5C8.8 23 10 23.4 11 24C14 28.5 17 31.5 19.4 32.5C20.2 27 20 21 18.6 15.5H21.6C23 21.5 26 27.5 28.8 30.5C30.6 25 31 18 30.6 12.5H33.4C33 18 33.4 25 35.2 30.5C38 27.5 41 21.5 42.4 15.5H45.4C44 21 43.8 27 44.6 32.5C47 31.5 50 28.5 53 24C54 23.4 55.2 23 56.8 22.5C55.5 30 52.5 37 49 43.5C38 40.7 26 40.7 15 43.5C11.5 37 8.5 30 7.2 22.5Z";
const QUEEN_BELT: &str = "M15.6 46.3C26 43.6 38 43.6 48.4 46.3C48.2 48 47.8 49.2 47.2 50.5C37.5 48.4 26.5 48.4 16.8 50.5C16.2 49.2 15.8 48 15.6 46.3Z";
const QUEEN_BASE: &str = "M14.5 53.6C26 50.9 38 50.9 49.5 53.6C51.4 55 52.2 56.6 52.4 58.6C52.4 59.6 51.8 60 51 60H13C12.2 60 11.6 59.6 11.6 58.6C11.8 56.6 12.6 55 14.5 53.6Z";
/// The queen of small squares, 16 units wide.
const SMALL_QUEEN: &str = "M1 4.2a1.4 1.4 0 1 1 1.9 1.3L5 8L6.9 3.6a1.5 1.5 0 1 1 2.2 0L11 8L13.1 5.5a1.4 1.4 0 1 1 1.3.1L12.8 12H3.2L1.6 5.5A1.4 1.4 0 0 1 1 4.2ZM3 13H13V15H3Z";
const KNIGHT: &str = "M29.5 5C30.8 7.2 31.7 8.8 32.4 10.4C43.5 12.6 51 22.5 51 36.5C51 41.5 50.3 46 49 50.5H18.5C18.8 42.5 22 38 27.2 34C29.6 32.1 31 30 31.4 27.2C28.6 29.8 25.4 31 21.6 31.3C19.6 33.3 18.4 36.2 16 38.2C14.6 39.4 12.7 39.3 11.4 38.2C8.6 36 7.8 33.4 8.4 30.8C9.2 27.6 12.8 24.6 14.4 21.2C15.6 18.6 16.8 16 19.8 13.6C20 10.8 20.6 8.4 21.8 6.2C23.6 7.2 25 8.3 26.2 9.8C27 8 28 6.4 29.5 5ZM22.6 17.7a1.9 1.9 0 1 0 .01 0ZM12.3 31.9a1.1 1.1 0 1 0 .01 0Z";
const KNIGHT_BASE: &str = "M14.5 53.6H49.5C51.4 55 52.2 56.6 52.4 58.6C52.4 59.6 51.8 60 51 60H13C12.2 60 11.6 59.6 11.6 58.6C11.8 56.6 12.6 55 14.5 53.6Z";
/// The knight of small squares, 16 units wide.
const SMALL_KNIGHT: &str = "M7.6 1L8.4 2.3C11.4 2.9 13.2 5.6 13.2 9.2C13.2 10.5 13 11 12.8 12H4.2C4.3 10 5.2 8.9 6.6 7.9L7.3 7C6.5 7.5 5.8 7.7 5 7.7L3.7 9.4C3.2 9.9 2.5 9.8 2 9.3C1.3 8.6 1.4 7.8 1.9 7C2.6 6 3.2 4.6 4.7 3.2L5.1 1.4L6.4 2.3ZM3 13H13V15H3Z";
const BACK: &str = "M7.5 4.5 3.5 8.5l4 4M4 8.5h8a4 4 0 0 1 0 8H9";
const PIN: &str = "M10 1.5a5 5 0 0 1 5 5c0 3.5-3.2 5.5-5 12-1.8-6.5-5-8.5-5-12a5 5 0 0 1 5-5Zm0 3a2 2 0 1 0 .01 0Z";

/// The symbol of a queen on a board of this size: the simple drawing where squares are narrower than
/// 28 pixels, on phones already (366 pixels) from 14 files on.
pub(crate) fn queen(size: BoardSize) -> &'static str {
    match size.get() {
        ..=13 => "#q",
        14..=20 => "#qm",
        _ => "#qs",
    }
}

/// The symbol of a knight on a board of this size, likewise.
pub(crate) fn knight(size: BoardSize) -> &'static str {
    match size.get().max(size.height()) {
        ..=13 => "#n",
        14..=20 => "#nm",
        _ => "#ns",
    }
}

/// The symbols; to be placed once in the page.
pub(crate) fn sprite() -> Html {
    html! {
        <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
            <symbol id="q" viewBox="0 0 64 64">{detailed()}</symbol>
            <symbol id="qm" viewBox="0 0 64 64">
                <g class="on-wide">{detailed()}</g>
                <path class="on-phones" transform="scale(4)" d={SMALL_QUEEN} />
            </symbol>
            <symbol id="qs" viewBox="0 0 16 16"><path d={SMALL_QUEEN} /></symbol>
            <symbol id="n" viewBox="0 0 64 64">{knight_in_detail()}</symbol>
            <symbol id="nm" viewBox="0 0 64 64">
                <g class="on-wide">{knight_in_detail()}</g>
                <path class="on-phones" transform="scale(4)" d={SMALL_KNIGHT} />
            </symbol>
            <symbol id="ns" viewBox="0 0 16 16"><path d={SMALL_KNIGHT} /></symbol>
            <symbol id="back" viewBox="0 0 20 20"><path stroke-width="2" d={BACK} /></symbol>
            <symbol id="pin" viewBox="0 0 20 20"><path fill-rule="evenodd" d={PIN} /></symbol>
        </svg>
    }
}

fn detailed() -> Html {
    let balls = [
        ("7.5", "20", "4"),
        ("19", "12.5", "4"),
        ("32", "9", "4.4"),
        ("45", "12.5", "4"),
        ("56.5", "20", "4"),
    ];
    let balls = balls.map(|(cx, cy, r)| html! { <circle {cx} {cy} {r} /> });
    html! {
        <>
            {for balls}
            <path d={QUEEN_HEAD} />
            <path d={QUEEN_BELT} />
            <path d={QUEEN_BASE} />
        </>
    }
}

fn knight_in_detail() -> Html {
    html! {
        <>
            <path fill-rule="evenodd" d={KNIGHT} />
            <path d={KNIGHT_BASE} />
        </>
    }
}
