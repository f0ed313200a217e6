//! The array of sheets 000, 003 and 004: the place of the queen in each lane. A square is compared
//! with the queens of the lanes before its own, in order, until one attacks it, then with given
//! queens in lanes beyond. How a sheet compares two queens is its [`AttackTest`].

use std::marker::PhantomData;

use crate::attacks::LineKind;
use crate::board::BoardSize;
use crate::enumeration::backtracking::{self, Representation};
use crate::event::Event;
use crate::explanation::{Detail, Reason};
use crate::instance::Instance;
use crate::lines::Axis;
use crate::replay::Position;
use crate::square::Square;

/// How a sheet asks whether one queen attacks another.
pub trait AttackTest: Clone {
    /// Whether the array is indexed by file or by rank.
    const AXIS: Axis;

    /// The line on which a queen attacks the square that lies so many lanes and places further on,
    /// in another lane.
    fn line(lines: i32, places: i32) -> Option<LineKind>;
}

/// The place of the queen in each lane.
#[derive(Clone)]
pub struct Array<C> {
    places: [u8; BoardSize::MAX as usize],
    /// Bit i: the queen of lane i is given.
    given: u32,
    attack_test: PhantomData<C>,
}

impl<C: AttackTest> Representation for Array<C> {
    const AXIS: Axis = C::AXIS;

    fn new(instance: &Instance) -> Self {
        let mut array = Array {
            places: [0; BoardSize::MAX as usize],
            given: 0,
            attack_test: PhantomData,
        };
        for &queen in instance.given() {
            array.place(queen);
            array.given |= 1 << C::AXIS.line_of(queen);
        }
        array
    }

    #[inline]
    fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        // Below 32 already; the remainder tells the compiler so.
        let line = usize::from(C::AXIS.line_of(square)) % self.places.len();
        let place = i32::from(C::AXIS.place_of(square));
        for (earlier, &other) in self.places[..line].iter().enumerate() {
            if let Some(line) = C::line((line - earlier) as i32, place - i32::from(other)) {
                return Some((C::AXIS.square(earlier as u8, other), line));
            }
        }
        let mut beyond = self.given & !(u32::MAX >> (31 - line));
        while beyond != 0 {
            let later = beyond.trailing_zeros();
            let other = self.places[later as usize];
            if let Some(line) = C::line(line as i32 - later as i32, place - i32::from(other)) {
                return Some((C::AXIS.square(later as u8, other), line));
            }
            beyond &= beyond - 1;
        }
        None
    }

    #[inline]
    fn place(&mut self, square: Square) {
        let line = usize::from(C::AXIS.line_of(square));
        self.places[line % BoardSize::MAX as usize] = C::AXIS.place_of(square);
    }

    #[inline]
    fn remove(&mut self, _: Square) {}
}

/// How many queens the test under an event is compared with, its attacker included; none if it tests
/// nothing. All lanes before the square's hold a queen.
pub fn comparisons(axis: Axis, event: Event, before: &Position) -> u64 {
    let (square, attacker) = match event {
        Event::Place { square } => (square, None),
        Event::Reject {
            square, attacker, ..
        } => (square, Some(attacker)),
        _ => return 0,
    };
    let line = axis.line_of(square);
    let beyond = before.given().iter().map(|&given| axis.line_of(given));
    let beyond = beyond.filter(|&given| given > line);
    let earlier = u64::from(line);
    match attacker.map(|attacker| axis.line_of(attacker)) {
        Some(last) if last < line => u64::from(last) + 1,
        Some(last) => earlier + beyond.filter(|&given| given <= last).count() as u64,
        None => earlier + beyond.count() as u64,
    }
}

/// The queens that the test of the last event was compared with, in order, if it tested a square.
fn compared(axis: Axis, position: &Position) -> Option<Vec<Square>> {
    let (square, attacker) = match position.last()? {
        Event::Place { square } => (square, None),
        Event::Reject {
            square, attacker, ..
        } => (square, Some(attacker)),
        _ => return None,
    };
    let mut queens = axis.ordered(position.queens());
    queens.retain(|&queen| queen != square);
    let stop = queens.iter().position(|&queen| Some(queen) == attacker);
    queens.truncate(stop.map_or(queens.len(), |stop| stop + 1));
    Some(queens)
}

/// Why a search that compares one queen after another made its last event, and with which queens.
pub fn reason(axis: Axis, position: &Position) -> (Reason, Option<Detail>) {
    let queens = compared(axis, position);
    let reason = match (position.last(), &queens) {
        (Some(Event::Place { square }), Some(queens)) => Reason::Compared {
            square,
            queens: queens.len() as u8,
        },
        _ => backtracking::reason(axis, position),
    };
    (reason, queens.map(Detail::Compared))
}

/// The place of the queen in each lane, −1 where there is none.
pub fn places(axis: Axis, position: &Position) -> Vec<i8> {
    let mut places = vec![-1; position.size().len()];
    for &queen in position.queens() {
        places[usize::from(axis.line_of(queen))] = axis.place_of(queen) as i8;
    }
    places
}
