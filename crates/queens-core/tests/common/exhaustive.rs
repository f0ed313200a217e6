//! All solutions and all paths on small boards, by plain backtracking. Every test that needs a complete list compares
//! with this oracle, which shares only the types of squares and boards with the core.

use queens_core::{BoardSize, Square};

use super::{queens, square_at};

/// All solutions for n queens, each as the row of every column, in lexicographic order.
pub(crate) fn solutions(n: u8) -> Vec<Vec<u8>> {
    fn extend(n: u8, rows: &mut Vec<u8>, all: &mut Vec<Vec<u8>>) {
        if rows.len() == usize::from(n) {
            all.push(rows.clone());
            return;
        }
        for row in 0..n {
            let mut placed = (1..).zip(rows.iter().rev());
            if placed.all(|(distance, &other)| row != other && row.abs_diff(other) != distance) {
                rows.push(row);
                extend(n, rows, all);
                rows.pop();
            }
        }
    }
    let mut all = Vec::new();
    extend(n, &mut Vec::new(), &mut all);
    all
}

/// All solutions for n queens, each as a list of squares in the order of the files.
pub(crate) fn boards(n: u8) -> Vec<Vec<Square>> {
    let solutions = solutions(n);
    solutions.iter().map(|rows| queens(rows)).collect()
}

/// Calls `visit` with the knight's path and with every extension of the path, until `visit` returns false. An empty
/// path can start on any square. A path over the whole board is an open tour.
pub(crate) fn visit_paths(
    size: BoardSize,
    path: &mut Vec<Square>,
    visit: &mut dyn FnMut(&[Square]) -> bool,
) -> bool {
    if !visit(path) {
        return false;
    }
    for next in next_squares(size, path.last().copied()) {
        if path.contains(&next) {
            continue;
        }
        path.push(next);
        let is_continued = visit_paths(size, path, visit);
        path.pop();
        if !is_continued {
            return false;
        }
    }
    true
}

/// The number of tours that start with `path`, at most `limit`. The last square of a closed tour is one move away
/// from the first.
pub(crate) fn tours(size: BoardSize, closed: bool, path: &[Square], limit: u64) -> u64 {
    let mut found = 0;
    visit_paths(size, &mut path.to_vec(), &mut |path| {
        let is_tour =
            path.len() == size.area() && (!closed || is_knight_move(path[0], path[path.len() - 1]));
        found += u64::from(is_tour);
        found < limit
    });
    found
}

/// The squares that are one knight's move away from `last`. All squares if `last` is `None`.
fn next_squares(size: BoardSize, last: Option<Square>) -> Vec<Square> {
    let (files, ranks) = (0..size.files(), 0..size.ranks());
    let Some(last) = last else {
        let all = files.flat_map(|file| ranks.clone().map(move |rank| square_at(file, rank)));
        return all.collect();
    };
    let moves =
        [-2, -1, 1, 2_i8].map(|across| [across.abs() - 3, 3 - across.abs()].map(|up| (across, up)));
    let to = |&(across, up): &(i8, i8)| {
        let file = last.file.get().checked_add_signed(across)?;
        let rank = last.rank.get().checked_add_signed(up)?;
        (files.contains(&file) && ranks.contains(&rank)).then(|| square_at(file, rank))
    };
    moves.as_flattened().iter().filter_map(to).collect()
}

fn is_knight_move(a: Square, b: Square) -> bool {
    let files = a.file.get().abs_diff(b.file.get());
    let ranks = a.rank.get().abs_diff(b.rank.get());
    (files, ranks) == (1, 2) || (files, ranks) == (2, 1)
}
