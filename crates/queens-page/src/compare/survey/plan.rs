//! The plan of a survey: the searches of each kind, by the ids of the registry.

use std::ops::RangeInclusive;

use queens_core::{BoardSize, Descriptor, Goal, Problem, Variant, algorithm};
use strum::{IntoStaticStr, VariantArray};

use super::Quantity;
use crate::settings::Settings;

/// The seed of each random search.
const SEED: u64 = 1;
/// The default largest board.
pub const USUAL: u8 = 8;

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
    /// All candidates in order, compared with backtracking, up to the first solution.
    BruteForce,
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
            Preset::BruteForce => &["subsets", "one-per-column", "permutations", "recursive"],
        }
    }

    /// Whether this kind is for the problem.
    pub fn serves(self, problem: Problem) -> bool {
        match self {
            Preset::Pair | Preset::Every => true,
            Preset::Sheet001 | Preset::BruteForce => problem == Problem::Queens,
        }
    }

    /// The first board for a problem, and the largest possible last one. `None` if the form's board is the only one.
    /// Smaller boards give nothing to compare, and larger ones would take more than some seconds. Slower algorithms
    /// stop at their own limits.
    pub const fn sizes(self, problem: Problem) -> Option<RangeInclusive<u8>> {
        Some(match (self, problem) {
            (Preset::Every, _) => return None,
            (Preset::Pair, Problem::Knight) => 3..=BoardSize::MAX,
            (Preset::Pair, Problem::Domination) => 3..=12,
            (Preset::Pair, Problem::Queens) => 4..=12,
            (Preset::Sheet001, _) => 4..=10,
            (Preset::BruteForce, _) => 4..=8,
        })
    }

    /// The quantity in which the algorithms differ most.
    pub(super) const fn telling(self) -> Quantity {
        match self {
            // The algorithms walk the same tree.
            Preset::Sheet001 => Quantity::Time,
            _ => Quantity::Tests,
        }
    }

    /// The goal of every search, if the algorithm supports it.
    const fn goal(self, problem: Problem) -> Goal {
        match (self, problem) {
            (Preset::BruteForce, _) => Goal::First,
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
            searches.push(Settings {
                size,
                algorithm,
                goal,
                variant,
                seed: algorithm.capabilities.is_random.then_some(SEED),
                ..Settings::default()
            });
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
