//! What is told of boards above 32.

use queens_core::EventKind;

use super::{Narration, Tone, board_size};
use crate::{Sentence, Texts};
use queens_page::large::LargeStage;
use queens_page::model::Model;

/// Tells it, if the texts are here.
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
    let (texts, numbers) = (&all.rest?.large, &all.numbers);
    let n = numbers.whole(size.get().into());
    let Some(run) = model.shown.large() else {
        return Some((None, Tone::Information, (texts.idle)(&n)));
    };
    if model.is_stale() {
        let stale = all.event.stale;
        let differs = !run.settings().has_board_of(&model.settings);
        return Some((
            None,
            Tone::Warning,
            stale(differs.then(|| board_size(run.settings())).as_deref()),
        ));
    }
    let moves = || numbers.whole(run.moves());
    Some(match run.stage {
        LargeStage::Searching if run.watch.is_some() => {
            (None, Tone::Place, (texts.moved)(&moves()))
        }
        LargeStage::Searching => (None, Tone::Waiting, (texts.searching)(&n)),
        LargeStage::Solved => {
            let time = numbers.whole(run.milliseconds.ceil() as u64);
            let sentence = (texts.solved)(&n, &moves(), &time);
            (Some(EventKind::End), Tone::Solution, sentence)
        }
        LargeStage::CapReached => (
            Some(EventKind::End),
            Tone::Warning,
            (texts.given_up)(&moves()),
        ),
        LargeStage::Stopped => (None, Tone::Information, (texts.stopped)()),
    })
}

/// Where the queen of a board above 32 stands that the reader points at.
pub fn readout(model: &Model, texts: &Texts) -> Option<String> {
    let (column, row) = model.large_view.pointed(&model.shown.large()?.queens)?;
    let place = |from_zero: u16| texts.numbers.whole(u64::from(from_zero) + 1);
    Some((texts.rest?.large.at)(&place(column), &place(row)))
}
