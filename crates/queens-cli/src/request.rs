//! A checked request: whoever holds it holds an algorithm that accepts the instance. Every refusal names the
//! argument, its value and what is allowed.

use std::hash::{BuildHasher, Hasher, RandomState};

use queens_core::algorithm::{self, Algorithm, Unsupported};
use queens_core::board::BoardSize;
use queens_core::instance::{Goal, Instance, Problem};
use queens_core::square::Square;

use crate::arguments::{Arguments, Written};
use crate::failure::{Failure, shown};

/// The greatest step that an address can name; 2⁵³−1.
const MAX_STEP: u64 = (1 << 53) - 1;

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
        let size = size(&arguments.n, algorithm)?;
        check_absent(arguments, algorithm, size)?;
        let seed = seed(&arguments.seed, algorithm)?;
        let goal = goal(&arguments.goal, algorithm)?;
        let instance = instance(&arguments.fixed, size, goal)?;
        let instance = match seed {
            Some(seed) => instance.with_seed(seed),
            None => instance,
        };
        algorithm.accepts(&instance).map_err(|error| match error {
            Unsupported::Size { sizes, .. } => size_refused(&arguments.n, algorithm, &sizes),
            Unsupported::Goal { .. } => goal_refused(&arguments.goal, algorithm),
            Unsupported::Given { .. } => {
                let value = arguments.fixed.value().unwrap_or_default();
                let why = format!("{error}; allowed is to leave it out");
                Failure::refused("--fixed", value, why)
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

fn problem(written: &Written) -> Result<Problem, Failure> {
    let Some(value) = written.value() else {
        return Ok(Problem::Queens);
    };
    let named = Problem::ALL
        .into_iter()
        .find(|problem| problem.name() == value);
    named.ok_or_else(|| {
        let later = matches!(value, "domination" | "knight");
        let names = joined(Problem::ALL.iter().map(|problem| problem.name()));
        let why = if later { "not available yet; " } else { "" };
        Failure::refused("--problem", value, format!("{why}allowed is {names}"))
    })
}

fn algorithm(written: &Written, problem: Problem) -> Result<&'static Algorithm, Failure> {
    let solving = || {
        let all = algorithm::ALL.into_iter();
        all.filter(move |algorithm| algorithm.problem == problem)
    };
    let allowed = || {
        format!(
            "allowed are {}",
            joined(solving().map(|algorithm| algorithm.id))
        )
    };
    let Some(id) = written.value() else {
        return Err(Failure::refused(
            "--algorithm",
            "",
            format!("missing; {}", allowed()),
        ));
    };
    let named = solving().find(|algorithm| algorithm.id == id);
    named.ok_or_else(|| Failure::refused("--algorithm", id, allowed()))
}

/// The size of a board; whether the algorithm serves it depends on the instance.
fn size(written: &Written, algorithm: &Algorithm) -> Result<BoardSize, Failure> {
    let number = written.value().and_then(|value| value.parse().ok());
    let size = number.and_then(|n| BoardSize::new(n).ok());
    size.ok_or_else(|| size_refused(written, algorithm, &algorithm.capabilities.sizes))
}

fn size_refused(
    written: &Written,
    algorithm: &Algorithm,
    sizes: &std::ops::RangeInclusive<u8>,
) -> Failure {
    let (least, most) = (sizes.start(), sizes.end());
    let missing = if written.value().is_none() {
        "missing; "
    } else {
        ""
    };
    let id = algorithm.id;
    let why = format!("{missing}allowed for {id} are whole numbers from {least} to {most}");
    Failure::refused("-n", written.value().unwrap_or_default(), why)
}

/// Options of problems and algorithms that are not there: refused rather than ignored.
fn check_absent(
    arguments: &Arguments,
    algorithm: &Algorithm,
    size: BoardSize,
) -> Result<(), Failure> {
    let (id, problem) = (algorithm.id, algorithm.problem.name());
    let leave = "allowed is to leave it out";
    if let Some(m) = arguments.m.value().filter(|m| m.parse() != Ok(size.get())) {
        let why = format!("{problem} is played on square boards; allowed is {size}");
        return Err(Failure::refused("-m", m, why));
    }
    let absent = [
        (
            "--variant",
            &arguments.variant,
            format!("{problem} has no variants; {leave}"),
        ),
        (
            "--k",
            &arguments.k,
            format!("{problem} places n queens; {leave}"),
        ),
        ("--cap", &arguments.cap, format!("{id} has no cap; {leave}")),
    ];
    for (option, written, why) in absent {
        if let Some(value) = written.value() {
            return Err(Failure::refused(option, value, why));
        }
    }
    Ok(())
}

/// The seed of an algorithm that draws: the one given, else any.
fn seed(written: &Written, algorithm: &Algorithm) -> Result<Option<u64>, Failure> {
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

/// The board with the queens that are given on it.
pub(crate) fn instance(
    written: &Written,
    size: BoardSize,
    goal: Goal,
) -> Result<Instance, Failure> {
    let squares = fixed(written, size)?;
    Instance::queens(size, &squares, goal).map_err(|error| {
        let value = written.value().unwrap_or_default();
        let allowed = format!("allowed are squares of the {size}×{size} board, such as a1,b3,");
        let why = format!("{error}; {allowed} no queen attacking another");
        Failure::refused("--fixed", value, why)
    })
}

fn fixed(written: &Written, size: BoardSize) -> Result<Vec<Square>, Failure> {
    let Some(value) = written.value().filter(|value| !value.trim().is_empty()) else {
        return Ok(Vec::new());
    };
    let square = |text: &str| {
        text.parse::<Square>().map_err(|_| {
            let allowed = format!("allowed are squares of the {size}×{size} board, such as a1,b3");
            let why = format!("“{}” is not a square; {allowed}", shown(text));
            Failure::refused("--fixed", value, why)
        })
    };
    value.split(',').map(square).collect()
}

fn goal(written: &Written, algorithm: &Algorithm) -> Result<Goal, Failure> {
    match written.value() {
        None => Ok(algorithm.default_goal()),
        Some(name) => Goal::from_name(name).ok_or_else(|| goal_refused(written, algorithm)),
    }
}

fn goal_refused(written: &Written, algorithm: &Algorithm) -> Failure {
    let goals = joined(algorithm.capabilities.goals.iter().map(|goal| goal.name()));
    let why = format!("allowed for {} are {goals}", algorithm.id);
    Failure::refused("--goal", written.value().unwrap_or_default(), why)
}

fn listed(written: &Written) -> Result<Listed, Failure> {
    match written.value() {
        None | Some("all") => Ok(Listed::All),
        Some("fundamental") => Ok(Listed::Fundamental),
        Some(value) => {
            let why = "allowed are all, fundamental";
            Err(Failure::refused("--symmetry", value, why))
        }
    }
}

fn whole(option: &str, written: &Written, most: u64) -> Result<Option<u64>, Failure> {
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
