//! Going to events of every kind.

mod hidden;

use crate::message::Message;
use crate::message::TransportMessage;
use crate::model::State;
use crate::notice::Notice;
use crate::run::Run;
use crate::testing::Page;
use queens_core::{Direction, EventKind, Interest};

fn go(page: &mut Page, direction: Direction, interest: Interest) {
    page.send(TransportMessage::ToEvent(direction, interest));
    page.work(500);
}

#[test]
fn a_step_is_gone_to_where_nothing_has_been_run_yet() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(TransportMessage::ToStep(300));
    page.work(200);
    page.play(2);
    assert_eq!(page.step(), 300);
}

#[test]
fn a_step_that_is_not_there_is_reported() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(500);
    let last = page.model.shown.run().map_or(0, Run::known);
    for (step, shown, codes) in [
        (last, last, vec![]),
        (last + 1, last, vec!["past-the-end"]),
        (40, 40, vec![]),
    ] {
        page.send(TransportMessage::ToStep(step));
        page.work(10);
        assert_eq!((page.step(), page.codes()), (shown, codes));
    }
    // The board of a comparison may have more steps.
    let mut page = Page::open("n=6&algorithm=bitmask&compare=recursive&view=compare&step=30");
    page.work(500);
    for (by, codes) in [(1, vec![]), (u64::MAX / 2, vec!["past-the-end"])] {
        let last = page.model.shown.run().map_or(0, Run::known);
        page.send(TransportMessage::ToStep(last + by));
        assert_eq!(page.codes(), codes, "{by}");
    }
    let mut page = Page::open("n=20&algorithm=recursive&step=30");
    page.work(5);
    page.send(TransportMessage::Stop);
    page.send(TransportMessage::ToStep(u64::MAX / 2));
    assert_eq!(page.codes(), ["past-the-stop"]);
}

#[test]
fn dead_ends_and_rejections_are_gone_to_both_ways() {
    let mut page = Page::open("n=6&algorithm=recursive&step=1");
    page.work(50);
    for (interest, kind) in [
        (Interest::DeadEnd, EventKind::DeadEnd),
        (Interest::Rejection, EventKind::Reject),
    ] {
        go(&mut page, Direction::Forwards, interest);
        let first = page.step();
        assert_eq!(page.kind(), Some(kind));
        go(&mut page, Direction::Forwards, interest);
        assert!(page.step() > first && page.kind() == Some(kind));
        go(&mut page, Direction::Backwards, interest);
        assert_eq!(page.step(), first);
    }
    assert_eq!(
        page.address,
        format!("n=6&algorithm=recursive&step={}", page.step())
    );
}

#[test]
fn steps_without_a_solution_are_known_once_they_have_been_searched() {
    let mut page = Page::open("n=6&algorithm=recursive&step=1");
    page.work(500);
    let without = |page: &Page| {
        let run = page.model.shown.run().expect("a run");
        let (step, end) = (run.step(), run.known());
        let before = run.is_without_solution(0..step);
        (before, run.is_without_solution(step + 1..=end))
    };
    assert_eq!(without(&page), (true, false));
    for (is_first, is_last) in [(true, false), (false, false), (false, false), (false, true)] {
        go(&mut page, Direction::Forwards, Interest::Solution);
        assert_eq!(without(&page), (is_first, is_last));
    }
    let last = page.step();
    go(&mut page, Direction::Forwards, Interest::Solution);
    assert_eq!(page.step(), last);
}

#[test]
fn the_square_with_the_focus_is_gone_to_from_event_to_event() {
    let mut page = Page::open("n=6&algorithm=recursive&step=1");
    page.work(50);
    let c4 = "c4".parse().unwrap();
    page.send(Message::FocusMoved(c4));
    let mut steps = Vec::new();
    for _ in 0..3 {
        page.send(TransportMessage::ToFocused(Direction::Forwards));
        page.work(50);
        let run = page.model.shown.run().expect("a run");
        assert_eq!(run.event().and_then(|event| event.square()), Some(c4));
        steps.push(page.step());
    }
    page.send(TransportMessage::ToFocused(Direction::Backwards));
    page.work(50);
    assert_eq!(page.step(), steps[1]);
}

#[test]
fn a_depth_is_gone_to_at_its_first_time_wherever_the_cursor_is() {
    let mut page = Page::open("n=8&algorithm=recursive&step=18513");
    page.work(100);
    go(&mut page, Direction::Forwards, Interest::Depth(8));
    assert_eq!((page.step(), page.queens().len()), (1023, 8));
    go(&mut page, Direction::Forwards, Interest::Depth(2));
    assert_eq!(
        (page.step(), page.queens()),
        (4, vec!["a1".into(), "b3".into()])
    );
}

#[test]
fn what_is_not_found_is_said_and_the_cursor_stays() {
    let mut page = Page::open("n=6&algorithm=recursive&step=1");
    page.work(50);
    go(&mut page, Direction::Backwards, Interest::DeadEnd);
    assert_eq!((page.codes(), page.step()), (vec!["nothing-found"], 1));
    page.send(TransportMessage::ToEnd);
    page.work(50);
    let end = page.step();
    go(
        &mut page,
        Direction::Forwards,
        Interest::Square("c4".parse().unwrap()),
    );
    assert_eq!((page.codes(), page.step()), (vec!["nothing-found"], end));
    assert_eq!(page.model.state(), State::Done);
}

