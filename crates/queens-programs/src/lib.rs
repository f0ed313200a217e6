//! Prints the algorithms as programs in common programming languages. A program is a template that is filled in for an
//! instance. Every line of a program names the lines of the pseudo-code that it executes, so that one cursor can follow
//! both.

#![forbid(unsafe_code)]

mod catalogue;
mod fill;
mod loops;
mod refusal;
mod template;
mod words;

use queens_core::{Accepted, HelperLine};
use strum::{IntoStaticStr, VariantArray};

pub use refusal::Refusal;

/// A programming language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ProgramLanguage {
    /// Python 3.8 or later.
    Python,
    /// C++14 or later.
    Cpp,
    /// Free Pascal 3.2 or later.
    Pascal,
}

/// The natural language of a program's comments.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum CommentLanguage {
    /// English.
    English,
    /// French.
    French,
    /// Romanian.
    Romanian,
}

/// A program for one instance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The lines, in order.
    pub lines: Vec<ProgramLine>,
}

/// A line of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramLine {
    /// The text, without a line break.
    pub text: String,
    /// The lines of the pseudo-code that the line executes, from 1. Empty if there are none.
    pub listing: Vec<u8>,
    /// Whether the runs of the line count towards the lines in `listing`. All program lines that count towards a line
    /// of the pseudo-code run, in total, as often as that line.
    pub is_exact: bool,
    /// The line of a helper towards which the program line counts, if any. All program lines that count towards a line
    /// of a helper run, in total, as often as that line.
    pub helper: Option<HelperLine>,
}

impl ProgramLanguage {
    /// The name on the command line and in links.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The extension of file names, without a dot.
    pub const fn extension(self) -> &'static str {
        match self {
            ProgramLanguage::Python => "py",
            ProgramLanguage::Cpp => "cpp",
            ProgramLanguage::Pascal => "pas",
        }
    }

    /// The sign that starts a comment.
    const fn comment_sign(self) -> &'static str {
        match self {
            ProgramLanguage::Python => "#",
            ProgramLanguage::Cpp | ProgramLanguage::Pascal => "//",
        }
    }
}

impl CommentLanguage {
    /// The language code on the command line and in links.
    pub const fn code(self) -> &'static str {
        match self {
            CommentLanguage::English => "en",
            CommentLanguage::French => "fr",
            CommentLanguage::Romanian => "ro",
        }
    }
}

impl Program {
    /// The whole program, with a line break after every line.
    pub fn text(&self) -> String {
        let lines = self.lines.iter().map(|line| line.text.clone() + "\n");
        lines.collect()
    }
}

/// The programming languages in which the algorithm with this id has a program. Empty if there is no program.
pub fn languages(id: &str) -> impl Iterator<Item = ProgramLanguage> {
    let all = ProgramLanguage::VARIANTS.iter().copied();
    all.filter(move |&language| catalogue::template(id, language).is_some())
}

/// The program for an instance. The program prints the solutions in the order in which the search finds them, in the
/// form of the algorithm's exercise sheet. With the goal `count`, the program prints only the number of solutions.
///
/// # Errors
///
/// If the algorithm has no program in the language, or if the program does not support the instance.
pub fn program(
    accepted: &Accepted,
    language: ProgramLanguage,
    comments: CommentLanguage,
) -> Result<Program, Refusal> {
    let id = accepted.algorithm().id;
    let template = catalogue::template(id, language).ok_or_else(|| Refusal::Language {
        id,
        language,
        written: languages(id).collect(),
    })?;
    refusal::check(accepted, language, template)?;
    let lines = fill::fill(template, accepted, language, comments);
    Ok(Program { lines })
}
