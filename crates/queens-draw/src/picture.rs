//! What a board shows, as facts: derived from the model, drawn by `ink`, said in words by the page. Two equal
//! pictures look the same.

mod asked;
mod conflict;
mod figures;
mod framed;
mod played;
mod stuck;
mod visited;

use queens_core::frames::FrameLines;
use queens_core::{
    Axis, BoardSize, Detail, Event, Fate, Line, Position, Problem, Reason, Square, Traversal,
    attacked_by, is_solution,
};
use queens_worker::protocol::Pane;

pub use self::conflict::Conflict;
pub use self::played::played;
use crate::marks::{Mark, Marks};
use queens_page::figure::Figure;
use queens_page::looked_at::hides_queens;
use queens_page::model::{Model, State};
use queens_page::playback::Run;

/// A board with its marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    pub size: BoardSize,
    /// The marks of each square, by rank, then by file.
    marks: Vec<Marks>,
    /// The number of each square that has one, by rank, then by file; empty where none has.
    pub figures: Vec<Option<Figure>>,
    /// The pieces that stand: the given ones, then the others in the order of placing. A knight's way is
    /// told by where it has stood.
    pub queens: Vec<Square>,
    /// Whether they are the squares that a knight has visited.
    pub is_tour: bool,
    /// The squares that the knight can go to from his start; of queens, the move that a hint has told.
    pub targets: Vec<Square>,
    /// Whether each square shows its number.
    pub is_numbered: bool,
    /// How many of them the search was given.
    pub given: usize,
    /// The lane that the event shown is about.
    pub line: Option<Line>,
    pub conflict: Option<Conflict>,
    /// Pieces placed by hand that attack each other, each with what attacks it.
    pub clashes: Vec<Conflict>,
    /// The lane that nothing can be placed on any more.
    pub blocked: Option<Line>,
    /// The squares that the program read under the event shown.
    pub read: Vec<Square>,
    /// The squares that it marked; of play, those that are not covered.
    pub crossed_out: Vec<Square>,
    /// The frame that is searched or looked at.
    pub frame: Option<FrameLines>,
    /// The squares that can no more be reached, or covered.
    pub lost: Vec<Square>,
    /// The event shown, whose mark alone may move.
    pub event: Option<Event>,
    pub is_solved: bool,
    /// Whether it is what the reader has placed.
    pub is_played: bool,
    /// Whether it shows a search that is no longer the form's.
    pub is_stale: bool,
    /// Whether it is one of many that pass too fast for numbers on squares.
    pub is_passing: bool,
}

impl Picture {
    /// The widest board whose squares have room for every mark.
    const WIDEST_ROOMY: u8 = 17;

