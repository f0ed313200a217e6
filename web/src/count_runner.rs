//! Carries out the commands of shared counts: it manages their workers, their stored results, the lock on their board,
//! and a clock.

mod lock;
mod storage;

use std::cell::RefCell;

use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use gloo_timers::future::TimeoutFuture;
use queens_worker::protocol::{Request, RunId};
use web_sys::VisibilityState;
use yew::Callback;

use crate::left;
use crate::worker_client::WorkerClient;
use lock::{Asked, Lock};
use queens_page::message::Message;
use queens_page::pool::{Command, Opened, PoolMessage, Stored, TICK, WorkerId};
use storage::Job;

/// Milliseconds that a lock is held after its count ends, because the same count may start again at once.
const LINGER: u32 = 1_000;
/// Milliseconds before a lock is requested a second time. A reloaded page may have just released it.
const AGAIN: u32 = 400;

/// The resources of the current count.
#[derive(Default)]
struct CountRunner {
    workers: Vec<(WorkerId, WorkerClient)>,
    /// The run that is open or being opened.
    open: Option<RunId>,
    lock: Option<(String, Lock)>,
    clock: Option<Interval>,
    sight: Vec<EventListener>,
}

thread_local! {
    static RUNNER: RefCell<CountRunner> = RefCell::default();
}

/// The closure must not call the browser, not even when a value is dropped: an exception would leave the runner
/// borrowed.
fn with<T>(act: impl FnOnce(&mut CountRunner) -> T) -> T {
    RUNNER.with(|runner| act(&mut runner.borrow_mut()))
}

/// Carries out a command and sends the result.
pub(crate) fn perform(send: &Callback<Message>, command: Command) {
    let send = send.reform(Message::Pool);
    match command {
        Command::Look { key } => storage::queue(Job::Read(key.clone()), move |records| {
            let found = found(records);
            send.emit(PoolMessage::Looked { key, found });
        }),
        Command::Seek { key } => wasm_bindgen_futures::spawn_local(seek(key, send)),
        Command::Open { run, key } => {
            begin(run, &send);
            wasm_bindgen_futures::spawn_local(open(run, key, send));
        }
        Command::Keep {
            record,
            is_whole,
            left,
        } => {
            let key = left.key.clone();
            let job = Job::Keep {
                record,
                is_whole,
                left,
            };
            storage::queue(job, move |outcome| {
                let outcome = outcome.map(|_| ());
                send.emit(PoolMessage::Kept { key, outcome });
            });
        }
        Command::Finished { key } => storage::queue(Job::Finish(key), |_| {}),
        Command::Forget { key } => wasm_bindgen_futures::spawn_local(forget(key, send)),
        Command::Hire(worker) => {
            let client = WorkerClient::new(line(worker, send));
            client.start();
            with(|runner| runner.workers.push((worker, client)));
        }
        Command::Dismiss(worker) => {
            if let Some(client) = with(|runner| runner.dismiss(worker)) {
                client.end();
            }
        }
        Command::Ask(worker, begin) => {
            if let Some(client) = with(|runner| runner.client(worker)) {
                client.request(worker.run, Request::Begin(begin));
            }
        }
        Command::Close => close(),
    }
}

/// Forwards a worker's responses under its number. Timeouts for requests are ignored, because the worker's reports
/// show that it is running.
fn line(worker: WorkerId, send: Callback<PoolMessage>) -> Callback<Message> {
    Callback::from(move |message| match message {
        Message::EngineSaid(response) => send.emit(PoolMessage::WorkerSaid {
            worker,
            response,
            now: now(),
        }),
        Message::EngineFailed { failure, details } => send.emit(PoolMessage::WorkerFailed {
            worker,
            failure,
            details,
        }),
        _ => {}
    })
}

/// Reports a count that no page has open.
async fn seek(key: String, send: Callback<PoolMessage>) {
    if lock::is_held(&key).await {
        TimeoutFuture::new(AGAIN).await;
        if lock::is_held(&key).await {
            return;
        }
    }
    send.emit(PoolMessage::Unattended { key });
}

