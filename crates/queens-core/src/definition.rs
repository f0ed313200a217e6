//! What a solution is, by the definition of its problem and by nothing else. What a search tells is held
//! against it before it is shown.

use crate::attacks::attacking_pair;
use crate::board::BoardSize;
use crate::cover;
use crate::knight;
use crate::problem::{Problem, Variant};
use crate::square::Square;

/// Whether the squares are a solution of the problem in this variant: n queens of which none attacks
/// another; queens that dominate the board; a knight's tour, in the order of visiting. All lie on the board.
pub fn is_solution(
    problem: Problem,
    variant: Option<Variant>,
    size: BoardSize,
    squares: &[Square],
) -> bool {
    match problem {
        Problem::Queens => squares.len() == size.len() && attacking_pair(squares).is_none(),
        Problem::Domination => {
            let variant = variant.unwrap_or(Variant::Dominating);
            cover::is_solution(size, variant, squares)
        }
        Problem::Knight => {
            let is_closed = variant != Some(Variant::Closed) || knight::is_closed(squares);
            is_closed && knight::is_tour(size, squares)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(problem: Problem, variant: Option<Variant>, n: i64, names: &str) -> bool {
        let squares: Vec<Square> = names
            .split(' ')
            .map(|name| name.parse().expect("a square"))
            .collect();
        let size = BoardSize::new(n).expect("a size");
        is_solution(problem, variant, size, &squares)
    }

    #[test]
    fn each_problem_has_its_own_definition() {
        let queens = |names| judged(Problem::Queens, None, 4, names);
        assert!(queens("a2 b4 c1 d3"));
        assert!(!queens("a2 b4 c1 d2"));
        assert!(!queens("a2 b4 c1"));
        let total = Some(Variant::Total);
        assert!(judged(Problem::Domination, None, 3, "b2"));
        assert!(!judged(Problem::Domination, total, 3, "b2"));
        let five = "a1 c2 e1 d3 e5 c4 a5 b3 c5 e4 d2 b1 a3 b5 d4 e2 c1 a2 b4 d5 e3 d1 b2 a4 c3";
        assert!(judged(Problem::Knight, Some(Variant::Open), 5, five));
        assert!(!judged(Problem::Knight, Some(Variant::Closed), 5, five));
        assert!(!judged(Problem::Knight, Some(Variant::Open), 5, "a1 c2"));
    }
}
