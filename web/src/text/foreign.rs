//! The texts of languages other than English: parts of the page, fetched when they are first wanted.

use std::cell::Cell;

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{Language, Texts};

thread_local! {
    static FRENCH: Cell<Option<&'static Texts>> = const { Cell::new(None) };
    static ROMANIAN: Cell<Option<&'static Texts>> = const { Cell::new(None) };
}

/// The texts of this language, if they have been fetched. Tests on other targets need no fetching.
pub(super) fn texts(language: Language) -> Option<&'static Texts> {
    match language {
        Language::English => None,
        #[cfg(not(target_family = "wasm"))]
        Language::French => Some(&super::FRENCH),
        #[cfg(not(target_family = "wasm"))]
        Language::Romanian => Some(&super::ROMANIAN),
        #[cfg(target_family = "wasm")]
        Language::French => FRENCH.get(),
        #[cfg(target_family = "wasm")]
        Language::Romanian => ROMANIAN.get(),
    }
}

pub(crate) async fn fetch_french() -> Result<(), SplitLoaderError> {
    FRENCH.set(Some(french().await?));
    Ok(())
}

pub(crate) async fn fetch_romanian() -> Result<(), SplitLoaderError> {
    ROMANIAN.set(Some(romanian().await?));
    Ok(())
}

#[wasm_split(french, fallible)]
fn french() -> Result<&'static Texts, SplitLoaderError> {
    Ok(&super::FRENCH)
}

#[wasm_split(romanian, fallible)]
fn romanian() -> Result<&'static Texts, SplitLoaderError> {
    Ok(&super::ROMANIAN)
}
