//! Checks whether an algorithm supports an instance.

use super::{Capabilities, Descriptor, GivenSupport};
use crate::board::Square;
use crate::problem::Instance;
use crate::search::Unsupported;

/// The values of n for which the n-queens problem has no solution.
const UNSOLVABLE: [u8; 2] = [2, 3];

impl Descriptor {
    /// Checks that the algorithm supports the instance.
    ///
    /// # Errors
    ///
    /// The first reason why it does not. Too many candidates come before a wrong size, since that reason explains more.
    pub fn accepts(&self, instance: &Instance) -> Result<(), Unsupported> {
        let Capabilities {
            goals,
            sizes,
            given,
            draws,
            space,
            candidate_limit: most,
            never_ends,
            alternative,
            serves,
            ..
        } = &self.capabilities;
        if instance.problem() != self.problem {
            let (id, problem) = (self.id, instance.problem());
            let solves = self.problem;
            return Err(Unsupported::Problem {
                id,
                problem,
                solves,
            });
        }
        let (id, n, goal) = (self.id, instance.size().get(), instance.goal());
        let (m, most, alternative) = (instance.size().height(), *most, *alternative);
        let space = space.map(|space| space(instance));
        let space = space.filter(|space| !space.is_within(most));
        let endless = |given: &[Square]| {
            let given = given.to_vec();
            Err(Unsupported::Endless {
                id,
                n,
                given,
                alternative,
            })
        };
        let too_many = |space| Unsupported::Space {
            id,
            space,
            most,
            alternative,
        };
        match space {
            Some(space) if !sizes.contains(&n) => Err(too_many(space)),
            None if !sizes.contains(&n) || !sizes.contains(&m) => {
                let sizes = sizes.clone();
                let is_ranks = sizes.contains(&n);
                let n = if is_ranks { m } else { n };
                Err(Unsupported::Size {
                    id,
                    n,
                    is_ranks,
                    sizes,
                })
            }
            _ if !goals.contains(&goal) => Err(Unsupported::Goal { id, goal, goals }),
            _ if *given == GivenSupport::Refused && !instance.given().is_empty() => {
                let given = instance.given().to_vec();
                Err(Unsupported::Given {
                    id,
                    given,
                    alternative,
                })
            }
            _ if *given == GivenSupport::Start && instance.given().len() > 1 => {
                let count = instance.given().len();
                Err(Unsupported::Starts { id, count })
            }
            _ if serves.is_some_and(|serves| !serves(instance)) => Err(Unsupported::Queens {
                id,
                k: instance.k(),
                n,
                given: instance.given().to_vec(),
                alternative,
            }),
            _ if *draws && UNSOLVABLE.contains(&n) => endless(&[]),
            _ if never_ends.is_some_and(|never_ends| never_ends(instance)) => {
                endless(instance.given())
            }
            Some(space) => Err(too_many(space)),
            None => Ok(()),
        }
    }
}
