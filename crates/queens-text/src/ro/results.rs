//! The results panel.

use queens_core::formats::{Base, Border, Form};
use queens_page::results::{FileKind, Tool};

use super::header;
use super::number;
use crate::number::Numbers;
use crate::results::{Cost, ExportTexts, ResultsTexts, listed, sum};

/// The boards that symmetries make of one, itself included.
fn images(size: usize) -> String {
    match size {
        1 => "imagine unică".to_owned(),
        _ => format!("{size} imagini"),
    }
}

pub(crate) const TEXTS: ResultsTexts = ResultsTexts {
    nothing: "Porniți o căutare: tablele găsite vor sta aici.",
    count_alone: "O numărare nu păstrează nicio tablă. Alegeți alt algoritm și scopul „Toate” ca să le vedeți.",
    count: "O numărare nu păstrează nicio tablă. Alegeți scopul „Toate” ca să le vedeți.",
    too_wide: "Pe o tablă atât de mare soluțiile nu sunt listate; cea găsită stă pe tablă.",
    more: "Mai pot veni soluții cât timp căutarea continuă.",
    limit: |numbers, limit| {
        format!(
            "Se păstrează doar primele {}; totalul le numără pe toate.",
            counted(numbers, limit, "table")
        )
    },
    orbits: |numbers, sizes, total| {
        let part = |(index, &(size, count)): (usize, &(usize, u64))| match (index, count) {
            (0, 1) => format!("1 orbită de {size}"),
            (0, _) => format!("{} de {size}", counted(numbers, count, "orbite")),
            _ => format!("{} de {size}", numbers.whole(count)),
        };
        let parts: Vec<_> = sizes.iter().enumerate().map(part).collect();
        format!("{}: {}", listed(&parts, "și"), sum(numbers, sizes, total))
    },
    no_symmetry: "Nicio simetrie nu păstrează reginele fixate: fiecare tablă e o clasă aparte.",
    chain: "Demonstrația numărului minim",
    refuted: |numbers, queens, cost| {
        let (count, one, many) = match cost {
            Cost::Nodes(nodes) => (nodes, "un nod", "noduri"),
            Cost::Tests(tests) => (tests, "un test", "teste"),
        };
        let cost = number::written(count, &numbers.whole(count), one, many);
        format!("k\u{a0}=\u{a0}{queens}: infirmat, {cost}")
    },
    found: |queens| format!("k\u{a0}=\u{a0}{queens}: găsit"),
    gallery: "Soluții",
    orbit: images,
    board: |numbers, number, squares, orbit| {
        format!(
            "Soluția {}, {}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    class_board: |numbers, number, squares, orbit| {
        format!(
            "Clasa {}, {}: {squares}",
            numbers.whole(number),
            images(orbit)
        )
    },
    open_class: |numbers, number, size| {
        format!(
            "{}: arată tablele clasei {}",
            images(size),
            numbers.whole(number)
        )
    },
    class: |numbers, number, found, size| {
        let number = numbers.whole(number);
        match (found, size) {
            (1, 1) => format!("Clasa {number}: o tablă"),
            _ if found == size => format!("Clasa {number}: {size} table"),
            _ => format!("Clasa {number}: {found} din {size} table până aici"),
        }
    },
    all_classes: "Toate clasele",
    tools: "Unelte",
    tool: |tool| match tool {
        Tool::Export => header::TEXTS.export,
        Tool::Check => "Verifică rezultatul meu",
        Tool::Definitions => "Definiții",
    },
    export: ExportTexts {
        form: "Forma",
        form_name: |form| match form {
            None
            | Some(Form::Spaced | Form::Compact | Form::Pairs | Form::Tour | Form::Squares) => {
                "Cum scrie programul"
            }
            Some(Form::Numbered) => "Sol #, de la 0 (fișa 000)",
            Some(Form::Digits(Base::Zero)) => "Cifre de la 0 (fișa 001)",
            Some(Form::Digits(Base::One)) => "Cifre de la 1 (fișa 001)",
            Some(Form::Letters(Border::Framed)) => "Table din Q și -, numerotate (fișa 000)",
            Some(Form::Letters(Border::Bare)) => "Table din Q și -",
            Some(Form::Bars(Border::Framed)) => "Table din DD, cu chenar (fișa 003)",
            Some(Form::Bars(Border::Bare)) => "Table din DD",
            Some(Form::List) => "Câte o listă pe rând (fișa 002)",
            Some(Form::Lists) => "O singură listă Python",
            Some(Form::Plain(Base::Zero)) => "Numere de la 0",
            Some(Form::Plain(Base::One)) => "Numere de la 1",
        },
        numbers: |are_rows| {
            if are_rows {
                "Numerele sunt linia fiecărei coloane, de la coloana a."
            } else {
                "Numerele sunt coloana fiecărei linii, de la linia 1."
            }
        },
        most: "Câte",
        all: "toate",
        preview: "Începutul textului",
        copy: "Copiază",
        save: |kind| match kind {
            FileKind::Text => "Fișier text",
            FileKind::Csv => "CSV",
            FileKind::Json => "JSON",
        },
        limits: |numbers, copied, saved| {
            format!(
                "Se copiază cel mult {}, se salvează cel mult {}. CSV și JSON numesc căutarea.",
                counted(numbers, copied as u64, "table"),
                numbers.whole(saved as u64)
            )
        },
        nothing: "Încă nu sunt table de exportat.",
    },
    check: super::check::TEXTS,
};

/// A number that is not told in a word, with its noun.
fn counted(numbers: &Numbers, count: u64, noun: &str) -> String {
    number::written(count, &numbers.whole(count), &format!("1 {noun}"), noun)
}
