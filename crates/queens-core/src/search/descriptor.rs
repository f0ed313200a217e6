//! The descriptor of an algorithm: page, command line, addresses and refusals derive from it.

mod accepts;

use std::fmt;
use std::ops::RangeInclusive;

use crate::board::{Axis, BoardSize, Square};
use crate::formats::{Base, Form};
use crate::problem::{GivenRule, Goal, Instance, LargeSize, Problem, Variant};
use crate::search::{CandidateKind, CandidateSpace, Count, MAX_OPERATIONS, Replay, Traversal};

/// The facts about an algorithm that hold before it runs. The page has its texts in each language.
#[non_exhaustive]
pub struct Descriptor {
    /// The name in addresses and on the command line; no other algorithm ever takes it.
    pub id: &'static str,
    /// The problem that it solves.
    pub problem: Problem,
    /// The instances that it serves.
    pub capabilities: Capabilities,
    /// How it goes over the board.
    pub traversal: Traversal,
    /// What its boards are chosen from; none where their number is not known.
    pub chosen: Option<CandidateKind>,
    /// For each line of the listing, the counter of how often it is executed.
    pub listing: &'static [Count],
    /// The operations that it counts, at most [`MAX_OPERATIONS`].
    pub operations: &'static [Operation],
    /// Counts the operations without a name before step 1, where there are any.
    pub begins: Option<fn(&Instance, &mut [u64; MAX_OPERATIONS])>,
    /// What its events and explanations report of squares besides placed and removed queens.
    pub reports: Reports,
    /// Whether it searches frame by frame; the position then has the nodes of each.
    pub has_frames: bool,
    /// How its sheet prints a solution.
    pub form: Form,
    /// Whether a printed solution is the row of each column or the column of each row.
    pub axis: Axis,
}

/// What the sheet's program does besides tests and placements, counted under its own name.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The name in hooks and output.
    pub name: &'static str,
    /// How often it is done before step 1.
    pub at_start: u64,
}

/// What a search reports of squares besides placed and removed queens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reports {
    /// Nothing: it looks at free squares only.
    Nothing,
    /// Which squares it reads; it rejects none.
    Scans,
    /// Which squares it rejects.
    Rejections,
    /// Which squares it rejects, and which it reads.
    Reads,
    /// Which squares it rejects, and which it marks.
    Marks,
}

/// Which squares may be given to an algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GivenSupport {
    /// None.
    Refused,
    /// Any that the problem allows.
    Any,
    /// One, the start; `a1` if none is given.
    Start,
}

/// The instances that an algorithm serves.
#[non_exhaustive]
#[derive(Clone, Debug)]
pub struct Capabilities {
    /// The goals, the default first.
    pub goals: &'static [Goal],
    /// The board sizes.
    pub sizes: RangeInclusive<u8>,
    /// Which squares may be given.
    pub given: GivenSupport,
    /// Whether it makes random choices and needs a seed.
    pub draws: bool,
    /// The number of candidates; none where it does not limit the search.
    pub space: Option<fn(&Instance) -> CandidateSpace>,
    /// The most candidates that it goes through.
    pub candidate_limit: u64,
    /// The most nodes (moves where there is no tree) before it stops without an answer, unless the
    /// instance states another cap.
    pub cap: Option<u64>,
    /// An algorithm of the same problem that serves what this one refuses; named where given squares, boards
    /// without a solution or too many candidates are refused.
    pub alternative: Option<&'static str>,
    /// The widest large board that it serves, without a trace.
    pub max_large_n: Option<u16>,
    /// The widest board of which it leaves a trace; 0 if it never leaves one.
    pub traced_to: u8,
    /// Whether the search never ends, since the instance has no solution; none if it always ends.
    pub never_ends: Option<fn(&Instance) -> bool>,
    /// Whether it serves the number of queens of an instance; none if it serves each.
    pub serves: Option<fn(&Instance) -> bool>,
}

impl Capabilities {
    /// The widest board, traced or not.
    pub fn widest(&self) -> u16 {
        let traced = u16::from(*self.sizes.end());
        self.max_large_n
            .map_or(traced, |max_large_n| max_large_n.max(traced))
    }

    /// Whether it serves a large board of this size.
    pub fn serves_large(&self, size: LargeSize) -> bool {
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
    pub const fn begun(name: &'static str) -> Operation {
        Operation { name, at_start: 1 }
    }
}

/// The goals of an exhaustive search, the default first.
const fn goals(problem: Problem) -> &'static [Goal] {
    match problem {
        Problem::Queens => &[Goal::All, Goal::First, Goal::Count],
        Problem::Domination | Problem::Knight => &[Goal::First, Goal::All, Goal::Count],
    }
}

/// The builder: each method changes a default.
impl Descriptor {
    /// An algorithm with the defaults: every goal of its problem, boards of 1 to 32 files, given squares
    /// as its traversal allows, no seed and no cap; it reports the squares that it rejects, and its
    /// solutions are printed as plain numbers from 0, along the axis of its traversal.
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
                draws: false,
                space: None,
                candidate_limit: CandidateSpace::LIVE,
                cap: None,
                alternative: None,
                max_large_n: None,
                traced_to: BoardSize::MAX,
                never_ends: None,
                serves: None,
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

    /// What its boards are chosen from, if not the rows or columns of its traversal.
    pub const fn chooses(mut self, chosen: CandidateKind) -> Descriptor {
        self.chosen = Some(chosen);
        self
    }

    /// The counter of the runs of each line of its listing.
    pub const fn listing(mut self, listing: &'static [Count]) -> Descriptor {
        self.listing = listing;
        self
    }

