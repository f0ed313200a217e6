//! The only interpreter of events. It applies the events to the board, to the squares tried at each depth and to the
//! counters. It does not depend on any search. Every panel of the page reads its state.

#[cfg(feature = "serde")]
mod checked;
mod rules;
mod square_state;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::knight::free_neighbours::FreeNeighbours;
use crate::board::{Axis, BoardSize, Line, OpenLines, Square};
use crate::problem::{Instance, Variant};
use crate::search::{Bound, Counters, Ending, Event, FrameRecord, MAX_OPERATIONS, Traversal};

pub use rules::Rules;
pub use square_state::{Attacker, SquareReason, SquareState};

/// The outcome of a square tried at some depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum TrialOutcome {
    /// The test rejected the square.
    Rejected,
    /// A queen was placed on the square and removed again.
    Removed {
        /// Whether the search found a solution while the queen was on the square.
        solved: bool,
    },
}

/// The board of a search, and the squares that it has tried at each depth of its current path.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Self"))]
pub struct Position {
    size: BoardSize,
    variant: Option<Variant>,
    /// Domination: the requested number of queens; `None` if the search looks for the least number.
    #[cfg_attr(feature = "serde", serde(rename = "asked"))]
    requested_k: Option<u16>,
    /// Domination: the lower bound on the number of queens.
    least: u16,
    given: u16,
    /// The blocked squares, by file, then by rank.
    blocked: Vec<Square>,
    /// Whether the first placed queen is a root, placed without a test.
    started: bool,
    /// The given queens, then the placed queens in the order of placing.
    queens: Vec<Square>,
    /// The squares tried at all depths of the path, from the root to the deepest depth.
    trail: Vec<(Square, TrialOutcome)>,
    /// For each depth, the index of its first square in the trail, and the number of solutions found before this depth.
    depth_marks: Vec<(u32, u64)>,
    /// For a knight, the moves to unvisited squares.
    free_neighbours: Option<Box<FreeNeighbours>>,
    /// Domination: the frames begun so far, in order.
    frames: Vec<FrameRecord>,
    last: Option<Event>,
}

/// The state of a search after a given number of events. A clone is a snapshot.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Self"))]
pub struct Replay {
    step: u64,
    position: Position,
    counters: Counters,
}

/// The change of the lists of free neighbours at an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListChange {
    /// The visited square was removed from the lists of its neighbours.
    Removed,
    /// The freed square was appended to the lists of its neighbours.
    Appended,
}

/// The lists of free neighbours that an event changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedLists {
    /// The square that was visited or freed.
    pub square: Square,
    /// Whether the square was removed or appended.
    pub change: ListChange,
    /// The squares whose lists changed, in the order in which the program goes through them.
    pub of: Vec<Square>,
}

/// Adds the operations that the sheet's program performs during an event. The arguments are the event, the position
/// before it, and the counts in the order of [`Descriptor::operations`](crate::search::Descriptor).
pub type CountOperations = fn(Event, &Position, &mut [u64; MAX_OPERATIONS]);

impl Position {
    /// The given board, before the first event of a search with this traversal.
    pub(crate) fn new(instance: &Instance, traversal: Traversal) -> Position {
        let queens = traversal.given(instance);
        let size = instance.size();
        let free_neighbours = (traversal == Traversal::Moves).then(|| {
            let mut free_neighbours =
                Box::new(FreeNeighbours::with_blocked(size, instance.blocked()));
            for &square in &queens {
                free_neighbours.occupy(square);
            }
            free_neighbours
        });
        Position {
            size,
            variant: instance.variant(),
            requested_k: instance.k(),
            least: queens.len().max(1) as u16,
            given: queens.len() as u16,
            blocked: instance.blocked().to_vec(),
            started: false,
            queens,
            trail: Vec::new(),
            depth_marks: vec![(0, 0)],
            free_neighbours,
            frames: Vec::new(),
            last: None,
        }
    }

    /// The size of the board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The requested variant; `None` if the problem has no variants.
    pub fn variant(&self) -> Option<Variant> {
        self.variant
    }

    /// Domination: the requested number of queens; `None` if the search looks for the least number.
    pub(crate) fn requested_k(&self) -> Option<u16> {
        self.requested_k
    }

