//! The worker that draws pictures. It runs the page's module under another worker name and carries out one order at a
//! time. To cancel an order, the page terminates the worker.

use std::future::Future;
use std::pin::Pin;

use js_sys::{Array, Uint8Array};
use queens_worker::protocol::{decode, encode};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use queens_page::language::Language;
use queens_page::share::pictures::{Drawing, Order, PictureError};
use queens_pictures::orders::{self, Algorithms};
use queens_text::Texts;

/// The name of a drawing worker.
pub(crate) const NAME: &str = "pictures";

/// A boxed future.
type Coming<T> = Pin<Box<dyn Future<Output = T>>>;

/// Loads the code of all algorithms and the texts of a language. `None` if they cannot be loaded.
pub(crate) type Source = fn(Language) -> Coming<Option<(Algorithms, &'static Texts)>>;

/// Carries out an encoded order and posts the results.
pub(super) type CarryOut = fn(Vec<u8>, Source) -> Coming<()>;

/// Whether this module runs in a drawing worker.
pub(crate) fn draws() -> bool {
    scope().name() == NAME
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Starts to listen. An empty message reports that the worker is ready. A message with the single value `false`
/// reports that the drawing code cannot be loaded.
pub(crate) fn start(source: Source) {
    let handle = Closure::<dyn FnMut(_)>::new(move |event: MessageEvent| {
        let order = Uint8Array::new(&event.data()).to_vec();
        wasm_bindgen_futures::spawn_local(async move {
            match super::fetch().await {
                Ok(drawers) => (drawers.carry_out)(order, source).await,
                Err(_) => send(&Array::of1(&JsValue::FALSE), &Array::new()),
            }
        });
    });
    scope().set_onmessage(Some(handle.as_ref().unchecked_ref()));
    handle.forget();
    send(&Array::new(), &Array::new());
}

/// If posting fails, the page keeps waiting until the reader cancels.
fn send(message: &Array, given: &Array) {
    let _ = scope().post_message_with_transfer(message, given);
}

pub(super) fn carry_out(order: Vec<u8>, source: Source) -> Coming<()> {
    std::panic::set_hook(Box::new(|panic| {
        let fault = PictureError::Fault(panic.to_string());
        post(&Drawing::Refused(fault), None);
    }));
    Box::pin(async move {
        let last = match decode(&order) {
            Ok(order) => draw(&order, source).await,
            Err(error) => Err(PictureError::Fault(error.to_string())),
        };
        post(&last.unwrap_or_else(Drawing::Refused), None);
    })
}

async fn draw(order: &Order, source: Source) -> Result<Drawing, PictureError> {
    let mut tell = |drawing: Drawing, piece: Vec<u8>| post(&drawing, Some(&piece));
    let animation = match order {
        Order::Still { svg } => {
            tell(Drawing::Part { done: 1, of: 1 }, orders::still(svg)?);
            return Ok(Drawing::Done);
        }
        Order::Write(events) => {
            // Only the names of variables are translated.
            let fetched = source(events.language.unwrap_or(Language::ENGLISH)).await;
            let (algorithms, texts) = fetched.ok_or(PictureError::NotFetched)?;
            orders::write(events, algorithms, texts, &mut tell)?;
            return Ok(Drawing::Done);
        }
        Order::Estimate(animation) | Order::Animate(animation) => animation,
    };
    let fetched = source(animation.language).await;
    let (algorithms, texts) = fetched.ok_or(PictureError::NotFetched)?;
    match order {
        Order::Estimate(_) => orders::estimate(animation, algorithms, texts),
        _ => {
            orders::animate(animation, algorithms, texts, &mut tell)?;
            Ok(Drawing::Done)
        }
    }
}

/// Posts a message, and transfers a piece of the file with it.
fn post(drawing: &Drawing, piece: Option<&[u8]>) {
    let Ok(bytes) = encode(drawing) else { return };
    let message = Array::of1(&Uint8Array::from(bytes.as_slice()));
    let given = Array::new();
    if let Some(piece) = piece {
        let piece = Uint8Array::from(piece);
        given.push(&piece.buffer());
        message.push(&piece);
    }
    send(&message, &given);
}
