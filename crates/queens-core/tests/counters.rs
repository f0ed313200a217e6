//! The rows of `data/counters.json` that belong to `recursive`: sheet 000's `placerRN`, and `placerPosRN` with
//! the queen of file a given.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::{counted, instance, number, table, traced};
use queens_core::algorithm;
use queens_core::counters::Counters;
use queens_core::instance::Goal;
use queens_core::square::Square;
use serde_json::Value;

/// The sheet's count, and ours.
fn pairs(row: &Value, counters: &Counters) -> Vec<(&'static str, i64, u64)> {
    let recursive = algorithm::find("recursive").expect("recursive");
    let mut pairs = vec![
        ("tests", counters.tests),
        ("accepted", counters.placements),
        ("nodes", counters.nodes),
        ("max_depth", counters.depth),
        ("solutions", counters.solutions),
    ];
    for (operation, &value) in recursive.operations.iter().zip(&counters.operations) {
        // The contract calls the sheet's removals erasures.
        let name = match operation.name {
            "erasures" => "removals",
            name => name,
        };
        pairs.push((name, value));
    }
    let compared = |(name, ours)| (name, number(row, name), ours);
    pairs.into_iter().map(compared).collect()
}

fn check(name: &str, rows: usize) {
    let recursive = algorithm::find("recursive").expect("recursive");
    let mut table = table("counters", "counters");
    table.retain(|row| row["algo"] == name);
    assert_eq!(table.len(), rows);
    for row in table {
        let start = row["start"].as_i64().map(|rank| Square::new(0, rank as u8));
        let given: Vec<_> = start.into_iter().collect();
        let instance = |goal| instance(number(&row, "n"), &given, goal);
        let traced = traced(recursive, &instance(Goal::All));
        assert_eq!(counted(recursive, &instance(Goal::Count)), traced);
        assert_eq!(traced.removals, traced.placements);
        for (counter, sheet, ours) in pairs(&row, &traced) {
            assert_eq!(ours as i64, sheet, "{counter} of {row}");
        }
    }
}

#[test]
fn recursive_counts_as_placer_rn_does() {
    check("000.placerRN", 4);
}

#[test]
fn recursive_counts_as_placer_pos_rn_does_from_each_start() {
    check("000.placerPosRN", 4 + 5 + 6 + 8);
}

#[test]
fn every_operation_of_the_sheet_is_counted() {
    let recursive = algorithm::find("recursive").expect("recursive");
    let row = &table("counters", "counters")[0];
    let common = ["n", "tests", "accepted", "solutions", "nodes", "max_depth"];
    let fields = row.as_object().expect("a row").iter();
    let counts =
        fields.filter(|(name, value)| value.is_number() && !common.contains(&name.as_str()));
    let mut names: Vec<_> = counts
        .map(|(name, _)| if name == "removals" { "erasures" } else { name })
        .collect();
    let mut ours: Vec<_> = recursive
        .operations
        .iter()
        .map(|operation| operation.name)
        .collect();
    names.sort();
    ours.sort();
    assert_eq!(ours, names);
}
