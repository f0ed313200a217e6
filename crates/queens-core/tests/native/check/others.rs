//! Texts in forms that no sheet prints, selections of solutions, and solutions of another board.

use queens_core::check::Selection;
use queens_core::{Placement, Symmetry};

use super::*;

/// The eight images of a placement on the 8×8 board.
fn images(rows: &[u8]) -> [Vec<u8>; 8] {
    let squares: Vec<Square> = (0..)
        .zip(rows)
        .map(|(file, &rank)| Square::new(file, rank).expect("a square"))
        .collect();
    let placement = Placement::new(board(8), &squares).expect("a placement");
    Symmetry::ALL.map(|symmetry| placement.image(symmetry).rows().to_vec())
}

#[test]
fn squares_pairs_and_boards_as_lists_of_strings_are_read() {
    let texts = [
        // The notation of the page.
        ("a2 b4 c1 d3\na3, b1, d2, c4\n", Form::Squares, [1, 2]),
        (
            "Sol 1: a2 b4 c1 d3\n2) [a3 b1 c4 d2]\n",
            Form::Squares,
            [1, 2],
        ),
        (
            "[[a2, b4, c1, d3], [a3, b1, c4, d2]]\n",
            Form::Squares,
            [1, 1],
        ),
        // Sheet 000 prints the result of a heuristic as pairs of column and row from 0, in the order of placing.
        (
            "Solution issue de (1,3)\n[(1,3) (0,1) (3,2) (2,0) ]\n[(0, 2), (1, 0), (2, 3), (3, 1)]\n",
            Form::Pairs,
            [2, 3],
        ),
        // Boards as lists of strings, on one line or on several lines.
        (
            "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]",
            Form::Letters(Border::Bare),
            [1, 1],
        ),
        (
            "[['.Q..',\n  '...Q',\n  'Q...',\n  '..Q.'],\n ['..Q.', 'Q...', '...Q', '.Q..']]\n",
            Form::Letters(Border::Bare),
            [1, 5],
        ),
    ];
    for (text, form, lines) in texts {
        let verdict = judge(find("recursive"), &all(4), text);
        assert!(verdict.is_complete(), "{text}\n{verdict:?}");
        let is_form = match verdict.form {
            Some(Notation::Names) => form == Form::Squares,
            Some(Notation::Pairs { .. }) => form == Form::Pairs,
            Some(Notation::Drawing { .. }) => matches!(form, Form::Letters(_)),
            _ => false,
        };
        assert!(is_form, "{text}");
        let reading = reading(4, Axis::Files, text);
        let read: Vec<u64> = reading.boards.iter().map(|board| board.at.line).collect();
        assert_eq!(read, lines, "{text}");
    }
    // The check counts wrong and unreadable boards in these forms.
    for (text, wrong, unreadable) in [
        ("a2 b4 c1 d9\n", 1, 0),
        ("a2 b4 c1\n", 1, 0),
        ("[(1,3) (0,1) (3,2) (2,4)]\n", 1, 0),
        ("[\".Q..\",\"...Q\",\"Q...\"]\n", 0, 1),
        ("[\".Q...\",\"...Q\",\"Q...\",\"..Q.\"]\n", 0, 1),
        ("a2 b4 c1 d3 e5 x9x\n", 0, 1),
    ] {
        let verdict = judge(find("recursive"), &all(4), text);
        assert_eq!(
            (verdict.wrong.total, verdict.unread.total),
            (wrong, unreadable),
            "{text}\n{verdict:?}"
        );
    }
}

#[test]
fn first_solutions_and_one_per_class_are_recognised_as_selections() {
    let eight = solutions(find("recursive"), &all(8), usize::MAX);
    let write = |rows: &[Vec<u8>]| printed(Form::List, Axis::Files, rows);
    let of = |text: &str| judge(find("recursive"), &all(8), text);
    let first = of(&write(&eight[..20]));
    assert_eq!(
        (first.selection, first.right, first.missing.total),
        (Some(Selection::First), 20, 72)
    );
    let mut classes: Vec<Vec<u8>> = Vec::new();
    for rows in &eight {
        let images = images(rows);
        if !classes.iter().any(|known| images.contains(known)) {
            classes.push(rows.clone());
        }
    }
    assert_eq!(classes.len(), 12);
    let each = of(&write(&classes));
    assert_eq!(
        (each.selection, each.right),
        (Some(Selection::OnePerClass), 12)
    );
    // None of these texts is a selection: a class comes twice, a solution is missing, a board is wrong, or boards are
    // repeated.
    let mut two = classes[..11].to_vec();
    two.extend(images(&classes[0]).into_iter().find(|it| *it != classes[0]));
    let text = write(&classes);
    for text in [
        write(&two),
        write(&classes[..11]),
        write(&eight[1..21]),
        format!("{text}[0, 1, 2, 3, 4, 5, 6, 7]\n"),
        format!("{text}{text}"),
        String::new(),
    ] {
        assert_eq!(of(&text).selection, None, "{text}");
    }
    assert_eq!(of(&write(&eight)).selection, None, "these are all");
}

#[test]
fn solutions_of_another_board_are_recognised() {
    let six = solutions(find("recursive"), &all(6), usize::MAX);
    for form in Form::ALL {
        let text = printed(form, Axis::Files, &six);
        let verdict = judge(find("recursive"), &all(8), &text);
        assert_eq!(
            (verdict.right, verdict.other_size),
            (0, Some(6)),
            "{form:?}"
        );
        assert_eq!(judge(find("recursive"), &all(6), &text).other_size, None);
    }
    for text in [
        "0 1 2 3 4 5\n",
        "abc\n",
        "",
        "[1, 3, 0, 2]\n[0, 1]\n[1, 3, 5, 0, 2, 4]\n",
    ] {
        let other = judge(find("recursive"), &all(8), text).other_size;
        assert_eq!(other, None, "{text}");
    }
}
