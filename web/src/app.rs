//! The root component. It holds the model, passes messages to [`queens_page::update`] and carries out the effects.

mod effects;
mod listeners;

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_render::AnimationFrame;
use gloo_timers::callback::{Interval, Timeout};
use gloo_timers::future::TimeoutFuture;
use yew::{Callback, Component, Context, Html, Properties};

use crate::attempt::attempt;
use crate::fetch;
use crate::history::{self, History, Location};
use crate::host::Host;
use crate::left;
use crate::offline;
use crate::opening::{self, Opening};
use crate::settings;
use crate::sight::{Focused, PLAY, focus_first, focused, show_board, show_panels};
use crate::view;
use crate::worker_client::WorkerClient;
use effects::draw;
use listeners::listeners;
use queens_page::address;
use queens_page::effect::Aim;
use queens_page::keyboard::KeyState;
use queens_page::language::Language;
use queens_page::message::{Message, TransportMessage};
use queens_page::model::{Model, State};
use queens_page::parts::{Fetched, Part, PartStage};
use queens_page::run::shown::Shown;
use queens_page::screen::View;
use queens_page::update;

/// Milliseconds between two checks of an engine that should be working.
const PING_EVERY: u32 = 500;
/// Milliseconds that the page waits for the texts of its language before it opens in English.
const OPEN_WITHIN: u32 = 4_000;

/// Mounts the application. It first loads the texts of the reader's language, so that the page does not first appear
/// in English.
pub(crate) async fn start() {
    // The browser may refuse storage. The page then opens at the step of its address.
    let _ = attempt(history::return_from_reload);
    let _ = attempt(history::enter);
    let Location {
        query, fragment, ..
    } = History::new().known().clone();
    let address = address::read(&query, &fragment).address;
    let language = address.language.unwrap_or_else(browser_language);
    if let Some(part) = Part::of_language(language) {
        // The page requests the texts again later and reports a failure itself.
        let _ = fetch::fetch_within(part, OPEN_WITHIN).await;
    }
    let mut app = None;
    for opening in Opening::of(address.is_embed) {
        // Yields to the browser between two stages.
        TimeoutFuture::new(0).await;
        let props = AppProps { opening };
        match &mut app {
            None => {
                app = Some(
                    yew::Renderer::<App>::with_root_and_props(opening::mount(), props).render(),
                )
            }
            Some(app) => app.update(props),
        }
    }
}

/// The properties of the root component.
#[derive(PartialEq, Properties)]
pub(crate) struct AppProps {
    /// The part of the page that is drawn.
    pub(crate) opening: Opening,
}

/// The application.
pub(crate) struct App {
    model: Model,
    client: WorkerClient,
    /// Callback for the messages of views. There is a single value, so that the properties of views can be compared.
    send: Callback<Message>,
    history: History,
    frame: Option<AnimationFrame>,
    ping: Option<Interval>,
    /// Whether the page is visible: the opening is complete.
    is_seen: bool,
    /// The element to focus after the next drawing. `None` if the focus stays where it is.
    aim: Option<Aim>,
    /// The element that had the focus before the last drawing.
    focused: Option<Focused>,
    /// Timer that restarts the engine after a failed start.
    retry: Option<Timeout>,
    /// The fragment to be written soon, and its timer.
    write: Option<(String, Timeout)>,
    /// The page around an embed. `None` if this page is not embedded.
    host: Option<Host>,
    /// The state that decides the message of a key, for the key listener.
    key_state: Rc<Cell<KeyState>>,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Message;
    type Properties = AppProps;

    fn create(context: &Context<App>) -> App {
        let history = History::new();
        let Location {
            base,
            query,
            fragment,
        } = history.known().clone();
        let browser = browser_language();
        let is_fetched = |language: &Language| fetch::texts(*language).is_some();
        // English comes first and is always loaded. Another language is loaded only if it was chosen.
        let texts = Language::listed().rfind(is_fetched);
        let texts = texts.unwrap_or(Language::ENGLISH);
        let (model, effects) = address::open::open(base, &query, &fragment, browser, texts, draw());
        let send = context.link().callback(|message| message);
        let client = WorkerClient::new(send.clone());
        let key_state = Rc::new(Cell::new(KeyState::of(&model)));
        let listeners = listeners(context, Rc::clone(&key_state));
        let mut app = App {
            model,
            client,
            send,
            history,
            frame: None,
            ping: None,
            is_seen: false,
            aim: None,
            focused: None,
            retry: None,
            write: None,
            host: None,
            key_state,
            _listeners: listeners,
        };
        app.perform(context, effects);
        if app.model.address.is_embed {
            // An embed stores nothing and reads nothing from storage.
            return app;
        }
        app.history.keep_place();
        if !settings::character_keys() {
            let off = Message::CharacterKeysSet(false);
            context.link().send_message(off);
        }
        if let Some(drawers) = settings::drawers() {
            context.link().send_message(Message::DrawersKept(drawers));
        }
        if let left @ Some(_) = left::read() {
            context.link().send_message(Message::CountLeft(left));
        }
        app
    }

