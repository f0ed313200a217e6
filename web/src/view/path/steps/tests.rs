//! The visible levels after each step of real searches.

use queens_core::{Reader, algorithm};

use super::*;
use queens_page::address;

/// For each step of a search: the number of levels, and the number of placed pieces.
fn levels(search: &str) -> Vec<(usize, usize)> {
    let settings = address::read("", search).address.settings;
    let algorithm = algorithm::find(settings.algorithm.id).unwrap();
    let mut reader = Reader::start(
        &algorithm
            .accept(settings.instance().unwrap())
            .expect("served"),
    );
    let mut seen = Vec::new();
    reader.read(u64::MAX, &mut Vec::new(), |_, replay| {
        let position = replay.position();
        seen.push((shown(position), position.placed().len()));
    });
    seen
}

#[test]
fn a_complete_tour_has_a_level_for_each_square_and_no_empty_one() {
    let seen = levels("problem=knight&n=5&algorithm=tour-fewest-onward");
    let end = seen.iter().rev().take_while(|(_, placed)| *placed == 24);
    let levels: Vec<_> = end.map(|&(levels, _)| levels).collect();
    // The last three events: the last square, the solution and the end.
    assert_eq!(levels, [24, 24, 24]);
    assert_eq!(
        seen[0].0,
        seen[0].1 + 1,
        "on the way, the next level is there"
    );
}

#[test]
fn a_search_that_ends_with_pieces_standing_shows_no_empty_level() {
    for search in [
        "n=5&algorithm=accessibility-scan&fixed=b2",
        "n=6&algorithm=accessibility-scan",
        "problem=domination&n=5&algorithm=coverage-search",
    ] {
        let seen = levels(search);
        let (levels, placed) = seen[seen.len() - 1];
        assert_eq!(levels, placed, "{search}");
    }
    // The trials at the root stay visible after everything is removed.
    let all = levels("problem=domination&n=4&algorithm=coverage-search&goal=all");
    assert_eq!(all[all.len() - 1], (1, 0));
}
