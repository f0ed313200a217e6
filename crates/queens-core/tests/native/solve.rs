//! Finds one solution for any n, by the construction for every kind of n, and by local search from several seeds.

use std::task::Poll;

use queens_core::Work;
use queens_core::large::is_solution;
use queens_core::solve::{Explicit, WIDEST, WindowExchange, has_solution};

#[test]
fn the_construction_is_a_solution_for_every_n() {
    let wide = [10_000, 123_456, 1_000_000].into_iter();
    // Six consecutive numbers include every kind of n.
    let wide = wide.flat_map(|n| n..n + 6).chain([WIDEST - 1, WIDEST]);
    for n in (1..=2_000).chain(wide) {
        let rows = Explicit::new(n).map(|mut it| it.finish());
        assert_eq!(rows.is_some(), n != 2 && n != 3, "n = {n}");
        if let Some(rows) = rows {
            assert!(rows.len() == n as usize && is_solution(&rows), "n = {n}");
        }
    }
}

#[test]
fn local_search_finds_a_solution_for_every_n_and_another_for_another_seed() {
    for n in (1..=300).chain([1_000, 2_500, 100_000]) {
        let found = |seed| WindowExchange::new(n, seed).map(|mut it| it.finish());
        let (one, other) = (found(1), found(2));
        assert_eq!(one.is_some(), has_solution(n), "n = {n}");
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
    for n in [0, 2, 3, WIDEST + 1, u32::MAX] {
        assert!(
            Explicit::new(n).is_none() && WindowExchange::new(n, 0).is_none(),
            "{n}"
        );
    }
}
