//! Where a search stops by itself, told before it is started. Numbers are given as the language writes them.

/// The texts about caps.
pub struct CapTexts {
    /// The most calls of a backtracking search.
    pub calls: fn(&str) -> String,
    /// The most moves of a local search.
    pub moves: fn(&str) -> String,
    /// All ways are to be tried, and they are too many: the most calls.
    pub endless: fn(&str) -> String,
}
