//! Parts of the page that are fetched when they are wanted.

use queens_worker::protocol::{Pane, RunId};

use super::*;
use crate::message::CompareMessage;
use crate::model::{Dialog, Panel, View};
use crate::narration::narrate;
use crate::parts::{Part, Stage};
use crate::settings::Side;
use crate::text::Language;

fn stages(page: &Page) -> Vec<Stage> {
    let stage = |&part: &Part| page.model.parts.stage(part);
    Part::ALL.iter().map(stage).collect()
}

#[test]
fn what_is_shown_asks_for_its_part_and_nothing_else_does() {
    use Stage::{Away, Here};
    let mut page = Page::open("n=6&algorithm=recursive");
    assert_eq!(stages(&page), [Away; 5]);
    page.send(Message::LanguageChosen(Language::French));
    assert_eq!(stages(&page), [Here, Away, Away, Away, Away]);
    page.send(Message::ViewChosen(View::Stack));
    assert_eq!(stages(&page), [Here, Away, Away, Away, Away]);
    page.send(Message::ViewChosen(View::Results));
    assert_eq!(stages(&page), [Here, Away, Away, Here, Away]);
    page.send(Message::ViewChosen(View::About));
    assert_eq!(stages(&page), [Here, Away, Here, Here, Away]);
    page.send(Message::ViewChosen(View::Compare));
    assert_eq!(stages(&page), [Here, Away, Here, Here, Here]);
}

#[test]
fn the_list_of_keys_and_the_menu_of_events_bring_the_panels() {
    for dialog in [Dialog::Keys, Dialog::GoTo] {
        let mut page = Page::open("n=6&algorithm=recursive");
        page.send(Message::DialogOpened(dialog));
        assert_eq!(
            page.model.parts.stage(Part::Panels),
            Stage::Here,
            "{dialog:?}"
        );
    }
}

#[test]
fn a_part_that_does_not_come_is_asked_for_again_only_when_the_reader_says_so() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.is_offline = true;
    page.send(Message::ViewChosen(View::Results));
    assert_eq!(page.model.parts.stage(Part::Panels), Stage::Failed);
    page.is_offline = false;
    page.send(Message::ViewChosen(View::Stack));
    page.send(Message::ViewChosen(View::Results));
    assert_eq!(page.model.parts.stage(Part::Panels), Stage::Failed);
    page.send(Message::PartWanted(Part::Panels));
    assert_eq!(page.model.parts.stage(Part::Panels), Stage::Here);
}

fn bitmask() -> Message {
    Message::AlgorithmChosen(algorithm::describe("bitmask").expect("it exists"))
}

#[test]
fn an_algorithm_that_is_chosen_has_its_code_fetched_before_it_is_run() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(bitmask());
    assert_eq!(page.model.parts.stage(Part::Code), Stage::Here);
    page.send(Message::Run);
    page.play(200);
    assert!(page.step() > 0);
}

#[test]
fn a_run_whose_code_is_on_its_way_goes_on_when_it_comes() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.is_slow = true;
    page.send(bitmask());
    page.send(Message::Run);
    page.play(20);
    assert_eq!((page.model.state(), page.step()), (State::Playing, 0));
    page.send(Message::ToStep(7));
    assert_eq!((page.model.state(), page.step()), (State::Preparing, 0));
    page.send(Message::PartFetched(Part::Code));
    page.work(20);
    assert_eq!((page.model.state(), page.step()), (State::Paused, 7));
}

#[test]
fn code_that_does_not_come_ends_its_run_with_a_notice_and_is_asked_for_again_by_the_next() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.is_offline = true;
    page.send(bitmask());
    assert_eq!(page.codes(), ["code-not-fetched"]);
    page.send(Message::Run);
    assert_eq!(page.model.state(), State::Idle);
    assert_eq!(page.codes(), ["code-not-fetched"]);
    page.is_offline = false;
    page.send(Message::Run);
    page.play(200);
    assert_eq!(page.codes(), [""; 0]);
    assert_eq!(page.model.state(), State::Playing);
    assert!(page.step() > 0);
}

