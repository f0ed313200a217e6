//! The least number of queens that dominate a board, or the sets of a given number, by frames.
//!
//! The number rises from a bound that needs no search. Each set is held against the definition before it is told, and
//! sets are counted twice: by the weights of the frames and of the first queens, and by the orbits of the classes.

use std::collections::BTreeSet;
use std::mem;
use std::task::Poll;

use super::outcome::{Contradiction, Refutation, Unserved};
use super::parities::Kinds;
use super::search::{FrameSearch, Question, image};
use crate::board::{BoardSize, Square, Symmetry};
use crate::problem::bounds::at_least;
use crate::problem::{Goal, Instance, Problem, Variant, is_solution};
use crate::search::{Bound, Counters, Event, FrameAccount};
use crate::work::Work;

/// The search for the least number of queens, or for sets of a given number.
#[derive(Clone)]
pub struct Domination {
    instance: Instance,
    /// The bound from which the number rises.
    least: u8,
    k: u8,
    stage: Phase,
    refuted: Vec<Refutation>,
    nodes: u64,
    /// The frames that were begun, of all numbers of queens; those of guesses are not kept.
    accounts: Vec<FrameAccount>,
    /// Tests, placements and removals of all searches, and the most queens that stood at once.
    counters: Counters,
    /// The number of sets found, by the orbits of their classes, and of the classes.
    found: (u64, u64),
    /// The least set of each class where all sets are asked for, of the first class otherwise.
    classes: BTreeSet<Vec<Square>>,
    /// The events since they were last taken; none of a search that is not traced.
    events: Option<Vec<Event>>,
}

/// What is done next.
#[derive(Clone)]
enum Phase {
    /// To begin with the current number.
    Begin,
    /// One set is looked for among those on squares of some kinds; the index of [`GUESSES`].
    Guess(usize, FrameSearch),
    /// All sets of the current number are searched.
    Search(FrameSearch),
    /// All is known; also where the next number of queens is out of reach.
    Over(Result<(), Contradiction>),
}

/// Where one set is looked for before all squares are allowed: on the squares of the kinds of these. The least sets of
/// nearly all boards that were searched have one of the kind of a1.
const GUESSES: [&[Square]; 3] = [
    &[Square::A1],
    &[Square::at(1, 1)],
    &[Square::A1, Square::at(1, 1)],
];

/// What is known all the same.
const OVER: Phase = Phase::Over(Ok(()));

impl Domination {
    /// The search of an instance; its number of queens, if it asks for one, is less than the number of files.
    ///
    /// # Errors
    ///
    /// If the instance is of another problem, or asks for as many queens as files or more.
    pub fn new(instance: &Instance) -> Result<Domination, Unserved> {
        if instance.problem() != Problem::Domination {
            return Err(Unserved::Problem(instance.problem()));
        }
        let (size, given) = (instance.size(), instance.given());
        let n = size.get();
        let simple = at_least(size, variant(instance), given).queens;
        let least = simple.max(u16::from(n / 2));
        let k = instance.k().unwrap_or(least);
        if k >= u16::from(n) {
            return Err(Unserved::Queens { k, n });
        }
        Ok(Domination {
            instance: instance.clone(),
            least: least.min(u16::from(n)) as u8,
            k: k as u8,
            stage: Phase::Begin,
            refuted: Vec::new(),
            nodes: 0,
            accounts: Vec::new(),
            counters: Counters::default(),
            found: (0, 0),
            classes: BTreeSet::new(),
            events: None,
        })
    }

    /// The same search, whose events are kept until they are taken. It looks at all squares from the beginning.
    pub(super) fn traced(instance: &Instance) -> Result<Domination, Unserved> {
        let mut search = Domination::new(instance)?;
        let bound = Bound::AtLeast(search.least.into());
        search.events = Some(vec![Event::Bound(bound)]);
        Ok(search)
    }

    /// The events since they were last taken.
    pub(super) fn take_events(&mut self) -> Vec<Event> {
        self.events.as_mut().map(mem::take).unwrap_or_default()
    }

