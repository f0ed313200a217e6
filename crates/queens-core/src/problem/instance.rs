//! The instance of a search: problem, board, given and blocked squares, goal and seed, checked at construction. An
//! algorithm always reports the same events for the same instance.

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::board::{Axis, BoardSize, Square, Symmetry};
use crate::problem::{GivenError, GivenSquares, Problem, Variant};
use crate::text::joined;

/// The condition that ends a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, IntoStaticStr)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[strum(serialize_all = "kebab-case")]
pub enum Goal {
    /// The search has found a solution.
    First,
    /// The search has found every solution.
    All,
    /// The search has counted every solution. It keeps no trace of its steps.
    Count,
}

impl Goal {
    /// All goals.
    pub const ALL: [Goal; 3] = [Goal::First, Goal::All, Goal::Count];

    /// The name in addresses and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The goal with this name. `None` if no goal has this name.
    ///
    /// ```
    /// use queens_core::Goal;
    ///
    /// assert_eq!(Goal::from_name("count"), Some(Goal::Count));
    /// assert_eq!(Goal::from_name("most"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Goal> {
        Goal::ALL.into_iter().find(|goal| goal.name() == name)
    }
}

/// The parameters of a search before they are checked.
///
/// ```
/// use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Variant};
///
/// let setup = Setup::new(Problem::Knight, BoardSize::rectangular(3, 10)?, Goal::All);
/// let closed = Setup { variant: Some(Variant::Closed), ..setup };
/// assert_eq!(Instance::new(closed)?.variant(), Some(Variant::Closed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Setup {
    /// The problem that the search solves.
    pub problem: Problem,
    /// The size of the board.
    pub size: BoardSize,
    /// The given squares, in any order.
    pub given: Vec<Square>,
    /// The blocked squares, in any order. They are holes that stay empty. A queen attacks across them.
    pub blocked: Vec<Square>,
    /// The condition that ends the search.
    pub goal: Goal,
    /// The variant of the problem. `None` means its first variant.
    pub variant: Option<Variant>,
    /// Domination: the number of queens, from 1 to the number of squares. `None` means the least number that suffices.
    pub k: Option<u16>,
    /// The seed of random choices.
    pub seed: Option<u64>,
    /// The greatest number of nodes or moves before the search stops without an answer. `None` means the algorithm's
    /// own cap. An algorithm without a cap ([`Capabilities::cap`](crate::search::Capabilities)) ignores this value.
    pub cap: Option<u64>,
}

/// The reason why a setup is not a valid instance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InstanceError {
    /// A square cannot be given.
    #[error(transparent)]
    Given(#[from] GivenError),
    /// A square cannot be blocked.
    #[error(transparent)]
    Blocked(#[from] BlockedError),
    /// The problem does not support blocked squares.
    #[error("{problem} does not support blocked squares, such as {square}")]
    NoBlocked {
        /// The problem of the setup.
        problem: Problem,
        /// The first blocked square of the setup.
        square: Square,
    },
    /// The problem requires a square board.
    #[error("{problem} is played on square boards, not on {size}")]
    Rectangular {
        /// The problem, which requires a square board.
        problem: Problem,
        /// The size of the rejected board.
        size: BoardSize,
    },
    /// The problem does not have this variant.
    #[error("variant={}{}", variant.name(), allowed(*problem))]
    Variant {
        /// The problem of the setup.
        problem: Problem,
        /// The variant that the problem does not have.
        variant: Variant,
    },
    /// The number of queens is outside the range for the board, or the problem does not take a number.
    #[error(fmt = queens)]
    Queens {
        /// The problem of the setup.
        problem: Problem,
        /// The rejected number of queens.
        k: u16,
        /// The greatest allowed number. It is 0 if the problem does not take a number.
        most: u16,
    },
}

/// The reason why a square cannot be blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BlockedError {
    /// The square is not on the board.
    #[error("{square} is not on the {size} board")]
    OffBoard {
        /// The square outside the board.
        square: Square,
        /// The size of the board.
        size: BoardSize,
    },
    /// The square is in the list twice.
    #[error("{square} is blocked twice")]
    Repeated {
        /// The repeated square.
        square: Square,
    },
    /// A knight needs a square to start on.
    #[error("every square is blocked")]
    EverySquare,
    /// A piece is given on the square.
    #[error("{square} is both given and blocked")]
    Given {
        /// The given square.
        square: Square,
    },
}

/// A checked setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instance {
    setup: Setup,
}

impl Setup {
    /// A setup of this problem on this board, without given or blocked squares, variant, number of queens, seed or cap.
    pub fn new(problem: Problem, size: BoardSize, goal: Goal) -> Setup {
        Setup {
            problem,
            size,
            given: Vec::new(),
            blocked: Vec::new(),
            goal,
            variant: None,
            k: None,
            seed: None,
            cap: None,
        }
    }
}

