//! The first solutions of a search in the order in which they were found, with their squares and their steps.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::{BoardSize, Placement, Square};
use crate::deserialise::deserialise_checked;

/// The first solutions of a search. Each solution takes 16 bytes, plus two bytes per square.
///
/// ```
/// use queens_core::{Goal, Trace, queens};
///
/// let mut trace = Trace::new(&queens(6).accept(Goal::All)?);
/// trace.extend(u64::MAX)?;
/// let gallery = trace.gallery();
/// assert_eq!(gallery.rows(0), Some(vec![1, 3, 5, 0, 2, 4]));
/// assert_eq!(gallery.step(3).and_then(|step| gallery.index_of(step)), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Self"))]
pub struct Gallery {
    size: BoardSize,
    steps: Vec<u64>,
    /// The end index of each solution in `squares`.
    ends: Vec<usize>,
    squares: Vec<Square>,
}

deserialise_checked!(Gallery, |gallery| {
    let Gallery {
        size,
        steps,
        ends,
        squares,
    } = gallery;
    let (count, end) = (squares.len(), ends.last().copied().unwrap_or(0));
    if steps.len() != ends.len() || end != count || !ends.is_sorted() {
        return Err(format!(
            "the solutions of a gallery end at {end} of {count} squares"
        ));
    }
    if !steps.is_sorted_by(|a, b| a < b) {
        return Err("the steps of a gallery do not rise".to_owned());
    }
    if let Some(square) = squares.iter().find(|&&square| !size.contains(square)) {
        return Err(format!("{square} is not on the {size} board"));
    }
    Ok(())
});

impl Gallery {
    /// The largest number of solutions in a gallery.
    pub const LIMIT: usize = 100_000;
    /// The largest number of squares in a gallery.
    const SQUARES: usize = Gallery::LIMIT * BoardSize::MAX as usize;

    /// A gallery without solutions.
    pub fn new(size: BoardSize) -> Gallery {
        Gallery {
            size,
            steps: Vec::new(),
            ends: Vec::new(),
            squares: Vec::new(),
        }
    }

    /// The size of the board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The number of solutions, at most [`Gallery::LIMIT`].
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether the gallery has no solution.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Whether the gallery accepts no more solutions. It then has [`Gallery::LIMIT`] solutions, or as many squares as
    /// [`Gallery::LIMIT`] placements on the largest board.
    pub fn is_full(&self) -> bool {
        self.len() >= Gallery::LIMIT || self.squares.len() >= Gallery::SQUARES
    }

    /// The step of the solution with this number, from 0. `None` if no solution has this number.
    pub fn step(&self, index: usize) -> Option<u64> {
        self.steps.get(index).copied()
    }

    /// The squares of the solution with this number, from 0: the given squares, then the placed squares in the order of
    /// placing. `None` if no solution has this number.
    pub fn squares(&self, index: usize) -> Option<&[Square]> {
        let end = *self.ends.get(index)?;
        self.squares.get(self.start(index)..end)
    }

    /// The row of the queen in each column, from 0; `None` if no solution has this number, or if the solution is not a
    /// placement.
    pub fn rows(&self, index: usize) -> Option<Vec<u8>> {
        let placement = Placement::new(self.size, self.squares(index)?).ok()?;
        Some(placement.rows().to_vec())
    }

    /// The number, from 0, of the solution found at this step. `None` if no solution was found at this step.
    pub fn index_of(&self, step: u64) -> Option<usize> {
        self.steps.binary_search(&step).ok()
    }

    /// A gallery of at most `count` solutions, from the solution with number `from` on.
    ///
    /// ```
    /// use queens_core::{Goal, Trace, queens};
    ///
    /// let mut trace = Trace::new(&queens(8).accept(Goal::All)?);
    /// trace.extend(u64::MAX)?;
    /// let last = trace.gallery().part(90, 10);
    /// assert_eq!(last.len(), 2);
    /// assert_eq!(last.squares(1), trace.gallery().squares(91));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn part(&self, from: usize, count: usize) -> Gallery {
        let from = from.min(self.len());
        let to = from.saturating_add(count).min(self.len());
        let (first, last) = (self.start(from), self.start(to));
        Gallery {
            size: self.size,
            steps: self.steps[from..to].to_vec(),
            ends: self.ends[from..to].iter().map(|end| end - first).collect(),
            squares: self.squares[first..last].to_vec(),
        }
    }

    /// Appends a part whose solutions follow the last solution of this gallery.
    pub fn extend(&mut self, part: &Gallery) {
        let before = self.squares.len();
        self.steps.extend(&part.steps);
        self.ends.extend(part.ends.iter().map(|end| before + end));
        self.squares.extend(&part.squares);
    }

    /// Adds the solution of a step, unless the gallery is full.
    pub(crate) fn add(&mut self, step: u64, squares: Vec<Square>) {
        if !self.is_full() {
            self.steps.push(step);
            self.squares.extend(squares);
            self.ends.push(self.squares.len());
        }
    }

    /// The start index in `squares` of the solution with this number.
    fn start(&self, index: usize) -> usize {
        let before = index
            .checked_sub(1)
            .and_then(|before| self.ends.get(before));
        before.copied().unwrap_or(0)
    }
}
