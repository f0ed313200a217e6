//! The systems of weights of a frame. A system gives weight to squares of the ring, the boundary of the frame, and to
//! lines in its margins. No queen is on a line of the frame, so a queen covers a square of the ring along exactly one
//! line. The gain of a queen is therefore the sum over its four lines.

use super::rows::LANES;
use crate::board::{BoardSize, Square};
use crate::search::{Margins, Side};

/// The greatest number of systems of a frame: the ring and four sides, each for two colours.
pub(super) const SYSTEMS: usize = 10;

/// The length of an array with a number for each system.
pub(super) const ROOM: usize = 16;

/// The number of colours. Each side has one system for each colour, and the ring's systems come first.
pub(super) const COLOURS: usize = 2;

/// A file and a rank, from 0.
pub(super) type At = (usize, usize);

/// The square of a file and a rank.
pub(super) fn square((file, rank): At) -> Square {
    Square::at(file as u8, rank as u8)
}

/// The file and the rank of a square.
pub(super) fn at(square: Square) -> At {
    (square.file.index(), square.rank.index())
}

#[derive(Clone, Debug)]
pub(super) struct RingSquare {
    pub at: At,
    /// The systems in which the square has weight 1.
    pub systems: Vec<usize>,
}

/// The systems of a frame on a board with n files.
#[derive(Clone)]
pub(super) struct Systems {
    /// The number of systems.
    pub count: usize,
    /// The sides, each of which has a system for each colour.
    pub sides: Vec<Side>,
    pub ring: Vec<RingSquare>,
    pub ranks: AxisSystems,
    pub files: AxisSystems,
    /// For each diagonal, numbered as in [`Lines`](super::rows::Lines), the indices in `ring` of its squares.
    pub on_diagonal: Vec<Vec<u16>>,
    /// For each antidiagonal, the indices in `ring` of its squares.
    pub on_antidiagonal: Vec<Vec<u16>>,
}

/// The data of the systems about all ranks, or about all files.
#[derive(Clone)]
pub(super) struct AxisSystems {
    /// For each line, the indices in [`Systems::ring`] of the ring's squares on the line.
    pub ring: Vec<Vec<u16>>,
    /// For each line in the margins, its weight in each system; 0 for other lines.
    pub weights: Vec<[u8; ROOM]>,
    /// The lines in the margins, as bits.
    pub in_margins: u32,
    /// The lines of the frame, as bits.
    pub empty: u32,
}

/// The first and the last line of the frame in one direction.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Span(usize, usize);

/// A side: the squares and lines of two systems, one for each colour of the squares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum System {
    /// All squares of the ring and the lines of all margins.
    Ring,
    /// The squares on both files of the frame and on these ranks, and the ranks in the margins.
    Files { ranks: Span },
    /// The squares on both ranks of the frame and on these files, and the files in the margins.
    Ranks { files: Span },
}

impl Span {
    fn ends(self) -> [usize; 2] {
        [self.0, self.1]
    }

    fn contains(self, line: usize) -> bool {
        (self.0..=self.1).contains(&line)
    }

    /// The distance between the ends.
    fn length(self) -> usize {
        self.1 - self.0
    }

    /// The first and the last `lines` lines of the span. One span if both are equal, and no span if `lines` is 0.
    fn ends_of(self, lines: usize) -> impl Iterator<Item = Span> {
        let first = (lines > 0).then(|| Span(self.0, self.0 + lines - 1));
        let last = (lines > 0).then(|| Span(self.1 + 1 - lines, self.1));
        first.into_iter().chain(last.filter(|_| first != last))
    }

    fn bits(self) -> u32 {
        1 << self.0 | 1 << self.1
    }
}

