//! Fills in a template for an instance: selects lines, inserts values, and translates comments.

use queens_core::text::joined;
use queens_core::{Accepted, Axis, HelperLine, ListingLine};

use crate::loops::{LoopLine, expand};
use crate::template::{TemplateLine, read};
use crate::{CommentLanguage, ProgramLanguage, ProgramLine, catalogue, words};

/// The lines of the program for an instance.
pub(crate) fn fill(
    template: &'static str,
    accepted: &Accepted,
    language: ProgramLanguage,
    comments: CommentLanguage,
) -> Vec<ProgramLine> {
    let values = values(accepted, language);
    let lines = included(template, language);
    let lines: Vec<TemplateLine> = lines
        .into_iter()
        .filter(|line| line.applies_to(accepted))
        .collect();
    let nested = expand(lines, accepted.instance().size().files());
    let written = |LoopLine {
                       line,
                       level,
                       indentation,
                   }: LoopLine<'_>| {
        let mut text = words::translated(line.text, language, comments);
        let levels =
            [("$i", level), ("$j", level + 1)].map(|(name, level)| (name, level.to_string()));
        for (name, value) in values.iter().chain(&levels) {
            text = text.replace(name, value);
        }
        ProgramLine {
            text: match text.trim_start() {
                "" => String::new(),
                text => " ".repeat(indentation) + text,
            },
            listing: line
                .labels
                .iter()
                .filter_map(|label| number(accepted.algorithm().listing, label))
                .collect(),
            is_exact: line.is_exact,
            helper: line.helper.and_then(|helper| helper_line(accepted, helper)),
        }
    };
    nested.into_iter().map(written).collect()
}

/// The number, from 1, of the line with this label. `None` if no line has this label.
fn number<C>(lines: &[ListingLine<C>], label: &str) -> Option<u8> {
    let mut numbered = (1..).zip(lines);
    Some(numbered.find(|(_, line)| line.label == label)?.0)
}

/// The line with this label of the helper with this name. `None` if the algorithm does not call such a helper.
fn helper_line(accepted: &Accepted, (name, label): (&str, &str)) -> Option<HelperLine> {
    let mut called = accepted.algorithm().called_helpers().iter();
    let helper = called.find(|helper| helper.name == name)?;
    Some(HelperLine {
        helper: helper.id,
        line: number(helper.lines, label)?,
    })
}

/// The lines of a template. The lines of an included part replace the line that includes it.
fn included(template: &'static str, language: ProgramLanguage) -> Vec<TemplateLine<'static>> {
    let lines = read(template, language).flat_map(|line| {
        let other = line
            .included()
            .and_then(|name| catalogue::template(name, language));
        match other {
            Some(other) => read(other, language).collect(),
            None => vec![line],
        }
    });
    lines.collect()
}

/// The values of an instance, each with its name in templates, such as `$n`.
fn values(accepted: &Accepted, language: ProgramLanguage) -> Vec<(&'static str, String)> {
    let (algorithm, instance) = (accepted.algorithm(), accepted.instance());
    let size = instance.size();
    let axis = algorithm.axis;
    let pair = |square| {
        let (line, place) = (axis.line_of(square), axis.place_of(square));
        match language {
            ProgramLanguage::Python => format!("{line}: {place}"),
            ProgramLanguage::Cpp | ProgramLanguage::Pascal => format!("{{{line}, {place}}}"),
        }
    };
    let given = axis.ordered(instance.given());
    let column = |row| {
        let given = given.iter().find(|&&square| axis.line_of(square) == row);
        given.map_or(-1, |&square| i16::from(axis.place_of(square)))
    };
    let columns = joined((0..size.files()).map(column), ", ");
    let numbers = Axis::Ranks.ordered(instance.given());
    let numbers = numbers.into_iter().map(|square| size.number(square));
    let start = algorithm.traversal.given(instance).first().copied();
    let mut values = vec![
        ("$given_squares", joined(numbers, ", ")),
        ("$given_columns", columns),
        ("$given", joined(given.into_iter().map(pair), ", ")),
        ("$n", size.files().to_string()),
        ("$k", instance.k().unwrap_or(0).to_string()),
        ("$m", size.ranks().to_string()),
        (
            "$loops",
            joined((0..size.files()).map(|level| format!("x{level}")), ", "),
        ),
        ("$seed", instance.seed().unwrap_or(0).to_string()),
    ];
    values.extend(start.into_iter().flat_map(|start| {
        [
            ("$start", size.number(start).to_string()),
            ("$x", start.file.get().to_string()),
            ("$y", start.rank.get().to_string()),
        ]
    }));
    values
}
