//! The whole tree: it loads when it is shown, and stays while the cursor moves. Also navigation and folds.

mod part;

use std::rc::Rc;

use crate::message::TransportMessage;
use queens_core::{Square, Tree};
use queens_draw::camera::{Point, Size};
use queens_draw::tree::{Edge, Item};
use queens_worker::protocol::Pane;

use crate::message::Message;
use crate::model::Announcement;
use crate::notice::Notice;
use crate::run::{Described, Run, Standing};
use crate::screen::View;
use crate::testing::Page;
use crate::tree::{CardOf, Click, Mode, NodeStep, TreeMessage, TreeView};

const SIZE: Size = Size {
    width: 600.0,
    height: 500.0,
};

fn send(page: &mut Page, message: TreeMessage) {
    page.send(Message::Tree(message));
}

/// The whole tree of this address, when all work is done.
fn open(fragment: &str) -> Page {
    let mut page = Page::open(fragment);
    page.send(Message::TreeModeChosen(Mode::Whole));
    send(&mut page, TreeMessage::Measured(SIZE));
    page.work(1000);
    page
}

fn run(page: &Page) -> &Run {
    page.model.shown.run().expect("a run")
}

fn view(page: &Page) -> &TreeView {
    &run(page).grown.view
}

fn nodes(page: &Page) -> usize {
    view(page).layout().map_or(0, |layout| layout.nodes)
}

/// The position of an item's sign.
fn place(page: &Page, item: Item) -> Point {
    let view = view(page);
    let layout = view.layout().expect("a layout");
    let spot = view.spot(item).expect("a sign");
    let sign = layout.sign(spot).expect("a sign");
    view.camera()
        .place(view.camera().scale(&**layout, SIZE), spot.row, sign)
}

fn click(page: &mut Page, at: Point, edge: Edge, count: Click) {
    let within = 5.0;
    send(
        page,
        TreeMessage::Clicked {
            at,
            within,
            edge,
            count,
        },
    );
    page.work(50);
}

#[test]
fn the_engine_is_asked_for_the_tree_only_when_the_whole_of_it_is_shown() {
    let mut page = Page::open("n=6&algorithm=recursive&step=20");
    page.work(1000);
    assert_eq!(*run(&page).grown.tree, Tree::default());
    page.send(Message::ViewChosen(View::Stack));
    page.send(Message::TreeModeChosen(Mode::Whole));
    page.work(1000);
    assert_eq!(*run(&page).grown.tree, Tree::default());
    page.send(Message::ViewChosen(View::Tree));
    page.work(1000);
    assert_eq!(run(&page).grown.tree.nodes.len(), 153);
    assert!(nodes(&page) > 1);
}

#[test]
fn the_tree_of_a_long_search_comes_until_there_is_enough_of_it() {
    let page = open("n=12&algorithm=recursive&step=20");
    let tree = &run(&page).grown.tree;
    assert!(tree.is_full() && !tree.is_complete);
    assert!(run(&page).current_item().is_some());
}

#[test]
fn subtrees_of_the_shape_of_the_current_one_are_counted_and_told() {
    let mut page = open("n=6&algorithm=recursive&step=1");
    let told = |page: &Page| match page.model.announcement {
        Some(Announcement::Node(Described { similar, .. })) => similar,
        _ => panic!("no node is announced"),
    };
    send(&mut page, TreeMessage::SimilarToggled);
    assert_eq!(
        told(&page),
        Some(Some(1)),
        "the first of six, which none is like"
    );
    // The node b3 of the sheet's tree comes after two rejected squares.
    for way in [NodeStep::Child, NodeStep::After, NodeStep::After] {
        send(&mut page, TreeMessage::Moved(way));
        page.work(50);
    }
    let node = run(&page).current_item().expect("a node").node();
    let similar = view(&page).shapes().and_then(|shapes| shapes.similar(node));
    assert_eq!(told(&page), Some(similar.map(|similar| similar.count)));
    assert!(similar.is_some());
    // The setting stays for another search.
    page.send(TransportMessage::Run);
    page.work(1000);
    assert!(view(&page).shapes().is_some());
    send(&mut page, TreeMessage::SimilarToggled);
    assert!(view(&page).shapes().is_none());
    let root = run(&page).described(Item::Node(0));
    assert_eq!(root.similar, None);
}

