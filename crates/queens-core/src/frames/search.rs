//! The depth-first search for all sets of k queens, frame by frame, with one frame for each class under the symmetries.
//! It records its nodes as accounts, as events and in a log.

use std::collections::BTreeSet;
use std::task::Poll;

use super::log::{Log, Steps, header};
use super::node::{Outcome, Workspace};
use super::parities::Kinds;
use super::state::State;
use super::systems::{self, At, Systems, square};
use crate::board::{BoardSize, Square, Symmetry};
use crate::problem::{GivenError, GivenSquares, Problem, Variant};
use crate::search::{Counters, Event, FrameRecord, Margins, Rule, UNIT};
use crate::vectors::{VectorWork, with_widest_vectors};
use crate::work::Work;

/// The parameters of a search by frames: the board, the number of queens and the given queens.
#[derive(Clone, Debug)]
pub struct FrameSetup {
    /// The board, which is square.
    pub size: BoardSize,
    /// The variant of domination.
    pub variant: Variant,
    /// The number of queens, from 1 to n − 1.
    pub k: u8,
    /// The queens that belong to every set. There are fewer than k; for independent sets, no two attack each other.
    pub given: Vec<Square>,
    /// The parities of file and rank that the square of a queen can have. Given queens may be on other squares.
    pub kinds: Kinds,
    /// Whether the search stops at the first set.
    pub is_first: bool,
}

/// The reason why a question about k queens cannot be searched by frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FrameSetupError {
    /// The board is not square.
    #[error("frames works on square boards, not on {0}")]
    Rectangular(BoardSize),
    /// The number of queens is 0, or not less than the number of files.
    #[error("k={k} does not fit the {n}×{n} board: frames works with fewer queens than files")]
    Queens {
        /// The number of queens.
        k: u8,
        /// The number of files.
        n: u8,
    },
    /// The number of given queens is not less than k.
    #[error("k={k} is not more than the {given} given queens")]
    Given {
        /// The number of queens.
        k: u8,
        /// The number of given queens.
        given: usize,
    },
    /// One of the squares cannot be given.
    #[error(transparent)]
    Square(#[from] GivenError),
}

/// A search of all frames up to symmetry, or of a single frame.
///
/// ```
/// use queens_core::frames::{FrameSearch, FrameSetup, Kinds};
/// use queens_core::{BoardSize, Variant, Work};
///
/// let (size, variant, kinds) = (BoardSize::new(8)?, Variant::Dominating, Kinds::ALL);
/// let mut search = FrameSearch::new(FrameSetup { size, variant, k: 4, given: Vec::new(), kinds, is_first: false })?;
/// search.finish();
/// assert_eq!((search.nodes(), search.take_found().len()), (140, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct FrameSearch {
    setup: FrameSetup,
    frames: Vec<CanonicalFrame>,
    /// The index of the next frame.
    next: usize,
    workspace: Workspace,
    /// The frame being searched.
    current: Option<OpenFrame>,
    /// The nodes of the current path, and spare entries for the levels below.
    levels: Vec<PathNode>,
    nodes: u64,
    /// Tests, placements, removals, and the greatest number of queens placed at once.
    counters: Counters,
    /// The number of sets found, counted in all images of the frames, in units of 1/[`UNIT`].
    weight: u64,
    /// The symmetries that keep the given queens and the kinds of squares.
    group: Vec<Symmetry>,
    /// The least set of each class found below the current first queen, or at the root of the frame. No class is found
    /// below two first queens, because later first queens exclude the images, within the frame, of earlier first
    /// queens.
    seen: BTreeSet<Vec<Square>>,
    /// The number of classes found.
    classes: u64,
    /// The least set of each class found since the last call of [`FrameSearch::take_found`].
    found: Vec<Vec<Square>>,
    /// A record of each frame begun.
    frame_records: Vec<FrameRecord>,
    /// The events not taken yet. `None` if the search is not traced.
    events: Option<Vec<Event>>,
    /// The log. `None` if no log is kept.
    log: Option<Log>,
    /// The numbers, within the frame, of the first queens to search. Other logs contain the other first queens. `None`
    /// means all first queens.
    selected: Option<Vec<u32>>,
    /// The number of first queens tried in the frame so far.
    first: u32,
}

/// A frame that represents its images.
#[derive(Clone, Debug)]
pub(super) struct CanonicalFrame {
    pub margins: Margins,
    /// The number of distinct images, including the frame itself.
    pub images: u64,
    /// The symmetries that map the frame to itself.
    pub stabiliser: Vec<Symmetry>,
}