    /// Domination: the number of queens in the sets that the search currently looks for.
    pub fn k(&self) -> u16 {
        let least = self.least.min(self.size.area() as u16);
        self.requested_k.unwrap_or(least)
    }

    /// The squares of all pieces: the given pieces, then the placed pieces in the order of placing. For a knight, these
    /// are the visited squares.
    pub fn queens(&self) -> &[Square] {
        &self.queens
    }

    /// The squares of the given pieces.
    pub fn given(&self) -> &[Square] {
        &self.queens[..usize::from(self.given)]
    }

    /// The blocked squares, by file, then by rank.
    pub fn blocked(&self) -> &[Square] {
        &self.blocked
    }

    /// The number of squares that are not blocked.
    pub(crate) fn open_squares(&self) -> usize {
        self.size.area() - self.blocked.len()
    }

    /// The squares of the pieces that the search has placed, in the order of placing.
    pub fn placed(&self) -> &[Square] {
        &self.queens[usize::from(self.given)..]
    }

    /// The squares of the solution that the last event reported: the board or its image. `None` if the last event is
    /// not a solution.
    ///
    /// ```
    /// use queens_core::{Goal, Trace, queens};
    ///
    /// let mut trace = Trace::new(&queens(4).accept(Goal::First)?);
    /// trace.extend(u64::MAX)?;
    /// let step = trace.gallery().step(0).ok_or("no solution")?;
    /// let found = trace.replay_at(step).position().solution().ok_or("no solution")?;
    /// assert_eq!(found, queens(4).first()?.ok_or("no solution")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solution(&self) -> Option<Vec<Square>> {
        match self.last? {
            Event::Solution => Some(self.queens.clone()),
            Event::Image { symmetry } => {
                let image = |&queen: &Square| symmetry.apply(self.size, queen);
                Some(self.queens.iter().map(image).collect())
            }
            _ => None,
        }
    }

    /// Whether the first placed queen is a root, placed without a test.
    pub fn is_started(&self) -> bool {
        self.started
    }

    /// The event that led to this position; `None` at step 0.
    pub fn last(&self) -> Option<Event> {
        self.last
    }

    /// The number of depths on the current path. In a tree search, this is one more than the number of placed queens.
    pub fn depths(&self) -> usize {
        self.depth_marks.len()
    }

    /// The squares tried so far at a depth of the current path, in the order of trying. The root has depth 0. The
    /// square of the queen that is now placed at this depth is not included.
    ///
    /// ```
    /// use queens_core::{BoardSize, Goal, Instance, Trace, TrialOutcome, algorithm};
    ///
    /// let recursive = algorithm::find("recursive").ok_or("no such algorithm")?;
    /// let mut trace = Trace::new(&recursive.accept(Instance::queens(BoardSize::new(4)?, &[], Goal::First)?)?);
    /// trace.extend(3)?;
    /// let rejected = TrialOutcome::Rejected;
    /// assert_eq!(trace.replay_at(3).position().tried(1), [("b1".parse()?, rejected), ("b2".parse()?, rejected)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tried(&self, depth: usize) -> &[(Square, TrialOutcome)] {
        let begin = |depth: usize| {
            let frame = self.depth_marks.get(depth);
            frame.map_or(self.trail.len(), |&(begin, _)| begin as usize)
        };
        &self.trail[begin(depth)..begin(depth + 1)]
    }

    /// For a knight, the lists of moves to unvisited squares; `None` for queens. The order of a list depends on all
    /// earlier events. The last square of a tour is appended without an update of the lists.
    pub fn free_neighbours(&self) -> Option<&FreeNeighbours> {
        self.free_neighbours.as_deref()
    }

    /// The frames that a search by frames has begun, for all numbers of queens. The last frame is the current frame.
    ///
    /// ```
    /// use queens_core::{Goal, Reader, dominating_sets};
    ///
    /// let mut reader = Reader::start(&dominating_sets(8).accept(Goal::First)?);
    /// reader.read(u64::MAX, &mut Vec::new(), |_, _| {});
    /// let frames = reader.replay().position().frame_records();
    /// assert!(frames.is_sorted_by_key(|frame| frame.k));
    /// assert_eq!((frames[0].k, frames.last().map(|frame| frame.k)), (4, Some(5)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn frame_records(&self) -> &[FrameRecord] {
        &self.frames
    }

    /// For a knight, the lists of free neighbours that the last event changed. At step 0, these are the lists that the
    /// visit to the start changed. `None` if no list changed.
    pub fn changed_lists(&self) -> Option<ChangedLists> {
        let lists = self.free_neighbours()?;
        let (square, change) = match self.last {
            None => (*self.queens().last()?, ListChange::Removed),
            Some(Event::Place { square }) => (square, ListChange::Removed),
            // The last square of a tour was appended without a change of the lists.
            Some(Event::Remove { square }) if self.queens().len() + 1 < self.open_squares() => {
                (square, ListChange::Appended)
            }
            Some(_) => return None,
        };
        // The list of a visited square has not changed since the visit.
        let of: Vec<_> = lists.squares(square).collect();
        (!of.is_empty()).then_some(ChangedLists { square, change, of })
    }

    /// The current line of a search along this axis; `None` once every open line holds a queen.
    pub(crate) fn current_line(&self, axis: Axis) -> Option<Line> {
        self.line_at(axis, self.placed().len())
    }

    /// The line at a depth of the path, in a search along this axis. The root has depth 0. `None` below the last open
    /// line.
    pub(crate) fn line_at(&self, axis: Axis, depth: usize) -> Option<Line> {
        let open = OpenLines::open(axis, self.size, self.given());
        axis.line(*open.indices().get(depth)?)
    }

    /// The queens on the board, without the queen that the last event placed.
    pub(crate) fn queens_before(&self) -> &[Square] {
        match (self.last, self.queens()) {
            (Some(Event::Place { .. }), [before @ .., _]) => before,
            (_, queens) => queens,
        }
    }

    /// The place of the queen in each line of an axis, from 0; −1 if the line has no queen.
    pub(crate) fn places(&self, axis: Axis) -> Vec<i8> {
        let mut places = vec![-1; self.size().width()];
        for &queen in self.queens() {
            places[usize::from(axis.line_of(queen))] = axis.place_of(queen) as i8;
        }
        places
    }

    /// The line that a search with this traversal fills at this depth. `None` below the last line, or if the traversal
    /// does not go line by line.
    pub fn line(&self, traversal: Traversal, depth: usize) -> Option<Line> {
        match traversal {
            Traversal::Lines(axis) => self.line_at(axis, depth),
            Traversal::Roots => self.line_at(Axis::Files, depth),
            Traversal::MinDomain => {
                let queen_count = self.given().len() + depth;
                let queens = self.queens().get(..queen_count)?;
                OpenLines::fewest(self.size(), queens, self.blocked())
                    .map(|(file, _)| Line::File(file))
            }
            Traversal::Candidates
            | Traversal::RandomPlacement
            | Traversal::Greedy
            | Traversal::Moves
            | Traversal::SetCover
            | Traversal::LocalSearch
            | Traversal::CountOnly => None,
        }
    }

    #[inline]
    pub(crate) fn apply(&mut self, event: Event, solutions: u64) {
        match event {
            Event::Place { square } | Event::Start { square } | Event::Append { square } => {
                self.queens.push(square);
                self.depth_marks.push((self.trail.len() as u32, solutions));
                self.started |= matches!(event, Event::Start { .. });
                if let (Some(free_neighbours), Event::Place { .. }) =
                    (&mut self.free_neighbours, event)
                {
                    free_neighbours.occupy(square);
                }
            }
            Event::Reject { square, .. } | Event::Pruned { square } => {
                self.trail.push((square, TrialOutcome::Rejected));
            }
            Event::Remove { square } => {
                debug_assert_eq!(self.queens.last(), Some(&square));
                let is_last = self.queens.len() == self.open_squares();
                if let Some(free_neighbours) = &mut self.free_neighbours
                    && !is_last
                {
                    free_neighbours.free(square);
                }
                self.queens.pop();
                self.started &= self.queens.len() > usize::from(self.given);
                if let Some((start, before)) = self.depth_marks.pop() {
                    self.trail.truncate(start as usize);
                    self.trail.push((
                        square,
                        TrialOutcome::Removed {
                            solved: solutions > before,
                        },
                    ));
                }
            }
            Event::Candidate(candidate) => {
                let squares = candidate.squares(self.size, self.given());
                self.queens.truncate(usize::from(self.given));
                self.queens.extend(squares);
                self.trail.clear();
            }
            Event::Relocate { from, to } => {
                if let Some(queen) = self.queens.iter_mut().find(|queen| **queen == from) {
                    *queen = to;
                }
                self.trail.clear();
            }
            Event::Restart => {
                self.queens.truncate(usize::from(self.given));
                self.trail.clear();
                self.depth_marks.truncate(1);
            }
            Event::Bound(Bound::AtLeast(queens)) => self.least = self.least.max(queens),
            // The search restarts at the root with one more queen.
            Event::Bound(Bound::Refuted(queens)) => {
                self.least = self.least.max(queens + 1);
                self.trail.clear();
            }
            Event::Frame { margins, closed } => {
                self.trail.clear();
                self.frames.push(FrameRecord {
                    k: self.k() as u8,
                    margins,
                    closed,
                    nodes: 1,
                    step: 0,
                });
            }
            Event::Uncovered { .. }
            | Event::DeadEnd
            | Event::Critical
            | Event::Score
            | Event::Bound(Bound::AtMost(_))
            | Event::Solution
            | Event::Image { .. }
            | Event::End
            | Event::CapReached => {}
        }
        if let (Event::Place { .. } | Event::Pruned { .. }, Some(frame)) =
            (event, self.frames.last_mut())
        {
            frame.nodes += 1;
        }
        self.last = Some(event);
    }
}

