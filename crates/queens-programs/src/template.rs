//! Parses a template line by line. A template is a program with English comments, values such as `$n`, and marks. The
//! marks of a line are at its end, after the sign of a comment and a colon: `#: 6! first`.
//!
//! A number is a line of the pseudo-code. With `!`, the template line counts towards this line: all template lines that
//! do so run together as often as the line of the pseudo-code. `issafe.7` counts towards line 7 of the helper `issafe`
//! in the same way.
//!
//! A word is a condition. It is a goal; `given` or `empty`, which test whether squares are fixed; or an algorithm's id,
//! if several algorithms share the template. Of several words of one kind, one must hold. `each`, `each-but-last`,
//! `inner` and `back` belong to nested loops. `include` replaces the line by the template with this name. The module
//! `fill` defines the values.

use queens_core::{Accepted, Goal};

use crate::ProgramLanguage;

/// A line of a template.
#[derive(Clone, Debug)]
pub(crate) struct TemplateLine<'a> {
    /// The text before the marks.
    pub(crate) text: &'a str,
    /// The lines of the pseudo-code that the line executes.
    pub(crate) listing: Vec<u8>,
    /// Whether the line counts towards the lines in `listing`.
    pub(crate) is_exact: bool,
    /// The helper's name and line that the line counts towards.
    pub(crate) helper: Option<(&'a str, u8)>,
    /// The other marks.
    pub(crate) words: Vec<&'a str>,
}

/// The words that place a line in nested loops.
pub(crate) const LOOP_WORDS: [&str; 4] = ["each", "each-but-last", "inner", "back"];
/// The word that replaces the line by another template.
pub(crate) const INCLUDE: &str = "include";

const GIVEN: [(&str, bool); 2] = [("given", true), ("empty", false)];

/// Parses the lines of a template.
pub(crate) fn read(
    template: &str,
    language: ProgramLanguage,
) -> impl Iterator<Item = TemplateLine<'_>> {
    let sign = format!("{}: ", language.comment_sign());
    template.lines().map(move |line| {
        let (text, marks) = line.rsplit_once(&sign).unwrap_or((line, ""));
        let number = |mark: &str| mark.trim_end_matches('!').parse().ok();
        let (numbers, words): (Vec<&str>, Vec<&str>) = marks
            .split_whitespace()
            .partition(|mark| number(mark).is_some());
        let (lines, words): (Vec<&str>, Vec<&str>) =
            words.into_iter().partition(|mark| mark.contains('.'));
        TemplateLine {
            text: text.trim_end(),
            is_exact: numbers.iter().any(|mark| mark.ends_with('!')),
            listing: numbers.into_iter().filter_map(number).collect(),
            helper: lines.first().copied().and_then(helper),
            words,
        }
    })
}

/// Parses a mark such as `issafe.7` as the name of a helper and a line.
fn helper(mark: &str) -> Option<(&str, u8)> {
    let (name, line) = mark.split_once('.')?;
    Some((name, line.parse().ok()?))
}

/// Whether programs of this template support fixed queens.
pub(crate) fn serves_given(template: &str) -> bool {
    template.contains("$given")
}

impl TemplateLine<'_> {
    /// Whether the line is part of the program of an instance.
    pub(crate) fn holds(&self, accepted: &Accepted) -> bool {
        let (instance, id) = (accepted.instance(), accepted.algorithm().id);
        let is_given = !instance.given().is_empty();
        let goal = |word: &&str| Goal::from_name(word);
        let given = |word: &&str| {
            GIVEN
                .iter()
                .find(|(given, _)| given == word)
                .map(|&(_, is_given)| is_given)
        };
        let is_id = |word: &&&str| {
            goal(word).is_none() && given(word).is_none() && !LOOP_WORDS.contains(*word)
        };
        let words = || self.words.iter();
        is_one_of(words().filter_map(goal), instance.goal())
            && is_one_of(words().filter_map(given), is_given)
            && is_one_of(words().filter(is_id).copied(), id)
    }

    /// Whether the line has a mark.
    pub(crate) fn is(&self, word: &str) -> bool {
        self.words.contains(&word)
    }

    /// The name of the template that replaces the line.
    pub(crate) fn included(&self) -> Option<&str> {
        match self.words[..] {
            [INCLUDE, name] => Some(name),
            _ => None,
        }
    }
}

/// Whether a value is allowed. Everything is allowed if the list is empty.
fn is_one_of<T: PartialEq>(allowed: impl Iterator<Item = T>, value: T) -> bool {
    let mut allowed = allowed.peekable();
    allowed.peek().is_none() || allowed.any(|allowed| allowed == value)
}
