//! The files or ranks without a given queen, which a search goes through one by one.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::attacks::free_ranks;
use crate::board::{BoardSize, File, Rank, Square};

/// The direction in which a search goes through the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Axis {
    /// File by file, from file a to the right; within a file, from rank 1 upwards.
    Files,
    /// Rank by rank, from rank 1 upwards; within a rank, from file a to the right.
    Ranks,
}

/// A file or a rank.
///
/// ```
/// use queens_core::{Axis, File, Line};
///
/// let line = Axis::Files.line(2).ok_or("no such line")?;
/// assert_eq!(line, Line::File(File::new(2)?));
/// assert_eq!(line.square(7), Some("c8".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub enum Line {
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
}

/// The lines without a given queen, in ascending order.
#[derive(Clone, Copy)]
pub struct OpenLines {
    indices: [u8; BoardSize::MAX as usize],
    count: u8,
}

impl Axis {
    /// The square at this place on this line; both count from 0. `None` beyond the largest board.
    ///
    /// ```
    /// use queens_core::Axis;
    ///
    /// assert_eq!(Axis::Files.square(2, 7), Some("c8".parse()?));
    /// assert_eq!(Axis::Ranks.square(2, 7), Some("h3".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn square(self, line: u8, place: u8) -> Option<Square> {
        match self {
            Axis::Files => match Square::new(line, place) {
                Ok(square) => Some(square),
                Err(_) => None,
            },
            Axis::Ranks => Axis::Files.square(place, line),
        }
    }

    /// The square at this place on this line; both count from 0 and are below 32.
    #[inline]
    pub(crate) const fn at(self, line: u8, place: u8) -> Square {
        match self {
            Axis::Files => Square::at(line, place),
            Axis::Ranks => Square::at(place, line),
        }
    }

    /// The index of a square's line, from 0.
    #[inline]
    pub const fn line_of(self, square: Square) -> u8 {
        match self {
            Axis::Files => square.file.get(),
            Axis::Ranks => square.rank.get(),
        }
    }

    /// The place of a square in its line, from 0.
    #[inline]
    pub const fn place_of(self, square: Square) -> u8 {
        match self {
            Axis::Files => square.rank.get(),
            Axis::Ranks => square.file.get(),
        }
    }

    /// The squares sorted by line, then by place within the line.
    ///
    /// ```
    /// use queens_core::Axis;
    ///
    /// let squares = ["a4".parse()?, "b2".parse()?, "c3".parse()?];
    /// assert_eq!(Axis::Ranks.ordered(&squares), ["b2".parse()?, "c3".parse()?, "a4".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ordered(self, squares: &[Square]) -> Vec<Square> {
        let mut ordered = Vec::with_capacity(squares.len());
        // For a short list, an insertion sort needs less code than a library sort and no more time.
        for &square in squares {
            let key = self.key(square);
            let at = ordered.partition_point(|&earlier| self.key(earlier) <= key);
            ordered.insert(at, square);
        }
        ordered
    }

    /// The sort key of a square: its line, then its place.
    #[inline]
    pub const fn key(self, square: Square) -> (u8, u8) {
        (self.line_of(square), self.place_of(square))
    }

    /// The line with this index, from 0; `None` beyond the largest board.
    pub fn line(self, index: u8) -> Option<Line> {
        match self {
            Axis::Files => File::new(index).map(Line::File).ok(),
            Axis::Ranks => Rank::new(index).map(Line::Rank).ok(),
        }
    }

    /// The line of this axis through a square.
    ///
    /// ```
    /// use queens_core::Axis;
    ///
    /// let line = Axis::Ranks.line_through("c8".parse()?);
    /// assert_eq!((line.axis(), line.index()), (Axis::Ranks, 7));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn line_through(self, square: Square) -> Line {
        match self {
            Axis::Files => Line::File(square.file),
            Axis::Ranks => Line::Rank(square.rank),
        }
    }
}

