//! The position of a large board in the picture, in pixels. Row 1 is at the bottom.

use queens_draw::camera::{Camera, Point, Reach, Scale, Scenery, Size, Zoom};

/// The maximum size of a square in pixels.
const LARGEST: f64 = 40.0;
/// The margin around the board in pixels.
const MARGIN: f64 = 2.0;
/// The camera follows a queen that is nearer than this to an edge, in pixels.
const SEEN: f64 = 24.0;

/// A board with this number of columns.
pub struct Squares(pub u16);

/// The position of a board in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardPlace {
    /// The board's upper left corner.
    pub origin: Point,
    /// The size of a square in pixels.
    pub square: f64,
    /// The number of columns.
    pub n: u16,
}

impl Scenery for Squares {
    fn scale(&self, zoom: Zoom, size: Size) -> Scale {
        let fit = (size.width.min(size.height) - 2.0 * MARGIN).max(1.0) / f64::from(self.0);
        let square = match zoom {
            // The whole board may always be shown, however large its squares become.
            Zoom::Chosen(square) => square.min(LARGEST).max(fit),
            Zoom::Readable | Zoom::Fit => fit,
        };
        Scale {
            slot: square,
            row: square,
        }
    }

    fn reaches(&self, scale: Scale, size: Size) -> [Reach; 2] {
        [size.width, size.height].map(|side| Reach {
            drawn: 0.0..scale.slot * f64::from(self.0),
            room: MARGIN..side - MARGIN,
            seen: SEEN..side - SEEN,
            is_centred: true,
        })
    }
}

impl BoardPlace {
    /// The position of a board for a camera.
    pub fn of(camera: &Camera, n: u16, size: Size) -> BoardPlace {
        let (mut camera, board) = (*camera, Squares(n));
        camera.clamp(&board, size);
        BoardPlace {
            origin: camera.origin,
            square: camera.scale(&board, size).slot,
            n,
        }
    }

    /// The middle of a square. Column and row count from 0.
    pub fn middle(&self, column: u16, row: u16) -> Point {
        Point {
            x: self.origin.x + (f64::from(column) + 0.5) * self.square,
            y: self.origin.y + (f64::from(self.n - 1 - row) + 0.5) * self.square,
        }
    }

    /// The columns, or the rows from the top, between these pixels. The first one begins at `origin`.
    pub fn between(&self, origin: f64, from: f64, to: f64) -> std::ops::Range<u16> {
        let at = |pixel: f64| {
            ((pixel - origin) / self.square)
                .max(0.0)
                .min(f64::from(self.n))
        };
        at(from).floor() as u16..at(to).ceil() as u16
    }

    /// The column of the queen nearest to a point. `None` if no queen is within this number of pixels.
    pub fn nearest(&self, rows: &[u16], at: Point, within: f64) -> Option<u16> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use queens_draw::camera::Motion;

    const SIZE: Size = Size {
        width: 360.0,
        height: 360.0,
    };

    fn go(camera: &mut Camera, motion: Motion, n: u16, size: Size) {
        camera.go(motion, size.middle(), &Squares(n), size);
    }

    fn zoom(camera: &mut Camera, factor: f64, around: Point, n: u16, size: Size) {
        let around = Some(around);
        go(camera, Motion::Zoomed { factor, around }, n, size);
    }

    #[test]
    fn the_whole_board_is_seen_at_first_and_does_not_move() {
        let mut camera = Camera::default();
        let before = BoardPlace::of(&camera, 2_000, SIZE);
        assert_eq!(before.origin, Point { x: 2.0, y: 2.0 });
        assert!((before.square - 0.178).abs() < 1e-9);
        go(
            &mut camera,
            Motion::Panned(Point { x: 50.0, y: -9.0 }),
            2_000,
            SIZE,
        );
        assert_eq!(BoardPlace::of(&camera, 2_000, SIZE), before);
        zoom(&mut camera, 0.1, Point::default(), 2_000, SIZE);
        assert_eq!(BoardPlace::of(&camera, 2_000, SIZE), before);
    }

    #[test]
    fn on_a_wide_screen_squares_may_be_larger_than_zooming_makes_them() {
        let wide = Size {
            width: 3_300.0,
            height: 3_400.0,
        };
        let mut camera = Camera::default();
        let before = BoardPlace::of(&camera, 33, wide);
        assert!(before.square > LARGEST);
        zoom(&mut camera, 2.0, Point::default(), 33, wide);
        assert_eq!(BoardPlace::of(&camera, 33, wide), before);
        zoom(&mut camera, 0.5, Point::default(), 33, wide);
        assert_eq!(BoardPlace::of(&camera, 33, wide), before);
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_zooming() {
        let mut camera = Camera::default();
        let at = Point { x: 100.0, y: 250.0 };
        let under = |ground: BoardPlace| (at.x - ground.origin.x) / ground.square;
        let before = under(BoardPlace::of(&camera, 1_000, SIZE));
        for factor in [3.0, 1.25, 0.8, 10.0] {
            zoom(&mut camera, factor, at, 1_000, SIZE);
            assert!((under(BoardPlace::of(&camera, 1_000, SIZE)) - before).abs() < 1e-6);
        }
        zoom(&mut camera, 1e9, at, 1_000, SIZE);
        assert_eq!(BoardPlace::of(&camera, 1_000, SIZE).square, LARGEST);
        go(&mut camera, Motion::Fitted, 1_000, SIZE);
        let all = BoardPlace::of(&Camera::default(), 1_000, SIZE);
        assert_eq!(BoardPlace::of(&camera, 1_000, SIZE), all);
    }

    #[test]
    fn a_queen_beyond_the_edge_is_revealed_and_can_be_pointed_at() {
        let rows: Vec<u16> = (0..500).map(|column| (2 * column) % 499).collect();
        let mut camera = Camera::default();
        zoom(&mut camera, 20.0, Point::default(), 500, SIZE);
        for column in [0, 499, 250, 7] {
            let row = rows[usize::from(column)];
            let place = BoardPlace::of(&camera, 500, SIZE).middle(column, row);
            camera.reveal(place, &Squares(500), SIZE);
            let ground = BoardPlace::of(&camera, 500, SIZE);
            let place = ground.middle(column, row);
            assert!(place.x > 0.0 && place.x < SIZE.width && place.y > 0.0);
            assert_eq!(ground.nearest(&rows, place, 6.0), Some(column));
            assert_eq!(ground.nearest(&[], place, 6.0), None);
        }
    }
}
