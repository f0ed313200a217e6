//! The array of sheets 000, 003 and 004, which stores the place of the queen in each line. A test compares a square
//! with the queens of earlier lines in order, then with the given queens of later lines. It stops at the first
//! attacker. An [`AttackTest`] compares two queens.

use std::marker::PhantomData;

use crate::algorithms::enumeration::backtracking::{self, Representation, tested};
use crate::algorithms::enumeration::queens_by_line::QueensByLine;
use crate::board::{Axis, BoardSize, LineKind, Square};
use crate::problem::Instance;
use crate::search::{Detail, Event, Explanation, Position, Reason, Variables};

/// How a sheet tests whether one queen attacks another.
pub trait AttackTest: Clone + Send + 'static {
    /// The axis of the lines: the array is indexed by file or by rank.
    const AXIS: Axis;

    /// The kind of line along which a queen attacks a square at a distance of `lines` lines and `places` places. `None`
    /// if the queen does not attack the square. `lines` must not be 0.
    #[inline]
    fn line_kind(lines: i32, places: i32) -> Option<LineKind> {
        if places == 0 {
            Some(match Self::AXIS {
                Axis::Files => LineKind::Row,
                Axis::Ranks => LineKind::Column,
            })
        } else if places.abs() == lines.abs() {
            Some(LineKind::Diagonal)
        } else {
            None
        }
    }
}

/// The place of the queen in each line, and the given queens.
#[derive(Clone)]
pub struct Array<T> {
    places: [u8; BoardSize::MAX as usize],
    given: QueensByLine,
    attack_test: PhantomData<T>,
}

impl<T: AttackTest> Representation for Array<T> {
    const AXIS: Axis = T::AXIS;

    fn new(instance: &Instance) -> Self {
        let mut array = Array {
            places: [0; BoardSize::MAX as usize],
            given: QueensByLine::given(T::AXIS, instance),
            attack_test: PhantomData,
        };
        for &queen in instance.given() {
            array.place(queen);
        }
        array
    }

    #[inline]
    fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        // `line` is below 32. The remainder lets the compiler drop the bounds check.
        let line = usize::from(T::AXIS.line_of(square)) % self.places.len();
        let place = i32::from(T::AXIS.place_of(square));
        for (earlier, &other) in self.places[..line].iter().enumerate() {
            if let Some(kind) = T::line_kind((line - earlier) as i32, place - i32::from(other)) {
                return Some((T::AXIS.at(earlier as u8, other), kind));
            }
        }
        // No queen on an earlier line attacks the square, so only a given queen on a later line can.
        self.given.attacker(square)
    }

    #[inline]
    fn place(&mut self, square: Square) {
        let line = usize::from(T::AXIS.line_of(square));
        self.places[line % BoardSize::MAX as usize] = T::AXIS.place_of(square);
    }

    #[inline]
    fn remove(&mut self, _: Square) {}
}

/// The number of queens that an event's test compares with its square, including the attacker; 0 if the event is not a
/// test. Every line before the line of the square must hold a queen.
pub(crate) fn comparisons(axis: Axis, event: Event, before: &Position) -> u64 {
    let Some((square, attacker)) = tested(event) else {
        return 0;
    };
    let line = axis.line_of(square);
    let given = before.given().iter().map(|&given| axis.line_of(given));
    let later = given.filter(|&given| given > line);
    let earlier = u64::from(line);
    match attacker.map(|attacker| axis.line_of(attacker)) {
        Some(last) if last < line => u64::from(last) + 1,
        Some(last) => earlier + later.filter(|&given| given <= last).count() as u64,
        None => earlier + later.count() as u64,
    }
}

/// The queens that the last event's test compared with its square, in order; `None` if the event is not a test.
fn compared(axis: Axis, position: &Position) -> Option<Vec<Square>> {
    let (square, attacker) = tested(position.last()?)?;
    let mut queens = axis.ordered(position.queens());
    queens.retain(|&queen| queen != square);
    let stop = queens.iter().position(|&queen| Some(queen) == attacker);
    queens.truncate(stop.map_or(queens.len(), |stop| stop + 1));
    Some(queens)
}

/// Explains the last event of a search that keeps its queens in an [`Array`]. The detail lists the queens compared.
pub(crate) fn explanation(
    axis: Axis,
    position: &Position,
    line: impl Into<u8>,
    variables: Variables,
) -> Explanation {
    let queens = compared(axis, position);
    let reason = match (position.last(), &queens) {
        (Some(Event::Place { square }), Some(queens)) => Reason::Compared {
            square,
            queens: queens.len() as u8,
        },
        _ => backtracking::reason(axis, position),
    };
    Explanation {
        code_line: line.into(),
        reason,
        detail: queens.map(Detail::Compared),
        variables,
    }
}
