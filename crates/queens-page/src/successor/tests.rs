//! A new build of the page that waits to take over.

use crate::address::Setting;
use crate::engine::Failure;
use crate::language::Language;
use crate::message::Message;
use crate::message::{FormMessage, TransportMessage};
use crate::model::State;
use crate::notice::Notice;
use crate::screen::View;
use crate::settings::Side;
use crate::testing::Page;

/// A page that shows the notice about a new build.
fn told() -> Page {
    let mut page = Page::open("n=6&algorithm=recursive&step=20");
    page.work(20);
    page.send(Message::BuildFound);
    page
}

#[test]
fn another_build_is_told_once_and_is_no_warning() {
    let mut page = told();
    page.send(Message::BuildFound);
    assert_eq!(page.codes(), ["build-found"]);
    assert!(!Notice::BuildFound.is_warning());
}

#[test]
fn the_word_of_another_build_outlasts_whatever_clears_other_notices() {
    let mut page = told();
    for message in [
        Message::Transport(TransportMessage::Stepped(1)),
        Message::Form(FormMessage::SizeStepped(Side::Files, 1)),
        Message::Transport(TransportMessage::Run),
        Message::Transport(TransportMessage::Reset),
        Message::AddressChanged {
            query: String::new(),
            fragment: "n=5&algorithm=recursive".into(),
        },
        Message::Form(FormMessage::GivenTyped("z9".into())),
        Message::Form(FormMessage::GivenEntered),
    ] {
        page.send(message.clone());
        assert!(page.codes().contains(&"build-found"), "{message:?}");
    }
    page.send(Message::Copied(Notice::LinkCopied));
    assert_eq!(page.codes(), ["build-found", "link-copied"]);
    page.send(Message::EngineSilent);
    assert_eq!(page.codes(), ["build-found", "engine-replaced"]);
}

#[test]
fn a_word_that_is_dismissed_comes_back_when_a_part_of_this_build_is_gone() {
    let mut page = told();
    page.send(Message::NoticesDismissed);
    page.send(TransportMessage::Stepped(1));
    assert_eq!(page.codes(), [""; 0]);
    page.is_offline = true;
    page.send(Message::Set(Setting::Lang(Some(Language::FRENCH))));
    assert_eq!(page.codes(), ["build-found", "texts-not-fetched"]);
}

#[test]
fn a_word_that_is_dismissed_comes_back_when_the_engine_of_this_build_cannot_be_started() {
    let mut page = told();
    page.send(Message::NoticesDismissed);
    page.send(Message::EngineFailed {
        failure: Failure::NotStarted,
        details: String::new(),
    });
    assert_eq!(page.codes(), ["build-found"]);
}

#[test]
fn a_part_that_does_not_come_tells_of_no_other_build_where_there_is_none() {
    let mut page = Page::offline("n=6&algorithm=recursive");
    page.send(Message::ViewChosen(View::Results));
    page.send(Message::NoticesDismissed);
    assert_eq!(page.codes(), [""; 0]);
}

#[test]
fn what_plays_is_loaded_anew_at_the_step_that_it_shows() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(200);
    let step = page.step();
    assert!(step > 0 && page.model.state() == State::Playing);
    page.send(Message::BuildFound);
    page.send(Message::Renew);
    assert_eq!((page.renewed, page.step()), (1, step));
    assert!(
        page.address.ends_with(&format!("step={step}")),
        "{}",
        page.address
    );
}
