//! The marked board `t` of sheet 001's first two programs, with its saved copies `tab_sauve`. Each queen marks
//! the squares that it attacks on later ranks; a saved copy restores the board.
//!
//! Before the search, a given queen marks every square that it attacks. The sheet swaps row and column when a queen
//! marks its own square (`tt[xx, yy]`). The swap changes no result; here the coordinates are in the right order.

use crate::algorithms::enumeration::backtracking::{self, Representation};
use crate::algorithms::enumeration::queens_by_line::QueensByLine;
use crate::algorithms::enumeration::rank_by_rank::open_ranks;
use crate::board::attacks::free_squares;
use crate::board::{Axis, BoardSize, HasLines, LineKind, OwnSquare, Square, SquareSet};
use crate::problem::Instance;
use crate::search::{
    Count, Detail, Event, HelperLine, MAX_OPERATIONS, Operation, Position, Reason, Runs, Value,
};

/// The index of the operation `calls`.
pub(crate) const CALLS: usize = 0;
/// The index of the operation `place_calls`: calls of `occuper_toutes_les_directions`.
pub(crate) const PLACE_CALLS: usize = 1;
const MARKS: usize = 2;
/// The index of the operation `saves`: copies of the board to `tab_sauve`.
pub(crate) const SAVES: usize = 3;
/// The index of the operation `erasures`: boards restored from `tab_sauve`.
pub(crate) const ERASURES: usize = 4;

/// The operations of both programs. The constants above are their indices.
pub(crate) const OPERATIONS: &[Operation] = &[
    Operation::once_at_start("calls"),
    Operation::new("place_calls"),
    Operation::new("marks"),
    Operation::once_at_start("saves"),
    Operation::new("erasures"),
];

const PLACED: Runs = Runs::once(Count::Operation(PLACE_CALLS));
const RAYS: Runs = Runs::times(5, Count::Operation(PLACE_CALLS));
const MARKED: Runs = Runs::once(Count::Operation(MARKS)).minus(Count::Operation(PLACE_CALLS));

crate::listing! {
    /// `occuper_toutes_les_directions`: each call marks the queen's square, then the squares of five rays.
    pub(crate) enum Occuper as "occuper" {
        Head: PLACED,
        OwnSquare: PLACED,
        EachDirection: RAYS,
        Begin: RAYS,
        OnBoard: MARKED,
        Mark: MARKED,
        Next: MARKED,
    }
}

/// The sheet's five directions (`dx`, `dy`): the change of file, then the change of rank.
const DIRECTIONS: [(i8, i8); 5] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];

/// The board of a program in which the queens of the last `UNMARKED` ranks mark no squares.
#[derive(Clone)]
pub(crate) struct MarkedBoard<const UNMARKED: u8> {
    /// The number of levels whose queens mark squares.
    levels: usize,
    /// The current level: the number of queens that the search has placed.
    level: usize,
    /// The marked squares. They can include squares off the board, which no test reads.
    marked: SquareSet,
    /// The marks at the start of each level.
    saved: Vec<SquareSet>,
    /// The given queens, and the placed queens that have marked squares.
    queens: QueensByLine,
}

impl<const UNMARKED: u8> Representation for MarkedBoard<UNMARKED> {
    const AXIS: Axis = Axis::Ranks;

    fn new(instance: &Instance) -> Self {
        let size = instance.size();
        let open = size.width() - instance.given().len();
        let marked = marked_by_given(size, instance.given());
        MarkedBoard {
            levels: open.saturating_sub(usize::from(UNMARKED)),
            level: 0,
            marked,
            saved: vec![marked],
            queens: QueensByLine::given(Axis::Ranks, instance),
        }
    }

    #[inline]
    fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        if self.marked.contains(square) {
            self.queens.attacker(square)
        } else {
            None
        }
    }

    #[inline]
    fn place(&mut self, square: Square) {
        if self.level < self.levels {
            self.marked = &self.marked | &marked_by(square);
            self.queens.insert(square.rank.get(), square);
            if self.level + 1 < self.levels {
                self.saved.push(self.marked);
            }
        }
        self.level += 1;
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.level -= 1;
        if self.level < self.levels {
            self.saved.truncate(self.level + 1);
            self.marked = self.saved.last().copied().unwrap_or_default();
            self.queens.remove(square.rank.get());
        }
    }
}

