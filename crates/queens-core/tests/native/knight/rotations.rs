//! The search by rotations finds a tour unless an obstacle is known. Plain arithmetic checks the tours.

use std::collections::HashSet;
use std::task::Poll;

use queens_core::feasibility::PositionError;
use queens_core::knight::existence::obstacle;
use queens_core::knight::rotations::Rotations;
use queens_core::{
    BoardSize, CountDetail, Ending, Goal, Instance, Problem, Random, Setup, Square, Variant, Work,
    algorithm,
};

use super::board;

/// Twice the maximum number of steps on boards up to 32×32.
const STEPS: u64 = 100_000;

fn is_tour(tour: &[Square], size: BoardSize, start: Square, is_closed: bool) -> bool {
    let place = |square: Square| (i32::from(square.file.get()), i32::from(square.rank.get()));
    let tour: Vec<_> = tour.iter().map(|&square| place(square)).collect();
    let is_move = |a: (i32, i32), b: (i32, i32)| ((a.0 - b.0) * (a.1 - b.1)).abs() == 2;
    let (files, ranks) = (i32::from(size.files()), i32::from(size.ranks()));
    tour.len() as i32 == files * ranks
        && tour.iter().collect::<HashSet<_>>().len() == tour.len()
        && tour
            .iter()
            .all(|it| (0..files).contains(&it.0) && (0..ranks).contains(&it.1))
        && tour.windows(2).all(|pair| is_move(pair[0], pair[1]))
        && (!is_closed || is_move(tour[0], tour[tour.len() - 1]))
        && tour[0] == place(start)
}

/// Searches for an open and a closed tour. Returns the number of tours found.
fn check(size: BoardSize, start: Square) -> u32 {
    let mut found = 0;
    for (variant, is_closed) in [(Variant::Open, false), (Variant::Closed, true)] {
        let mut search = Rotations::new(size, start, is_closed).expect("a square of the board");
        let what = format!("{size} from {start}, {variant:?}");
        match obstacle(size, &[], start, Some(variant)) {
            None => {
                let Poll::Ready(tour) = search.work(STEPS) else {
                    panic!("no tour of {what}");
                };
                assert!(is_tour(&tour, size, start, is_closed), "{what}: {tour:?}");
                found += 1;
            }
            Some(obstacle) => assert!(search.work(200).is_pending(), "{what}: {obstacle}"),
        }
    }
    found
}

#[test]
fn every_board_up_to_twelve_and_every_start_has_a_tour_or_an_obstacle() {
    let mut found = 0;
    for (files, ranks) in (3..=12).flat_map(|files| (3..=12).map(move |ranks| (files, ranks))) {
        let size = board(files, ranks);
        found += size.squares().map(|start| check(size, start)).sum::<u32>();
    }
    assert_eq!(found, 4_662 + 3_732);
}

#[test]
fn wide_boards_have_one_from_a_start_that_is_drawn() {
    let mut random = Random::new(1);
    for files in 3..=32 {
        for ranks in 13..=32 {
            let size = board(files, ranks);
            let start = size.numbered(random.below(size.area() as u32) as usize);
            check(size, start);
        }
    }
}

/// Backtracking gives up on these starts. It needs a hundred million calls on the first.
#[test]
fn starts_on_which_backtracking_gives_up_have_a_tour() {
    for (files, ranks, start) in [(5, 8, "b2"), (5, 6, "c2"), (8, 3, "a1"), (32, 32, "q17")] {
        let start: Square = start.parse().expect("a square");
        assert!(check(board(files, ranks), start) > 0);
    }
}

#[test]
fn step_by_step_the_tour_is_the_same_and_a_square_off_the_board_is_refused() {
    let (size, start) = (board(6, 5), Square::A1);
    let mut search = Rotations::new(size, start, true).expect("a square of the board");
    let mut steps = 1_u64;
    let tour = loop {
        if let Poll::Ready(tour) = search.work(1) {
            break tour;
        }
        steps += 1;
    };
    let at_once = Rotations::new(size, start, true)
        .map(|mut it| it.finish())
        .ok();
    assert_eq!(Some(tour), at_once);
    // The first square of the path is not a step.
    assert_eq!(steps + 1, search.placed() + search.rotations());
    let square = "a6".parse().expect("a square");
    let error = Rotations::new(size, square, false).err();
    assert_eq!(error, Some(PositionError::OffBoard { square, size }));
}

#[test]
fn the_algorithm_reports_a_tour_an_obstacle_or_its_cap() {
    for (side, variant, cap, ending, solutions, nodes) in [
        (8, Variant::Open, None, Ending::Complete, 1, 64),
        (4, Variant::Open, None, Ending::Complete, 0, 455),
        (5, Variant::Closed, None, Ending::Complete, 0, 0),
        (8, Variant::Open, Some(10), Ending::CapReached, 0, 10),
    ] {
        let size = board(side, side);
        let setup = Setup {
            variant: Some(variant),
            cap,
            ..Setup::new(Problem::Knight, size, Goal::First)
        };
        let accepted = algorithm::ROTATIONS.accept(Instance::new(setup).expect("an instance"));
        let mut search = accepted.expect("a search").count();
        // The length of a slice does not affect the result.
        while search.work(3).is_pending() {}
        assert_eq!(search.finish(), ending, "{side} {variant:?}");
        let counters = search.counters();
        assert_eq!((counters.solutions, counters.nodes), (solutions, nodes));
        let CountDetail::Solution(tour) = search.detail() else {
            panic!("no tour");
        };
        let is_closed = variant == Variant::Closed;
        assert_eq!(tour.is_empty(), solutions == 0);
        assert!(tour.is_empty() || is_tour(&tour, size, Square::A1, is_closed));
    }
}
