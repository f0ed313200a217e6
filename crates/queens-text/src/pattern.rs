//! The messages of a language as data, and the code that fills them in. `queens-text-build` writes the data.

use std::borrow::Cow;
use std::sync::OnceLock;

use queens_core::Square;
use queens_draw::number::Numbers;

/// The messages of a language.
pub(crate) struct Words {
    numbers: Numbers,
    data: &'static str,
    patterns: OnceLock<Box<[&'static str]>>,
}

/// The value of an argument.
pub(crate) enum Value<'a> {
    Absent,
    Text(Cow<'a, str>),
    Number(u64),
    /// The number of the case of an enum.
    Case(u8),
}

impl Words {
    /// Reads the words from data that the build made.
    pub(crate) const fn new(numbers: Numbers, data: &'static str) -> Words {
        Words {
            numbers,
            data,
            patterns: OnceLock::new(),
        }
    }

    /// Reads the words for the life of the program. A page loads the texts of a language at most once or twice.
    pub(crate) fn leaked(numbers: Numbers, data: &'static str) -> &'static Words {
        Box::leak(Box::new(Words::new(numbers, data)))
    }

    /// The plural categories, then the patterns of the messages.
    fn patterns(&self) -> &[&'static str] {
        self.patterns
            .get_or_init(|| self.data.split('\0').collect())
    }

    /// A message without arguments.
    pub(crate) fn text(&self, message: usize) -> &'static str {
        self.pattern(message)
    }

    fn pattern(&self, message: usize) -> &'static str {
        self.patterns()
            .get(message + 1)
            .copied()
            .unwrap_or_default()
    }

    /// A message with its arguments.
    pub(crate) fn format(&self, message: usize, values: &[Value]) -> String {
        let mut text = String::new();
        self.fill(self.pattern(message), values, &mut text);
        text
    }

    fn fill(&self, mut pattern: &str, values: &[Value], text: &mut String) {
        while let Some(at) = pattern.find(|sign| sign < '\u{3}') {
            text.push_str(&pattern[..at]);
            let value = &values[usize::from(pattern.as_bytes()[at + 1] - b'a')];
            let rest = &pattern[at + 2..];
            pattern = if pattern[at..].starts_with('\u{1}') {
                match value {
                    Value::Text(value) => text.push_str(value),
                    Value::Number(number) => text.push_str(&self.numbers.whole(*number)),
                    Value::Absent | Value::Case(_) => (),
                }
                rest
            } else {
                self.select(rest, value, values, text)
            };
        }
        text.push_str(pattern);
    }

    /// Fills in the first case that has the value, and returns the pattern after all cases.
    fn select<'p>(
        &self,
        mut cases: &'p str,
        value: &Value,
        values: &[Value],
        text: &mut String,
    ) -> &'p str {
        let mut is_chosen = false;
        while let Some((key, case)) = cases
            .strip_prefix('\u{3}')
            .and_then(|case| case.split_once('\u{4}'))
        {
            let end = end(case);
            if !is_chosen && (key.is_empty() || self.is(value, key)) {
                is_chosen = true;
                self.fill(&case[..end], values, text);
            }
            cases = &case[end..];
        }
        &cases[1..]
    }

    /// Whether the value has the case with this key.
    fn is(&self, value: &Value, key: &str) -> bool {
        match value {
            Value::Absent => key == "-",
            Value::Text(_) => false,
            Value::Case(case) => key.as_bytes() == [b'a' + case],
            Value::Number(number) => {
                key.parse() == Ok(*number) || key.as_bytes() == [self.plural(*number)]
            }
        }
    }

    /// The letter of the plural category of a number.
    fn plural(&self, number: u64) -> u8 {
        let at = match number {
            0..200 => number,
            _ if number.is_multiple_of(1_000_000) => 200,
            _ => 100 + number % 100,
        };
        let categories = self.patterns()[0].as_bytes();
        categories.get(at as usize).copied().unwrap_or(b'x')
    }
}

/// The end of a case's pattern.
fn end(case: &str) -> usize {
    let mut depth = 0_u32;
    let ends = |sign: char| {
        match sign {
            '\u{2}' => depth += 1,
            '\u{5}' if depth > 0 => depth -= 1,
            '\u{3}' | '\u{5}' if depth == 0 => return true,
            _ => (),
        }
        false
    };
    case.find(ends).unwrap_or(case.len())
}

pub(crate) fn joined(squares: &[Square]) -> Value<'static> {
    let squares: Vec<_> = squares.iter().map(Square::to_string).collect();
    if squares.is_empty() {
        Value::Absent
    } else {
        Value::Text(squares.join(", ").into())
    }
}
