//! What the form asks for: board, algorithm, goal and the rest. One value, so that two of them can be
//! compared.

use queens_core::large::LargeSize;
use queens_core::{
    Axis, BoardSize, CandidateSpace, Descriptor, GivenRule, GivenSquares, Goal, Instance,
    InstanceError, Problem, Setup, Square, Traversal, Unsupported, Variant, algorithm,
};
use queens_worker::protocol::Job;
use strum::{IntoStaticStr, VariantArray};

/// Which solutions count as different.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum SymmetrySetting {
    /// All of them.
    All,
    /// One for each class under the symmetries that keep the given queens.
    Fundamental,
}

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// n, along the bottom.
    Files,
    /// m, upwards. Boards that must be square have no field for it.
    Ranks,
}

/// The settings of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    pub size: BoardSize,
    /// A board above 32 that is asked for in its place, where the algorithm serves it. It has no given
    /// squares.
    pub large: Option<LargeSize>,
    pub algorithm: &'static Descriptor,
    pub goal: Goal,
    pub symmetry: SymmetrySetting,
    pub given: GivenSquares,
    /// Which solutions are asked for; none is the problem's first variant.
    pub variant: Option<Variant>,
    /// Domination: the number of queens, if it is asked for.
    pub k: Option<u16>,
    /// There is one if the algorithm draws, and only then.
    pub seed: Option<u64>,
}

/// The families that a long list of algorithms is divided into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum Family {
    Columns,
    Rows,
    BruteForce,
    Random,
    Heuristics,
    Others,
}

impl Family {
    /// The family of an algorithm.
    pub fn of(algorithm: &Descriptor) -> Family {
        match algorithm.traversal {
            Traversal::Greedy | Traversal::LocalSearch => Family::Heuristics,
            _ if algorithm.capabilities.is_random => Family::Random,
            Traversal::Lines(Axis::Files) | Traversal::Roots => Family::Columns,
            Traversal::Lines(Axis::Ranks) => Family::Rows,
            Traversal::Candidates => Family::BruteForce,
            _ => Family::Others,
        }
    }
}

/// The algorithm that searches for dominating sets by frames.
pub const FRAMES: &str = "frames";

/// Whether an algorithm searches by frames.
pub fn has_frames(algorithm: &Descriptor) -> bool {
    algorithm.has_frames
}

impl Settings {
    /// The size of the board when none is asked for.
    pub const DEFAULT_SIZE: u8 = 8;

    /// The seed of a search that draws beside one that does not.
    const SEED: u64 = 1;

    /// Whether the search leaves a trace; if not, it is counted.
    pub fn leaves_trace(&self) -> bool {
        self.algorithm.leaves_trace(self.goal, self.size)
    }

    /// The search that they ask for.
    pub fn instance(&self) -> Result<Instance, InstanceError> {
        Instance::new(self.setup())
    }

    /// The search that they ask for, unchecked.
    pub fn setup(&self) -> Setup {
        Setup {
            given: self.given.squares().to_vec(),
            variant: self.variant,
            k: self.k,
            seed: self.seed,
            ..Setup::new(self.algorithm.problem, self.size, self.goal)
        }
    }

    /// Which squares may be given together.
    pub fn given_rule(&self) -> GivenRule {
        self.algorithm.given_rule(self.variant)
    }

    /// The number of files.
    pub fn n(&self) -> u16 {
        self.large.map_or(self.size.files().into(), LargeSize::get)
    }

    /// The length of a side of the board.
    pub fn side(&self, side: Side) -> u16 {
        match side {
            Side::Ranks if self.large.is_none() => self.size.ranks().into(),
            Side::Files | Side::Ranks => self.n(),
        }
    }

    /// Whether others ask for a board of the same size.
    pub fn has_board_of(&self, other: &Settings) -> bool {
        self.large == other.large && (self.large.is_some() || self.size == other.size)
    }

    /// Whether others ask for the same search.
    pub fn has_search_of(&self, other: &Settings) -> bool {
        let job = |settings: &Settings| {
            Settings {
                size: Settings::default().size,
                ..settings.clone()
            }
            .job()
        };
        match (self.large, other.large) {
            (None, None) => self.job() == other.job(),
            (one, another) => one == another && job(self) == job(other),
        }
    }

