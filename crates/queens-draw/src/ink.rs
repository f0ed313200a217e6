//! Draws a board with its squares, marks and pieces. All marks of one kind form one path, so that a 32×32 board needs
//! only a few elements.

mod event;
mod frame;
mod numbers;
mod tour;

use queens_core::{BoardSize, Event, Square};

use crate::element::{Class, Element};
use crate::marks::Mark;
use crate::pen::{Area, Pen};
use crate::picture::Picture;

pub use self::numbers::row_of_numbers;

/// A layer of the drawing of a board. The lowest layer comes first.
#[derive(Clone, PartialEq, Debug)]
pub enum Layer {
    /// The squares. All boards of one size share this layer.
    Ground,
    Marks(Vec<Element>),
    /// The marks of the event that led to this step. They may be animated.
    Event(Vec<Element>),
    /// The numbers on squares. [`row_of_numbers`] draws them rank by rank.
    Numbers,
}

/// Draws one picture.
pub struct Ink<'a> {
    picture: &'a Picture,
    pen: Pen,
    /// The class of animated marks.
    now: &'static str,
}

/// The squares of a board and its edge.
pub fn ground(size: BoardSize) -> Vec<Element> {
    let pen = Pen::new(size);
    vec![
        Element::path("square-light", pen.outline(0.0)),
        Element::path("square-dark", pen.dark_squares()),
        Element::path("edge", pen.outline(0.5)),
    ]
}

impl<'a> Ink<'a> {
    /// The distance of an outline from the edge of its square, as a part of the square's width.
    const INSET: f64 = 0.045;

