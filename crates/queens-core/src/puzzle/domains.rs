//! The constraints of a position, and their domains. The domain of a constraint contains the squares on which a piece
//! can satisfy it. There is a constraint for each line without a queen, for each open square in domination, and for the
//! knight's next move. Forced moves and contradictions follow from the domains by the same rules for every problem.

use std::cell::OnceCell;
use std::cmp::Reverse;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::attacks::crossed;
use crate::board::square_set::with_width;
use crate::board::{Axis, BoardSize, Line, Square, SquareSet};
use crate::feasibility::Infeasible;
use crate::feasibility::domination::infeasible;
use crate::feasibility::knight::Unvisited;
use crate::feasibility::tabu::TabuSearch;
use crate::problem::{Cover, Problem, Remainder, Setup, Variant};
use crate::random::Random;

/// The largest number of files, as a `usize`.
const SIDE: usize = BoardSize::MAX as usize;

/// A constraint that the next pieces have to satisfy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Constraint {
    /// This line needs a queen.
    Line(Line),
    /// A queen has to cover this square.
    Cover(Square),
    /// The knight has to move on from this square.
    Onward(Square),
}

/// A forced move: its square is the only square in the domain of its constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct ForcedMove {
    /// The constraint with only one square left.
    pub constraint: Constraint,
    /// The only square left.
    pub square: Square,
}

/// An impossible square. A piece on it forces the moves in `forced`, and then the position cannot be finished.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct RefutedSquare {
    /// The impossible square.
    pub square: Square,
    /// The forced moves, in order. No move can be left out.
    pub forced: Vec<ForcedMove>,
    /// The reason why the position cannot be finished after these moves.
    pub end: Conflict,
}

/// The reason why a position cannot be finished after forced moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Conflict {
    /// This constraint has no square left.
    NoCandidate(Constraint),
    /// The position is infeasible for this reason.
    Reason(Infeasible),
}

/// The result of making forced moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Propagation {
    /// All constraints are satisfied.
    Solved,
    /// Each domain has at least two squares.
    Fixpoint,
    /// This constraint has no square left.
    Conflict(Constraint),
}

/// The domains of a position: the squares that direct checks do not exclude.
pub(super) trait PieceDomains: Clone {
    /// Places a piece.
    fn place(&mut self, square: Square);

    /// Removes an impossible square from the domains.
    fn exclude(&mut self, square: Square);

    /// The constraint with the fewest squares; ties go to the first constraint. `None` if all constraints are
    /// satisfied.
    fn fewest(&self) -> Option<Constraint>;

    /// The squares of a constraint, in order; `None` if the constraint is satisfied.
    fn candidates(&self, constraint: Constraint) -> Option<Vec<Square>>;

    /// The squares of all domains, in order.
    fn squares(&self) -> Vec<Square>;

    /// The squares that a person would try for a constraint.
    fn trials(&self, constraint: Constraint) -> Vec<Square> {
        self.candidates(constraint).unwrap_or_default()
    }

    /// A reason why the position cannot be finished, found by a direct check. `None` if the check finds no reason.
    fn direct_conflict(&self) -> Option<Infeasible> {
        None
    }

    /// Makes the forced moves and passes each move to `forced`.
    fn propagate(&mut self, mut forced: impl FnMut(ForcedMove)) -> Propagation {
        while let Some(constraint) = self.fewest() {
            match self.candidates(constraint).as_deref() {
                Some([]) => return Propagation::Conflict(constraint),
                Some(&[square]) => {
                    forced(ForcedMove { constraint, square });
                    self.place(square);
                }
                _ => return Propagation::Fixpoint,
            }
        }
        Propagation::Solved
    }

    /// Whether forced moves after a piece on this square lead to a constraint without squares.
    fn refutes(&self, square: Square) -> bool {
        let mut trial = self.clone();
        trial.place(square);
        matches!(trial.propagate(|_| ()), Propagation::Conflict(_))
    }

