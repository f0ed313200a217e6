//! A checked request: whoever holds it holds an algorithm that accepts the instance. Every refusal names the
//! argument, its value and what is allowed.

use std::hash::{BuildHasher, Hasher, RandomState};

use queens_core::algorithm::{self, Accepted, Algorithm, Unsupported};
use queens_core::board::BoardSize;
use queens_core::instance::{Goal, Instance, Setup};
use queens_core::large::LargeSize;
use queens_core::problem::{Giving, Problem, Variant};
use queens_core::square::Square;

use crate::arguments::{Arguments, Written};
use crate::failure::{Failure, shown};

/// The greatest step that an address can name; 2⁵³−1.
const MAX_STEP: u64 = (1 << 53) - 1;

/// What is allowed where an option does not apply.
pub(crate) const LEAVE: &str = "allowed is to leave it out";

/// How solutions are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Listed {
    /// Every solution.
    All,
    /// The first of each class.
    Fundamental,
}

/// What `run` and `trace` are asked.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) algorithm: &'static Algorithm,
    pub(crate) instance: Instance,
    pub(crate) accepted: Accepted,
    /// Whether the seed, if there is one, is none that was asked for.
    pub(crate) seed_is_drawn: bool,
    pub(crate) listed: Listed,
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

impl Request {
    /// Checks the options that `run` and `trace` share.
    pub(crate) fn check(arguments: &Arguments) -> Result<Request, Failure> {
        let problem = problem(&arguments.problem)?;
        let algorithm = self::algorithm(&arguments.algorithm, problem)?;
        if large_size(&arguments.n, algorithm).is_some() {
            let (id, most) = (algorithm.id, BoardSize::MAX);
            let why = format!(
                "{id} leaves no trace of boards above {most}; allowed are whole numbers from 1 to {most}"
            );
            return Err(Failure::refused(
                "-n",
                arguments.n.value().unwrap_or_default(),
                why,
            ));
        }
        let size = size(&arguments.n, &arguments.m, algorithm)?;
        let goal = goal(&arguments.goal, algorithm)?;
        let setup = Setup {
            given: fixed(&arguments.fixed, size)?,
            variant: variant(&arguments.variant, problem)?,
            k: k(&arguments.k, problem, size)?,
            seed: seed(&arguments.seed, algorithm)?,
            cap: cap(&arguments.cap, algorithm)?,
            ..Setup::new(problem, size, goal)
        };
        let instance = instance(setup, &arguments.fixed)?;
        let accepted = algorithm.accept(instance.clone());
        let accepted = accepted.map_err(|error| match error {
            Unsupported::Size { sizes, n, .. } if n != size.get() => {
                size_refused("-m", &arguments.m, algorithm, &sizes)
            }
            Unsupported::Size { sizes, .. } => size_refused("-n", &arguments.n, algorithm, &sizes),
            Unsupported::Goal { .. } => goal_refused(&arguments.goal, algorithm),
            Unsupported::Given { .. } | Unsupported::Starts { .. } => {
                let value = arguments.fixed.value().unwrap_or_default();
                let why = format!("{error}; allowed is to leave it out");
                Failure::refused("--fixed", value, why)
            }
            Unsupported::Problem { .. } => {
                let value = arguments.problem.value().unwrap_or_default();
                Failure::refused("--problem", value, &error)
            }
            Unsupported::Endless { .. } | Unsupported::Space { .. } => {
                Failure::refused("-n", arguments.n.value().unwrap_or_default(), &error)
            }
        })?;
        let listed = listed(&arguments.symmetry)?;
        let list = whole("--list", &arguments.list, u64::MAX)?;
        if goal == Goal::Count {
            let why = "goal count lists no solution; allowed is to leave it out";
            if list > Some(0) {
                let value = arguments.list.value().unwrap_or_default();
                return Err(Failure::refused("--list", value, why));
            }
            if arguments.draw {
                return Err(Failure::refused("--draw", "", why));
            }
        }
        Ok(Request {
            algorithm,
            instance,
            accepted,
            seed_is_drawn: arguments.seed.value().is_none(),
            listed,
            list: list.unwrap_or(0),
            draw: if arguments.draw {
                list.unwrap_or(u64::MAX)
            } else {
                0
            },
            json: arguments.json,
        })
    }
}

