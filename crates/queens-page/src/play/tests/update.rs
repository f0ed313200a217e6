//! Play: the search pauses and keeps its step, the address contains the position, and the engine answers.

use queens_core::feasibility::{Feasibility, Infeasible};
use queens_core::hint::Hint;
use queens_core::{Problem, Square};
use queens_worker::protocol::{BUILD, Encoded, RunId, decode, encode};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::effect::Effect;
use crate::message::Message;
use crate::message::{FormMessage, TransportMessage};
use crate::model::Announcement;
use crate::model::State;
use crate::notice::Notice;
use crate::play::{Change, PlayMessage};
use crate::screen::Role;
use crate::testing::{Page, said, said_about};
use crate::update::update;
use queens_worker::protocol::{Answer, Reason, Response};

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
        page.model.address.settings.given.squares(),
        [Square::A1],
        "it stays"
    );
}

#[test]
fn whoever_runs_or_steps_watches_and_a_board_above_32_is_not_played_on() {
    for message in [TransportMessage::Run, TransportMessage::ToStep(3)] {
        let mut page = Page::open("n=6&algorithm=recursive&mode=play&placed=b1");
        page.send(message);
        assert_eq!(page.model.address.role, Role::Watch);
        assert_eq!(page.model.play.placed().squares().len(), 1);
    }
    let mut page = Page::open("n=8&algorithm=min-conflicts&seed=1&mode=play&placed=h8");
    page.send(FormMessage::SizeTyped(
        crate::settings::Side::Files,
        "40".into(),
    ));
    page.send(FormMessage::SizeEntered(crate::settings::Side::Files));
    assert_eq!(page.model.address.role, Role::Watch);
    assert!(page.codes().contains(&"bad-value"), "{:?}", page.codes());
}

#[test]
fn a_way_that_is_cut_short_is_told_with_where_it_ends() {
    let told = |page: &Page| match &page.model.notices[..] {
        [.., Notice::WayCut { last, squares }] => (last.map(|it| it.to_string()), *squares),
        notices => panic!("{notices:?}"),
    };
    let knight = "problem=knight&n=5&algorithm=tour-fewest-onward&mode=play&placed=";
    let mut page = Page::open(&format!("{knight}a1,b3,d4,e2"));
    page.send(FormMessage::GivenTyped("c3".into()));
    page.send(FormMessage::GivenEntered);
    // The form's start is not next to the squares placed before.
    assert_eq!(told(&page), (Some("c3".to_owned()), 4));
    let mut page = Page::open(&format!("{knight}a1,b3,c5,e4,d2"));
    page.send(FormMessage::SizeStepped(crate::settings::Side::Ranks, -1));
    assert_eq!(page.codes(), ["given-dropped", "given-dropped"]);
    assert_eq!(told(&page), (Some("b3".to_owned()), 2));
    assert!(page.address.ends_with("&placed=a1,b3"), "{}", page.address);
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
    let attack = page.model.play.prospects.infeasible();
    assert!(
        matches!(attack, Some(Infeasible::Attack { .. })),
        "{attack:?}"
    );
    toggle(&mut page, "b2,b4");
    work_until_answered(&mut page);
    page.work(200);
    let prospects = &page.model.play.prospects;
    assert!(matches!(
        prospects.feasibility(),
        Some(Feasibility::Feasible { .. })
    ));
    assert_eq!(prospects.ways(), Some(1));
}

#[test]
fn the_answer_is_told_no_more_where_that_is_not_wanted() {
    let mut page = Page::open("n=6&algorithm=recursive&mode=play");
    work_until_answered(&mut page);
    page.send(PlayMessage::AnswerToggled);
    assert!(!page.model.shows_answer());
    toggle(&mut page, "a1");
    work_until_answered(&mut page);
    let a1 = Change::Placed(Square::A1);
    let said = Some(Announcement::Played(a1));
    assert_eq!(page.model.announcement, said, "only what was done");
    page.send(PlayMessage::AnswerToggled);
    assert_eq!(page.model.announcement, Some(Announcement::Answered(None)));
    assert_eq!(page.model.play.prospects.name(), "no");
}

