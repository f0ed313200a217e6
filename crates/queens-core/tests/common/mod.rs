//! What the tests share: instances, runs, the tables in `data/`, and a hash of a trace that must come
//! out the same on every machine.

// Each test file uses a part of it.
#![allow(dead_code)]

#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod naive;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) mod random;

use queens_core::algorithm::Algorithm;
use queens_core::board::BoardSize;
use queens_core::counters::Counters;
use queens_core::event::Event;
use queens_core::instance::{Goal, Instance};
use queens_core::reader::Reader;
use queens_core::search::BatchSearch;
use queens_core::square::Square;
use serde_json::Value;

/// The hash of each algorithm's trace for n=8, all solutions.
pub(crate) const TRACE_HASHES: [(&str, u64); 2] = [
    ("recursive", 0x6e2b_09ac_3eeb_9038),
    ("bitmask", 0xf057_a221_07cc_2ace),
];

pub(crate) fn board(n: i64) -> BoardSize {
    BoardSize::new(n).expect("a size from 1 to 32")
}

/// Squares by their names, comma separated.
pub(crate) fn squares(names: &str) -> Vec<Square> {
    let names = names.split(',').filter(|name| !name.is_empty());
    names
        .map(|name| name.parse().expect("the name of a square"))
        .collect()
}

pub(crate) fn instance(n: i64, given: &[Square], goal: Goal) -> Instance {
    Instance::queens(board(n), given, goal).expect("given queens that do not attack each other")
}

/// All solutions of the empty board.
pub(crate) fn all(n: i64) -> Instance {
    instance(n, &[], Goal::All)
}

/// Every event of a search, `End` included.
pub(crate) fn events(algorithm: &Algorithm, instance: &Instance) -> Vec<Event> {
    advanced(&mut *(algorithm.start)(instance), usize::MAX)
}

/// The next events of a search, `limit` at most.
pub(crate) fn advanced(search: &mut dyn BatchSearch, limit: usize) -> Vec<Event> {
    let mut events = Vec::new();
    while events.len() < limit && events.last() != Some(&Event::End) {
        let more = (limit - events.len()).min(4096);
        search.advance_into(&mut events, more);
    }
    events
}

/// The counters at the end of a traced run.
pub(crate) fn traced(algorithm: &Algorithm, instance: &Instance) -> Counters {
    let mut reader = Reader::start(algorithm, instance);
    reader.read(u64::MAX, &mut Vec::new(), |_, _| {});
    *reader.replay().counters()
}

/// The counters at the end of a counted run.
pub(crate) fn counted(algorithm: &'static Algorithm, instance: &Instance) -> Counters {
    let mut search = (algorithm.count)(algorithm, instance);
    while !search.advance(1 << 20) {}
    search.counters()
}

/// The first solutions, `limit` at most, in the order found: the row of each column.
pub(crate) fn solutions(algorithm: &Algorithm, instance: &Instance, limit: usize) -> Vec<Vec<u8>> {
    let mut reader = Reader::start(algorithm, instance);
    let mut found = Vec::new();
    while !reader.is_ended() && found.len() < limit {
        reader.read(4096, &mut Vec::new(), |event, replay| {
            if event == Event::Solution {
                found.push(rows(replay.position().queens()));
            }
        });
    }
    found.truncate(limit);
    found
}

/// The row of each column, for queens in any order.
pub(crate) fn rows(queens: &[Square]) -> Vec<u8> {
    let mut queens = queens.to_vec();
    queens.sort();
    queens.iter().map(|queen| queen.rank.0).collect()
}

/// The queens with these rows, by column.
pub(crate) fn queens(rows: &[u8]) -> Vec<Square> {
    (0..)
        .zip(rows)
        .map(|(file, &rank)| Square::new(file, rank))
        .collect()
}

/// FNV-1a over every event of a search.
pub(crate) fn trace_hash(algorithm: &Algorithm, instance: &Instance) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    for event in events(algorithm, instance) {
        event.kind().name().bytes().for_each(&mut add);
        let mut squares = vec![event.square()];
        if let Event::Reject { attacker, line, .. } = event {
            squares.push(Some(attacker));
            line.name().bytes().for_each(&mut add);
        }
        for square in squares.into_iter().flatten() {
            add(square.file.0);
            add(square.rank.0);
        }
    }
    hash
}

/// The rows of one table of a file in `data/`.
pub(crate) fn table(file: &str, name: &str) -> Vec<Value> {
    let text = match file {
        "enumeration" => include_str!("../data/enumeration.json"),
        "symmetry" => include_str!("../data/symmetry.json"),
        "counters" => include_str!("../data/counters.json"),
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
