//! The options of `run` and `trace`, checked. Every refusal names the argument, its value and what is allowed.

use std::hash::{BuildHasher, Hasher, RandomState};

use queens_core::large::LargeSize;
use queens_core::{
    Accepted, Algorithm, BoardSize, Giving, Goal, Instance, Problem, Setup, Square, Unsupported,
    Variant, algorithm,
};

use crate::arguments::{Argument, Arguments, allowed};
use crate::failure::{Failure, shown};

/// The options that `run` and `trace` share: those with a value, those without.
pub(crate) const OPTIONS: [&str; 12] = [
    "--problem",
    "--algorithm",
    "-n",
    "-m",
    "--fixed",
    "--goal",
    "--symmetry",
    "--variant",
    "--k",
    "--seed",
    "--cap",
    "--list",
];
pub(crate) const FLAGS: [&str; 2] = ["--draw", "--json"];

/// The greatest step that an address can name: 2⁵³−1.
const MAX_STEP: u64 = (1 << 53) - 1;

/// What is allowed where an option does not apply.
pub(crate) const LEAVE_OUT: &str = "allowed is to leave it out";

/// Which solutions are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Selection {
    All,
    /// The first of each class.
    Fundamental,
}

/// What `run` and `trace` are asked.
#[derive(Debug)]
pub(crate) struct RunRequest {
    pub(crate) accepted: Accepted,
    /// Whether the seed, if there is one, was drawn and not given.
    pub(crate) seed_is_drawn: bool,
    pub(crate) selection: Selection,
    /// How many solutions to list, and how many to draw.
    pub(crate) list: u64,
    pub(crate) draw: u64,
    pub(crate) json: bool,
}

/// Which events `trace` prints.
#[derive(Debug)]
pub(crate) struct Span {
    pub(crate) from: u64,
    pub(crate) events: u64,
}

impl RunRequest {
    /// Checks the options that `run` and `trace` share.
    pub(crate) fn check(arguments: &Arguments) -> Result<RunRequest, Failure> {
        let problem = problem(arguments)?;
        let algorithm = self::algorithm(arguments, problem)?;
        let n = arguments.get("-n");
        if large_size(n, algorithm).is_some() {
            let (id, most) = (algorithm.id, BoardSize::MAX);
            let why = format!("{id} leaves no trace of boards above {most}");
            return Err(n.refused(format!("{why}; allowed are whole numbers from 1 to {most}")));
        }
        let size = size(arguments, algorithm)?;
        let goal = goal(arguments, algorithm)?;
        let fixed = arguments.get("--fixed");
        let setup = Setup {
            given: squares(fixed, size)?,
            variant: variant(arguments, problem)?,
            k: k(arguments, problem, size)?,
            seed: seed(arguments, algorithm)?,
            cap: cap(arguments, algorithm)?,
            ..Setup::new(problem, size, goal)
        };
        let instance = instance(setup, fixed)?;
        let accepted = algorithm.accept(instance).map_err(|error| match error {
            Unsupported::Size { is_ranks, .. } => {
                let side = if is_ranks { "-m" } else { "-n" };
                side_refused(arguments, side, algorithm)
            }
            Unsupported::Given { .. } | Unsupported::Starts { .. } => {
                fixed.refused(format!("{error}; {LEAVE_OUT}"))
            }
            Unsupported::Endless { .. } => {
                n.refused(format!("{error}; allowed are boards that have a solution"))
            }
            Unsupported::Space { .. } => n.refused(error),
            Unsupported::Goal { .. } => arguments.get("--goal").refused(error),
            Unsupported::Problem { .. } => arguments.get("--problem").refused(error),
        })?;
        let selection = selection(arguments)?;
        let listed = arguments.get("--list");
        let list = listed.whole(0..=u64::MAX)?;
        let draws = arguments.has("--draw");
        if goal == Goal::Count {
            let why = format!("goal count lists no solution; {LEAVE_OUT}");
            if list > Some(0) {
                return Err(listed.refused(why));
            }
            if draws {
                return Err(Failure::refused("--draw", None, why));
            }
        }
        Ok(RunRequest {
            accepted,
            seed_is_drawn: arguments.get("--seed").value().is_none(),
            selection,
            list: list.unwrap_or(0),
            draw: if draws { list.unwrap_or(u64::MAX) } else { 0 },
            json: arguments.has("--json"),
        })
    }
}

