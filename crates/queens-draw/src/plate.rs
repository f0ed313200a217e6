//! A picture by itself: a board with what stands around it. Its board is as large as that of the page; whoever writes it as a
//! file makes it larger or smaller.

mod caption;
mod coordinates;
mod counters;
mod large;
mod window;

use crate::element::Element;
use crate::ink::{Ink, Layer, ground, row_of_numbers};
use crate::pen::Pen;
use crate::picture::Picture;
use crate::words::Words;

pub use self::caption::Caption;
pub use self::counters::Counted;

/// The gap around a board: the frame of a solution and the block of a dead end lie in it.
const GAP: f64 = 16.0;

/// A board and what stands around it.
#[derive(Clone, PartialEq, Debug)]
pub struct Plate {
    pub width: f64,
    pub height: f64,
    /// The upper left corner of the board.
    pub corner: (f64, f64),
    pub board: Vec<Element>,
    /// The class that its elements lie within for their styles, such as `dense`: squares have little room.
    pub within: &'static str,
    /// Where it is a part of something larger: its width and height.
    pub window: Option<(f64, f64)>,
    /// What lies under the words around the board.
    pub around: Vec<Element>,
    pub words: Vec<Words>,
    /// What it says, for readers who do not see it.
    pub title: String,
}

/// What is drawn besides the board.
#[derive(Clone, Default, Debug)]
pub struct Surroundings {
    pub has_coordinates: bool,
    /// How high coordinates are at least. They are left out where they would touch.
    pub least_name: f64,
    pub caption: Option<Caption>,
    /// They stand under the caption; none are no room.
    pub counters: Vec<Counted>,
}

impl Plate {
    /// The picture of a board.
    pub fn new(picture: &Picture, surroundings: &Surroundings) -> Plate {
        let ink = Ink::new(picture, "");
        let pen = Pen::new(picture.size);
        let mut board = Vec::new();
        for layer in ink.layers() {
            match layer {
                Layer::Ground => board.extend(ground(picture.size)),
                Layer::Marks(elements) | Layer::Event(elements) => board.extend(elements),
                Layer::Numbers if !ink.has_numbers() => {}
                Layer::Numbers => {
                    for rank in 0..picture.size.ranks() {
                        let figures = picture.figures_of_row(rank);
                        let taken = picture.taken_in(rank);
                        board.extend(row_of_numbers(pen, rank, figures, taken));
                    }
                }
            }
        }
        board.extend(ink.above());
        let names = (surroundings.has_coordinates)
            .then(|| coordinates::height(picture.size, surroundings.least_name))
            .flatten();
        let gutter = names.map_or(GAP, coordinates::gutter);
        let mut plate = Plate::around(pen.width(), pen.height(), gutter, surroundings);
        plate.board = board;
        if !picture.is_roomy() {
            plate.within = "dense";
        }
        if let Some(height) = names {
            let (around, words) = coordinates::of(picture.size, picture.line, height, plate.corner);
            plate.around.extend(around);
            plate.words.extend(words);
        }
        plate
    }

    /// What stands around a board of this width and height, which is still to be drawn, with such a gap for coordinates.
    fn around(width: f64, height: f64, gutter: f64, surroundings: &Surroundings) -> Plate {
        // A tall board is still as wide as what stands over it needs.
        let is_bare = surroundings.caption.is_none() && surroundings.counters.is_empty();
        let least = if is_bare { 0.0 } else { Caption::LEAST };
        let inner = (gutter + width + GAP).max(least);
        let mut plate = Plate {
            width: inner,
            height: 0.0,
            corner: ((inner - width - gutter - GAP) / 2.0 + gutter, GAP),
            board: Vec::new(),
            within: "",
            window: None,
            around: Vec::new(),
            words: Vec::new(),
            title: String::new(),
        };
        if let Some(caption) = &surroundings.caption {
            plate.head(caption);
        }
        plate.count(&surroundings.counters);
        plate.height = plate.corner.1 + height + gutter;
        plate
    }
}
