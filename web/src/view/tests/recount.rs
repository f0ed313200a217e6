//! Counts a search again from its events, as the documentation of the counters defines them. It shares no code with
//! the replay that it is compared with.

use std::collections::BTreeSet;

use queens_core::{Algorithm, Event, Instance, Square, Symmetry, Traversal};

/// The counters up to a step.
#[derive(Clone, Default, Debug)]
pub(super) struct Recount {
    pub(super) tests: u64,
    pub(super) placements: u64,
    pub(super) removals: u64,
    pub(super) nodes: u64,
    pub(super) depth: u64,
    pub(super) solutions: u64,
    pub(super) fundamental: u64,
    /// Last squares of tours, which are not nodes.
    pub(super) appended: u64,
    /// Refused squares and candidates.
    pub(super) refused: u64,
    /// The queens on the board, the given ones first.
    pub(super) standing: Vec<Square>,
    /// The start among these queens, which was placed without a test. `None` if there is none.
    start: Option<Square>,
    /// The smallest image of each solution.
    classes: BTreeSet<Vec<Square>>,
}

/// Every event of a search, including its end.
pub(super) fn events(algorithm: &'static Algorithm, instance: &Instance) -> Vec<Event> {
    let mut search = algorithm.accept(instance.clone()).expect("served").search();
    let mut events = Vec::new();
    while !events.last().is_some_and(|event: &Event| event.is_last()) {
        search.advance_into(&mut events, 4096);
    }
    events
}

/// The counts after each step, starting with the given board.
pub(super) fn recount(
    algorithm: &'static Algorithm,
    instance: &Instance,
    events: &[Event],
) -> Vec<Recount> {
    let given = &algorithm.traversal.given(instance)[..];
    let mut now = Recount {
        // A brute-force search walks no tree; half-board counts each of its starts as a root.
        nodes: match algorithm.traversal {
            Traversal::Candidates | Traversal::Roots | Traversal::LocalSearch => 0,
            _ => 1,
        },
        depth: given.len() as u64,
        standing: given.to_vec(),
        ..Recount::default()
    };
    let mut steps = vec![now.clone()];
    for &event in events {
        now.tell(event, algorithm.traversal, instance);
        steps.push(now.clone());
    }
    steps
}

impl Recount {
    fn tell(&mut self, event: Event, walk: Traversal, instance: &Instance) {
        let (size, given) = (instance.size(), &walk.given(instance)[..]);
        match event {
            Event::Place { square } => {
                self.tests += 1;
                self.placements += 1;
                self.nodes += 1;
                self.standing.push(square);
            }
            Event::Start { square } => {
                self.nodes += 1;
                self.start = Some(square);
                self.standing.push(square);
            }
            Event::Reject { .. } => {
                self.tests += 1;
                self.refused += 1;
            }
            Event::Remove { square } => {
                self.standing.retain(|&other| other != square);
                if self.start == Some(square) {
                    self.start = None;
                } else {
                    self.removals += 1;
                }
            }
            Event::Candidate(candidate) => {
                self.standing = [given, &candidate.squares(size, given)].concat();
            }
            Event::Restart => self.standing = given.to_vec(),
            Event::Solution | Event::Image { .. } => {
                let symmetry = match event {
                    Event::Image { symmetry } => symmetry,
                    _ => Symmetry::Identity,
                };
                self.solutions += 1;
                // A complete candidate that is a solution has also been tested.
                let is_whole = matches!(walk, Traversal::Candidates | Traversal::LocalSearch);
                self.tests += u64::from(is_whole);
                // The order of the squares matters only for a tour.
                let image = |by: Symmetry, queens: &[Square]| {
                    let mut image: Vec<_> = queens.iter().map(|&it| by.apply(size, it)).collect();
                    if walk != Traversal::Moves {
                        image.sort();
                    }
                    image
                };
                let solution = image(symmetry, &self.standing);
                let own = image(Symmetry::Identity, given);
                let keeping = Symmetry::ALL
                    .into_iter()
                    .filter(|&by| image(by, given) == own);
                let least = keeping.map(|by| image(by, &solution)).min();
                self.classes.extend(least);
                self.fundamental = self.classes.len() as u64;
            }
            Event::Append { square } => {
                self.appended += 1;
                self.tests += 1;
                self.placements += 1;
                self.standing.push(square);
            }
            Event::Uncovered { .. } | Event::Pruned { .. } => {
                self.tests += 1;
                self.refused += 1;
            }
            Event::Relocate { from, to } => {
                self.standing.retain(|&other| other != from);
                self.standing.push(to);
            }
            Event::DeadEnd
            | Event::Critical
            | Event::Score
            | Event::Bound(_)
            | Event::Frame { .. }
            | Event::End
            | Event::CapReached => {}
        }
        self.depth = self.depth.max(self.standing.len() as u64);
    }

    /// The numbers of every algorithm, by their names in hooks.
    pub(super) fn figures(&self) -> [(&'static str, u64); 7] {
        [
            ("tests", self.tests),
            ("placements", self.placements),
            ("removals", self.removals),
            ("nodes", self.nodes),
            ("depth", self.depth),
            ("solutions", self.solutions),
            ("fundamental", self.fundamental),
        ]
    }
}
