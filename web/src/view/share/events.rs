//! The events of a range of steps as a file: the range, the format and the progress.

use queens_core::event_text::EventFormat;
use yew::{Callback, Html, html};

use super::options::{check, refusal, stretch};
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::model::Model;
use queens_page::results::export::named;
use queens_page::share::stretch::shared_span;
use queens_page::share::{EventsForm, EventsStage, SharingMessage};

pub(super) fn events(model: &Model, context: &Context) -> Html {
    let texts = context.texts.share();
    html! {
        <div class="share pictures" role="group" aria-labelledby="share-events">
            <h3 id="share-events">{texts.events()}</h3>
            {options(model, context)}
            {outcome(model, context)}
        </div>
    }
}

fn options(model: &Model, context: &Context) -> Html {
    let texts = context.texts.pictures();
    let form = &model.sharing.events;
    let refused = model.sharing.events_stage.refused();
    let send = context.send.clone();
    let choose = Callback::from(move |form| send.emit(SharingMessage::EventsChosen(form).into()));
    let steps = choose.reform({
        let form = form.clone();
        move |[from, to]: [Option<String>; 2]| EventsForm {
            from,
            to,
            ..form.clone()
        }
    });
    let formats = EventFormat::ALL.map(|format| {
        let onchange = choose.reform({
            let form = EventsForm { format, ..form.clone() };
            move |_| form.clone()
        });
        let name = match format {
            EventFormat::JsonLines => "JSON Lines",
            EventFormat::Csv => "CSV",
        };
        html! {
            <label>
                <input type="radio" name="events-format" data-testid={format!("events-{}", format.name())}
                    checked={format == form.format} {onchange} />
                {name}
            </label>
        }
    });
    let has_variables = !form.has_variables;
    let variables = choose.reform({
        let form = EventsForm {
            has_variables,
            ..form.clone()
        };
        move |_| form.clone()
    });
    let ids = ["events-from", "events-to", "events-whole", "events-next"];
    html! {
        <>
            {stretch(ids, [&form.from, &form.to], model, refused, &steps, context)}
            <fieldset class="segments" aria-label={texts.format()}>{for formats}</fieldset>
            {check("events-variables", context.texts.share().with_variables(), form.has_variables, variables)}
        </>
    }
}

/// The progress, or the finished file.
fn outcome(model: &Model, context: &Context) -> Html {
    let stage = &model.sharing.events_stage;
    let (state, shown) = match stage {
        EventsStage::Offered => ("offered", make(context)),
        EventsStage::Making { done, of, bytes } => {
            ("making", making([*done, *of], *bytes, context))
        }
        EventsStage::Ready { url, bytes } => ("ready", ready(url, *bytes, model, context)),
        EventsStage::Refused(error) => ("refused", refusal("events-none", error, context)),
    };
    html! { <div class="outcome" data-testid="events" data-state={state}>{shown}</div> }
}

fn make(context: &Context) -> Html {
    html! {
        <div class="actions">
            <button type="button" class="button" id="events-make" data-testid="events-make"
                data-next-focus="#events-stop, #save-events"
                onclick={context.on(SharingMessage::EventsWanted)}>
                {context.texts.share().make_events()}
            </button>
        </div>
    }
}

fn making([done, of]: [u64; 2], bytes: u64, context: &Context) -> Html {
    let texts = context.texts.rest();
    let size = context.texts.file_size(bytes);
    html! {
        <>
            <progress max={of.to_string()} value={done.to_string()} aria-label={texts.share().make_events()} data-testid="events-progress" />
            <p class="hint">{texts.share().making_events(done, of, &size)}</p>
            <div class="actions">
                <button type="button" class="button" id="events-stop" data-testid="events-stop"
                    data-next-focus="#events-make, #save-events"
                    onclick={context.on(SharingMessage::EventsStopped)}>
                    {icon(Icon::Stop)}{context.texts.pictures().stop()}
                </button>
            </div>
        </>
    }
}

fn ready(url: &str, bytes: u64, model: &Model, context: &Context) -> Html {
    let texts = context.texts.pictures();
    let size = context.texts.file_size(bytes);
    let ending = format!("events.{}", model.sharing.events.format.name());
    let form = &model.sharing.events;
    let span = shared_span(model, [&form.from, &form.to]);
    let name = named(model.shown_settings(), span, &ending);
    html! {
        <div class="actions">
            <a class="button primary" id="save-events" data-testid="save-events" href={url.to_owned()} download={name} data-bytes={bytes.to_string()}>
                {icon(Icon::Export)}{texts.save(&size)}
            </a>
        </div>
    }
}
