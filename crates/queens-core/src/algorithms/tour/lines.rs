//! The lines of `TestePosition` of sheet 004 and of the procedures that it calls, with their counters.

use crate::search::{Count, Helper, Runs};

pub(crate) const CRITICALS: usize = 0;
pub(crate) const FREED: usize = 1;
pub(crate) const LISTS: usize = 2;
pub(crate) const TRIED: usize = 3;
pub(crate) const LOOPS_LEFT: usize = 4;
pub(crate) const COMPARISONS: usize = 5;

/// Internal counter: entries removed from lists.
pub(crate) const REMOVED: usize = 6;
/// Internal counter: entries appended to lists.
pub(crate) const APPENDED: usize = 7;
/// Internal counter: merges of two halves.
pub(crate) const MERGES: usize = 8;
/// Internal counter: entries taken from the left half while the right half still has entries.
pub(crate) const LEFT_FIRST: usize = 9;

crate::listing! {
    /// The lines of `TestePosition`, and the line that appends the last square.
    pub(crate) enum Listing {
        Call: Nodes,
        Visit: Nodes,
        Full: Operation(CRITICALS),
        LeaveCritical: Operation(FREED),
        List: Operation(LISTS),
        EachMove: Operation(LISTS),
        Recurse: Operation(TRIED),
        Leave: Operation(LOOPS_LEFT),
        Append: Solutions,
    }
}

const VISITS: Runs = Runs::once(Count::Nodes);
const REMOVED_MOVES: Runs = Runs::once(Count::Operation(REMOVED));

crate::listing! {
    pub(crate) enum OccupePosition as "OccupePosition" {
        Head: VISITS,
        Visit: VISITS,
        NotCritical: VISITS,
        EachNeighbour: REMOVED_MOVES,
        RemoveMove: REMOVED_MOVES,
        Critical: REMOVED_MOVES,
        Result: VISITS,
    }
}

const RETURNS: Runs = Runs::once(Count::Operation(FREED)).plus(1, Count::Operation(LOOPS_LEFT));
const APPENDED_MOVES: Runs = Runs::once(Count::Operation(APPENDED));

crate::listing! {
    pub(crate) enum LiberePosition as "LiberePosition" {
        Head: RETURNS,
        Leave: RETURNS,
        EachNeighbour: APPENDED_MOVES,
        AppendMove: APPENDED_MOVES,
    }
}

/// Each merge adds two calls.
const SORTS: Runs = Runs::once(Count::Operation(LISTS)).plus(2, Count::Operation(MERGES));
const MERGED: Runs = Runs::once(Count::Operation(MERGES));

crate::listing! {
    pub(crate) enum TriFusion as "TriFusion" {
        Head: SORTS,
        Short: SORTS,
        Copy: SORTS.minus(Operation(MERGES)),
        Middle: MERGED,
        Halves: MERGED,
        Merge: MERGED,
    }
}

const COMPARED: Runs = Runs::once(Count::Operation(COMPARISONS));

crate::listing! {
    enum Fusion as "Fusion" {
        Head: MERGED,
        Begin: MERGED,
        BothLeft: COMPARED,
        Compare: COMPARED,
        TakeLeft: Runs::once(Operation(LEFT_FIRST)),
        TakeRight: COMPARED.minus(Operation(LEFT_FIRST)),
        Rest: MERGED,
    }
}

/// Each comparison computes the valuations of two squares.
const VALUED: Runs = Runs::times(2, Count::Operation(COMPARISONS));

crate::listing! {
    /// Without a tie-break.
    enum Valuation as "valuation" {
        Head: VALUED,
        Result: VALUED,
    }
}

crate::listing! {
    /// With Roth's tie-break.
    enum RothValuation as "valuation" {
        Head: VALUED,
        Result: VALUED,
    }
}

/// The helpers of the search in natural order.
pub(crate) static NATURAL: &[Helper] = &[OccupePosition::HELPER, LiberePosition::HELPER];

/// The helpers of the search that sorts its lists by valuation.
pub(crate) static SORTING: &[Helper] = &[
    OccupePosition::HELPER,
    LiberePosition::HELPER,
    TriFusion::HELPER,
    Fusion::HELPER,
    Valuation::HELPER,
];

/// The helpers of the search that sorts its lists by Roth's valuation.
pub(crate) static ROTH: &[Helper] = &[
    OccupePosition::HELPER,
    LiberePosition::HELPER,
    TriFusion::HELPER,
    Fusion::HELPER,
    RothValuation::HELPER,
];
