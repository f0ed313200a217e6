//! Why a ledger is refused: in the words of the library, which speaks English.

use queens_core::counting::TallyError;
use queens_core::counting::ledger::LedgerError;
use queens_page::pool::LedgerPlace;

pub(super) fn why(error: &LedgerError) -> String {
    error.to_string()
}

/// Why the result of a shard is refused.
pub(super) fn refusal(refusal: &TallyError) -> String {
    refusal.to_string()
}

/// Where the other result is, in brackets.
pub(super) fn place(other: Option<&LedgerPlace>) -> String {
    other.map_or_else(String::new, |LedgerPlace { file, line }| {
        format!(" ({file}, line {line})")
    })
}
