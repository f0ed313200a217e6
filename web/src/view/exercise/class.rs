//! The check of results: the field for their text, the verdict on one result, and the table of a class.

use js_sys::{Function, Promise, Reflect};
use strum::VariantArray;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlTextAreaElement, InputEvent, KeyboardEvent};
use yew::{Callback, Event, Html, TargetCast, classes, html};

use crate::view::Context;
use crate::view::answer::Answer;
use crate::view::icons::{Icon, icon};
use queens_draw::Tone;
use queens_draw::icon::look;
use queens_page::exercise::class::{ClassError, Column, LONGEST_TEXT};
use queens_page::exercise::working::ExerciseMessage;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_text::narration::exercise::checked;
use queens_text::narration::exercise::class::{ClassRow, ClassTable, CodeState, class, file};

/// The field that checks results.
pub(super) fn check(model: &Model, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let oninput = context.send.reform(|event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
        ExerciseMessage::CodeTyped(text).into()
    });
    let class = class(model, context.texts);
    html! {
        <div class="checked">
            <h3>{texts.check_result()}</h3>
            <p class="hint" id="check-results">{texts.check_hint()}</p>
            <textarea class="square-input" rows="3" spellcheck="false" aria-label={texts.check_label()} placeholder={texts.check_label()}
                aria-describedby="check-results" data-testid="result-code" value={model.exercises.composing.code.clone()} {oninput} />
            {open_file(context)}
            <div role="status">
                {verdict(model, context)}
                if let Some(class) = &class {
                    <p data-testid="class-summary">{class.summary.clone()}</p>
                }
            </div>
            // The number of elements is constant, so that the field keeps the focus.
            {class.map(|class| table(model, &class, context)).unwrap_or_default()}
        </div>
    }
}

/// The verdict on a single result, or the reason why the text contains none.
fn verdict(model: &Model, context: &Context) -> Html {
    let verdict = checked(model, context.texts).map(|(tone, sentence, answers)| {
        let (class, sign) = look(tone);
        let is_whole = tone != Tone::Conflict;
        let says = [vec![sentence.clone()], answers.clone()].concat();
        let answers = answers.into_iter().map(|answer| html! { <li>{answer}</li> });
        html! {
            <Answer {says}>
                <p class={classes!("answer", class)} data-testid="result-check" data-whole={is_whole.to_string()}>
                    {icon(sign)}<span>{sentence}</span>
                </p>
                <ul>{for answers}</ul>
            </Answer>
        }
    });
    verdict.unwrap_or_default()
}

/// The field that opens a text file.
fn open_file(context: &Context) -> Html {
    let send = context.send.clone();
    let onchange = move |event: Event| {
        if let Some(input) = event.target() {
            spawn_local(open(input.into(), send.clone()));
        }
    };
    html! {
        <div class="numbers">
            <label for="class-file">
                <span>{context.texts.exercise().open_file()}</span>
                <input type="file" accept="text/*,.txt,.eml,.mbox,.md" id="class-file" data-testid="class-file" {onchange} />
            </label>
        </div>
    }
}

/// Reads the chosen file, unless it is too large.
async fn open(input: JsValue, send: Callback<Message>) {
    let message = match read(&input).await {
        Ok(Ok(text)) => ExerciseMessage::CodeTyped(text),
        Ok(Err(error)) => ExerciseMessage::FileRefused(error),
        Err(_) => ExerciseMessage::FileRefused(ClassError::Unreadable),
    };
    send.emit(message.into());
    // The same file can be chosen again, for example after a change.
    let _ = Reflect::set(&input, &"value".into(), &"".into());
}