#[test]
fn a_second_board_waits_for_its_code_and_says_so() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.is_slow = true;
    page.send(Message::Run);
    page.send(Message::ViewChosen(View::Compare));
    page.play(100);
    let second = |page: &Page| page.model.run_at(Pane::Second).map(|run| run.step());
    assert!(second(&page) == Some(0) && page.step() > 0);
    let told = narrate(&page.model, Pane::Second).sentence.plain();
    assert_eq!(told, page.model.texts().parts.coming);
    page.send(Message::PartFetched(Part::Code));
    page.play(20);
    assert_eq!(second(&page), Some(page.step()));
}

#[test]
fn a_second_board_whose_code_did_not_come_asks_for_it_again_when_it_is_chosen() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.is_offline = true;
    page.send(Message::Run);
    page.play(20);
    page.send(Message::ViewChosen(View::Compare));
    assert_eq!(page.codes(), ["code-not-fetched"]);
    page.play(20);
    page.is_offline = false;
    let half_board = algorithm::describe("half-board").expect("it exists");
    page.send(Message::Compare(CompareMessage::Chosen(half_board)));
    assert_eq!(page.codes(), [""; 0]);
    page.play(20);
    let second = page.model.run_at(Pane::Second).map(|run| run.step());
    assert_eq!(second, Some(page.step()));
}

#[test]
fn a_count_needs_no_code_in_the_page() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.is_slow = true;
    page.send(bitmask());
    page.send(Message::GoalChosen(Goal::Count));
    page.send(Message::Run);
    page.work(50);
    assert_eq!(page.model.state(), State::Done);
    page.send(Message::PartMissed(Part::Code));
    assert_eq!(page.model.state(), State::Done);
}

#[test]
fn what_could_not_be_timed_for_want_of_code_is_timed_when_it_comes() {
    let mut page = Page::open("n=9&algorithm=recursive");
    // It is answered by hand.
    page.server = None;
    page.is_slow = true;
    page.send(Message::AlgorithmChosen(
        algorithm::describe("permutations").expect("it exists"),
    ));
    page.send(Message::SizeStepped(Side::Files, 3));
    let asked = RunId(page.model.last_run);
    let surveyed = Answer::Surveyed {
        index: 0,
        outcome: Err(Reason::NoCode),
        milliseconds: 0.0,
    };
    page.send(said_about(asked, surveyed));
    assert_eq!(RunId(page.model.last_run), asked);
    page.send(Message::PartFetched(Part::Code));
    assert_ne!(RunId(page.model.last_run), asked);
}

#[test]
fn a_run_that_the_engine_refuses_for_want_of_code_says_so_in_the_readers_language() {
    let mut page = Page::open("n=6&algorithm=recursive&lang=fr");
    page.send(Message::Run);
    let run = RunId(page.model.last_run);
    page.send(said_about(run, Answer::Refused(Reason::NoCode)));
    assert_eq!(page.codes(), ["code-not-fetched"]);
}

#[test]
fn texts_that_do_not_come_leave_the_earlier_ones_and_a_notice() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.is_offline = true;
    page.send(Message::LanguageChosen(Language::Romanian));
    assert_eq!(page.codes(), ["texts-not-fetched"]);
    assert_eq!(page.model.texts().language, Language::English);
    assert_eq!(page.model.language, Language::English);
    assert!(!page.address.contains("lang"), "{}", page.address);
    page.is_offline = false;
    page.send(Message::LanguageChosen(Language::Romanian));
    assert_eq!(page.codes(), [""; 0]);
    assert_eq!(page.model.texts().language, Language::Romanian);
}

#[test]
fn on_a_phone_a_link_to_a_panel_opens_on_it() {
    let panel = |fragment: &str| Page::open(fragment).model.panel;
    assert_eq!(panel("n=6&view=results"), Panel::Path);
    assert_eq!(panel("n=6&step=20"), Panel::Setup);
}
