//! Surveys: their form, progress, chart and table.

mod numbers;

use strum::VariantArray;
use yew::{AttrValue, Callback, Html, KeyboardEvent, MouseEvent, html};

use crate::view::Context;
use crate::view::chart::chart;
use crate::view::icons::{Icon, icon};
use crate::view::widgets::select::{Choice, Select};
use queens_page::compare::contrast;
use queens_page::compare::survey::{Preset, Quantity, Survey, Taken};
use queens_page::engine::Engine;
use queens_page::message::{CompareMessage, Message};
use queens_page::model::Model;
use queens_page::settings::Settings;
use queens_text::narration::board_size;
use queens_text::survey::{self, called};
use queens_worker::protocol::SURVEY_SECONDS;

/// The card below the boards.
pub(crate) fn survey(model: &Model, context: &Context) -> Html {
    let texts = context.texts.compare();
    let survey = &model.comparison.survey;
    // The table of another problem's survey is not shown next to this form.
    let taken = survey.taken_of(model.address.settings.algorithm.problem);
    html! {
        <section class="card survey" aria-label={texts.survey_title()} data-testid="survey">
            <div class="card-header"><h2>{texts.survey_title()}</h2></div>
            <div class="survey-inside">
                {form(model, context)}
                if let Some(taken) = taken {
                    {progress(taken, context)}
                    {result(model, taken, context)}
                }
            </div>
        </section>
    }
}

fn on(context: &Context, message: CompareMessage) -> Callback<MouseEvent> {
    context.on(Message::Compare(message))
}

fn form(model: &Model, context: &Context) -> Html {
    let texts = context.texts.compare();
    let survey = &model.comparison.survey;
    let problem = model.address.settings.algorithm.problem;
    let preset = survey.preset(problem);
    let presets = Preset::VARIANTS.iter().filter(|it| it.serves(problem));
    let presets = presets.map(|&it| line(it.into_str().into(), texts.survey_presets(it).into()));
    let send = context.send.clone();
    let choose_preset = move |name: String| {
        if let Some(&preset) = Preset::VARIANTS.iter().find(|it| it.into_str() == name) {
            send.emit(Message::Compare(CompareMessage::SurveyChosen(preset)));
        }
    };
    let sizes = preset
        .sizes(problem)
        .into_iter()
        .flat_map(|sizes| sizes.skip(1));
    let sizes = sizes.map(|n| {
        let size = AttrValue::from(n.to_string());
        line(size.clone(), size)
    });
    let send = context.send.clone();
    let choose_largest = move |n: String| {
        if let Ok(largest) = n.parse() {
            send.emit(Message::Compare(CompareMessage::LargestChosen(largest)));
        }
    };
    html! {
        <>
            <div class="survey-form">
                <label for="survey-preset">{texts.survey_what()}</label>
                <Select testid="survey-preset" chosen={preset.into_str()} description="survey-about"
                    choices={presets.collect::<Vec<_>>()} onchoose={choose_preset} />
                if let Some(largest) = survey.largest(problem) {
                    <label for="survey-largest">{texts.survey_largest()}</label>
                    <Select testid="survey-largest" chosen={largest.to_string()}
                        choices={sizes.collect::<Vec<_>>()} onchoose={choose_largest} />
                }
                if survey.taken_of(problem).is_some_and(Taken::is_running) {
                    <button type="button" class="button stop" data-testid="survey-stop"
                        onclick={on(context, CompareMessage::SurveyStopped)}>
                        {icon(Icon::Stop)}{texts.survey_stop()}
                    </button>
                } else {
                    <button type="button" class="button" data-testid="survey-run"
                        disabled={matches!(model.engine, Engine::Failed { .. })}
                        onclick={on(context, CompareMessage::SurveyBegun)}>
                        {texts.survey_begin()}
                    </button>
                }
            </div>
            <p class="note" id="survey-about">{about(model, context)}</p>
        </>
    }
}

