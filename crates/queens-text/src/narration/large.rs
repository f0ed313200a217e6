//! The sentences about boards above n = 32.

use queens_core::EventKind;

use super::Narration;
use crate::Texts;
use crate::event::marked;
use queens_draw::{Sentence, Tone};
use queens_page::large::LargeStage;
use queens_page::model::Model;

/// The sentence and event kind of a large board. `None` before the texts are loaded.
pub fn tell(model: &Model, texts: &Texts) -> Option<Narration> {
    let (kind, tone, sentence) = told(model, texts)?;
    Some(Narration {
        kind,
        tone,
        sentence,
    })
}

fn told(model: &Model, all: &Texts) -> Option<(Option<EventKind>, Tone, Sentence)> {
    let size = model.shown_settings().large?;
    let texts = all.rest?.large();
    let n = size.get().into();
    let Some(run) = model.shown.large() else {
        return Some((None, Tone::Information, marked(texts.idle(n))));
    };
    Some(match run.stage {
        LargeStage::Searching if run.watch.is_some() => {
            (None, Tone::Place, marked(texts.moved(run.moves())))
        }
        LargeStage::Searching => (None, Tone::Waiting, marked(texts.searching(n))),
        LargeStage::Solved => {
            let time = run.milliseconds.ceil() as u64;
            let sentence = marked(texts.solved(n, run.moves(), time));
            (Some(EventKind::End), Tone::Solution, sentence)
        }
        LargeStage::CapReached => (
            Some(EventKind::End),
            Tone::Warning,
            marked(texts.given_up(run.moves())),
        ),
        LargeStage::Stopped => (None, Tone::Information, marked(texts.stopped())),
    })
}

/// The position of the queen under the pointer. `None` without a queen there.
pub fn readout(model: &Model, texts: &Texts) -> Option<String> {
    let (column, row) = model.large_view.pointed(&model.shown.large()?.queens)?;
    let [column, row] = [column, row].map(|from_zero| u64::from(from_zero) + 1);
    Some(texts.rest?.large().at(column, row))
}
