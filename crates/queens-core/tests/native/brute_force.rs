//! Brute-force searches: the sizes of the spaces, the first solution in each order, and the expected number of draws
//! must equal verified figures. A plain enumeration checks every candidate, its test and its rank.

mod at_random;
mod in_order;

use crate::common;
use crate::common::{accepted, all, counted, instance, number, squares, table, traced};
use queens_core::{
    Algorithm, CandidateSpace, Detail, Event, Goal, Instance, Reader, Reason, Replay, Square,
    StackFrame, Traversal, Unsupported, Value, algorithm, line_between,
};
use serde_json::Value as Json;

const EXHAUSTIVE: [(&str, &str); 3] = [
    ("subsets", "A"),
    ("one-per-column", "B"),
    ("permutations", "C"),
];

fn find(id: &str) -> &'static Algorithm {
    algorithm::find(id).expect("an algorithm of the registry")
}

/// The verified figures of the candidate spaces, one row for each n.
fn spaces() -> Vec<Json> {
    let text = include_str!("../data/bruteforce.json");
    let file: Json = serde_json::from_str(text).expect("a file of tables");
    file["tables"]["spaces"].as_array().expect("rows").clone()
}

fn space(algorithm: &'static Algorithm, instance: &Instance) -> CandidateSpace {
    (algorithm.capabilities.space.expect("a space"))(instance)
}

fn first(n: i64, given: &str) -> Instance {
    instance(n, &squares(given), Goal::First)
}

/// Every event of a search, each with the state after it.
fn replayed(algorithm: &'static Algorithm, instance: &Instance) -> Vec<(Event, Replay)> {
    let mut steps = Vec::new();
    let mut reader = Reader::start(&accepted(algorithm, instance));
    reader.read(u64::MAX, &mut Vec::new(), |event, replay| {
        steps.push((event, replay.clone()));
    });
    steps
}

fn variable(algorithm: &'static Algorithm, replay: &Replay, name: &str) -> Option<Value> {
    let variables = algorithm.explain(replay.position()).variables;
    let named = variables.into_iter().find(|(other, _)| *other == name);
    named.map(|(_, value)| value)
}

#[test]
fn spaces_are_those_of_the_vectors() {
    let rows = spaces();
    assert_eq!(rows.len(), 4);
    for row in rows {
        for (id, letter) in EXHAUSTIVE {
            let size = space(find(id), &all(number(&row, "n"))).to_string();
            assert_eq!(size, row[letter].to_string(), "{id} of {row}");
        }
    }
}

#[test]
fn all_candidates_are_tested_and_every_solution_is_found() {
    for row in spaces() {
        let n = number(&row, "n");
        for (id, letter) in EXHAUSTIVE {
            let (algorithm, instance) = (find(id), instance(n, &[], Goal::Count));
            if algorithm.accepts(&instance).is_err() {
                assert_eq!((id, n), ("subsets", 8));
                continue;
            }
            let counters = counted(algorithm, &instance);
            assert_eq!(counters.tests as i64, number(&row, letter), "{id}, n = {n}");
            assert_eq!(counters.solutions as i64, number(&row, "solutions"));
            let others = [counters.placements, counters.removals, counters.nodes];
            assert_eq!((others, counters.depth as i64), ([0; 3], n));
            assert_eq!(
                counters.operations[0], counters.tests,
                "candidates generated"
            );
        }
    }
}

#[test]
fn first_solutions_are_found_at_the_candidate_of_the_vectors() {
    for row in spaces() {
        let n = number(&row, "n");
        for (id, letter) in EXHAUSTIVE {
            let algorithm = find(id);
            if algorithm.accepts(&first(n, "")).is_ok() {
                let candidates = traced(algorithm, &first(n, "")).tests;
                let expected = number(&row, &format!("first_{letter}"));
                assert_eq!(candidates as i64, expected, "{id}, n = {n}");
            }
        }
    }
}

