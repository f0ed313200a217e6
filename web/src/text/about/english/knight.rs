//! The knight's tour, in English.

use crate::text::about::topic::{Knight, Played, Question, Topic};

pub(super) const KNIGHT: Knight = Knight {
    topic: Topic {
        title: "The knight’s tour",
        paragraphs: &[
            "In sheet 004 (II) a knight is to visit every square of the 8\u{a0}×\u{a0}8 board, *each exactly once*. The squares that it can reach in one move are the *permitted* ones.",
            "A square has an index: 8 times its row plus its column, both from 0. So a1 is 0, b1 is 1, a2 is 8, b3 is 17 and h8 is 63.",
        ],
        questions: [
            Question {
                title: "Question 1: a beginning",
                answer: &[
                    "The knight has visited a1, b3, c1, a2, c3, b5, a3, c4 and d2.",
                    "*a)* It goes to b1. *It cannot succeed*: from b1 it could only go to a3, c3 or d2, and all three are visited. It is stuck after 10 squares.",
                    "*b)* It goes elsewhere. *It cannot succeed either*: b1 can only be entered from a3, c3 or d2. It has left the first two and is leaving the third, so b1 can no longer be reached.",
                    "After d2, then, all is lost already. A good program notices it there: that is what question 7 is about.",
                ],
            },
            Question {
                title: "Questions 2 and 3: indice and coord",
                answer: &[
                    "`Indice([2, 1])` is 17, `Coord(17)` is `[2, 1]`. The questions write indice and coord, but `CasA` calls `Indice` and `Coord`, and for Python these are different names.",
                ],
            },
            Question {
                title: "Question 4: CasA",
                answer: &[
                    "*a)* `CasA(0)` is `[17, 10]`: from a1 to b3 and c2. `CasA(39)` is `[45, 54, 22, 29]`: from h5 to f6, g7, g3 and f4.",
                    "*b)* It returns the indices of all squares that a knight on square n can reach in one move, in the order of `Deplacements`.",
                ],
            },
            Question {
                title: "Question 5: Init",
                answer: &[
                    "`ListeCA` becomes a list of 64 lists. `global` is needed because both variables are assigned to.",
                ],
            },
            Question {
                title: "Question 6: which value?",
                answer: &[
                    "*Another value.* `ListeCA[0]` is `[17, 10]`: the squares of `[10, 17]`, but in another order, and a list has an order. For other n it is another list. None of the 64 is one of the five on offer.",
                ],
            },
            Question {
                title: "Question 7: the search",
                answer: &[
                    "From here on `ListeCA[k]` holds only the neighbours of k that are not occupied yet. If it becomes empty when n is occupied, k can be reached from n and from nowhere else: the situation is *critical*. After d2 in question 1 it is b1 whose list, `ListeCA[1]`, is empty.",
                    "*a)* `OccupePosition` strikes n from the lists of its permitted squares and tells whether one of them has become empty.",
                    "*b)* `LiberePosition` puts n back, but *at the end* of each list, not where it was. If b5 (33) is occupied and freed at the very beginning, `ListeCA[16]` changes from `[33, 26, 10, 1]` to `[26, 10, 1, 33]`. So the order in which squares are tried depends on what has been tried before.",
                    "*c)* `TestePosition` goes through a copy of `ListeCA[n]`; `L = ListeCA[n]` would only give the same list a second name. As it happens, this list does not change while n is occupied, since n is missing from the lists of its free neighbours. With 63 squares occupied, critical means done: the only square left is next to n. It is appended at the end.",
                    "Tried in the order of the lists, {the tour from a1|natural-a1} takes 522,490 calls of `TestePosition`, {from e3|natural-e3} (index 20) 132,202. Only 12 of the 64 starts succeed within two million calls, where this page gives up.",
                ],
            },
            Question {
                title: "Question 8: by valuation",
                answer: &[
                    "*a)* The valuation of n is the length of `ListeCA[n]`. *b)* `Fusion` compares the first elements of A and B and takes the one of lesser valuation, that of A if they are equal. *c)* `TriFusion` halves the list, sorts both halves and merges them. Thanks to `<=` it is *stable*: equal elements keep their order, and the results below depend on that.",
                    "*d)* In `TestePosition` only the line with `L` changes. n is occupied by then and no longer counts.",
                    "From 63 of the 64 starts, {from a1|fewest-a1} for example, 63 calls are enough: nothing is ever taken back. Only {f5|fewest-f5} (index 37) takes 80, with 17 taken back. From {e1|fewest-e1}, {g2|fewest-g2}, {d3|fewest-d3} and {g4|fewest-g4} (4, 14, 19 and 30) the tour is *closed*: one more move leads back to the start.",
                    "This is *Warnsdorff’s rule*, of 1823. {Roth’s tie-break|roth-f5} takes the square farthest from the centre when valuations are equal.",
                ],
            },
            Question {
                title: "Further: boards with an odd number of squares",
                answer: &[
                    "Each move changes the colour of the knight’s square. On 5\u{a0}×\u{a0}5 there are 13 squares of the colour of a1 and 12 of the other, so a tour has to begin and to end on the colour of a1. Hence no tour is closed, and {from b1|natural-5} there is none: the search finds that out after 93,349 calls. {From a1|fewest-5} there are 304, and from each of the 13 there is at least one.",
                ],
            },
        ],
    },
    played: Played {
        group: "The beginning, visit by visit",
        back: "One visit back",
        forward: "One visit forward",
        visit: |number, square| format!("Visit {number}: the knight stands on {square}."),
        there: |square| format!("a) to {square}"),
        elsewhere: "b) elsewhere",
        blocked: |square, left| {
            format!("On {square} the knight is stuck, with {left} squares still to be visited.")
        },
        unreachable: |square| {
            format!("Wherever else it goes, no free square leads to {square} any more.")
        },
    },
};
