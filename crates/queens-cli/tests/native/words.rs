//! Text output uses the singular and the plural correctly, and only mentions further solutions that may exist.

use serde_json::Value;

use crate::command::files::Folder;
use crate::command::{json, queens, succeeds};

/// The output of a command, which must end with status 0 or 1.
#[track_caller]
fn text(arguments: &str) -> String {
    let output = queens(arguments);
    assert!(output.status.code().is_some_and(|it| it < 2), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The first plural that follows the number 1, together with the number.
fn wrong_plural(text: &str) -> Option<String> {
    let nouns = [
        "queens",
        "nodes",
        "frames",
        "solutions",
        "shards",
        "sets",
        "bytes",
        "squares",
        "calls",
        "ranges",
        "threads",
        "steps",
        "lines",
    ];
    let is_wrong = |words: &&[&str]| {
        let noun = words[1].trim_matches(|sign: char| !sign.is_alphanumeric());
        words[0].trim_start_matches('(') == "1" && nouns.contains(&noun)
    };
    text.lines().find_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let pair = words.windows(2).find(is_wrong)?;
        Some(pair.join(" "))
    })
}

#[test]
fn one_of_anything_is_in_the_singular() {
    let folder = Folder::new("words");
    let [ledger, sets] = ["one.jsonl", "sets.jsonl"].map(|name| folder.file(name));
    let mut commands = vec![
        format!("count 4 --shards 0..1 --ledger {ledger}"),
        format!("ledger status {ledger}"),
        format!("ledger verify {ledger} --recount 1"),
        format!("dominate 4 --k 1 --ledger {sets}"),
        format!("ledger verify {sets} --recount 1"),
        format!("dominate 4 --k 1 --prove {}", folder.file("proof")),
        format!("dominate 4 --k 1 --check {}", folder.file("proof")),
        "tour 3 3".to_owned(),
        "shards 4".to_owned(),
    ];
    for n in 1..=4 {
        commands.extend(["", "--count", "--fixed a1"].map(|it| format!("complete {n} {it}")));
        commands.extend([format!("count {n}"), format!("solve {n}")]);
        commands.push(format!("run --algorithm recursive -n {n}"));
        for variant in ["dominating", "independent", "total"] {
            for k in [
                "",
                "--k 1",
                "--k 1 --count",
                "--engine coverage-search",
                "--count",
            ] {
                commands.push(format!("dominate {n} --variant {variant} {k}"));
            }
        }
    }
    for command in &commands {
        // Some commands fail, because the board is too small for them. Their messages are checked, too.
        let output = queens(command);
        let output_text =
            [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
        for output_text in &output_text {
            assert_eq!(wrong_plural(output_text), None, "{command}: {output_text}");
        }
    }
    let refused = queens("count 4 --shards 0..2 --ledger x");
    let refused = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.contains("this count has 1 shard; "), "{refused}");
    assert_eq!(wrong_plural("a1 (1 nodes)").as_deref(), Some("(1 nodes)"));
}

#[test]
fn bounds_and_refuted_numbers_are_printed_with_their_units() {
    for (arguments, lines) in [
        (
            "dominate 9 --variant total --k 4",
            &[
                "lower bound 4 queens, known without a search",
                "4 queens do not suffice: searched 45 frames up to symmetry, 57 nodes",
                "no total dominating set of 4 queens",
            ][..],
        ),
        (
            "dominate 1 --variant total",
            &[
                "lower bound 1 queen, known without a search",
                "1 queen does not suffice: searched 1 node",
                "no total dominating set",
            ],
        ),
        (
            "dominate 2",
            &["lower bound 1 queen, known without a search"],
        ),
    ] {
        let text = text(arguments);
        for line in lines {
            assert!(text.lines().any(|it| it == *line), "{line}: {text}");
        }
    }
}

#[test]
fn more_solutions_are_only_promised_where_there_may_be_more() {
    for arguments in [
        "complete 1",
        "complete 1 --fixed a1",
        "complete 4 --fixed a2,b4,c1",
        "complete 4 --fixed a2,b4,c1,d3",
        "run --algorithm recursive -n 1 --goal first",
        "run --algorithm recursive -n 4 --fixed a2,b4,c1 --goal first",
        "run --algorithm coverage-search -n 1",
        "dominate 1 --one",
        "dominate 1 --k 1",
        "dominate 5 --fixed a1,a2,a3,a4,a5 --one",
        "dominate 3 --k 9",
        "dominate 4 --k 2 --fixed a1,c3",
    ] {
        let text = succeeds(arguments);
        assert!(!text.contains("there may be more"), "{arguments}: {text}");
    }
    for arguments in [
        "complete 4",
        "complete 4 --fixed a2,b4",
        "run --algorithm recursive -n 4 --goal first",
        "dominate 3 --k 8",
        "dominate 8 --k 5",
    ] {
        let text = succeeds(arguments);
        assert!(text.contains("there may be more"), "{arguments}: {text}");
    }
}

#[test]
fn a_count_of_closed_tours_reports_that_both_directions_count() {
    const DIRECTIONS: &str = "each closed tour counts once in each direction\n";
    let run = "run --problem knight --algorithm tour-natural-order";
    // The list contains each tour in both directions, so it contains eight different tours.
    let listed = json(&format!(
        "{run} -n 6 -m 5 --variant closed --goal all --list 16 --json"
    ));
    let tours: Vec<Vec<Value>> = serde_json::from_value(listed["list"].clone()).expect("tours");
    assert_eq!(tours.len(), 16);
    for tour in &tours {
        let mut back = tour.clone();
        back[1..].reverse();
        assert!(back != *tour && tours.contains(&back), "{tour:?}");
    }
    for goal in ["all", "count"] {
        let closed = succeeds(&format!("{run} -n 6 -m 5 --variant closed --goal {goal}"));
        assert!(closed.contains(DIRECTIONS), "{closed}");
        assert!(
            closed.contains(&format!("{:20}{:>16}\n", "solutions", 16)),
            "{closed}"
        );
    }
    for other in [
        "-n 6 -m 5 --variant closed --goal first",
        "-n 5 --goal all",
        "-n 5 -m 4 --variant closed --goal all",
    ] {
        let text = text(&format!("{run} {other}"));
        assert!(!text.contains("direction"), "{other}: {text}");
    }
    let text = text("tour 6 5 --closed");
    assert!(!text.contains("direction"), "{text}");
}
