//! The results panel.

use queens_core::formats::{Base, Border, Form};
use queens_page::results::{FileKind, Tool};

use super::header;
use crate::results::{Cost, ExportTexts, ResultsTexts, listed, sum};

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
        numbers: |are_rows| {
            if are_rows {
                "Numbers are the row of each column, from file a."
            } else {
                "Numbers are the column of each row, from rank 1."
            }
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
    check: super::check::TEXTS,
};
