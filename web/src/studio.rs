//! The page's connection to the drawing worker, and the files that result. A new request cancels the previous one: if
//! the worker is still busy, it is terminated.

use std::cell::RefCell;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Uint8Array};
use queens_core::event_text::EventFormat;
use queens_pictures::Still;
use queens_worker::protocol::{decode, encode};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, ErrorEvent, MessageEvent, Url, Worker};
use yew::Callback;

use crate::clipboard;
use crate::drawers;
use crate::settings;
use crate::worker_client;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::notice::Notice;
use queens_page::share::pictures::{
    Drawing, Order, PictureError, PictureLook, ReelFormat, StillFormat,
};
use queens_page::share::{SharingCommand, SharingMessage, StillFile};
use queens_text::Texts;

/// Milliseconds before a still is drawn or an estimate starts, so that the reader can finish typing.
const REST: u32 = 150;
/// Milliseconds between two progress reports of an animation.
const TELL_EVERY: f64 = 150.0;

/// The state of drawing: the worker, its order and the resulting files.
#[derive(Default)]
struct Studio {
    worker: Option<Worker>,
    listeners: Vec<EventListener>,
    is_ready: bool,
    /// The timer of a drawing that starts soon.
    later: Option<Timeout>,
    /// The order that the worker carries out, or that waits for the worker.
    order: Option<Order>,
    /// The number of the current order. Reports about earlier orders are ignored.
    number: u32,
    /// The pieces of the file received so far.
    pieces: Array,
    bytes: u64,
    told_at: f64,
    /// The object URLs of the files.
    urls: Vec<String>,
    /// The still that the reader can copy.
    still: Option<Copied>,
}

/// A still in the form that the clipboard accepts.
#[derive(Clone)]
enum Copied {
    Picture(Blob),
    Text(String),
}

thread_local! {
    static STUDIO: RefCell<Studio> = RefCell::default();
}

/// The closure must not run a callback, which would find the studio borrowed.
fn with<T>(act: impl FnOnce(&mut Studio) -> T) -> T {
    STUDIO.with(|studio| act(&mut studio.borrow_mut()))
}

/// Carries out a command and sends the result.
pub(crate) fn perform(
    model: &Model,
    texts: &Texts,
    send: &Callback<Message>,
    command: SharingCommand,
) {
    let send = send.clone();
    match command {
        SharingCommand::Draw { of, format, look } => {
            let number = begin();
            match Still::of_kind(model, of, look.size, texts) {
                Some(still) => {
                    let drawing = draw(number, still, format, seen(look), send);
                    after_a_rest(move || wasm_bindgen_futures::spawn_local(drawing));
                }
                // The update has already refused this format.
                None => refuse(&send, PictureError::Unserved),
            }
        }
        SharingCommand::Copy => {
            let still = with(|studio| studio.still.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let copied = match &still {
                    Some(Copied::Picture(picture)) => clipboard::copy_picture(picture).await,
                    Some(Copied::Text(text)) => clipboard::copy(text).await,
                    None => Err(JsValue::UNDEFINED),
                };
                send.emit(Message::Copied(match copied {
                    Ok(()) => Notice::PictureCopied,
                    Err(_) => Notice::PictureNotCopied,
                }));
            });
        }
        SharingCommand::Estimate(mut animation) => {
            begin();
            animation.options.look = seen(animation.options.look);
            after_a_rest(move || ask(Order::Estimate(animation), send));
        }
        SharingCommand::Animate(mut animation) => {
            begin();
            animation.options.look = seen(animation.options.look);
            ask(Order::Animate(animation), send);
        }
        SharingCommand::Write(events) => {
            begin();
            ask(Order::Write(events), send);
        }
        SharingCommand::End => {
            begin();
            end();
        }
    }
}

/// Starts the drawing after a pause, unless another request comes first.
fn after_a_rest(begin: impl FnOnce() + 'static) {
    let later = Timeout::new(REST, begin);
    with(|studio| studio.later = Some(later));
}

