//! The dialog that composes an exercise: its tasks and its link. It also checks results.

use strum::VariantArray;
use yew::{Callback, Html, classes, html};

use super::{author, class, series};
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::share::{REFUSAL, embed};
use crate::view::widgets::dialog::dialog;
use crate::view::widgets::number::Number;
use crate::view::widgets::select::{Choice, Select};
use queens_page::exercise::Task;
use queens_page::exercise::compose::{
    composed, composed_series, link_to_exercise, next_part, stretch,
};
use queens_page::exercise::composing::ComposeError;
use queens_page::exercise::working::ExerciseMessage;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::predict::session::Often;
use queens_page::share::update::embedded_exercises;
use queens_text::narration::exercise::subject;

pub(in crate::view) fn compose(model: &Model, context: &Context) -> Html {
    let title = context.texts.header().exercise();
    dialog(title, inside(model, context), model, context)
}

/// The content of the dialog.
pub(in crate::view) fn inside(model: &Model, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let link = link_to_exercise(model);
    let composing = &model.exercises.composing;
    // In a series, the link has the added exercises, and the fields are those of the next one.
    let refused = match composing.series.as_slice() {
        [] => link.as_ref().err().cloned(),
        _ => next_part(model).err(),
    };
    html! {
        <div class="compose">
            <p>{texts.about()}</p>
            <fieldset class="tasks">
                <legend>{texts.tasks()}</legend>
                {for Task::all(often(model)).map(|task| choice(model, task, context))}
            </fieldset>
            {steps(model, refused.as_ref(), context)}
            {author::author(model, refused.as_ref(), context)}
            {series::series(model, context)}
            // These stay in view while the fields scroll.
            <div class="composed">
                {match &refused {
                    None => html! {
                        <p class="hint">{composed(model).ok().map(|exercise| subject(&exercise, context.texts))}</p>
                    },
                    Some(error) => html! {
                        // The first request, and the exercise that was just added, are not mistakes.
                        <p class={classes!("hint", (!matches!(error, ComposeError::NoTask | ComposeError::Repeated)).then_some("bad"))} id={REFUSAL} role="status" data-testid="exercise-none">{queens_text::exercise::error(context.texts, error)}</p>
                    },
                }}
                {series::add(model, context)}
            </div>
            {link.map(|href| link_to(href, model, context)).unwrap_or_default()}
            {class::check(model, context)}
        </div>
    }
}

/// How often the exercise asks for predictions. If it does not ask, the default frequency.
fn often(model: &Model) -> Often {
    match model
        .exercises
        .composing
        .asks(Task::Predict(Often::default()))
    {
        Some(Task::Predict(often)) => often,
        _ => Often::default(),
    }
}

/// A task that the exercise may include.
fn choice(model: &Model, task: Task, context: &Context) -> Html {
    let is_asked = model.exercises.composing.asks(task).is_some();
    let is_of_predictions = matches!(task, Task::Predict(_));
    html! {
        <div class="task-choice">
            <label class="check">
                <input type="checkbox" data-testid={format!("ask-{}", task.name().0)} checked={is_asked}
                    onchange={context.on(ExerciseMessage::TaskToggled(task))} />
                {context.texts.exercise().task(task)}
            </label>
            if is_of_predictions && is_asked {
                {spacing(model, context)}
            }
        </div>
    }
}

fn spacing(model: &Model, context: &Context) -> Html {
    let texts = context.texts.predict();
    let choices = Often::VARIANTS.iter().map(|&often| Choice {
        value: often.into_str().into(),
        name: texts.spacing(often).into(),
        language: None,
    });
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        let mut all = Often::VARIANTS.iter();
        if let Some(&often) = all.find(|often| often.into_str() == value) {
            send.emit(ExerciseMessage::TaskToggled(Task::Predict(often)).into());
        }
    });
    html! {
        <Select testid="exercise-often" label={texts.often()} chosen={often(model).into_str()}
            choices={choices.collect::<Vec<_>>()} {onchoose} />
    }
}

/// The fields for the range of steps.
fn steps(model: &Model, refused: Option<&ComposeError>, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let is_needed = model
        .exercises
        .composing
        .tasks()
        .iter()
        .any(|task| task.is_of_search());
    if !is_needed {
        return Html::default();
    }
    let [from, to] = stretch(model);
    html! {
        <div class="numbers">
            {step("exercise-from", texts.from(), from, refused, ExerciseMessage::FromTyped, context)}
            {step("exercise-to", texts.to(), to, refused, ExerciseMessage::ToTyped, context)}
        </div>
    }
}

/// The field of a step. It is marked invalid if its text prevents the exercise.
fn step(
    id: &'static str,
    label: &'static str,
    value: String,
    refused: Option<&ComposeError>,
    message: fn(String) -> ExerciseMessage,
    context: &Context,
) -> Html {
    let is_bad = matches!(refused, Some(ComposeError::BadStep { value: bad, .. }) if *bad == value);
    let send = context.send.clone();
    let ontype = move |text| send.emit(message(text).into());
    html! {
        <label for={id}>
            <span>{label}</span>
            <Number {id} {value} is_refused={is_bad} reason={REFUSAL} {ontype} />
        </label>
    }
}

/// The link, which the reader can copy or open, and the code of an embed.
fn link_to(href: String, model: &Model, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let series = composed_series(model).unwrap_or_default();
    let embed = match embedded_exercises(model, &series) {
        Ok(frame) => {
            let code = embed::code(&frame, context.texts.header().exercise());
            html! {
                <button type="button" class="button" data-testid="copy-exercise-embed" onclick={context.on(ExerciseMessage::EmbedWanted(code))}>
                    {icon(Icon::Copy)}{texts.copy_embed()}
                </button>
            }
        }
        Err(_) => html! { <p class="hint bad" data-testid="no-embed">{texts.no_embed()}</p> },
    };
    html! {
        <div class="share">
            <input class="square-input" readonly=true aria-label={texts.link()} data-testid="exercise-link" value={href.clone()} />
            <button type="button" class="button primary" data-testid="copy-exercise" onclick={context.on(ExerciseMessage::LinkWanted(href.clone()))}>
                {icon(Icon::Copy)}{context.texts.dialog().copy_link()}
            </button>
            <a class="button" data-testid="try-exercise" {href} onclick={context.on(Message::DialogClosed)}>{texts.try_it()}</a>
            {embed}
        </div>
    }
}
