//! The cost of a search before its start, whether the requested search can run at all, and remedies if it cannot.

pub mod formula;
pub(crate) mod update;

use queens_core::counting::MEET_IN_THE_MIDDLE;
use queens_core::{
    BoardSize, CandidateSpace, Descriptor, GivenSquares, Goal, Unsupported, algorithm,
};
use queens_worker::protocol::{Job, RunId};

use crate::settings::Settings;

/// From this number of candidates on, the cost is shown next to Run.
const LARGE: f64 = 1e6;
/// The assumed rate in candidates per second, until a rate is measured.
const ASSUMED: f64 = 1e7;
/// The maximum number of candidates in a timing search.
const SAMPLE: f64 = 2e6;

/// The algorithm that counts on boards with blocked squares.
pub const BITMASK: &str = "bitmask";

/// The measured rate in candidates per second, by algorithm.
#[derive(Default)]
pub struct Rates {
    /// `None` if the timing search failed.
    measured: Vec<(&'static Descriptor, Option<f64>)>,
    /// The search that is currently timed.
    asked: Option<(RunId, &'static Descriptor)>,
}

/// The cost of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Cost {
    pub space: CandidateSpace,
    pub seconds: f64,
    /// The rate in candidates per second.
    pub rate: f64,
    pub is_measured: bool,
}

/// A change of the settings that makes the search possible.
#[derive(Clone, PartialEq, Debug)]
pub enum Remedy {
    Algorithm(&'static Descriptor),
    Size(BoardSize),
    Goal(Goal),
    /// Frees every given queen.
    FreeQueens,
    /// Frees every blocked square.
    FreeBlocked,
}

impl Rates {
    /// Whether a search of this algorithm still has to be timed.
    pub fn is_wanted(&self, algorithm: &Descriptor) -> bool {
        let of = |known: &&'static Descriptor| *known == algorithm;
        let is_asked = self.asked.as_ref().is_some_and(|(_, known)| of(known));
        !is_asked && !self.measured.iter().any(|(known, _)| of(known))
    }

    /// Records that the engine times a search of this algorithm.
    pub fn ask(&mut self, run: RunId, algorithm: &'static Descriptor) {
        self.asked = Some((run, algorithm));
    }

    /// Records the time that the engine took for this number of candidates.
    pub fn receive(&mut self, run: RunId, candidates: u64, milliseconds: f64) {
        if let Some((_, algorithm)) = self.asked.take_if(|(asked, _)| *asked == run) {
            let rate = candidates as f64 / milliseconds * 1000.0;
            let rate = Some(rate).filter(|rate| rate.is_normal());
            self.measured.push((algorithm, rate));
        }
    }

    /// Allows failed timings to be repeated.
    pub fn forget_failures(&mut self) {
        self.measured.retain(|(_, rate)| rate.is_some());
    }

    /// Forgets the current timing, because the engine was replaced or has other work.
    pub fn forget(&mut self) {
        self.asked = None;
    }

