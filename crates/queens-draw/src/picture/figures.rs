//! The numbers on the squares of a picture.

use queens_core::knight::moves;
use queens_core::{BoardSize, Square, Variant, coverage};

use super::Picture;
use crate::figure::Figure;
use crate::marks::Mark;

impl Picture {
    /// The number on a square.
    pub fn figure(&self, square: Square) -> Option<Figure> {
        *self.figures.get(self.size.number(square))?
    }

    /// The numbers of one rank, by file. Empty if no square of the board has a number.
    pub fn figures_of_row(&self, rank: u8) -> &[Option<Figure>] {
        let (n, rank) = (self.size.width(), usize::from(rank));
        self.figures
            .get(rank * n..(rank + 1) * n)
            .unwrap_or_default()
    }

    /// Whether any square has a number.
    pub fn has_figures(&self) -> bool {
        !self.figures.is_empty()
    }

    /// A bit for each file of a rank whose square has a piece or a sign in its middle.
    pub fn taken_in(&self, rank: u8) -> u32 {
        let here = self.queens.iter().filter(|queen| queen.rank.get() == rank);
        let pieces = here.fold(0, |taken, queen| taken | 1 << queen.file.get());
        let signs = (0..).zip(self.row(rank));
        signs.fold(pieces, |taken, (file, marks)| {
            let signs = [Mark::Tried, Mark::Conflict, Mark::Removed];
            let has_sign = signs.into_iter().any(|sign| marks.has(sign));
            taken | u32::from(has_sign) << file
        })
    }

    /// The squares that these queens cover, with the number of queens that cover each.
    pub fn of_dominating(size: BoardSize, given: &[Square], variant: Option<Variant>) -> Picture {
        let mut picture = Picture::blank(size);
        picture.stand(given, given.len());
        picture.cover(variant);
        picture
    }

    /// A knight at the start of its path, which may be given.
    pub fn of_start(size: BoardSize, start: Square, is_given: bool) -> Picture {
        let mut picture = Picture::blank(size);
        picture.is_tour = true;
        picture.stand(&[start], usize::from(is_given));
        picture.targets = moves(size, start).collect();
        picture.visit();
        picture
    }

    /// Writes on each square the number of queens that cover it.
    pub fn cover(&mut self, variant: Option<Variant>) {
        let variant = variant.unwrap_or(Variant::Dominating);
        for (square, times) in coverage(self.size, &self.queens, variant) {
            self.write(square, Figure::Covered(times));
            if times > 0 {
                self.add(square, Mark::Covered);
            }
        }
    }

    pub fn visit(&mut self) {
        for (number, square) in (1..).zip(self.queens.clone()) {
            self.write(square, Figure::Visit(number));
        }
    }

    /// Writes a number on a square.
    pub fn write(&mut self, square: Square, figure: Figure) {
        self.figures.resize(self.size.area(), None);
        let number = self.size.number(square);
        if let Some(slot) = self.figures.get_mut(number) {
            *slot = Some(figure);
        }
    }
}
