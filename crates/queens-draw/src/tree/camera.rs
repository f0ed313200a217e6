//! The position and scale of a tree layout in the picture: the width of a node, the height of a row, and the sign at a
//! point.

use super::layout::{Layout, Sign, Spot};
use crate::camera::{Camera, Point, Reach, Scale, Scenery, Size, Zoom};

/// The width of the column with the names of rows.
pub const GUTTER: f64 = 24.0;
/// The margins of the picture.
const MARGIN: Point = Point { x: 8.0, y: 24.0 };
/// The minimum width of a node in a readable picture.
const READABLE: f64 = 12.0;
/// The maximum width of a node, unless the reader zooms in.
const LARGE: f64 = 30.0;
const LARGEST: f64 = 60.0;
/// The minimum distance of the current sign from the left and right edges. A nearer sign moves the picture.
const SEEN: f64 = 36.0;
const LOWEST_ROW: f64 = 12.0;
const HIGHEST_ROW: f64 = 84.0;
/// The minimum ratio of a row's height to a node's width.
const STEEP: f64 = 1.3;

impl Scale {
    /// Half the size of a node's sign.
    pub fn radius(self) -> f64 {
        (0.42 * self.slot.min(self.row)).clamp(1.25, 12.0)
    }
}

impl Scenery for Layout {
    fn scale(&self, zoom: Zoom, size: Size) -> Scale {
        // The width for the whole tree, and the scale at which it fits.
        let room = size.width - GUTTER - 2.0 * MARGIN.x;
        let fit = room.max(1.0) / (self.right - self.left).max(1.0);
        let slot = match zoom {
            Zoom::Readable => fit.clamp(READABLE, LARGE),
            Zoom::Fit => fit.min(LARGE),
            Zoom::Chosen(slot) => slot.max(fit.min(READABLE)).min(LARGEST),
        };
        let rows = self.rows.len().saturating_sub(1).max(1);
        let even = (size.height - 2.0 * MARGIN.y) / rows as f64;
        let row = even.clamp(LOWEST_ROW, HIGHEST_ROW);
        Scale {
            slot,
            row: row.max(STEEP * slot.min(LARGE)),
        }
    }

    fn reaches(&self, scale: Scale, size: Size) -> [Reach; 2] {
        let beside = SEEN.min(size.width / 6.0);
        let near = 1.5 * scale.radius() + 2.0;
        let across = Reach {
            drawn: self.left * scale.slot..self.right * scale.slot,
            room: GUTTER + MARGIN.x..size.width - MARGIN.x,
            seen: GUTTER + beside..size.width - beside,
            is_centred: true,
        };
        let down = Reach {
            drawn: 0.0..self.rows.len().saturating_sub(1) as f64 * scale.row,
            room: MARGIN.y..size.height - MARGIN.y,
            seen: near..size.height - near,
            is_centred: false,
        };
        [across, down]
    }
}

impl Camera {
    /// A camera that shows a whole layout in a picture of at most this width, and the size of the picture. In a tree
    /// with many rows, nodes are narrower.
    pub fn whole(layout: &Layout, width: f64) -> (Camera, Size) {
        let height = 0.75 * width;
        let rows = layout.rows.len().saturating_sub(1).max(1) as f64;
        let steep = (height - 2.0 * MARGIN.y) / rows / STEEP;
        let fit = layout.scale(Zoom::Fit, Size { width, height });
        let zoom = if steep < fit.slot {
            Zoom::Chosen(steep)
        } else {
            Zoom::Fit
        };
        let mut camera = Camera::of(zoom);
        let scale = camera.scale(layout, Size { width, height });
        let across = (layout.right - layout.left) * scale.slot + GUTTER + 2.0 * MARGIN.x;
        let size = Size {
            width: across.min(width),
            height: height.max(rows * scale.row + 2.0 * MARGIN.y),
        };
        camera.clamp(layout, size);
        (camera, size)
    }

    /// The position of a sign in the picture.
    pub fn place(&self, scale: Scale, row: usize, sign: &Sign) -> Point {
        Point {
            x: self.origin.x + sign.x * scale.slot,
            y: self.origin.y + row as f64 * scale.row,
        }
    }