fn marked_by_given(size: BoardSize, given: &[Square]) -> SquareSet {
    &SquareSet::all(size) - &free_squares(size, given)
}

/// The squares that a placed queen marks, on a board of the maximum size.
#[inline]
fn marked_by(queen: Square) -> SquareSet {
    let lines = SquareSet::lines(OwnSquare::Included);
    lines.of(queen).at_or_above(queen.rank.get())
}

/// The squares that a placed queen marks, in the order of `occuper_toutes_les_directions`: its own square, then five
/// rays.
fn marked_squares(size: BoardSize, queen: Square) -> impl Iterator<Item = Square> {
    let rays = DIRECTIONS.into_iter().flat_map(move |(across, up)| {
        (1..=steps(size, queen, across, up) as i8).map(move |step| {
            Square::at(
                queen.file.get().wrapping_add_signed(across * step),
                queen.rank.get().wrapping_add_signed(up * step),
            )
        })
    });
    [queen].into_iter().chain(rays)
}

/// The number of squares between the queen and the edge in the direction (`across`, `up`); `up` must not be negative.
#[inline]
fn steps(size: BoardSize, queen: Square, across: i8, up: i8) -> u8 {
    let last = size.files() - 1;
    let sideways = match across {
        0 => last,
        ..0 => queen.file.get(),
        _ => last - queen.file.get(),
    };
    match up {
        0 => sideways,
        _ => sideways.min(last - queen.rank.get()),
    }
}

/// The number of levels whose queens mark squares.
fn levels<const UNMARKED: u8>(position: &Position) -> usize {
    open_ranks(position).saturating_sub(usize::from(UNMARKED))
}

/// Counts every operation except `calls`.
pub(crate) fn count_operations<const UNMARKED: u8>(
    event: Event,
    before: &Position,
    operations: &mut [u64; MAX_OPERATIONS],
) {
    let (placed, levels) = (before.placed().len(), levels::<UNMARKED>(before));
    match event {
        Event::Place { square } if placed < levels => {
            let squares = DIRECTIONS.map(|(across, up)| steps(before.size(), square, across, up));
            operations[PLACE_CALLS] += 1;
            operations[MARKS] += 1 + squares.map(u64::from).iter().sum::<u64>();
            operations[SAVES] += u64::from(placed + 1 < levels);
        }
        Event::Remove { .. } => operations[ERASURES] += u64::from(placed <= levels),
        _ => {}
    }
}

/// The squares that the queen of the last event marked, in order; `None` if the event marks no square.
pub(crate) fn detail<const UNMARKED: u8>(position: &Position) -> Option<Detail> {
    match position.last()? {
        Event::Place { square } if position.placed().len() <= levels::<UNMARKED>(position) => Some(
            Detail::Marked(marked_squares(position.size(), square).collect()),
        ),
        _ => None,
    }
}

/// The line of `occuper_toutes_les_directions` that marked the last square: on a ray, or the queen's own square if the
/// rays are empty. `None` if the last event marks no square.
pub(crate) fn deciding_line<const UNMARKED: u8>(position: &Position) -> Option<HelperLine> {
    let Detail::Marked(squares) = detail::<UNMARKED>(position)? else {
        return None;
    };
    let is_ray = squares.len() > 1;
    Some(
        if is_ray {
            Occuper::Mark
        } else {
            Occuper::OwnSquare
        }
        .into(),
    )
}

/// The reason for the last event. A test reads one mark and compares no queens, so an attack becomes
/// [`Reason::Marked`].
pub(crate) fn reason(position: &Position) -> Reason {
    match backtracking::reason(Axis::Ranks, position) {
        Reason::Attacked {
            square,
            attacker,
            line,
            ..
        } => Reason::Marked {
            square,
            attacker,
            line,
        },
        reason => reason,
    }
}

/// The board with the marks of the given queens and of the first `placed` queens of the search.
pub(crate) fn marks<const UNMARKED: u8>(position: &Position, placed: usize) -> Value {
    let size = position.size();
    let marking = placed.min(levels::<UNMARKED>(position));
    let marking = position.placed().iter().take(marking);
    let marked = marked_by_given(size, position.given());
    let marked = marking.fold(marked, |marked, &queen| &marked | &marked_by(queen));
    let marked = &marked & &SquareSet::all(size);
    Value::Marks { size, marked }
}
