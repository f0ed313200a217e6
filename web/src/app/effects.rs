//! Carries out the effects. The component is borrowed meanwhile, so that all of them go through [`attempt`].

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
use queens_page::effect::{Effect, Entry};
use queens_page::hints::HintMessage;
use queens_page::message::{FormMessage, Message};
use queens_page::notice::Notice;
use queens_page::parts::Part;

/// Milliseconds that an address waits before it is written: browsers limit how often it may change.
const WRITE_AFTER: u32 = 200;

/// Milliseconds after which an engine that could not be started is tried again.
const RETRY_AFTER: u32 = 5_000;
/// Milliseconds after which the reader is told that texts are still on their way.
const LATE_AFTER: u32 = 4_000;

impl App {
    /// Carries out each effect, whatever becomes of the others.
    pub(super) fn perform(&mut self, context: &Context<App>, effects: Vec<Effect>) {
        for effect in effects {
            self.attempt(context, |app| app.carry_out(context, effect));
        }
    }

    /// Does this, and reports it to the reader if the browser fails.
    pub(super) fn attempt(&mut self, context: &Context<App>, act: impl FnOnce(&mut App)) {
        if let Err(error) = attempt(|| act(self)) {
            let why = message(&error);
            self.report(context, Notice::Failed { why }, error);
        }
    }

    /// Reports to the reader that an effect has failed, and to the console why. What fails with every message is reported once.
    fn report(&self, context: &Context<App>, notice: Notice, error: JsValue) {
        if !self.model.notices.contains(&notice) {
            // What cannot be logged is still reported.
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
            Effect::SetCharacterKeys(are_on) => {
                self.character_keys.set(are_on);
                settings::keep_character_keys(are_on);
            }
            Effect::EndEngine => self.client.end(),
            // The history is that of the page around an embed, and the focus its reader's.
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
            Effect::ClaimHints => {
                if settings::claim_hints() {
                    context
                        .link()
                        .send_message(Message::Hint(HintMessage::Granted));
                }
            }
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
            // The browser's dialog holds up what called it; what is on paper alone is drawn before.
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
                // Puzzles come with what carries out what they ask for.
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
                // Counts come with what carries out what they ask for.
                if let Some(panels) = fetch::panels() {
                    (panels.perform)(&self.send, command);
                }
            }
        }
    }

    /// Writes the address that waits, if one does.
    pub(super) fn flush(&mut self, context: &Context<App>) {
        if let Some((fragment, _)) = self.write.take()
            && let Err(error) = self.history.replace(&fragment)
        {
            self.report(context, Notice::AddressNotWritten, error);
        }
    }

    /// Writes the address that waits, because the page may not live to write it later.
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
        // Neither can fail: the names are well formed.
        let _ = root.set_attribute("lang", self.model.shown_language.code());
        let _ = match self.model.address.theme {
            Some(theme) => root.set_attribute("data-theme", theme.into_str()),
            None => root.remove_attribute("data-theme"),
        };
    }
}

/// A number for a seed, short enough to be read out.
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
        // In a task of its own: to ask takes a slow phone a moment, too.
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