    /// The contradiction that forced moves after a piece on this square lead to, without unnecessary moves. `None` if
    /// there is no contradiction.
    fn contradiction(&self, square: Square) -> Option<RefutedSquare> {
        let mut trial = self.clone();
        trial.place(square);
        let mut forced = Vec::new();
        if let Some(why) = trial.direct_conflict() {
            let end = Conflict::Reason(why);
            return Some(RefutedSquare {
                square,
                forced,
                end,
            });
        }
        let Propagation::Conflict(blocked) =
            trial.propagate(|forced_move| forced.push(forced_move))
        else {
            return None;
        };
        for at in (0..forced.len()).rev() {
            let mut fewer = forced.clone();
            fewer.remove(at);
            if self.shows(square, &fewer, blocked) {
                forced = fewer;
            }
        }
        let end = Conflict::NoCandidate(blocked);
        Some(RefutedSquare {
            square,
            forced,
            end,
        })
    }

    /// Whether a piece on this square forces these moves, one after another, and then leaves `blocked` without squares.
    fn shows(&self, square: Square, moves: &[ForcedMove], blocked: Constraint) -> bool {
        let mut trial = self.clone();
        trial.place(square);
        let are_forced = moves.iter().all(|forced| {
            let is_forced =
                trial.candidates(forced.constraint).as_deref() == Some(&[forced.square]);
            trial.place(forced.square);
            is_forced
        });
        are_forced
            && trial
                .candidates(blocked)
                .is_some_and(|squares| squares.is_empty())
    }

    /// The number of completions, or `most` if there are more.
    fn completions(mut self, most: u64) -> u64 {
        let Some(constraint) = self.fewest() else {
            return 1;
        };
        let mut found = 0;
        for square in self.candidates(constraint).unwrap_or_default() {
            let mut next = self.clone();
            next.place(square);
            found += next.completions(most - found);
            if found == most {
                break;
            }
            // The completions that are still to be found do not contain this square.
            self.exclude(square);
        }
        found
    }

    /// Places pieces until all constraints are satisfied, each on a random square of the domain with the fewest
    /// squares. Appends these squares to `pieces`. Returns `false` if there is no completion.
    fn draw(&self, random: &mut Random, pieces: &mut Vec<Square>) -> bool {
        let Some(constraint) = self.fewest() else {
            return true;
        };
        let mut squares = self.candidates(constraint).unwrap_or_default();
        random.shuffle(&mut squares);
        squares.into_iter().any(|square| {
            let mut next = self.clone();
            next.place(square);
            pieces.push(square);
            let is_drawn = next.draw(random, pieces);
            if !is_drawn {
                pieces.pop();
            }
            is_drawn
        })
    }
}

/// A query on the domains of any problem.
pub(super) trait DomainQuery {
    /// The result of the query.
    type Answer: Default;

    /// Runs the query on these domains.
    fn answer<D: PieceDomains>(self, domains: D) -> Self::Answer;
}

/// Runs a query on the domains of the position with pieces on these squares. A knight without a start has no domains,
/// and the result is the default.
pub(super) fn with_domains<Q: DomainQuery>(
    setup: &Setup,
    squares: &[Square],
    question: Q,
) -> Q::Answer {
    let &Setup {
        problem,
        size,
        variant,
        k,
        ref blocked,
        ..
    } = setup;
    let covered = variant.unwrap_or(Variant::Dominating);
    let most = k.map_or(size.area(), usize::from);
    let missing = most.saturating_sub(squares.len()) as u32;
    match problem {
        Problem::Queens => question.answer(LineDomains::new(size, squares, blocked)),
        Problem::Knight => {
            let closes = variant == Some(Variant::Closed);
            let domains = PathDomains::new(size, blocked, squares, closes);
            domains
                .map(|domains| question.answer(domains))
                .unwrap_or_default()
        }
        Problem::Domination => with_width!(size, W => {
            let cover = Cover::new(size, covered);
            question.answer(CoverDomains::<W>::new(cover, squares, missing))
        }),
    }
}

