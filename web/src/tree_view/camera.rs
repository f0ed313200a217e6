//! What part of a layout is seen, and how large: units of the layout become pixels of the picture.

use super::layout::{Layout, Sign, Spot};

/// The size of the picture in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Size {
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// A place in the picture, in CSS pixels from its upper left corner.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// How large the picture is to be.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) enum Zoom {
    /// All of it if that can be read, else a part.
    #[default]
    Readable,
    /// All of it.
    Fit,
    /// A node takes so many pixels.
    Chosen(f64),
}

/// Pixels of a unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    /// Of the room of a node.
    pub(crate) slot: f64,
    /// From one row to the next.
    pub(crate) row: f64,
}

/// Where the reader looks.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Camera {
    zoom: Zoom,
    /// Where the layout's origin, the root, lies in the picture.
    pub(crate) origin: Point,
}

/// Room for the names of the rows.
pub(crate) const GUTTER: f64 = 24.0;
/// Left free at the ends of the picture.
const MARGIN: Point = Point { x: 8.0, y: 18.0 };
/// The least room of a node in a picture that can be read.
const READABLE: f64 = 12.0;
/// The most room of a node unless the reader asks for more.
const LARGE: f64 = 30.0;
const LARGEST: f64 = 60.0;
/// A sign is followed when it comes nearer than this to the left or right edge.
const SEEN: f64 = 36.0;
const LOWEST_ROW: f64 = 12.0;
const HIGHEST_ROW: f64 = 84.0;
/// A row is at least so high for the width of a node, if there is room.
const STEEP: f64 = 1.3;

impl Default for Size {
    /// Before it has been measured.
    fn default() -> Size {
        Size {
            width: 360.0,
            height: 430.0,
        }
    }
}

impl Scale {
    /// Half the size of a node's sign.
    pub(crate) fn radius(self) -> f64 {
        (0.42 * self.slot.min(self.row)).clamp(1.25, 12.0)
    }
}

impl Camera {
    /// The pixels of a unit.
    pub(crate) fn scale(&self, layout: &Layout, size: Size) -> Scale {
        let fit = Camera::fit(layout, size);
        let slot = match self.zoom {
            Zoom::Readable => fit.clamp(READABLE, LARGE),
            Zoom::Fit => fit.min(LARGE),
            Zoom::Chosen(slot) => slot.max(fit.min(READABLE)).min(LARGEST),
        };
        let rows = layout.rows.len().saturating_sub(1).max(1);
        let even = (size.height - 2.0 * MARGIN.y) / rows as f64;
        let row = even.clamp(LOWEST_ROW, HIGHEST_ROW);
        Scale {
            slot,
            row: row.max(STEEP * slot),
        }
    }

    /// The pixels of a unit if everything is to be seen from left to right.
    fn fit(layout: &Layout, size: Size) -> f64 {
        let room = size.width - GUTTER - 2.0 * MARGIN.x;
        room.max(1.0) / (layout.right - layout.left).max(1.0)
    }

    /// Where a sign lies in the picture.
    pub(crate) fn place(&self, scale: Scale, row: usize, sign: &Sign) -> Point {
        Point {
            x: self.origin.x + sign.x * scale.slot,
            y: self.origin.y + row as f64 * scale.row,
        }
    }

    /// The sign under a place in the picture, within so many pixels.
    pub(crate) fn hit(
        &self,
        layout: &Layout,
        size: Size,
        point: Point,
        within: f64,
    ) -> Option<Spot> {
        let scale = self.scale(layout, size);
        let row = ((point.y - self.origin.y) / scale.row).round();
        if row < 0.0 {
            return None;
        }
        let spot = layout.nearest(row as usize, (point.x - self.origin.x) / scale.slot)?;
        let place = self.place(scale, spot.row, layout.sign(spot)?);
        let near = (place.x - point.x).abs() <= within && (place.y - point.y).abs() <= within;
        near.then_some(spot)
    }

    /// Shows everything.
    pub(crate) fn show_all(&mut self, layout: &Layout, size: Size) {
        self.zoom = Zoom::Fit;
        self.clamp(layout, size);
    }

    /// Shows the picture so many times as large; what lies at a place stays there.
    pub(crate) fn zoom_by(&mut self, factor: f64, around: Point, layout: &Layout, size: Size) {
        let before = self.scale(layout, size);
        self.zoom = Zoom::Chosen(before.slot * factor);
        let after = self.scale(layout, size);
        self.zoom = Zoom::Chosen(after.slot);
        let move_to = |origin: f64, around: f64, ratio: f64| around - (around - origin) * ratio;
        self.origin = Point {
            x: move_to(self.origin.x, around.x, after.slot / before.slot),
            y: move_to(self.origin.y, around.y, after.row / before.row),
        };
        self.clamp(layout, size);
    }

    /// Moves the picture by so many pixels, as far as there is more to be seen.
    pub(crate) fn pan(&mut self, by: Point, layout: &Layout, size: Size) {
        self.origin.x += by.x;
        self.origin.y += by.y;
        self.clamp(layout, size);
    }

