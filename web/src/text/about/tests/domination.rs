//! Domination, counted once more and naively: all sets of k squares.

use std::collections::BTreeSet;

use queens_core::{BoardSize, Square, Symmetry, line_between};

use super::{LEAST, grouped, says, texts};
use crate::text::Language;

/// What a queen on each square covers, with her own square or without.
fn covers(size: BoardSize, with_own: bool) -> Vec<u128> {
    let covered = |from: Square| {
        let bits = size.squares().filter(|&to| match from == to {
            true => with_own,
            false => line_between(from, to).is_some(),
        });
        bits.fold(0, |set, to| set | 1 << size.number(to))
    };
    (0..size.area())
        .map(|at| covered(size.numbered(at)))
        .collect()
}

/// All sets of k further squares, from this one on, that cover what is left.
fn sets(
    covers: &[u128],
    left: u128,
    k: usize,
    from: usize,
    chosen: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
) {
    if k == 0 {
        if left == 0 {
            found.push(chosen.clone());
        }
        return;
    }
    let most = covers
        .iter()
        .map(|cover| cover.count_ones())
        .max()
        .unwrap_or(0);
    if left.count_ones() > most * k as u32 {
        return;
    }
    for at in from..covers.len() {
        chosen.push(at);
        sets(covers, left & !covers[at], k - 1, at + 1, chosen, found);
        chosen.pop();
    }
}

/// The sets of the least number of queens.
fn least(
    size: BoardSize,
    with_own: bool,
    allows: impl Fn(&[usize]) -> bool,
) -> Option<Vec<Vec<usize>>> {
    let (covers, all) = (covers(size, with_own), u128::MAX >> (128 - size.area()));
    (1..=6).find_map(|k| {
        let mut found = Vec::new();
        sets(&covers, all, k, 0, &mut Vec::new(), &mut found);
        found.retain(|set| allows(set));
        (!found.is_empty()).then_some(found)
    })
}

fn classes(size: BoardSize, sets: &[Vec<usize>]) -> usize {
    let image = |set: &[usize], symmetry: Symmetry| {
        let image = set
            .iter()
            .map(|&at| size.number(symmetry.apply(size, size.numbered(at))));
        image.collect::<BTreeSet<_>>()
    };
    let smallest = |set: &Vec<usize>| {
        Symmetry::ALL
            .into_iter()
            .map(|symmetry| image(set, symmetry))
            .min()
    };
    sets.iter().map(smallest).collect::<BTreeSet<_>>().len()
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

#[test]
fn the_table_holds_the_fewest_queens_and_their_sets() {
    // Larger boards are the core's suite's affair.
    for row in LEAST.iter().filter(|row| row.n <= 8) {
        let size = BoardSize::try_from(row.n).expect("a board");
        let apart = |set: &[usize]| {
            let attacks = |&(at, &a): &(usize, &usize)| {
                let others = set[at + 1..].iter();
                others
                    .copied()
                    .any(|b| line_between(size.numbered(a), size.numbered(b)).is_some())
            };
            !set.iter().enumerate().any(|pair| attacks(&pair))
        };
        let any = least(size, true, |_| true).expect("a set");
        let independent: Vec<_> = least(size, true, apart).expect("a set");
        let total = least(size, false, |_| true);
        assert_eq!(any[0].len(), usize::from(row.queens), "{}", row.n);
        assert_eq!(
            (any.len() as u64, classes(size, &any) as u64),
            (row.sets, row.classes)
        );
        assert_eq!(independent[0].len(), usize::from(row.independent));
        assert_eq!(
            total.as_ref().map(|sets| sets[0].len()),
            row.total.map(usize::from)
        );
        if row.n == 8 {
            let told = [
                row.sets,
                row.classes,
                independent.len() as u64,
                total.map_or(0, |sets| sets.len() as u64),
            ];
            assert_told(&told);
        }
    }
}

#[test]
fn the_bounds_and_the_numbers_of_sets_are_those_of_the_text() {
    let size = BoardSize::try_from(8).expect("a board");
    let most = covers(size, true)
        .iter()
        .map(|cover| cover.count_ones())
        .max();
    assert_eq!(most, Some(28));
    assert_eq!(64_u32.div_ceil(28), 3);
    assert_told(&[choose(64, 3), choose(64, 4)]);
}

fn assert_told(numbers: &[u64]) {
    for language in Language::ALL {
        for &number in numbers {
            let told = grouped(language, number);
            assert!(
                says(&texts(language).domination.topic, &told),
                "{language:?}: {told}"
            );
        }
    }
}
