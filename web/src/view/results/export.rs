//! The boards as text in a chosen format, to copy or to save.

use queens_core::Problem;
use queens_core::formats::Form;
use web_sys::KeyboardEvent;
use yew::{Html, html};

use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::widgets::number::Number;
use crate::view::widgets::select::{Choice, Select};
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::results::export::{MOST_IN_A_FILE, MOST_TO_COPY, text_of};
use queens_page::results::{Exhibition, FileKind, ResultsMessage, writes_rows};
use queens_page::run::Run;

/// The id of the reason why there is no text.
const REFUSAL: &str = "results-refused";

/// The name of the format of the algorithm's own program.
const OWN: &str = "own";
/// The number of boards shown from the beginning of the text.
const SHOWN: usize = 5;

pub(super) fn export(model: &Model, shown: Option<&(&Run, Exhibition)>, context: &Context) -> Html {
    let texts = context.texts.results();
    let Some((run, shown)) = shown.filter(|(run, shown)| shown.count() > 0 && !run.needs_code())
    else {
        return html! { <p class="note">{texts.export_nothing()}</p> };
    };
    let results = &model.results;
    let save = |kind| {
        let message = Message::Results(ResultsMessage::Saved(kind));
        html! {
            <button type="button" class="button" onclick={context.on(message)}>{texts.export_save(kind)}</button>
        }
    };
    // Numbers take one line per board; a drawing takes several lines.
    let algorithm = run.settings().algorithm;
    let is_placement = algorithm.problem == Problem::Queens;
    let is_drawn = text_of(run, shown, results, 1).lines().count() > 1;
    let are_rows = writes_rows(algorithm);
    let is_refused = results.most().is_none();
    html! {
        <>
            <div class="export-form">
                if is_placement {
                    <label for="results-form">{texts.export_form()}</label>
                    {form(model, context)}
                }
                <label for="results-most">{texts.export_most()}</label>
                {most(model, context)}
            </div>
            if is_refused {
                <p class="hint bad" id={REFUSAL} role="alert">{context.texts.menu().no_number(&results.most)}</p>
            } else {
                <pre class="preview" tabindex="0" onkeydown={keep} data-testid="results-text" role="region" aria-label={texts.export_preview()}>
                    {text_of(run, shown, results, SHOWN)}
                </pre>
                if is_placement && !is_drawn {
                    <p class="hint">{texts.export_numbers(are_rows)}</p>
                }
                <div class="export-to">
                    <button type="button" class="button" data-testid="results-copy"
                        onclick={context.on(Message::Results(ResultsMessage::TextCopied))}>
                        {icon(Icon::Copy)}{texts.export_copy()}
                    </button>
                    {for [FileKind::Text, FileKind::Csv, FileKind::Json].map(save)}
                </div>
            }
            <p class="hint">{texts.export_limits(MOST_TO_COPY as u64, MOST_IN_A_FILE as u64)}</p>
        </>
    }
}

/// These keys scroll the text. Elsewhere they control the page.
fn keep(event: KeyboardEvent) {
    if event.key().starts_with("Arrow") || matches!(event.key().as_str(), "Home" | "End" | " ") {
        event.stop_propagation();
    }
}

fn form(model: &Model, context: &Context) -> Html {
    let send = context.send.clone();
    let onchoose = move |name: String| {
        let form = Form::from_name(&name);
        send.emit(Message::Results(ResultsMessage::FormChosen(form)));
    };
    let forms = [None].into_iter().chain(Form::ALL.map(Some));
    let choices = forms.map(|form| Choice {
        value: form.map_or(OWN, Form::name).into(),
        name: context.texts.results().name_of_form(form).into(),
        language: None,
    });
    let chosen = model.results.form.map_or(OWN, Form::name);
    html! {
        <Select testid="results-form" {chosen} choices={choices.collect::<Vec<_>>()} {onchoose} />
    }
}

fn most(model: &Model, context: &Context) -> Html {
    let send = context.send.clone();
    let ontype = move |text| send.emit(Message::Results(ResultsMessage::MostTyped(text)));
    html! {
        <Number id="results-most" class="square-input" value={model.results.most.clone()}
            is_refused={model.results.most().is_none()} reason={REFUSAL}
            placeholder={context.texts.results().export_all()} {ontype} />
    }
}
