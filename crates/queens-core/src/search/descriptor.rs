//! The descriptor of an algorithm. The page, the command line, the addresses and the error messages derive from it.

use std::fmt;
use std::ops::RangeInclusive;

use crate::board::{Axis, BoardSize, Square};
use crate::formats::{Base, Form};
use crate::problem::{GivenRule, Goal, Instance, LargeSize, Problem, Variant};
use crate::search::{
    CandidateKind, CandidateSpace, Count, ListingLine, MAX_OPERATIONS, Replay, Traversal,
    Unsupported,
};

/// The facts about an algorithm that are known before it runs. The page contains the algorithm's texts in each
/// language.
#[non_exhaustive]
pub struct Descriptor {
    /// The name in addresses and on the command line. It is never reused for another algorithm.
    pub id: &'static str,
    /// The problem that the algorithm solves.
    pub problem: Problem,
    /// The instances that the algorithm supports.
    pub capabilities: Capabilities,
    /// The way in which the search traverses the board.
    pub traversal: Traversal,
    /// The way in which a candidate board is chosen; `None` if the number of candidate boards is unknown.
    pub chosen: Option<CandidateKind>,
    /// The lines of the listing, each with the counter that equals the number of its executions.
    pub listing: &'static [ListingLine],
    /// The operations that the algorithm counts, at most [`MAX_OPERATIONS`].
    pub operations: &'static [Operation],
    /// The function that sets the internal counters, which have no name in the output, before step 1. `None` if these
    /// counters begin at 0.
    pub begins: Option<fn(&Instance, &mut [u64; MAX_OPERATIONS])>,
    /// The squares that the search reports in addition to the squares of placed and removed queens.
    pub reports: Reports,
    /// Whether the algorithm searches frame by frame. A position of such a search contains the number of nodes of each
    /// frame.
    pub has_frames: bool,
    /// The form in which the algorithm's sheet prints a solution.
    pub form: Form,
    /// Whether a printed solution lists the row of each column or the column of each row.
    pub axis: Axis,
}

/// An operation of the sheet's program other than a test or a placement, counted under its own name.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The name in output and in the page's attributes.
    pub name: &'static str,
    /// The count before step 1: 0 or 1.
    pub at_start: u64,
}

/// The squares that a search reports in addition to the squares of placed and removed queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reports {
    /// No further squares: the search looks only at free squares.
    Nothing,
    /// The squares that the search reads. It does not reject squares.
    Scans,
    /// The squares that the search rejects.
    Rejections,
    /// The squares that the search rejects and the squares that it reads.
    Reads,
    /// The squares that the search rejects and the squares that it marks.
    Marks,
}

/// The given squares that an algorithm supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GivenSupport {
    /// No given squares.
    Refused,
    /// All given squares that the problem allows.
    Any,
    /// One given square, the start; `a1` if no square is given.
    Start,
}

/// The instances that an algorithm supports.
#[non_exhaustive]
#[derive(Clone, Debug)]
pub struct Capabilities {
    /// The goals, the default first.
    pub goals: &'static [Goal],
    /// The supported numbers of files and ranks.
    pub sizes: RangeInclusive<u8>,
    /// The supported given squares.
    pub given: GivenSupport,
    /// Whether the search makes random choices and needs a seed.
    pub is_random: bool,
    /// The function that returns the number of candidates of an instance. `None` if the number of candidates does not
    /// limit the supported instances.
    pub space: Option<fn(&Instance) -> CandidateSpace>,
    /// The largest supported number of candidates.
    pub candidate_limit: u64,
    /// The number of nodes (moves, if there is no tree) after which the search stops without an answer. A cap in the
    /// instance takes precedence.
    pub cap: Option<u64>,
    /// The id of an algorithm for the same problem that supports instances which this algorithm refuses. Errors about
    /// given squares, numbers of queens, unsolvable boards or too many candidates suggest this algorithm.
    pub alternative: Option<&'static str>,
    /// The largest n of a large board, which is searched without a trace. `None` if large boards are not supported.
    pub max_large_n: Option<u16>,
    /// The largest number of files for which the search leaves a trace.
    pub max_traced_files: u8,
    /// The test for instances whose search never ends, because they have no solution. `None` if every search ends.
    pub never_ends: Option<fn(&Instance) -> bool>,
    /// The test whether the number of queens of an instance is supported. `None` if every number is supported.
    pub supports: Option<fn(&Instance) -> bool>,
    /// Whether the algorithm supports blocked squares.
    pub supports_blocked: bool,
}