#[test]
fn a_stopped_search_shows_all_that_is_known_of_its_tree() {
    let mut page = Page::open("n=20&algorithm=recursive");
    page.send(Message::TreeModeChosen(Mode::Whole));
    page.send(TransportMessage::Run);
    page.work(3);
    page.send(TransportMessage::Stop);
    page.work(1000);
    let run = run(&page);
    assert!(run.grown.tree.known == run.known() || run.grown.tree.is_full());
    assert!(run.known() > 0);
}

#[test]
fn another_search_has_another_tree_with_nothing_chosen() {
    let mut page = open("n=8&algorithm=recursive&step=1");
    let at_first = nodes(&page);
    send(&mut page, TreeMessage::Toggled);
    assert!(nodes(&page) < at_first);
    page.send(TransportMessage::Run);
    page.work(1000);
    assert_eq!(nodes(&page), at_first);
}

#[test]
fn a_click_goes_to_a_node_and_a_further_one_folds_it() {
    let mut page = open("n=8&algorithm=recursive&step=1");
    let (first, at_first) = (Item::Node(1), nodes(&page));
    let at = place(&page, first);
    page.send(TransportMessage::ToStep(2));
    page.work(50);
    assert_eq!(place(&page, first), at);
    click(&mut page, at, Edge::First, Click::First);
    assert_eq!((page.step(), nodes(&page)), (1, at_first));
    // The second click of a double click has no further effect.
    click(&mut page, at, Edge::First, Click::Further);
    assert_eq!((page.step(), nodes(&page)), (1, at_first));
    click(&mut page, at, Edge::First, Click::First);
    assert!(page.step() == 1 && nodes(&page) < at_first);
    assert_eq!(
        place(&page, first),
        at,
        "the picture stays under the pointer"
    );
    click(&mut page, at, Edge::Last, Click::First);
    assert_eq!(nodes(&page), at_first, "what is folded opens");
    assert_eq!(page.step(), run(&page).grown.tree.nodes[1].last);
    click(&mut page, at, Edge::Last, Click::First);
    assert_eq!(nodes(&page), at_first, "Shift folds nothing");
}

#[test]
fn a_click_beside_all_signs_does_nothing() {
    let mut page = open("n=8&algorithm=recursive&step=100");
    let before = nodes(&page);
    click(
        &mut page,
        Point { x: 2.0, y: 2.0 },
        Edge::First,
        Click::First,
    );
    assert_eq!((page.step(), nodes(&page)), (100, before));
}

#[test]
fn the_way_down_from_a_folded_node_unfolds_it() {
    let mut page = open("n=8&algorithm=recursive&step=1");
    send(&mut page, TreeMessage::Moved(NodeStep::Child));
    page.work(50);
    // The squares b1 and b2 are rejected. The queen on b3 fails, and its node is folded.
    for step in [3, 4] {
        send(&mut page, TreeMessage::Moved(NodeStep::After));
        page.work(50);
        assert_eq!(page.step(), step);
    }
    let node = run(&page).current_item().expect("a node").node();
    assert!(view(&page).is_folded(node));
    let standing = |page: &Page| match page.model.announcement {
        Some(Announcement::Node(Described { standing, .. })) => standing,
        _ => panic!("no node is announced"),
    };
    let folded = standing(&page);
    assert!(matches!(
        folded,
        Standing::Node {
            is_folded: true,
            ..
        }
    ));
    send(&mut page, TreeMessage::Moved(NodeStep::Child));
    page.work(50);
    assert_eq!(page.step(), 5);
    assert!(!view(&page).is_folded(node));
    assert_eq!(standing(&page), Standing::Rejected);
    send(&mut page, TreeMessage::Moved(NodeStep::Parent));
    page.work(50);
    assert_eq!(page.step(), 4);
}

