//! Checks the eight symmetries against the tables of `data/symmetry.json` and against the laws of their group. The
//! tables list rows from top to bottom. Their formulas are those of `Symmetry::formula`.

use crate::common::{board, list, number, panic_message, queens, square_at, table};
use proptest::prelude::*;
use queens_core::{BoardSize, Placement, Square, Symmetry};

fn placement(n: i64, rows: &[u8]) -> Placement {
    Placement::new(board(n), &queens(rows)).expect("a permutation")
}

#[test]
fn placements_have_the_known_images_classes_and_stabilisers() {
    let rows = table("symmetry", "permutations");
    assert_eq!(rows.len(), 35);
    for row in rows {
        let q: Vec<u8> = list(&row, "q");
        let placement = placement(number(&row, "n"), &q);
        let images: Vec<Vec<u8>> = list(&row, "images");
        for (symmetry, image) in Symmetry::ALL.into_iter().zip(&images) {
            assert_eq!(
                placement.image(symmetry).rows(),
                image,
                "{symmetry:?} of {q:?}"
            );
        }
        let least: Vec<u8> = list(&row, "canonical");
        assert_eq!(placement.canonical().rows(), least, "{q:?}");
        assert_eq!(placement.is_least(&Symmetry::ALL), q == least, "{q:?}");
        assert_eq!(
            placement.stabiliser().len() as i64,
            number(&row, "stabiliser"),
            "{q:?}"
        );
        assert_eq!(
            placement.orbit().len() as i64,
            number(&row, "orbit"),
            "{q:?}"
        );
        let solution = row["solution"].as_bool();
        assert_eq!(Some(placement.is_solution()), solution, "{q:?}");
    }
}

#[test]
fn sets_of_squares_have_the_known_images_and_stabilisers() {
    let rows = table("symmetry", "sets");
    assert_eq!(rows.len(), 20);
    for row in rows {
        let n = number(&row, "n");
        let size = board(n);
        let at = |index: u16| square_at((index % n as u16) as u8, (index / n as u16) as u8);
        let index =
            |square: Square| u16::from(square.rank.get()) * n as u16 + u16::from(square.file.get());
        let set: Vec<Square> = list(&row, "set").into_iter().map(at).collect();
        let images: Vec<Vec<u16>> = list(&row, "images");
        for (symmetry, known) in Symmetry::ALL.into_iter().zip(&images) {
            let image = set
                .iter()
                .map(|&square| index(symmetry.apply(size, square)));
            let mut image: Vec<_> = image.collect();
            image.sort();
            assert_eq!(&image, known, "{symmetry:?} of {set:?}");
        }
        let stabiliser = Symmetry::stabiliser(size, &[&set]);
        assert_eq!(
            stabiliser.len() as i64,
            number(&row, "stabiliser"),
            "{set:?}"
        );
        assert_eq!(
            8 / stabiliser.len() as i64,
            number(&row, "orbit"),
            "{set:?}"
        );
    }
}

#[test]
fn each_symmetry_agrees_with_its_formula() {
    for n in [1, 2, 5, 8, 32] {
        let size = board(n);
        for symmetry in Symmetry::ALL {
            let formula = symmetry.formula().trim_matches(['(', ')']);
            let (file, rank) = formula.split_once(',').expect("two coordinates");
            for square in size.squares() {
                let value = |coordinate: &str| match coordinate {
                    "c" => square.file.get(),
                    "r" => square.rank.get(),
                    "n-1-c" => size.files() - 1 - square.file.get(),
                    "n-1-r" => size.files() - 1 - square.rank.get(),
                    other => panic!("{other} in {formula}"),
                };
                let expected = square_at(value(file), value(rank));
                assert_eq!(
                    symmetry.apply(size, square),
                    expected,
                    "{formula} of {square}"
                );
            }
        }
    }
}

