//! A search in another order: file by file, from the middle rank outwards. The general tests run it like an algorithm of
//! the registry.

use std::sync::Arc;

use queens_core::backtracking::{self, Array, Backtracking, IsSafeTest, Representation};
use queens_core::{
    Algorithm, Axis, Descriptor, Event, Explanation, Instance, LineKind, PlaceOrder, Position,
    Problem, Search, SolutionOrder, Square, Traversal, Value, listing,
};

listing! {
    enum Listing {
        Test: Tests,
        Put: Placements,
        Remove: Removals,
    }
}

static DESCRIPTOR: Descriptor =
    Descriptor::new("outward", Problem::Queens, Traversal::Lines(Axis::Files))
        .listing(&Listing::LINES);

pub(crate) static ALGORITHM: Algorithm =
    Algorithm::new(&DESCRIPTOR, Backtracking::<Outward>::start)
        .explanation(explain)
        .order(order)
        .procedure("outward");

#[derive(Clone)]
struct Outward(Array<IsSafeTest>);

impl Representation for Outward {
    const AXIS: Axis = Axis::Files;

    fn nth_place(index: u8, n: u8) -> u8 {
        match index % 2 {
            0 => n / 2 + index / 2,
            _ => n / 2 - index.div_ceil(2),
        }
    }

    fn new(instance: &Instance) -> Outward {
        Outward(Array::new(instance))
    }

    fn attacker(&self, square: Square) -> Option<(Square, LineKind)> {
        self.0.attacker(square)
    }

    fn place(&mut self, square: Square) {
        self.0.place(square);
    }

    fn remove(&mut self, square: Square) {
        self.0.remove(square);
    }
}

fn order(instance: &Instance) -> Arc<dyn SolutionOrder> {
    let n = instance.size().files();
    let places = (0..n).map(|index| Outward::nth_place(index, n));
    Arc::new(PlaceOrder::new(Axis::Files, places))
}

fn explain(position: &Position) -> Explanation {
    let line = match position.last() {
        Some(Event::Place { .. }) => Listing::Put,
        Some(Event::Remove { .. }) => Listing::Remove,
        _ => Listing::Test,
    };
    let queens = Value::Squares(position.queens().to_vec());
    let reason = backtracking::reason(Axis::Files, position);
    Explanation::new(line, reason, vec![("queens", queens)])
}
