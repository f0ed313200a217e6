//! Domination by frames: finds the least number of queens, or all sets of a given number of queens.
//!
//! The number of queens rises from a bound that needs no search. Each set is checked against the definition before it
//! is reported. Sets are counted twice: by the weights of the frames and of the first queens, and by the orbits of the
//! classes.

use std::collections::BTreeSet;
use std::mem;
use std::task::Poll;

use super::parities::Kinds;
use super::search::{FrameSearch, FrameSetup, image};
use crate::board::{BoardSize, Square, Symmetry};
use crate::problem::bounds::at_least;
use crate::problem::{Goal, Instance, Problem, Variant, is_solution};
use crate::search::{Bound, Counters, Event, FrameRecord};
use crate::text::joined;
use crate::work::Work;

/// A search for the least number of queens, or for sets of a given number of queens.
///
/// ```
/// use queens_core::frames::Domination;
/// use queens_core::{Goal, Work, dominating_sets};
///
/// let search = dominating_sets(8).accept(Goal::All)?;
/// let mut domination = Domination::new(search.instance())?;
/// domination.finish()?;
/// assert_eq!((domination.k(), domination.count(), domination.class_count()), (5, 4860, 638));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Domination {
    instance: Instance,
    /// A lower bound on the number of queens, known without a search.
    least: u8,
    k: u8,
    stage: Phase,
    refuted: Vec<Refutation>,
    nodes: u64,
    /// A record of each frame begun, for all numbers of queens. Guesses are not recorded.
    frame_records: Vec<FrameRecord>,
    /// Tests, placements and removals of all searches, and the greatest number of queens placed at once.
    counters: Counters,
    /// The number of sets found, by the orbits of their classes, and the number of classes.
    found: (u64, u64),
    /// The least set of each class if the goal is all sets; otherwise only of the first class.
    classes: BTreeSet<Vec<Square>>,
    /// The events not taken yet. `None` if the search is not traced.
    events: Option<Vec<Event>>,
}

/// A number of queens that does not suffice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// The number of queens.
    pub k: u8,
    /// The number of nodes of the search.
    pub nodes: u64,
    /// The number of frames of the search, up to symmetry.
    pub frames: u64,
}

/// The reason why the search by frames does not support an instance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DominationError {
    /// The instance is of a problem other than domination.
    #[error("frames solves domination, not {0}")]
    Problem(Problem),
    /// There are at least as many queens as files, so there need not be an empty file.
    #[error("k={k} is outside 1–{}: frames works with fewer queens than files", n - 1)]
    Queens {
        /// The number of queens.
        k: u16,
        /// The number of files.
        n: u8,
    },
}

/// An internal error: the search contradicts itself.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Contradiction {
    /// A reported set is not a solution by the definition.
    #[error("{} is not a dominating set of that size", joined(.0, ","))]
    NoSet(Vec<Square>),
    /// The orbits of the classes and the weights give different numbers of sets.
    #[error("{orbits} sets by the orbits of their classes, {weights} by their weights")]
    Counts {
        /// The number by orbits.
        orbits: u64,
        /// The number by weights.
        weights: u64,
    },
}

/// The current phase of the search.
#[derive(Clone)]
enum Phase {
    /// The search with the current number of queens has not begun.
    Begin,
    /// Looks for one set on squares of some kinds. The number is an index into [`GUESSES`].
    Guess(usize, FrameSearch),
    /// Searches all squares with the current number of queens.
    Search(FrameSearch),
    /// The search is over: the answer is known, or one more queen could leave no file empty.
    Over(Result<(), Contradiction>),
}

/// The guesses, in order: lists of squares whose kinds are allowed. If one set suffices, the search first allows only
/// squares of the guessed kinds. On nearly all boards searched so far, a least set uses only the kind of a1.
const GUESSES: [&[Square]; 3] = [
    &[Square::A1],
    &[Square::at(1, 1)],
    &[Square::A1, Square::at(1, 1)],
];

/// The search is over without a contradiction.
const OVER: Phase = Phase::Over(Ok(()));

impl Domination {
    /// The search for an instance, before its first node.
    ///
    /// # Errors
    ///
    /// If the instance is not of domination, or the number of queens is not less than the number of files.
    pub fn new(instance: &Instance) -> Result<Domination, DominationError> {
        if instance.problem() != Problem::Domination {
            return Err(DominationError::Problem(instance.problem()));
        }
        let (size, given) = (instance.size(), instance.given());
        let n = size.files();
        let simple = at_least(size, variant(instance), given).queens;
        let least = simple.max(u16::from(n / 2));
        let k = instance.k().unwrap_or(least);
        if k >= u16::from(n) {
            return Err(DominationError::Queens { k, n });
        }
        Ok(Domination {
            instance: instance.clone(),
            least: least.min(u16::from(n)) as u8,
            k: k as u8,
            stage: Phase::Begin,
            refuted: Vec::new(),
            nodes: 0,
            frame_records: Vec::new(),
            counters: Counters::default(),
            found: (0, 0),
            classes: BTreeSet::new(),
            events: None,
        })
    }

