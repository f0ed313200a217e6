//! The worked example of docs/ARCHITECTURE.md: a new algorithm from its file to its first solution. A tidy
//! test holds the document against the part between the two marks.

use queens_core::algorithm;
use queens_core::{BoardSize, Goal, Instance, Reader, Square};

// Example begins.
use queens_core::backtracking::{self, Backtracking, Representation};
use queens_core::{
    Algorithm, Axis, Count, Descriptor, Event, Explanation, LineKind, Position, Problem, Traversal,
    Value, line_between,
};

/// What it states about itself; everything else is a default.
static DESCRIPTOR: Descriptor = Descriptor::new(
    "nearest-first",
    Problem::Queens,
    Traversal::Lines(Axis::Files),
)
.listing(&[Count::Tests, Count::Placements, Count::Removals]);

/// The registry's entry.
static ALGORITHM: Algorithm = Algorithm::new(
    &DESCRIPTOR,
    |instance| Box::new(Backtracking::<Nearest>::new(instance)),
    explain,
)
.procedure("nearest_first");

/// The queens that stand; a square is compared with the one placed last first.
#[derive(Clone)]
struct Nearest(Vec<Square>);

impl Representation for Nearest {
    const AXIS: Axis = Axis::Files;

    fn new(instance: &Instance) -> Nearest {
        Nearest(instance.given().to_vec())
    }

    fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        let attack = |&queen| line_between(queen, square).map(|line| (queen, line));
        self.0.iter().rev().find_map(attack)
    }

    fn place(&mut self, square: Square) {
        self.0.push(square);
    }

    fn remove(&mut self, _: Square) {
        self.0.pop();
    }
}

fn explain(position: &Position) -> Explanation {
    let code_line = match position.last() {
        Some(Event::Place { .. }) => 2,
        Some(Event::Remove { .. }) => 3,
        _ => 1,
    };
    Explanation {
        code_line,
        reason: backtracking::reason(Axis::Files, position),
        detail: None,
        variables: vec![("queens", Value::Squares(position.queens().to_vec()))],
    }
}
// Example ends.

fn eight(goal: Goal) -> Instance {
    Instance::queens(BoardSize::new(8).expect("a size"), &[], goal).expect("an instance")
}

#[test]
fn the_worked_example_finds_what_every_other_search_finds() {
    let mut count = ALGORITHM
        .accept(eight(Goal::Count))
        .expect("served")
        .count();
    while !count.advance(10_000) {}
    let bitmask = algorithm::find("bitmask").expect("registered");
    let mut other = bitmask.accept(eight(Goal::Count)).expect("served").count();
    while !other.advance(10_000) {}
    assert_eq!(count.counters().solutions, other.counters().solutions);
    assert_eq!(count.counters().fundamental, 12);
}

#[test]
fn the_worked_example_explains_its_first_rejection_by_the_nearest_queen() {
    let accepted = ALGORITHM.accept(eight(Goal::First)).expect("served");
    let mut reader = Reader::start(&accepted);
    // a1, b1 and b2 rejected, b3, c1 rejected by a1, c2 by b3.
    reader.read(6, &mut Vec::new(), |_, _| {});
    let position = reader.replay().position();
    let [b3, c2] = ["b3", "c2"].map(|name| name.parse::<Square>().expect("a square"));
    assert!(
        matches!(position.last(), Some(Event::Reject { square, attacker, .. }) if (square, attacker) == (c2, b3))
    );
    assert_eq!(ALGORITHM.explain(position).code_line, 1);
    assert_eq!(ALGORITHM.frames(position)[0].name, "nearest_first");
}
