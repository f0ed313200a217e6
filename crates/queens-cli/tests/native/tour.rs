//! `queens tour`: checks the tours, the reasons why a board has no tour, and caps.

use crate::command::{json, queens, succeeds};
use serde_json::{Value, json};

/// The files and ranks, from 1, of squares with these names.
pub(crate) fn places<'a>(names: impl Iterator<Item = &'a str>) -> Vec<(i64, i64)> {
    let place = |name: &str| {
        let (files, rank) = name.split_at(name.find(|it: char| it.is_ascii_digit())?);
        let digit = |letter: u8| i64::from(letter - b'a') + 1;
        let file = files.bytes().fold(0, |file, it| file * 26 + digit(it));
        Some((file, rank.parse().ok()?))
    };
    names.map(|name| place(name).expect(name)).collect()
}

/// Whether the tour visits every square of the board once, with a knight's move between successive squares.
fn is_tour(tour: &[(i64, i64)], files: i64, ranks: i64, is_closed: bool) -> bool {
    let mut visited = tour.to_vec();
    visited.sort_unstable();
    visited.dedup();
    let is_on =
        |&(file, rank): &(i64, i64)| (1..=files).contains(&file) && (1..=ranks).contains(&rank);
    let is_move = |from: (i64, i64), to: (i64, i64)| ((from.0 - to.0) * (from.1 - to.1)).abs() == 2;
    let moves = tour.windows(2).all(|pair| is_move(pair[0], pair[1]));
    let closes = || is_move(tour[0], tour[tour.len() - 1]);
    visited.len() == tour.len()
        && tour.len() as i64 == files * ranks
        && tour.iter().all(is_on)
        && moves
        && (!is_closed || closes())
}

fn listed(found: &Value) -> Vec<(i64, i64)> {
    let tour = found["list"][0].as_array().expect("a tour");
    places(tour.iter().filter_map(Value::as_str))
}

#[test]
fn open_tours_begin_at_the_requested_start() {
    for (arguments, files, ranks, start) in [
        ("tour 8 8", 8, 8, (1, 1)),
        ("tour 8 8 --start f5", 8, 8, (6, 5)),
        ("tour 5 7 --start c3", 5, 7, (3, 3)),
        ("tour 32 32 --start af1", 32, 32, (32, 1)),
        ("tour 3 4", 3, 4, (1, 1)),
        // Backtracking does not find these tours in time.
        ("tour 5 8 --start b2", 5, 8, (2, 2)),
        ("tour 8 32 --start c2", 8, 32, (3, 2)),
    ] {
        let found = json(&format!("{arguments} --json"));
        let tour = listed(&found);
        assert!(is_tour(&tour, files, ranks, false), "{arguments}");
        assert_eq!(tour[0], start, "{arguments}");
        assert_eq!(
            (&found["n"], &found["m"], &found["variant"]),
            (&json!(files), &json!(ranks), &json!("open"))
        );
        assert_eq!(
            (&found["exact"], &found["why"]),
            (&json!(false), &Value::Null)
        );
    }
}

#[test]
fn closed_tours_return_to_the_requested_start_on_wide_boards_too() {
    for (side, start, place) in [
        (6, "a1", (1, 1)),
        (8, "d4", (4, 4)),
        (20, "a1", (1, 1)),
        (32, "b1", (2, 1)),
    ] {
        let found = json(&format!(
            "tour {side} {side} --closed --start {start} --json"
        ));
        let tour = listed(&found);
        assert!(is_tour(&tour, side, side, true), "{side}");
        assert_eq!((tour[0], &found["fixed"]), (place, &json!([start])));
    }
}

#[test]
fn without_json_the_tour_is_the_first_line() {
    let text = succeeds("tour 6 5 --closed --start b1");
    let lines: Vec<_> = text.lines().collect();
    assert!(is_tour(&places(lines[0].split(',')), 6, 5, true), "{text}");
    assert!(
        lines[1].starts_with("tour-rotations, n = 6, m = 5, closed, "),
        "{text}"
    );
    assert_eq!(lines.iter().filter(|line| line.contains(',')).count(), 2);
}

