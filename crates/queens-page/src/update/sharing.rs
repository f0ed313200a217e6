//! What is taken elsewhere from the dialog that shares: pictures follow what is chosen and what is shown.

use super::address::{another_search, keep_step, shared_link_of};
use crate::effect::Effect;
use crate::embed::Excerpt;
use crate::exercise::number;
use crate::model::Model;
use crate::notice::Notice;
use crate::permalink::{self, Address};
use crate::pictures::{AnimationOptions, AnimationOrder, PictureError, PictureLook, STILL_SIZES};
use crate::playback::{Activity, Run};
use crate::screen::{Dialog, Role, ShareTab};
use crate::sharing::{
    AnimationForm, AnimationStage, EMBED_SIZES, EmbedFrame, FRAME_SIZES, RATES, ShareError,
    SharingCommand, SharingMessage, StillStage, Subject,
};

/// The longest search that is animated as a whole without being asked for.
const SHORT: u64 = 300;
/// The steps of a stretch that nobody has chosen.
const SOME: u64 = 100;

pub(super) fn update(model: &mut Model, message: SharingMessage, effects: &mut Vec<Effect>) {
    match message {
        SharingMessage::TextCopied(text) => {
            model.dialog = None;
            let done = Notice::BoardCopied;
            effects.push(Effect::Copy { text, done });
        }
        SharingMessage::StillCopied => {
            // What comes of it is told under the dialog.
            model.dialog = None;
            effects.push(Effect::Share(SharingCommand::Copy));
        }
        SharingMessage::PrintWanted => {
            model.dialog = None;
            effects.push(Effect::Print);
        }
        SharingMessage::StillChosen(options) => {
            model.sharing.still = options;
            draw(model, effects);
        }
        SharingMessage::AnimationChosen(form) => {
            model.sharing.animation = form;
            estimate(model, effects);
        }
        SharingMessage::EmbedChosen(form) => model.sharing.embed = form,
        SharingMessage::EmbedCopied(text) => {
            model.dialog = None;
            let done = Notice::EmbedCopied;
            effects.push(Effect::Copy { text, done });
        }
        SharingMessage::AnimationWanted => match order(model) {
            Ok(order) => {
                let of = match model.sharing.animation_stage {
                    AnimationStage::Estimated { frames, .. } => frames,
                    _ => 0,
                };
                model.sharing.animation_stage = AnimationStage::Making {
                    done: 0,
                    of,
                    bytes: 0,
                };
                effects.push(Effect::Share(SharingCommand::Animate(order)));
            }
            Err(error) => model.sharing.animation_stage = AnimationStage::Refused(error),
        },
        SharingMessage::AnimationStopped => estimate(model, effects),
        SharingMessage::StillDrawn(file) => model.sharing.still_stage = StillStage::Ready(file),
        SharingMessage::Estimated { frames, bytes } => {
            model.sharing.animation_stage = AnimationStage::Estimated { frames, bytes };
        }
        SharingMessage::Drawn { done, of, bytes } => {
            model.sharing.animation_stage = AnimationStage::Making { done, of, bytes };
        }
        SharingMessage::Made { url, bytes } => {
            model.sharing.animation_stage = AnimationStage::Ready { url, bytes };
        }
        SharingMessage::Refused(error) => refuse(model, error),
    }
}

/// What is drawn follows the tab and the board.
pub(super) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    let subject = subject(model);
    let before = std::mem::replace(&mut model.sharing.subject, subject);
    if before == subject {
        return;
    }
    if before.tab != subject.tab && subject.tab.is_some() {
        rest(model, effects);
    }
    match subject.tab {
        Some(ShareTab::Picture) => draw(model, effects),
        Some(ShareTab::Animation) => estimate(model, effects),
        _ => effects.push(Effect::Share(SharingCommand::End)),
    }
}

fn subject(model: &Model) -> Subject {
    let tab = match model.dialog {
        Some(Dialog::Share(tab @ (ShareTab::Embed | ShareTab::Picture | ShareTab::Animation))) => {
            tab
        }
        _ => return Subject::default(),
    };
    Subject {
        tab: Some(tab),
        step: model.shown.run().map(|run| (run.id(), run.step())),
        language: Some(model.shown_language),
    }
}

/// What plays rests at the step that is drawn.
fn rest(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(run) = model.shown.run_mut()
        && let Activity::Playing(_) = run.activity()
    {
        run.rest(Activity::Paused);
        keep_step(model, effects);
    }
}

fn draw(model: &mut Model, effects: &mut Vec<Effect>) {
    let options = &model.sharing.still;
    let look = sized(&options.size, STILL_SIZES).map(|size| PictureLook {
        theme: options.theme.or(model.theme),
        size,
        has_caption: options.has_caption,
        has_counters: options.has_counters,
        has_coordinates: options.has_coordinates,
        is_numbered: model.is_numbered,
    });
    let format = options.format;
    let (stage, command) = match look {
        Ok(look) => (StillStage::UnderWay, SharingCommand::Draw { format, look }),
        Err(error) => (StillStage::Refused(error), SharingCommand::End),
    };
    model.sharing.still_stage = stage;
    effects.push(Effect::Share(command));
}

fn estimate(model: &mut Model, effects: &mut Vec<Effect>) {
    let (stage, command) = match order(model) {
        Ok(order) => (AnimationStage::Estimating, SharingCommand::Estimate(order)),
        Err(error) => (AnimationStage::Refused(error), SharingCommand::End),
    };
    model.sharing.animation_stage = stage;
    effects.push(Effect::Share(command));
}

