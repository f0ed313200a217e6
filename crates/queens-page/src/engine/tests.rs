//! An engine that is lost, replaced, late, or from another build.

use queens_core::CountDetail;

use crate::effect::Effect;
use crate::engine::{Engine, Failure};
use crate::message::Message;
use crate::message::{FormMessage, TransportMessage};
use crate::model::State;
use crate::settings::Side;
use crate::testing::{Page, said, said_about};
use queens_core::{Direction, Interest};
use queens_worker::protocol::{Answer, Reason, Response};

#[test]
fn an_engine_that_could_not_be_started_is_tried_again_and_goes_on_where_it_was() {
    let mut page = Page::open("n=8&algorithm=recursive&step=100");
    page.work(20);
    let failed = |failure| Message::EngineFailed {
        failure,
        details: String::new(),
    };
    for _ in 0..2 {
        let effects =
            crate::update::update(&mut page.model, failed(Failure::NotStarted), page.rest);
        assert!(effects.contains(&Effect::AwaitEngine), "{effects:?}");
    }
    assert_eq!(page.model.state(), State::Failed);
    page.send(Message::EngineDue);
    page.work(20);
    assert_eq!((page.model.state(), page.step()), (State::Paused, 100));
    // A crashed engine restarts only at the reader's request.
    page.send(failed(Failure::Crashed));
    page.send(Message::EngineDue);
    assert_eq!(page.model.state(), State::Failed);
}

#[test]
fn a_replaced_engine_that_begins_again_takes_nothing_back() {
    let mut page = Page::open("n=10&algorithm=recursive&step=5000");
    page.work(1000);
    let run = page.model.shown.run().expect("a run");
    let (known, total) = (run.known(), run.farthest().solutions);
    assert!(run.is_complete() && total == 724);
    page.server = None;
    page.send(Message::EngineSilent);
    page.send(TransportMessage::ToStep(300_000));
    page.work(1);
    let run = page.model.shown.run().expect("a run");
    assert_eq!((run.known(), run.farthest().solutions), (known, total));
    page.work(1000);
    assert_eq!(page.step(), 300_000);
}

#[test]
fn answers_of_an_older_run_are_dropped() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(TransportMessage::Run);
    let old = page.model.shown.run().expect("a run").id();
    page.send(FormMessage::SizeStepped(Side::Files, -2));
    page.send(TransportMessage::Run);
    let refused = Answer::Refused(Reason::Job("late".into()));
    page.send(said_about(old, refused));
    assert!(page.model.shown.run().is_some() && page.codes().is_empty());
}

#[test]
fn a_silent_engine_is_replaced_and_the_search_goes_on_where_it_was() {
    let mut page = Page::open("n=12&algorithm=recursive&step=500000");
    page.work(1000);
    assert_eq!(page.step(), 500_000);
    let queens = page.queens();
    page.server = None;
    page.send(TransportMessage::ToStep(2_000_000));
    page.send(Message::EngineSilent);
    page.work(1000);
    assert_eq!(
        (page.step(), page.codes()),
        (2_000_000, vec!["engine-replaced"])
    );
    page.send(TransportMessage::ToStep(500_000));
    page.work(1000);
    assert_eq!(page.queens(), queens);
}

#[test]
fn an_engine_that_stays_silent_or_crashes_leaves_a_page_that_can_reload_it() {
    let mut page = Page::open("n=8&algorithm=recursive&step=100");
    page.work(20);
    page.is_deaf = true;
    for _ in 0..4 {
        page.send(Message::EngineSilent);
    }
    assert_eq!(page.model.state(), State::Failed);
    assert!(matches!(
        page.model.engine,
        Engine::Failed {
            reason: Failure::Silent,
            ..
        }
    ));
    assert_eq!(page.step(), 100);
    page.is_deaf = false;
    page.send(Message::ReloadEngine);
    assert_eq!(page.model.state(), State::Paused);
    page.send(said(Response::Failed {
        details: "panicked".into(),
    }));
    page.send(Message::EngineFailed {
        failure: Failure::NotStarted,
        details: "later".into(),
    });
    assert!(matches!(
        page.model.engine,
        Engine::Failed {
            reason: Failure::Crashed,
            ..
        }
    ));
}

#[test]
fn an_engine_of_another_build_is_refused() {
    let mut page = Page::open("n=8&algorithm=recursive");
    page.send(said(Response::Ready {
        build: "other".into(),
    }));
    assert!(matches!(
        page.model.engine,
        Engine::Failed {
            reason: Failure::OtherBuild,
            ..
        }
    ));
}

