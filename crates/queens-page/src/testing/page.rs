//! A page under test: its model, a server in place of the worker, and the address that it writes.

use std::cell::Cell;

use queens_core::{EventKind, algorithm};
use queens_worker::protocol::{Answer, BUILD, Envelope, Read, Request, Response, RunId, Serial};
use queens_worker::serve::Server;

use crate::address::open::open;
use crate::effect::{Effect, Entry};
use crate::exercise::working::ExerciseCommand;
use crate::language::Language;
use crate::message::{FormMessage, Message, TransportMessage};
use crate::model::Model;
use crate::notice::Notice;
use crate::parts::{Fetched, Part};
use crate::pool::Command;
use crate::puzzle::PuzzleCommand;
use crate::share::SharingCommand;
use crate::update::REST;
use crate::update::Rest;
use crate::update::update;

/// The message for a response of the engine.
pub fn said(response: Response) -> Message {
    Message::EngineSaid(response.into())
}

/// The message for an engine's answer about a run.
pub fn said_about(run: RunId, answer: Answer) -> Message {
    said(Response::About(run, answer))
}

/// A page, its engine and its address.
pub struct Page {
    pub model: Model,
    /// The deferred part of updates, once it is loaded.
    pub rest: Option<&'static Rest>,
    pub server: Option<Server>,
    /// Whether every engine starts normally and then ignores all requests.
    pub is_deaf: bool,
    /// Whether no part of the page can be loaded.
    pub is_offline: bool,
    /// Whether requested parts are still loading.
    pub is_slow: bool,
    pub address: String,
    pub pushed: usize,
    /// The number of reloads that the page requested.
    pub renewed: usize,
    /// The number of window requests.
    pub asked: usize,
    pub windows: usize,
    /// The commands of counts.
    pub commands: Vec<Command>,
    /// The commands of puzzles.
    pub puzzle_commands: Vec<PuzzleCommand>,
    /// The commands of exercises.
    pub exercise_commands: Vec<ExerciseCommand>,
    /// The commands of the share dialog.
    pub sharing_commands: Vec<SharingCommand>,
    /// The texts of saved files.
    pub saved: Vec<String>,
    /// The number of print requests.
    pub printed: usize,
    /// The number of drawings, and the step of the last one.
    pub drawings: usize,
    pub drawn_step: u64,
    now: f64,
}

impl Page {
    /// A page that the reader has used.
    pub fn open(fragment: &str) -> Page {
        let mut page = Page::unused(fragment);
        page.send(Message::CodeWanted);
        page
    }

    /// A page that the reader has not used yet.
    pub fn unused(fragment: &str) -> Page {
        Page::with(fragment, false, false)
    }

    /// A page whose parts are still loading.
    pub fn slow(fragment: &str) -> Page {
        let mut page = Page::with(fragment, true, false);
        page.send(Message::CodeWanted);
        page
    }

    /// A page whose parts cannot be loaded.
    pub fn offline(fragment: &str) -> Page {
        let mut page = Page::with(fragment, false, true);
        page.send(Message::CodeWanted);
        page
    }

    fn with(fragment: &str, is_slow: bool, is_offline: bool) -> Page {
        let (model, effects) = open(
            "page".into(),
            "",
            fragment,
            Language::ENGLISH,
            Language::ENGLISH,
            41,
        );
        let address = fragment.to_owned();
        let mut page = Page {
            model,
            rest: None,
            server: None,
            is_deaf: false,
            is_offline,
            is_slow,
            address,
            pushed: 0,
            renewed: 0,
            asked: 0,
            windows: 0,
            commands: Vec::new(),
            puzzle_commands: Vec::new(),
            exercise_commands: Vec::new(),
            sharing_commands: Vec::new(),
            saved: Vec::new(),
            printed: 0,
            drawings: 0,
            drawn_step: 0,
            now: 0.0,
        };
        page.perform(effects);
        page
    }

