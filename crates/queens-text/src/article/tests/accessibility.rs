//! A second, naive implementation of the accessibility heuristic of sheet 000, §2.5.

use queens_core::{Square, line_between};

use super::{grouped, says, section, table};
use queens_page::language::Language;

/// The squares in the sheet's order.
fn squares(n: u8) -> Vec<Square> {
    let at = |number: u16| {
        Square::new((number % u16::from(n)) as u8, (number / u16::from(n)) as u8).unwrap()
    };
    (0..u16::from(n) * u16::from(n)).map(at).collect()
}

/// The number of squares in `among` that a queen on `from` attacks.
fn value(among: &[Square], from: Square) -> usize {
    let attacked = among.iter().filter(|&&to| line_between(from, to).is_some());
    attacked.count()
}

/// The queens placed from a start, and the number of squares read to choose them. `scanned` reads the whole board each
/// time, and `listed` only the free squares.
struct Greedy {
    queens: Vec<Square>,
    scanned: usize,
    listed: usize,
}

fn greedy(n: u8, start: Square, is_current: bool) -> Greedy {
    let board = squares(n);
    let fixed: Vec<usize> = board.iter().map(|&square| value(&board, square)).collect();
    let mut found = Greedy {
        queens: vec![start],
        scanned: 0,
        listed: 0,
    };
    let mut free: Vec<usize> = (0..board.len()).collect();
    while let Some(&queen) = found.queens.last() {
        found.scanned += board.len();
        found.listed += free.len();
        free.retain(|&at| board[at] != queen && line_between(queen, board[at]).is_none());
        let left: Vec<Square> = free.iter().map(|&at| board[at]).collect();
        let worth = |&at: &usize| {
            if is_current {
                value(&left, board[at])
            } else {
                fixed[at]
            }
        };
        match free.iter().copied().min_by_key(worth) {
            Some(next) => found.queens.push(board[next]),
            None => break,
        }
    }
    found
}

/// The starts from which the heuristic places n queens.
fn successes(n: u8, is_current: bool) -> Vec<Square> {
    let starts = squares(n).into_iter();
    starts
        .filter(|&start| greedy(n, start, is_current).queens.len() == usize::from(n))
        .collect()
}

#[test]
fn as_many_starts_succeed_as_the_table_says() {
    let counted = (4..=10_u8).map(|n| {
        let successes = [false, true].map(|is_current| successes(n, is_current).len() as u64);
        [n.into(), u64::from(n).pow(2), successes[0], successes[1]]
    });
    let counted: Vec<[u64; 4]> = counted.collect();
    for language in Language::ALL {
        let written = counted
            .iter()
            .map(|row| row.map(|number| grouped(language, number)));
        let rows = table(section(language, "000-2.5"));
        assert_eq!(rows, written.collect::<Vec<_>>(), "{language:?}");
    }
    assert_eq!(successes(9, false), [Square::new(5, 4).unwrap()]);
    assert!(successes(8, true).contains(&Square::new(5, 0).unwrap()));
    // The tests of the core continue up to 60.
    for n in 11..=16 {
        assert_eq!(successes(n, false), [], "{n}");
    }
}

#[test]
fn the_placements_values_and_squares_read_are_those_of_the_text() {
    let placed = greedy(5, Square::new(1, 1).unwrap(), false).queens;
    let placed: Vec<String> = placed
        .iter()
        .map(|queen| format!("({},\u{a0}{})", queen.file.get(), queen.rank.get()))
        .collect();
    let values = |n: u8| {
        let board = squares(n);
        let mut values: Vec<_> = board.iter().map(|&from| value(&board, from)).collect();
        values.sort_unstable();
        values.dedup();
        values
            .iter()
            .map(usize::to_string)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let run = greedy(8, Square::A1, false);
    assert_eq!(run.queens.len(), 6);
    for language in Language::ALL {
        let topic = section(language, "000-2.5");
        for told in [
            placed.join(", "),
            values(5),
            values(8),
            run.scanned.to_string(),
            run.listed.to_string(),
        ] {
            assert!(says(topic, &told), "{language:?}: {told}");
        }
    }
}