    /// Like [`Domination::new`], but the search keeps its events until they are taken, and makes no guesses.
    pub(super) fn traced(instance: &Instance) -> Result<Domination, DominationError> {
        let mut search = Domination::new(instance)?;
        let bound = Bound::AtLeast(search.least.into());
        search.events = Some(vec![Event::Bound(bound)]);
        Ok(search)
    }

    /// Returns the events since the last call.
    pub(super) fn take_events(&mut self) -> Vec<Event> {
        self.events.as_mut().map(mem::take).unwrap_or_default()
    }

    fn emit(&mut self, event: Event) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// A lower bound on the number of queens, known without a search. A queen covers a limited number of squares, and
    /// fewer than (n − 1)/2 queens cannot cover the ring (P. H. Spencer's bound).
    pub fn at_least(&self) -> u8 {
        self.least
    }

    /// The current number of queens. Once sets are found, this is their number of queens.
    pub fn k(&self) -> u8 {
        self.k
    }

    /// The refuted numbers of queens, in ascending order.
    pub fn refuted(&self) -> &[Refutation] {
        &self.refuted
    }

    /// The number of nodes so far, for all numbers of queens.
    pub fn nodes(&self) -> u64 {
        self.nodes + self.searched().map_or(0, FrameSearch::nodes)
    }

    /// The number of frames begun so far, up to symmetry.
    pub fn frame_count(&self) -> u64 {
        self.frame_records().count() as u64
    }

    /// The frames begun so far, for all numbers of queens. Searches that allow only some kinds of squares are left out,
    /// because they prove nothing.
    pub fn frame_records(&self) -> impl Iterator<Item = &FrameRecord> {
        let current = match &self.stage {
            Phase::Search(search) => search.frame_records(),
            Phase::Begin | Phase::Guess(..) | Phase::Over(_) => &[],
        };
        self.frame_records.iter().chain(current)
    }

    /// Tests, placements and removals, and the greatest number of queens placed at once, without the given queens.
    pub(super) fn counters(&self) -> Counters {
        let mut counters = self.counters;
        if let Some(search) = self.searched() {
            add(&mut counters, search.counters());
        }
        counters
    }

    /// The number of sets found, and the number of their classes. During the search, only the number of classes is
    /// exact.
    pub(super) fn found(&self) -> (u64, u64) {
        match &self.stage {
            Phase::Search(search) => (search.weighted_count(), search.classes()),
            Phase::Begin | Phase::Guess(..) => (0, 0),
            Phase::Over(_) if self.is_first() => (self.found.1, self.found.1),
            Phase::Over(_) => self.found,
        }
    }

    /// Whether the goal is one set, so that the search stops at the first set.
    fn is_first(&self) -> bool {
        self.instance.goal() == Goal::First
    }

    /// The fraction of the frames that are completed for the current number of queens, from 0 to 1.
    pub fn progress(&self) -> f64 {
        match &self.stage {
            Phase::Begin | Phase::Guess(..) => 0.0,
            Phase::Search(search) => {
                // The last frame is still being searched.
                let done = search.frame_records().len().saturating_sub(1);
                done as f64 / search.frame_count() as f64
            }
            Phase::Over(_) => 1.0,
        }
    }

    /// The least set of each class found, sorted by file, then by rank. Only one class is kept unless the goal is all
    /// sets.
    pub fn classes(&self) -> impl Iterator<Item = &[Square]> {
        self.classes.iter().map(Vec::as_slice)
    }

    /// All sets of the classes that [`Domination::classes`] returns, in ascending order.
    pub fn sets(&self) -> BTreeSet<Vec<Square>> {
        let group = self.group();
        let size = self.instance.size();
        let orbit = |set: &Vec<Square>| images(size, &group, set);
        self.classes.iter().flat_map(orbit).collect()
    }

    /// The number of sets in all classes found.
    pub fn count(&self) -> u64 {
        self.found.0
    }

    /// The number of classes found.
    pub fn class_count(&self) -> u64 {
        self.found.1
    }

    fn group(&self) -> Vec<Symmetry> {
        self.instance.stabiliser()
    }

    fn searched(&self) -> Option<&FrameSearch> {
        match &self.stage {
            Phase::Guess(_, search) | Phase::Search(search) => Some(search),
            Phase::Begin | Phase::Over(_) => None,
        }
    }

    fn setup(&self) -> FrameSetup {
        FrameSetup {
            size: self.instance.size(),
            variant: variant(&self.instance),
            k: self.k,
            given: self.instance.given().to_vec(),
            kinds: Kinds::ALL,
            is_first: self.is_first(),
        }
    }