    pub fn send(&mut self, message: impl Into<Message>) {
        let message = message.into();
        if let Message::PartFetched(Fetched::Rest) = message {
            self.rest = Some(&REST);
        }
        let effects = update(&mut self.model, message, self.rest);
        if self.model.redraw.is_due {
            self.drawings += 1;
            self.drawn_step = self.step();
        }
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        // Parts arrive after all other effects.
        let mut fetched = Vec::new();
        for effect in effects {
            match effect {
                Effect::Send(run, request) => self.ask(run, request),
                Effect::StartEngine => {
                    self.server = (!self.is_deaf).then(Server::default);
                    self.send(said(Response::Ready {
                        build: BUILD.into(),
                    }));
                }
                Effect::EndEngine => self.server = None,
                Effect::WriteAddress { fragment, entry } => {
                    self.address = fragment;
                    self.pushed += usize::from(entry == Entry::Push);
                }
                Effect::DrawSeed => self.send(FormMessage::SeedDrawn(42)),
                Effect::Fetch(_) if self.is_slow => {}
                Effect::Fetch(part) => fetched.push(part),
                Effect::Renew => self.renewed += 1,
                Effect::Puzzles(command) => self.puzzle_commands.push(command),
                Effect::Exercise(command) => self.exercise_commands.push(command),
                Effect::Pool(command) => self.commands.push(command),
                Effect::Share(command) => self.sharing_commands.push(command),
                Effect::Save { text, .. } => self.saved.push(text),
                Effect::Print => self.printed += 1,
                Effect::AwaitEngine
                | Effect::SetCharacterKeys(_)
                | Effect::KeepDrawers(_)
                | Effect::Dress
                | Effect::Focus(_)
                | Effect::KeepAll
                | Effect::OpenGoTo
                | Effect::Copy { .. } => {}
            }
        }
        for part in fetched {
            self.send(if self.is_offline {
                Message::PartMissed(part)
            } else {
                Message::PartFetched(match part {
                    Part::Rest => Fetched::Rest,
                    Part::Algorithms => Fetched::Algorithms(&algorithm::ALL),
                    Part::Texts(language) => Fetched::Texts(language),
                })
            });
        }
    }

    fn ask(&mut self, run: RunId, request: Request) {
        let is_window = matches!(request, Request::Read(Read::Windows(_)));
        self.asked += usize::from(is_window);
        let mut answers = Vec::new();
        if let Some(server) = &mut self.server {
            let envelope = Envelope {
                serial: Serial(0),
                request: Some((run, request)),
            };
            server.handle(envelope, &mut |answer| answers.push(answer));
        }
        self.handle(answers);
    }

    fn handle(&mut self, answers: Vec<Response>) {
        for answer in answers {
            let is_window = matches!(answer, Response::About(_, Answer::Window { .. }));
            self.windows += usize::from(is_window);
            self.send(said(answer));
        }
    }

    /// Lets the engine run for some slices.
    pub fn work(&mut self, slices: usize) {
        for _ in 0..slices {
            self.now += 1.0;
            let mut answers = Vec::new();
            // Each reading of the clock is a millisecond later.
            let (server, now) = (self.server.as_mut(), Cell::new(self.now));
            let clock = || now.replace(now.get() + 1.0);
            let more = server.is_some_and(|server| server.work(clock, &mut |it| answers.push(it)));
            self.now = now.get();
            let said = !answers.is_empty();
            self.handle(answers);
            if !more && !said {
                break;
            }
        }
    }

    /// Advances the time by frames. The engine works before each frame.
    pub fn play(&mut self, frames: usize) {
        for _ in 0..frames {
            self.work(2);
            self.now += 16.0;
            self.send(TransportMessage::Frame(self.now));
        }
    }

    pub fn known(&self) -> u64 {
        self.model.shown.run().map_or(0, |run| run.known())
    }

    pub fn step(&self) -> u64 {
        self.model.shown.run().map_or(0, |run| run.step())
    }

    pub fn kind(&self) -> Option<EventKind> {
        self.model.shown.run()?.event().map(|event| event.kind())
    }

    pub fn queens(&self) -> Vec<String> {
        let run = self.model.shown.run().expect("a search is shown");
        run.replay()
            .position()
            .queens()
            .iter()
            .map(|queen| queen.to_string())
            .collect()
    }

    pub fn codes(&self) -> Vec<&'static str> {
        let told = self.model.successor.notice().into_iter();
        told.chain(&self.model.notices).map(Notice::code).collect()
    }
}
