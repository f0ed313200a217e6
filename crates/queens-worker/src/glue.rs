//! Connects the server to a web worker. The glue decodes requests and posts responses. It works in short slices, so
//! that the worker soon handles the next request.

use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

use crate::protocol::{self, BUILD, Response};
use crate::serve::{CodeBundle, Server};

/// The time of one turn of work, in milliseconds. The worker handles new messages between two turns.
const SLICE_MS: f64 = 4.0;

/// The functions that load the code for requests.
#[derive(Clone, Copy)]
pub struct CodeSource {
    /// The function that returns the code loaded so far.
    pub library: fn() -> CodeBundle,
    /// The function that loads all other code. If loading fails, the result of `library` does not change.
    pub fetch: fn() -> Pin<Box<dyn Future<Output = ()>>>,
}

struct Engine {
    server: Server,
    source: CodeSource,
    /// Whether code is being loaded.
    is_fetching: bool,
    scope: DedicatedWorkerGlobalScope,
    channel: MessageChannel,
    /// Whether the channel contains the message that starts the next turn.
    is_scheduled: bool,
}

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Whether this module runs in a worker, not on the page.
pub fn is_worker() -> bool {
    js_sys::global().has_type::<DedicatedWorkerGlobalScope>()
}

/// Starts to handle messages, and reports to the page that the worker is ready.
pub fn start(source: CodeSource) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let failing = scope.clone();
    std::panic::set_hook(Box::new(move |panic| fail(&failing, panic.to_string())));
    let Ok(channel) = MessageChannel::new() else {
        return fail(&scope, "no message channel".to_owned());
    };
    let handle =
        Closure::<dyn FnMut(_)>::new(|event: MessageEvent| with_engine(|host| host.handle(&event)));
    scope.set_onmessage(Some(handle.as_ref().unchecked_ref()));
    handle.forget();
    let on_turn = Closure::<dyn FnMut()>::new(|| with_engine(Engine::run_slice));
    let port = channel.port1();
    port.set_onmessage(Some(on_turn.as_ref().unchecked_ref()));
    on_turn.forget();
    let build = BUILD.to_owned();
    post(&scope, &Response::Ready { build });
    let engine = Engine {
        server: Server::new(source.library),
        source,
        is_fetching: false,
        scope,
        channel,
        is_scheduled: false,
    };
    ENGINE.with(|cell| *cell.borrow_mut() = Some(engine));
}

fn fail(scope: &DedicatedWorkerGlobalScope, details: String) {
    post(scope, &Response::Failed { details });
}

fn with_engine(act: impl FnOnce(&mut Engine)) {
    ENGINE.with(|cell| {
        if let Some(engine) = cell.borrow_mut().as_mut() {
            act(engine);
        }
    });
}

fn post(scope: &DedicatedWorkerGlobalScope, response: &Response) {
    if let Ok(bytes) = protocol::encode(response) {
        let buffer = Uint8Array::from(bytes.as_slice()).buffer();
        // If posting fails, the page notices that the worker does not respond.
        let _ = scope.post_message_with_transfer(&buffer, &Array::of1(&buffer));
    }
}

impl Engine {
    fn handle(&mut self, event: &MessageEvent) {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let Engine { server, scope, .. } = self;
        match protocol::decode(&bytes) {
            Ok(envelope) => server.handle(envelope, &mut |response| post(scope, &response)),
            Err(error) => fail(scope, format!("a request could not be read: {error}")),
        }
        self.load_code();
        self.schedule();
    }

    /// Starts to load code if a request waits for code. Does nothing while code is being loaded.
    fn load_code(&mut self) {
        if self.is_fetching || !self.server.needs_code() {
            return;
        }
        self.is_fetching = true;
        let fetched = (self.source.fetch)();
        wasm_bindgen_futures::spawn_local(async {
            fetched.await;
            with_engine(Engine::code_loaded);
        });
    }

    fn code_loaded(&mut self) {
        self.is_fetching = false;
        let Engine { server, scope, .. } = self;
        server.code_loaded(&mut |response| post(scope, &response));
        self.schedule();
    }

    fn run_slice(&mut self) {
        self.is_scheduled = false;
        let Engine { server, scope, .. } = self;
        let begun = now(scope);
        let clock = || now(scope);
        let mut more = true;
        while more && clock() - begun < SLICE_MS {
            more = server.work(clock, &mut |response| post(scope, &response));
        }
        if more {
            self.schedule();
        }
    }

    fn schedule(&mut self) {
        if !self.is_scheduled {
            self.is_scheduled = self.channel.port2().post_message(&JsValue::NULL).is_ok();
        }
    }
}

fn now(scope: &DedicatedWorkerGlobalScope) -> f64 {
    scope
        .performance()
        .map_or(0.0, |performance| performance.now())
}
