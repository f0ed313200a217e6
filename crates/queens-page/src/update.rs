//! Handles messages and returns effects. Only this module, and the modules of features that it calls, change the model.
//! They depend on neither the framework nor the browser.

mod rest;

#[cfg(test)]
mod tests;

use queens_core::Direction;
use queens_worker::protocol::Pane;

use crate::address::link::{self, write_address};
use crate::address::{Address, Setting};
use crate::effect::Effect;
use crate::engine::{Engine, PANES};
use crate::exercise::working::ExerciseMessage;
use crate::message::{FormMessage, Message, TransportMessage};
use crate::model::{Model, State};
use crate::notice::Notice;
use crate::offline::OfflineMessage;
use crate::predict::session::PredictMessage;
use crate::proof::ProofMessage;
use crate::redraw::Origin;
use crate::run::{Activity, Run};
use crate::screen::{Dialog, Layout, Role, View};
use crate::successor::Successor;
use crate::{
    address, compare, cost, embed, engine, form, parts, play, predict, results, run, share, sheets,
    starts, story, transport, tree,
};

pub use rest::{REST, Rest};

/// Handles a message. `rest` is the deferred part of updates. `None` before it is loaded.
pub fn update(model: &mut Model, message: Message, rest: Option<&Rest>) -> Vec<Effect> {
    let mut effects = Vec::new();
    let origin = Origin::of(&message);
    let before = seen(model);
    if is_action(&message) {
        model.notices.clear();
        model.refusal = None;
        if let Some(open) = model.exercises.open_mut() {
            open.is_restart_asked = false;
        }
    }
    let typed = typed(model, &message);
    if typed == Typed::MeantBefore {
        form::take(model, &mut effects);
    }
    let is_left_out = story::progress::leaves_out(model, &message);
    let is_done = is_left_out
        || match rest {
            Some(rest) => (rest.intercept)(model, &message, &mut effects),
            None => predict::update::awaits(model, &message),
        };
    match message {
        _ if is_done => {}
        Message::ProblemChosen(problem) => form::problem::choose(model, problem, &mut effects),
        // An embed has neither a form nor dialogs.
        Message::Form(_) | Message::DialogOpened(_) if model.address.is_embed => {}
        Message::Form(message) => form::update(model, message, &mut effects),
        Message::ChangeUndone => {
            if let Some(replaced) = model.replaced.take() {
                let address = Address {
                    settings: replaced.settings,
                    step: replaced.step,
                    ..link::of(model)
                };
                let is_blocking = model.drafts.is_blocking;
                address::open::change(model, "", &address::write(&address), &mut effects);
                model.drafts.is_blocking = is_blocking;
                // A count, and a search at its start, have no step that opens them.
                if replaced.has_run && model.awaits_run() {
                    run::update::begin(model, Activity::Paused, &mut effects);
                }
            }
        }
        Message::Transport(message) => {
            if model.address.role == Role::Predict && !matches!(message, TransportMessage::Frame(_))
            {
                // Questions need the panels.
                model.retry_code();
            }
            watch(model, &message, &mut effects);
            transport::update(model, message, &mut effects);
        }
        Message::RoleChosen(role) => play::role::choose(model, role, &mut effects),
        Message::StartOpened(square) => {
            starts::update::choose(model, square, &mut effects);
            watch(model, &TransportMessage::Run, &mut effects);
            transport::update(model, TransportMessage::Run, &mut effects);
        }
        Message::TreeModeChosen(mode) => model.tree.mode = mode,
        Message::ExportWanted => results::update::call(model, &mut effects),
        Message::CountLeft(left) => model.pool.left = left,
        Message::Compare(_)
        | Message::Exercise(_)
        | Message::Large(_)
        | Message::Play(_)
        | Message::Pool(_)
        | Message::Predict(_)
        | Message::Proof(_)
        | Message::Puzzle(_)
        | Message::Results(_)
        | Message::Sharing(_)
        | Message::ToursCounted(_)
        | Message::Trace(_)
        | Message::Tree(_)
        | Message::Worksheet(_) => {
            // These messages come from panels, which load together with their handlers.
            if let Some(rest) = rest {
                (rest.update)(model, message, &mut effects);
            }
        }
        Message::Embed(message) => {
            if let Some(message) = embed::update::answer(model, message) {
                transport::update(model, message, &mut effects);
            }
        }
        Message::EngineSaid(said) => {
            if let Some(response) = said.into_response() {
                engine::update::handle(model, response, &mut effects);
            }
        }
        Message::EngineFailed { failure, details } => {
            run::update::fail(model, failure, details, &mut effects);
        }
        Message::EngineSilent => engine::update::replace(model, &mut effects),
        Message::EngineDue => engine::update::retry(model, &mut effects),
        Message::ReloadEngine => engine::update::reload(model, &mut effects),
        Message::AddressChanged { query, fragment } => {
            address::open::change(model, &query, &fragment, &mut effects);
        }
        Message::Set(setting) => {
            model.address.set(setting);
            match setting {
                Setting::Lang(_) => model.retry_texts(),
                Setting::Theme(_) => effects.push(Effect::Dress),
                // The next drawing shows the others.
                _ => {}
            }
            write_address(model, &mut effects);
        }
        Message::ListingChosen(listing) => model.listing = listing,
        Message::ProgramSaved { name, text } => effects.push(Effect::Save { name, text }),
        Message::PageHidden => transport::pause_unseen(model, &mut effects),
        Message::AddressDue | Message::AddressMoved => {}
        Message::BuildFound => model.successor = Successor::Told,
        Message::Renew => {
            sheets::update::pause_at_step(model, &mut effects);
            effects.push(Effect::Renew);
        }
        Message::CodeWanted => {
            model.want_code();
            starts::update::retry(model);
        }
        Message::PartFetched(fetched) => parts::update::keep(model, fetched, &mut effects),
        Message::PartMissed(part) => parts::update::miss(model, part, &mut effects),
        Message::TextsLate(language) => parts::update::tell_late(model, language),
        Message::DialogOpened(dialog) => {
            model.dialog = Some(dialog);
            model.want_code();
            if let Dialog::Exercise | Dialog::Worksheet | Dialog::Share(_) = dialog {
                share::update::rest(model, &mut effects);
            }
        }
        Message::Offline(message) => {
            model.offline.update(message);
            effects.extend((message == OfflineMessage::AllWanted).then_some(Effect::KeepAll));
        }
        Message::GoToPressed => effects.push(Effect::OpenGoTo),
        Message::DialogClosed => model.dialog = None,
        Message::PanelChosen(panel) => model.panel = panel,
        Message::DrawerToggled(drawer) => {
            model.drawers[drawer as usize] ^= true;
            // The tool is invisible in folded settings.
            model.drafts.is_blocking = false;
            effects.push(Effect::KeepDrawers(model.drawers));
        }
        Message::DrawersKept(drawers) => model.drawers = drawers,
        Message::ViewChosen(View::About) => sheets::update::open(model, &mut effects),
        Message::ViewChosen(view) => {
            model.address.view = view;
            model.want_code();
            compare::update::choose_contrast(model);
            write_address(model, &mut effects);
        }
        Message::QuestionChosen(question) => sheets::update::ask(model, question, &mut effects),
        Message::FocusMoved(square) => model.focus = square,
        Message::SquareAsked(asked) => {
            if asked.is_some() {
                model.want_code();
                tree::update::forget_asked(model);
            }
            model.asked = asked;
        }
        Message::AskedOpened(pane, square) => {
            (model.asked, model.focus) = (None, square);
            match pane {
                Pane::First => {
                    let to = TransportMessage::ToFocused(Direction::Backwards);
                    transport::update(model, to, &mut effects);
                }
                Pane::Second => compare::update::aim(model, square, &mut effects),
            }
        }
        Message::Escaped
            if model.asked.take().is_some()
                || tree::update::close(model)
                || model.proof.deselect() => {}
        Message::Escaped if model.address.presents() && model.notices.is_empty() => {
            model.address.layout = Layout::Whole;
            write_address(model, &mut effects);
        }
        Message::NoticesDismissed | Message::Escaped => {
            model.notices.clear();
            model.successor.dismiss();
        }
        Message::Share => {
            model.dialog = None;
            let text = link::shared_link(model);
            effects.push(Effect::Copy {
                text,
                done: Notice::LinkCopied,
            });
        }
        Message::CharacterKeysSet(are_on) => {
            model.character_keys = are_on;
            effects.push(Effect::SetCharacterKeys(are_on));
        }
        Message::LookShared(system) => {
            model.shares_look = model.shares_look.xor(Some(system));
        }
        Message::CopyDetails => {
            if let Engine::Failed { details, .. } = &model.engine {
                let text = details.clone();
                effects.push(Effect::Copy {
                    text,
                    done: Notice::DetailsCopied,
                });
            }
        }
        Message::Copied(notice) => model.notices = vec![notice],
        Message::EffectFailed(notice) => model.tell(notice),
    }
    if typed == Typed::MeantAfter {
        form::take(model, &mut effects);
    }
    let is_frame = matches!(origin, Origin::Frame(_));
    if !is_frame {
        parts::update::follow(model, &mut effects);
        cost::update::ask(model, &mut effects);
    }
    if !is_frame || seen(model) != before {
        run::panels::ask(model, &mut effects);
        if let Some(rest) = rest {
            (rest.follow)(model, origin, &mut effects);
        }
    }
    story::progress::keep_way(model);
    let changed = seen(model) != before;
    let is_rushing = model.is_rushing();
    model.redraw.after(origin, changed, is_rushing);
    effects
}

