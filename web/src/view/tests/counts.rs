//! What the region of a count says and offers at each of its stages.

use super::{context, each, text};
use crate::message::Message;
use crate::update::tests::pool::shop::Shop;
use crate::view::count::count;

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
