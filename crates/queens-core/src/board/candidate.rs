//! A candidate: all queens that a search adds to the given queens, packed to fit into one event.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{Axis, BoardSize, OpenLines, Square};
use crate::random::Random;

const BYTES: usize = 6;

/// The queens of a candidate, without the given queens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Candidate {
    /// One queen in each open file, at most 12 queens. Four bits per queen hold its row.
    Files([u8; BYTES]),
    /// One queen in each open rank, at most 12 queens. Four bits per queen hold its column.
    Ranks([u8; BYTES]),
    /// At most 6 queens on any squares. Eight bits per queen hold its file and its rank.
    Squares([u8; BYTES]),
    /// Queens on the lowest-numbered squares without a given queen. The bytes hold the number of queens in
    /// little-endian order.
    Lowest([u8; 2]),
    /// One queen in each open file and each open rank, placed at random. The bytes hold the seed of 48 bits in
    /// little-endian order.
    Drawn([u8; BYTES]),
}

impl Candidate {
    /// The largest number of queens of a candidate with one queen per line.
    pub(crate) const LINES: usize = 2 * BYTES;
    /// The largest number of queens of a candidate on any squares.
    pub(crate) const SQUARES: usize = BYTES;

    /// One queen in each open line of this axis. `places` contains the place of the queen in each open line, in
    /// ascending order of the lines. There are at most 12 places, each below 16.
    #[inline]
    pub(crate) fn of_lines(axis: Axis, places: &[u8]) -> Candidate {
        let mut bytes = [0; BYTES];
        for (byte, pair) in bytes.iter_mut().zip(places.chunks(2)) {
            *byte = pair[0] | pair.get(1).map_or(0, |place| place << 4);
        }
        match axis {
            Axis::Files => Candidate::Files(bytes),
            Axis::Ranks => Candidate::Ranks(bytes),
        }
    }

    /// Queens on these squares: at most 6, with files and ranks below 16.
    #[inline]
    pub(crate) fn of_squares(squares: &[Square]) -> Candidate {
        debug_assert!(squares.len() <= Candidate::SQUARES);
        let mut bytes = [0; BYTES];
        for (byte, square) in bytes.iter_mut().zip(squares) {
            *byte = square.file.get() << 4 | square.rank.get();
        }
        Candidate::Squares(bytes)
    }

    /// `count` queens on the lowest-numbered squares without a given queen.
    pub(crate) const fn lowest(count: u16) -> Candidate {
        Candidate::Lowest(count.to_le_bytes())
    }

    /// One queen in each open file and each open rank, at random. The seed, a number below 2⁴⁸, determines the rows.
    pub(crate) fn drawn(seed: u64) -> Candidate {
        let mut bytes = [0; BYTES];
        bytes.copy_from_slice(&seed.to_le_bytes()[..BYTES]);
        Candidate::Drawn(bytes)
    }

    /// The squares of the queens on a board with these given queens, in the order in which the candidate stores them.
    ///
    /// ```
    /// use queens_core::{BoardSize, Candidate};
    ///
    /// let squares = Candidate::Lowest([2, 0]).squares(BoardSize::new(4)?, &["a1".parse()?]);
    /// assert_eq!(squares, ["b1".parse()?, "c1".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn squares(self, size: BoardSize, given: &[Square]) -> Vec<Square> {
        match self {
            Candidate::Files(bytes) => unpack(Axis::Files, bytes, size, given),
            Candidate::Ranks(bytes) => unpack(Axis::Ranks, bytes, size, given),
            Candidate::Squares(bytes) => {
                let count = size.width().saturating_sub(given.len());
                let square = |byte: &u8| Square::at(byte >> 4, byte & 15);
                bytes.iter().take(count).map(square).collect()
            }
            Candidate::Lowest(count) => {
                let squares = (0..size.area()).map(|number| size.numbered(number));
                let free = squares.filter(|square| !given.contains(square));
                free.take(u16::from_le_bytes(count).into()).collect()
            }
            Candidate::Drawn(bytes) => {
                let open = |axis| OpenLines::open(axis, size, given);
                let [files, ranks] = [open(Axis::Files), open(Axis::Ranks)];
                let mut rows = ranks.indices().to_vec();
                let bytes = bytes.iter().rev();
                let seed = bytes.fold(0, |seed, &byte| seed << 8 | u64::from(byte));
                drawn(seed, &mut rows);
                let queens = files.indices().iter().zip(rows);
                queens.map(|(&file, rank)| Square::at(file, rank)).collect()
            }
        }
    }
}

/// Shuffles the open rows with this seed. Afterwards, `rows` contains the row of the queen in each open file, the
/// leftmost file first.
pub(crate) fn drawn<T>(seed: u64, rows: &mut [T]) {
    Random::new(seed).shuffle(rows);
}

fn unpack(axis: Axis, bytes: [u8; BYTES], size: BoardSize, given: &[Square]) -> Vec<Square> {
    let lines = OpenLines::open(axis, size, given);
    let places = bytes.iter().flat_map(|byte| [byte & 15, byte >> 4]);
    let queens = lines.indices().iter().zip(places);
    queens.map(|(&line, place)| axis.at(line, place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_candidates_are_unpacked_unchanged() {
        let size = BoardSize::new(12).unwrap();
        let given = [Square::at(3, 7)];
        let places = [0, 11, 5, 2, 8, 1, 10, 9, 3, 4, 6];
        for axis in [Axis::Files, Axis::Ranks] {
            let squares = Candidate::of_lines(axis, &places).squares(size, &given);
            assert_eq!(squares.len(), 11);
            assert!(
                squares
                    .iter()
                    .all(|&square| axis.line_of(square) != axis.line_of(given[0]))
            );
            assert!(
                squares
                    .iter()
                    .zip(places)
                    .all(|(&square, place)| axis.place_of(square) == place)
            );
        }
        let queens = Candidate::drawn((1 << 48) - 2).squares(size, &given);
        assert_eq!(queens.len(), 11);
        for axis in [Axis::Files, Axis::Ranks] {
            let mut lines: Vec<u8> = queens.iter().map(|&queen| axis.line_of(queen)).collect();
            lines.push(axis.line_of(given[0]));
            lines.sort();
            assert_eq!(lines, (0..12).collect::<Vec<_>>());
        }
        let mut rows: Vec<u8> = (0..12).filter(|&row| row != 7).collect();
        drawn((1 << 48) - 2, &mut rows);
        assert!(queens.iter().map(|queen| queen.rank.get()).eq(rows));
        let size = BoardSize::new(6).unwrap();
        let squares: Vec<Square> = (0..6).map(|i| Square::at(i, (i * i) % 6)).collect();
        assert_eq!(Candidate::of_squares(&squares).squares(size, &[]), squares);
        let given = [Square::at(1, 0), Square::at(5, 5)];
        let lowest = Candidate::lowest(6).squares(size, &given);
        let expected = [(0, 0), (2, 0), (3, 0), (4, 0), (5, 0), (0, 1)];
        assert_eq!(lowest, expected.map(|(file, rank)| Square::at(file, rank)));
    }
}