/// The style with the theme that is in effect: the system's theme if none is chosen.
fn seen(look: PictureLook) -> PictureLook {
    let theme = look.theme.unwrap_or_else(settings::system_theme);
    PictureLook {
        theme: Some(theme),
        ..look
    }
}

/// Cancels the current drawing and forgets every file. Returns the number of the next drawing.
fn begin() -> u32 {
    let later = with(|studio| studio.later.take());
    drop(later);
    let (urls, number, is_busy) = with(|studio| {
        let is_busy = studio.order.take().is_some() && studio.is_ready;
        studio.number += 1;
        studio.pieces = Array::new();
        (studio.bytes, studio.told_at, studio.still) = (0, 0.0, None);
        (std::mem::take(&mut studio.urls), studio.number, is_busy)
    });
    for url in urls {
        // A URL that has already been revoked is not an error.
        let _ = Url::revoke_object_url(&url);
    }
    if is_busy {
        end();
    }
    number
}

/// Terminates the worker.
fn end() {
    let (worker, listeners) = with(|studio| {
        (studio.is_ready, studio.order) = (false, None);
        (studio.worker.take(), std::mem::take(&mut studio.listeners))
    });
    drop(listeners);
    if let Some(worker) = worker {
        worker.terminate();
    }
}

/// Draws a still: as text in the page, in pixels in the worker.
async fn draw(
    number: u32,
    still: Still,
    format: StillFormat,
    look: PictureLook,
    send: Callback<Message>,
) {
    let fetched = drawers::fetch().await;
    if with(|studio| studio.number) != number {
        return;
    }
    let Ok(drawers) = fetched else {
        return refuse(&send, PictureError::NotFetched);
    };
    let svg = (drawers.svg)(&still, &look);
    match format {
        StillFormat::Png => ask(Order::Still { svg }, send),
        StillFormat::Svg => text(&svg, &svg, "image/svg+xml", &send),
        StillFormat::Tex => text(&(drawers.tikz)(&still, &look), &svg, "text/x-tex", &send),
    }
}

/// Publishes a still in a text format.
fn text(text: &str, svg: &str, kind: &str, send: &Callback<Message>) {
    let parts = |text: &str| Array::of1(&text.into());
    let made =
        blob(&parts(text), kind).and_then(|file| Ok((file, blob(&parts(svg), "image/svg+xml")?)));
    match made {
        Ok((file, preview)) => still(&file, &preview, Copied::Text(text.to_owned()), send),
        Err(error) => fail(&error, send),
    }
}

fn still(file: &Blob, preview: &Blob, copied: Copied, send: &Callback<Message>) {
    let (url, preview) = match (keep(file), keep(preview)) {
        (Ok(url), Ok(preview)) => (url, preview),
        (Err(error), _) | (_, Err(error)) => return fail(&error, send),
    };
    let bytes = file.size() as u64;
    with(|studio| studio.still = Some(copied));
    send.emit(Message::Sharing(SharingMessage::StillDrawn(StillFile {
        url,
        preview,
        bytes,
    })));
}

/// An object URL for the file, valid until the next drawing.
fn keep(file: &Blob) -> Result<String, JsValue> {
    let url = Url::create_object_url_with_blob(file)?;
    with(|studio| studio.urls.push(url.clone()));
    Ok(url)
}

fn blob(parts: &Array, kind: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(parts, &options)
}

fn refuse(send: &Callback<Message>, error: PictureError) {
    send.emit(Message::Sharing(SharingMessage::Refused(error)));
}

fn fail(error: &JsValue, send: &Callback<Message>) {
    refuse(send, PictureError::Fault(crate::attempt::message(error)));
}

/// Sends an order to the worker once the worker is ready.
fn ask(order: Order, send: Callback<Message>) {
    let worker = with(|studio| {
        studio.order = Some(order);
        studio
            .worker
            .clone()
            .map(|worker| (worker, studio.is_ready))
    });
    match worker {
        Some((worker, true)) => post(&worker, &send),
        Some((_, false)) => {}
        None => {
            if let Err(error) = start(&send) {
                fail(&error, &send);
            }
        }
    }
}