impl Capabilities {
    /// The number of files of the widest board, traced or not.
    pub fn widest(&self) -> u16 {
        let traced = u16::from(*self.sizes.end());
        self.max_large_n
            .map_or(traced, |max_large_n| max_large_n.max(traced))
    }

    /// Whether a large board of this size is supported.
    pub fn supports_large(&self, size: LargeSize) -> bool {
        self.max_large_n
            .is_some_and(|max_large_n| size.get() <= max_large_n)
    }
}

impl Operation {
    /// An operation that is counted from 0.
    pub const fn new(name: &'static str) -> Operation {
        Operation { name, at_start: 0 }
    }

    /// An operation that is counted once before step 1, such as the first call.
    pub const fn once_at_start(name: &'static str) -> Operation {
        Operation { name, at_start: 1 }
    }
}

/// The builder: each method changes a default.
impl Descriptor {
    /// A descriptor with the defaults: every goal of the problem, boards of 1 to 32 files, and the given squares that
    /// the traversal allows. The search needs no seed and has no cap. It reports the squares that it rejects. Solutions
    /// are printed as plain numbers from 0, along the axis of the traversal.
    ///
    /// ```
    /// use queens_core::{Axis, Descriptor, Problem, Traversal};
    ///
    /// let descriptor = Descriptor::new("mine", Problem::Queens, Traversal::Lines(Axis::Files)).sizes(4..=12);
    /// assert_eq!(descriptor.capabilities.sizes, 4..=12);
    /// assert_eq!(descriptor.capabilities.cap, None);
    /// ```
    pub const fn new(id: &'static str, problem: Problem, traversal: Traversal) -> Descriptor {
        Descriptor {
            id,
            problem,
            capabilities: Capabilities {
                goals: goals(problem),
                sizes: 1..=BoardSize::MAX,
                given: if traversal.has_start() {
                    GivenSupport::Start
                } else {
                    GivenSupport::Any
                },
                is_random: false,
                space: None,
                candidate_limit: CandidateSpace::LIVE,
                cap: None,
                alternative: None,
                max_large_n: None,
                max_traced_files: BoardSize::MAX,
                never_ends: None,
                supports: None,
                supports_blocked: false,
            },
            traversal,
            chosen: CandidateKind::by(problem, traversal),
            listing: &[],
            operations: &[],
            begins: None,
            reports: Reports::Rejections,
            has_frames: false,
            form: Form::Plain(Base::Zero),
            axis: traversal.axis(),
        }
    }

    /// Sets the way in which a candidate board is chosen. The default is a row for each column or a column for each
    /// row.
    pub const fn chooses(mut self, chosen: CandidateKind) -> Descriptor {
        self.chosen = Some(chosen);
        self
    }

    /// Sets the lines of the listing. [`listing!`](crate::listing) declares them.
    pub const fn listing(mut self, listing: &'static [ListingLine]) -> Descriptor {
        self.listing = listing;
        self
    }

