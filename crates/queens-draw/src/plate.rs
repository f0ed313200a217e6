//! A complete picture: a board with its caption, counters and coordinates. The board has the same units as on the page.
//! The writers of files scale the picture.

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

/// The gap around a board. It contains the frame of a solution and the block of a dead end.
const GAP: f64 = 16.0;

/// A board with its caption, counters and coordinates.
#[derive(Clone, PartialEq, Debug)]
pub struct Plate {
    pub width: f64,
    pub height: f64,
    /// The upper left corner of the board.
    pub corner: (f64, f64),
    pub board: Vec<Element>,
    /// The class around the elements. For example, `dense` has the styles for small squares.
    pub within: &'static str,
    /// The width and height at which the elements are clipped; `None` without clipping.
    pub window: Option<(f64, f64)>,
    /// The elements around the board, painted under the words.
    pub around: Vec<Element>,
    pub words: Vec<Words>,
    /// The text of the picture for screen readers.
    pub title: String,
}

/// The parts of a picture other than the board.
#[derive(Clone, Default, Debug)]
pub struct Surroundings {
    pub has_coordinates: bool,
    /// The minimum height of coordinates. They are omitted if they would touch.
    pub least_name: f64,
    pub caption: Option<Caption>,
    /// The counters under the caption. An empty list takes no space.
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

    /// The surroundings of a board of this width and height, without the board. `gutter` is the gap for coordinates.
    fn around(width: f64, height: f64, gutter: f64, surroundings: &Surroundings) -> Plate {
        // The picture of a narrow board is as wide as its caption and counters need.
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
