//! The search for all sets of k queens, frame by frame, depth first, in slices.

use std::task::Poll;

use super::margins::{CanonicalFrame, Margins, canonical};
use super::node::{Desk, Outcome, Rule};
use super::parities::{Kinds, divisions};
use super::rows::Rows;
use super::state::State;
use super::systems::{At, Systems};
use crate::vectors::{VectorWork, with_widest_vectors};
use crate::{BoardSize, Square, Symmetry, Variant, Work};

/// The unit of weights: each number of a set's queens in an orbit divides it.
const UNIT: u64 = 840;

/// What is searched.
#[derive(Clone, Debug)]
pub struct Question {
    /// The board.
    pub size: BoardSize,
    /// Which sets count.
    pub variant: Variant,
    /// The number of queens, less than n.
    pub k: u8,
    /// Queens that belong to every set; fewer than k.
    pub given: Vec<Square>,
    /// The parities of file and rank of the squares on which queens may stand, besides given ones.
    pub kinds: Kinds,
    /// Whether one set suffices.
    pub is_first: bool,
}

/// How a frame ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameEnd {
    /// At its root.
    Closed(Rule),
    /// After a search of so many nodes.
    Searched(u64),
}

/// A frame that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its margins.
    pub margins: Margins,
    /// The images that it stands for, itself among them.
    pub images: u64,
    /// How it ended.
    pub end: FrameEnd,
}

/// The search of all frames.
pub struct FrameSearch {
    question: Question,
    frames: Vec<CanonicalFrame>,
    /// The index of the next frame.
    next: usize,
    desk: Desk,
    /// The frame in hand.
    current: Option<OpenFrame>,
    /// The states of the current path, and room below it.
    levels: Vec<PathNode>,
    nodes: u64,
    /// The number of sets in all frames and their images, in units.
    weight: u64,
    /// The sets found, one or more of each class.
    found: Vec<Vec<Square>>,
    finished: Vec<Finished>,
}

/// The frame that is searched.
struct OpenFrame {
    frame: CanonicalFrame,
    systems: Systems,
    /// The nodes before it.
    nodes: u64,
    /// The index of the deepest level in use.
    depth: usize,
    /// The images of the first queen under the symmetries of the frame.
    orbit: Vec<At>,
}

/// A node on the current path.
struct PathNode {
    state: State,
    /// The squares of the next queen.
    next: Vec<At>,
    /// The index of the one to be tried.
    tried: usize,
    /// The queen on that square, once tried.
    queen: At,
}

impl FrameSearch {
    /// The search before its first node.
    pub fn new(question: Question) -> FrameSearch {
        let n = usize::from(question.size.get());
        let mut group = Symmetry::stabiliser(question.size, &question.given);
        group.retain(|&symmetry| question.kinds.are_kept(question.size, symmetry));
        let mut frames = canonical(question.size, question.k, &group);
        // No queen stands on a line of its frame.
        let is_beside = |queen: &Square, frame: &CanonicalFrame| {
            let (low, high) = frame.margins.corners(question.size);
            let (files, ranks) = ([low.file, high.file], [low.rank, high.rank]);
            !files.contains(&queen.file) && !ranks.contains(&queen.rank)
        };
        frames.retain(|frame| question.given.iter().all(|queen| is_beside(queen, frame)));
        FrameSearch {
            frames,
            next: 0,
            desk: Desk::new(n, question.variant),
            current: None,
            levels: Vec::new(),
            nodes: 0,
            weight: 0,
            found: Vec::new(),
            finished: Vec::new(),
            question,
        }
    }

    /// The nodes examined so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The number of frames up to symmetry.
    pub fn frames(&self) -> usize {
        self.frames.len()
    }

    /// The frames that are over, in the order of the search.
    pub fn finished(&self) -> &[Finished] {
        &self.finished
    }

    /// The number of sets on the whole board by the weights of those found; exact once the search is over.
    pub fn weighed(&self) -> u64 {
        self.weight / UNIT
    }

    /// The sets found so far, at least one of each class, each without the given queens.
    pub fn found(&self) -> &[Vec<Square>] {
        &self.found
    }

