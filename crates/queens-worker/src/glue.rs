//! Messages and time in a web worker: buffers in, buffers out, and slices short enough to hear the next
//! request in time.

use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

use crate::library::Library;
use crate::protocol::{self, BUILD, Response};
use crate::serve::Server;

/// The longest that the worker works before it listens again, in milliseconds.
const SLICE_MS: f64 = 4.0;

/// Where the code of requests comes from.
#[derive(Clone, Copy)]
pub struct CodeSource {
    /// What is here.
    pub library: Library,
    /// Fetches the rest. Should that fail, the library still lacks it.
    pub fetch: fn() -> Pin<Box<dyn Future<Output = ()>>>,
}

struct Engine {
    server: Server,
    source: CodeSource,
    /// Whether code is on its way.
    is_fetching: bool,
    scope: DedicatedWorkerGlobalScope,
    channel: MessageChannel,
    /// Whether a turn is already on its way through the channel.
    turn_due: bool,
}

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Whether this is a worker, and no page.
pub fn is_worker() -> bool {
    js_sys::global().has_type::<DedicatedWorkerGlobalScope>()
}

/// Begins to listen, and says so.
pub fn start(source: CodeSource) {
    std::panic::set_hook(Box::new(|panic| {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        post(
            &scope,
            &Response::Failed {
                details: panic.to_string(),
            },
        );
    }));
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let Ok(channel) = MessageChannel::new() else {
        return post(
            &scope,
            &Response::Failed {
                details: "no message channel".to_owned(),
            },
        );
    };
    let hear =
        Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| with(|e| e.hear(&event)));
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let turn = Closure::<dyn FnMut()>::new(|| with(Engine::turn));
    channel
        .port1()
        .set_onmessage(Some(turn.as_ref().unchecked_ref()));
    turn.forget();
    post(
        &scope,
        &Response::Ready {
            build: BUILD.to_owned(),
        },
    );
    let engine = Engine {
        server: Server::new(source.library),
        source,
        is_fetching: false,
        scope,
        channel,
        turn_due: false,
    };
    ENGINE.with(|cell| *cell.borrow_mut() = Some(engine));
}

fn with(act: impl FnOnce(&mut Engine)) {
    ENGINE.with(|cell| {
        if let Some(engine) = cell.borrow_mut().as_mut() {
            act(engine);
        }
    });
}

fn post(scope: &DedicatedWorkerGlobalScope, response: &Response) {
    if let Ok(bytes) = protocol::encode(response) {
        let buffer = Uint8Array::from(bytes.as_slice()).buffer();
        // A message that cannot be posted leaves the page to notice the silence.
        let _ = scope.post_message_with_transfer(&buffer, &Array::of1(&buffer));
    }
}

impl Engine {
    fn hear(&mut self, event: &MessageEvent) {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let Engine { server, scope, .. } = self;
        match protocol::decode(&bytes) {
            Ok(envelope) => server.hear(envelope, &mut |response| post(scope, &response)),
            Err(error) => {
                let details = format!("a request could not be read: {error}");
                post(scope, &Response::Failed { details });
            }
        }
        self.fetch();
        self.schedule();
    }

    /// Has code fetched that requests wait for, once.
    fn fetch(&mut self) {
        if self.is_fetching || !self.server.lacks_code() {
            return;
        }
        self.is_fetching = true;
        let fetched = (self.source.fetch)();
        wasm_bindgen_futures::spawn_local(async {
            fetched.await;
            with(Engine::supply);
        });
    }

    fn supply(&mut self) {
        self.is_fetching = false;
        let Engine { server, scope, .. } = self;
        server.supply(&mut |response| post(scope, &response));
        self.schedule();
    }

    fn turn(&mut self) {
        self.turn_due = false;
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
        if !self.turn_due {
            self.turn_due = self.channel.port2().post_message(&JsValue::NULL).is_ok();
        }
    }
}

fn now(scope: &DedicatedWorkerGlobalScope) -> f64 {
    scope
        .performance()
        .map_or(0.0, |performance| performance.now())
}