impl Span {
    /// Checks the options of `trace` alone.
    pub(crate) fn check(arguments: &Arguments, request: &RunRequest) -> Result<Span, Failure> {
        let algorithm = request.accepted.algorithm();
        if !algorithm.is_traced() {
            let traced = algorithm::solving(algorithm.problem).filter(|it| it.is_traced());
            let allowed = allowed("allowed", traced.map(|it| it.id));
            let why = format!("it leaves no trace; {allowed}");
            return Err(arguments.get("--algorithm").refused(why));
        }
        if request.accepted.instance().goal() == Goal::Count {
            let goals = algorithm.capabilities.goals.iter();
            let traced = goals.filter(|&&goal| goal != Goal::Count);
            let allowed = allowed("allowed", traced.map(|goal| goal.name()));
            let why = format!("it leaves no trace; {allowed}");
            return Err(arguments.get("--goal").refused(why));
        }
        let step = |name, default| {
            let step = arguments.get(name).whole(0..=MAX_STEP);
            step.map(|step| step.unwrap_or(default))
        };
        Ok(Span {
            from: step("--from", 0)?,
            events: step("--events", 100)?,
        })
    }
}

pub(crate) fn problem(arguments: &Arguments) -> Result<Problem, Failure> {
    let written = arguments.get("--problem");
    let Some(value) = written.value() else {
        return Ok(Problem::Queens);
    };
    let named = algorithm::problems().find(|problem| problem.name() == value);
    let names = algorithm::problems().map(Problem::name);
    named.ok_or_else(|| written.refused(allowed("allowed", names)))
}

pub(crate) fn algorithm(
    arguments: &Arguments,
    problem: Problem,
) -> Result<&'static Algorithm, Failure> {
    let written = arguments.get("--algorithm");
    let named = written.value().and_then(algorithm::find);
    named.filter(|it| it.problem == problem).ok_or_else(|| {
        let ids = algorithm::solving(problem).map(|algorithm| algorithm.id);
        written.refused(allowed("allowed", ids))
    })
}

/// The board, if it is a large one that the algorithm serves.
pub(crate) fn large_size(n: Argument, algorithm: &Algorithm) -> Option<LargeSize> {
    let size = LargeSize::new(n.value()?.parse().ok()?).ok()?;
    algorithm.capabilities.serves_large(size).then_some(size)
}

/// The board; whether the algorithm serves it depends on the instance.
fn size(arguments: &Arguments, algorithm: &Algorithm) -> Result<BoardSize, Failure> {
    let (n, m) = (arguments.get("-n"), arguments.get("-m"));
    let side = |side: Argument| side.value()?.parse().ok();
    let square = side(n).and_then(|n| BoardSize::new(n).ok());
    let square = square.ok_or_else(|| side_refused(arguments, "-n", algorithm))?;
    if m.value().is_none() {
        return Ok(square);
    }
    let files = square.get();
    let size = side(m).and_then(|ranks| BoardSize::rectangular(files.into(), ranks).ok());
    if algorithm.problem.is_rectangular() {
        return size.ok_or_else(|| side_refused(arguments, "-m", algorithm));
    }
    let size = size.filter(|size| size.is_square());
    size.ok_or_else(|| not_square(m, algorithm.problem, files.into()))
}

fn side_refused(arguments: &Arguments, side: &'static str, algorithm: &Algorithm) -> Failure {
    let sizes = &algorithm.capabilities.sizes;
    let most = match side {
        "-n" => algorithm.capabilities.widest(),
        _ => u16::from(*sizes.end()),
    };
    let (id, least) = (algorithm.id, sizes.start());
    let why = format!("allowed for {id} are whole numbers from {least} to {most}");
    arguments.get(side).refused(why)
}

/// The square board with this many files, which are at most `most`.
pub(crate) fn square_board(n: Argument, most: u8) -> Result<BoardSize, Failure> {
    let files: u8 = n.required(1..=most)?;
    BoardSize::try_from(files).map_err(|error| n.refused(error))
}

/// The refusal of a number of ranks that is not that of files.
pub(crate) fn not_square(ranks: Argument, problem: Problem, files: u16) -> Failure {
    ranks.refused(format!(
        "{problem} is played on square boards; allowed is {files}"
    ))
}