    /// Moves the picture so that a sign is well within it, unless it is.
    pub(crate) fn reveal(&mut self, layout: &Layout, size: Size, spot: Spot) {
        let Some(sign) = layout.sign(spot) else {
            return;
        };
        let scale = self.scale(layout, size);
        let place = self.place(scale, spot.row, sign);
        let beside = SEEN.min(size.width / 6.0);
        let near = 1.5 * scale.radius() + 2.0;
        if place.x < GUTTER + beside || place.x > size.width - beside {
            self.origin.x += (size.width + GUTTER) / 2.0 - place.x;
        }
        if place.y < near || place.y > size.height - near {
            self.origin.y += size.height / 2.0 - place.y;
        }
        self.clamp(layout, size);
    }

    /// Whether there is more of the layout than the picture shows from top to bottom.
    pub(crate) fn is_higher(&self, layout: &Layout, size: Size) -> bool {
        let rows = layout.rows.len().saturating_sub(1) as f64;
        rows * self.scale(layout, size).row + 2.0 * MARGIN.y > size.height + 1.0
    }

    /// Keeps the layout in the picture: what is smaller stands in the middle, or at the top.
    pub(crate) fn clamp(&mut self, layout: &Layout, size: Size) {
        let scale = self.scale(layout, size);
        let (left, right) = (layout.left * scale.slot, layout.right * scale.slot);
        let (start, end) = (GUTTER + MARGIN.x, size.width - MARGIN.x);
        self.origin.x = if right - left <= end - start {
            (start + end - left - right) / 2.0
        } else {
            self.origin.x.max(end - right).min(start - left)
        };
        let rows = layout.rows.len().saturating_sub(1) as f64;
        let highest = size.height - MARGIN.y - rows * scale.row;
        self.origin.y = self.origin.y.max(highest.min(MARGIN.y)).min(MARGIN.y);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree_view::layout::{Kind, Row};

    /// Two rows: a root over signs from −half to half.
    fn wide(half: usize) -> Layout {
        let sign = |x: f64| Sign {
            x,
            node: 0,
            kind: Kind::Failure,
        };
        let half = half as i32;
        let row = |signs| Row {
            signs,
            families: Vec::new(),
        };
        Layout {
            rows: vec![
                row(vec![sign(0.0)]),
                row((-half..=half).map(|x| sign(f64::from(x))).collect()),
            ],
            left: -f64::from(half) - 0.5,
            right: f64::from(half) + 0.5,
            ..Layout::default()
        }
    }

    const SIZE: Size = Size {
        width: 360.0,
        height: 430.0,
    };

    #[test]
    fn a_small_tree_stands_in_the_middle_and_does_not_move() {
        let layout = wide(2);
        let mut camera = Camera::default();
        camera.clamp(&layout, SIZE);
        let before = camera;
        camera.pan(Point { x: 50.0, y: -50.0 }, &layout, SIZE);
        assert_eq!(camera, before);
        assert_eq!(camera.origin.x, (SIZE.width + GUTTER) / 2.0);
    }

    #[test]
    fn a_large_tree_is_readable_at_first_and_fits_when_asked() {
        let layout = wide(500);
        let mut camera = Camera::default();
        assert_eq!(camera.scale(&layout, SIZE).slot, READABLE);
        camera.show_all(&layout, SIZE);
        let slot = camera.scale(&layout, SIZE).slot;
        let ends = [layout.left, layout.right].map(|end| camera.origin.x + end * slot);
        assert!(ends[0] >= GUTTER && ends[1] <= SIZE.width, "{ends:?}");
        // It does not get smaller than that.
        camera.zoom_by(0.5, Point::default(), &layout, SIZE);
        assert!((camera.scale(&layout, SIZE).slot - slot).abs() < 1e-9);
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_zooming() {
        let layout = wide(500);
        let mut camera = Camera::default();
        camera.clamp(&layout, SIZE);
        let at = Point { x: 200.0, y: 400.0 };
        let under = |camera: &Camera| (at.x - camera.origin.x) / camera.scale(&layout, SIZE).slot;
        let before = under(&camera);
        for factor in [1.25, 1.25, 0.7, 2.0] {
            camera.zoom_by(factor, at, &layout, SIZE);
            assert!((under(&camera) - before).abs() < 1e-6);
        }
    }

    #[test]
    fn a_sign_beyond_the_edge_is_revealed_and_can_be_hit() {
        let layout = wide(500);
        let mut camera = Camera::default();
        for at in [0, 500, 1000] {
            let spot = Spot { row: 1, at };
            camera.reveal(&layout, SIZE, spot);
            let sign = layout.sign(spot).unwrap();
            let place = camera.place(camera.scale(&layout, SIZE), 1, sign);
            assert!(place.x > GUTTER && place.x < SIZE.width, "{place:?}");
            let near = Point {
                x: place.x + 4.0,
                ..place
            };
            assert_eq!(camera.hit(&layout, SIZE, near, 12.0), Some(spot));
            let above = Point {
                y: place.y - 25.0,
                ..place
            };
            assert_eq!(camera.hit(&layout, SIZE, above, 12.0), None);
        }
    }

    #[test]
    fn a_sign_that_is_seen_does_not_move_the_picture() {
        let layout = wide(500);
        let mut camera = Camera::default();
        camera.reveal(&layout, SIZE, Spot { row: 1, at: 500 });
        let before = camera;
        camera.reveal(&layout, SIZE, Spot { row: 1, at: 505 });
        assert_eq!(camera, before);
    }
}