#[derive(Clone)]
struct OpenFrame {
    frame: CanonicalFrame,
    systems: Systems,
    /// The index of the deepest level in use.
    depth: usize,
    /// The images of the first queen under the symmetries that keep the frame.
    orbit: Vec<At>,
}

/// A node on the current path.
#[derive(Clone)]
struct PathNode {
    state: State,
    /// The squares to try for the next queen.
    next: Vec<At>,
    /// The index in `next` of the next square to try.
    tried: usize,
    /// The square tried last.
    queen: At,
    /// Whether a queen has been placed at this node.
    has_placed: bool,
}

impl FrameSetup {
    /// Checks that the search by frames supports the setup.
    pub(super) fn check(&self) -> Result<(), FrameSetupError> {
        let (size, k, given) = (self.size, self.k, self.given.len());
        if !size.is_square() {
            return Err(FrameSetupError::Rectangular(size));
        }
        let n = size.files();
        if !(1..n).contains(&k) {
            return Err(FrameSetupError::Queens { k, n });
        }
        let rule = Problem::Domination.given_rule(Some(self.variant));
        GivenSquares::new(rule, size, &self.given)?;
        if given >= usize::from(k) {
            return Err(FrameSetupError::Given { k, given });
        }
        Ok(())
    }
}

impl FrameSearch {
    /// The search of all frames up to symmetry, before its first node.
    ///
    /// # Errors
    ///
    /// If the board is not square, or k is not from 1 to n − 1. Also if k or more queens are given, or a given queen is
    /// not allowed.
    pub fn new(setup: FrameSetup) -> Result<FrameSearch, FrameSetupError> {
        setup.check()?;
        Ok(FrameSearch::from_valid(setup))
    }

    /// Like [`FrameSearch::new`], but keeps a log for [`FrameSearch::take_log`].
    ///
    /// # Errors
    ///
    /// The errors of [`FrameSearch::new`].
    pub fn logged(setup: FrameSetup) -> Result<FrameSearch, FrameSetupError> {
        let text = header(setup.size, setup.k);
        let mut search = FrameSearch::new(setup)?;
        search.keep_log(text);
        Ok(search)
    }

    /// The search of a setup that is known to be valid.
    pub(crate) fn from_valid(setup: FrameSetup) -> FrameSearch {
        debug_assert_eq!(setup.check(), Ok(()));
        let mut group = Symmetry::stabiliser(setup.size, &[&setup.given]);
        group.retain(|&symmetry| setup.kinds.are_kept(setup.size, symmetry));
        let mut frames = canonical(setup.size, setup.k, &group);
        // No queen is on a line of its frame.
        let is_off_boundary = |queen: &Square, frame: &CanonicalFrame| {
            let (low, high) = frame.margins.corners(setup.size);
            let (files, ranks) = ([low.file, high.file], [low.rank, high.rank]);
            !files.contains(&queen.file) && !ranks.contains(&queen.rank)
        };
        frames.retain(|frame| {
            setup
                .given
                .iter()
                .all(|queen| is_off_boundary(queen, frame))
        });
        FrameSearch::for_frames(setup, group, frames)
    }

    /// The search of one frame, with a log that has no first line. Only the first queens with the numbers `selected`
    /// are searched; if `selected` is `None`, all first queens are searched.
    pub(super) fn for_frame(
        setup: FrameSetup,
        frame: CanonicalFrame,
        selected: Option<Vec<u32>>,
    ) -> FrameSearch {
        let mut search = FrameSearch::for_frames(setup, Symmetry::ALL.to_vec(), vec![frame]);
        search.selected = selected;
        search.keep_log(String::new());
        search
    }

    /// A search of these frames, which represent their images under the symmetries of `group`.
    fn for_frames(
        setup: FrameSetup,
        group: Vec<Symmetry>,
        frames: Vec<CanonicalFrame>,
    ) -> FrameSearch {
        FrameSearch {
            frames,
            next: 0,
            workspace: Workspace::new(setup.size.width(), setup.variant),
            current: None,
            levels: Vec::new(),
            nodes: 0,
            counters: Counters::default(),
            weight: 0,
            group,
            seen: BTreeSet::new(),
            classes: 0,
            found: Vec::new(),
            frame_records: Vec::new(),
            events: None,
            log: None,
            selected: None,
            first: 0,
            setup,
        }
    }

