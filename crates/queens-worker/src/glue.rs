//! Messages and time in a web worker: buffers in, buffers out, and slices short enough to hear the next
//! request in time.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::Future;
use std::pin::Pin;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

use crate::library::Library;
use crate::protocol::{self, BUILD, Envelope, Request, Response};
use crate::serve::Server;

/// The longest that the worker works before it listens again, in milliseconds.
const SLICE_MS: f64 = 4.0;

/// The code that is here, and how the rest is fetched.
#[derive(Clone, Copy)]
pub struct Supply {
    /// What is here.
    pub library: Library,
    /// Fetches the rest. Should that fail, the library still lacks it.
    pub fetch: fn() -> Pin<Box<dyn Future<Output = ()>>>,
}

struct Engine {
    server: Server,
    supply: Supply,
    /// Requests that wait for code, and those after them; none while nothing is fetched.
    waiting: Option<VecDeque<Envelope>>,
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
pub fn start(supply: Supply) {
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
        server: Server::new(supply.library),
        supply,
        waiting: None,
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
        match protocol::decode(&bytes) {
            Ok(envelope) => self.take(envelope),
            Err(error) => {
                let details = format!("a request could not be read: {error}");
                post(&self.scope, &Response::Failed { details });
            }
        }
    }

    /// Gives a request to the server, in its turn. One that waits has been heard.
    fn take(&mut self, envelope: Envelope) {
        let lacks = !self.supply.library.serves(&envelope.request);
        let serial = envelope.serial;
        match &mut self.waiting {
            _ if envelope.request == Request::Ping => return self.give(envelope),
            Some(waiting) => waiting.push_back(envelope),
            None if lacks => {
                self.waiting = Some(VecDeque::from([envelope]));
                let fetched = (self.supply.fetch)();
                wasm_bindgen_futures::spawn_local(async {
                    fetched.await;
                    with(Engine::go_on);
                });
            }
            None => return self.give(envelope),
        }
        post(&self.scope, &Response::Heard { serial });
    }

    /// Takes up what waited for code. What still lacks it is refused by the server.
    fn go_on(&mut self) {
        for envelope in self.waiting.take().into_iter().flatten() {
            self.give(envelope);
        }
    }

    fn give(&mut self, envelope: Envelope) {
        let Engine { server, scope, .. } = self;
        server.hear(envelope, &mut |response| post(scope, &response));
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