    fn tell(&mut self, event: Event) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Fewer queens do not suffice, as is known without a search: a queen covers only so many squares, and less than
    /// (n − 1)/2 queens leave a square of the ring (P. H. Spencer's bound).
    pub fn at_least(&self) -> u8 {
        self.least
    }

    /// The number of queens that is searched, or of the sets found.
    pub fn k(&self) -> u8 {
        self.k
    }

    /// The numbers of queens that were refuted, in rising order.
    pub fn refuted(&self) -> &[Refutation] {
        &self.refuted
    }

    /// The nodes so far, of all numbers of queens.
    pub fn nodes(&self) -> u64 {
        self.nodes + self.searched().map_or(0, FrameSearch::nodes)
    }

    /// The frames so far, up to symmetry.
    pub fn frames(&self) -> u64 {
        self.accounts().count() as u64
    }

    /// The frames that were begun, of all numbers of queens. Those of a search on squares of some kinds are not among
    /// them: they prove nothing.
    pub fn accounts(&self) -> impl Iterator<Item = &FrameAccount> {
        let current = match &self.stage {
            Phase::Search(search) => search.accounts(),
            Phase::Begin | Phase::Guess(..) | Phase::Over(_) => &[],
        };
        self.accounts.iter().chain(current)
    }

    /// Tests, placements and removals, and the most queens that stood at once beside given ones.
    pub(super) fn counters(&self) -> Counters {
        let mut counters = self.counters;
        if let Some(search) = self.searched() {
            add(&mut counters, search.counters());
        }
        counters
    }

    /// The number of sets found, and of their classes. While the search goes on, only the classes are known well.
    pub(super) fn found(&self) -> (u64, u64) {
        match &self.stage {
            Phase::Search(search) => (search.weighed(), search.classes()),
            Phase::Begin | Phase::Guess(..) => (0, 0),
            Phase::Over(_) if self.is_first() => (self.found.1, self.found.1),
            Phase::Over(_) => self.found,
        }
    }

    /// Whether one set suffices.
    fn is_first(&self) -> bool {
        self.instance.goal() == Goal::First
    }

