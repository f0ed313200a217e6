//! For each square, the list of the knight's moves to unvisited squares (sheet 004's `ListeCA`). The order of a list
//! depends on all earlier visits, so a set of squares cannot replace it. Each list takes four bytes.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::board::knight::{self, DISPLACEMENTS};
use crate::board::{BoardSize, Square};
use crate::deserialise::deserialise_checked;

/// A list of at most eight different moves. Each move takes four bits, which hold its index in [`DISPLACEMENTS`] plus
/// 1. The first move is in the lowest bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u32"))]
pub struct Moves(u32);

/// The lists of free neighbours of all squares of a board.
///
/// ```
/// use queens_core::BoardSize;
/// use queens_core::knight::free_neighbours::FreeNeighbours;
///
/// let mut lists = FreeNeighbours::new(BoardSize::new(8)?);
/// assert_eq!(lists.of("a1".parse()?).len(), 2);
/// lists.occupy("b3".parse()?);
/// assert_eq!(lists.of("a1".parse()?).len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(remote = "Self"))]
pub struct FreeNeighbours {
    size: BoardSize,
    /// The lists, indexed by square number.
    lists: Box<[Moves]>,
}

/// The lowest bit of each group of four bits.
const ONES: u32 = 0x1111_1111;

impl Moves {
    /// The number of moves.
    #[inline]
    pub const fn len(self) -> usize {
        (32 - self.0.leading_zeros() as usize).div_ceil(4)
    }

    /// Whether the list has no move.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The moves as indices into [`DISPLACEMENTS`], in the order of the list.
    #[inline]
    pub fn directions(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left & 15;
            left >>= 4;
            (first as usize).checked_sub(1)
        })
    }

    /// The first move and the rest of the list; `None` if the list is empty.
    #[inline]
    pub fn split_first(self) -> Option<(usize, Moves)> {
        let first = ((self.0 & 15) as usize).checked_sub(1)?;
        Some((first, Moves(self.0 >> 4)))
    }

    /// The list of these moves, in this order. The moves must be different and below 8; this function does not check
    /// them.
    #[inline]
    pub(crate) fn of_different(directions: impl Iterator<Item = usize>) -> Moves {
        directions.fold(Moves(0), Moves::with)
    }

    /// The list with a move appended. The list must not contain the move yet.
    #[inline]
    fn with(self, direction: usize) -> Moves {
        Moves(self.0 | (direction as u32 + 1) << (4 * self.len()))
    }

    /// The list without this move. The other moves keep their order. If the list does not contain the move, it is
    /// returned unchanged.
    #[inline]
    fn without(self, direction: usize) -> Moves {
        // In `differs`, the four bits of the move are zero. `zeros` marks the groups of four zero bits; its lowest mark
        // is always correct.
        let differs = self.0 ^ ((direction as u32 + 1) * ONES);
        let zeros = differs.wrapping_sub(ONES) & !differs & (ONES << 3);
        if zeros == 0 {
            return self;
        }
        let at = zeros.trailing_zeros() & !3;
        let before = self.0 & ((1 << at) - 1);
        Moves(before | (self.0 >> at >> 4) << at)
    }
}

#[cfg(feature = "serde")]
impl TryFrom<u32> for Moves {
    type Error = String;

    fn try_from(bits: u32) -> Result<Moves, String> {
        let moves = Moves(bits);
        let directions: Vec<usize> = moves.directions().collect();
        let is_new = |(at, direction): (usize, &usize)| {
            *direction < DISPLACEMENTS.len() && !directions[..at].contains(direction)
        };
        if directions.len() == moves.len() && directions.iter().enumerate().all(is_new) {
            Ok(moves)
        } else {
            Err(format!("{bits:#x} is not a list of different moves"))
        }
    }
}

impl FromIterator<usize> for Moves {
    /// The list of these moves, as indices into [`DISPLACEMENTS`].
    ///
    /// # Panics
    ///
    /// If a move occurs twice or is not an index into [`DISPLACEMENTS`].
    fn from_iter<I: IntoIterator<Item = usize>>(directions: I) -> Moves {
        directions.into_iter().fold(Moves(0), |moves, direction| {
            let is_new = moves.directions().all(|earlier| earlier != direction);
            assert!(
                is_new && direction < DISPLACEMENTS.len(),
                "a list holds different moves, each below 8"
            );
            moves.with(direction)
        })
    }
}

