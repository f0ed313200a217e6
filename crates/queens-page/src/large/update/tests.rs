//! Boards above n = 32: searching, restoring from the address, changing to other boards, and viewing.

use crate::message::{FormMessage, TransportMessage};
use queens_core::{CountDetail, Ending};
use queens_draw::camera::{Motion, Point};

use crate::engine::Failure;
use crate::large::camera::BoardPlace;
use crate::large::{LargeMessage, LargeStage, QueenStep};
use crate::message::Message;
use crate::model::Announcement;
use crate::model::State;
use crate::screen::View;
use crate::settings::Side;
use crate::testing::{Page, said_about};
use crate::transport::speed::Speed;
use queens_core::algorithm;
use queens_worker::protocol::Answer;

const ADDRESS: &str = "n=2000&algorithm=min-conflicts&seed=7";

fn rows(page: &Page) -> Vec<u16> {
    let large = page.model.shown.large().expect("a large board");
    large.queens.rows().to_vec()
}

/// A finished search.
fn solved(address: &str) -> Page {
    let mut page = Page::open(address);
    page.send(TransportMessage::Run);
    page.work(100_000);
    page
}

#[test]
fn it_is_run_and_its_address_opens_on_the_same_solution() {
    let mut page = Page::open(ADDRESS);
    assert_eq!(page.model.state(), State::Idle);
    page.send(TransportMessage::Run);
    assert_eq!((page.model.state(), page.pushed), (State::Searching, 1));
    page.work(100_000);
    assert_eq!(page.model.state(), State::Done);
    assert_eq!(rows(&page).len(), 2_000);
    let steps = page.model.shown.large().unwrap().steps;
    assert_eq!(page.address, format!("{ADDRESS}&step={steps}"));
    let mut other = Page::open(&page.address);
    assert_eq!(other.model.state(), State::Searching);
    other.work(100_000);
    assert_eq!(
        (rows(&other), other.address.clone()),
        (rows(&page), page.address)
    );
    assert_eq!(other.codes(), [""; 0]);
    let mut past_the_end = Page::open(&format!("{ADDRESS}&step=99999999"));
    past_the_end.work(100_000);
    assert_eq!(past_the_end.codes(), ["past-the-end"]);
    assert_eq!(past_the_end.address, other.address);
}

#[test]
fn the_field_takes_it_where_it_is_served_and_nowhere_else() {
    let mut page = Page::open("n=8&algorithm=min-conflicts&seed=7&fixed=a1");
    let enter = |page: &mut Page, text: &str| {
        page.send(FormMessage::SizeTyped(Side::Files, text.into()));
        page.send(FormMessage::SizeEntered(Side::Files));
    };
    let is_refused = |page: &Page| page.model.drafts.sides[0].is_some();
    enter(&mut page, "2001");
    assert!(is_refused(&page));
    enter(&mut page, "33");
    assert_eq!(page.codes(), ["bad-value"], "a given square is named");
    assert_eq!(page.address, "n=33&algorithm=min-conflicts&seed=7");
    page.send(FormMessage::SizeStepped(Side::Files, -1));
    assert_eq!(page.address, "n=32&algorithm=min-conflicts&seed=7");
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    assert_eq!(page.address, "n=33&algorithm=min-conflicts&seed=7");
    let recursive = algorithm::describe("recursive").unwrap();
    page.send(FormMessage::AlgorithmChosen(recursive));
    assert_eq!(page.codes(), ["bad-value"]);
    assert_eq!(page.address, "n=32&algorithm=recursive&goal=first");
    enter(&mut page, "33");
    assert!(is_refused(&page));
    assert_eq!(page.model.address.settings.n(), 32);
}

