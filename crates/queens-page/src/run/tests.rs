//! A search that runs, plays, stops and steps.

use crate::message::Message;
use crate::message::TransportMessage;
use crate::model::Announcement;
use crate::model::State;
use crate::run::Run;
use crate::testing::Page;
use crate::transport::speed::Speed;
use queens_core::{Direction, EventKind, Interest, WINDOW};

#[test]
fn run_plays_from_the_start_and_pushes_one_entry() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    page.send(TransportMessage::Run);
    assert_eq!((page.model.state(), page.pushed), (State::Playing, 1));
    page.play(20);
    assert_eq!(
        (page.model.state(), page.kind()),
        (State::Done, Some(EventKind::End))
    );
    assert_eq!(
        page.model.shown.run().map(|run| run.counters().solutions),
        Some(4)
    );
    assert_eq!(
        (&page.model.announcement, page.pushed),
        (&Some(Announcement::Event), 1)
    );
}

#[test]
fn at_full_speed_windows_are_asked_for_several_at_a_time() {
    let mut page = Page::open("n=10&algorithm=recursive");
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    page.send(TransportMessage::Run);
    page.send(TransportMessage::PlayToggled);
    page.work(1000);
    assert!(page.model.shown.run().is_some_and(|run| run.is_complete()));
    (page.asked, page.windows) = (0, 0);
    page.send(TransportMessage::PlayToggled);
    page.play(100);
    assert_eq!(page.model.state(), State::Done);
    let (asked, windows) = (page.asked, page.windows);
    let there = page.known() / WINDOW + 1;
    assert!(windows as u64 <= there, "{windows} windows of {there}");
    assert!(
        asked * 2 <= windows,
        "{asked} requests for {windows} windows"
    );
}

#[test]
fn at_full_speed_the_cursor_is_where_the_search_is() {
    let mut page = Page::open("n=20&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.work(400);
    let known = page.known();
    assert!(known > 100 * WINDOW, "{known}");
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    page.play(10);
    assert_eq!(page.model.state(), State::Playing);
    assert!(page.step() >= known, "{} of {known}", page.step());
    // The board shows the state at this step, and a step back shows the previous state.
    page.send(TransportMessage::PlayToggled);
    let step = page.step();
    page.send(TransportMessage::ToStep(step - 1));
    page.work(10);
    assert_eq!(page.step(), step - 1);
}

#[test]
fn a_speed_of_eight_is_eight_events_a_second() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.work(10);
    page.send(TransportMessage::Frame(1000.0));
    for second in 1..=5 {
        for part in 1..=10 {
            page.send(TransportMessage::Frame(
                1000.0 * f64::from(second) + 100.0 * f64::from(part),
            ));
        }
        assert_eq!(page.step(), u64::from(second as u32) * 8);
    }
}

#[test]
fn a_step_forwards_and_back_is_the_same_board() {
    let mut page = Page::open("n=8&algorithm=recursive&step=857");
    page.work(20);
    let (before, state) = (page.queens(), page.model.state());
    assert_eq!((page.step(), state), (857, State::Paused));
    page.send(TransportMessage::Stepped(1));
    page.send(TransportMessage::Stepped(10));
    assert_eq!(page.step(), 868);
    page.send(TransportMessage::Stepped(-11));
    assert_eq!((page.step(), page.queens()), (857, before));
    assert_eq!(page.address, "n=8&algorithm=recursive&step=857");
}

#[test]
fn the_next_and_previous_solution_are_gone_to() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(TransportMessage::ToEvent(
        Direction::Forwards,
        Interest::Solution,
    ));
    page.work(20);
    assert_eq!(
        (page.step(), page.kind()),
        (1024, Some(EventKind::Solution))
    );
    page.send(TransportMessage::ToEvent(
        Direction::Forwards,
        Interest::Solution,
    ));
    page.work(20);
    assert!(page.step() > 1024 && page.kind() == Some(EventKind::Solution));
    page.send(TransportMessage::ToEvent(
        Direction::Backwards,
        Interest::Solution,
    ));
    page.work(20);
    assert_eq!(page.step(), 1024);
    page.send(TransportMessage::ToEvent(
        Direction::Backwards,
        Interest::Solution,
    ));
    page.work(20);
    assert_eq!((page.step(), page.codes()), (1024, vec!["no-solution"]));
}

