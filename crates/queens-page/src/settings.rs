//! The settings of the form: board, algorithm, goal and so on. They are one value, so they can be compared.

use queens_core::large::LargeSize;
use queens_core::{
    Axis, BlockedError, BoardSize, CandidateSpace, Descriptor, GivenRule, GivenSquares, Goal,
    Instance, InstanceError, Problem, Setup, Square, Traversal, Unsupported, Variant, algorithm,
};
use queens_worker::protocol::Job;
use strum::{IntoStaticStr, VariantArray};

/// The solutions that count as different.
#[derive(Clone, Copy, PartialEq, Eq, Debug, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum SymmetrySetting {
    /// All solutions.
    All,
    /// One solution for each class under the symmetries that keep the given queens.
    Fundamental,
}

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The side n, along the bottom.
    Files,
    /// The side m, upwards. Problems with square boards have no field for it.
    Ranks,
}

/// The settings of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    pub size: BoardSize,
    /// The board above n = 32 to use instead, if the algorithm supports it. It has no given squares.
    pub large: Option<LargeSize>,
    pub algorithm: &'static Descriptor,
    pub goal: Goal,
    pub symmetry: SymmetrySetting,
    pub given: GivenSquares,
    /// The blocked squares, by file, then by rank. A domination problem and a large board have none.
    pub blocked: Vec<Square>,
    /// The requested solutions. `None` is the problem's first variant.
    pub variant: Option<Variant>,
    /// The requested number of queens, in domination.
    pub k: Option<u16>,
    /// The seed, exactly if the algorithm is random.
    pub seed: Option<u64>,
}

/// The groups in a long list of algorithms.
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
    /// The default size of the board.
    pub const DEFAULT_SIZE: u8 = 8;

    /// The seed of a random search in a comparison with one that has no seed.
    const SEED: u64 = 1;

    /// Whether the search leaves a trace. Otherwise it only counts. A search of a large board never counts.
    pub fn leaves_trace(&self) -> bool {
        self.large.is_some() || self.algorithm.leaves_trace(self.goal, self.size)
    }

    /// The instance for these settings.
    pub fn instance(&self) -> Result<Instance, InstanceError> {
        Instance::new(self.setup())
    }

    /// The unchecked setup of the search.
    pub fn setup(&self) -> Setup {
        Setup {
            given: self.given.squares().to_vec(),
            blocked: self.blocked.clone(),
            variant: self.variant,
            k: self.k,
            seed: self.seed,
            ..Setup::new(self.algorithm.problem, self.size, self.goal)
        }
    }

    /// The rule for squares that may be given together.
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

    /// Whether the other settings have a board of the same size.
    pub fn has_board_of(&self, other: &Settings) -> bool {
        self.large == other.large && (self.large.is_some() || self.size == other.size)
    }

    /// Whether the other settings describe the same search.
    pub fn has_search_of(&self, other: &Settings) -> bool {
        let other_on_this_board = Settings {
            size: self.size,
            ..other.clone()
        };
        self.has_board_of(other) && self.job() == other_on_this_board.job()
    }

    /// The large board with this number of columns. `None` if the algorithm does not support it.
    pub fn large_of(&self, n: i64) -> Option<LargeSize> {
        let size = LargeSize::new(n).ok()?;
        self.algorithm
            .capabilities
            .supports_large(size)
            .then_some(size)
    }

    /// The board with a side of this length. `None` for an invalid length. The other side stays, unless the problem's
    /// boards are square.
    pub fn with_side(&self, side: Side, length: i64) -> Option<BoardSize> {
        let (files, ranks) = (self.size.files().into(), self.size.ranks().into());
        let size = match side {
            Side::Files if self.algorithm.problem.is_rectangular() => {
                BoardSize::rectangular(length, ranks)
            }
            Side::Files => BoardSize::new(length),
            Side::Ranks => BoardSize::rectangular(files, length),
        };
        size.ok()
    }

    /// Whether solutions can be classified by symmetry.
    pub fn is_symmetric(&self) -> bool {
        self.algorithm.problem != Problem::Knight
    }

    /// The default settings of another problem, with its default algorithm. The board stays if it is possible.
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

    /// The settings with another algorithm. The goal stays if the algorithm supports it.
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

    /// The settings with another algorithm for a comparison. A random algorithm gets a seed.
    pub fn seeded(&self, algorithm: &'static Descriptor) -> Settings {
        let seed = self.seed.unwrap_or(Settings::SEED);
        Settings {
            seed: algorithm.capabilities.is_random.then_some(seed),
            ..self.with(algorithm)
        }
    }

    /// Blocks a square.
    ///
    /// # Errors
    ///
    /// If the square is not on the board, is given or is blocked already, or if no other square is free.
    pub fn block(&mut self, square: Square) -> Result<(), BlockedError> {
        let size = self.size;
        if !size.contains(square) {
            return Err(BlockedError::OffBoard { square, size });
        }
        if self.given.contains(square) {
            return Err(BlockedError::Given { square });
        }
        match self.blocked.binary_search(&square) {
            Ok(_) => Err(BlockedError::Repeated { square }),
            Err(_) if self.blocked.len() + 1 == size.area() => Err(BlockedError::EverySquare),
            Err(place) => {
                self.blocked.insert(place, square);
                Ok(())
            }
        }
    }

    /// The given squares that are valid on a board of this size, and the invalid ones.
    pub fn given_on(&self, size: BoardSize) -> (GivenSquares, Vec<Square>) {
        let (mut kept, mut dropped) = (GivenSquares::none(), Vec::new());
        for &square in self.given.squares() {
            if kept.add(self.given_rule(), size, square).is_err() {
                dropped.push(square);
            }
        }
        (kept, dropped)
    }

    /// The settings on another board, with the given and blocked squares that are valid there, and the invalid ones.
    pub fn on(&self, size: BoardSize) -> (Settings, Vec<Square>) {
        let (given, mut dropped) = self.given_on(size);
        let mut settings = Settings {
            size,
            given,
            blocked: Vec::new(),
            ..self.clone()
        };
        let blocked = self.blocked.iter().copied();
        dropped.extend(blocked.filter(|&square| settings.block(square).is_err()));
        (settings, dropped)
    }

    /// The square on which a search with a start begins: the given one, or the first that is not blocked.
    pub fn start(&self) -> Square {
        let is_free = |square: &Square| !self.blocked.contains(square);
        let first = || self.size.squares().find(is_free);
        let given = self.given.squares().first().copied();
        given.or_else(first).unwrap_or(Square::A1)
    }

    /// The number of candidates, if it limits the search.
    pub fn space(&self) -> Option<CandidateSpace> {
        let space = self.algorithm.capabilities.space?;
        Some(space(&self.instance().ok()?))
    }

    /// The reason why the search cannot run. `None` if it can.
    pub fn refusal(&self) -> Option<Unsupported> {
        let instance = self.instance().ok()?;
        // Settings have a large board only if the algorithm supports it.
        let is_drawn = self.large.is_none();
        self.algorithm.accepts(&instance).err().filter(|_| is_drawn)
    }

    /// Ensures that exactly random algorithms have a seed. The spare seed becomes the seed, or the other way round.
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

    /// The job for the engine. It does not depend on the symmetry setting.
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
            blocked: Vec::new(),
            variant: None,
            k: None,
            seed: None,
        }
    }
}
