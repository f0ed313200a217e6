//! Links, the history, and the address that the page writes.

use queens_core::Problem;
use queens_worker::protocol::Pane;

use crate::address::{Setting, read};
use crate::looked_at::standing;
use crate::message::Message;
use crate::message::TransportMessage;
use crate::model::State;
use crate::screen::{Layout, Panel};
use crate::story::Chapter;
use crate::testing::Page;
use crate::transport::speed::Speed;
use queens_core::{EventKind, Goal};

#[test]
fn a_bad_address_is_told_and_mended_where_the_page_about_the_problem_opens_or_is_left() {
    let mut page = Page::open("n=8&algorithm=recursive");
    for (fragment, address) in [
        ("n=99&view=about", "n=8&algorithm=recursive&view=about"),
        ("n=8&algorithm=foo", "n=8&algorithm=recursive"),
    ] {
        page.address = fragment.to_owned();
        page.send(Message::AddressChanged {
            query: String::new(),
            fragment: fragment.to_owned(),
        });
        assert_eq!(
            (page.codes(), &page.address[..]),
            (vec!["bad-value"], address)
        );
    }
}

#[test]
fn numbers_on_squares_are_told_by_the_address_and_are_still_there_after_another_problem() {
    let knight = "problem=knight&n=8&algorithm=tour-natural-order&fixed=b3";
    let mut page = Page::open(knight);
    page.send(Message::Set(Setting::Numbered(true)));
    assert_eq!(page.address, format!("{knight}&numbered=1"));
    page.send(Message::ProblemChosen(Problem::Queens));
    assert_eq!(page.address, "n=8&algorithm=recursive");
    page.send(Message::ProblemChosen(Problem::Knight));
    assert!(page.address.ends_with("&numbered=1"), "{}", page.address);
    let fragment = knight.to_owned();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment,
    });
    assert!(!page.model.address.is_numbered);
}

#[test]
fn the_layout_for_a_projector_is_left_by_escape_and_kept_by_links() {
    let mut page = Page::open("n=6&algorithm=recursive&step=20&layout=present");
    assert!(page.codes().is_empty());
    assert!(page.model.address.presents());
    assert!(page.address.contains("&layout=present"));
    page.send(Message::Escaped);
    assert!(!page.model.address.presents());
    assert!(!page.address.contains("layout"));
    page.send(Message::Set(Setting::Layout(Layout::Present)));
    assert!(page.model.address.presents());
    // A comparison has no space in it, and an embed none for its code.
    for rest in ["&view=compare&compare=bitmask", "&embed=1", "&mode=play"] {
        let fragment = format!("n=6&algorithm=recursive&layout=present{rest}");
        assert!(!read("", &fragment).address.presents(), "{rest}");
    }
}

#[test]
fn on_a_phone_a_link_to_a_view_shows_its_panel_in_an_open_page_too() {
    let mut page = Page::open("n=8&algorithm=recursive");
    assert_eq!(page.model.panel, Panel::Setup);
    for (view, panel) in [
        ("&view=about", Panel::Setup),
        ("&view=results", Panel::Path),
        // A link without a panel does not change the panel.
        ("", Panel::Path),
    ] {
        let fragment = format!("n=8&algorithm=recursive{view}");
        page.send(Message::AddressChanged {
            query: String::new(),
            fragment,
        });
        assert_eq!(page.model.panel, panel, "{view}");
    }
    // Another step of the same view does not change it either.
    page.send(Message::PanelChosen(Panel::Code));
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: "n=8&algorithm=recursive&step=5".to_owned(),
    });
    assert_eq!(page.model.panel, Panel::Code);
}

#[test]
fn before_a_run_the_first_position_of_its_search_is_looked_at() {
    let page = Page::open("problem=knight&n=8&algorithm=tour-natural-order&fixed=b3");
    assert!(page.model.shown.run().is_none());
    let position = standing(&page.model, Pane::First).expect("a position");
    assert_eq!(position.queens(), ["b3".parse().unwrap()]);
    assert!(position.free_neighbours().is_some());
}