    /// Draws a picture; the marks of its event get the class `now`.
    pub fn new(picture: &'a Picture, now: &'static str) -> Ink<'a> {
        Ink {
            picture,
            pen: Pen::new(picture.size),
            now,
        }
    }

    /// The layers of the board.
    pub fn layers(&self) -> [Layer; 9] {
        [
            Layer::Ground,
            Layer::Marks(self.frame_lines()),
            Layer::Marks(self.under()),
            Layer::Event(self.event_under()),
            Layer::Marks(self.shades()),
            Layer::Numbers,
            Layer::Marks(if self.picture.is_tour {
                self.tour()
            } else {
                self.pieces()
            }),
            Layer::Event(self.event_over()),
            Layer::Marks(self.over()),
        ]
    }

    /// The elements above all layers, which never fade: outlines and pins of fixed squares, and the numbering.
    pub fn above(&self) -> [Element; 2] {
        [self.pins(), self.numbering()]
    }

    fn place_square(&self) -> Option<Square> {
        match self.picture.event {
            Some(
                Event::Place { square }
                | Event::Start { square }
                | Event::Append { square }
                | Event::Relocate { to: square, .. },
            ) => Some(square),
            _ => None,
        }
    }

    /// The queen placed last. `None` if the search has not placed it on its own, and for the knight, whose path is drawn.
    fn last_queen(&self) -> Option<Square> {
        let Picture { is_tour, event, .. } = self.picture;
        match event {
            // The order of the queens has no meaning here.
            Some(Event::Relocate { .. } | Event::Candidate(_)) => None,
            _ if *is_tour => None,
            _ => self.picture.queens[self.picture.given..].last().copied(),
        }
    }

    /// The square that the event rejects for another reason than an attack.
    fn refused_square(&self) -> Option<Square> {
        match self.picture.event {
            Some(Event::Uncovered { square } | Event::Pruned { square }) => Some(square),
            _ => None,
        }
    }

    fn removed_square(&self) -> Option<Square> {
        match self.picture.event {
            Some(Event::Remove { square }) => Some(square),
            _ => None,
        }
    }

    /// The marks under the pieces that do not belong to the event.
    fn under(&self) -> Vec<Element> {
        let Ink { picture, pen, .. } = self;
        let latest = self.place_square();
        let framed = self.last_queen().filter(|&square| {
            // A solution has its own frame, and the queen of the event is drawn with the event.
            Some(square) != latest && !picture.is_solved && picture.event != Some(Event::DeadEnd)
        });
        let removed = picture.marked(Mark::Removed);
        let removed = removed.filter(|&square| Some(square) != self.removed_square());
        let is_crossed = |square| {
            let mut all = picture.conflict.iter().chain(&picture.clashes);
            all.any(|conflict| conflict.crosses(square))
        };
        let dots = picture.marked(Mark::Attacked);
        // A cross takes the place of the dot.
        let dots =
            dots.filter(|&square| !is_crossed(square) && !picture.marks(square).has(Mark::Tried));
        let crossed_out = if picture.is_played {
            "mark-open"
        } else {
            "mark-crossed"
        };
        let read = picture.read.iter().copied();
        // A number is in the middle of its square, so marks go under it or into a corner.
        let (read, dots) = if picture.has_figures() {
            (pen.underlines(read), pen.corners(dots))
        } else {
            (pen.rings(read), pen.dots(dots))
        };
        vec![
            Element::line(
                "mark-hole",
                pen.line(0.03, 0.8),
                pen.hatched(picture.marked(Mark::Blocked)),
            ),
            Element::path(
                crossed_out,
                pen.boxes(picture.crossed_out.iter().copied(), 0.0),
            ),
            self.boxes("mark mark-place", framed.into_iter()),
            self.taken_back(removed, ""),
            self.boxes("mark mark-try", picture.advised()),
            Element::path("mark mark-read", read),
            Element::path("mark-dot", dots),
        ]
    }

    fn pieces(&self) -> Vec<Element> {
        let latest = self.place_square();
        let queens = self.picture.queens.iter();
        let queens = queens.filter(|&&square| Some(square) != latest);
        queens.map(|&square| self.queen(square, "piece")).collect()
    }

    /// The marks over the pieces that do not belong to the event.
    fn over(&self) -> Vec<Element> {
        let picture = self.picture;
        let rejected = picture.marked(Mark::Tried).filter(|&square| {
            let marks = picture.marks(square);
            !marks.has(Mark::Removed) && !marks.has(Mark::Conflict)
        });
        let (width, d) = (self.pen.line(0.042, 1.5), self.pen.crosses(rejected, 0.11));
        vec![Element::line("mark mark-bad", width, d)]
    }

    /// The outlines and pins of fixed squares.
    fn pins(&self) -> Element {
        let picture = self.picture;
        let fixed = || picture.marked(Mark::Fixed);
        let mut elements = vec![self.boxes("mark mark-fixed-square", fixed())];
        // On a tour, pins would cover the knight's path.
        for square in fixed().filter(|_| picture.is_roomy() && !picture.is_tour) {
            let area = self.pen.pin(square);
            elements.push(Element::path("mark-pin", self.pen.disc(area, 0.62)));
            elements.push(sign("#given", "mark-fixed", area));
        }
        Element::group("", elements)
    }

    fn boxes(&self, class: impl Into<Class>, squares: impl Iterator<Item = Square>) -> Element {
        let width = self.pen.line(0.045, 1.5);
        let inset = (self.pen.unit * Ink::INSET).max(width / 2.0 + 0.5);
        Element::line(class, width, self.pen.boxes(squares, inset))
    }

    /// Dotted squares, each with an arrow if there is room.
    fn taken_back(
        &self,
        squares: impl Iterator<Item = Square>,
        class: impl Into<Class>,
    ) -> Element {
        let squares: Vec<_> = squares.collect();
        let width = self.pen.line(0.045, 2.0);
        let inset = (self.pen.unit * 0.08).max(width / 2.0 + 0.5);
        let d = self.pen.boxes(squares.iter().copied(), inset);
        let arrows = squares.iter().filter(|_| self.picture.is_roomy());
        let arrows = arrows
            .map(|&square| sign("#taken-back", "mark mark-back", self.pen.area(square, 0.42)));
        let mut elements = vec![Element::line("mark mark-back-square", width, d)];
        elements.extend(arrows);
        Element::group(class, elements)
    }

    fn queen(&self, square: Square, class: impl Into<Class>) -> Element {
        let scale = if self.picture.is_roomy() { 0.8 } else { 0.82 };
        let symbol = queen(self.picture.size);
        sign(symbol, class, self.pen.area(square, scale))
    }
}

/// A symbol of the sprite.
fn sign(symbol: &'static str, class: impl Into<Class>, area: Area) -> Element {
    Element::Sign {
        class: class.into(),
        symbol,
        area,
    }
}

/// The symbol of a queen on a board of this size: the simple drawing where squares are narrower than
/// 28 pixels, on phones already (366 pixels) from 14 files on.
fn queen(size: BoardSize) -> &'static str {
    match size.files() {
        ..=13 => "#queen",
        14..=20 => "#queen-medium",
        _ => "#queen-small",
    }
}

/// The symbol of a knight on a board of this size. Like `queen`, it depends on the width of a square.
fn knight(size: BoardSize) -> &'static str {
    match size.files().max(size.ranks()) {
        ..=13 => "#knight",
        14..=20 => "#knight-medium",
        _ => "#knight-small",
    }
}
