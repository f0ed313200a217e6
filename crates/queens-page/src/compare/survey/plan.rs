//! The plan of a survey: the searches of each kind, by the ids of the registry.

use std::ops::RangeInclusive;

use queens_core::{BoardSize, Descriptor, Goal, Problem, Variant, algorithm};
use strum::{IntoStaticStr, VariantArray};

use super::Quantity;
use crate::settings::Settings;

/// The seeds for the repetitions of each random search.
pub(super) const SEEDS: RangeInclusive<u64> = 1..=100;
/// The exhaustive search that counts the solutions among the candidates of [`ROWS`].
pub(super) const EXHAUSTIVE: &str = "one-per-column";
/// The random search with a known expected number of draws.
pub const ROWS: &str = "random-rows";
/// The random search that is only measured.
pub const PLACEMENT: &str = "random-placement";

/// A kind of survey.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Preset {
    /// The two compared algorithms.
    #[default]
    Pair,
    /// Every algorithm of the problem, only on the board of the form.
    Every,
    /// The four programs of sheet 001.
    #[strum(serialize = "sheet-001")]
    Sheet001,
    /// Random candidates, compared with all candidates in order.
    Random,
    /// All candidates in order, compared with backtracking, up to the first solution.
    BruteForce,
    /// Nested loops, compared with the recursion of the same sheet.
    Loops,
    /// Half of the first column, compared with the whole column.
    HalfBoard,
    /// Plain backtracking, compared with forward checking, up to the first solution.
    ForwardChecking,
    /// Domination: all minimum sets, by covering and by moving one queen.
    LeastSets,
    /// The knight: the orders of the knight's moves.
    Tours,
}

/// The searches of a survey, the smallest board first.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub preset: Preset,
    pub problem: Problem,
    /// The variant of the problem, if it has variants.
    pub variant: Option<Variant>,
    /// The algorithms, in the order of their series.
    pub algorithms: Vec<&'static Descriptor>,
    pub searches: Vec<Settings>,
}

impl Preset {
    const fn ids(self) -> &'static [&'static str] {
        match self {
            Preset::Pair | Preset::Every => &[],
            Preset::Sheet001 => &["nested-loops", "board-copy", "upward-scan", "digit-string"],
            Preset::Random => &[EXHAUSTIVE, ROWS, PLACEMENT],
            Preset::BruteForce => &["subsets", EXHAUSTIVE, "permutations", "recursive"],
            Preset::Loops => &["nested-loops", "upward-scan"],
            Preset::HalfBoard => &["recursive", "half-board"],
            Preset::ForwardChecking => &["recursive", "forward-checking"],
            Preset::LeastSets => &["coverage-search", "move-one"],
            Preset::Tours => &["tour-natural-order", "tour-fewest-onward", "tour-roth"],
        }
    }

    /// Whether this kind is for the problem.
    pub fn serves(self, problem: Problem) -> bool {
        match self {
            Preset::Pair | Preset::Every => true,
            Preset::LeastSets => problem == Problem::Domination,
            Preset::Tours => problem == Problem::Knight,
            _ => problem == Problem::Queens,
        }
    }

    /// The first board for a problem, and the largest possible last one. `None` if the form's board is the only one.
    /// Smaller boards give nothing to compare, and larger ones would take more than some seconds. Slower algorithms
    /// stop at their own limits.
    pub const fn sizes(self, problem: Problem) -> Option<RangeInclusive<u8>> {
        Some(match (self, problem) {
            (Preset::Every, _) => return None,
            (Preset::Tours, _) | (Preset::Pair, Problem::Knight) => 3..=BoardSize::MAX,
            (Preset::Pair, Problem::Domination) => 3..=12,
            (Preset::LeastSets, _) => 3..=10,
            (Preset::Pair | Preset::Loops | Preset::HalfBoard, _) => 4..=12,
            (Preset::Sheet001, _) => 4..=10,
            (Preset::Random | Preset::BruteForce, _) => 4..=8,
            (Preset::ForwardChecking, _) => 4..=20,
        })
    }

    /// The default largest board.
    pub const fn usual(self) -> u8 {
        match self {
            Preset::Random => 6,
            Preset::ForwardChecking => 12,
            _ => 8,
        }
    }

    /// The quantity in which the algorithms differ most.
    pub(super) const fn telling(self) -> Quantity {
        match self {
            // Both algorithms walk the same tree.
            Preset::Sheet001 | Preset::Loops => Quantity::Time,
            _ => Quantity::Tests,
        }
    }

    /// The goal of every search, if the algorithm supports it.
    const fn goal(self, problem: Problem) -> Goal {
        match (self, problem) {
            (Preset::ForwardChecking | Preset::BruteForce | Preset::Tours, _) => Goal::First,
            (Preset::Pair, Problem::Domination | Problem::Knight) => Goal::First,
            _ => Goal::All,
        }
    }
}

impl Plan {
    /// The searches of this kind up to a board, for a problem and variant. The form's algorithm and `other` are used by
    /// the kind that compares a pair.
    pub fn of(
        preset: Preset,
        largest: Option<u8>,
        form: &Settings,
        second: &'static Descriptor,
    ) -> Plan {
        let problem = form.algorithm.problem;
        let variants = problem.variants();
        let variant = form.variant.filter(|variant| variants.contains(variant));
        let variant = variant.or(variants.first().copied());
        let found = preset.ids().iter().filter_map(|id| algorithm::describe(id));
        let algorithms: Vec<_> = match preset {
            Preset::Pair => vec![form.algorithm, second],
            Preset::Every => algorithm::solving(problem).collect(),
            _ => found.collect(),
        };
        let sizes = preset.sizes(problem).zip(largest);
        let searches = match sizes {
            None => {
                let form = Settings {
                    large: None,
                    variant,
                    ..form.clone()
                };
                algorithms.iter().map(|it| form.seeded(it)).collect()
            }
            Some((sizes, largest)) => {
                on_boards(preset, *sizes.start()..=largest, variant, &algorithms)
            }
        };
        Plan {
            preset,
            problem,
            variant,
            algorithms,
            searches,
        }
    }

    /// Whether the plan has several boards, so that growth is visible.
    pub fn has_boards(&self) -> bool {
        self.preset.sizes(self.problem).is_some()
    }
}

/// A search on each empty board by each of these algorithms.
fn on_boards(
    preset: Preset,
    sizes: RangeInclusive<u8>,
    variant: Option<Variant>,
    algorithms: &[&'static Descriptor],
) -> Vec<Settings> {
    let mut searches = Vec::new();
    for size in sizes.filter_map(|n| BoardSize::try_from(n).ok()) {
        for &algorithm in algorithms {
            let goals = algorithm.capabilities.goals;
            let wanted = preset.goal(algorithm.problem);
            let goal = if goals.contains(&wanted) {
                wanted
            } else {
                algorithm.default_goal()
            };
            let seeds = match (algorithm.capabilities.is_random, preset) {
                (false, _) => vec![None],
                (true, Preset::Random) => SEEDS.map(Some).collect(),
                (true, _) => vec![Some(*SEEDS.start())],
            };
            searches.extend(seeds.into_iter().map(|seed| Settings {
                size,
                algorithm,
                goal,
                variant,
                seed,
                ..Settings::default()
            }));
        }
    }
    searches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_registry_has_every_algorithm_of_every_kind() {
        for &preset in Preset::VARIANTS {
            for id in preset.ids() {
                assert!(algorithm::describe(id).is_some(), "{id} of {preset:?}");
            }
        }
    }
}
