//! The part of the dialog that collects exercises in a series: the button that adds the composed one, and the list.

use gloo_timers::callback::Timeout;
use yew::{Callback, Html, MouseEvent, html};

use crate::sight::focus_first;
use crate::view::Context;
use crate::view::icons::{Icon, icon};
use crate::view::share::REFUSAL;
use queens_page::exercise::compose::next_part;
use queens_page::exercise::working::ExerciseMessage;
use queens_page::model::Model;
use queens_text::narration::exercise::subject;

pub(super) fn series(model: &Model, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let series = &model.exercises.composing.series;
    let all = series.iter().enumerate().map(|(index, exercise)| {
        let number = index as u64 + 1;
        let raise_id = format!("raise-part-{number}");
        let raise = texts.raise_part(number);
        let remove = texts.remove_part(number);
        html! {
            <li key={exercise.sum()}>
                <span>{format!("{number}. {}", subject(exercise, context.texts))}{" · "}{texts.part_questions(exercise.tasks.len() as u64)}</span>
                <button type="button" class="button quiet" id={raise_id.clone()} data-testid={raise_id} aria-label={raise.clone()} title={raise}
                    aria-disabled={(index == 0).then_some("true")} onclick={raising(index, context)}>
                    {icon(Icon::Up)}
                </button>
                <button type="button" class="button quiet" data-testid={format!("remove-part-{number}")} aria-label={remove.clone()} title={remove}
                    data-next-focus="#add-part" onclick={context.on(ExerciseMessage::PartRemoved(index))}>
                    {icon(Icon::Cross)}
                </button>
            </li>
        }
    });
    html! {
        <fieldset class="tasks">
            <legend>{texts.series()}</legend>
            <p class="hint">{texts.series_hint()}</p>
            <ol class="series" data-testid="series" data-exercises={series.len().to_string()}>{for all}</ol>
        </fieldset>
    }
}

/// Moves an exercise up. The focus follows it to its new place.
fn raising(index: usize, context: &Context) -> Callback<MouseEvent> {
    let raise = context.on(ExerciseMessage::PartRaised(index));
    Callback::from(move |event: MouseEvent| {
        raise.emit(event);
        // The list is drawn after this task. The new number of the exercise is its old index.
        let moved = format!("#raise-part-{}", index.max(1));
        Timeout::new(0, move || {
            focus_first(&moved);
        })
        .forget();
    })
}

/// The button that adds the composed exercise.
pub(super) fn add(model: &Model, context: &Context) -> Html {
    html! {
        <button type="button" class="button" id="add-part" data-testid="add-part"
            aria-disabled={next_part(model).is_err().then_some("true")} aria-describedby={REFUSAL}
            onclick={context.on(ExerciseMessage::PartAdded)}>
            {icon(Icon::Plus)}{context.texts.exercise().add_part()}
        </button>
    }
}
