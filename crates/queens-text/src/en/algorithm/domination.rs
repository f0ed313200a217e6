//! The searches for dominating sets: name, idea, source and listing, with keywords between stars.

use crate::algorithm::Words;

pub(crate) const TEXTS: [Words; 3] = [
    Words {
        id: "coverage-search",
        name: "Search by coverage",
        idea: "Covers first the square that the fewest queens can cover; gives up what the bound rules out.",
        source: "Sheet 000, §2.4",
        cost: "A test is one pass over the candidates. On 8\u{a0}×\u{a0}8, 356 nodes rule out four queens; that fewer do not suffice is part of every result.",
        listing: &[
            "k ← ⌈squares to cover ÷ most that a queen covers⌉",
            "*repeat*: cover(k)",
            "*until* a set was found, or k was given; *else* k ← k + 1",
            "cover(r): *if* r = 0: report",
            "  u ← open square that the fewest candidates cover",
            "  *for each* candidate c that covers u, best first:",
            "    forbid c to those after it",
            "    *if* the r − 1 best cannot cover the rest: next c",
            "    place a queen on c; cover(r − 1)",
            "    take it back",
        ],
    },
    Words {
        id: "move-one",
        name: "Move one queen",
        idea: "Place k queens, look for an uncovered square, move one queen and start over.",
        source: "Sheet 000, §2.4",
        cost: "C(n², k) sets for each k, each one move away from the one before. Most moves unite two sets of squares, as what the other queens cover is kept.",
        listing: &[
            "find bounds for k; k ← the lower one",
            "place k queens on the lowest squares",
            "*while* a square is uncovered, or a variant’s rule is broken:",
            "  (*else* report the set, and go on)",
            "  move one queen to the next set",
            "*end* if a set was found, or k is given; *else* k ← k + 1",
        ],
    },
    Words {
        id: "frames",
        name: "Exact, by frames",
        idea: "Asks where the first and the last empty column and row are. No queen stands on this frame, so each must cover it across, and inequalities tell when too few are left.",
        source: "our own; bound: Spencer and Weakley, 1995",
        cost: "140 nodes rule out four queens on 8\u{a0}×\u{a0}8, where the search by coverage needs 356; a node costs more. It serves sets of fewer queens than the board has columns, as a frame has to be empty.",
        listing: &[
            "k ← ⌈squares to cover ÷ most that a queen covers⌉, at least ⌊n ÷ 2⌋",
            "*repeat*: *for each* frame, up to symmetry:",
            "  *if* its inequalities rule out k queens: next; *else* search(k)",
            "*until* a set was found, or k was given; *else* k ← k + 1",
            "search(r): *if* r = 0: report the set and its images",
            "  u ← open square, or line outside without a queen, with the fewest candidates",
            "  *for each* candidate c for u, the one that gains most first:",
            "    forbid c (in search(k) its images, too) to those after it",
            "    *if* the inequalities rule out r − 1 queens, or the set is an image of one reported: next c",
            "    place a queen on c; search(r − 1)",
            "    take it back",
        ],
    },
];
