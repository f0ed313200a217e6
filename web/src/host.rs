//! The page around an embed: whether the embed is visible there, and the messages between the two. `docs/EMBED.md`
//! describes the messages.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    IntersectionObserver, IntersectionObserverEntry, MessageEvent, VisibilityState, Window,
};
use yew::Callback;

use queens_page::embed::{EmbedMessage, Wish};
use queens_page::message::Message;
use queens_page::model::Model;

/// The key whose value is the name of a message.
const NAME: &str = "queens";

/// Observes whether the embed is visible.
struct Watcher {
    _observer: IntersectionObserver,
    /// The observer's callback.
    _moved: Closure<dyn Fn(Array)>,
    _tab: Vec<EventListener>,
}

/// The page around an embed.
pub(crate) struct Host {
    /// The origin of the surrounding page. `None` until it has sent a valid request.
    origin: Rc<RefCell<Option<String>>>,
    /// The last reported step, and whether the search was playing. `None` until a report follows the latest request.
    told: Rc<Cell<Option<(u64, bool)>>>,
    _messages: EventListener,
    _sight: Option<Watcher>,
}

impl Host {
    /// Listens for messages, observes visibility, and then reports that the embed is ready.
    pub(crate) fn new(send: &Callback<Message>) -> Host {
        let (origin, told) = (Rc::default(), Rc::default());
        let host = Host {
            _messages: listen(send.clone(), Rc::clone(&origin), Rc::clone(&told)),
            _sight: watch(send.clone()),
            origin,
            told,
        };
        post("ready", "*", &[]);
        host
    }

    /// Reports the step, if it has changed and the surrounding page has sent a request.
    pub(crate) fn tell(&self, model: &Model) {
        let origin = self.origin.borrow();
        let Some(origin) = &*origin else {
            return;
        };
        let run = model.shown.run();
        let known = run.map_or(0, |run| run.known());
        let is_moving = run.is_some_and(|run| run.activity().is_moving());
        let news = Some((model.clock(), is_moving));
        if self.told.replace(news) != news {
            let facts = [
                ("step", JsValue::from(model.clock() as f64)),
                ("of", JsValue::from(known as f64)),
                ("playing", JsValue::from(is_moving)),
            ];
            post("step", origin, &facts);
        }
    }
}

/// The surrounding window. `None` if the page is not embedded.
fn parent() -> Option<Window> {
    let window = gloo_utils::window();
    let parent = window.parent().ok()??;
    (!Object::is(&window, &parent)).then_some(parent)
}

/// Sends a message to this origin. An origin that cannot be addressed, such as that of a file, gets no reply.
fn post(name: &str, origin: &str, facts: &[(&str, JsValue)]) {
    let (Some(parent), message) = (parent(), Object::new()) else {
        return;
    };
    let name = [(NAME, JsValue::from(name))];
    for (key, value) in name.iter().chain(facts) {
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&message, &JsValue::from(*key), value);
    }
    let _ = parent.post_message(&message, origin);
}

fn listen(
    send: Callback<Message>,
    origin: Rc<RefCell<Option<String>>>,
    told: Rc<Cell<Option<(u64, bool)>>>,
) -> EventListener {
    EventListener::new(&gloo_utils::window(), "message", move |event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else {
            return;
        };
        let is_from_host = parent()
            .zip(event.source())
            .is_some_and(|(parent, source)| Object::is(&parent, &source));
        if let Some(wish) = wish(&event.data()).filter(|_| is_from_host) {
            origin.replace(Some(event.origin()));
            told.set(None);
            send.emit(EmbedMessage::Asked(wish).into());
        }
    })
}

/// The request in a message. `None` if the message is malformed.
fn wish(data: &JsValue) -> Option<Wish> {
    let get = |key: &str| Reflect::get(data, &JsValue::from(key)).ok();
    let step = get("step").and_then(|step| step.as_f64());
    Wish::read(&get(NAME)?.as_string()?, step)
}

/// Reports each change of the embed's visibility. It is visible if it is on the screen and its tab is in front and not
/// frozen.
fn watch(send: Callback<Message>) -> Option<Watcher> {
    let is_on_screen = Rc::new(Cell::new(false));
    let report = {
        let is_on_screen = Rc::clone(&is_on_screen);
        let send = send.clone();
        Rc::new(move || {
            let is_in_front = gloo_utils::document().visibility_state() == VisibilityState::Visible;
            send.emit(Message::Embed(if is_on_screen.get() && is_in_front {
                EmbedMessage::Seen { moves: moves() }
            } else {
                EmbedMessage::Unseen
            }));
        })
    };
    let document = gloo_utils::document();
    let tab = ["visibilitychange", "resume"].map(|event| {
        let report = Rc::clone(&report);
        EventListener::new(&document, event, move |_| report())
    });
    let frozen = EventListener::new(&document, "freeze", move |_| {
        send.emit(Message::Embed(EmbedMessage::Unseen));
    });
    let moved = Closure::<dyn Fn(Array)>::new(move |entries: Array| {
        let last = entries.pop();
        if let Some(entry) = last.dyn_ref::<IntersectionObserverEntry>() {
            is_on_screen.set(entry.is_intersecting());
            report();
        }
    });
    let observer = IntersectionObserver::new(moved.as_ref().unchecked_ref()).ok()?;
    observer.observe(&gloo_utils::document_element());
    Some(Watcher {
        _observer: observer,
        _moved: moved,
        _tab: tab.into_iter().chain([frozen]).collect(),
    })
}

/// Whether the reader allows motion: the system does not request reduced motion.
fn moves() -> bool {
    let still = gloo_utils::window().match_media("(prefers-reduced-motion: reduce)");
    !still.ok().flatten().is_some_and(|still| still.matches())
}
