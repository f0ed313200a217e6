//! The options of a search. Every refusal names the argument, its value and what is allowed.

use std::hash::{BuildHasher, Hasher, RandomState};

use clap::{Parser, ValueEnum};
use queens_core::large::{LargeInstance, LargeSize};
use queens_core::text::joined;
use queens_core::{
    Accepted, Algorithm, BoardSize, Descriptor, Giving, Goal, Instance, InstanceError, Problem,
    Setup, SizeError, Unsupported, Variant, algorithm,
};

use crate::failure::{Failure, allowed};
use crate::values::{Squares, named, squares, whole};

#[derive(Parser)]
pub(crate) struct SearchOptions {
    /// The problem
    #[arg(long, value_name = "P", default_value = "queens")]
    #[arg(value_parser = named(algorithm::problems(), Problem::name))]
    pub(crate) problem: Problem,
    /// The algorithm, one of `queens algorithms`
    #[arg(long, value_name = "ID", hide_possible_values = true)]
    #[arg(value_parser = named(algorithm::ALL, |it| it.id))]
    pub(crate) algorithm: &'static Algorithm,
    /// The number of files and ranks: at most 32, or more if the algorithm serves large boards
    #[arg(short, value_name = "N", value_parser = whole(1..=LargeSize::MAX))]
    pub(crate) n: u16,
    /// The number of ranks, for a problem with boards that need not be square
    #[arg(short, value_name = "M", value_parser = whole(1..=LargeSize::MAX))]
    pub(crate) m: Option<u16>,
    /// Pieces that stand before the search begins, such as a1,b3; of a knight, the start
    #[arg(long, value_name = "SQUARES", value_parser = squares)]
    pub(crate) fixed: Option<Squares>,
    /// Which solutions are searched for; the default is the algorithm's, and count leaves no trace
    #[arg(long, value_name = "GOAL", value_parser = named(Goal::ALL, Goal::name))]
    pub(crate) goal: Option<Goal>,
    /// Which solutions are listed: fundamental is one of each class
    #[arg(long, value_name = "WHICH", default_value = "all")]
    pub(crate) symmetry: Selection,
    /// Which solutions of the problem count; the default is the first of its variants
    #[arg(long, value_name = "V", value_parser = named(variants(), Variant::name))]
    pub(crate) variant: Option<Variant>,
    /// The number of queens of a dominating set; the default is the least that suffices
    #[arg(long, value_name = "K", value_parser = whole(1..=MOST_QUEENS))]
    pub(crate) k: Option<u16>,
    /// The seed of a randomised algorithm; the default is drawn and printed
    #[arg(long, value_name = "S", value_parser = whole(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// The most calls, or moves, before the search stops; the default is the algorithm's
    #[arg(long, value_name = "CALLS", value_parser = whole(1..=u64::MAX))]
    pub(crate) cap: Option<u64>,
    /// The number of solutions to list, the first ones; the default is 0
    #[arg(long, value_name = "K", value_parser = whole(0..=u64::MAX))]
    pub(crate) list: Option<u64>,
    /// Draw the listed solutions; without --list, every solution
    #[arg(long)]
    pub(crate) draw: bool,
    /// Print one object on one line
    #[arg(long)]
    pub(crate) json: bool,
}

/// The squares of the widest board that is drawn square by square.
const MOST_QUEENS: u16 = (BoardSize::MAX as u16).pow(2);

/// Which solutions are listed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Selection {
    All,
    // The first of each class.
    Fundamental,
}

pub(crate) fn variants() -> impl Iterator<Item = Variant> {
    algorithm::problems().flat_map(|problem| problem.variants().iter().copied())
}

impl SearchOptions {
    /// A search by the algorithm of this id on so many files; all other options are left out.
    pub(crate) fn new(problem: Problem, id: &str, n: u8) -> Result<SearchOptions, Failure> {
        let (problem, n) = (problem.name(), n.to_string());
        let words = ["run", "--problem", problem, "--algorithm", id, "-n", &n];
        let options = SearchOptions::try_parse_from(words);
        options.map_err(|error| Failure::Fault(error.to_string()))
    }

