//! The registry: ids, defaults, what an algorithm refuses, and the form in which a sheet prints.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::{instance, solutions, squares};
use queens_core::algorithm::{self, ALL, Algorithm, Capabilities, Unsupported};
use queens_core::counters::{Count, MAX_OPERATIONS};
use queens_core::instance::{Goal, Problem};

#[test]
fn every_algorithm_is_found_by_its_id_and_by_no_other() {
    for algorithm in ALL {
        assert_eq!(algorithm::find(algorithm.id), Some(algorithm));
    }
    for id in ["", "Recursive", " recursive", "recursive ", "unknown"] {
        assert_eq!(algorithm::find(id), None);
    }
}

#[test]
fn recursive_is_the_default_and_finds_all_solutions_unless_asked_otherwise() {
    let default = algorithm::default(Problem::Queens);
    assert_eq!(default.id, "recursive");
    assert_eq!(default.default_goal(), Goal::All);
}

#[test]
fn operations_and_listings_name_counters_that_exist() {
    for algorithm in ALL {
        assert!(algorithm.operations.len() <= MAX_OPERATIONS);
        for count in algorithm.listing {
            if let Count::Operation(index) = *count {
                assert!(index < algorithm.operations.len(), "{algorithm:?}");
            }
        }
    }
}

#[test]
fn every_algorithm_accepts_what_it_states() {
    for algorithm in ALL {
        for n in algorithm.capabilities.sizes.clone() {
            for &goal in algorithm.capabilities.goals {
                let given = if n > 2 { "a1" } else { "" };
                let instance = instance(i64::from(n), &squares(given), goal);
                assert_eq!(
                    algorithm.accepts(&instance),
                    Ok(()),
                    "{algorithm:?}, n = {n}"
                );
            }
        }
    }
}

#[test]
fn what_an_algorithm_does_not_state_is_refused_with_the_reason() {
    let narrow = Algorithm {
        id: "narrow",
        capabilities: Capabilities {
            goals: &[Goal::First, Goal::All],
            sizes: 4..=6,
            given: false,
        },
        ..*algorithm::find("recursive").expect("recursive")
    };
    let refused = |n, given: &str, goal| {
        narrow
            .accepts(&instance(n, &squares(given), goal))
            .unwrap_err()
    };
    assert_eq!(
        refused(7, "", Goal::All),
        Unsupported::Size {
            id: "narrow",
            n: 7,
            sizes: 4..=6
        }
    );
    assert_eq!(
        refused(3, "", Goal::All).to_string(),
        "n=3 is outside 4–6 for narrow"
    );
    assert_eq!(
        refused(5, "", Goal::Count).to_string(),
        "goal=count is not one of narrow's: first, all"
    );
    assert_eq!(
        refused(5, "a1", Goal::All).to_string(),
        "narrow cannot honour given queens"
    );
    assert_eq!(narrow.accepts(&instance(5, &[], Goal::First)), Ok(()));
    assert_eq!(narrow.default_goal(), Goal::First);
}

#[test]
fn recursive_prints_its_solutions_as_the_sheet_does() {
    let recursive = algorithm::find("recursive").expect("recursive");
    let found = solutions(recursive, &common::all(8), 5);
    let printed: Vec<_> = (1..)
        .zip(&found)
        .map(|(number, rows)| (recursive.sheet)(number, rows))
        .collect();
    assert_eq!(
        printed,
        [
            "Sol #  1: [0 4 7 5 2 6 1 3 ]",
            "Sol #  2: [0 5 7 2 6 3 1 4 ]",
            "Sol #  3: [0 6 3 5 7 1 4 2 ]",
            "Sol #  4: [0 6 4 7 1 3 5 2 ]",
            "Sol #  5: [1 3 5 7 2 0 6 4 ]",
        ]
    );
    assert_eq!((recursive.sheet)(1000, &[0]), "Sol #1000: [0 ]");
}

#[test]
fn a_start_position_finds_the_solutions_of_the_sheet() {
    let recursive = algorithm::find("recursive").expect("recursive");
    let found = solutions(
        recursive,
        &instance(5, &squares("a4"), Goal::All),
        usize::MAX,
    );
    assert_eq!(found, [[3, 0, 2, 4, 1], [3, 1, 4, 2, 0]]);
}
