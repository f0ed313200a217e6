//! A list that continues on further lines is read like a list on one line.

use crate::common::{all, solutions};
use proptest::prelude::*;
use queens_core::formats::read::{DefaultNotation, Expected, Reading, read};
use queens_core::formats::{Base, Form};
use queens_core::{Axis, Square, algorithm};

fn reading(n: i64, text: &str) -> Reading {
    let (axis, base) = (Axis::Files, Base::Zero);
    read(&all(n), DefaultNotation { axis, base }, text)
}

/// The boards in the text, each with the number of its first line.
fn boards(reading: &Reading) -> Vec<(u64, Vec<u8>)> {
    let rows = |queens: &Vec<Square>| queens.iter().map(|queen| queen.rank.get()).collect();
    let board = |it: &queens_core::formats::read::Printed| {
        (
            it.at.line,
            rows(it.squares.as_ref().expect("numbers of rows")),
        )
    };
    reading.boards.iter().map(board).collect()
}

fn refused(reading: &Reading) -> Vec<(u64, Expected)> {
    let refused = reading.unread.iter();
    refused.map(|it| (it.line, it.expected)).collect()
}

const FIRST: [u8; 8] = [0, 4, 7, 5, 2, 6, 1, 3];
const SECOND: [u8; 8] = [0, 5, 7, 2, 6, 3, 1, 4];

#[test]
fn lists_broken_as_programs_break_them_are_read_with_their_first_lines() {
    for (text, lines) in [
        // Output of `pprint`: one list per line, or one number per line if the line width is small.
        (
            "[[0, 4, 7, 5, 2, 6, 1, 3],\n [0, 5, 7, 2, 6, 3, 1, 4]]\n",
            [1, 2],
        ),
        (
            "[[0,\n  4,\n  7,\n  5,\n  2,\n  6,\n  1,\n  3],\n [0,\n  5,\n  7,\n  2,\n  6,\n  3,\n  1,\n  4]]\n",
            [1, 9],
        ),
        // Output of `json.dumps` with an indent.
        (
            "[\n  [\n    0,\n    4, 7, 5, 2, 6, 1,\n    3\n  ],\n  [\n    0, 5, 7, 2, 6, 3, 1, 4\n  ]\n]\n",
            [3, 8],
        ),
        // A list ends in the middle of a line, and the next list starts there.
        (
            "[[0, 4, 7, 5,\n 2, 6, 1, 3], [0, 5, 7,\n 2, 6, 3, 1, 4]]",
            [1, 2],
        ),
        // NumPy output after the sheet's label `Sol #  1:`, then lists of tuples, then a line that starts with a
        // comma.
        (
            "Sol #  1: [0 4 7 5\r\n 2 6 1 3]\r\nSol #  2: [0 5 7 2\r\n 6 3 1 4]\r\n",
            [1, 3],
        ),
        (
            "[(0, 4, 7, 5,\n  2, 6, 1, 3),\n (0, 5, 7, 2, 6, 3,\n  1, 4)]",
            [1, 3],
        ),
        (
            "Il y a 2 solutions\n[0, 4, 7, 5\n, 2, 6, 1, 3]\n[0, 5, 7, 2, 6, 3, 1, 4]",
            [2, 4],
        ),
    ] {
        let reading = reading(8, text);
        let found = [(lines[0], FIRST.to_vec()), (lines[1], SECOND.to_vec())];
        assert_eq!(boards(&reading), found, "{text}");
        assert_eq!(reading.unread, [], "{text}");
    }
}

#[test]
fn the_lines_of_a_list_that_is_never_closed_are_read_one_by_one() {
    let found = reading(8, "[0, 4, 7, 5\n04752613\n[0, 5, 7, 2, 6, 3, 1, 4]\n");
    assert_eq!(refused(&found), [(1, Expected::Bracket)]);
    assert_eq!(boards(&found), [(2, FIRST.to_vec()), (3, SECOND.to_vec())]);
    // A list of n numbers is complete without its closing bracket.
    let found = reading(4, "[1, 3, 0, 2\n[2, 0, 3, 1]\n");
    assert_eq!(refused(&found), []);
    assert_eq!(
        boards(&found),
        [(1, vec![1, 3, 0, 2]), (2, vec![2, 0, 3, 1])]
    );
    // The text ends in the middle of a list.
    let found = reading(4, "[[1, 3, 0, 2], [2, 0,\n 3");
    assert_eq!(boards(&found), [(1, vec![1, 3, 0, 2])]);
    assert_eq!(
        refused(&found),
        [(1, Expected::Bracket), (2, Expected::Bracket)]
    );
}

#[test]
fn brackets_around_solutions_without_brackets_change_nothing() {
    let rows = [vec![1, 3, 0, 2], vec![2, 0, 3, 1]];
    for text in [
        "[\n1302\n2031\n]\n",
        "[\n1 3 0 2\n2 0 3 1\n]\n",
        "(\n1, 3, 0, 2\n2, 0, 3, 1\n)\n",
    ] {
        let found = reading(4, text);
        let numbered: Vec<_> = (2..).zip(rows.clone()).collect();
        assert_eq!(boards(&found), numbered, "{text}");
        assert_eq!(found.unread, [], "{text}");
    }
}

proptest! {
    #[test]
    fn lists_are_read_the_same_with_line_breaks_anywhere(
        n in 4..=7_i64,
        form in prop::sample::select(vec![Form::List, Form::Lists, Form::Numbered]),
        breaks in prop::collection::vec(prop::option::weighted(0.3, 0..4_usize), 400),
    ) {
        let recursive = algorithm::find("recursive").expect("recursive");
        let found = solutions(recursive, &all(n), 40);
        let text = form.write_all(Axis::Files, found.iter().map(Vec::as_slice));
        // The test inserts line breaks only within a list, so that the text before it stays on the same line.
        let (mut broken, mut breaks, mut depth) = (String::new(), breaks.iter().cycle(), 0);
        for letter in text.chars() {
            depth += i32::from(letter == '[') - i32::from(letter == ']');
            broken.push(letter);
            let is_within = depth == if form == Form::Lists { 2 } else { 1 };
            if is_within && letter == ' ' && let Some(Some(indent)) = breaks.next() {
                broken.push('\n');
                broken.push_str(&" ".repeat(*indent));
            }
        }
        let reading = reading(n, &broken);
        let rows: Vec<_> = boards(&reading).into_iter().map(|(_, rows)| rows).collect();
        prop_assert_eq!(&rows, &found, "{}", broken);
        prop_assert!(reading.unread.is_empty(), "{}", broken);
        let lines: Vec<&str> = broken.lines().collect();
        let begins = |&(line, _): &(u64, Vec<u8>)| lines[line as usize - 1].contains('[');
        prop_assert!(boards(&reading).iter().all(begins), "{}", broken);
    }
}

#[test]
fn text_after_an_empty_list_is_read_once() {
    let reading = reading(4, "[\n] [1, 3, 0, 2]\n[\n] 4Q\n");
    assert_eq!(boards(&reading), [(2, vec![1, 3, 0, 2])]);
    assert_eq!(refused(&reading), [(4, Expected::Solution)]);
}
