//! The options of a search, and the messages about options that an algorithm does not accept.

use std::fmt::Display;
use std::hash::{BuildHasher, Hasher, RandomState};

use clap::{Args, ValueEnum};
use queens_core::large::{LargeInstance, LargeSize};
use queens_core::text::joined;
use queens_core::{
    Accepted, Algorithm, BlockedError, BoardSize, Descriptor, GivenError, Goal, Instance,
    InstanceError, Problem, Queen, Setup, SizeError, Square, Unsupported, Variant, algorithm,
};

use crate::failure::{Failure, one_of};
use crate::values::{Squares, named, not_between, squares, whole};

#[derive(Args)]
#[command(after_help = "\
Examples:
  queens run --algorithm recursive -n 8 --list 5
  queens run --algorithm tour-roth -n 8 -m 5 --fixed a1 --list 1 --json")]
pub(crate) struct SearchOptions {
    /// The algorithm; see `queens algorithms`
    #[arg(long, value_name = "ID", hide_possible_values = true)]
    #[arg(help_heading = "Search", value_parser = named(algorithm::every(), |algorithm| algorithm.id))]
    pub(crate) algorithm: &'static Algorithm,
    /// The problem; never needed, because the algorithm decides it
    #[arg(long, value_name = "P")]
    #[arg(help_heading = "Search", value_parser = named(algorithm::problems(), Problem::name))]
    pub(crate) problem: Option<Problem>,
    /// Files and ranks of the board, up to 32; a few algorithms accept more
    #[arg(help_heading = "Board", short, value_name = "N", value_parser = whole(1..=LargeSize::MAX))]
    pub(crate) n: u16,
    /// Ranks of a rectangular board, for the knight [default: N]
    #[arg(help_heading = "Board", short, value_name = "M", value_parser = whole(1..=LargeSize::MAX))]
    pub(crate) m: Option<u16>,
    /// Squares with a piece before the search starts, such as a1,b3; for the knight, its first square
    #[arg(help_heading = "Board", long, value_name = "SQUARES", value_parser = squares)]
    pub(crate) fixed: Option<Squares>,
    /// Squares that stay empty, such as c6,d2; a queen attacks across them
    #[arg(help_heading = "Board", long, value_name = "SQUARES", value_parser = squares)]
    pub(crate) blocked: Option<Squares>,
    /// Stop at the first solution, find all, or only count them [default: depends on the algorithm]
    #[arg(help_heading = "Search", long, value_name = "GOAL", value_parser = named(Goal::ALL, Goal::name))]
    pub(crate) goal: Option<Goal>,
    /// The kind of dominating set or tour [default: dominating for sets, open for tours]
    #[arg(help_heading = "Board", long, value_name = "V", value_parser = named(variants(), Variant::name))]
    pub(crate) variant: Option<Variant>,
    /// Queens in a dominating set [default: the fewest that cover the board]
    #[arg(help_heading = "Board", long, value_name = "K", value_parser = whole(1..=MOST_QUEENS))]
    pub(crate) k: Option<u16>,
    /// List every solution, or one of each symmetry class
    #[arg(
        help_heading = "Search",
        long,
        value_name = "WHICH",
        default_value = "all"
    )]
    pub(crate) symmetry: Selection,
    /// The seed of a random search [default: random, and printed]
    #[arg(help_heading = "Search", long, value_name = "S", value_parser = whole(0..=u64::MAX))]
    pub(crate) seed: Option<u64>,
    /// Stop after this number of calls or moves [default: depends on the algorithm]
    #[arg(help_heading = "Search", long, value_name = "CALLS", value_parser = whole(1..=u64::MAX))]
    pub(crate) cap: Option<u64>,
    /// List the first K solutions [default: 0]
    #[arg(long, value_name = "K", value_parser = whole(0..=u64::MAX), help_heading = "Output")]
    pub(crate) list: Option<u64>,
    /// Draw the listed solutions; without --list, draw all
    #[arg(long, help_heading = "Output")]
    pub(crate) draw: bool,
    /// Print one JSON object on one line
    #[arg(long, help_heading = "Output")]
    pub(crate) json: bool,
}

/// The largest value of `--k`: the number of squares of the widest ordinary board.
pub(crate) const MOST_QUEENS: u16 = (BoardSize::MAX as u16).pow(2);

