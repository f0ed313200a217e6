//! Events as text: the comma-separated values must contain the same information as the JSON objects, for every
//! algorithm.

use std::collections::BTreeSet;

use queens_core::event_text::{EventFormat, variable_names};
use queens_core::{Accepted, Reader, algorithm};
use serde_json::{Map, Value};

use crate::common::{hashed, trace_hashes};

/// The maximum number of events compared in each trace.
const EVENTS: u64 = 3_000;

/// The first events of a trace in each format.
fn written(accepted: &Accepted) -> [String; 2] {
    EventFormat::ALL.map(|format| {
        let mut text = format.heading();
        Reader::start(accepted).read(EVENTS, &mut Vec::new(), |event, replay| {
            let line = format.line(event, replay, accepted);
            text.push_str(&line.expect("a solution that is one"));
        });
        text
    })
}

/// The JSON object for a line of comma-separated values. Empty values are omitted.
fn object(names: &csv::StringRecord, values: &csv::StringRecord) -> Map<String, Value> {
    let fields = names
        .iter()
        .zip(values)
        .filter(|(_, text)| !text.is_empty());
    let fields = fields.map(|(name, text)| {
        let number = |text: &str| Value::from(text.parse::<u64>().expect("a whole number"));
        let value = match name {
            "step" | "depth" | "code_line" | "value" => number(text),
            "frame" => text.split(' ').map(number).collect(),
            "squares" => text.split(' ').collect(),
            _ => Value::from(text),
        };
        (name.to_owned(), value)
    });
    fields.collect()
}

/// The search of the instance whose trace is hashed, for the algorithm with this id.
fn searched(id: &str) -> Accepted {
    let algorithm = algorithm::find(id).expect("an algorithm");
    let accepted = algorithm.accept(hashed(algorithm));
    accepted.expect("a supported search")
}

#[test]
fn values_read_back_are_the_objects_of_every_algorithm() {
    let mut seen = BTreeSet::new();
    for (id, _) in trace_hashes() {
        let [objects, values] = written(&searched(id));
        let mut reader = csv::Reader::from_reader(values.as_bytes());
        let names = reader.headers().expect("a line of names").clone();
        let rows: Vec<_> = reader.records().map(|row| row.expect("a row")).collect();
        assert_eq!(rows.len(), objects.lines().count(), "{id}");
        for (row, line) in rows.iter().zip(objects.lines()) {
            let expected: Map<String, Value> = serde_json::from_str(line).expect("an object");
            assert_eq!(object(&names, row), expected, "{id}");
            seen.extend(expected.into_iter().map(|(name, _)| name));
        }
    }
    // The traces contain every field at least once.
    let all = EventFormat::Csv.heading();
    assert_eq!(seen, all.trim_end().split(',').map(str::to_owned).collect());
}

#[test]
fn the_formula_of_a_symmetry_is_one_value_though_it_has_commas() {
    let [_, values] = written(&searched("half-board"));
    let image = values.lines().find(|line| line.contains("(c"));
    let image = image.expect("an image");
    assert!(image.ends_with(",\"(c,n-1-r)\""), "{image}");
}

#[test]
fn every_variable_has_one_column_and_one_value_in_both_formats() {
    for (id, _) in trace_hashes() {
        let accepted = searched(id);
        let reader = Reader::start(&accepted);
        let names = variable_names(&reader, EVENTS, &accepted);
        let mut columns: Vec<String> = vec![EventFormat::Csv.heading_with(&names)];
        let mut objects = Vec::new();
        reader
            .clone()
            .read(EVENTS, &mut Vec::new(), |event, replay| {
                let explained = accepted.algorithm().explain(replay.position()).variables;
                let [json, csv] = EventFormat::ALL.map(|format| {
                    let line = format.line_with(event, replay, &accepted, &names);
                    line.expect("a solution that is one")
                });
                columns.push(csv);
                let object: Map<String, Value> = serde_json::from_str(&json).expect("an object");
                objects.push((explained, object["variables"].clone()));
            });
        let text = columns.concat();
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let heading = reader.headers().expect("a line of names").clone();
        let distinct: BTreeSet<_> = heading.iter().collect();
        assert_eq!(distinct.len(), heading.len(), "{id}: {heading:?}");
        let rows: Vec<_> = reader.records().map(|row| row.expect("a row")).collect();
        for (row, (explained, object)) in rows.iter().zip(&objects) {
            let object = object.as_object().expect("an object");
            assert_eq!(object.len(), explained.len(), "{id}");
            for (name, cell) in heading.iter().zip(row).skip(13) {
                let name = name.strip_prefix("variable ").unwrap_or(name);
                let value = explained.iter().find(|(known, _)| *known == name);
                let expected = value.map_or_else(String::new, |(_, value)| value.to_string());
                assert_eq!(cell, expected, "{id}: {name}");
                assert_eq!(object.contains_key(name), value.is_some(), "{id}: {name}");
            }
        }
        let has_variables = objects.iter().any(|(explained, _)| !explained.is_empty());
        assert_eq!(has_variables, !names.is_empty(), "{id}");
    }
}
