//! Squares, their names and symmetries, and frames.

use std::fmt;

/// A file and a rank, from 0.
pub(crate) type Square = (usize, usize);

/// A square to cover, such as `e5`, or a line to occupy: a file, such as `e`, or a rank, such as `5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub(crate) file: Option<usize>,
    pub(crate) rank: Option<usize>,
}

/// The first and the last file, and the first and the last rank, without a queen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Frame {
    pub(crate) files: [usize; 2],
    pub(crate) ranks: [usize; 2],
}

/// All squares of an n×n board, rank by rank.
pub(crate) fn squares(n: usize) -> impl Iterator<Item = Square> {
    (0..n * n).map(move |at| (at % n, at / n))
}

/// Whether a queen covers a square: the queen is on this square or shares a line with it.
pub(crate) fn covers(queen: Square, other: Square) -> bool {
    let (files, ranks) = (queen.0.abs_diff(other.0), queen.1.abs_diff(other.1));
    files == 0 || ranks == 0 || files == ranks
}

/// The kind of a square, from 0 to 3. The kind shows whether the file and the rank are even or odd.
pub(crate) fn kind((file, rank): Square) -> usize {
    2 * (rank % 2) + file % 2
}

/// The image of a square under one of the eight symmetries, where 0 is the identity.
fn image(n: usize, symmetry: usize, (file, rank): Square) -> Square {
    let flip = |line: usize, is_flipped: bool| if is_flipped { n - 1 - line } else { line };
    let (file, rank) = (flip(file, symmetry & 1 > 0), flip(rank, symmetry & 2 > 0));
    if symmetry & 4 > 0 {
        (rank, file)
    } else {
        (file, rank)
    }
}

impl Target {
    /// Parses a square, a file or a rank. The file after z is aa. `None` if the word does not name a square, file or
    /// rank of an n×n board.
    pub(crate) fn parse(n: usize, word: &str) -> Option<Target> {
        let digits = word
            .find(|letter: char| letter.is_ascii_digit())
            .unwrap_or(word.len());
        let (file, rank) = word.split_at(digits);
        let line = |name: fn(usize) -> String, word: &str| match word {
            "" => Some(None),
            _ => Some(Some((0..n).find(|&line| name(line) == word)?)),
        };
        let (file, rank) = (line(file_name, file)?, line(rank_name, rank)?);
        file.or(rank).map(|_| Target { file, rank })
    }

    pub(crate) fn square(self) -> Option<Square> {
        self.file.zip(self.rank)
    }

    /// Whether a queen on this square covers or occupies the target.
    pub(crate) fn is_met_by(self, queen: Square) -> bool {
        match self.square() {
            Some(square) => covers(queen, square),
            None => self.file == Some(queen.0) || self.rank == Some(queen.1),
        }
    }
}

fn file_name(file: usize) -> String {
    let letter = |at: usize| char::from(b'a' + at as u8);
    match file.checked_sub(26) {
        Some(second) => format!("a{}", letter(second)),
        None => letter(file).into(),
    }
}

fn rank_name(rank: usize) -> String {
    (rank + 1).to_string()
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, rank) = (self.file.map(file_name), self.rank.map(rank_name));
        write!(
            f,
            "{}{}",
            file.unwrap_or_default(),
            rank.unwrap_or_default()
        )
    }
}

pub(crate) fn name((file, rank): Square) -> String {
    file_name(file) + &rank_name(rank)
}

impl Frame {
    /// Parses a frame from two corners, such as `b3-m12`. `None` if the word is not a frame on an n×n board.
    pub(crate) fn parse(n: usize, word: &str) -> Option<Frame> {
        let (low, high) = word.split_once('-')?;
        let corner = |word| Target::parse(n, word)?.square();
        let (low, high) = (corner(low)?, corner(high)?);
        let (files, ranks) = ([low.0, high.0], [low.1, high.1]);
        (files.is_sorted() && ranks.is_sorted()).then_some(Frame { files, ranks })
    }

    /// Whether a queen can be on a square: the square is not on a line of the frame.
    pub(crate) fn allows(self, (file, rank): Square) -> bool {
        !self.files.contains(&file) && !self.ranks.contains(&rank)
    }

    /// The images of a square under the symmetries that keep this frame. An image can occur more than once.
    pub(crate) fn orbit(self, n: usize, square: Square) -> Vec<Square> {
        let kept = (0..8).filter(|&symmetry| self.image(n, symmetry) == self);
        kept.map(|symmetry| image(n, symmetry, square)).collect()
    }

    fn image(self, n: usize, symmetry: usize) -> Frame {
        let [a, b] = [0, 1].map(|at| image(n, symmetry, (self.files[at], self.ranks[at])));
        Frame {
            files: [a.0.min(b.0), a.0.max(b.0)],
            ranks: [a.1.min(b.1), a.1.max(b.1)],
        }
    }

    /// The first possible frame of a set of k queens such that `is_done` is false for the frame and all its images.
    /// `None` if every frame is done. A frame with more than k files, or ranks, outside would need more than k queens.
    pub(crate) fn missing(n: usize, k: usize, is_done: impl Fn(&Frame) -> bool) -> Option<Frame> {
        let all = squares(n).flat_map(|low| squares(n).map(move |high| [low, high]));
        let mut frames = all.map(|[files, ranks]| Frame {
            files: [files.0, files.1],
            ranks: [ranks.0, ranks.1],
        });
        let can_be = |lines: [usize; 2]| lines.is_sorted() && lines[0] + n - 1 - lines[1] <= k;
        let is_missing = |frame: &Frame| !(0..8).any(|symmetry| is_done(&frame.image(n, symmetry)));
        frames.find(|frame| can_be(frame.files) && can_be(frame.ranks) && is_missing(frame))
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high] = [0, 1].map(|at| name((self.files[at], self.ranks[at])));
        write!(f, "{low}-{high}")
    }
}