#[test]
fn a_square_that_is_known_to_be_spared_has_no_event_behind() {
    for address in [
        "n=8&algorithm=recursive&fixed=c5",
        "problem=domination&n=6&algorithm=coverage-search",
    ] {
        let mut page = Page::open(&format!("{address}&step=9"));
        page.work(50);
        let squares = page.model.address.settings.size.squares();
        let mut spared = 0;
        for square in squares {
            page.send(TransportMessage::ToStep(9));
            page.work(50);
            let run = page.model.shown.run().expect("a run");
            let is_spared = run.has_spared(square);
            go(&mut page, Direction::Backwards, Interest::Square(square));
            assert!(!is_spared || page.step() == 9, "{address}: {square}");
            spared += usize::from(is_spared);
        }
        assert!(spared > 20, "{address}: {spared}");
    }
}

#[test]
fn stop_ends_a_look_that_would_never_end() {
    // This search never places thirty-two queens in a lifetime, so the engine looks until the search is stopped.
    let mut page = Page::open("n=32&algorithm=bitmask&step=1");
    page.work(50);
    page.send(TransportMessage::ToEvent(
        Direction::Forwards,
        Interest::Depth(32),
    ));
    page.work(300);
    assert_eq!(page.model.state(), State::Searching);
    page.send(TransportMessage::Stop);
    assert_eq!((page.model.state(), page.step()), (State::Stopped, 1));
    page.work(20_000);
    let server = page.server.as_mut().expect("an engine");
    assert!(!server.work(|| 1e9, &mut |_| {}), "the engine is at rest");
    assert_eq!((page.codes(), page.step()), (vec![], 1));
}

#[test]
fn stop_ends_a_look_through_a_finished_search_and_leaves_it_finished() {
    let mut page = Page::open("n=8&algorithm=bitmask&step=1");
    page.work(200);
    page.send(TransportMessage::ToEvent(
        Direction::Forwards,
        Interest::DeadEnd,
    ));
    page.send(TransportMessage::Stop);
    assert_eq!((page.model.state(), page.step()), (State::Paused, 1));
    page.work(200);
    assert_eq!((page.model.state(), page.codes()), (State::Paused, vec![]));
}

#[test]
fn what_never_comes_is_said_at_once_and_not_looked_for() {
    for (fragment, interest) in [
        ("n=24&algorithm=bitmask&step=1", Interest::Rejection),
        (
            "n=24&algorithm=forward-checking&step=1",
            Interest::Rejection,
        ),
        // The newly placed queen is the third.
        (
            "n=24&algorithm=recursive&fixed=a1,b3&step=1",
            Interest::Depth(2),
        ),
        (
            "n=24&algorithm=recursive&fixed=x1&step=1",
            Interest::Square("x5".parse().unwrap()),
        ),
        (
            "n=24&algorithm=bitmask&fixed=x1&step=1",
            Interest::Square("w2".parse().unwrap()),
        ),
    ] {
        let mut page = Page::open(fragment);
        page.work(50);
        for direction in [Direction::Forwards, Direction::Backwards] {
            page.send(TransportMessage::ToEvent(direction, interest));
            let expected = match interest {
                Interest::Rejection => Notice::NeverRejects,
                _ => Notice::NothingFound(interest),
            };
            assert_eq!(page.model.notices, [expected], "{fragment}");
            assert_eq!((page.model.state(), page.step()), (State::Paused, 1));
            assert_eq!(page.address, fragment, "the address stays");
        }
    }
}

#[test]
fn every_line_of_the_menu_is_answered_where_masks_leave_nothing_to_reject() {
    for id in ["bitmask", "forward-checking"] {
        let mut page = Page::open(&format!("n=6&algorithm={id}&step=1"));
        page.work(50);
        for interest in [
            Interest::Solution,
            Interest::DeadEnd,
            Interest::Rejection,
            Interest::Square("c4".parse().unwrap()),
            Interest::Depth(6),
        ] {
            for (direction, start) in [(Direction::Forwards, true), (Direction::Backwards, false)] {
                page.send(if start {
                    Message::Transport(TransportMessage::ToStart)
                } else {
                    Message::Transport(TransportMessage::ToEnd)
                });
                page.work(50);
                // The engine looks for a number of queens from the start and only forwards.
                if !start && interest == Interest::Depth(6) {
                    continue;
                }
                let before = page.step();
                go(&mut page, direction, interest);
                let is_found = page.step() != before;
                let expected = interest != Interest::Rejection;
                assert_eq!(is_found, expected, "{id}: {direction:?} {interest:?}");
                let codes: &[&str] = if is_found { &[] } else { &["nothing-found"] };
                assert_eq!(page.codes(), codes, "{id}: {direction:?} {interest:?}");
            }
        }
    }
}

#[test]
fn a_look_for_what_does_not_come_again_ends_with_the_search_and_says_so() {
    let mut page = Page::open("n=9&algorithm=forward-checking&fixed=a1,b3,c5,d2&step=1");
    page.work(2);
    let mut found = 0;
    while page.codes().is_empty() {
        go(&mut page, Direction::Forwards, Interest::Solution);
        found += u64::from(page.codes().is_empty());
        assert!(found < 100, "it ends");
    }
    assert_eq!(page.codes(), ["no-solution"]);
    let run = page.model.shown.run().expect("a run");
    assert_eq!((run.is_complete(), run.farthest().solutions), (true, found));
}
