//! The proof panel: its map, its frames, and the proofs that its table requests.

use queens_core::frames::Margins;
use queens_core::{Event, Problem, SquareReason};
use queens_worker::protocol::Pane;

use crate::looked_at::standing;
use crate::message::Message;
use crate::message::TransportMessage;
use crate::model::State;
use crate::proof::map::{FrameMap, shade};
use crate::proof::{
    ProofMessage, SetsFound, by_frames, excluded, is_refuted, numbers, part_behind, sets_found,
};
use crate::run::Run;
use crate::screen::View;
use crate::testing::Page;
use queens_core::Goal;

const EIGHT: &str = "problem=domination&n=8&algorithm=frames&view=proof";

fn margins([left, right, top, bottom]: [u8; 4]) -> Margins {
    Margins {
        left,
        right,
        top,
        bottom,
    }
}

/// The page at the end of an address's search.
fn ended(address: &str) -> Page {
    let mut page = Page::open(address);
    page.send(TransportMessage::Run);
    page.work(20_000);
    page.send(TransportMessage::ToEnd);
    page.work(20_000);
    assert_eq!(page.model.state(), State::Done, "{address}");
    page
}

fn run(page: &Page) -> &Run {
    page.model.shown.run().expect("a search is shown")
}

fn map(page: &Page) -> FrameMap {
    let k = page.model.proof.shown(run(page)).expect("frames");
    FrameMap::of(run(page), k)
}

fn nodes(map: &FrameMap) -> u64 {
    map.rows
        .iter()
        .flatten()
        .map(|(_, frame)| frame.nodes)
        .sum()
}

#[test]
fn in_the_end_the_map_shows_the_greatest_number_that_does_not_suffice() {
    let page = ended(EIGHT);
    let map = map(&page);
    assert_eq!(
        (map.sums.k, map.sums.begun, map.sums.all),
        (4, 45, Some(45))
    );
    assert_eq!((map.sums.closed, nodes(&map)), (25, 140));
    assert_eq!(map.pairs.each_ref().map(Vec::len), [9, 9]);
    assert_eq!(map.current, None);
    assert_eq!(page.queens().len(), 5);
}

#[test]
fn another_number_can_be_chosen_and_its_frames_are_another_map() {
    let mut page = ended(EIGHT);
    let all = numbers(run(&page).frame_records());
    assert_eq!(all.first(), Some(&4));
    page.send(Message::Proof(ProofMessage::FrameChosen(margins([0; 4]))));
    for k in all {
        page.send(Message::Proof(ProofMessage::NumberChosen(k)));
        assert_eq!(map(&page).sums.k, k);
        assert_eq!(page.model.proof.frame(run(&page)), None);
    }
}

#[test]
fn a_frame_is_looked_at_until_it_is_chosen_again_or_escape_is_pressed() {
    let mut page = ended(EIGHT);
    let (one, other) = (margins([0, 0, 0, 1]), margins([0, 1, 0, 1]));
    let selected = |page: &Page| page.model.proof.frame(run(page)).map(|it| it.margins);
    let choose = |margins| Message::Proof(ProofMessage::FrameChosen(margins));
    page.send(choose(one));
    page.send(choose(other));
    assert_eq!(selected(&page), Some(other));
    page.send(choose(other));
    assert_eq!(selected(&page), None);
    page.send(choose(one));
    page.send(Message::Escaped);
    assert_eq!(selected(&page), None);
    page.send(choose(one));
    page.send(TransportMessage::Run);
    assert_eq!(page.model.proof, Default::default());
}

#[test]
fn given_queens_have_a_map_of_the_frames_that_there_are() {
    let page = ended("problem=domination&n=7&algorithm=frames&fixed=a2&view=proof");
    let numbers = numbers(run(&page).frame_records());
    let maps: Vec<FrameMap> = numbers
        .iter()
        .map(|&k| FrameMap::of(run(&page), k))
        .collect();
    let rows = || maps.iter().flat_map(|map| &map.rows);
    // The number of frames, according to the events.
    let told = run(&page).counters().operations[2];
    assert_eq!(rows().map(Vec::len).sum::<usize>() as u64, told);
    assert!(told > 0 && rows().all(|row| !row.is_empty()));
    // For the last number of queens, a set was found before all frames were started.
    let all: Vec<_> = maps.iter().map(|map| map.sums.all.is_some()).collect();
    assert_eq!(
        all.split_last(),
        Some((&false, &vec![true; all.len() - 1][..]))
    );
}

#[test]
fn the_map_grows_with_the_steps_and_rings_the_frame_that_is_searched() {
    let mut page = ended(EIGHT);
    page.send(TransportMessage::ToStart);
    page.work(100);
    assert_eq!(page.model.proof.shown(run(&page)), None);
    let mut before = 0;
    let mut ringed = 0;
    for step in 1..60 {
        page.send(TransportMessage::ToStep(step));
        page.work(100);
        if page.model.proof.shown(run(&page)).is_some() {
            let map = map(&page);
            assert!(map.sums.begun >= before, "{step}");
            (before, ringed) = (map.sums.begun, ringed + usize::from(map.current.is_some()));
        }
    }
    assert!(
        (1..45).contains(&before) && ringed > 0,
        "{before}, {ringed}"
    );
}

