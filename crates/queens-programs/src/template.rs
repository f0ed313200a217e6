//! A template, line by line. It is a program with English comments, values such as `$n`, and marks at line ends, which
//! begin with the sign of a comment and a colon: `#: 6! first`.
//!
//! A number is a line of the pseudo-code; `!` after it says that the lines so marked run, together, as often as that, and
//! `issafe.7` that those so marked do as line 7 of this helper. A
//! word is a condition: a goal, `given` or `empty` (whether squares are given), or the id of an algorithm, where several
//! share the template; of words of one kind one must hold. `each`, `each-but-last`, `inner` and `back` belong to loops
//! that are nested; `include` puts the template of that name in place of the line. `fill` has the values.

use queens_core::{Accepted, Goal};

use crate::ProgramLanguage;

/// A line of a template.
#[derive(Clone, Debug)]
pub(crate) struct TemplateLine<'a> {
    /// What stands before the marks.
    pub(crate) text: &'a str,
    /// The lines of the pseudo-code.
    pub(crate) listing: Vec<u8>,
    /// Whether it is counted with the one that it names.
    pub(crate) is_exact: bool,
    /// The line of a helper as which it is counted.
    pub(crate) helper: Option<(&'a str, u8)>,
    /// The other marks.
    pub(crate) words: Vec<&'a str>,
}

/// How a line takes part in nested loops.
pub(crate) const LOOP_WORDS: [&str; 4] = ["each", "each-but-last", "inner", "back"];
/// Puts another template in place of the line.
pub(crate) const INCLUDE: &str = "include";

const GIVEN: [(&str, bool); 2] = [("given", true), ("empty", false)];

/// The lines of a template.
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

/// The helper and its line that a mark such as `issafe.7` names.
fn helper(mark: &str) -> Option<(&str, u8)> {
    let (name, line) = mark.split_once('.')?;
    Some((name, line.parse().ok()?))
}

/// Whether programs of this template have given queens on their boards.
pub(crate) fn serves_given(template: &str) -> bool {
    template.contains("$given")
}

impl TemplateLine<'_> {
    /// Whether the line stands in the program of this instance.
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

    /// Whether it has this mark.
    pub(crate) fn is(&self, word: &str) -> bool {
        self.words.contains(&word)
    }

    /// The name of the template that stands in its place.
    pub(crate) fn included(&self) -> Option<&str> {
        match self.words[..] {
            [INCLUDE, name] => Some(name),
            _ => None,
        }
    }
}

/// Whether the value is one of these, or there are none.
fn is_one_of<T: PartialEq>(allowed: impl Iterator<Item = T>, value: T) -> bool {
    let mut allowed = allowed.peekable();
    allowed.peek().is_none() || allowed.any(|allowed| allowed == value)
}
