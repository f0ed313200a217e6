//! Helpers that the tests share: instances, runs, the tables in `data/`, and the hash of a trace. The hash is the
//! same on every machine.

// Each test program uses only a part of this module.
#![allow(dead_code)]

#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod by_line;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod exhaustive;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod naive;
pub(crate) mod outward;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod puzzles;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod random;

use queens_core::algorithm::{self, ALL};
use queens_core::{
    Accepted, Algorithm, Axis, BatchSearch, BoardSize, CandidateSpace, Counters, Event, EventKind,
    Goal, Instance, ListingLine, Position, Problem, Reader, Setup, Square, Traversal, Variant,
};
use serde_json::Value;

/// The hash of each algorithm's trace for the instance that [`hashed`] returns, by id.
/// `UPDATE_EXPECT=1 cargo test -p queens-core the_trace` rewrites the file.
pub(crate) fn trace_hashes() -> Vec<(&'static str, u64)> {
    let lines = include_str!("../data/trace-hashes.txt").lines();
    let read = |line: &'static str| {
        let (hash, id) = line.split_once(' ').expect("a hash and an id");
        (id, u64::from_str_radix(hash, 16).expect("a hash"))
    };
    lines.map(read).collect()
}

/// The label of the line that explains the event before a position. Empty without an explanation.
pub(crate) fn label(algorithm: &Algorithm, position: &Position) -> &'static str {
    let line = usize::from(algorithm.explain(position).code_line);
    let line = line
        .checked_sub(1)
        .and_then(|line| algorithm.listing.get(line));
    line.map_or("", |line| line.label)
}

/// The line of the listing with this label.
pub(crate) fn labelled(algorithm: &Algorithm, label: &str) -> ListingLine {
    let mut lines = algorithm.listing.iter();
    let line = lines.find(|line| line.label == label);
    *line.unwrap_or_else(|| {
        let labels: Vec<&str> = algorithm.listing.iter().map(|line| line.label).collect();
        let labels = labels.join(", ");
        panic!("{algorithm:?}: no line {label}; the listing has {labels}")
    })
}

/// The instance of the trace hash. A tree search has eight queens and a brute-force search has five. The knight has a
/// capped search on 6×6.
pub(crate) fn hashed(algorithm: &'static Algorithm) -> Instance {
    let n = match algorithm.problem {
        Problem::Queens | Problem::Domination if algorithm.traversal.is_tree() => 8,
        Problem::Knight => return capped(default_of(algorithm, 6), 2_000),
        Problem::Queens | Problem::Domination => 5,
    };
    default_of(algorithm, n).with_seed(1)
}

/// A copy of the instance with these blocked squares.
pub(crate) fn with_blocked(instance: &Instance, blocked: Vec<Square>) -> Instance {
    let setup = Setup {
        blocked,
        ..instance.setup().clone()
    };
    Instance::new(setup).expect("squares without a given queen")
}

/// A copy of the instance with a limit on the nodes.
fn capped(instance: Instance, nodes: u64) -> Instance {
    let setup = Setup {
        cap: Some(nodes),
        ..instance.setup().clone()
    };
    Instance::new(setup).expect("the same setup with a cap")
}

/// An instance of the algorithm's problem, with its default goal and without given squares.
pub(crate) fn default_of(algorithm: &'static Algorithm, n: i64) -> Instance {
    of(algorithm, board(n), &[], algorithm.default_goal())
}

/// Like [`default_of`], but a domination search looks for all sets. Otherwise it could stop before it rejects a
/// square.
pub(crate) fn thorough(algorithm: &'static Algorithm, n: i64) -> Instance {
    let instance = default_of(algorithm, n);
    match algorithm.problem {
        Problem::Domination => instance.with_goal(Goal::All),
        Problem::Queens | Problem::Knight => instance,
    }
}

/// An instance of the algorithm's problem.
pub(crate) fn of(
    algorithm: &'static Algorithm,
    size: BoardSize,
    given: &[Square],
    goal: Goal,
) -> Instance {
    let setup = Setup {
        given: given.to_vec(),
        ..Setup::new(algorithm.problem, size, goal)
    };
    Instance::new(setup).expect("given squares that the problem allows")
}