impl Replay {
    /// The state at step 0: the given board, with the operations counted before the first event.
    pub(crate) fn new(
        instance: &Instance,
        traversal: Traversal,
        operations: [u64; MAX_OPERATIONS],
    ) -> Replay {
        let position = Position::new(instance, traversal);
        let depth = position.queens().len() as u64;
        let counters = Counters {
            nodes: u64::from(traversal.is_rooted()),
            depth,
            operations,
            ..Counters::default()
        };
        Replay {
            step: 0,
            position,
            counters,
        }
    }

    /// The number of events applied.
    pub fn step(&self) -> u64 {
        self.step
    }

    /// The board and the squares tried.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The counters at this step.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }

    /// Whether the last event ended the search.
    pub fn is_ended(&self) -> bool {
        self.ending().is_some()
    }

    /// The ending of the search; `None` if the search has not ended.
    pub fn ending(&self) -> Option<Ending> {
        self.position.last.and_then(Event::ending)
    }

    /// Applies the next event.
    ///
    /// # Panics
    ///
    /// If the event moves a knight to a square that is not on the board.
    #[inline]
    pub fn apply(&mut self, event: Event, rules: &Rules) {
        (rules.count_operations)(event, &self.position, &mut self.counters.operations);
        let was_start = self.position.started && self.position.placed().len() == 1;
        let before = self.position.last;
        self.position.apply(event, self.counters.solutions);
        self.step += 1;
        if let (Event::Frame { .. }, Some(frame)) = (event, self.position.frames.last_mut()) {
            frame.step = self.step;
        }
        let counters = &mut self.counters;
        counters.depth = counters.depth.max(self.position.queens.len() as u64);
        counters.tests += u64::from(rules.is_test(event));
        match event {
            Event::Place { .. } => {
                counters.placements += 1;
                counters.nodes += 1;
            }
            Event::Append { .. } => counters.placements += 1,
            Event::Start { .. } => counters.nodes += 1,
            Event::Remove { .. } => counters.removals += u64::from(!was_start),
            Event::Solution | Event::Image { .. } => {
                counters.solutions += 1;
                if rules.is_new_class(&self.position, before) {
                    counters.fundamental += 1;
                }
            }
            Event::Reject { .. }
            | Event::Uncovered { .. }
            | Event::Pruned { .. }
            | Event::Candidate(_)
            | Event::Relocate { .. }
            | Event::DeadEnd
            | Event::Critical
            | Event::Score
            | Event::Bound(_)
            | Event::Frame { .. }
            | Event::Restart
            | Event::End
            | Event::CapReached => {}
        }
    }
}
