//! The clipboard. A page served over plain HTTP has no clipboard.

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "clipboard"], js_name = writeText)]
    fn write_text(text: &str) -> Result<JsValue, JsValue>;

    type ClipboardItem;

    #[wasm_bindgen(catch, constructor)]
    fn new(files: &Object) -> Result<ClipboardItem, JsValue>;

    #[wasm_bindgen(catch, js_namespace = ["navigator", "clipboard"])]
    fn write(items: &Array) -> Result<JsValue, JsValue>;
}

/// Copies the text to the clipboard. Fails without a clipboard, or if the browser denies access.
pub(crate) async fn copy(text: &str) -> Result<(), JsValue> {
    JsFuture::from(Promise::resolve(&write_text(text)?)).await?;
    Ok(())
}

/// Copies the picture to the clipboard. Fails without a clipboard, or if the browser accepts no pictures.
pub(crate) async fn copy_picture(picture: &Blob) -> Result<(), JsValue> {
    let files = Object::new();
    Reflect::set(&files, &picture.type_().into(), picture)?;
    let items = Array::of1(&ClipboardItem::new(&files)?.into());
    JsFuture::from(Promise::resolve(&write(&items)?)).await?;
    Ok(())
}