/// An instance for knight's tours from a square of a small board.
pub(crate) fn knight(files: i64, ranks: i64, start: &str, goal: Goal) -> Instance {
    let setup = Setup {
        given: squares(start),
        ..Setup::new(
            Problem::Knight,
            BoardSize::rectangular(files, ranks).expect("a size"),
            goal,
        )
    };
    Instance::new(setup).expect("a start on the board")
}

/// An instance for dominating sets of k queens, or of the minimum size if k is `None`.
pub(crate) fn domination(
    n: i64,
    variant: Variant,
    k: Option<u16>,
    given: &[Square],
    goal: Goal,
) -> Instance {
    let setup = Setup {
        variant: Some(variant),
        given: given.to_vec(),
        k,
        ..Setup::new(Problem::Domination, board(n), goal)
    };
    Instance::new(setup).expect("given squares that the variant allows")
}

/// Instances for dominating sets of small boards. They include minimum sets of every variant, too few queens, too
/// many queens, and a k below the number of given queens.
pub(crate) fn dominations() -> Vec<Instance> {
    let mut instances = Vec::new();
    for &variant in Problem::Domination.variants() {
        for (n, goal) in [1, 2, 3, 4]
            .into_iter()
            .flat_map(|n| [(n, Goal::All), (n, Goal::First)])
        {
            instances.push(domination(n, variant, None, &[], goal));
        }
        instances.push(domination(
            4,
            variant,
            Some(3),
            &squares("b1,d2"),
            Goal::All,
        ));
        instances.push(domination(5, variant, None, &squares("c3"), Goal::All));
        instances.push(domination(6, variant, Some(2), &[], Goal::All));
    }
    for (k, given) in [(4, ""), (4, "b2"), (1, "a1,a2"), (9, "")] {
        let given = squares(given);
        instances.push(domination(
            3,
            Variant::Dominating,
            Some(k),
            &given,
            Goal::All,
        ));
    }
    instances
}

/// Instances for knight's tours: all tours, a first open or closed tour, and boards without a tour.
pub(crate) fn knights() -> Vec<Instance> {
    let mut knights = vec![
        knight(3, 3, "", Goal::All),
        knight(3, 3, "b2", Goal::First),
        knight(4, 3, "c1", Goal::All),
        knight(3, 5, "a1", Goal::All),
        knight(5, 5, "c3", Goal::First),
        capped(knight(6, 6, "b4", Goal::First), 2_000),
        with_blocked(&knight(4, 4, "a1", Goal::All), squares("a4,d4")),
        with_blocked(&knight(5, 4, "", Goal::First), squares("a1,b2")),
    ];
    for (files, ranks, start) in [(4, 3, "a1"), (6, 5, "c3")] {
        let open = capped(knight(files, ranks, start, Goal::First), 2_000);
        let setup = Setup {
            variant: Some(Variant::Closed),
            ..open.setup().clone()
        };
        knights.push(Instance::new(setup).expect("a closed tour is a variant"));
    }
    knights
}

/// The algorithms that accept an instance and are fast enough for a test, and one search in another order. Excludes
/// algorithms with more than 100,000 candidates, and random algorithms on boards where solutions are rare.
pub(crate) fn supporting(instance: &Instance) -> Vec<&'static Algorithm> {
    let soon = |algorithm: &&Algorithm| {
        let space = algorithm.capabilities.space.map(|space| space(instance));
        let draws_soon = || instance.size().files() <= 7 && is_solvable(instance);
        space.is_none_or(|space| space <= CandidateSpace::power(10, 5))
            && (!algorithm.capabilities.is_random || draws_soon())
    };
    let all = ALL.into_iter().chain([&outward::ALGORITHM]);
    let accepting = all.filter(|algorithm| algorithm.accepts(instance).is_ok());
    accepting.filter(soon).collect()
}

/// All algorithms with a trace, in the order of the registry.
pub(crate) fn watched() -> Vec<&'static Algorithm> {
    let traced = ALL.into_iter().filter(|algorithm| algorithm.is_traced());
    traced.collect()
}

/// The tree searches among the algorithms that [`supporting`] returns.
pub(crate) fn trees(instance: &Instance) -> Vec<&'static Algorithm> {
    let mut supporting = supporting(instance);
    supporting.retain(|algorithm| algorithm.traversal.is_tree());
    supporting
}