impl System {
    /// The ring and the other sides of a frame. The other sides are so short that no diagonal meets two of their
    /// squares.
    fn for_spans(files: Span, ranks: Span) -> Vec<System> {
        let (wide, high) = (files.length(), ranks.length());
        let on_files = ranks
            .ends_of(wide.min(high + 1))
            .map(|ranks| System::Files { ranks });
        let on_ranks = files
            .ends_of(high.min(wide + 1))
            .map(|files| System::Ranks { files });
        let mut systems = vec![System::Ring];
        systems.extend(on_files.chain(on_ranks));
        systems
    }

    fn side(self) -> Side {
        let corners =
            |Span(first, last): Span| [first, last].map(|line| Square::at(line as u8, line as u8));
        match self {
            System::Ring => Side::Ring,
            System::Files { ranks } => Side::Files {
                ranks: corners(ranks).map(|corner| corner.rank),
            },
            System::Ranks { files } => Side::Ranks {
                files: corners(files).map(|corner| corner.file),
            },
        }
    }

    /// Whether a square of the ring belongs to this side.
    fn has(self, files: Span, ranks: Span, (file, rank): At) -> bool {
        match self {
            System::Ring => true,
            System::Files { ranks } => files.ends().contains(&file) && ranks.contains(rank),
            System::Ranks { files } => ranks.ends().contains(&rank) && files.contains(file),
        }
    }
}

impl Systems {
    /// The systems of a frame.
    pub(super) fn new(size: BoardSize, margins: Margins) -> Systems {
        let n = usize::from(size.files());
        let (low, high) = margins.corners(size);
        let files = Span(low.file.index(), high.file.index());
        let ranks = Span(low.rank.index(), high.rank.index());
        let systems = System::for_spans(files, ranks);
        let axis_systems = |span: Span| AxisSystems {
            ring: vec![Vec::new(); n],
            weights: vec![[0; ROOM]; n],
            in_margins: bits((0..n).filter(|&line| !span.contains(line))),
            empty: span.bits(),
        };
        let mut all = Systems {
            count: COLOURS * systems.len(),
            sides: systems.iter().map(|system| system.side()).collect(),
            ring: Vec::new(),
            ranks: axis_systems(ranks),
            files: axis_systems(files),
            on_diagonal: vec![Vec::new(); 2 * LANES],
            on_antidiagonal: vec![Vec::new(); 2 * LANES],
        };
        assert!(all.count <= SYSTEMS);
        for rank in ranks.0..=ranks.1 {
            for file in files.0..=files.1 {
                if !files.ends().contains(&file) && !ranks.ends().contains(&rank) {
                    continue;
                }
                let number = all.ring.len() as u16;
                let colour = (file + rank) % COLOURS;
                let has = |at: usize| systems[at].has(files, ranks, (file, rank));
                let own = (0..systems.len()).filter(|&at| has(at));
                all.ring.push(RingSquare {
                    at: (file, rank),
                    systems: own.map(|at| COLOURS * at + colour).collect(),
                });
                all.ranks.ring[rank].push(number);
                all.files.ring[file].push(number);
                all.on_diagonal[file + n - rank].push(number);
                all.on_antidiagonal[file + rank].push(number);
            }
        }
        for (at, system) in systems.iter().enumerate() {
            if !matches!(system, System::Ranks { .. }) {
                all.ranks.weigh(COLOURS * at, files);
            }
            if !matches!(system, System::Files { .. }) {
                all.files.weigh(COLOURS * at, ranks);
            }
        }
        all
    }
}

impl AxisSystems {
    /// Gives each margin line a total weight of 2 in the two systems from `system` on. Each colour weighs as
    /// much as it does on a line of the same parity that crosses both lines of the frame.
    fn weigh(&mut self, system: usize, across: Span) {
        for line in (0..self.weights.len()).filter(|&line| self.in_margins >> line & 1 == 1) {
            for end in across.ends() {
                self.weights[line][system + (line + end) % COLOURS] += 1;
            }
        }
    }
}

fn bits(lines: impl Iterator<Item = usize>) -> u32 {
    lines.fold(0, |bits, line| bits | 1 << line)
}
