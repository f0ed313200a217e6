//! The pieces and marks of a board, as facts: the page derives them from its model, `ink` draws them. Two equal pictures look
//! the same.

mod conflict;
mod figures;
mod framed;
mod stuck;
mod visited;

use queens_core::frames::FrameLines;
use queens_core::{
    BoardSize, Event, Instance, Line, LineKind, Position, Square, Traversal, TrialOutcome,
    attacked_by, is_solution,
};

pub use self::conflict::Conflict;
use crate::figure::Figure;
use crate::marks::{Mark, Marks};

/// A board with its marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub size: BoardSize,
    /// The marks of each square, by rank, then by file.
    marks: Vec<Marks>,
    /// The numbers on squares, by rank, then by file. Empty if no square has a number.
    pub figures: Vec<Option<Figure>>,
    /// The pieces on the board: the given ones, then the others in the order of placing. On a tour, the visited squares
    /// in order.
    pub queens: Vec<Square>,
    /// Whether `queens` contains the squares that a knight has visited.
    pub is_tour: bool,
    /// The squares that the knight can reach from its start. On a board of queens, the move that a hint suggests.
    pub targets: Vec<Square>,
    /// Whether each square shows its number.
    pub is_numbered: bool,
    /// The number of given pieces, which come first in `queens`.
    pub given: usize,
    /// The lane of the current event.
    pub line: Option<Line>,
    pub conflict: Option<Conflict>,
    /// Pieces placed by hand that attack each other, each with its attacker.
    pub clashes: Vec<Conflict>,
    /// The lane that has no square left for a piece.
    pub blocked: Option<Line>,
    /// The squares that the program read during the current event.
    pub read: Vec<Square>,
    /// The squares that the program marked. In play, the squares that are not covered.
    pub crossed_out: Vec<Square>,
    /// The frame that is being searched, or that the reader selected.
    pub frame: Option<FrameLines>,
    /// The squares that can no longer be reached or covered.
    pub lost: Vec<Square>,
    /// The current event. Only its marks may be animated.
    pub event: Option<Event>,
    pub is_solved: bool,
    /// Whether the reader has placed the pieces.
    pub is_played: bool,
    /// Whether playback is too fast to read numbers on squares.
    pub is_passing: bool,
}

impl Picture {
    /// The widest board whose squares have room for every mark.
    const WIDEST_ROOMY: u8 = 17;

    pub fn blank(size: BoardSize) -> Picture {
        Picture {
            size,
            marks: vec![Marks::default(); size.area()],
            figures: Vec::new(),
            queens: Vec::new(),
            is_tour: false,
            targets: Vec::new(),
            is_numbered: false,
            given: 0,
            line: None,
            conflict: None,
            clashes: Vec::new(),
            blocked: None,
            read: Vec::new(),
            crossed_out: Vec::new(),
            frame: None,
            lost: Vec::new(),
            event: None,
            is_solved: false,
            is_played: false,
            is_passing: false,
        }
    }

    /// A board with these queens and no other marks.
    pub fn with_queens(size: BoardSize, queens: &[Square]) -> Picture {
        let mut picture = Picture::blank(size);
        picture.stand(queens, 0);
        picture
    }

    /// Marks the squares that failed, and other attacked squares.
    pub fn mark_attacked(&mut self, tried: &[Square], others: &[Square]) {
        for (squares, mark) in [(tried, Mark::Tried), (others, Mark::Attacked)] {
            let free = squares
                .iter()
                .filter(|square| !self.queens.contains(square));
            for &square in free.copied().collect::<Vec<_>>().iter() {
                self.add(square, mark);
            }
        }
    }

    /// The given queens, and every square that they attack.
    pub fn of_given(size: BoardSize, given: &[Square]) -> Picture {
        let mut picture = Picture::blank(size);
        picture.stand(given, given.len());
        picture.dot(given, None);
        picture
    }

    /// Whether its squares have room for every mark; on wider boards, some are left out.
    pub fn is_roomy(&self) -> bool {
        self.size.files().max(self.size.ranks()) <= Picture::WIDEST_ROOMY
    }

    /// The marks of a square.
    pub fn marks(&self, square: Square) -> Marks {
        self.marks
            .get(self.index(square))
            .copied()
            .unwrap_or_default()
    }

    /// The marks of one row, by file.
    pub fn row(&self, rank: u8) -> &[Marks] {
        let (n, rank) = (self.size.width(), usize::from(rank));
        &self.marks[rank * n..(rank + 1) * n]
    }

    /// The squares with a mark, by rank, then by file.
    pub fn marked(&self, mark: Mark) -> impl Iterator<Item = Square> {
        let marked = self.marks.iter().enumerate();
        let marked = marked.filter(move |(_, marks)| marks.has(mark));
        marked.map(|(number, _)| self.size.numbered(number))
    }

