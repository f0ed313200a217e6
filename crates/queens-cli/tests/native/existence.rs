//! A search reports that there is no solution only if that is true. The test compares every algorithm with a
//! brute-force search.

use serde_json::Value;

use crate::command::{id, queens, registry};

/// An instance of a problem, as options of `run`, with the true answer.
struct Question {
    problem: &'static str,
    options: String,
    is_solvable: bool,
}

/// Squares as pairs of column and row, both from 0.
type Squares = Vec<(usize, usize)>;

fn squares(names: &str) -> Squares {
    let square = |name: &str| {
        let (file, rank) = (name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1');
        (usize::from(file), usize::from(rank))
    };
    names
        .split(',')
        .filter(|it| !it.is_empty())
        .map(square)
        .collect()
}

fn attack(a: (usize, usize), b: (usize, usize)) -> bool {
    let (across, up) = (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
    across == 0 || up == 0 || across == up
}

/// Whether queens can be placed in all columns from `column` on.
fn has_placement(n: usize, column: usize, given: &Squares, placed: &mut Squares) -> bool {
    let is_given = |it: &&(usize, usize)| it.0 == column;
    let row = given.iter().find(is_given).map(|it| it.1);
    column == n
        || (0..n)
            .filter(|it| row.is_none_or(|row| row == *it))
            .any(|row| {
                let is_free = placed.iter().all(|&queen| !attack(queen, (column, row)));
                is_free && {
                    placed.push((column, row));
                    let found = has_placement(n, column + 1, given, placed);
                    placed.pop();
                    found
                }
            })
}

/// Whether a set of `k` queens contains the given queens and dominates the board. A total set also attacks every square
/// with a queen of the set.
fn has_set(n: usize, k: u32, is_total: bool, given: &Squares) -> bool {
    let square = |number: usize| (number % n, number / n);
    (0_u32..1 << (n * n)).any(|set| {
        let holds = |number: usize| set >> number & 1 == 1;
        let covers = |number: usize| {
            let queens = (0..n * n).filter(|&it| it != number && holds(it));
            holds(number) && !is_total
                || queens
                    .into_iter()
                    .any(|it| attack(square(it), square(number)))
        };
        set.count_ones() == k
            && given.iter().all(|&(file, rank)| holds(rank * n + file))
            && (0..n * n).all(covers)
    })
}

/// Whether a knight can extend the path to a tour of the board.
fn has_tour(files: usize, ranks: usize, is_closed: bool, path: &mut Squares) -> bool {
    let at = path[path.len() - 1];
    let leaps = |to: (usize, usize)| at.0.abs_diff(to.0) * at.1.abs_diff(to.1) == 2;
    if path.len() == files * ranks {
        return !is_closed || leaps(path[0]);
    }
    let all = (0..files * ranks).map(|number| (number % files, number / files));
    all.into_iter().any(|to| {
        leaps(to) && !path.contains(&to) && {
            path.push(to);
            let found = has_tour(files, ranks, is_closed, path);
            path.pop();
            found
        }
    })
}

fn questions() -> Vec<Question> {
    let mut questions = Vec::new();
    for n in 1..=6 {
        for given in ["", "a1", "b1", "c2", "a2,c3"] {
            let given_squares = squares(given);
            if given_squares
                .iter()
                .all(|&(file, rank)| file < n && rank < n)
            {
                questions.push(Question {
                    problem: "queens",
                    options: format!("-n {n} --fixed={given}"),
                    is_solvable: has_placement(n, 0, &given_squares, &mut Vec::new()),
                });
            }
        }
    }
    for n in 1..=4 {
        for (variant, is_total) in [("dominating", false), ("total", true)] {
            for (k, given) in [(1, ""), (2, ""), (2, "a1"), (3, "")] {
                questions.push(Question {
                    problem: "domination",
                    options: format!("-n {n} --variant {variant} --k {k} --fixed={given}"),
                    is_solvable: has_set(n, k, is_total, &squares(given)),
                });
            }
        }
    }
    for (files, ranks) in [(3, 3), (3, 4), (4, 4), (5, 5)] {
        for start in ["a1", "b1", "b2"] {
            for (variant, is_closed) in [("open", false), ("closed", true)] {
                questions.push(Question {
                    problem: "knight",
                    options: format!("-n {files} -m {ranks} --variant {variant} --fixed={start}"),
                    is_solvable: has_tour(files, ranks, is_closed, &mut squares(start)),
                });
            }
        }
    }
    questions
}

#[test]
fn no_algorithm_answers_no_if_there_is_a_solution() {
    let (questions, mut undecided, mut refuted) = (questions(), Vec::new(), Vec::new());
    for entry in registry() {
        let id = id(&entry);
        let is_first = entry["goals"].as_array().unwrap().contains(&"first".into());
        let goal = if is_first { "first" } else { "count" };
        let fitting = questions.iter().filter(|it| entry["problem"] == it.problem);
        for Question {
            problem,
            options,
            is_solvable,
        } in fitting
        {
            let arguments =
                format!("run --problem {problem} --algorithm {id} {options} --goal {goal} --json");
            let output = queens(&arguments);
            let status = output.status.code();
            // The algorithm does not accept these options.
            if status == Some(2) {
                continue;
            }
            let run: Value = serde_json::from_slice(&output.stdout).expect("an object");
            match (run["solutions"] != "0", run["exact"] == true) {
                (true, _) => assert!(*is_solvable && status == Some(0), "{arguments}"),
                (false, true) => {
                    assert!(!is_solvable, "{arguments}");
                    assert_eq!(status, Some(i32::from(is_first)), "{arguments}");
                    refuted.push(entry["id"].clone());
                }
                (false, false) => {
                    assert_eq!(status, Some(3), "{arguments}");
                    undecided.push(entry["id"].clone());
                }
            }
        }
    }
    undecided.dedup();
    refuted.dedup();
    assert_eq!(
        undecided,
        [
            "accessibility-scan",
            "accessibility-list",
            "accessibility-dynamic",
            "min-conflicts"
        ]
    );
    // Algorithms with a seed refute nothing. Without a cap, they refuse instances for which the search would never
    // end.
    let others = registry().into_iter().filter(|it| it["seeded"] == false);
    let others = others.map(|it| it["id"].clone());
    let others: Vec<_> = others.filter(|id| !undecided.contains(id)).collect();
    assert_eq!(refuted, others);
}

#[test]
fn a_greedy_search_without_a_solution_reports_that_it_decides_nothing() {
    let output = queens("run --algorithm accessibility-scan -n 8");
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(3), "{text}");
    assert!(
        text.contains("\nended without a solution; there may be solutions\n"),
        "{text}"
    );
}
