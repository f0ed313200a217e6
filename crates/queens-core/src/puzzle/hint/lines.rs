//! Queens: the domain of a line without a queen contains the squares on which a queen can still be placed.

use super::domains::{Constraint, ForcedMove, PieceDomains, Propagation};
use crate::board::attacks::crossed;
use crate::board::{Axis, BoardSize, Line, Square};

/// The largest number of files, as a `usize`.
const SIDE: usize = BoardSize::MAX as usize;

/// The domains of a board as bits: the ranks of each file, and the files of each rank.
#[derive(Clone)]
pub(crate) struct LineDomains {
    size: BoardSize,
    files: [u32; SIDE],
    ranks: [u32; SIDE],
    /// The lines without a queen, as bits.
    open_files: u32,
    open_ranks: u32,
}

impl LineDomains {
    /// The domains that these queens leave. The queens must not attack each other.
    pub(crate) fn new(size: BoardSize, queens: &[Square]) -> LineDomains {
        let mut domains = LineDomains {
            size,
            files: [size.ranks(); SIDE],
            ranks: [size.ranks(); SIDE],
            open_files: size.ranks(),
            open_ranks: size.ranks(),
        };
        queens.iter().for_each(|&queen| domains.place(queen));
        domains
    }

    /// The squares of a line's domain, in order.
    fn of_line(&self, line: Line) -> Vec<Square> {
        let places = self.places(line);
        let all = (0..self.size.get()).filter(|place| places >> place & 1 == 1);
        all.map(|place| line.axis().at(line.index(), place))
            .collect()
    }

    /// The line with the fewest squares, among the lines without a queen. Ties go to the first one, files before ranks.
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
        let of = |axis: Axis| (0..self.size.get()).filter_map(move |index| axis.line(index));
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
        for other in 0..self.size.get() {
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

    fn of(&self, constraint: Constraint) -> Option<Vec<Square>> {
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
    fn settle(&mut self, mut forced: impl FnMut(ForcedMove)) -> Propagation {
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
