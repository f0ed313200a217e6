//! What the region of a count says and offers at each of its stages.

use super::{context, each, text};
use crate::message::Message;
use crate::narration::event_sentence;
use crate::pool::count::Stage;
use crate::pool::{Left, PoolMessage};
use crate::update::tests::pool::shop::Shop;
use crate::view::count::{count, left_over};
use crate::view::setup::setup;

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
    shop.page.send(Message::Run);
    shop.page.send(Message::Stop);
    let told = shown(&shop, "count-stage").expect("it is told");
    assert!(told.contains("nothing is known yet"), "{told}");
    shop.page.send(Message::Run);
    shop.work_until(|shop| shop.finished() >= 1);
    shop.page.send(Message::Stop);
    assert_eq!(shown(&shop, "count-stage"), None);
}

#[test]
fn while_the_reader_is_asked_the_strip_says_so_and_one_button_stops() {
    let mut shop = Shop::open("n=22&algorithm=meet-in-the-middle");
    shop.page.send(Message::Run);
    shop.work_until(|shop| matches!(shop.stage(), Stage::Asking { .. }));
    let strip = |shop: &Shop| event_sentence(&shop.page.model).plain();
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
    shop.page.send(Message::Stop);
    assert!(drawn(&shop).is_empty());
}

#[test]
fn a_count_that_was_left_is_offered_unless_another_page_has_it_open() {
    for is_taken in [false, true] {
        let mut shop = Shop::open("n=8&algorithm=recursive");
        shop.is_taken = is_taken;
        let left = Left {
            key: "18 ".to_owned(),
            fragment: "n=18&algorithm=meet-in-the-middle".to_owned(),
        };
        shop.page.send(Message::Pool(PoolMessage::Left(Some(left))));
        shop.work(1);
        let model = &shop.page.model;
        let offer = text(&left_over(model, &context(model)));
        assert_eq!(offer.is_empty(), is_taken, "{offer}");
    }
}