/// Deletes the stored results of a count, unless another page has the count open.
async fn forget(key: String, send: Callback<PoolMessage>) {
    let is_held = with(|runner| runner.holds(&key));
    let asked = if is_held {
        Asked::Absent
    } else {
        lock::ask(&key).await
    };
    if matches!(asked, Asked::Taken) {
        return send.emit(PoolMessage::InUse);
    }
    left::clear(&key);
    let read = Job::Read(key.clone());
    storage::queue(Job::Forget(key.clone()), |_| {});
    storage::queue(read, move |records| {
        // Releases the lock.
        drop(asked);
        let found = found(records);
        send.emit(PoolMessage::Looked { key, found });
    });
}

/// Locks the board and reads its stored results.
async fn open(run: RunId, key: String, send: Callback<PoolMessage>) {
    if !with(|runner| runner.holds(&key)) {
        let mut asked = lock::ask(&key).await;
        if matches!(asked, Asked::Taken) {
            TimeoutFuture::new(AGAIN).await;
            asked = lock::ask(&key).await;
        }
        let is_open = with(|runner| runner.open == Some(run));
        match asked {
            Asked::Taken => {
                let opened = Opened::Elsewhere;
                return send.emit(PoolMessage::Opened { run, opened });
            }
            // If the count is already over, the lock is released at once.
            Asked::Held(lock) if is_open => {
                drop(with(|runner| runner.lock.replace((key.clone(), lock))));
            }
            Asked::Held(_) | Asked::Absent => {}
        }
    }
    storage::queue(Job::Read(key), move |records| {
        let opened = Opened::Here(found(records));
        send.emit(PoolMessage::Opened { run, opened });
    });
}

fn found(records: Result<Vec<String>, queens_page::pool::StoreFault>) -> Stored {
    let cores = gloo_utils::window().navigator().hardware_concurrency();
    Stored {
        records,
        cores: (cores as u32).max(1),
    }
}

fn now() -> f64 {
    let clock = gloo_utils::window().performance();
    clock.map_or(0.0, |clock| clock.now())
}

fn begin(run: RunId, send: &Callback<PoolMessage>) {
    let tick = send.clone();
    let clock = Interval::new(TICK, move || {
        tick.emit(PoolMessage::Ticked { now: now() });
    });
    let looked = send.clone();
    let sight = EventListener::new(&gloo_utils::document(), "visibilitychange", move |_| {
        let state = gloo_utils::document().visibility_state();
        if state == VisibilityState::Hidden {
            looked.emit(PoolMessage::Hidden);
        }
    });
    let left = send.clone();
    // A browser may freeze the page for Back. A frozen page must not hold a lock that others wait for.
    let gone = EventListener::new(&gloo_utils::window(), "pagehide", move |_| {
        left.emit(PoolMessage::Gone);
        drop(with(|runner| runner.lock.take()));
    });
    let over = with(|runner| {
        runner.open = Some(run);
        let clock = runner.clock.replace(clock);
        (
            clock,
            std::mem::replace(&mut runner.sight, vec![sight, gone]),
        )
    });
    drop(over);
}

fn close() {
    let (workers, over) = with(|runner| {
        runner.open = None;
        let over = (runner.clock.take(), std::mem::take(&mut runner.sight));
        (std::mem::take(&mut runner.workers), over)
    });
    drop(over);
    for (_, client) in workers {
        client.end();
    }
    Timeout::new(LINGER, || {
        let is_over = with(|runner| runner.open.is_none());
        drop(with(|runner| runner.lock.take_if(|_| is_over)));
    })
    .forget();
}

impl CountRunner {
    /// Whether this page holds the lock on the count.
    fn holds(&self, key: &str) -> bool {
        let held = self.lock.as_ref();
        held.is_some_and(|(name, _)| name == key)
    }

    fn client(&self, worker: WorkerId) -> Option<WorkerClient> {
        let found = self.workers.iter().find(|(id, _)| *id == worker);
        found.map(|(_, client)| client.clone())
    }

    fn dismiss(&mut self, worker: WorkerId) -> Option<WorkerClient> {
        let at = self.workers.iter().position(|(id, _)| *id == worker)?;
        Some(self.workers.swap_remove(at).1)
    }
}
