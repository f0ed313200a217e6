//! What is fetched after the first board: one door to the rest of the page, one to each language. The build splits the
//! module at `#[wasm_split]`. Page and worker run the same module, each in its own memory, and fetch for themselves.

use std::cell::Cell;
use std::future::{self, Future};
use std::pin::pin;
use std::task::Poll;

use gloo_timers::future::TimeoutFuture;
use queens_core::{Algorithm, algorithm};
#[cfg(target_arch = "wasm32")]
use queens_worker::{glue::CodeSource, serve::CodeBundle};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::view::{self, Panels};
use queens_page::language::Language;
use queens_page::parts::{Fetched, Part};
use queens_page::update::{REST, Rest};
use queens_text::Texts;

/// The rest of the page.
struct Whole {
    algorithms: &'static [&'static Algorithm],
    update: &'static Rest,
    panels: &'static Panels,
    english: &'static Texts,
    #[cfg(target_arch = "wasm32")]
    library: CodeBundle,
}

static WHOLE: Whole = Whole {
    algorithms: &algorithm::ALL,
    update: &REST,
    panels: &view::PANELS,
    english: &queens_text::ENGLISH,
    #[cfg(target_arch = "wasm32")]
    library: CodeBundle::FULL,
};

thread_local! {
    static FETCHED: Cell<Option<&'static Whole>> = const { Cell::new(None) };
    /// By their language; English comes with the rest.
    static TEXTS: Cell<[Option<&'static Texts>; Language::ALL.len()]> =
        const { Cell::new([None; Language::ALL.len()]) };
}

/// What the worker works with.
#[cfg(target_arch = "wasm32")]
pub(crate) const CODE: CodeSource = CodeSource {
    library: || {
        FETCHED
            .get()
            .map_or(CodeBundle::INITIAL, |whole| whole.library)
    },
    fetch: || {
        Box::pin(async {
            // The library reports whether it came.
            let _ = fetch(Part::Rest).await;
        })
    },
};

/// What of updates is fetched, if it is here.
pub(crate) fn update() -> Option<&'static Rest> {
    FETCHED.get().map(|whole| whole.update)
}

/// The panels, if they are here.
pub(crate) fn panels() -> Option<&'static Panels> {
    FETCHED.get().map(|whole| whole.panels)
}

/// The texts of this language, if they are here; those in English are whole once the rest is here.
pub(crate) fn texts(language: Language) -> Option<&'static Texts> {
    match language {
        Language::English => Some(
            FETCHED
                .get()
                .map_or(&queens_text::OPENING, |whole| whole.english),
        ),
        _ => TEXTS.get()[language as usize],
    }
}

/// Fetches the part, unless it is here; none if it does not come within so many milliseconds.
pub(crate) async fn fetch_within(part: Part, milliseconds: u32) -> Option<Fetched> {
    let (mut fetched, mut late) = (pin!(fetch(part)), pin!(TimeoutFuture::new(milliseconds)));
    future::poll_fn(|context| match fetched.as_mut().poll(context) {
        Poll::Ready(fetched) => Poll::Ready(fetched.ok()),
        Poll::Pending => late.as_mut().poll(context).map(|()| None),
    })
    .await
}

/// Fetches the part, unless it is here.
pub(crate) async fn fetch(part: Part) -> Result<Fetched, SplitLoaderError> {
    Ok(match part {
        Part::Rest => {
            let whole = rest().await?;
            // It has taken time to compile and will take time to draw: the browser has its turn between the two.
            TimeoutFuture::new(0).await;
            FETCHED.set(Some(whole));
            Fetched::Rest(whole.algorithms)
        }
        Part::Texts(language) => {
            let fetched = match language {
                Language::English => rest().await?.english,
                Language::French => french().await?,
                Language::Romanian => romanian().await?,
            };
            let mut texts = TEXTS.get();
            texts[language as usize] = Some(fetched);
            TEXTS.set(texts);
            Fetched::Texts(language)
        }
    })
}

/// Fetches what draws with: the code of all algorithms, and the texts of a language.
#[cfg(target_arch = "wasm32")]
pub(crate) async fn fetch_for(
    language: Language,
) -> Option<(&'static [&'static Algorithm], &'static Texts)> {
    fetch(Part::Rest).await.ok()?;
    if let Some(part) = Part::of_language(language) {
        fetch(part).await.ok()?;
    }
    let whole = FETCHED.get()?;
    Some((whole.algorithms, texts(language)?))
}

#[wasm_split(rest, fallible)]
fn rest() -> Result<&'static Whole, SplitLoaderError> {
    Ok(&WHOLE)
}

#[wasm_split(french, fallible)]
fn french() -> Result<&'static Texts, SplitLoaderError> {
    Ok(&queens_text::FRENCH)
}

#[wasm_split(romanian, fallible)]
fn romanian() -> Result<&'static Texts, SplitLoaderError> {
    Ok(&queens_text::ROMANIAN)
}
