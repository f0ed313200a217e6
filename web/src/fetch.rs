//! Loads the parts of the page that a first visit does not need at once: the deferred code, and the texts of other
//! languages. The build splits the module at `#[wasm_split]`; the texts of a language are a data file. Page and worker
//! run the same module in separate memories, so each loads its own parts.

use std::cell::Cell;
use std::future::{self, Future};
use std::pin::pin;
use std::task::Poll;

use gloo_timers::future::TimeoutFuture;
use queens_core::{Algorithm, algorithm};
#[cfg(target_arch = "wasm32")]
use queens_worker::{glue::CodeSource, serve::CodeBundle};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::view::{self, Panels};
use queens_page::language::Language;
use queens_page::parts::{Fetched, Part};
use queens_page::update::{REST, Rest};
use queens_text::Texts;

/// The panels, their updates and the English texts.
struct PanelCode {
    update: &'static Rest,
    panels: &'static Panels,
    english: &'static Texts,
}

static PANEL_CODE: PanelCode = PanelCode {
    update: &REST,
    panels: &view::PANELS,
    english: &queens_text::ENGLISH,
};

/// The code of all algorithms: for the page, which explains their events, and for the worker.
struct AlgorithmCode {
    algorithms: &'static [&'static Algorithm],
    #[cfg(target_arch = "wasm32")]
    bundle: CodeBundle,
}

/// The texts of a language other than English.
#[derive(Clone, Copy)]
struct Loaded {
    data: &'static str,
    texts: &'static Texts,
}

thread_local! {
    static FETCHED: Cell<Option<&'static PanelCode>> = const { Cell::new(None) };
    static TEXTS: Cell<[Option<Loaded>; Language::COUNT]> = const { Cell::new([None; Language::COUNT]) };
}

#[wasm_bindgen(raw_module = "parts")]
extern "C" {
    /// Loads the data file of a language. `cargo xtask finish` writes this function into the loader.
    #[wasm_bindgen(catch, js_name = fetchTexts)]
    async fn fetch_texts(code: &str) -> Result<JsValue, JsValue>;
}

/// The source of the worker's code.
#[cfg(target_arch = "wasm32")]
pub(crate) const CODE: CodeSource = CodeSource {
    library: || BUNDLE.get(),
    fetch: || {
        Box::pin(async {
            // `library` reports whether the code was loaded.
            if let Ok(code) = algorithms().await {
                BUNDLE.set(code.bundle);
            }
        })
    },
};

// The worker's code.
#[cfg(target_arch = "wasm32")]
thread_local! {
    static BUNDLE: Cell<CodeBundle> = const { Cell::new(CodeBundle::INITIAL) };
}

/// The deferred part of the update. `None` if it is not loaded.
pub(crate) fn update() -> Option<&'static Rest> {
    FETCHED.get().map(|whole| whole.update)
}

/// The deferred views. `None` if they are not loaded.
pub(crate) fn panels() -> Option<&'static Panels> {
    FETCHED.get().map(|whole| whole.panels)
}

/// The texts of a language. `None` if they are not loaded. The English texts are complete once the deferred code is
/// loaded.
pub(crate) fn texts(language: Language) -> Option<&'static Texts> {
    match language {
        Language::ENGLISH => Some(
            FETCHED
                .get()
                .map_or(&queens_text::OPENING, |whole| whole.english),
        ),
        _ => TEXTS.get()[language.index()].map(|loaded| loaded.texts),
    }
}

/// Loads the part, unless it is already loaded. `None` if it is not loaded within this number of milliseconds.
pub(crate) async fn fetch_within(part: Part, milliseconds: u32) -> Option<Fetched> {
    let (mut fetched, mut late) = (pin!(fetch(part)), pin!(TimeoutFuture::new(milliseconds)));
    future::poll_fn(|context| match fetched.as_mut().poll(context) {
        Poll::Ready(fetched) => Poll::Ready(fetched),
        Poll::Pending => late.as_mut().poll(context).map(|()| None),
    })
    .await
}

/// Loads the part, unless it is already loaded. `None` if it cannot be loaded.
pub(crate) async fn fetch(part: Part) -> Option<Fetched> {
    Some(match part {
        Part::Rest => {
            let whole = rest().await.ok()?;
            // Compiling takes time and so does drawing. Yields to the browser between the two.
            TimeoutFuture::new(0).await;
            FETCHED.set(Some(whole));
            complete_texts(whole);
            Fetched::Rest
        }
        Part::Algorithms => Fetched::Algorithms(algorithms().await.ok()?.algorithms),
        Part::Texts(language) => {
            if texts(language).is_none() {
                let data = fetch_texts(language.code()).await.ok()?.as_string()?;
                keep(language, Box::leak(data.into_boxed_str()));
            }
            Fetched::Texts(language)
        }
    })
}

/// Stores the texts of a language: all of them if the deferred code is loaded, otherwise those of a first visit.
fn keep(language: Language, data: &'static str) {
    let english = FETCHED.get().and_then(|whole| whole.english.rest);
    let texts = Box::leak(Box::new(Texts::read(language, data, english)));
    let mut all = TEXTS.get();
    all[language.index()] = Some(Loaded { data, texts });
    TEXTS.set(all);
}

/// Completes the texts of the languages that were loaded before the deferred code.
fn complete_texts(whole: &PanelCode) {
    for loaded in TEXTS.get().into_iter().flatten() {
        if loaded.texts.rest.is_none() && whole.english.rest.is_some() {
            keep(loaded.texts.language, loaded.data);
        }
    }
}

/// Loads the panels, the code of all algorithms and the texts of a language for the drawing worker.
#[cfg(target_arch = "wasm32")]
pub(crate) async fn fetch_for(
    language: Language,
) -> Option<(&'static [&'static Algorithm], &'static Texts)> {
    fetch(Part::Rest).await?;
    let algorithms = algorithms().await.ok()?.algorithms;
    if let Some(part) = Part::of_language(language) {
        fetch(part).await?;
    }
    Some((algorithms, texts(language)?))
}

#[wasm_split(rest, fallible)]
fn rest() -> Result<&'static PanelCode, SplitLoaderError> {
    Ok(&PANEL_CODE)
}

#[wasm_split(algorithms, fallible)]
fn algorithms() -> Result<AlgorithmCode, SplitLoaderError> {
    Ok(AlgorithmCode {
        algorithms: &algorithm::ALL,
        #[cfg(target_arch = "wasm32")]
        bundle: CodeBundle::FULL,
    })
}
