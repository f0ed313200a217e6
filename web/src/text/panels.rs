//! What those panels say that are fetched when they are first wanted.

use super::Texts;
use super::compare::{self, CompareTexts};
use super::count::{self, CountTexts};
use super::dialog::{self, KeysTexts};
use super::going::{self, MenuTexts};
use super::results::{self, ResultsTexts};
use super::starts::{self, StartsTexts};
use super::tree::{self, PictureTexts};

/// The texts of panels in one language.
pub(crate) struct PanelTexts {
    pub(crate) compare: CompareTexts,
    pub(crate) count: CountTexts,
    pub(crate) keys: KeysTexts,
    pub(crate) menu: MenuTexts,
    pub(crate) picture: PictureTexts,
    pub(crate) results: ResultsTexts,
    pub(crate) starts: StartsTexts,
}

static ENGLISH: PanelTexts = PanelTexts {
    compare: compare::ENGLISH,
    count: count::ENGLISH,
    keys: dialog::KEYS_ENGLISH,
    menu: going::MENU_ENGLISH,
    picture: tree::PICTURE_ENGLISH,
    results: results::ENGLISH,
    starts: starts::ENGLISH,
};

pub(super) static FRENCH: PanelTexts = PanelTexts {
    compare: compare::FRENCH,
    count: count::FRENCH,
    keys: dialog::KEYS_FRENCH,
    menu: going::MENU_FRENCH,
    picture: tree::PICTURE_FRENCH,
    results: results::FRENCH,
    starts: starts::FRENCH,
};

pub(super) static ROMANIAN: PanelTexts = PanelTexts {
    compare: compare::ROMANIAN,
    count: count::ROMANIAN,
    keys: dialog::KEYS_ROMANIAN,
    menu: going::MENU_ROMANIAN,
    picture: tree::PICTURE_ROMANIAN,
    results: results::ROMANIAN,
    starts: starts::ROMANIAN,
};

impl Texts {
    /// What panels say. For panels alone: with this, the English texts are fetched with them.
    pub(crate) fn panels(&self) -> &'static PanelTexts {
        self.panels.unwrap_or(&ENGLISH)
    }
}
