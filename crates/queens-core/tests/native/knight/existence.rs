//! A reason is known exactly for the boards and starts without a tour. The searches must agree with these reasons.

use std::collections::HashSet;

use queens_core::knight::existence::{Obstacle, is_search_too_costly, obstacle};
use queens_core::knight::is_move;
use queens_core::{BoardSize, Ending, Goal, Square, Variant, is_solution};

use super::{board, find, first, tour};
use crate::common::{list, number, square_at, table};

fn open(size: BoardSize, start: usize) -> Option<Obstacle> {
    obstacle(size, &[], size.numbered(start), Some(Variant::Open))
}

/// Whether one of the searches finds a tour from a square or from one of its images. The searches depend on the order
/// of the squares, so they can fail on one image and succeed on another.
fn is_found(size: BoardSize, start: Square) -> bool {
    let across = square_at(size.files() - 1 - start.file.get(), start.rank.get());
    let mirror = |it: Square| square_at(it.file.get(), size.ranks() - 1 - it.rank.get());
    let images = [start, across, mirror(start), mirror(across)];
    let ids = ["tour-roth", "tour-fewest-onward", "tour-natural-order"];
    ids.into_iter().any(|id| {
        images.into_iter().any(|start| {
            let instance = tour(size, start, Variant::Open, Goal::First, Some(20_000));
            let (found, ..) = first(find(id), &instance);
            found.is_some_and(|found| is_solution(&instance, &found))
        })
    })
}

#[test]
fn a_reason_is_known_for_each_start_without_a_tour() {
    let mut kinds = HashSet::new();
    for row in table("knight", "exists") {
        let size = board(number(&row, "n"), number(&row, "m"));
        for (start, exists) in list::<u8>(&row, "exists").into_iter().enumerate() {
            let reported = open(size, start);
            assert_eq!(
                reported.is_none(),
                exists == 1,
                "{size} from {start}: {reported:?}"
            );
            kinds.extend(reported.map(|reported| std::mem::discriminant(&reported)));
            if exists == 1 {
                assert!(is_found(size, size.numbered(start)), "{size} {start}");
            }
        }
    }
    assert_eq!(kinds.len(), 3);
}

#[test]
fn a_search_of_a_board_without_a_tour_comes_to_its_end() {
    for (files, ranks) in [(3, 3), (5, 3), (6, 3), (8, 3), (4, 4), (5, 4)] {
        let size = board(files, ranks);
        for start in 0..size.area() {
            let square = size.numbered(start);
            let instance = tour(size, square, Variant::Open, Goal::First, None);
            let (found, _, is_capped) = first(find("tour-fewest-onward"), &instance);
            assert!(!is_capped);
            assert_eq!(
                found.is_none(),
                open(size, start).is_some(),
                "{size} {start}"
            );
        }
    }
}

/// Schwenk's theorem for boards of m × n squares with 3 ≤ m ≤ n. There is no closed tour if m and n are both odd, or
/// if m = 4. There is also none if m = 3 and n is 4, 6 or 8.
#[test]
fn closed_tours_are_ruled_out_where_schwenk_rules_them_out() {
    for files in 3..=12_i64 {
        for ranks in 3..=12 {
            let size = board(files, ranks);
            let (least, most) = (files.min(ranks), files.max(ranks));
            let odd = files * ranks % 2 == 1;
            let none = odd || least == 4 || (least == 3 && [4, 6, 8].contains(&most));
            for start in [Square::A1, square_at(1, 1)] {
                let reported = obstacle(size, &[], start, Some(Variant::Closed));
                assert_eq!(
                    reported.is_some(),
                    none,
                    "{size} from {start}: {reported:?}"
                );
            }
        }
    }
}

/// Compares the reasons on small boards with a search without pruning.
#[test]
fn small_boards_are_searched_as_without_any_cut() {
    fn exists(size: BoardSize, way: &mut Vec<Square>, closed: bool) -> bool {
        let here = *way.last().expect("a start");
        if way.len() == size.area() {
            return !closed || is_move(here, way[0]);
        }
        let next: Vec<_> = queens_core::knight::moves(size, here)
            .filter(|next| !way.contains(next))
            .collect();
        next.into_iter().any(|next| {
            way.push(next);
            let found = exists(size, way, closed);
            way.pop();
            found
        })
    }
    for (files, ranks) in [(3, 3), (4, 3), (3, 5), (3, 6), (7, 3), (4, 4), (4, 5)] {
        let size = board(files, ranks);
        for start in size.squares() {
            for closed in [false, true] {
                let variant = if closed {
                    Variant::Closed
                } else {
                    Variant::Open
                };
                let reported = obstacle(size, &[], start, Some(variant));
                let found = exists(size, &mut vec![start], closed);
                assert_eq!(
                    reported.is_none(),
                    found,
                    "{size} from {start}, {variant:?}"
                );
            }
        }
    }
}

/// Whether a count of all tours from this square ends before the default cap.
fn ends(size: BoardSize, start: Square, variant: Variant) -> bool {
    let algorithm = find("tour-fewest-onward");
    let instance = tour(size, start, variant, Goal::Count, None);
    let mut search = algorithm
        .accept(instance.clone())
        .expect("supported")
        .count();
    search.finish() == Ending::Complete
}

#[test]
fn only_boards_with_too_many_tours_are_given_up() {
    let middle = |size: BoardSize| square_at(size.files() / 2, size.ranks() / 2);
    for (files, ranks) in [(5, 7), (9, 4), (6, 6), (3, 13), (8, 8)] {
        let size = board(files, ranks);
        assert!(is_search_too_costly(size), "{size}");
        assert!(!ends(size, Square::A1, Variant::Open), "{size}");
        assert!(!ends(size, middle(size), Variant::Closed), "{size}");
    }
    for (files, ranks) in [(5, 5), (4, 7), (10, 3), (3, 3)] {
        let size = board(files, ranks);
        assert!(!is_search_too_costly(size), "{size}");
        assert!(ends(size, Square::A1, Variant::Open), "{size}");
    }
    // These searches reach the default cap, but end with a higher cap.
    for (files, ranks) in [(4, 8), (3, 12), (3, 11)] {
        assert!(!is_search_too_costly(board(files, ranks)));
    }
}
