//! The procedures of the sheets' programs that listings call: how often their lines have run, and the one that decided.

use crate::search::{Count, Counters};

/// A procedure that a listing calls and does not hold. The page has its lines in each language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Procedure {
    /// Sheet 000: whether the queen of a column agrees with those before.
    IsSafe,
    /// Sheet 000: the search from one row of the first column.
    DfsPosRn,
    /// Sheet 001: marks the squares that a queen attacks.
    Occuper,
    /// Sheet 001: three scans for a queen.
    Occupe2,
    /// Sheet 001: follows a diagonal, call by call.
    DiagonalTest,
    /// Sheet 002: whether a whole list is valid.
    EstValide,
    /// Sheet 003: whether the column of a level agrees with those below.
    Valid,
    /// Sheet 004: whether a square is free; the sheet leaves its lines to the reader.
    RowTest,
    /// Sheet 004: visits a square.
    OccupePosition,
    /// Sheet 004: takes the last visit back.
    LiberePosition,
    /// Sheet 004: sorts a list.
    TriFusion,
    /// Sheet 004: merges two sorted lists.
    Fusion,
    /// Sheet 004: the number of moves to squares not yet visited.
    Valuation,
    /// That of Roth's tie-break.
    RothValuation,
}

/// A procedure that a listing calls, with its lines.
#[derive(Clone, Copy, Debug)]
pub struct Helper {
    /// Which it is.
    pub procedure: Procedure,
    /// How often each of its lines has run; the first is its head.
    pub lines: &'static [Runs],
}

/// A line of a helper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HelperLine {
    /// The procedure.
    pub procedure: Procedure,
    /// Its line, from 1.
    pub line: u8,
}

/// How often a line has run: a sum of counters, each with its factor.
#[derive(Clone, Copy, Debug)]
pub struct Runs([(i8, Count); 3]);

impl Procedure {
    /// The name by which listings call it.
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

    /// A line of it, from 1.
    pub(crate) const fn line(self, line: u8) -> HelperLine {
        HelperLine {
            procedure: self,
            line,
        }
    }
}

impl Runs {
    /// As often as this.
    pub(crate) const fn of(count: Count) -> Runs {
        Runs::each(1, count)
    }

    /// So many times for each.
    pub(crate) const fn each(factor: i8, count: Count) -> Runs {
        Runs([(0, Count::Uncounted); 3]).and(factor, count)
    }

    /// And so many times this. There are at most three.
    pub(crate) const fn and(mut self, factor: i8, count: Count) -> Runs {
        let mut at = 0;
        while self.0[at].0 != 0 {
            at += 1;
        }
        self.0[at] = (factor, count);
        self
    }

    /// And less by this.
    pub(crate) const fn less(self, count: Count) -> Runs {
        self.and(-1, count)
    }

    /// The number.
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
