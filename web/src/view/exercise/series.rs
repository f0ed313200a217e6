//! The part of the dialog that collects exercises in a series: the button that adds the composed one, and the list.

use yew::{Html, html};

use crate::view::Context;
use crate::view::icons::{Icon, icon};
use queens_page::exercise::compose::next_part;
use queens_page::exercise::working::ExerciseMessage;
use queens_page::model::Model;
use queens_text::narration::exercise::subject;

pub(super) fn series(model: &Model, context: &Context) -> Html {
    let texts = context.texts.exercise();
    let series = &model.exercises.composing.series;
    let all = series.iter().enumerate().map(|(index, exercise)| {
        let number = index as u64 + 1;
        let raise = texts.raise_part(number);
        let remove = texts.remove_part(number);
        html! {
            <li key={exercise.sum()}>
                <span>{format!("{number}. {}", subject(exercise, context.texts))}{" · "}{texts.part_questions(exercise.tasks.len() as u64)}</span>
                if index > 0 {
                    <button type="button" class="button quiet" data-testid={format!("raise-part-{number}")} aria-label={raise.clone()} title={raise}
                        onclick={context.on(ExerciseMessage::PartRaised(index))}>
                        {icon(Icon::Up)}
                    </button>
                }
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
            <div class="numbers">
                <button type="button" class="button" id="add-part" data-testid="add-part"
                    aria-disabled={next_part(model).is_err().then_some("true")}
                    onclick={context.on(ExerciseMessage::PartAdded)}>
                    {icon(Icon::Plus)}{texts.add_part()}
                </button>
            </div>
        </fieldset>
    }
}