/// The square that a move from a list leads to. The square must be on the largest board.
#[inline]
pub(crate) fn target(from: Square, direction: usize) -> Square {
    let (ranks, files) = DISPLACEMENTS[direction % DISPLACEMENTS.len()];
    Square::at(
        from.file.get().wrapping_add_signed(files),
        from.rank.get().wrapping_add_signed(ranks),
    )
}

impl FreeNeighbours {
    /// The lists before any square is visited (the sheet's `Init`).
    pub fn new(size: BoardSize) -> FreeNeighbours {
        let list = |number| {
            let from = size.numbered(number);
            let leads = |&direction: &usize| knight::step(size, from, direction).is_some();
            (0..DISPLACEMENTS.len()).filter(leads).collect()
        };
        FreeNeighbours {
            size,
            lists: (0..size.area()).map(list).collect(),
        }
    }

    /// Like [`FreeNeighbours::new`], for a board with blocked squares. Blocked squares have empty lists and are on no
    /// list.
    ///
    /// # Panics
    ///
    /// If a square is not on the board.
    pub fn with_blocked(size: BoardSize, blocked: &[Square]) -> FreeNeighbours {
        let mut lists = FreeNeighbours::new(size);
        for &square in blocked {
            lists.occupy(square);
            lists.lists[size.number(square)] = Moves::default();
        }
        lists
    }

    /// The size of the board.
    #[inline]
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The moves from a square to its free neighbours. The list of a visited square keeps the moves to the neighbours
    /// that were free when the square was visited.
    ///
    /// # Panics
    ///
    /// If the square is not on the board.
    #[inline]
    pub fn of(&self, square: Square) -> Moves {
        assert!(self.size.contains(square), "the square is not on the board");
        self.list(square)
    }

    /// Like [`FreeNeighbours::of`], for a square that is known to be on the board.
    #[inline]
    pub(crate) fn list(&self, square: Square) -> Moves {
        debug_assert!(self.size.contains(square));
        self.lists[self.size.number(square)]
    }

    /// The squares that the moves on a square's list lead to, in the order of the list.
    ///
    /// # Panics
    ///
    /// If the square is not on the board.
    pub fn squares(&self, from: Square) -> impl Iterator<Item = Square> {
        let list = self.of(from);
        list.directions()
            .map(move |direction| target(from, direction))
    }

    /// Whether the moves on a square's list are no longer in their initial order, the order of [`DISPLACEMENTS`].
    ///
    /// # Panics
    ///
    /// If the square is not on the board.
    pub fn is_reordered(&self, square: Square) -> bool {
        let (list, next) = (self.of(square), self.of(square));
        let mut pairs = list.directions().zip(next.directions().skip(1));
        pairs.any(|(direction, next)| direction > next)
    }

    /// Visits a square (the sheet's `OccupePosition`): removes it from the lists of its free neighbours. Returns
    /// whether one of these lists is now empty. The sheet calls this situation critical: the knight can reach the
    /// neighbour with the empty list only from the visited square.
    ///
    /// ```
    /// use queens_core::BoardSize;
    /// use queens_core::knight::free_neighbours::FreeNeighbours;
    ///
    /// let mut lists = FreeNeighbours::new(BoardSize::new(8)?);
    /// assert!(!lists.occupy("c2".parse()?));
    /// assert!(lists.occupy("b3".parse()?), "a1 has no free neighbour left");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the square is not on the board.
    #[inline]
    pub fn occupy(&mut self, square: Square) -> bool {
        let mut critical = false;
        for direction in self.of(square).directions() {
            let target = self.size.number(target(square, direction));
            let list = self.lists[target].without(knight::back(direction));
            self.lists[target] = list;
            critical |= list.is_empty();
        }
        critical
    }