    fn update(&mut self, context: &Context<App>, message: Message) -> bool {
        self.attempt(context, |app| {
            app.focused = Focused::now().or_else(|| app.focused.take().filter(Focused::is_gone));
        });
        if let Message::Transport(TransportMessage::Frame(_)) = message {
            self.frame = None;
        }
        let message = match message {
            Message::AddressDue => {
                self.attempt(context, |app| app.flush(context));
                return false;
            }
            Message::AddressMoved => {
                self.attempt(context, |app| {
                    drop(app.write.take());
                    app.history.look();
                    if !app.model.address.is_embed {
                        app.history.keep_place();
                    }
                });
                let Location {
                    query, fragment, ..
                } = self.history.known().clone();
                Message::AddressChanged { query, fragment }
            }
            other => other,
        };
        let tells_of_rest = matches!(message, Message::PartFetched(Fetched::Rest));
        let rest = fetch::update().filter(|_| tells_of_rest || self.has_rest());
        let is_hidden = matches!(message, Message::PageHidden);
        let effects = update::update(&mut self.model, message, rest);
        self.key_state.set(KeyState::of(&self.model));
        self.perform(context, effects);
        if is_hidden {
            self.attempt(context, |app| app.flush_hidden(context));
        }
        self.attempt(context, |app| app.keep_time(context));
        self.attempt(context, |app| {
            if let Some(host) = &app.host {
                host.tell(&app.model);
            }
        });
        self.model.redraw.is_due
    }

    fn rendered(&mut self, context: &Context<App>, _: bool) {
        let is_whole = context.props().opening == Opening::Done;
        self.attempt(context, |app| {
            if is_whole && !app.is_seen {
                app.show();
            }
            app.put_focus();
            app.put_title();
        });
    }

    fn view(&self, context: &Context<App>) -> Html {
        let send = self.send.clone();
        view::page(
            &self.model,
            &view::Context {
                texts: fetch::texts(self.model.shown_language).unwrap_or(&queens_text::OPENING),
                panels: fetch::panels().filter(|_| self.has_rest()),
                has_sheet_names: self.model.shows_sheet_names(),
                opening: context.props().opening,
                send,
            },
        )
    }
}

impl App {
    /// Shows the complete page.
    fn show(&mut self) {
        self.is_seen = true;
        opening::show();
        if self.model.address.is_embed {
            self.host = Some(Host::new(&self.send));
            return;
        }
        offline::keep(&self.send);
        if self.model.exercises.is_shown() || self.model.address.question.is_some() {
            // The exercise or question was set before the tabs existed. A later one makes the tabs scroll.
            show_panels();
        }
    }

    /// Whether the model knows that the deferred code is loaded. Until then, messages are handled without that code.
    fn has_rest(&self) -> bool {
        self.model.parts.stage(Part::Rest) == PartStage::Here
    }

    /// Sets the document title to the current content.
    fn put_title(&self) {
        let texts = fetch::texts(self.model.shown_language).unwrap_or(&queens_text::OPENING);
        let header = texts.header();
        let shown = match (self.model.address.story, self.model.address.view) {
            (Some(chapter), _) => texts.story().title(chapter),
            (None, View::About) => header.about().to_owned(),
            _ => header.problem(self.model.address.settings.algorithm.problem),
        };
        let title = if shown == header.brand() {
            shown
        } else {
            format!("{shown} – {}", header.brand())
        };
        let document = gloo_utils::document();
        if document.title() != title {
            document.set_title(&title);
        }
    }

    /// Focuses the element that the update requested, or the successor of a focused element that has disappeared.
    fn put_focus(&mut self) {
        if !self.is_seen {
            return;
        }
        if let Some(aim) = self.aim.take() {
            // Focusing forces a layout, so it runs in a separate task after the drawing.
            Timeout::new(0, move || match aim {
                Aim::Play => {
                    focus_first(PLAY);
                    show_board();
                }
                Aim::Exercise => {
                    focus_first(".exercise :is(button, input):not(.parts *)");
                }
                Aim::RefusedField => {
                    focus_first(".setup [aria-invalid]");
                }
            })
            .forget();
        }
        let is_lost = |last: &Focused| focused().is_none() && last.is_gone();
        self.focused = self.focused.take().filter(is_lost);
        if let Some(last) = &self.focused {
            last.pass_on();
        }
        // The successor may be drawn later.
        self.focused = self.focused.take().filter(is_lost);
    }

    /// Requests animation frames while the search plays, and pings the engine while it should be working.
    fn keep_time(&mut self, context: &Context<App>) {
        let state = self.model.state();
        if state == State::Playing && self.frame.is_none() {
            let link = context.link().clone();
            let frame = gloo_render::request_animation_frame(move |now| {
                link.send_message(Message::Transport(TransportMessage::Frame(now)));
            });
            self.frame = Some(frame);
        }
        // The engine takes no part in a count that workers share.
        let is_shared = matches!(self.model.shown, Shown::Shared(..));
        let works = matches!(state, State::Playing | State::Searching | State::Preparing)
            && !is_shared
            || self.model.comparison.survey.is_running()
            || self.model.play.prospects.is_awaited()
            || self.model.play.advice.is_awaited()
            || self.model.puzzles.is_awaited();
        if works && self.ping.is_none() {
            let client = self.client.clone();
            self.ping = Some(Interval::new(PING_EVERY, move || client.ping()));
        } else if !works {
            drop(self.ping.take());
        }
    }
}

/// The first of the reader's preferred languages that the page supports, otherwise English.
fn browser_language() -> Language {
    let tags = gloo_utils::window().navigator().languages().into_iter();
    let tags = tags.filter_map(|tag| tag.as_string());
    let known = tags.filter_map(|tag| Language::from_tag(&tag)).next();
    known.unwrap_or(Language::ENGLISH)
}
