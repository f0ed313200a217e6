//! The lines of a frame: the empty lines, and the lines in the margins, each of which holds a queen.

use super::Margins;
use crate::board::{BoardSize, File, Line, Rank, Square};

/// The corners and the lines of a frame on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameLines {
    /// The lower left and the upper right corner.
    pub corners: [Square; 2],
    /// The first and the last empty file and rank.
    pub empty: Vec<Line>,
    /// The lines in the margins, files first.
    pub required: Vec<Line>,
}

impl FrameLines {
    /// The lines of a frame; `None` if the frame does not fit on the board.
    pub fn of(size: BoardSize, margins: Margins) -> Option<FrameLines> {
        if !margins.lie_on(size) {
            return None;
        }
        let (low, high) = margins.corners(size);
        let files =
            File::first(size.get()).map(|file| (Line::File(file), low.file.get(), high.file.get()));
        let ranks =
            Rank::first(size.get()).map(|rank| (Line::Rank(rank), low.rank.get(), high.rank.get()));
        let mut lines = FrameLines {
            corners: [low, high],
            empty: Vec::new(),
            required: Vec::new(),
        };
        for (line, first, last) in files.chain(ranks) {
            if [first, last].contains(&line.index()) {
                lines.empty.push(line);
            } else if !(first..last).contains(&line.index()) {
                lines.required.push(line);
            }
        }
        Some(lines)
    }

    /// Whether this is the frame of these queens.
    pub fn are_of(&self, queens: &[Square]) -> bool {
        let holds = |line: &Line| {
            let is_on = |queen: &Square| match *line {
                Line::File(file) => queen.file == file,
                Line::Rank(rank) => queen.rank == rank,
            };
            queens.iter().any(is_on)
        };
        !self.empty.iter().any(holds) && self.required.iter().all(holds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_is_empty_and_every_line_outside_holds_a_queen() {
        let size = BoardSize::new(8).unwrap();
        let margins = Margins {
            left: 1,
            right: 0,
            top: 1,
            bottom: 2,
        };
        let lines = FrameLines::of(size, margins).expect("it fits");
        assert_eq!(lines.corners.map(|corner| corner.to_string()), ["b3", "h7"]);
        let indices = |lines: &[Line]| lines.iter().map(|line| line.index()).collect::<Vec<_>>();
        assert_eq!(indices(&lines.empty), [1, 7, 2, 6]);
        assert_eq!(indices(&lines.required), [0, 0, 1, 7]);
        assert_eq!(FrameLines::of(size, Margins { left: 8, ..margins }), None);
        let queens = |names: &str| -> Vec<Square> {
            let names = names.split(' ');
            names.map(|name| name.parse().expect("a square")).collect()
        };
        assert!(lines.are_of(&queens("a8 c1 d2")));
        assert!(!lines.are_of(&queens("a8 c1 b2")), "file b is empty");
        assert!(!lines.are_of(&queens("a8 c2 d2")), "rank 1 holds a queen");
    }
}
