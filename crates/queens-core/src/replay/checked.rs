//! Positions as they are read from bytes: none has a piece off its board.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Position;

impl Position {
    /// Whether all its squares lie on its board, and its parts fit together.
    fn is_consistent(&self) -> bool {
        let tried = self.trail.iter().map(|(square, _)| square);
        let mut squares = self.queens.iter().chain(tried);
        let depths = self.frames.iter().map(|&(start, _)| start as usize);
        let is_knight = self.free_neighbours.as_ref();
        squares.all(|&square| self.size.contains(square))
            && usize::from(self.given) <= self.queens.len()
            && !self.frames.is_empty()
            && depths.is_sorted()
            && self
                .frames
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

#[cfg(test)]
mod tests {
    use crate::algorithm;
    use crate::board::BoardSize;
    use crate::instance::{Goal, Instance, Setup};
    use crate::problem::Problem;
    use crate::reader::Reader;
    use crate::replay::Replay;

    fn written(id: &str, problem: Problem) -> String {
        let size = BoardSize::new(5).unwrap();
        let instance = Instance::new(Setup::new(problem, size, Goal::First)).unwrap();
        let mut reader = Reader::start(&algorithm::find(id).unwrap().accept(instance).unwrap());
        reader.read(8, &mut Vec::new(), |_, _| {});
        let text = serde_json::to_string(reader.replay()).unwrap();
        assert_eq!(
            &serde_json::from_str::<Replay>(&text).unwrap(),
            reader.replay()
        );
        text
    }

    #[test]
    fn a_position_with_a_piece_off_its_board_is_not_read() {
        let queens = written("recursive", Problem::Queens);
        let knight = written("tour-natural-order", Problem::Knight);
        for (text, part, bad) in [
            // A board that the queens do not fit on.
            (&queens, r#""size":[5,5]"#, r#""size":[2,5]"#),
            (
                &queens,
                r#""queens":[{"file":0,"#,
                r#""queens":[{"file":5,"#,
            ),
            (
                &queens,
                r#""queens":[{"file":0,"#,
                r#""queens":[{"file":200,"#,
            ),
            (
                &queens,
                r#""trail":[[{"file":1,"#,
                r#""trail":[[{"file":9,"#,
            ),
            (&queens, r#""given":0"#, r#""given":9"#),
            (&queens, r#""frames":[[0,0]"#, r#""frames":[[99,0]"#),
            (&knight, r#""lists":[67,"#, r#""lists":[67,67,"#),
            (&knight, r#""lists":[67,"#, r#""lists":[15,"#),
            // A move to the left from the leftmost file.
            (&knight, r#""lists":[67,"#, r#""lists":[5,"#),
        ] {
            assert!(text.contains(part), "{part} in {text}");
            let bad = text.replacen(part, bad, 1);
            assert!(serde_json::from_str::<Replay>(&bad).is_err(), "{bad}");
        }
    }
}
