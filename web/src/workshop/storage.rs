//! What is kept of counts in the browser: records, each a ledger, under the name of their count; and where the last
//! count that is not finished was left, so that the page can offer to go on before it has fetched anything.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStoreParams, Query, TransactionMode,
};

use crate::left;
use crate::pool::StoreFault;

const NAME: &str = "queens";
const VERSION: u32 = 1;
const STORE: &str = "ledgers";

/// Something to be done, and what it leaves: the records that were read.
pub(super) enum Job {
    Read(String),
    Keep {
        key: String,
        record: String,
        fragment: String,
    },
    Finished,
    Forget(String),
}

type Outcome = Result<Vec<String>, StoreFault>;
type Done = Box<dyn FnOnce(Outcome)>;

thread_local! {
    static QUEUE: RefCell<VecDeque<(Job, Done)>> = const { RefCell::new(VecDeque::new()) };
    static IS_AT_WORK: Cell<bool> = const { Cell::new(false) };
}

/// Does this after all that was asked for before.
pub(super) fn queue(job: Job, done: impl FnOnce(Outcome) + 'static) {
    QUEUE.with_borrow_mut(|queue| queue.push_back((job, Box::new(done))));
    if !IS_AT_WORK.replace(true) {
        wasm_bindgen_futures::spawn_local(async {
            while let Some((job, done)) = QUEUE.with_borrow_mut(VecDeque::pop_front) {
                done(perform(job).await.map_err(|error| fault(&error)));
            }
            IS_AT_WORK.set(false);
        });
    }
}

async fn perform(job: Job) -> Result<Vec<String>, Error> {
    match job {
        Job::Read(key) => read(&key).await,
        Job::Keep {
            key,
            record,
            fragment,
        } => {
            keep(&key, &record).await?;
            left::write(&fragment);
            Ok(Vec::new())
        }
        Job::Finished => {
            left::clear();
            Ok(Vec::new())
        }
        Job::Forget(key) => {
            left::clear();
            forget(&key).await?;
            Ok(Vec::new())
        }
    }
}

async fn read(key: &str) -> Result<Vec<String>, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[STORE], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(STORE)?;
    let found = store.get_all(Some(range(key)?), None)?.await?;
    database.close();
    // What is no text is told as a ledger that is none.
    let texts = found
        .into_iter()
        .map(|it| it.as_string().unwrap_or_default());
    Ok(texts.collect())
}

async fn keep(key: &str, record: &str) -> Result<(), Error> {
    let database = open().await?;
    let transaction = database.transaction(&[STORE], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(STORE)?;
    // No two records have the same name, whatever the clock says.
    let unique = (js_sys::Math::random() * 2_f64.powi(53)) as u64;
    let name = format!("{key}/{unique:014x}");
    store.add(&record.into(), Some(&name.into()))?.await?;
    let outcome = transaction.commit()?.await;
    database.close();
    outcome.map(|_| ())
}

async fn forget(key: &str) -> Result<(), Error> {
    let database = open().await?;
    let transaction = database.transaction(&[STORE], TransactionMode::ReadWrite)?;
    let store = transaction.object_store(STORE)?;
    store.delete(range(key)?)?.await?;
    let outcome = transaction.commit()?.await;
    database.close();
    outcome.map(|_| ())
}

/// The names of all records of a count: the sign after the slash is the digit 0.
fn range(key: &str) -> Result<Query, Error> {
    let (low, high) = (format!("{key}/"), format!("{key}0"));
    Ok(KeyRange::bound(&low.into(), &high.into(), None, Some(true))?.into())
}

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            // Without it, what is asked of it fails and is told.
            let _ = database.create_object_store(STORE, ObjectStoreParams::new());
        }
    });
    request.await
}

fn fault(error: &Error) -> StoreFault {
    let text = error.to_string();
    match text.contains("QuotaExceeded") {
        true => StoreFault::Full,
        false => StoreFault::Broken(text),
    }
}
