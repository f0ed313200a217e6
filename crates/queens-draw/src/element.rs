//! What a drawing is made of.

use std::borrow::Cow;

use crate::camera::Point;
use crate::pen::Area;

/// The class or classes that say how an element looks.
pub type Class = Cow<'static, str>;

/// A piece of a drawing.
#[derive(Clone, PartialEq, Debug)]
pub enum Element {
    /// A path as SVG writes it, with the width of its line where its class does not say it.
    Path {
        class: Class,
        width: Option<f64>,
        d: String,
    },
    /// A text whose middle is on this height.
    Text {
        class: Class,
        x: f64,
        y: f64,
        size: f64,
        text: String,
    },
    /// A symbol of the sprite, by its reference.
    Sign {
        class: Class,
        symbol: &'static str,
        area: Area,
    },
    /// Elements in their order; the width of their lines.
    Group {
        class: Class,
        width: Option<f64>,
        elements: Vec<Element>,
    },
    /// Elements whose origin lies at this place.
    Placed { at: Point, elements: Vec<Element> },
}

impl Element {
    pub(crate) fn path(class: impl Into<Class>, d: String) -> Element {
        Element::Path {
            class: class.into(),
            width: None,
            d,
        }
    }

    pub(crate) fn line(class: impl Into<Class>, width: f64, d: String) -> Element {
        Element::Path {
            class: class.into(),
            width: Some(width),
            d,
        }
    }

    pub(crate) fn group(class: impl Into<Class>, elements: Vec<Element>) -> Element {
        Element::Group {
            class: class.into(),
            width: None,
            elements,
        }
    }
}