#[test]
fn a_solution_is_asked_for_again_when_the_engine_is_replaced() {
    let mut page = Page::open("n=8&algorithm=recursive&step=1");
    page.work(50);
    page.server = None;
    page.send(TransportMessage::ToEvent(
        Direction::Forwards,
        Interest::Solution,
    ));
    assert_eq!(page.model.state(), State::Searching);
    page.send(Message::EngineSilent);
    page.work(50);
    assert_eq!((page.step(), page.model.state()), (1024, State::Paused));
}

#[test]
fn an_answer_to_an_older_question_is_not_taken_for_the_newer_one() {
    let mut page = Page::open("n=8&algorithm=recursive&step=1335");
    page.work(50);
    page.send(TransportMessage::ToEvent(
        Direction::Forwards,
        Interest::Solution,
    ));
    page.send(TransportMessage::ToEvent(
        Direction::Backwards,
        Interest::Solution,
    ));
    let run = page.model.shown.run().expect("a run").id();
    let (from, step) = (1335, Some(1570));
    let direction = Direction::Forwards;
    let found = Answer::Found {
        from,
        direction,
        interest: Interest::Solution,
        step,
    };
    page.send(said_about(run, found));
    page.work(50);
    assert_eq!(page.step(), 1024);
}

#[test]
fn a_failed_engine_leaves_what_was_read_to_step_through_and_nothing_to_play() {
    let mut page = Page::open("n=8&algorithm=recursive&step=100");
    page.work(50);
    page.send(said(Response::Failed {
        details: "panicked".into(),
    }));
    page.send(TransportMessage::PlayToggled);
    page.send(TransportMessage::Stepped(-1));
    page.send(Message::ReloadEngine);
    page.work(50);
    assert_eq!((page.step(), page.model.state()), (99, State::Paused));
}

#[test]
fn what_is_on_its_way_comes_from_another_engine_too() {
    // A stopped search whose engine does not answer the request for a step.
    let mut page = Page::open("n=20&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(30);
    page.send(TransportMessage::Stop);
    let half = page.known() / 2;
    page.server = None;
    page.send(TransportMessage::ToStep(half));
    page.send(Message::EngineSilent);
    page.work(1000);
    assert_eq!((page.step(), page.model.state()), (half, State::Stopped));

    // A finished search.
    for message in [
        Message::Transport(TransportMessage::ToStart),
        Message::Transport(TransportMessage::ToEvent(
            Direction::Backwards,
            Interest::Solution,
        )),
    ] {
        let mut page = Page::open("n=10&algorithm=recursive");
        page.send(TransportMessage::Run);
        page.work(1000);
        page.send(TransportMessage::ToEnd);
        page.work(1000);
        assert_eq!(page.model.state(), State::Done);
        let end = page.step();
        page.server = None;
        page.send(message);
        page.send(Message::EngineSilent);
        page.work(1000);
        assert!(page.step() < end);
        assert_eq!(page.model.state(), State::Paused);
    }
}

#[test]
fn a_search_stopped_while_another_engine_repeats_it_keeps_what_was_known() {
    let mut page = Page::open("n=20&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(30);
    let known = page.known();
    page.server = None;
    page.send(Message::EngineSilent);
    page.send(TransportMessage::Stop);
    page.send(TransportMessage::ToStep(known / 2));
    page.work(1000);
    assert_eq!(page.step(), known / 2);
    assert_eq!(page.model.state(), State::Stopped);
    page.send(TransportMessage::ToEnd);
    page.work(1000);
    assert_eq!((page.step(), page.known()), (known, known));
}

#[test]
fn a_stopped_search_stays_stopped_when_the_engine_is_replaced() {
    let mut page = Page::open("n=20&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(30);
    page.send(TransportMessage::Stop);
    let known = page.model.shown.run().map_or(0, |run| run.known());
    page.server = None;
    page.send(Message::EngineSilent);
    page.send(TransportMessage::ToStep(known / 2));
    page.work(1000);
    let run = page.model.shown.run().expect("a run");
    assert_eq!(
        (run.step(), run.known(), page.model.state()),
        (known / 2, known, State::Stopped)
    );
}

#[test]
fn a_count_keeps_its_time() {
    let mut page = Page::open("n=8&algorithm=recursive&goal=count");
    page.server = None;
    page.send(TransportMessage::Run);
    let run = page.model.shown.run().expect("a run").id();
    let so_far = Answer::Counted {
        counters: Default::default(),
        millionths: 0,
        ending: None,
        detail: CountDetail::None,
        milliseconds: 4_200.0,
    };
    page.send(said_about(run, so_far));
    page.send(TransportMessage::Stop);
    let told = page.model.shown.run().and_then(|run| run.counting());
    assert_eq!(told.map(|told| told.milliseconds), Some(4_200.0));
}
