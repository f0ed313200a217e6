//! `queens program`: prints an algorithm as a complete program in Python, C++ or Pascal, for one board.

use clap::Args;
use queens_core::text::joined;
use queens_core::{Algorithm, BoardSize, Goal, Problem, Variant, algorithm};
use queens_programs::{CommentLanguage, ProgramLanguage, Refusal, program};
use strum::VariantArray;

use crate::Answer;
use crate::failure::{Failure, one_of};
use crate::options::{MOST_QUEENS, SearchOptions, problem_of, variants};
use crate::output::print;
use crate::values::{Squares, named, squares, whole};

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens program --algorithm recursive --language python -n 8
  queens program --algorithm move-one --language cpp -n 6 --k 4")]
pub(crate) struct ProgramOptions {
    /// The algorithm; see `queens algorithms`
    #[arg(long, value_name = "ID", hide_possible_values = true)]
    #[arg(value_parser = named(algorithm::every(), |algorithm| algorithm.id))]
    algorithm: &'static Algorithm,
    /// The problem; never needed, because the algorithm decides it
    #[arg(long, value_name = "P", value_parser = named(algorithm::problems(), Problem::name))]
    problem: Option<Problem>,
    /// The language of the program; only the algorithms of sheet 001 exist in Pascal
    #[arg(long, value_name = "LANGUAGE")]
    #[arg(value_parser = named(ProgramLanguage::VARIANTS.iter().copied(), ProgramLanguage::name))]
    language: ProgramLanguage,
    /// Files and ranks of the board, up to 32
    #[arg(short, value_name = "N", value_parser = whole(1..=BoardSize::MAX))]
    n: u8,
    /// Ranks of a rectangular board, for the knight [default: N]
    #[arg(short, value_name = "M", value_parser = whole(1..=u16::from(BoardSize::MAX)))]
    m: Option<u16>,
    /// Squares with a piece before the search starts, such as a1,b3; for the knight, its first square
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    fixed: Option<Squares>,
    /// Print the first solution, all, or only their number [default: depends on the algorithm]
    #[arg(long, value_name = "GOAL", value_parser = named(Goal::ALL, Goal::name))]
    goal: Option<Goal>,
    /// The kind of dominating set or tour [default: dominating for sets, open for tours]
    #[arg(long, value_name = "V", value_parser = named(variants(), Variant::name))]
    variant: Option<Variant>,
    /// Queens in a dominating set [default: the fewest that cover the board]
    #[arg(long, value_name = "K", value_parser = whole(1..=MOST_QUEENS))]
    k: Option<u16>,
    /// The seed of a random search [default: random, and written into the program]
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
        let id = self.algorithm.id;
        problem_of(self.algorithm, self.problem)?;
        let search = SearchOptions {
            m: self.m,
            fixed: self.fixed,
            goal: self.goal,
            variant: self.variant,
            k: self.k,
            seed: self.seed,
            ..SearchOptions::new(self.algorithm, self.n.into())
        };
        let accepted = search.accept()?;
        let program = program(&accepted, self.language, self.lang);
        let program = program.map_err(|refusal| match refusal {
            Refusal::Language { written, .. } if written.is_empty() => {
                let why = "cannot be printed as a program; see `queens algorithms`";
                Failure::bad_input(format!("--algorithm: {id} {why}"))
            }
            Refusal::Language { written, .. } => {
                let languages = one_of(written.iter().map(|language| language.name()));
                let name = self.language.name();
                Failure::expected("--language", format!("{languages} for {id}"), name)
            }
            Refusal::Given { given, .. } => {
                let why = format!("the program of {id} places every queen itself");
                Failure::not_applicable("--fixed", joined(given, ","), why)
            }
            Refusal::Variant { variant, known, .. } => {
                let expected = format!("{} for the program of {id}", known.name());
                Failure::expected("--variant", expected, variant.name())
            }
            Refusal::Loops { most, .. } => {
                let why = format!("Python nests at most {most} loops, and this needs one per rank");
                Failure::refused("-n", self.n, format!("{why}; use a smaller board"))
            }
            // The other refusals concern options that this command does not have.
            refusal => Failure::Internal(refusal.to_string()),
        })?;
        print(program.text(), Answer::Done)
    }
}
