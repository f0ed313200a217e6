//! The questions of the sheets: the current one, and its key in the address.

use queens_core::Problem;

use crate::address::Setting;
use crate::message::Message;
use crate::message::TransportMessage;
use crate::model::State;
use crate::screen::View;
use crate::sheets::SheetQuestion;
use crate::testing::Page;

#[test]
fn a_question_is_in_the_address_and_there_again_after_another_panel() {
    let mut page = Page::open("n=4&algorithm=recursive&step=9");
    page.work(100);
    let question = SheetQuestion::find("000-2.4");
    page.send(Message::QuestionChosen(question));
    let asked = "n=4&algorithm=recursive&step=9&view=sheets&question=000-2.4";
    assert_eq!((page.address.as_str(), page.step()), (asked, 9));
    page.send(Message::ViewChosen(View::Stack));
    assert_eq!(page.address, "n=4&algorithm=recursive&step=9&view=stack");
    page.send(Message::ViewChosen(View::Sheets));
    assert_eq!(page.address, asked);
    page.send(Message::QuestionChosen(None));
    assert_eq!(page.address, "n=4&algorithm=recursive&step=9&view=sheets");
}

#[test]
fn a_search_continues_unchanged_after_the_article_whatever_the_knight_shows() {
    let mut page = Page::open("problem=knight&n=5&algorithm=tour-natural-order");
    page.send(Message::Set(Setting::Numbered(true)));
    page.send(Message::ProblemChosen(Problem::Queens));
    page.send(TransportMessage::Run);
    page.work(5);
    let run = page.model.shown.run().expect("a run").id();
    let beside = page.address.clone();
    page.send(Message::ViewChosen(View::About));
    page.address = beside.clone();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: beside,
    });
    assert_eq!(page.model.shown.run().expect("a run").id(), run);
}

#[test]
fn a_count_beside_a_question_goes_on_while_the_article_is_read() {
    let mut page = Page::open("n=12&algorithm=bitmask&goal=count&view=sheets&question=001-2");
    page.send(TransportMessage::Run);
    page.work(1);
    assert_eq!(page.model.state(), State::Searching);
    let beside = page.address.clone();
    page.send(Message::ViewChosen(View::About));
    assert!(page.address.ends_with("view=about"), "{}", page.address);
    page.address = beside.clone();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: beside,
    });
    assert_eq!(page.model.state(), State::Searching);
    assert_eq!(page.model.address.question, SheetQuestion::find("001-2"));
    assert_eq!(page.model.address.view, View::Sheets);
}

#[test]
fn a_link_to_a_search_keeps_the_question_that_it_stands_in() {
    let mut page = Page::open("n=8&algorithm=recursive&view=sheets&question=002-3");
    let question = page.model.address.question;
    let base = crate::address::Address {
        view: View::Sheets,
        question,
        ..crate::address::link::another_search(&page.model, page.model.address.settings.clone())
    };
    let link = base.link_to("n=4&algorithm=prefix-check&step=33");
    let fragment = link.trim_start_matches('#').to_owned();
    page.address = fragment.clone();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment,
    });
    page.work(100);
    assert_eq!((page.step(), page.queens().len()), (33, 4));
    assert_eq!(
        (page.model.address.view, page.model.address.question),
        (View::Sheets, question)
    );
}