    /// The first square, ordered by file, whose list does not match the visits. `visited` contains the visited squares
    /// in visiting order. The list of a visited square must contain exactly the neighbours that were free when it was
    /// visited. The list of an unvisited square must contain exactly its unvisited neighbours. Blocked squares have
    /// empty lists and are on no list. `None` if all lists match.
    #[cfg(feature = "serde")]
    pub(crate) fn inconsistent_square(
        &self,
        visited: &[Square],
        blocked: &[Square],
    ) -> Option<Square> {
        let size = self.size;
        let mut visits = vec![usize::MAX; size.area()];
        for (visit, &square) in visited.iter().enumerate() {
            visits[size.number(square)] = visit;
        }
        let visit = |square| visits[size.number(square)];
        size.squares().find(|&from| {
            let leads = |&direction: &usize| {
                let to = knight::step(size, from, direction);
                let is_open = |square| !blocked.contains(&square);
                to.is_some_and(|to| is_open(from) && is_open(to) && visit(to) >= visit(from))
            };
            let left = (0..DISPLACEMENTS.len()).filter(leads);
            let mut listed: Vec<usize> = self.of(from).directions().collect();
            listed.sort_unstable();
            !left.eq(listed)
        })
    }

    /// Frees the square visited last (the sheet's `LiberePosition`): appends it to the lists of the squares on its own
    /// list. The list of a square does not change while it is visited.
    ///
    /// # Panics
    ///
    /// If the square is not on the board.
    #[inline]
    pub fn free(&mut self, square: Square) {
        for direction in self.of(square).directions() {
            let target = self.size.number(target(square, direction));
            self.lists[target] = self.lists[target].with(knight::back(direction));
        }
    }
}

// Rejects a wrong number of lists, and lists with a move that leads off the board.
deserialise_checked!(FreeNeighbours, |read| {
    let size = read.size;
    let stays = |(number, list): (usize, &Moves)| {
        let from = size.numbered(number);
        let mut directions = list.directions();
        directions.all(|direction| knight::step(size, from, direction).is_some())
    };
    if read.lists.len() == size.area() && read.lists.iter().enumerate().all(stays) {
        Ok(())
    } else {
        Err(format!("lists of moves that do not fit the {size} board"))
    }
});

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(free_neighbours: &FreeNeighbours, of: usize) -> Vec<usize> {
        let size = free_neighbours.size();
        let squares = free_neighbours.squares(size.numbered(of));
        squares.map(|square| size.number(square)).collect()
    }

    #[test]
    fn lists_change_as_in_question_seven() {
        let size = BoardSize::new(8).unwrap();
        let mut free_neighbours = FreeNeighbours::new(size);
        assert_eq!(numbers(&free_neighbours, 1), [16, 18, 11]);
        assert_eq!(numbers(&free_neighbours, 16), [33, 26, 10, 1]);
        assert!(!free_neighbours.occupy(size.numbered(1)));
        assert_eq!(numbers(&free_neighbours, 16), [33, 26, 10]);
        assert!(!free_neighbours.occupy(size.numbered(16)));
        free_neighbours.free(size.numbered(16));
        // A freed square goes to the end of the list of square 10, which is initially 16, 25, 27, 20, 4, 0.
        assert_eq!(numbers(&free_neighbours, 10), [25, 27, 20, 4, 0, 16]);
        assert_eq!(numbers(&free_neighbours, 1), [16, 18, 11]);
    }

    #[test]
    fn a_list_holds_eight_moves_and_loses_any_of_them() {
        let all: Moves = (0..8).collect();
        assert_eq!((all.len(), Moves::default().len()), (8, 0));
        assert_eq!(size_of::<Moves>(), 4);
        for taken in 0..8 {
            let rest = all.without(taken);
            let expected: Vec<_> = (0..8).filter(|&direction| direction != taken).collect();
            assert_eq!(rest.directions().collect::<Vec<_>>(), expected);
            assert_eq!(rest.without(taken), rest);
            let again = rest.with(taken);
            assert_eq!((again.len(), again.directions().last()), (8, Some(taken)));
        }
    }
}
