//! The embed: it plays a range of steps while it is visible, and handles requests of the host page.

use crate::embed::{EmbedMessage, Wish};
use crate::message::Message;
use crate::message::{FormMessage, TransportMessage};
use crate::model::State;
use crate::screen::Dialog;
use crate::testing::Page;
use queens_core::{Direction, Interest};

const STRETCH: &str = "n=8&algorithm=recursive&embed=1&from=20&to=60";
const SEEN: EmbedMessage = EmbedMessage::Seen { moves: true };

/// A page whose engine has started.
fn opened(keys: &str) -> Page {
    let mut page = Page::open(&format!("{STRETCH}{keys}"));
    page.work(50);
    page
}

fn is_moving(page: &Page) -> bool {
    (page.model.shown.run()).is_some_and(|run| run.activity().is_moving())
}

#[test]
fn it_opens_at_its_first_step_and_fetches_no_more_than_it_needs() {
    let page = opened("");
    assert_eq!((page.step(), page.model.state()), (20, State::Paused));
    assert!(page.rest.is_none());
    let other = Page::open("n=8&algorithm=bitmask&embed=1");
    assert!(other.rest.is_some());
    let fresh = Page::open("n=8&algorithm=recursive&embed=1");
    assert_eq!((fresh.step(), fresh.model.state()), (0, State::Paused));
    let step = opened("&step=31");
    assert_eq!(step.step(), 31);
}

#[test]
fn its_steps_are_in_order_before_its_first_step_is_known() {
    let mut page = Page::open(STRETCH);
    assert_eq!(page.model.reachable_steps(), [20, 20]);
    page.work(50);
    assert_eq!(page.model.reachable_steps(), [20, 60]);
}

#[test]
fn it_plays_by_itself_once_it_is_seen_up_to_its_last_step() {
    let mut page = opened("&play=1&speed=10000");
    page.play(3);
    assert_eq!(page.step(), 20, "nobody sees it");
    page.send(SEEN);
    page.play(3);
    assert_eq!((page.step(), page.model.state()), (60, State::Paused));
    // A replay starts at the first step of the range.
    page.send(TransportMessage::PlayToggled);
    assert_eq!((page.step(), is_moving(&page)), (20, true));
    page.play(3);
    page.send(TransportMessage::ToStart);
    assert_eq!(page.step(), 20);
    page.send(TransportMessage::ToEnd);
    assert_eq!(page.step(), 60);
}

#[test]
fn it_plays_as_soon_as_its_first_step_has_been_read() {
    let mut page = Page::open(&format!("{STRETCH}&play=1&speed=10000"));
    page.send(SEEN);
    page.play(10);
    assert_eq!(page.step(), 60);
}

#[test]
fn it_begins_again_where_that_is_asked() {
    let mut page = opened("&play=1&loop=1&speed=max");
    page.send(SEEN);
    let mut steps = Vec::new();
    for _ in 0..8 {
        page.play(1);
        steps.push(page.step());
        assert!(is_moving(&page));
    }
    assert!(steps.contains(&20), "{steps:?}");
    assert!(
        steps.iter().all(|step| (20..=60).contains(step)),
        "{steps:?}"
    );
}

#[test]
fn a_stretch_beyond_the_search_rests_at_its_end() {
    let mut page = Page::open("n=4&algorithm=recursive&embed=1&from=1000&play=1&loop=1");
    page.send(SEEN);
    page.play(20);
    assert_eq!((page.step(), is_moving(&page)), (page.known(), false));
    assert_eq!(page.codes(), ["past-the-end"]);
}

#[test]
fn another_address_begins_as_it_says() {
    for (moves, is_seen, keys, plays) in [
        (true, true, "&play=1", true),
        (true, true, "", false),
        (true, false, "&play=1", false),
        (false, true, "&play=1", false),
    ] {
        let mut page = opened("");
        page.send(EmbedMessage::Asked(Wish::Pause));
        if is_seen {
            page.send(EmbedMessage::Seen { moves });
        }
        let fragment = format!("n=6&algorithm=recursive&embed=1&from=5{keys}");
        page.send(Message::AddressChanged {
            query: String::new(),
            fragment,
        });
        page.work(20);
        assert_eq!((page.step(), is_moving(&page)), (5, plays), "{keys}");
        if !is_seen {
            page.send(SEEN);
            assert!(is_moving(&page), "what was asked of the other search");
        }
    }
}

#[test]
fn whoever_wants_no_motion_has_none_unasked() {
    let mut page = opened("&play=1");
    page.send(EmbedMessage::Seen { moves: false });
    page.play(3);
    assert_eq!((page.step(), is_moving(&page)), (20, false));
    page.send(TransportMessage::PlayToggled);
    assert!(is_moving(&page));
}

#[test]
fn it_rests_while_it_is_out_of_sight() {
    let mut page = opened("&play=1&loop=1");
    page.send(SEEN);
    assert!(is_moving(&page));
    page.play(20);
    page.send(EmbedMessage::Unseen);
    // A frame that was already requested changes nothing.
    page.play(1);
    assert!(!is_moving(&page));
    page.send(SEEN);
    assert!(is_moving(&page));
    // An embed that was paused when it became hidden stays paused.
    page.send(TransportMessage::PlayToggled);
    page.send(EmbedMessage::Unseen);
    page.send(SEEN);
    assert!(!is_moving(&page));
}

