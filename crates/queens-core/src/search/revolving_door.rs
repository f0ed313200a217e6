//! The revolving-door order of the t-element subsets of the numbers below n: in each step, one number leaves and
//! another number enters. Source: Knuth, “The Art of Computer Programming” 7.2.1.3, algorithm R.

use std::cmp::Ordering;

use crate::search::CandidateSpace;

/// The current subset of the sequence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RevolvingDoor {
    /// The numbers of the subset in ascending order, then n.
    chosen: Vec<u16>,
}

/// A step from one subset to the next subset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Exchange {
    /// The number that leaves.
    pub from: u16,
    /// The number that enters.
    pub to: u16,
    /// The number of lowest elements that can change. All higher elements stay the same.
    pub changed: usize,
}

impl RevolvingDoor {
    /// The first subset: the t lowest of n numbers, t ≤ n.
    pub(crate) fn new(n: u16, t: u16) -> RevolvingDoor {
        let mut chosen: Vec<u16> = (0..t).collect();
        chosen.push(n);
        RevolvingDoor { chosen }
    }

    /// The numbers of the subset in ascending order.
    #[inline]
    pub(crate) fn chosen(&self) -> &[u16] {
        &self.chosen[..self.chosen.len() - 1]
    }

    /// Advances to the next subset; `None` after the last subset.
    #[inline]
    pub(crate) fn advance(&mut self) -> Option<Exchange> {
        let c = &mut self.chosen;
        let t = c.len() - 1;
        if t == 0 {
            return None;
        }
        let is_odd = t % 2 == 1;
        // In the easy case, only the lowest number changes.
        let from = c[0];
        let to = if is_odd {
            Some(from + 1).filter(|to| *to < c[1])
        } else {
            from.checked_sub(1)
        };
        if let Some(to) = to {
            c[0] = to;
            return Some(Exchange {
                from,
                to,
                changed: 1,
            });
        }
        // From the second number on, the loop alternately tries to lower a number and to raise the next number.
        for at in 1..t {
            let (from, below) = (c[at], c[at - 1]);
            let lowers = (at % 2 == 1) == is_odd;
            let changed = at + 1;
            if lowers && usize::from(from) > at {
                let to = at as u16 - 1;
                (c[at], c[at - 1]) = (below, to);
                return Some(Exchange { from, to, changed });
            }
            if !lowers && from + 1 < c[at + 1] {
                let to = from + 1;
                (c[at], c[at - 1]) = (to, from);
                return Some(Exchange {
                    from: below,
                    to,
                    changed,
                });
            }
        }
        None
    }
}

/// Compares two subsets of the same size in the revolving-door order. The numbers of each subset are in ascending
/// order.
pub(crate) fn compare(a: &[u16], b: &[u16]) -> Ordering {
    let mut order = Ordering::Equal;
    let mut is_reversed = false;
    for (own, other) in a.iter().zip(b).rev() {
        order = own.cmp(other);
        if order != Ordering::Equal {
            break;
        }
        // Below an equal highest number, the order is reversed.
        is_reversed = !is_reversed;
    }
    if is_reversed { order.reverse() } else { order }
}

/// The rank of a subset in the revolving-door order, from 1, for fewer than 2⁶³ subsets. The numbers are in ascending
/// order.
pub(crate) fn rank(chosen: &[u16]) -> u64 {
    let mut rank = 0;
    for (count, &number) in (1..).zip(chosen) {
        let up_to = CandidateSpace::subsets(u32::from(number) + 1, count).saturating_u64();
        rank = up_to.saturating_sub(1).saturating_sub(rank);
    }
    rank.saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_comes_once_in_order_and_differs_from_the_last_by_one_number() {
        for n in 0..=8 {
            for t in 0..=n {
                let mut subsets = RevolvingDoor::new(n, t);
                let mut seen = vec![subsets.chosen().to_vec()];
                while let Some(Exchange { from, to, changed }) = subsets.advance() {
                    let before = &seen[seen.len() - 1];
                    let mut expected: Vec<_> = before
                        .iter()
                        .copied()
                        .filter(|&number| number != from)
                        .collect();
                    assert!(before.contains(&from) && !before.contains(&to) && to < n);
                    expected.push(to);
                    expected.sort();
                    assert_eq!(subsets.chosen(), expected);
                    assert_eq!(subsets.chosen()[changed..], before[changed..]);
                    seen.push(expected);
                }
                let all = CandidateSpace::subsets(n.into(), t.into()).saturating_u64();
                assert_eq!(seen.len() as u64, all, "{t} of {n}");
                for (place, subset) in (1..).zip(&seen) {
                    assert_eq!(rank(subset), place, "{subset:?} of {n}");
                }
                assert!(seen.is_sorted_by(|a, b| compare(a, b) == Ordering::Less));
            }
        }
    }
}
