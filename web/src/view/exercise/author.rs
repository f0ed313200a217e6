//! The part of the dialog in which the author adds words, counters, questions and a limit of tries to an exercise.

use strum::VariantArray;
use web_sys::{HtmlInputElement, HtmlTextAreaElement, InputEvent};
use yew::{Callback, Html, TargetCast, html};

use crate::view::Context;
use crate::view::share::REFUSAL;
use crate::view::widgets::number::Number;
use queens_page::exercise::composing::{ComposeError, DraftQuestion};
use queens_page::exercise::working::ExerciseMessage;
use queens_page::exercise::{
    AnswerKind, LONGEST_QUESTION, LONGEST_WORDS, MOST_COUNTERS, MOST_QUESTIONS, Task, counters_of,
};
use queens_page::model::Model;
use queens_text::narration::exercise::counter;

pub(super) fn author(model: &Model, refused: Option<&ComposeError>, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let composing = &model.exercises.composing;
    let oninput = context.send.reform(|event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
        ExerciseMessage::WordsTyped(text).into()
    });
    let send = context.send.clone();
    let ontype = move |text| send.emit(ExerciseMessage::TriesTyped(text).into());
    let questions = composing.questions.iter().enumerate();
    let questions = questions.map(|(index, draft)| question(index, draft, refused, context));
    html! {
        <>
            if composing.asks(Task::Counters).is_some() {
                {counters(model, context)}
            }
            <fieldset class="tasks">
                <legend>{texts.own_questions()}</legend>
                <p class="hint">{texts.own_hint()}</p>
                {for questions}
                <div class="numbers">
                    <button type="button" class="button" id="add-question" data-testid="add-question"
                        aria-disabled={(composing.questions.len() >= MOST_QUESTIONS).then_some("true")}
                        onclick={context.on(ExerciseMessage::QuestionAdded)}>
                        {texts.add_question()}
                    </button>
                </div>
            </fieldset>
            <label for="exercise-words">{texts.words_label()}</label>
            <textarea class="square-input" id="exercise-words" data-testid="exercise-words" rows="2"
                maxlength={LONGEST_WORDS.to_string()} value={composing.words.clone()} {oninput} />
            <div class="numbers">
                <label for="exercise-tries">
                    <span>{texts.tries_label()}</span>
                    <Number id="exercise-tries" value={composing.tries.clone()} {ontype} reason={REFUSAL}
                        is_refused={matches!(refused, Some(ComposeError::BadTries { .. }))} />
                </label>
            </div>
        </>
    }
}

/// The counters that the exercise can ask for.
fn counters(model: &Model, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let algorithm = model.address.settings.algorithm;
    let chosen = &model.exercises.composing.counters;
    let boxes = counters_of(algorithm).map(|(count, name)| {
        let is_chosen = chosen.contains(&count);
        let is_full = !is_chosen && chosen.len() >= MOST_COUNTERS;
        html! {
            <label class="check" key={name}>
                <input type="checkbox" data-testid={format!("counts-{name}")} checked={is_chosen} disabled={is_full}
                    onchange={context.on(ExerciseMessage::CounterToggled(count))} />
                {counter(algorithm, count, context.texts)}
            </label>
        }
    });
    html! {
        <fieldset class="tasks">
            <legend>{texts.counters_label()}</legend>
            <div class="task-choice">{for boxes}</div>
            <p class="hint">{texts.counters_hint()}</p>
        </fieldset>
    }
}

/// The fields of a question.
fn question(
    index: usize,
    draft: &DraftQuestion,
    refused: Option<&ComposeError>,
    context: &Context,
) -> Html {
    let texts = context.texts.exercise();
    let number = index as u64 + 1;
    let edit = |change: fn(&mut DraftQuestion, String)| {
        let (draft, send) = (draft.clone(), context.send.clone());
        Callback::from(move |text: String| {
            let mut draft = draft.clone();
            change(&mut draft, text);
            send.emit(ExerciseMessage::QuestionEdited(index, draft).into());
        })
    };
    let field = |name: &str,
                 label: String,
                 value: &str,
                 is_refused: bool,
                 typed: Callback<String>| {
        let id = format!("question-{number}-{name}");
        let oninput = typed
            .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
        html! {
            <label for={id.clone()}>
                <span>{label}</span>
                <input id={id.clone()} data-testid={id} autocomplete="off" maxlength={LONGEST_QUESTION.to_string()}
                    value={value.to_owned()} aria-invalid={is_refused.then_some("true")}
                    aria-describedby={is_refused.then_some(REFUSAL)} {oninput} />
            </label>
        }
    };
    let kinds = AnswerKind::VARIANTS.iter().map(|&kind| {
        let (before, send) = (draft.clone(), context.send.clone());
        let onchange = move |_| {
            let draft = DraftQuestion { kind, ..before.clone() };
            send.emit(ExerciseMessage::QuestionEdited(index, draft).into());
        };
        html! {
            <label class="check" key={kind.into_str()}>
                <input type="radio" name={format!("kind-{number}")} data-testid={format!("kind-{number}-{}", kind.into_str())}
                    checked={draft.kind == kind} {onchange} />
                {texts.kind(kind)}
            </label>
        }
    });
    let no_text = matches!(refused, Some(ComposeError::NoQuestion { index: bad }) if *bad == index);
    let no_answer =
        matches!(refused, Some(ComposeError::BadAnswer { index: bad, .. }) if *bad == index);
    html! {
        <div data-testid={format!("question-{number}")}>
            <div class="numbers">
                {field("text", texts.question_label(number), &draft.text, no_text, edit(|draft, text| draft.text = text))}
            </div>
            <div class="task-choice" role="radiogroup" aria-label={texts.kind_label(number)}>{for kinds}</div>
            <div class="numbers">
                if draft.kind != AnswerKind::Text {
                    {field("answer", texts.answer_label(number), &draft.answer, no_answer, edit(|draft, text| draft.answer = text))}
                }
                <button type="button" class="button" data-testid={format!("remove-question-{number}")} data-next-focus="#add-question"
                    onclick={context.on(ExerciseMessage::QuestionRemoved(index))}>
                    {texts.remove_question(number)}
                </button>
            </div>
        </div>
    }
}