/// Describes the survey that the form starts: its kind, and if needed the two algorithms or the board.
fn about(model: &Model, context: &Context) -> String {
    let texts = context.texts.compare();
    let first = model.address.settings.algorithm;
    let preset = model.comparison.survey.preset(first.problem);
    let about = texts.survey_about(preset, first.problem);
    let second = model.address.compare.unwrap_or(contrast(first));
    match preset {
        Preset::Pair => {
            let [first, second] = [("A", first), ("B", second)]
                .map(|(letter, it)| texts.survey_lettered(letter, context.texts.name_of(it)));
            format!("{first}. {second}. {about}")
        }
        Preset::Every => {
            let form = Settings {
                large: None,
                ..model.address.settings.clone()
            };
            format!("{}. {about}", board_size(&form))
        }
        _ => about,
    }
}

fn line(value: AttrValue, name: AttrValue) -> Choice {
    Choice {
        value,
        name,
        language: None,
    }
}

/// The number of searches counted so far.
fn progress(taken: &Taken, context: &Context) -> Html {
    let texts = context.texts;
    let (done, all) = (taken.counted.len(), taken.plan.searches.len());
    let told = texts.compare().survey_progress(done as u64, all as u64);
    let percent = done * 100 / all.max(1);
    html! {
        <div class="survey-progress">
            <div class="bar-track" role="progressbar" data-testid="survey-progress"
                aria-label={texts.transport().progress()} aria-valuetext={told.clone()}
                aria-valuemin="0" aria-valuemax="100" aria-valuenow={percent.to_string()}>
                <svg class="bar-fill" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect width={percent.to_string()} height="10" />
                </svg>
            </div>
            <p aria-hidden="true">{told}</p>
        </div>
    }
}

/// The chart and the table of the results so far.
fn result(model: &Model, taken: &Taken, context: &Context) -> Html {
    let survey = &model.comparison.survey;
    let texts = context.texts.compare();
    let setup = context.texts.setup();
    let variant = taken.plan.variant.map(|it| setup.variants(it));
    html! {
        <>
            if let Some(variant) = variant {
                <p class="note" data-testid="survey-variant">{setup.variant()}{": "}{variant}</p>
            }
            if taken.plan.has_boards() {
                {picture(survey, taken, context)}
            }
            <div class="survey-numbers">
                // A table that is too wide scrolls, also with the arrow keys.
                <div class="scroll" role="region" tabindex="0" aria-label={texts.survey_table()}
                    onkeydown={keep_arrows}>
                    {numbers::searches(model, taken, context)}
                    <p class="note">{texts.survey_timing(SURVEY_SECONDS.into())}</p>
                </div>
                <div class="survey-take">
                    <button type="button" class="button" data-testid="survey-save"
                        onclick={on(context, CompareMessage::SurveySaved)}>
                        {texts.survey_save()}
                    </button>
                </div>
            </div>
        </>
    }
}

/// The arrow keys scroll the table, and do not step through the search.
fn keep_arrows(event: KeyboardEvent) {
    if event.key().starts_with("Arrow") {
        event.stop_propagation();
    }
}

/// The chart of the chosen quantity.
fn picture(survey: &Survey, taken: &Taken, context: &Context) -> Html {
    let texts = context.texts.compare();
    let drawn = chart(
        &survey::chart(survey, taken, context.texts),
        &context.texts.numbers,
    );
    let quantities = Quantity::of(&taken.plan.algorithms);
    let problem = taken.plan.problem;
    let choices = quantities.iter().map(|&quantity| {
        line(
            quantity.name().into(),
            called(quantity, problem, context.texts).into(),
        )
    });
    let choices: Vec<_> = choices.collect();
    let send = context.send.clone();
    let onchoose = move |name: String| {
        if let Some(&quantity) = quantities.iter().find(|it| it.name() == name) {
            send.emit(Message::Compare(CompareMessage::QuantityChosen(quantity)));
        }
    };
    html! {
        <div class="survey-picture">
            <div class="survey-form">
                <label for="survey-quantity">{texts.survey_quantity()}</label>
                <Select testid="survey-quantity" chosen={survey.compared(taken).name()} {choices} {onchoose} />
            </div>
            {drawn}
        </div>
    }
}