#[test]
fn a_proof_that_the_table_asks_for_is_of_the_empty_board() {
    let mut page =
        Page::open("problem=domination&n=7&algorithm=frames&fixed=a2&k=3&goal=all&view=proof");
    page.send(Message::Proof(ProofMessage::Wanted(9)));
    page.work(20_000);
    let settings = run(&page).settings().clone();
    assert_eq!((settings.size.files(), settings.k), (9, None));
    assert_eq!(
        (settings.goal, settings.given.squares().len()),
        (Goal::First, 0)
    );
    assert_eq!(page.model.address.view, View::Proof);
    assert!(!page.model.is_stale());
}

#[test]
fn the_event_of_each_frame_is_at_its_step() {
    let mut page = ended(EIGHT);
    let frames: Vec<_> = run(&page).frame_records().to_vec();
    for frame in [frames[0], frames[20], frames[44]] {
        page.send(TransportMessage::ToStep(frame.step));
        page.work(1_000);
        assert_eq!(
            run(&page).frame_records().last().map(|it| it.margins),
            Some(frame.margins)
        );
        let last = run(&page).replay().position().last();
        assert!(matches!(last, Some(Event::Frame { .. })), "{last:?}");
    }
}

#[test]
fn once_the_result_of_another_search_is_known_its_board_is_proven_by_frames() {
    let mut page = Page::open("problem=domination&n=7&algorithm=coverage-search&fixed=a2&k=4");
    page.send(TransportMessage::Run);
    assert_eq!(by_frames(run(&page)), None, "its result is not known");
    page.send(Message::Proof(ProofMessage::ByFramesWanted));
    assert_eq!(run(&page).settings().algorithm.id, "coverage-search");
    page.work(20_000);
    assert!(!run(&page).is_at_end());
    page.send(Message::Proof(ProofMessage::ByFramesWanted));
    page.send(TransportMessage::ToEnd);
    page.work(20_000);
    let settings = run(&page).settings();
    assert_eq!(settings.algorithm.id, "frames");
    assert_eq!((settings.size.files(), settings.k), (7, Some(4)));
    assert_eq!(settings.given.squares().len(), 1);
    assert_eq!(page.model.address.view, View::Proof);
    assert!(!run(&page).frame_records().is_empty());
    assert_eq!(by_frames(run(&page)), None);
    // Seven queens leave no file that must be empty.
    let mut page = Page::open("problem=domination&n=7&algorithm=coverage-search&k=7&goal=first");
    page.send(TransportMessage::Run);
    page.send(TransportMessage::ToEnd);
    page.work(20_000);
    assert_eq!(page.model.state(), State::Done);
    assert_eq!(by_frames(run(&page)), None);
}

#[test]
fn a_search_that_is_counted_tells_its_frames_and_its_set() {
    let mut page = Page::open("problem=domination&n=14&algorithm=frames&view=proof");
    page.send(TransportMessage::Run);
    assert_eq!(page.model.state(), State::Searching);
    page.work(20_000);
    assert_eq!(page.model.state(), State::Done);
    assert_eq!(run(&page).set().len(), 8);
    let map = map(&page);
    assert_eq!((map.sums.k, map.sums.begun, nodes(&map)), (7, 210, 4_901));
}

#[test]
fn a_frame_that_was_stopped_is_not_told_as_searched() {
    let mut page = Page::open("problem=domination&n=20&algorithm=frames&view=proof");
    page.send(TransportMessage::Run);
    page.work(200);
    page.send(TransportMessage::Stop);
    page.work(20);
    let map = map(&page);
    assert!(map.sums.is_open && run(&page).is_halted());
    let last = run(&page).frame_records().last().expect("a frame");
    assert_eq!(map.current, Some(last.margins));
    assert_eq!(sets_found(run(&page), last), SetsFound::Open);
}

#[test]
fn the_time_of_a_value_in_the_table_is_foretold_by_its_nodes() {
    let count = |address: &str| {
        let mut page = Page::open(&format!("problem=domination&algorithm=frames&{address}"));
        page.send(TransportMessage::Run);
        page.work(400);
        assert_eq!(page.model.state(), State::Searching, "{address}");
        let nodes: u64 = run(&page)
            .frame_records()
            .iter()
            .map(|frame| frame.nodes)
            .sum();
        (part_behind(run(&page)), nodes)
    };
    let (part, nodes) = count("n=20&goal=first");
    assert!(nodes > 0);
    assert_eq!(part, Some(nodes as f64 / 408_300.0));
    // For other searches, the number of nodes is unknown.
    for address in [
        "n=20&k=10&goal=first",
        "n=20&goal=count",
        "n=20&variant=total&goal=first",
    ] {
        assert_eq!(count(address).0, None, "{address}");
    }
}