/// The solutions that a search lists.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Selection {
    All,
    // The first solution of each symmetry class.
    Fundamental,
}

pub(crate) fn variants() -> impl Iterator<Item = Variant> {
    algorithm::problems().flat_map(|problem| problem.variants().iter().copied())
}

impl SearchOptions {
    /// A search with this algorithm on `n` files, and the default of every other option.
    pub(crate) const fn new(algorithm: &'static Algorithm, n: u16) -> SearchOptions {
        SearchOptions {
            algorithm,
            problem: None,
            n,
            m: None,
            fixed: None,
            blocked: None,
            goal: None,
            variant: None,
            k: None,
            symmetry: Selection::All,
            seed: None,
            cap: None,
            list: None,
            draw: false,
            json: false,
        }
    }

    /// The search on an ordinary board. Fails if the algorithm does not accept the options.
    pub(crate) fn accept(&self) -> Result<Accepted, Failure> {
        self.accept_on(self.n, self.m.unwrap_or(self.n))
    }

    /// The problem of the algorithm. Fails if `--problem` names another problem.
    pub(crate) fn problem(&self) -> Result<Problem, Failure> {
        problem_of(self.algorithm, self.problem)
    }

    /// The search on an ordinary board. Fails if the algorithm does not accept the options, or if the search has no
    /// trace.
    pub(crate) fn traced(&self) -> Result<Accepted, Failure> {
        let (accepted, algorithm) = (self.accept()?, self.algorithm);
        if !algorithm.is_traced() {
            let only = if algorithm.only_counts() {
                "only counts and "
            } else {
                ""
            };
            let why = format!("{} {only}has no steps", algorithm.id);
            let why = format!("--algorithm: {why}; see `queens algorithms`");
            return Err(Failure::bad_input(why));
        }
        if accepted.instance().goal() == Goal::Count {
            let goals = algorithm.capabilities.goals.iter();
            let goals = goals.filter(|&&goal| goal != Goal::Count);
            let goals = one_of(goals.map(|goal| goal.name()));
            let why = format!("a search that only counts has no steps; use {goals}");
            return Err(Failure::refused("--goal", Goal::Count.name(), why));
        }
        Ok(accepted)
    }

    /// The search on a large board. `None` if the board is ordinary or the algorithm does not support a large board of
    /// this size.
    pub(crate) fn large(&self) -> Result<Option<LargeInstance>, Failure> {
        let size = LargeSize::new(self.n.into()).ok();
        let Some(size) = size.filter(|&size| self.algorithm.capabilities.supports_large(size))
        else {
            return Ok(None);
        };
        let (problem, n, widest) = (self.problem()?, self.n, BoardSize::MAX);
        if let Some(m) = self.m.filter(|&m| m != n) {
            return Err(not_square(problem, n, m));
        }
        if let Some(fixed) = self.fixed.as_deref().filter(|fixed| !fixed.is_empty()) {
            let why = format!("a board above {widest} cannot have fixed queens");
            return Err(Failure::not_applicable("--fixed", joined(fixed, ","), why));
        }
        if let Some(blocked) = self
            .blocked
            .as_deref()
            .filter(|blocked| !blocked.is_empty())
        {
            let why = format!("a board above {widest} cannot have blocked squares");
            return Err(Failure::not_applicable(
                "--blocked",
                joined(blocked, ","),
                why,
            ));
        }
        if self.draw {
            let why = format!("--draw: a board above {widest} cannot be drawn; drop --draw");
            return Err(Failure::bad_input(why));
        }
        // The other options do not depend on the size, so they are checked on the widest ordinary board.
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
        let problem = self.problem()?;
        if let Some(seed) = self.seed.filter(|_| !capabilities.is_random) {
            let why = format!("{id} makes no random choice");
            return Err(Failure::not_applicable("--seed", seed, why));
        }
        if let Some(cap) = self.cap.filter(|_| capabilities.cap.is_none()) {
            let why = format!("{id} cannot stop early");
            return Err(Failure::not_applicable("--cap", cap, why));
        }
        let goal = self.goal.unwrap_or(algorithm.default_goal());
        if let Some(list) = self.list.filter(|&list| list > 0 && goal == Goal::Count) {
            let why = "a search that only counts lists no solution";
            return Err(Failure::not_applicable("--list", list, why));
        }
        if self.draw && goal == Goal::Count {
            let why = "--draw: a search that only counts draws no solution; drop --draw";
            return Err(Failure::bad_input(why));
        }
        let size = BoardSize::rectangular(n.into(), m.into());
        let size = size.map_err(|error| match error {
            SizeError::Files(n) => side_refused("-n", n, algorithm, true),
            SizeError::Ranks(m) => side_refused("-m", m, algorithm, true),
        })?;
        let random = || capabilities.is_random.then(random_seed);
        let instance = instance(Setup {
            given: self.fixed.clone().unwrap_or_default(),
            blocked: self.blocked.clone().unwrap_or_default(),
            variant: self.variant,
            k: self.k,
            seed: self.seed.or_else(random),
            cap: self.cap,
            ..Setup::new(problem, size, goal)
        })?;
        let accepted = algorithm.accept(instance);
        accepted.map_err(|error| unsupported(error, algorithm, n))
    }
}