/// Leaves play when the reader requests a step of the search.
fn watch(model: &mut Model, message: &TransportMessage, effects: &mut Vec<Effect>) {
    let moves_nothing = matches!(
        message,
        TransportMessage::Frame(_)
            | TransportMessage::SpeedChosen(_)
            | TransportMessage::Faster
            | TransportMessage::Slower
    );
    if !moves_nothing && model.address.role == Role::Play {
        play::role::choose(model, Role::Watch, effects);
    }
}

/// The visible state that any message may change.
fn seen(model: &Model) -> (State, [Option<u64>; 2], usize, u32) {
    let steps = PANES.map(|pane| model.run_at(pane).map(Run::step));
    (
        model.state(),
        steps,
        model.notices.len(),
        model.announcements,
    )
}

/// Whether the message is an action of the reader on the search or the form, so that earlier notices are outdated.
fn is_action(message: &Message) -> bool {
    match message {
        Message::Form(message) => !matches!(
            message,
            FormMessage::SizeTyped(..)
                | FormMessage::SizeEntered(_)
                | FormMessage::QueensTyped(_)
                | FormMessage::QueensEntered
                | FormMessage::GivenTyped(_)
                | FormMessage::SeedTyped(_)
                | FormMessage::SeedEntered
                | FormMessage::SeedDrawn(_)
        ),
        Message::Transport(message) => !matches!(
            message,
            TransportMessage::SpeedChosen(_)
                | TransportMessage::Faster
                | TransportMessage::Slower
                | TransportMessage::Frame(_)
        ),
        Message::ProblemChosen(_)
        | Message::ChangeUndone
        | Message::Play(_)
        | Message::Predict(PredictMessage::Chosen(_))
        | Message::Exercise(
            ExerciseMessage::Begun(_)
            | ExerciseMessage::Answered(_)
            | ExerciseMessage::Dropped(_)
            | ExerciseMessage::RestartWanted
            | ExerciseMessage::Restarted
            | ExerciseMessage::Left
            | ExerciseMessage::PartChosen(_),
        )
        | Message::RoleChosen(_)
        | Message::StartOpened(_)
        | Message::AskedOpened(..)
        | Message::Proof(ProofMessage::Wanted(_))
        | Message::ReloadEngine
        | Message::AddressChanged { .. } => true,
        _ => false,
    }
}