#[test]
fn an_empty_address_opens_the_story() {
    let page = Page::open("");
    assert_eq!(page.model.state(), State::Idle);
    assert_eq!(page.model.address.story, Some(Chapter::FourQueens));
    assert_eq!(page.address, "n=4&algorithm=recursive&goal=first&story=1");
}

#[test]
fn a_link_opens_on_the_very_same_step() {
    let mut first = Page::open("n=12&algorithm=recursive&fixed=d7");
    first.send(TransportMessage::SpeedChosen(Speed::Max));
    first.send(TransportMessage::Run);
    first.play(12);
    first.send(TransportMessage::PlayToggled);
    assert!(first.step() > 100_000, "{}", first.step());
    let mut second = Page::open(&first.address);
    assert_eq!(second.model.state(), State::Preparing);
    second.work(2000);
    assert_eq!(second.model.state(), State::Paused);
    assert_eq!(
        (second.step(), second.queens()),
        (first.step(), first.queens())
    );
    let counters = |page: &Page| page.model.shown.run().map(|run| *run.replay().counters());
    assert_eq!(counters(&first), counters(&second));
}

#[test]
fn a_step_past_the_end_opens_the_last_one_with_a_message() {
    let mut page = Page::open("n=6&algorithm=recursive&step=9007199254740991");
    page.work(100);
    assert_eq!(
        (page.model.state(), page.kind()),
        (State::Done, Some(EventKind::End))
    );
    assert_eq!(page.codes(), ["past-the-end"]);
}

#[test]
fn back_and_forward_restore_settings_and_step() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    let there = "n=5&algorithm=bitmask&goal=first".to_owned();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: there,
    });
    assert_eq!(
        (page.model.state(), page.model.address.settings.goal),
        (State::Idle, Goal::First)
    );
    assert_eq!(page.model.address.settings.algorithm.id, "bitmask");
    let back = "n=6&algorithm=recursive&step=30".to_owned();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: back,
    });
    page.work(50);
    assert_eq!((page.step(), page.model.state()), (30, State::Paused));
}

#[test]
fn a_far_link_can_be_stopped_on_its_way() {
    let mut page = Page::open("n=20&algorithm=recursive&step=900000000");
    page.work(5);
    assert_eq!(page.model.state(), State::Preparing);
    page.send(TransportMessage::Stop);
    assert_eq!(page.model.state(), State::Stopped);
}

#[test]
fn an_address_past_the_end_of_the_run_that_is_shown_says_so_too() {
    let mut page = Page::open("n=6&algorithm=recursive&step=30");
    page.work(50);
    let fragment = "n=6&algorithm=recursive&step=99999999".to_owned();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment,
    });
    assert_eq!(
        (page.model.state(), page.codes()),
        (State::Done, vec!["past-the-end"])
    );
}

#[test]
fn an_address_beyond_a_stopped_search_begins_it_again() {
    let mut page = Page::open("n=20&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(3);
    page.send(TransportMessage::Stop);
    let fragment = "n=20&algorithm=recursive&step=2000000".to_owned();
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment,
    });
    page.work(1000);
    assert_eq!(
        (page.step(), page.model.state()),
        (2_000_000, State::Paused)
    );
}

#[test]
fn going_back_to_the_story_ends_the_search_before() {
    let mut page = Page::open("n=32&algorithm=recursive");
    page.send(TransportMessage::Run);
    page.play(3);
    page.send(Message::AddressChanged {
        query: String::new(),
        fragment: String::new(),
    });
    assert_eq!((page.model.state(), page.step()), (State::Idle, 0));
    let server = page.server.as_mut().expect("an engine");
    assert!(!server.work(|| 1e9, &mut |_| {}), "the engine is at rest");
}