#[test]
fn expected_draws_are_space_by_solutions_in_lowest_terms() {
    fn divisor(a: u64, b: u64) -> u64 {
        if b == 0 { a } else { divisor(b, a % b) }
    }
    for row in spaces() {
        let n = number(&row, "n");
        let solutions = counted(find("bitmask"), &instance(n, &[], Goal::Count)).solutions;
        for (id, letter) in EXHAUSTIVE {
            let space = space(find(id), &all(n)).to_string();
            let space: u64 = space.parse().expect("a small space");
            let divisor = divisor(space, solutions);
            let expected = serde_json::json!([space / divisor, solutions / divisor]);
            assert_eq!(row[format!("draws_{letter}")], expected, "{id}, n = {n}");
        }
    }
}

#[test]
fn permutations_count_as_the_vectors_do() {
    let mut rows = table("counters", "counters");
    rows.retain(|row| row["algo"] == "003.permutations");
    assert_eq!(rows.len(), 4);
    let permutations = find("permutations");
    for row in rows {
        let counters = traced(permutations, &all(number(&row, "n")));
        for (operation, value) in permutations.operations.iter().zip(counters.operations) {
            assert_eq!(value as i64, number(&row, operation.name), "{row}");
        }
        assert_eq!(counters.tests as i64, number(&row, "generated"));
        assert_eq!(counters.solutions as i64, number(&row, "solutions"));
    }
}

#[test]
fn each_finds_the_solutions_of_recursive_from_the_same_given_queens() {
    for (n, given) in [(6, "b1"), (6, "a1"), (7, "b1,d6"), (8, "d4,h3,a2")] {
        let instance = instance(n, &squares(given), Goal::All);
        let mut expected = common::solutions(find("recursive"), &instance, usize::MAX);
        expected.sort();
        for (id, _) in EXHAUSTIVE {
            let mut found = common::solutions(find(id), &instance, usize::MAX);
            found.sort();
            assert_eq!(found, expected, "{id} from {given} on {n}");
        }
    }
}

#[test]
fn solutions_are_printed_in_the_forms_of_the_sheets() {
    let printed = |id: &str| {
        let found = common::solutions(find(id), &all(4), usize::MAX);
        let sheet = |(number, rows): (u64, &Vec<u8>)| common::printed(find(id), number, rows);
        (1..).zip(&found).map(sheet).collect::<Vec<_>>()
    };
    assert_eq!(printed("permutations"), ["2 4 1 3", "3 1 4 2"]);
    assert_eq!(printed("one-per-column"), ["[1 3 0 2 ]", "[2 0 3 1 ]"]);
    // Candidates are in the order of square numbers, so b1 comes before c1.
    assert_eq!(printed("subsets"), ["[2 0 3 1 ]", "[1 3 0 2 ]"]);
    // In this solution, the rows by column and the columns by row are different lists.
    assert_eq!(
        common::printed(find("permutations"), 1, &[0, 4, 1, 3, 2]),
        "1 3 5 4 2"
    );
}

#[test]
fn too_large_a_space_is_refused_with_its_exact_size() {
    let refused = |id: &str, n: i64| {
        find(id)
            .accepts(&all(n))
            .expect_err("too large")
            .to_string()
    };
    let most = "at most 20000000 are allowed; use recursive";
    for (id, n, space) in [
        ("subsets", 7, "85900584"),
        ("subsets", 8, "4426165368"),
        ("one-per-column", 9, "387420489"),
        ("one-per-column", 20, "104857600000000000000000000"),
        ("permutations", 11, "39916800"),
        ("permutations", 20, "2432902008176640000"),
    ] {
        let message = format!("{id} would look at {space} candidates, {most}");
        assert_eq!(refused(id, n), message);
    }
    for (id, most) in [("subsets", 6), ("one-per-column", 8), ("permutations", 10)] {
        for n in 1..=32 {
            assert_eq!(
                find(id).accepts(&all(n)).is_ok(),
                n <= most,
                "{id}, n = {n}"
            );
        }
    }
}

