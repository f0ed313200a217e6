//! The algorithms as programs in common programming languages. Each program is a template that is filled in for an
//! instance. Every line names the lines of the pseudo-code that it executes, so that one cursor follows both.

#![forbid(unsafe_code)]

mod catalogue;
mod fill;
mod nest;
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
    /// Python 3.
    Python,
    /// C++ 20.
    Cpp,
    /// Free Pascal.
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
    /// The text, without a line end.
    pub text: String,
    /// The lines of the pseudo-code that it executes, from 1.
    pub listing: Vec<u8>,
    /// Whether the line counts towards the lines in `listing`. All program lines that count towards a line of the
    /// pseudo-code run, in total, as often as that line.
    pub is_exact: bool,
    /// The line of a helper that the program line counts towards. All program lines that count towards a line of a
    /// helper run, in total, as often as that line.
    pub helper: Option<HelperLine>,
}

impl ProgramLanguage {
    /// The name on the command line and in addresses.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The extension of file names.
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
    /// The code on the command line and in addresses.
    pub const fn code(self) -> &'static str {
        match self {
            CommentLanguage::English => "en",
            CommentLanguage::French => "fr",
            CommentLanguage::Romanian => "ro",
        }
    }
}

impl Program {
    /// The whole program, with a line end after every line.
    pub fn text(&self) -> String {
        let lines = self.lines.iter().map(|line| line.text.clone() + "\n");
        lines.collect()
    }
}

/// The programming languages in which the algorithm with this id has a program. Empty if it has none.
pub fn languages(id: &str) -> impl Iterator<Item = ProgramLanguage> {
    let all = ProgramLanguage::VARIANTS.iter().copied();
    all.filter(move |&language| catalogue::template(id, language).is_some())
}

/// The program of an instance. It prints the solutions that the search finds, in the form of the algorithm's sheet,
/// each with a line end. If the goal is a count, it prints their number.
///
/// # Errors
///
/// If the algorithm has no program that does the instance's search.
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
