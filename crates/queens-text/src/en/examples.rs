//! Places to start from.

use queens_page::permalink::examples::Example;

use crate::examples::ExamplesTexts;

pub(crate) const TEXTS: ExamplesTexts = ExamplesTexts {
    list: "Places to start from",
    words: |example| match example {
        Example::FourQueens => (
            "Four queens, step by step",
            "Every square of column c is attacked: watch the search take b3 back. The whole of it is 83 events.",
        ),
        Example::Tree => (
            "A search as a tree",
            "Choose Whole tree or Icicle: 153 nodes, and only 4 of them are solutions.",
        ),
        Example::Twelve => (
            "Twelve kinds of solution",
            "The 92 solutions are 12 boards, turned and mirrored. Eleven give 8 each; this one, the most symmetrical, gives 4.",
        ),
        Example::Corner => (
            "A queen in the corner",
            "With a queen fixed on a1, 4 of the 92 solutions are left. Free it, fix d1 instead, and run: 18.",
        ),
        Example::Mirror => (
            "Half the work by symmetry",
            "Each solution is followed by its mirror image, so that 7,856 tests suffice instead of 15,720.",
        ),
        Example::Digits => (
            "A board as a number",
            "This program writes the columns of the queens, row by row, as digits: the first number without an attack is 15863724.",
        ),
        Example::Permutations => (
            "Try them all",
            "All 40,320 ways to give each column a row of its own, one by one: 92 are solutions.",
        ),
        Example::Lot => (
            "Queens drawn by lot",
            "Each queen takes a free square at random. When none is left, all start again: here 82 times.",
        ),
        Example::LookAhead => (
            "Looking ahead pays",
            "Twenty queens, two searches, one clock: 145 tests to a first solution with a look ahead, 3,992,510 without.",
        ),
        Example::Greedy => (
            "Greedy, and stuck",
            "Always the square that attacks least: from b2, six queens stand and no free square is left. Try other starts.",
        ),
        Example::Thousand => (
            "A thousand queens",
            "All stand at once, and those under attack move: after 568 moves none is. Zoom in to check.",
        ),
        Example::Eighteen => (
            "Counted in seconds",
            "Run counts the 666,090,624 solutions for n\u{a0}=\u{a0}18, without looking at each of them.",
        ),
        Example::Billion => (
            "A billion steps",
            "n\u{a0}=\u{a0}32: after 1,000,000,000 steps, 70 solutions are found, and the first queen is still on a1. It takes a while to get there.",
        ),
        Example::FiveCover => (
            "Five queens see everything",
            "Five queens attack or occupy all 64 squares; the numbers say how often. There are 4,860 such sets.",
        ),
        Example::FourDoNot => (
            "Four do not",
            "The proof as a map: 25 of 45 frames are closed by an inequality alone, the other 20 by a short search.",
        ),
        Example::Independent => (
            "Cover, but do not attack",
            "On 4 × 4, two queens cover every square, but they attack each other. Without that, it takes three.",
        ),
        Example::Total => (
            "Every queen attacked, too",
            "Here a queen does not cover her own square. Five still suffice on 8 × 8, in 352 ways.",
        ),
        Example::Tour => (
            "A knight’s tour",
            "63 moves, and none is taken back: the knight always goes to the square with the fewest moves onward.",
        ),
        Example::ClosedTour => (
            "There and back again",
            "All 36 squares, and from the last one the knight can go home. Only 2 moves were taken back.",
        ),
        Example::NoTour => (
            "A board without a tour",
            "No way from a1 visits all 16 squares: after 12 squares at the latest, this search sees it and turns back. It takes 455 nodes.",
        ),
    },
};
