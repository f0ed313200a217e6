//! Has the browser keep the page's build for when there is no connection, and hears of another one that waits to take
//! over. The rest is in `boot.js`, where it weighs less.

use wasm_bindgen::prelude::*;
use yew::Callback;

use crate::worker_client::trusted;
use queens_page::message::Message;

#[wasm_bindgen]
extern "C" {
    /// Has the service worker of this address keep the build once the page rests.
    #[wasm_bindgen(js_namespace = build, js_name = keep)]
    fn keep_by(worker: &JsValue, announce: &JsValue);

    /// Loads the page anew, in the build that waits if one does.
    #[wasm_bindgen(js_namespace = build)]
    pub(crate) fn renew();
}

/// Keeps the build. One under development changes with every edit and is not kept.
pub(crate) fn keep(send: &Callback<Message>) {
    if cfg!(debug_assertions) {
        return;
    }
    // Without an address that the browser trusts there is no engine either, which the page tells.
    if let Ok(worker) = trusted("sw.js") {
        let announce = send.reform(|()| Message::BuildFound);
        let announce = Closure::<dyn Fn()>::new(move || announce.emit(()));
        keep_by(&worker, &announce.into_js_value());
    }
}
