//! A board whose next row has no safe square left.

use queens_core::{BoardSize, Event, Line, Rank, Square, attacked_by};

use super::Picture;

impl Picture {
    /// These queens, the row that is stuck, and every other free square that they attack.
    pub fn stuck(size: BoardSize, queens: &[Square], stuck: Rank) -> Picture {
        let mut picture = Picture::with_queens(size, queens);
        let attacked = attacked_by(size, queens);
        let (tried, others): (Vec<_>, Vec<_>) =
            attacked.squares().partition(|square| square.rank == stuck);
        picture.mark_attacked(&tried, &others);
        picture.event = Some(Event::DeadEnd);
        picture.line = Some(Line::Rank(stuck));
        picture
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::marks::Mark;

    #[test]
    fn the_row_that_is_stuck_is_crossed_out_and_the_other_squares_are_dotted() {
        let size = BoardSize::new(8).unwrap();
        let queens: Vec<Square> = ["a8", "c7", "e6", "b5", "d4"]
            .iter()
            .map(|name| name.parse().unwrap())
            .collect();
        let picture = Picture::stuck(size, &queens, Rank::new(2).unwrap());
        assert_eq!(picture.marked(Mark::Tried).count(), 8);
        assert_eq!(picture.marked(Mark::Attacked).count(), 64 - 5 - 8);
    }
}
