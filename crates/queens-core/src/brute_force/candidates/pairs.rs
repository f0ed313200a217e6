//! Which pairs of queens a verdict on a candidate has compared: i<j over all queens, the given ones
//! included, i outside, j inside, up to the first that attack each other.

use crate::event::Event;
use crate::lines::Axis;
use crate::replay::Position;
use crate::square::Square;

/// All queens that stand, lane after lane of this axis; in a lane by their place.
pub fn standing(axis: Axis, position: &Position) -> Vec<Square> {
    axis.ordered(position.queens())
}

/// How many pairs the verdict compared; none under another event.
pub fn compared(axis: Axis, event: Event, before: &Position) -> u64 {
    let queens = before.queens();
    let all = queens.len() as u64;
    match event {
        Event::Reject {
            square, attacker, ..
        } => {
            let place = |of| {
                let earlier = queens
                    .iter()
                    .filter(|&&queen| axis.key(queen) < axis.key(of));
                earlier.count() as u64
            };
            let (i, j) = (place(attacker), place(square));
            // The pairs of each queen before i, then those of i.
            i * (all - 1) - i * i.saturating_sub(1) / 2 + (j - i)
        }
        Event::Solution => all * all.saturating_sub(1) / 2,
        _ => 0,
    }
}

/// The pairs themselves, after the verdict; `None` after another event.
pub fn pairs_compared(axis: Axis, position: &Position) -> Option<Vec<(Square, Square)>> {
    let last = match position.last()? {
        Event::Reject {
            square, attacker, ..
        } => Some((attacker, square)),
        Event::Solution => None,
        _ => return None,
    };
    let queens = standing(axis, position);
    let mut pairs = Vec::new();
    for (i, &first) in queens.iter().enumerate() {
        for &second in &queens[i + 1..] {
            pairs.push((first, second));
            if Some((first, second)) == last {
                return Some(pairs);
            }
        }
    }
    Some(pairs)
}