    /// Begins the next frame and examines its root. None where no frame is left.
    #[inline(always)]
    fn begin(&mut self) -> Option<()> {
        let frame = self.frames.get(self.next)?.clone();
        self.next += 1;
        let (question, n) = (&self.question, self.desk.n);
        let systems = Systems::new(question.size, frame.margins);
        self.nodes += 1;
        let mut state = State::new(n, &systems, question.kinds, question.k);
        for queen in &question.given {
            let at = (queen.file.index(), queen.rank.index());
            state.place(n, &systems, question.variant, at);
        }
        self.desk.measure(&mut state);
        state.divisions = divisions(state.missing);
        let missing = usize::from(state.missing);
        self.levels.clear();
        self.levels.extend((0..missing).map(|_| PathNode {
            state: state.clone(),
            next: Vec::new(),
            tried: 0,
            queen: (0, 0),
        }));
        self.current = Some(OpenFrame {
            frame,
            systems,
            nodes: self.nodes - 1,
            depth: 0,
            orbit: Vec::new(),
        });
        self.node();
        Some(())
    }

    /// Examines the deepest node, and takes it back where it does not branch.
    #[inline(always)]
    fn node(&mut self) {
        let Some(current) = &mut self.current else {
            return;
        };
        let level = &mut self.levels[current.depth];
        level.tried = 0;
        let outcome = match level.state.divisions.is_empty() {
            true => Outcome::Closed(Rule::Gains),
            false => (self.desk).examine(&current.systems, &mut level.state, &mut level.next),
        };
        match outcome {
            Outcome::Branch => return,
            Outcome::Complete => self.complete(),
            Outcome::Closed(rule) if current.depth == 0 => {
                return self.leave(FrameEnd::Closed(rule));
            }
            Outcome::Closed(_) => {}
        }
        self.retreat();
    }

    fn retreat(&mut self) {
        let Some(current) = &mut self.current else {
            return;
        };
        match current.depth {
            0 => {
                let nodes = self.nodes - current.nodes;
                self.leave(FrameEnd::Searched(nodes));
            }
            _ => current.depth -= 1,
        }
    }

    fn leave(&mut self, end: FrameEnd) {
        if let Some(current) = self.current.take() {
            self.finished.push(Finished {
                margins: current.frame.margins,
                images: current.frame.images,
                end,
            });
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
            return self.retreat();
        };
        level.tried += 1;
        if !level.state.allowed.contains(queen) {
            // An image of an earlier one at the root.
            return;
        }
        level.queen = queen;
        level.state.allowed.remove(queen);
        let child = &mut below[0].state;
        child.copy(&level.state, &level.state.allowed);
        if depth == 0 {
            current.orbit = images(self.question.size, &current.frame.stabiliser, queen);
            for &image in &current.orbit {
                level.state.allowed.remove(image);
            }
        }
        child.place(self.desk.n, &current.systems, self.question.variant, queen);
        current.depth += 1;
        self.nodes += 1;
        self.node();
    }

    /// Notes the sets that the deepest node completes.
    #[cold]
    fn complete(&mut self) {
        let Some(current) = &self.current else {
            return;
        };
        let (n, depth) = (self.desk.n, current.depth);
        let allowed: &Rows = &self.levels[depth].state.allowed;
        let path = self.levels[..depth].iter().map(|level| level.queen);
        let path: Vec<At> = path.collect();
        for rank in 0..n {
            for file in (0..n).filter(|&file| allowed.contains((file, rank))) {
                let set = path.iter().copied().chain([(file, rank)]);
                let in_orbit = set.clone().filter(|at| current.orbit.contains(at)).count() as u64;
                let share = match depth {
                    0 => UNIT,
                    _ => UNIT * current.orbit.len() as u64 / in_orbit.max(1),
                };
                self.weight += current.frame.images * share;
                let squares = set.map(|(file, rank)| Square::at(file as u8, rank as u8));
                self.found.push(squares.collect());
            }
        }
    }
}

/// The images of a square.
fn images(size: BoardSize, group: &[Symmetry], (file, rank): At) -> Vec<At> {
    let square = Square::at(file as u8, rank as u8);
    let image = |symmetry: &Symmetry| symmetry.apply(size, square);
    let mut images: Vec<At> = (group.iter().map(image))
        .map(|image| (image.file.index(), image.rank.index()))
        .collect();
    images.sort_unstable();
    images.dedup();
    images
}

/// A slice of the search on vectors.
struct Slice<'s>(&'s mut FrameSearch, u64);

impl VectorWork for Slice<'_> {
    type Output = Poll<()>;

    #[inline(always)]
    fn run(self) -> Poll<()> {
        let Slice(frames, budget) = self;
        let end = frames.nodes.saturating_add(budget);
        while frames.nodes < end {
            if frames.question.is_first && !frames.found.is_empty() {
                return Poll::Ready(());
            }
            match frames.current {
                Some(_) => frames.advance(),
                None => {
                    if frames.begin().is_none() {
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

    /// The budget is in nodes.
    fn work(&mut self, budget: u64) -> Poll<()> {
        with_widest_vectors(Slice(self, budget))
    }
}