/// Queens: the domain of a line without a queen contains the squares on which a queen can still be placed. The domains
/// are bits: the ranks of each file, and the files of each rank.
#[derive(Clone)]
struct LineDomains {
    size: BoardSize,
    files: [u32; SIDE],
    ranks: [u32; SIDE],
    /// The lines without a queen, as bits.
    open_files: u32,
    open_ranks: u32,
}

impl LineDomains {
    /// The domains after these queens are placed on a board with these blocked squares. The queens must not attack each
    /// other.
    fn new(size: BoardSize, queens: &[Square], blocked: &[Square]) -> LineDomains {
        let mut domains = LineDomains {
            size,
            files: [size.rank_mask(); SIDE],
            ranks: [size.rank_mask(); SIDE],
            open_files: size.rank_mask(),
            open_ranks: size.rank_mask(),
        };
        blocked.iter().for_each(|&square| domains.exclude(square));
        queens.iter().for_each(|&queen| domains.place(queen));
        domains
    }

    /// The squares of a line's domain, in order.
    fn of_line(&self, line: Line) -> Vec<Square> {
        let places = self.places(line);
        let all = (0..self.size.files()).filter(|place| places >> place & 1 == 1);
        all.map(|place| line.axis().at(line.index(), place))
            .collect()
    }

    /// The line with the fewest squares, among the lines without a queen. Ties go to the first line, files before
    /// ranks.
    fn fewest_line(&self) -> Option<Line> {
        self.lines().min_by_key(|&line| self.count(line))
    }

    fn is_open(&self, line: Line) -> bool {
        let open = match line.axis() {
            Axis::Files => self.open_files,
            Axis::Ranks => self.open_ranks,
        };
        open >> line.index() & 1 == 1
    }

    fn lines(&self) -> impl Iterator<Item = Line> {
        let of = |axis: Axis| (0..self.size.files()).filter_map(move |index| axis.line(index));
        let all = of(Axis::Files).chain(of(Axis::Ranks));
        all.filter(|&line| self.is_open(line))
    }

    fn places(&self, line: Line) -> u32 {
        let places = match line.axis() {
            Axis::Files => &self.files,
            Axis::Ranks => &self.ranks,
        };
        places[usize::from(line.index())]
    }

    fn count(&self, line: Line) -> u32 {
        self.places(line).count_ones()
    }
}

impl PieceDomains for LineDomains {
    fn place(&mut self, queen: Square) {
        let (file, rank) = (queen.file.get(), queen.rank.get());
        self.open_files &= !(1 << file);
        self.open_ranks &= !(1 << rank);
        for other in 0..self.size.files() {
            self.files[usize::from(other)] &= !crossed(file.abs_diff(other), 1 << rank);
            self.ranks[usize::from(other)] &= !crossed(rank.abs_diff(other), 1 << file);
        }
    }

    fn exclude(&mut self, square: Square) {
        self.files[square.file.index()] &= !(1 << square.rank.get());
        self.ranks[square.rank.index()] &= !(1 << square.file.get());
    }

    fn fewest(&self) -> Option<Constraint> {
        self.fewest_line().map(Constraint::Line)
    }

    fn candidates(&self, constraint: Constraint) -> Option<Vec<Square>> {
        match constraint {
            Constraint::Line(line) if self.is_open(line) => Some(self.of_line(line)),
            _ => None,
        }
    }

    /// The squares by file, then by rank.
    fn squares(&self) -> Vec<Square> {
        let lines = self.lines().filter(|line| line.axis() == Axis::Files);
        lines.flat_map(|line| self.of_line(line)).collect()
    }

    /// Makes the same moves as the default implementation, without lists of squares.
    fn propagate(&mut self, mut forced: impl FnMut(ForcedMove)) -> Propagation {
        while let Some(line) = self.fewest_line() {
            let constraint = Constraint::Line(line);
            match self.count(line) {
                0 => return Propagation::Conflict(constraint),
                1 => {
                    let place = self.places(line).trailing_zeros() as u8;
                    let square = line.axis().at(line.index(), place);
                    forced(ForcedMove { constraint, square });
                    self.place(square);
                }
                _ => return Propagation::Fixpoint,
            }
        }
        Propagation::Solved
    }
}

