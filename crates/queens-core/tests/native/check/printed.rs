//! The output of public programs in many forms. The check must report the right verdict and the numbers of right and
//! wrong boards. It must never accept a text with a wrong board.

use proptest::prelude::*;
use queens_core::check::{Outcome, Progress};
use queens_core::{BoardSize, Problem, Setup};
use serde::Deserialize;

use super::*;

#[derive(Deserialize)]
struct File {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    problem: String,
    n: i64,
    m: Option<i64>,
    algorithm: Option<String>,
    fixed: Option<String>,
    goal: Option<String>,
    text: String,
    right: Option<u64>,
    wrong: Option<u64>,
    unread: Option<u64>,
    verdict: Option<String>,
}

fn verdict(case: &Case) -> Verdict {
    let problem = Problem::ALL
        .into_iter()
        .find(|it| it.name() == case.problem);
    let problem = problem.expect("a problem");
    let algorithm = match &case.algorithm {
        Some(id) => find(id),
        None => find(algorithm::default(problem).id),
    };
    let size = BoardSize::rectangular(case.n, case.m.unwrap_or(case.n)).expect("a size");
    let goal = match (case.goal.as_deref(), algorithm.default_goal()) {
        (Some("first"), _) | (None, Goal::First) => Goal::First,
        _ => Goal::All,
    };
    let mut setup = Setup::new(problem, size, goal);
    setup.given = case.fixed.as_deref().map(squares).unwrap_or_default();
    judge(
        algorithm,
        &Instance::new(setup).expect("an instance"),
        &case.text,
    )
}

#[test]
fn outputs_of_public_programs_are_judged_as_they_are() {
    let file: File =
        serde_json::from_str(include_str!("../../data/printed.json")).expect("the cases");
    assert!(file.cases.len() > 200);
    for case in &file.cases {
        let verdict = verdict(case);
        let reported = format!("{}:\n{}\n{verdict:?}", case.id, case.text);
        assert!(
            case.right.is_none_or(|right| right == verdict.right),
            "{reported}"
        );
        assert!(
            case.wrong.is_none_or(|wrong| wrong == verdict.wrong.total),
            "{reported}"
        );
        assert!(
            case.unread
                .is_none_or(|unread| unread == verdict.unread.total),
            "{reported}"
        );
        let outcome = verdict.outcome().name();
        assert!(
            case.verdict
                .as_ref()
                .is_none_or(|expected| expected == outcome),
            "{reported}"
        );
        assert!(
            case.wrong.is_none_or(|wrong| wrong == 0) || outcome == "wrong",
            "{reported}"
        );
    }
}

/// Signs that programs print for a queen and for an empty square.
const SIGNS: [(&str, &str); 32] = [
    ("Q", "."),
    ("*", "."),
    ("x", "."),
    ("q", "-"),
    ("#", "."),
    ("Q", "_"),
    ("1", "0"),
    ("o", "."),
    ("X", "O"),
    ("Q", "x"),
    ("♛", "."),
    ("♕", "□"),
    ("👑", "⬜"),
    ("🟥", "⬜\u{fe0f}"),
    ("■", "□"),
    ("Q", "*"),
    ("W", "."),
    ("R", "-"),
    ("D", "."),
    ("@", "+"),
    ("Q", "+"),
    ("T", "F"),
    ("*", "-"),
    ("True", "False"),
    ("true", "false"),
    ("1", "."),
    ("1.", "0."),
    ("1.0", "0.0"),
    ("Q", "0"),
    ("2", "0"),
    ("QQ", ".."),
    ("X", " "),
];

fn drawn(rows: &[u8], (queen, empty): (&str, &str), separator: &str) -> String {
    let line = |row: &u8| {
        let cell = |place: usize| {
            if place == usize::from(*row) {
                queen
            } else {
                empty
            }
        };
        let cells: Vec<&str> = (0..rows.len()).map(cell).collect();
        cells.join(separator) + "\n"
    };
    rows.iter().map(line).collect()
}

#[test]
fn boards_of_any_signs_and_separators_are_read() {
    for signs in SIGNS {
        for separator in [" ", "", "|", ",", ", ", "\t"] {
            let is_long = signs.0.chars().count() > 1;
            let is_blank = signs.1 == " " && separator != "|";
            if separator.is_empty() && is_long || is_blank {
                continue;
            }
            let [first, second, wrong] = [[1, 3, 0, 2], [2, 0, 3, 1], [0, 1, 2, 3]]
                .map(|rows| drawn(&rows, signs, separator));
            let both = judge_all("recursive", 4, &format!("{first}\n{second}"));
            assert!(
                both.is_complete(),
                "{signs:?} {separator:?}:\n{first}{both:?}"
            );
            let reported = format!("Solution 1:\n{first}Solution 2:\n{second}Total: 2\n");
            let both = judge_all("recursive", 4, &reported);
            assert_eq!(both.outcome(), Outcome::Right, "{reported}{both:?}");
            let one = judge_all("recursive", 4, &format!("{first}\n{wrong}"));
            assert_eq!(
                (one.right, one.wrong.total),
                (1, 1),
                "{first}\n{wrong}{one:?}"
            );
        }
    }
}

