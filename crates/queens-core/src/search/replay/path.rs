//! Properties of a position's path: the line at each depth, the place of each line's queen, and the queens before the
//! last placement.

use super::Position;
use crate::board::{Axis, Line, OpenLines, Square};
use crate::search::{Event, Traversal};

impl Position {
    /// The current line of a search along this axis; `None` once every open line holds a queen.
    pub(crate) fn current_line(&self, axis: Axis) -> Option<Line> {
        self.line_at(axis, self.placed().len())
    }

    /// The line at a depth of the path, in a search along this axis. The root has depth 0. `None` below the last open
    /// line.
    pub(crate) fn line_at(&self, axis: Axis, depth: usize) -> Option<Line> {
        let open = OpenLines::open(axis, self.size(), self.given());
        axis.line(*open.indices().get(depth)?)
    }

    /// The queens on the board, without the queen that the last event placed.
    pub(crate) fn queens_before(&self) -> &[Square] {
        match (self.last(), self.queens()) {
            (Some(Event::Place { .. }), [before @ .., _]) => before,
            (_, queens) => queens,
        }
    }

    /// The place of the queen in each line of an axis, from 0; −1 if the line has no queen.
    pub(crate) fn places(&self, axis: Axis) -> Vec<i8> {
        let mut places = vec![-1; self.size().len()];
        for &queen in self.queens() {
            places[usize::from(axis.line_of(queen))] = axis.place_of(queen) as i8;
        }
        places
    }

    /// The line at a depth of the path, in a search with this traversal. `None` below the last line, or if the depths
    /// of this traversal are not lines.
    pub fn line(&self, traversal: Traversal, depth: usize) -> Option<Line> {
        match traversal {
            Traversal::Lines(axis) => self.line_at(axis, depth),
            Traversal::Roots => self.line_at(Axis::Files, depth),
            Traversal::MinDomain => {
                let standing = self.given().len() + depth;
                let queens = self.queens().get(..standing)?;
                OpenLines::fewest(self.size(), queens).map(|(file, _)| Line::File(file))
            }
            Traversal::Candidates
            | Traversal::RandomPlacement
            | Traversal::Greedy
            | Traversal::Moves
            | Traversal::SetCover
            | Traversal::LocalSearch
            | Traversal::CountOnly => None,
        }
    }
}
