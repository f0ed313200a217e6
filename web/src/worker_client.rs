//! The page's connection to the worker. It starts the worker, sends requests, forwards responses, and detects a worker
//! that fails or stops responding. The connection is never borrowed during a call to the browser, which may throw.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Object, Reflect, Uint8Array};
use queens_worker::protocol::{self, BUILD, Envelope, Request, Response, RunId, Serial};
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use queens_page::engine::Failure;
use queens_page::message::Message;

/// Milliseconds for the worker to load and report that it is ready.
const START_WITHIN: u32 = 20_000;
/// Milliseconds for the worker to acknowledge a request. After that, the page waits [`GRACE`] milliseconds to handle
/// its own queued messages, in case the page itself was busy.
const HEAR_WITHIN: u32 = 2_000;
const GRACE: u32 = 250;

/// The connection to the worker.
#[derive(Clone)]
pub(crate) struct WorkerClient {
    line: Rc<RefCell<Line>>,
    messages: Callback<Message>,
}

#[derive(Default)]
struct Line {
    worker: Option<Worker>,
    listeners: Vec<EventListener>,
    is_ready: bool,
    serial: u32,
    /// Requests that are not yet acknowledged, the oldest first.
    unheard: VecDeque<Serial>,
    watch: Option<Timeout>,
}

impl WorkerClient {
    pub(crate) fn new(messages: Callback<Message>) -> WorkerClient {
        WorkerClient {
            line: Rc::default(),
            messages,
        }
    }

    /// Terminates the worker, if there is one, and starts a new one.
    pub(crate) fn start(&self) {
        self.end();
        match load("search") {
            Ok(worker) => self.listen(worker),
            Err(error) => {
                let details = details(&error);
                self.messages.emit(Message::EngineFailed {
                    failure: Failure::NotStarted,
                    details,
                });
            }
        }
    }

    /// Terminates the worker.
    pub(crate) fn end(&self) {
        // A new worker continues the numbering, so that no response is attributed to the wrong worker.
        let next = Line {
            serial: self.line.borrow().serial,
            ..Line::default()
        };
        let line = self.line.replace(next);
        if let Some(worker) = &line.worker {
            worker.terminate();
        }
    }

    /// Sends a request about a run.
    pub(crate) fn request(&self, run: RunId, request: Request) {
        self.send(Some((run, request)));
    }

    fn send(&self, request: Option<(RunId, Request)>) {
        let Some((worker, serial)) = self.line.borrow_mut().next() else {
            return;
        };
        let Ok(bytes) = protocol::encode(&Envelope { serial, request }) else {
            return;
        };
        let buffer = Uint8Array::from(bytes.as_slice()).buffer();
        if let Err(error) = worker.post_message_with_transfer(&buffer, &Array::of1(&buffer)) {
            return self.fail(details(&error));
        }
        self.line.borrow_mut().unheard.push_back(serial);
        self.watch();
    }

    /// Checks whether the worker still responds.
    pub(crate) fn ping(&self) {
        if self.line.borrow().unheard.is_empty() {
            self.send(None);
        }
    }

    fn listen(&self, worker: Worker) {
        let said = self.clone();
        let heard = EventListener::new(&worker, "message", move |event| {
            if let Some(event) = event.dyn_ref::<MessageEvent>() {
                said.handle(event);
            }
        });
        let failed = self.clone();
        let error = EventListener::new(&worker, "error", move |event| {
            let event = event.dyn_ref::<ErrorEvent>();
            let details = event.map(ErrorEvent::message).unwrap_or_default();
            failed.fail(details);
        });
        let late = self.clone();
        let watch = Timeout::new(START_WITHIN, move || late.fail(String::new()));
        let mut line = self.line.borrow_mut();
        line.worker = Some(worker);
        line.listeners = vec![heard, error];
        line.watch = Some(watch);
    }

    fn handle(&self, event: &MessageEvent) {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let Ok(response) = protocol::decode::<Response>(&bytes) else {
            let details = format!("page {BUILD}");
            let failure = Failure::OtherBuild;
            return self
                .messages
                .emit(Message::EngineFailed { failure, details });
        };
        match &response {
            Response::Ready { .. } => {
                self.line.borrow_mut().is_ready = true;
                self.unwatch();
            }
            Response::Ack { serial } => self.heard(*serial),
            _ => {}
        }
        self.messages.emit(Message::EngineSaid(response.into()));
    }

