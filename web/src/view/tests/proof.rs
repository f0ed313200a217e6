//! Tests of the map of frames, and of the drawing of a frame on the board.

use queens_core::frames::Margins;

use super::{context, each, text};
use crate::view::proof::{neighbour, proof};
use queens_page::message::TransportMessage;
use queens_page::proof::map::FrameMap;
use queens_page::testing::Page;

fn margins([left, right, top, bottom]: [u8; 4]) -> Margins {
    Margins {
        left,
        right,
        top,
        bottom,
    }
}

/// The page at the end of the search on the ordinary board.
fn ended() -> Page {
    let mut page = Page::open("problem=domination&n=8&algorithm=frames&view=proof");
    page.send(TransportMessage::Run);
    page.work(20_000);
    page.send(TransportMessage::ToEnd);
    page.work(20_000);
    page
}

#[test]
fn keys_lead_to_the_next_frame_of_a_row_or_column_and_stop_at_the_edge() {
    let page = ended();
    let map = FrameMap::of(page.model.shown.run().expect("a run"), 4);
    let go = |from, key| neighbour(&map, margins(from), key);
    assert_eq!(go([0, 0, 0, 0], "ArrowRight"), Some(margins([0, 0, 0, 1])));
    assert_eq!(go([0, 0, 0, 0], "ArrowLeft"), None);
    assert_eq!(go([0, 0, 0, 1], "ArrowDown"), Some(margins([0, 1, 0, 1])));
    // Below the diagonal the map is empty, so the key moves to the closest frame of the next row.
    assert_eq!(go([0, 0, 0, 0], "ArrowDown"), Some(margins([0, 1, 0, 1])));
    assert_eq!(go([0, 1, 0, 1], "ArrowDown"), Some(margins([0, 2, 0, 2])));
    assert_eq!(go([2, 2, 2, 2], "ArrowDown"), None);
    assert_eq!(go([0, 1, 0, 1], "ArrowUp"), Some(margins([0, 0, 0, 1])));
    assert_eq!(go([0, 1, 0, 1], "End"), Some(margins([0, 1, 2, 2])));
    assert_eq!(go([0, 1, 2, 2], "Home"), Some(margins([0, 1, 0, 1])));
    assert_eq!(go([0, 1, 2, 2], "x"), None);
}

#[test]
fn the_panel_tells_the_sums_and_offers_each_number_of_queens() {
    let page = ended();
    let drawing = proof(&page.model, &context(&page.model));
    let mut pressed = Vec::new();
    each(&drawing, &mut |attribute, _| {
        pressed.extend(attribute("aria-pressed"))
    });
    assert_eq!(pressed, ["true", "false"]);
    let told = text(&drawing);
    assert!(
        told.contains("4 queens: 45 frames up to symmetry; 25 closed at once, 20 searched"),
        "{told}"
    );
}

#[test]
fn of_a_count_that_workers_share_the_panel_promises_no_frames() {
    for (address, begins) in [
        ("n=14&goal=count&k=7", "Workers share this count"),
        ("n=14&goal=first&k=7", "Run the search"),
    ] {
        let page = Page::open(&format!(
            "problem=domination&algorithm=frames&view=proof&{address}"
        ));
        let told = text(&proof(&page.model, &context(&page.model)));
        assert!(told.starts_with(begins), "{told}");
    }
}
