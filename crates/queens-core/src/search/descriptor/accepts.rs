//! Whether an algorithm serves an instance.

use super::{Capabilities, Descriptor, Givens};
use crate::board::Square;
use crate::problem::Instance;
use crate::search::Unsupported;

/// The sizes of the boards on which the queens problem has no solution.
const UNSOLVABLE: [u8; 2] = [2, 3];

impl Descriptor {
    /// Whether it serves the instance, or the first reason why not. Too many candidates come before a
    /// wrong size, since that reason says more.
    pub fn accepts(&self, instance: &Instance) -> Result<(), Unsupported> {
        let Capabilities {
            goals,
            sizes,
            given,
            draws,
            space,
            most_candidates: most,
            never_ends,
            instead,
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
        let (m, most, instead) = (instance.size().height(), *most, *instead);
        let space = space.map(|space| space(instance));
        let space = space.filter(|space| !space.is_within(most));
        let endless = |given: &[Square]| {
            let given = given.to_vec();
            Err(Unsupported::Endless {
                id,
                n,
                given,
                instead,
            })
        };
        let too_many = |space| Unsupported::Space {
            id,
            space,
            most,
            instead,
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
            _ if *given == Givens::Refused && !instance.given().is_empty() => {
                let given = instance.given().to_vec();
                Err(Unsupported::Given { id, given, instead })
            }
            _ if *given == Givens::Start && instance.given().len() > 1 => {
                let count = instance.given().len();
                Err(Unsupported::Starts { id, count })
            }
            _ if serves.is_some_and(|serves| !serves(instance)) => Err(Unsupported::Queens {
                id,
                k: instance.k(),
                n,
                given: instance.given().to_vec(),
                instead,
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
