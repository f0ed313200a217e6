//! The event strip of a search for dominating sets. Squares stand between stars.

use queens_core::{Bound, Square, Variant};

use crate::Sentence;

/// What is said of domination alone.
pub struct DominationTexts {
    /// That no queens attack every square of a single one.
    pub no_total: &'static str,
    /// No search yet: the question.
    pub question: fn(Variant) -> Sentence,
    /// Over how many squares are covered how often.
    pub coverage: &'static str,
    pub place: fn(Square) -> Sentence,
    pub remove: fn(Square) -> Sentence,
    pub dead_end: fn() -> Sentence,
    /// The square that the bound refuses.
    pub infeasible: fn(Square) -> Sentence,
    /// The first set of so many queens.
    pub first: fn(u16) -> Sentence,
    /// Where a queen stood and where it stands.
    pub relocate: fn(Square, Square) -> Sentence,
    pub uncovered: fn(Square) -> Sentence,
    pub bound: fn(Bound) -> Sentence,
    /// By frames: the square that a rule refuses, or that only completes an image.
    pub excluded: fn(Square) -> Sentence,
    /// By frames: no candidate is left.
    pub exhausted: fn() -> Sentence,
    /// The corners of the next frame, and whether it has no set.
    pub frame: fn(Square, Square, bool) -> Sentence,
    /// So many queens suffice, in so many ways if all were looked for, and so many do not.
    pub suffices: fn(u16, Option<&str>, Option<u16>) -> Sentence,
    /// The variant and the number of the solution.
    pub solution: fn(Variant, &str) -> Sentence,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ENGLISH, FRENCH, ROMANIAN};

    #[test]
    fn a_refuted_number_of_queens_is_said_to_be_too_small() {
        let said = |texts: &DominationTexts| (texts.bound)(Bound::Refuted(4)).plain();
        assert_eq!(said(&ENGLISH.rest().domination), "4 queens do not suffice");
        assert_eq!(said(&FRENCH.rest().domination), "4 reines ne suffisent pas");
        assert_eq!(said(&ROMANIAN.rest().domination), "4 regine nu ajung");
    }

    #[test]
    fn a_solution_says_what_its_variant_asks_for() {
        let said = |variant| (ENGLISH.rest().domination.solution)(variant, "7").plain();
        assert_eq!(
            said(Variant::Dominating),
            "Solution 7: every square is covered"
        );
        assert!(said(Variant::Independent).ends_with("no queen attacks another"));
        assert!(said(Variant::Total).ends_with("attacked by another queen"));
    }
}
