//! What part of a picture is seen, and how large: units of what is drawn become pixels. The whole tree and a large
//! board are looked at in the same way.

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

/// How large the picture is to be.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub enum Zoom {
    /// All of it if that can be read, else a part.
    #[default]
    Readable,
    /// All of it.
    Fit,
    /// A unit takes so many pixels across.
    Chosen(f64),
}

/// Pixels of a unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// Across.
    pub slot: f64,
    /// From one row to the next.
    pub row: f64,
}

/// What the reader does to the camera.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Motion {
    /// The picture is to move by so many pixels.
    Panned(Point),
    /// It is to be so many times as large; what lies at this place, or else in the middle, stays there.
    Zoomed { factor: f64, around: Option<Point> },
    /// All of it is to be seen.
    Fitted,
}

/// Where the reader looks.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Camera {
    zoom: Zoom,
    /// Where the origin of what is drawn lies in the picture.
    pub origin: Point,
}

/// What is drawn along one side of the picture, in pixels.
pub struct Reach {
    /// Its ends, from its origin.
    pub drawn: Range<f64>,
    /// The room that it has.
    pub room: Range<f64>,
    /// What is revealed lies between these.
    pub seen: Range<f64>,
    /// Whether it stands in the middle where it is smaller than its room, and not at its beginning.
    pub is_centred: bool,
}

/// What is looked at.
pub trait Scenery {
    /// The pixels of its units.
    fn scale(&self, zoom: Zoom, size: Size) -> Scale;

    /// How far it reaches across and down.
    fn reaches(&self, scale: Scale, size: Size) -> [Reach; 2];
}

/// One press of a key makes the picture so many times as large.
const ZOOM: f64 = 1.25;
/// Pixels that one press moves the picture by.
const PAN: f64 = 60.0;

impl Motion {
    pub const LARGER: Motion = Motion::zoomed(ZOOM);
    pub const SMALLER: Motion = Motion::zoomed(1.0 / ZOOM);
    /// What lies to the left is seen; and so on.
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
    /// Before it has been measured.
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
    /// The origin that keeps it in its room.
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

    /// By how much the picture must move to show a place well within it.
    fn reveal(&self, place: f64) -> f64 {
        if self.seen.contains(&place) {
            0.0
        } else {
            (self.seen.start + self.seen.end) / 2.0 - place
        }
    }
}

impl Camera {
    /// One that shows its scenery so large.
    pub fn of(zoom: Zoom) -> Camera {
        Camera {
            zoom,
            ..Camera::default()
        }
    }

    /// The pixels of a unit.
    pub fn scale(&self, scenery: &impl Scenery, size: Size) -> Scale {
        scenery.scale(self.zoom, size)
    }

    /// Does what the reader did; a zoom that names no place is around this one.
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

    /// Moves the picture so that a place of it is well within it, unless it is.
    pub fn reveal(&mut self, place: Point, scenery: &impl Scenery, size: Size) {
        let [across, down] = scenery.reaches(self.scale(scenery, size), size);
        self.origin.x += across.reveal(place.x);
        self.origin.y += down.reveal(place.y);
        self.clamp(scenery, size);
    }

    /// Keeps what is drawn in the picture.
    pub fn clamp(&mut self, scenery: &impl Scenery, size: Size) {
        let [across, down] = scenery.reaches(self.scale(scenery, size), size);
        self.origin = Point {
            x: across.clamp(self.origin.x),
            y: down.clamp(self.origin.y),
        };
    }
}
