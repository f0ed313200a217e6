//! What is said of the searches that the page does not open with, fetched with their code.

use queens_core::{Detail, Reason};

use super::Texts;
use super::algorithm::{self, Listings};
use super::cap::{self, CapTexts};
use super::event::{self, DominationTexts, GreedyTexts, KnightTexts, RepairTexts};
use super::large::{self, LargeTexts};
use super::reason::others;
use crate::library;

/// The texts of searches in one language.
pub(crate) struct SearchTexts {
    pub(crate) listings: Listings,
    /// Why an event happened; nothing where the algorithm that the page opens with says so, too.
    pub(crate) reason: fn(&Reason) -> String,
    /// What the program did under an event; nothing in the same case.
    pub(crate) detail: fn(&Detail) -> String,
    pub(crate) domination: DominationTexts,
    pub(crate) greedy: GreedyTexts,
    pub(crate) knight: KnightTexts,
    /// What is said of a local search alone.
    pub(crate) repair: RepairTexts,
    /// That so many numbers of a list come before those that are shown.
    pub(crate) before: fn(&str) -> String,
    /// Where they stop by themselves.
    pub(crate) cap: CapTexts,
    /// Of boards above 32, which only they serve.
    pub(crate) large: LargeTexts,
}

pub(crate) static ENGLISH: SearchTexts = SearchTexts {
    listings: algorithm::LISTINGS_ENGLISH,
    reason: others::english::reason,
    detail: others::english::detail,
    domination: event::domination::ENGLISH,
    greedy: event::greedy::ENGLISH,
    knight: event::knight::ENGLISH,
    repair: event::repair::ENGLISH,
    before: |count| format!("… {count} before"),
    cap: cap::ENGLISH,
    large: large::ENGLISH,
};

pub(super) static FRENCH: SearchTexts = SearchTexts {
    listings: algorithm::LISTINGS_FRENCH,
    reason: others::french::reason,
    detail: others::french::detail,
    domination: event::domination::FRENCH,
    greedy: event::greedy::FRENCH,
    knight: event::knight::FRENCH,
    repair: event::repair::FRENCH,
    before: |count| format!("… {count} avant"),
    cap: cap::FRENCH,
    large: large::FRENCH,
};

pub(super) static ROMANIAN: SearchTexts = SearchTexts {
    listings: algorithm::LISTINGS_ROMANIAN,
    reason: others::romanian::reason,
    detail: others::romanian::detail,
    domination: event::domination::ROMANIAN,
    greedy: event::greedy::ROMANIAN,
    knight: event::knight::ROMANIAN,
    repair: event::repair::ROMANIAN,
    before: |count| format!("… {count} înainte"),
    cap: cap::ROMANIAN,
    large: large::ROMANIAN,
};

impl Texts {
    /// What is said of searches, once it is here.
    pub(crate) fn searches(&self) -> Option<&'static SearchTexts> {
        self.searches.or_else(library::texts)
    }

    /// What is said of boards above 32, once it is here.
    pub(crate) fn large(&self) -> Option<&'static LargeTexts> {
        self.searches().map(|texts| &texts.large)
    }
}