    /// The search on a board of squares.
    pub(crate) fn accept(&self) -> Result<Accepted, Failure> {
        self.accept_on(self.n, self.m.unwrap_or(self.n))
    }

    /// The search on a board of squares, if it leaves a trace.
    pub(crate) fn traced(&self) -> Result<Accepted, Failure> {
        let (accepted, algorithm) = (self.accept()?, self.algorithm);
        let no_trace = |option, value, allowed| {
            Failure::refused(option, value, format!("it leaves no trace; {allowed}"))
        };
        if !algorithm.is_traced() {
            let traced = algorithm::solving(algorithm.problem).filter(|it| it.is_traced());
            let ids = allowed("allowed", traced.map(|it| it.id));
            return Err(no_trace("--algorithm", algorithm.id, ids));
        }
        let goal = accepted.instance().goal();
        if goal == Goal::Count {
            let goals = algorithm.capabilities.goals.iter();
            let goals = goals.filter(|&&goal| goal != Goal::Count);
            let goals = allowed("allowed", goals.map(|goal| goal.name()));
            return Err(no_trace("--goal", goal.name(), goals));
        }
        Ok(accepted)
    }

    /// The search on a large board, if the options ask for one and the algorithm serves it.
    pub(crate) fn large(&self) -> Result<Option<LargeInstance>, Failure> {
        let size = LargeSize::new(self.n.into()).ok();
        let Some(size) = size.filter(|&size| self.algorithm.capabilities.serves_large(size)) else {
            return Ok(None);
        };
        let (problem, n, widest) = (self.problem, self.n, BoardSize::MAX);
        if let Some(m) = self.m.filter(|&m| m != n) {
            return Err(not_square(problem, n, m));
        }
        if let Some(fixed) = self.fixed.as_deref().filter(|fixed| !fixed.is_empty()) {
            let why = format!("boards above {widest} have no fixed squares");
            return Err(Failure::unwanted("--fixed", joined(fixed, ","), why));
        }
        if self.draw {
            let why = format!("boards above {widest} are not drawn; allowed is to leave it out");
            return Err(Failure::misplaced("--draw", why));
        }
        // What else is asked does not depend on the size.
        let accepted = self.accept_on(widest.into(), widest.into())?;
        Ok(Some(LargeInstance {
            size,
            seed: accepted.instance().seed().unwrap_or(0),
            cap: self.cap,
        }))
    }

    fn accept_on(&self, n: u16, m: u16) -> Result<Accepted, Failure> {
        let algorithm = self.algorithm;
        let (id, capabilities) = (algorithm.id, &algorithm.capabilities);
        if algorithm.problem != self.problem {
            let ids = joined(algorithm::solving(self.problem).map(|it| it.id), ", ");
            let solves = algorithm.problem;
            let why = format!("it solves {solves}; allowed is --problem {solves}, or one of {ids}");
            return Err(Failure::refused("--algorithm", id, why));
        }
        if let Some(seed) = self.seed.filter(|_| !capabilities.draws) {
            let why = format!("{id} makes no random choice");
            return Err(Failure::unwanted("--seed", seed, why));
        }
        if let Some(cap) = self.cap.filter(|_| capabilities.cap.is_none()) {
            return Err(Failure::unwanted("--cap", cap, format!("{id} has no cap")));
        }
        let goal = self.goal.unwrap_or(algorithm.default_goal());
        if let Some(list) = self.list.filter(|&list| list > 0 && goal == Goal::Count) {
            return Err(Failure::unwanted(
                "--list",
                list,
                "goal count lists no solution",
            ));
        }
        if self.draw && goal == Goal::Count {
            let why = "goal count lists no solution; allowed is to leave it out";
            return Err(Failure::misplaced("--draw", why));
        }
        let size = BoardSize::rectangular(n.into(), m.into());
        let size = size.map_err(|error| match error {
            SizeError::Files(n) => side_refused("-n", n, algorithm),
            SizeError::Ranks(m) => side_refused("-m", m, algorithm),
        })?;
        let drawn = || capabilities.draws.then(random_seed);
        let instance = instance(Setup {
            given: self.fixed.clone().unwrap_or_default(),
            variant: self.variant,
            k: self.k,
            seed: self.seed.or_else(drawn),
            cap: self.cap,
            ..Setup::new(self.problem, size, goal)
        })?;
        let given = joined(instance.given(), ",");
        algorithm.accept(instance).map_err(|error| match error {
            Unsupported::Size { is_ranks, n, .. } => {
                side_refused(if is_ranks { "-m" } else { "-n" }, n.into(), algorithm)
            }
            Unsupported::Given { .. } => Failure::unwanted("--fixed", given, error),
            Unsupported::Queens { k: Some(k), .. } => Failure::refused("--k", k, error),
            Unsupported::Queens { .. } if given.is_empty() => Failure::refused("-n", n, error),
            Unsupported::Queens { .. } => Failure::unwanted("--fixed", given, error),
            Unsupported::Starts { .. } => {
                let why = format!("{error}; allowed is one square, or to leave it out");
                Failure::refused("--fixed", given, why)
            }
            Unsupported::Endless {
                given: ref none, ..
            } if !none.is_empty() => Failure::unwanted("--fixed", given, error),
            Unsupported::Endless { .. } => {
                let why = format!("{error}; allowed are boards that have a solution");
                Failure::refused("-n", n, why)
            }
            Unsupported::Space { .. } => Failure::refused("-n", n, error),
            Unsupported::Goal { goals, .. } => {
                let goals = goals.iter().map(|goal| goal.name());
                let why = allowed(&format!("allowed for {id}"), goals);
                Failure::refused("--goal", goal.name(), why)
            }
            Unsupported::Problem { problem, .. } => Failure::refused("--problem", problem, error),
        })
    }
}

