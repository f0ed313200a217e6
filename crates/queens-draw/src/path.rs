//! The path of a search: one row for each lane of the board, and one slot for each square of the lane. The layout is
//! the same at each step.

pub mod layout;
mod row;

use queens_core::{
    Axis, Event, File, Line, OpenLines, Position, Rank, Square, Traversal, TrialOutcome,
};

use self::layout::{PathLayout, WIDTH};
pub use self::row::{Now, PathNode, PathRow, PathSlot, name};
use crate::element::Element;
use crate::pen::short;

/// The picture of a path.
#[derive(Clone, PartialEq, Debug)]
pub struct PathPicture {
    pub layout: PathLayout,
    pub rows: Vec<PathRow>,
}

impl PathPicture {
    /// The path of a position. `None` if the search does not go through lanes.
    pub fn of(position: &Position, walk: Traversal) -> Option<PathPicture> {
        PathPicture::is_drawn(walk).then(|| PathPicture {
            layout: PathLayout::new(position.size()),
            rows: rows(position, walk),
        })
    }

    /// Whether a search of this kind has a path with lanes.
    pub const fn is_drawn(walk: Traversal) -> bool {
        walk.is_tree() && walk.has_lines()
    }

    /// The class around the picture. It makes lines thinner if slots are small.
    pub fn within(&self) -> &'static str {
        if self.layout.has_names() {
            ""
        } else {
            "is-dense"
        }
    }

    /// The names of the places above the slots.
    pub fn places(&self) -> Vec<Element> {
        let line = self.rows.iter().find_map(|row| row.line);
        places(&self.layout, line.map_or(Axis::Files, Line::axis))
    }

    /// The width and height of the picture.
    pub fn size(&self) -> (f64, f64) {
        (WIDTH, self.layout.bottom())
    }

    /// The whole picture with its background.
    pub fn elements(&self) -> Vec<Element> {
        let ground = format!("M0 0h{WIDTH}v{}h-{WIDTH}z", short(self.layout.bottom()));
        let ground = Element::path("tree-gutter", ground);
        let rows = self.rows.iter().flat_map(PathRow::elements);
        let places = self.places().into_iter();
        std::iter::once(ground).chain(places).chain(rows).collect()
    }
}

/// The names of the places above the slots. Narrow slots have only some of the names.
fn places(layout: &PathLayout, axis: Axis) -> Vec<Element> {
    let shown = |place: &u8| !layout.is_narrow() || *place == 0 || (place + 1).is_multiple_of(4);
    let labels = (0..layout.size().files()).filter(shown).map(|place| {
        let name = match axis {
            Axis::Files => Rank::new(place).map(|rank| rank.to_string()).ok(),
            Axis::Ranks => File::new(place).map(|file| file.to_string()).ok(),
        };
        layout.label(layout.x(place), 8.0, name.unwrap_or_default())
    });
    labels.collect()
}

/// A lane and its depth in the path. The depth is `None` if a given queen occupies the lane.
struct Level {
    line: Option<Line>,
    depth: Option<usize>,
}

/// The lanes in the order of their rows: the order on the board, or the order in which the search chooses them.
fn levels(position: &Position, walk: Traversal) -> Vec<Level> {
    let size = position.size();
    if walk == Traversal::MinDomain {
        let given = position.given().iter().map(|queen| Level {
            line: Some(Line::File(queen.file)),
            depth: None,
        });
        let depths = 0..size.width() - position.given().len();
        let searched = depths.map(|depth| Level {
            line: position.line(walk, depth),
            depth: Some(depth),
        });
        return given.chain(searched).collect();
    }
    let axis = match walk {
        Traversal::Lines(axis) => axis,
        _ => Axis::Files,
    };
    let open = OpenLines::open(axis, size, position.given());
    (0..size.files())
        .map(|line| Level {
            line: axis.line(line),
            depth: (0..open.count()).position(|depth| open.at(depth) == line),
        })
        .collect()
}

/// One row for each lane.
fn rows(position: &Position, walk: Traversal) -> Vec<PathRow> {
    let size = position.size();
    let levels = levels(position, walk);
    let here = position.placed().len();
    let current = levels.iter().position(|level| level.depth == Some(here));
    let mut parent = None;
    let mut rows = Vec::with_capacity(size.width());
    for (index, Level { line, depth }) in levels.into_iter().enumerate() {
        let is_reached = current.is_none_or(|current| index <= current);
        let queen = line.and_then(|line| {
            let axis = line.axis();
            let queens = position.queens().iter();
            queens
                .copied()
                .find(|&queen| axis.line_of(queen) == line.index())
        });
        let node = queen.zip(line).map(|(queen, line)| PathNode {
            place: line.axis().place_of(queen),
            is_given: depth.is_none(),
        });
        let slots = match depth {
            Some(depth) if is_reached => slots(position, depth, node, line),
            _ => Vec::new(),
        };
        rows.push(PathRow {
            size,
            row: index as u8,
            line,
            slots,
            parent,
            node,
            is_reached,
            now: line.and_then(|line| now(position, line)),
        });
        if is_reached {
            parent = node.map(|node| node.place);
        }
    }
    rows
}

