//! The page around an embed: whether the embed is in sight there, and the messages between the two. `docs/EMBED.md` tells of them.

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

/// The name of a message is the value of this key.
const NAME: &str = "queens";

/// What watches whether anybody sees the embed.
struct Watcher {
    _observer: IntersectionObserver,
    /// What the observer calls.
    _moved: Closure<dyn Fn(Array)>,
    _tab: Vec<EventListener>,
}

/// The page around an embed.
pub(crate) struct Host {
    /// Its origin, once it has asked for something.
    origin: Rc<RefCell<Option<String>>>,
    /// What it has been told last: the step, and whether that moves. Nothing since it asked.
    told: Rc<Cell<Option<(u64, bool)>>>,
    _messages: EventListener,
    _sight: Option<Watcher>,
}

impl Host {
    /// Listens to it and watches the embed, then says that it does.
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

    /// Tells the step, if that is news to a page that has asked for something.
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

/// The page around this one, if there is one.
fn parent() -> Option<Window> {
    let window = gloo_utils::window();
    let parent = window.parent().ok()??;
    (!Object::is(&window, &parent)).then_some(parent)
}

/// Sends a message to this origin. One that cannot be named, as that of a file, is not answered.
fn post(name: &str, origin: &str, facts: &[(&str, JsValue)]) {
    let (Some(parent), message) = (parent(), Object::new()) else {
        return;
    };
    let name = [(NAME, JsValue::from(name))];
    for (key, value) in name.iter().chain(facts) {
        // A plain object takes what it is given.
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

/// What a message asks for.
fn wish(data: &JsValue) -> Option<Wish> {
    let get = |key: &str| Reflect::get(data, &JsValue::from(key)).ok();
    let step = get("step").and_then(|step| step.as_f64());
    Wish::read(&get(NAME)?.as_string()?, step)
}

/// Reports whether anybody sees the embed, whenever that changes: it is on the screen, and its tab is in front and not frozen.
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

/// Whether the reader has nothing against motion.
fn moves() -> bool {
    let still = gloo_utils::window().match_media("(prefers-reduced-motion: reduce)");
    !still.ok().flatten().is_some_and(|still| still.matches())
}
