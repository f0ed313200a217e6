//! The results panel.

mod verdict;

use queens_core::check::Fault;
use queens_core::formats::read::{Expected, Spot};
use queens_core::formats::{Base, Border, Form};
use queens_core::{LineKind, Problem};
use queens_page::results::{FileKind, Refusal, Tool};

use super::header;
use crate::number::Numbers;
use crate::results::{CheckTexts, Cost, ExportTexts, ResultsTexts, listed, sum};

/// The boards that symmetries make of one, itself included.
fn images(size: usize) -> String {
    match size {
        1 => "no other image".to_owned(),
        _ => format!("{size} images"),
    }
}

pub(crate) const TEXTS: ResultsTexts = ResultsTexts {
    nothing: "Run a search: the boards that it finds appear here.",
    count_alone: "A count keeps no boards. Choose another algorithm and the goal All to see them.",
    count: "A count keeps no boards. Choose the goal All to see them.",
    too_wide: "On a board this wide solutions are not listed; the one that was found stands on the board.",
    more: "More solutions may come while the search goes on.",
    limit: |numbers, limit| {
        format!(
            "Only the first {} boards are kept; the total counts them all.",
            numbers.whole(limit)
        )
    },
    orbits: |numbers, sizes, total| {
        let part = |(index, &(size, count)): (usize, &(usize, u64))| match (index, count) {
            (0, 1) => format!("1 orbit of {size}"),
            (0, _) => format!("{} orbits of {size}", numbers.whole(count)),
            _ => format!("{} of {size}", numbers.whole(count)),
        };
        let parts: Vec<_> = sizes.iter().enumerate().map(part).collect();
        format!("{}: {}", listed(&parts, "and"), sum(numbers, sizes, total))
    },
    no_symmetry: "No symmetry keeps the fixed queens: each board is a class by itself.",
    chain: "Proof of the least number",
    refuted: |numbers, queens, cost| match cost {
        Cost::Nodes(1) => format!("k\u{a0}=\u{a0}{queens}: refuted, 1 node"),
        Cost::Nodes(nodes) => format!(
            "k\u{a0}=\u{a0}{queens}: refuted, {} nodes",
            numbers.whole(nodes)
        ),
        Cost::Tests(1) => format!("k\u{a0}=\u{a0}{queens}: refuted, 1 test"),
        Cost::Tests(tests) => format!(
            "k\u{a0}=\u{a0}{queens}: refuted, {} tests",
            numbers.whole(tests)
        ),
    },
    found: |queens| format!("k\u{a0}=\u{a0}{queens}: found"),
    gallery: "Solutions",
    orbit: images,
    board: |numbers, number, squares, orbit| {
        format!(
            "Solution {}, {}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    class_board: |numbers, number, squares, orbit| {
        format!(
            "Class {}, {}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    open_class: |numbers, number, size| {
        format!(
            "{}: show the boards of class {}",
            images(size),
            numbers.whole(number)
        )
    },
    class: |numbers, number, found, size| {
        let number = numbers.whole(number);
        match (found, size) {
            (1, 1) => format!("Class {number}: 1 board"),
            _ if found == size => format!("Class {number}: {size} boards"),
            _ => format!("Class {number}: {found} of {size} boards so far"),
        }
    },
    all_classes: "All classes",
    tools: "Tools",
    tool: |tool| match tool {
        Tool::Export => header::TEXTS.export,
        Tool::Check => "Check my output",
        Tool::Definitions => "Definitions",
    },
    export: ExportTexts {
        form: "Form",
        form_name: |form| match form {
            None
            | Some(Form::Spaced | Form::Compact | Form::Pairs | Form::Tour | Form::Squares) => {
                "As the program prints it"
            }
            Some(Form::Numbered) => "Sol #, from 0 (sheet 000)",
            Some(Form::Digits(Base::Zero)) => "Digits from 0 (sheet 001)",
            Some(Form::Digits(Base::One)) => "Digits from 1 (sheet 001)",
            Some(Form::Letters(Border::Framed)) => "Boards of Q and -, numbered (sheet 000)",
            Some(Form::Letters(Border::Bare)) => "Boards of Q and -",
            Some(Form::Bars(Border::Framed)) => "Boards of DD, framed (sheet 003)",
            Some(Form::Bars(Border::Bare)) => "Boards of DD",
            Some(Form::List) => "A list per line (sheet 002)",
            Some(Form::Lists) => "One Python list of all",
            Some(Form::Plain(Base::Zero)) => "Numbers from 0",
            Some(Form::Plain(Base::One)) => "Numbers from 1",
        },
        numbers: |are_rows| match are_rows {
            true => "Numbers are the row of each column, from file a.",
            false => "Numbers are the column of each row, from rank 1.",
        },
        most: "How many",
        all: "all",
        preview: "Beginning of the text",
        copy: "Copy",
        save: |kind| match kind {
            FileKind::Text => "Text file",
            FileKind::Csv => "CSV",
            FileKind::Json => "JSON",
        },
        limits: |numbers, copied, saved| {
            format!(
                "At most {} boards are copied, {} saved. CSV and JSON name the search.",
                numbers.whole(copied as u64),
                numbers.whole(saved as u64)
            )
        },
        nothing: "There are no boards to export yet.",
    },
    check: CheckTexts {
        label: "What your program printed",
        hint: |numbers, problem, bytes, n| match problem {
            Problem::Domination => format!(
                "Paste dominating sets, one per line or each in brackets: squares such as a1, b5, c8. Judged for the board, \
                 the variant, k and the fixed squares, and compared with all least sets, or all sets of k, where a search \
                 finds them in time. At most {} bytes.",
                numbers.whole(bytes as u64)
            ),
            Problem::Knight => format!(
                "Paste tours, each square in the order of visiting: squares such as a1 b3 c1, their numbers from 0 as in \
                 [0, 17, 2], or their coordinates [row, column] from 0 as in [[0, 0], [2, 1], [0, 2]]. Lines that follow each other belong \
                 together until the board is full. Judged for the board, the variant and the start square, if one is fixed, and compared with \
                 all tours from the same start where a search finds them in time. At most {} bytes.",
                numbers.whole(bytes as u64)
            ),
            Problem::Queens => format!(
                "Paste it as it stands: Sol # lines, digits as 15863724, lists as [1, 3, 0, 2], rows of numbers, \
                 boards of Q and -, boards of DD. Compared with all solutions for the board and the fixed squares, in the order of \
                 the algorithm, whatever goal and symmetry are set. At most {} bytes, and n up to {n}.",
                numbers.whole(bytes as u64)
            ),
        },
        ask: "Check",
        stop: "Stop",
        waiting: "All solutions are being found…",
        stopped: "The check was stopped.",
        refused: |numbers, refusal| match refusal {
            Refusal::Empty => {
                "There is nothing to check: paste what your program printed.".to_owned()
            }
            Refusal::TooLong(length) => format!(
                "The text has {} bytes; at most {} are checked.",
                numbers.whole(*length as u64),
                numbers.whole(queens_core::check::LONGEST_TEXT as u64)
            ),
            Refusal::TooLarge(n) => format!(
                "n\u{a0}=\u{a0}{n} is too large: a check finds all solutions anew, for n up to {}.",
                queens_core::check::LARGEST_BOARD
            ),
            Refusal::NoEngine => "The engine has stopped; reload it and check again.".to_owned(),
            Refusal::NoCode => {
                "The code that checks could not be loaded; check the connection, then try again"
                    .to_owned()
            }
            Refusal::Engine(reason) => format!("The engine refused the check: {reason}"),
        },
        verdict: verdict::verdict,
        starts: |count, squares| match count {
            1 => format!("Start: {squares}. None is fixed on the page, so any is accepted."),
            _ => format!("Starts: {squares}. None is fixed on the page, so any is accepted."),
        },
        other: |n| {
            format!(
                "These are solutions of the {n}×{n} board: choose n\u{a0}=\u{a0}{n} and check again."
            )
        },
        empty_lists: |lists| {
            let lists = match lists {
                1 => "There is one empty list".to_owned(),
                _ => format!("There are {lists} empty lists"),
            };
            format!(
                "{lists} and no board: does your program keep a copy of each list, before it takes queens back?"
            )
        },
        form: |form, are_rows| {
            let lines = match are_rows {
                true => "the row of each column",
                false => "the column of each row",
            };
            match form {
                Form::Numbered
                | Form::List
                | Form::Lists
                | Form::Spaced
                | Form::Compact
                | Form::Tour => format!("Read as lists: {lines}."),
                Form::Squares => "Read as the names of squares.".to_owned(),
                Form::Pairs => "Read as pairs: column and row from 0.".to_owned(),
                Form::Digits(base) => format!("Read as digits from {}: {lines}.", base.first()),
                Form::Plain(base) => format!("Read as numbers from {}: {lines}.", base.first()),
                Form::Letters(_) => "Read as boards of Q and -, row 0 first.".to_owned(),
                Form::Bars(_) => {
                    "Read as boards of DD, a line a column as in sheet 003.".to_owned()
                }
            }
        },
        missing: |numbers, count| format!("Missing: {}", numbers.whole(count)),
        doubled: |numbers, count| format!("Printed again: {}", numbers.whole(count)),
        wrong: |numbers, count| format!("Wrong: {}", numbers.whole(count)),
        unreadable: |numbers, count| format!("Unreadable lines: {}", numbers.whole(count)),
        doubled_line: |numbers, doubled| {
            let (line, before) = (spot(numbers, doubled.at), spot(numbers, doubled.before));
            format!("Line {line}: the same as line {before}")
        },
        wrong_line: |numbers, wrong| {
            let line = spot(numbers, wrong.at);
            match wrong.fault {
                Fault::Queens { found: 1, expected } => {
                    format!("Line {line}: 1 queen instead of {expected}")
                }
                Fault::Queens { found, expected } => {
                    format!("Line {line}: {found} queens instead of {expected}")
                }
                Fault::Number { number } => {
                    format!("Line {line}: {number} is no row, column or square of this board")
                }
                Fault::SquareNumber { number, last } => {
                    format!(
                        "Line {line}: {number} is not a square of this board: squares are numbered from 0 to {last}"
                    )
                }
                Fault::Beyond { square } => {
                    format!("Line {line}: {square} is not on this board")
                }
                Fault::Again { square } => format!("Line {line}: {square} is there twice"),
                Fault::Uncovered { square } => {
                    format!("Line {line}: no queen covers {square}")
                }
                Fault::Visits { found, expected } => {
                    format!("Line {line}: squares visited: {found} instead of {expected}")
                }
                Fault::Start { square } => {
                    format!("Line {line}: the tour does not begin on {square}")
                }
                Fault::Jump { from, to } => {
                    let place = wrong
                        .jumps_at()
                        .map(|place| format!(", square {place} of the tour"));
                    format!(
                        "Line {line}: no knight’s move leads from {from} to {to}{}",
                        place.unwrap_or_default()
                    )
                }
                Fault::Open { square } => {
                    format!(
                        "Line {line}: no move leads from the last square, {square}, back to the first"
                    )
                }
                Fault::Attack {
                    first,
                    second,
                    line: along,
                } => {
                    let along = match along {
                        LineKind::Row => "row",
                        LineKind::Column => "column",
                        LineKind::Diagonal => "diagonal",
                    };
                    format!("Line {line}: {first} and {second} attack each other on a {along}")
                }
                Fault::Given { square } => {
                    format!("Line {line}: no queen on the fixed square {square}")
                }
            }
        },
        open: "Show this board",
        unreadable_line: |numbers, unreadable| {
            let expected = match unreadable.expected {
                Expected::Solution => "a solution in one of the forms".to_owned(),
                Expected::Digits(n) => format!("{n} digits"),
                Expected::Numbers(n) => format!("{n} numbers"),
                Expected::Squares(n) => format!("a row of {n} squares"),
                Expected::Rows { expected, found } => {
                    format!("a board of {expected} rows, there are {found}")
                }
                Expected::Bracket => "a closing bracket".to_owned(),
                Expected::Names { last, most: None } => format!("squares from a1 to {last}"),
                Expected::Names {
                    last,
                    most: Some(most),
                } => {
                    format!("squares from a1 to {last}, or numbers from 0 to {most}")
                }
            };
            let line = numbers.whole(unreadable.line);
            format!("Line {line}: “{}”; expected {expected}", unreadable.text)
        },
        departure: |numbers, at, printed, expected, name| {
            let line = spot(numbers, at);
            format!(
                "Line {line} departs from the order of {name}: it has {printed}, expected {expected}."
            )
        },
        and_more: |numbers, count| format!("and {} more", numbers.whole(count)),
    },
};

/// The line of a board, and which of the boards on it that is.
fn spot(numbers: &Numbers, at: Spot) -> String {
    let line = numbers.whole(at.line);
    match at.list {
        Some(list) => format!("{line}, list {}", numbers.whole(list)),
        None => line,
    }
}
