//! Defines a new algorithm in one file, then counts its solutions and shows one event. CONTRIBUTING.md refers to this
//! example.
//!
//! `cargo run --package queens-core --example new_algorithm`
//!
//! A file of the core itself differs in three ways. It writes `crate` for `queens_core`, and its statics are
//! `pub(crate)`. It imports items that only the core uses, such as a machine, by module.

use queens_core::backtracking::{self, Backtracking, Representation};
use queens_core::{
    Algorithm, Axis, BoardSize, Descriptor, Event, Explanation, Goal, Instance, LineKind, Position,
    Problem, Reader, Search, Square, Traversal, Value, algorithm, line_between, listing,
};

listing! {
    /// The lines of the pseudo-code, each with the counter of its executions.
    enum Listing {
        Test: Tests,
        Put: Placements,
        Remove: Removals,
    }
}

/// The properties of the algorithm. All others have defaults.
static DESCRIPTOR: Descriptor = Descriptor::new(
    "nearest-first",
    Problem::Queens,
    Traversal::Lines(Axis::Files),
)
.listing(&Listing::LINES);

/// The algorithm as the registry lists it.
static ALGORITHM: Algorithm = Algorithm::new(&DESCRIPTOR, Backtracking::<Nearest>::start)
    .explanation(explain)
    .procedure("nearest_first");

/// The queens on the board. The test compares a square with the latest queen first.
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
    let line = match position.last() {
        Some(Event::Place { .. }) => Listing::Put,
        Some(Event::Remove { .. }) => Listing::Remove,
        _ => Listing::Test,
    };
    Explanation::new(
        line,
        backtracking::reason(Axis::Files, position),
        vec![("queens", Value::Squares(position.queens().to_vec()))],
    )
}

fn eight(goal: Goal) -> Instance {
    Instance::queens(BoardSize::new(8).expect("a size"), &[], goal).expect("an instance")
}

/// Checks that the algorithm finds as many solutions as `recursive`.
fn count() {
    let count = |algorithm: &'static Algorithm| {
        let accepted = algorithm.accept(eight(Goal::Count)).expect("supported");
        let mut search = accepted.count();
        search.finish();
        let counters = search.counters();
        (counters.solutions, counters.fundamental)
    };
    let bitmask = algorithm::find("bitmask").expect("registered");
    assert_eq!(count(&ALGORITHM), count(bitmask));
    println!(
        "nearest-first: {:?} solutions and classes",
        count(&ALGORITHM)
    );
}

/// Explains the sixth event: after a1 and b3, the queen on b3 rejects c2.
fn watch() {
    let accepted = ALGORITHM.accept(eight(Goal::First)).expect("supported");
    let mut reader = Reader::start(&accepted);
    reader.read(6, &mut Vec::new(), |event, replay| {
        println!(
            "{} {} {:?}",
            replay.step(),
            event.kind().name(),
            event.square()
        );
    });
    let position = reader.replay().position();
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let Some(Event::Reject {
        square: rejected,
        attacker,
        ..
    }) = position.last()
    else {
        panic!("the sixth event is a rejection");
    };
    assert_eq!((rejected, attacker), (square("c2"), square("b3")));
    assert_eq!(
        ALGORITHM.explain(position).code_line,
        u8::from(Listing::Test)
    );
    assert_eq!(ALGORITHM.call_stack(position)[0].name, "nearest_first");
}

pub(crate) fn main() {
    count();
    watch();
}