#[test]
fn a_change_applies_at_once_and_undo_returns_to_its_end() {
    let mut page = solved("n=100&algorithm=min-conflicts&seed=7");
    let address = page.address.clone();
    page.send(FormMessage::SizeStepped(Side::Files, 1));
    assert!(page.model.is_stale() && page.model.shows_large());
    assert_eq!(page.address, "n=101&algorithm=min-conflicts&seed=7");
    page.send(Message::ChangeUndone);
    page.work(10_000);
    assert!(!page.model.is_stale());
    assert_eq!(page.address, address);
    // A traced board replaces a large one, and the other way round.
    page.send(FormMessage::SizeTyped(Side::Files, "6".into()));
    page.send(TransportMessage::Run);
    page.work(10_000);
    assert!(
        page.model.shown.large().is_none()
            && page.model.shown.run().is_some()
            && !page.model.shows_large()
    );
    page.send(FormMessage::SizeTyped(Side::Files, "50".into()));
    page.send(FormMessage::SizeEntered(Side::Files));
    assert!(page.model.is_stale() && page.model.shows_large());
    page.send(TransportMessage::Run);
    page.work(10_000);
    assert!(page.model.shown.run().is_none() && rows(&page).len() == 50);
}

#[test]
fn it_is_stopped_and_nothing_plays_it() {
    let mut page = Page::open(ADDRESS);
    page.send(TransportMessage::Stepped(1));
    page.send(TransportMessage::ToEnd);
    assert_eq!(page.model.state(), State::Idle, "there are no steps");
    page.send(TransportMessage::PlayToggled);
    page.work(2);
    page.send(TransportMessage::PlayToggled);
    assert_eq!(page.model.state(), State::Searching);
    page.send(TransportMessage::Stop);
    assert_eq!(page.model.state(), State::Stopped);
    page.work(100_000);
    assert_eq!((rows(&page).len(), page.model.state()), (0, State::Stopped));
    page.send(TransportMessage::Reset);
    assert_eq!(
        (page.model.state(), &page.address[..]),
        (State::Idle, ADDRESS)
    );
}

#[test]
fn another_engine_begins_again_and_a_failed_one_ends_it() {
    let mut page = Page::open(ADDRESS);
    page.send(TransportMessage::Run);
    page.work(2);
    page.send(Message::EngineSilent);
    page.work(100_000);
    assert_eq!(
        (page.model.state(), rows(&page).len()),
        (State::Done, 2_000)
    );
    let mut page = Page::open(ADDRESS);
    page.send(TransportMessage::Run);
    page.work(2);
    page.send(Message::EngineFailed {
        failure: Failure::Crashed,
        details: String::new(),
    });
    let stage = page.model.shown.large().map(|large| large.stage);
    assert_eq!(
        (page.model.state(), stage),
        (State::Failed, Some(LargeStage::Stopped))
    );
}

#[test]
fn what_is_no_solution_is_never_shown() {
    let mut page = Page::open("n=33&algorithm=min-conflicts&seed=7");
    page.send(TransportMessage::Run);
    let run = page.model.shown.large().unwrap().id();
    let false_rows = Answer::Counted {
        counters: Default::default(),
        millionths: 1_000_000,
        ending: Some(Ending::Complete),
        detail: CountDetail::Rows(9, (0..33).collect()),
        milliseconds: 1.0,
    };
    page.send(said_about(run, false_rows));
    assert_eq!(page.model.state(), State::Failed);
    assert!(rows(&page).is_empty());
}

#[test]
fn queens_are_read_out_and_the_picture_follows() {
    let mut page = solved(ADDRESS);
    page.send(Message::Large(LargeMessage::Moved(QueenStep::First)));
    page.send(Message::Large(LargeMessage::Moved(QueenStep::Columns(1))));
    assert_eq!(page.model.large_view.cursor, Some(1));
    assert_eq!(page.model.announcement, Some(Announcement::Queen));
    let ground = |page: &Page| {
        let view = page.model.large_view;
        BoardPlace::of(&view.camera, 2_000, view.size)
    };
    let whole = ground(&page);
    for _ in 0..12 {
        page.send(Message::Large(LargeMessage::Camera(Motion::LARGER)));
    }
    assert!(ground(&page).square > 10.0 * whole.square);
    page.send(Message::Large(LargeMessage::Moved(QueenStep::Last)));
    let place = ground(&page).middle(1_999, rows(&page)[1_999]);
    let size = page.model.large_view.size;
    assert!((0.0..size.width).contains(&place.x) && (0.0..size.height).contains(&place.y));
    let before = ground(&page);
    page.send(Message::Large(LargeMessage::Camera(Motion::Panned(
        Point { x: 40.0, y: 0.0 },
    ))));
    assert!(ground(&page) != before);
    page.send(Message::Large(LargeMessage::Camera(Motion::Fitted)));
    assert_eq!(ground(&page), whole);
    page.send(Message::Large(LargeMessage::Pointed(77)));
    assert_eq!(page.model.large_view.cursor, Some(77));
}