#[test]
fn one_solution_is_right_if_one_was_requested() {
    let text = "Solution: 1 3 0 2\n";
    let first = judge(find("recursive"), &all(4).with_goal(Goal::First), text);
    assert_eq!(first.outcome(), Outcome::Right);
    assert_eq!(
        judge_all("recursive", 4, text).outcome(),
        Outcome::Incomplete
    );
    // A list and a drawing of the same solution count once.
    let both = "Solution: 1 3 0 2\n.Q..\n...Q\nQ...\n..Q.\n";
    let verdict = judge_all("recursive", 4, both);
    assert_eq!((verdict.printed, verdict.repeated.total), (1, 0));
    let again = judge_all("recursive", 4, "1 3 0 2\n1 3 0 2\n2 0 3 1\n");
    assert_eq!(again.outcome(), Outcome::Wrong);
}

#[test]
fn a_check_reports_how_much_of_the_text_it_has_read() {
    let text = "[1, 3, 0, 2]\n".repeat(1_000);
    let accepted = find("recursive").accept(all(4)).expect("supported");
    let mut check = check::start(&accepted, &text).expect("a check");
    let mut shares = Vec::new();
    while let Progress::Reading(share) = check.progress() {
        shares.push(share);
        assert!(check.work(100).is_pending());
    }
    assert_eq!((shares[0], shares.len()), (0.0, 20));
    assert!(
        shares.is_sorted() && shares.iter().all(|share| *share < 1.0),
        "{shares:?}"
    );
    assert_eq!(check.progress(), Progress::Searching(Some(0.0)));
}

#[test]
fn a_large_board_is_judged_by_the_definition() {
    let rows: Vec<u64> = (0..32)
        .map(|file| (2 * file + u64::from(file >= 16)) % 32)
        .collect();
    let text = queens_core::text::joined(rows, " ");
    let first = judge(find("recursive"), &all(32).with_goal(Goal::First), &text);
    assert_eq!((first.printed, first.solutions), (1, None));
    let size = 14;
    let claim = judge_all("recursive", size, "Number of solutions: 365596\n");
    assert_eq!(claim.outcome(), Outcome::Incomplete);
    let claim = judge_all("recursive", size, "Number of solutions: 365597\n");
    assert_eq!(claim.outcome(), Outcome::Wrong);
}

#[test]
fn a_possible_board_next_to_a_right_one_is_never_skipped() {
    for (n, rest) in [
        (4, "<queens 0 1 2 3>"),
        (4, "<board [0, 1, 2, 3]>"),
        (4, "\u{1b}[1~0 1 2 3"),
        (4, "$ 0 1 2 $"),
        (5, ">>> 0 1 2 3"),
        (5, "checked: 0 1 2 3"),
        (5, "time 0 1 2 3"),
        (5, "# 0 1 2 3 (bad)"),
        (4, "build . Q Q . . Q"),
        (4, "4 x 4 Q Q Q Q"),
        (4, "****\n****\n****"),
        (4, "results: 1 3"),
        (4, "x = 1"),
        (4, "Solution 3: Q... .Q.. ..Q. ...Q"),
        (4, "user a1 b2 c3 d4"),
        (4, ". 1 . .\n. . . 1\n1 . . ."),
        (4, "102"),
    ] {
        let right = if n == 4 { "1 3 0 2" } else { "0 2 4 1 3" };
        let text = format!("{right}\n{rest}\n");
        let verdict = judge(find("recursive"), &all(n).with_goal(Goal::First), &text);
        assert_ne!(verdict.outcome(), Outcome::Right, "{text}{verdict:?}");
    }
    // The check must not accept a number that only looks like a solution.
    let verdict = judge(
        find("recursive"),
        &all(4).with_goal(Goal::First),
        "Nodes: 1302\n",
    );
    assert_ne!(verdict.outcome(), Outcome::Right);
}

#[test]
fn a_tour_is_not_drawn_with_one_sign_a_line() {
    let text = "x\nx\nx\nx\nx\n";
    let mut setup = Setup::new(
        Problem::Knight,
        BoardSize::rectangular(5, 4).expect("a size"),
        Goal::First,
    );
    setup.given = squares("a1");
    let verdict = judge(
        find("tour-roth"),
        &Instance::new(setup).expect("an instance"),
        text,
    );
    assert_eq!(verdict.printed, 0);
}

