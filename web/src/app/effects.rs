//! Carries out the effects. The component is borrowed meanwhile, so every effect goes through [`attempt`].

use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen::JsValue;
use web_sys::console;
use yew::Context;

use super::App;
use crate::attempt::{attempt, message};
use crate::clipboard;
use crate::fetch;
use crate::offline;
use crate::save;
use crate::settings;
use crate::view::open_go_to;
use queens_page::effect::{Effect, Entry};
use queens_page::message::{FormMessage, Message};
use queens_page::notice::Notice;
use queens_page::parts::Part;

/// Milliseconds before an address is written. Browsers limit how often it may change.
const WRITE_AFTER: u32 = 200;

/// Milliseconds after which the page restarts an engine that failed to start.
const RETRY_AFTER: u32 = 5_000;
/// Milliseconds after which a notice reports that the texts are still loading.
const LATE_AFTER: u32 = 4_000;

impl App {
    /// Carries out each effect, even if another one fails.
    pub(super) fn perform(&mut self, context: &Context<App>, effects: Vec<Effect>) {
        for effect in effects {
            self.attempt(context, |app| app.carry_out(context, effect));
        }
    }

    /// Runs the closure. If the browser throws, the reader gets a notice.
    pub(super) fn attempt(&mut self, context: &Context<App>, act: impl FnOnce(&mut App)) {
        if let Err(error) = attempt(|| act(self)) {
            let why = message(&error);
            self.report(context, Notice::Failed { why }, error);
        }
    }

    /// Shows the reader a notice that an effect has failed, and logs the cause to the console. A failure that repeats
    /// with every message is reported once.
    fn report(&self, context: &Context<App>, notice: Notice, error: JsValue) {
        if !self.model.notices.contains(&notice) {
            // The notice appears even if logging fails.
            let _ = attempt(|| console::error_1(&error));
            context.link().send_message(Message::EffectFailed(notice));
        }
    }

    fn carry_out(&mut self, context: &Context<App>, effect: Effect) {
        match effect {
            Effect::Send(run, request) => self.client.request(run, request),
            Effect::StartEngine => {
                drop(self.retry.take());
                self.client.start();
            }
            Effect::AwaitEngine => {
                let link = context.link().clone();
                let due = Timeout::new(RETRY_AFTER, move || link.send_message(Message::EngineDue));
                drop(self.retry.replace(due));
            }
            Effect::SetCharacterKeys(are_on) => settings::keep_character_keys(are_on),
            Effect::KeepDrawers(drawers) => settings::keep_drawers(drawers),
            Effect::EndEngine => self.client.end(),
            // In an embed, the history and the focus belong to the surrounding page.
            Effect::WriteAddress { .. } | Effect::Focus(_) if self.model.address.is_embed => {}
            Effect::WriteAddress {
                fragment,
                entry: Entry::Push,
            } => {
                self.flush(context);
                if let Err(error) = self.history.push(&fragment) {
                    self.report(context, Notice::AddressNotWritten, error);
                }
            }
            Effect::WriteAddress {
                fragment,
                entry: Entry::Replace,
            } => {
                let link = context.link().clone();
                let later = Timeout::new(WRITE_AFTER, move || {
                    link.send_message(Message::AddressDue);
                });
                drop(self.write.replace((fragment, later)));
            }
            Effect::Focus(aim) => self.aim = Some(aim),
            Effect::KeepAll => offline::keep_all(&self.send),
            Effect::OpenGoTo => open_go_to(),
            Effect::DrawSeed => context
                .link()
                .send_message(Message::Form(FormMessage::SeedDrawn(draw()))),
            Effect::Dress => self.dress(),
            Effect::Fetch(part) => ask_for(context, part),
            Effect::Renew => {
                self.flush(context);
                offline::renew();
            }
            Effect::Copy { text, done } => copy(context, text, done),
            // The print dialog blocks its caller. The event draws the elements that only paper shows before the dialog
            // opens.
            Effect::Print => {
                if let Ok(event) = web_sys::Event::new("beforeprint") {
                    drop(gloo_utils::window().dispatch_event(&event));
                }
                Timeout::new(0, || drop(gloo_utils::window().print())).forget();
            }
            Effect::Save { name, text } => {
                if let Err(error) = attempt(|| save::save(&name, &text)).flatten() {
                    self.report(context, Notice::NotSaved { name }, error);
                }
            }
            Effect::Puzzles(command) => {
                // The deferred code contains both the puzzles and the function that runs their commands.
                let performed = fetch::panels().and_then(|panels| (panels.record)(&command));
                if let Some(message) = performed {
                    context.link().send_message(Message::Puzzle(message));
                }
            }
            Effect::Exercise(command) => {
                if let Some(panels) = fetch::panels() {
                    let kept = (panels.kept_answers)(&command);
                    context.link().send_message(Message::Exercise(kept));
                }
            }
            Effect::Share(command) => {
                if let Some(panels) = fetch::panels() {
                    let texts = fetch::texts(self.model.shown_language);
                    let texts = texts.unwrap_or(&queens_text::OPENING);
                    (panels.draw)(&self.model, texts, &self.send, command);
                }
            }
            Effect::Pool(command) => {
                // The deferred code contains both the shared counts and the function that runs their commands.
                if let Some(panels) = fetch::panels() {
                    (panels.perform)(&self.send, command);
                }
            }
        }
    }

