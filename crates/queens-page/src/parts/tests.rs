//! Parts of the page that load on request.

use crate::address::Setting;
use crate::message::{FormMessage, TransportMessage};
use queens_worker::protocol::RunId;

use crate::language::Language;
use crate::message::Message;
use crate::model::State;
use crate::parts::{Fetched, Part, PartStage};
use crate::screen::{Dialog, Panel, View};
use crate::settings::Side;
use crate::testing::{Page, said_about};
use crate::transport::speed::Speed;
use queens_core::Goal;
use queens_core::algorithm;
use queens_worker::protocol::{Answer, Reason};

#[track_caller]
fn assert_stage(page: &Page, part: Part, stage: PartStage) {
    assert_eq!(page.model.parts.stage(part), stage, "{}", page.address);
}

#[test]
fn the_rest_is_fetched_when_the_page_is_used_and_texts_when_their_language_is_chosen() {
    let mut page = Page::unused("n=6&algorithm=recursive&step=20");
    assert_eq!(page.model.parts.stage(Part::Rest), PartStage::Away);
    page.send(Message::CodeWanted);
    assert_eq!(page.model.parts.stage(Part::Rest), PartStage::Here);
    assert_eq!(page.model.parts.stage(Part::Algorithms), PartStage::Away);
    assert_eq!(
        page.model.parts.stage(Part::Texts(Language::FRENCH)),
        PartStage::Away
    );
    page.send(Message::Set(Setting::Lang(Some(Language::FRENCH))));
    assert_eq!(
        page.model.parts.stage(Part::Texts(Language::FRENCH)),
        PartStage::Here
    );
    assert_eq!(
        page.model.parts.stage(Part::Texts(Language::ROMANIAN)),
        PartStage::Away
    );
}

#[test]
fn the_rest_is_fetched_at_once_for_an_address_that_needs_it() {
    for fragment in ["", "n=12&step=9", "n=9&goal=first&speed=max"] {
        let page = Page::unused(fragment);
        assert_eq!(page.model.parts.stage(Part::Rest), PartStage::Away);
    }
    for fragment in [
        "algorithm=bitmask",
        "algorithm=bitmask&embed=1",
        "problem=knight&n=6",
        "view=stack",
        "view=results",
        "view=about",
        "mode=play",
        "mode=predict",
        "exercise=damaged",
        "n=100&algorithm=min-conflicts",
    ] {
        assert_stage(&Page::unused(fragment), Part::Rest, PartStage::Here);
    }
}

#[test]
fn the_algorithms_are_fetched_when_one_of_them_is_used() {
    for fragment in ["n=6&view=results", "mode=play", "n=6&goal=count"] {
        assert_stage(&Page::open(fragment), Part::Algorithms, PartStage::Away);
    }
    for fragment in [
        "algorithm=bitmask",
        "algorithm=bitmask&embed=1",
        "problem=knight&n=6",
        "algorithm=recursive&view=compare",
    ] {
        assert_stage(&Page::unused(fragment), Part::Algorithms, PartStage::Here);
    }
}

#[test]
fn algorithms_that_do_not_come_end_the_runs_that_need_them() {
    let mut page = Page::slow("n=6&algorithm=bitmask");
    page.send(TransportMessage::Run);
    page.send(Message::PartFetched(Fetched::Rest));
    page.play(20);
    assert_eq!((page.model.state(), page.step()), (State::Playing, 0));
    page.send(Message::PartMissed(Part::Algorithms));
    assert_eq!(page.codes(), ["code-not-fetched"]);
    assert_eq!(page.model.state(), State::Idle);
}

#[test]
fn a_prediction_asks_again_for_panels_that_did_not_come() {
    let mut page = Page::offline("n=6&algorithm=recursive&mode=predict");
    assert_eq!(page.model.parts.stage(Part::Rest), PartStage::Failed);
    page.is_offline = false;
    page.send(TransportMessage::PlayToggled);
    assert_eq!(page.model.parts.stage(Part::Rest), PartStage::Here);
    page.play(200);
    assert!(page.model.predictions.open().is_some());
}

