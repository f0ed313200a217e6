//! The component: holds the model, hands messages to [`queens_page::update`] and carries out its effects.

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
use crate::sight::{PLAY, focus_first, focused, next_focus, show_board, show_panels};
use crate::view;
use crate::worker_client::WorkerClient;
use effects::draw;
use listeners::listeners;
use queens_page::address;
use queens_page::effect::Aim;
use queens_page::language::Language;
use queens_page::message::{Message, TransportMessage};
use queens_page::model::{Model, State};
use queens_page::parts::{Fetched, Part, PartStage};
use queens_page::redraw::Redraw;
use queens_page::run::shown::Shown;
use queens_page::screen::View;
use queens_page::update;

/// Milliseconds between two looks at an engine that should be at work.
const PING_EVERY: u32 = 500;
/// Milliseconds that the page waits for the texts of its language before it opens in English.
const OPEN_WITHIN: u32 = 4_000;

/// Puts the application into the page, in a language that is here: no other one is seen before it.
pub(crate) async fn start() {
    // Storage may be refused: the page then opens at the step of its address.
    let _ = attempt(history::return_from_reload);
    let Location {
        query, fragment, ..
    } = History::new().known().clone();
    let address = address::read(&query, &fragment).address;
    let language = address.language.unwrap_or_else(browser_language);
    if let Some(part) = Part::of_language(language) {
        // The page itself asks again, and says so if they do not come.
        let _ = fetch::fetch_within(part, OPEN_WITHIN).await;
    }
    let mut app = None;
    for opening in Opening::of(address.is_embed) {
        // The browser has its turn between them.
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

/// What the application is given.
#[derive(PartialEq, Properties)]
pub(crate) struct AppProps {
    /// How much of it is drawn.
    pub(crate) opening: Opening,
}

/// The application.
pub(crate) struct App {
    model: Model,
    client: WorkerClient,
    /// Where views send messages; one value, so that views that hold it can be compared.
    send: Callback<Message>,
    history: History,
    frame: Option<AnimationFrame>,
    ping: Option<Interval>,
    /// What was due when the page was drawn last.
    drawn: Cell<Option<Redraw>>,
    /// Whether the page is seen.
    is_seen: bool,
    /// What is to have the focus once it is drawn.
    aim: Option<Aim>,
    /// What is to have the focus if what has it now goes away: a selector.
    next_focus: Option<String>,
    /// An engine that is to be tried again soon.
    retry: Option<Timeout>,
    /// An address that is to be written soon.
    write: Option<(String, Timeout)>,
    /// The page around an embed.
    host: Option<Host>,
    /// The model's, for the listener of keys.
    character_keys: Rc<Cell<bool>>,
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
        // English is always here, and comes first; another one has been fetched because it was chosen.
        let texts = Language::listed().rfind(is_fetched);
        let texts = texts.unwrap_or(Language::ENGLISH);
        let (model, effects) = address::open::open(base, &query, &fragment, browser, texts, draw());
        let send = context.link().callback(|message| message);
        let client = WorkerClient::new(send.clone());
        let character_keys = Rc::new(Cell::new(true));
        let listeners = listeners(context, Rc::clone(&character_keys));
        let mut app = App {
            model,
            client,
            send,
            history,
            frame: None,
            ping: None,
            drawn: Cell::default(),
            is_seen: false,
            aim: None,
            next_focus: None,
            retry: None,
            write: None,
            host: None,
            character_keys,
            _listeners: listeners,
        };
        app.perform(context, effects);
        if app.model.address.is_embed {
            // It keeps nothing, and asks for nothing that is kept.
            return app;
        }
        if !settings::character_keys() {
            let off = Message::CharacterKeysSet(false);
            context.link().send_message(off);
        }
        if let left @ Some(_) = left::read() {
            context.link().send_message(Message::CountLeft(left));
        }
        app
    }

    fn update(&mut self, context: &Context<App>, message: Message) -> bool {
        self.attempt(context, |app| {
            app.next_focus = next_focus().or_else(|| app.next_focus.take())
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
                });
                let Location {
                    query, fragment, ..
                } = self.history.known().clone();
                Message::AddressChanged { query, fragment }
            }
            other => other,
        };
        let before = self.model.redraw.epoch();
        let tells_of_rest = matches!(message, Message::PartFetched(Fetched::Rest(_)));
        let rest = fetch::update().filter(|_| tells_of_rest || self.has_rest());
        let is_hidden = matches!(message, Message::PageHidden);
        let effects = update::update(&mut self.model, message, rest);
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
        self.model.redraw.epoch() != before
    }

    fn changed(&mut self, _: &Context<App>, _: &AppProps) -> bool {
        // More is drawn now: all of it is due, since what is new has no drawing to keep.
        self.drawn.take();
        true
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
        let drawn = self.drawn.replace(Some(self.model.redraw));
        let send = self.send.clone();
        view::page(
            &self.model,
            &view::Context {
                texts: fetch::texts(self.model.shown_language).unwrap_or(&queens_text::OPENING),
                panels: fetch::panels().filter(|_| self.has_rest()),
                drawn,
                opening: context.props().opening,
                send,
            },
        )
    }
}

impl App {
    /// The page is whole, and seen from now on.
    fn show(&mut self) {
        self.is_seen = true;
        opening::show();
        if self.model.address.is_embed {
            self.host = Some(Host::new(&self.send));
            return;
        }
        offline::keep(&self.send);
        if self.model.exercises.is_shown() || self.model.address.question.is_some() {
            // It has come before the tabs, which scroll to one that comes later.
            show_panels();
        }
    }

    /// Whether the model knows that the rest is here. Until then messages are handled without it.
    fn has_rest(&self) -> bool {
        self.model.parts.stage(Part::Rest) == PartStage::Here
    }

    /// Names the document after what it shows.
    fn put_title(&self) {
        let texts = fetch::texts(self.model.shown_language).unwrap_or(&queens_text::OPENING);
        let header = texts.header();
        let shown = match self.model.address.view {
            View::About => header.about().to_owned(),
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

    /// Gives the focus to what was aimed at, or to what inherits it.
    fn put_focus(&mut self) {
        if !self.is_seen {
            return;
        }
        if let Some(aim) = self.aim.take() {
            // To give the focus has the page laid out: after the task that draws, not in it.
            Timeout::new(0, move || match aim {
                Aim::Play => {
                    focus_first(PLAY);
                    show_board();
                }
                Aim::Exercise => focus_first("[data-testid=exercise] :is(button, input)"),
            })
            .forget();
        }
        if focused().is_some() {
            self.next_focus = None;
        } else if let Some(next_focus) = &self.next_focus {
            focus_first(next_focus);
        }
    }

    /// Asks for frames while something moves, and pings the engine while it should be at work.
    fn keep_time(&mut self, context: &Context<App>) {
        let state = self.model.state();
        if state == State::Playing && self.frame.is_none() {
            let link = context.link().clone();
            let frame = gloo_render::request_animation_frame(move |now| {
                link.send_message(Message::Transport(TransportMessage::Frame(now)));
            });
            self.frame = Some(frame);
        }
        // A count that workers share is none of the engine's business.
        let is_shared = matches!(self.model.shown, Shown::Count(..));
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

/// The first of the reader's languages that the page speaks.
fn browser_language() -> Language {
    let tags = gloo_utils::window().navigator().languages().into_iter();
    let tags = tags.filter_map(|tag| tag.as_string());
    let known = tags.filter_map(|tag| Language::from_tag(&tag)).next();
    known.unwrap_or(Language::ENGLISH)
}
