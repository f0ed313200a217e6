//! Repeats the lines of nested loops, one loop for each row. A template contains only two loops: an outer loop and the
//! innermost loop. The lines marked `each` are repeated for each outer loop. The lines marked `inner` belong to the
//! innermost loop. The lines marked `back` follow, and are repeated from the inside out.

use crate::ProgramLanguage;
use crate::template::{LOOP_WORDS, TemplateLine, read};

/// A line with the number of its loop, from 0 for the outermost loop, and its indentation in spaces.
pub(crate) struct LoopLine<'a> {
    pub(crate) line: TemplateLine<'a>,
    pub(crate) level: u8,
    pub(crate) indentation: usize,
}

/// The greatest number of loops that a language nests. `None` if there is no limit.
pub(crate) const fn most_loops(language: ProgramLanguage) -> Option<u8> {
    match language {
        ProgramLanguage::Python => Some(20),
        ProgramLanguage::Cpp | ProgramLanguage::Pascal => None,
    }
}

/// Whether a template has nested loops.
pub(crate) fn has_loops(template: &str, language: ProgramLanguage) -> bool {
    read(template, language).any(|line| is_nested(&line))
}

fn is_nested(line: &TemplateLine) -> bool {
    LOOP_WORDS.iter().any(|word| line.has_mark(word))
}

/// The number of spaces before a line.
fn indentation(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

/// Repeats the marked lines, so that `loops` loops are nested.
pub(crate) fn expand(lines: Vec<TemplateLine<'_>>, loops: u8) -> Vec<LoopLine<'_>> {
    let first = lines.iter().position(is_nested).unwrap_or(lines.len());
    let end = lines
        .iter()
        .rposition(is_nested)
        .map_or(first, |last| last + 1);
    let of = |words: &[&str]| {
        let marked = lines[first..end].iter();
        let marked = marked.filter(|line| words.iter().any(|word| line.has_mark(word)));
        marked.cloned().collect::<Vec<_>>()
    };
    let (each, inner, back) = (
        of(&["each", "each-but-last"]),
        of(&["inner"]),
        of(&["back"]),
    );
    let outermost = |lines: &[TemplateLine]| lines.first().map_or(0, |line| indentation(line.text));
    // The indentation of a loop relative to the next outer loop.
    let step = outermost(&inner).saturating_sub(outermost(&each));
    let around = loops - 1;
    let deeper =
        |level: u8| move |line: &TemplateLine| indentation(line.text) + usize::from(level) * step;
    let mut nested = indented(&lines[..first], 0, |line| indentation(line.text));
    for level in 0..around {
        let is_last = level + 1 == around;
        let lines = each
            .iter()
            .filter(|line| !(is_last && line.has_mark("each-but-last")));
        nested.extend(indented(lines, level, deeper(level)));
    }
    // In the template, the lines of the innermost loop are already indented by one step.
    nested.extend(indented(&inner, around, |line| deeper(around)(line) - step));
    for level in (0..around).rev() {
        nested.extend(indented(&back, level, deeper(level)));
    }
    nested.extend(indented(&lines[end..], 0, |line| indentation(line.text)));
    nested
}

/// The lines of one loop, with their indentation.
fn indented<'a: 'b, 'b>(
    lines: impl IntoIterator<Item = &'b TemplateLine<'a>>,
    level: u8,
    indentation: impl Fn(&TemplateLine) -> usize,
) -> Vec<LoopLine<'a>> {
    let lines = lines.into_iter().map(|line| LoopLine {
        line: line.clone(),
        level,
        indentation: indentation(line),
    });
    lines.collect()
}
