//! Tests of the article's claims about the proof by frames: the frame that it rules out, and all frames.

use std::task::Poll;

use queens_core::frames::Domination;
use queens_core::{BoardSize, Goal, Instance, Problem, Setup, Square, Work, line_between};

use super::{says, section};
use queens_page::language::Language;

/// Columns c and f, and rows 3 and 6.
const ENDS: [u8; 2] = [2, 5];

fn is_outside(line: u8) -> bool {
    line < ENDS[0] || line > ENDS[1]
}

#[test]
fn from_each_corner_square_a_queen_covers_two_of_the_twelve_squares_of_the_boundary() {
    let size = BoardSize::try_from(8).expect("a board");
    let boundary = |it: &Square| {
        let lines = [it.file.get(), it.rank.get()];
        !lines.into_iter().any(is_outside) && lines.iter().any(|line| ENDS.contains(line))
    };
    let boundary: Vec<Square> = size.squares().filter(boundary).collect();
    assert_eq!(boundary.len(), 12);
    let corners = size.squares();
    let corners = corners.filter(|it| is_outside(it.file.get()) && is_outside(it.rank.get()));
    let corners: Vec<Square> = corners.collect();
    assert_eq!(corners.len(), 16);
    for queen in corners {
        let covered = boundary
            .iter()
            .filter(|&&it| line_between(queen, it).is_some());
        let names: Vec<String> = covered.map(Square::to_string).collect();
        assert_eq!(names.len(), 2, "{queen}");
        if queen.to_string() == "b1" {
            assert_eq!(names, ["d3", "f5"]);
        }
    }
}

#[test]
fn the_numbers_of_frames_and_of_nodes_are_those_of_the_search() {
    let size = BoardSize::try_from(8).expect("a board");
    let setup = Setup {
        k: Some(4),
        ..Setup::new(Problem::Domination, size, Goal::All)
    };
    let instance = Instance::new(setup).expect("an instance");
    let mut search = Domination::new(&instance).expect("it is served");
    let ended = loop {
        if let Poll::Ready(ended) = search.work(10_000) {
            break ended;
        }
    };
    ended.expect("it counts twice and alike");
    assert_eq!(search.count(), 0);
    let closed = search
        .frame_records()
        .filter(|it| it.closed.is_some())
        .count();
    let begun = search.frame_records().count();
    let told = [
        format!("45 {closed} {}", begun - closed),
        search.nodes().to_string(),
    ];
    assert_eq!(told, ["45 25 20", "140"]);
    for language in Language::ALL {
        for number in ["45", "25", "20", "140"] {
            assert!(
                says(section(language, "000-2.4-proof"), number),
                "{language:?}: {number}"
            );
        }
    }
}

#[test]
fn a_frame_wider_than_high_weighs_sixteen_and_a_queen_takes_four_at_most() {
    let size = BoardSize::try_from(8).expect("a board");
    let pairs = || (0..=4_u8).flat_map(|low| (0..=4 - low).map(move |high| [low, 7 - high]));
    let frames = pairs().flat_map(|files| pairs().map(move |ranks| (files, ranks)));
    let wide = frames.filter(|(files, ranks)| files[1] - files[0] > ranks[1] - ranks[0]);
    let mut seen = 0;
    for (files, ranks) in wide {
        let is_outside = |rank: u8| rank < ranks[0] || rank > ranks[1];
        let weighs = |it: &Square| files.contains(&it.file.get()) && !is_outside(it.rank.get());
        let squares: Vec<Square> = size.squares().filter(weighs).collect();
        let lines = (0..8).filter(|&rank| is_outside(rank)).count();
        assert_eq!(squares.len() + 2 * lines, 16, "{files:?} {ranks:?}");
        let is_free =
            |it: &Square| !files.contains(&it.file.get()) && !ranks.contains(&it.rank.get());
        for queen in size.squares().filter(is_free) {
            let met = squares
                .iter()
                .filter(|&&to| line_between(queen, to).is_some());
            let row = 2 * usize::from(is_outside(queen.rank.get()));
            assert!(met.count() + row <= 4, "{files:?} {ranks:?} {queen}");
        }
        seen += 1;
    }
    assert!(seen > 50, "{seen}");
}