/// The advice if an algorithm tries squares in another order than its traversal.
pub(crate) const OTHER_ORDER: &str = "a search in another order sets `Algorithm::order`";

/// The searches line by line that try squares in ascending order, each with its axis, among the algorithms that
/// [`supporting`] returns.
pub(crate) fn ascending(instance: &Instance) -> Vec<(&'static Algorithm, Axis)> {
    let supporting = supporting(instance).into_iter();
    let lines = supporting.filter_map(|algorithm| match algorithm.traversal {
        Traversal::Lines(axis) => Some((algorithm, axis)),
        _ => None,
    });
    lines
        .filter(|(algorithm, _)| !algorithm.has_order())
        .collect()
}

/// Whether the given queens have a completion.
fn is_solvable(instance: &Instance) -> bool {
    let bitmask = algorithm::find("bitmask").expect("bitmask");
    !solutions(bitmask, &with_goal(instance, Goal::First), 1).is_empty()
}

/// Whether an algorithm reports rejected squares. Algorithms that mask attacked squares do not.
pub(crate) fn rejects(algorithm: &'static Algorithm) -> bool {
    let events = events(algorithm, &thorough(algorithm, 4));
    events.iter().any(|event| event.kind() == EventKind::Reject)
}

pub(crate) fn board(n: i64) -> BoardSize {
    BoardSize::new(n).expect("a size from 1 to 32")
}

/// The square in this column and row, both from 0.
pub(crate) fn square_at(file: u8, rank: u8) -> Square {
    Square::new(file, rank).expect("a square of the widest board")
}

/// Parses squares from their names, separated by commas.
pub(crate) fn squares(names: &str) -> Vec<Square> {
    let names = names.split(',').filter(|name| !name.is_empty());
    names
        .map(|name| name.parse().expect("the name of a square"))
        .collect()
}

pub(crate) fn instance(n: i64, given: &[Square], goal: Goal) -> Instance {
    Instance::queens(board(n), given, goal).expect("given queens that do not attack each other")
}

/// An instance for all solutions on the empty board.
pub(crate) fn all(n: i64) -> Instance {
    instance(n, &[], Goal::All)
}

/// A copy of the instance with another goal.
pub(crate) fn with_goal(other: &Instance, goal: Goal) -> Instance {
    other.clone().with_goal(goal)
}

/// A copy of the instance with files and ranks exchanged.
pub(crate) fn transposed(other: &Instance) -> Instance {
    let given: Vec<Square> = other.given().iter().copied().map(transpose).collect();
    let blocked = other.blocked().iter().copied().map(transpose).collect();
    let instance = instance(i64::from(other.size().files()), &given, other.goal());
    with_blocked(&instance, blocked)
}

/// The reflection of a square in the diagonal through a1.
pub(crate) fn transpose(square: Square) -> Square {
    square_at(square.rank.get(), square.file.get())
}

/// Transposes the square if the axis is [`Axis::Ranks`], so that searches along files and along ranks can be
/// compared.
pub(crate) fn as_along_files(axis: Axis, square: Square) -> Square {
    match axis {
        Axis::Files => square,
        Axis::Ranks => transpose(square),
    }
}

/// Accepts an instance that the algorithm must support.
pub(crate) fn accepted(algorithm: &'static Algorithm, instance: &Instance) -> Accepted {
    let accepted = algorithm.accept(instance.clone());
    accepted.expect("an instance that the algorithm supports")
}

/// Every event of a search, including `End`.
pub(crate) fn events(algorithm: &'static Algorithm, instance: &Instance) -> Vec<Event> {
    advanced(&mut *accepted(algorithm, instance).search(), usize::MAX)
}

/// The next events of a search, at most `limit`.
pub(crate) fn advanced(search: &mut dyn BatchSearch, limit: usize) -> Vec<Event> {
    let mut events = Vec::new();
    while events.len() < limit && !events.last().is_some_and(|event: &Event| event.is_last()) {
        let more = (limit - events.len()).min(4096);
        search.advance_into(&mut events, more);
    }
    events
}

