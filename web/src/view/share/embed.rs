//! A board for the reader's own page: its options, its code and a preview.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{HtmlIFrameElement, KeyboardEvent};
use yew::{AttrValue, Callback, Event, Html, Properties, TargetCast, component, html, use_mut_ref};

use super::look;
use super::options::{check, number, refusal};
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::share::stretch::shared_stretch;
use queens_page::share::update::embedded;
use queens_page::share::{EmbedForm, EmbedFrame, ShareError, ShareField, SharingMessage};

pub(super) fn embed(model: &Model, context: &Context) -> Html {
    let embedded = embedded(model);
    html! {
        <div class="share pictures">
            {options(model, embedded.as_ref().err(), context)}
            {match &embedded {
                Ok(frame) => shown(frame, model, context),
                Err(error) => refusal("embed-none", error, context),
            }}
        </div>
    }
}

fn options(model: &Model, refused: Option<&ShareError>, context: &Context) -> Html {
    let (texts, words) = (context.texts.share(), context.texts.pictures());
    let form = &model.sharing.embed;
    let send = context.send.clone();
    let choose = Callback::from(move |form| send.emit(SharingMessage::EmbedChosen(form).into()));
    let with = |change: fn(&mut EmbedForm, String)| {
        let (form, choose) = (form.clone(), choose.clone());
        Callback::from(move |value| {
            let mut form = form.clone();
            change(&mut form, value);
            choose.emit(form);
        })
    };
    let to = |form: EmbedForm| choose.reform(move |_| form.clone());
    let has_steps = model.shown_settings().large.is_none();
    let [from, until] = shared_stretch(model, [&form.from, &form.to]);
    html! {
        <>
            <div class="numbers">
                if has_steps {
                    {number(("embed-from", ShareField::Step), words.from(), from, refused, with(|form, text| form.from = Some(text)))}
                    {number(("embed-to", ShareField::Step), words.to(), until, refused, with(|form, text| form.to = Some(text)))}
                }
                {number(("embed-width", ShareField::Size), texts.width(), form.width.clone(), refused, with(|form, text| form.width = text))}
                {number(("embed-height", ShareField::Size), texts.height(), form.height.clone(), refused, with(|form, text| form.height = text))}
            </div>
            <div class="checks">
                if has_steps {
                    {check("embed-play", texts.plays(), form.plays, to(EmbedForm { plays: !form.plays, ..form.clone() }))}
                    {check("embed-loop", texts.loops(), form.loops, to(EmbedForm { loops: !form.loops, ..form.clone() }))}
                }
                {check("embed-shows-code", texts.shows_code(), form.shows_code, to(EmbedForm { shows_code: !form.shows_code, ..form.clone() }))}
                {look(model, context)}
            </div>
        </>
    }
}

/// The code and the preview.
fn shown(frame: &EmbedFrame, model: &Model, context: &Context) -> Html {
    let texts = context.texts.share();
    let settings = model.shown_settings();
    let problem = context.texts.header().problem(settings.algorithm.problem);
    let size = match settings.large {
        Some(n) => format!("{n}×{n}", n = n.get()),
        None => settings.size.to_string(),
    };
    let title = format!("{problem}, {size}");
    let code = code(frame, &title);
    html! {
        <>
            <textarea class="square-input" readonly=true rows="4" aria-label={texts.embed()} data-testid="embed-code" value={code.clone()} />
            <button type="button" class="button primary" data-testid="copy-embed"
                onclick={context.on(Message::Sharing(SharingMessage::EmbedCopied(code)))}>
                {icon(Icon::Copy)}{texts.copy_embed()}
            </button>
            <p class="hint">{texts.embed_use()}</p>
            // A new address needs a new frame.
            <Preview key={frame.src.clone()} frame={frame.clone()} {title} close={context.on(Message::DialogClosed)} />
        </>
    }
}

#[derive(PartialEq, Properties)]
struct PreviewProps {
    frame: EmbedFrame,
    title: AttrValue,
    close: Callback<()>,
}

/// The preview. It is a separate page, so the dialog would not receive Escape from it. If a content security policy
/// blocks the page, the frame has no document that scripts may read.
#[component]
fn Preview(
    PreviewProps {
        frame,
        title,
        close,
    }: &PreviewProps,
) -> Html {
    let listener = use_mut_ref(|| None);
    let close = close.clone();
    let onload = move |event: Event| {
        let document = event
            .target_dyn_into::<HtmlIFrameElement>()
            .and_then(|frame| frame.content_document());
        let close = close.clone();
        *listener.borrow_mut() = document.map(|document| {
            EventListener::new(&document, "keydown", move |event| {
                // An event of another page is not an instance of this page's classes.
                if event.unchecked_ref::<KeyboardEvent>().key() == "Escape" {
                    close.emit(());
                }
            })
        });
    };
    html! {
        <iframe class="embed-preview" data-testid="embed-preview" {title} src={frame.src.clone()} {onload}
            width={frame.width.to_string()} height={frame.height.to_string()} />
    }
}

/// The HTML code of the embed.
pub(in crate::view) fn code(frame: &EmbedFrame, title: &str) -> String {
    let EmbedFrame { src, width, height } = frame;
    let src = src.replace('&', "&amp;").replace('"', "&quot;");
    format!(
        "<iframe src=\"{src}\" title=\"{title}\" width=\"{width}\" height=\"{height}\" allow=\"clipboard-write\" loading=\"lazy\" style=\"border: 0; max-width: 100%\"></iframe>"
    )
}