impl Line {
    /// The index of the file or rank, from 0.
    pub const fn index(self) -> u8 {
        match self {
            Line::File(file) => file.get(),
            Line::Rank(rank) => rank.get(),
        }
    }

    /// The axis of the line: [`Axis::Files`] for a file, [`Axis::Ranks`] for a rank.
    pub const fn axis(self) -> Axis {
        match self {
            Line::File(_) => Axis::Files,
            Line::Rank(_) => Axis::Ranks,
        }
    }

    /// The square at this place on the line, counted from 0; `None` beyond the largest board.
    pub const fn square(self, place: u8) -> Option<Square> {
        self.axis().square(self.index(), place)
    }
}

impl OpenLines {
    /// The lines of this axis without any of these queens.
    ///
    /// ```
    /// use queens_core::{Axis, BoardSize, OpenLines};
    ///
    /// let given = ["b4".parse()?, "d1".parse()?];
    /// let files = OpenLines::open(Axis::Files, BoardSize::new(6)?, &given);
    /// assert_eq!(files.indices(), [0, 2, 4, 5]);
    /// assert_eq!(files.at(1), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(axis: Axis, size: BoardSize, given: &[Square]) -> OpenLines {
        let mut lines = OpenLines {
            indices: [0; BoardSize::MAX as usize],
            count: 0,
        };
        let taken = |line| given.iter().any(|&queen| axis.line_of(queen) == line);
        let all = match axis {
            Axis::Files => size.files(),
            Axis::Ranks => size.ranks(),
        };
        for line in (0..all).filter(|&line| !taken(line)) {
            lines.indices[usize::from(lines.count)] = line;
            lines.count += 1;
        }
        lines
    }

    /// The indices of the open lines, in ascending order.
    pub fn indices(&self) -> &[u8] {
        &self.indices[..usize::from(self.count)]
    }

    /// The number of open lines.
    #[inline]
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The index of the line searched at this depth, which counts from 0.
    ///
    /// # Panics
    ///
    /// If the depth is [`OpenLines::count`] or more.
    #[inline]
    pub fn at(&self, depth: u8) -> u8 {
        assert!(depth < self.count, "fewer lines are open");
        self.searched_at(depth)
    }

    /// The index of the line searched at a depth that is known to be below the count.
    #[inline]
    pub(crate) fn searched_at(&self, depth: u8) -> u8 {
        debug_assert!(depth < self.count);
        self.indices[usize::from(depth) % self.indices.len()]
    }

    /// The open file with the fewest free squares, and these squares as bits; rank 1 is the lowest bit. Blocked squares
    /// are not free. Ties go to the leftmost file. `None` if every file has a queen.
    ///
    /// ```
    /// use queens_core::{BoardSize, File, OpenLines};
    ///
    /// let queens = ["a2".parse()?];
    /// let (file, free) = OpenLines::fewest(BoardSize::new(4)?, &queens, &[]).ok_or("no open file")?;
    /// assert_eq!((file, free), (File::new(1)?, 0b1000));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fewest(size: BoardSize, queens: &[Square], blocked: &[Square]) -> Option<(File, u32)> {
        let open = OpenLines::open(Axis::Files, size, queens);
        let free = |&file: &u8| (File::at(file), free_ranks(size, queens, blocked, file));
        let files = open.indices().iter().map(free);
        files.min_by_key(|(_, free)| free.count_ones())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_board_has_more_open_files_than_open_ranks() {
        let size = BoardSize::rectangular(10, 3).unwrap();
        let given = [Square::at(2, 1)];
        let open = |axis| OpenLines::open(axis, size, &given).indices().to_vec();
        assert_eq!(open(Axis::Files), [0, 1, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(open(Axis::Ranks), [0, 2]);
    }

    #[test]
    #[should_panic(expected = "fewer lines are open")]
    fn no_line_is_searched_at_a_depth_beyond_the_last() {
        let size = BoardSize::new(8).unwrap();
        OpenLines::open(Axis::Files, size, &[]).at(200);
    }
}
