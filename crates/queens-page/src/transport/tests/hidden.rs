//! A hidden page: another tab is in front, the phone is locked, or the reader leaves.

use crate::large::LargeMessage;
use crate::message::Message;
use crate::message::TransportMessage;
use crate::model::State;
use crate::testing::Page;
use crate::transport::speed::Speed;

#[test]
fn a_search_pauses_when_the_page_is_hidden_and_the_address_has_its_step() {
    let mut page = Page::open("n=8&algorithm=recursive&speed=1000&step=100");
    page.work(50);
    page.send(TransportMessage::PlayToggled);
    page.play(5);
    assert_eq!(page.model.state(), State::Playing);
    assert!(page.address.contains("&step=100&"), "{}", page.address);
    let pushed = page.pushed;

    page.send(Message::PageHidden);
    let step = page.step();
    assert!(step > 100);
    assert_eq!(page.model.state(), State::Paused);
    assert!(
        page.address.ends_with(&format!("&step={step}&speed=1000")),
        "{}",
        page.address
    );
    assert_eq!(page.pushed, pushed, "the entry is replaced");
    page.play(60);
    assert_eq!(page.step(), step);
}

#[test]
fn a_search_that_is_about_to_play_pauses_at_the_step_it_reaches() {
    let mut page = Page::open("n=10&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    page.play(2_000);
    assert_eq!(page.model.state(), State::Done);
    // Playback restarts as soon as the first steps are loaded again.
    page.send(TransportMessage::PlayToggled);
    assert_eq!(page.model.state(), State::Preparing);
    page.send(Message::PageHidden);
    page.play(60);
    assert_eq!((page.step(), page.model.state()), (0, State::Paused));
}

#[test]
fn a_large_board_that_is_watched_pauses() {
    let mut page = Page::open("n=200&algorithm=min-conflicts&seed=7&speed=60");
    page.send(Message::Large(LargeMessage::WatchToggled));
    page.send(TransportMessage::Run);
    page.play(10);
    assert_eq!(page.model.state(), State::Playing);
    page.send(Message::PageHidden);
    assert_eq!(page.model.state(), State::Paused);
    // A second message does not resume playback.
    page.send(Message::PageHidden);
    assert_eq!(page.model.state(), State::Paused);
}

#[test]
fn a_count_goes_on() {
    let mut page = Page::open("n=10&algorithm=recursive&goal=count");
    page.send(TransportMessage::Run);
    page.send(Message::PageHidden);
    assert_eq!(page.model.state(), State::Searching);
    page.work(10_000);
    assert_eq!(page.model.state(), State::Done);
}
