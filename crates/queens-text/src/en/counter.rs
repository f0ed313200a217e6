//! What is counted: a label and a definition for each counter and operation, by its name in hooks.

use crate::explorer::Counter;

pub(crate) fn queens(name: &str) -> Option<Counter> {
    Some(match name {
        "tests" => ("Tests", "candidate squares, or whole candidates, tested"),
        "placements" => ("Placed", "tests that succeeded: queens placed"),
        "removals" => ("Backtracks", "queens taken back"),
        "solutions" => ("Solutions", "solutions found up to this step"),
        "depth" => (
            "Depth",
            "the most queens standing at once, fixed ones included",
        ),
        "nodes" => (
            "Nodes",
            "nodes of the search tree: each starting board and each queen placed",
        ),
        "fundamental" => (
            "Up to symmetry",
            "classes of solutions under the symmetries that keep the fixed queens",
        ),
        "calls" => ("Calls", "calls of the program's recursive procedure"),
        "comparisons" => ("Comparisons", "queens compared with a tested square"),
        "erasures" => (
            "Erasures",
            "times that the program clears a square or restores its board",
        ),
        "removals_after_loop" => (
            "Loops left",
            "loops over the squares that came to their end",
        ),
        "found" => ("Found", "solutions that the search itself met"),
        "mirrored" => ("Mirrored", "solutions added as images of those found"),
        "place_calls" => ("Markings", "calls of occuper_toutes_les_directions"),
        "marks" => (
            "Marks",
            "squares written by it, those written twice counted twice",
        ),
        "saves" => ("Saves", "copies of the whole board"),
        "cells_read" => (
            "Squares read",
            "squares of the board that the program reads",
        ),
        "pos_ok" => (
            "Columns free",
            "candidates whose digit is not in the string",
        ),
        "test_calls" => ("Test calls", "calls of the recursive function test"),
        "row_checks" => ("Row checks", "rows looked at by est_valide"),
        "diag_checks" => (
            "Diagonal checks",
            "pairs of queens compared by their diagonals",
        ),
        "drawn_nodes" => (
            "Drawn nodes",
            "nodes of the sheet's figure: the root and each child, valid or rejected",
        ),
        "iterations" => ("Iterations", "turns of the while loop"),
        "valid_steps" => ("Valid steps", "queens looked at by valid"),
        "pushes" => ("Pushes", "times that k grows"),
        "generated" => ("Generated", "candidates generated"),
        "pair_checks" => ("Pair checks", "pairs of queens compared"),
        "draws" => ("Draws", "squares, or whole candidates, drawn by chance"),
        "restarts" => ("Restarts", "times that the search began again"),
        "squares_valued" => (
            "Squares valued",
            "values worked out: one for each free square after each queen",
        ),
        "scans" => ("Scans", "looks for the free squares of the board"),
        "criticals" => (
            "Critical",
            "critical situations: a square’s list became empty",
        ),
        "critical_returns" => (
            "Freed at once",
            "calls that free their square because of one",
        ),
        "lists_taken" => ("Lists", "calls that take their list and try its moves"),
        "moves_tried" => ("Moves tried", "squares of a list that the program goes to"),
        "loops_left" => ("Loops left", "lists that were tried to their end"),
        "fusion_comparisons" => ("Comparisons", "valuations compared by Fusion"),
        "bounds" => ("Bounds", "bounds found before the search"),
        "frames" => (
            "Frames",
            "frames begun, one for each class under the symmetries",
        ),
        "sizes" => ("Sizes", "numbers of queens begun with"),
        "moves" => ("Moves", "queens moved to another square"),
        "branchings" => ("Branchings", "calls that still have a queen to place"),
        "refutations" => (
            "Refuted",
            "numbers of queens of which all sets were ruled out",
        ),
        "verdicts" => ("Decided", "numbers of queens that the search was done with"),
        _ => return None,
    })
}

/// The same where a knight visits squares and no queen is placed.
pub(crate) fn knight(name: &str) -> Option<Counter> {
    Some(match name {
        "placements" => ("Visited", "tests that succeeded: squares visited"),
        "removals" => ("Backtracks", "squares freed again"),
        "depth" => (
            "Depth",
            "the most squares visited at once, the start included",
        ),
        "nodes" => ("Nodes", "calls of TestePosition, the start’s included"),
        "fundamental" => (
            "Up to symmetry",
            "classes of tours under the symmetries that keep the start",
        ),
        _ => return queens(name),
    })
}
