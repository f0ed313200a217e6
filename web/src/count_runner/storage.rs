//! Stores the results of counts in the browser. Each record is a ledger under the key of its count. The last
//! unfinished count is also noted in local storage, so that the page can offer to continue it before anything else is
//! loaded.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStoreParams, Query, Transaction,
    TransactionMode, TransactionResult,
};
use js_sys::{Array, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use crate::left;
use queens_page::pool::{Left, StoreFault};

const NAME: &str = "queens";
const VERSION: u32 = 1;
const STORE: &str = "ledgers";
/// Milliseconds that the storage may take to respond.
const PATIENCE: u32 = 5_000;

/// A storage operation. A read returns the stored records.
pub(super) enum Job {
    Read(String),
    Keep {
        record: String,
        is_whole: bool,
        left: Left,
    },
    /// The count is finished, so the note about it in local storage is removed.
    Finish(String),
    Forget(String),
}

type Outcome = Result<Vec<String>, StoreFault>;
type Done = Box<dyn FnOnce(Outcome)>;

thread_local! {
    static QUEUE: RefCell<VecDeque<(Job, Done)>> = const { RefCell::new(VecDeque::new()) };
    static IS_AT_WORK: Cell<bool> = const { Cell::new(false) };
}

/// Runs the job after all jobs that were queued before.
pub(super) fn queue(job: Job, done: impl FnOnce(Outcome) + 'static) {
    QUEUE.with_borrow_mut(|queue| queue.push_back((job, Box::new(done))));
    if !IS_AT_WORK.replace(true) {
        wasm_bindgen_futures::spawn_local(async {
            while let Some((job, done)) = QUEUE.with_borrow_mut(VecDeque::pop_front) {
                done(in_time(job).await);
            }
            IS_AT_WORK.set(false);
        });
    }
}

/// Runs the job. A storage that does not respond in time counts as broken.
async fn in_time(job: Job) -> Outcome {
    let answer = Rc::new(RefCell::new(None));
    let told = Rc::clone(&answer);
    let work = future_to_promise(async move {
        let outcome = perform(job)
            .await
            .unwrap_or_else(|error| Err(fault(&error)));
        *told.borrow_mut() = Some(outcome);
        Ok(JsValue::UNDEFINED)
    });
    let late = future_to_promise(async {
        TimeoutFuture::new(PATIENCE).await;
        Ok(JsValue::UNDEFINED)
    });
    // Neither promise rejects.
    let _ = JsFuture::from(Promise::race(&Array::of2(&work, &late))).await;
    let answer = answer.take();
    answer.unwrap_or_else(|| Err(StoreFault::Broken("no answer".to_owned())))
}

async fn perform(job: Job) -> Result<Outcome, Error> {
    Ok(match job {
        Job::Read(key) => Ok(read(&key).await?),
        Job::Keep {
            record,
            is_whole,
            left,
        } => {
            let outcome = keep(&left.key, &record, is_whole).await?;
            if outcome.is_ok() {
                left::write(&left);
            }
            outcome
        }
        Job::Finish(key) => {
            left::clear(&key);
            Ok(Vec::new())
        }
        Job::Forget(key) => {
            let outcome = forget(&key).await?;
            left::clear(&key);
            outcome
        }
    })
}

async fn read(key: &str) -> Result<Vec<String>, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[STORE], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(STORE)?;
    let found = store.get_all(Some(range(key)?), None)?.await?;
    database.close();
    // A value that is not a text becomes an empty text, which is reported as an invalid ledger.
    let texts = found
        .into_iter()
        .map(|it| it.as_string().unwrap_or_default());
    Ok(texts.collect())
}

async fn keep(key: &str, record: &str, is_whole: bool) -> Result<Outcome, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[STORE], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(STORE)?;
    // A random number keeps record names unique, independent of the clock.
    let unique = (js_sys::Math::random() * 2_f64.powi(53)) as u64;
    let name = format!("{key}/{unique:014x}");
    if is_whole {
        store.delete(range(key)?)?.await?;
    }
    store.add(&record.into(), Some(&name.into()))?.await?;
    let outcome = settle(transaction).await;
    database.close();
    outcome
}

/// Browsers abort a transaction if there is no room. An aborted transaction has stored nothing.
async fn settle(transaction: Transaction) -> Result<Outcome, Error> {
    Ok(match transaction.commit()?.await? {
        TransactionResult::Committed => Ok(Vec::new()),
        TransactionResult::Aborted => Err(StoreFault::Full),
    })
}

async fn forget(key: &str) -> Result<Outcome, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[STORE], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(STORE)?;
    store.delete(range(key)?)?.await?;
    let outcome = settle(transaction).await;
    database.close();
    outcome
}

/// The range of all records of a count. In ASCII the digit 0 follows the slash.
fn range(key: &str) -> Result<Query, Error> {
    let (low, high) = (format!("{key}/"), format!("{key}0"));
    Ok(KeyRange::bound(&low.into(), &high.into(), None, Some(true))?.into())
}

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            // If this fails, later requests fail and are reported.
            let _ = database.create_object_store(STORE, ObjectStoreParams::new());
        }
    });
    request.await
}

fn fault(error: &Error) -> StoreFault {
    let text = error.to_string();
    if text.contains("QuotaExceeded") {
        StoreFault::Full
    } else {
        StoreFault::Broken(text)
    }
}
