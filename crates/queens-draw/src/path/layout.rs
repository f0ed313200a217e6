//! The positions of rows and slots in the picture of the path, for every board size.

use queens_core::BoardSize;

/// The maximum size of the picture, in drawing units.
pub const WIDTH: f64 = 360.0;
pub const HEIGHT: f64 = 520.0;

/// The margins: the names of lanes are left of the slots, and the names of places above the first row.
const LEFT: f64 = 28.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = 20.0;
/// The maximum width of a slot and height of a row.
const WIDEST: f64 = 60.0;
/// The maximum radius of a circle.
const LARGEST: f64 = 14.0;

/// The layout for one board size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PathLayout {
    size: BoardSize,
    slot: f64,
    row: f64,
}

impl PathLayout {
    pub fn new(size: BoardSize) -> PathLayout {
        let n = f64::from(size.files());
        PathLayout {
            size,
            slot: ((WIDTH - LEFT) / n).min(WIDEST),
            row: ((HEIGHT - TOP - BOTTOM) / (n - 0.5)).min(WIDEST),
        }
    }

    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The middle of a slot.
    pub fn x(&self, place: u8) -> f64 {
        let from_middle = f64::from(place) - f64::from(self.size.files() - 1) / 2.0;
        self.middle() + from_middle * self.slot
    }

    /// The middle of all slots.
    pub fn middle(&self) -> f64 {
        (WIDTH + LEFT) / 2.0
    }

    /// The middle of a row.
    pub fn y(&self, row: u8) -> f64 {
        TOP + (f64::from(row) + 0.5) * self.row
    }

    /// The line from which the slots of a row hang.
    pub fn bus(&self, row: u8) -> f64 {
        self.y(row) - self.row / 2.0
    }

    /// The row and the slot at a point of the picture.
    pub fn at(&self, x: f64, y: f64) -> Option<(usize, u8)> {
        let slots = f64::from(self.size.files());
        let place = (x - self.middle()) / self.slot + slots / 2.0;
        let row = (y - TOP) / self.row;
        let is_there = (0.0..slots).contains(&place) && (0.0..slots).contains(&row);
        is_there.then_some((row as usize, place as u8))
    }

    /// The lower edge of the last row.
    pub fn bottom(&self) -> f64 {
        TOP + f64::from(self.size.files()) * self.row
    }

    /// The radius of a circle on the path. All other signs are proportional to it.
    pub fn radius(&self) -> f64 {
        (0.44 * self.slot.min(self.row)).min(LARGEST)
    }

    /// Whether the name of a square fits into its circle.
    pub fn has_names(&self) -> bool {
        self.radius() >= 11.0
    }

    /// Whether the slots are too narrow for a number above each.
    pub fn is_narrow(&self) -> bool {
        self.slot < 15.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_a_slot_is_found_again() {
        for n in [1, 4, 8, 32] {
            let layout = PathLayout::new(BoardSize::new(n).unwrap());
            for (row, place) in [(0, 0), (n as u8 - 1, n as u8 - 1), (n as u8 / 2, 0)] {
                let found = layout.at(layout.x(place), layout.y(row));
                assert_eq!(found, Some((usize::from(row), place)), "{n}");
            }
            assert_eq!(layout.at(0.0, HEIGHT), None);
        }
    }

    #[test]
    fn every_board_fits_the_picture_without_overlap() {
        for n in 1..=BoardSize::MAX {
            let layout = PathLayout::new(BoardSize::try_from(n).unwrap());
            let (first, last) = (layout.x(0), layout.x(n - 1));
            assert!(first - layout.radius() >= LEFT - 1.0 && last + layout.radius() <= WIDTH);
            assert!(layout.y(n - 1) + layout.radius() <= HEIGHT);
            assert!(n == 1 || layout.x(1) - first >= 2.0 * layout.radius());
            assert!(n == 1 || layout.y(1) - layout.y(0) >= 2.0 * layout.radius());
        }
    }
}