    fn of(&self, algorithm: &Descriptor) -> Option<f64> {
        let mut measured = self.measured.iter();
        let found = measured.find(|(known, _)| *known == algorithm);
        found.and_then(|&(_, rate)| rate)
    }
}

/// The cost of these settings, if it is large enough to show.
pub fn cost(settings: &Settings, rates: &Rates) -> Option<Cost> {
    let space = settings.space()?;
    let candidates = space.as_f64();
    let measured = rates.of(settings.algorithm);
    let rate = measured.unwrap_or(ASSUMED);
    (candidates > LARGE).then_some(Cost {
        space,
        seconds: candidates / rate,
        rate,
        is_measured: measured.is_some(),
    })
}

/// A search of this algorithm that is short enough for timing, on the largest possible board.
pub fn sample(algorithm: &'static Descriptor) -> Option<Job> {
    let goals = algorithm.capabilities.goals;
    let goal = if goals.contains(&Goal::Count) {
        Goal::Count
    } else {
        algorithm.default_goal()
    };
    let sizes = algorithm.capabilities.sizes.clone().rev();
    let mut boards = sizes.filter_map(|n| BoardSize::try_from(n).ok());
    boards.find_map(|size| {
        let settings = Settings {
            size,
            algorithm,
            goal,
            ..Settings::default()
        };
        let candidates = settings.space()?.as_f64();
        (candidates <= SAMPLE).then(|| settings.job())
    })
}

/// The remedies for these settings. Each is sufficient by itself.
pub fn remedies(settings: &Settings, why: &Unsupported) -> Vec<Remedy> {
    let runs = |settings: &Settings| settings.refusal().is_none();
    let alternative = match why {
        Unsupported::Given { alternative, .. }
        | Unsupported::Endless { alternative, .. }
        | Unsupported::Queens { alternative, .. }
        | Unsupported::Space { alternative, .. } => *alternative,
        Unsupported::Blocked { .. } => Some(BITMASK),
        Unsupported::Problem { .. }
        | Unsupported::Size { .. }
        | Unsupported::Goal { .. }
        | Unsupported::Starts { .. } => settings.algorithm.capabilities.alternative,
    };
    let alternative = alternative.and_then(algorithm::describe);
    let alternative = alternative.filter(|&algorithm| runs(&settings.with(algorithm)));
    let size = other_size(settings, why).map(Remedy::Size);
    let goal = settings.algorithm.default_goal();
    let goal = Some(goal).filter(|&goal| {
        goal != settings.goal
            && runs(&Settings {
                goal,
                ..settings.clone()
            })
    });
    let freed = Settings {
        given: GivenSquares::none(),
        ..settings.clone()
    };
    let frees = !settings.given.squares().is_empty() && runs(&freed);
    let opened = Settings {
        blocked: Vec::new(),
        ..settings.clone()
    };
    let opens = !settings.blocked.is_empty() && runs(&opened);
    let remedies = [
        goal.map(Remedy::Goal),
        frees.then_some(Remedy::FreeQueens),
        opens.then_some(Remedy::FreeBlocked),
        size,
        alternative.map(Remedy::Algorithm),
    ];
    remedies.into_iter().flatten().collect()
}

/// The algorithm that counts faster than the chosen one. `None` if it does not support these settings.
pub fn faster_counter(settings: &Settings) -> Option<&'static Descriptor> {
    let algorithm = if settings.blocked.is_empty() {
        &MEET_IN_THE_MIDDLE
    } else {
        algorithm::describe(BITMASK)?
    };
    let counter = Settings {
        goal: Goal::Count,
        ..settings.with(algorithm)
    };
    let is_other = settings.algorithm != algorithm;
    let is_same_problem = settings.algorithm.problem == algorithm.problem;
    let is_supported = settings.large.is_none() && counter.refusal().is_none();
    (is_other && is_same_problem && is_supported).then_some(algorithm)
}

/// The longest side, up to `most`, with a number of candidates that can be checked one by one.
pub fn longest(settings: &Settings, most: u8) -> u8 {
    let has_few = |n: &u8| {
        let size = BoardSize::try_from(*n);
        let refusal = size.map(|size| settings.on(size).0.refusal());
        !matches!(refusal, Ok(Some(Unsupported::Space { .. })))
    };
    let mut sides = (1..=most).rev();
    sides.find(has_few).unwrap_or(most)
}

/// The nearest board on which these settings can run: smaller if the board is too large, and larger if it is too small.
fn other_size(settings: &Settings, why: &Unsupported) -> Option<BoardSize> {
    let runs = |size: &BoardSize| settings.on(*size).0.refusal().is_none();
    if settings.algorithm.problem.is_rectangular() {
        let sizes = &settings.algorithm.capabilities.sizes;
        let nearest = |side: u8| side.clamp(*sizes.start(), *sizes.end()).into();
        let (files, ranks) = (settings.size.files(), settings.size.ranks());
        let size = BoardSize::rectangular(nearest(files), nearest(ranks)).ok()?;
        return Some(size).filter(|size| *size != settings.size && runs(size));
    }
    let n = settings.size.files();
    let smaller = (1..n).rev();
    let larger = n.saturating_add(1)..=BoardSize::MAX;
    let boards: Box<dyn Iterator<Item = u8>> = match why {
        Unsupported::Endless { .. } => Box::new(larger),
        Unsupported::Size { sizes, .. } if n < *sizes.start() => Box::new(larger),
        Unsupported::Size { .. } | Unsupported::Space { .. } => Box::new(smaller),
        Unsupported::Problem { .. }
        | Unsupported::Goal { .. }
        | Unsupported::Given { .. }
        | Unsupported::Blocked { .. }
        | Unsupported::Queens { .. }
        | Unsupported::Starts { .. } => {
            return None;
        }
    };
    let mut boards = boards.filter_map(|n| BoardSize::try_from(n).ok());
    boards.find(runs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(id: &str, n: u8, given: &[&str]) -> Settings {
        let algorithm = algorithm::describe(id).unwrap();
        let size = BoardSize::try_from(n).unwrap();
        let given: Vec<_> = given.iter().map(|name| name.parse().unwrap()).collect();
        Settings {
            size,
            given: GivenSquares::new(queens_core::GivenRule::Apart, size, &given).unwrap(),
            ..Settings::default().with(algorithm)
        }
    }

    fn named(settings: &Settings) -> Vec<String> {
        let why = settings.refusal().expect("it is refused");
        let name = |remedy| match remedy {
            Remedy::Algorithm(algorithm) => algorithm.id.to_owned(),
            Remedy::Size(size) => format!("n={}", size.files()),
            Remedy::Goal(goal) => goal.name().to_owned(),
            Remedy::FreeQueens => "free".to_owned(),
            Remedy::FreeBlocked => "open".to_owned(),
        };
        remedies(settings, &why).into_iter().map(name).collect()
    }

    #[test]
    fn too_many_candidates_lead_back_to_the_largest_board_that_works_or_to_another_algorithm() {
        assert_eq!(named(&settings("subsets", 8, &[])), ["n=6", "recursive"]);
        assert_eq!(named(&settings("subsets", 32, &[])), ["n=6", "recursive"]);
        assert_eq!(
            named(&settings("one-per-column", 20, &[])),
            ["n=8", "recursive"]
        );
        assert_eq!(
            named(&settings("permutations", 12, &[])),
            ["n=10", "recursive"]
        );
    }

    #[test]
    fn a_board_without_a_solution_leads_to_a_larger_one() {
        let n3 = Settings {
            seed: Some(1),
            ..settings("random-rows", 3, &[])
        };
        assert_eq!(named(&n3), ["n=4", "recursive"]);
    }

    #[test]
    fn given_queens_that_cannot_be_honoured_are_to_be_freed() {
        let half = settings("half-board", 8, &["d4"]);
        assert_eq!(named(&half), ["free", "recursive"]);
    }

    #[test]
    fn what_can_be_run_is_not_refused_whatever_the_algorithm() {
        for algorithm in algorithm::DESCRIPTORS {
            let settings = settings(algorithm.id, 6, &[]);
            assert_eq!(settings.refusal(), None, "{algorithm:?}");
        }
    }

    #[test]
    fn given_queens_make_a_space_smaller_until_it_is_live() {
        let given = ["a1", "b3", "c5", "d2"];
        assert!(settings("subsets", 8, &given[..1]).refusal().is_some());
        assert_eq!(settings("subsets", 8, &given).refusal(), None);
    }

    #[test]
    fn a_large_space_costs_what_its_rate_says_and_a_small_one_is_not_worth_telling() {
        let mut rates = Rates::default();
        let one = settings("one-per-column", 8, &[]);
        let assumed = cost(&one, &rates).expect("more than a million");
        assert_eq!(
            (assumed.is_measured, assumed.space.to_string()),
            (false, "16777216".into())
        );
        assert!((assumed.seconds - 1.677_721_6).abs() < 1e-9);
        rates.ask(RunId(4), one.algorithm);
        assert!(!rates.is_wanted(one.algorithm));
        rates.receive(RunId(3), 1, 1.0);
        rates.receive(RunId(4), 823_543, 41.177_15);
        let measured = cost(&one, &rates).expect("more than a million");
        assert!(measured.is_measured && (measured.rate / 2e7 - 1.0).abs() < 1e-6);
        assert_eq!(cost(&settings("one-per-column", 7, &[]), &rates), None);
        assert_eq!(cost(&settings("recursive", 32, &[]), &rates), None);
    }

    #[test]
    fn the_longest_side_is_the_last_one_that_is_not_refused_for_its_candidates() {
        for (id, n, given, longest) in [
            ("permutations", 8, &[][..], 10),
            ("permutations", 11, &[], 10),
            ("permutations", 12, &["a1", "b3"], 12),
            ("one-per-column", 8, &[], 8),
            ("subsets", 32, &[], 6),
            ("move-one", 8, &[], 11),
            ("recursive", 8, &[], 32),
        ] {
            assert_eq!(super::longest(&settings(id, n, given), 32), longest, "{id}");
        }
        let k = Settings {
            k: Some(6),
            ..settings("move-one", 8, &[])
        };
        assert_eq!(super::longest(&k, 32), 9);
    }

    #[test]
    fn what_is_timed_is_short_and_can_be_run() {
        for (id, n) in [("subsets", 6), ("one-per-column", 7), ("permutations", 9)] {
            let job = sample(algorithm::describe(id).unwrap()).expect("it can be timed");
            assert_eq!(job.setup.size.files(), n, "{id}");
            assert!(job.resolve(algorithm::find).is_ok(), "{id}");
        }
        assert_eq!(sample(algorithm::describe("recursive").unwrap()), None);
    }
}
