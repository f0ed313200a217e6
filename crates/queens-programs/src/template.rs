//! Parses a template line by line. A template is a program with English comments, values such as `$n`, and marks. The
//! marks are at the end of a line, after a comment sign and a colon: `#: Test! first`.
//!
//! A label, which starts with a capital, is a line of the pseudo-code that the template line executes. With `!`, the
//! template line also counts towards that line. All template lines that count towards a line run, in total, as often as
//! that line of the pseudo-code. In the same way, `issafe.Compare` counts towards a line of the helper `issafe`.
//!
//! A word is a condition of one of five kinds. A goal must be the goal of the instance, and a variant its variant.
//! `given` or `empty` tests whether squares are fixed. `k` or `least` tests whether the number of queens is requested.
//! The id of an algorithm is for a template that several algorithms share. If a line has several words of one kind, one
//! of them must hold. Other words are `each`, `each-but-last`, `inner` and `back` for
//! nested loops, and `include`, which inserts the template with the name that follows. The module `fill` defines the
//! values.

use queens_core::{Accepted, Goal, Problem, Variant};

use crate::ProgramLanguage;

/// A line of a template.
#[derive(Clone, Debug)]
pub(crate) struct TemplateLine<'a> {
    /// The text before the marks.
    pub(crate) text: &'a str,
    /// The labels of the pseudo-code lines that the line executes.
    pub(crate) labels: Vec<&'a str>,
    /// Whether the line counts towards the lines in `labels`.
    pub(crate) is_exact: bool,
    /// The name of the helper, and the label of its line, towards which the line counts.
    pub(crate) helper: Option<(&'a str, &'a str)>,
    /// The other marks.
    pub(crate) words: Vec<&'a str>,
}

/// The words that assign a line to a part of nested loops.
pub(crate) const LOOP_WORDS: [&str; 4] = ["each", "each-but-last", "inner", "back"];
/// The word that replaces the line by another template.
pub(crate) const INCLUDE: &str = "include";

const GIVEN: [(&str, bool); 2] = [("given", true), ("empty", false)];
const REQUESTED: [(&str, bool); 2] = [("k", true), ("least", false)];

/// Parses the lines of a template.
pub(crate) fn read(
    template: &str,
    language: ProgramLanguage,
) -> impl Iterator<Item = TemplateLine<'_>> {
    let sign = format!("{}: ", language.comment_sign());
    template.lines().map(move |line| {
        let (text, marks) = line.rsplit_once(&sign).unwrap_or((line, ""));
        let mut read = TemplateLine {
            text: text.trim_end(),
            labels: Vec::new(),
            is_exact: false,
            helper: None,
            words: Vec::new(),
        };
        for mark in marks.split_whitespace() {
            if let Some(helper) = mark.split_once('.') {
                read.helper = Some(helper);
            } else if mark.starts_with(char::is_uppercase) {
                read.is_exact |= mark.ends_with('!');
                read.labels.push(mark.trim_end_matches('!'));
            } else {
                read.words.push(mark);
            }
        }
        read
    })
}

/// Whether programs from this template support fixed squares.
pub(crate) fn supports_given(template: &str) -> bool {
    template.contains("$given")
}

/// Whether programs from this template support a variant: the first of its problem, or one that the template names.
pub(crate) fn supports_variant(
    template: &str,
    language: ProgramLanguage,
    problem: Problem,
    variant: Variant,
) -> bool {
    let is_first = problem.variants().first() == Some(&variant);
    is_first || read(template, language).any(|line| line.has_mark(variant.name()))
}

impl TemplateLine<'_> {
    /// Whether the line is part of the program of an instance.
    pub(crate) fn applies_to(&self, accepted: &Accepted) -> bool {
        let (instance, id) = (accepted.instance(), accepted.algorithm().id);
        let is_given = !instance.given().is_empty();
        let variants = instance.problem().variants();
        let variant = instance.variant().or(variants.first().copied());
        let goal = |word: &&str| Goal::from_name(word);
        let given = |word: &&str| flag(&GIVEN, word);
        let requested = |word: &&str| flag(&REQUESTED, word);
        let named = |word: &&str| variant_named(word);
        let is_id = |word: &&&str| {
            let is_flag = given(word).is_some() || requested(word).is_some();
            goal(word).is_none() && named(word).is_none() && !is_flag && !LOOP_WORDS.contains(*word)
        };
        let words = || self.words.iter();
        is_one_of(words().filter_map(goal), instance.goal())
            && is_one_of(words().filter_map(named).map(Some), variant)
            && is_one_of(words().filter_map(given), is_given)
            && is_one_of(words().filter_map(requested), instance.k().is_some())
            && is_one_of(words().filter(is_id).copied(), id)
    }

    /// Whether the line has a mark.
    pub(crate) fn has_mark(&self, word: &str) -> bool {
        self.words.contains(&word)
    }

    /// The name of the template that replaces the line, if any.
    pub(crate) fn included(&self) -> Option<&str> {
        match self.words[..] {
            [INCLUDE, name] => Some(name),
            _ => None,
        }
    }
}

/// The variant with this name, of any problem.
fn variant_named(name: &str) -> Option<Variant> {
    let mut variants = Problem::ALL.iter().flat_map(|problem| problem.variants());
    variants.find(|variant| variant.name() == name).copied()
}

/// The value that a word stands for. `None` if it is not one of these words.
fn flag(words: &[(&str, bool)], word: &str) -> Option<bool> {
    let mut words = words.iter();
    words.find(|(name, _)| *name == word).map(|&(_, flag)| flag)
}

/// Whether a value is allowed. An empty list allows every value.
fn is_one_of<T: PartialEq>(allowed: impl Iterator<Item = T>, value: T) -> bool {
    let mut allowed = allowed.peekable();
    allowed.peek().is_none() || allowed.any(|allowed| allowed == value)
}
