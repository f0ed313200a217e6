//! A lock that pages of the same site share, so that two of them do not count the same. Where browsers have none, each
//! counts for itself.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen]
extern "C" {
    type LockManager;

    /// Asks for a lock; the callback is given it, or null, and holds it until what it returns is settled.
    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        callback: &JsValue,
    ) -> Result<Promise, JsValue>;

    /// Tells which locks are held.
    #[wasm_bindgen(method, catch)]
    fn query(this: &LockManager) -> Result<Promise, JsValue>;
}

/// A lock that is held until this is dropped.
pub(super) struct Lock {
    release: Function,
}

/// What came of asking for a lock.
pub(super) enum Asked {
    Held(Lock),
    /// Another page holds it.
    Taken,
    /// There are no locks here.
    Absent,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // It only settles a promise, which does not fail.
        let _ = self.release.call0(&JsValue::UNDEFINED);
    }
}

/// Asks for the lock on a count.
pub(super) async fn ask(key: &str) -> Asked {
    let Some(locks) = manager() else {
        return Asked::Absent;
    };
    let options = Object::new();
    if Reflect::set(&options, &"ifAvailable".into(), &JsValue::TRUE).is_err() {
        return Asked::Absent;
    }
    let outcome = Promise::new(&mut |tell: Function, fail: Function| {
        let granted = move |lock: JsValue| -> JsValue {
            if lock.is_null() {
                let _ = tell.call1(&JsValue::UNDEFINED, &JsValue::NULL);
                return JsValue::UNDEFINED;
            }
            let held = Promise::new(&mut |release, _| {
                let _ = tell.call1(&JsValue::UNDEFINED, &release);
            });
            held.into()
        };
        let granted = Closure::once_into_js(granted);
        match locks.request(&name(key), &options, &granted) {
            // It is settled once the lock is let go of, or refused and never granted.
            Ok(promise) => spawn_local(async move {
                if let Err(why) = JsFuture::from(promise).await {
                    let _ = fail.call1(&JsValue::UNDEFINED, &why);
                }
            }),
            Err(why) => {
                let _ = fail.call1(&JsValue::UNDEFINED, &why);
            }
        }
    });
    match JsFuture::from(outcome).await {
        Ok(release) if release.is_function() => Asked::Held(Lock {
            release: release.unchecked_into(),
        }),
        Ok(_) => Asked::Taken,
        Err(_) => Asked::Absent,
    }
}

/// Whether any page holds the lock on a count. Where that is not told, none does.
pub(super) async fn is_held(key: &str) -> bool {
    held(key).await.unwrap_or(false)
}

async fn held(key: &str) -> Option<bool> {
    let told = manager()?.query().ok()?;
    let told = JsFuture::from(told).await.ok()?;
    let held = Array::from(&Reflect::get(&told, &"held".into()).ok()?);
    let name = name(key);
    let mut names = held.iter().map(|lock| Reflect::get(&lock, &"name".into()));
    Some(names.any(|it| it.is_ok_and(|it| it.as_string().as_ref() == Some(&name))))
}

fn name(key: &str) -> String {
    format!("queens count {key}")
}

fn manager() -> Option<LockManager> {
    let navigator = gloo_utils::window().navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}
