//! The door through which effects reach the browser: what is thrown behind it ends there. An exception of JavaScript
//! runs no destructor of Rust. One that went on would leave the component borrowed, and the page frozen, for good.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Calls this at once.
    #[wasm_bindgen(catch, js_namespace = Reflect)]
    fn apply(act: &mut dyn FnMut(), this: &JsValue, arguments: &Array) -> Result<JsValue, JsValue>;
}

/// Does this and returns what it returns, or what it throws. Destructors do not run when it throws, so hold no borrow
/// of a cell while you call the browser.
pub(crate) fn attempt<T>(act: impl FnOnce() -> T) -> Result<T, JsValue> {
    let (mut act, mut returned) = (Some(act), None);
    let mut call = || returned = act.take().map(|act| act());
    apply(&mut call, &JsValue::UNDEFINED, &Array::new())?;
    returned.ok_or(JsValue::UNDEFINED)
}

/// What an error says. Anything may be thrown.
pub(crate) fn message(error: &JsValue) -> String {
    let message = Reflect::get(error, &"message".into()).unwrap_or_default();
    let text = message.as_string().or_else(|| error.as_string());
    text.unwrap_or_else(|| error.js_typeof().as_string().unwrap_or_default())
}
