//! Reads the forms that the sheets print, and compares the boards with a search.

mod judged;
mod lists;
mod others;
mod printed;

use crate::common;
use crate::common::{all, board, instance, solutions, squares};
use proptest::prelude::*;
use queens_core::algorithm::{self, ALL};
use queens_core::check::{
    self, CheckError, Duplicate, NotASolution, OrderMismatch, Verdict, WrongBoard,
};
use queens_core::formats::read::{
    DefaultNotation, Expected, FirstLine, Location, Notation, Reading, Unread, read,
};
use queens_core::formats::{Base, Border, Form};
use queens_core::{Algorithm, Axis, Goal, Instance, LineKind, Square};

fn find(id: &str) -> &'static Algorithm {
    algorithm::find(id).expect("an algorithm of the registry")
}

fn judge(algorithm: &'static Algorithm, instance: &Instance, text: &str) -> Verdict {
    let accepted = algorithm.accept(instance.clone()).expect("supported");
    let checking = check::start(&accepted, text);
    checking.expect("a check that can be made").finish()
}

fn judge_all(id: &str, n: i64, text: &str) -> Verdict {
    judge(find(id), &all(n), text)
}

/// The location of a line with only one board.
fn alone(line: u64) -> Location {
    Location { line, list: None }
}

fn printed(form: Form, axis: Axis, found: &[Vec<u8>]) -> String {
    form.write_all(axis, found.iter().map(Vec::as_slice))
}

/// The boards in the text, each as the row of each column, with the number of its line.
fn boards(reading: &Reading) -> Vec<(u64, Vec<u8>)> {
    let rows = |queens: &Vec<Square>| {
        let mut queens = queens.clone();
        queens.sort();
        queens.iter().map(|queen| queen.rank.get()).collect()
    };
    let board = |it: &queens_core::formats::read::Printed| {
        (
            it.at.line,
            rows(it.squares.as_ref().expect("numbers of rows")),
        )
    };
    reading.boards.iter().map(board).collect()
}

/// Reads a text for n queens. Numbers start at 0 unless the text shows otherwise.
fn reading(n: i64, axis: Axis, text: &str) -> Reading {
    let base = Base::Zero;
    read(&all(n), DefaultNotation { axis, base }, text)
}

#[test]
fn every_form_reads_back_with_its_lines() {
    for n in [1, 4, 5, 6, 7, 8] {
        let found = solutions(find("recursive"), &all(n), usize::MAX);
        for (form, axis) in Form::ALL
            .into_iter()
            .flat_map(|form| [Axis::Files, Axis::Ranks].map(|axis| (form, axis)))
        {
            let text = printed(form, axis, &found);
            let reading = reading(n, axis, &text);
            assert_eq!(reading.unread, [], "{form:?} n={n}:\n{text}");
            let read = boards(&reading);
            let rows: Vec<_> = read.iter().map(|(_, rows)| rows.clone()).collect();
            assert_eq!(rows, found, "{form:?} {axis:?} n={n}:\n{text}");
            let lines: Vec<&str> = text.lines().collect();
            let mark = |line: &str| line.contains(['Q', 'D', '1', '0']);
            assert!(read.iter().all(|&(line, _)| mark(lines[line as usize - 1])));
            assert!(read.is_sorted_by_key(|&(line, _)| line));
            let base = form.base();
            let notation = match form {
                Form::Letters(_) | Form::Bars(_) => None,
                _ => Some(Notation::Lines { axis, base }),
            };
            let is_drawn = matches!(reading.form, Some(Notation::Drawing { .. }));
            assert!(
                reading.form == notation || is_drawn && notation.is_none(),
                "{form:?} n={n}:\n{text}"
            );
        }
    }
}

#[test]
fn the_forms_are_those_of_the_sheets() {
    let first = [0, 4, 7, 5, 2, 6, 1, 3];
    let write = |form: Form, axis| form.write(axis, 1, &first);
    assert_eq!(
        write(Form::Numbered, Axis::Files),
        "Sol #  1: [0 4 7 5 2 6 1 3 ]"
    );
    assert_eq!(write(Form::Digits(Base::One), Axis::Ranks), "17582463");
    assert_eq!(write(Form::List, Axis::Files), "[0, 4, 7, 5, 2, 6, 1, 3]");
    let drawn = Form::Letters(Border::Framed).write(Axis::Files, 1, &[3, 0, 2, 4, 1]);
    let sheet = "  0 1 2 3 4\n0 - Q - - -\n1 - - - - Q\n2 - - Q - -\n3 Q - - - -\n4 - - - Q -";
    assert_eq!(drawn, sheet);
    let four = solutions(find("prefix-check"), &all(4), usize::MAX);
    assert_eq!(
        printed(Form::Lists, Axis::Files, &four),
        "[[1, 3, 0, 2],\n [2, 0, 3, 1]]\n"
    );
    assert_eq!(printed(Form::Lists, Axis::Files, &[]), "[]\n");
}

