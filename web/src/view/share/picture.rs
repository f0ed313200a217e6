//! The board, the tree or the path as a picture: its options, its preview, and the ways to use it.

use strum::VariantArray;
use yew::{Callback, Html, html};

use super::options::{check, number, refusal, theme};
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::results::export::{Span, named};
use queens_page::screen::Role;
use queens_page::share::pictures::{PictureOf, StillFormat};
use queens_page::share::{ShareField, SharingMessage, StillFile, StillOptions, StillStage};
use queens_text::picture::Extent;

pub(super) fn picture(model: &Model, context: &Context) -> Html {
    let texts = context.texts.pictures();
    html! {
        <div class="share pictures">
            {options(model, context)}
            <div class="outcome" data-testid="picture" data-state={state(&model.sharing.still_stage)}>
                {match &model.sharing.still_stage {
                    StillStage::UnderWay => html! { <p class="hint" role="status" aria-busy="true">{texts.under_way()}</p> },
                    StillStage::Ready(file) => html! { <>{part(model, context)}{ready(file, model, context)}</> },
                    StillStage::Refused(error) => refusal("picture-none", error, context),
                }}
            </div>
            <div class="actions">
                <button type="button" class="button" data-testid="print" onclick={context.on(SharingMessage::PrintWanted)}>
                    {texts.print()}
                </button>
                <p class="hint">{texts.print_use()}</p>
            </div>
        </div>
    }
}

fn state(stage: &StillStage) -> &'static str {
    match stage {
        StillStage::UnderWay => "under-way",
        StillStage::Ready(_) => "ready",
        StillStage::Refused(_) => "refused",
    }
}

fn options(model: &Model, context: &Context) -> Html {
    let texts = context.texts.pictures();
    let chosen = &model.sharing.still;
    let refused = model.sharing.still_stage.refused();
    let choose = {
        let send = context.send.clone();
        Callback::from(move |options| send.emit(SharingMessage::StillChosen(options).into()))
    };
    let with = |change: fn(&mut StillOptions, String)| {
        let (options, choose) = (chosen.clone(), choose.clone());
        Callback::from(move |value| {
            let mut options = options.clone();
            change(&mut options, value);
            choose.emit(options);
        })
    };
    let formats = StillFormat::VARIANTS.iter().map(|&format| {
        let is_chosen = format == chosen.format;
        let options = StillOptions { format, ..chosen.clone() };
        html! {
            <label>
                <input type="radio" name="picture-format" data-testid={format!("picture-{}", format.into_str())} checked={is_chosen}
                    onchange={choose.reform(move |_| options.clone())} />
                {texts.format_name(format)}
            </label>
        }
    });
    let kinds = PictureOf::VARIANTS.iter().map(|&of| {
        let options = StillOptions { of, ..chosen.clone() };
        html! {
            <label>
                <input type="radio" name="picture-of" data-testid={format!("picture-of-{}", of.into_str())} checked={of == chosen.of}
                    onchange={choose.reform(move |_| options.clone())} />
                {texts.of_name(of)}
            </label>
        }
    });
    let toggled = |toggle: fn(&mut StillOptions)| {
        let mut options = chosen.clone();
        toggle(&mut options);
        choose.reform(move |_| options.clone())
    };
    let themed = {
        let (options, choose) = (chosen.clone(), choose.clone());
        Callback::from(move |theme| {
            choose.emit(StillOptions {
                theme,
                ..options.clone()
            })
        })
    };
    html! {
        <>
            <fieldset class="segments" aria-label={texts.of()}>{for kinds}</fieldset>
            <fieldset class="segments" aria-label={texts.format()}>{for formats}</fieldset>
            <div class="numbers">
                {number(("picture-size", ShareField::Size), texts.size(), chosen.size.clone(), refused, with(|options, size| options.size = size))}
                {theme("picture-theme", chosen.theme, themed, context)}
            </div>
            <div class="checks">
                {check("picture-caption", texts.caption(), chosen.has_caption, toggled(|it| it.has_caption = !it.has_caption))}
                if model.address.role == Role::Watch && model.shown_settings().leaves_trace() {
                    {check("picture-counters", texts.counters(), chosen.has_counters, toggled(|it| it.has_counters = !it.has_counters))}
                }
                if !model.shows_large() && chosen.of == PictureOf::Board {
                    {check("picture-coordinates", texts.coordinates(), chosen.has_coordinates, toggled(|it| it.has_coordinates = !it.has_coordinates))}
                }
            </div>
        </>
    }
}

/// The part that is drawn of a tree that is too large.
fn part(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    let run = model
        .shown
        .run()
        .filter(|_| model.sharing.still.of.is_whole_tree());
    let part = run.map(Extent::of).filter(|extent| extent.is_part());
    let part = part.map(|part| texts.picture().size(part));
    part.map_or_else(
        Html::default,
        |part| html! { <p class="hint" data-testid="picture-part">{part}</p> },
    )
}

/// The picture, and the buttons to use it.
fn ready(file: &StillFile, model: &Model, context: &Context) -> Html {
    let texts = context.texts.pictures();
    let size = context.texts.file_size(file.bytes);
    let options = &model.sharing.still;
    let ending = match options.of {
        PictureOf::Board => options.format.into_str().to_owned(),
        of => format!("{}.{}", of.into_str(), options.format.into_str()),
    };
    let run = (model.shown.traced()).filter(|_| model.address.role != Role::Play);
    let span = run.map_or(Span::Search, |run| Span::Step(run.step()));
    let name = named(model.shown_settings(), span, &ending);
    html! {
        <>
            <div class="actions">
                <a class="button primary" data-testid="save-picture" href={file.url.clone()} download={name}>
                    {icon(Icon::Export)}{texts.save(&size)}
                </a>
                <button type="button" class="button" data-testid="copy-picture" onclick={context.on(Message::Sharing(SharingMessage::StillCopied))}>
                    {icon(Icon::Copy)}{texts.copy()}
                </button>
            </div>
            <img class="preview-picture" src={file.preview.clone()} alt={texts.preview()} data-testid="picture-preview" />
        </>
    }
}
