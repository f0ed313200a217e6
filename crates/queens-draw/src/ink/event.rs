//! The marks of the event that led to what is shown.

use queens_core::{Event, Square};

use super::Ink;
use crate::element::Element;
use crate::picture::Conflict;

impl Ink<'_> {
    /// The marks of the event under the pieces.
    pub(super) fn event_under(&self) -> Vec<Element> {
        let mut marks = Vec::new();
        if let Some(square) = self.place_square() {
            let class = format!("mark mark-place {} animate-place", self.now);
            marks.push(self.boxes(class, [square].into_iter()));
        }
        if let Some(square) = self.removed_square() {
            let class = format!("{} animate-back", self.now);
            marks.push(self.taken_back([square].into_iter(), class));
        }
        for &conflict in self.picture.conflict.iter().chain(&self.picture.clashes) {
            marks.extend(self.conflict(conflict));
        }
        if let Some(square) = self.refused_square() {
            let class = format!("mark mark-bad-square {} animate-bad", self.now);
            marks.push(self.boxes(class, [square].into_iter()));
        }
        let dead = match self.picture.event {
            Some(Event::DeadEnd) => self.picture.line,
            _ => self.picture.blocked,
        };
        if let Some(line) = dead {
            let outline = self.pen.whole_line(line);
            let block = self.pen.filled(self.pen.block(line));
            let elements = vec![
                Element::line("mark mark-bad mark-column", 2.5, outline),
                Element::path("mark-dead-end", block),
                // The queen that the search removes next.
                self.boxes("mark mark-back-square", self.last_queen().into_iter()),
            ];
            marks.push(Element::group(
                format!("{} animate-bad", self.now),
                elements,
            ));
        }
        marks
    }

    /// The marks of the event over the pieces, and the piece just placed.
    pub(super) fn event_over(&self) -> Vec<Element> {
        let mut marks = Vec::new();
        if let Some(square) = self.place_square().filter(|_| !self.picture.is_tour) {
            // The animation scales a group, because browsers ignore the position of a symbol when they find its centre.
            let piece = vec![self.queen(square, "piece")];
            marks.push(Element::group(format!("{} animate-place", self.now), piece));
        }
        // Only a moving picture shows the removed piece, while it falls.
        let removed = self.removed_square().filter(|_| !self.picture.is_tour);
        if let Some(square) = removed.filter(|_| !self.now.is_empty()) {
            let piece = vec![self.queen(square, "piece")];
            marks.push(Element::group(format!("{} animate-fall", self.now), piece));
        }
        let conflict = self.picture.conflict.map(|conflict| conflict.square);
        if let Some(square) = conflict.or(self.refused_square()) {
            let d = self.pen.crosses([square].into_iter(), 0.2);
            let width = self.pen.line(0.07, 2.0);
            let class = format!("mark mark-bad {} animate-cross", self.now);
            marks.push(Element::line(class, width, d));
        }
        if !self.picture.lost.is_empty() {
            marks.push(self.lost(&self.picture.lost));
        }
        if self.picture.is_solved {
            let moves = match self.picture.event {
                Some(Event::Solution | Event::Image { .. }) => self.now,
                _ => "",
            };
            marks.push(self.solved(moves));
        }
        marks
    }

    /// Two rings around squares that can no longer be reached.
    fn lost(&self, squares: &[Square]) -> Element {
        let pen = self.pen;
        let d = [0.4, 0.28].map(|radius| pen.circles(squares.iter().copied(), pen.unit * radius));
        let class = format!("mark mark-lost {} animate-bad", self.now);
        Element::line(class, pen.line(0.035, 1.2), d.concat())
    }

    /// The rejected square, and the line to the ring around its attacker.
    fn conflict(&self, conflict: Conflict) -> [Element; 4] {
        let Conflict {
            square, attacker, ..
        } = conflict;
        let (pen, d) = (self.pen, self.pen.attack(square, attacker));
        let width = pen.line(0.05, 1.8);
        let ring = pen.circles([attacker].into_iter(), pen.unit * 0.43);
        let class = format!("mark mark-bad-square {} animate-bad", self.now);
        let [halo, line] = ["mark-halo", "mark-line"]
            .map(|colour| format!("mark {colour} {} animate-line", self.now));
        [
            Element::line(halo, width * 2.2, d.clone()),
            Element::line(line, width, d),
            Element::line("mark mark-bad", width, ring),
            self.boxes(class, [square].into_iter()),
        ]
    }

    /// The frame of a solution.
    fn solved(&self, moves: &str) -> Element {
        let frame = Element::line("mark mark-solution", 2.0, self.pen.outline(1.0));
        Element::group(format!("{moves} animate-solution"), vec![frame])
    }
}