impl Span {
    /// Checks the options of `trace` alone.
    pub(crate) fn check(arguments: &Arguments, request: &Request) -> Result<Span, Failure> {
        if !request.algorithm.is_traced() {
            let traced = solving(request.algorithm.problem).filter(|it| it.is_traced());
            let traced = joined(traced.map(|algorithm| algorithm.id));
            let why = format!("it leaves no trace; allowed are {traced}");
            return Err(Failure::refused("--algorithm", request.algorithm.id, why));
        }
        if request.instance.goal() == Goal::Count {
            let goals = request.algorithm.capabilities.goals.iter();
            let traced = goals
                .filter(|&&goal| goal != Goal::Count)
                .map(|goal| goal.name());
            let why = format!("it leaves no trace; allowed are {}", joined(traced));
            return Err(Failure::refused("--goal", Goal::Count.name(), why));
        }
        Ok(Span {
            from: whole("--from", &arguments.from, MAX_STEP)?.unwrap_or(0),
            events: whole("--events", &arguments.events, MAX_STEP)?.unwrap_or(100),
        })
    }
}

fn joined<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

pub(crate) fn problem(written: &Written) -> Result<Problem, Failure> {
    let Some(value) = written.value() else {
        return Ok(Problem::Queens);
    };
    let named = algorithm::problems().find(|problem| problem.name() == value);
    named.ok_or_else(|| {
        let later = Problem::from_name(value).is_some();
        let names = joined(algorithm::problems().map(Problem::name));
        let why = if later { "not available yet; " } else { "" };
        Failure::refused("--problem", value, format!("{why}allowed is {names}"))
    })
}

pub(crate) fn algorithm(
    written: &Written,
    problem: Problem,
) -> Result<&'static Algorithm, Failure> {
    let allowed = || {
        let ids = solving(problem).map(|algorithm| algorithm.id);
        format!("allowed are {}", joined(ids))
    };
    let Some(id) = written.value() else {
        return Err(Failure::refused(
            "--algorithm",
            "",
            format!("missing; {}", allowed()),
        ));
    };
    let named = solving(problem).find(|algorithm| algorithm.id == id);
    named.ok_or_else(|| Failure::refused("--algorithm", id, allowed()))
}

fn solving(problem: Problem) -> impl Iterator<Item = &'static Algorithm> {
    let all = algorithm::ALL.into_iter();
    all.filter(move |algorithm| algorithm.problem == problem)
}

/// The board, if it is one that the algorithm serves without a trace.
pub(crate) fn large_size(n: &Written, algorithm: &Algorithm) -> Option<LargeSize> {
    let size = LargeSize::new(n.value()?.parse().ok()?).ok()?;
    algorithm.capabilities.serves_large(size).then_some(size)
}

/// The board; whether the algorithm serves it depends on the instance.
fn size(n: &Written, m: &Written, algorithm: &Algorithm) -> Result<BoardSize, Failure> {
    let sizes = &algorithm.capabilities.sizes;
    let square = n.value().and_then(|value| value.parse().ok());
    let square = square.and_then(|n| BoardSize::new(n).ok());
    let square = square.ok_or_else(|| size_refused("-n", n, algorithm, sizes))?;
    let Some(value) = m.value() else {
        return Ok(square);
    };
    let files = i64::from(square.get());
    let ranks = value.parse().ok();
    let size = ranks.and_then(|ranks| BoardSize::rectangular(files, ranks).ok());
    match size {
        Some(size) if size.is_square() || algorithm.problem.is_rectangular() => Ok(size),
        _ if algorithm.problem.is_rectangular() => Err(size_refused("-m", m, algorithm, sizes)),
        _ => {
            let problem = algorithm.problem;
            let why = format!("{problem} is played on square boards; allowed is {files}");
            Err(Failure::refused("-m", value, why))
        }
    }
}

fn size_refused(
    option: &str,
    written: &Written,
    algorithm: &Algorithm,
    sizes: &std::ops::RangeInclusive<u8>,
) -> Failure {
    let least = sizes.start();
    let most = match option {
        "-n" => algorithm.capabilities.widest(),
        _ => u16::from(*sizes.end()),
    };
    let missing = if written.value().is_none() {
        "missing; "
    } else {
        ""
    };
    let id = algorithm.id;
    let why = format!("{missing}allowed for {id} are whole numbers from {least} to {most}");
    Failure::refused(option, written.value().unwrap_or_default(), why)
}

pub(crate) fn variant(written: &Written, problem: Problem) -> Result<Option<Variant>, Failure> {
    let Some(value) = written.value() else {
        return Ok(None);
    };
    let variants = problem.variants().iter();
    let named = variants.clone().find(|variant| variant.name() == value);
    let why = || match problem.variants() {
        [] => format!("{problem} has no variants; {LEAVE}"),
        _ => format!("allowed are {}", joined(variants.map(|it| it.name()))),
    };
    let refused = || Failure::refused("--variant", value, why());
    named.copied().map(Some).ok_or_else(refused)
}

