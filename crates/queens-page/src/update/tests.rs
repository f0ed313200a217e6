//! Effects that the browser fails to carry out.

use crate::message::Message;
use crate::message::TransportMessage;
use crate::notice::Notice;
use crate::testing::Page;

#[test]
fn what_fails_again_is_told_once_until_something_else_is_done() {
    let mut page = Page::open("n=6&algorithm=recursive&step=20");
    page.work(20);
    let failed = || Notice::Failed {
        why: "no clock".into(),
    };
    for notice in [failed(), Notice::AddressNotWritten, failed()] {
        page.send(Message::EffectFailed(notice));
    }
    assert_eq!(page.codes(), ["failed", "address-not-written"]);
    page.send(TransportMessage::Stepped(1));
    assert_eq!(page.codes(), [""; 0]);
    page.send(Message::EffectFailed(failed()));
    assert_eq!(page.codes(), ["failed"]);
    assert!(failed().is_warning());
}
