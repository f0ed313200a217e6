//! Knight: the only domain is that of the next move. It contains the unvisited squares after which direct checks do not
//! exclude a tour.

use super::domains::{Constraint, PieceDomains};
use crate::board::{BoardSize, Square, SquareSet};
use crate::feasibility::Infeasible;
use crate::feasibility::knight::Unvisited;

/// The domain of the next move of a path.
#[derive(Clone)]
pub(crate) struct PathDomains {
    size: BoardSize,
    closes: bool,
    left: SquareSet,
    first: Square,
    last: Square,
    /// Next squares that are known to be impossible.
    excluded: Vec<Square>,
}

impl PathDomains {
    /// The domain of this path; `None` if the path is empty.
    pub(crate) fn new(size: BoardSize, path: &[Square], closes: bool) -> Option<PathDomains> {
        let (&first, &last) = path.first().zip(path.last())?;
        Some(PathDomains {
            size,
            closes,
            left: Unvisited::new(size, path).squares,
            first,
            last,
            excluded: Vec::new(),
        })
    }

    fn unvisited(&self) -> Unvisited {
        Unvisited {
            size: self.size,
            squares: self.left,
        }
    }

    fn is_hopeful(&self, square: Square) -> bool {
        let mut trial = self.clone();
        trial.place(square);
        trial.at_once().is_none()
    }
}

impl PieceDomains for PathDomains {
    fn place(&mut self, square: Square) {
        self.left.remove(square);
        self.last = square;
        self.excluded.clear();
    }

    fn exclude(&mut self, square: Square) {
        self.excluded.push(square);
    }

    fn fewest(&self) -> Option<Constraint> {
        (!self.left.is_empty()).then_some(Constraint::Onward(self.last))
    }

    fn of(&self, constraint: Constraint) -> Option<Vec<Square>> {
        (self.fewest()? == constraint).then(|| self.squares())
    }

    fn squares(&self) -> Vec<Square> {
        let all = self.trials(Constraint::Onward(self.last)).into_iter();
        let all = all.filter(|square| !self.excluded.contains(square));
        all.filter(|&square| self.is_hopeful(square)).collect()
    }

    /// All moves to unvisited squares.
    fn trials(&self, _: Constraint) -> Vec<Square> {
        self.unvisited().around(self.last).collect()
    }

    fn at_once(&self) -> Option<Infeasible> {
        self.unvisited()
            .infeasible(self.first, self.last, self.closes)
    }
}
