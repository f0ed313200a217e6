//! The order in which the moves from a square are tried: the order of its list, or sorted by the sheet's stable
//! merge sort (`TriFusion`, `Fusion`).

use crate::board::knight::free_neighbours::{FreeNeighbours, Moves, target};
use crate::board::{BoardSize, Square};

/// The order in which an algorithm tries moves.
pub(crate) trait MoveOrder: Clone + Send + 'static {
    /// Whether the algorithm sorts the moves and emits an event for it.
    const SORTS: bool;

    /// The sort key of a square; the lowest key comes first. `valuation` is the number of moves from the square
    /// to unvisited squares.
    fn key(valuation: usize, size: BoardSize, square: Square) -> u32;
}

/// A list of moves in the order of trying.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct SortedMoves {
    /// The moves, in the order of their keys.
    pub moves: Moves,
    /// The number of key comparisons in `Fusion`.
    pub comparisons: u64,
    /// The number of comparisons that took the entry of the left half.
    pub left_first: u64,
}

/// The moves of a square's list in the order of trying; `valuation` returns the valuation of a target square.
#[inline]
pub(crate) fn sorted<O: MoveOrder>(
    free_neighbours: &FreeNeighbours,
    from: Square,
    valuation: impl Fn(Square) -> usize,
) -> SortedMoves {
    let list = free_neighbours.list(from);
    let mut sorted = SortedMoves {
        moves: list,
        ..SortedMoves::default()
    };
    if !O::SORTS {
        return sorted;
    }
    let mut entries = [(0, 0); 8];
    let count = list.len().min(entries.len());
    for (entry, direction) in entries.iter_mut().zip(list.directions()) {
        let to = target(from, direction);
        *entry = (O::key(valuation(to), free_neighbours.size(), to), direction);
    }
    merge_sort(&mut entries[..count], &mut sorted);
    sorted.moves = Moves::of_different(entries[..count].iter().map(|entry| entry.1));
    sorted
}

/// The sheet's `TriFusion`: sorts both halves, then merges them.
fn merge_sort(list: &mut [(u32, usize)], sorted: &mut SortedMoves) {
    if list.len() < 2 {
        return;
    }
    // Half of all merges join two entries, so this case is handled separately.
    if let [first, second] = list {
        let is_sorted = first.0 <= second.0;
        sorted.comparisons += 1;
        sorted.left_first += u64::from(is_sorted);
        if !is_sorted {
            std::mem::swap(first, second);
        }
        return;
    }
    let (left, right) = list.split_at_mut(list.len() / 2);
    merge_sort(left, sorted);
    merge_sort(right, sorted);
    let mut merged = [(0, 0); 8];
    let (mut a, mut b) = (0, 0);
    for slot in &mut merged[..left.len() + right.len()] {
        let takes_left = match (left.get(a), right.get(b)) {
            (Some(first), Some(second)) => {
                let is_left = first.0 <= second.0;
                sorted.comparisons += 1;
                sorted.left_first += u64::from(is_left);
                is_left
            }
            (first, _) => first.is_some(),
        };
        if takes_left {
            *slot = left[a];
            a += 1;
        } else {
            *slot = right[b];
            b += 1;
        }
    }
    let count = list.len();
    list.copy_from_slice(&merged[..count]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_keep_their_order() {
        let keys = [3, 1, 2, 1, 3, 2, 1, 2];
        for count in 0..=keys.len() {
            let mut list: Vec<_> = keys[..count].iter().copied().zip(0..).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|entry| entry.0);
            let mut sorted = SortedMoves::default();
            merge_sort(&mut list, &mut sorted);
            assert_eq!(list, expected);
            assert!(sorted.comparisons <= [0, 0, 1, 3, 5, 8, 11, 14, 17][count]);
        }
    }
}
