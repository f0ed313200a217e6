//! The share dialog: its pictures follow the options and the current view.

use crate::address::link::{another_search, shared_link_of, write_address};
use crate::address::{self, Address};
use crate::effect::Effect;
use crate::embed::Excerpt;
use crate::engine::Engine;
use crate::exercise::compose::address_of;
use crate::exercise::{Exercise, number};
use crate::looked_at::draws_tree;
use crate::model::Model;
use crate::notice::Notice;
use crate::run::{Activity, Run};
use crate::screen::{Dialog, Role, ShareTab};
use crate::share::pictures::{
    AnimationOptions, AnimationOrder, EventsOrder, PictureError, PictureLook, PictureOf,
    STILL_SIZES,
};
use crate::share::stretch::shared_stretch;
use crate::share::{
    AnimationStage, EMBED_SIZES, EmbedFrame, EventsStage, FRAME_SIZES, MOST_EVENTS, RATES,
    ShareError, SharingCommand, SharingMessage, StillStage, Subject,
};

pub(crate) fn update(model: &mut Model, message: SharingMessage, effects: &mut Vec<Effect>) {
    match message {
        SharingMessage::TextCopied(text) => {
            model.dialog = None;
            let done = Notice::BoardCopied;
            effects.push(Effect::Copy { text, done });
        }
        SharingMessage::StillCopied => {
            // The notice about the result would be under the dialog.
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
                    AnimationStage::Estimated { frames, .. } => frames.into(),
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
        SharingMessage::EventsChosen(form) => {
            model.sharing.events = form;
            offer(model, effects);
        }
        SharingMessage::EventsWanted => match events_order(model) {
            Ok(order) => {
                model.sharing.events_stage = EventsStage::Making {
                    done: 0,
                    of: order.to,
                    bytes: 0,
                };
                effects.push(Effect::Share(SharingCommand::Write(order)));
            }
            Err(error) => model.sharing.events_stage = EventsStage::Refused(error),
        },
        SharingMessage::EventsStopped => offer(model, effects),
        SharingMessage::StillDrawn(file) => model.sharing.still_stage = StillStage::Ready(file),
        SharingMessage::Estimated { frames, bytes } => {
            model.sharing.animation_stage = AnimationStage::Estimated { frames, bytes };
        }
        SharingMessage::Drawn { done, of, bytes } => match model.sharing.subject.tab {
            Some(ShareTab::Text) => {
                model.sharing.events_stage = EventsStage::Making { done, of, bytes };
            }
            _ => model.sharing.animation_stage = AnimationStage::Making { done, of, bytes },
        },
        SharingMessage::Made { url, bytes } => match model.sharing.subject.tab {
            Some(ShareTab::Text) => model.sharing.events_stage = EventsStage::Ready { url, bytes },
            _ => model.sharing.animation_stage = AnimationStage::Ready { url, bytes },
        },
        SharingMessage::Refused(error) => refuse(model, error),
    }
}

/// Draws again when the tab or the board changes.
pub(crate) fn follow(model: &mut Model, effects: &mut Vec<Effect>) {
    let subject = subject(model);
    let before = std::mem::replace(&mut model.sharing.subject, subject);
    if before == subject {
        return;
    }
    match subject.tab {
        Some(ShareTab::Picture) => draw(model, effects),
        Some(ShareTab::Animation) => estimate(model, effects),
        Some(ShareTab::Text) => offer(model, effects),
        _ => effects.push(Effect::Share(SharingCommand::End)),
    }
}

fn subject(model: &Model) -> Subject {
    let tab = match model.dialog {
        Some(Dialog::Share(ShareTab::Link | ShareTab::Qr)) => return Subject::default(),
        Some(Dialog::Share(tab)) => tab,
        _ => return Subject::default(),
    };
    Subject {
        tab: Some(tab),
        step: model.shown.run().map(|run| (run.id(), run.step())),
        language: Some(model.shown_language),
        tree: drawn_tree(model).map(|run| run.grown.tree.known),
        lacks_engine: lacks_engine(model),
    }
}

/// Pauses playback at the step to share.
pub(crate) fn rest(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(run) = model.shown.run_mut()
        && let Activity::Playing(_) = run.activity()
    {
        run.rest(Activity::Paused);
        write_address(model, effects);
    }
}

fn draw(model: &mut Model, effects: &mut Vec<Effect>) {
    let options = &model.sharing.still;
    let of = options.of;
    let look = shows(model, of).and_then(|()| {
        sized(&options.size, STILL_SIZES).map(|size| PictureLook {
            theme: options.theme.or(model.address.theme),
            size,
            has_caption: options.has_caption,
            has_counters: options.has_counters,
            has_coordinates: options.has_coordinates,
            is_numbered: model.address.is_numbered,
        })
    });
    let format = options.format;
    // The picture waits for the tree.
    let awaits = drawn_tree(model).is_some_and(Run::lacks_tree);
    let look = match look {
        Ok(_) if awaits && lacks_engine(model) => Err(ShareError::NoEngine),
        look => look,
    };
    let (stage, command) = match look {
        Ok(_) if awaits => (StillStage::UnderWay, SharingCommand::End),
        Ok(look) => (
            StillStage::UnderWay,
            SharingCommand::Draw { of, format, look },
        ),
        Err(error) => (StillStage::Refused(error), SharingCommand::End),
    };
    model.sharing.still_stage = stage;
    effects.push(Effect::Share(command));
}

fn lacks_engine(model: &Model) -> bool {
    matches!(model.engine, Engine::Failed { .. })
}

/// Checks that the search has a picture of this kind.
fn shows(model: &Model, of: PictureOf) -> Result<(), ShareError> {
    let walk = model.shown_settings().algorithm.traversal;
    let is_hidden = match model.address.role {
        Role::Watch => of.is_whole_tree() && model.exercises.hides_figures,
        Role::Predict => of.is_whole_tree(),
        Role::Play => true,
    };
    match of {
        PictureOf::Board => Ok(()),
        _ if model.shown.traced().is_none() || is_hidden => Err(ShareError::NoSearch),
        _ if of.is_drawn(walk) => Ok(()),
        _ if PictureOf::Tree.is_drawn(walk) => Err(ShareError::NotDrawn(of)),
        // The path belongs to a tree, so it is missing, too.
        _ => Err(ShareError::NotDrawn(PictureOf::Tree)),
    }
}

/// The search whose tree has to be drawn, if any.
fn drawn_tree(model: &Model) -> Option<&Run> {
    let is_drawn = draws_tree(model) && shows(model, PictureOf::Tree).is_ok();
    model.shown.run().filter(|_| is_drawn)
}

fn estimate(model: &mut Model, effects: &mut Vec<Effect>) {
    let (stage, command) = match order(model) {
        Ok(order) => (AnimationStage::Estimating, SharingCommand::Estimate(order)),
        Err(error) => (AnimationStage::Refused(error), SharingCommand::End),
    };
    model.sharing.animation_stage = stage;
    effects.push(Effect::Share(command));
}

/// Updates the event file, which is only made on request.
fn offer(model: &mut Model, effects: &mut Vec<Effect>) {
    model.sharing.events_stage = match events_order(model) {
        Ok(_) => EventsStage::Offered,
        Err(error) => EventsStage::Refused(error),
    };
    effects.push(Effect::Share(SharingCommand::End));
}

fn refuse(model: &mut Model, error: PictureError) {
    let error = ShareError::Picture(error);
    match model.sharing.subject.tab {
        Some(ShareTab::Picture) => model.sharing.still_stage = StillStage::Refused(error),
        Some(ShareTab::Animation) => {
            model.sharing.animation_stage = AnimationStage::Refused(error);
        }
        Some(ShareTab::Text) => model.sharing.events_stage = EventsStage::Refused(error),
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

/// The animation for the chosen options.
fn order(model: &Model) -> Result<AnimationOrder, ShareError> {
    let settings = model.shown_settings();
    if !settings.leaves_trace() || model.address.role != Role::Watch {
        return Err(ShareError::NoSearch);
    }
    let form = &model.sharing.animation;
    let [from, to] = stretch(model, [&form.from, &form.to])?;
    let (value, allowed) = (form.fps.clone(), RATES);
    let fps = within(&form.fps, RATES).ok_or(ShareError::BadRate { value, allowed })?;
    let look = PictureLook {
        theme: form.theme.or(model.address.theme),
        size: sized(&form.size, FRAME_SIZES)?,
        has_caption: form.has_caption,
        has_counters: form.has_counters,
        has_coordinates: form.has_coordinates,
        is_numbered: model.address.is_numbered,
    };
    Ok(AnimationOrder {
        search: address::write(&another_search(model, settings.clone())),
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

/// The event file for the chosen options.
fn events_order(model: &Model) -> Result<EventsOrder, ShareError> {
    let settings = model.shown_settings();
    let is_traced = settings.large.is_none() && settings.leaves_trace();
    if !is_traced || model.address.role != Role::Watch {
        return Err(ShareError::NoSearch);
    }
    let form = &model.sharing.events;
    let [from, to] = stretch(model, [&form.from, &form.to])?;
    if to == 0 {
        return Err(ShareError::Picture(PictureError::Backwards { from, to }));
    }
    // No event leads to step 0. The first event leads to the first requested step.
    let from = from.saturating_sub(1);
    let (events, most) = (to - from, MOST_EVENTS);
    if events > most {
        return Err(ShareError::TooManyEvents { events, most });
    }
    Ok(EventsOrder {
        search: address::write(&another_search(model, settings.clone())),
        from,
        to,
        format: form.format,
        has_variables: form.has_variables,
        language: (!model.shows_sheet_names()).then_some(model.shown_language),
    })
}

/// A valid range of steps, not past a known end.
fn steps(model: &Model, typed: [&Option<String>; 2]) -> Result<[u64; 2], ShareError> {
    let [from, to] = stretch(model, typed)?;
    if to <= from {
        Err(ShareError::Picture(PictureError::Backwards { from, to }))
    } else {
        Ok([from, to])
    }
}

/// A valid range of at least one step, not past a known end.
fn stretch(model: &Model, typed: [&Option<String>; 2]) -> Result<[u64; 2], ShareError> {
    range(model, shared_stretch(model, typed))
}

/// The range in these texts, if it is valid and not past a known end.
pub(crate) fn range(model: &Model, [from, to]: [String; 2]) -> Result<[u64; 2], ShareError> {
    let (from, to) = (step(from)?, step(to)?);
    let ended = model.shown.run().filter(|run| run.is_complete());
    let error = match ended.map(Run::known) {
        Some(last) if from > last => PictureError::BeginsPastTheEnd { from, last },
        _ if to < from => PictureError::Backwards { from, to },
        Some(last) if to > last => PictureError::EndsPastTheEnd { to, last },
        _ => return Ok([from, to]),
    };
    Err(ShareError::Picture(error))
}

fn step(value: String) -> Result<u64, ShareError> {
    match number(&value) {
        Some(step) => Ok(step),
        None => Err(ShareError::BadStep { value }),
    }
}

/// The embed for the chosen options.
pub fn embedded(model: &Model) -> Result<EmbedFrame, ShareError> {
    let settings = model.shown_settings();
    if !settings.leaves_trace() {
        return Err(ShareError::NoSearch);
    }
    if let Some(series) = model.exercises.series() {
        let exercises = series.exercises().iter();
        let exercises: Vec<_> = exercises.map(|open| open.exercise.clone()).collect();
        return embedded_exercises(model, &exercises);
    }
    let form = &model.sharing.embed;
    let excerpt = if settings.large.is_some() {
        // The search has no steps to play.
        Excerpt::default()
    } else {
        let [from, to] = steps(model, [&form.from, &form.to])?;
        Excerpt {
            from,
            to: Some(to),
            plays: form.plays,
            loops: form.loops,
            ..Excerpt::default()
        }
    };
    let excerpt = Excerpt {
        shows_code: form.shows_code,
        ..excerpt
    };
    let mut address = Address {
        is_embed: true,
        excerpt,
        ..another_search(model, settings.clone())
    };
    if model.address.role == Role::Predict {
        address.role = Role::Predict;
    }
    frame(model, address)
}

/// The embed for these exercises, which have their own ranges of steps.
pub fn embedded_exercises(model: &Model, series: &[Exercise]) -> Result<EmbedFrame, ShareError> {
    let excerpt = Excerpt {
        shows_code: model.sharing.embed.shows_code,
        ..Excerpt::default()
    };
    let address = Address {
        is_embed: true,
        excerpt,
        ..address_of(model, series)
    };
    frame(model, address)
}

/// The embed of this address, with the chosen size.
fn frame(model: &Model, address: Address) -> Result<EmbedFrame, ShareError> {
    let form = &model.sharing.embed;
    Ok(EmbedFrame {
        src: shared_link_of(model, address),
        width: sized(&form.width, EMBED_SIZES)?,
        height: sized(&form.height, EMBED_SIZES)?,
    })
}
