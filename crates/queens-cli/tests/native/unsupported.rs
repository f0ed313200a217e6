//! What an algorithm does not support is refused: status 2, the reason, and an algorithm that supports it.

use crate::command::{check, ids, json, succeeds};

#[test]
fn the_goal_count_has_no_trace_and_no_list() {
    let count = ["--algorithm", "bitmask", "-n", "8", "--goal", "count"];
    let with =
        |before: &'static str, after: &[&'static str]| [&[before][..], &count, after].concat();
    check(
        &with("trace", &[]),
        "--goal count: it leaves no trace; allowed are all, first",
    );
    let why = "goal count lists no solution; allowed is to leave it out";
    check(&with("run", &["--list", "5"]), &format!("--list 5: {why}"));
    check(&with("run", &["--draw"]), &format!("--draw: {why}"));
    succeeds("run --algorithm bitmask -n 8 --goal count --list 0");
}

#[test]
fn too_many_candidates_are_refused_with_their_exact_number() {
    let most = "at most 20000000 are allowed; recursive can serve it";
    for (id, n, space) in [
        ("subsets", "7", "85900584"),
        ("one-per-column", "20", "104857600000000000000000000"),
        ("permutations", "11", "39916800"),
    ] {
        for subcommand in ["run", "trace"] {
            check(
                &[subcommand, "--algorithm", id, "-n", n],
                &format!("-n {n}: {id} would look at {space} candidates, {most}"),
            );
        }
    }
    succeeds("run --algorithm one-per-column -n 9 --fixed a1,b3 --goal first");
    // With one queen to place there are few candidates; the board is too large all the same.
    let rows = json("run --algorithm bitmask -n 13 --goal first --list 1 --json");
    let rows = rows["list"][0].as_array().unwrap().iter();
    let queens = "abcdefghijkl"
        .chars()
        .zip(rows.map(|row| row.as_u64().unwrap() + 1));
    let fixed: Vec<_> = queens.map(|(file, rank)| format!("{file}{rank}")).collect();
    let fixed = fixed.join(",");
    check(
        &[
            "run",
            "--algorithm",
            "permutations",
            "-n",
            "13",
            "--fixed",
            &fixed,
        ],
        "-n 13: allowed for permutations are whole numbers from 1 to 12",
    );
}

#[test]
fn a_random_search_that_cannot_end_is_refused() {
    for id in ["random-rows", "random-placement", "min-conflicts"] {
        for n in ["2", "3"] {
            let why = format!("n={n} has no solution, and {id} would not end");
            check(
                &["run", "--algorithm", id, "-n", n, "--seed", "1"],
                &format!(
                    "-n {n}: {why}; recursive can serve it; allowed are boards that have a solution"
                ),
            );
        }
        // Local search stops at its cap.
        if id != "min-conflicts" {
            check(
                &["run", "--algorithm", id, "-n", "8", "--fixed", "b3,e8,g7"],
                &format!(
                    "--fixed b3,e8,g7: no solution has b3,e8,g7, and {id} would not end; recursive can serve it; \
                     allowed is to leave it out"
                ),
            );
        }
        check(
            &["run", "--algorithm", id, "-n", "6", "--goal", "all"],
            &format!("--goal all: allowed for {id} is first"),
        );
        for seed in ["-1", "1.5", "x", "18446744073709551616", ""] {
            let value = if seed.is_empty() { "\"\"" } else { seed };
            let allowed = "allowed are whole numbers from 0 to 18446744073709551615";
            check(
                &["run", "--algorithm", id, "-n", "6", "--seed", seed],
                &format!("--seed {value}: {allowed}"),
            );
        }
    }
    check(
        &["run", "--algorithm", "random-rows", "-n", "13"],
        "-n 13: allowed for random-rows are whole numbers from 1 to 12",
    );
}

#[test]
fn fixed_squares_are_refused_where_the_algorithm_takes_none() {
    check(
        &[
            "run",
            "--algorithm",
            "half-board",
            "-n",
            "8",
            "--fixed",
            "a1",
        ],
        "--fixed a1: half-board serves no given queens, not a1; recursive can serve it; allowed is to leave it out",
    );
}

#[test]
fn an_algorithm_that_starts_from_one_square_takes_no_second() {
    let search = "run --algorithm accessibility-scan -n 8 --fixed a1,b3";
    check(
        &search.split(' ').collect::<Vec<_>>(),
        "--fixed a1,b3: accessibility-scan starts from one square, 2 are given; allowed is one square, or to leave it out",
    );
}

#[test]
fn an_algorithm_that_only_counts_has_no_other_goal_no_list_and_no_trace() {
    let search = ["--algorithm", "meet-in-the-middle", "-n"];
    let refused = |command: &str, options: &[&str], refusal: &str| {
        check(&[&[command], &search[..], options].concat(), refusal);
    };
    for goal in ["all", "first"] {
        let refusal = format!("--goal {goal}: allowed for meet-in-the-middle is count");
        refused("run", &["8", "--goal", goal], &refusal);
    }
    let sizes = "-n 28: allowed for meet-in-the-middle are whole numbers from 1 to 27";
    refused("run", &["28"], sizes);
    let list = "--list 3: goal count lists no solution; allowed is to leave it out";
    refused("run", &["8", "--list", "3"], list);
    let others = ids().replace(", meet-in-the-middle", "");
    let traced =
        format!("--algorithm meet-in-the-middle: it leaves no trace; allowed are {others}");
    refused("trace", &["8"], &traced);
}
