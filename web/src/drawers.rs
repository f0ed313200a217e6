//! What draws pictures as files, behind a door of its own: as texts for the page, in pixels for the worker.

#[cfg(target_arch = "wasm32")]
pub(crate) mod worker;

use queens_pictures::Still;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use queens_draw::number::Numbers;
use queens_draw::{Chart, Theme};
use queens_page::share::pictures::PictureLook;

/// What draws pictures.
pub(crate) struct Drawers {
    pub(crate) svg: fn(&Still, &PictureLook) -> String,
    pub(crate) tikz: fn(&Still, &PictureLook) -> String,
    pub(crate) chart: fn(&Chart, &Numbers, Theme) -> Option<String>,
    #[cfg(target_arch = "wasm32")]
    carry_out: worker::CarryOut,
}

static DRAWERS: Drawers = Drawers {
    svg: Still::svg,
    tikz: Still::tikz,
    chart: Chart::svg,
    #[cfg(target_arch = "wasm32")]
    carry_out: worker::carry_out,
};

/// Fetches it, unless it is here.
#[wasm_split(pictures, fallible)]
pub(crate) fn fetch() -> Result<&'static Drawers, SplitLoaderError> {
    Ok(&DRAWERS)
}
