//! The explorer: the path of the search, its total and its counters.

use queens_core::Problem;
use queens_draw::Sentence;

use super::words::Explorer;

/// The label and the definition of a counter.
pub type Counter = (&'static str, &'static str);

/// The known number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total {
    pub solutions: u64,
    /// Classes under the symmetries that keep the given queens.
    pub classes: u64,
    /// Whether these are all solutions, or only those found so far.
    pub is_exact: bool,
    /// Whether the search is over, complete or not.
    pub is_over: bool,
    /// Whether the reader stopped it before its end.
    pub is_stopped: bool,
    /// Whether the search ended at its first solution.
    pub is_first: bool,
    /// Whether the search made a single try from one start.
    pub is_one_try: bool,
    /// Whether the reader asked for classes.
    pub by_class: bool,
}

impl Total {
    /// The number to show first.
    pub fn value(self) -> u64 {
        if self.by_class {
            self.classes
        } else {
            self.solutions
        }
    }
}

impl Explorer {
    /// The number of solutions, as far as it is known.
    pub fn total(self, total: Total) -> Sentence {
        let Total {
            solutions, classes, ..
        } = total;
        Sentence::marked(&match total {
            Total { solutions: 0, .. } => self.no_solution(total).to_owned(),
            _ if total.is_exact && total.by_class => self.all_by_class(solutions, classes),
            _ if total.is_exact => self.all(solutions, classes),
            _ if total.is_first => self.first().to_owned(),
            _ if total.is_stopped => self.stopped(solutions),
            _ if total.by_class => self.so_far_by_class(classes),
            _ if total.is_over => self.at_least(solutions),
            _ => self.so_far(solutions),
        })
    }