pub(crate) fn variant(arguments: &Arguments, problem: Problem) -> Result<Option<Variant>, Failure> {
    let written = arguments.get("--variant");
    let Some(value) = written.value() else {
        return Ok(None);
    };
    let variants = problem.variants();
    let named = variants.iter().find(|variant| variant.name() == value);
    named.copied().map(Some).ok_or_else(|| match variants {
        [] => written.refused(format!("{problem} has no variants; {LEAVE_OUT}")),
        _ => written.refused(allowed("allowed", variants.iter().map(|it| it.name()))),
    })
}

pub(crate) fn k(
    arguments: &Arguments,
    problem: Problem,
    size: BoardSize,
) -> Result<Option<u16>, Failure> {
    let written = arguments.get("--k");
    let why = match problem {
        _ if written.value().is_none() => return Ok(None),
        Problem::Domination => return written.whole(1..=size.area() as u16),
        Problem::Queens => "places n queens",
        Problem::Knight => "has one knight",
    };
    Err(written.refused(format!("{problem} {why}; {LEAVE_OUT}")))
}

pub(crate) fn cap(arguments: &Arguments, algorithm: &Algorithm) -> Result<Option<u64>, Failure> {
    let written = arguments.get("--cap");
    if written.value().is_some() && algorithm.capabilities.cap.is_none() {
        return Err(written.refused(format!("{} has no cap; {LEAVE_OUT}", algorithm.id)));
    }
    written.whole(1..=u64::MAX)
}

/// The seed of an algorithm that draws: the given one, else a random one.
pub(crate) fn seed(arguments: &Arguments, algorithm: &Algorithm) -> Result<Option<u64>, Failure> {
    let written = arguments.get("--seed");
    if algorithm.capabilities.draws {
        let given = written.whole(0..=u64::MAX)?;
        return Ok(given.or_else(|| Some(random_seed())));
    }
    match written.value() {
        None => Ok(None),
        Some(_) => {
            let id = algorithm.id;
            Err(written.refused(format!("{id} makes no random choice; {LEAVE_OUT}")))
        }
    }
}

/// Another number every time, from the standard library's random hash keys.
pub(crate) fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// The checked setup. What is wrong with it is wrong with the fixed squares.
pub(crate) fn instance(setup: Setup, fixed: Argument) -> Result<Instance, Failure> {
    let (size, giving) = (setup.size, setup.problem.giving(setup.variant));
    Instance::new(setup).map_err(|error| {
        let allowed = match giving {
            Giving::Apart => "such as a1,b3, no queen attacking another",
            Giving::Together => "such as a1,b3, each once",
            Giving::Start => "one at most, such as a1",
        };
        fixed.refused(format!(
            "{error}; allowed are squares of the {size} board, {allowed}"
        ))
    })
}

/// The squares that are fixed, not checked against the board yet.
pub(crate) fn squares(fixed: Argument, size: BoardSize) -> Result<Vec<Square>, Failure> {
    let Some(value) = fixed.value().filter(|value| !value.trim().is_empty()) else {
        return Ok(Vec::new());
    };
    let square = |text: &str| {
        text.parse::<Square>().map_err(|_| {
            let allowed = format!("allowed are squares of the {size} board, such as a1,b3");
            fixed.refused(format!("“{}” is not a square; {allowed}", shown(text)))
        })
    };
    value.split(',').map(square).collect()
}

pub(crate) fn goal(arguments: &Arguments, algorithm: &Algorithm) -> Result<Goal, Failure> {
    let written = arguments.get("--goal");
    let Some(value) = written.value() else {
        return Ok(algorithm.default_goal());
    };
    let goals = algorithm.capabilities.goals;
    let named = goals.iter().find(|goal| goal.name() == value);
    named.copied().ok_or_else(|| {
        let opening = format!("allowed for {}", algorithm.id);
        written.refused(allowed(&opening, goals.iter().map(|goal| goal.name())))
    })
}

pub(crate) fn selection(arguments: &Arguments) -> Result<Selection, Failure> {
    let written = arguments.get("--symmetry");
    match written.value() {
        None | Some("all") => Ok(Selection::All),
        Some("fundamental") => Ok(Selection::Fundamental),
        Some(_) => Err(written.refused("allowed are all, fundamental")),
    }
}
