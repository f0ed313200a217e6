//! An embed: it plays while it is visible, and handles requests of the host page.

#[cfg(test)]
mod tests;

use crate::embed::{EmbedMessage, Sight, Wish};
use crate::message::TransportMessage;
use crate::model::Model;
use crate::run::{Activity, Then};

/// The transport message for an event of an embed.
pub(crate) fn answer(model: &mut Model, message: EmbedMessage) -> Option<TransportMessage> {
    let is_moving = (model.shown.run()).is_some_and(|run| run.activity().is_moving());
    let plays = model.address.excerpt.plays;
    if !model.address.is_embed {
        return None;
    }
    let sight = &mut model.sight;
    match message {
        EmbedMessage::Seen { moves } => {
            let begins = match std::mem::replace(sight, Sight::Here { moves }) {
                Sight::Here { .. } => false,
                Sight::Away { plays: asked } => asked.unwrap_or(plays && moves),
            };
            (begins && !is_moving).then(|| play(model))?
        }
        EmbedMessage::Unseen => {
            if let Sight::Away { .. } = sight {
                return None;
            }
            let plays = Some(is_moving);
            *sight = Sight::Away { plays };
            is_moving.then_some(TransportMessage::PlayToggled)
        }
        EmbedMessage::Asked(Wish::Step) => None,
        EmbedMessage::Asked(Wish::Go(step)) => {
            sight.begin(false);
            Some(TransportMessage::ToStep(step))
        }
        EmbedMessage::Asked(Wish::Play) => {
            let waits = sight.begin(true);
            (!waits && !is_moving).then(|| play(model))?
        }
        EmbedMessage::Asked(Wish::Pause) => {
            sight.begin(false);
            is_moving.then_some(TransportMessage::PlayToggled)
        }
    }
}

/// Starts playback, or waits for a requested step.
fn play(model: &mut Model) -> Option<TransportMessage> {
    if let Some(run) = model.shown.run_mut()
        && let Activity::Reaching { step, .. } = run.activity()
    {
        run.seek(step, Then::Play);
        return None;
    }
    Some(TransportMessage::PlayToggled)
}
