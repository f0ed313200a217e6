//! Play: the search rests meanwhile and is where it was, the address holds the position, the engine answers.

use queens_core::prospect::{Hopeless, Outlook};
use queens_core::{Problem, Square};

use super::*;
use crate::message::{FormMessage, TransportMessage};
use crate::model::Announcement;
use crate::play::{Change, PlayMessage};
use crate::screen::Role;

fn toggle(page: &mut Page, squares: &str) {
    for square in squares.split(',') {
        page.send(PlayMessage::SquareToggled(square.parse().unwrap()));
    }
}

fn work_until_answered(page: &mut Page) {
    for _ in 0..200 {
        if !page.model.play.prospects.is_awaited() {
            return;
        }
        page.work(20);
    }
    panic!("no answer");
}

#[test]
fn the_search_rests_while_one_plays_and_is_where_it_was_afterwards() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(60);
    let step = page.step();
    assert!(step > 0 && page.model.state() == State::Playing);
    page.send(Message::RoleChosen(Role::Play));
    assert_eq!(page.model.state(), State::Idle);
    assert_eq!(page.model.announcement, Some(Announcement::Role));
    page.play(20);
    assert_eq!(page.step(), step, "it rests");
    toggle(&mut page, "b1,d2");
    assert!(
        page.address.ends_with("&mode=play&placed=b1,d2"),
        "{}",
        page.address
    );
    page.send(Message::RoleChosen(Role::Watch));
    assert_eq!((page.step(), page.model.state()), (step, State::Paused));
    assert!(!page.address.contains("mode") && page.address.contains("step="));
    page.send(Message::RoleChosen(Role::Play));
    assert_eq!(
        page.model.play.placed().squares().len(),
        2,
        "and nothing is lost"
    );
    assert!(page.model.play.can_undo());
}

#[test]
fn a_link_opens_on_the_very_position_and_back_restores_it() {
    let fragment = "n=8&algorithm=recursive&fixed=a1&mode=play&placed=b5,c8";
    let mut page = Page::open(fragment);
    assert_eq!(page.address, fragment);
    let judgement = page.model.play.judgement.as_ref().expect("judged");
    assert_eq!((judgement.standing.len(), judgement.left()), (3, Some(5)));
    toggle(&mut page, "d6");
    page.send(Message::ProblemChosen(Problem::Knight));
    assert!(page.model.play.placed().squares().is_empty());
    let query = String::new();
    let fragment = fragment.to_owned();
    page.send(Message::AddressChanged { query, fragment });
    assert_eq!(page.model.play.placed().squares().len(), 2);
}

#[test]
fn a_solution_is_done_and_every_change_is_announced() {
    let mut page = Page::open("n=4&algorithm=recursive&mode=play");
    toggle(&mut page, "a2,b4,c1");
    assert_eq!(page.model.state(), State::Idle);
    let d3: Square = "d3".parse().unwrap();
    toggle(&mut page, "d3");
    assert_eq!(page.model.state(), State::Done);
    let placed = Announcement::Played(Change::Placed(d3));
    assert_eq!(page.model.announcement, Some(placed));
    page.send(PlayMessage::Undo);
    assert_eq!(page.model.state(), State::Idle);
    page.send(PlayMessage::Redo);
    assert_eq!(page.model.state(), State::Done);
    page.send(PlayMessage::Clear);
    assert!(page.address.ends_with("&mode=play"), "{}", page.address);
}

#[test]
fn what_is_refused_is_told_and_changes_nothing() {
    let mut page =
        Page::open("problem=knight&n=8&algorithm=tour-fewest-onward&mode=play&placed=a1");
    toggle(&mut page, "b2");
    assert_eq!(page.codes(), ["not-a-move"]);
    assert!(page.address.ends_with("&placed=a1"));
    let mut page = Page::open("n=8&algorithm=recursive&fixed=a1&mode=play");
    toggle(&mut page, "a1");
    assert_eq!(page.codes(), ["repeated-square"]);
    assert_eq!(
        page.model.settings.given.squares(),
        [Square::A1],
        "it stays"
    );
}

#[test]
fn whoever_runs_or_steps_watches_and_a_board_above_32_is_not_played_on() {
    for message in [TransportMessage::Run, TransportMessage::ToStep(3)] {
        let mut page = Page::open("n=6&algorithm=recursive&mode=play&placed=b1");
        page.send(message);
        assert_eq!(page.model.role, Role::Watch);
        assert_eq!(page.model.play.placed().squares().len(), 1);
    }
    let mut page = Page::open("n=8&algorithm=min-conflicts&seed=1&mode=play&placed=h8");
    page.send(FormMessage::SizeTyped(
        crate::settings::Side::Files,
        "40".into(),
    ));
    page.send(FormMessage::SizeEntered(crate::settings::Side::Files));
    assert_eq!(page.model.role, Role::Watch);
    assert!(page.codes().contains(&"bad-value"), "{:?}", page.codes());
}

#[test]
fn a_smaller_board_takes_away_what_lies_beyond_it_and_says_so() {
    let mut page = Page::open("n=8&algorithm=recursive&mode=play&placed=a1,h8");
    page.send(FormMessage::SizeStepped(crate::settings::Side::Files, -1));
    assert_eq!(page.codes(), ["given-dropped"]);
    assert!(page.address.ends_with("&placed=a1"), "{}", page.address);
}

#[test]
fn the_engine_says_whether_it_can_be_completed_and_in_how_many_ways() {
    let mut page = Page::open("n=6&algorithm=recursive&mode=play");
    work_until_answered(&mut page);
    page.work(200);
    assert_eq!(
        page.model.play.prospects.ways(),
        Some(4),
        "all solutions of the board"
    );
    toggle(&mut page, "a1");
    assert_eq!(
        page.model.play.prospects.name(),
        "unknown",
        "it is asked again"
    );
    work_until_answered(&mut page);
    // No solution of the 6×6 board has a queen in a corner.
    assert_eq!(page.model.play.prospects.name(), "no");
    let a1 = Change::Placed(Square::A1);
    let said = Some(Announcement::Answered(Some(a1)));
    assert_eq!(page.model.announcement, said);
    toggle(&mut page, "a1,a2,b2");
    work_until_answered(&mut page);
    let attack = page.model.play.prospects.hopeless();
    assert!(
        matches!(attack, Some(Hopeless::Attack { .. })),
        "{attack:?}"
    );
    toggle(&mut page, "b2,b4");
    work_until_answered(&mut page);
    page.work(200);
    let prospects = &page.model.play.prospects;
    assert!(matches!(prospects.outlook(), Some(Outlook::Yes { .. })));
    assert_eq!(prospects.ways(), Some(1));
}

#[test]
fn another_engine_is_asked_again_and_answers_about_earlier_positions_are_dropped() {
    let mut page = Page::open("n=6&algorithm=recursive&mode=play&placed=a2");
    toggle(&mut page, "b4");
    work_until_answered(&mut page);
    assert_eq!(page.model.play.prospects.name(), "yes");
    page.send(Message::RoleChosen(Role::Watch));
    assert!(page.model.play.prospects.is_due(), "nobody waits for it");
    page.send(Message::RoleChosen(Role::Play));
    work_until_answered(&mut page);
    page.send(Message::ReloadEngine);
    assert!(page.model.play.prospects.is_awaited());
    work_until_answered(&mut page);
    assert_eq!(page.model.play.prospects.name(), "yes");
}
