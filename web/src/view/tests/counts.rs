//! What the region of a count says and offers at each of its stages.

use queens_worker::protocol::Pane;

use super::{context, each, text};
use crate::view::count::{count, left_over};
use crate::view::explorer::total;
use crate::view::setup::setup;
use queens_page::message::{Message, TransportMessage};
use queens_page::pool::count::CountStage;
use queens_page::pool::{Left, PoolMessage};
use queens_page::testing::Shop;
use queens_text::narration::event_sentence;

/// The text of what has this hook in the region, if it is there.
fn shown(shop: &Shop, testid: &str) -> Option<String> {
    let model = &shop.page.model;
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
    let mut shop = Shop::open("n=13&algorithm=meet-in-the-middle");
    shop.page.send(TransportMessage::Run);
    shop.page.send(TransportMessage::Stop);
    let told = shown(&shop, "count-stage").expect("it is told");
    assert!(told.contains("nothing is known yet"), "{told}");
    let total = |shop: &Shop| {
        text(&total(
            &shop.page.model,
            Pane::First,
            &context(&shop.page.model),
        ))
    };
    assert_eq!(total(&shop), "");
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 1);
    shop.page.send(TransportMessage::Stop);
    assert_eq!(shown(&shop, "count-stage"), None);
    assert_ne!(total(&shop), "");
}

#[test]
fn a_count_that_goes_on_says_since_when_its_time_runs() {
    let mut shop = Shop::open("n=13&algorithm=meet-in-the-middle");
    let spent = |shop: &Shop| shown(shop, "count-elapsed").expect("a time");
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 2);
    assert!(spent(&shop).starts_with("Elapsed"), "{}", spent(&shop));
    shop.page.send(TransportMessage::Stop);
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 3);
    assert!(
        spent(&shop).starts_with("Since resuming"),
        "{}",
        spent(&shop)
    );
}

#[test]
fn a_count_of_another_page_shows_no_numbers() {
    let mut shop = Shop::open("n=13&algorithm=meet-in-the-middle");
    shop.is_taken = true;
    shop.page.send(TransportMessage::Run);
    shop.work(1);
    assert_eq!(shop.stage(), CountStage::Elsewhere);
    assert!(shown(&shop, "count-elsewhere").is_some_and(|it| it.contains("Another tab")));
    assert_eq!(shown(&shop, "count-engine"), None);
    let strip = event_sentence(&shop.page.model, &queens_text::ENGLISH).plain();
    assert!(strip.contains("Another tab"), "{strip}");
}

#[test]
fn what_was_finished_here_stays_in_sight_beside_a_count_of_another_page() {
    let mut shop = Shop::open("n=13&algorithm=meet-in-the-middle");
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| shop.finished() >= 2);
    shop.page.send(TransportMessage::Stop);
    shop.is_taken = true;
    shop.page.send(TransportMessage::Run);
    shop.work(1);
    assert_eq!(
        (shop.stage(), shop.finished() >= 2),
        (CountStage::Elsewhere, true)
    );
    assert!(shown(&shop, "count-engine").is_some());
}

#[test]
fn a_count_that_nobody_has_published_says_so() {
    for (address, published) in [
        ("n=8&algorithm=meet-in-the-middle", true),
        ("n=8&algorithm=meet-in-the-middle&fixed=d1", false),
    ] {
        let mut shop = Shop::open(address);
        shop.page.send(TransportMessage::Run);
        shop.work_to_rest();
        let audit = shown(&shop, "audit").expect("what it agrees with");
        assert_eq!(audit.contains("A000170"), published, "{audit}");
        assert_eq!(audit.contains("no published value"), !published, "{audit}");
    }
}

#[test]
fn while_the_reader_is_asked_the_strip_says_so_and_one_button_stops() {
    let mut shop = Shop::open("n=22&algorithm=meet-in-the-middle");
    shop.page.send(TransportMessage::Run);
    shop.work_until(|shop| matches!(shop.stage(), CountStage::Asking { .. }));
    let strip = |shop: &Shop| event_sentence(&shop.page.model, &queens_text::ENGLISH).plain();
    let drawn = |shop: &Shop| {
        let mut hooks = Vec::new();
        let model = &shop.page.model;
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
    assert!(strip(&shop).contains("Your answer is awaited"));
    assert_eq!(shown(&shop, "stop").as_deref(), Some("Don’t count"));
    assert_eq!(drawn(&shop), ["stop", "run is off"]);
    shop.page.send(Message::Pool(PoolMessage::Agreed));
    assert!(strip(&shop).contains("Counting all solutions"));
    assert_eq!(drawn(&shop), ["count-stop", "stop"]);
    shop.page.send(TransportMessage::Stop);
    assert!(drawn(&shop).is_empty());
}

#[test]
fn a_count_that_was_left_is_named_and_offered_unless_another_page_has_it_open() {
    for (key, is_taken, named) in [
        ("18 ", false, Some("for n = 18 was")),
        (
            "18 a1,b3",
            false,
            Some("for n = 18 with 2 fixed queens was"),
        ),
        ("18 ", true, None),
        ("eighteen", false, None),
    ] {
        let mut shop = Shop::open("n=8&algorithm=recursive");
        shop.is_taken = is_taken;
        let left = Left {
            key: key.to_owned(),
            fragment: "n=18&algorithm=meet-in-the-middle".to_owned(),
        };
        shop.page.send(Message::CountLeft(Some(left)));
        shop.work(1);
        let model = &shop.page.model;
        let offer = text(&left_over(model, &context(model)));
        match named {
            Some(named) => assert!(offer.contains(named), "{offer}"),
            None => assert_eq!(offer, ""),
        }
    }
}