/// A page at a step of a subtree that the reader has folded.
fn inside_a_fold() -> Page {
    let mut page = open("n=8&algorithm=recursive&step=4");
    // The rule folds the node. Toggling it twice makes the fold the reader's choice.
    send(&mut page, TreeMessage::Toggled);
    send(&mut page, TreeMessage::Toggled);
    page.send(TransportMessage::ToStep(30));
    page.work(50);
    page
}

#[test]
fn the_cursor_of_a_folded_subtree_walks_from_its_sign() {
    let mut page = inside_a_fold();
    let run = run(&page);
    let current = run.current_item().expect("a node");
    let spot = view(&page).spot(current).expect("a sign");
    let shown = view(&page).item(spot).expect("a node");
    assert_ne!(shown, Item::Node(current.node()));
    let parent = run.grown.tree.parent(shown.node()).expect("a parent");
    let first = run.grown.tree.nodes[parent].first;
    send(&mut page, TreeMessage::Moved(NodeStep::Parent));
    page.work(50);
    assert_eq!(page.step(), first);
}

#[test]
fn folds_that_a_rushing_search_enters_open_when_it_rests() {
    let mut page = open("n=8&algorithm=recursive&speed=max&step=4");
    let before = view(&page).layout().expect("a layout").clone();
    page.send(TransportMessage::PlayToggled);
    let is_inside = |page: &Page| {
        let current = run(page).current_item().expect("a node");
        let shown = run(page).shown_item(Mode::Whole).expect("a sign");
        shown.node() != current.node()
    };
    let mut now = 0.0;
    while !is_inside(&page) {
        now += 16.0;
        page.send(TransportMessage::Frame(now));
        assert!(now < 10_000.0, "no frame rests in a fold");
    }
    let layout = view(&page).layout().expect("a layout");
    assert!(Rc::ptr_eq(layout, &before), "frames lay nothing out");
    page.send(TransportMessage::PlayToggled);
    assert!(!is_inside(&page));
}

#[test]
fn the_picture_follows_the_cursor() {
    let mut page = open("n=8&algorithm=recursive&step=1");
    for step in [0, 1024, 18_000, 9_000, 18_513] {
        page.send(TransportMessage::ToStep(step));
        page.work(50);
        assert_eq!(page.step(), step);
        let at = place(&page, run(&page).current_item().expect("a node"));
        let (x, y) = (0.0..=SIZE.width, 0.0..=SIZE.height);
        assert!(
            x.contains(&at.x) && y.contains(&at.y),
            "{at:?} at step {step}"
        );
    }
}

#[test]
fn enter_on_a_refused_square_folds_nothing() {
    let mut page = open("n=4&algorithm=recursive&step=3");
    let before = nodes(&page);
    send(&mut page, TreeMessage::Toggled);
    assert_eq!((nodes(&page), page.step()), (before, 3));
}

#[test]
fn a_node_of_the_icicle_is_gone_to_then_zoomed_to_and_its_row_leads_back() {
    let mut page = open("n=6&algorithm=recursive&step=3");
    page.send(Message::TreeModeChosen(Mode::Icicle));
    let top = |page: &Page| view(page).top(run(page).current_item());
    send(&mut page, TreeMessage::NodeClicked(1));
    page.work(50);
    assert_eq!((top(&page), page.step()), (0, 1));
    send(&mut page, TreeMessage::NodeClicked(1));
    assert_eq!(top(&page), 1);
    // A distant step of the tree is shown, too.
    page.send(TransportMessage::ToEnd);
    page.work(50);
    assert_eq!(top(&page), 0);
    page.send(TransportMessage::ToStep(1));
    page.work(50);
    assert_eq!(top(&page), 1);
    send(&mut page, TreeMessage::NodeClicked(1));
    assert_eq!(top(&page), 0);
}