    /// The operations that it counts.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_OPERATIONS`].
    pub const fn operations(mut self, operations: &'static [Operation]) -> Descriptor {
        assert!(operations.len() <= MAX_OPERATIONS);
        self.operations = operations;
        self
    }

    /// Operations without a name are counted before step 1.
    pub const fn begins(mut self, count: fn(&Instance, &mut [u64; MAX_OPERATIONS])) -> Descriptor {
        self.begins = Some(count);
        self
    }

    /// What it reports of squares besides placed and removed queens.
    pub const fn reports(mut self, reports: Reports) -> Descriptor {
        self.reports = reports;
        self
    }

    /// It searches frame by frame.
    pub const fn by_frames(mut self) -> Descriptor {
        self.has_frames = true;
        self
    }

    /// How its sheet prints a solution.
    pub const fn prints(mut self, form: Form) -> Descriptor {
        self.form = form;
        self
    }

    /// The axis of a printed solution, if it is not that of the traversal.
    pub const fn along(mut self, axis: Axis) -> Descriptor {
        self.axis = axis;
        self
    }

    /// Its goals, the default first.
    pub const fn goals(mut self, goals: &'static [Goal]) -> Descriptor {
        self.capabilities.goals = goals;
        self
    }

    /// The boards that it serves, by their files and ranks.
    ///
    /// # Panics
    ///
    /// If the sizes are not within 1 to 32.
    pub const fn sizes(mut self, sizes: RangeInclusive<u8>) -> Descriptor {
        assert!(*sizes.start() >= 1 && *sizes.end() <= BoardSize::MAX);
        self.capabilities.sizes = sizes;
        self
    }

    /// It refuses given squares.
    pub const fn refuses_given(mut self) -> Descriptor {
        self.capabilities.given = GivenSupport::Refused;
        self
    }

    /// It makes random choices and needs a seed.
    pub const fn draws(mut self) -> Descriptor {
        self.capabilities.draws = true;
        self
    }

    /// It refuses instances on which it would never end.
    pub const fn never_ends(mut self, never_ends: fn(&Instance) -> bool) -> Descriptor {
        self.capabilities.never_ends = Some(never_ends);
        self
    }

    /// The number of its candidates limits what it serves.
    pub const fn space(mut self, space: fn(&Instance) -> CandidateSpace) -> Descriptor {
        self.capabilities.space = Some(space);
        self
    }

    /// The most candidates that it goes through, if not [`CandidateSpace::LIVE`].
    pub const fn candidate_limit(mut self, most: u64) -> Descriptor {
        self.capabilities.candidate_limit = most;
        self
    }

    /// The most nodes, or moves where there is no tree, before it stops without an answer.
    pub const fn cap(mut self, cap: u64) -> Descriptor {
        self.capabilities.cap = Some(cap);
        self
    }

    /// The algorithm that serves what this one refuses.
    pub const fn alternative(mut self, id: &'static str) -> Descriptor {
        self.capabilities.alternative = Some(id);
        self
    }

    /// The widest board of which it leaves a trace; wider ones are counted.
    pub const fn traced_to(mut self, files: u8) -> Descriptor {
        self.capabilities.traced_to = files;
        self
    }

    /// Whether it serves the number of queens of an instance.
    pub const fn serves(mut self, serves: fn(&Instance) -> bool) -> Descriptor {
        self.capabilities.serves = Some(serves);
        self
    }

    /// The widest large board that it serves.
    pub const fn max_large_n(mut self, files: u16) -> Descriptor {
        self.capabilities.max_large_n = Some(files);
        self
    }
}

impl Descriptor {
    /// Which squares may be given together.
    pub fn giving(&self, variant: Option<Variant>) -> GivenRule {
        match self.capabilities.given {
            GivenSupport::Start => GivenRule::Start,
            GivenSupport::Any | GivenSupport::Refused => self.problem.giving(variant),
        }
    }

    /// The goal when none is asked for.
    pub fn default_goal(&self) -> Goal {
        self.capabilities.goals[0]
    }

    /// Whether the solutions of a search for this goal that has ended by itself are all there are. A search that
    /// takes one way only, or draws, decides nothing when it finds none.
    pub fn is_exact(&self, goal: Goal, solutions: u64) -> bool {
        let tries_all = self.traversal != Traversal::Greedy && !self.capabilities.draws;
        tries_all && (goal != Goal::First || solutions == 0)
    }

    /// Whether any of its searches leaves a trace.
    pub fn is_traced(&self) -> bool {
        let Capabilities {
            sizes, traced_to, ..
        } = &self.capabilities;
        sizes.start() <= traced_to && !self.only_counts()
    }

    /// Whether it only counts solutions, and shows none of them.
    pub fn only_counts(&self) -> bool {
        self.capabilities.goals == [Goal::Count]
    }

    /// Whether its search for this goal on such a board leaves a trace; if not, it is counted.
    pub fn leaves_trace(&self, goal: Goal, size: BoardSize) -> bool {
        goal != Goal::Count && size.get() <= self.capabilities.traced_to
    }

    /// Whether this counter is shown. A traced algorithm shows every counter, even one that stays 0; one
    /// without a trace shows those that its traversal keeps.
    pub fn shows(&self, count: Count) -> bool {
        self.is_traced() || self.traversal.keeps(count)
    }

    /// A solution as its sheet prints it. Its squares are the given ones, then the others in the order of
    /// placing; `number` is its index in the order found, from 1.
    pub fn write(&self, number: u64, size: BoardSize, squares: &[Square]) -> String {
        self.form.write_solution(self.axis, number, size, squares)
    }

    /// Step 0 of a search of this instance.
    pub fn at_start(&self, instance: &Instance) -> Replay {
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