#[test]
fn another_engine_is_asked_again() {
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

/// The last request.
fn last(page: &Page) -> RunId {
    RunId(page.model.last_run)
}

#[test]
fn answers_about_earlier_positions_are_dropped() {
    let mut page = Page::open("n=6&mode=play&placed=a2");
    let earlier = last(&page);
    page.server = None;
    toggle(&mut page, "b4");
    assert_ne!(last(&page), earlier);
    let why = Infeasible::Searched { nodes: 1 };
    let answer = |feasibility| Answer::Feasibility {
        feasibility: Encoded::new(&feasibility),
        ways: None,
    };
    page.send(said_about(earlier, answer(Feasibility::Infeasible(why))));
    assert_eq!(page.model.play.prospects.name(), "unknown");
    let now = last(&page);
    page.send(said_about(now, answer(Feasibility::Infeasible(why))));
    assert_eq!(page.model.play.prospects.name(), "no");
}

#[test]
fn a_question_that_the_engine_refuses_is_told_and_waits_no_more() {
    let mut page = Page::open("n=6&mode=play&placed=a2");
    page.server = None;
    toggle(&mut page, "b4");
    let prospect = last(&page);
    page.send(said_about(prospect, Answer::Refused(Reason::NoCode)));
    assert!(!page.model.play.prospects.is_awaited());
    page.send(PlayMessage::HintWanted);
    let hint = last(&page);
    assert_ne!(hint, prospect);
    page.send(said_about(hint, Answer::Refused(Reason::NoCode)));
    assert!(!page.model.play.advice.is_awaited());
    assert_eq!(page.model.notices, [Notice::CodeNotFetched]);
}

#[test]
fn an_answer_that_cannot_be_read_is_reported_and_no_longer_awaited() {
    /// Encodes an answer of another kind, whose bytes do not match.
    fn other<T: DeserializeOwned + Serialize>() -> Encoded<T> {
        let bytes = encode(&Encoded::new(&u8::MAX)).expect("a message");
        decode(&bytes).expect("a message")
    }
    let mut page = Page::open("n=6&mode=play&placed=a2");
    page.server = None;
    toggle(&mut page, "b4");
    let unreadable = Answer::Feasibility {
        feasibility: other(),
        ways: None,
    };
    page.send(said_about(last(&page), unreadable));
    assert!(!page.model.play.prospects.is_awaited());
    let [Notice::EngineRefused { reason }] = &page.model.notices[..] else {
        panic!("{:?}", page.model.notices);
    };
    assert!(
        reason.starts_with("a message could not be decoded"),
        "{reason}"
    );
    page.send(PlayMessage::HintWanted);
    page.send(said_about(last(&page), Answer::Play(other())));
    assert!(!page.model.play.advice.is_awaited());
}

#[test]
fn a_hint_is_not_looked_for_once_nobody_waits_for_it() {
    let mut page = Page::open("n=6&mode=play&placed=a2");
    page.server = None;
    page.send(PlayMessage::HintWanted);
    assert!(page.model.play.advice.is_awaited());
    let asked = last(&page);
    let effects = update(&mut page.model, Message::RoleChosen(Role::Watch), page.rest);
    assert!(effects.contains(&Effect::stop(asked)), "{effects:?}");
    assert!(!page.model.play.advice.is_awaited());
}

fn hint(page: &mut Page) -> u8 {
    page.send(PlayMessage::HintWanted);
    for _ in 0..200 {
        if !page.model.play.advice.is_awaited() {
            break;
        }
        page.work(20);
    }
    page.model.play.advice.level()
}

#[test]
fn a_hint_is_told_step_by_step_and_forgotten_with_the_next_move() {
    let mut page = Page::open("n=6&mode=play&placed=b1");
    assert_eq!(page.model.play.advice.level(), 0);
    for level in [1, 2, 3, 3] {
        assert_eq!(hint(&mut page), level);
        assert_eq!(page.model.announcement, Some(Announcement::Advice));
    }
    assert!(!page.model.play.advice.has_more());
    let told = page.model.play.advice.told();
    let Some((Hint::Next(next), 3)) = told else {
        panic!("{told:?}");
    };
    let right = next.right;
    page.send(PlayMessage::SquareToggled(right));
    assert_eq!(page.model.play.advice.told(), None);
    work_until_answered(&mut page);
    let feasibility = page.model.play.prospects.feasibility();
    assert!(
        matches!(feasibility, Some(Feasibility::Feasible { .. })),
        "it is right"
    );
    page.send(PlayMessage::Undo);
    assert_eq!(hint(&mut page), 1, "and can be asked for again");
}

#[test]
fn a_mistake_is_the_queen_placed_first_after_which_none_is_left() {
    let mut page = Page::open("n=6&mode=play");
    toggle(&mut page, "d5,a1");
    assert_eq!(
        (hint(&mut page), hint(&mut page)),
        (1, 1),
        "one step says it"
    );
    let told = page.model.play.advice.told();
    let Some((Hint::Mistaken { at, .. }, 1)) = told else {
        panic!("{told:?}");
    };
    let queens = page.model.play.in_order(&page.model.address.settings);
    assert_eq!(queens[*at].to_string(), "a1");
    // An address has no order of placing, so the queens are in order of files.
    let mut page = Page::open("n=6&mode=play&placed=a1,d5");
    hint(&mut page);
    let told = page.model.play.advice.told();
    assert!(
        matches!(told, Some((Hint::Mistaken { at: 0, .. }, 1))),
        "{told:?}"
    );
}

#[test]
fn there_are_hints_for_each_problem_but_none_where_nothing_is_left_or_no_knight_stands() {
    let mut solved = Page::open("n=4&mode=play&placed=a2,b4,c1,d3");
    assert_eq!(hint(&mut solved), 0);
    let domination = "problem=domination&n=6&algorithm=coverage-search&mode=play";
    assert_eq!(hint(&mut Page::open(domination)), 1);
    let knight = "problem=knight&n=6&mode=play";
    assert_eq!(hint(&mut Page::open(knight)), 0);
    assert_eq!(hint(&mut Page::open(&format!("{knight}&placed=a1"))), 1);
}

#[test]
fn a_hint_waits_for_another_engine_if_the_first_one_is_lost() {
    let mut page = Page::open("n=20&mode=play&placed=a1");
    page.send(PlayMessage::HintWanted);
    assert!(page.model.play.advice.is_awaited());
    page.send(said(Response::Ready {
        build: BUILD.into(),
    }));
    assert_eq!(hint(&mut page), 1);
}

#[test]
fn a_queen_is_moved_in_one_change_and_given_queens_stay() {
    let at = |name: &str| -> Square { name.parse().unwrap() };
    let mut page = Page::open("n=8&mode=play&fixed=a1&placed=b3,c5");
    let moved = |from, to| PlayMessage::Moved {
        from: at(from),
        to: at(to),
    };
    page.send(moved("b3", "b4"));
    assert_eq!(
        page.address,
        "n=8&algorithm=recursive&fixed=a1&mode=play&placed=b4,c5"
    );
    let change = Change::Moved {
        from: at("b3"),
        to: at("b4"),
    };
    assert_eq!(page.model.announcement, Some(Announcement::Played(change)));
    page.send(PlayMessage::Undo);
    assert_eq!(
        page.address,
        "n=8&algorithm=recursive&fixed=a1&mode=play&placed=b3,c5"
    );
    // A queen does not go to a taken square, and a given queen stays.
    for (from, to) in [("b3", "c5"), ("b3", "a1"), ("a1", "a2")] {
        page.send(moved(from, to));
        assert_eq!(
            page.address,
            "n=8&algorithm=recursive&fixed=a1&mode=play&placed=b3,c5"
        );
        assert_eq!(page.codes().len(), 1, "{from} to {to}");
        page.model.notices.clear();
    }
    page.send(moved("h8", "h7"));
    assert_eq!(
        page.address,
        "n=8&algorithm=recursive&fixed=a1&mode=play&placed=b3,c5"
    );
    assert_eq!(page.codes(), Vec::<&str>::new(), "no queen on h8");
}

#[test]
fn a_queen_is_picked_up_and_set_down_by_keys_or_put_back() {
    let at = |name: &str| -> Square { name.parse().unwrap() };
    let mut page = Page::open("n=8&mode=play&placed=b3,c5");
    page.send(PlayMessage::PickedUp(at("b3")));
    assert_eq!(page.model.play.picked_up, Some(at("b3")));
    page.send(PlayMessage::SquareToggled(at("b6")));
    assert_eq!(
        page.address,
        "n=8&algorithm=recursive&mode=play&placed=b6,c5"
    );
    assert_eq!(page.model.play.picked_up, None);
    for back in [PlayMessage::PutBack, PlayMessage::SquareToggled(at("c5"))] {
        page.send(PlayMessage::PickedUp(at("c5")));
        page.send(back);
        assert_eq!(page.model.play.picked_up, None);
        assert_eq!(
            page.address,
            "n=8&algorithm=recursive&mode=play&placed=b6,c5"
        );
    }
    page.send(PlayMessage::PickedUp(at("h1")));
    assert_eq!(page.model.play.picked_up, None, "no queen on h1");
    // The knight is not picked up: it goes by its moves.
    let mut page = Page::open("problem=knight&n=6&mode=play&fixed=a1&placed=b3");
    page.send(PlayMessage::PickedUp(at("b3")));
    assert_eq!(page.model.play.picked_up, None);
}

#[test]
fn a_piece_cannot_be_placed_on_a_blocked_square_and_the_answer_avoids_it() {
    let mut page = Page::open("n=4&algorithm=recursive&blocked=a3&mode=play");
    toggle(&mut page, "a3");
    assert_eq!(page.codes(), ["blocked-square"]);
    assert!(
        page.model
            .play
            .judgement
            .as_ref()
            .is_some_and(|judgement| judgement.standing.is_empty())
    );
    work_until_answered(&mut page);
    assert_eq!(page.model.play.prospects.infeasible(), None);
    // The only solution with a2 does not contain a3. The other solution begins on a3.
    toggle(&mut page, "d2");
    work_until_answered(&mut page);
    assert!(page.model.play.prospects.infeasible().is_some());
}
