//! The clipboard. A page that came by plain HTTP has none.

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "clipboard"], js_name = writeText)]
    fn write_text(text: &str) -> Result<JsValue, JsValue>;
}

/// Puts this text on the clipboard. Fails where there is none, or where the browser forbids it.
pub(crate) async fn copy(text: &str) -> Result<(), JsValue> {
    JsFuture::from(Promise::resolve(&write_text(text)?)).await?;
    Ok(())
}
