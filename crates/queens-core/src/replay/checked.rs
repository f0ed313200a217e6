//! Positions as they are read from bytes: none has a piece off its board.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Position;

impl Position {
    /// Whether all its squares lie on its board, and its parts fit together.
    fn is_consistent(&self) -> bool {
        let tried = self.trail.iter().map(|(square, _)| square);
        let mut squares = self.queens.iter().chain(tried);
        let depths = self.depth_marks.iter().map(|&(start, _)| start as usize);
        let is_knight = self.free_neighbours.as_ref();
        squares.all(|&square| self.size.contains(square))
            && usize::from(self.given) <= self.queens.len()
            && !self.depth_marks.is_empty()
            && depths.is_sorted()
            && self
                .depth_marks
                .iter()
                .all(|&(start, _)| start as usize <= self.trail.len())
            && is_knight.is_none_or(|lists| lists.size() == self.size)
    }
}

// `remote` makes what is derived a function of the type, which the trait calls.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let position = Position::deserialize(deserializer)?;
        match position.is_consistent() {
            true => Ok(position),
            false => Err(D::Error::custom(format!(
                "a position that does not fit the {} board",
                position.size
            ))),
        }
    }
}