#[test]
fn a_small_space_on_a_board_that_cannot_be_packed_is_refused_by_its_size() {
    // Twelve of 13 queens are given, so few candidates remain.
    let rows = common::solutions(find("bitmask"), &first(13, ""), 1).remove(0);
    let queens = common::queens(&rows);
    for (id, _) in EXHAUSTIVE {
        let refused = find(id).accepts(&instance(13, &queens[..12], Goal::All));
        let sizes = 1..=12;
        let is_ranks = false;
        let n = 13;
        assert_eq!(
            refused,
            Err(Unsupported::Size {
                id,
                n,
                is_ranks,
                sizes
            })
        );
    }
}

#[test]
fn a_count_advances_in_slices_and_its_progress_never_falls() {
    for (id, n) in [("subsets", 4), ("one-per-column", 6), ("permutations", 8)] {
        let (algorithm, instance) = (find(id), instance(n, &[], Goal::Count));
        let mut search = accepted(algorithm, &instance).count();
        let (mut progress, mut tests) = (search.progress(), search.counters().tests);
        assert_eq!((progress, tests), (0.0, 0));
        while search.work(100).is_pending() {
            let (now, then) = (search.progress(), search.counters().tests);
            assert!(
                (progress..1.0).contains(&now) && now > progress,
                "{id}: {now}"
            );
            // A slice takes about as long as its budget, so that the worker can handle messages in between.
            assert!(then - tests <= 100 + 4096, "{id}: {then} after {tests}");
            (progress, tests) = (now, then);
        }
        assert_eq!(search.progress(), 1.0);
        assert_eq!(search.counters(), traced(algorithm, &all(n)), "{id}");
    }
}

#[test]
fn there_are_no_variables_before_the_first_candidate() {
    // For a refused board, the page shows an explanation as well as the reason for the refusal.
    for algorithm in algorithm::ALL
        .iter()
        .filter(|it| it.traversal == Traversal::Candidates)
    {
        for n in [1, 8, 32] {
            let replay = algorithm.initial_replay(&all(n));
            let explanation = algorithm.explain(replay.position());
            assert_eq!(explanation.reason, Reason::Start { line: None });
            assert_eq!((explanation.code_line, explanation.detail), (1, None));
            assert_eq!(explanation.variables, []);
        }
    }
}

#[test]
fn the_stack_is_one_call_with_the_variables() {
    for (id, name) in [
        ("subsets", "subsets"),
        ("one-per-column", "one_per_column"),
        ("permutations", "permutations"),
    ] {
        for (_, replay) in replayed(find(id), &all(4)) {
            let locals = find(id).explain(replay.position()).variables;
            assert_eq!(
                find(id).call_stack(replay.position()),
                [StackFrame { name, locals }]
            );
        }
    }
}

#[test]
fn variables_are_those_of_the_candidate_and_of_the_attacking_pair() {
    let list = |numbers: &[i64]| Some(Value::List(numbers.to_vec()));
    let number = |number| Some(Value::Number(number));
    let at = |id: &str, step: usize| replayed(find(id), &all(4)).remove(step - 1).1;
    // In the third permutation, the queens of rows 1 and 4 are on the long diagonal.
    let step = at("permutations", 6);
    let value = |name| variable(find("permutations"), &step, name);
    assert_eq!(
        (value("st"), value("i"), value("j")),
        (list(&[1, 3, 2, 4]), number(1), number(4))
    );
    let step = at("one-per-column", 2);
    let value = |name| variable(find("one-per-column"), &step, name);
    let q = Some(Value::Rows(vec![0; 4]));
    assert_eq!(
        (value("q"), value("i"), value("j")),
        (q, number(0), number(1))
    );
    let step = at("subsets", 2);
    let value = |name| variable(find("subsets"), &step, name);
    let set = |names| Some(Value::Squares(squares(names)));
    assert_eq!(
        (value("S"), value("a"), value("b")),
        (set("a1,b1,c1,d1"), set("a1"), set("b1"))
    );
}
