//! The camera: the visible part of a drawing, and the scale from drawing units to pixels. The whole tree and large
//! boards both use it.

use std::ops::Range;

/// The size of the picture in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    pub width: f64,
    pub height: f64,
}

/// A place in the picture, in CSS pixels from its upper left corner.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// The zoom of the camera.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub enum Zoom {
    /// The whole drawing if it stays readable, otherwise a part of it.
    #[default]
    Readable,
    /// The whole drawing.
    Fit,
    /// The width of a unit in pixels.
    Chosen(f64),
}

/// The size of a drawing unit in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The width of a unit.
    pub slot: f64,
    /// The distance from one row to the next.
    pub row: f64,
}

/// What the reader does to the camera.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Motion {
    /// Moves the picture by this many pixels.
    Panned(Point),
    /// Scales the picture by the factor. The point `around` stays in place; `None` is the middle.
    Zoomed { factor: f64, around: Option<Point> },
    /// Shows the whole drawing.
    Fitted,
}

/// The zoom and the position of the drawing.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Camera {
    zoom: Zoom,
    /// The origin of the drawing, in CSS pixels of the picture.
    pub origin: Point,
}

/// The extent of a drawing along one axis, in pixels.
pub struct Reach {
    /// The ends of the drawing, relative to its origin.
    pub drawn: Range<f64>,
    /// The part of the picture that the drawing may fill.
    pub room: Range<f64>,
    /// The part of the picture in which [`Camera::reveal`] leaves a place where it is.
    pub seen: Range<f64>,
    /// Whether a drawing smaller than its room is centred. Otherwise it is at the start of the room.
    pub is_centred: bool,
}

/// A drawing that a camera can show.
pub trait Scenery {
    /// The size of its units in pixels.
    fn scale(&self, zoom: Zoom, size: Size) -> Scale;

    /// The extent of the drawing, horizontal and vertical.
    fn reaches(&self, scale: Scale, size: Size) -> [Reach; 2];
}

/// The zoom factor of one key press.
const ZOOM: f64 = 1.25;
/// The distance in pixels that one key press moves the picture.
const PAN: f64 = 60.0;

impl Motion {
    pub const LARGER: Motion = Motion::zoomed(ZOOM);
    pub const SMALLER: Motion = Motion::zoomed(1.0 / ZOOM);
    /// Shows more of the left side. The next three constants do this for the other sides.
    pub const LEFT: Motion = Motion::panned(PAN, 0.0);
    pub const RIGHT: Motion = Motion::panned(-PAN, 0.0);
    pub const UP: Motion = Motion::panned(0.0, PAN);
    pub const DOWN: Motion = Motion::panned(0.0, -PAN);

    const fn panned(x: f64, y: f64) -> Motion {
        Motion::Panned(Point { x, y })
    }

    const fn zoomed(factor: f64) -> Motion {
        let around = None;
        Motion::Zoomed { factor, around }
    }
}

impl Default for Size {
    /// The size to use before the picture has been measured.
    fn default() -> Size {
        Size {
            width: 360.0,
            height: 430.0,
        }
    }
}

impl Size {
    pub fn middle(self) -> Point {
        Point {
            x: self.width / 2.0,
            y: self.height / 2.0,
        }
    }

    pub fn contains(self, place: Point) -> bool {
        (0.0..self.width).contains(&place.x) && (0.0..self.height).contains(&place.y)
    }
}

impl Reach {
    /// The nearest origin that keeps the drawing in its room.
    fn clamp(&self, origin: f64) -> f64 {
        let least = self.room.end - self.drawn.end;
        let most = self.room.start - self.drawn.start;
        if least < most {
            origin.max(least).min(most)
        } else if self.is_centred {
            (least + most) / 2.0
        } else {
            most
        }
    }

    /// The distance that the picture must move to show a place well inside it.
    fn reveal(&self, place: f64) -> f64 {
        if self.seen.contains(&place) {
            0.0
        } else {
            (self.seen.start + self.seen.end) / 2.0 - place
        }
    }
}

impl Camera {
    /// A camera with this zoom.
    pub fn of(zoom: Zoom) -> Camera {
        Camera {
            zoom,
            ..Camera::default()
        }
    }

    /// The size of a unit in pixels.
    pub fn scale(&self, scenery: &impl Scenery, size: Size) -> Scale {
        scenery.scale(self.zoom, size)
    }

    /// Shows the whole drawing.
    pub const fn fit(&mut self) {
        self.zoom = Zoom::Fit;
    }

    /// Applies a motion of the reader. `middle` is the fixed point of a zoom without `around`.
    pub fn go(&mut self, motion: Motion, middle: Point, scenery: &impl Scenery, size: Size) {
        self.clamp(scenery, size);
        match motion {
            Motion::Panned(by) => {
                self.origin.x += by.x;
                self.origin.y += by.y;
            }
            Motion::Zoomed { factor, around } => {
                let Point { x, y } = around.unwrap_or(middle);
                let before = self.scale(scenery, size);
                self.zoom = Zoom::Chosen(before.slot * factor);
                let after = self.scale(scenery, size);
                self.zoom = Zoom::Chosen(after.slot);
                self.origin.x = x - (x - self.origin.x) * after.slot / before.slot;
                self.origin.y = y - (y - self.origin.y) * after.row / before.row;
            }
            Motion::Fitted => self.zoom = Zoom::Fit,
        }
        self.clamp(scenery, size);
    }

    /// Moves the picture, if necessary, until this place is well inside it.
    pub fn reveal(&mut self, place: Point, scenery: &impl Scenery, size: Size) {
        let [across, down] = scenery.reaches(self.scale(scenery, size), size);
        self.origin.x += across.reveal(place.x);
        self.origin.y += down.reveal(place.y);
        self.clamp(scenery, size);
    }

    /// Keeps the drawing inside the picture.
    pub fn clamp(&mut self, scenery: &impl Scenery, size: Size) {
        let [across, down] = scenery.reaches(self.scale(scenery, size), size);
        self.origin = Point {
            x: across.clamp(self.origin.x),
            y: down.clamp(self.origin.y),
        };
    }
}
