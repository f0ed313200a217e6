//! The proof by frames: a map of how the frames for one number of queens were closed, the selected frame, and the
//! known values.

mod map;
mod values;

use queens_core::frames::{FrameLines, FrameRecord, Rule, refutation_of};
use yew::{Html, html};

use super::header::to_question;
use super::{Context, sentence};
use map::Map;
#[cfg(test)]
pub(crate) use map::neighbour;
use queens_draw::Sentence;
use queens_page::address::link::link_to_question;
use queens_page::message::{Message, TransportMessage};
use queens_page::model::Model;
use queens_page::pool::is_shared;
use queens_page::proof::map::FrameMap;
use queens_page::proof::{ProofMessage, by_frames, excluded, numbers, sets_found};
use queens_page::run::Run;
use queens_page::settings::has_frames;
use queens_page::sheets::SheetQuestion;
use queens_text::proof as words;
use values::Values;

/// The question that explains why this is a proof.
const PROOF: Option<SheetQuestion> = Some(SheetQuestion::PROOF);

/// The rules, in the order of the key.
const RULES: [Rule; 5] = [
    Rule::Margins,
    Rule::Gains,
    Rule::Coverage,
    Rule::Prices,
    Rule::NoCandidate,
];

/// The name of a frame's outcome, for hooks and classes.
fn fate(closed: Option<Rule>) -> &'static str {
    match closed {
        Some(rule) => rule.name(),
        None => "searched",
    }
}

pub(super) fn proof(model: &Model, context: &Context) -> Html {
    let texts = context.texts.proof();
    if !has_frames(model.shown_settings().algorithm) {
        return html! { <p class="note">{texts.none()}</p> };
    }
    if is_shared(model.shown_settings()) {
        return html! { <><p class="note">{context.texts.count().frames()}</p><Values context={context.clone()} /></> };
    }
    let run = model.shown.run();
    let shown = run.and_then(|run| Some((run, model.proof.shown(run)?)));
    html! {
        <>
            if let Some((run, k)) = shown {
                {frames(model, run, k, context)}
            } else {
                {no_frame(run, context)}
            }
            <Values context={context.clone()} />
        </>
    }
}

/// Offers to search the same board by frames, for other algorithms of domination.
pub(super) fn offer(model: &Model, context: &Context) -> Html {
    match model.shown.run().and_then(by_frames) {
        Some(_) => html! {
            <p class="by-frames">
                <button type="button" class="button" data-testid="by-frames" onclick={context.on(Message::Proof(ProofMessage::ByFramesWanted))}>
                    {context.texts.proof().by_frames()}
                </button>
            </p>
        },
        None => Html::default(),
    }
}

/// The note if there is no frame to show: frames will follow, or the search ended without one.
fn no_frame(run: Option<&Run>, context: &Context) -> Html {
    let texts = context.texts.proof();
    match run.filter(|run| run.is_at_end()) {
        Some(run) => {
            html! { <p class="note">{sentence(&Sentence::marked(&texts.no_frame(excluded(run).map(u64::from))))}</p> }
        }
        None => html! { <p class="note">{texts.before()}</p> },
    }
}

fn frames(model: &Model, run: &Run, k: u8, context: &Context) -> Html {
    let texts = context.texts.proof();
    let map = FrameMap::of(run, k);
    let selected = model.proof.frame(run);
    html! {
        <>
            <p class="frames-sum">{sentence(&words::sums(texts, map.sums))}</p>
            {choice(run, k, context)}
            <Map map={map.clone()} size={run.settings().size} selected={selected.map(|frame| frame.margins)} context={context.clone()} />
            <div class="frame-looked-at">
                {selected.and_then(|frame| to_step(frame, context))}
                {told(run, selected, context)}
            </div>
            <p class="hint">{texts.axes()}{" "}<a href={link_to_question(model, PROOF)} data-next-focus="#question-title" onclick={to_question(PROOF, context)}>{texts.argument()}</a></p>
            {key(&map, context)}
        </>
    }
}

/// The choice of the number of queens. Empty if there is only one number.
fn choice(run: &Run, k: u8, context: &Context) -> Html {
    let numbers = numbers(run.frame_records());
    if numbers.len() < 2 {
        return Html::default();
    }
    let buttons = numbers.into_iter().map(|number| {
        html! {
            <button type="button" class="button" aria-pressed={(number == k).to_string()}
                onclick={context.on(Message::Proof(ProofMessage::NumberChosen(number)))}>
                {number}
            </button>
        }
    });
    let name = context.texts.proof().choice();
    html! {
        <div class="frames-choice" role="group" aria-label={name}><span>{name}</span>{for buttons}</div>
    }
}

/// The key to the signs of the map.
fn key(map: &FrameMap, context: &Context) -> Html {
    let texts = context.texts.proof();
    let occurs = |closed: Option<Rule>| {
        let mut frames = map.rows.iter().flatten();
        frames.any(|(_, frame)| frame.closed == closed)
    };
    let closed = RULES
        .into_iter()
        .map(|rule| (Some(rule), texts.rule(rule), Some(texts.finds(rule))));
    let entries = closed.chain([(None, texts.searched().to_owned(), None)]);
    let entries = entries.filter(|(closed, ..)| occurs(*closed));
    let entries = entries.map(|(closed, name, finds)| {
        html! {
            <li>
                <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                    <rect class={map::class(closed, 100)} x=".5" y=".5" width="9" height="9" />
                    <path class={map::sign_class(closed)} d={map::sign(closed, (0, 0))} />
                </svg>
                <span>{name}{finds.map(|finds| html! { <small>{" – "}{finds}</small> })}</span>
            </li>
        }
    });
    html! { <ul class="frames-key" aria-label={texts.key()}>{for entries}</ul> }
}

/// The button that goes to the event of a frame. `None` without a trace.
fn to_step(frame: &FrameRecord, context: &Context) -> Option<Html> {
    let step = frame.step;
    (step > 0).then(|| {
        html! {
            <button type="button" class="button to-step" data-step={step.to_string()} onclick={context.on(TransportMessage::ToStep(step))}>
                {context.texts.proof().to_step()}
            </button>
        }
    })
}

/// A description of the selected frame. Without a selection, an explanation of the map.
fn told(run: &Run, selected: Option<&FrameRecord>, context: &Context) -> Html {
    let texts = context.texts;
    let lines = |frame: &FrameRecord| FrameLines::new(run.settings().size, frame.margins);
    let told = selected.and_then(|frame| Some((frame, lines(frame).ok()?)));
    let refutation = |frame: &FrameRecord| {
        let instance = run.settings().instance().ok()?;
        refutation_of(&instance, frame.k, frame.margins)
    };
    html! {
        <div class="frames-told" role="status">
            if let Some((frame, lines)) = told {
                <p>{sentence(&words::lines(texts, &lines))}</p>
                <p>{sentence(&words::account(texts, frame, refutation(frame).as_ref(), sets_found(run, frame)))}</p>
            } else {
                <p class="muted">{texts.proof().hint()}</p>
            }
        </div>
    }
}