    fn no_solution(self, total: Total) -> &'static str {
        match total {
            _ if total.is_one_try => self.none_from_start(),
            _ if total.is_exact => self.none(),
            _ if total.is_over => self.none_found(),
            _ if total.is_stopped => self.none_before_stop(),
            _ => self.none_so_far(),
        }
    }

    /// A counter's label and definition, by its name in hooks; `None` if there is no such counter.
    pub fn counter(self, problem: Problem, name: &str) -> Option<Counter> {
        match problem {
            Problem::Knight => self.knight_counter(name),
            Problem::Queens | Problem::Domination => self.queens_counter(name),
        }
    }

    fn queens_counter(self, name: &str) -> Option<Counter> {
        Some(match name {
            "tests" => (self.counter_tests(), self.counter_tests_meaning()),
            "placements" => (self.counter_placements(), self.counter_placements_meaning()),
            "removals" => (self.counter_removals(), self.counter_removals_meaning()),
            "solutions" => (self.counter_solutions(), self.counter_solutions_meaning()),
            "depth" => (self.counter_depth(), self.counter_depth_meaning()),
            "nodes" => (self.counter_nodes(), self.counter_nodes_meaning()),
            "fundamental" => (
                self.counter_fundamental(),
                self.counter_fundamental_meaning(),
            ),
            "calls" => (self.counter_calls(), self.counter_calls_meaning()),
            "comparisons" => (
                self.counter_comparisons(),
                self.counter_comparisons_meaning(),
            ),
            "erasures" => (self.counter_erasures(), self.counter_erasures_meaning()),
            "removals_after_loop" => (
                self.counter_removals_after_loop(),
                self.counter_removals_after_loop_meaning(),
            ),
            "found" => (self.counter_found(), self.counter_found_meaning()),
            "mirrored" => (self.counter_mirrored(), self.counter_mirrored_meaning()),
            "place_calls" => (
                self.counter_place_calls(),
                self.counter_place_calls_meaning(),
            ),
            "marks" => (self.counter_marks(), self.counter_marks_meaning()),
            "saves" => (self.counter_saves(), self.counter_saves_meaning()),
            "cells_read" => (self.counter_cells_read(), self.counter_cells_read_meaning()),
            "pos_ok" => (self.counter_pos_ok(), self.counter_pos_ok_meaning()),
            "test_calls" => (self.counter_test_calls(), self.counter_test_calls_meaning()),
            "row_checks" => (self.counter_row_checks(), self.counter_row_checks_meaning()),
            "diag_checks" => (
                self.counter_diag_checks(),
                self.counter_diag_checks_meaning(),
            ),
            "drawn_nodes" => (
                self.counter_drawn_nodes(),
                self.counter_drawn_nodes_meaning(),
            ),
            "iterations" => (self.counter_iterations(), self.counter_iterations_meaning()),
            "valid_steps" => (
                self.counter_valid_steps(),
                self.counter_valid_steps_meaning(),
            ),
            "pushes" => (self.counter_pushes(), self.counter_pushes_meaning()),
            "generated" => (self.counter_generated(), self.counter_generated_meaning()),
            "pair_checks" => (
                self.counter_pair_checks(),
                self.counter_pair_checks_meaning(),
            ),
            "draws" => (self.counter_draws(), self.counter_draws_meaning()),
            "restarts" => (self.counter_restarts(), self.counter_restarts_meaning()),
            "squares_valued" => (
                self.counter_squares_valued(),
                self.counter_squares_valued_meaning(),
            ),
            "scans" => (self.counter_scans(), self.counter_scans_meaning()),
            "criticals" => (self.counter_criticals(), self.counter_criticals_meaning()),
            "critical_returns" => (
                self.counter_critical_returns(),
                self.counter_critical_returns_meaning(),
            ),
            "lists_taken" => (
                self.counter_lists_taken(),
                self.counter_lists_taken_meaning(),
            ),
            "moves_tried" => (
                self.counter_moves_tried(),
                self.counter_moves_tried_meaning(),
            ),
            "loops_left" => (self.counter_loops_left(), self.counter_loops_left_meaning()),
            "fusion_comparisons" => (
                self.counter_fusion_comparisons(),
                self.counter_fusion_comparisons_meaning(),
            ),
            "bounds" => (self.counter_bounds(), self.counter_bounds_meaning()),
            "frames" => (self.counter_frames(), self.counter_frames_meaning()),
            "sizes" => (self.counter_sizes(), self.counter_sizes_meaning()),
            "moves" => (self.counter_moves(), self.counter_moves_meaning()),
            "branchings" => (self.counter_branchings(), self.counter_branchings_meaning()),
            "refutations" => (
                self.counter_refutations(),
                self.counter_refutations_meaning(),
            ),
            "verdicts" => (self.counter_verdicts(), self.counter_verdicts_meaning()),
            _ => return None,
        })
    }

    fn knight_counter(self, name: &str) -> Option<Counter> {
        Some(match name {
            "placements" => (self.knight_placements(), self.knight_placements_meaning()),
            "removals" => (self.knight_removals(), self.knight_removals_meaning()),
            "depth" => (self.knight_depth(), self.knight_depth_meaning()),
            "nodes" => (self.knight_nodes(), self.knight_nodes_meaning()),
            "fundamental" => (self.knight_fundamental(), self.knight_fundamental_meaning()),
            _ => return self.queens_counter(name),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::Texts;
    use queens_core::{Count, algorithm};

    use super::*;
    use queens_page::language::Language;

    #[test]
    fn every_counter_of_every_algorithm_has_a_label_in_each_language() {
        let common = Count::COMMON.into_iter().filter_map(Count::name);
        let own = algorithm::DESCRIPTORS
            .iter()
            .flat_map(|it| it.operations)
            .map(|it| it.name);
        for name in common.chain(own) {
            for language in Language::ALL {
                let explorer = Texts::of(language).explorer();
                let lacks = |&problem: &Problem| explorer.counter(problem, name).is_none();
                let lacking = Problem::ALL.into_iter().find(lacks);
                assert_eq!(lacking, None, "{language:?} has no words for “{name}”");
            }
        }
    }

    #[test]
    fn levels_are_counted_as_romanian_does() {
        let above = |levels| {
            Texts::of(Language::ROMANIAN)
                .explorer()
                .levels_above(levels)
        };
        assert_eq!(above(1), "un nivel mai sus");
        assert_eq!(above(32), "32 de niveluri mai sus");
        assert_eq!(above(101), "101 niveluri mai sus");
    }

    #[test]
    fn the_total_leads_with_what_was_asked_for() {
        let texts = Texts::of(Language::ENGLISH);
        let all = Total {
            solutions: 92,
            classes: 12,
            is_exact: true,
            is_over: true,
            is_stopped: false,
            is_first: false,
            is_one_try: false,
            by_class: false,
        };
        let said = |total| texts.explorer().total(total).plain();
        assert_eq!(said(all), "92 solutions, 12 up to symmetry");
        let classes = Total {
            by_class: true,
            ..all
        };
        assert_eq!(
            (said(classes), classes.value()),
            ("12 up to symmetry, 92 solutions in all".to_owned(), 12)
        );
        let partial = Total {
            solutions: 3,
            is_exact: false,
            is_over: false,
            ..all
        };
        assert_eq!(said(partial), "At least 3 solutions so far");
        let given_up = Total {
            is_over: true,
            ..partial
        };
        assert_eq!(said(given_up), "At least 3 solutions");
        let stopped = Total {
            is_stopped: true,
            ..partial
        };
        assert_eq!(said(stopped), "At least 3 solutions: search stopped");
    }
}