/// The default algorithm of a problem.
pub(crate) fn default(problem: Problem) -> &'static Algorithm {
    let mut all = algorithm::ALL.into_iter();
    let found = all.find(|algorithm| algorithm.problem == problem);
    found.unwrap_or(algorithm::OPENING)
}

/// The problem of an algorithm. Fails if `requested` is another problem.
pub(crate) fn problem_of(
    algorithm: &Algorithm,
    requested: Option<Problem>,
) -> Result<Problem, Failure> {
    let (id, solves) = (algorithm.id, algorithm.problem);
    match requested.filter(|&requested| requested != solves) {
        None => Ok(solves),
        Some(requested) => {
            let why = format!("{id} solves {solves}");
            Err(Failure::not_applicable("--problem", requested, why))
        }
    }
}

/// The message about an instance that the algorithm does not accept.
fn unsupported(error: Unsupported, algorithm: &Descriptor, n: u16) -> Failure {
    let use_other = |alternative: Option<&str>| {
        alternative.map_or_else(String::new, |id| format!("use --algorithm {id} or "))
    };
    let named = |given: &[Square]| joined(given, ",");
    match error {
        Unsupported::Size { is_ranks, n, .. } => {
            side_refused(if is_ranks { "-m" } else { "-n" }, n, algorithm, true)
        }
        Unsupported::Given {
            id, alternative, ..
        } => {
            let other = use_other(alternative);
            Failure::bad_input(format!(
                "{id} cannot keep fixed queens; {other}drop --fixed"
            ))
        }
        Unsupported::Blocked { id, .. } => Failure::bad_input(format!(
            "{id} does not support blocked squares; use --algorithm bitmask or drop --blocked"
        )),
        Unsupported::Queens {
            id,
            k,
            n,
            alternative,
            ..
        } => {
            let other = use_other(alternative);
            match k {
                Some(k) => {
                    let most = n - 1;
                    let why = format!("{id} needs a number from 1 to {most}; {other}a smaller --k");
                    Failure::refused("--k", k, why)
                }
                None => {
                    let why = format!("{id} needs fewer queens than files; {other}a smaller --k");
                    Failure::refused("-n", n, why)
                }
            }
        }
        Unsupported::Starts { id, count } => Failure::bad_input(format!(
            "--fixed: {id} starts from one square, got {count}; give one square such as a1"
        )),
        Unsupported::Endless {
            id,
            n,
            given,
            alternative,
        } => {
            let other = use_other(alternative);
            match &given[..] {
                [] => {
                    let why = format!("there is no solution, so {id} would never end");
                    Failure::refused("-n", n, format!("{why}; {other}another board"))
                }
                given => {
                    let why = format!("no solution has these queens, so {id} would never end");
                    Failure::refused(
                        "--fixed",
                        named(given),
                        format!("{why}; {other}other squares"),
                    )
                }
            }
        }
        Unsupported::Space {
            id,
            space,
            most,
            alternative,
        } => {
            let why = format!("{id} would test {space} candidates, and its limit is {most}");
            let other = use_other(alternative);
            Failure::refused("-n", n, format!("{why}; {other}a smaller board"))
        }
        Unsupported::Goal { id, goal, goals } => {
            let goals = one_of(goals.iter().map(|goal| goal.name()));
            Failure::expected("--goal", format!("{goals} for {id}"), goal.name())
        }
        Unsupported::Problem {
            id,
            problem,
            solves,
        } => {
            let why = format!("{id} solves {solves}");
            Failure::not_applicable("--problem", problem, why)
        }
    }
}