#[test]
fn the_forms_agree_with_the_output_of_each_algorithm() {
    for (id, form) in [
        ("recursive", Form::Numbered),
        ("nested-loops", Form::Digits(Base::Zero)),
        ("digit-string", Form::Digits(Base::One)),
        ("explicit-stack", Form::Bars(Border::Framed)),
        ("prefix-check", Form::List),
        ("permutations", Form::Plain(Base::One)),
    ] {
        let algorithm = find(id);
        for (number, rows) in (1..).zip(solutions(algorithm, &all(6), usize::MAX)) {
            let axis = algorithm.axis;
            let sheet = common::printed(algorithm, number, &rows);
            assert_eq!(form.write(axis, number, &rows), sheet, "{id}");
        }
    }
}

#[test]
fn all_that_an_algorithm_prints_is_right_and_in_its_order() {
    for algorithm in ALL {
        for n in 4..=6 {
            let instance = all(n);
            if algorithm.accepts(&instance).is_err() {
                continue;
            }
            let sheet = |(number, rows): (u64, &Vec<u8>)| common::printed(algorithm, number, rows);
            let found = solutions(algorithm, &instance, usize::MAX);
            let text: Vec<_> = (1..).zip(&found).map(sheet).collect();
            let verdict = judge(algorithm, &instance, &text.join("\n"));
            assert!(verdict.is_perfect(), "{} n={n}: {verdict:?}", algorithm.id);
            assert_eq!(verdict.right, found.len() as u64);
        }
    }
}

#[test]
fn the_runs_shown_in_the_sheets_are_read_with_all_their_sentences() {
    let session = "Dimension n de l'échiquier? 5\r\n# de ligne de la reine en colonne 0? 3\r\n\
        Il y a 2 solutions\r\n  0 1 2 3 4\r\n0 - Q - - -\r\n1 - - - - Q\r\n2 - - Q - -\r\n3 Q - - - -\r\n4 - - - Q -\r\n\r\n\
        \u{a0} 0 1 2 3 4\r\n0 - - - - Q\r\n1 -\u{a0}Q - - -\r\n2\t- - - Q -\r\n3 Q - - - -\r\n4 - - Q - -\r\n";
    let given = instance(5, &squares("a4"), Goal::All);
    let verdict = judge(find("recursive"), &given, session);
    assert!(verdict.is_perfect(), "{verdict:?}");
    let drawing = Notation::Drawing {
        sign: "Q".to_owned(),
        first: FirstLine::FirstRank,
    };
    assert_eq!((verdict.right, verdict.form), (2, Some(drawing)));
    // The sheet itself prints no space next to a dash.
    let literal = " 0 1 2 3 4 \n0  Q----\n1 --- Q-\n2 - Q---\n3 ---- Q\n4 -- Q--\n";
    let reading = reading(5, Axis::Files, literal);
    assert_eq!(boards(&reading), [(2, vec![0, 2, 4, 1, 3])]);
    let piped = "Dimension n de l'échiquier? Il y a 4 solutions. On en affiche? Sol #  1: [1 3 5 0 2 4 ]\n\
                 Sol #  2: [2 5 1 4 0 3 ]\nSol #  3: [3 0 4 1 5 2 ]\nSol #  4: [4 2 0 5 3 1 ]\n";
    assert!(judge_all("recursive", 6, piped).is_perfect());
    let python =
        ">>> cherche_valides([], 4)\n>>> dispositions_valides\n[[1, 3, 0, 2], [2, 0, 3, 1]]\n";
    assert!(judge_all("prefix-check", 4, python).is_perfect());
    let romanian = "Dati numarul de regine de pe tabla de sah: 4\n\
        Solutia cu numarul 1: \n----------\n|  DD    |\n|      DD|\n|DD      |\n|    DD  |\n----------\n\
        Solutia cu numarul2: \n----------\n|  DD |\n|DD   |\n|   DD|\n| DD  |\n----------\n\
        |    DD|\n|   DD |\n";
    let verdict = judge_all("explicit-stack", 4, romanian);
    assert_eq!(verdict.printed, 2);
    assert_eq!(
        expectations(&verdict),
        [(16, Expected::Squares(4)), (17, Expected::Squares(4))]
    );
}

fn expectations(verdict: &Verdict) -> Vec<(u64, Expected)> {
    let found = verdict.unread.first.iter();
    found.map(|it| (it.line, it.expected)).collect()
}