/// Knight: the only domain is the domain of the next move. It contains the unvisited squares after which direct checks
/// do not exclude a tour.
#[derive(Clone)]
struct PathDomains {
    size: BoardSize,
    closes: bool,
    left: SquareSet,
    first: Square,
    last: Square,
    /// Next squares that are known to be impossible.
    excluded: Vec<Square>,
}

impl PathDomains {
    /// The domain of this path on a board with blocked squares; `None` if the path is empty.
    fn new(
        size: BoardSize,
        blocked: &[Square],
        path: &[Square],
        closes: bool,
    ) -> Option<PathDomains> {
        let (&first, &last) = path.first().zip(path.last())?;
        Some(PathDomains {
            size,
            closes,
            left: Unvisited::new(size, blocked, path).squares,
            first,
            last,
            excluded: Vec::new(),
        })
    }

    fn unvisited(&self) -> Unvisited {
        Unvisited {
            size: self.size,
            squares: self.left,
        }
    }

    fn is_feasible_after(&self, square: Square) -> bool {
        let mut trial = self.clone();
        trial.place(square);
        trial.direct_conflict().is_none()
    }
}

impl PieceDomains for PathDomains {
    fn place(&mut self, square: Square) {
        self.left.remove(square);
        self.last = square;
        self.excluded.clear();
    }

    fn exclude(&mut self, square: Square) {
        self.excluded.push(square);
    }

    fn fewest(&self) -> Option<Constraint> {
        (!self.left.is_empty()).then_some(Constraint::Onward(self.last))
    }

    fn candidates(&self, constraint: Constraint) -> Option<Vec<Square>> {
        (self.fewest()? == constraint).then(|| self.squares())
    }

    fn squares(&self) -> Vec<Square> {
        let all = self.trials(Constraint::Onward(self.last)).into_iter();
        let all = all.filter(|square| !self.excluded.contains(square));
        all.filter(|&square| self.is_feasible_after(square))
            .collect()
    }

    /// All moves to unvisited squares.
    fn trials(&self, _: Constraint) -> Vec<Square> {
        self.unvisited().neighbours(self.last).collect()
    }

    fn direct_conflict(&self) -> Option<Infeasible> {
        self.unvisited()
            .infeasible(self.first, self.last, self.closes)
    }
}

/// Domination: the domain of an open square contains the squares from which a queen covers it. Direct checks exclude a
/// square if the remaining queens could not cover all squares that a queen on it leaves open.
#[derive(Clone)]
struct CoverDomains<const W: usize> {
    cover: Cover<W>,
    left: Remainder<W>,
    /// The number of queens that can still be placed.
    missing: u32,
    /// The squares of all domains, computed on first use.
    sufficient: OnceCell<SquareSet<W>>,
}

impl<const W: usize> CoverDomains<W> {
    /// The domains after these queens are placed, if at most `missing` further queens can follow.
    fn new(cover: Cover<W>, queens: &[Square], missing: u32) -> CoverDomains<W> {
        CoverDomains {
            left: cover.remainder(queens),
            cover,
            missing,
            sufficient: OnceCell::new(),
        }
    }

    /// The squares of all domains.
    fn sufficient(&self) -> &SquareSet<W> {
        self.sufficient.get_or_init(|| {
            let Some(others) = self.missing.checked_sub(1) else {
                return SquareSet::EMPTY;
            };
            if others > 0 && self.has_uncoverable_square(&self.left) {
                return SquareSet::EMPTY;
            }
            let open = self.left.open.count();
            let mut gains = self.gains();
            gains.sort_unstable_by_key(|&(gain, _)| Reverse(gain));
            // Placing a queen never increases the gain of a square, so this sum bounds the gains of the other queens.
            let most: u32 = gains
                .iter()
                .take(others as usize)
                .map(|&(gain, _)| gain)
                .sum();
            let sufficient = gains.iter().filter(|&&(gain, square)| {
                gain + most >= open && self.suffices(square, others as usize, &gains)
            });
            sufficient.map(|&(_, square)| square).collect()
        })
    }

