//! The dialog that composes an exercise: its tasks and its link. It also checks results.

use strum::VariantArray;
use yew::{Callback, Html, classes, html};

use super::{author, class};
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::share::REFUSAL;
use crate::view::widgets::dialog::dialog;
use crate::view::widgets::number::Number;
use crate::view::widgets::select::{Choice, Select};
use queens_page::exercise::Task;
use queens_page::exercise::compose::{composed, link_to_exercise, stretch};
use queens_page::exercise::composing::ComposeError;
use queens_page::exercise::working::ExerciseMessage;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::predict::session::Often;
use queens_text::narration::exercise::subject;

pub(in crate::view) fn compose(model: &Model, context: &Context) -> Html {
    let title = context.texts.header().exercise();
    dialog(title, inside(model, context), model, context)
}

/// The content of the dialog.
pub(in crate::view) fn inside(model: &Model, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let exercise = composed(model).ok();
    let link = link_to_exercise(model);
    html! {
        <div class="compose">
            <p>{texts.about()}</p>
            <fieldset class="tasks">
                <legend>{texts.tasks()}</legend>
                {for Task::all(often(model)).map(|task| choice(model, task, context))}
            </fieldset>
            {steps(model, link.as_ref().err(), context)}
            {author::author(model, link.as_ref().err(), context)}
            {match &link {
                Ok(href) => html! {
                    <>
                    <p class="hint">{exercise.map(|exercise| subject(&exercise, context.texts))}</p>
                    {link_to(href.clone(), context)}
                    </>
                },
                Err(error) => html! {
                    // The first request is not a mistake yet.
                    <p class={classes!("hint", (*error != ComposeError::NoTask).then_some("bad"))} id={REFUSAL} role="status" data-testid="exercise-none">{queens_text::exercise::error(context.texts, error)}</p>
                },
            }}
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

/// The link, which the reader can copy or open.
fn link_to(href: String, context: &Context) -> Html {
    let texts = context.texts.exercise();
    html! {
        <div class="share">
            <input class="square-input" readonly=true aria-label={texts.link()} data-testid="exercise-link" value={href.clone()} />
            <button type="button" class="button primary" data-testid="copy-exercise" onclick={context.on(ExerciseMessage::LinkWanted(href.clone()))}>
                {icon(Icon::Copy)}{context.texts.dialog().copy_link()}
            </button>
            <a class="button" data-testid="try-exercise" {href} onclick={context.on(Message::DialogClosed)}>{texts.try_it()}</a>
        </div>
    }
}