#[test]
fn a_comparison_without_its_algorithm_has_no_second_board_and_a_notice() {
    let mut page = Page::slow("n=6&algorithm=recursive&view=compare&compare=bitmask&step=20");
    page.send(Message::PartFetched(Fetched::Rest));
    assert!(page.model.comparison.second.is_some());
    page.work(50);
    page.send(Message::PartMissed(Part::Algorithms));
    assert!(page.model.comparison.second.is_none());
    assert_eq!(page.codes(), ["code-not-fetched"]);
    assert_eq!((page.model.state(), page.step()), (State::Paused, 20));
    page.send(Message::CodeWanted);
    assert!(page.model.comparison.second.is_some());
}

#[test]
fn panels_that_do_not_come_have_no_notice_of_the_algorithm() {
    let mut page = Page::slow("n=6&algorithm=bitmask");
    page.send(Message::PartFetched(Fetched::Algorithms(&algorithm::ALL)));
    page.send(Message::PartMissed(Part::Rest));
    assert_eq!(page.codes(), [""; 0]);
}

#[test]
fn whatever_needs_the_rest_has_it_fetched() {
    let wants: [fn() -> Message; 3] = [
        || Message::ViewChosen(View::Results),
        || Message::DialogOpened(Dialog::GoTo),
        bitmask,
    ];
    for wanted in wants {
        let mut page = Page::unused("n=6&algorithm=recursive&step=20");
        page.send(wanted());
        assert_eq!(page.model.parts.stage(Part::Rest), PartStage::Here);
    }
}

#[test]
fn a_rest_that_does_not_come_is_asked_for_again_by_whatever_needs_it_and_is_missed_by_nothing_else()
{
    let mut page = Page::offline("n=6&algorithm=recursive");
    assert_eq!(page.model.parts.stage(Part::Rest), PartStage::Failed);
    assert_eq!(page.codes(), [""; 0]);
    page.is_offline = false;
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    assert_eq!(page.model.parts.stage(Part::Rest), PartStage::Failed);
    let wants: [fn() -> Message; 4] = [
        || Message::ViewChosen(View::Results),
        || Message::Transport(TransportMessage::Run),
        || Message::CodeWanted,
        bitmask,
    ];
    for wanted in wants {
        let mut page = Page::offline("n=6&algorithm=recursive");
        page.is_offline = false;
        page.send(wanted());
        assert_eq!(page.model.parts.stage(Part::Rest), PartStage::Here);
    }
}

fn bitmask() -> Message {
    Message::Form(FormMessage::AlgorithmChosen(
        algorithm::describe("bitmask").expect("it exists"),
    ))
}

#[test]
fn an_algorithm_that_is_chosen_has_its_code_fetched_before_it_is_run() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(bitmask());
    assert_eq!(page.model.parts.stage(Part::Algorithms), PartStage::Here);
    page.send(TransportMessage::Run);
    page.play(200);
    assert!(page.step() > 0);
}

#[test]
fn a_run_whose_code_is_on_its_way_goes_on_when_it_comes() {
    let mut page = Page::slow("n=6&algorithm=recursive");
    page.send(bitmask());
    page.send(TransportMessage::Run);
    page.play(20);
    assert_eq!((page.model.state(), page.step()), (State::Playing, 0));
    page.send(TransportMessage::ToStep(7));
    assert_eq!((page.model.state(), page.step()), (State::Preparing, 0));
    page.send(Message::PartFetched(Fetched::Algorithms(&algorithm::ALL)));
    page.work(20);
    assert_eq!((page.model.state(), page.step()), (State::Paused, 7));
}

#[test]
fn code_that_does_not_come_ends_its_run_with_a_notice_and_is_asked_for_again_by_the_next() {
    let mut page = Page::offline("n=6&algorithm=recursive");
    page.send(bitmask());
    assert_eq!(page.codes(), ["code-not-fetched"]);
    page.send(TransportMessage::Run);
    assert_eq!(page.model.state(), State::Idle);
    assert_eq!(page.codes(), ["code-not-fetched"]);
    page.is_offline = false;
    page.send(TransportMessage::Run);
    page.play(200);
    assert_eq!(page.codes(), [""; 0]);
    assert_eq!(page.model.state(), State::Playing);
    assert!(page.step() > 0);
}