    /// Like [`FrameSearch::new`], but keeps the events until they are taken.
    pub(super) fn traced(setup: FrameSetup) -> FrameSearch {
        FrameSearch {
            events: Some(Vec::new()),
            ..FrameSearch::from_valid(setup)
        }
    }

    fn keep_log(&mut self, text: String) {
        self.log = Some(Log::new(text));
        self.workspace.steps = Some(Steps::default());
    }

    /// Returns the events since the last call.
    pub(super) fn take_events(&mut self) -> Vec<Event> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The number of nodes examined so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The number of frames of this search, up to symmetry.
    pub fn frame_count(&self) -> usize {
        self.frames.len()
    }

    /// The number of frames of this search, images included.
    pub fn images(&self) -> u64 {
        self.frames.iter().map(|frame| frame.images).sum()
    }

    /// The frames begun so far, in search order.
    pub fn frame_records(&self) -> &[FrameRecord] {
        &self.frame_records
    }

    /// Tests, placements, removals, and the greatest number of queens placed at once, without the given queens.
    pub(super) fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The number of sets on the whole board, by the weights of the sets found. The number is exact once the search is
    /// over.
    pub fn weighted_count(&self) -> u64 {
        self.weight / UNIT
    }

    /// The number of classes found, under the symmetries that keep the given queens and the kinds of squares.
    pub fn classes(&self) -> u64 {
        self.classes
    }

    /// Returns the least set of each class found since the last call. Each set includes the given queens and is sorted
    /// by file, then by rank.
    pub fn take_found(&mut self) -> Vec<Vec<Square>> {
        std::mem::take(&mut self.found)
    }

    /// The number of first queens tried in the last frame so far.
    pub(super) fn first_queens(&self) -> u32 {
        self.first
    }

    /// The number of sets found, in units of 1/[`UNIT`].
    pub(super) fn weight(&self) -> u64 {
        self.weight
    }

    /// Returns the lines added to the log since the last call. Empty if no log is kept.
    pub fn take_log(&mut self) -> String {
        self.log.as_mut().map(Log::take).unwrap_or_default()
    }

    /// Begins the next frame and examines its root. `None` if no frame is left.
    #[inline(always)]
    fn start_frame(&mut self) -> Option<()> {
        let frame = self.frames.get(self.next)?.clone();
        self.next += 1;
        self.seen.clear();
        let setup = &self.setup;
        let systems = Systems::new(setup.size, frame.margins);
        self.nodes += 1;
        let state = (self.workspace).root(&systems, setup.kinds, setup.k, &setup.given);
        let missing = usize::from(state.missing);
        self.levels.clear();
        self.levels.extend((0..missing).map(|_| PathNode {
            state: state.clone(),
            next: Vec::new(),
            tried: 0,
            queen: (0, 0),
            has_placed: false,
        }));
        self.current = Some(OpenFrame {
            frame,
            systems,
            depth: 0,
            orbit: Vec::new(),
        });
        self.first = 0;
        self.node();
        Some(())
    }

    /// Examines the deepest node, and leaves it unless it branches.
    #[inline(always)]
    fn node(&mut self) {
        let Some(current) = &mut self.current else {
            return;
        };
        let depth = current.depth;
        let level = &mut self.levels[depth];
        (level.tried, level.has_placed) = (0, false);
        let outcome = if level.state.divisions.is_empty() {
            Outcome::Closed(Rule::Gains)
        } else {
            (self.workspace).examine(&current.systems, &mut level.state, &mut level.next)
        };
        let closed = match outcome {
            Outcome::Closed(rule) => Some(rule),
            Outcome::Complete | Outcome::Branch => None,
        };
        self.record_node(depth);
        match depth.checked_sub(1) {
            None => self.record_frame(closed),
            Some(above) => self.record_try(above, closed.is_none()),
        }
        match outcome {
            Outcome::Branch => {}
            Outcome::Complete => {
                self.complete();
                self.backtrack();
            }
            Outcome::Closed(_) if depth == 0 => self.current = None,
            Outcome::Closed(_) => self.leave_node(),
        }
    }

    fn leave_node(&mut self) {
        if let Some(current) = &mut self.current {
            current.depth -= 1;
        }
    }

    /// Leaves the deepest node and removes the queen above it.
    fn backtrack(&mut self) {
        let Some(current) = &mut self.current else {
            return;
        };
        let depth = current.depth;
        if !self.levels[depth].has_placed {
            self.emit(Event::DeadEnd);
        }
        match depth.checked_sub(1) {
            None => self.current = None,
            Some(above) => {
                self.counters.removals += 1;
                let square = square(self.levels[above].queen);
                self.emit(Event::Remove { square });
                self.leave_node();
            }
        }
    }

