//! Domination, in English.

use crate::text::about::topic::{Domination, Question, Topic};

pub(super) const DOMINATION: Domination = Domination {
    topic: Topic {
        title: "Blocking the board: domination",
        paragraphs: &[
            "Sheet 000 (§2.4) asks: *how is the board blocked with the fewest queens?* It is blocked when every square is occupied or attacked. Here queens may attack each other, and a row may hold several of them or none. Books call this *queens domination* and write γ(n) for the least number.",
        ],
        questions: [
            Question {
                title: "Question: give a lower and an upper bound",
                answer: &[
                    "*At least three.* On the empty 8\u{a0}×\u{a0}8 board a queen covers the most squares from the middle: 28, her own included. Two queens cover at most 56 squares, and there are 64. In short: 64\u{a0}÷\u{a0}28 is more than 2.",
                    "*At most seven.* Put each queen on a free square, one that is neither occupied nor attacked. When no square is free any more, the board is blocked. That often happens before the eighth queen: {the second board above|#stuck} is blocked by seven.",
                    "So the sheet has three to six queens tried out. {The first board above|#stuck} settles the upper end: *five* are enough.",
                ],
            },
            Question {
                title: "Question: propose a strategy",
                answer: &[
                    "The sheet’s own: *place k queens and look for a free square. If there is none, show the board. If there is one, move one queen and start again.*",
                    "It does not say which queen moves. To be sure of the answer, every set of k squares must have its turn. {Move one queen|move-one} takes them in an order in which each set differs from the one before by a single queen.",
                    "There are 41,664 sets of three squares and 635,376 of four, and none of them blocks the board. So four queens are not enough; but all those sets had to be looked at. {On 5\u{a0}×\u{a0}5|move-one-5} it is quickly done: three queens.",
                ],
            },
            Question {
                title: "Further: rule out four queens without trying every set",
                answer: &[
                    "Start from the squares instead. Take the uncovered square that the fewest queens can cover. One of those queens must stand in every solution, so try them one after another. Give up as soon as the queens that are left cannot cover the squares that are left, however well they stand.",
                    "{The search by coverage, with k\u{a0}=\u{a0}4|coverage-4}, finds nothing: *no four queens* block the board.",
                ],
            },
            Question {
                title: "Further: all sets of five",
                answer: &[
                    "{The same search, for all sets|coverage}, finds *4,860* sets of five queens, *638* up to symmetry. So γ(8)\u{a0}=\u{a0}5.",
                ],
            },
            Question {
                title: "Further: stricter rules",
                answer: &[
                    "*Independent*: no queen attacks another. {Five queens|independent} are still enough, in 728 sets. Those of the first board above are one of them.",
                    "*Total*: the occupied squares have to be attacked, too, each by another queen. {Five again|total}, in 352 sets.",
                    "The table has the least number γ, the sets of so many queens, all and up to symmetry, and the least numbers i of independent queens and γₜ under the total rule. On 1\u{a0}×\u{a0}1 there is no total set: a queen alone is attacked by none.",
                ],
            },
        ],
    },
    heads: ["n", "γ", "Sets", "Classes", "i", "γₜ"],
};