    /// The board above 32 with so many columns, if the algorithm serves it.
    pub fn large_of(&self, n: i64) -> Option<LargeSize> {
        let size = LargeSize::new(n).ok()?;
        self.algorithm
            .capabilities
            .supports_large(size)
            .then_some(size)
    }

    /// The board with a side of this length, if there is one. A square board stays square, unless its
    /// ranks alone are set.
    pub fn with_side(&self, side: Side, length: i64) -> Option<BoardSize> {
        let (files, ranks) = (self.size.files().into(), self.size.ranks().into());
        let size = match side {
            Side::Files if self.size.is_square() => BoardSize::new(length),
            Side::Files => BoardSize::rectangular(length, ranks),
            Side::Ranks => BoardSize::rectangular(files, length),
        };
        size.ok()
    }

    /// Whether solutions can be told apart up to symmetry.
    pub fn is_symmetric(&self) -> bool {
        self.algorithm.problem != Problem::Knight
    }

    /// Those of another problem: its usual algorithm on the same board, or on the usual one where the
    /// board would not do.
    pub fn of_problem(&self, problem: Problem) -> Settings {
        let algorithm = algorithm::default(problem);
        let usual = Settings {
            algorithm,
            goal: algorithm.default_goal(),
            variant: problem.variants().first().copied(),
            ..Settings::default()
        };
        let same = Settings {
            size: self.size,
            ..usual.clone()
        };
        match same.instance().map(|instance| algorithm.accepts(&instance)) {
            Ok(Ok(())) => same,
            _ => usual,
        }
    }

    /// The same settings with another algorithm. The goal stays if it has it.
    pub fn with(&self, algorithm: &'static Descriptor) -> Settings {
        let goal = if algorithm.capabilities.goals.contains(&self.goal) {
            self.goal
        } else {
            algorithm.default_goal()
        };
        let large = self
            .large
            .filter(|&size| algorithm.capabilities.supports_large(size));
        Settings {
            algorithm,
            goal,
            large,
            ..self.clone()
        }
    }

    /// The same settings with another algorithm beside them, which has a seed if it draws.
    pub fn seeded(&self, algorithm: &'static Descriptor) -> Settings {
        let seed = self.seed.unwrap_or(Settings::SEED);
        Settings {
            seed: algorithm.capabilities.is_random.then_some(seed),
            ..self.with(algorithm)
        }
    }

    /// The given squares that can be given on a board of this size, and those that cannot.
    pub fn given_on(&self, size: BoardSize) -> (GivenSquares, Vec<Square>) {
        let (mut kept, mut dropped) = (GivenSquares::none(), Vec::new());
        for &square in self.given.squares() {
            if kept.add(self.given_rule(), size, square).is_err() {
                dropped.push(square);
            }
        }
        (kept, dropped)
    }

    /// How many candidates there are, where their number limits the search.
    pub fn space(&self) -> Option<CandidateSpace> {
        let space = self.algorithm.capabilities.space?;
        Some(space(&self.instance().ok()?))
    }

    /// Why they cannot be run, if they cannot.
    pub fn refusal(&self) -> Option<Unsupported> {
        let instance = self.instance().ok()?;
        // A board above 32 is only asked for where it is served.
        let is_drawn = self.large.is_none();
        self.algorithm.accepts(&instance).err().filter(|_| is_drawn)
    }

    /// Sees to it that there is a seed if the algorithm draws, and none if it does not: the spare one
    /// is taken, or the seed becomes the spare one.
    pub fn keep_seed(&mut self, spare: &mut u64) {
        match (self.algorithm.capabilities.is_random, self.seed) {
            (true, None) => self.seed = Some(*spare),
            (false, Some(seed)) => {
                *spare = seed;
                self.seed = None;
            }
            _ => {}
        }
    }

    /// The job for the engine. The symmetry setting never changes a search.
    pub fn job(&self) -> Job {
        Job {
            algorithm: self.algorithm.id.to_owned(),
            setup: self.setup(),
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        let algorithm = algorithm::default(Problem::Queens);
        Settings {
            size: BoardSize::try_from(Settings::DEFAULT_SIZE)
                .unwrap_or_else(|error| unreachable!("{error}")),
            large: None,
            algorithm,
            goal: algorithm.default_goal(),
            symmetry: SymmetrySetting::All,
            given: GivenSquares::none(),
            variant: None,
            k: None,
            seed: None,
        }
    }
}