/// The state of each square at one depth.
fn slots(
    position: &Position,
    depth: usize,
    node: Option<PathNode>,
    line: Option<Line>,
) -> Vec<PathSlot> {
    let mut slots = vec![PathSlot::Unexplored; position.size().width()];
    let axis = line.map_or(Axis::Files, Line::axis);
    let tried = position.tried(depth);
    for &(square, outcome) in tried {
        slots[usize::from(axis.place_of(square))] = match outcome {
            TrialOutcome::Rejected => PathSlot::Pruned,
            TrialOutcome::Removed { solved: false } => PathSlot::Failed,
            TrialOutcome::Removed { solved: true } => PathSlot::Solved,
        };
    }
    // The search masked out the squares that it skipped, without testing each one.
    let last = tried
        .iter()
        .map(|&(square, _)| axis.place_of(square))
        .chain(node.map(|node| node.place))
        .max();
    let is_left = node.is_none() && matches!(position.last(), Some(Event::DeadEnd | Event::End));
    let passed = if is_left {
        slots.len()
    } else {
        last.map_or(0, usize::from)
    };
    for slot in &mut slots[..passed] {
        if *slot == PathSlot::Unexplored {
            *slot = PathSlot::Pruned;
        }
    }
    let is_here = |square: &Square| line.is_some_and(|line| axis.line_of(*square) == line.index());
    for &square in position.blocked().iter().filter(|&square| is_here(square)) {
        slots[usize::from(axis.place_of(square))] = PathSlot::Blocked;
    }
    slots
}

/// The event that led here, if it is about this lane.
fn now(position: &Position, line: Line) -> Option<(u8, Now)> {
    let (square, now) = match position.last()? {
        Event::Reject { square, .. } => (square, Now::Rejected),
        Event::Remove { square } => (square, Now::TakenBack),
        Event::Place { square } | Event::Start { square } => (square, Now::Placed),
        _ => return None,
    };
    let axis = line.axis();
    (axis.line_of(square) == line.index()).then(|| (axis.place_of(square), now))
}

#[cfg(test)]
mod tests {
    use queens_core::{BoardSize, Goal, Instance, Problem, Replay, Setup, Square, algorithm};

    use super::*;

    /// The rows after `steps` steps of a search for all solutions.
    fn after(steps: usize, id: &str, n: i64, given: &[Square]) -> Vec<PathRow> {
        let size = BoardSize::new(n).unwrap();
        after_of(steps, id, Instance::queens(size, given, Goal::All).unwrap())
    }

    fn after_of(steps: usize, id: &str, instance: Instance) -> Vec<PathRow> {
        let algorithm = algorithm::find(id).unwrap();
        let (mut replay, rules): (Replay, _) = algorithm
            .accept(instance.clone())
            .expect("supported")
            .replay();
        let mut events = Vec::new();
        algorithm
            .accept(instance.clone())
            .expect("supported")
            .search()
            .advance_into(&mut events, steps);
        for event in events {
            replay.apply(event, &rules);
        }
        rows(replay.position(), algorithm.traversal)
    }

    #[test]
    fn a_dead_end_shows_its_column_pruned_below_the_path() {
        // a1; b1 and b2 rejected, b3 placed; every row of c rejected; dead end.
        for (id, steps) in [("recursive", 9), ("bitmask", 3)] {
            let rows = after(steps, id, 4, &[]);
            assert_eq!(rows[0].node.map(|node| node.place), Some(0), "{id}");
            assert_eq!(rows[1].slots[..2], [PathSlot::Pruned; 2], "{id}");
            assert_eq!(rows[1].node.map(|node| node.place), Some(2), "{id}");
            assert_eq!(rows[2].slots, [PathSlot::Pruned; 4], "{id}");
            assert!(!rows[3].is_reached, "{id}");
        }
    }

    #[test]
    fn the_end_shows_which_squares_of_the_first_column_lead_to_solutions() {
        let rows = after(1_000, "recursive", 4, &[]);
        let solved = [
            PathSlot::Failed,
            PathSlot::Solved,
            PathSlot::Solved,
            PathSlot::Failed,
        ];
        assert_eq!(rows[0].slots, solved);
    }

    #[test]
    fn blocked_squares_are_neither_tried_nor_ahead() {
        let blocked = ["a1", "b3", "d2"].map(|name| name.parse().unwrap());
        for id in ["recursive", "bitmask", "forward-checking"] {
            let instance = Instance::new(Setup {
                blocked: blocked.to_vec(),
                ..Setup::new(Problem::Queens, BoardSize::new(4).unwrap(), Goal::All)
            });
            let rows = after_of(1, id, instance.unwrap());
            assert_eq!(rows[0].node.map(|node| node.place), Some(1), "{id}");
            let in_row = |row: usize| {
                let mut slots = rows[row].slots.iter();
                slots.position(|&slot| slot == PathSlot::Blocked)
            };
            assert_eq!(
                [in_row(0), in_row(2), in_row(3)],
                [Some(0), None, None],
                "{id}"
            );
            let rank = rows[1].line.unwrap().index();
            assert_eq!(in_row(1), (rank == 1).then_some(2), "{id}");
        }
    }

    #[test]
    fn given_queens_stand_in_their_columns() {
        let b4 = Square::new(1, 3).unwrap();
        let rows = after(0, "recursive", 4, &[b4]);
        assert_eq!(
            rows[1].node,
            Some(PathNode {
                place: 3,
                is_given: true
            })
        );
        assert!(rows[0].is_reached && !rows[1].is_reached && rows[1].slots.is_empty());
    }
}