    /// The number of open squares that each candidate covers, and the candidate.
    fn gains(&self) -> Vec<(u32, Square)> {
        let Remainder { open, candidates } = &self.left;
        let gain = |square| (self.cover.covered_by(square).intersection_len(open), square);
        candidates.squares().map(gain).collect()
    }

    /// Whether `others` further queens can possibly cover the squares that a queen on this square leaves open. The test
    /// gives the same answer as [`infeasible`], but it tries the squares with the largest gains first, because a few
    /// squares usually decide.
    fn suffices(&self, square: Square, others: usize, gains: &[(u32, Square)]) -> bool {
        let left = self.cover.place(&self.left, square);
        let open = left.open.count();
        // Only in an independent set does a queen exclude candidates other than its own square.
        let takes_others = left.candidates.count() + 1 < self.left.candidates.count();
        if others > 0 && takes_others && self.has_uncoverable_square(&left) {
            return false;
        }
        // The greatest gains, in descending order, and their sum.
        let (mut greatest, mut sum) = (Vec::with_capacity(others + 1), 0);
        for &(gain, other) in gains {
            let is_full = greatest.len() == others;
            if sum >= open || is_full && greatest.last().is_none_or(|&least| gain <= least) {
                break;
            }
            if !left.candidates.contains(other) {
                continue;
            }
            let gain = self.cover.covered_by(other).intersection_len(&left.open);
            let at = greatest.partition_point(|&greater| greater >= gain);
            greatest.insert(at, gain);
            sum += gain;
            if is_full {
                sum -= greatest.pop().unwrap_or(0);
            }
        }
        sum >= open
    }

    /// Whether some open square is not covered by any candidate.
    fn has_uncoverable_square(&self, left: &Remainder<W>) -> bool {
        let mut open = left.open.squares();
        open.any(|square| (self.cover.covered_by(square) & &left.candidates).is_empty())
    }
}

impl<const W: usize> PieceDomains for CoverDomains<W> {
    fn place(&mut self, square: Square) {
        self.left = self.cover.place(&self.left, square);
        self.missing = self.missing.saturating_sub(1);
        self.sufficient = OnceCell::new();
    }

    fn exclude(&mut self, square: Square) {
        self.left.candidates.remove(square);
        self.sufficient = OnceCell::new();
    }

    fn fewest(&self) -> Option<Constraint> {
        if self.left.open.is_empty() {
            return None;
        }
        let sufficient = self.sufficient();
        let covering =
            |square: &Square| self.cover.covered_by(*square).intersection_len(sufficient);
        self.left
            .open
            .squares()
            .min_by_key(covering)
            .map(Constraint::Cover)
    }

    fn candidates(&self, constraint: Constraint) -> Option<Vec<Square>> {
        let Constraint::Cover(square) = constraint else {
            return None;
        };
        let is_open = self.left.open.contains(square);
        let covering = || self.cover.covered_by(square) & self.sufficient();
        is_open.then(|| covering().squares().collect())
    }

    fn squares(&self) -> Vec<Square> {
        self.sufficient().squares().collect()
    }

    /// Uses tabu search, because random placement hardly ever finds a smallest set.
    fn draw(&self, random: &mut Random, pieces: &mut Vec<Square>) -> bool {
        let draws = Random::new(random.seed());
        let (all, missing) = (self.left.candidates, self.missing);
        let mut tabu = TabuSearch::new(&[], all, missing, Variant::Dominating, draws);
        loop {
            if let Some(set) = tabu.advance(&self.cover) {
                *pieces = set;
                return true;
            }
        }
    }

    fn direct_conflict(&self) -> Option<Infeasible> {
        infeasible(&self.cover, &self.left, self.missing)
    }
}