impl Instance {
    /// Checks a setup. Sorts its given and blocked squares and sets the default variant.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance, InstanceError, Problem, Setup};
    ///
    /// let size = BoardSize::rectangular(8, 5)?;
    /// assert!(Instance::new(Setup::new(Problem::Knight, size, Goal::First)).is_ok());
    /// let problem = Problem::Queens;
    /// let error = Instance::new(Setup::new(problem, size, Goal::First)).err();
    /// assert_eq!(error, Some(InstanceError::Rectangular { problem, size }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the problem does not allow this board, variant or number of queens, or if a square cannot be given or blocked.
    pub fn new(mut setup: Setup) -> Result<Instance, InstanceError> {
        let Setup { problem, size, .. } = setup;
        if !size.is_square() && !problem.is_rectangular() {
            return Err(InstanceError::Rectangular { problem, size });
        }
        let variants = problem.variants();
        if let Some(variant) = setup.variant.filter(|variant| !variants.contains(variant)) {
            return Err(InstanceError::Variant { problem, variant });
        }
        setup.variant = setup.variant.or(variants.first().copied());
        let most = match problem {
            Problem::Domination => size.area() as u16,
            Problem::Queens | Problem::Knight => 0,
        };
        if let Some(k) = setup.k.filter(|k| !(1..=most).contains(k)) {
            return Err(InstanceError::Queens { problem, k, most });
        }
        let given_rule = problem.given_rule(setup.variant);
        let given = GivenSquares::new(given_rule, size, &setup.given)?;
        setup.given = given.squares().to_vec();
        if let (Some(&square), Problem::Domination) = (setup.blocked.first(), problem) {
            return Err(InstanceError::NoBlocked { problem, square });
        }
        check_blocked(&setup)?;
        setup.blocked = Axis::Files.ordered(&setup.blocked);
        Ok(Instance { setup })
    }

    /// An instance of n queens on a square board of this size, with these given queens.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance};
    ///
    /// let given = ["d7".parse()?, "a5".parse()?];
    /// let instance = Instance::queens(BoardSize::new(8)?, &given, Goal::All)?;
    /// assert_eq!(instance.given(), ["a5".parse()?, "d7".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the board is not square or a queen cannot be given.
    pub fn queens(
        size: BoardSize,
        given: &[Square],
        goal: Goal,
    ) -> Result<Instance, InstanceError> {
        Instance::new(Setup {
            given: given.to_vec(),
            ..Setup::new(Problem::Queens, size, goal)
        })
    }

    /// This instance with a seed for its random choices.
    pub fn with_seed(mut self, seed: u64) -> Instance {
        self.setup.seed = Some(seed);
        self
    }

    /// This instance with another goal.
    pub fn with_goal(mut self, goal: Goal) -> Instance {
        self.setup.goal = goal;
        self
    }

    /// The problem that the search solves.
    pub fn problem(&self) -> Problem {
        self.setup.problem
    }

    /// The size of the board.
    pub fn size(&self) -> BoardSize {
        self.setup.size
    }

    /// The given squares, by file, then by rank.
    pub fn given(&self) -> &[Square] {
        &self.setup.given
    }

    /// The blocked squares, by file, then by rank.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance, Problem, Setup};
    ///
    /// let blocked = vec!["b2".parse()?, "a4".parse()?];
    /// let setup = Setup { blocked, ..Setup::new(Problem::Queens, BoardSize::new(5)?, Goal::All) };
    /// assert_eq!(Instance::new(setup)?.blocked(), ["a4".parse()?, "b2".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn blocked(&self) -> &[Square] {
        &self.setup.blocked
    }

    /// The symmetries that map the board, its given squares and its blocked squares to themselves.
    pub fn stabiliser(&self) -> Vec<Symmetry> {
        Symmetry::stabiliser(self.size(), &[self.given(), self.blocked()])
    }

    /// The condition that ends the search.
    pub fn goal(&self) -> Goal {
        self.setup.goal
    }

    /// The variant of the problem. `None` if the problem has no variants.
    pub fn variant(&self) -> Option<Variant> {
        self.setup.variant
    }

    /// Domination: the number of queens. `None` means the least number that suffices.
    pub fn k(&self) -> Option<u16> {
        self.setup.k
    }

    /// The seed of random choices. `None` if no seed is set.
    pub fn seed(&self) -> Option<u64> {
        self.setup.seed
    }

    /// The greatest number of nodes or moves before the search stops without an answer. `None` means the algorithm's
    /// own cap. An algorithm without a cap ([`Capabilities::cap`](crate::search::Capabilities)) ignores this value.
    pub fn cap(&self) -> Option<u64> {
        self.setup.cap
    }

    /// The setup, with sorted given and blocked squares and a variant if the problem has variants.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }
}

