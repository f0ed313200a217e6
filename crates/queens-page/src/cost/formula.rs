//! The number of boards in an algorithm's search space, as a formula.

use queens_core::{CandidateKind, CandidateSpace, Problem};

use crate::settings::Settings;

/// The number of boards, as a formula.
#[derive(Clone, PartialEq, Debug)]
pub struct Formula {
    pub chosen: CandidateKind,
    /// The base of the formula, such as the number of squares to choose from.
    pub of: u32,
    pub times: u32,
    /// Whether the algorithm checks all of these boards.
    pub is_whole: bool,
}

impl Formula {
    /// The formula for a search. `None` if the number is unknown.
    pub fn of(settings: &Settings) -> Option<Formula> {
        let algorithm = settings.algorithm;
        let chosen = algorithm.chosen.filter(|_| settings.large.is_none())?;
        let (size, given) = (settings.size, settings.given.squares().len() as u32);
        let n = u32::from(size.files());
        let pieces = match algorithm.problem {
            Problem::Domination => u32::from(settings.k?),
            Problem::Queens | Problem::Knight => n,
        };
        let open = pieces.checked_sub(given)?;
        let of = match chosen {
            CandidateKind::Squares => (size.area() as u32).checked_sub(given)?,
            CandidateKind::Rows | CandidateKind::Columns => n,
            CandidateKind::Orders => open,
        };
        Some(Formula {
            chosen,
            of,
            times: open,
            is_whole: algorithm.capabilities.space.is_some(),
        })
    }

    /// The value of the formula.
    pub fn value(&self) -> CandidateSpace {
        self.chosen.boards(self.of, self.times)
    }
}

#[cfg(test)]
mod tests {
    use queens_core::{GivenRule, GivenSquares, algorithm};

    use super::*;

    fn settings(id: &str, given: &[&str], k: Option<u16>) -> Settings {
        let algorithm = algorithm::describe(id).unwrap();
        let size = Settings::default().size;
        let given: Vec<_> = given.iter().map(|name| name.parse().unwrap()).collect();
        let given = GivenSquares::new(GivenRule::Apart, size, &given).unwrap();
        Settings {
            given,
            k,
            ..Settings::default().with(algorithm)
        }
    }

    #[test]
    fn the_formula_is_the_number_of_candidates_where_all_are_looked_at() {
        let all = algorithm::DESCRIPTORS.into_iter();
        let whole: Vec<_> = all.filter(|it| it.capabilities.space.is_some()).collect();
        assert!(whole.len() >= 4);
        for (it, given) in whole
            .into_iter()
            .flat_map(|it| [(it, &[][..]), (it, &["a1", "c2"])])
        {
            let k = (it.problem == Problem::Domination).then_some(5);
            let settings = settings(it.id, given, k);
            let formula = Formula::of(&settings).expect("a number");
            assert!(formula.is_whole, "{}", it.id);
            assert_eq!(Some(formula.value()), settings.space(), "{}", it.id);
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