#[test]
fn the_path_of_an_item_tells_what_its_step_does_given_queens_included() {
    for address in [
        "n=8&algorithm=recursive&fixed=c5",
        "problem=domination&n=5&algorithm=coverage-search",
    ] {
        let mut page = open(&format!("{address}&step=1"));
        let mut told = 0;
        for step in 1..300 {
            page.send(TransportMessage::ToStep(step));
            let run = run(&page);
            let item = run.current_item().expect("an item");
            let its_step = item.step(&run.grown.tree, run.ground().axis, Edge::First);
            if its_step == Some(step) {
                let (square, position) = run.told_by_path(item).expect("a square");
                let shown = run.replay().position();
                assert_eq!(position.queens(), shown.queens(), "{address} {step}");
                assert_eq!(
                    position.square_state(square),
                    shown.square_state(square),
                    "{address} {step}"
                );
                told += 1;
            }
        }
        assert!(told > 10, "{address}: {told}");
    }
}

#[test]
fn a_card_leads_to_its_step_follows_the_cursor_by_keyboard_and_goes_with_escape() {
    let mut page = open("n=8&algorithm=recursive&step=1");
    let far = Item::Node(run(&page).grown.tree.nodes.len() - 1);
    send(&mut page, TreeMessage::Asked(Some(CardOf::Item(far))));
    assert_eq!(run(&page).asked_item(Mode::Whole), Some(far));
    send(&mut page, TreeMessage::AskedOpened);
    page.work(50);
    assert_eq!(run(&page).current_item(), Some(far));
    assert_eq!(run(&page).asked_item(Mode::Whole), None);
    send(&mut page, TreeMessage::Asked(Some(CardOf::Current)));
    for way in [NodeStep::Parent, NodeStep::Child, NodeStep::After] {
        send(&mut page, TreeMessage::Moved(way));
        page.work(50);
        assert_eq!(
            run(&page).asked_item(Mode::Whole),
            run(&page).current_item()
        );
    }
    page.send(Message::Escaped);
    assert_eq!(run(&page).asked_item(Mode::Whole), None);
    // Only one card is open at a time.
    send(&mut page, TreeMessage::Asked(Some(CardOf::Item(far))));
    page.send(Message::SquareAsked(Some((Pane::First, Square::A1))));
    assert_eq!(run(&page).asked_item(Mode::Whole), None);
    send(&mut page, TreeMessage::Asked(Some(CardOf::Item(far))));
    assert_eq!(page.model.asked, None);
}

#[test]
fn escape_is_for_messages_where_no_card_is_shown() {
    let mut page = open("n=8&algorithm=recursive&step=1");
    let escapes = |page: &mut Page| {
        page.model.tell(Notice::LinkCopied);
        page.send(Message::Escaped);
        page.model.notices.is_empty()
    };
    send(&mut page, TreeMessage::Asked(Some(CardOf::Current)));
    assert!(!escapes(&mut page), "the card goes first");
    assert!(escapes(&mut page));
    // The root has no card.
    page.send(TransportMessage::ToStart);
    send(&mut page, TreeMessage::Asked(Some(CardOf::Current)));
    assert!(escapes(&mut page));
    page.send(TransportMessage::ToStep(1));
    page.send(Message::ViewChosen(View::Results));
    assert!(escapes(&mut page));
}

#[test]
fn the_card_and_the_mark_tell_of_the_same_item() {
    let mut page = inside_a_fold();
    let current = run(&page).current_item().expect("a node");
    let shown = |page: &Page| run(page).shown_item(page.model.tree.mode).expect("a sign");
    send(&mut page, TreeMessage::Asked(Some(CardOf::Current)));
    assert_ne!(shown(&page), current, "it is folded away");
    assert_eq!(run(&page).asked_item(Mode::Whole), Some(shown(&page)));
    // The icicle plot has no folds.
    page.send(Message::TreeModeChosen(Mode::Icicle));
    send(&mut page, TreeMessage::Toggled);
    assert_eq!(shown(&page), current);
    assert_eq!(run(&page).asked_item(Mode::Icicle), Some(current));
}
