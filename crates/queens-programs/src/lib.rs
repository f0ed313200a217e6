//! The algorithms as programs in languages that people learn: each is a template, filled for an instance. Every line
//! names the lines of the pseudo-code that it carries out, so that one cursor runs through both.

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

/// A language of programs.
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

/// The language of the comments in a program.
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
    /// Its lines, from the first.
    pub lines: Vec<ProgramLine>,
}

/// A line of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramLine {
    /// What stands on it, without a line end.
    pub text: String,
    /// The lines of the pseudo-code that it carries out, from 1.
    pub listing: Vec<u8>,
    /// Whether it is counted: all counted lines that carry out a line of the pseudo-code run, together, as often as that.
    pub is_exact: bool,
    /// The line of a helper as which it is counted: all lines so counted run, together, as often as that.
    pub helper: Option<HelperLine>,
}

impl ProgramLanguage {
    /// The name on the command line and in addresses.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// What file names end with.
    pub const fn extension(self) -> &'static str {
        match self {
            ProgramLanguage::Python => "py",
            ProgramLanguage::Cpp => "cpp",
            ProgramLanguage::Pascal => "pas",
        }
    }

    /// What a comment begins with.
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
    /// The whole program, every line with an end.
    pub fn text(&self) -> String {
        let lines = self.lines.iter().map(|line| line.text.clone() + "\n");
        lines.collect()
    }
}

/// The languages in which the algorithm of this id has a program; none if it has no program.
pub fn languages(id: &str) -> impl Iterator<Item = ProgramLanguage> {
    let all = ProgramLanguage::VARIANTS.iter().copied();
    all.filter(move |&language| catalogue::template(id, language).is_some())
}

/// The program that prints what the search of this instance finds: its solutions in the form of the algorithm's
/// sheet, each followed by a line end, or their number for the goal count.
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
