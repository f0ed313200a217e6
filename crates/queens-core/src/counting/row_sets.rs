//! The sets of rows that the queens of the eastern half can take, and the weights of their solutions under the
//! symmetries of the board. One reflection turns a set upside down; another exchanges it with the rows of the western
//! half.
//!
//! A set and its mirror image have equally many solutions, so only the canonical set is counted, which has fewer
//! northern rows. In this set at most half of the eastern queens are northern. The western queens take the remaining
//! northern rows. These bounds halve the tables of the quadrants.

use crate::board::BoardSize;
use crate::counting::diagonals::CLASSES;

/// All sets of `size` of the open rows, as bits, in increasing order.
#[derive(Clone)]
pub(super) struct RowSets {
    open: u32,
    choices: Choices,
}

impl RowSets {
    pub(super) fn new(open: u32, size: usize) -> RowSets {
        let choices = Choices::new(open.count_ones(), size);
        RowSets { open, choices }
    }
}

impl Iterator for RowSets {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let choice = self.choices.next()?;
        Some(spread(choice, self.open))
    }
}

/// All numbers below 2 to the power of `bits` with `size` set bits, in increasing order.
#[derive(Clone)]
pub(super) struct Choices {
    next: Option<u64>,
    all: u64,
}

impl Choices {
    pub(super) fn new(bits: u32, size: usize) -> Choices {
        let all = 1 << bits;
        let next = Some((1 << size) - 1).filter(|&first| first < all);
        Choices { next, all }
    }
}

impl Iterator for Choices {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let choice = self.next?;
        // The next number has as many set bits as `choice`.
        let lowest = choice & choice.wrapping_neg();
        let carried = choice + lowest;
        let moved = ((carried ^ choice) >> 2).checked_shr(choice.trailing_zeros());
        let next = carried | moved.unwrap_or(0);
        self.next = Some(next).filter(|&next| choice != 0 && next < self.all);
        Some(choice)
    }
}

/// The number of sets of `size` elements out of `all` elements, a binomial coefficient.
pub(super) fn choose(all: u32, size: u32) -> u64 {
    (0..size).fold(1, |sets, k| {
        sets * u64::from(all.saturating_sub(k)) / u64::from(k + 1)
    })
}

/// The number of canonical sets of rows of the eastern half of an empty board.
pub(super) fn canonical_sets(size: BoardSize) -> u64 {
    let n = u32::from(size.files());
    let eastern = n / 2;
    // A set that is its own mirror image has rows in pairs, and the middle row if their number is odd.
    let own_mirror = if n % 2 == 0 && eastern % 2 == 1 {
        0
    } else {
        choose(n / 2, eastern / 2)
    };
    (choose(n, eastern) + own_mirror) / 2
}

/// The open rows of a choice: bit k of the choice selects the k-th open row, from 0.
pub(super) fn spread(choice: u64, open: u32) -> u32 {
    let mut rows = 0;
    let (mut choice, mut rest) = (choice, open);
    while choice != 0 {
        let lowest = rest & rest.wrapping_neg();
        rows |= lowest * (choice & 1) as u32;
        rest ^= lowest;
        choice >>= 1;
    }
    rows
}

/// The number of solutions of the whole board that one counted solution represents, by the number of its queens on main
/// diagonals. All of these queens are in the western half: solutions with such a queen in the eastern half are not
/// counted.
///
/// Each main diagonal has an arm in each half. The reflection in one main diagonal exchanges the arms of the other
/// diagonal. So each solution with a queen on an eastern arm is the image of a solution with that queen on the western
/// arm. The weight therefore doubles with each queen on a main diagonal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Weights(pub(super) [u64; CLASSES]);

impl Weights {
    /// The weights without symmetries: each solution represents only itself.
    pub(super) const ONE: Weights = Weights([1; CLASSES]);

    /// The weighted sum of the solutions of each class. `None` if it does not fit into 64 bits.
    pub(super) fn sum(self, classes: [u64; CLASSES]) -> Option<u64> {
        let mut weighted = classes.into_iter().zip(self.0);
        weighted.try_fold(0_u64, |sum, (solutions, weight)| {
            sum.checked_add(solutions.checked_mul(weight)?)
        })
    }