fn post(worker: &Worker, send: &Callback<Message>) {
    let order = with(|studio| studio.order.clone());
    let Some(Ok(bytes)) = order.as_ref().map(encode) else {
        return;
    };
    if let Err(error) = worker.post_message(&Uint8Array::from(bytes.as_slice())) {
        fail(&error, send);
    }
}

fn start(send: &Callback<Message>) -> Result<(), JsValue> {
    let worker = worker_client::load("pictures")?;
    let (said, failed) = (send.clone(), send.clone());
    let heard = EventListener::new(&worker, "message", move |event| {
        if let Some(event) = event.dyn_ref::<MessageEvent>() {
            handle(&event.data(), &said);
        }
    });
    let error = EventListener::new(&worker, "error", move |event| {
        let event = event.dyn_ref::<ErrorEvent>();
        let details = event.map(ErrorEvent::message).unwrap_or_default();
        end();
        refuse(&failed, PictureError::Fault(details));
    });
    with(|studio| {
        studio.worker = Some(worker);
        studio.listeners = vec![heard, error];
    });
    Ok(())
}

/// Handles a message of the worker: a report, possibly with a piece of the file. An empty message reports that the
/// worker is ready; a message without a report means that its drawing code cannot be loaded.
fn handle(data: &JsValue, send: &Callback<Message>) {
    let data: &Array = data.unchecked_ref();
    if data.length() == 0 {
        let worker = with(|studio| {
            studio.is_ready = true;
            studio.worker.clone().filter(|_| studio.order.is_some())
        });
        if let Some(worker) = worker {
            post(&worker, send);
        }
        return;
    }
    let part = |at: u32| data.get(at).dyn_into::<Uint8Array>().ok();
    let Some(word) = part(0) else {
        return refuse(send, PictureError::NotFetched);
    };
    let said = decode::<Drawing>(&word.to_vec());
    if let Some(piece) = part(1) {
        let bytes = u64::from(piece.length());
        with(|studio| {
            studio.pieces.push(&piece);
            studio.bytes += bytes;
        });
    }
    match said {
        Ok(Drawing::Part { done, of }) => {
            let now = gloo_utils::window()
                .performance()
                .map_or(0.0, |clock| clock.now());
            let bytes = with(|studio| {
                let is_due = now - studio.told_at >= TELL_EVERY;
                if is_due {
                    studio.told_at = now;
                }
                is_due.then_some(studio.bytes)
            });
            if let Some(bytes) = bytes {
                send.emit(Message::Sharing(SharingMessage::Drawn { done, of, bytes }));
            }
        }
        Ok(Drawing::Done) => finish(send),
        Ok(Drawing::Estimated { frames, bytes }) => {
            with(|studio| studio.order = None);
            send.emit(Message::Sharing(SharingMessage::Estimated {
                frames,
                bytes,
            }));
        }
        Ok(Drawing::Refused(error)) => {
            with(|studio| {
                studio.order = None;
                studio.pieces = Array::new();
            });
            if let PictureError::Fault(_) = error {
                // The worker cannot draw any more.
                end();
            }
            refuse(send, error);
        }
        Err(error) => {
            end();
            refuse(send, PictureError::Fault(error.to_string()));
        }
    }
}

/// The file is complete.
fn finish(send: &Callback<Message>) {
    let (order, pieces) = with(|studio| (studio.order.take(), std::mem::take(&mut studio.pieces)));
    let kind = match &order {
        Some(Order::Animate(it)) if it.options.format == ReelFormat::Gif => "image/gif",
        Some(Order::Write(it)) => match it.format {
            EventFormat::JsonLines => "application/x-ndjson",
            EventFormat::Csv => "text/csv",
        },
        _ => "image/png",
    };
    let file = match blob(&pieces, kind) {
        Ok(file) => file,
        Err(error) => return fail(&error, send),
    };
    if let Some(Order::Still { .. }) = order {
        return still(&file, &file, Copied::Picture(file.clone()), send);
    }
    let bytes = file.size() as u64;
    match keep(&file) {
        Ok(url) => send.emit(Message::Sharing(SharingMessage::Made { url, bytes })),
        Err(error) => fail(&error, send),
    }
}
