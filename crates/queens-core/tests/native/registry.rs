//! The registry: ids, defaults, refusals, and the output formats of the sheets.

use crate::common;
use crate::common::{instance, solutions, squares};
use queens_core::algorithm::{self, ALL};
use queens_core::{
    Axis, CandidateSpace, Count, Descriptor, Event, GivenSupport, Goal, MAX_OPERATIONS, Operation,
    Problem, Traversal, Unsupported,
};

#[test]
fn every_algorithm_is_found_by_its_id_and_by_no_other() {
    for algorithm in algorithm::every() {
        assert_eq!(algorithm::find(algorithm.id), Some(algorithm));
    }
    assert_eq!(algorithm::every().count(), ALL.len() + 1);
    assert!(!algorithm::ROTATIONS.is_traced());
    assert!(algorithm::describe(algorithm::ROTATIONS.id).is_none());
    for id in ["", "Recursive", " recursive", "recursive ", "unknown"] {
        assert_eq!(algorithm::find(id), None);
    }
}

#[test]
fn recursive_is_the_default_and_its_goal_is_all() {
    let default = algorithm::default(Problem::Queens);
    assert_eq!(default.id, "recursive");
    assert_eq!(default.default_goal(), Goal::All);
}

#[test]
fn operations_and_listings_name_counters_that_exist() {
    for algorithm in ALL {
        assert!(algorithm.operations.len() <= MAX_OPERATIONS);
        for (at, operation) in algorithm.operations.iter().enumerate() {
            let same = |other: &Operation| other.name == operation.name;
            assert!(!algorithm.operations[..at].iter().any(same));
            let is_common = |count: &Count| count.name() == Some(operation.name);
            assert!(!Count::COMMON.iter().any(is_common), "{algorithm:?}");
        }
        for line in algorithm.listing {
            if let Count::Operation(index) = line.count {
                assert!(index < algorithm.operations.len(), "{algorithm:?}");
            }
        }
    }
}

#[test]
fn every_algorithm_accepts_the_instances_that_it_states() {
    for algorithm in ALL {
        let stated = &algorithm.capabilities;
        for n in stated.sizes.clone() {
            for &goal in stated.goals {
                let given = if n > 2 && stated.given != GivenSupport::Refused {
                    "a1"
                } else {
                    ""
                };
                let instance =
                    common::of(algorithm, common::board(n.into()), &squares(given), goal);
                let is_live = stated
                    .space
                    .is_none_or(|space| space(&instance).is_within(stated.candidate_limit));
                // With a queen on a1, the boards with 4 and 6 files have no solution.
                let endless: &[u8] = match stated.cap {
                    Some(_) => &[2, 3],
                    None => &[2, 3, 4, 6],
                };
                let ends = !stated.is_random || !endless.contains(&n);
                let accepted = algorithm.accepts(&instance);
                let at = format!("{algorithm:?}, n = {n}: {accepted:?}");
                match accepted {
                    Ok(()) => assert!(is_live && ends, "{at}"),
                    Err(Unsupported::Space { .. }) => assert!(!is_live, "{at}"),
                    Err(Unsupported::Endless { .. }) => assert!(!ends, "{at}"),
                    Err(_) => panic!("{at}"),
                }
            }
        }
    }
}

#[test]
fn only_an_algorithm_that_only_counts_reports_no_events() {
    for algorithm in ALL {
        let instance = common::default_of(algorithm, 5).with_seed(1);
        let reported = common::events(algorithm, &instance);
        assert_eq!(
            reported == [Event::End],
            !algorithm.is_traced(),
            "{algorithm:?}"
        );
        assert_eq!(
            algorithm.only_counts(),
            !algorithm.is_traced(),
            "{algorithm:?}"
        );
    }
    let counting: Vec<_> = ALL.into_iter().filter(|it| !it.is_traced()).collect();
    assert_eq!(counting, [algorithm::find("meet-in-the-middle").unwrap()]);
}

#[test]
fn meet_in_the_middle_refuses_unsupported_instances() {
    let algorithm = algorithm::find("meet-in-the-middle").expect("meet-in-the-middle");
    let refused = |n, goal| algorithm.accepts(&instance(n, &[], goal)).unwrap_err();
    assert_eq!(
        refused(8, Goal::All).to_string(),
        "goal=all is not one of meet-in-the-middle's: count"
    );
    assert_eq!(
        refused(28, Goal::Count).to_string(),
        "n=28 is outside 1–27 for meet-in-the-middle"
    );
}

#[test]
fn the_suggested_alternative_accepts_the_refused_instance() {
    for algorithm in ALL {
        let stated = &algorithm.capabilities;
        let Some(alternative) = stated.alternative else {
            assert!(
                stated.given != GivenSupport::Refused && stated.space.is_none(),
                "{algorithm:?}"
            );
            continue;
        };
        let alternative = algorithm::find(alternative).expect("an algorithm of the registry");
        assert_eq!(alternative.problem, algorithm.problem);
        assert!(
            alternative.capabilities.given == GivenSupport::Any
                && alternative.capabilities.space.is_none()
        );
        for n in stated.sizes.clone() {
            for &goal in stated.goals {
                let size = common::board(n.into());
                let instance = common::of(algorithm, size, &squares("a1"), goal);
                assert_eq!(alternative.accepts(&instance), Ok(()), "{algorithm:?}");
            }
        }
    }
}