    /// Tries the next square of the deepest node.
    #[inline(always)]
    fn advance(&mut self) {
        let Some(current) = &mut self.current else {
            return;
        };
        let depth = current.depth;
        let (above, below) = self.levels.split_at_mut(depth + 1);
        let level = &mut above[depth];
        let Some(&queen) = level.next.get(level.tried) else {
            return self.backtrack();
        };
        level.tried += 1;
        if !level.state.allowed.contains(queen) {
            // The square is an image of a square that was tried earlier at the root.
            return;
        }
        level.queen = queen;
        level.state.allowed.remove(queen);
        let child = &mut below[0].state;
        child.copy(&level.state, &level.state.allowed);
        if depth == 0 {
            self.seen.clear();
            current.orbit = images(self.setup.size, &current.frame.stabiliser, queen);
            for &image in &current.orbit {
                level.state.allowed.remove(image);
            }
            self.first += 1;
            let is_left_out = |selected: &Vec<u32>| !selected.contains(&(self.first - 1));
            if self.selected.as_ref().is_some_and(is_left_out) {
                if let Some(log) = &mut self.log {
                    log.node_in_other_log(queen);
                }
                return;
            }
        }
        child.place(
            self.workspace.n,
            &current.systems,
            self.setup.variant,
            queen,
        );
        current.depth += 1;
        self.nodes += 1;
        self.node();
    }

    /// Records the sets that the deepest node completes.
    #[cold]
    fn complete(&mut self) {
        let Some(current) = &self.current else {
            return;
        };
        let (size, depth) = (self.setup.size, current.depth);
        let (images, orbit) = (current.frame.images, current.orbit.clone());
        let allowed = self.levels[depth].state.allowed;
        let path = self.levels[..depth].iter().map(|level| level.queen);
        let path: Vec<At> = path.collect();
        let n = self.workspace.n;
        let squares = (0..n).flat_map(|rank| (0..n).map(move |file| (file, rank)));
        for last in squares.filter(|&at| allowed.contains(at)) {
            let queens = path.iter().copied().chain([last]);
            let in_orbit = queens.clone().filter(|at| orbit.contains(at)).count() as u64;
            self.weight += images
                * match depth {
                    0 => UNIT,
                    _ => UNIT * orbit.len() as u64 / in_orbit.max(1),
                };
            let queens = queens.map(square).chain(self.setup.given.clone());
            let queens: Vec<Square> = queens.collect();
            let images = (self.group.iter()).map(|&symmetry| image(size, symmetry, &queens));
            let least = images.min().unwrap_or_default();
            let is_new = !self.seen.contains(&least);
            self.levels[depth].has_placed |= is_new;
            self.record_test(square(last), depth, is_new);
            if is_new {
                self.counters.removals += 1;
                self.emit_solution(&queens);
                self.classes += 1;
                self.found.push(least.clone());
                self.seen.insert(least);
                self.emit(Event::Remove {
                    square: square(last),
                });
            }
            if self.setup.is_first && is_new {
                return;
            }
        }
    }

    /// Emits a solution and then its images, each set once.
    fn emit_solution(&mut self, queens: &[Square]) {
        self.emit(Event::Solution);
        if self.events.is_none() || self.setup.is_first {
            return;
        }
        let size = self.setup.size;
        let mut emitted = BTreeSet::new();
        for symmetry in self.group.clone() {
            let is_new = emitted.insert(image(size, symmetry, queens));
            if is_new && symmetry != Symmetry::Identity {
                self.emit(Event::Image { symmetry });
            }
        }
    }

    fn emit(&mut self, event: Event) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Writes the log line of the node just examined, if a log is kept.
    #[inline(always)]
    fn record_node(&mut self, depth: usize) {
        if let (Some(log), Some(steps), Some(current)) =
            (&mut self.log, &self.workspace.steps, &self.current)
        {
            match depth.checked_sub(1) {
                None => log.frame(self.setup.size, current.frame.margins, steps),
                Some(above) => log.node(depth, self.levels[above].queen, steps),
            }
        }
    }

    /// Records the frame whose root was just examined.
    fn record_frame(&mut self, closed: Option<Rule>) {
        if let Some(current) = &self.current {
            let margins = current.frame.margins;
            self.frame_records.push(FrameRecord {
                k: self.setup.k,
                margins,
                closed,
                nodes: 1,
                step: 0,
            });
            self.emit(Event::Frame { margins, closed });
        }
    }

