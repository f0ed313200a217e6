//! Makes the browser keep the page's build for use without a connection, and reports a new build that waits to be
//! activated. The rest is in `boot.js`, where it adds less to the download.

use wasm_bindgen::prelude::*;
use yew::Callback;

use crate::worker_client::trusted;
use queens_page::message::Message;
use queens_page::offline::OfflineMessage;

#[wasm_bindgen]
extern "C" {
    /// Registers the service worker at this address once the page is idle.
    #[wasm_bindgen(js_namespace = build, js_name = keep)]
    fn keep_by(worker: &JsValue, announce: &JsValue, report: &JsValue);

    /// Makes the browser keep all files.
    #[wasm_bindgen(js_namespace = build, js_name = keepAll)]
    fn keep_all_by(report: &JsValue);

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
        keep_by(&worker, &announce.into_js_value(), &report(send));
    }
}

/// Keeps all files of the build, and reports the progress.
pub(crate) fn keep_all(send: &Callback<Message>) {
    keep_all_by(&report(send));
}

/// A function that passes on the bytes that are not kept, and whether a file could not be kept.
fn report(send: &Callback<Message>) -> JsValue {
    let send = send.clone();
    let report = move |bytes: f64, has_failed: bool| {
        let missing = bytes as u64;
        send.emit(Message::Offline(OfflineMessage::Reported {
            missing,
            has_failed,
        }));
    };
    Closure::<dyn Fn(f64, bool)>::new(report).into_js_value()
}
