//! The instances for which each program runs: board, goal, given squares and seed, in words.

/// Of each algorithm at least three.
pub(crate) const CASES: &[(&str, &[&str])] = &[
    (
        "recursive",
        &[
            "8",
            "5 a4",
            "9 first",
            "7 count",
            "1",
            "3",
            "8 first b1,e2",
            "6 all f1",
        ],
    ),
    (
        "half-board",
        &["8", "7", "6 first", "9 count", "1", "2", "5 first"],
    ),
    (
        "nested-loops",
        &["6", "8 first", "7 count", "1", "2", "12 first", "3"],
    ),
    (
        "board-copy",
        &["6", "8 first", "7 count", "1", "3", "12 first"],
    ),
    (
        "upward-scan",
        &["8", "6 first", "7 count", "1", "3", "12 first"],
    ),
    (
        "digit-string",
        &["8", "6 first", "7 count", "1", "2", "12 first"],
    ),
    (
        "prefix-check",
        &[
            "6",
            "8 first",
            "7 count",
            "1",
            "3",
            "7 b2,e1",
            "6 first b4",
            "8 count a1,h7",
        ],
    ),
    ("explicit-stack", &["6", "8 first", "7 count", "1", "3"]),
    (
        "row-by-row",
        &[
            "8",
            "6 first",
            "7 count",
            "1",
            "3",
            "7 b2,e1",
            "8 count a1,h7",
        ],
    ),
];
