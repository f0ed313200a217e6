//! The code that a first visit does not need: of every algorithm but the one that the page opens with, and
//! of checks. Page and worker run the same module, each in its own memory, and fetch it each for itself.

use std::cell::Cell;

use queens_core::algorithm::{self, Algorithm, Descriptor};
#[cfg(target_arch = "wasm32")]
use queens_core::check::Checking;
#[cfg(target_arch = "wasm32")]
use queens_worker::glue::Supply;
#[cfg(target_arch = "wasm32")]
use queens_worker::library::{BeginCheck, Library};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// What is fetched.
struct Rest {
    algorithms: &'static [&'static Algorithm],
    #[cfg(target_arch = "wasm32")]
    check: BeginCheck,
}

static REST: Rest = Rest {
    algorithms: &algorithm::ALL,
    #[cfg(target_arch = "wasm32")]
    check: Checking::begin,
};

thread_local! {
    static FETCHED: Cell<Option<&'static Rest>> = const { Cell::new(None) };
}

/// What the worker works with.
#[cfg(target_arch = "wasm32")]
pub(crate) const SUPPLY: Supply = Supply {
    library: Library {
        algorithm: find,
        check: || here().map(|rest| rest.check),
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

pub(crate) async fn fetch() -> Result<(), SplitLoaderError> {
    FETCHED.set(Some(rest().await?));
    Ok(())
}

/// Tests on other targets need no fetching.
fn here() -> Option<&'static Rest> {
    if cfg!(target_family = "wasm") {
        FETCHED.get()
    } else {
        Some(&REST)
    }
}

#[wasm_split(algorithms, fallible)]
fn rest() -> Result<&'static Rest, SplitLoaderError> {
    Ok(&REST)
}
