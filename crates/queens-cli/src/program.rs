//! `queens program`: an algorithm as a program in a language that people learn, for one board.

use clap::Args;
use queens_core::text::joined;
use queens_core::{Algorithm, BoardSize, Goal, algorithm};
use queens_programs::{CommentLanguage, ProgramLanguage, Refusal, program};
use strum::VariantArray;

use crate::Answer;
use crate::failure::Failure;
use crate::options::SearchOptions;
use crate::output::print;
use crate::values::{Squares, named, squares, whole};

#[derive(Args)]
pub(crate) struct ProgramOptions {
    /// The algorithm, one of `queens algorithms`
    #[arg(long, value_name = "ID", hide_possible_values = true)]
    #[arg(value_parser = named(algorithm::ALL, |it| it.id))]
    algorithm: &'static Algorithm,
    /// The language of the program; sheet 001 alone is written in Pascal
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(value_parser = named(ProgramLanguage::VARIANTS.iter().copied(), ProgramLanguage::name))]
    language: ProgramLanguage,
    /// The number of files and ranks
    #[arg(short, value_name = "N", value_parser = whole(1..=BoardSize::MAX))]
    n: u8,
    /// The number of ranks, for a problem with boards that need not be square
    #[arg(short, value_name = "M", value_parser = whole(1..=u16::from(BoardSize::MAX)))]
    m: Option<u16>,
    /// Pieces that stand before the search begins, such as a1,b3; of a knight, the start
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    fixed: Option<Squares>,
    /// Which solutions the program prints; the default is the algorithm's, and count prints their number
    #[arg(long, value_name = "GOAL", value_parser = named(Goal::ALL, Goal::name))]
    goal: Option<Goal>,
    /// The seed of a randomised algorithm; the default is drawn and stands in the program
    #[arg(long, value_name = "S", value_parser = whole(0..=u64::MAX))]
    seed: Option<u64>,
    /// The language of the comments
    #[arg(long, value_name = "L", default_value = "en")]
    #[arg(value_parser = named(CommentLanguage::VARIANTS.iter().copied(), CommentLanguage::code))]
    lang: CommentLanguage,
}

impl ProgramOptions {
    /// Prints the program.
    pub(crate) fn run(self) -> Result<Answer, Failure> {
        let (id, problem) = (self.algorithm.id, self.algorithm.problem);
        let search = SearchOptions {
            m: self.m,
            fixed: self.fixed,
            goal: self.goal,
            seed: self.seed,
            ..SearchOptions::new(problem, id, self.n)?
        };
        let accepted = search.accept()?;
        let program = program(&accepted, self.language, self.lang);
        let program = program.map_err(|refusal| match &refusal {
            Refusal::Language { written, .. } if written.is_empty() => {
                Failure::refused("--algorithm", id, refusal)
            }
            Refusal::Language { .. } => {
                Failure::refused("--language", self.language.name(), refusal)
            }
            Refusal::Given { given, .. } => {
                Failure::unwanted("--fixed", joined(given, ","), refusal)
            }
            _ => Failure::refused("-n", self.n, refusal),
        })?;
        print(program.text(), Answer::Done)
    }
}
