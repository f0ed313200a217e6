//! A tree that is too large: the page shows the part around the current step.

use super::*;

#[test]
fn of_a_tree_that_is_too_large_the_part_around_the_cursor_is_shown() {
    let mut page = open("n=12&algorithm=recursive&step=20");
    let current = |page: &Page| {
        let run = run(page);
        let node = run.current_item().expect("a node").node();
        let tree = &run.grown.tree;
        let above = std::iter::successors(Some(node), |&node| tree.parent(node));
        let mut queens: Vec<_> = above.filter_map(|it| tree.nodes[it].square()).collect();
        queens.reverse();
        (queens, run.replay().position().placed().to_vec())
    };
    let mut parts = Vec::new();
    for step in [9_000_000, 9_000_001, 20, 5_000_000, 11_274_787] {
        page.send(TransportMessage::ToStep(step));
        page.work(20_000);
        assert_eq!(page.step(), step);
        assert!(run(&page).grown.tree.holds(step));
        let (in_tree, on_board) = current(&page);
        assert_eq!(in_tree, on_board, "at {step}");
        parts.push(run(&page).grown.tree.from);
    }
    assert_eq!(parts[0], parts[1], "the next step is in the same part");
    assert_eq!(parts[2], 0);
    assert!(parts[3] > 0 && parts[3] < parts[0] && parts[0] < parts[4]);
}

#[test]
fn while_a_far_part_is_read_it_is_told_how_much_has_been() {
    let mut page = open("n=12&algorithm=recursive&step=20");
    // A quarter of the steps has been read already.
    assert!(run(&page).grown.tree.known > 2_000_000);
    page.send(TransportMessage::ToStep(9_000_000));
    let mut told = Vec::new();
    for _ in 0..1_000 {
        page.work(10);
        told.extend(run(&page).tree_progress());
    }
    assert!(run(&page).grown.tree.holds(9_000_000));
    assert_eq!(run(&page).tree_progress(), None);
    told.dedup();
    assert!(told.len() > 1 && told.is_sorted(), "{told:?}");
    assert!(told[0] < 40 && told.last() <= Some(&99), "{told:?}");
}

#[test]
fn nothing_is_told_of_reading_when_the_step_is_near_or_is_shown() {
    let mut page = Page::open("n=12&algorithm=recursive&step=1000");
    page.send(Message::TreeModeChosen(Mode::Whole));
    for _ in 0..1_000 {
        page.work(10);
        assert_eq!(run(&page).tree_progress(), None);
    }
    assert!(run(&page).grown.tree.is_full());
    page.send(TransportMessage::ToStep(9_000_000));
    page.work(60);
    assert!(run(&page).tree_progress().is_some());
    page.send(TransportMessage::ToStep(30));
    assert_eq!(run(&page).tree_progress(), None);
}

#[test]
fn a_link_to_a_far_step_reads_its_part_first() {
    let mut page = Page::open("n=12&algorithm=recursive&step=9000000");
    page.send(Message::TreeModeChosen(Mode::Whole));
    for _ in 0..20_000 {
        page.work(1);
        let known = run(&page).grown.tree.known;
        assert!(known == 0 || known >= 9_000_000, "{known}");
    }
    assert!(run(&page).grown.tree.holds(9_000_000));
}

#[test]
fn another_far_step_takes_the_place_of_the_one_that_is_read() {
    let mut page = open("n=12&algorithm=recursive&step=20");
    page.send(TransportMessage::ToStep(9_000_000));
    page.work(60);
    page.send(TransportMessage::ToStep(4_000_000));
    for _ in 0..20_000 {
        page.work(1);
        let tree = &run(&page).grown.tree;
        assert!(tree.holds(20) || tree.holds(4_000_000));
    }
    assert!(run(&page).grown.tree.holds(4_000_000));
}

#[test]
fn a_part_that_was_read_when_the_engine_was_lost_is_read_by_the_next_one() {
    let mut page = open("n=12&algorithm=recursive&step=20");
    page.send(TransportMessage::ToEnd);
    page.work(60);
    assert!(run(&page).is_at_end() && run(&page).tree_progress().is_some());
    page.send(Message::EngineSilent);
    assert_eq!(run(&page).tree_progress(), None);
    page.work(20_000);
    assert!(run(&page).grown.tree.holds(11_274_787));
    assert_eq!(run(&page).tree_progress(), None);
}

#[test]
fn a_card_goes_when_another_part_has_other_numbers() {
    let mut page = open("n=12&algorithm=recursive&step=20");
    let rests_on = CardOf::Item(Item::Node(1_000));
    send(&mut page, TreeMessage::Asked(Some(rests_on)));
    page.send(TransportMessage::ToEnd);
    page.work(20_000);
    assert!(run(&page).grown.tree.from > 0);
    assert_eq!(view(&page).asked, None);
    // The card of the current step is about a different node.
    send(&mut page, TreeMessage::Asked(Some(CardOf::Current)));
    page.send(TransportMessage::ToStep(20));
    page.work(20_000);
    assert_eq!(view(&page).asked, Some(CardOf::Current));
}

#[test]
fn a_subtree_that_is_left_out_is_shown_once_it_is_gone_to() {
    let mut page = open("n=12&algorithm=recursive&step=20");
    page.send(TransportMessage::ToStep(9_000_000));
    page.work(20_000);
    let tree = run(&page).grown.tree.clone();
    let first = Item::Node(1);
    assert!(tree.is_left_out(1) && view(&page).is_folded(1));
    let described = run(&page).described(first);
    assert!(matches!(
        described.standing,
        Standing::Node { is_folded: true, is_closed: true, below, .. } if below > 50_000
    ));
    let at = place(&page, first);
    click(&mut page, at, Edge::First, Click::First);
    page.work(20_000);
    assert_eq!(page.step(), tree.nodes[1].first);
    let here = run(&page).current_item().expect("a node").node();
    assert!(!run(&page).grown.tree.is_left_out(here));
}