#[test]
fn stop_ends_the_search_and_keeps_what_is_known() {
    let mut page = Page::open("n=32&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(10);
    page.send(TransportMessage::Stop);
    assert_eq!(page.model.state(), State::Stopped);
    page.send(TransportMessage::ToEnd);
    page.work(100);
    let run = page.model.shown.run().expect("the run is still shown");
    assert!(run.step() == run.known() && run.known() > 0 && !run.is_complete());
    assert_eq!(page.model.state(), State::Stopped);
}

#[test]
fn the_last_step_can_be_gone_to_before_anything_was_run() {
    let mut page = Page::open("n=6&algorithm=recursive");
    page.send(TransportMessage::ToEnd);
    page.work(100);
    assert_eq!(
        (page.model.state(), page.kind()),
        (State::Done, Some(EventKind::End))
    );
    let mut page = Page::open("n=32&algorithm=recursive");
    page.send(TransportMessage::ToEnd);
    assert_eq!((page.model.state(), page.step()), (State::Preparing, 0));
    assert_eq!(page.address, "n=32&algorithm=recursive");
    page.work(20);
    assert!(page.step() > 30_000, "step {}", page.step());
    assert_eq!(page.model.state(), State::Paused);
}

#[test]
fn a_stopped_search_has_no_step_beyond_the_last_one_known() {
    let mut page = Page::open("n=32&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(10);
    page.send(TransportMessage::Stop);
    page.send(TransportMessage::ToEnd);
    page.work(100);
    let last = page.step();
    for message in [
        Message::Transport(TransportMessage::Stepped(1)),
        Message::Transport(TransportMessage::Stepped(10)),
        Message::Transport(TransportMessage::ToStep(last + 9)),
    ] {
        page.send(message);
        page.work(100);
        assert_eq!((page.step(), page.model.state()), (last, State::Stopped));
        assert!(page.model.shown.run().is_some_and(Run::is_at_edge));
    }
    // Playback starts at the beginning, as at the end of a search.
    page.send(TransportMessage::PlayToggled);
    page.play(3);
    assert!(page.step() < last);
    assert_eq!(page.model.state(), State::Playing);
}

#[test]
fn playing_waits_for_a_search_that_never_ends() {
    let mut page = Page::open("n=32&algorithm=recursive&speed=max");
    page.send(TransportMessage::Run);
    page.play(60);
    assert_eq!(page.model.state(), State::Playing);
    assert!(page.step() > 100_000, "{}", page.step());
}

#[test]
fn a_count_is_made_without_a_trace() {
    let mut page = Page::open("n=8&algorithm=bitmask&goal=count");
    page.send(TransportMessage::Run);
    assert_eq!(page.model.state(), State::Searching);
    page.work(100);
    assert_eq!(page.model.state(), State::Done);
    assert_eq!(
        page.model.shown.run().map(|run| run.counters().solutions),
        Some(92)
    );
}

#[test]
fn quick_steps_add_up_while_nothing_has_been_read_yet() {
    let mut page = Page::open("n=8&algorithm=recursive");
    for _ in 0..3 {
        page.send(TransportMessage::Stepped(1));
    }
    page.work(50);
    assert_eq!(page.step(), 3);
}

#[test]
fn while_nothing_can_be_read_some_frames_draw_and_a_pause_draws_at_once() {
    let mut page = Page::open("n=11&algorithm=recursive");
    page.send(TransportMessage::SpeedChosen(Speed::Thousandths(30_000)));
    page.send(TransportMessage::Run);
    // The cursor follows a running search and waits for it.
    page.work(100_000);
    assert!(page.model.shown.run().is_some_and(|run| run.is_complete()));
    page.play(20);
    for _ in 0..20 {
        let (step, drawings) = (page.step(), page.drawings);
        page.play(1);
        assert!(page.drawings > drawings || page.step() == step);
    }
    assert!(page.step() > 5);
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    let drawings = page.drawings;
    page.play(60);
    assert_eq!(page.model.state(), State::Playing);
    // Every second frame of 18 milliseconds.
    assert_eq!(page.drawings - drawings, 30);
    page.send(TransportMessage::PlayToggled);
    assert_eq!(page.model.state(), State::Paused);
    assert!(page.model.redraw.is_due);

    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    page.send(TransportMessage::Run);
    let mut drawings = page.drawings;
    while page.model.state() != State::Done {
        drawings = page.drawings;
        page.play(1);
    }
    assert!(page.drawings > drawings);
}

#[test]
fn the_page_is_drawn_once_more_when_playing_stalls() {
    let mut page = Page::open("n=14&algorithm=recursive");
    page.send(TransportMessage::SpeedChosen(Speed::Max));
    page.send(TransportMessage::Run);
    page.play(20);
    // The loaded part plays to its end, and then no steps follow.
    page.server = None;
    let mut step = page.step();
    page.play(1);
    while page.step() > step {
        step = page.step();
        page.play(1);
    }
    page.play(2);
    assert_eq!(page.model.state(), State::Playing);
    assert_eq!(page.drawn_step, step);
    let drawings = page.drawings;
    page.play(100);
    assert_eq!(page.drawings, drawings);
}

#[test]
fn slow_playback_rests_on_a_solution() {
    let mut page = Page::open("n=4&algorithm=recursive&goal=all");
    page.send(TransportMessage::SpeedChosen(Speed::DEFAULT));
    page.send(TransportMessage::Run);
    let (mut rests, mut others) = (Vec::new(), Vec::new());
    while page.model.state() != State::Done {
        let (step, is_solution) = (page.step(), page.kind() == Some(EventKind::Solution));
        let mut frames = 0;
        while page.step() == step && page.model.state() != State::Done {
            page.play(1);
            frames += 1;
        }
        if is_solution {
            rests.push(frames);
        } else {
            others.push(frames);
        }
    }
    // A frame takes 18 milliseconds, and a step at this speed 125.
    assert_eq!(rests.len(), 2);
    assert!(
        rests.iter().all(|frames| (44..=48).contains(frames)),
        "{rests:?}"
    );
    assert!(others.iter().all(|&frames| frames <= 8), "{others:?}");
}
