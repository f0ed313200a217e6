//! The knight's tours of sheet 004: the moves, the example, and every table of verified searches.

mod existence;
mod literal;
mod naive;
mod rotations;
mod totals;
mod wide;

use crate::common::{counted, list, number, square_at, table};
use queens_core::knight::{Case, example, is_closed, is_move, moves};
use queens_core::{
    Algorithm, BoardSize, Counters, Event, EventKind, Goal, Instance, Problem, Reader, Setup,
    Square, Starts, Variant, Work, algorithm, is_solution, successes,
};

pub(crate) const ALGORITHMS: [&str; 3] = ["tour-natural-order", "tour-fewest-onward", "tour-roth"];

pub(crate) fn find(id: &str) -> &'static Algorithm {
    algorithm::find(id).expect("an algorithm")
}

pub(crate) fn board(files: i64, ranks: i64) -> BoardSize {
    BoardSize::rectangular(files, ranks).expect("a size")
}

pub(crate) fn tour(
    size: BoardSize,
    start: Square,
    variant: Variant,
    goal: Goal,
    cap: Option<u64>,
) -> Instance {
    let setup = Setup {
        given: vec![start],
        variant: Some(variant),
        cap,
        ..Setup::new(Problem::Knight, size, goal)
    };
    Instance::new(setup).expect("a start on the board")
}

/// The first open tour. Returns its squares, the counters, and whether the search was given up.
pub(crate) fn first(
    algorithm: &'static Algorithm,
    instance: &Instance,
) -> (Option<Vec<Square>>, Counters, bool) {
    let mut reader = Reader::start(&algorithm.accept(instance.clone()).expect("supported"));
    let mut found = None;
    reader.read(u64::MAX, &mut Vec::new(), |event, replay| {
        if event == Event::Solution {
            found = replay.position().solution();
        }
    });
    let replay = reader.replay();
    let is_capped = replay.position().last() == Some(Event::CapReached);
    (found, *replay.counters(), is_capped)
}

#[test]
fn moves_come_in_the_sheets_order() {
    let size = board(8, 8);
    for row in table("knight", "casa") {
        let from = size.numbered(number(&row, "n") as usize);
        let reported: Vec<_> = moves(size, from).map(|to| size.number(to)).collect();
        assert_eq!(reported, list::<usize>(&row, "CasA"), "{from}");
    }
}

#[test]
fn the_example_fails_whether_the_knight_goes_to_b1_or_not() {
    let example = example().expect("the sheet's board");
    let b1 = square_at(1, 0);
    let left = 54;
    let cases = [
        Case::Blocked { square: b1, left },
        Case::Unreachable { square: b1 },
    ];
    assert_eq!(example.cases, cases);
    let rows = table("knight", "question1");
    assert_eq!(rows.len(), cases.len());
    let neighbours: Vec<_> = moves(example.size, b1).collect();
    assert!(neighbours.iter().all(|it| example.played.contains(it)));
    for (row, case) in rows.iter().zip(cases) {
        let mut played = example.played.clone();
        played.extend(matches!(case, Case::Blocked { .. }).then_some(b1));
        let numbers: Vec<_> = played.iter().map(|&it| example.size.number(it)).collect();
        assert_eq!(numbers, list::<usize>(row, "played"));
        assert!(played.windows(2).all(|pair| is_move(pair[0], pair[1])));
    }
}

fn check_table(id: &str, name: &str) {
    let (algorithm, size) = (find(id), board(8, 8));
    let rows = table("knight", name);
    let (given_up, solved): (Vec<_>, Vec<_>) =
        rows.into_iter().partition(|row| row["solved"].is_null());
    // Searches that are given up all take equally long. So the test runs only four; the benchmark `tours` runs all.
    for row in solved.into_iter().chain(given_up.into_iter().take(4)) {
        let start = number(&row, "start") as usize;
        let instance = tour(size, size.numbered(start), Variant::Open, Goal::First, None);
        let (found, counters, is_capped) = first(algorithm, &instance);
        let calls = number(&row, "calls") as u64;
        assert_eq!(counters.nodes, calls, "{id} from {start}");
        assert_eq!(is_capped, row["solved"].is_null(), "{id} from {start}");
        let Some(found) = found else {
            assert!(is_capped, "{id} from {start}");
            continue;
        };
        assert!(is_solution(&instance, &found));
        assert_eq!(
            is_closed(&found),
            row["closed"] == true,
            "{id} from {start}"
        );
        let numbers: Vec<_> = found.iter().map(|&it| size.number(it)).collect();
        assert_eq!(numbers, list::<usize>(&row, "tour"), "{id} from {start}");
        let printed = algorithm.write(1, size, &found);
        assert_eq!(printed, format!("{numbers:?}"));
        let backtracks = number(&row, "backtracks") as u64;
        assert_eq!(counters.removals, backtracks, "{id} from {start}");
        // Every call except the first places a square. The last square is appended without a call.
        let placed = (counters.tests, counters.placements, counters.depth);
        assert_eq!(placed, (calls, calls, 64), "{id} from {start}");
    }
}