/// The counters at the end of a traced run.
pub(crate) fn traced(algorithm: &'static Algorithm, instance: &Instance) -> Counters {
    let mut reader = Reader::start(&accepted(algorithm, instance));
    reader.read(u64::MAX, &mut Vec::new(), |_, _| {});
    *reader.replay().counters()
}

/// The counters at the end of a counted run.
pub(crate) fn counted(algorithm: &'static Algorithm, instance: &Instance) -> Counters {
    let mut search = accepted(algorithm, instance).count();
    while search.work(1 << 20).is_pending() {}
    search.counters()
}

/// The first solutions in the order found, at most `limit`. Each is the row of each column.
pub(crate) fn solutions(
    algorithm: &'static Algorithm,
    instance: &Instance,
    limit: usize,
) -> Vec<Vec<u8>> {
    let mut reader = Reader::start(&accepted(algorithm, instance));
    let mut found = Vec::new();
    while !reader.is_ended() && found.len() < limit {
        reader.read(4096, &mut Vec::new(), |_, replay| {
            found.extend(replay.position().solution().map(|queens| rows(&queens)));
        });
    }
    found.truncate(limit);
    found
}

/// The row of each column, for queens in any order.
pub(crate) fn rows(queens: &[Square]) -> Vec<u8> {
    let mut queens = queens.to_vec();
    queens.sort();
    queens.iter().map(|queen| queen.rank.get()).collect()
}

/// The queens for a list with the row of each column.
pub(crate) fn queens(rows: &[u8]) -> Vec<Square> {
    (0..)
        .zip(rows)
        .map(|(file, &rank)| square_at(file, rank))
        .collect()
}

/// FNV-1a over every event of a search.
pub(crate) fn trace_hash(algorithm: &'static Algorithm, instance: &Instance) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    for event in events(algorithm, instance) {
        event.kind().name().bytes().for_each(&mut add);
        let mut squares: Vec<Square> = event.square().into_iter().collect();
        match event {
            Event::Start { .. } => b"start".iter().copied().for_each(&mut add),
            Event::Reject { attacker, line, .. } => {
                squares.push(attacker);
                line.name().bytes().for_each(&mut add);
            }
            Event::Candidate(candidate) => {
                squares = candidate.squares(instance.size(), instance.given());
            }
            Event::Bound(bound) => format!("{bound:?}").bytes().for_each(&mut add),
            Event::Relocate { from, .. } => squares.push(from),
            Event::Image { symmetry } => symmetry.formula().bytes().for_each(&mut add),
            _ => {}
        }
        for square in squares {
            add(square.file.get());
            add(square.rank.get());
        }
    }
    hash
}

/// The rows of a table in a file of `data/`.
pub(crate) fn table(file: &str, name: &str) -> Vec<Value> {
    let text = match file {
        "enumeration" => include_str!("../data/enumeration.json"),
        "symmetry" => include_str!("../data/symmetry.json"),
        "accessibility" => include_str!("../data/accessibility.json"),
        "counters" => include_str!("../data/counters.json"),
        "knight" => include_str!("../data/knight.json"),
        "domination" => include_str!("../data/domination.json"),
        "completion" => include_str!("../data/completion.json"),
        _ => unreachable!("no such file of tables"),
    };
    let tables: Value = serde_json::from_str(text).expect("a file of tables");
    let rows = tables["tables"][name].as_array().cloned();
    rows.expect("a table of that name")
}

/// A number in a row of a table.
pub(crate) fn number(row: &Value, key: &str) -> i64 {
    row[key].as_i64().expect("a number in the table")
}

/// A list in a row of a table.
pub(crate) fn list<T: serde::de::DeserializeOwned>(row: &Value, key: &str) -> Vec<T> {
    serde_json::from_value(row[key].clone()).expect("a list in the table")
}

/// A solution as the algorithm's sheet prints it. `number` is its position in the order found, from 1.
pub(crate) fn printed(algorithm: &'static Algorithm, number: u64, rows: &[u8]) -> String {
    algorithm.form.write(algorithm.axis, number, rows)
}

/// The message with which `run` panics. `None` if it does not panic.
pub(crate) fn panic_message<T>(run: impl FnOnce() -> T) -> Option<String> {
    let payload = std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).err()?;
    let fixed = payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned());
    fixed.or_else(|| payload.downcast_ref::<String>().cloned())
}