    /// Starts the search with the current number of queens, unless the answer is known without a search.
    fn start_size(&mut self) -> Phase {
        let given = self.instance.given().len();
        if self.k < self.least || given > usize::from(self.k) {
            return self.refute(0, 0);
        }
        if given == usize::from(self.k) {
            if !self.is_set(self.instance.given()) {
                return self.refute(0, 0);
            }
            self.emit(Event::Solution);
            return Phase::Over(self.record(self.instance.given().to_vec()));
        }
        match self.instance.goal() {
            _ if self.events.is_some() => Phase::Search(FrameSearch::traced(self.setup())),
            Goal::First => self.guess(0),
            Goal::All | Goal::Count => Phase::Search(FrameSearch::from_valid(self.setup())),
        }
    }

    /// Looks for one set on squares of the guessed kinds. After the last guess, searches all squares.
    fn guess(&self, number: usize) -> Phase {
        let Some(kinds) = GUESSES
            .get(number)
            .map(|squares| Kinds::from_squares(squares))
        else {
            return Phase::Search(FrameSearch::from_valid(self.setup()));
        };
        Phase::Guess(
            number,
            FrameSearch::from_valid(FrameSetup {
                kinds,
                ..self.setup()
            }),
        )
    }

    /// Records that the current number of queens is refuted. Moves on to the next number unless the instance fixes it.
    fn refute(&mut self, nodes: u64, frames: u64) -> Phase {
        self.emit(Event::Bound(Bound::Refuted(self.k.into())));
        self.refuted.push(Refutation {
            k: self.k,
            nodes,
            frames,
        });
        if self.instance.k().is_some() || self.k + 1 >= self.instance.size().files() {
            return OVER;
        }
        self.k += 1;
        Phase::Begin
    }

    /// Whether the set, with the given queens, has the current number of queens and dominates the board by the
    /// definition.
    fn is_set(&self, set: &[Square]) -> bool {
        set.len() == usize::from(self.k) && is_solution(&self.instance, set)
    }

    /// Records a set of a new class. Fails if it is not a solution, which is an error of the search.
    fn record(&mut self, set: Vec<Square>) -> Result<(), Contradiction> {
        if !self.is_set(&set) {
            return Err(Contradiction::NoSet(set));
        }
        let images = images(self.instance.size(), &self.group(), &set);
        self.found.0 += images.len() as u64;
        self.found.1 += 1;
        // The events of a trace already list every set.
        let keeps_all = self.instance.goal() == Goal::All && self.events.is_none();
        if keeps_all || self.classes.is_empty() {
            self.classes.extend(images.into_iter().next());
        }
        Ok(())
    }

    /// Handles the end of a search. `guess` is `None` if all squares were searched.
    fn ended(&mut self, guess: Option<usize>, search: &FrameSearch) -> Phase {
        self.nodes += search.nodes();
        add(&mut self.counters, search.counters());
        if guess.is_none() {
            self.frame_records.extend(search.frame_records());
        }
        if search.classes() > 0 {
            let (orbits, weights) = (self.count(), search.weighted_count());
            return Phase::Over(if self.is_first() || orbits == weights {
                Ok(())
            } else {
                Err(Contradiction::Counts { orbits, weights })
            });
        }
        match guess {
            None => self.refute(search.nodes(), search.frame_records().len() as u64),
            Some(number) => self.guess(number + 1),
        }
    }

    /// Continues a search and records the sets that it finds.
    fn search(&mut self, guess: Option<usize>, mut search: FrameSearch, budget: u64) -> Phase {
        let work = search.work(budget);
        for event in search.take_events() {
            self.emit(event);
        }
        for set in search.take_found() {
            if let Err(contradiction) = self.record(set) {
                return Phase::Over(Err(contradiction));
            }
        }
        match (work, guess) {
            (Poll::Ready(()), _) => self.ended(guess, &search),
            (Poll::Pending, Some(number)) => Phase::Guess(number, search),
            (Poll::Pending, None) => Phase::Search(search),
        }
    }
}

impl Work for Domination {
    type Output = Result<(), Contradiction>;

    /// Examines about `budget` nodes. Ready when the whole search is over.
    fn work(&mut self, budget: u64) -> Poll<Result<(), Contradiction>> {
        self.stage = match mem::replace(&mut self.stage, OVER) {
            Phase::Begin => self.start_size(),
            Phase::Guess(number, search) => self.search(Some(number), search, budget),
            Phase::Search(search) => self.search(None, search, budget),
            Phase::Over(outcome) => Phase::Over(outcome),
        };
        match &self.stage {
            Phase::Over(outcome) => Poll::Ready(outcome.clone()),
            _ => Poll::Pending,
        }
    }
}

/// Adds the counters of one search to the counters of all searches. The depth is the greater of both depths.
fn add(counters: &mut Counters, found: &Counters) {
    counters.tests += found.tests;
    counters.placements += found.placements;
    counters.removals += found.removals;
    counters.depth = counters.depth.max(found.depth);
}

fn variant(instance: &Instance) -> Variant {
    instance.variant().unwrap_or(Variant::Dominating)
}

/// The distinct images of a set, each sorted by file, then by rank.
fn images(size: BoardSize, group: &[Symmetry], set: &[Square]) -> BTreeSet<Vec<Square>> {
    group
        .iter()
        .map(|&symmetry| image(size, symmetry, set))
        .collect()
}
