//! A lock shared by all pages of the site, so that no two pages run the same count. In a browser without locks, each
//! page counts separately.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen]
extern "C" {
    type LockManager;

    /// Requests a lock. The callback receives the lock or null. The lock is held until the returned promise settles.
    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        callback: &JsValue,
    ) -> Result<Promise, JsValue>;

    /// Lists the locks that are held.
    #[wasm_bindgen(method, catch)]
    fn query(this: &LockManager) -> Result<Promise, JsValue>;
}

/// A lock, held until this value is dropped.
pub(super) struct Lock {
    release: Function,
}

/// The outcome of a lock request.
pub(super) enum Asked {
    Held(Lock),
    /// Another page holds the lock.
    Taken,
    /// The browser has no locks.
    Absent,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The call only settles a promise, which cannot fail.
        let _ = self.release.call0(&JsValue::UNDEFINED);
    }
}

/// Requests the lock on a count.
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
            // The promise settles when the lock is released, or when the request fails.
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

/// Whether any page holds the lock on a count. `false` if the browser cannot list locks.
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
