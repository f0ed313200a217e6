//! The procedures that the listings of the sheets' programs call, and the number of executions of each of their lines.

use crate::search::{Count, Counters};

/// A procedure that a listing calls but does not contain. The page contains its lines in each language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Procedure {
    /// Sheet 000: tests the queen of a column against the queens in earlier columns.
    IsSafe,
    /// Sheet 000: searches from one row of the first column.
    DfsPosRn,
    /// Sheet 001: marks the squares that a queen attacks.
    Occuper,
    /// Sheet 001: scans for a queen in three directions.
    Occupe2,
    /// Sheet 001: follows a diagonal by recursive calls.
    DiagonalTest,
    /// Sheet 002: tests whether a whole list is valid.
    EstValide,
    /// Sheet 003: tests the column of a level against the levels below.
    Valid,
    /// Sheet 004: tests whether a square is free. The sheet leaves the lines of this procedure to the reader.
    RowTest,
    /// Sheet 004: visits a square.
    OccupePosition,
    /// Sheet 004: undoes the last visit.
    LiberePosition,
    /// Sheet 004: sorts a list.
    TriFusion,
    /// Sheet 004: merges two sorted lists.
    Fusion,
    /// Sheet 004: counts the moves to unvisited squares.
    Valuation,
    /// The valuation of Roth's tie-break.
    RothValuation,
}

/// A procedure that a listing calls, with its lines.
#[derive(Clone, Copy, Debug)]
pub struct Helper {
    /// The procedure that the listing calls.
    pub procedure: Procedure,
    /// For each line, the formula for the number of its executions. The first line is the head of the procedure.
    pub lines: &'static [Runs],
}

/// A line of a helper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HelperLine {
    /// The procedure that contains the line.
    pub procedure: Procedure,
    /// The line of the procedure, from 1.
    pub line: u8,
}

/// The number of executions of a line, as a sum of at most three counters, each with a factor.
#[derive(Clone, Copy, Debug)]
pub struct Runs([(i8, Count); 3]);

impl Procedure {
    /// The name of the procedure in listings.
    pub const fn name(self) -> &'static str {
        match self {
            Procedure::IsSafe => "issafe",
            Procedure::DfsPosRn => "dfsPosRN",
            Procedure::Occuper => "occuper",
            Procedure::Occupe2 => "occupe2",
            Procedure::DiagonalTest | Procedure::RowTest => "test",
            Procedure::EstValide => "est_valide",
            Procedure::Valid => "valid",
            Procedure::OccupePosition => "OccupePosition",
            Procedure::LiberePosition => "LiberePosition",
            Procedure::TriFusion => "TriFusion",
            Procedure::Fusion => "Fusion",
            Procedure::Valuation | Procedure::RothValuation => "valuation",
        }
    }

    /// A line of the procedure, from 1.
    pub(crate) const fn line(self, line: u8) -> HelperLine {
        HelperLine {
            procedure: self,
            line,
        }
    }
}

impl Runs {
    /// The formula that consists of one counter.
    pub(crate) const fn once(count: Count) -> Runs {
        Runs::times(1, count)
    }

    /// The formula `factor` times a counter.
    pub(crate) const fn times(factor: i8, count: Count) -> Runs {
        Runs([(0, Count::Uncounted); 3]).plus(factor, count)
    }

    /// Adds `factor` times a counter. The sum has at most three terms.
    pub(crate) const fn plus(mut self, factor: i8, count: Count) -> Runs {
        let mut at = 0;
        while self.0[at].0 != 0 {
            at += 1;
        }
        self.0[at] = (factor, count);
        self
    }

    /// Subtracts a counter.
    pub(crate) const fn minus(self, count: Count) -> Runs {
        self.plus(-1, count)
    }

    /// The number of executions for these counters.
    pub fn get(&self, counters: &Counters) -> u64 {
        let terms = self.0.iter();
        terms.fold(0, |sum: u64, &(factor, count)| {
            let term = counters
                .get(count)
                .wrapping_mul(factor.unsigned_abs().into());
            if factor < 0 {
                sum.wrapping_sub(term)
            } else {
                sum.wrapping_add(term)
            }
        })
    }
}