/// The checked setup of a count on n files and ranks with given queens.
pub(crate) fn count(n: u8, given: Squares) -> Result<Instance, Failure> {
    let size = BoardSize::try_from(n).map_err(|error| Failure::refused("N", n, error))?;
    instance(Setup {
        given,
        ..Setup::new(Problem::Queens, size, Goal::Count)
    })
}

/// The failure for a square of `--fixed` that cannot be given.
pub(crate) fn given_refused<S: Display>(error: GivenError<S>) -> Failure {
    let why = match error {
        GivenError::OffBoard { files, ranks, .. } => {
            let (column, row) = (files - 1, ranks - 1);
            let corner = Queen { column, row };
            format!("{error}; use squares from a1 to {corner}")
        }
        GivenError::Repeated { .. } => format!("{error}; give it once"),
        GivenError::Attacking { .. } => {
            format!("{error}; fixed queens must not attack each other")
        }
        GivenError::SecondStart { .. } => {
            "a tour has one first square; give one square such as a1".to_owned()
        }
    };
    Failure::not_allowed_here("--fixed", why)
}

/// The failure for a square of `--blocked` that cannot be blocked.
fn blocked_refused(error: BlockedError) -> Failure {
    let why = match error {
        BlockedError::OffBoard { size, .. } => {
            let corner = size.numbered(size.area() - 1);
            format!("{error}; use squares from a1 to {corner}")
        }
        BlockedError::Repeated { .. } => format!("{error}; give it once"),
        BlockedError::EverySquare => format!("{error}; leave one free"),
        BlockedError::Given { square } => {
            format!("{square} is also in --fixed; drop it from one of the two")
        }
    };
    Failure::not_allowed_here("--blocked", why)
}

/// The checked setup of a search.
pub(crate) fn instance(setup: Setup) -> Result<Instance, Failure> {
    let (problem, size) = (setup.problem, setup.size);
    Instance::new(setup).map_err(|error| match error {
        InstanceError::Given(error) => given_refused(error),
        InstanceError::Blocked(error) => blocked_refused(error),
        InstanceError::NoBlocked { square, .. } => {
            let why = format!("{problem} has no blocked squares");
            Failure::not_applicable("--blocked", square, why)
        }
        InstanceError::Rectangular { .. } => {
            not_square(problem, size.files().into(), size.ranks().into())
        }
        InstanceError::Variant { variant, .. } => match problem.variants() {
            [] => {
                let why = format!("{problem} has no variants");
                Failure::not_applicable("--variant", variant.name(), why)
            }
            variants => {
                let names = one_of(variants.iter().map(|variant| variant.name()));
                Failure::expected(
                    "--variant",
                    format!("{names} for {problem}"),
                    variant.name(),
                )
            }
        },
        InstanceError::Queens { k, most: 0, .. } => {
            let why = format!("{problem} has no number of queens to choose");
            Failure::not_applicable("--k", k, why)
        }
        InstanceError::Queens { k, most, .. } => {
            Failure::not_allowed_here("--k", not_between(1, most, &k.to_string()))
        }
    })
}

fn not_square(problem: Problem, n: u16, m: u16) -> Failure {
    let why = format!("{problem} needs a square board; use -m {n} or drop -m");
    Failure::refused("-m", m, why)
}

/// The message about a number of files or ranks that the algorithm does not accept. The message includes large boards
/// if `is_large_allowed`.
pub(crate) fn side_refused(
    option: &str,
    side: impl Display,
    algorithm: &Descriptor,
    is_large_allowed: bool,
) -> Failure {
    let (id, sizes) = (algorithm.id, &algorithm.capabilities.sizes);
    let least = sizes.start();
    let most = match option {
        "-n" if is_large_allowed => algorithm.capabilities.widest(),
        _ => u16::from(*sizes.end()),
    };
    let range = format!("a whole number from {least} to {most} for {id}");
    Failure::expected(option, range, side)
}

/// A new random seed at every call, from the random hash keys of the standard library.
pub(crate) fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
