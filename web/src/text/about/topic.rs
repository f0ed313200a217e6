//! A problem of the sheets, worked through question by question. In its words bold stands between stars
//! and code between backticks; `{words|name}` leads to the example of that name, `{words|#part}` to a
//! part of the page.

use queens_core::Square;

/// A problem: what it asks, and the questions of its sheet.
pub(crate) struct Topic<const N: usize> {
    pub(crate) title: &'static str,
    pub(crate) paragraphs: &'static [&'static str],
    pub(crate) questions: [Question; N],
}

/// A question and its answer.
pub(crate) struct Question {
    pub(crate) title: &'static str,
    pub(crate) answer: &'static [&'static str],
}

/// The words about domination.
pub(crate) struct Domination {
    pub(crate) topic: Topic<5>,
    /// The heads of the table: n, the least number, its sets, their classes, the least numbers of
    /// independent queens and of queens that attack all squares.
    pub(crate) heads: [&'static str; 6],
}

/// The words about the accessibility heuristic.
pub(crate) struct Accessibility {
    pub(crate) topic: Topic<6>,
    /// The name of the table of values.
    pub(crate) values: &'static str,
    /// The heads of the table: n, all starts, those that succeed by the table, and by current values.
    pub(crate) heads: [&'static str; 4],
}

/// The words about the knight's tour.
pub(crate) struct Knight {
    pub(crate) topic: Topic<8>,
    pub(crate) played: Played,
}

/// The words of question 1, played.
pub(crate) struct Played {
    /// The name of its buttons.
    pub(crate) group: &'static str,
    pub(crate) back: &'static str,
    pub(crate) forward: &'static str,
    /// The number of a visit, and its square.
    pub(crate) visit: fn(usize, Square) -> String,
    /// The first answer: to the square in question.
    pub(crate) there: fn(Square) -> String,
    /// The second answer.
    pub(crate) elsewhere: &'static str,
    /// The knight is stuck there, and so many squares are left.
    pub(crate) blocked: fn(Square, usize) -> String,
    /// The square can no more be reached.
    pub(crate) unreachable: fn(Square) -> String,
}

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece<'text> {
    Plain(&'text str),
    Strong(&'text str),
    Code(&'text str),
    /// Words that lead to an example.
    Example(&'text str, &'text str),
    /// Words that lead to a part of the page.
    Part(&'text str, &'text str),
}

/// The pieces of a text; a mark that is not closed reaches to its end.
pub(crate) fn pieces(text: &str) -> Vec<Piece<'_>> {
    let (mut found, mut rest) = (Vec::new(), text);
    while let Some(at) = rest.find(['*', '`', '{']) {
        let (plain, marked) = rest.split_at(at);
        if !plain.is_empty() {
            found.push(Piece::Plain(plain));
        }
        let (mark, inside) = marked.split_at(1);
        let close = if mark == "{" { "}" } else { mark };
        let (inside, after) = inside.split_once(close).unwrap_or((inside, ""));
        found.push(match (mark, inside.split_once('|')) {
            ("*", _) => Piece::Strong(inside),
            ("`", _) => Piece::Code(inside),
            (_, None) => Piece::Plain(inside),
            (_, Some((words, to))) => match to.strip_prefix('#') {
                Some(part) => Piece::Part(words, part),
                None => Piece::Example(words, to),
            },
        });
        rest = after;
    }
    if !rest.is_empty() {
        found.push(Piece::Plain(rest));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_and_lists_stay_what_they_are() {
        let text = "*No*: `L[0]` is [17, 10], see {a1|tour} and {this|#slips}.";
        assert_eq!(
            pieces(text),
            [
                Piece::Strong("No"),
                Piece::Plain(": "),
                Piece::Code("L[0]"),
                Piece::Plain(" is [17, 10], see "),
                Piece::Example("a1", "tour"),
                Piece::Plain(" and "),
                Piece::Part("this", "slips"),
                Piece::Plain("."),
            ]
        );
        assert_eq!(pieces("*open"), [Piece::Strong("open")]);
        assert_eq!(pieces("a {b} c").len(), 3);
    }
}