    fn index(&self, square: Square) -> usize {
        self.size.number(square)
    }

    pub fn add(&mut self, square: Square, mark: Mark) {
        let index = self.index(square);
        if let Some(marks) = self.marks.get_mut(index) {
            marks.add(mark);
        }
    }

    /// Removes a mark from all squares.
    pub fn clear(&mut self, mark: Mark) {
        for marks in &mut self.marks {
            marks.take(mark);
        }
    }

    /// Puts pieces on the board, the given ones first.
    pub fn stand(&mut self, queens: &[Square], given: usize) {
        self.queens = queens.to_vec();
        self.given = given;
        if let (true, Some(&knight)) = (self.is_tour, queens.last()) {
            self.add(knight, Mark::Knight);
        }
        for &queen in queens.iter().filter(|_| !self.is_tour).collect::<Vec<_>>() {
            self.add(queen, Mark::Queen);
        }
        for &queen in &queens[..given] {
            self.add(queen, Mark::Fixed);
        }
    }

    /// Marks blocked squares, which have no other marks and no numbers.
    pub fn block(&mut self, squares: &[Square]) {
        for &square in squares {
            let index = self.index(square);
            if let Some(marks) = self.marks.get_mut(index) {
                *marks = Marks::default();
                marks.add(Mark::Blocked);
            }
            if let Some(figure) = self.figures.get_mut(index) {
                *figure = None;
            }
        }
        for marked in [&mut self.targets, &mut self.read, &mut self.crossed_out] {
            marked.retain(|square| !squares.contains(square));
        }
    }

    /// Marks the squares that the search has tried at one depth.
    pub fn try_out(&mut self, position: &Position, depth: usize) {
        for &(square, outcome) in position.tried(depth) {
            self.add(square, Mark::Tried);
            if let TrialOutcome::Removed { .. } = outcome {
                self.add(square, Mark::Removed);
            }
        }
    }

    /// Marks the free squares that these queens attack. `at` is the current lane of a search by lanes, and limits the
    /// marks to squares that the search may still try.
    pub fn dot(&mut self, queens: &[Square], at: Option<(Traversal, Line)>) {
        let attacked = attacked_by(self.size, queens);
        for square in attacked.squares() {
            let marks = self.marks(square);
            let is_untried = !marks.has(Mark::Queen) && !marks.has(Mark::Tried);
            if is_untried && at.is_none_or(|(walk, line)| self.is_open(square, walk, line)) {
                self.add(square, Mark::Attacked);
            }
        }
    }

    /// Whether a search at the lane `first` may still try this square. Its lane must not contain a given queen. Lanes
    /// ahead count only if the board has room for all marks.
    fn is_open(&self, square: Square, walk: Traversal, first: Line) -> bool {
        let axis = first.axis();
        let line = axis.line_of(square);
        let holds = |queens: &[Square]| queens.iter().any(|&queen| axis.line_of(queen) == line);
        let is_ahead = match walk {
            _ if first.index() == line => true,
            Traversal::MinDomain => self.is_roomy() && !holds(&self.queens),
            _ => self.is_roomy() && line > first.index(),
        };
        is_ahead && !holds(&self.queens[..self.given])
    }

    pub fn refuse(&mut self, conflict: Conflict) {
        if let Some(before) = self.conflict.replace(conflict) {
            let index = self.index(before.square);
            self.marks[index].take(Mark::Conflict);
        }
        self.add(conflict.square, Mark::Conflict);
    }

    /// Frames the board if its pieces are a solution of this instance.
    pub fn solve(&mut self, instance: &Instance) {
        self.is_solved = is_solution(instance, &self.queens);
        if self.is_solved {
            for queen in self.queens.clone() {
                self.add(queen, Mark::Solution);
            }
        }
    }

    /// The conflicts on the squares of one rank.
    pub fn conflicts_of_row(&self, rank: u8) -> Vec<Conflict> {
        let all = self.conflict.iter().chain(&self.clashes);
        all.filter(|it| it.square.rank.get() == rank)
            .copied()
            .collect()
    }

    /// Marks two queens that attack each other.
    pub fn clash(&mut self, first: Square, second: Square, line: LineKind) {
        for (square, attacker) in [(first, second), (second, first)] {
            self.clashes.push(Conflict {
                square,
                attacker,
                line,
            });
            self.add(square, Mark::Conflict);
        }
    }

    /// The move that a hint suggests.
    pub fn advised(&self) -> impl Iterator<Item = Square> {
        let targets = self.targets.iter().copied();
        targets.filter(|_| !self.is_tour)
    }
}
