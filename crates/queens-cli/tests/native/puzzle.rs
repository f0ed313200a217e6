//! `queens puzzle`: puzzles of days and seeds have exactly one completion.

use serde_json::{Value, json};

use crate::command::{json, succeeds};

fn names(list: &Value) -> Vec<&str> {
    let list = list.as_array().expect("a list").iter();
    list.map(|it| it.as_str().expect("a name")).collect()
}

#[test]
fn a_puzzle_has_one_completion_and_it_is_the_solution() {
    for options in [
        "--date 2026-01-31",
        "--seed 7 -n 6 --grade 3",
        "--seed 7 -n 14 --grade 4",
        "",
    ] {
        let puzzle = json(&format!("puzzle {options} --json"));
        let (n, given) = (&puzzle["n"], names(&puzzle["given"]).join(","));
        let answer = json(&format!("complete {n} --fixed={given} --count --json"));
        assert_eq!(answer["solutions"], "1", "{puzzle}");
        assert_eq!(answer["witness"], puzzle["solution"], "{puzzle}");
    }
}

#[test]
fn a_day_is_a_seed_with_its_grade_and_board() {
    let of_day = json("puzzle --date 2026-11-29 --json");
    assert_eq!(of_day["date"], "2026-11-29");
    let keys = ["n", "grade", "generator", "seed"].map(|key| of_day[key].clone());
    assert_eq!(keys, [json!(10), json!(4), json!(1), json!("20261129")]);
    let of_seed = json("puzzle --seed 20261129 --grade 4 --json");
    assert_eq!(of_seed["date"], Value::Null);
    assert_eq!(of_seed["given"], of_day["given"]);
    let wished = json("puzzle --date 2026-11-29 --grade 1 -n 6 --json");
    assert_eq!((&wished["n"], &wished["grade"]), (&json!(6), &json!(1)));
    // There are no domination puzzles of grade 2 on 8 files.
    let nearest = json("puzzle --problem domination --seed 1 -n 8 --json");
    assert_eq!(nearest["grade"], json!(1));
}

#[test]
fn people_get_the_board_without_the_solution() {
    let text = succeeds("puzzle --date 2026-11-29");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], "10 - - - - Q - - - - -");
    assert_eq!(lines[1], " 9 Q - - - - - - - - -");
    assert_eq!(lines[10], "   a b c d e f g h i j");
    assert_eq!(text.matches('Q').count(), 3);
    assert_eq!(
        lines[11],
        "puzzle of 2026-11-29, n = 10, grade 4, generator 1"
    );
    assert_eq!(lines[12..], ["given a9,e10,f8"]);
    let seeded = succeeds("puzzle --seed 7 -n 8");
    assert!(
        seeded.contains("\npuzzle of seed 7, n = 8, grade 2, generator 1\n"),
        "{seeded}"
    );
}

#[test]
fn other_problems_have_puzzles_with_one_completion() {
    let cover = json("puzzle --problem domination --seed 7 -n 9 --grade 3 --json");
    assert_eq!(
        (&cover["problem"], &cover["k"]),
        (&json!("domination"), &json!(5))
    );
    let given = names(&cover["given"]).join(",");
    let sets = json(&format!("dominate 9 --k 5 --fixed={given} --count --json"));
    assert_eq!(sets["sets"], "1", "{cover}");
    let tour = json("puzzle --problem knight --date 2026-11-25 --json");
    assert_eq!(
        (&tour["problem"], &tour["k"]),
        (&json!("knight"), &Value::Null)
    );
    let (given, solution) = (names(&tour["given"]), names(&tour["solution"]));
    assert!(solution.starts_with(&given) && given.len() < solution.len());
    let text = succeeds("puzzle --problem knight --seed 7 -n 6");
    assert!(
        text.contains("\npuzzle of seed 7, n = 6, grade 2, generator 1\n"),
        "{text}"
    );
    assert!(text.contains(" 23"), "{text}");
}
