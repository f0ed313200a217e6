//! A range of steps as an animation: its options, its estimated size, its progress and the file.

use strum::VariantArray;
use yew::{Callback, Html, html};

use super::options::{check, number, refusal, stretch, theme};
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::widgets::select::{Choice, Select};
use queens_page::exercise::number as typed_number;
use queens_page::model::Model;
use queens_page::results::export::named;
use queens_page::share::pictures::{Every, ReelFormat};
use queens_page::share::stretch::shared_span;
use queens_page::share::{AnimationForm, AnimationStage, ShareField, SharingMessage};

/// The duration of the last frame, in tenths of a second.
const LAST: u64 = 20;

pub(super) fn animation(model: &Model, context: &Context) -> Html {
    html! {
        <div class="share pictures">
            {options(model, context)}
            {outcome(model, context)}
        </div>
    }
}

fn chosen(context: &Context) -> Callback<AnimationForm> {
    let send = context.send.clone();
    Callback::from(move |form| send.emit(SharingMessage::AnimationChosen(form).into()))
}

fn options(model: &Model, context: &Context) -> Html {
    let texts = context.texts.pictures();
    let form = &model.sharing.animation;
    let refused = model.sharing.animation_stage.refused();
    let choose = chosen(context);
    let with = |change: fn(&mut AnimationForm, String)| {
        let (form, choose) = (form.clone(), choose.clone());
        Callback::from(move |value| {
            let mut form = form.clone();
            change(&mut form, value);
            choose.emit(form);
        })
    };
    let to = |form: AnimationForm| choose.reform(move |_| form.clone());
    let steps = choose.reform({
        let form = form.clone();
        move |[from, to]: [Option<String>; 2]| AnimationForm {
            from,
            to,
            ..form.clone()
        }
    });
    let ids = [
        "animation-from",
        "animation-to",
        "animation-whole",
        "animation-next",
    ];
    let every = Every::VARIANTS.iter().map(|&every| Choice {
        value: every.into_str().into(),
        name: texts.every_name(every).into(),
        language: None,
    });
    let formats = ReelFormat::VARIANTS.iter().map(|&format| {
        let onchange = choose.reform({
            let form = AnimationForm { format, ..form.clone() };
            move |_| form.clone()
        });
        let name = match format {
            ReelFormat::Gif => "GIF",
            ReelFormat::Apng => "APNG",
        };
        html! {
            <label>
                <input type="radio" name="animation-format" data-testid={format!("animation-{}", format.into_str())}
                    checked={format == form.format} {onchange} />
                {name}
            </label>
        }
    });
    let themed = {
        let (form, choose) = (form.clone(), choose.clone());
        Callback::from(move |theme| {
            choose.emit(AnimationForm {
                theme,
                ..form.clone()
            })
        })
    };
    html! {
        <>
            {stretch(ids, [&form.from, &form.to], model, refused, &steps, context)}
            <div class="numbers">
                <label for="animation-every">
                    <span>{texts.every()}</span>
                    <Select testid="animation-every" chosen={form.every.into_str()} choices={every.collect::<Vec<_>>()}
                        onchoose={with(|form, name| {
                            let mut all = Every::VARIANTS.iter();
                            if let Some(&every) = all.find(|every| every.into_str() == name) {
                                form.every = every;
                            }
                        })} />
                </label>
                {number(("animation-rate", ShareField::Rate), texts.rate(), form.fps.clone(), refused, with(|form, text| form.fps = text))}
                {number(("animation-size", ShareField::Size), texts.size(), form.size.clone(), refused, with(|form, text| form.size = text))}
                {theme("animation-theme", form.theme, themed, context)}
            </div>
            <fieldset class="segments" aria-label={texts.format()}>{for formats}</fieldset>
            <div class="checks">
                {check("animation-loop", texts.repeats(), form.repeats, to(AnimationForm { repeats: !form.repeats, ..form.clone() }).reform(drop))}
                {check("animation-caption", texts.caption(), form.has_caption, to(AnimationForm { has_caption: !form.has_caption, ..form.clone() }).reform(drop))}
                if !model.shows_large() {
                    {check("animation-counters", texts.counters(), form.has_counters,
                        to(AnimationForm { has_counters: !form.has_counters, ..form.clone() }).reform(drop))}
                    {check("animation-coordinates", texts.coordinates(), form.has_coordinates,
                        to(AnimationForm { has_coordinates: !form.has_coordinates, ..form.clone() }).reform(drop))}
                }
            </div>
        </>
    }
}