#[test]
fn a_count_needs_no_code_in_the_page() {
    let mut page = Page::slow("n=6&algorithm=recursive");
    page.send(FormMessage::GoalChosen(Goal::Count));
    page.send(bitmask());
    page.send(TransportMessage::Run);
    page.work(50);
    assert_eq!(page.model.state(), State::Done);
    page.send(Message::PartMissed(Part::Algorithms));
    assert_eq!(page.model.state(), State::Done);
}

#[test]
fn what_could_not_be_timed_for_want_of_code_is_timed_when_it_comes() {
    let mut page = Page::slow("n=9&algorithm=recursive");
    // The test answers instead of the server.
    page.server = None;
    page.send(FormMessage::AlgorithmChosen(
        algorithm::describe("permutations").expect("it exists"),
    ));
    page.send(FormMessage::SizeStepped(Side::Files, 3));
    let asked = RunId(page.model.last_run);
    let surveyed = Answer::Surveyed {
        index: 0,
        outcome: Err(Reason::NoCode),
        milliseconds: 0.0,
    };
    page.send(said_about(asked, surveyed));
    assert_eq!(RunId(page.model.last_run), asked);
    page.send(Message::PartFetched(Fetched::Algorithms(&algorithm::ALL)));
    assert_ne!(RunId(page.model.last_run), asked);
}

#[test]
fn a_run_that_the_engine_refuses_for_want_of_code_says_so_in_the_readers_language() {
    let mut page = Page::open("n=6&algorithm=recursive&lang=fr");
    page.send(TransportMessage::Run);
    let run = RunId(page.model.last_run);
    page.send(said_about(run, Answer::Refused(Reason::NoCode)));
    assert_eq!(page.codes(), ["code-not-fetched"]);
}

#[test]
fn code_that_neither_engine_nor_page_can_fetch_is_told_of_once() {
    let mut page = Page::slow("n=8&algorithm=bitmask&view=results");
    page.send(TransportMessage::Run);
    let run = RunId(page.model.last_run);
    page.send(said_about(run, Answer::Refused(Reason::NoCode)));
    page.send(Message::PartMissed(Part::Algorithms));
    assert_eq!(page.codes(), ["code-not-fetched"]);
}

#[test]
fn texts_that_do_not_come_leave_the_earlier_ones_and_a_notice() {
    let mut page = Page::offline("n=6&algorithm=recursive");
    page.send(Message::Set(Setting::Lang(Some(Language::ROMANIAN))));
    assert_eq!(page.codes(), ["texts-not-fetched"]);
    assert_eq!(page.model.shown_language, Language::ENGLISH);
    assert_eq!(page.model.language(), Language::ENGLISH);
    assert!(!page.address.contains("lang"), "{}", page.address);
    page.is_offline = false;
    page.send(Message::Set(Setting::Lang(Some(Language::ROMANIAN))));
    assert_eq!(page.codes(), [""; 0]);
    assert_eq!(page.model.shown_language, Language::ROMANIAN);
}

#[test]
fn texts_that_take_long_are_told_of_until_they_are_here() {
    let mut page = Page::slow("n=6&algorithm=recursive&lang=fr");
    page.send(Message::TextsLate(Language::FRENCH));
    assert_eq!(page.codes(), ["texts-late"]);
    page.send(Message::PartFetched(Fetched::Texts(Language::FRENCH)));
    assert_eq!(page.codes(), [""; 0]);
    assert_eq!(page.model.shown_language, Language::FRENCH);
    page.send(Message::TextsLate(Language::FRENCH));
    assert_eq!(page.codes(), [""; 0], "they are here");
    let mut page = Page::slow("n=6&algorithm=recursive&lang=fr");
    page.send(Message::TextsLate(Language::FRENCH));
    page.send(Message::PartMissed(Part::Texts(Language::FRENCH)));
    assert_eq!(page.codes(), ["texts-not-fetched"]);
}

#[test]
fn on_a_phone_a_link_to_a_panel_opens_on_it() {
    let panel = |fragment: &str| Page::open(fragment).model.panel;
    assert_eq!(panel("n=6&view=results"), Panel::Path);
    assert_eq!(panel("n=6&step=20"), Panel::Setup);
}
