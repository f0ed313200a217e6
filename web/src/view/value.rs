//! The value of a variable, as the sheets write it; a marked board as a small picture.

use std::fmt::Write;

use queens_core::bitboard::Bitboard;
use queens_core::board::BoardSize;
use queens_core::explanation::Value;
use yew::{Html, html};

use super::Context;

/// Values of more characters are set smaller, on a line of their own.
const LONG: usize = 24;

/// Whether a value needs a line of its own.
pub(super) fn is_long(value: &Value) -> bool {
    match value {
        Value::Marks { .. } => true,
        Value::Rank { .. } => false,
        _ => written(value).chars().count() > LONG,
    }
}

/// The value.
pub(super) fn value(value: &Value, context: &Context) -> Html {
    match value {
        Value::Marks { size, marked } => marks(*size, marked),
        Value::Rank { rank, of } => {
            let numbers = &context.texts.numbers;
            html! { <>{numbers.whole(*rank)}{" / "}{numbers.grouped(&of.to_string())}</> }
        }
        _ => html! { written(value) },
    }
}

fn written(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string().replace('-', "−"),
        Value::Rows(rows) => {
            let rows = rows.iter().map(|&row| match row {
                0.. => row.to_string(),
                _ => "·".to_owned(),
            });
            format!("[{}]", rows.collect::<Vec<_>>().join(" "))
        }
        Value::List(numbers) => {
            let numbers = numbers.iter().map(i64::to_string);
            format!("[{}]", numbers.collect::<Vec<_>>().join(", "))
        }
        Value::Text(text) => format!("'{text}'"),
        Value::Squares(squares) => {
            let squares = squares.iter().map(ToString::to_string);
            squares.collect::<Vec<_>>().join(" ")
        }
        Value::Bits { bits, width } => {
            let mut text = String::new();
            for bit in (0..*width).rev() {
                // Writing to a string cannot fail.
                let _ = write!(text, "{}", bits >> bit & 1);
            }
            text
        }
        Value::Marks { marked, .. } => marked.count().to_string(),
        Value::Rank { rank, of } => format!("{rank} / {of}"),
    }
}

/// A board with its marked squares filled.
fn marks(size: BoardSize, marked: &Bitboard) -> Html {
    let n = size.get();
    let mut d = String::new();
    for square in marked.squares() {
        // Writing to a string cannot fail.
        let _ = write!(d, "M{} {}h1v1h-1z", square.file.0, n - 1 - square.rank.0);
    }
    let mut lines = String::new();
    for line in 0..=n {
        let _ = write!(lines, "M0 {line}h{n}M{line} 0v{n}");
    }
    html! {
        <svg class="marked" viewBox={format!("-0.1 -0.1 {n}.2 {n}.2")}
            role="img" aria-label={marked.count().to_string()} focusable="false">
            <path class="marked-on" {d} />
            <path class="marked-lines" d={lines} />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_in_the_sheets() {
        assert_eq!(written(&Value::Rows(vec![0, 4, 7, -1])), "[0 4 7 ·]");
        let bits = Value::Bits {
            bits: 0b101,
            width: 5,
        };
        assert_eq!(written(&bits), "00101");
        assert_eq!(written(&Value::Number(-1)), "−1");
        assert_eq!(written(&Value::List(vec![1, 3, 0])), "[1, 3, 0]");
        assert_eq!(written(&Value::Text("1300".to_owned())), "'1300'");
    }
}
