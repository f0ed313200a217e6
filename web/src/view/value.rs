//! The value of a variable in the notation of the sheets. A marked board is a small picture.

use std::fmt::Write;

use queens_core::{BoardSize, SquareSet, Value};
use yew::{Html, html};

use super::{Context, named};
use queens_text::Texts;

/// The number of characters above which a value is set smaller, on its own line.
const LONG: usize = 24;

/// The most characters of a value that never breaks in a table.
const SHORT: usize = 13;

/// The maximum number of listed numbers. A longer list shows only its last ones. The lists of the ordinary board are
/// never cut.
const LISTED: usize = 64;

/// Whether a value needs its own line.
pub(super) fn is_long(value: &Value, context: &Context) -> bool {
    match value {
        Value::Marks { .. } => true,
        Value::Rank { .. } => false,
        _ => written(value, context.texts).chars().count() > LONG,
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
        Value::Squares(squares) => squares
            .iter()
            .map(|square| html! { <>{named::word(&square.to_string())}{" "}</> })
            .collect(),
        _ => html! { written(value, context.texts) },
    }
}

/// The value in a cell of a table. A short one has one line.
pub(super) fn in_cell(held: &Value, context: &Context) -> Html {
    let drawn = value(held, context);
    if matches!(held, Value::Marks { .. }) {
        return drawn;
    }
    let class = match written(held, context.texts).chars().count() {
        0..=SHORT => "short",
        length if length <= LONG => "list",
        _ => "list long",
    };
    html! { <span {class}>{drawn}</span> }
}

fn written(value: &Value, texts: &Texts) -> String {
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
            let (before, last) = numbers.split_at(numbers.len().saturating_sub(LISTED));
            let before = (!before.is_empty()).then(|| texts.listing().before(before.len() as u64));
            let shown = before.into_iter().chain(last.iter().map(i64::to_string));
            format!("[{}]", shown.collect::<Vec<_>>().join(", "))
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
fn marks(size: BoardSize, marked: &SquareSet) -> Html {
    let n = size.files();
    let mut d = String::new();
    for square in marked.squares() {
        // Writing to a string cannot fail.
        let _ = write!(
            d,
            "M{} {}h1v1h-1z",
            square.file.get(),
            n - 1 - square.rank.get()
        );
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
    use queens_page::language::Language;
    use queens_text::{ENGLISH, Texts};

    fn said(value: &Value) -> [String; 3] {
        [Language::ENGLISH, Language::FRENCH, Language::ROMANIAN]
            .map(|language| written(value, Texts::of(language)))
    }

    fn written_plainly(value: &Value) -> String {
        written(value, &ENGLISH)
    }

    #[test]
    fn values_are_written_as_in_the_sheets() {
        assert_eq!(
            written_plainly(&Value::Rows(vec![0, 4, 7, -1])),
            "[0 4 7 ·]"
        );
        let bits = Value::Bits {
            bits: 0b101,
            width: 5,
        };
        assert_eq!(written_plainly(&bits), "00101");
        assert_eq!(written_plainly(&Value::Number(-1)), "−1");
        assert_eq!(written_plainly(&Value::List(vec![1, 3, 0])), "[1, 3, 0]");
        assert_eq!(written_plainly(&Value::Text("1300".to_owned())), "'1300'");
    }

    #[test]
    fn a_list_is_whole_on_the_ordinary_board_and_bounded_on_wider_ones() {
        let list = |length| Value::List((0..length).collect());
        let whole = written_plainly(&list(64));
        assert_eq!(whole.matches(", ").count(), 63);
        let [english, french, romanian] = said(&list(1_024));
        assert!(
            english.starts_with("[… 960 before, 960, 961, "),
            "{english}"
        );
        assert!(
            english.ends_with(", 1023]") && english.len() < 450,
            "{english}"
        );
        assert!(french.starts_with("[… 960 avant, 960, "), "{french}");
        assert!(romanian.starts_with("[… 960 înainte, 960, "), "{romanian}");
        assert!(written_plainly(&list(65)).starts_with("[… 1 before, 1, 2, "));
    }
}