#[test]
fn moves_are_watched_at_the_chosen_speed_paused_and_found_again_by_another_engine() {
    let mut page = Page::open("n=200&algorithm=min-conflicts&seed=7&speed=60");
    page.send(Message::Large(LargeMessage::WatchToggled));
    page.send(TransportMessage::Run);
    assert_eq!(page.model.state(), State::Playing);
    let steps = |page: &Page| page.model.shown.large().map_or(0, |large| large.steps);
    page.play(63);
    // One second, plus the engine's time between frames.
    assert!((55..=80).contains(&steps(&page)), "{}", steps(&page));
    assert_eq!(rows(&page).len(), 200);
    let solution = |page: &Page| {
        page.model
            .shown
            .large()
            .is_some_and(|it| it.solution().is_some())
    };
    assert!(!solution(&page));
    page.send(TransportMessage::PlayToggled);
    assert_eq!(page.model.state(), State::Paused);
    // The requested moves are still made.
    page.work(10);
    let (known, before) = (steps(&page), rows(&page));
    page.play(60);
    assert_eq!((steps(&page), rows(&page)), (known, before.clone()));
    page.send(Message::EngineSilent);
    page.work(100);
    assert_eq!((steps(&page), rows(&page)), (known, before));
    page.send(TransportMessage::PlayToggled);
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    page.play(200);
    assert_eq!((page.model.state(), solution(&page)), (State::Done, true));
    let watched = rows(&page);
    assert_eq!(
        watched,
        rows(&solved("n=200&algorithm=min-conflicts&seed=7"))
    );
}

#[test]
fn rows_of_a_watched_board_beside_it_are_never_shown() {
    for false_rows in [vec![0; 199], vec![200; 200]] {
        let mut page = Page::open("n=200&algorithm=min-conflicts&seed=7");
        page.send(Message::Large(LargeMessage::WatchToggled));
        page.send(TransportMessage::Run);
        let run = page.model.shown.large().unwrap().id();
        let answer = Answer::Counted {
            counters: Default::default(),
            millionths: 0,
            ending: None,
            detail: CountDetail::Rows(9, false_rows),
            milliseconds: 1.0,
        };
        page.send(said_about(run, answer));
        assert_eq!(page.model.state(), State::Failed);
        assert!(rows(&page).is_empty());
    }
}

#[test]
fn a_queen_outside_the_picture_is_not_read_out() {
    let mut page = solved(ADDRESS);
    let pointed = |page: &Page| {
        let large = page.model.shown.large().expect("a large board");
        let at = page.model.large_view.pointed(&large.queens);
        at.map(|(column, _)| column)
    };
    page.send(Message::Large(LargeMessage::Pointed(3)));
    assert_eq!(pointed(&page), Some(3));
    for _ in 0..12 {
        page.send(Message::Large(LargeMessage::Camera(Motion::LARGER)));
    }
    assert_eq!(pointed(&page), Some(3), "it is zoomed at");
    let far = Point {
        x: -4_000.0,
        y: 0.0,
    };
    page.send(Message::Large(LargeMessage::Camera(Motion::Panned(far))));
    assert_eq!(pointed(&page), None);
    page.send(Message::Large(LargeMessage::Camera(Motion::Fitted)));
    assert_eq!(pointed(&page), Some(3));
}

#[test]
fn no_second_board_is_compared_with_it() {
    let address = "n=40&algorithm=min-conflicts&seed=7&view=compare";
    let page = solved(address);
    assert_eq!(
        (page.model.address.view, page.model.state()),
        (View::Compare, State::Done)
    );
    assert!(page.model.compared().is_none() && page.model.comparison.second.is_none());
}
