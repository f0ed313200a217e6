//! The accessibility heuristic, in English.

use crate::text::about::topic::{Accessibility, Question, Topic};

pub(super) const ACCESSIBILITY: Accessibility = Accessibility {
    topic: Topic {
        title: "The accessibility heuristic",
        paragraphs: &[
            "Back to n queens that do not attack each other. A *heuristic* is a rule of thumb: it often leads to a solution and guarantees none. Sheet 000 (§2.5) borrows one from the knight’s tour. There is no backtracking: a queen that stands stays.",
        ],
        questions: [
            Question {
                title: "Question: formulate a heuristic. Why is it of interest?",
                answer: &[
                    "Write on every square how many squares a queen there would take away. Then put each queen on the free square of *least value*.",
                    "The more squares stay free, the better the chances of the queens to come. And it is quick: one choice a queen, none taken back. But it may end early, with no free square and fewer than n queens.",
                ],
            },
            Question {
                title: "Question: the steps, and + on positions",
                answer: &[
                    "A queen goes in eight directions. `delta` holds one step in each: (−1,\u{a0}0), (−1,\u{a0}−1), (0,\u{a0}−1), (1,\u{a0}−1), (1,\u{a0}0), (1,\u{a0}1), (0,\u{a0}1), (−1,\u{a0}1). `pos + delta[nv]` adds column to column and row to row. Added again and again, it walks along the line to the edge.",
                ],
            },
            Question {
                title: "Question: calculerHB, the table hb",
                answer: &[
                    "From every square, walk in the eight directions and count the squares. At the edge that gives 3·(n\u{a0}−\u{a0}1), and 2 more for each ring further in: 12, 14, 16 for n\u{a0}=\u{a0}5, as the sheet prints them, and 21, 23, 25, 27 for n\u{a0}=\u{a0}8. For the 22 in the sheet’s text see {the slips|#slips}.",
                ],
            },
            Question {
                title: "Question: placerNaif reads the whole board",
                answer: &[
                    "After each queen the program marks her lines. Then it reads the board row by row and keeps the first unmarked square of least value.",
                    "{From (1,\u{a0}1) on 5\u{a0}×\u{a0}5|scan-5}, that is b2, all five queens find a place: (1,\u{a0}1), (3,\u{a0}0), (4,\u{a0}2), (0,\u{a0}4), (2,\u{a0}3), as in the sheet. Column first, then row, both from 0.",
                ],
            },
            Question {
                title: "Question: placerOptm keeps a list",
                answer: &[
                    "The list holds the squares that are still available; whatever is marked leaves it and is not read again. The order stays the same, and {so do the placements|list-5}.",
                    "What is saved is reading: from a1 on 8\u{a0}×\u{a0}8, {the list|list-8} has 150 squares read, {the scan|scan-8} 384. Both end with six queens.",
                ],
            },
            Question {
                title: "Question: test_heuristiq tries every start",
                answer: &[
                    "On 4\u{a0}×\u{a0}4 four starts lead to n queens, on 5\u{a0}×\u{a0}5 three, on 9\u{a0}×\u{a0}9 only {f5|list-9}. For no other n from 4 to 60 is there any.",
                    "The sheet’s words allow for another reading: the squares taken away from *what is left of the board*. Then the values have to be written anew after each queen, and only free squares count. {These current values|dynamic} succeed much more often. The table has the starts that succeed.",
                ],
            },
        ],
    },
    values: "The table hb for n\u{a0}=\u{a0}8",
    heads: ["n", "Starts", "Table hb", "Current values"],
};