#[test]
fn tours_in_natural_order_are_those_of_the_sheets_program() {
    check_table("tour-natural-order", "natural");
}

#[test]
fn tours_by_valuation_are_those_of_the_sheets_program() {
    check_table("tour-fewest-onward", "valuation");
}

#[test]
fn by_valuation_only_one_start_of_the_sheets_board_goes_back() {
    let (algorithm, size) = (find("tour-fewest-onward"), board(8, 8));
    let mut closed = Vec::new();
    for start in 0..64 {
        let square = size.numbered(start);
        let instance = tour(size, square, Variant::Open, Goal::First, None);
        let (found, counters, _) = first(algorithm, &instance);
        let found = found.expect("a tour from every start");
        closed.extend(is_closed(&found).then_some(start));
        let (nodes, removals) = if start == 37 { (80, 17) } else { (63, 0) };
        assert_eq!((counters.nodes, counters.removals), (nodes, removals));
    }
    assert_eq!(closed, [4, 14, 19, 30]);
}

#[test]
fn a_search_is_given_up_before_the_call_beyond_its_cap() {
    let size = board(8, 8);
    for cap in [1, 2, 79, 80] {
        let start = size.numbered(37);
        let instance = tour(size, start, Variant::Open, Goal::First, Some(cap));
        let (found, counters, is_capped) = first(find("tour-fewest-onward"), &instance);
        assert_eq!((counters.nodes, is_capped), (cap, cap < 80));
        assert_eq!(found.is_some(), cap == 80);
    }
}

#[test]
fn all_tours_of_small_boards_are_found_by_every_algorithm() {
    for row in table("knight", "open_counts") {
        let size = board(number(&row, "n"), number(&row, "m"));
        let counts: Vec<u64> = list(&row, "counts");
        // On boards with more than 25 squares, only the last algorithm runs, because the test would take too long.
        let ids = &ALGORITHMS[if size.area() > 25 { 2 } else { 0 }..];
        for (start, &count) in counts.iter().enumerate() {
            for &id in ids {
                let start = size.numbered(start);
                let instance = tour(size, start, Variant::Open, Goal::Count, Some(u64::MAX));
                let counters = counted(find(id), &instance);
                assert_eq!(counters.solutions, count, "{id} on {size} from {start}");
            }
        }
        assert_eq!(counts.iter().sum::<u64>(), number(&row, "total") as u64);
    }
}

#[test]
fn closed_tours_are_found_each_in_both_directions() {
    for row in table("knight", "closed") {
        let size = board(number(&row, "n"), number(&row, "m"));
        if size.area() > 30 {
            continue;
        }
        for id in ALGORITHMS {
            let start = Square::A1;
            let instance = tour(size, start, Variant::Closed, Goal::All, Some(u64::MAX));
            let mut reader = Reader::start(&find(id).accept(instance.clone()).expect("supported"));
            let mut count = 0;
            reader.read(u64::MAX, &mut Vec::new(), |event, replay| {
                if event.kind() == EventKind::Solution {
                    let found = replay.position().solution().expect("a tour");
                    assert!(is_solution(&instance, &found) && is_closed(&found));
                    count += 1;
                }
            });
            assert_eq!(count, 2 * number(&row, "undirected"), "{id} on {size}");
        }
    }
}

#[test]
fn every_start_by_itself_is_that_of_the_tables() {
    const CAP: u64 = 200_000;
    for (id, name) in [
        ("tour-natural-order", "natural"),
        ("tour-fewest-onward", "valuation"),
    ] {
        let size = board(8, 8);
        let instance = tour(
            size,
            size.numbered(9),
            Variant::Open,
            Goal::First,
            Some(CAP),
        );
        let accepted = find(id).accept(instance).expect("supported");
        let mut starts = Starts::new(&accepted).expect("it begins on one square");
        starts.finish();
        assert_eq!(starts.made().len(), 64, "{id}");
        let rows = table("knight", name);
        assert!(rows.len() > 40, "{id}");
        for row in rows {
            let made = starts.made()[number(&row, "start") as usize];
            let calls = number(&row, "calls") as u64;
            let is_found = row["solved"] == true && calls <= CAP;
            assert_eq!(
                (made.is_solved, made.is_capped),
                (is_found, !is_found),
                "{id} {row}"
            );
            assert_eq!(made.nodes, calls.min(CAP), "{id} {row}");
            assert!(!is_found || made.pieces == 64, "{id} {row}");
        }
    }
    let size = board(5, 5);
    let instance = tour(size, size.numbered(0), Variant::Open, Goal::First, None);
    let accepted = find("tour-roth").accept(instance).expect("supported");
    let mut starts = Starts::new(&accepted).expect("it begins on one square");
    starts.finish();
    // On a board with an odd number of squares, no tour starts on a square of the other colour.
    let decided = starts.made().iter().all(|it| !it.is_capped);
    assert!(decided);
    assert_eq!(successes(starts.made()), 13);
}
