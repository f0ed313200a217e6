//! A second, naive count of dominating sets, over all sets of k squares.

use std::collections::BTreeSet;

use queens_core::{
    BoardSize, Goal, Instance, Problem, Setup, Square, Symmetry, algorithm, line_between,
};

use super::{assert_counted, grouped, section, table};
use queens_page::language::Language;

/// The expected values of the core's tests, on boards up to 11.
const MINIMA: &str = include_str!("../../../../../crates/queens-core/tests/data/domination.json");

/// The squares that a queen on each square covers. `with_own` includes the queen's own square.
fn covers(size: BoardSize, with_own: bool) -> Vec<u128> {
    let covered = |from: Square| {
        let bits = size.squares().filter(|&to| {
            if from == to {
                with_own
            } else {
                line_between(from, to).is_some()
            }
        });
        bits.fold(0, |set, to| set | 1 << size.number(to))
    };
    (0..size.area())
        .map(|at| covered(size.numbered(at)))
        .collect()
}

/// Finds all sets of `k` more squares, from square `from` on, that cover the squares in `left`.
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

/// All dominating sets with the minimum number of queens.
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
    let counted: Vec<[Option<usize>; 6]> = (1..=8).map(counted).collect();
    for language in Language::ALL {
        let rows = table(section(language, "domination"));
        assert_eq!(rows.len(), 9);
        for (row, counted) in rows.iter().zip(&counted) {
            let written = counted.map(|number| match number {
                Some(number) => grouped(language, number as u64),
                None => "–".to_owned(),
            });
            assert_eq!(*row, written, "{language:?}");
        }
        for row in rows {
            let [n, size, sets, classes, independent, total] = &row[..] else {
                panic!("{row:?}");
            };
            let plain = |number: &str| number.replace(|letter: char| !letter.is_ascii_digit(), "");
            let [sets, classes] = [sets, classes].map(|number| plain(number));
            let total = if total == "–" { "null" } else { total };
            let known = [
                format!("\"dominating\",\"size\":{size},\"sets\":{sets},\"classes\":{classes}}}"),
                format!("\"independent\",\"size\":{independent},"),
                format!("\"total\",\"size\":{total},"),
            ];
            for known in known.map(|known| format!("{{\"n\":{n},\"kind\":{known}")) {
                assert!(MINIMA.contains(&known), "{known}");
            }
        }
    }
}

/// A table row: n, the fewest queens, the number of their sets and of classes, the fewest independent queens, and the
/// fewest queens that attack every square. For the ordinary board, the text contains these values, too.
fn counted(n: u8) -> [Option<usize>; 6] {
    let size = BoardSize::try_from(n).expect("a board");
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
    let independent = least(size, true, apart).expect("a set");
    let total = least(size, false, |_| true);
    let classes = classes(size, &any);
    if n == 8 {
        let total = total.as_ref().map_or(0, Vec::len);
        for number in [any.len(), classes, independent.len(), total] {
            assert_counted("000-2.4", number as u64);
        }
    }
    let total = total.map(|sets| sets[0].len());
    [
        Some(n.into()),
        Some(any[0].len()),
        Some(any.len()),
        Some(classes),
        Some(independent[0].len()),
        total,
    ]
}

#[test]
fn the_bounds_are_those_of_the_text() {
    let size = BoardSize::try_from(8).expect("a board");
    let covers = covers(size, true);
    let most = covers.iter().map(|cover| cover.count_ones()).max();
    assert_eq!(most, Some(28));
    assert_eq!(64_u32.div_ceil(28), 3);
    for number in [28, 56] {
        assert_counted("000-2.4", number);
    }
    // The seven queens on a1 to g1.
    let seven = covers[..7].iter().fold(0, |all, cover| all | cover);
    assert_eq!(seven, u128::from(u64::MAX));
}

/// The number of sets of `k` more squares, from square `from` on, that cover the remaining squares.
fn covering(covers: &[u64], covered: u64, k: usize, from: usize) -> u64 {
    let further = covers.iter().enumerate().skip(from);
    match k {
        1 => further.filter(|it| covered | it.1 == u64::MAX).count() as u64,
        _ => further
            .map(|(at, cover)| covering(covers, covered | cover, k - 1, at + 1))
            .sum(),
    }
}

/// The position of the first set of k queens that covers the board, in the order of `move-one`. `None` if no set does.
fn first(size: BoardSize, k: u16) -> Option<u64> {
    let setup = Setup {
        k: Some(k),
        ..Setup::new(Problem::Domination, size, Goal::First)
    };
    let instance = Instance::new(setup).expect("an instance");
    let algorithm = algorithm::find("move-one").expect("it exists");
    let mut search = algorithm.accept(instance).expect("supported").count();
    search.finish();
    let counters = search.counters();
    (counters.solutions > 0).then_some(counters.tests)
}

#[test]
fn the_table_holds_the_sets_of_three_to_seven_queens() {
    let size = BoardSize::try_from(8).expect("a board");
    let covers = covers(size, true).into_iter().map(|cover| cover as u64);
    let covers: Vec<u64> = covers.collect();
    let counted = (3..=7_u16).map(|k| {
        let sets = covering(&covers, 0, k.into(), 0);
        let numbers = [k.into(), choose(64, k.into()), sets];
        (numbers, first(size, k))
    });
    let counted: Vec<_> = counted.collect();
    for language in Language::ALL {
        let rows = table(section(language, "000-2.4"));
        assert_eq!(rows.len(), counted.len());
        for (row, (numbers, first)) in rows.iter().zip(&counted) {
            let first = first.map_or("–".to_owned(), |first| grouped(language, first));
            let numbers = numbers.map(|number| grouped(language, number));
            assert_eq!((&row[..3], &row[3]), (&numbers[..], &first), "{language:?}");
        }
    }
}
