//! The texts and buttons of a count at each of its stages.

use queens_worker::protocol::Pane;

use super::{context, each, text};
use crate::view::count::{count, left_over};
use crate::view::explorer::{explorer, total};
use crate::view::setup::setup;
use queens_page::message::{Message, TransportMessage};
use queens_page::pool::count::CountStage;
use queens_page::pool::{Left, PoolMessage};
use queens_page::testing::Harness;
use queens_text::narration::event_sentence;

/// The text of the element with this hook. `None` if it is not in the region.
fn shown(harness: &Harness, testid: &str) -> Option<String> {
    let model = &harness.page.model;
    let mut found = None;
    each(&count(model, &context(model)), &mut |attribute, drawing| {
        if attribute("data-testid").as_deref() == Some(testid) {
            found = Some(text(drawing));
        }
    });
    found
}

#[test]
fn a_count_stopped_before_a_shard_is_finished_says_that_nothing_is_known() {
    let mut harness = Harness::open("n=13&algorithm=meet-in-the-middle");
    harness.page.send(TransportMessage::Run);
    harness.page.send(TransportMessage::Stop);
    let told = shown(&harness, "count-stage").expect("it is told");
    assert!(told.contains("nothing is known yet"), "{told}");
    let total = |harness: &Harness| {
        text(&total(
            &harness.page.model,
            Pane::First,
            &context(&harness.page.model),
        ))
    };
    assert_eq!(total(&harness), "");
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 1);
    harness.page.send(TransportMessage::Stop);
    assert_eq!(shown(&harness, "count-stage"), None);
    assert_ne!(total(&harness), "");
}

#[test]
fn a_count_that_goes_on_says_since_when_its_time_runs() {
    let mut harness = Harness::open("n=13&algorithm=meet-in-the-middle");
    let spent = |harness: &Harness| shown(harness, "count-elapsed").expect("a time");
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    assert!(
        spent(&harness).starts_with("Elapsed"),
        "{}",
        spent(&harness)
    );
    harness.page.send(TransportMessage::Stop);
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 3);
    assert!(
        spent(&harness).starts_with("Since resuming"),
        "{}",
        spent(&harness)
    );
}

#[test]
fn a_count_of_another_page_shows_no_numbers() {
    let mut harness = Harness::open("n=13&algorithm=meet-in-the-middle");
    harness.is_taken = true;
    harness.page.send(TransportMessage::Run);
    harness.work(1);
    assert_eq!(harness.stage(), CountStage::Elsewhere);
    assert!(shown(&harness, "count-elsewhere").is_some_and(|it| it.contains("Another tab")));
    assert_eq!(shown(&harness, "count-engine"), None);
    let strip = event_sentence(&harness.page.model, &queens_text::ENGLISH).plain();
    assert!(strip.contains("Another tab"), "{strip}");
}

#[test]
fn what_was_finished_here_stays_in_sight_beside_a_count_of_another_page() {
    let mut harness = Harness::open("n=13&algorithm=meet-in-the-middle");
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| harness.finished() >= 2);
    harness.page.send(TransportMessage::Stop);
    harness.is_taken = true;
    harness.page.send(TransportMessage::Run);
    harness.work(1);
    assert_eq!(
        (harness.stage(), harness.finished() >= 2),
        (CountStage::Elsewhere, true)
    );
    assert!(shown(&harness, "count-engine").is_some());
}

#[test]
fn a_count_that_nobody_has_published_says_so() {
    for (address, published) in [
        ("n=8&algorithm=meet-in-the-middle", true),
        ("n=8&algorithm=meet-in-the-middle&fixed=d1", false),
    ] {
        let mut harness = Harness::open(address);
        harness.page.send(TransportMessage::Run);
        harness.work_to_rest();
        let audit = shown(&harness, "audit").expect("what it agrees with");
        assert_eq!(audit.contains("A000170"), published, "{audit}");
        assert_eq!(audit.contains("no published value"), !published, "{audit}");
    }
}

#[test]
fn while_the_reader_is_asked_the_strip_says_so_and_one_button_stops() {
    let mut harness = Harness::open("n=22&algorithm=meet-in-the-middle");
    harness.page.send(TransportMessage::Run);
    harness.work_until(|harness| matches!(harness.stage(), CountStage::Asking { .. }));
    let strip =
        |harness: &Harness| event_sentence(&harness.page.model, &queens_text::ENGLISH).plain();
    let drawn = |harness: &Harness| {
        let mut hooks = Vec::new();
        let model = &harness.page.model;
        for drawing in [count(model, &context(model)), setup(model, &context(model))] {
            each(&drawing, &mut |attribute, _| {
                let hook = attribute("data-testid").filter(|hook| hook.contains("stop"));
                hooks.extend(hook);
                if attribute("data-testid").as_deref() == Some("run") {
                    hooks.extend(attribute("aria-disabled").map(|_| "run is off".to_owned()));
                }
            });
        }
        hooks
    };
    assert!(strip(&harness).contains("Your answer is awaited"));
    assert_eq!(shown(&harness, "stop").as_deref(), Some("Don’t count"));
    assert_eq!(drawn(&harness), ["stop", "run is off"]);
    harness.page.send(Message::Pool(PoolMessage::Agreed));
    assert!(strip(&harness).contains("Counting all solutions"));
    assert_eq!(drawn(&harness), ["stop"]);
    harness.page.send(TransportMessage::Stop);
    assert!(drawn(&harness).is_empty());
}

#[test]
fn a_count_that_was_left_is_named_and_offered_unless_another_page_has_it_open() {
    for (key, is_taken, named) in [
        ("18 ", false, Some("for n\u{a0}=\u{a0}18 was")),
        (
            "18 a1,b3",
            false,
            Some("for n\u{a0}=\u{a0}18 with 2 fixed queens was"),
        ),
        ("18 ", true, None),
        ("eighteen", false, None),
    ] {
        let mut harness = Harness::open("n=8&algorithm=recursive");
        harness.is_taken = is_taken;
        let left = Left {
            key: key.to_owned(),
            fragment: "n=18&algorithm=meet-in-the-middle".to_owned(),
        };
        harness.page.send(Message::CountLeft(Some(left)));
        harness.work(1);
        let model = &harness.page.model;
        let offer = text(&left_over(model, &context(model)));
        match named {
            Some(named) => assert!(offer.contains(named), "{offer}"),
            None => assert_eq!(offer, ""),
        }
    }
}

#[test]
fn a_count_shows_published_numbers_of_smaller_boards_and_at_its_end_of_its_own() {
    let mut harness = Harness::open("n=8&algorithm=meet-in-the-middle");
    let shown = |harness: &Harness| {
        let model = &harness.page.model;
        text(&explorer(model, &context(model)))
    };
    let start = event_sentence(&harness.page.model, &queens_text::ENGLISH).plain();
    assert!(start.contains("Count now"), "{start}");
    assert!(shown(&harness).contains("7406") && !shown(&harness).contains("9212"));
    harness.page.send(TransportMessage::Run);
    harness.work_to_rest();
    assert!(shown(&harness).contains("89212"), "{}", shown(&harness));
}