    /// The sign at a point of the picture, at a distance of at most `within` pixels.
    pub fn hit(&self, layout: &Layout, size: Size, point: Point, within: f64) -> Option<Spot> {
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

    /// Moves the picture, if necessary, until a sign is well inside it.
    pub fn show(&mut self, layout: &Layout, size: Size, spot: Spot) {
        if let Some(sign) = layout.sign(spot) {
            let place = self.place(self.scale(layout, size), spot.row, sign);
            self.reveal(place, layout, size);
        }
    }

    /// Whether the layout is higher than the picture.
    pub fn is_higher(&self, layout: &Layout, size: Size) -> bool {
        let rows = layout.rows.len().saturating_sub(1) as f64;
        rows * self.scale(layout, size).row + 2.0 * MARGIN.y > size.height + 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::Motion;
    use crate::tree::layout::{Kind, Row};

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

    fn go(camera: &mut Camera, motion: Motion, layout: &Layout) {
        camera.go(motion, SIZE.middle(), layout, SIZE);
    }

    #[test]
    fn a_small_tree_stands_in_the_middle_and_does_not_move() {
        let layout = wide(2);
        let mut camera = Camera::default();
        camera.clamp(&layout, SIZE);
        let before = camera;
        go(
            &mut camera,
            Motion::Panned(Point { x: 50.0, y: -50.0 }),
            &layout,
        );
        assert_eq!(camera, before);
        assert_eq!(camera.origin.x, (SIZE.width + GUTTER) / 2.0);
    }

    #[test]
    fn a_large_tree_is_readable_at_first_and_fits_when_asked() {
        let layout = wide(500);
        let mut camera = Camera::default();
        assert_eq!(camera.scale(&layout, SIZE).slot, READABLE);
        go(&mut camera, Motion::Fitted, &layout);
        let slot = camera.scale(&layout, SIZE).slot;
        let ends = [layout.left, layout.right].map(|end| camera.origin.x + end * slot);
        assert!(ends[0] >= GUTTER && ends[1] <= SIZE.width, "{ends:?}");
        // The tree cannot get smaller.
        let smaller = Motion::Zoomed {
            factor: 0.5,
            around: None,
        };
        go(&mut camera, smaller, &layout);
        assert!((camera.scale(&layout, SIZE).slot - slot).abs() < 1e-9);
    }

    #[test]
    fn a_picture_of_the_whole_holds_all_rows_and_signs() {
        for (half, rows) in [(2, 2), (500, 2), (20, 65), (5_000, 9)] {
            let mut layout = wide(half);
            let last = layout.rows[1].clone();
            layout.rows.resize(rows, last);
            let (camera, size) = Camera::whole(&layout, 720.0);
            let scale = camera.scale(&layout, size);
            let ends = [layout.left, layout.right].map(|end| camera.origin.x + end * scale.slot);
            assert!(ends[0] >= GUTTER && ends[1] <= size.width, "{ends:?}");
            let last = camera.origin.y + (rows - 1) as f64 * scale.row;
            assert!(camera.origin.y >= MARGIN.y && last <= size.height - MARGIN.y + 0.01);
            assert!(scale.row >= LOWEST_ROW && size.height >= 540.0);
        }
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
            let around = Some(at);
            go(&mut camera, Motion::Zoomed { factor, around }, &layout);
            assert!((under(&camera) - before).abs() < 1e-6);
        }
    }

    #[test]
    fn a_sign_beyond_the_edge_is_revealed_and_can_be_hit() {
        let layout = wide(500);
        let mut camera = Camera::default();
        for at in [0, 500, 1000] {
            let spot = Spot { row: 1, at };
            camera.show(&layout, SIZE, spot);
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
        camera.show(&layout, SIZE, Spot { row: 1, at: 500 });
        let before = camera;
        camera.show(&layout, SIZE, Spot { row: 1, at: 505 });
        assert_eq!(camera, before);
    }
}
