//! The accessibility heuristics: every table of `data/accessibility.json`, and the results of the sheet from every
//! start. Traced runs, counted runs and a plain program must agree.

mod plain;

use crate::common::{board, events, instance, list, number, square_at, table, traced};
use plain::{Values, placements};
use queens_core::{
    Algorithm, Event, EventKind, Goal, Instance, NoStart, Reason, Square, Starts, Value, Work,
    algorithm, successes,
};

const SCAN: &str = "accessibility-scan";
const LIST: &str = "accessibility-list";
const DYNAMIC: &str = "accessibility-dynamic";
const ALL: [(&str, Values); 3] = [
    (SCAN, Values::Fixed),
    (LIST, Values::Fixed),
    (DYNAMIC, Values::Current),
];

fn find(id: &str) -> &'static Algorithm {
    algorithm::find(id).expect(id)
}

fn from(n: i64, start: Square) -> Instance {
    instance(n, &[start], Goal::First)
}

/// The queens in the order of placing, beginning with the start.
fn queens(algorithm: &'static Algorithm, n: i64, start: Square) -> Vec<Square> {
    let events = events(algorithm, &from(n, start)).into_iter();
    let placed = events.filter(|event| event.kind() == EventKind::Place);
    [Some(start)]
        .into_iter()
        .chain(placed.map(Event::square))
        .map(|square| square.expect("a square"))
        .collect()
}

/// The number of queens in the run from each start, in the order of the starts.
fn counts(algorithm: &'static Algorithm, n: i64) -> Vec<u8> {
    let mut starts = Starts::new(
        &algorithm
            .accept(instance(n, &[], Goal::First))
            .expect("supported"),
    )
    .expect("it begins on one square");
    starts.finish();
    starts.made().iter().map(|it| it.pieces as u8).collect()
}

/// Reads a board of a table as one list, row by row.
fn flat<T: serde::de::DeserializeOwned>(row: &serde_json::Value, key: &str) -> Vec<T> {
    let rows: Vec<Vec<T>> = list(row, key);
    rows.into_iter().flatten().collect()
}

fn square((x, y): (u8, u8)) -> Square {
    square_at(x, y)
}

#[test]
fn the_table_of_accessibility_is_that_of_the_vectors() {
    let written = |n: i64| {
        let algorithm = find(SCAN);
        let instance = instance(n, &[], Goal::First);
        let (mut replay, rules) = algorithm
            .accept(instance.clone())
            .expect("supported")
            .replay();
        let values = |position: &_| algorithm.values_at(position);
        assert_eq!(values(replay.position()), []);
        replay.apply(Event::Score, &rules);
        let values = values(replay.position());
        let squares = (0..).map(|number| board(n).numbered(number));
        assert!(
            values
                .iter()
                .zip(squares)
                .all(|(it, square)| it.0 == square)
        );
        values
            .into_iter()
            .map(|(_, value)| value)
            .collect::<Vec<_>>()
    };
    let rows = table("accessibility", "hb");
    assert_eq!(rows.len(), 10);
    for row in rows {
        assert_eq!(written(number(&row, "n")), flat::<u16>(&row, "hb"), "{row}");
    }
    let sheet = [12, 12, 12, 12, 12, 12, 14, 14, 14, 12, 12, 14, 16, 14, 12];
    assert_eq!(written(5)[..15], sheet);
}

/// Compares the successful starts of an algorithm, and the queens of their runs, with a table.
fn check_successes(algorithm: &'static Algorithm, name: &str) {
    for row in table("accessibility", name) {
        // The last row of a table is a range of boards, which extends beyond the supported sizes.
        let sizes = match row["n"].as_i64() {
            Some(n) => n..=n,
            None => number(&row, "n_from")..=number(&row, "n_to").min(32),
        };
        for n in sizes {
            let size = board(n);
            let successes = counts(algorithm, n).into_iter().enumerate();
            let successes = successes.filter(|&(_, queens)| i64::from(queens) == n);
            let starts: Vec<_> = successes.map(|(it, _)| size.numbered(it)).collect();
            assert_eq!(
                starts.len() as i64,
                number(&row, "count"),
                "{algorithm:?}, {n}"
            );
            if row["starts"].is_array() {
                let reported: Vec<(u8, u8)> = list(&row, "starts");
                let reported: Vec<_> = reported.into_iter().map(square).collect();
                assert_eq!(starts, reported, "{algorithm:?}, {n}");
            }
            if row["queens"].is_array() {
                let reported: Vec<Vec<(u8, u8)>> = list(&row, "queens");
                for (&start, reported) in starts.iter().zip(reported) {
                    let reported: Vec<_> = reported.into_iter().map(square).collect();
                    assert_eq!(queens(algorithm, n, start), reported, "{algorithm:?}, {n}");
                }
            }
        }
    }
}