    /// Sets the counted operations, at most [`MAX_OPERATIONS`].
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_OPERATIONS`] operations.
    pub const fn operations(mut self, operations: &'static [Operation]) -> Descriptor {
        assert!(operations.len() <= MAX_OPERATIONS);
        self.operations = operations;
        self
    }

    /// Sets the function that sets the internal counters, which have no name in the output, before step 1.
    pub const fn counts_at_start(
        mut self,
        count: fn(&Instance, &mut [u64; MAX_OPERATIONS]),
    ) -> Descriptor {
        self.begins = Some(count);
        self
    }

    /// Sets the squares that the search reports in addition to the squares of placed and removed queens.
    pub const fn reports(mut self, reports: Reports) -> Descriptor {
        self.reports = reports;
        self
    }

    /// Declares that the algorithm searches frame by frame.
    pub const fn by_frames(mut self) -> Descriptor {
        self.has_frames = true;
        self
    }

    /// Sets the form in which the sheet prints a solution.
    pub const fn prints(mut self, form: Form) -> Descriptor {
        self.form = form;
        self
    }

    /// Sets the axis of a printed solution. The default is the axis of the traversal.
    pub const fn output_axis(mut self, axis: Axis) -> Descriptor {
        self.axis = axis;
        self
    }

    /// Sets the goals, the default first.
    pub const fn goals(mut self, goals: &'static [Goal]) -> Descriptor {
        self.capabilities.goals = goals;
        self
    }

    /// Sets the supported numbers of files and ranks, within 1 to 32.
    ///
    /// # Panics
    ///
    /// If the sizes are not within 1 to 32.
    pub const fn sizes(mut self, sizes: RangeInclusive<u8>) -> Descriptor {
        assert!(*sizes.start() >= 1 && *sizes.end() <= BoardSize::MAX);
        self.capabilities.sizes = sizes;
        self
    }

    /// Declares that the algorithm does not support given squares.
    pub const fn refuses_given(mut self) -> Descriptor {
        self.capabilities.given = GivenSupport::Refused;
        self
    }

    /// Declares that the search makes random choices and needs a seed.
    pub const fn random(mut self) -> Descriptor {
        self.capabilities.is_random = true;
        self
    }

    /// Sets the test for instances on which the search would never end. The algorithm refuses these instances.
    pub const fn never_ends(mut self, never_ends: fn(&Instance) -> bool) -> Descriptor {
        self.capabilities.never_ends = Some(never_ends);
        self
    }

    /// Sets the number of candidates of an instance. The algorithm refuses instances with too many candidates.
    pub const fn space(mut self, space: fn(&Instance) -> CandidateSpace) -> Descriptor {
        self.capabilities.space = Some(space);
        self
    }

    /// Sets the largest number of candidates. The default is [`CandidateSpace::LIVE`].
    pub const fn candidate_limit(mut self, most: u64) -> Descriptor {
        self.capabilities.candidate_limit = most;
        self
    }

    /// Sets the number of nodes (moves, if there is no tree) after which the search stops without an answer.
    pub const fn cap(mut self, cap: u64) -> Descriptor {
        self.capabilities.cap = Some(cap);
        self
    }

    /// Sets the id of an algorithm that supports instances which this algorithm refuses.
    pub const fn alternative(mut self, id: &'static str) -> Descriptor {
        self.capabilities.alternative = Some(id);
        self
    }

    /// Sets the largest number of files for which the search leaves a trace. Wider boards are counted.
    pub const fn max_traced_files(mut self, files: u8) -> Descriptor {
        self.capabilities.max_traced_files = files;
        self
    }

    /// Sets the test whether the number of queens of an instance is supported.
    pub const fn supports(mut self, supports: fn(&Instance) -> bool) -> Descriptor {
        self.capabilities.supports = Some(supports);
        self
    }

    /// Declares that the search supports blocked squares.
    pub const fn supports_blocked(mut self) -> Descriptor {
        self.capabilities.supports_blocked = true;
        self
    }

    /// Sets the largest n of a large board.
    pub const fn max_large_n(mut self, files: u16) -> Descriptor {
        self.capabilities.max_large_n = Some(files);
        self
    }
}

impl Descriptor {
    /// Checks that the algorithm supports the instance.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance, Unsupported, algorithm};
    ///
    /// let frames = algorithm::describe("frames").ok_or("no such algorithm")?;
    /// let instance = Instance::queens(BoardSize::new(8)?, &[], Goal::First)?;
    /// assert!(matches!(frames.accepts(&instance), Err(Unsupported::Problem { .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first reason why the algorithm does not support the instance. An error about too many candidates precedes an
    /// error about the size, because it explains more.
    pub fn accepts(&self, instance: &Instance) -> Result<(), Unsupported> {
        let Capabilities {
            goals,
            sizes,
            given,
            is_random,
            space,
            candidate_limit: most,
            never_ends,
            alternative,
            supports,
            supports_blocked,
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
        let (id, n, goal) = (self.id, instance.size().files(), instance.goal());
        let (m, most, alternative) = (instance.size().ranks(), *most, *alternative);
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
            _ if !supports_blocked && !instance.blocked().is_empty() => {
                let blocked = instance.blocked().to_vec();
                Err(Unsupported::Blocked { id, blocked })
            }
            _ if *given == GivenSupport::Start && instance.given().len() > 1 => {
                let count = instance.given().len();
                Err(Unsupported::Starts { id, count })
            }
            _ if supports.is_some_and(|supports| !supports(instance)) => Err(Unsupported::Queens {
                id,
                k: instance.k(),
                n,
                given: instance.given().to_vec(),
                alternative,
            }),
            _ if *is_random && UNSOLVABLE.contains(&n) => endless(&[]),
            _ if never_ends.is_some_and(|never_ends| never_ends(instance)) => {
                endless(instance.given())
            }
            Some(space) => Err(too_many(space)),
            None => Ok(()),
        }
    }

    /// The rule that decides which squares can be given together in this variant.
    pub fn given_rule(&self, variant: Option<Variant>) -> GivenRule {
        match self.capabilities.given {
            GivenSupport::Start => GivenRule::Start,
            GivenSupport::Any | GivenSupport::Refused => self.problem.given_rule(variant),
        }
    }

    /// The default goal: the first of the supported goals.
    pub fn default_goal(&self) -> Goal {
        self.capabilities.goals[0]
    }

    /// Whether a search that ended before any cap has found all solutions. `goal` is its goal, and `solutions` is the
    /// number of solutions that it found. A greedy or random search without a solution proves nothing.
    ///
    /// ```
    /// use queens_core::{Goal, algorithm};
    ///
    /// let random = algorithm::describe("random-rows").ok_or("no such algorithm")?;
    /// let bitmask = algorithm::describe("bitmask").ok_or("no such algorithm")?;
    /// assert!(bitmask.is_exact(Goal::All, 92));
    /// assert!(!bitmask.is_exact(Goal::First, 1));
    /// assert!(!random.is_exact(Goal::First, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_exact(&self, goal: Goal, solutions: u64) -> bool {
        let tries_all = self.traversal != Traversal::Greedy && !self.capabilities.is_random;
        tries_all && (goal != Goal::First || solutions == 0)
    }

    /// Whether some search of this algorithm leaves a trace. If not, the algorithm only counts.
    pub fn is_traced(&self) -> bool {
        let Capabilities {
            sizes,
            max_traced_files,
            ..
        } = &self.capabilities;
        sizes.start() <= max_traced_files && !self.only_counts()
    }

    /// Whether the algorithm only counts solutions and never shows a solution.
    pub fn only_counts(&self) -> bool {
        self.capabilities.goals == [Goal::Count]
    }

    /// Whether the search for this goal on a board of this size leaves a trace. If not, the search only counts.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, algorithm};
    ///
    /// let frames = algorithm::describe("frames").ok_or("no such algorithm")?;
    /// assert!(frames.leaves_trace(Goal::First, BoardSize::new(12)?));
    /// assert!(!frames.leaves_trace(Goal::First, BoardSize::new(13)?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn leaves_trace(&self, goal: Goal, size: BoardSize) -> bool {
        goal != Goal::Count && size.files() <= self.capabilities.max_traced_files
    }

    /// Whether this counter is shown. A traced algorithm shows every counter, even if it stays 0. An algorithm that
    /// only counts shows the counters that its traversal keeps.
    pub fn shows(&self, count: Count) -> bool {
        self.is_traced() || self.traversal.keeps(count)
    }

    /// A solution in the form of the sheet's output. `squares` are the given squares, then the placed queens in the
    /// order of placing. `number` is the position of the solution in the order found, from 1.
    ///
    /// ```
    /// use queens_core::{BoardSize, algorithm, queens};
    ///
    /// let recursive = algorithm::describe("recursive").ok_or("no such algorithm")?;
    /// let solution = queens(4).first()?.ok_or("no solution")?;
    /// assert_eq!(recursive.write(1, BoardSize::new(4)?, &solution), "Sol #  1: [1 3 0 2 ]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write(&self, number: u64, size: BoardSize, squares: &[Square]) -> String {
        self.form.write_solution(self.axis, number, size, squares)
    }

    /// The replay at step 0 of a search of this instance.
    pub fn initial_replay(&self, instance: &Instance) -> Replay {
        let mut at_start = [0; MAX_OPERATIONS];
        for (slot, operation) in at_start.iter_mut().zip(self.operations) {
            *slot = operation.at_start;
        }
        if let Some(count) = self.begins {
            count(instance, &mut at_start);
        }
        Replay::new(instance, self.traversal, at_start)
    }
}

impl PartialEq for Descriptor {
    fn eq(&self, other: &Descriptor) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Descriptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// The values of n for which the n-queens problem has no solution.
const UNSOLVABLE: [u8; 2] = [2, 3];

/// The goals of an exhaustive search, the default first.
const fn goals(problem: Problem) -> &'static [Goal] {
    match problem {
        Problem::Queens => &[Goal::All, Goal::First, Goal::Count],
        Problem::Domination | Problem::Knight => &[Goal::First, Goal::All, Goal::Count],
    }
}
