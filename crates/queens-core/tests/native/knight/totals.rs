//! The totals of tours over all starts, compared with published numbers.
//!
//! Source: OEIS A165134 (directed open tours of square boards), A001230 (closed tours of square boards, without
//! direction), and the numbers of boards with three ranks in Knuth, Selected Papers on Fun and Games, chapter 42.

use super::{board, find};
use queens_core::knight::totals::{AllTours, TourTotals};
use queens_core::{Goal, Instance, Problem, Setup, Starts, Variant, Work, successes};

fn totals(files: i64, ranks: i64, variant: Variant) -> TourTotals {
    let size = board(files, ranks);
    let setup = Setup {
        variant: Some(variant),
        ..Setup::new(Problem::Knight, size, Goal::Count)
    };
    let instance = Instance::new(setup).expect("a board");
    let mut tours = AllTours::new(&instance).expect("a knight");
    tours.finish().expect("a number of 64 bits")
}

#[test]
fn open_tours_agree_with_published_numbers_and_with_the_search_from_every_start() {
    for (files, ranks, directed) in [
        (1, 1, 1),
        (3, 3, 0),
        (4, 4, 0),
        (4, 3, 16),
        (7, 3, 104),
        (8, 3, 792),
        (5, 4, 164),
        (5, 5, 1_728),
    ] {
        let found = totals(files, ranks, Variant::Open);
        let size = board(files, ranks);
        assert_eq!(found.directed, directed, "{size}");
        assert_eq!(found.undirected(), directed.div_ceil(2));
        let instance = Instance::new(Setup::new(Problem::Knight, size, Goal::First));
        let instance = instance.expect("a board");
        let Ok(accepted) = find("tour-fewest-onward").accept(instance) else {
            assert_eq!(size.area(), 1, "{size} is refused");
            continue;
        };
        let mut starts = Starts::new(&accepted).expect("an algorithm with a start");
        starts.finish();
        assert_eq!(found.starts as usize, successes(starts.made()), "{size}");
    }
}

#[test]
fn both_directions_of_a_closed_tour_are_counted_once_each() {
    for (files, ranks, undirected) in [
        (8, 3, 0),
        (10, 3, 16),
        (11, 3, 0),
        (12, 3, 176),
        (6, 5, 8),
        (6, 6, 9_862),
    ] {
        let found = totals(files, ranks, Variant::Closed);
        assert_eq!(
            (found.undirected(), found.directed),
            (undirected, 2 * undirected)
        );
        let area = (files * ranks) as u32;
        assert_eq!(found.starts, if undirected > 0 { area } else { 0 });
    }
}
