//! What part of a large board is seen, and how large: squares become pixels of the picture. Row 1 is at
//! the bottom.

use crate::tree_view::camera::{Point, Size};

/// The most pixels of a square.
const LARGEST: f64 = 40.0;
/// Left free around the board.
const MARGIN: f64 = 2.0;
/// A queen is followed when it comes nearer than this to an edge.
const SEEN: f64 = 24.0;

/// Where the reader looks.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct BoardCamera {
    /// The pixels of a square; none shows the whole board.
    zoom: Option<f64>,
    /// Where the board's upper left corner lies in the picture.
    origin: Point,
}

/// Where a board lies in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Ground {
    /// The board's upper left corner.
    pub(crate) origin: Point,
    /// The pixels of a square.
    pub(crate) square: f64,
    /// The number of columns.
    pub(crate) n: u16,
}

impl Ground {
    /// The middle of a square; column and row from 0.
    pub(crate) fn middle(&self, column: u16, row: u16) -> Point {
        Point {
            x: self.origin.x + (f64::from(column) + 0.5) * self.square,
            y: self.origin.y + (f64::from(self.n - 1 - row) + 0.5) * self.square,
        }
    }

    /// The columns, or the rows from above, that lie between these pixels; they begin at `origin`.
    pub(crate) fn between(&self, origin: f64, from: f64, to: f64) -> std::ops::Range<u16> {
        let at = |pixel: f64| {
            ((pixel - origin) / self.square)
                .max(0.0)
                .min(f64::from(self.n))
        };
        at(from).floor() as u16..at(to).ceil() as u16
    }

    /// The column of the queen nearest to a place, if one lies within so many pixels.
    pub(crate) fn nearest(&self, rows: &[u16], at: Point, within: f64) -> Option<u16> {
        let columns = self.between(self.origin.x, at.x - within, at.x + within);
        let near = columns.filter_map(|column| {
            let place = self.middle(column, *rows.get(usize::from(column))?);
            let far = (place.x - at.x).hypot(place.y - at.y);
            (far <= within.max(0.71 * self.square)).then_some((far, column))
        });
        let nearest = near.min_by(|one, other| one.0.total_cmp(&other.0));
        nearest.map(|(_, column)| column)
    }
}

impl BoardCamera {
    /// Where the board lies.
    pub(crate) fn ground(&self, n: u16, size: Size) -> Ground {
        let square = self.square(n, size);
        Ground {
            origin: self.clamped(square * f64::from(n), size),
            square,
            n,
        }
    }

    fn square(&self, n: u16, size: Size) -> f64 {
        let fit = (size.width.min(size.height) - 2.0 * MARGIN).max(1.0) / f64::from(n);
        // The whole board is never refused, however large its squares are then.
        self.zoom.map_or(fit, |zoom| zoom.min(LARGEST).max(fit))
    }

    /// Shows everything.
    pub(crate) fn show_all(&mut self) {
        *self = BoardCamera::default();
    }

    /// Shows the board so many times as large; what lies at a place stays there.
    pub(crate) fn zoom_by(&mut self, factor: f64, around: Point, n: u16, size: Size) {
        let before = self.ground(n, size);
        self.zoom = Some(before.square * factor);
        let ratio = self.square(n, size) / before.square;
        self.zoom = Some(before.square * ratio);
        let move_to = |origin: f64, around: f64| around - (around - origin) * ratio;
        self.origin = Point {
            x: move_to(before.origin.x, around.x),
            y: move_to(before.origin.y, around.y),
        };
        self.origin = self.ground(n, size).origin;
    }

    /// Moves the picture by so many pixels, as far as there is more to be seen.
    pub(crate) fn pan(&mut self, by: Point, n: u16, size: Size) {
        let Ground { origin, .. } = self.ground(n, size);
        self.origin = Point {
            x: origin.x + by.x,
            y: origin.y + by.y,
        };
        self.origin = self.ground(n, size).origin;
    }

    /// Moves the picture so that a square is well within it, unless it is.
    pub(crate) fn reveal(&mut self, column: u16, row: u16, n: u16, size: Size) {
        let ground = self.ground(n, size);
        let place = ground.middle(column, row);
        let by = |at: f64, length: f64| match at < SEEN || at > length - SEEN {
            true => length / 2.0 - at,
            false => 0.0,
        };
        let by = Point {
            x: by(place.x, size.width),
            y: by(place.y, size.height),
        };
        self.pan(by, n, size);
    }

    /// A board of this length stays in the picture; one that is smaller stands in the middle.
    fn clamped(&self, length: f64, size: Size) -> Point {
        let clamp = |origin: f64, room: f64| match length <= room - 2.0 * MARGIN {
            true => (room - length) / 2.0,
            false => origin.min(MARGIN).max(room - MARGIN - length),
        };
        Point {
            x: clamp(self.origin.x, size.width),
            y: clamp(self.origin.y, size.height),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size {
        width: 360.0,
        height: 360.0,
    };

    #[test]
    fn the_whole_board_is_seen_at_first_and_does_not_move() {
        let mut camera = BoardCamera::default();
        let before = camera.ground(2_000, SIZE);
        assert_eq!(before.origin, Point { x: 2.0, y: 2.0 });
        assert!((before.square - 0.178).abs() < 1e-9);
        camera.pan(Point { x: 50.0, y: -9.0 }, 2_000, SIZE);
        assert_eq!(camera.ground(2_000, SIZE), before);
        camera.zoom_by(0.1, Point::default(), 2_000, SIZE);
        assert_eq!(camera.ground(2_000, SIZE), before);
    }

    #[test]
    fn on_a_wide_screen_squares_may_be_larger_than_zooming_makes_them() {
        let wide = Size {
            width: 3_300.0,
            height: 3_400.0,
        };
        let mut camera = BoardCamera::default();
        let before = camera.ground(33, wide);
        assert!(before.square > LARGEST);
        camera.zoom_by(2.0, Point::default(), 33, wide);
        assert_eq!(camera.ground(33, wide), before);
        camera.zoom_by(0.5, Point::default(), 33, wide);
        assert_eq!(camera.ground(33, wide), before);
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_zooming() {
        let mut camera = BoardCamera::default();
        let at = Point { x: 100.0, y: 250.0 };
        let under = |ground: Ground| (at.x - ground.origin.x) / ground.square;
        let before = under(camera.ground(1_000, SIZE));
        for factor in [3.0, 1.25, 0.8, 10.0] {
            camera.zoom_by(factor, at, 1_000, SIZE);
            assert!((under(camera.ground(1_000, SIZE)) - before).abs() < 1e-6);
        }
        camera.zoom_by(1e9, at, 1_000, SIZE);
        assert_eq!(camera.ground(1_000, SIZE).square, LARGEST);
        camera.show_all();
        assert_eq!(camera, BoardCamera::default());
    }

    #[test]
    fn a_queen_beyond_the_edge_is_revealed_and_can_be_pointed_at() {
        let rows: Vec<u16> = (0..500).map(|column| (2 * column) % 499).collect();
        let mut camera = BoardCamera::default();
        camera.zoom_by(20.0, Point::default(), 500, SIZE);
        for column in [0, 499, 250, 7] {
            let row = rows[usize::from(column)];
            camera.reveal(column, row, 500, SIZE);
            let ground = camera.ground(500, SIZE);
            let place = ground.middle(column, row);
            assert!(place.x > 0.0 && place.x < SIZE.width && place.y > 0.0);
            assert_eq!(ground.nearest(&rows, place, 6.0), Some(column));
            assert_eq!(ground.nearest(&[], place, 6.0), None);
        }
    }
}