/// The images of all squares under the symmetry `first`, followed by `second`.
fn composed(size: BoardSize, first: Symmetry, second: Symmetry) -> Vec<Square> {
    let both = |square| second.apply(size, first.apply(size, square));
    size.squares().map(both).collect()
}

#[test]
fn the_eight_symmetries_are_a_group() {
    let size = board(5);
    let table = |symmetry| composed(size, symmetry, Symmetry::Identity);
    let all = Symmetry::ALL.map(table);
    for (i, first) in Symmetry::ALL.into_iter().enumerate() {
        assert!(
            !all[..i].contains(&all[i]),
            "{first:?} is the same map as another"
        );
        assert_eq!(composed(size, first, first.inverse()), all[0], "{first:?}");
        for second in Symmetry::ALL {
            let both = composed(size, first, second);
            assert!(all.contains(&both), "{first:?}, then {second:?}");
        }
    }
}

#[test]
fn files_become_ranks_under_a_quarter_turn_and_across_a_diagonal() {
    let size = board(7);
    for symmetry in Symmetry::ALL {
        let [a, b] = [0, 3].map(|rank| symmetry.apply(size, square_at(2, rank)));
        assert_eq!(
            a.rank == b.rank,
            symmetry.turns_files_into_ranks(),
            "{symmetry:?}"
        );
    }
}

fn permutation() -> impl Strategy<Value = Placement> {
    (1_u8..=10)
        .prop_flat_map(|n| Just((0..n).collect::<Vec<u8>>()).prop_shuffle())
        .prop_map(|rows| placement(rows.len() as i64, &rows))
}

proptest! {
    #[test]
    fn exactly_one_placement_of_an_orbit_is_least(placement in permutation()) {
        let orbit = placement.orbit();
        let least: Vec<_> = orbit.iter().filter(|image| image.is_least(&Symmetry::ALL)).collect();
        prop_assert!(least == [&placement.canonical()]);
        prop_assert_eq!(orbit.len() * placement.stabiliser().len(), 8);
        prop_assert!(orbit.contains(&placement));
    }

    #[test]
    fn a_placement_is_least_in_a_group_when_no_image_is_less(
        placement in permutation(), count in 0_usize..8,
    ) {
        let squares: Vec<_> = placement.squares().take(count).collect();
        let group = Symmetry::stabiliser(placement.size(), &[&squares]);
        let naive = group.iter().all(|&symmetry| placement.image(symmetry) >= placement);
        prop_assert_eq!(placement.is_least(&group), naive);
    }
}

#[test]
fn a_square_off_the_board_has_no_image() {
    let size = BoardSize::rectangular(4, 3).expect("a size");
    for symmetry in Symmetry::ALL {
        for name in ["e1", "a4", "h8", "af32"] {
            let square: Square = name.parse().expect("a square");
            let why = panic_message(|| symmetry.apply(size, square));
            let why = why.unwrap_or_else(|| panic!("{symmetry:?} has an image of {name}"));
            assert_eq!(
                why, "the square is not on the board",
                "{symmetry:?} of {name}"
            );
        }
    }
}

#[test]
fn the_images_of_the_squares_of_a_rectangular_board_are_those_of_the_turned_board() {
    for (files, ranks) in [(4, 3), (3, 4), (1, 32), (32, 1), (7, 2)] {
        let size = BoardSize::rectangular(files, ranks).expect("a size");
        let turned = BoardSize::rectangular(ranks, files).expect("a size");
        for symmetry in Symmetry::ALL {
            let image = if symmetry.turns_files_into_ranks() {
                turned
            } else {
                size
            };
            let mut images: Vec<Square> =
                size.squares().map(|it| symmetry.apply(size, it)).collect();
            images.sort_unstable();
            assert!(
                images.into_iter().eq(image.squares()),
                "{symmetry:?} of {size}"
            );
            for square in size.squares() {
                let there = symmetry.apply(size, square);
                assert_eq!(
                    symmetry.inverse().apply(image, there),
                    square,
                    "{symmetry:?}"
                );
            }
        }
    }
}
