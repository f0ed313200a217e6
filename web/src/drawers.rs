//! Draws pictures as files, in code that is loaded separately: as text for the page, in pixels for the worker.

#[cfg(target_arch = "wasm32")]
pub(crate) mod worker;

use queens_pictures::Still;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use queens_page::share::pictures::PictureLook;

/// The functions that draw pictures as files.
pub(crate) struct Drawers {
    pub(crate) svg: fn(&Still, &PictureLook) -> String,
    pub(crate) tikz: fn(&Still, &PictureLook) -> String,
    #[cfg(target_arch = "wasm32")]
    carry_out: worker::CarryOut,
}

static DRAWERS: Drawers = Drawers {
    svg: Still::svg,
    tikz: Still::tikz,
    #[cfg(target_arch = "wasm32")]
    carry_out: worker::carry_out,
};

/// Loads the drawing functions, unless they are already loaded.
#[wasm_split(pictures, fallible)]
pub(crate) fn fetch() -> Result<&'static Drawers, SplitLoaderError> {
    Ok(&DRAWERS)
}
