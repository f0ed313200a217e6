//! Predictions: the question in place of the event, and the score in place of the legend under the transport.

use strum::VariantArray;
use yew::{Callback, Html, html};

use super::icons::{Icon, icon};
use super::notices::at_board;
use super::{Context, sentence};
use crate::view::widgets::select::{Choice, Select};
use queens_page::command::Command;
use queens_page::keymap::Stroke;
use queens_page::message::Message;
use queens_page::model::Model;
use queens_page::predict::session::{Often, PredictMessage};
use queens_page::run::Run;
use queens_page::screen::Role;
use queens_text::narration;

/// The open question, with those answers that are not squares.
pub(super) fn question(model: &Model, context: &Context) -> Html {
    let Some((asked, choices)) = narration::predict::question(model, context.texts) else {
        return Html::default();
    };
    let kind = model.predictions.open().map(|open| open.question.name());
    let buttons = choices.into_iter().flatten().enumerate();
    let buttons = buttons.map(|(index, name)| {
        let command = Command::Answer(index);
        let stroke = command.stroke(model);
        html! {
            <button type="button" class="button" data-testid={format!("answer-{}", index + 1)}
                aria-keyshortcuts={stroke.map(Stroke::aria)} onclick={context.on(command)}>
                {name}
                if let Some(stroke) = stroke { <kbd aria-hidden="true">{stroke.sign()}</kbd> }
            </button>
        }
    });
    html! {
        <div class="told question" role="group" aria-labelledby="question" data-testid="question" data-kind={kind}>
            <span class="badge">{icon(Icon::Ask)}</span>
            <p id="question">{sentence(&asked)}</p>
            {for buttons}
        </div>
    }
}

/// The score, how often questions are asked, and a button for a new score. A refused action shows its reason here
/// instead.
pub(super) fn score(model: &Model, context: &Context) -> Html {
    if let Some(notice) = model.told_at_board() {
        return html! { <div class="predictions">{at_board(notice, context)}</div> };
    }
    let texts = context.texts.predict();
    let (predictions, run) = (&model.predictions, model.shown.run());
    let score = predictions.score();
    let leaves_trace = model.shown_settings().leaves_trace();
    let is_behind = run.is_some_and(|run: &Run| predictions.is_behind(run.step()));
    let is_new = score.asked == 0 && predictions.open().is_none() && !is_behind;
    let is_late =
        is_new && run.is_some_and(|run: &Run| run.step() > 0 && run.step() + 1 >= run.known());
    let again = |hook: &'static str, name, message| {
        html! {
            <button key={hook} type="button" class="button" data-testid={hook}
                onclick={context.on(Message::Predict(message))}>{name}</button>
        }
    };
    let send = context.send.clone();
    let onchoose = Callback::from(move |value: String| {
        let mut all = Often::VARIANTS.iter();
        if let Some(&often) = all.find(|often| often.into_str() == value) {
            send.emit(Message::Predict(PredictMessage::OftenChosen(often)));
        }
    });
    let choices = Often::VARIANTS.iter().map(|&often| Choice {
        value: often.into_str().into(),
        name: texts.spacing(often).into(),
        language: None,
    });
    html! {
        <div class="predictions" role="group" aria-label={texts.region()}>
            <p data-testid="score" data-right={score.right.to_string()} data-asked={score.asked.to_string()}
                data-streak={score.streak.to_string()}>
                if is_late {
                    <span class="note">{texts.late()}</span>
                } else if leaves_trace {
                    {texts.score_of(score)}
                } else {
                    {texts.no_trace()}
                }
                if is_behind {
                    <span class="note">{texts.seen()}</span>
                } else if is_new && !is_late && leaves_trace {
                    <span class="note first">{texts.first()}</span>
                }
            </p>
            // An exercise sets the frequency and the first step itself.
            if leaves_trace && predictions.end().is_none() {
                if is_behind {
                    {again("ask-from-here", texts.from_here(), PredictMessage::Reset)}
                } else if is_late {
                    {again("ask-from-start", texts.from_start(), PredictMessage::Restarted)}
                } else {
                    <span class="label" aria-hidden="true">{texts.often()}</span>
                    <Select testid="often" label={texts.often()} chosen={predictions.often.into_str()}
                        choices={choices.collect::<Vec<_>>()} {onchoose} />
                    if !is_new {
                        <button key="reset" type="button" class="button quiet icon" data-testid="score-reset" aria-label={texts.reset()}
                            title={texts.reset()} onclick={context.on(Message::Predict(PredictMessage::Reset))}>
                            {icon(Icon::Reload)}
                        </button>
                    }
                }
            }
        </div>
    }
}

/// The note in place of views that would reveal the next events, or an answer to the exercise.
pub(super) fn hidden(model: &Model, context: &Context) -> Html {
    let texts = context.texts;
    let why = match model.address.role {
        Role::Predict => texts.predict().hidden(),
        Role::Watch | Role::Play => texts.exercise().hidden(),
    };
    html! { <p class="note" data-testid="hidden">{why}</p> }
}