#[test]
fn the_starts_that_succeed_are_those_of_the_vectors() {
    check_successes(find(SCAN), "static_success");
    check_successes(find(LIST), "static_success");
    check_successes(find(DYNAMIC), "dynamic_success");
}

#[test]
fn from_every_start_the_number_of_queens_is_that_of_the_vectors() {
    for (id, name) in [
        (SCAN, "static_counts"),
        (LIST, "static_counts"),
        (DYNAMIC, "dynamic_counts"),
    ] {
        let rows = table("accessibility", name);
        assert_eq!(rows.len(), 6);
        for row in rows {
            let reported: Vec<u8> = flat(&row, "counts");
            assert_eq!(counts(find(id), number(&row, "n")), reported, "{id}: {row}");
        }
    }
}

#[test]
fn as_many_squares_are_read_as_in_the_vectors() {
    let rows = table("accessibility", "cells_read");
    assert_eq!(rows.len(), 7);
    for row in rows {
        let n = number(&row, "n");
        for (id, key) in [(SCAN, "scan"), (LIST, "list")] {
            let reported: Vec<u64> = flat(&row, key);
            assert_eq!(reported.len() as i64, n * n);
            for (at, reported) in reported.into_iter().enumerate() {
                let counters = traced(find(id), &from(n, board(n).numbered(at)));
                assert_eq!(
                    counters.operations[0], reported,
                    "{id}, n = {n}, start {at}"
                );
                assert_eq!(
                    (counters.tests, counters.removals),
                    (counters.placements, 0)
                );
            }
        }
    }
}

#[test]
fn the_successes_of_the_dynamic_heuristic_from_four_to_ten() {
    let successes = |n| {
        let mut starts = Starts::new(
            &find(DYNAMIC)
                .accept(instance(n, &[], Goal::First))
                .expect("supported"),
        )
        .expect("starts");
        starts.finish();
        successes(starts.made())
    };
    assert_eq!(
        [4, 5, 6, 7, 8, 9, 10].map(successes),
        [8, 23, 4, 29, 13, 40, 24]
    );
}

#[test]
fn a_plain_program_places_the_same_queens_from_every_start() {
    for (id, values) in ALL {
        for n in (1..=12).chain([16, 20]) {
            let runs = counts(find(id), n);
            for (number, run) in runs.into_iter().enumerate() {
                let start = board(n).numbered(number);
                let plain = placements(n as i16, start, values);
                assert_eq!(usize::from(run), plain.len(), "{id}, n = {n}, {start}");
                if n <= 9 || number.is_multiple_of(7) {
                    assert_eq!(queens(find(id), n, start), plain, "{id}, n = {n}, {start}");
                }
            }
        }
    }
}

#[test]
fn the_largest_board_has_the_queens_of_its_traces_from_every_start() {
    for (id, _) in ALL {
        let runs = counts(find(id), 32);
        assert_eq!(runs.len(), 1024);
        for number in (0..1024).step_by(37) {
            let start = board(32).numbered(number);
            let traced = queens(find(id), 32, start).len();
            assert_eq!(usize::from(runs[number]), traced, "{id} from {start}");
        }
    }
}

#[test]
fn starts_come_in_slices_of_any_length() {
    let whole = counts(find(DYNAMIC), 7);
    for slice in [1, 5, 48, 49, 50] {
        let mut starts = Starts::new(
            &find(DYNAMIC)
                .accept(instance(7, &[], Goal::First))
                .expect("supported"),
        )
        .expect("starts");
        let queens = |starts: &Starts| -> Vec<u8> {
            starts.made().iter().map(|it| it.pieces as u8).collect()
        };
        let mut slices = 0;
        while starts.work(slice).is_pending() {
            slices += 1;
            let made = queens(&starts);
            assert_eq!(made, whole[..made.len()]);
        }
        assert!(slices > 0, "{slice}");
        assert_eq!(queens(&starts), whole);
        assert!(starts.work(slice).is_ready(), "what is over stays over");
    }
    let accepted = find("recursive").accept(instance(7, &[], Goal::First));
    let error = Starts::new(&accepted.expect("supported")).err();
    assert_eq!(error, Some(NoStart("recursive")));
}