/// The effect of a message on squares that are typed but not entered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Typed {
    /// The squares stay in their field, or the action itself handles them.
    Left,
    /// The squares are entered on the previous board.
    MeantBefore,
    /// The squares are entered on the board with the new size.
    MeantAfter,
}

fn typed(model: &Model, message: &Message) -> Typed {
    match message {
        Message::Form(FormMessage::SizeStepped(..) | FormMessage::SizeWanted(_)) => {
            Typed::MeantAfter
        }
        Message::Form(
            FormMessage::VariantChosen(_)
            | FormMessage::AlgorithmChosen(_)
            | FormMessage::GoalChosen(_)
            | FormMessage::SymmetryChosen(_)
            | FormMessage::SquareToggled(_)
            | FormMessage::SquareFreed(_)
            | FormMessage::SeedWanted,
        )
        | Message::Transport(
            TransportMessage::Stepped(_)
            | TransportMessage::ToStart
            | TransportMessage::ToEnd
            | TransportMessage::ToStep(_)
            | TransportMessage::ToEvent(..)
            | TransportMessage::ToFocused(_),
        ) => Typed::MeantBefore,
        // The key only pauses playback.
        Message::Transport(TransportMessage::PlayToggled) if model.state() != State::Playing => {
            Typed::MeantBefore
        }
        _ => Typed::Left,
    }
}