    /// What the page shows now on a board.
    pub fn of(model: &Model, pane: Pane) -> Picture {
        let is_hidden = pane == Pane::First && hides_queens(model);
        let run = model.run_at(pane).filter(|_| !is_hidden);
        let mut picture = match run {
            Some(run) if run.settings().leaves_trace() => Picture::of_run(run),
            Some(run) if !run.set().is_empty() => Picture::of_set(run),
            _ => {
                let settings = model.shown_settings();
                let given = settings.given.squares();
                match settings.algorithm.problem {
                    Problem::Queens
                        if given.is_empty() && settings.algorithm.traversal.has_start() =>
                    {
                        Picture::with_queens(settings.size, &[Square::A1])
                    }
                    Problem::Queens => Picture::of_given(settings.size, given),
                    Problem::Domination => {
                        Picture::of_dominating(settings.size, given, settings.variant)
                    }
                    Problem::Knight => Picture::of_start(settings.size, given),
                }
            }
        };
        picture.is_numbered = picture.is_tour && model.is_numbered;
        picture.is_passing = model.state() == State::Playing && model.speed.is_flood();
        if pane == Pane::First {
            picture.look_at_frame(model);
            picture.ask(model);
        }
        if model.is_stale() {
            picture.make_stale(model);
        }
        if let Some(refusal) = model.refusal {
            let (square, attacker) = (refusal.square, refusal.attacker);
            if picture.size.contains(square) && picture.size.contains(attacker) {
                picture.refuse(Conflict {
                    square,
                    attacker,
                    line: refusal.line,
                });
            }
        }
        picture
    }

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
            is_stale: false,
            is_passing: false,
        }
    }

    /// These queens and nothing else.
    pub fn with_queens(size: BoardSize, queens: &[Square]) -> Picture {
        let mut picture = Picture::blank(size);
        picture.stand(queens, 0);
        picture
    }

    /// Marks squares that have been tried in vain, and others that are attacked.
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
    fn of_given(size: BoardSize, given: &[Square]) -> Picture {
        let mut picture = Picture::blank(size);
        picture.stand(given, given.len());
        picture.dot(given, None);
        picture
    }

    /// The step that a run shows.
    pub fn of_run(run: &Run) -> Picture {
        let position = run.replay().position();
        let walk = run.settings().algorithm.traversal;
        let mut picture = Picture::blank(position.size());
        picture.is_tour = run.settings().algorithm.problem == Problem::Knight;
        let depth = position.placed().len();
        let open = position.line(walk, depth);
        let above = || position.line(walk, depth.saturating_sub(1));
        picture.event = run.event();
        picture.show_frame(run);
        let queens = position.solution();
        let queens = queens.as_deref().unwrap_or(position.queens());
        picture.stand(queens, position.given().len());
        match picture.event {
            None | Some(Event::Restart) => picture.line = open,
            Some(Event::Place { .. } | Event::Start { .. } | Event::Append { .. }) => {
                picture.line = above();
                picture.try_out(position, depth.saturating_sub(1));
            }
            Some(Event::Reject {
                square,
                attacker,
                line,
            }) => {
                picture.line = open;
                picture.try_out(position, depth);
                picture.refuse(Conflict {
                    square,
                    attacker,
                    line,
                });
            }
            Some(Event::Pruned { square }) => {
                picture.try_out(position, depth);
                picture.add(square, Mark::Conflict);
            }
            Some(Event::Remove { .. } | Event::DeadEnd | Event::Critical) => {
                picture.line = open;
                picture.try_out(position, depth);
            }
            Some(Event::Relocate { from, .. }) => picture.add(from, Mark::Removed),
            Some(Event::Uncovered { square }) => picture.add(square, Mark::Conflict),
            Some(Event::Candidate(_) | Event::Score | Event::Bound(_) | Event::Frame { .. }) => {}
            Some(Event::Solution | Event::Image { .. } | Event::End | Event::CapReached) => {
                picture.solve(run);
                picture.count(run);
                return picture;
            }
        }
        picture.detail(run);
        picture.count(run);
        match walk {
            Traversal::Candidates
            | Traversal::Moves
            | Traversal::SetCover
            | Traversal::LocalSearch
            | Traversal::CountOnly => {}
            Traversal::RandomPlacement | Traversal::Greedy => picture.dot(position.queens(), None),
            Traversal::Lines(_) | Traversal::Roots | Traversal::MinDomain => {
                if let Some(first) = open {
                    picture.dot(position.queens(), Some((walk, first)));
                }
            }
        }
        picture
    }

    /// What the program did under the event, where squares can show it.
    fn detail(&mut self, run: &Run) {
        let Some(code) = run.code() else { return };
        let explanation = code.explain(run.replay().position());
        if let Reason::Emptied { square, .. } | Reason::NoWayHome { start: square, .. } =
            explanation.reason
        {
            self.lost = vec![square];
            self.add(square, Mark::Critical);
        }
        match explanation.detail {
            Some(Detail::Read(squares) | Detail::Called { squares, .. }) => self.read = squares,
            Some(Detail::Marked(squares)) => self.crossed_out = squares,
            Some(Detail::Compared(_) | Detail::Pairs { .. }) | None => {}
        }
        for squares in [&mut self.read, &mut self.crossed_out] {
            *squares = Axis::Files.ordered(squares);
            squares.dedup();
        }
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

    /// Marks what has been tried at one depth.
    fn try_out(&mut self, position: &Position, depth: usize) {
        for &(square, fate) in position.tried(depth) {
            self.add(square, Mark::Tried);
            if let Fate::Removed { .. } = fate {
                self.add(square, Mark::Removed);
            }
        }
    }

    /// Marks the free squares that these queens attack: of a walk that is at this lane, those still
    /// ahead of it; where none is gone through, all.
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

    /// Whether a walk at this lane may still come to this square: its lane holds no given queen, and is
    /// this one or, where there is room for so many marks, lies ahead.
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

    /// Frames the board if a solution stands.
    pub fn solve(&mut self, run: &Run) {
        let instance = run.settings().instance();
        self.is_solved = instance.is_ok_and(|instance| is_solution(&instance, &self.queens));
        if self.is_solved {
            for queen in self.queens.clone() {
                self.add(queen, Mark::Solution);
            }
        }
    }

    /// The fixed squares of a stale board are the form's, if it asks for a board of this size.
    fn make_stale(&mut self, model: &Model) {
        self.is_stale = true;
        for marks in &mut self.marks {
            marks.take(Mark::Fixed);
        }
        if model.settings.size == self.size {
            for &square in model.settings.given.squares() {
                self.add(square, Mark::Fixed);
            }
        }
    }
}

#[cfg(test)]
mod tests;
