//! Support for painted pictures: the size of the frame, changes of the colours or of the pixel ratio, and a canvas at
//! the screen's resolution.

use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement, ResizeObserver};
use yew::{NodeRef, UseStateHandle, use_effect_with, use_state};

use super::Context;
use queens_draw::camera::{Point, Size};
use queens_page::message::Message;

/// A cleared canvas. Its unit is the CSS pixel and its origin is this point.
pub(super) fn prepared(
    canvas: &HtmlCanvasElement,
    origin: Point,
    size: Size,
) -> Option<CanvasRenderingContext2d> {
    let ratio = web_sys::window()?.device_pixel_ratio();
    let context = canvas.get_context("2d").ok()??;
    let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
    let (width, height) = (size.width * ratio, size.height * ratio);
    let (width, height) = (width.round() as u32, height.round() as u32);
    if (canvas.width(), canvas.height()) != (width, height) {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    let _ = context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
    context.clear_rect(0.0, 0.0, f64::from(width), f64::from(height));
    let (x, y) = (origin.x * ratio, origin.y * ratio);
    let _ = context.set_transform(ratio, 0.0, 0.0, ratio, x, y);
    Some(context)
}

/// Reports the size of the frame, now and after each change.
#[yew::hook]
pub(super) fn use_size(frame: NodeRef, context: &Context, message: fn(Size) -> Message) {
    let send = context.send.clone();
    use_resized(frame, move |element| {
        let (width, height) = (element.client_width(), element.client_height());
        if width > 0 && height > 0 {
            let size = Size {
                width: f64::from(width),
                height: f64::from(height),
            };
            send.emit(message(size));
        }
    });
}

/// Calls the closure, now and whenever the size of the element changes.
#[yew::hook]
pub(super) fn use_resized(element: NodeRef, resized: impl Fn(&Element) + 'static) {
    use_effect_with(element, move |element| {
        let element = element.cast::<Element>();
        let measured = element.clone();
        let closure = Closure::<dyn Fn(Array)>::new(move |_| {
            if let Some(element) = &measured {
                resized(element);
            }
        });
        let observer = ResizeObserver::new(closure.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, &element) {
            observer.observe(element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(closure);
        }
    });
}

/// A number that increases when colours or the pixel ratio may have changed.
#[yew::hook]
pub(super) fn use_epoch() -> UseStateHandle<u32> {
    let epoch = use_state(|| 0);
    let set = epoch.setter();
    use_effect_with((), move |()| {
        let count = std::cell::Cell::new(0);
        let listen = Rc::new(move || {
            count.set(count.get() + 1);
            set.set(count.get());
        });
        let window = gloo_utils::window();
        let scheme = window
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten();
        let resized = listen.clone();
        let mut listeners = vec![EventListener::new(&window, "resize", move |_| resized())];
        if let Some(scheme) = scheme {
            listeners.push(EventListener::new(&scheme, "change", move |_| listen()));
        }
        move || drop(listeners)
    });
    epoch
}
