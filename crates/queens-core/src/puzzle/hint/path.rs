//! Knight: there is one domain, that of the next move. It has the squares that are not visited and after which the path can
//! still go on to a tour, as far as that is seen at once.

use super::domains::{Constraint, PieceDomains};
use crate::board::{BoardSize, Square, SquareSet};
use crate::feasibility::Infeasible;
use crate::feasibility::knight::Unvisited;

/// The domain of a path that is to become a tour.
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
    /// The domain of this path; none of no square.
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

    /// All moves to squares that are not visited.
    fn trials(&self, _: Constraint) -> Vec<Square> {
        self.unvisited().around(self.last).collect()
    }

    fn at_once(&self) -> Option<Infeasible> {
        self.unvisited()
            .infeasible(self.first, self.last, self.closes)
    }
}