    fn heard(&self, serial: Serial) {
        self.line.borrow_mut().unheard.retain(|&it| it > serial);
        self.unwatch();
        self.watch();
    }

    /// Starts the timeout for the oldest unacknowledged request.
    fn watch(&self) {
        let Some(oldest) = self.line.borrow().unwatched() else {
            return;
        };
        let client = self.clone();
        let watch = Timeout::new(HEAR_WITHIN, move || {
            let last = client.clone();
            let grace = Timeout::new(GRACE, move || last.silent(oldest));
            let over = client.line.borrow_mut().watch.replace(grace);
            drop(over);
        });
        self.line.borrow_mut().watch = Some(watch);
    }

    fn unwatch(&self) {
        let over = self.line.borrow_mut().watch.take();
        drop(over);
    }

    fn silent(&self, serial: Serial) {
        if self.line.borrow().unheard.front() == Some(&serial) {
            self.messages.emit(Message::EngineSilent);
        }
    }

    fn fail(&self, details: String) {
        let failure = if self.line.borrow().is_ready {
            Failure::Crashed
        } else {
            Failure::NotStarted
        };
        self.messages
            .emit(Message::EngineFailed { failure, details });
    }
}

impl Line {
    /// The worker and the number of its next request. `None` if the worker is not ready.
    fn next(&mut self) -> Option<(Worker, Serial)> {
        self.serial = self.serial.wrapping_add(1);
        let worker = self.worker.clone().filter(|_| self.is_ready)?;
        Some((worker, Serial(self.serial)))
    }

    /// The oldest unacknowledged request. `None` if a timeout is already running for it.
    fn unwatched(&self) -> Option<Serial> {
        let oldest = self.unheard.front().copied();
        oldest.filter(|_| self.watch.is_none())
    }
}

/// An error as text for a bug report.
fn details(error: &JsValue) -> String {
    error.as_string().unwrap_or_else(|| format!("{error:?}"))
}

#[wasm_bindgen]
extern "C" {
    type ImportMeta;

    /// The metadata of the glue module.
    #[wasm_bindgen(thread_local_v2, js_namespace = import, js_name = meta)]
    static IMPORT_META: ImportMeta;

    /// The address of the glue module.
    #[wasm_bindgen(method, getter)]
    fn url(this: &ImportMeta) -> JsValue;
}

/// Starts a worker; its name selects its task. The worker receives the page's compiled module. The worker script has
/// no hash in its name, so its address includes the build.
pub(crate) fn load(name: &str) -> Result<Worker, JsValue> {
    let worker = made(name)?;
    let module = Object::new();
    Reflect::set(&module, &"glue".into(), &IMPORT_META.with(ImportMeta::url))?;
    Reflect::set(&module, &"module".into(), &wasm_bindgen::module())?;
    worker.post_message(&module)?;
    Ok(worker)
}

fn made(name: &str) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_name(name);
    options.set_type(WorkerType::Module);
    let url = trusted(&format!("worker.js?build={BUILD}"))?;
    // The bindings accept only a string, which the security policy forbids. The constructor is therefore called
    // through reflection.
    let constructor: Function = Reflect::get(&js_sys::global(), &"Worker".into())?.dyn_into()?;
    let worker = Reflect::construct(&constructor, &Array::of2(&url, &options))?;
    Ok(worker.unchecked_into())
}

/// The address as a trusted script URL, if the browser enforces trusted types.
pub(crate) fn trusted(url: &str) -> Result<JsValue, JsValue> {
    let types = Reflect::get(&js_sys::global(), &"trustedTypes".into())?;
    if types.is_undefined() {
        return Ok(url.into());
    }
    thread_local! {
        static POLICY: RefCell<Option<JsValue>> = const { RefCell::new(None) };
    }
    let policy = match POLICY.with(|policy| policy.borrow().clone()) {
        Some(policy) => policy,
        None => {
            let rules = Object::new();
            let keep = Closure::<dyn Fn(JsValue) -> JsValue>::new(|url| url);
            Reflect::set(&rules, &"createScriptURL".into(), &keep.into_js_value())?;
            let create: Function = Reflect::get(&types, &"createPolicy".into())?.dyn_into()?;
            let policy = create.call2(&types, &"queens#worker".into(), &rules)?;
            POLICY.with(|cell| *cell.borrow_mut() = Some(policy.clone()));
            policy
        }
    };
    let create: Function = Reflect::get(&policy, &"createScriptURL".into())?.dyn_into()?;
    create.call1(&policy, &url.into())
}