fn check_blocked(setup: &Setup) -> Result<(), BlockedError> {
    let Setup {
        size,
        given,
        blocked,
        ..
    } = setup;
    let size = *size;
    if setup.problem == Problem::Knight && blocked.len() == size.area() {
        return Err(BlockedError::EverySquare);
    }
    for (index, &square) in blocked.iter().enumerate() {
        if !size.contains(square) {
            return Err(BlockedError::OffBoard { square, size });
        }
        if blocked[..index].contains(&square) {
            return Err(BlockedError::Repeated { square });
        }
        if given.contains(&square) {
            return Err(BlockedError::Given { square });
        }
    }
    Ok(())
}

/// The end of the error message for a variant that the problem does not have.
fn allowed(problem: Problem) -> String {
    match problem.variants() {
        [] => format!(": {problem} has no variants"),
        variants => {
            let names = joined(variants.iter().map(|variant| variant.name()), ", ");
            format!(" is not one of {problem}'s: {names}")
        }
    }
}

fn queens(problem: &Problem, k: &u16, most: &u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match most {
        0 => write!(f, "k={k}: {problem} asks for no number of queens"),
        _ => write!(f, "k={k} is outside 1–{most}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(setup: Setup) -> String {
        Instance::new(setup).unwrap_err().to_string()
    }

    #[test]
    fn a_setup_that_its_problem_does_not_allow_is_refused_by_name() {
        let (square, rectangular) = (
            BoardSize::new(8).unwrap(),
            BoardSize::rectangular(8, 3).unwrap(),
        );
        let queens = Setup::new(Problem::Queens, square, Goal::First);
        let domination = Setup::new(Problem::Domination, square, Goal::First);
        let knight = Setup::new(Problem::Knight, rectangular, Goal::First);
        let on = |setup: &Setup, size| Setup {
            size,
            ..setup.clone()
        };
        let of = |setup: &Setup, k| Setup {
            k: Some(k),
            ..setup.clone()
        };
        let variant = |setup: &Setup, variant| Setup {
            variant: Some(variant),
            ..setup.clone()
        };
        let message = "queens is played on square boards, not on 8×3";
        assert_eq!(refused(on(&queens, rectangular)), message);
        let message = "variant=closed is not one of domination's: dominating, independent, total";
        assert_eq!(refused(variant(&domination, Variant::Closed)), message);
        let message = "variant=total: queens has no variants";
        assert_eq!(refused(variant(&queens, Variant::Total)), message);
        assert_eq!(refused(of(&domination, 0)), "k=0 is outside 1–64");
        assert_eq!(refused(of(&domination, 65)), "k=65 is outside 1–64");
        assert_eq!(
            refused(of(&knight, 5)),
            "k=5: knight asks for no number of queens"
        );
        for (setup, named) in [
            (queens, None),
            (domination, Some(Variant::Dominating)),
            (knight, Some(Variant::Open)),
        ] {
            assert_eq!(Instance::new(setup).unwrap().variant(), named);
        }
    }

    #[test]
    fn a_square_that_cannot_be_blocked_is_refused_by_name() {
        let size = BoardSize::new(4).unwrap();
        let blocked = |names: &str| Setup {
            given: vec![Square::at(0, 1)],
            blocked: names.split(',').map(|name| name.parse().unwrap()).collect(),
            ..Setup::new(Problem::Queens, size, Goal::All)
        };
        assert_eq!(refused(blocked("b1,e1")), "e1 is not on the 4×4 board");
        assert_eq!(refused(blocked("d4,b1,d4")), "d4 is blocked twice");
        assert_eq!(refused(blocked("a2")), "a2 is both given and blocked");
        let message = "domination does not support blocked squares, such as a2";
        let problem = Problem::Domination;
        assert_eq!(
            refused(Setup {
                problem,
                ..blocked("a2")
            }),
            message
        );
        let instance = Instance::new(blocked("d4,b1")).unwrap();
        assert_eq!(instance.blocked(), [Square::at(1, 0), Square::at(3, 3)]);
    }

    #[test]
    fn the_variant_decides_which_squares_may_be_given_together() {
        let size = BoardSize::new(8).unwrap();
        let given = |variant| {
            Instance::new(Setup {
                given: vec![Square::at(0, 0), Square::at(0, 5)],
                variant,
                ..Setup::new(Problem::Domination, size, Goal::First)
            })
        };
        assert!(given(None).is_ok() && given(Some(Variant::Total)).is_ok());
        assert_eq!(
            given(Some(Variant::Independent)).unwrap_err().to_string(),
            "a1 and a6 attack each other on a column"
        );
    }
}