#[test]
fn an_instance_that_is_not_stated_is_refused_with_the_reason() {
    let narrow = Descriptor::new("narrow", Problem::Queens, Traversal::Lines(Axis::Files))
        .goals(&[Goal::First, Goal::All])
        .sizes(4..=6)
        .refuses_given()
        .space(|instance| CandidateSpace::power(instance.size().files().into(), 10));
    let refused = |n, given: &str, goal| {
        narrow
            .accepts(&instance(n, &squares(given), goal))
            .unwrap_err()
    };
    assert_eq!(
        refused(1, "", Goal::All),
        Unsupported::Size {
            id: "narrow",
            n: 1,
            is_ranks: false,
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
        "narrow cannot keep given squares, such as a1"
    );
    assert_eq!(
        refused(6, "", Goal::All).to_string(),
        "narrow would look at 60466176 candidates, at most 20000000 are allowed"
    );
    // The message names the number of candidates, which explains more than the size of the board.
    assert_eq!(
        refused(7, "", Goal::All).to_string(),
        "narrow would look at 282475249 candidates, at most 20000000 are allowed"
    );
    assert_eq!(narrow.accepts(&instance(5, &[], Goal::First)), Ok(()));
    assert_eq!(narrow.default_goal(), Goal::First);
}

#[test]
fn half_board_refuses_given_queens_and_names_an_algorithm_that_accepts_them() {
    let half_board = algorithm::find("half-board").expect("half-board");
    let refused = half_board.accepts(&instance(8, &squares("a1"), Goal::All));
    assert_eq!(
        refused.unwrap_err().to_string(),
        "half-board cannot keep given squares, such as a1; use recursive"
    );
}

#[test]
fn recursive_prints_its_solutions_as_the_sheet_does() {
    let recursive = algorithm::find("recursive").expect("recursive");
    let found = solutions(recursive, &common::all(8), 5);
    let printed: Vec<_> = (1..)
        .zip(&found)
        .map(|(number, rows)| common::printed(recursive, number, rows))
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
    assert_eq!(common::printed(recursive, 1000, &[0]), "Sol #1000: [0 ]");
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

/// The solutions in the output format of the sheet, at most `limit`.
fn printed(id: &str, n: i64, limit: usize) -> Vec<String> {
    let algorithm = algorithm::find(id).expect(id);
    let found = solutions(algorithm, &common::all(n), limit);
    (1..)
        .zip(&found)
        .map(|(number, rows)| common::printed(algorithm, number, rows))
        .collect()
}

#[test]
fn half_board_prints_each_solution_and_then_its_image() {
    assert_eq!(
        printed("half-board", 4, 9),
        ["Sol #  1: [2 0 3 1 ]", "Sol #  2: [1 3 0 2 ]"]
    );
}

#[test]
fn prefix_check_prints_lists_as_the_sheet_does() {
    assert_eq!(
        printed("prefix-check", 4, 9),
        ["[1, 3, 0, 2]", "[2, 0, 3, 1]"]
    );
    assert_eq!(printed("prefix-check", 3, 9), [""; 0]);
    assert_eq!(printed("prefix-check", 1, 9), ["[0]"]);
}

#[test]
fn row_by_row_prints_the_columns_of_the_rows_and_the_sheets_example_among_them() {
    assert_eq!(printed("row-by-row", 4, 9), ["[1,3,0,2]", "[2,0,3,1]"]);
    let printed = printed("row-by-row", 8, 100);
    assert_eq!(printed.len(), 92);
    assert!(printed.is_sorted(), "in the order of the rows");
    assert!(printed.contains(&"[3,1,6,2,5,7,4,0]".to_owned()));
}

#[test]
fn forward_checking_prints_rows() {
    let mut printed = printed("forward-checking", 4, 9);
    printed.sort();
    assert_eq!(printed, ["1 3 0 2", "2 0 3 1"]);
}

/// A line-by-line translation of `tipar` in the sheet. The indices of `st` start at 1.
fn tipar(number: usize, st: &[usize]) -> String {
    let n = st.len();
    let mut out = format!("Solutia cu numarul{number}: \n");
    let dashes = |out: &mut String| {
        out.push('-');
        (0..n).for_each(|_| out.push_str("--"));
        out.push_str("-\n");
    };
    dashes(&mut out);
    for i in 1..=n {
        out.push('|');
        for j in 1..=n {
            out.push_str(if st[j - 1] == i { "DD" } else { " " });
        }
        out.push_str("|\n");
    }
    dashes(&mut out);
    out
}

#[test]
fn explicit_stack_draws_every_board_as_the_sheet_does() {
    assert_eq!(
        printed("explicit-stack", 4, 1),
        ["Solutia cu numarul1: \n----------\n|  DD |\n|DD   |\n|   DD|\n| DD  |\n----------"]
    );
    // The solutions of the sheet are in the lexicographic order of their columns.
    let recursive = algorithm::find("recursive").expect("recursive");
    let stacks = solutions(recursive, &common::all(8), usize::MAX);
    let printed = printed("explicit-stack", 8, usize::MAX);
    assert_eq!(printed.len(), 92);
    for ((number, printed), stack) in (1..).zip(&printed).zip(stacks) {
        let st: Vec<usize> = stack
            .iter()
            .map(|&column| usize::from(column) + 1)
            .collect();
        assert_eq!(format!("{printed}\n"), tipar(number, &st));
    }
}
