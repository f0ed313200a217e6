//! The hints of a first visit.

use crate::effect::Effect;
use crate::hints::{Hint, HintMessage, Hints};
use crate::message::{FormMessage, Message, TransportMessage};
use crate::model::{Announcement, Model};
use crate::screen::Panel;

pub(crate) fn update(model: &mut Model, message: HintMessage) {
    match (message, model.hints) {
        (HintMessage::Granted, _) => show(model, Hints::Shown(Hint::Play)),
        (HintMessage::Next, Hints::Shown(hint)) => show(model, hint.next()),
        (HintMessage::Next | HintMessage::Dismissed, _) => model.hints = Hints::Over,
    }
}

/// Advances the hints when the reader follows the current one.
pub(crate) fn heed(model: &mut Model, message: &Message) {
    let Some(hint) = model.hints.shown() else {
        return;
    };
    let closes_others = model.asked.is_some() || !model.notices.is_empty();
    if *message == Message::Escaped && !closes_others {
        model.hints = Hints::Over;
    } else if is_followed(hint, message) {
        show(model, hint.next());
    }
}

/// Whether the message follows the hint.
fn is_followed(hint: Hint, message: &Message) -> bool {
    match (hint, message) {
        (Hint::Play, Message::Transport(message)) => matches!(
            message,
            TransportMessage::PlayToggled | TransportMessage::Run | TransportMessage::RunAll
        ),
        (Hint::Fixing, Message::Form(message)) => {
            matches!(message, FormMessage::SquareToggled(_))
        }
        (Hint::Scrubber, Message::Transport(message)) => {
            matches!(message, TransportMessage::ToStep(_))
        }
        (Hint::Listing, Message::PanelChosen(panel)) => *panel == Panel::Code,
        _ => false,
    }
}

/// Requests the first hint.
pub(crate) fn ask(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.hints == Hints::Due {
        model.hints = Hints::Over;
        effects.push(Effect::ClaimHints);
    }
}

fn show(model: &mut Model, hints: Hints) {
    model.hints = hints;
    if let Hints::Shown(hint) = hints {
        model.announce(Announcement::Hint(hint));
    }
}
