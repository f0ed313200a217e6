//! The instances for which the programs run. Each instance is described by words for the board, the goal, the given
//! squares and the seed. Names of languages limit the instance to programs in these languages.

/// The id of each algorithm, with at least four instances.
pub(crate) const CASES: [(&str, &str); 25] = [
    (
        "recursive",
        "8; 5 a4; 9 first; 7 count; 1 python pascal; 3 python pascal; 8 first b1,e2; 6 all f1; 4 a2,b4,c1,d3",
    ),
    (
        "half-board",
        "8; 7; 6 first; 9 count; 1; 2 python pascal; 5 first",
    ),
    (
        "nested-loops",
        "6; 8 first; 7 count; 1; 2; 12 first; 3 python pascal",
    ),
    (
        "board-copy",
        "6; 8 first; 7 count; 1 python pascal; 3 python pascal; 12 first; 7 b2,e1; 6 first b4; 8 count a1,f7; 4 a2,b4,c1,d3",
    ),
    (
        "upward-scan",
        "8; 6 first; 7 count; 1 python pascal; 3 python pascal; 12 first; 7 b2,e1; 6 first b4; 8 count a1,f7; 4 a2,b4,c1,d3",
    ),
    (
        "digit-string",
        "8; 6 first; 7 count; 1 python pascal; 2 python pascal; 12 first; 7 b2,e1; 6 first b4; 8 count a1,f7; 4 a2,b4,c1,d3",
    ),
    (
        "prefix-check",
        "6; 8 first; 7 count; 1 python pascal; 3 python pascal; 7 b2,e1; 6 first b4; 8 count a1,f7; 4 a2,b4,c1,d3",
    ),
    (
        "explicit-stack",
        "7 b2,e1; 6 first b4; 8 count a1,f7; 4 a2,b4,c1,d3; 6; 8 first; 7 count; 1 python pascal; 3 python pascal",
    ),
    (
        "permutations",
        "8 c1,f5; 6 first b4; 6; 8 first; 7 count; 1; 4 a2,b4,c1,d3",
    ),
    (
        "row-by-row",
        "8; 6 first; 7 count; 1 python pascal; 3 python pascal; 7 b2,e1; 8 count a1,f7; 4 a2,b4,c1,d3",
    ),
    (
        "subsets",
        "5 b1,d5; 6 count c1,e2; 4; 5 first; 5 count; 1 python pascal; 4 a2,b4,c1,d3",
    ),
    (
        "one-per-column",
        "6 b4; 5 first e1; 5; 6 first; 6 count; 1 python pascal; 4 a2,b4,c1,d3",
    ),
    (
        "random-placement",
        "8 seed=1; 12 seed=2; 8 a1,f7 seed=18446744073709551615; 1 seed=3 python pascal; 4 a2,b4,c1,d3 seed=1",
    ),
    (
        "random-rows",
        "6 d1 seed=5; 5 seed=1; 6 seed=2; 4 seed=18446744073709551615; 1 seed=3 python pascal; 4 a2,b4,c1,d3 seed=1",
    ),
    ("accessibility-scan", "5 b2; 8 c1; 4 b1; 1 python pascal; 9"),
    ("accessibility-list", "5 e5; 8 c1; 4 b1; 1 python pascal; 9"),
    (
        "accessibility-dynamic",
        "5 b2; 8 c1; 4 b1; 1 python pascal; 6 d1",
    ),
    (
        "min-conflicts",
        "8 a1,f7 seed=9; 10 c4 seed=2; 8 seed=1; 12 seed=2; 5 seed=18446744073709551615; 1 seed=3 python pascal; 6 seed=4; 4 a2,b4,c1,d3 seed=1",
    ),
    (
        "forward-checking",
        "8; 12 first; 7 count; 1 python pascal; 3 python pascal; 7 b2,e1; 8 count a1,f7; 4 a2,b4,c1,d3",
    ),
    (
        "bitmask",
        "8 count a1,f7; 8 b4,e6; 8; 12 first; 7 count; 1 python pascal; 3 python pascal; 32 first cpp; 4 a2,b4,c1,d3",
    ),
    (
        "tour-fewest-onward",
        "8 f5; 5 count c3; 5x4 all; 3x4 all; 3 python pascal; 32x31 first",
    ),
    (
        "tour-natural-order",
        "5 c3; 5 count; 6x5 first; 4x3 all; 3 b2 python pascal",
    ),
    ("tour-roth", "8; 5 count a1; 5x6 first b3; 4x3 all; 3"),
    (
        "coverage-search",
        "5 all; 6 first; 7 count; 8 first a1; 1 python pascal; 5 all a1,c3; 6 all k=3; 6 count k=4; 4 all k=2 a1,c2,d4; 8 first k=5; 5 all k=3 a1,b3,c5; 6 all independent; 5 all independent k=4; 5 first independent b2; 5 all total; 6 count total k=4 a1",
    ),
    (
        "move-one",
        "5 all; 6 first; 5 count; 6 first a1; 2 python pascal; 5 all k=2; 6 first k=4; 5 count k=4 c3; 4 all k=1 a1,c2; 4 all k=16; 6 all independent; 5 count independent k=4; 5 first independent b2; 4 all total; 5 count total k=3 a1",
    ),
];