#[test]
fn squares_of_two_blanks_and_boards_without_bars_are_read() {
    let rows = vec![1, 3, 0, 2];
    for text in [
        "|  DD    |\n|      DD|\n|DD      |\n|    DD  |",
        "  DD    \n      DD\nDD      \n    DD  ",
        "  DD\n      DD\nDD\n    DD",
        " D\n   D\nD\n  D",
        "| D  |\n|   D|\n|D   |\n|  D |",
        "||D|||\n||||D|\n|D||||\n|||D||",
        "\tD\t\t\n\t\t\tD\nD\t\t\t\n\t\tD\t",
    ] {
        let reading = reading(4, Axis::Files, text);
        assert_eq!(boards(&reading), [(1, rows.clone())], "{text}");
    }
}

#[test]
fn the_base_follows_from_the_numbers() {
    let text = "15863724\n16837425\n";
    let reading = reading(8, Axis::Ranks, text);
    let (axis, base) = (Axis::Ranks, Base::One);
    assert_eq!(reading.form, Some(Notation::Lines { axis, base }));
    assert_eq!(reading.boards.len(), 2);
    assert_eq!(boards(&reading)[0].1, [0, 6, 4, 7, 1, 3, 5, 2]);
    let mixed = judge_all("digit-string", 4, "2413\n3142\n1302\n");
    let zero = WrongBoard {
        at: alone(3),
        squares: Vec::new(),
        fault: NotASolution::Number { number: 0 },
    };
    assert_eq!(mixed.wrong.first, [zero]);
}

#[test]
fn columns_of_rows_read_as_rows_of_columns_are_the_same_solutions_in_the_same_order() {
    let text = printed(
        Form::Digits(Base::One),
        Axis::Ranks,
        &solutions(find("digit-string"), &all(8), usize::MAX),
    );
    assert!(judge_all("digit-string", 8, &text).is_perfect());
    assert!(judge_all("recursive", 8, &text).is_perfect());
}

#[test]
fn a_list_longer_than_any_board_is_not_a_board() {
    let numbers: Vec<String> = (0..33).map(|number| (number % 32).to_string()).collect();
    let text = format!("[{}]", numbers.join(", "));
    let reading = reading(32, Axis::Files, &text);
    assert_eq!(reading.boards[0].squares.as_ref().map(Vec::len), Ok(33));
    let square = "e1".parse().expect("a square");
    let fault = NotASolution::OffBoard { square };
    let verdict = judge_all("recursive", 4, &format!("[{}]", ["0"; 33].join(", ")));
    let [wrong] = &verdict.wrong.first[..] else {
        panic!("{verdict:?}");
    };
    assert_eq!(
        (wrong.at.line, wrong.fault, wrong.squares.len()),
        (1, fault, 33)
    );
}

fn pieces() -> impl Strategy<Value = String> {
    let known = [
        "Sol #  1: [0 4 7 5 2 6 1 3 ]",
        "[[",
        "]",
        "(",
        ",",
        "DD",
        "|",
        "|  DD|",
        " Q",
        "-",
        "--------",
        "\n",
        "\r\n",
        "\t",
        "\u{a0}",
        "0 1 2 3",
        "15863724",
        "  0 1 2 3\n",
        "9999999999999999999999",
        "-1",
        "Il y a ",
        ">>> ",
        "é",
        ": ",
    ];
    prop_oneof![
        4 => prop::sample::select(known.to_vec()).prop_map(str::to_owned),
        1 => any::<String>(),
    ]
}

proptest! {
    #[test]
    fn hostile_text_is_read_without_harm(
        n in 1..=32_i64,
        pieces in prop::collection::vec(pieces(), 0..60),
    ) {
        let text = pieces.concat();
        for axis in [Axis::Files, Axis::Ranks] {
            let base = Base::One;
            let reading = read(&all(n), DefaultNotation { axis, base }, &text);
            let lines = text.lines().count() as u64;
            let within = |line: u64| (1..=lines).contains(&line);
            prop_assert!(reading.boards.iter().all(|board| within(board.at.line)));
            prop_assert!(reading.unread.iter().all(|it| within(it.line) && it.text.chars().count() <= 80));
        }
        if n <= 6 {
            let verdict = judge(find("bitmask"), &all(n), &text);
            prop_assert_eq!(Some(verdict.right + verdict.missing.total), verdict.solutions);
            prop_assert_eq!(
                verdict.right + verdict.repeated.total + verdict.wrong.total,
                verdict.printed
            );
        }
    }

    #[test]
    fn binary_text_is_read_without_harm(words in prop::collection::vec(any::<u64>(), 0..250)) {
        // Random words of eight bytes are generated much faster than single bytes.
        let bytes: Vec<u8> = words.into_iter().flat_map(u64::to_le_bytes).collect();
        let text = String::from_utf8_lossy(&bytes);
        let verdict = judge(find("bitmask"), &all(5), &text);
        prop_assert_eq!(verdict.right + verdict.missing.total, 10);
    }
}
