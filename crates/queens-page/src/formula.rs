//! How many boards an algorithm chooses from, as a formula: what is said beside its cost.

use queens_core::{Axis, Problem, Space, Traversal};

use crate::settings::Settings;

/// What is chosen, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// So many of so many squares.
    Squares,
    /// A row for each column.
    Rows,
    /// A column for each row.
    Columns,
    /// An order.
    Orders,
}

/// The number of boards.
#[derive(Clone, PartialEq, Debug)]
pub struct Formula {
    pub chosen: Chosen,
    /// Of how many things one is chosen each time, and how often.
    pub of: u32,
    pub times: u32,
    /// Whether all of these boards are looked at.
    pub is_whole: bool,
}

impl Formula {
    /// That of a search; none where no number is known.
    pub fn of(settings: &Settings) -> Option<Formula> {
        let algorithm = settings.algorithm;
        let (size, given) = (settings.size, settings.given.squares().len() as u32);
        let n = u32::from(size.get());
        let squares = (size.area() as u32).checked_sub(given)?;
        let open = n.checked_sub(given)?;
        let (chosen, of, times) = match (algorithm.problem, algorithm.traversal) {
            _ if settings.large.is_some() => return None,
            (Problem::Knight, _) => return None,
            (Problem::Domination, _) => {
                let k = u32::from(settings.k?).checked_sub(given)?;
                (Chosen::Squares, squares, k)
            }
            // They go one way, draw square by square, or repair; sets of rows are no boards.
            (_, Traversal::Greedy | Traversal::Draws | Traversal::Repairs | Traversal::Sets) => {
                return None;
            }
            (_, Traversal::Lines(Axis::Ranks)) => (Chosen::Columns, n, open),
            _ => match algorithm.id {
                "subsets" => (Chosen::Squares, squares, open),
                "permutations" => (Chosen::Orders, open, open),
                _ => (Chosen::Rows, n, open),
            },
        };
        Some(Formula {
            chosen,
            of,
            times,
            is_whole: algorithm.capabilities.space.is_some(),
        })
    }

    /// Its value.
    pub fn value(&self) -> Space {
        match self.chosen {
            Chosen::Squares => Space::subsets(self.of, self.times),
            Chosen::Rows | Chosen::Columns => Space::power(self.of, self.times),
            Chosen::Orders => Space::orders(self.of),
        }
    }
}

#[cfg(test)]
mod tests {
    use queens_core::{Given, Giving, algorithm};

    use super::*;

    fn settings(id: &str, given: &[&str], k: Option<u16>) -> Settings {
        let algorithm = algorithm::describe(id).unwrap();
        let size = Settings::default().size;
        let given: Vec<_> = given.iter().map(|name| name.parse().unwrap()).collect();
        let given = Given::new(Giving::Apart, size, &given).unwrap();
        Settings {
            given,
            k,
            ..Settings::default().with(algorithm)
        }
    }

    #[test]
    fn the_formula_is_the_number_of_candidates_where_all_are_looked_at() {
        for (id, k) in [
            ("subsets", None),
            ("one-per-column", None),
            ("permutations", None),
            ("move-one", Some(5)),
        ] {
            for given in [&[][..], &["a1", "c2"]] {
                let settings = settings(id, given, k);
                let formula = Formula::of(&settings).expect("a number");
                assert!(formula.is_whole, "{id}");
                assert_eq!(Some(formula.value()), settings.space(), "{id}");
            }
        }
    }

    #[test]
    fn what_backtracks_looks_at_a_part_and_what_goes_one_way_has_no_number() {
        let value = |id| Formula::of(&settings(id, &[], None)).map(|it| it.value().to_string());
        let all = Some("16777216".to_owned());
        for id in [
            "recursive",
            "row-by-row",
            "bitmask",
            "forward-checking",
            "random-rows",
        ] {
            assert_eq!(value(id), all, "{id}");
        }
        for id in [
            "accessibility-scan",
            "min-conflicts",
            "random-placement",
            "meet-in-the-middle",
            "tour-roth",
            "coverage-search",
        ] {
            assert_eq!(value(id), None, "{id}");
        }
        let formula = Formula::of(&settings("recursive", &["a1"], None)).expect("a number");
        assert_eq!((formula.of, formula.times, formula.is_whole), (8, 7, false));
    }
}