/// Writes a board in one of the forms that programs print. `rows` has the row of each column.
fn written(form: usize, rows: &[u8]) -> String {
    let joined = |separator: &str, from: u8| {
        queens_core::text::joined(rows.iter().map(|row| row + from), separator)
    };
    let pairs = |write: fn(usize, u8) -> String, separator: &str| {
        let pairs = rows.iter().enumerate().map(|(file, row)| write(file, *row));
        pairs.collect::<Vec<_>>().join(separator)
    };
    match form {
        0 => joined(" ", 0),
        1 => format!("[{}]", joined(", ", 1)),
        2 => joined("", 0),
        3 => format!("The solution is {}", joined(" ", 0)),
        4 => format!("queens = {{{}}};", joined(",", 1)),
        5 => pairs(|file, row| format!("({file}, {row})"), " "),
        6 => pairs(
            |file, row| format!("Queen {} at ({},{})", file + 1, file + 1, row + 1),
            "\n",
        ),
        7 => format!("{{{}}}", pairs(|file, row| format!("{file}: {row}"), ", ")),
        8 => pairs(|file, row| format!("x{file} = {row}"), "\n"),
        9 => pairs(
            |file, row| format!("{}{}", (b'a' + file as u8) as char, row + 1),
            " ",
        ),
        10 => format!("Solution 1: {}", joined(" ", 1)),
        11 => pairs(|file, row| format!("{file} {row}"), "\n"),
        _ => {
            let signs = SIGNS[form % SIGNS.len()];
            let separator = [" ", "|", ", ", "\t"][form / SIGNS.len() % 4];
            let separator = if signs.1 == " " { "|" } else { separator };
            drawn(rows, signs, separator)
        }
    }
}

fn is_solution(rows: &[u8]) -> bool {
    let mut pairs = (0..rows.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
    pairs.all(|(a, b)| rows[a] != rows[b] && rows[a].abs_diff(rows[b]) as usize != a - b)
}

fn noise() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "",
        "Solution 1:",
        "-----",
        "====",
        "```",
        "# a comment",
        "Total: 2",
        "None",
        "Runtime: 0.1 s",
        "n = 4",
        "a b c d",
        "+---+---+",
        "True",
        "[]",
        "Enter n: 4",
        "OPTIMAL!",
        "%%%mznStat: nodes=12",
        "Press any key . . .",
        "...",
        ">>> run()",
    ])
}

proptest! {
    #[test]
    fn a_text_with_a_wrong_board_is_never_right(
        rows in (3..=6_usize).prop_flat_map(|n| prop::collection::vec(0..n as u8, n)),
        form in 0..140_usize,
        before in noise(),
        after in noise(),
        is_first in any::<bool>(),
    ) {
        prop_assume!(!is_solution(&rows));
        let goal = if is_first { Goal::First } else { Goal::All };
        let n = rows.len() as i64;
        let mut text = format!("{before}\n{}\n{after}\n", written(form, &rows));
        for rows in solutions(find("recursive"), &all(n), usize::MAX) {
            text += &(written(form, &rows) + "\n\n");
        }
        let verdict = judge(find("recursive"), &all(n).with_goal(goal), &text);
        prop_assert_ne!(verdict.outcome(), Outcome::Right, "{}\n{:?}", text, verdict);
    }

    #[test]
    fn a_board_with_a_row_too_many_or_too_few_is_never_right(
        form in 0..128_usize,
        at in 0..5_usize,
        mutation in 0..3_usize,
        before in noise(),
    ) {
        prop_assume!(SIGNS[form % SIGNS.len()].1 != " ");
        let broken = written(12 + form, &[1, 3, 0, 2]);
        let mut lines: Vec<String> = broken.lines().map(str::to_owned).collect();
        let signs = SIGNS[(12 + form) % SIGNS.len()];
        prop_assume!(signs.1 != " ");
        match mutation {
            0 => lines.insert(at, lines[at.min(3)].clone()),
            1 => lines.insert(at, lines[0].replace(signs.0, signs.1)),
            _ => drop(lines.remove(at.min(3))),
        }
        for goal in [Goal::First, Goal::All] {
            let rest = written(12 + form, &[1, 3, 0, 2]) + "\n\n" + &written(12 + form, &[2, 0, 3, 1]);
            let text = format!("{before}\n{}\n\n{rest}\n", lines.join("\n"));
            let verdict = judge(find("recursive"), &all(4).with_goal(goal), &text);
            prop_assert_ne!(verdict.outcome(), Outcome::Right, "{}\n{:?}", text, verdict);
        }
    }

    #[test]
    fn all_solutions_in_any_form_are_right(n in 4..=6_i64, form in 0..140_usize, before in noise()) {
        prop_assume!(before != "Total: 2" && before != "[]" && before != "n = 4" && before != "a b c d");
        let mut text = format!("{before}\n\n");
        for rows in solutions(find("recursive"), &all(n), usize::MAX) {
            text += &(written(form, &rows) + "\n\n");
        }
        let verdict = judge_all("recursive", n, &text);
        prop_assert_eq!(verdict.outcome(), Outcome::Right, "{}\n{:?}", text, verdict);
    }
}