/// The text of the file in this field. Reflection spares the first visit the glue of types that only this panel uses.
async fn read(input: &JsValue) -> Result<Result<String, ClassError>, JsValue> {
    let files = Reflect::get(input, &"files".into())?;
    let file = Reflect::get(&files, &"0".into())?;
    let size = Reflect::get(&file, &"size".into())?.as_f64();
    let bytes = size.ok_or(JsValue::UNDEFINED)? as u64;
    if bytes > LONGEST_TEXT as u64 {
        return Ok(Err(ClassError::TooLong { bytes }));
    }
    let read: Function = Reflect::get(&file, &"text".into())?.dyn_into()?;
    let text: Promise = read.call0(&file)?.dyn_into()?;
    let text = JsFuture::from(text).await?.as_string();
    text.map(Ok).ok_or(JsValue::UNDEFINED)
}

/// The table of a class, and the button that saves it.
fn table(model: &Model, class: &ClassTable, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let unread = class.unread.as_ref().map(|(title, lines)| {
        let lines = lines.iter().map(|line| html! { <li>{line}</li> });
        html! {
            <>
                <p class="hint bad">{title}</p>
                <ul class="defects" data-testid="class-unread">{for lines}</ul>
            </>
        }
    });
    html! {
        <>
            if !class.rows.is_empty() {
                <div class="scroll" role="region" tabindex="0" aria-label={texts.class()} onkeydown={keep_arrows}>
                    <table class="result-table" data-testid="class" data-results={class.rows.len().to_string()}>
                        <caption class="visually-hidden">{texts.class()}</caption>
                        <thead>
                            <tr>
                                {for Column::VARIANTS.iter().map(|&column| head(model, column, context))}
                                <th scope="col">{texts.answers()}</th>
                            </tr>
                        </thead>
                        <tbody>{for class.rows.iter().map(|it| row(it, context))}</tbody>
                    </table>
                </div>
            }
            {unread.unwrap_or_default()}
            <button type="button" class="button" data-testid="save-class"
                onclick={context.on(ExerciseMessage::ClassSaved(file(class, context.texts)))}>
                {icon(Icon::Export)}{texts.save_class()}
            </button>
        </>
    }
}

/// The head of a column, with a button that sorts by it.
fn head(model: &Model, column: Column, context: &Context) -> Html {
    let sorting = model.exercises.composing.sorting;
    let sorted = (sorting.column == column).then_some(if sorting.is_descending {
        ("descending", Icon::Down)
    } else {
        ("ascending", Icon::Up)
    });
    html! {
        <th scope="col" aria-sort={sorted.map(|(order, _)| order)}>
            <button type="button" class="button quiet" data-testid={format!("sort-{}", column.into_str())}
                onclick={context.on(ExerciseMessage::SortChosen(column))}>
                {context.texts.exercise().column(column)}
                {sorted.map(|(_, sign)| icon(sign))}
            </button>
        </th>
    }
}

fn row(row: &ClassRow, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let is_bad = matches!(row.state, CodeState::Altered | CodeState::Damaged);
    let name = match row.name.as_str() {
        "" if row.state == CodeState::Damaged => "–",
        "" => texts.nameless(),
        name => name,
    };
    let exercise = match row.exercise.as_str() {
        _ if row.is_this && !row.is_part => texts.this_exercise(),
        "" => "–",
        exercise => exercise,
    };
    let number = |number: Option<String>| number.unwrap_or_else(|| "–".to_owned());
    let score = row
        .score
        .map(|(right, all)| texts.score(right as u64, all as u64));
    let tries = row.tries.map(|tries| tries.to_string());
    let answers = row.answers.iter().map(|answer| html! { <li>{answer}</li> });
    html! {
        <tr data-right={(!is_bad).to_string()}>
            <th scope="row">{name.to_owned()}</th>
            <td>{exercise.to_owned()}</td>
            <td class="number">{number(score)}</td>
            <td class="number">{number(tries)}</td>
            <td><span class={classes!("hint", is_bad.then_some("bad"))}>{row.checksum.clone()}</span></td>
            <td class="number">{row.line}</td>
            <td><ol>{for answers}</ol></td>
        </tr>
    }
}

/// The arrow keys scroll the table, and do not step through the search.
fn keep_arrows(event: KeyboardEvent) {
    if event.key().starts_with("Arrow") {
        event.stop_propagation();
    }
}
