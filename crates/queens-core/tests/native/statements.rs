//! The descriptors of the algorithms agree with their events and output.

use crate::common;
use queens_core::algorithm::{ALL, DESCRIPTORS};
use queens_core::formats::{Base, numbers};
use queens_core::{Algorithm, Axis, Detail, EventKind, Problem, Reader, Reports};

/// The kinds of squares that an algorithm reports within `events` events on an empty board.
fn reported(algorithm: &'static Algorithm, n: i64, events: u64) -> Reports {
    let instance = common::thorough(algorithm, n);
    let (mut rejects, mut reads, mut marks) = (false, false, false);
    let mut reader = Reader::start(&algorithm.accept(instance.with_seed(3)).expect("supported"));
    reader.read(events, &mut Vec::new(), |event, replay| {
        rejects |= event.kind() == EventKind::Reject;
        match algorithm.explain(replay.position()).detail {
            Some(Detail::Read(_) | Detail::Called { .. }) => reads = true,
            Some(Detail::Marked(_)) => marks = true,
            Some(Detail::Compared(_) | Detail::Pairs { .. }) | None => {}
        }
    });
    match (rejects, reads, marks) {
        (false, false, false) => Reports::Nothing,
        (false, true, false) => Reports::Scans,
        (true, false, false) => Reports::Rejections,
        (true, true, false) => Reports::Reads,
        (true, false, true) => Reports::Marks,
        other => panic!("{algorithm:?}: {other:?}"),
    }
}

#[test]
fn every_algorithm_reports_the_stated_squares() {
    for algorithm in ALL {
        for (n, events) in [(4, 1_000), (5, 5_000)] {
            let reported = reported(algorithm, n, events);
            assert_eq!(reported, algorithm.reports, "{algorithm:?} on {n}×{n}");
        }
    }
}

/// The last digits of a printed solution determine its axis and its base, because exchanging rows and columns gives
/// another solution. Drawings have no digits.
#[test]
fn every_sheet_prints_the_numbers_that_its_algorithm_states() {
    const SAMPLE: [u8; 4] = [1, 3, 0, 2];
    let mut drawn = 0;
    let queens = ALL.into_iter().filter(|it| it.problem == Problem::Queens);
    for algorithm in queens {
        let text = common::printed(algorithm, 1, &SAMPLE);
        let digits = text.bytes().filter(u8::is_ascii_digit);
        let digits: Vec<u8> = digits.map(|digit| digit - b'0').collect();
        let notations = [Axis::Files, Axis::Ranks].into_iter();
        let notations = notations.flat_map(|axis| [Base::Zero, Base::One].map(|base| (axis, base)));
        let seen: Vec<_> = notations
            .filter(|&(axis, base)| digits.ends_with(&numbers(axis, base, &SAMPLE)))
            .collect();
        match seen[..] {
            [] => drawn += 1,
            _ => assert_eq!(
                seen,
                [(algorithm.axis, algorithm.form.base())],
                "{algorithm:?} prints {text}"
            ),
        }
    }
    assert!(drawn < ALL.len() / 2, "{drawn} sheets print no numbers");
}

#[test]
fn descriptors_are_those_of_the_algorithms_in_their_order() {
    assert_eq!(ALL.map(|algorithm| algorithm.descriptor()), DESCRIPTORS);
}
