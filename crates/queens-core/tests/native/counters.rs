//! Compares every row of `data/counters.json` with the counters of the algorithms. The rows are counts of the sheets'
//! own programs.

use crate::common;
use crate::common::{counted, instance, number, square_at, table, traced};
use queens_core::{Algorithm, Count, Counters, Goal, MAX_OPERATIONS, algorithm};
use serde_json::Value;

/// The algorithm that corresponds to each program of the sheets.
const PROGRAMS: [(&str, &str); 11] = [
    ("000.placerRN", "recursive"),
    ("000.placerPosRN", "recursive"),
    ("000.half", "half-board"),
    ("001.jouer", "nested-loops"),
    ("001.jouer1", "board-copy"),
    ("001.jouer2", "upward-scan"),
    ("001.jouer3", "digit-string"),
    ("002.cherche_valides", "prefix-check"),
    ("003.back", "explicit-stack"),
    ("003.permutations", "permutations"),
    ("004.placement", "row-by-row"),
];

/// The keys of a row that are not counters.
const NO_COUNTS: [&str; 5] = ["algo", "n", "start", "first", "last"];

fn algorithm_of(row: &Value) -> &'static Algorithm {
    let program = PROGRAMS.iter().find(|(name, _)| row["algo"] == *name);
    let (_, id) = program.unwrap_or_else(|| panic!("no algorithm for {row}"));
    algorithm::find(id).unwrap_or_else(|| panic!("{id} is not registered"))
}

/// The counter of the algorithm for a name in the sheets. `None` if the algorithm has no such counter.
fn count(algorithm: &'static Algorithm, counters: &Counters, name: &str) -> Option<u64> {
    let operation = match name {
        "tests" => return Some(counters.tests),
        "accepted" => return Some(counters.placements),
        "nodes" => return Some(counters.nodes),
        "max_depth" => return Some(counters.depth),
        "solutions" => return Some(counters.solutions),
        // The algorithms list the removals of the sheets as erasures.
        "removals" => "erasures",
        name => name,
    };
    let mut operations = algorithm.operations.iter().zip(counters.operations);
    let found = operations.find(|(known, _)| known.name == operation);
    found.map(|(_, value)| value)
}

#[test]
fn every_program_of_the_sheets_counts_as_in_the_vectors() {
    for row in table("counters", "counters") {
        let algorithm = algorithm_of(&row);
        let given: Vec<_> = row["start"]
            .as_i64()
            .map(|rank| square_at(0, rank as u8))
            .into_iter()
            .collect();
        let instance = |goal| instance(number(&row, "n"), &given, goal);
        let traced = traced(algorithm, &instance(Goal::All));
        assert_eq!(counted(algorithm, &instance(Goal::Count)), traced);
        assert_eq!(traced.removals, traced.placements, "{row}");
        for (name, value) in row.as_object().expect("a row") {
            if NO_COUNTS.contains(&name.as_str()) {
                continue;
            }
            let ours = count(algorithm, &traced, name);
            assert_eq!(ours, value.as_u64(), "{name} of {row}");
        }
    }
}

#[test]
fn every_operation_is_in_the_vectors() {
    for (program, id) in PROGRAMS {
        let rows = table("counters", "counters");
        let row = rows.iter().find(|row| row["algo"] == program);
        let row = row.unwrap_or_else(|| panic!("{program} is in no row"));
        for operation in algorithm_of(row).operations {
            let name = match operation.name {
                "erasures" => "removals",
                name => name,
            };
            assert!(row[name].is_number(), "{id} counts {name}, {row} does not");
        }
    }
}

#[test]
fn every_size_and_every_start_of_the_vectors_is_there() {
    for (program, _) in PROGRAMS {
        let mut rows = table("counters", "counters");
        rows.retain(|row| row["algo"] == program);
        let expected: Vec<(i64, Option<i64>)> = [4, 5, 6, 8]
            .into_iter()
            .flat_map(|n| match program {
                "000.placerPosRN" => (0..n).map(|start| (n, Some(start))).collect(),
                _ => vec![(n, None)],
            })
            .collect();
        let found: Vec<_> = rows
            .iter()
            .map(|row| (number(row, "n"), row["start"].as_i64()))
            .collect();
        assert_eq!(found, expected, "{program}");
    }
}

#[test]
fn prefix_check_reports_four_queens_in_83_events() {
    let prefix_check = algorithm::find("prefix-check").expect("prefix-check");
    let mut kinds = std::collections::BTreeMap::new();
    for event in common::events(prefix_check, &common::all(4)) {
        *kinds.entry(event.kind().name()).or_insert(0) += 1;
    }
    let kinds: Vec<_> = kinds.into_iter().collect();
    assert_eq!(
        kinds,
        [
            ("dead-end", 4),
            ("end", 1),
            ("place", 16),
            ("reject", 44),
            ("remove", 16),
            ("solution", 2),
        ]
    );
}

#[test]
#[should_panic(expected = "an algorithm has at most 10 operations")]
fn an_operation_that_no_algorithm_has_is_not_counted() {
    Counters::default().get(Count::Operation(MAX_OPERATIONS));
}
