//! Makes the browser keep the page's build for use without a connection, and reports a new build that waits to be
//! activated. The rest is in `boot.js`, where it adds less to the download.

use wasm_bindgen::prelude::*;
use yew::Callback;

use crate::worker_client::trusted;
use queens_page::message::Message;

#[wasm_bindgen]
extern "C" {
    /// Registers the service worker at this address once the page is idle.
    #[wasm_bindgen(js_namespace = build, js_name = keep)]
    fn keep_by(worker: &JsValue, announce: &JsValue);

    /// Reloads the page, with the new build if one is waiting.
    #[wasm_bindgen(js_namespace = build)]
    pub(crate) fn renew();
}

/// Keeps the build. A development build changes with every edit and is not kept.
pub(crate) fn keep(send: &Callback<Message>) {
    if cfg!(debug_assertions) {
        return;
    }
    // If the browser does not trust the address, the engine cannot start either, and the page reports that.
    if let Ok(worker) = trusted("sw.js") {
        let announce = send.reform(|()| Message::BuildFound);
        let announce = Closure::<dyn Fn()>::new(move || announce.emit(()));
        keep_by(&worker, &announce.into_js_value());
    }
}