    /// The share of the frames of the current number of queens that is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        match &self.stage {
            Phase::Begin | Phase::Guess(..) => 0.0,
            Phase::Search(search) => {
                // The last is still searched.
                let done = search.accounts().len().saturating_sub(1);
                done as f64 / search.frames() as f64
            }
            Phase::Over(_) => 1.0,
        }
    }

    /// The least set of each class that was found, by file, then by rank: of all classes where all sets were asked for, of
    /// one otherwise.
    pub fn classes(&self) -> impl Iterator<Item = &[Square]> {
        self.classes.iter().map(Vec::as_slice)
    }

    /// All sets of these classes, in ascending order.
    pub fn sets(&self) -> BTreeSet<Vec<Square>> {
        let group = self.group();
        let size = self.instance.size();
        let orbit = |set: &Vec<Square>| images(size, &group, set);
        self.classes.iter().flat_map(orbit).collect()
    }

    /// The number of sets of all classes found.
    pub fn count(&self) -> u64 {
        self.found.0
    }

    /// The number of classes found.
    pub fn class_count(&self) -> u64 {
        self.found.1
    }

    fn group(&self) -> Vec<Symmetry> {
        Symmetry::stabiliser(self.instance.size(), self.instance.given())
    }

    fn searched(&self) -> Option<&FrameSearch> {
        match &self.stage {
            Phase::Guess(_, search) | Phase::Search(search) => Some(search),
            Phase::Begin | Phase::Over(_) => None,
        }
    }

    fn question(&self) -> Question {
        Question {
            size: self.instance.size(),
            variant: variant(&self.instance),
            k: self.k,
            given: self.instance.given().to_vec(),
            kinds: Kinds::ALL,
            is_first: self.is_first(),
        }
    }

    /// Begins with the current number of queens.
    fn begin(&mut self) -> Phase {
        let given = self.instance.given().len();
        if self.k < self.least || given > usize::from(self.k) {
            return self.refute(0, 0);
        }
        if given == usize::from(self.k) {
            if !self.is_set(self.instance.given()) {
                return self.refute(0, 0);
            }
            self.tell(Event::Solution);
            return Phase::Over(self.note(self.instance.given().to_vec()));
        }
        match self.instance.goal() {
            _ if self.events.is_some() => Phase::Search(FrameSearch::traced(self.question())),
            Goal::First => self.guess(0),
            Goal::All | Goal::Count => Phase::Search(FrameSearch::from_valid(self.question())),
        }
    }

    /// Looks for a set on squares of some kinds, or, where no guess is left, on all.
    fn guess(&self, number: usize) -> Phase {
        let Some(kinds) = GUESSES.get(number).map(|squares| Kinds::of(squares)) else {
            return Phase::Search(FrameSearch::from_valid(self.question()));
        };
        Phase::Guess(
            number,
            FrameSearch::from_valid(Question {
                kinds,
                ..self.question()
            }),
        )
    }

    /// Notes a refutation of the current number of queens, and goes on with the next one where that is asked for.
    fn refute(&mut self, nodes: u64, frames: u64) -> Phase {
        self.tell(Event::Bound(Bound::Refuted(self.k.into())));
        self.refuted.push(Refutation {
            k: self.k,
            nodes,
            frames,
        });
        if self.instance.k().is_some() || self.k + 1 >= self.instance.size().get() {
            return OVER;
        }
        self.k += 1;
        Phase::Begin
    }

    /// Whether the queens, given ones included, are as many as asked for and dominate the board by the definition.
    fn is_set(&self, set: &[Square]) -> bool {
        set.len() == usize::from(self.k) && is_solution(&self.instance, set)
    }

    /// Notes a set of a class that was not found before.
    fn note(&mut self, set: Vec<Square>) -> Result<(), Contradiction> {
        if !self.is_set(&set) {
            return Err(Contradiction::NoSet(set));
        }
        let images = images(self.instance.size(), &self.group(), &set);
        self.found.0 += images.len() as u64;
        self.found.1 += 1;
        // A trace tells each set.
        let keeps_all = self.instance.goal() == Goal::All && self.events.is_none();
        if keeps_all || self.classes.is_empty() {
            self.classes.extend(images.into_iter().next());
        }
        Ok(())
    }

    /// A search has ended: on squares of some kinds, or of all sets.
    fn ended(&mut self, guess: Option<usize>, search: &FrameSearch) -> Phase {
        self.nodes += search.nodes();
        add(&mut self.counters, search.counters());
        if guess.is_none() {
            self.accounts.extend(search.accounts());
        }
        if search.classes() > 0 {
            let (orbits, weights) = (self.count(), search.weighed());
            return Phase::Over(if self.is_first() || orbits == weights {
                Ok(())
            } else {
                Err(Contradiction::Counts { orbits, weights })
            });
        }
        match guess {
            None => self.refute(search.nodes(), search.accounts().len() as u64),
            Some(number) => self.guess(number + 1),
        }
    }

    /// Searches on, and notes what is found.
    fn search(&mut self, guess: Option<usize>, mut search: FrameSearch, budget: u64) -> Phase {
        let work = search.work(budget);
        for event in search.take_events() {
            self.tell(event);
        }
        for set in search.take_found() {
            if let Err(contradiction) = self.note(set) {
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

    /// The budget is in nodes.
    fn work(&mut self, budget: u64) -> Poll<Result<(), Contradiction>> {
        self.stage = match mem::replace(&mut self.stage, OVER) {
            Phase::Begin => self.begin(),
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

/// Adds what a search has counted.
fn add(counters: &mut Counters, found: &Counters) {
    counters.tests += found.tests;
    counters.placements += found.placements;
    counters.removals += found.removals;
    counters.depth = counters.depth.max(found.depth);
}

fn variant(instance: &Instance) -> Variant {
    instance.variant().unwrap_or(Variant::Dominating)
}

/// The images of a set, each by file, then by rank.
fn images(size: BoardSize, group: &[Symmetry], set: &[Square]) -> BTreeSet<Vec<Square>> {
    group
        .iter()
        .map(|&symmetry| image(size, symmetry, set))
        .collect()
}