/// The progress, or the finished file.
fn outcome(model: &Model, context: &Context) -> Html {
    let texts = context.texts.pictures();
    let stage = &model.sharing.animation_stage;
    let (state, shown) = match stage {
        AnimationStage::Estimating => (
            "estimating",
            html! { <p class="hint" role="status" aria-busy="true">{texts.estimating()}</p> },
        ),
        AnimationStage::Refused(error) => ("refused", refusal("animation-none", error, context)),
        AnimationStage::Estimated { frames, bytes } => {
            let rate = typed_number(&model.sharing.animation.fps)
                .unwrap_or(1)
                .max(1);
            let frames = u64::from(*frames);
            let tenths = frames.saturating_sub(1) * 10 / rate + LAST;
            let said = context.texts.animation_estimate(frames, tenths, *bytes);
            (
                "estimated",
                html! { <p class="hint" role="status" data-testid="animation-estimate" data-frames={frames.to_string()} data-bytes={bytes.to_string()}>{said}</p> },
            )
        }
        AnimationStage::Making { done, of, bytes } => {
            ("making", making(*done, *of, *bytes, context))
        }
        AnimationStage::Ready { url, bytes } => ("ready", ready(url, *bytes, model, context)),
    };
    html! {
        <div class="outcome" data-testid="animation" data-state={state}>
            {shown}
            <div class="actions">
                if let AnimationStage::Making { .. } = stage {
                    <button type="button" class="button" id="animation-stop" data-testid="animation-stop" data-next-focus="#animation-make, #save-animation"
                        onclick={context.on(SharingMessage::AnimationStopped)}>
                        {icon(Icon::Stop)}{texts.stop()}
                    </button>
                } else if !matches!(stage, AnimationStage::Ready { .. } | AnimationStage::Refused(_)) {
                    <button type="button" class="button primary" id="animation-make" data-testid="animation-make"
                        data-next-focus="#animation-stop, #save-animation"
                        onclick={context.on(SharingMessage::AnimationWanted)}>
                        {texts.make()}
                    </button>
                }
            </div>
        </div>
    }
}

fn making(done: u64, of: u64, bytes: u64, context: &Context) -> Html {
    let texts = context.texts.pictures();
    let percent = (done * 100).checked_div(of).unwrap_or(0);
    let size = context.texts.file_size(bytes);
    html! {
        <>
            <progress max={of.to_string()} value={done.to_string()} aria-label={texts.make()} data-testid="animation-progress"
                data-percent={percent.to_string()} />
            <p class="hint">{texts.making(done, of, &size)}</p>
        </>
    }
}

fn ready(url: &str, bytes: u64, model: &Model, context: &Context) -> Html {
    let texts = context.texts.pictures();
    let ending = match model.sharing.animation.format {
        ReelFormat::Gif => "gif",
        ReelFormat::Apng => "png",
    };
    let size = context.texts.file_size(bytes);
    let form = &model.sharing.animation;
    let span = shared_span(model, [&form.from, &form.to]);
    let name = named(model.shown_settings(), span, ending);
    html! {
        <>
            <div class="actions">
                <a class="button primary" id="save-animation" data-testid="save-animation" href={url.to_owned()} download={name} data-bytes={bytes.to_string()}>
                    {icon(Icon::Export)}{texts.save(&size)}
                </a>
            </div>
            <img class="preview-picture" src={url.to_owned()} alt={texts.made()} data-testid="animation-preview" />
        </>
    }
}