/// The checked setup of a count on n files and ranks with these given queens.
pub(crate) fn count(n: u8, given: Squares) -> Result<Instance, Failure> {
    let size = BoardSize::try_from(n).map_err(|error| Failure::refused("N", n, error))?;
    instance(Setup {
        given,
        ..Setup::new(Problem::Queens, size, Goal::Count)
    })
}

/// The checked setup of a search.
pub(crate) fn instance(setup: Setup) -> Result<Instance, Failure> {
    let (problem, size) = (setup.problem, setup.size);
    let (giving, given) = (problem.giving(setup.variant), joined(&setup.given, ","));
    Instance::new(setup).map_err(|error| match error {
        InstanceError::Given(_) => {
            let squares = match giving {
                Giving::Apart => "such as a1,b3, no queen attacking another",
                Giving::Together => "such as a1,b3, each once",
                Giving::Start => "one at most, such as a1",
            };
            let why = format!("{error}; allowed are squares of the {size} board, {squares}");
            Failure::refused("--fixed", given, why)
        }
        InstanceError::Rectangular { .. } => {
            not_square(problem, size.get().into(), size.height().into())
        }
        InstanceError::Variant { variant, .. } => match problem.variants() {
            [] => Failure::unwanted(
                "--variant",
                variant.name(),
                format!("{problem} has no variants"),
            ),
            variants => {
                let names = allowed("allowed", variants.iter().map(|it| it.name()));
                Failure::refused("--variant", variant.name(), names)
            }
        },
        InstanceError::Queens { k, most: 0, .. } => {
            Failure::unwanted("--k", k, format!("{problem} asks for no number of queens"))
        }
        InstanceError::Queens { k, most, .. } => Failure::refused(
            "--k",
            k,
            format!("allowed are whole numbers from 1 to {most}"),
        ),
    })
}

fn not_square(problem: Problem, n: u16, m: u16) -> Failure {
    let why = format!("{problem} is played on square boards; allowed is {n}");
    Failure::refused("-m", m, why)
}

fn side_refused(option: &str, side: i64, algorithm: &Descriptor) -> Failure {
    let (id, sizes) = (algorithm.id, &algorithm.capabilities.sizes);
    let most = match option {
        "-n" => algorithm.capabilities.widest(),
        _ => u16::from(*sizes.end()),
    };
    let why = format!(
        "allowed for {id} are whole numbers from {} to {most}",
        sizes.start()
    );
    Failure::refused(option, side, why)
}

/// Another number every time, from the standard library's random hash keys.
pub(crate) fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
