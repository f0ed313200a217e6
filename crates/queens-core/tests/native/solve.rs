//! Finds one solution for any n, by the construction for every kind of n, and by local search from several seeds.

use std::task::Poll;

use queens_core::Work;
use queens_core::large::is_solution;
use queens_core::solve::{Explicit, SolveError, WIDEST, WindowExchange};

#[test]
fn the_construction_is_a_solution_for_every_n() {
    let wide = [10_000, 123_456, 1_000_000].into_iter();
    // Six consecutive numbers include every kind of n.
    let wide = wide.flat_map(|n| n..n + 6).chain([WIDEST - 1, WIDEST]);
    for n in (1..=2_000).chain(wide) {
        let rows = Explicit::new(n).ok().map(|mut search| search.finish());
        assert_eq!(rows.is_some(), n != 2 && n != 3, "n = {n}");
        if let Some(rows) = rows {
            assert!(rows.len() == n as usize && is_solution(&rows), "n = {n}");
        }
    }
}

#[test]
fn local_search_finds_a_solution_for_every_n_and_another_for_another_seed() {
    for n in (1..=300).chain([1_000, 2_500, 100_000]) {
        let found = |seed| {
            let search = WindowExchange::new(n, seed).ok();
            search.map(|mut search| search.finish())
        };
        let (one, other) = (found(1), found(2));
        assert_eq!(one.is_some(), n != 2 && n != 3, "n = {n}");
        for rows in [&one, &other].into_iter().flatten() {
            assert!(rows.len() == n as usize && is_solution(rows), "n = {n}");
        }
        assert!(one != other || n < 8, "n = {n}");
        assert_eq!(one, found(1), "n = {n}");
    }
}

#[test]
fn in_slices_the_solution_is_the_same() {
    fn sliced(work: &mut dyn Work<Output = Vec<u32>>) -> Vec<u32> {
        loop {
            if let Poll::Ready(rows) = work.work(7) {
                return rows;
            }
        }
    }
    for n in [1, 4, 6, 100, 1_001] {
        let explicit = Explicit::new(n).unwrap();
        assert_eq!(sliced(&mut explicit.clone()), explicit.clone().finish());
        let search = WindowExchange::new(n, 9).unwrap();
        assert_eq!(sliced(&mut search.clone()), search.clone().finish());
    }
}

#[test]
fn boards_that_are_too_wide_and_those_without_a_solution_are_refused() {
    let size = |n| {
        (
            SolveError::Size { n },
            format!("n={n} is outside 1–10000000"),
        )
    };
    let no_solution = |n| {
        (
            SolveError::NoSolution { n },
            format!("n={n} has no solution"),
        )
    };
    let outside = [0, WIDEST + 1, u32::MAX].map(|n| (n, size(n)));
    let few = [2, 3].map(|n| (n, no_solution(n)));
    for (n, (error, text)) in outside.into_iter().chain(few) {
        assert_eq!(error.to_string(), text);
        assert_eq!(Explicit::new(n).err(), Some(error));
        assert_eq!(WindowExchange::new(n, 0).err(), Some(error));
    }
}
