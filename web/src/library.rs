//! The code that a first visit does not need: of every algorithm but the one that the page opens with, what
//! is said of them, and of checks. Page and worker run the same module, each in its own memory, and fetch it each for itself.

use std::cell::Cell;

#[cfg(target_arch = "wasm32")]
use queens_core::check;
use queens_core::{Algorithm, Descriptor, Position, Variant, algorithm};
#[cfg(target_arch = "wasm32")]
use queens_worker::counter;
#[cfg(target_arch = "wasm32")]
use queens_worker::glue::CodeSource;
#[cfg(target_arch = "wasm32")]
use queens_worker::library::{BeginCheck, BeginCounter, Library};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::Html;

use crate::narration::large::TellLarge;
use crate::narration::{self, Tell};
use crate::settings::Settings;
use crate::text::searches::{self, SearchTexts};
use crate::view::{self, Context};

/// Draws what is known of a search before it is started.
pub(crate) type DrawForetold = fn(&SearchTexts, &Settings, &Context) -> Html;

/// Draws how many squares are covered how often.
pub(crate) type DrawHistogram = fn(&Position, Variant, &Context) -> Html;

/// What is fetched.
struct Code {
    algorithms: &'static [&'static Algorithm],
    /// What is said of them in English.
    texts: &'static SearchTexts,
    tell: Tell,
    tell_large: TellLarge,
    foretold: DrawForetold,
    histogram: DrawHistogram,
    #[cfg(target_arch = "wasm32")]
    check: BeginCheck,
    #[cfg(target_arch = "wasm32")]
    counter: BeginCounter,
}

static ALL_CODE: Code = Code {
    algorithms: &algorithm::ALL,
    texts: &searches::ENGLISH,
    tell: narration::searches::tell,
    tell_large: narration::large::tell,
    foretold: view::foretold,
    histogram: view::histogram,
    #[cfg(target_arch = "wasm32")]
    check: check::begin,
    #[cfg(target_arch = "wasm32")]
    counter: counter::begin,
};

thread_local! {
    static FETCHED: Cell<Option<&'static Code>> = const { Cell::new(None) };
}

/// What the worker works with.
#[cfg(target_arch = "wasm32")]
pub(crate) const CODE: CodeSource = CodeSource {
    library: Library {
        algorithm: find,
        check: || here().map(|code| code.check),
        counter: || here().map(|code| code.counter),
    },
    fetch: || {
        Box::pin(async {
            // The library tells whether it came.
            let _ = fetch().await;
        })
    },
};

/// The algorithm that states this about itself, if its code is here.
pub(crate) fn find(descriptor: &Descriptor) -> Option<&'static Algorithm> {
    if algorithm::OPENING.id == descriptor.id {
        return Some(algorithm::OPENING);
    }
    let mut fetched = here()?.algorithms.iter();
    fetched.find(|it| it.id == descriptor.id).copied()
}

/// What is said of the algorithms in English, if it is here.
pub(crate) fn texts() -> Option<&'static SearchTexts> {
    here().map(|code| code.texts)
}

/// Tells the event that a run shows, if that is here.
pub(crate) fn tell() -> Option<Tell> {
    here().map(|code| code.tell)
}

/// Tells of boards above 32, if that is here.
pub(crate) fn tell_large() -> Option<TellLarge> {
    here().map(|code| code.tell_large)
}

/// Draws what is known of a search before it is started, if that is here.
pub(crate) fn foretold() -> Option<DrawForetold> {
    here().map(|code| code.foretold)
}

/// Draws the histogram of a search for covers, if that is here.
pub(crate) fn histogram() -> Option<DrawHistogram> {
    here().map(|code| code.histogram)
}

pub(crate) async fn fetch() -> Result<(), SplitLoaderError> {
    FETCHED.set(Some(code().await?));
    Ok(())
}

/// Tests on other targets need no fetching.
fn here() -> Option<&'static Code> {
    if cfg!(target_arch = "wasm32") {
        FETCHED.get()
    } else {
        Some(&ALL_CODE)
    }
}

#[wasm_split(code, fallible)]
fn code() -> Result<&'static Code, SplitLoaderError> {
    Ok(&ALL_CODE)
}