#[test]
fn without_a_given_square_the_start_is_a1() {
    for (id, _) in ALL {
        let free = events(find(id), &instance(8, &[], Goal::First));
        assert_eq!(free, events(find(id), &from(8, Square::A1)), "{id}");
        assert_eq!(free[0], Event::Score);
        assert_eq!(free[free.len() - 2..], [Event::DeadEnd, Event::End], "{id}");
    }
}

#[test]
fn values_are_written_once_or_after_every_queen() {
    for (id, values) in ALL {
        let events = events(find(id), &from(5, square_at(1, 1)));
        let kinds: Vec<_> = events.into_iter().map(Event::kind).collect();
        let (score, place) = (EventKind::Score, EventKind::Place);
        let mut expected = match values {
            Values::Fixed => vec![score, place, place, place, place],
            Values::Current => vec![
                score, place, score, place, score, place, score, place, score,
            ],
        };
        expected.extend([EventKind::Solution, EventKind::End]);
        assert_eq!(kinds, expected, "{id}");
    }
}

#[test]
fn the_solutions_of_five_queens_are_printed_as_in_the_sheet() {
    let printed = |id: &str, start: &str| {
        let start = start.parse().expect("a square");
        let squares = queens(find(id), 5, start);
        find(id).write(1, board(5), &squares)
    };
    for id in [SCAN, LIST] {
        let text = "Solution issue de (1,1)\n[(1,1) (3,0) (4,2) (0,4) (2,3) ]";
        assert_eq!(printed(id, "b2"), text);
        let text = "Solution issue de (2,2)\n[(2,2) (1,0) (4,1) (0,3) (3,4) ]";
        assert_eq!(printed(id, "c3"), text);
        let text = "Solution issue de (4,4)\n[(4,4) (1,0) (0,2) (3,1) (2,3) ]";
        assert_eq!(printed(id, "e5"), text);
    }
}

#[test]
fn the_first_placement_of_the_list_names_its_value_and_the_free_squares() {
    let algorithm = find(LIST);
    let (mut replay, rules) = algorithm
        .accept(from(8, Square::A1))
        .expect("supported")
        .replay();
    for event in events(algorithm, &from(8, Square::A1)).into_iter().take(2) {
        replay.apply(event, &rules);
    }
    let reported = algorithm.explain(replay.position());
    // 12 of the 42 free squares are on the border: b8 to g8 and h2 to h7. Row by row, h2 is the first.
    let reason = Reason::LeastValue {
        square: "h2".parse().expect("a square"),
        value: 21,
        sharing: 12,
    };
    assert_eq!(reported.reason, reason);
    let dispo = reported
        .variables
        .into_iter()
        .find(|(name, _)| *name == "dispo");
    let Some((_, Value::Marks { marked, .. })) = dispo else {
        panic!("dispo is a variable");
    };
    assert_eq!(marked.count(), 42);
}

/// The number of starts that succeed with the values of the empty board. These values do not change, so the program
/// sorts the squares once. Each queen takes the first square that is not attacked. Boards may be larger than the
/// algorithms support.
fn sorted_successes(n: usize) -> i64 {
    let value = |&(x, y): &(usize, usize)| 2 * x.min(y).min(n - 1 - x).min(n - 1 - y);
    let mut squares: Vec<_> = (0..n).flat_map(|y| (0..n).map(move |x| (x, y))).collect();
    squares.sort_by_key(value);
    let succeeds = |&start: &(usize, usize)| {
        let (mut columns, mut rows) = (vec![false; n], vec![false; n]);
        let (mut up, mut down) = (vec![false; 2 * n], vec![false; 2 * n]);
        let mut queens = 0;
        for &(x, y) in [start].iter().chain(&squares) {
            let (up, down) = (&mut up[x + y], &mut down[n + x - y]);
            if !(columns[x] || rows[y] || *up || *down) {
                (columns[x], rows[y], *up, *down) = (true, true, true, true);
                queens += 1;
            }
        }
        queens == n
    };
    squares.iter().filter(|it| succeeds(it)).count() as i64
}

#[test]
fn no_start_of_boards_up_to_sixty_succeeds_but_those_of_the_vectors() {
    for row in table("accessibility", "static_success") {
        let sizes = match row["n"].as_i64() {
            Some(n) => n..=n,
            None => number(&row, "n_from")..=number(&row, "n_to"),
        };
        assert!(sizes.end() <= &60);
        for n in sizes {
            let count = number(&row, "count");
            assert_eq!(sorted_successes(n as usize), count, "{n}");
        }
    }
}