#[test]
fn the_page_around_it_goes_plays_and_pauses() {
    let mut page = opened("");
    page.send(SEEN);
    page.send(EmbedMessage::Asked(Wish::Go(33)));
    page.work(20);
    assert_eq!((page.step(), is_moving(&page)), (33, false));
    for (wish, moves) in [
        (Wish::Play, true),
        (Wish::Play, true),
        (Wish::Step, true),
        (Wish::Pause, false),
        (Wish::Pause, false),
    ] {
        page.send(EmbedMessage::Asked(wish));
        assert_eq!(is_moving(&page), moves, "{wish:?}");
    }
    // A hidden embed waits until it is visible.
    page.send(EmbedMessage::Unseen);
    page.send(EmbedMessage::Asked(Wish::Play));
    assert!(!is_moving(&page));
    page.send(SEEN);
    assert!(is_moving(&page));
    let mut fresh = Page::open("n=8&algorithm=recursive&embed=1");
    fresh.send(EmbedMessage::Asked(Wish::Go(100)));
    fresh.work(100);
    assert_eq!(fresh.step(), 100);
}

#[test]
fn it_plays_from_where_it_was_sent_and_never_leaves_its_stretch() {
    for (asked, is_reached, [step, played]) in [
        (33, true, [33, 33]),
        // A step that is not loaded yet.
        (33, false, [33, 33]),
        // Steps before and after the range, after which playback starts at its first step.
        (5, true, [20, 20]),
        (150, true, [60, 20]),
    ] {
        let mut page = opened("&speed=10000");
        page.send(SEEN);
        page.send(EmbedMessage::Asked(Wish::Go(asked)));
        if is_reached {
            page.work(50);
            assert_eq!((page.step(), is_moving(&page)), (step, false));
        }
        page.send(EmbedMessage::Asked(Wish::Play));
        page.work(50);
        assert_eq!((page.step(), is_moving(&page)), (played, true), "{asked}");
        page.play(4);
        assert_eq!((page.step(), is_moving(&page)), (60, false), "{asked}");
    }
}

#[test]
fn steps_and_solutions_lead_nowhere_out_of_the_stretch() {
    let mut page = opened("&step=59");
    for (message, step) in [
        (TransportMessage::Stepped(10), 60),
        (TransportMessage::Stepped(1), 60),
        (TransportMessage::ToStep(4), 20),
        (TransportMessage::Stepped(-1), 20),
    ] {
        page.send(message.clone());
        page.work(50);
        assert_eq!(page.step(), step, "{message:?}");
    }
    // The first solution of this search is at step 876.
    let next = TransportMessage::ToEvent(Direction::Forwards, Interest::Solution);
    page.send(next);
    page.work(2000);
    assert_eq!((page.step(), page.codes()), (20, vec!["no-solution"]));
    assert_eq!(opened("&step=900").step(), 60);
}

#[test]
fn what_has_no_steps_is_shown_at_its_result() {
    let mut page = Page::open("n=2000&algorithm=min-conflicts&seed=7&embed=1&from=20&play=1");
    assert_eq!(page.codes(), ["bad-value"]);
    page.send(SEEN);
    page.work(100_000);
    assert_eq!(page.model.state(), State::Done);
    assert_eq!(page.codes(), ["bad-value"], "no step was asked for");
    let mut count = Page::open("n=8&algorithm=recursive&goal=count&embed=1&play=1");
    count.send(SEEN);
    count.work(100_000);
    assert_eq!((count.model.state(), count.codes()), (State::Done, vec![]));
}

#[test]
fn a_page_that_is_no_embed_does_not_listen() {
    let mut page = Page::open("n=8&algorithm=recursive&step=20&from=5&to=30&play=1");
    page.work(50);
    for message in [
        SEEN,
        EmbedMessage::Asked(Wish::Play),
        EmbedMessage::Asked(Wish::Go(3)),
    ] {
        page.send(message);
        assert_eq!((page.step(), is_moving(&page)), (20, false));
    }
    page.send(TransportMessage::ToEnd);
    page.work(100);
    assert_eq!(page.step(), page.known());
}

#[test]
fn it_has_neither_form_nor_dialogs_and_leads_to_the_whole_page() {
    let mut page = opened("&play=1&loop=1");
    page.send(FormMessage::SquareToggled("c3".parse().unwrap()));
    page.send(Message::DialogOpened(Dialog::Keys));
    assert!(page.model.address.settings.given.squares().is_empty() && page.model.dialog.is_none());
    assert_eq!(
        crate::address::link::link_to_whole(&page.model),
        "page#n=8&algorithm=recursive&step=20"
    );
}

#[test]
fn what_is_asked_before_it_is_seen_is_done_once_it_is() {
    let asked = |keys: &str, wishes: &[Wish]| {
        let mut page = opened(keys);
        for &wish in wishes {
            page.send(EmbedMessage::Asked(wish));
            assert!(!is_moving(&page));
        }
        page.send(EmbedMessage::Unseen);
        assert!(!is_moving(&page));
        page.send(SEEN);
        page
    };
    assert!(is_moving(&asked("", &[Wish::Play])));
    assert!(!is_moving(&asked("&play=1", &[Wish::Pause])));
    let rests = asked("&play=1", &[Wish::Go(42)]);
    assert_eq!((rests.step(), is_moving(&rests)), (42, false));
    assert!(is_moving(&asked("&play=1", &[Wish::Go(42), Wish::Play])));
}

#[test]
fn who_is_sent_to_a_step_out_of_sight_rests_there() {
    let mut page = opened("&play=1");
    page.send(SEEN);
    page.send(EmbedMessage::Unseen);
    page.send(EmbedMessage::Asked(Wish::Go(42)));
    page.send(SEEN);
    assert_eq!((page.step(), is_moving(&page)), (42, false));
}