#[test]
fn the_nodes_of_a_board_without_a_tour_are_those_of_its_reason() {
    let text = String::from_utf8(queens("tour 4 4").stdout).expect("text");
    assert!(
        text.contains("a full search of 455 nodes found none\n"),
        "{text}"
    );
    let nodes = text.lines().find_map(|line| line.strip_prefix("nodes "));
    assert_eq!(nodes.map(str::trim), Some("455"), "{text}");
}

#[test]
fn a_board_without_a_tour_gives_the_reason_and_status_1() {
    for (arguments, why) in [
        ("tour 5 5 --start a2", "that of 12 squares against 13"),
        ("tour 7 7 --closed", "no way over 49 squares"),
        ("tour 4 4", "a full search of"),
        (
            "tour 9 4 --closed",
            "a closed tour would change between the inner two and the outer two with every move",
        ),
        (
            "tour 4 32 --start b1",
            "a tour from the inner two would change between these and the outer two",
        ),
        ("tour 3 3", "a full search of"),
    ] {
        let output = queens(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments}: {output:?}");
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(
            text.lines()
                .any(|line| line.starts_with("no such tour: ") && line.contains(why)),
            "{text}"
        );
        let output = queens(&format!("{arguments} --json"));
        assert_eq!(output.status.code(), Some(1), "{arguments}");
        let found: Value = serde_json::from_slice(&output.stdout).expect("an object");
        assert_eq!(
            (&found["solutions"], &found["exact"], &found["list"]),
            (&json!("0"), &json!(true), &json!([])),
        );
        assert!(
            found["why"]
                .as_str()
                .is_some_and(|shown| shown.contains(why))
        );
    }
}

#[test]
fn a_search_at_its_cap_ends_with_status_3_and_leaves_existence_open() {
    for arguments in ["tour 8 8 --cap 10", "tour 32 32 --closed --cap 500"] {
        let output = queens(&format!("{arguments} --json"));
        assert_eq!(output.status.code(), Some(3), "{arguments}");
        let found: Value = serde_json::from_slice(&output.stdout).expect("an object");
        let cap = arguments.rsplit(' ').next().expect("a number");
        assert_eq!(
            (
                &found["solutions"],
                &found["exact"],
                &found["why"],
                &found["nodes"]
            ),
            (&json!("0"), &json!(false), &Value::Null, &json!(cap)),
        );
        let output = queens(arguments);
        let text = String::from_utf8(output.stdout).expect("text");
        let given_up = format!("given up after {cap} nodes; there may be solutions");
        assert!(text.lines().any(|line| line == given_up), "{text}");
    }
}

#[test]
fn run_finds_the_same_tour_by_the_same_algorithm() {
    let run = "run --algorithm tour-rotations -n 6 -m 5 --fixed b1 --variant closed --list 1";
    let of = |arguments: &str| {
        let mut found = json(&format!("{arguments} --json"));
        found["elapsed_ms"] = Value::Null;
        found
    };
    assert_eq!(of(run), of("tour 6 5 --closed --start b1"));
    // A known obstacle ends the search immediately, without a note.
    let output = queens("run --algorithm tour-rotations -n 32 -m 4 --fixed b2");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    for refused in ["trace", "draw --step 1 --out tour.svg"] {
        let output = queens(&format!("{refused} --algorithm tour-rotations -n 8"));
        let line = String::from_utf8(output.stderr).expect("text");
        assert!(line.contains("tour-rotations has no steps"), "{line}");
    }
}

#[test]
fn tours_from_all_starts_are_counted() {
    for (arguments, directed, undirected, starts) in [
        ("tour 5 5 --count", "1728", "864", "13"),
        ("tour 10 3 --closed --count", "32", "16", "30"),
        ("tour 4 4 --blocked a4,d4 --count", "352", "176", "14"),
    ] {
        let found = json(&format!("{arguments} --json"));
        assert_eq!(
            (
                &found["directed"],
                &found["undirected"],
                &found["starting_squares"]
            ),
            (&json!(directed), &json!(undirected), &json!(starts)),
            "{arguments}"
        );
    }
    assert_eq!(
        succeeds("tour 5 5 --count"),
        "1,728 tours from 13 of 25 squares\n864 if the two directions of a tour are the same tour\n"
    );
    assert_eq!(queens("tour 4 4 --count").status.code(), Some(1));
    let refused = queens("tour 5 5 --count --start c3");
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
}
