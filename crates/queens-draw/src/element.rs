//! The elements of a drawing.

use std::borrow::Cow;

use crate::camera::Point;
use crate::pen::Area;

/// The style class or classes of an element.
pub type Class = Cow<'static, str>;

/// An element of a drawing.
#[derive(Clone, PartialEq, Debug)]
pub enum Element {
    /// A path in SVG syntax, with its line width if its class does not set one.
    Path {
        class: Class,
        width: Option<f64>,
        d: String,
    },
    /// A text that is centred vertically on `y`.
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
    /// Elements in painting order, and their line width.
    Group {
        class: Class,
        width: Option<f64>,
        elements: Vec<Element>,
    },
    /// Elements whose origin is moved to this place.
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
