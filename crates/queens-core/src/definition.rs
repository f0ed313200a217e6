//! What a solution is, by the definition of its problem alone. Every solution that a search reports is checked
//! against it before it is shown.

use crate::attacks::attacking_pair;
use crate::cover;
use crate::instance::Instance;
use crate::knight;
use crate::problem::{Problem, Variant};
use crate::square::Square;

/// Whether the squares are a solution of the instance; its goal and seed do not matter. A solution is n queens of
/// which none attacks another, or queens that dominate the board (k of them if k is set), or a knight's tour in
/// the order of visiting. It contains the given squares, and a tour begins there.
pub fn is_solution(instance: &Instance, squares: &[Square]) -> bool {
    let (size, given) = (instance.size(), instance.given());
    let is_on_board = squares.iter().all(|&square| size.contains(square));
    let has_given = given.iter().all(|square| squares.contains(square));
    is_on_board
        && match instance.problem() {
            Problem::Queens => {
                let is_apart = attacking_pair(squares).is_none();
                has_given && is_apart && squares.len() == size.len()
            }
            Problem::Domination => {
                let variant = instance.variant().unwrap_or(Variant::Dominating);
                let has_k = |k| usize::from(k) == squares.len();
                let is_distinct = (1..)
                    .zip(squares)
                    .all(|(next, it)| !squares[next..].contains(it));
                let is_set = is_distinct && instance.k().is_none_or(has_k);
                has_given && is_set && cover::is_solution(size, variant, squares)
            }
            Problem::Knight => {
                let is_closed = || knight::is_closed(squares);
                let begins = given.is_empty() || squares.first() == given.first();
                let ends = instance.variant() != Some(Variant::Closed) || is_closed();
                begins && ends && knight::is_tour(size, squares)
            }
        }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardSize;
    use crate::instance::{Goal, Setup};

    fn squares(names: &str) -> Vec<Square> {
        let names = names.split_whitespace();
        names.map(|name| name.parse().expect("a square")).collect()
    }

    fn judged(problem: Problem, n: i64, change: impl FnOnce(&mut Setup), names: &str) -> bool {
        let size = BoardSize::new(n).expect("a size");
        let mut setup = Setup::new(problem, size, Goal::First);
        change(&mut setup);
        let instance = Instance::new(setup).expect("an instance");
        is_solution(&instance, &squares(names))
    }

    #[test]
    fn a_placement_has_n_queens_that_do_not_attack_each_other_and_the_given_ones() {
        let queens = |given: &str, names| {
            let given = squares(given);
            judged(Problem::Queens, 4, |setup| setup.given = given, names)
        };
        assert!(queens("", "a2 b4 c1 d3"));
        assert!(queens("c1", "a2 b4 c1 d3"));
        assert!(!queens("c4", "a2 b4 c1 d3"));
        assert!(!queens("", "a2 b4 c1 d2"));
        assert!(!queens("", "a2 b4 c1"));
        assert!(!queens("", "a2 b4 c1 e5"));
    }

    #[test]
    fn a_dominating_set_has_k_queens() {
        let sets = |variant, k, names| {
            let change = |setup: &mut Setup| (setup.variant, setup.k) = (Some(variant), k);
            judged(Problem::Domination, 3, change, names)
        };
        assert!(sets(Variant::Dominating, None, "b2"));
        assert!(sets(Variant::Dominating, Some(1), "b2"));
        assert!(!sets(Variant::Dominating, Some(2), "b2"));
        assert!(!sets(Variant::Dominating, Some(2), "b2 b2"));
        assert!(!sets(Variant::Total, None, "b2"));
    }

    #[test]
    fn a_tour_begins_at_its_start_and_a_closed_one_comes_back() {
        let tour = "a1 c2 e1 d3 e5 c4 a5 b3 c5 e4 d2 b1 a3 b5 d4 e2 c1 a2 b4 d5 e3 d1 b2 a4 c3";
        let knight = |variant, start: &str, names| {
            let given = squares(start);
            let change = |setup: &mut Setup| {
                (setup.variant, setup.given) = (Some(variant), given);
            };
            judged(Problem::Knight, 5, change, names)
        };
        assert!(knight(Variant::Open, "a1", tour));
        assert!(!knight(Variant::Open, "c3", tour));
        assert!(!knight(Variant::Closed, "a1", tour));
        assert!(!knight(Variant::Open, "a1", "a1 c2"));
    }
}
