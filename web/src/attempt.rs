//! Calls the browser and catches its exceptions. A JavaScript exception runs no Rust destructors. If it passed
//! through, the component would stay borrowed and the page would freeze for good.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Calls the closure at once.
    #[wasm_bindgen(catch, js_namespace = Reflect)]
    fn apply(act: &mut dyn FnMut(), this: &JsValue, arguments: &Array) -> Result<JsValue, JsValue>;
}

/// Runs the closure and returns its result or the exception. An exception skips destructors, so do not hold a borrow
/// of a cell while you call the browser.
pub(crate) fn attempt<T>(act: impl FnOnce() -> T) -> Result<T, JsValue> {
    let (mut act, mut returned) = (Some(act), None);
    let mut call = || returned = act.take().map(|act| act());
    apply(&mut call, &JsValue::UNDEFINED, &Array::new())?;
    returned.ok_or(JsValue::UNDEFINED)
}

/// The message of an error. JavaScript may throw any value, not only an `Error`.
pub(crate) fn message(error: &JsValue) -> String {
    let message = Reflect::get(error, &"message".into()).unwrap_or_default();
    let text = message.as_string().or_else(|| error.as_string());
    text.unwrap_or_else(|| error.js_typeof().as_string().unwrap_or_default())
}
