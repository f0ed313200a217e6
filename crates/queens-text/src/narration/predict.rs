//! The texts for a reader who predicts: the question, the verdict on the answer, and the score.

use queens_draw::{Sentence, Tone};
use queens_page::model::{Announcement, Model};
use queens_page::run::Run;

use crate::Texts;

/// The open question, and the answers that have a button.
pub fn question(model: &Model, texts: &Texts) -> Option<(Sentence, Option<[&'static str; 2]>)> {
    let (texts, open) = (texts.rest?.predict(), model.predictions.open()?.question);
    let algorithm = model.shown_settings().algorithm;
    let sentence = texts.question(open, algorithm.problem, algorithm.traversal);
    let name = |guess| texts.choice(guess, open, algorithm.traversal);
    Some((sentence, open.choices().map(|choices| choices.map(name))))
}

/// The announcement of the question, with the keys of its answers. `None` if no question is due.
pub fn asked(model: &Model, texts: &Texts) -> Option<String> {
    if model.announcement != Some(Announcement::Question) {
        return None;
    }
    let (sentence, choices) = question(model, texts)?;
    let sentence = sentence.plain();
    Some(match choices.filter(|_| model.character_keys) {
        Some([first, second]) => {
            let choices = texts.rest?.predict().choices(first, second);
            format!("{sentence} {choices}")
        }
        None => sentence,
    })
}

/// Puts the verdict on the reader's answer before the sentence of the event. With an answer, the tone is that of the
/// verdict.
pub(super) fn after_verdict(
    model: &Model,
    texts: &Texts,
    run: &Run,
    (tone, sentence): (Tone, Sentence),
) -> (Tone, Sentence) {
    let is_first = model
        .shown
        .run()
        .is_some_and(|first| first.id() == run.id());
    let answered = model.predictions.answered_at(run.step());
    match (texts.rest, answered.filter(|_| is_first)) {
        (Some(rest), Some(answered)) => {
            let is_right = answered.is_right();
            let tone = if is_right {
                Tone::Right
            } else {
                Tone::Conflict
            };
            (
                tone,
                rest.predict().after(answered.guess, is_right, sentence),
            )
        }
        _ => (tone, sentence),
    }
}

/// The announcement of an event. After an answered question, it includes the score.
pub(super) fn with_score(model: &Model, texts: &Texts, sentence: Sentence) -> String {
    let said = sentence.plain();
    let step = model.shown.run().map(Run::step);
    let answered = step.and_then(|step| model.predictions.answered_at(step));
    match (texts.rest, answered) {
        (Some(rest), Some(_)) => {
            let score = rest.predict().score_of(model.predictions.score());
            format!("{}. {score}.", said.trim_end_matches('.'))
        }
        _ => said,
    }
}