    /// Writes the pending address, if there is one.
    pub(super) fn flush(&mut self, context: &Context<App>) {
        if let Some((fragment, _)) = self.write.take()
            && let Err(error) = self.history.replace(&fragment)
        {
            self.report(context, Notice::AddressNotWritten, error);
        }
    }

    /// Writes the pending address when the page is hidden, because the browser may discard the page.
    pub(super) fn flush_hidden(&mut self, context: &Context<App>) {
        if let Some((fragment, _)) = self.write.take()
            && let Err(error) = self.history.replace_hidden(&fragment)
        {
            self.report(context, Notice::AddressNotWritten, error);
        }
    }

    fn dress(&self) {
        let Some(root) = gloo_utils::document().document_element() else {
            return;
        };
        // Neither call can fail: the attribute names are valid.
        let _ = root.set_attribute("lang", self.model.shown_language.code());
        let _ = match self.model.address.theme {
            Some(theme) => root.set_attribute("data-theme", theme.into_str()),
            None => root.remove_attribute("data-theme"),
        };
    }
}

/// A random seed, short enough to read aloud.
pub(super) fn draw() -> u64 {
    let mut bytes = [0; 4];
    let crypto = gloo_utils::window().crypto();
    let drawn = crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    match drawn {
        Ok(_) => u32::from_le_bytes(bytes).into(),
        Err(_) => (js_sys::Math::random() * f64::from(u32::MAX)) as u64,
    }
}

fn ask_for(context: &Context<App>, part: Part) {
    let link = context.link().clone();
    if let Part::Texts(language) = part {
        let link = link.clone();
        let late = move || link.send_message(Message::TextsLate(language));
        Timeout::new(LATE_AFTER, late).forget();
    }
    wasm_bindgen_futures::spawn_local(async move {
        // In a separate task, because even starting a fetch takes a moment on a slow phone.
        TimeoutFuture::new(0).await;
        link.send_message(match fetch::fetch(part).await {
            Some(fetched) => Message::PartFetched(fetched),
            None => Message::PartMissed(part),
        });
    });
}

fn copy(context: &Context<App>, text: String, done: Notice) {
    let link = context.link().clone();
    wasm_bindgen_futures::spawn_local(async move {
        let notice = match clipboard::copy(&text).await {
            Ok(()) => done,
            Err(_) => Notice::NotCopied { text },
        };
        link.send_message(Message::Copied(notice));
    });
}