#[test]
fn the_set_that_was_counted_covers_every_square() {
    for n in [14, 18] {
        let address = format!("problem=domination&n={n}&algorithm=frames&goal=first");
        let mut page = Page::open(&address);
        page.send(TransportMessage::Run);
        page.work(20_000);
        let standing = standing(&page.model, Pane::First).expect("a position");
        for square in standing.size().squares() {
            let square_state = standing.square_state(square).expect("on the board");
            let reason = square_state.reason(Problem::Domination, &standing, square);
            assert_ne!(reason, SquareReason::Free, "{square}");
        }
    }
}

#[test]
fn beside_a_frame_that_is_looked_at_no_queens_of_another_stand() {
    let mut page = ended(EIGHT);
    let queens = |page: &Page| standing(&page.model, Pane::First).map(|it| it.queens().len());
    let choose = |margins| Message::Proof(ProofMessage::FrameChosen(margins));
    page.send(choose(margins([0; 4])));
    assert_eq!(queens(&page), Some(0));
    page.send(Message::ViewChosen(View::Tree));
    assert_eq!(queens(&page), Some(5));
    page.send(Message::ViewChosen(View::Proof));
    // The frame of the set itself, which is on the board.
    page.send(Message::Proof(ProofMessage::NumberChosen(5)));
    let last = run(&page).frame_records().last().expect("frames").margins;
    page.send(choose(last));
    assert_eq!(queens(&page), Some(5));
    // While a frame is being searched, its queens are on the board.
    let first = run(&page).frame_records()[0].margins;
    page.send(TransportMessage::ToStep(3));
    page.work(1_000);
    page.send(choose(first));
    assert_eq!(
        run(&page).frame_records().last().map(|it| it.margins),
        Some(first)
    );
    assert_eq!(queens(&page), Some(run(&page).standing().queens().len()));
}

#[test]
fn a_frame_that_was_searched_tells_the_sets_that_were_found_in_it() {
    let searched = |page: &Page, k: u8| -> Vec<SetsFound> {
        let frames = run(page).frame_records().iter();
        let frames = frames.filter(|frame| frame.k == k && frame.closed.is_none());
        frames.map(|frame| sets_found(run(page), frame)).collect()
    };
    let mut page = ended(EIGHT);
    assert_eq!(searched(&page, 4), [SetsFound::Sets(0); 20]);
    let (last, before) = searched(&page, 5)
        .split_last()
        .map(|(a, b)| (*a, b.to_vec()))
        .expect("frames");
    assert_eq!(last, SetsFound::Sets(1));
    assert!(before.iter().all(|&sets| sets == SetsFound::Sets(0)));
    page.send(TransportMessage::ToStep(4));
    page.work(1_000);
    assert_eq!(
        searched(&page, 4),
        [SetsFound::Open],
        "it is still searched"
    );
    assert!(!is_refuted(run(&page), 4) && is_refuted(run(&page), 3));
    // All sets of four queens on 6 × 6, up to the symmetries of the frames.
    let mut page = ended("problem=domination&n=6&algorithm=frames&k=4&goal=all&view=proof");
    let chosen = run(&page)
        .frame_records()
        .iter()
        .find(|frame| frame.closed.is_none());
    let margins = chosen.expect("one is searched").margins;
    page.send(Message::Proof(ProofMessage::FrameChosen(margins)));
    page.work(1_000);
    let sets = searched(&page, 4);
    let has_some = |found: &SetsFound| matches!(*found, SetsFound::Sets(sets) if sets > 0);
    assert!(sets.iter().any(has_some), "{sets:?}");
}

#[test]
fn a_number_that_a_bound_excludes_needs_no_frame() {
    for (address, number) in [
        ("n=18", Some(8)),
        ("n=18&k=8", Some(8)),
        ("n=18&k=9", None),
        ("n=14", None),
    ] {
        let mut page = Page::open(&format!(
            "problem=domination&algorithm=frames&view=proof&goal=first&{address}"
        ));
        page.send(TransportMessage::Run);
        page.work(20_000);
        assert_eq!(page.model.state(), State::Done);
        assert_eq!(excluded(run(&page)), number, "{address}");
    }
}

#[test]
fn the_more_nodes_the_darker() {
    assert_eq!(
        [1, 9, 10, 999, 5_000, 1_000_000].map(shade),
        [1, 1, 2, 2, 3, 4]
    );
}

#[test]
fn the_way_back_from_the_page_about_the_problem_keeps_the_panel() {
    let mut page = ended(EIGHT);
    page.send(Message::ViewChosen(View::About));
    page.send(Message::ProblemChosen(Problem::Domination));
    assert_eq!(page.model.address.view, View::Proof);
    page.send(Message::ViewChosen(View::About));
    page.send(Message::ProblemChosen(Problem::Queens));
    assert_eq!(page.model.address.view, View::Tree);
}
