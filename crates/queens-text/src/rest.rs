//! What is said in the rest of the page: of the searches that it does not open with, and in the panels that are not shown at first.

use queens_core::{Detail, Reason};

use super::about::{self, AboutTexts};
use super::algorithm::{self, Listings};
use super::article::{self, Article};
use super::cap::{self, CapTexts};
use super::compare::{self, CompareTexts};
use super::count::{self, CountTexts};
use super::dialog::{self, KeysTexts};
use super::event::{self, DominationTexts, GreedyTexts, KnightTexts, RepairTexts};
use super::going::{self, MenuTexts};
use super::large::{self, LargeTexts};
use super::reason::others;
use super::results::{self, ResultsTexts};
use super::starts::{self, StartsTexts};
use super::tree::{self, PictureTexts};

/// These texts in one language.
pub struct RestTexts {
    /// What stands beside the article.
    pub about: AboutTexts,
    pub article: &'static Article,
    pub listings: Listings,
    /// Why an event happened; nothing where the algorithm that the page opens with says so, too.
    pub reason: fn(&Reason) -> String,
    /// What the program did under an event; nothing in the same case.
    pub detail: fn(&Detail) -> String,
    pub domination: DominationTexts,
    pub greedy: GreedyTexts,
    pub knight: KnightTexts,
    /// What is said of a local search alone.
    pub repair: RepairTexts,
    /// That so many numbers of a list come before those that are shown.
    pub before: fn(&str) -> String,
    /// Where they stop by themselves.
    pub cap: CapTexts,
    /// Of boards above 32, which only they serve.
    pub large: LargeTexts,
    pub compare: CompareTexts,
    pub count: CountTexts,
    pub keys: KeysTexts,
    pub menu: MenuTexts,
    pub picture: PictureTexts,
    pub results: ResultsTexts,
    pub starts: StartsTexts,
}

pub(super) static ENGLISH: RestTexts = RestTexts {
    about: about::ENGLISH,
    article: &article::ENGLISH,
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
    compare: compare::ENGLISH,
    count: count::ENGLISH,
    keys: dialog::KEYS_ENGLISH,
    menu: going::MENU_ENGLISH,
    picture: tree::PICTURE_ENGLISH,
    results: results::ENGLISH,
    starts: starts::ENGLISH,
};

pub(super) static FRENCH: RestTexts = RestTexts {
    about: about::FRENCH,
    article: &article::FRENCH,
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
    compare: compare::FRENCH,
    count: count::FRENCH,
    keys: dialog::KEYS_FRENCH,
    menu: going::MENU_FRENCH,
    picture: tree::PICTURE_FRENCH,
    results: results::FRENCH,
    starts: starts::FRENCH,
};

pub(super) static ROMANIAN: RestTexts = RestTexts {
    about: about::ROMANIAN,
    article: &article::ROMANIAN,
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
    compare: compare::ROMANIAN,
    count: count::ROMANIAN,
    keys: dialog::KEYS_ROMANIAN,
    menu: going::MENU_ROMANIAN,
    picture: tree::PICTURE_ROMANIAN,
    results: results::ROMANIAN,
    starts: starts::ROMANIAN,
};