    /// The weights of a set of rows of the eastern half of an empty board. `None` if the set is not canonical.
    pub(super) fn new(size: BoardSize, rows: u32) -> Option<Weights> {
        let mirrored = mirrored(size, rows);
        let is_canonical = order(size, rows) <= order(size, mirrored);
        is_canonical.then(|| Weights::of_canonical(size, rows, mirrored))
    }

    /// The canonical set among a set of rows and its mirror image, with its weights.
    pub(super) fn canonical(size: BoardSize, rows: u32) -> (u32, Weights) {
        let mut pair = [rows, mirrored(size, rows)];
        pair.sort_unstable_by_key(|&rows| order(size, rows));
        let [rows, mirrored] = pair;
        (rows, Weights::of_canonical(size, rows, mirrored))
    }

    fn of_canonical(size: BoardSize, rows: u32, mirrored: u32) -> Weights {
        let images = if rows == mirrored { 1 } else { 2 };
        let off_diagonals = match size.files() % 2 {
            1 => images,
            _ => weight_off_diagonals(size, rows, mirrored),
        };
        Weights([off_diagonals, 2 * images, 4 * images])
    }
}

/// The weight of solutions without a queen on a main diagonal, on a board with an even number of files. On such a
/// board, the second reflection exchanges the halves. The first set of an orbit under both reflections represents the
/// whole orbit, and the other sets of the orbit have weight 0.
fn weight_off_diagonals(size: BoardSize, rows: u32, mirrored_rows: u32) -> u64 {
    let western = !rows & size.rank_mask();
    let mut orbit = [rows, mirrored_rows, western, mirrored(size, western)];
    orbit.sort_unstable_by_key(|&rows| order(size, rows));
    if orbit[0] != rows {
        return 0;
    }
    1 + orbit.windows(2).filter(|pair| pair[0] != pair[1]).count() as u64
}

/// The sort key of a set: the number of its northern rows, then the set as a number. Between a set and its mirror
/// image, the set with the lesser key is canonical.
fn order(size: BoardSize, rows: u32) -> (u32, u32) {
    let northern = rows >> size.files().div_ceil(2);
    (northern.count_ones(), rows)
}

/// The greatest number of northern rows in a canonical set of `eastern` rows.
pub(super) fn most_northern(eastern: usize) -> usize {
    eastern / 2
}

/// The mirror image of a set of rows: the first row becomes the last.
fn mirrored(size: BoardSize, rows: u32) -> u32 {
    rows.reverse_bits() >> (u32::BITS - u32::from(size.files()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_appears_once_and_in_order() {
        for (open, size, sets) in [
            (0b1011_0110, 3, 10),
            (0b111, 0, 1),
            (0b11, 3, 0),
            (u32::MAX >> 5, 2, 351),
        ] {
            let all: Vec<u32> = RowSets::new(open, size).collect();
            assert_eq!(all.len(), sets, "{open:b}, {size}");
            assert_eq!(choose(open.count_ones(), size as u32), sets as u64);
            assert!(all.is_sorted_by(|a, b| a < b));
            let fits = |rows: &u32| rows & !open == 0 && rows.count_ones() as usize == size;
            assert!(all.iter().all(fits));
        }
    }

    #[test]
    fn weights_add_up_to_all_sets() {
        for n in 2..=16 {
            let size = BoardSize::new(n).unwrap();
            let sets = RowSets::new(size.rank_mask(), size.width() / 2);
            let all = sets.clone().count() as u64;
            let weights: Vec<Weights> = sets.filter_map(|rows| Weights::new(size, rows)).collect();
            assert_eq!(choose(n as u32, n as u32 / 2), all, "n = {n}");
            assert_eq!(canonical_sets(size), weights.len() as u64, "n = {n}");
            let sum = |class: usize| weights.iter().map(|weights| weights.0[class]).sum::<u64>();
            assert_eq!([sum(0), sum(1), sum(2)], [all, 2 * all, 4 * all], "n = {n}");
        }
    }
}