fn refuse(model: &mut Model, error: PictureError) {
    let error = ShareError::Picture(error);
    match model.sharing.subject.tab {
        Some(ShareTab::Picture) => model.sharing.still_stage = StillStage::Refused(error),
        Some(ShareTab::Animation) => {
            model.sharing.animation_stage = AnimationStage::Refused(error);
        }
        _ => {}
    }
}

fn sized(text: &str, allowed: [u16; 2]) -> Result<u16, ShareError> {
    let value = text.to_owned();
    within(text, allowed).ok_or(ShareError::BadSize { value, allowed })
}

fn within(text: &str, [least, most]: [u16; 2]) -> Option<u16> {
    let number = number(text).and_then(|number| u16::try_from(number).ok());
    number.filter(|number| (least..=most).contains(number))
}

/// The animation that the form asks for.
fn order(model: &Model) -> Result<AnimationOrder, ShareError> {
    let settings = model.shown_settings();
    let is_traced = settings.large.is_some() || settings.leaves_trace();
    if !is_traced || model.role == Role::Play {
        return Err(ShareError::NoSearch);
    }
    let form = &model.sharing.animation;
    let step = |value: String| match number(&value) {
        Some(step) => Ok(step),
        None => Err(ShareError::BadStep { value }),
    };
    let [from, to] = shared_stretch(model, [&form.from, &form.to]);
    let (from, to) = (step(from)?, step(to)?);
    let (value, allowed) = (form.fps.clone(), RATES);
    let fps = within(&form.fps, RATES).ok_or(ShareError::BadRate { value, allowed })?;
    let look = PictureLook {
        theme: form.theme.or(model.theme),
        size: sized(&form.size, FRAME_SIZES)?,
        has_caption: form.has_caption,
        has_counters: form.has_counters,
        has_coordinates: form.has_coordinates,
        is_numbered: model.is_numbered,
    };
    Ok(AnimationOrder {
        search: permalink::write(&another_search(model, settings.clone())),
        language: model.shown_language,
        options: AnimationOptions {
            from,
            to: Some(to),
            every: form.every,
            fps,
            repeats: form.repeats,
            format: form.format,
            look,
        },
    })
}

/// The stretch of an animation or an embed as it is typed; until then a short search as a whole, else from the step that is shown to
/// the next solution.
pub fn shared_stretch(model: &Model, typed: [&Option<String>; 2]) -> [String; 2] {
    let usual = usual(model).map(|step| step.to_string());
    std::array::from_fn(|at| typed[at].clone().unwrap_or_else(|| usual[at].clone()))
}

fn usual(model: &Model) -> [u64; 2] {
    let Some(run) = model.shown.run() else {
        return [0, SOME];
    };
    let (step, known) = (run.step(), run.known());
    match next_solution(run) {
        _ if known <= SHORT && run.is_complete() => [0, known],
        Some(solution) if solution - step <= SHORT => [step, solution],
        _ if step + 1 >= known => [known.saturating_sub(SOME), known],
        _ => [step, known.min(step + SOME)],
    }
}

/// The whole search as far as it is known, and the stretch to the next solution, if there is one.
pub fn stretches(model: &Model) -> [Option<[u64; 2]>; 2] {
    let run = model.shown.run();
    let whole = run.map(|run| [0, run.known()]);
    let next = run.and_then(|run| Some([run.step(), next_solution(run)?]));
    [whole, next]
}

/// The step of the next solution after the one that is shown.
fn next_solution(run: &Run) -> Option<u64> {
    let marks = run.outline().marks.iter();
    marks.copied().find(|&mark| mark > run.step())
}

/// The embed that the form asks for.
pub fn embedded(model: &Model) -> Result<EmbedFrame, ShareError> {
    let settings = model.shown_settings();
    if !settings.leaves_trace() {
        return Err(ShareError::NoSearch);
    }
    let form = &model.sharing.embed;
    let [from, to] = shared_stretch(model, [&form.from, &form.to]);
    let bad = |value: String| ShareError::BadStep { value };
    let from = number(&from).ok_or_else(|| bad(from.clone()))?;
    let to = number(&to).ok_or_else(|| bad(to.clone()))?;
    if to <= from {
        return Err(ShareError::Picture(PictureError::Backwards { from, to }));
    }
    if let Some(run) = model
        .shown
        .run()
        .filter(|run| run.is_complete() && to > run.known())
    {
        let last = run.known();
        return Err(ShareError::Picture(PictureError::EndsPastTheEnd {
            to,
            last,
        }));
    }
    let address = Address {
        is_embed: true,
        excerpt: Excerpt {
            from,
            to: Some(to),
            plays: form.plays,
            loops: form.loops,
        },
        ..another_search(model, settings.clone())
    };
    Ok(EmbedFrame {
        src: shared_link_of(model, address),
        width: sized(&form.width, EMBED_SIZES)?,
        height: sized(&form.height, EMBED_SIZES)?,
    })
}

/// The form with another stretch.
pub fn with_stretch(form: &AnimationForm, [from, to]: [u64; 2]) -> AnimationForm {
    AnimationForm {
        from: Some(from.to_string()),
        to: Some(to.to_string()),
        ..form.clone()
    }
}