pub(crate) fn k(
    written: &Written,
    problem: Problem,
    size: BoardSize,
) -> Result<Option<u16>, Failure> {
    let Some(value) = written.value() else {
        return Ok(None);
    };
    let most = match problem {
        Problem::Queens => {
            let why = format!("{problem} places n queens; {LEAVE}");
            return Err(Failure::refused("--k", value, why));
        }
        Problem::Knight => {
            let why = format!("{problem} has one knight; {LEAVE}");
            return Err(Failure::refused("--k", value, why));
        }
        Problem::Domination => size.area() as u16,
    };
    let k = value.parse().ok().filter(|k| (1..=most).contains(k));
    let why = format!("allowed are whole numbers from 1 to {most}");
    k.map(Some)
        .ok_or_else(|| Failure::refused("--k", value, why))
}

pub(crate) fn cap(written: &Written, algorithm: &Algorithm) -> Result<Option<u64>, Failure> {
    let Some(value) = written.value() else {
        return Ok(None);
    };
    let why = match algorithm.capabilities.cap {
        None => format!("{} has no cap; {LEAVE}", algorithm.id),
        Some(_) => match value.parse() {
            Ok(cap @ 1..) => return Ok(Some(cap)),
            _ => format!("allowed are whole numbers from 1 to {}", u64::MAX),
        },
    };
    Err(Failure::refused("--cap", value, why))
}

/// The seed of an algorithm that draws: the one given, else any.
pub(crate) fn seed(written: &Written, algorithm: &Algorithm) -> Result<Option<u64>, Failure> {
    if algorithm.capabilities.draws {
        let given = whole("--seed", written, u64::MAX)?;
        // A new state is different every time: the standard library's own source of chance.
        return Ok(given.or_else(|| Some(RandomState::new().build_hasher().finish())));
    }
    match written.value() {
        None => Ok(None),
        Some(value) => {
            let id = algorithm.id;
            let why = format!("{id} makes no random choice; allowed is to leave it out");
            Err(Failure::refused("--seed", value, why))
        }
    }
}

/// The terms, checked; what is wrong with them is wrong with the squares that were fixed.
pub(crate) fn instance(setup: Setup, written: &Written) -> Result<Instance, Failure> {
    let (size, giving) = (setup.size, setup.problem.giving(setup.variant));
    Instance::new(setup).map_err(|error| {
        let value = written.value().unwrap_or_default();
        let allowed = match giving {
            Giving::Apart => "such as a1,b3, no queen attacking another",
            Giving::Together => "such as a1,b3, each once",
            Giving::Start => "one at most, such as a1",
        };
        let why = format!("{error}; allowed are squares of the {size} board, {allowed}");
        Failure::refused("--fixed", value, why)
    })
}

pub(crate) fn fixed(written: &Written, size: BoardSize) -> Result<Vec<Square>, Failure> {
    let Some(value) = written.value().filter(|value| !value.trim().is_empty()) else {
        return Ok(Vec::new());
    };
    let square = |text: &str| {
        text.parse::<Square>().map_err(|_| {
            let allowed = format!("allowed are squares of the {size} board, such as a1,b3");
            let why = format!("“{}” is not a square; {allowed}", shown(text));
            Failure::refused("--fixed", value, why)
        })
    };
    value.split(',').map(square).collect()
}

pub(crate) fn goal(written: &Written, algorithm: &Algorithm) -> Result<Goal, Failure> {
    match written.value() {
        None => Ok(algorithm.default_goal()),
        Some(name) => Goal::from_name(name).ok_or_else(|| goal_refused(written, algorithm)),
    }
}

pub(crate) fn goal_refused(written: &Written, algorithm: &Algorithm) -> Failure {
    let goals = joined(algorithm.capabilities.goals.iter().map(|goal| goal.name()));
    let why = format!("allowed for {} are {goals}", algorithm.id);
    Failure::refused("--goal", written.value().unwrap_or_default(), why)
}

pub(crate) fn listed(written: &Written) -> Result<Listed, Failure> {
    match written.value() {
        None | Some("all") => Ok(Listed::All),
        Some("fundamental") => Ok(Listed::Fundamental),
        Some(value) => {
            let why = "allowed are all, fundamental";
            Err(Failure::refused("--symmetry", value, why))
        }
    }
}

pub(crate) fn whole(option: &str, written: &Written, most: u64) -> Result<Option<u64>, Failure> {
    let Some(value) = written.value() else {
        return Ok(None);
    };
    match value.parse() {
        Ok(number) if number <= most => Ok(Some(number)),
        _ => {
            let why = format!("allowed are whole numbers from 0 to {most}");
            Err(Failure::refused(option, value, why))
        }
    }
}
