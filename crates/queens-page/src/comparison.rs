//! The comparison: a second run of another algorithm on the same board, led by the cursor of the
//! first, and a survey of both over many boards.

use queens_core::{Descriptor, algorithm};
use strum::{IntoStaticStr, VariantArray};

use crate::playback::Run;
use crate::settings::Settings;
use crate::survey::Survey;

/// The algorithms that are compared with when none was chosen, the best first.
const CONTRASTS: [&str; 2] = ["forward-checking", "bitmask"];

/// The seed of a second search that draws beside a first one that does not.
const SEED: u64 = 1;

/// What the compare panel holds besides the first run.
#[derive(Default)]
pub struct Comparison {
    /// The run on the second board.
    pub second: Option<Run>,
    pub pace: Pace,
    pub survey: Survey,
}

/// What both boards have had equally many of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Pace {
    #[default]
    Events,
    Tests,
}

/// The algorithm that one is compared with when no other was chosen.
pub fn contrast(first: &Descriptor) -> &'static Descriptor {
    let contrasts = CONTRASTS.into_iter().filter_map(algorithm::describe);
    let mut others = contrasts.chain(algorithm::DESCRIPTORS);
    others
        .find(|other| *other != first && other.problem == first.problem)
        .unwrap_or(algorithm::default(first.problem))
}

/// The search of another algorithm on the board of the first; none on a board above 32.
pub fn beside(first: &Settings, algorithm: &'static Descriptor) -> Option<Settings> {
    let seed = first.seed.unwrap_or(SEED);
    first.large.is_none().then(|| Settings {
        seed: algorithm.capabilities.draws.then_some(seed),
        ..first.with(algorithm)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_registry_has_every_algorithm_that_others_are_compared_with() {
        for id in CONTRASTS {
            assert!(algorithm::describe(id).is_some(), "{id}");
        }
    }
}