    /// Records that a queen was tried at the node of depth `above`. `is_placed` means that no rule refuted this queen.
    #[inline(always)]
    fn record_try(&mut self, above: usize, is_placed: bool) {
        let level = &mut self.levels[above];
        level.has_placed |= is_placed;
        let square = square(level.queen);
        self.record_test(square, above, is_placed);
    }

    #[inline(always)]
    fn record_test(&mut self, square: Square, above: usize, is_placed: bool) {
        if let Some(account) = self.frame_records.last_mut() {
            account.nodes += 1;
        }
        self.counters.tests += 1;
        if is_placed {
            self.counters.placements += 1;
            self.counters.depth = self.counters.depth.max(above as u64 + 1);
            self.emit(Event::Place { square });
        } else {
            self.emit(Event::Pruned { square });
        }
    }
}

/// The frames of sets of k queens, one for each class under a group, in ascending order. The queens on the lines of two
/// opposite margins are distinct, so these margins have at most k lines.
pub(super) fn canonical(size: BoardSize, k: u8, group: &[Symmetry]) -> Vec<CanonicalFrame> {
    let most = k.min(size.files() - 1);
    let pairs = || (0..=most).flat_map(|low| (0..=most - low).map(move |high| (low, high)));
    let all = pairs().flat_map(|(left, right)| {
        pairs().map(move |(top, bottom)| Margins {
            left,
            right,
            top,
            bottom,
        })
    });
    let canonical = |margins: Margins| {
        let image = |&symmetry: &Symmetry| margins.image(size, symmetry);
        let is_least = group.iter().all(|symmetry| margins <= image(symmetry));
        is_least.then(|| {
            let stabiliser = group.iter().copied();
            let stabiliser = stabiliser.filter(|symmetry| image(symmetry) == margins);
            let stabiliser: Vec<Symmetry> = stabiliser.collect();
            CanonicalFrame {
                margins,
                // By the orbit-stabiliser theorem.
                images: (group.len() / stabiliser.len()) as u64,
                stabiliser,
            }
        })
    };
    all.filter_map(canonical).collect()
}

/// The distinct images of a square, in ascending order.
pub(super) fn images(size: BoardSize, group: &[Symmetry], at: At) -> Vec<At> {
    let square = square(at);
    let image = |symmetry: &Symmetry| symmetry.apply(size, square);
    let mut images: Vec<Square> = group.iter().map(image).collect();
    images.sort_unstable();
    images.dedup();
    images.into_iter().map(systems::at).collect()
}

/// The image of a set, sorted by file, then by rank.
pub(super) fn image(size: BoardSize, symmetry: Symmetry, set: &[Square]) -> Vec<Square> {
    let image = |&square: &Square| symmetry.apply(size, square);
    let mut image: Vec<Square> = set.iter().map(image).collect();
    image.sort_unstable();
    image
}

/// The arguments of [`FrameSearch::work`]: the search, and the budget in nodes.
struct FrameWork<'s>(&'s mut FrameSearch, u64);

impl VectorWork for FrameWork<'_> {
    type Output = Poll<()>;

    #[inline(always)]
    fn run(self) -> Poll<()> {
        let FrameWork(frames, budget) = self;
        let end = frames.nodes.saturating_add(budget);
        while frames.nodes < end {
            if frames.setup.is_first && frames.classes > 0 {
                return Poll::Ready(());
            }
            match frames.current {
                Some(_) => frames.advance(),
                None => {
                    if frames.start_frame().is_none() {
                        return Poll::Ready(());
                    }
                }
            }
        }
        Poll::Pending
    }
}

impl Work for FrameSearch {
    type Output = ();

    /// Examines nodes until `budget` nodes are counted or the search is over.
    fn work(&mut self, budget: u64) -> Poll<()> {
        with_widest_vectors(FrameWork(self, budget))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_classes_below_the_current_first_queen_are_kept() {
        let mut search = FrameSearch::new(FrameSetup {
            size: BoardSize::new(8).unwrap(),
            variant: Variant::Dominating,
            k: 5,
            given: Vec::new(),
            kinds: Kinds::ALL,
            is_first: false,
        })
        .unwrap();
        let (mut found, mut most) = (BTreeSet::new(), 0);
        while search.work(1).is_pending() {
            found.extend(search.take_found());
            most = most.max(search.seen.len());
        }
        assert_eq!((found.len(), search.classes()), (638, 638));
        assert!(most < 100, "{most}");
    }
}
